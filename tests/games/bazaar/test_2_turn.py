"""Bazaar, section 2: a turn."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.bazaar.positions import hand, play, position, refusal, to_move
from zoco.core.chance import CHANCE
from zoco.core.describe import Pick
from zoco.core.faults import BadInput
from zoco.core.words.said import Param, Said
from zoco.games.bazaar.events import Exchanged, GaveBack, NothingLeft, StoneTaken
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange, GiveBack, Roll, Take
from zoco.games.bazaar.rules import PickSurplus, Purchase, RollDie, Table, TakeAny, first_turn
from zoco.games.bazaar.stones import counts, heap_named, heap_of


def test_2_1_in_the_first_round_everybody_only_rolls() -> None:
    table = replace(position(("", "")), agenda=first_turn(0), turns=0)
    assert GAME.actors(table) == (CHANCE,)
    table, events = play(table, "die G")
    assert events[-1] == StoneTaken(0, 2)
    assert hand(table, 0) == "G"
    table, _ = play(table, "die R")
    assert hand(table, 1) == "R"
    assert to_move(table) == 0


def test_2_1_a_star_gives_any_stone() -> None:
    table = replace(position(("", "")), agenda=first_turn(0), turns=0)
    table, _ = play(table, "die *")
    assert table.agenda[0] == TakeAny(0)
    assert len(GAME.moves(table, 0)) == 5
    table, _ = play(table, "take Y")
    assert hand(table, 0) == "Y"


def test_2_2_roll_or_exchange_but_never_both() -> None:
    table, _ = play(position(("R", "G")), "exchange 2.1>")
    assert hand(table, 0) == "WW"
    assert to_move(table) == 1
    table, _ = play(position(("R", "G")), "roll")
    assert table.agenda[0] == RollDie(0)
    assert refusal(table, "exchange 2.1>") == ("bazaar 2.1", "not-an-outcome")


def test_2_2_an_equation_works_both_ways() -> None:
    table, events = play(position(("WWG", "G")), "exchange 2.1<")
    assert hand(table, 0) == "GR"
    assert events[0] == Exchanged(0, 2, 1, heap_named("WW"), heap_named("R"))


def test_2_2_doing_neither_is_no_move() -> None:
    table = position(("R", "G"))
    assert refusal(table, "buy nothing") == ("bazaar 2.2", "not-now")
    assert refusal(table, Take(1)) == ("bazaar 2.2", "not-now")


def test_2_2_only_the_cards_in_play_count() -> None:
    assert refusal(position(("R", "G")), "exchange 3.1>") == ("bazaar 1.2", "not-in-play")


def test_2_3_a_colour_that_has_run_out_gives_nothing() -> None:
    table = replace(position(("R", "G")), bank=heap_of((3, 3, 0, 3, 3)))
    table, events = play(table, "roll", "die G")
    assert events[-1] == NothingLeft(0, 2)
    assert hand(table, 0) == "R"
    assert to_move(table) == 1


def test_2_3_a_star_gives_only_what_is_in_stock() -> None:
    table = replace(position(("R", "G")), bank=heap_of((3, 0, 0, 3, 0)))
    table, _ = play(table, "roll", "die *")
    assert list(GAME.moves(table, 0)) == [Take(0), Take(3)]
    assert refusal(table, "take B") == ("bazaar 2.3", "run-out")
    assert refusal(table, "roll") == ("bazaar 2.1", "not-now")


def test_2_3_a_star_gives_nothing_when_the_bazaar_is_empty() -> None:
    table = replace(position(("R", "G")), bank=0)
    table, events = play(table, "roll", "die *")
    assert events[-1] == NothingLeft(0, 5)


def test_2_3_an_exchange_needs_the_stones_on_both_sides() -> None:
    assert refusal(position(("W", "G")), "exchange 2.1<") == ("bazaar 2.3", "you-lack")
    empty = replace(position(("R", "G")), bank=heap_of((1, 9, 9, 9, 9)))
    assert refusal(empty, "exchange 2.1>") == ("bazaar 2.3", "bazaar-lacks")


def test_2_3_the_bazaar_is_counted_after_the_players_stones_went_back() -> None:
    """By W = WG: without a white stone in the bazaar, the one that is given comes back."""
    edition = msgspec.to_builtins(GAME.edition()) | {"exchange": [["W=WG"], ["R=WW"]]}
    table = replace(position(("W", ""), edition=edition), bank=heap_of((0, 0, 1, 0, 0)))
    assert Exchange(1, 1, 0) in GAME.moves(table, 0)
    assert GAME.why_not(table, 0, Exchange(1, 1, 0)) is None
    seeds = {GAME.musts(table, 0).sample(Random(seed)) for seed in range(20)}
    assert seeds == {Roll(), Exchange(1, 1, 0)}
    table, _ = play(table, "exchange 1.1>")
    assert hand(table, 0) == "WG"
    assert table.bank == 0
    full = replace(position(("W" * 10, ""), edition=edition), bank=heap_of((0, 0, 1, 0, 0)))
    assert refusal(full, "exchange 1.1>") == ("bazaar 2.5", "above-ten")


def test_2_4_a_purchase_returns_the_stones_and_takes_the_card() -> None:
    table, _ = play(position(("BBBGGY", "G")), "exchange 1.1>")
    assert to_move(table) == 1, "with BBBBGYY no ware can be paid for"
    table, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>", "buy 3")
    assert hand(table, 0) == "WWY"
    assert table.wares == (1, 0)
    assert table.left == (5, 5, 4, 5)
    assert counts(table.bank + table.hands[0] + table.hands[1]) == (20, 20, 20, 20, 20)


def test_2_4_the_next_ware_of_the_pile_is_uncovered() -> None:
    table, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>", "buy 3")
    assert GAME.actors(table) == (CHANCE,)
    assert GAME.outcomes(table).total == 41
    table, _ = play(table, "ware 5")
    assert table.tops[2] == 5
    assert to_move(table) == 1


def test_2_4_buying_is_never_forced_up_to_ten() -> None:
    table, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>", "buy nothing")
    assert hand(table, 0) == "WWBBBGGY"
    assert to_move(table) == 1


def test_2_4_buying_needs_a_roll_or_an_exchange_first() -> None:
    assert refusal(position(("BBBGG", "G")), "buy 3") == ("bazaar 2.4", "buy-later")


def test_2_4_only_tops_that_can_be_paid_for_are_sold() -> None:
    table, _ = play(position(("BBBGGRY", "G"), left=(5, 5, 5, 0)), "exchange 2.1>")
    assert [move for move in GAME.moves(table, 0) if isinstance(move, Buy)] == [Buy(3)]
    assert refusal(table, "buy 2") == ("bazaar 2.4", "cannot-pay")
    assert Buy(5) not in GAME.moves(table, 0)
    assert refusal(table, "roll") == ("bazaar 2.4", "not-now")
    used_up = position(("BBBGGRY", "G"), tops=("", "WWRRR", "BBBGG", "GGGYY"), left=(0, 5, 5, 5))
    table, _ = play(used_up, "exchange 2.1>")
    assert refusal(table, "buy 1") == ("bazaar 2.4", "not-for-sale")


def test_2_4_one_purchase_a_turn_unless_the_table_allows_several() -> None:
    hands = ("BBBGGGGGYYR", "G")
    once, _ = play(position(hands), "roll", "die W", "buy 3", "ware 5")
    assert once.wares == (1, 0)
    several, _ = play(position(hands, several_purchases=True), "roll", "die W", "buy 3", "ware 5")
    assert isinstance(several.agenda[0], Purchase)
    several, _ = play(several, "buy 4", "ware 6")
    assert several.wares == (2, 0)
    assert to_move(several) == 1


def test_2_4_a_pile_emptied_earlier_in_the_turn_counts_for_later_purchases() -> None:
    hands = ("BBBGGGGGYYR", "G")
    table = position(hands, left=(5, 5, 1, 5), several_purchases=True)
    table, _ = play(table, "roll", "die W", "buy 3")
    assert table.points == (1, 0), "seven left, a plain ware while all piles last"
    table, _ = play(table, "buy 4", "ware 6")
    assert table.points == (1 + 3, 0), "two left, a plain ware once a pile is used up"


def test_2_5_an_exchange_above_ten_needs_a_purchase() -> None:
    """Card 1 row 4 is R = WBGY: from nine stones to twelve."""
    assert refusal(position(("RYYYYYYYY", "G")), "exchange 1.4>") == ("bazaar 2.5", "above-ten")
    table = position(("RGGYYYYYY", "G"))
    assert Exchange(1, 4, 0) in GAME.moves(table, 0)
    table, _ = play(table, "exchange 1.4>")
    assert hand(table, 0) == "WBGGGYYYYYYY"
    assert list(GAME.moves(table, 0)) == [Buy(4)]


def test_2_5_that_purchase_is_compulsory() -> None:
    table, _ = play(position(("RGGYYYYYY", "G")), "exchange 1.4>")
    assert refusal(table, "buy nothing") == ("bazaar 2.5", "must-buy")
    table, _ = play(table, "buy 4", "ware 5")
    assert hand(table, 0) == "WBYYYYY"


def test_2_5_from_a_full_hand_the_steepest_exchange_leads_back_below_ten() -> None:
    table, _ = play(position(("RWGGYYYYYY", "G")), "exchange 1.4>")
    assert hand(table, 0) == "WWBGGGYYYYYYY", "from ten stones to thirteen"
    assert list(GAME.moves(table, 0)) == [Buy(4)]
    table, _ = play(table, "buy 4", "ware 5")
    assert hand(table, 0) == "WWBYYYYY"


def test_2_5_rolling_is_always_legal_and_the_neighbour_picks_the_surplus() -> None:
    table = position(("YYYYYYYYYY", "G", "B"))
    assert Roll() in GAME.moves(table, 0)
    table, _ = play(table, "roll", "die R")
    assert table.agenda[0] == PickSurplus(1, 0)
    assert GAME.actors(table) == (1,)
    assert refusal(table, "return RY") == ("bazaar 2.5", "not-the-surplus")
    assert refusal(table, "return G") == ("bazaar 2.5", "not-in-hand")
    assert refusal(table, "roll") == ("bazaar 2.5", "not-now")
    table, events = play(table, "return R")
    assert events == [GaveBack(0, 1, heap_named("R"))]
    assert hand(table, 0) == "Y" * 10
    assert to_move(table) == 1


@pytest.mark.parametrize("breaches", [False, True])
def test_2_5_after_a_roll_above_ten_a_purchase_stays_free(breaches: bool) -> None:
    table, _ = play(position(("GGGYYBBWWW", "G"), breaches=breaches), "roll", "die R")
    assert list(GAME.moves(table, 0)) == [BuyNothing(), Buy(4)]
    bought, _ = play(table, "buy 4", "ware 5")
    assert hand(bought, 0) == "WWWBBR"
    table, _ = play(table, "buy nothing")
    assert table.agenda[0] == PickSurplus(1, 0)
    table, _ = play(table, "return Y")
    assert hand(table, 0) == "WWWBBGGGRY"


def test_2_5_so_it_does_after_a_star() -> None:
    table, _ = play(position(("GGGYYBBWWW", "G")), "roll", "die *", "take R")
    assert BuyNothing() in GAME.moves(table, 0)


def test_2_5_after_a_compulsory_purchase_further_ones_are_free() -> None:
    hands = ("RGGGGYYYYY", "G")
    table = position(hands, tops=("RRRRR*", "WWRRR", "BGGYY", "GGGYY"), several_purchases=True)
    table, _ = play(table, "exchange 1.4>")
    assert BuyNothing() not in GAME.moves(table, 0)
    table, _ = play(table, "buy 4", "ware 5")
    assert list(GAME.moves(table, 0)) == [BuyNothing(), Buy(3)]


def test_2_5_the_prompt_says_why_one_must_or_should_buy() -> None:
    forced, _ = play(position(("RGGYYYYYY", "G")), "exchange 1.4>")
    assert asked(forced) == Said("choose-purchase-must", {"stones": 12})
    assert forced.agenda[0].prompt() == Said("phase-purchase-must", {"stones": 12})
    rolled, _ = play(position(("GGGYYBBWWW", "G", "B")), "roll", "die R")
    surplus: dict[str, Param] = {"stones": 11, "number": 1, "seat": 1}
    assert asked(rolled) == Said("choose-purchase-surplus", surplus)
    assert rolled.agenda[0].prompt() == Said("phase-purchase-surplus", {"stones": 11})
    alone, _ = play(position(("GGGYYBBWWW",), solo=True), "roll", "die R")
    assert asked(alone) == Said("choose-purchase-own-surplus", surplus | {"seat": 0})
    free, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>")
    assert asked(free) == Said("choose-purchase")
    assert free.agenda[0].prompt() == Said("phase-purchase")


def asked(table: Table) -> Said:
    described = GAME.moves(table, 0).describe()
    assert isinstance(described, Pick)
    return described.prompt


def test_2_5_with_breaches_any_exchange_is_legal_and_the_neighbour_picks() -> None:
    table = position(("RYYYYYYYY", "G"), breaches=True)
    table, _ = play(table, "exchange 1.4>")
    assert table.agenda[0] == PickSurplus(1, 0)
    assert len(GAME.moves(table, 1)) == 7, "pairs of W, B, G, Y where only Y is there twice"
    assert GiveBack((1, 1, 0, 0, 0)) in GAME.moves(table, 1)
    table, _ = play(table, "return WB")
    assert hand(table, 0) == "GYYYYYYYYY"


def test_2_5_with_breaches_a_purchase_stays_free() -> None:
    table, _ = play(position(("RGGYYYYYY", "G"), breaches=True), "exchange 1.4>", "buy nothing")
    assert table.agenda[0] == PickSurplus(1, 0)


def test_2_5_alone_the_player_picks() -> None:
    table, _ = play(position(("Y" * 10,), solo=True), "roll", "die R")
    assert table.agenda[0] == PickSurplus(0, 0)
    table, events = play(table, "return R")
    assert events[0].said() == Said("event-gave-back-own", {"seat": 0, "picker": 0, "stones": "R"})


def test_2_5_who_picks_a_surplus_is_told_whose_it_is() -> None:
    table, _ = play(position(("Y" * 10, "G", "B")), "roll", "die R")
    assert table.agenda[0].prompt() == Said("phase-pick-surplus", {"seat": 0})
    described = GAME.moves(table, 1).describe()
    assert isinstance(described, Pick)
    assert described.prompt == Said("choose-surplus", {"number": 1, "seat": 0})
    assert described.options[0].label == Said("move-give-back-of", {"stones": "Y", "seat": 0})
    alone, _ = play(position(("Y" * 10,), solo=True), "roll", "die R")
    assert alone.agenda[0].prompt() == Said("phase-pick-own-surplus", {"seat": 0})
    described = GAME.moves(alone, 0).describe()
    assert isinstance(described, Pick)
    assert described.prompt == Said("choose-own-surplus", {"number": 1, "seat": 0})
    assert described.options[0].label == Said("move-give-back", {"stones": "Y", "seat": 0})


def test_2_5_a_heap_has_one_text_and_a_text_one_heap() -> None:
    assert GAME.read("return 0") == GiveBack((0, 0, 0, 0, 0))
    assert GAME.read("return " + "W" * 31) == GiveBack((31, 0, 0, 0, 0))
    for text in ("return ", "return " + "W" * 32, "return YW"):
        with pytest.raises(BadInput):
            GAME.read(text)


@pytest.mark.parametrize(("number", "ways"), [(1, 2), (2, 3), (3, 4)])
def test_2_5_the_surplus_is_counted_by_formula(number: int, ways: int) -> None:
    table = replace(position(("R" * 5 + "Y" * (5 + number), "G")), agenda=(PickSurplus(1, 0),))
    moves = GAME.moves(table, 1)
    assert len(moves) == len(list(moves)) == ways
