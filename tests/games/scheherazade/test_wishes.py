"""The trader unasked: whom something concerns, and what it then does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import holding, leading, play, plays, ready
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.games.scheherazade.bot.novice import novice_may
from zoco.games.scheherazade.bot.wishes import trader_may
from zoco.games.scheherazade.bot.worth import Eye
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Question

SEEDS = range(24)
LOOKED = (True, False, False, False)


def mays(table: Table, seat: int) -> Counter[str]:
    """What the trader does unasked, by the lot; nothing: an empty line."""
    view, moves = GAME.view(table, seat), GAME.mays(table, seat)
    found = (trader_may(view, moves, Random(seed)) for seed in SEEDS)
    return Counter(GAME.write(move) if move else "" for move in found)


def agreements(table: Table, seat: int) -> list[str]:
    """To what the trader agrees."""
    return [line for line in mays(table, seat) if line.startswith("agree")]


def with_pearl(table: Table, seat: int) -> Table:
    """A seat found a question pearl."""
    return replace(table, questions=tuple(int(it == seat) for it in range(table.seats)))


# -- whom it concerns ------------------------------------------------------------------------------


def test_nothing_concerns_anybody_at_the_start() -> None:
    assert GAME.concerned(ready()) == ()
    assert GAME.concerned(leading(1)) == ()


def test_until_the_last_fist_it_concerns_who_can_ask() -> None:
    table = with_pearl(ready(), 2)
    assert GAME.concerned(table) == (2,)
    assert GAME.concerned(holding(table, 1, "wonder_lamp")) == (1, 2)
    assert GAME.concerned(holding(table, 1, "vizier")) == (2,)
    assert GAME.concerned(play(table, 2, "bid 0")) == (2,), "with a closed fist, too"
    assert GAME.concerned(plays(table, *((seat, "bid 0") for seat in range(4)))) == ()


def test_an_offer_concerns_everybody_else() -> None:
    offered = play(with_pearl(leading(3), 0), 0, "sell pearl for 1")
    assert GAME.concerned(offered) == (1, 2, 3)
    assert GAME.concerned(play(offered, 0, "withdraw offer")) == ()
    bidding = play(with_pearl(ready(), 0), 0, "sell pearl for 1")
    assert GAME.concerned(bidding) == (0, 1, 2, 3), "and seat 0 can ask"
    assert GAME.concerned(play(bidding, 1, "bid 10")) == (0, 1, 2, 3), "whatever is in the fist"


def test_the_needy_are_concerned_until_they_bid() -> None:
    table = replace(ready(), pearls=(10, 3, 10, 10))
    assert GAME.concerned(table) == (1,)
    assert GAME.concerned(play(table, 0, "bid 0")) == (1,)
    assert GAME.concerned(play(table, 1, "claim")) == ()
    assert GAME.concerned(play(table, 1, "bid 0")) == ()


def test_a_leader_who_can_ask_is_concerned_before_the_move_only() -> None:
    table = with_pearl(leading(1), 1)
    assert GAME.concerned(table) == (1,)
    assert GAME.concerned(play(table, 1, "camel S-N01")) == ()
    assert GAME.concerned(with_pearl(leading(1), 2)) == (), "others have time until the bids"


# -- bargains --------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [leading(1), ready()], ids=["moving", "between"])
def test_a_bargain_that_pays_is_struck_at_once(table: Table) -> None:
    offered = play(with_pearl(table, 0), 0, "sell pearl for 1")
    for seed in SEEDS:
        driver = Driver(GAME, {seat: bot(GAME, "trader") for seat in (1, 2, 3)}, f"deal/{seed}")
        assert driver.move(offered) == (1, GAME.read("agree 0 sell pearl for 1"))


def test_an_offer_is_found_among_many_moves() -> None:
    table = holding(with_pearl(ready(), 0), 3, "vizier", "racing_camel", "flying_carpet")
    rich = replace(table, pearls=(10, 10, 60, 10))
    offered = play(rich, 0, "sell pearl for 1")
    assert len(GAME.mays(offered, 2)) > 150
    assert mays(offered, 2) == {"agree 0 sell pearl for 1": len(SEEDS)}


def test_a_bad_bargain_is_let_be() -> None:
    dear = play(with_pearl(ready(), 0), 0, "sell pearl for 5")
    assert not agreements(dear, 2)
    cheap = play(with_pearl(ready(), 2), 0, "buy pearl for 1")
    assert not agreements(cheap, 2)
    fair = play(with_pearl(ready(), 2), 0, "buy pearl for 4")
    assert mays(fair, 2) == {"agree 0 buy pearl for 4": len(SEEDS)}


def test_a_fist_is_opened_for_a_bargain_but_once_a_round() -> None:
    table = play(with_pearl(ready(), 0), 2, "bid 10")
    offered = play(table, 0, "sell pearl for 1")
    assert mays(offered, 2) == {"open fist": len(SEEDS)}
    again = plays(offered, (2, "open fist"), (2, "bid 10"))
    assert mays(again, 2) == {"": len(SEEDS)}
    assert mays(play(table, 0, "sell pearl for 5"), 2) == {"": len(SEEDS)}, "it does not pay"


def test_a_trader_pays_for_its_own_passage_once() -> None:
    table = play(leading(camels="N06 S S", green="N08 S"), 0, "camel N06-N08")
    asked = play(replace(table, questions=(0, 0, 0, 0)), 0, "passage green N08")
    assert mays(asked, 3) == {"offer 2": len(SEEDS)}
    assert mays(play(asked, 3, "offer 2"), 3) == {"": len(SEEDS)}
    assert mays(asked, 1) == {"": len(SEEDS)}, "the Bedouins of another"
    assert whims(asked, 3) == {"offer 1": len(MANY)}
    assert must(play(asked, 3, "offer 2"), 0) == "accept 3"


def test_the_gift_for_the_harem_is_not_spent() -> None:
    table = with_pearl(leading(0, yellow="P S"), 0)
    offered = play(replace(table, pearls=(10, 10, 4, 10)), 0, "sell pearl for 2")
    assert not agreements(offered, 2)
    richer = play(replace(table, pearls=(10, 10, 5, 10)), 0, "sell pearl for 2")
    assert mays(richer, 2) == {"agree 0 sell pearl for 2": len(SEEDS)}


def knowing(table: Table) -> Table:
    """Seat 0 has seen the secret card, and all know that it has."""
    return replace(table, knowledge=replace(table.knowledge, looked=LOOKED))


def test_who_knows_the_room_sells_questions_now_and_then_and_asks_none() -> None:
    table = knowing(with_pearl(leading(1, yellow="P S"), 0))
    found = mays(table, 0)
    assert set(found) == {"", "sell pearl for 2"}, "seat 2 has arrived, and pays most"
    assert 0 < found["sell pearl for 2"] <= len(SEEDS) / 2
    waiting = play(table, 0, "sell pearl for 2")
    assert mays(waiting, 0) == {"": len(SEEDS)}, "one offer at a time"


def test_a_trader_buys_from_who_has_no_use_for_it() -> None:
    table = knowing(with_pearl(leading(1, yellow="P S"), 0))
    found = mays(table, 2)
    assert set(found) == {"", "buy pearl for 1"}
    assert mays(replace(table, pearls=(10, 10, 3, 10)), 2) == {"": len(SEEDS)}


def test_equals_make_each_other_no_offers() -> None:
    table = holding(with_pearl(ready(), 0), 1, "racing_camel")
    assert mays(table, 2) == {"": len(SEEDS)}


def test_what_is_on_offer_is_not_asked_with() -> None:
    table = with_pearl(leading(1), 0)
    assert all(text.startswith("ask") for text in mays(table, 0))
    assert mays(play(table, 0, "sell pearl for 9"), 0) == {"": len(SEEDS)}


# -- questions -------------------------------------------------------------------------------------


def test_a_question_makes_the_best_room_likelier() -> None:
    eye = Eye(GAME.view(with_pearl(ready(), 0), 0))
    assert eye.insight(1, "yellow") == pytest.approx(1 / 3 - 1 / 4, abs=0.01)
    assert eye.insight(1, "red") == 0, "one's own"
    assert eye.insight(1, "black") == 0, "not in play"


def test_the_trader_asks_what_tells_most_of_the_room() -> None:
    told = (Question(0, 1, "blue", False, "lamp"), Question(0, 2, "blue", False, "lamp"))
    table = with_pearl(ready(), 0)
    table = replace(table, knowledge=replace(table.knowledge, asked=told))
    assert mays(table, 0) == {"ask 3 blue by pearl": len(SEEDS)}, "else it is the secret card"


def test_the_pearl_is_spent_before_the_lamp() -> None:
    table = holding(with_pearl(ready(), 0), 0, "wonder_lamp")
    assert all(text.endswith("by pearl") for text in mays(table, 0))
    lamp = holding(ready(), 0, "wonder_lamp")
    assert all(text.endswith("by lamp") for text in mays(lamp, 0))


# -- cards -----------------------------------------------------------------------------------------


def test_a_guard_is_bribed_rather_than_a_move_given_up() -> None:
    asked = tuple(
        Question(1, seat, colour, True, "lamp")
        for seat, colour in ((0, "red"), (2, "yellow"), (3, "green"))
    )
    table = holding(leading(1, orange="P S"), 1, "harem_guard")
    table = replace(table, knowledge=replace(table.knowledge, asked=asked))
    assert must(table, 1) == "guard blue"


def test_the_vizier_is_called_sooner_than_the_own_card() -> None:
    table = plays(replace(ready(), bowl=4), *((seat, "bid 2") for seat in range(4)))
    assert must(table, 0).startswith("tip")
    assert must(holding(table, 0, "vizier"), 0) == "vizier"
    assert must(holding(replace(table, bowl=9), 0, "vizier"), 0) == "vizier"
    assert must(replace(table, bowl=9), 0) == "bakschisch"


def must(table: Table, seat: int) -> str:
    """What the trader chooses."""
    move = bot(GAME, "trader").choose(
        GAME.view(table, seat),
        GAME.musts(table, seat),
        Random(1),
        None,  # type: ignore[arg-type]
    )
    return GAME.write(move)


# -- the novice ------------------------------------------------------------------------------------

MANY = range(200)


def whims(table: Table, seat: int) -> Counter[str]:
    """What the novice does unasked, by the lot; nothing: an empty line."""
    view, moves = GAME.view(table, seat), GAME.mays(table, seat)
    found = (novice_may(view, moves, Random(seed)) for seed in MANY)
    return Counter(GAME.write(move) if move else "" for move in found)


def test_a_novice_claims_the_second_stone() -> None:
    table = replace(ready(), pearls=(10, 3, 10, 10))
    assert whims(table, 1) == {"claim": len(MANY)}
    assert bot(GAME, "novice").heeds
    driver = Driver(GAME, {1: bot(GAME, "novice")}, "claim")
    assert driver.move(table) == (1, GAME.read("claim"))


@pytest.mark.parametrize(
    ("seller", "offer", "answer"),
    [
        (0, "sell pearl for 3", "agree 0 sell pearl for 3"),
        (0, "sell pearl for 4", ""),
        (2, "buy pearl for 3", "agree 0 buy pearl for 3"),
        (2, "buy pearl for 2", ""),
    ],
)
def test_a_novice_agrees_to_a_fair_price(seller: int, offer: str, answer: str) -> None:
    offered = play(with_pearl(ready(), seller), 0, offer)
    found = whims(offered, 2)
    agreed = {text: times for text, times in found.items() if text.startswith("agree")}
    assert agreed == ({answer: len(MANY)} if answer else {})


def test_a_novice_spends_half_of_its_pearls_at_most_and_on_what_it_can_use() -> None:
    offered = play(with_pearl(ready(), 0), 0, "sell pearl for 3")
    poor = replace(offered, pearls=(10, 10, 5, 10))
    assert not any(text.startswith("agree") for text in whims(poor, 2))
    looked = (False, False, True, False)
    wise = replace(offered, knowledge=replace(offered.knowledge, looked=looked))
    assert not any(text.startswith("agree") for text in whims(wise, 2)), "nothing left to ask"


def test_a_novice_seldom_makes_an_offer_and_one_at_a_time() -> None:
    table = holding(knowing(with_pearl(leading(1), 0)), 1, "vizier")
    found = whims(table, 0)
    offers = [text for text in found.elements() if text]
    assert 0 < len(offers) < len(MANY) / 8
    assert {text.split()[0] for text in offers} == {"sell", "buy"}
    assert {int(text.split()[-1]) for text in offers if text[0] == "s"} <= {3, 4, 5}
    assert {int(text.split()[-1]) for text in offers if text[0] == "b"} <= {1, 2, 3}
    assert whims(play(table, 0, "sell pearl for 5"), 0) == {"": len(MANY)}


def test_a_novice_asks_now_and_then_what_it_does_not_know() -> None:
    told = (Question(0, 1, "blue", False, "lamp"), Question(0, 2, "yellow", True, "lamp"))
    table = with_pearl(leading(1), 0)
    table = replace(table, knowledge=replace(table.knowledge, asked=told))
    found = whims(table, 0)
    asks = {text: times for text, times in found.items() if text.startswith("ask")}
    left = (("1", "orange"), ("1", "green"), ("3", "orange"), ("3", "green"), ("3", "blue"))
    assert set(asks) == {f"ask {seat} {colour} by pearl" for seat, colour in left}
    assert len(MANY) / 5 < sum(asks.values()) < len(MANY) / 2
    assert "ask" not in " ".join(whims(knowing(table), 0)), "it has seen the secret card"
    selling = play(table, 0, "sell pearl for 9")
    assert "ask" not in " ".join(whims(selling, 0)), "the pearl is on offer"


def test_a_novice_asks_with_the_lamp_too() -> None:
    lamp = whims(holding(ready(), 0, "wonder_lamp"), 0)
    assert any(text.endswith("by lamp") for text in lamp)


def test_novices_act_unasked_and_come_to_an_end() -> None:
    told = told_by("novice")
    assert min(told["Answered"], told["Sold"], told["StoneClaimed"]) >= 3
    assert told["SaleOffered"] + told["PurchaseOffered"] < told["CaravanRests"]


MATCHES = 6


def told_by(level: str) -> Counter[str]:
    """The events of some matches of one kind of bots, and the question pearls left unspent."""
    told: Counter[str] = Counter()
    for number in range(MATCHES):
        driver = Driver(GAME, {seat: bot(GAME, level) for seat in range(4)}, f"{level}/{number}")
        table = GAME.setup(4, {"round_limit": 150})
        while table.agenda:
            turn = driver.move(table)
            assert turn is not None
            table, events = GAME.play(table, *turn)
            told.update(type(event).__name__ for event in events)
        told["unspent"] += sum(table.questions)
    return told


# -- a series --------------------------------------------------------------------------------------


def test_traders_haggle_and_leave_no_question_unasked() -> None:
    told = told_by("trader")
    assert told["Sold"] > 0
    offered = told["SaleOffered"] + told["PurchaseOffered"]
    assert offered < 5 * MATCHES, "they do not pester each other"
    assert told["unspent"] <= told["PearlFound"] / 10
