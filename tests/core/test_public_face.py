"""What `import zoco` offers: games by key, known before their rules are imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import zoco
import zoco.games.suleika.rules as rules
from zoco import games


def python(program: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_games_tell_their_metadata() -> None:
    metas: tuple[zoco.Meta, ...] = zoco.games()
    suleika = next(meta for meta in metas if meta.key == "suleika")
    assert (suleika.title, suleika.seats) == ("Suleika", (2, 3, 4))
    assert [meta.order for meta in metas] == sorted(meta.order for meta in metas)
    assert metas[0] == suleika


def test_games_are_listed_without_importing_any_rules() -> None:
    program = """
import sys, zoco
keys = [meta.key for meta in zoco.games()]
assert "suleika" in keys
print([name for name in sys.modules if name.startswith("zoco.games.") and "rules" in name])
"""
    assert python(program) == "[]"


def test_importing_zoco_imports_no_game() -> None:
    program = "import sys, zoco; print([n for n in sys.modules if n.startswith('zoco.games.')])"
    assert python(program) == "[]"


def test_games_is_a_package_and_a_question_at_once() -> None:
    assert games() == zoco.games()
    assert rules.start is sys.modules["zoco.games.suleika.rules"].start
    assert python(
        "from zoco import games; import zoco.games.suleika.rules; print(len(games()) > 0)"
    )


def test_a_game_is_loaded_by_its_key_and_once() -> None:
    game = zoco.load("suleika")
    assert isinstance(game, zoco.Game)
    assert game.meta in zoco.games()
    assert zoco.load("suleika") is game


@pytest.mark.parametrize("key", ["", "chess", "Suleika", "suleika.rules", "__init__", "../core"])
def test_an_unknown_key_is_named_with_those_there_are(key: str) -> None:
    with pytest.raises(zoco.BadInput, match=r"There is no game '.*'; there are: .*suleika"):
        zoco.load(key)


def test_a_match_can_be_played_saved_and_loaded_by_the_public_names_alone(tmp_path: Path) -> None:
    game = zoco.load("suleika")
    log: zoco.Log = zoco.Log.start(game, 3, {"first": 0})
    log.append(0, game.read("face E"))
    log.append(zoco.CHANCE, game.read("roll 2"))
    with pytest.raises(zoco.Illegal):
        log.append(1, game.read("lay a1-b1"))
    log.save(tmp_path / "a.log")
    again: zoco.Log = zoco.Log.load(tmp_path / "a.log")
    assert again.table == log.table
    assert zoco.from_json(game, "table", zoco.to_json(log.table)) == log.table


def test_all_public_names_are_there() -> None:
    assert all(hasattr(zoco, name) for name in zoco.__all__)
    assert zoco.told(zoco.Fault("wrong-chance"), "de").startswith("Der Zufall hat")
