"""Sentences: a hole in a catalogue is an error, seats have names, languages must match."""

from __future__ import annotations

import pytest

from tests.core.bids.game import GAME
from tests.core.bids.rules import Noted, Sealed, Tossed
from zoco.core.faults import BadInput
from zoco.core.moves import Illegal
from zoco.core.words.said import Said
from zoco.core.words.texts import (
    LANGUAGES,
    MissingText,
    Texts,
    catalogue,
    faults,
    keys_and_variables,
)

EN = Texts(GAME.package, "en", ("Ada", "Bo"))
DE = Texts(GAME.package, "de", ("Ada",))


def test_events_and_refusals_are_said_in_both_languages() -> None:
    assert EN.say(Tossed(1).said()) == "The coin shows 1."
    assert DE.say(Tossed(1).said()) == "Die Münze zeigt 1."
    assert EN.say(Illegal("bids 2.1", "too-much", high=3).said) == "At most 3."


def test_a_seat_is_called_by_its_name_or_its_number() -> None:
    assert EN.say(Sealed(1).said()) == "Bo has bid."
    assert DE.say(Sealed(1).said()) == "Platz 2 hat geboten."
    assert [EN.name(seat) for seat in (0, 1, 2)] == ["Ada", "Bo", "Seat 3"]


def test_numbers_choose_their_form() -> None:
    assert EN.say(Noted(0, 1).said()) == "Ada bids one coin."
    assert DE.say(Noted(0, 2).said()) == "Ada bietet 2 Münzen."


def test_what_every_game_says_is_there_and_a_game_may_say_it_better() -> None:
    assert EN.word("you") == "You"
    assert EN.word("chance") == "The coin"
    assert EN.word("seat-number", number=4) == "Seat 4"


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(MissingText, match="no text 'event-flown' in en"):
        EN.say(Said("event-flown"))


@pytest.mark.parametrize("key", ["event-tossed", "event-sealed", "event-noted"])
def test_a_missing_variable_is_an_error_and_no_hole(key: str) -> None:
    with pytest.raises(MissingText, match=f"text '{key}' in de"):
        DE.say(Said(key))


def test_a_key_without_a_sentence_of_its_own_is_an_error() -> None:
    with pytest.raises(MissingText, match="text 'only-attribute' has no value in en"):
        EN.word("only-attribute")


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="There is no language 'fr'; there are: en, de"):
        Texts(GAME.package, "fr")


SOURCE = """\
# A comment.
plain = Nothing to fill in
-term = The { $hidden } term
two = { $one } and { SEAT($two) }
forms = { $count ->
    [one] one { $thing }
   *[other] many
  }
titled = Text
    .title = With { $inside }
"""


def test_keys_come_with_all_variables_wherever_they_hide() -> None:
    assert keys_and_variables(SOURCE) == {
        "plain": frozenset(),
        "two": {"one", "two"},
        "forms": {"count", "thing"},
        "titled": {"inside"},
    }


def test_what_is_not_fluent_is_found() -> None:
    assert faults(SOURCE) == ()
    assert faults("good = Good\nbad = { $\n") == ("bad = { $\n",)


@pytest.mark.parametrize("package", ["zoco.core", "tests.core.bids"])
def test_the_catalogues_of_all_languages_match(package: str) -> None:
    sources = [catalogue(package, language) for language in LANGUAGES]
    assert [faults(source) for source in sources] == [(), ()]
    first, second = map(keys_and_variables, sources)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "refusal", ["not-your-decision", "not-now", "it-is-over", "not-an-outcome", "not-a-move"]
)
def test_every_refusal_of_the_core_has_a_text(language: str, refusal: str) -> None:
    texts = Texts(GAME.package, language)
    assert texts.say(Illegal("bids 1.1", refusal, move="take").said)
