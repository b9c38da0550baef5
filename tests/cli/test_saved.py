"""Logs made to vex: whole by their hashes, with a move that no table could ever have had."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zoco
from zoco.cli.main import run
from zoco.core.codec import to_json
from zoco.core.log.chain import commitment, proof
from zoco.core.log.entries import Played, payload
from zoco.core.moves import Move

SALT = "00" * 16


def forged(folder: Path, key: str, move: dict[str, Any]) -> str:
    """A log whose first entry is this move of chance, with hashes that fit."""
    log = zoco.Log.start(zoco.load(key), zoco.load(key).seats()[-1])
    said = commitment(SALT, payload(move, ()))
    draft = Played(0, 1, -1, 0, move, (), SALT, said, commitment(SALT, b"x"), hash="")
    entry = msgspec.structs.replace(draft, hash=proof(log.head, draft))
    file = folder / "forged.jsonl"
    file.write_bytes(to_json(log.header) + b"\n" + to_json(entry) + b"\n")
    return str(file)


@pytest.mark.parametrize(
    ("key", "move", "told"),
    [
        ("bazaar", {"type": "rolled", "face": 8}, "move.face: must be a whole number of at"),
        ("bazaar", {"type": "roll_for_start", "faces": []}, "move.faces: must be a list"),
        ("basari", {"type": "offer", "gems": [4, 7, -1, 10]}, "move.gems[2]: must be a"),
        ("basari", {"type": "dice", "faces": [7]}, "move.faces[0]: must be a whole"),
        ("basari_cards", {"type": "offer", "gems": [0, -1, 0, 0]}, "move.gems[1]: must be"),
        ("scheherazade", {"type": "deal", "cards": []}, "move.cards: must be a list with"),
        ("scheherazade", {"type": "draw_colours", "colours": []}, "move.colours: must be"),
    ],
)
def test_a_move_without_text_is_no_move(
    refused: Callable[..., str], tmp_path: Path, key: str, move: dict[str, Any], told: str
) -> None:
    for command in (("replay",), ("play", "--resume")):
        assert refused(*command, forged(tmp_path, key, move)).startswith(
            f"forged.jsonl, line 2, field {told}"
        )


def test_a_game_that_cannot_write_a_move_does_not_break_the_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def speechless(_game: zoco.Game[Any, Any], _move: Move) -> str:
        raise LookupError("no words")

    monkeypatch.setattr(type(zoco.load("suleika")), "write", speechless)
    assert run(["replay", forged(tmp_path, "suleika", {"type": "roll", "pips": 4})]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert 'they now refuse \'{"type":"roll","pips":4}\' (suleika 1.4)' in told
