"""Facts about a move, from the view alone."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import (
    card,
    crew,
    haggle,
    kinds,
    merchant,
    play,
    read,
    reveal,
    table_of,
)
from zoco.core.words.said import Fact, Param, Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import if_scored
from zoco.games.basari_cards.table import NO_CARD
from zoco.parts.negotiation import Accept

CARDS = [card(gems) for gems in ("2r1b", "3g", "3b", "2y1g", "3y")]
TEXTS = [Texts(GAME.package, language, ("Anna", "Ben", "Cem")) for language in LANGUAGES]


def facts(table: Table, seat: int | None, line: str) -> dict[str, Fact]:
    """The facts of a move by key; each must have a text in both languages."""
    found = GAME.preview(GAME.view(table, seat), read(line))
    for texts in TEXTS:
        assert all(texts.say(fact) for fact in found)
    return {f"{fact.key}{fact.params.get('seat', '')}": fact for fact in found}


def three(first: str = "3r3y3g3b") -> Table:
    return table_of(
        merchant(first, 0, [*crew(8, CARDS), CARDS[0]]),
        merchant(cards=[CARDS[1]]),
        merchant(cards=[CARDS[2]]),
    )


def test_a_tells_workers_mean_and_odds() -> None:
    table = three()
    found = facts(table, 0, "choose A")
    workers = [table.edition.workers[number] for number in table.deck]
    assert found["fact-hire0"].params == {
        "seat": 0,
        "workers": 12,
        "mean": round(sum(workers) / len(workers), 1),
    }
    fit = sum(number >= 3 for number in workers)
    assert (fit, len(workers)) == (15, 32)
    assert found["fact-odds"].params == {"missing": 3, "enough": 15, "odds": "15/32"}


def test_a_tells_no_odds_where_no_card_suffices() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS[:3]))
    assert list(facts(table, 1, "choose A")) == ["fact-hire1"]


def test_a_with_enough_workers_says_so() -> None:
    table = table_of(merchant(cards=crew(16)), merchant(), merchant())
    assert facts(table, 0, "choose A")["fact-enough"].params == {"workers": 15}


def test_b_tells_the_points_of_the_current_card() -> None:
    assert facts(three(), 0, "choose B")["fact-points0"].params == {"seat": 0, "points": 5}


def test_c_tells_the_gems_and_what_a_scoring_would_say() -> None:
    found = facts(three(), 0, "choose C")
    assert found["fact-gems0"].params == {
        "seat": 0,
        "red": 2,
        "yellow": 0,
        "green": 0,
        "blue": 1,
        "missing": 0,
    }
    assert found["fact-gems0"].data == {"seat": 0, "gems": (2, 0, 0, 1), "missing": 0}
    assert found["fact-if-scored0"].data == {"seat": 0, "before": 13, "after": 29}
    short = facts(three("16r3y3g3b"), 0, "choose C")
    assert short["fact-gems0"].data["missing"] == 2
    assert short["fact-if-scored0"].data["after"] == 14 + 4 + 3 + 8


def test_without_a_card_b_and_c_bring_nothing() -> None:
    table = three()
    table = replace(table, current=(NO_CARD, *table.current[1:]))
    assert (
        list(facts(table, 0, "choose B")) == list(facts(table, 0, "choose C")) == ["fact-no-card0"]
    )


def test_d_tells_the_supply_and_each_gem_what_it_changes() -> None:
    table = table_of(*(merchant("1r", cards=[number]) for number in CARDS))
    assert facts(table, 0, "choose D")["fact-swap"].params == {
        "supply": 83,
        "returned": 1,
        "alone": 2,
        "shared": "sure",
    }
    table, _ = reveal(table, "DBBBB")
    assert facts(table, 0, "give back red")["fact-if-scored0"].data == {
        "seat": 0,
        "before": 2,
        "after": 0,
    }
    table, _ = play(table, 0, "give back red")
    assert facts(table, 0, "take blue")["fact-if-scored0"].params["after"] == 8


SUPPLIES = ["0", "1b", "2b", "1r1b", "4g", "9y"]


@pytest.mark.parametrize("supply", SUPPLIES)
@pytest.mark.parametrize("mine", ["0", "1b", "3r"])
def test_2_7_d_alone_is_told_as_it_is_played(mine: str, supply: str) -> None:
    table = table_of(
        merchant(mine, cards=[CARDS[0]]),
        *(merchant("1r", cards=[number]) for number in CARDS[1:]),
        supply=supply,
    )
    told = facts(table, 0, "choose D")["fact-swap"].params
    after, events = reveal(table, "DBBBB")
    while GAME.actors(after) == (0,):
        after, more = GAME.play(after, 0, next(iter(GAME.moves(after, 0))))
        events += more
    done = kinds(events)
    assert (told["returned"], told["alone"]) == (done.count("GaveBack"), done.count("TookOne"))


@pytest.mark.parametrize("supply", SUPPLIES)
@pytest.mark.parametrize("seat", range(5))
def test_2_7_d_with_others_is_told_as_it_is_played(seat: int, supply: str) -> None:
    """Sure or in vain is what is so whoever else chooses D."""
    holds = ("2r", "3r", "1r", "0", "1r1y")
    table = table_of(
        *(merchant(gems, cards=[n]) for gems, n in zip(holds, CARDS, strict=True)), supply=supply
    )
    told = facts(table, seat, "choose D")["fact-swap"].params
    served = {takes(table, seat, others) for others in product("BD", repeat=4) if "D" in others}
    assert told["shared"] == ("open" if len(served) == 2 else "sure" if True in served else "none")


def takes(table: Table, seat: int, others: tuple[str, ...]) -> bool:
    """Whether a seat gets a gem by D if the others choose so."""
    actions = [*others[:seat], "D", *others[seat:]]
    after, _ = reveal(table, "".join(actions))
    while GAME.actors(after)[0] >= 0 and GAME.actors(after) != (seat,):
        (asked,) = GAME.actors(after)
        moves = GAME.moves(after, asked)
        wish = Accept() if Accept() in moves else next(iter(moves))
        after, _ = GAME.play(after, asked, wish)
    return GAME.actors(after) == (seat,)


@pytest.mark.parametrize(
    ("params", "english", "german"),
    [
        (
            (0, 0, 0, "none"),
            "The supply has no gems now: alone you have none to return and take none; "
            "with others you take none.",
            "Im Vorrat liegt jetzt kein Edelstein: Allein hast du keinen zurückzugeben und nimmst "
            "keinen; mit anderen nimmst du keinen.",
        ),
        (
            (0, 1, 1, "none"),
            "The supply has no gems now: alone you return one and take it back; "
            "with others you take none.",
            "Im Vorrat liegt jetzt kein Edelstein: Allein gibst du einen zurück und nimmst ihn "
            "wieder; mit anderen nimmst du keinen.",
        ),
        (
            (1, 0, 1, "open"),
            "The supply has 1 gem now: alone you have none to return and take one; "
            "with others you take one if any is left when it is your turn.",
            "Im Vorrat liegt jetzt 1 Edelstein: Allein hast du keinen zurückzugeben und nimmst "
            "einen; mit anderen nimmst du einen, falls noch einer da ist, wenn du an der Reihe "
            "bist.",
        ),
        (
            (9, 0, 2, "sure"),
            "The supply has 9 gems now: alone you have none to return and take two; "
            "with others you take one.",
            "Im Vorrat liegen jetzt 9 Edelsteine: Allein hast du keinen zurückzugeben und nimmst "
            "zwei; mit anderen nimmst du einen.",
        ),
        (
            (9, 1, 2, "sure"),
            "The supply has 9 gems now: alone you return one and take two; "
            "with others you take one.",
            "Im Vorrat liegen jetzt 9 Edelsteine: Allein gibst du einen zurück und nimmst zwei; "
            "mit anderen nimmst du einen.",
        ),
    ],
)
def test_2_7_d_in_words(params: tuple[Param, ...], english: str, german: str) -> None:
    names = ("supply", "returned", "alone", "shared")
    fact = Said("fact-swap", dict(zip(names, params, strict=True)))
    assert [text.say(fact) for text in TEXTS] == [english, german]


def test_an_offer_tells_what_changes_for_both_and_whether_it_must_be_accepted() -> None:
    table, _ = reveal(
        table_of(
            merchant("4r2b", cards=[CARDS[0]]),
            merchant("2r1b", cards=[CARDS[1]]),
            merchant("0", cards=[CARDS[2]]),
        ),
        "BBC",
    )
    small = facts(table, 0, "offer 1r")
    assert small["fact-points0"].data == {"seat": 0, "points": 5}
    assert small["fact-if-scored0"].data == {"seat": 0, "before": 22, "after": 15}
    assert small["fact-if-scored1"].data == {"seat": 1, "before": 0, "after": 7}
    assert small["fact-raises1"].data == {"seat": 1, "raises": 3}
    large = facts(table, 0, "offer 3r1b")
    assert large["fact-must-accept1"].data == {"seat": 1, "raises": 0}
    assert facts(table, 0, "offer 1b")["fact-if-scored0"].data["after"] == 14
    table, _ = haggle(table, "offer 1r")
    found = facts(table, 1, "accept")
    assert found["fact-points0"].data == {"seat": 0, "points": 5}
    assert found["fact-if-scored1"].data["after"] == 7
    assert found["fact-get1"].data == {"seat": 1, "gems": (1, 0, 0, 0)}


def both_want_c(supply: str | None = None) -> Table:
    """Anna, with the card 2r1b, opens a negotiation for C with Ben."""
    table, _ = reveal(
        table_of(
            merchant("1r1b", cards=[CARDS[0]]),
            merchant("1r", cards=[CARDS[1]]),
            merchant("2r", cards=[CARDS[2]]),
            supply=supply,
        ),
        "CCB",
    )
    return table


@pytest.mark.parametrize("supply", [None, "1r9y9g", "9y9g"])
def test_3_6_an_offer_for_c_counts_the_gems_that_c_brings(supply: str | None) -> None:
    table = both_want_c(supply)
    offered, _ = haggle(table, "offer 1b")
    accepted, _ = haggle(offered, "accept")
    before, real = if_scored(table), if_scored(accepted)
    changed = {seat: real[seat] for seat in range(3) if real[seat] != before[seat]}
    for position, seat, line in ((table, 0, "offer 1b"), (offered, 1, "accept")):
        found = facts(position, seat, line).values()
        changes = [fact.data for fact in found if fact.key == "fact-if-scored"]
        told = {data["seat"]: data["after"] for data in changes}
        assert told == changed
    assert real[0] == {None: 18, "1r9y9g": 7, "9y9g": 0}[supply]


def test_an_offer_that_changes_no_majority_tells_of_no_scoring() -> None:
    gems = ("5r2b", "2r", "0")
    table = table_of(*(merchant(mine, 0, [CARDS[n]]) for n, mine in enumerate(gems)))
    table, _ = reveal(table, "BBC")
    found = facts(table, 0, "offer 1r")
    assert list(found) == ["fact-points0", "fact-points1", "fact-raises1"]


@pytest.mark.parametrize(
    ("wrong", "key"), [((), "fact-guess-lost0"), (("A",), "fact-guess-haggle0")]
)
def test_a_guess_tells_what_it_is_good_for_and_what_the_action_brings(
    wrong: tuple[str, ...], key: str
) -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS[:2]))
    table, _ = play(table, 0, "choose C")
    table, _ = play(table, 1, *(f"guess {name}" for name in wrong))
    found = facts(table, 1, "guess B")
    assert list(found) == [key, "fact-points0"]
    assert found["fact-points0"].params["points"] == 5


def test_a_spectator_and_chance_get_no_facts() -> None:
    assert facts(three(), None, "choose C") == {}
    assert facts(GAME.setup(3), 0, "draw 3") == {}
    assert facts(three(), 0, "offer 1r") == {}
