"""Which boards show pieces as letters, and what a letter means to whoever types it there."""

from __future__ import annotations

from random import Random

import pytest

import zoco
from zoco.cli.play.amounts import Misread, amount, bundle
from zoco.cli.speech import BOARD_LETTERS, Speech
from zoco.core.describe import Bundle, Group
from zoco.core.playout import playout
from zoco.core.words.drawing import Drawing
from zoco.core.words.texts import LANGUAGES
from zoco.parts.negotiation import COLOURS, LETTERS, Answers

NAMES = ("Ada", "Ben", "Cleo", "Dora")
LETTERED = {
    "basari": True,
    "basari_cards": False,
    "bazaar": True,
    "scheherazade": False,
    "suleika": False,
}


def drawn(key: str, language: str) -> Drawing:
    """A board with pieces on it: the end of some match."""
    game = zoco.load(key)
    last, _, _ = playout(game, game.setup(4, game.simulated()), Random(3))
    return Speech(game, language, NAMES).draw(game.view(last, 0))


def lines(drawing: Drawing) -> list[str]:
    return ["".join(span.text for span in line) for line in drawing]


def test_every_game_is_listed() -> None:
    assert set(LETTERED) == {meta.key for meta in zoco.games()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "lettered"), LETTERED.items())
def test_a_board_with_letters_explains_them_and_no_other_does(
    key: str, lettered: bool, language: str
) -> None:
    speech = Speech(zoco.load(key), language, NAMES)
    assert speech.lettered == speech.naming.lettered == lettered
    if lettered:
        assert speech.texts.word(BOARD_LETTERS) in lines(drawn(key, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_gems_are_drawn_as_letters_where_the_game_says_so(key: str, language: str) -> None:
    speech, drawing = Speech(zoco.load(key), language, NAMES), drawn(key, language)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        coloured = [span.text for line in drawing for span in line if span.style == colour]
        shown = [set(text) == {letter} for text in coloured]
        assert coloured
        assert (all if speech.lettered else not_any)(shown)
        assert speech.lettered or all(speech.kind(colour) in text for text in coloured)


def not_any(shown: list[bool]) -> bool:
    return not any(shown)


def raising(key: str) -> Bundle:
    """The bundle that whoever answers an offer is asked for."""
    group = Answers(key, (3, 3, 3, 3), (0, 0, 0, 1)).describe()
    assert isinstance(group, Group)
    (part,) = [part for part in group.parts if isinstance(part, Bundle)]
    return part


def test_a_german_g_is_green_in_basari_and_not_clear_in_the_card_game() -> None:
    board = Speech(zoco.load("basari"), "de", NAMES).naming
    cards = Speech(zoco.load("basari_cards"), "de", NAMES).naming
    assert bundle(raising("basari"), "1g", board) == (0, 0, 1, 0)
    with pytest.raises(Misread) as told:
        bundle(raising("basari_cards"), "1g", cards)
    assert (told.value.key, told.value.params) == ("amount-kind", {"letters": "g"})
    for naming in (board, cards):
        assert bundle(raising("basari"), "1ge 2gr 1r 3b", naming) == (1, 1, 2, 3)
        assert bundle(raising("basari"), "1y", naming) == (0, 1, 0, 0)


def test_an_english_g_is_green_in_both() -> None:
    for key in ("basari", "basari_cards"):
        naming = Speech(zoco.load(key), "en", NAMES).naming
        assert bundle(raising(key), "1g", naming) == (0, 0, 1, 0)


@pytest.mark.parametrize("text", ["1000r", "1r 4000r", "1000 0 0 0"])
@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_more_gems_than_any_offer_can_hold_are_told_how_many_there_are(key: str, text: str) -> None:
    speech = Speech(zoco.load(key), "en", NAMES)
    with pytest.raises(Misread) as told:
        amount(raising(key), text, speech.naming)
    said = speech.word(told.value.key, **told.value.params)
    assert said.startswith("Of “red” it can be 0 to 3, not ")
