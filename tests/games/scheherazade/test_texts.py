"""Sentences: every card and colour in both languages, and no text that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.games.scheherazade.positions import ready
from zoco.core.notation import members
from zoco.core.options import choices
from zoco.core.words.said import Param, Said, dashed
from zoco.core.words.texts import LANGUAGES, Texts, catalogue, keys_and_variables
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import ITEMS, ScheherazadeMove
from zoco.games.scheherazade.setup.places import PALETTE
from zoco.games.scheherazade.travels import ScheherazadeEvent, TurnedAway
from zoco.games.scheherazade.words.holdings import CARDS as HELD
from zoco.games.scheherazade.words.preview import card_text

CARDS = ready().edition.cards
PAGE = Path(__file__).resolve().parents[3] / "web" / "src" / "boards" / "scheherazade"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_29_cards_has_its_own_text(language: str) -> None:
    texts = Texts(GAME.package, language)
    assert len(CARDS) == 29
    said = [texts.say(card_text(card)) for card in CARDS]
    assert len(set(said)) == 29
    assert all(
        str(card.amount) in text for card, text in zip(CARDS, said, strict=True) if card.amount
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_its_own_name(language: str) -> None:
    texts = Texts(GAME.package, language)
    names = [
        texts.say(Said("card-name", {"effect": card.effect, "colour": card.colour or ""}))
        for card in CARDS
    ]
    assert len(set(names)) == 29


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_its_own_words(language: str) -> None:
    texts = Texts(GAME.package, language)
    for key in ("colour-name", "bedouin-nom", "bedouin-acc", "bedouins-name"):
        assert len({texts.word(key, colour=colour) for colour in PALETTE}) == len(PALETTE)
    assert len({texts.word("room-name", room=colour) for colour in PALETTE}) == len(PALETTE)
    assert len({texts.word("other-name", other=colour) for colour in PALETTE}) == len(PALETTE)
    assert len({texts.word("item-name", item=item) for item in ITEMS}) == len(ITEMS)
    assert len({texts.word(f"letter-{colour}") for colour in PALETTE}) == len(PALETTE)


PLURALS = {
    "en": "pearls|fields|rounds|cards|Bedouins|camels",
    "de": "Perlen|Felder|Runden|Karten|Kamele",
}
SEATS = {"seat", "other", "payer", "buyer", "seller"}
FIELDS = {"start", "end", "field", "fields", "last", "entry", "exit"}
RANGES = ("refusal-price", "refusal-camel-steps")
NONE_AT_ALL = (
    "event-bowl-taken",
    "event-fine-paid",
    "event-fine-passed-on",
    "event-stone-claimed",
    "event-treasure-found",
    "fact-bowl",
    "fact-left",
    "fact-pays",
    "fact-reach",
    "fact-stock",
    "outline-pearls",
    "refusal-not-so-many",
    "refusal-too-dear",
)
"""What can be nothing at a table."""


def sentences(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every text of the game with this number for all that it may count; each by its key."""
    texts = Texts(GAME.package, language, ("Ada", "Ben"))
    variables = keys_and_variables(catalogue(GAME.package, language))
    every: dict[str, Param] = {name: number for names in variables.values() for name in names}
    every |= dict.fromkeys(SEATS, 1) | dict.fromkeys(FIELDS, "N01")
    for key in variables:
        for effect in sorted({card.effect for card in CARDS}):
            yield key, texts.say(Said(key, every | {"effect": effect, "colour": "red"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_no_plural(language: str) -> None:
    wrong = re.compile(rf"\b1 (question )?({PLURALS[language]})\b")
    said = [(key, text) for key, text in sentences(language, 1) if key not in RANGES]
    assert [key for key, text in said if wrong.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_counted(language: str) -> None:
    said = {(key, text) for key, text in sentences(language, 0) if key in NONE_AT_ALL}
    assert {key for key, _ in said} == set(NONE_AT_ALL)
    assert [key for key, text in said if "0" in text] == []


def test_the_two_languages_say_different_things() -> None:
    english, german = (Texts(GAME.package, language, ("Ada", "Ben")) for language in LANGUAGES)
    event = TurnedAway(1, "red")
    assert english.say(event.said()) == (
        "Ben comes to the red room without the gift and is sent back to the start."
    )
    assert german.say(event.said()) == (
        "Ben will ohne Geschenk in das rote Zimmer und muss zurück an den Start."
    )


def test_no_text_is_left_over() -> None:
    """Every key is named in the code or on the board, or follows from a class or an option."""
    files = [*Path(str(resources.files(GAME.package))).rglob("*.py"), *PAGE.iterdir()]
    code = "\n".join(file.read_text("utf-8") for file in files)
    derived = {f"event-{tag(kind)}" for kind in members(ScheherazadeEvent)}
    derived |= {f"move-{tag(kind)}" for kind in members(ScheherazadeMove)}
    derived |= {f"option-{dashed(name)}" for name in GAME.kinds.options.__struct_fields__}
    derived |= {f"option-first-{owner}" for owner in range(-1, 6)} | {
        "subtitle",
        "title",
        "blurb",
        "edition-short-journey",
        "edition-standard",
    }
    derived |= {"refusal-number-taken", "number-taken"} | {f"tale-{line}" for line in range(1, 45)}
    derived |= {f"piece-{dashed(kind)}" for kind in (*PALETTE, *HELD)}
    derived |= {f"letter-{colour}" for colour in PALETTE}
    for name, values in choices(GAME.kinds.options).items():
        derived |= {f"option-{dashed(name)}-{dashed(str(value))}" for value in values}
    source = catalogue(GAME.package, "en")
    for key in keys_and_variables(source):
        bare = key.removeprefix("refusal-").removeprefix("measure-").removesuffix("-help")
        inside = f"{{ {key} }}" in source or key.startswith("phase-")
        part, _, rest = key.partition("-")
        built = part in ("board", "outline", "piece", "fact", "why") and f'"{rest}"' in code
        assert inside or built or bare in derived or f'"{bare}"' in code or f"'{bare}'" in code, key


def tag(kind: type) -> str:
    """How a class is called in keys."""
    return dashed(str(kind.__struct_config__.tag))  # type: ignore[attr-defined]


def test_the_tale_is_long_enough_for_forty_rounds() -> None:
    """No line twice, and as many as the board counts."""
    board = (PAGE / "lines.svelte.ts").read_text("utf-8")
    for language in LANGUAGES:
        texts = Texts(GAME.package, language)
        lines = [texts.word(f"tale-{line}") for line in range(1, 45)]
        assert len(set(lines)) == 44
        assert "const LINES = 44;" in board
        assert not texts.has("tale-45")
