"""What seats know: views, the notebook, imagined tables, and secrets that stay secret."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    head,
    leading,
    play,
    plays,
    ready,
)
from zoco.games.scheherazade import views
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.questions.notebook import deals, notebook, possible_deals
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.secrets import SECRETS

Deal = tuple[int, ...]


def story(seats: int = 3) -> Table:
    """Seat 1 has asked seat 0, seat 0 has asked seat 2, seat 2 has looked into a wrong room."""
    table = leading(2, seats, camels="S S S", yellow="P P")
    table = replace(table, questions=(1, 2, 0) + (0,) * (seats - 3))
    table = plays(
        table,
        (1, "ask 0 yellow by pearl"),
        (1, "ask 2 black by pearl"),
        (0, "ask 1 orange by pearl"),
    )
    return play(table, 2, "enter red")


def retold(table: Table, deal: Deal) -> Table | None:
    """The same story told with another deal; None where somebody's words would be lies."""
    known = table.knowledge
    colours = table.colours
    true = all((colours[deal[q.other]] == q.colour) == q.yes for q in known.asked)
    proven = all(deal[s] == known.cards[s] for s in range(table.seats) if known.proven[s])
    wrong = colours[deal[-1]] in known.wrong
    if not true or not proven or wrong:
        return None
    return replace(table, knowledge=replace(known, cards=deal))


def truly_possible(table: Table, seat: int | None) -> set[Deal]:
    """By brute force: every deal, told with every question card that the seat did not see."""
    own = GAME.view(table, seat)
    found = set()
    for deal in permutations(range(table.seats + 1)):
        for version in with_other_cards(table, deal, seat):
            other = retold(version, deal)
            if other is not None and GAME.view(other, seat) == own:
                found.add(deal)
    return found


def with_other_cards(table: Table, deal: Deal, seat: int | None) -> list[Table]:
    """The story with question cards between others exchanged for ones that fit the answers."""
    known, asked = table.knowledge, []
    for question in known.asked:
        owned = table.colours[deal[question.other]]
        if seat not in (question.seat, question.other):
            free = next(it for it in table.edition.colours if it != owned)
            question = replace(question, colour=owned if question.yes else free)
        asked.append(question)
    return [replace(table, knowledge=replace(known, asked=tuple(asked)))]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_notebook_holds_exactly_the_possible_deals(seats: int, seat: int | None) -> None:
    table = story(seats)
    found = possible_deals(GAME.view(table, seat))
    assert len(set(found)) == len(found)
    assert set(found) == truly_possible(table, seat)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_imagined_deals_are_uniform_over_the_possible_ones(seat: int | None) -> None:
    """Drawn with every value that the generator can give once, each deal comes equally often."""
    view = GAME.view(story(4), seat)
    possible = truly_possible(story(4), seat)
    drawn = Counter(views.imagine(view, Cycle(n)).knowledge.cards for n in range(len(possible)))
    assert drawn == Counter(dict.fromkeys(possible, 1))


class Cycle:
    """A generator that gives `first` when asked first, and then nothing but zeros."""

    def __init__(self, first: int) -> None:
        self.next = first

    def getrandbits(self, k: int, /) -> int:
        number, self.next = self.next, 0
        return number


def test_the_notebook_counts() -> None:
    notes = notebook(GAME.view(ready(3), 0))
    assert notes.deals == 6
    assert notes.odds("red", 0) == 1
    assert notes.odds("orange", 1) == Fraction(1, 3)
    assert notes.odds("black", 1) == 0
    assert notes.room_odds("green") == Fraction(1, 3)
    assert notes.owners("orange") == (1, 2)
    assert notes.owners("red") == (0,)
    assert notes.rooms == ("orange", "yellow", "green")


def test_a_yes_is_known_to_two_and_rules_out_the_rest() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    table = play(table, 1, "ask 2 yellow by pearl")
    assert notebook(GAME.view(table, 1)).owners("yellow") == (2,)
    assert notebook(GAME.view(table, 0)).odds("yellow", 2) == Fraction(1, 4)


def test_spectators_of_six_see_all_deals() -> None:
    assert notebook(GAME.view(ready(6), None)).deals == 5040
    assert len(deals((127,) * 7)) == 5040


# -- sealed numbers --------------------------------------------------------------------------------


def test_imagined_bids_follow_the_declared_prior() -> None:
    table = plays(ready(), (1, "bid 4"), (2, "bid 9"))
    view = GAME.view(table, 1)
    drawn = [head(views.imagine(view, Random(seed))).bids for seed in range(300)]
    assert {bids[1] for bids in drawn} == {4}
    assert {bids[0] for bids in drawn} == {-1}
    guesses = Counter(bids[2] for bids in drawn)
    assert set(guesses) <= set(range(11))
    assert sum(guesses[number] for number in range(5)) > 180, "small bids are likelier"


def test_imagined_bids_leave_the_pearls_of_an_open_offer_apart() -> None:
    table = replace(ready(), questions=(1, 0, 0, 0))
    table = plays(table, (2, "buy pearl for 7"), (2, "bid 3"))
    for seed in range(40):
        imagined = views.imagine(GAME.view(table, 1), Random(seed))
        assert head(imagined).bids[2] <= 3
        assert not GAME.flaws(imagined)


def test_stocks_are_in_every_view() -> None:
    table = leading(pearls=(1, 2, 3, 34))
    assert GAME.view(table, 2).pearls == (1, 2, 3, 34)


def test_the_pile_hides_nothing_but_its_order() -> None:
    table = ready(4, {"events": True})
    assert GAME.view(table, 1).pile == table.pile
    assert GAME.imagine(GAME.view(table, 1), Random(1)).pile == table.pile


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_swapped_colours_are_told_apart_by_nobody_else(seat: int | None) -> None:
    table = story(4)
    found = [swapped for swapped in swaps("colours", table, seat) if swapped is not None]
    assert bool(found) == (len(truly_possible(table, seat)) > 1)
    for other in found:
        assert other.knowledge.cards != table.knowledge.cards
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert not GAME.flaws(other)


def test_swaps_reach_every_possible_deal() -> None:
    table = story(4)
    reached = {it.knowledge.cards for it in swaps("colours", table, 0, 200) if it is not None}
    assert reached == truly_possible(table, 0) - {table.knowledge.cards}


def test_a_question_between_others_could_have_been_another() -> None:
    table = story(4)
    assert all(it is None for it in swaps("questions", table, 1)), "seat 1 has seen every no"
    for other in swaps("questions", table, 3):
        assert other is not None
        assert other.knowledge.asked != table.knowledge.asked
        assert GAME.view(other, 3) == GAME.view(table, 3)


def test_sealed_numbers_swap_within_the_stock() -> None:
    table = replace(plays(ready(), (0, "bid 1"), (1, "bid 0")), pearls=(1, 1, 10, 10))
    for other in swaps("bids", table, 0):
        assert other is not None
        assert head(other).bids == (1, 1, -1, -1)
    assert all(it is None for it in swaps("bids", ready(), 0))
    assert all(it is None for it in swaps("bids", leading(), 0))
    offer = replace(ready(), questions=(1, 0, 0, 0))
    offer = plays(offer, (2, "buy pearl for 9"), (2, "bid 1"))
    assert {head(it).bids[2] for it in swaps("bids", offer, 0) if it} == {0}


def swaps(name: str, table: Table, seat: int | None, tries: int = 12) -> list[Table | None]:
    """What the swap of a secret answers, several times."""
    swap = next(secret.swap for secret in SECRETS if secret.name == name)
    return [swap(table, seat, Random(seed)) for seed in range(tries)]
