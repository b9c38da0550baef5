"""Openings and answers of a negotiation: what is offered, refused, described, written."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.parts.bundles import every_raise, stocks
from zoco.core.chance import Throw
from zoco.core.describe import Bundle, Group, Pick
from zoco.core.moves import NOT_NOW, Moves
from zoco.core.notation import Notation
from zoco.core.rng import Rng, below
from zoco.parts.gems import Gems
from zoco.parts.negotiation import (
    COLOURS,
    Accept,
    Answers,
    Offer,
    OfferNothing,
    Openings,
    gems_code,
)
from zoco.parts.offers import TRIES
from zoco.testkit.bit_streams import is_exactly

NOTATION = Notation(Offer | OfferNothing | Accept, {"gems": gems_code()})
NONE = (0, 0, 0, 0)


def offer(*gems: int) -> Offer:
    return Offer(gems)  # type: ignore[arg-type]


def openings(stock: Gems, *, nothing: bool = True) -> Openings:
    return Openings("book", stock, nothing)


def answers(stock: Gems, beaten: Gems) -> Answers:
    return Answers("book", stock, beaten)


def refused(moves: Moves, move: object) -> tuple[str, str]:
    refusal = moves.why_not(move)  # type: ignore[arg-type]
    assert refusal is not None
    assert move not in moves  # type: ignore[operator]
    return refusal.paragraph, refusal.key


# -- openings --------------------------------------------------------------------------------------


@given(stocks(), st.booleans())
def test_3_2_openings_are_all_bundles_but_the_empty_one_and_perhaps_nothing(
    stock: Gems, nothing: bool
) -> None:
    found = openings(stock, nothing=nothing)
    offers = [Offer(gems) for gems in every_raise(stock, NONE)]  # type: ignore[arg-type]
    assert list(found) == ([OfferNothing()] if nothing else []) + offers
    assert len(found) == len(list(found))
    assert bool(found) is (len(found) > 0)
    assert all(move in found and found.why_not(move) is None for move in found)


def test_3_2_an_opening_is_of_ones_own_gems() -> None:
    moves = openings((1, 0, 0, 2))
    assert refused(moves, offer(0, 1, 0, 0)) == ("book 3.2", "not-your-gems")
    assert refused(moves, offer(0, 0, 0, -1)) == ("book 3.2", "not-your-gems")


def test_3_2_an_empty_offer_is_refused() -> None:
    assert refused(openings((1, 0, 0, 2)), offer(0, 0, 0, 0)) == ("book 3.2", "empty-offer")


def test_3_2_nothing_is_refused_where_the_rules_want_an_offer() -> None:
    moves = openings((1, 0, 0, 2), nothing=False)
    assert refused(moves, OfferNothing()) == ("book 3.2", "must-offer")


def test_an_opening_is_not_the_time_to_accept() -> None:
    assert refused(openings((1, 0, 0, 2)), Accept())[1] == NOT_NOW


@pytest.mark.parametrize("nothing", [True, False])
def test_openings_are_drawn_with_equal_odds(nothing: bool) -> None:
    moves = openings((1, 0, 1, 2), nothing=nothing)
    odds = dict.fromkeys(moves, Fraction(1, len(moves)))
    assert is_exactly(moves.sample, odds)


def test_openings_are_described_as_a_bundle_or_nothing() -> None:
    described = openings((1, 0, 0, 2)).describe()
    assert isinstance(described, Group)
    bundle, nothing = described.parts
    assert isinstance(bundle, Bundle)
    assert (bundle.kinds, bundle.stock, bundle.least) == (COLOURS, (1, 0, 0, 2), 1)
    assert bundle.beats is None
    assert isinstance(nothing, Pick)
    assert nothing.options[0].move == OfferNothing()


def test_openings_without_gems_are_described_as_nothing_alone() -> None:
    described = openings(NONE).describe()
    assert isinstance(described, Group)
    assert [type(part) for part in described.parts] == [Pick]
    assert openings(NONE, nothing=False).describe() == Group(())


# -- answers ---------------------------------------------------------------------------------------


@given(stocks(), stocks(4))
def test_3_3_answers_are_accepting_and_every_raise(stock: Gems, beaten: Gems) -> None:
    found = answers(stock, beaten)
    raises = [Offer(gems) for gems in every_raise(stock, beaten)]  # type: ignore[arg-type]
    assert list(found) == [Accept(), *raises]
    assert len(found) == 1 + len(raises)
    assert found
    assert all(move in found and found.why_not(move) is None for move in found)


def test_3_4_a_raise_has_never_fewer_gems() -> None:
    moves = answers((3, 3, 3, 3), (0, 0, 0, 2))
    assert refused(moves, offer(1, 0, 0, 0)) == ("book 3.4", "fewer-gems")


def test_3_4_equally_many_gems_must_be_worth_more() -> None:
    moves = answers((3, 3, 3, 3), (0, 1, 0, 1))
    assert refused(moves, offer(0, 1, 0, 1)) == ("book 3.4", "not-worthier")
    assert refused(moves, offer(0, 0, 2, 0)) == ("book 3.4", "not-worthier")
    assert offer(1, 0, 0, 1) in moves


def test_3_4_a_raise_is_of_ones_own_gems() -> None:
    moves = answers((0, 3, 3, 3), (0, 0, 0, 2))
    assert refused(moves, offer(3, 0, 0, 0)) == ("book 3.4", "not-your-gems")


def test_an_answer_is_not_the_time_to_offer_nothing() -> None:
    moves = answers((3, 3, 3, 3), (0, 0, 0, 2))
    assert refused(moves, OfferNothing())[1] == NOT_NOW
    assert refused(moves, Throw((1,)))[1] == NOT_NOW


@pytest.mark.parametrize("beaten", [(0, 0, 0, 1), (1, 0, 0, 0), (0, 1, 0, 0)])
def test_answers_are_drawn_with_equal_odds(beaten: Gems) -> None:
    moves = answers((1, 0, 0, 2), beaten)
    odds = dict.fromkeys(moves, Fraction(1, len(moves)))
    assert is_exactly(moves.sample, odds)


class Never(Random):
    """Keeps one gem of the least worthy colour back, until the chance to draw it is used up."""

    def __init__(self, tries: int, rest: Rng) -> None:
        super().__init__(0)
        self.tries, self.rest = tries, rest

    def getrandbits(self, k: int, /) -> int:
        self.tries -= 1
        return self.rest.getrandbits(k) if self.tries < 0 else 1


def test_answers_that_are_hard_to_hit_are_counted_out() -> None:
    moves = answers((2, 2, 2, 2), (2, 2, 2, 1))
    found = {moves.sample(Never(TRIES, Random(seed))) for seed in range(30)}
    assert found == set(moves)


def test_answers_are_described_as_accepting_or_a_bundle_that_beats_the_offer() -> None:
    described = answers((1, 0, 0, 2), (0, 0, 0, 2)).describe()
    assert isinstance(described, Group)
    accept, bundle = described.parts
    assert isinstance(accept, Pick)
    assert accept.options[0].move == Accept()
    assert isinstance(bundle, Bundle)
    assert (bundle.least, bundle.beats) == (2, (0, 0, 0, 2))


def test_who_cannot_raise_is_only_offered_to_accept() -> None:
    described = answers((0, 0, 0, 2), (0, 0, 0, 2)).describe()
    assert isinstance(described, Pick)
    assert [option.move for option in described.options] == [Accept()]


# -- a line of text --------------------------------------------------------------------------------


@given(stocks(30))
def test_offers_have_a_line_that_reads_back(gems: Gems) -> None:
    move = Offer(gems)  # type: ignore[arg-type]
    assert NOTATION.read(NOTATION.write(move)) == move


@pytest.mark.parametrize(
    ("gems", "line"),
    [((2, 0, 0, 1), "offer 2r1b"), ((0, 10, 3, 0), "offer 10y3g"), (NONE, "offer 0")],
)
def test_offers_are_written_briefly(gems: Gems, line: str) -> None:
    assert NOTATION.write(Offer(gems)) == line  # type: ignore[arg-type]
    assert NOTATION.read(line) == Offer(gems)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "line", ["offer", "offer ", "offer 1b2r", "offer 0r", "offer r", "offer 2"]
)
def test_other_lines_are_no_offers(line: str) -> None:
    with pytest.raises(ValueError, match="not the text of a move"):
        NOTATION.read(line)


# -- counted out -----------------------------------------------------------------------------------


@given(stocks(2), stocks(2), st.booleans())
def test_moves_are_counted_out_in_the_order_of_iteration(
    stock: Gems, beaten: Gems, nothing: bool
) -> None:
    for moves in (openings(stock, nothing=nothing), answers(stock, beaten)):
        listed = list(moves)
        assert [moves.at(place) for place in range(len(listed))] == listed
        assert [moves.index(move) for move in listed] == list(range(len(listed)))
        for outside in (-1, len(listed)):
            with pytest.raises(IndexError):
                moves.at(outside)


@given(st.integers(0, 2**64), stocks(24), stocks(12))
def test_large_stocks_are_counted_out_without_listing(seed: int, stock: Gems, beaten: Gems) -> None:
    for moves in (openings(stock), answers(stock, beaten)):
        place = below(Random(seed), len(moves))
        assert moves.index(moves.at(place)) == place


def test_what_is_not_offered_has_no_place() -> None:
    for strange in (OfferNothing(), offer(0, 0, 0, 1), offer(3, 0, 0, 0)):
        with pytest.raises(ValueError):  # noqa: PT011 - any will do, as `Moves.index` says
            answers((1, 1, 1, 1), (0, 0, 1, 0)).index(strange)
