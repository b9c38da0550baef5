"""Texts and rulebooks with a fault each: the laws about whole games notice."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from zoco.testkit.conformance import Violation, check_game
from zoco.testkit.toy.game import Toy

Spoil = Callable[[str, str, str], Toy]
FILES = ("text/en.ftl", "text/de.ftl", "rulebook.en.md", "rulebook.de.md", "game.py")
COPIES = iter(range(1000))


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Makes a copy of the toy's package with a text in one of its files replaced."""

    def copy(file: str, old: str, new: str) -> Toy:
        name = f"toy_copy_{next(COPIES)}"
        for known in (*FILES, "__init__.py"):
            target = tmp_path / name / known
            target.parent.mkdir(parents=True, exist_ok=True)
            source = (resources.files("zoco.testkit.toy") / known).read_text("utf-8")
            assert known != file or old in source
            target.write_text(source.replace(old, new) if known == file else source, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))

        class Copy(Toy):
            package = name

        return Copy()

    return copy


def complaint(game: Toy, law: str) -> str:
    with pytest.raises(Violation) as found:
        check_game(game, only=[law])
    assert found.value.law == law
    return found.value.message


def test_an_untouched_copy_passes(spoil: Spoil) -> None:
    check_game(spoil("text/en.ftl", "Pass", "Pass"), only=["texts-match", "rulebook-covered"])


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("text/de.ftl", "choose = Wähle.", "", "choose differs"),
        ("text/de.ftl", "eine { $value }", "etwas", "event-bared differs"),
        ("text/en.ftl", "choose = Choose.", "choose Choose.", "not Fluent in en"),
    ],
)
def test_catalogues_that_differ_are_noticed(
    spoil: Spoil, file: str, old: str, new: str, said: str
) -> None:
    assert said in complaint(spoil(file, old, new), "texts-match")


@pytest.mark.parametrize("key", ["phase-offer", "option-rounds", "option-showing-help"])
def test_texts_that_follow_from_types_are_missed(spoil: Spoil, key: str) -> None:
    game = spoil("text/en.ftl", f"\n{key} =", f"\nx-{key} =")
    other = spoil("text/de.ftl", f"\n{key} =", f"\nx-{key} =")
    assert f"{key} differs" in complaint(game, "texts-match")
    source = resources.files(game.package) / "text" / "en.ftl"
    Path(str(resources.files(other.package) / "text" / "en.ftl")).write_text(source.read_text())
    assert complaint(other, "texts-match") == f"there is no text {key}"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("rulebook.de.md", "**3.2**", "**3.3**", "only one of the rulebooks"),
        ("game.py", "(toy 3.2)", "(toy 3.9)", "the code cites, but no rulebook has 3.9"),
        ("game.py", "(toy 3.2)", "", "neither the code nor meta.not_code names 3.2"),
    ],
)
def test_rulebooks_and_code_that_differ_are_noticed(
    spoil: Spoil, file: str, old: str, new: str, said: str
) -> None:
    assert said in complaint(spoil(file, old, new), "rulebook-covered")


@pytest.mark.parametrize(
    ("excuses", "end", "said"),
    [
        (("1.3", "8.8"), "toy 4.1", "meta.not_code names, but no rulebook has 8.8"),
        (("1.3",), "toy 4.9", "options or the end cite, but no rulebook has 4.9"),
    ],
)
def test_excuses_and_the_end_need_real_paragraphs(
    excuses: tuple[str, ...], end: str, said: str
) -> None:
    class Other(Toy):
        meta = replace(Toy.meta, not_code=excuses, end=end)

    assert complaint(Other(), "rulebook-covered") == said
