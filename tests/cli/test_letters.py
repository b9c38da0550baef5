"""One alphabet of colours for each language: on the board, in its legend, and to be typed."""

from __future__ import annotations

from random import Random

import pytest

import zoco
from zoco.cli.play.amounts import Misread, amount, bundle, letters
from zoco.cli.speech import Speech
from zoco.core.describe import Bundle, Group
from zoco.core.playout import playout
from zoco.core.words.drawing import Drawing
from zoco.core.words.texts import LANGUAGES
from zoco.games.bazaar.stones import COLOURS as STONES
from zoco.games.scheherazade.setup.places import PALETTE
from zoco.parts.negotiation import COLOURS, Answers

NAMES = ("Ada", "Ben", "Cleo", "Dora")
LETTERED = {"basari": COLOURS, "bazaar": STONES, "scheherazade": PALETTE}
"""The games whose boards show colours as letters, and these colours."""


def drawn(speech: Speech) -> Drawing:
    """A board with pieces on it: the end of some match."""
    game = speech.game
    last, _, _ = playout(game, game.setup(4, game.simulated()), Random(3))
    return speech.draw(game.view(last, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LETTERED)
def test_every_colour_has_a_letter_of_its_own_and_the_board_explains_it(
    key: str, language: str
) -> None:
    speech = Speech(zoco.load(key), language, NAMES)
    signs = [speech.letter(colour) for colour in LETTERED[key]]
    assert None not in signs
    assert len(set(signs)) == len(signs)
    board = "\n".join("".join(span.text for span in line) for line in drawn(speech))
    named = {"scheherazade": "colour-name"}.get(key)
    explained = [
        speech.texts.word(named, colour=colour) if named else word_of(speech, colour)
        for colour in LETTERED[key]
    ]
    shown = [f"{sign} {word}" in board for sign, word in zip(signs, explained, strict=True)]
    assert all(shown) or (named and sum(shown) >= 5), "of the palette five colours take part"


def word_of(speech: Speech, colour: str) -> str:
    """A colour's word as the legend has it."""
    legend = speech.texts.word("board-letters").split(";")[0]
    found = [it for it in legend.split(", ") if it.startswith(f"{speech.letter(colour)} ")]
    return found[0].partition(" ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["basari", "bazaar"])
def test_what_is_drawn_in_a_colour_is_written_with_its_letter(key: str, language: str) -> None:
    speech = Speech(zoco.load(key), language, NAMES)
    drawing = drawn(speech)
    for colour in LETTERED[key]:
        coloured = [span.text for line in drawing for span in line if span.style == colour]
        signs = {text.strip("0123456789 ") for text in coloured} - {"★", ""}
        assert signs
        assert {frozenset(sign) for sign in signs} == {frozenset(speech.letter(colour) or "")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_what_is_typed_is_the_letter_on_the_board(key: str, language: str) -> None:
    speech, part = Speech(zoco.load(key), language, NAMES), raising(key)
    signs = [letters(part, colour, speech.naming) for colour in COLOURS]
    assert signs == [speech.letter(colour) for colour in COLOURS]
    for place, sign in enumerate(signs):
        assert bundle(part, f"2{sign}", speech.naming)[place] == 2


def raising(key: str) -> Bundle:
    """The bundle that whoever answers an offer is asked for."""
    group = Answers(key, (3, 3, 3, 3), (0, 0, 0, 1)).describe()
    assert isinstance(group, Group)
    (part,) = [part for part in group.parts if isinstance(part, Bundle)]
    return part


@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_a_german_g_is_gelb_and_an_english_one_green(key: str) -> None:
    german, english = (Speech(zoco.load(key), it, NAMES).naming for it in ("de", "en"))
    assert bundle(raising(key), "1g 2ü", german) == (0, 1, 2, 0)
    assert bundle(raising(key), "1ge 2gr 1r 3b", german) == (1, 1, 2, 3)
    assert bundle(raising(key), "1y", german) == (0, 1, 0, 0)
    assert bundle(raising(key), "1g 2y", english) == (0, 2, 1, 0)


@pytest.mark.parametrize("text", ["1000r", "1r 4000r", "1000 0 0 0"])
@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_more_gems_than_any_offer_can_hold_are_told_how_many_there_are(key: str, text: str) -> None:
    speech = Speech(zoco.load(key), "en", NAMES)
    with pytest.raises(Misread) as told:
        amount(raising(key), text, speech.naming)
    said = speech.word(told.value.key, **told.value.params)
    assert said.startswith("Of “red” it can be 0 to 3, not ")
