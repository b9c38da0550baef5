"""The small values: refusals, events, names, drawings."""

from __future__ import annotations

import pickle

from msgspec import Struct

from tests.core.bids.rules import Noted, Opened, Sealed, Toss, TossCoin, Tossed
from zoco.core.events import seen
from zoco.core.moves import Illegal
from zoco.core.words.drawing import Span, plain
from zoco.core.words.said import Said, dashed, plain_params, snake, tag_of

REFUSAL = Illegal("bids 2.1", "too-much", high=3, what="bid")


def test_a_refusal_names_key_paragraph_and_parameters() -> None:
    assert str(REFUSAL) == "too-much (bids 2.1: high=3, what=bid)"
    assert str(Illegal("bids 2.2", "bid-nothing")) == "bid-nothing (bids 2.2)"
    assert REFUSAL.said == Said("refusal-too-much", {"high": 3, "what": "bid"})


def test_refusals_are_equal_when_all_they_say_is() -> None:
    assert Illegal("bids 2.1", "too-much", what="bid", high=3) == REFUSAL
    for other in (
        Illegal("bids 2.2", "too-much", high=3, what="bid"),
        Illegal("bids 2.1", "too-little", high=3, what="bid"),
        Illegal("bids 2.1", "too-much", high=4, what="bid"),
        Illegal("bids 2.1", "too-much"),
        "too-much",
        None,
    ):
        assert other != REFUSAL


def test_equal_refusals_are_one_in_a_set() -> None:
    assert len({REFUSAL, Illegal("bids 2.1", "too-much", high=3, what="bid")}) == 1


def test_a_refusal_survives_the_way_between_processes() -> None:
    assert pickle.loads(pickle.dumps(REFUSAL)) == REFUSAL


def test_each_sees_the_events_that_are_for_it() -> None:
    events = (Sealed(0), Noted(0, 2), Opened((2, 1)))
    assert seen(events, 0) == events
    assert seen(events, 1) == seen(events, None) == (Sealed(0), Opened((2, 1)))


def test_an_event_is_public_and_reveals_nothing_unless_it_says_so() -> None:
    assert Tossed(1).seen_by(None)
    assert not Tossed(1).reveals
    assert Opened(()).reveals


def test_an_event_says_its_kind_with_its_plain_fields() -> None:
    assert Noted(0, 2).said() == Said("event-noted", {"seat": 0, "amount": 2})
    assert Opened((1, 2)).said() == Said("event-opened", {})


class Mixed(Struct, frozen=True):
    """Fields that a sentence can use, and others."""

    name: str = "a"
    share: float = 0.5
    path: tuple[int, ...] = ()
    nobody: int | None = None


def test_only_plain_fields_are_parameters() -> None:
    assert plain_params(Mixed()) == {"name": "a", "share": 0.5}


def test_class_names_become_tags_and_keys() -> None:
    assert [snake(name) for name in ("Roll", "RollAgain", "Take2Cards")] == [
        "roll",
        "roll_again",
        "take2_cards",
    ]
    assert dashed("roll_again") == "roll-again"
    assert [tag_of(value) for value in (Toss(1), Tossed(1), TossCoin())] == [
        "toss",
        "tossed",
        "toss_coin",
    ]


def test_a_drawing_without_its_styles_is_lines_without_trailing_space() -> None:
    drawing = ((Span("ab", "red"), Span(" c")), (), (Span("  d  "), Span("  ", "blue")))
    assert plain(drawing) == "ab c\n\n  d"
    assert Span("x").style == ""
