"""Novice and trader: they choose what they are offered, sensibly, and say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.basari_cards.positions import (
    bundle,
    card,
    crew,
    haggle,
    merchant,
    play,
    read,
    reveal,
    table_of,
)
from zoco.core.chance import CHANCE
from zoco.core.moves import Move, Moves
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari_cards import worth
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.valuation import drawn, novice, reason, trader
from zoco.games.basari_cards.views import Seen
from zoco.parts.offers import Raises

Player = Callable[[Seen, Moves, Random], Move]
TEXTS = [Texts(GAME.package, language, ("Anna", "Ben")) for language in LANGUAGES]
CARDS = [card(gems) for gems in ("2r1b", "3g", "3b", "2y1g", "3y")]


def at_random(_: Seen, moves: Moves, rng: Random) -> Move:
    return moves.sample(rng)


def match(players: list[Player], seed: int, heard: Counter[str] | None = None) -> tuple[int, ...]:
    """The scores of a match; counts the reasons of seat 0."""
    rng = Random(seed)
    table = GAME.setup(len(players), {"two_player": len(players) == 2})
    while table.agenda:
        seat = GAME.actors(table)[0]
        if seat == CHANCE:
            move = GAME.outcomes(table).sample(rng)
        else:
            view = GAME.view(table, seat)
            move = players[seat](view, GAME.musts(table, seat), rng)
            tell(view, move, heard if seat == 0 else None)
        table, _ = GAME.play(table, seat, move)
    result = GAME.result(table)
    assert result is not None
    return result.scores


def tell(view: Seen, move: Move, heard: Counter[str] | None) -> None:
    if heard is not None:
        said = reason(view, move)
        assert said is not None
        heard[said.key] += 1
        assert speaks_for(said)
        assert all(texts.say(said) for texts in TEXTS)


def speaks_for(said: Said) -> bool:
    """Whether a reason tells more for the move than against it, as far as it has numbers."""
    numbers: Any = said.params
    match said.key:
        case "reason-accept":
            return bool(numbers["yielding"] >= numbers["winning"])
        case "reason-raise":
            return bool(numbers["winning"] >= numbers["yielding"])
        case "reason-offer":
            return bool(numbers["points"] >= numbers["cost"])
        case _:
            return True


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("better", "worse"), [(novice, at_random), (trader, novice)])
def test_the_better_one_scores_more(better: Player, worse: Player, seats: int) -> None:
    """In all seeds together, by a margin that no single match decides."""
    ahead = 0
    for seed in range(8):
        players = [worse] * seats
        players[seed % seats] = better
        scores = match(players, seed)
        mean = (sum(scores) - scores[seed % seats]) / (seats - 1)
        ahead += round(scores[seed % seats] - mean)
    assert ahead > 0


def test_every_kind_of_reason_is_given_and_told() -> None:
    heard: Counter[str] = Counter()
    for seed in range(3):
        match([trader] * 5, seed, heard)
        match([trader] * 2, seed, heard)
    assert set(heard) == {
        "reason-hire",
        "reason-points",
        "reason-gems",
        "reason-swap",
        "reason-guess",
        "reason-offer",
        "reason-open",
        "reason-dear",
        "reason-raise",
        "reason-accept",
        "reason-give-back",
        "reason-take",
    }


def test_chance_has_no_reasons_and_a_spectator_is_told_none() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS[:3]))
    assert reason(GAME.view(table, None), read("choose A")) is None
    assert reason(GAME.view(table, 0), read("choose A")) is not None
    assert reason(GAME.view(table, 0), read("draw 3")) is None


def ask(player: Player, table: Table, seed: int = 0) -> str:
    (seat,) = GAME.actors(table)
    return GAME.write(player(GAME.view(table, seat), GAME.moves(table, seat), Random(seed)))


def test_a_novice_opens_with_a_few_gems_and_takes_many() -> None:
    table = table_of(*(merchant(score=9 - n, cards=[CARDS[n]]) for n in range(3)))
    table, _ = reveal(table, "CCB")
    assert len({ask(novice, table, seed) for seed in range(30)}) > 5
    table, _ = haggle(table, "offer 1b")
    answers = Counter(ask(novice, table, seed) == "accept" for seed in range(40))
    assert answers[False] > answers[True] > 0, "sometimes it gives in too early"
    table, _ = haggle(table, "offer 3r3y")
    assert {ask(novice, table, seed) for seed in range(20)} == {"accept"}


def test_a_trader_accepts_what_is_worth_more_than_the_action() -> None:
    table = table_of(*(merchant(score=9 - n, cards=[CARDS[n]]) for n in range(3)))
    table, _ = reveal(table, "BBC")
    cheap, _ = haggle(table, "offer 1b")
    assert ask(trader, cheap).startswith("offer ")
    dear, _ = haggle(table, "offer 3r3y")
    assert ask(trader, dear) == "accept"


def test_the_reason_for_accepting_holds_it_against_the_best_raise_and_its_cost() -> None:
    table = table_of(*(merchant(score=9 - n, cards=[CARDS[n]]) for n in range(3)))
    table, _ = reveal(table, "BBC")
    table, _ = haggle(table, "offer 3r3y")
    said = reason(GAME.view(table, 1), read("accept"))
    cheapest = Raises(table.gems[1], bundle("3r3y")).cheapest(worth.costs(table, 1, 0))
    assert cheapest is not None
    gems = worth.gain(table, 1, bundle("3r3y"), 0)
    left = gems - worth.action_worth(table, 0, "B") / 2
    raised = worth.action_worth(table, 1, "B") - cheapest[1]
    assert said == Said("reason-accept", {"yielding": round(left, 1), "winning": round(raised, 1)})


def test_a_trader_offers_what_costs_least() -> None:
    gems = ("4r1y1g3b", "1r1y1g", "1r1y1g")
    table = table_of(*(merchant(gems[n], 9 - n, [CARDS[n]]) for n in range(3)))
    table, _ = reveal(table, "BBC")
    assert ask(trader, table) in ("offer 1b", "offer 2b")


def test_a_trader_swaps_a_useless_gem_for_a_majority() -> None:
    gems = ("3r3y3g1b", "3r", "1y", "1g", "9b")
    table = table_of(*(merchant(mine, 0, [CARDS[n]]) for n, mine in enumerate(gems)))
    table, _ = reveal(table, "DBBBB")
    assert ask(trader, table) == "give back blue"
    table, _ = play(table, 0, "give back blue")
    assert ask(trader, table) == "take red"


def test_in_the_guessing_game_all_serious_actions_are_laid_and_named() -> None:
    table = table_of(
        *(merchant(cards=[*crew(9, CARDS)[:1], number]) for number in CARDS[:1]),
        merchant(cards=[CARDS[1]]),
    )
    laid = Counter(ask(trader, table, seed) for seed in range(60))
    assert set(laid) >= {"choose B", "choose C"}
    table, _ = play(table, 0, "choose C")
    named = Counter(ask(trader, table, seed) for seed in range(60))
    assert set(named) == {"guess A", "guess B", "guess C"}
    assert {ask(novice, table, seed) for seed in range(60)} >= {"guess C"}


def test_weights_decide_what_is_drawn() -> None:
    weights = {read("choose A"): 0.0, read("choose B"): 3.0, read("choose C"): 1.0}
    found = Counter(GAME.write(drawn(weights, Random(seed))) for seed in range(400))
    assert 240 < found["choose B"] < 360
    assert found["choose A"] == 0
    assert drawn({read("choose A"): 0.0}, Random(1)) == read("choose A")


def test_without_a_card_only_workers_are_worth_something() -> None:
    table = table_of(merchant(), merchant(), merchant())
    assert worth.action_worth(table, 0, "B") == worth.action_worth(table, 0, "C") == 0
    assert worth.action_worth(table, 0, "A") > 0


def test_workers_are_worth_most_where_they_just_suffice() -> None:
    few, close, done = crew(3), crew(13), crew(15)
    for cards, other in ((few, close), (close, done)):
        table = table_of(merchant(cards=cards), merchant(), merchant())
        higher = table_of(merchant(cards=other), merchant(), merchant())
        assert worth.crew_worth(table, 0) < worth.crew_worth(higher, 0)
    assert worth.crew_worth(table_of(merchant(cards=done), merchant(), merchant()), 0) == 12
    assert worth.crew_worth(table_of(merchant(cards=done), merchant(), merchant()), 1) == 0


def test_tastes_are_odds_and_avoid_what_all_others_want() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS))
    for taste in worth.tastes(table, "ABCD"):
        assert sum(taste.values()) == pytest.approx(1)
        assert min(taste.values()) > 0
