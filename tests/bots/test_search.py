"""Bots that look ahead: legal, within their budget and their time, and right where it is plain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import zoco
from tests.games.basari import positions as basari
from tests.games.scheherazade import positions as scheherazade
from zoco.bots.bot import UNTIMED
from zoco.bots.match import Driver
from zoco.bots.registry import adviser, bot, levels
from zoco.bots.search.halving import halved
from zoco.bots.search.lines import Lines, won
from zoco.bots.search.matrix import Matrix, Mind, pick
from zoco.bots.search.searcher import Searcher, preferring
from zoco.core.game import Game
from zoco.games import metas
from zoco.games.basari.choosing import ChooseActions
from zoco.games.basari.haggling import AnswerOffer
from zoco.games.basari.moves import Choose
from zoco.games.basari.outlook import OUTLOOK
from zoco.parts.negotiation import Accept, Offer
from zoco.parts.outlook import Budget, Candidate

BASARI = zoco.load("basari")
KEYS = tuple(meta.key for meta in metas())


class Expired:
    """A clock that has run out before one could think."""

    def left(self) -> float:
        return 0.0


def decisions(game: Game[Any, Any], seats: int, every: int) -> Iterator[tuple[int, Any]]:
    """Some decisions of a match of novices."""
    variant = seats == 2 and "two_player" in game.kinds.options.__struct_fields__
    options = game.simulated({"two_player": True} if variant else {})
    driver = Driver(game, {seat: bot(game, "novice") for seat in range(seats)}, "search")
    table, place = game.setup(seats, options), 0
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None
        if turn[0] in game.actors(table) and turn[0] >= 0:
            place += 1
            if place % every == 0:
                yield turn[0], table
        table, _ = game.play(table, *turn)


def searcher(game: Game[Any, Any], level: str = "merchant") -> Searcher:
    found = bot(game, level)
    assert isinstance(found, Searcher)
    return found


SEATS = [(meta.key, seats) for meta in metas() for seats in zoco.load(meta.key).seats()]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_four_levels_that_people_play_against(key: str) -> None:
    assert levels(zoco.load(key)) == ("random", "novice", "trader", "merchant", "vizier")
    assert adviser(zoco.load(key)) == "merchant"


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_candidates_are_legal_and_shares_add_up_at_every_seat_count(key: str, seats: int) -> None:
    game = zoco.load(key)
    player, rng = searcher(game), Random(5)
    valued = 0
    for seat, table in decisions(game, seats, every=7):
        moves = game.musts(table, seat)
        found = player.outlook.candidates(table, seat, moves, rng)
        assert found
        assert all(move in moves for move, _ in found)
        assert all(weight >= 0 for _, weight in found)
        assert len({move for move, _ in found}) == len(found)
        assert player.outlook.likely(table, seat, moves, rng) in moves
        if player.outlook.quiet(table):
            shares = player.outlook.shares(table)
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1)
            valued += 1
    assert valued or key.startswith("basari"), "quiet tables there are before chance decides"


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_merchants_choose_what_is_offered_at_every_seat_count(key: str, seats: int) -> None:
    game = zoco.load(key)
    player = searcher(game)
    for asked, (seat, table) in enumerate(decisions(game, seats, every=23)):
        moves = game.musts(table, seat)
        judged = player.judged(game.view(table, seat), moves, Random(asked), UNTIMED)
        assert judged[0].move in moves
        assert all(0 <= one.share <= 1 for one in judged)
        if asked == 2:
            break


@pytest.mark.parametrize("key", KEYS)
def test_without_time_a_bot_does_what_is_likely_at_sight(key: str) -> None:
    game = zoco.load(key)
    player = searcher(game, "vizier")
    for seat, table in decisions(game, 4, every=19):
        moves = game.musts(table, seat)
        judged = player.judged(game.view(table, seat), moves, Random(3), Expired())
        assert judged[0].move in moves
        assert all(one.lines == 0 for one in judged)


@pytest.mark.parametrize("key", KEYS)
def test_who_has_no_time_does_what_a_trader_does(key: str) -> None:
    game = zoco.load(key)
    player, trader = searcher(game), bot(game, "trader")
    for seat, table in decisions(game, 4, every=37):
        view, moves, same = game.view(table, seat), game.musts(table, seat), Random(3)
        same.getrandbits(64)  # the search has taken its seed before it saw the clock
        chosen = player.choose(view, moves, Random(3), Expired())
        assert chosen == trader.choose(view, moves, same, UNTIMED)


@pytest.mark.parametrize("key", KEYS)
def test_no_decision_takes_more_lines_of_play_than_its_budget(key: str) -> None:
    game = zoco.load(key)
    player = searcher(game)
    budget = player.outlook.budgets["merchant"]
    for asked, (seat, table) in enumerate(decisions(game, 4, every=29)):
        judged = player.judged(game.view(table, seat), game.musts(table, seat), Random(1), UNTIMED)
        assert len(judged) <= budget.candidates
        assert sum(one.lines for one in judged) <= budget.playouts + budget.candidates
        if asked == 1:
            break


@pytest.mark.parametrize("key", ["suleika", "bazaar"])
@pytest.mark.parametrize("temper", ["bold", "patient", "generous"])
def test_first_thoughts_of_a_merchant_are_those_of_its_temperament(key: str, temper: str) -> None:
    game = zoco.load(key)
    player, base = searcher(game, f"merchant/{temper}"), bot(game, f"trader/{temper}")
    asked = 0
    for seat, table in decisions(game, 4, every=11):
        view, moves = game.view(table, seat), game.musts(table, seat)
        first = player.judged(view, moves, Random(3), Expired())[0].move
        same = Random(Random(3).getrandbits(64))
        assert first == base.choose(view, moves, same, UNTIMED)
        asked += 1
    assert asked > 5


def test_who_is_on_the_way_and_knows_the_room_is_likelier_to_win() -> None:
    """Secret cards are worth something at the leaves: by what each seat may know of them."""
    outlook = searcher(zoco.load("scheherazade")).outlook
    table = scheherazade.ready()
    near = scheherazade.standing(table, "S S S", red="N04 S")
    knows = replace(near, knowledge=replace(near.knowledge, looked=(True, False, False, False)))
    alike, ahead, sure = (outlook.shares(it) for it in (table, near, knows))
    assert alike == pytest.approx([1 / 4] * 4)
    assert alike[0] < ahead[0] < sure[0]


def test_what_somebody_would_do_at_sight_is_a_candidate_though_nobody_else_likes_it() -> None:
    dice, gems, points = Choose("dice"), Choose("gems"), Choose("points")
    found: list[Candidate] = [(dice, 0.6), (gems, 0.4)]
    assert preferring(None, found) == found
    assert preferring(gems, found) == [(gems, 1.6), (dice, 0.6)]
    assert preferring(points, found) == [(points, 2.0), *found]


# -- where it is plain -----------------------------------------------------------------------------


def test_a_merchant_takes_the_lap_that_wins_ten() -> None:
    fresh = ChooseActions(("",) * 4)
    table = basari.position(fresh, moved=(basari.LAP, basari.LAP - 1, 0, 0), scorings=2)
    view = BASARI.view(table, 1)
    found = searcher(BASARI).choose(view, BASARI.musts(table, 1), Random(1), UNTIMED)
    assert found == Choose("dice")


def test_a_merchant_takes_gems_for_an_action_that_is_worth_less() -> None:
    table = basari.position(AnswerOffer("points", 1, 0, (3, 3, 3, 2)))
    view, moves = BASARI.view(table, 1), BASARI.musts(table, 1)
    judged = searcher(BASARI).judged(view, moves, Random(1), UNTIMED)
    assert judged[0].move == Accept()
    worst = min(judged, key=lambda one: one.share)
    assert isinstance(worst.move, Offer)


def test_a_merchant_enters_the_room_that_it_knows() -> None:
    table = scheherazade.leading(1, orange="P S")
    looked = tuple(seat == 1 for seat in range(4))
    known = zoco.load("scheherazade")
    table = replace(table, knowledge=replace(table.knowledge, looked=looked))
    room = table.colours[table.knowledge.cards[-1]]
    found = searcher(known).choose(known.view(table, 1), known.musts(table, 1), Random(1), UNTIMED)
    assert known.write(found) == f"enter {room}"


# -- the parts -------------------------------------------------------------------------------------


def test_regrets_turn_a_mind_to_what_would_have_been_better() -> None:
    mind = Mind([(Choose("dice"), 3.0), (Choose("gems"), 1.0)])
    assert mind.odds() == [0.75, 0.25]
    mind.regrets = [-1.0, 2.0]
    assert mind.odds() == [0.0, 1.0]
    mind.played = [0.0, 9.0]
    assert mind.expected(0.6)[1] > mind.priors[1]


def test_a_place_is_picked_by_its_odds() -> None:
    rng = Random(2)
    found = [pick([0.1, 0.9], rng) for _ in range(200)]
    assert 160 < sum(found) < 200


def test_everybody_who_chooses_unseen_has_a_mind() -> None:
    """Also who has laid a card already: nobody knows which."""
    table = basari.position(ChooseActions(("gems", "", "dice", "")))
    view = BASARI.view(table, 1)
    moves = BASARI.musts(table, 1)
    lines = Lines(BASARI, OUTLOOK, 0, 0)
    own = OUTLOOK.candidates(table, 1, moves, Random(1))
    matrix = Matrix(lines, view, own, OUTLOOK.budgets["merchant"], Random(1))
    assert set(matrix.minds) == {0, 1, 2, 3}
    assert all(len(mind.moves) == 3 for mind in matrix.minds.values())


class Pennies(Matrix):
    """The second seat wants to choose as the first, which wants to differ but has a habit."""

    def __init__(self, sly: bool) -> None:
        self.budget = Budget(600, 2, sly=sly)
        self.lines = Lines(BASARI, OUTLOOK, 0, 0)
        heads, tails = Choose("dice"), Choose("gems")
        habits: dict[int, list[Candidate]]
        habits = {0: [(heads, 0.9), (tails, 0.1)], 1: [(heads, 0.5), (tails, 0.5)]}
        self.minds = {seat: Mind(found) for seat, found in habits.items()}
        self.order = (0, 1)
        self._cells = {}

    def _line(self, joint: tuple[int, ...], rng: Random) -> Sequence[float]:
        same = joint[0] == joint[1]
        return [float(not same), float(same)]


def test_the_sly_answer_the_habits_of_others() -> None:
    sly, learning = Pennies(sly=True), Pennies(sly=False)
    for each in (sly, learning):
        each.learn(Random(1), UNTIMED)
    assert sly.minds[1].expected(0.0)[0] > 0.9
    assert learning.minds[1].expected(0.0)[0] < 0.8, "who learned that one differs is not so sure"


def test_all_candidates_meet_the_same_dice() -> None:
    """One that is offered twice is judged the same twice."""
    table = basari.position(AnswerOffer("dice", 1, 0, (0, 0, 0, 1)))
    view, lines = BASARI.view(table, 1), Lines(BASARI, OUTLOOK, 0, 0)
    twice = [(Accept(), 0.5), (Accept(), 0.5)]
    one, other = halved(lines, view, list(twice), 12, Random(4), UNTIMED)
    assert one.share == other.share
    assert lines.playouts == 12


def test_a_match_that_is_over_is_worth_what_it_ended_with() -> None:
    game = zoco.load("suleika")
    table = game.setup(2, {"first": 0})
    driver = Driver(game, {seat: bot(game, "random") for seat in range(2)}, "over")
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None
        table, _ = game.play(table, *turn)
    winners = game.score(table).winners
    assert [share > 0 for share in won(game, table)] == [seat in winners for seat in range(2)]
