"""The merchants of Basari: what they value, how they choose, how well they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import LAP, TWO, at_start, offer, position
from zoco.core.chance import CHANCE
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari.choosing import ChooseActions, NameAction, PickAction
from zoco.games.basari.game import GAME
from zoco.games.basari.guessing import expected, foreseen, mixture, share, suspicion
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import ACTIONS, Choose, Dice, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.valuation import novice, outlook, reason, reckoned, trader
from zoco.games.basari.views import Seen
from zoco.games.basari.worth import Worth
from zoco.parts.gems import beats, bundles_of
from zoco.parts.negotiation import Accept, Offer, OfferNothing

Merchant = Callable[[Seen, Moves, Rng], Move]
FRESH = ChooseActions(("",) * 4)
NONE = (0, 0, 0, 0)


def decide(merchant: Merchant, table: Table, seat: int, seed: int = 0) -> Move:
    return merchant(GAME.view(table, seat), GAME.moves(table, seat), Random(seed))


def at_random(_: Seen, moves: Moves, rng: Rng) -> Move:
    return moves.sample(rng)


# -- what gems and actions are worth ---------------------------------------------------------------


def test_4_3_the_worth_of_a_colour_is_shared_among_equals() -> None:
    worth = Worth(position(gems=((3, 0, 0, 0),) * 4, moved=(LAP, 0, 0, 0), scorings=2))
    values = [worth.colour(0, [3, 3, 3, 3], seat) for seat in range(4)]
    assert values == [values[0]] * 4
    assert 3 < values[0] < 4


def test_4_3_close_to_a_scoring_a_lead_is_nearly_the_whole_majority() -> None:
    near = Worth(position(moved=(LAP, 0, 0, 0), scorings=2))
    far = Worth(position(moved=(0, 0, 0, 0), scorings=2))
    assert near.colour(0, [6, 3, 3, 3], 0) > 13
    assert far.colour(0, [6, 3, 3, 3], 0) < 11


def test_4_5_a_colour_without_a_gem_is_worth_nothing() -> None:
    assert Worth(position()).colour(0, [0, 0, 0, 0], 0) == 0


def test_gems_are_worth_more_the_more_scorings_are_to_come() -> None:
    values = [Worth(position(scorings=n)).colour(3, [2, 9, 9, 9], 0) for n in range(3)]
    assert values == sorted(values, reverse=True)


def test_costs_and_given_tell_the_same() -> None:
    worth = Worth(position(gems=((5, 2, 1, 0), (2, 2, 4, 4), (3,) * 4, (3,) * 4)))
    costs = worth.costs(0, 1)
    assert [len(prices) for prices in costs] == [6, 3, 2, 1]
    cost, brought = worth.given(0, 1, (2, 1, 1, 0))
    assert costs[0][2] + costs[1][1] + costs[2][1] == pytest.approx(cost + worth.envy * brought)


def test_2_6_points_are_worth_themselves() -> None:
    assert Worth(position()).action("points", 1) == 5


def test_2_7_gems_that_the_supply_lacks_are_worth_nothing() -> None:
    table = position()
    assert Worth(table).action("gems", 1) > 3
    assert Worth(replace(table, supply=NONE)).action("gems", 1) == 0


def test_4_2_dice_is_worth_more_where_it_can_complete_a_lap() -> None:
    idle = Worth(position(moved=(LAP, LAP, 0, 0)))
    assert idle.dice(0) == pytest.approx(2.5)
    assert idle.dice(2) == pytest.approx(2.5)
    hopeful = Worth(position(moved=(LAP, LAP - 1, 0, 0)))
    assert hopeful.dice(1) == pytest.approx(2.5 + 10)
    assert Worth(position(moved=(9, 10, 0, 0))).dice(0) > 2.5


# -- what the others will do -----------------------------------------------------------------------


def test_2_4_what_is_left_of_an_action() -> None:
    sure: Any = [{"dice": 1.0, "points": 0.0, "gems": 0.0}]
    assert share("points", sure * 3) == 1
    assert share("dice", sure * 2) == 0
    assert 0 < share("dice", sure) < 1


def test_2_4_a_crowded_action_is_left_alone() -> None:
    values: Any = [{"dice": 2.5, "points": 7.0, "gems": 5.0}] * 4
    odds = foreseen(values)
    assert all(sum(each.values()) == pytest.approx(1) for each in odds)
    hopes = expected(values[0], odds[1:])
    assert max(hopes.values()) < 7
    assert odds[0]["points"] < 0.7


def test_6_4_no_guess_does_better_than_another_against_the_mixture() -> None:
    values: Any = {"dice": 2.5, "points": 6.0, "gems": 4.0}
    odds, worth = mixture(values)
    assert sum(odds.values()) == pytest.approx(1)
    stakes = {odds[action] * values[action] for action in ACTIONS if odds[action]}
    assert max(stakes) == pytest.approx(min(stakes))
    assert 0 < worth < 6


def test_6_4_an_action_that_only_drags_is_never_picked() -> None:
    odds, worth = mixture({"dice": 0.1, "points": 6.0, "gems": 6.0})
    assert odds == {"dice": 0.0, "points": 0.5, "gems": 0.5}
    assert worth == pytest.approx(0.7 / (1 / 6 + 1 / 6))


def test_6_3_the_more_an_action_is_worth_the_more_it_is_suspected() -> None:
    doubt = suspicion({"dice": 2.5, "points": 6.0, "gems": 4.0})
    assert doubt["points"] > doubt["gems"] > doubt["dice"] >= 0


# -- the trader ------------------------------------------------------------------------------------


def test_3_4_the_trader_raises_what_costs_it_least_for_so_many_gems() -> None:
    table = position(AnswerOffer("points", 1, 0, (0, 0, 0, 1)), moved=(1, 1, 0, 0))
    move = decide(trader, table, 1)
    deal = reckoned(table, table.agenda[0])  # type: ignore[arg-type]
    assert isinstance(move, Offer)
    same = [bundle for bundle in bundles_of(table.gems[1], sum(move.gems)) if beats(bundle, NONE)]
    side = Worth(table).sides("points", 1, 0)[0]
    assert side.winning(move.gems) == max(map(side.winning, same))
    assert deal.raised == (0, 0, 1, 0)
    assert deal.winning > deal.yielding


def test_3_6_the_trader_accepts_more_than_the_action_is_worth() -> None:
    table = position(AnswerOffer("points", 1, 0, (3, 3, 3, 2)))
    assert decide(trader, table, 1) == Accept()


def test_3_2_the_trader_gives_in_where_every_gem_is_worth_more() -> None:
    gems = ((1, 0, 0, 0), (1, 0, 0, 0), NONE, NONE)
    table = position(
        MakeOffer("points", 0, 1), gems=gems, moved=(LAP, 0, 0, 0), scorings=2, discs=(0, 0, 0, 0)
    )
    assert decide(trader, table, 0) == OfferNothing()


def test_3_2_the_trader_opens_in_reach_of_what_it_would_pay() -> None:
    gems = ((1, 1, 1, 9), (3, 3, 3, 9), (3, 3, 3, 3), (3, 3, 3, 3))
    table = position(MakeOffer("points", 0, 1), moved=(1, 0, 0, 0), gems=gems, scorings=2)
    move = decide(trader, table, 0)
    assert isinstance(move, Offer)
    assert sum(move.gems) > 1, "not with the least"
    assert Worth(table).sides("points", 0, 1)[0].winning(move.gems) > 0


def test_2_2_the_trader_takes_a_lap_that_wins_ten() -> None:
    table = position(FRESH, moved=(LAP, LAP - 1, 0, 0))
    assert decide(trader, table, 1) == Choose("dice")


def test_1_3_the_trader_starts_before_rich_arches() -> None:
    table = GAME.setup(4)
    move = decide(trader, table, 0)
    assert isinstance(move, PlaceDisc)
    assert outlook(table, move.field) == max(outlook(table, field) for field in range(LAP))


def test_6_2_the_trader_cannot_be_foreseen() -> None:
    table = position(PickAction(0), seats=2)
    assert len({decide(trader, table, 0, seed) for seed in range(40)}) >= 2
    guess = position(NameAction(0, "gems"), seats=2)
    found = Counter(decide(trader, guess, 1, seed) for seed in range(40))
    assert set(found) <= {Guess(action) for action in ACTIONS}
    assert len(found) >= 2


def test_6_4_the_trader_names_nothing_twice() -> None:
    guess = position(NameAction(0, "gems", "points"), seats=2)
    found = {decide(trader, guess, 1, seed) for seed in range(30)}
    assert found <= {Guess("dice"), Guess("gems")}


@pytest.mark.parametrize("merchant", [novice, trader])
def test_6_2_no_merchant_peeks_at_hidden_cards(merchant: Merchant) -> None:
    for seed in range(10):
        cards = {
            decide(merchant, position(ChooseActions((card, "", card, ""))), 1, seed)
            for card in ACTIONS
        }
        assert len(cards) == 1
        guesses = {
            decide(merchant, position(NameAction(0, card), seats=2), 1, seed) for card in ACTIONS
        }
        assert len(guesses) == 1


# -- the novice ------------------------------------------------------------------------------------


def test_3_3_the_novice_gives_in_to_many_gems_and_mostly_raises_a_few() -> None:
    few = position(AnswerOffer("points", 1, 0, (0, 0, 0, 1)))
    found = Counter(isinstance(decide(novice, few, 1, seed), Offer) for seed in range(40))
    assert found[True] > found[False] > 0, "sometimes it gives in too early"
    many = position(AnswerOffer("points", 1, 0, (3, 3, 3, 2)))
    assert {decide(novice, many, 1, seed) for seed in range(20)} == {Accept()}


def test_3_2_the_novice_opens_with_a_few_gems_of_any_colour() -> None:
    opened = [decide(novice, position(MakeOffer("points", 0, 1)), 0, seed) for seed in range(30)]
    assert all(isinstance(move, Offer) and 1 <= sum(move.gems) <= 4 for move in opened)
    assert len(set(opened)) > 3


def test_2_2_the_novice_mostly_takes_what_looks_largest() -> None:
    table = position(FRESH, moved=(4, 0, 0, 0))
    found = Counter(decide(novice, table, 0, seed) for seed in range(60))
    assert found.most_common(1)[0][0] == Choose("points")
    assert len(found) == 3


# -- reasons ---------------------------------------------------------------------------------------

REASONS: list[tuple[Table, int, Move, str]] = [
    (GAME.setup(3), 0, PlaceDisc(3), "reason-place"),
    (position(FRESH), 0, Choose("gems"), "reason-choose"),
    (position(PickAction(0), seats=2), 0, Choose("gems"), "reason-pick"),
    (position(NameAction(0, "gems"), seats=2), 1, Guess("dice"), "reason-guess"),
    (position(MakeOffer("gems", 0, 1)), 0, offer("1b"), "reason-offer"),
    (position(MakeOffer("gems", 0, 1)), 0, OfferNothing(), "reason-nothing"),
    (position(AnswerOffer("gems", 1, 0, (0, 0, 0, 1))), 1, Accept(), "reason-accept"),
]


@pytest.mark.parametrize(("table", "seat", "move", "key"), REASONS)
def test_every_decision_of_a_trader_has_a_reason(
    table: Table, seat: int, move: Move, key: str
) -> None:
    said = reason(GAME.view(table, seat), move)
    assert said is not None
    assert said.key == key
    for language in LANGUAGES:
        assert Texts(GAME.package, language).say(said).endswith(".")


def test_the_reason_for_an_offer_tells_what_that_offer_costs() -> None:
    table = position(MakeOffer("gems", 0, 1))
    view, costs = GAME.view(table, 0), Worth(table).costs(0, 1)
    for text, cost in (("1b", costs[3][1]), ("2r1g", costs[0][2] + costs[2][1])):
        said = reason(view, offer(text))
        assert said is not None
        assert said.params["cost"] == round(cost, 1)
    assert costs[0][2] > costs[3][1] + 1, "two rubies cost much more than a sapphire"


def test_where_there_is_nothing_to_decide_there_is_no_reason() -> None:
    assert reason(GAME.view(at_start(), None), Dice((1, 2, 3, 4))) is None
    assert reason(GAME.view(replace(at_start(), agenda=()), 0), Accept()) is None
    assert reason(GAME.view(position(FRESH), None), Choose("dice")) is None


# -- how well they do ------------------------------------------------------------------------------


def match(merchants: list[Merchant], options: Any, rng: Random) -> tuple[int, ...]:
    table = GAME.setup(len(merchants), options)
    while table.agenda:
        seat = GAME.actors(table)[0]
        if seat == CHANCE:
            move = GAME.outcomes(table).sample(rng)
        else:
            move = merchants[seat](GAME.view(table, seat), GAME.musts(table, seat), rng)
        table, _ = GAME.play(table, seat, move)
    return GAME.score(table).winners


def wins(one: Merchant, others: Merchant, seats: int, games: int, options: Any = None) -> float:
    """How often `one` among `others` wins, each seat in turn."""
    rng, won = Random(11), 0.0
    for number in range(games):
        merchants = [others] * seats
        merchants[number % seats] = one
        winners = match(merchants, options, rng)
        won += (number % seats in winners) / len(winners)
    return won / games


def test_the_novice_beats_random_play_clearly() -> None:
    assert wins(novice, at_random, 4, 24) > 0.75


def test_the_trader_beats_novices_clearly() -> None:
    assert wins(trader, novice, 4, 60) > 0.4


def test_the_trader_beats_the_novice_at_a_table_for_two() -> None:
    assert wins(trader, novice, 2, 40, TWO) > 0.6


def speaks_for(said: Said) -> bool:
    """Whether a reason tells more for the move than against it, as far as it has numbers."""
    numbers: Any = said.params
    match said.key:
        case "reason-accept" | "reason-nothing":
            return bool(numbers["yielding"] >= numbers["winning"])
        case "reason-raise":
            return bool(numbers["winning"] >= numbers["yielding"])
        case "reason-offer":
            return bool(numbers["worth"] >= numbers["cost"])
        case _:
            return True


def test_no_reason_speaks_against_the_choice_of_a_trader() -> None:
    heard: set[str] = set()
    for seed in range(4):
        rng, table = Random(seed), GAME.setup(4)
        while table.agenda:
            seat = GAME.actors(table)[0]
            if seat == CHANCE:
                table, _ = GAME.play(table, seat, GAME.outcomes(table).sample(rng))
                continue
            view = GAME.view(table, seat)
            move = trader(view, GAME.musts(table, seat), rng)
            said = reason(view, move)
            assert said is not None
            assert speaks_for(said), said
            heard.add(said.key)
            table, _ = GAME.play(table, seat, move)
    assert heard >= {"reason-accept", "reason-offer", "reason-raise"}
