"""The travellers: legal, better than chance, and for reasons."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    holding,
    leading,
    play,
    ready,
    tipped,
    with_top,
)
from zoco.bots.match import Driver, play_match
from zoco.bots.registry import LEVELS, bot, levels
from zoco.core.table import memory_of
from zoco.core.words.said import Said
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.bot.worth import Eye
from zoco.games.scheherazade.events import Revealed
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import Exchange
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Question
from zoco.games.scheherazade.valuation import novice, reason, trader, trader_may


def chosen(table: Table, seat: int, seed: int = 1) -> str:
    moves = GAME.musts(table, seat)
    return GAME.write(trader(GAME.view(table, seat), moves, Random(seed)))


def test_there_are_all_levels() -> None:
    assert levels(GAME) == LEVELS


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_bots_play_legally_to_the_end_and_know_why(seats: int) -> None:
    texts = [Texts(GAME.package, language) for language in ("en", "de")]
    bots = [bot(GAME, ("trader", "novice")[seat % 2]) for seat in range(seats)]
    driver, table = Driver(GAME, dict(enumerate(bots)), f"{seats}"), GAME.setup(seats)
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None
        seat, move = turn
        if seat >= 0:
            told = reason(GAME.view(table, seat), move)
            assert told is None or all(it.say(told) for it in texts)
        table, _ = GAME.play(table, seat, move)
    assert table.round < 150, "people are done long before the limit"


def test_the_trader_beats_novices_and_novices_beat_chance() -> None:
    assert wins("trader", "novice", 6) >= 4
    assert wins("novice", "random", 10) > 3


def wins(level: str, others: str, games: int) -> int:
    """How many of some matches one bot wins against three of another level."""
    found = 0
    for number in range(games):
        bots = [bot(GAME, others) for _ in range(4)]
        bots[number % 4] = bot(GAME, level)
        table = play_match(GAME, GAME.setup(4), bots, str(number)).table
        found += table.winner == number % 4
    return found


def test_the_trader_bids_by_what_the_move_is_worth() -> None:
    idle = leading(1, camels="N24 N23 N22", red="S S")
    near = leading(1, camels="N18 S S", red="N17 N16")
    bids = {}
    for name, table in (("idle", idle), ("near", near)):
        table = replace(table, agenda=ready().agenda)
        bids[name] = max(int(chosen(table, 0, seed).split()[1]) for seed in range(5))
    assert bids["near"] > bids["idle"]


def test_the_trader_tips_its_own_bid_and_what_the_others_used_to_bid() -> None:
    before = memory_of((Revealed((0, 3, 3, 3), 9),) * 6)
    table = replace(bidden(ready(), 4, 1, 1, 1), memory=before)
    assert chosen(table, 0) == "tip 13", "its own 4, and three times 3"
    assert chosen(play(table, 0, "tip 13"), 1) != "tip 13"


def test_the_trader_demands_a_bakschisch_for_a_fat_bowl() -> None:
    table = replace(bidden(ready(), 4, 1, 1, 1), bowl=9)
    assert chosen(table, 0) == "bakschisch"


def test_the_trader_enters_a_room_it_can_deduce() -> None:
    asked = (
        Question(1, 0, "blue", False, "lamp"),
        Question(1, 2, "yellow", True, "lamp"),
        Question(1, 3, "green", True, "lamp"),
        Question(1, 0, "red", True, "lamp"),
    )
    table = leading(1, orange="P S")
    assert chosen(table, 1).startswith("camel"), "one in four is too little"
    known = replace(table, knowledge=replace(table.knowledge, asked=asked))
    assert chosen(known, 1) == "enter blue"
    told = reason(GAME.view(known, 1), GAME.read("enter blue"))
    assert told == Said("reason-room", {"percent": 100, "room": "blue"})


def test_the_trader_leads_its_own() -> None:
    table = play(leading(1, camels="N08 S S", orange="N08 S", red="N09 S"), 1, "camel N08-N10")
    assert chosen(table, 1).startswith("lead orange N08-N1")
    arrived = play(leading(1, camels="N22 S S", orange="N23 S"), 1, "camel N22-N23")
    assert chosen(arrived, 1) == "lead orange N23-P"


def test_the_trader_uses_cards_that_serve_it() -> None:
    table = with_top(leading(1, camels="N05 S S", orange="N08 S"), "guide", "orange")
    assert chosen(table, 1) == "send orange N08-N11"
    bad = with_top(leading(1, orange="N08 S"), "lost", "orange")
    assert chosen(bad, 1) != "event"
    carpet = holding(leading(1, camels="S S S", orange="N08 S"), 1, "flying_carpet")
    assert chosen(carpet, 1) == "carpet"


def test_the_trader_counts_what_an_exchange_costs() -> None:
    """Both who change places may cost a ransom (scheherazade 3.5)."""
    table = with_top(leading(0, red="N07 S", green="N10 S", yellow="N12 S"), "oasis")
    for violet, cost in ((("N07", "N12"), 2), (("N07", "N10", "N12"), 4), (("N10", "N12"), 2)):
        asked = replace(table, edition=replace(table.edition, violet=violet))
        free = replace(asked, held=holding(asked, 0, "safe_conduct").held)
        assert swap_gain(free) - swap_gain(asked) == pytest.approx(cost)


def swap_gain(table: Table) -> float:
    """What an exchange is worth to seat 0."""
    move = GAME.read("swap red N07 green N10")
    assert isinstance(move, Exchange)
    return Eye(GAME.view(table, 0)).gain(move)


def test_the_trader_does_not_pay_for_a_swap_that_brings_less() -> None:
    table = with_top(leading(1, orange="N08 S", green="N12 S"), "oasis")
    assert chosen(table, 1) != "event"
    assert chosen(holding(table, 1, "safe_conduct"), 1) == "event"


def test_the_trader_asks_the_stars_what_tells_most() -> None:
    table = play(with_top(leading(1), "astrologer"), 1, "event")
    text = chosen(table, 1)
    assert text.startswith("ask")
    assert "orange" not in text
    assert "black" not in text, "neither the own colour nor an absent one"


def test_the_trader_resets_a_camel_it_needs() -> None:
    table = leading(1, camels="N24 N23 N22")
    assert chosen(table, 1) == "reset camel"


def test_the_trader_lets_others_pay_and_leads_itself() -> None:
    zero = replace(ready(), pearls=(1, 10, 10, 10))
    zero = tipped(bidden(zero, 0, 0, 0, 0), 1, 4, 2, 3)
    assert chosen(zero, 0).startswith("let")
    tie = tipped(bidden(ready(), 5, 5, 0, 0), 10, 4, 2, 3)
    assert chosen(tie, 0) == "appoint 0"


def test_the_trader_acts_unasked_where_it_pays() -> None:
    table = replace(ready(), pearls=(3, 10, 10, 10))
    assert may(table, 0) == "claim"
    asking = replace(leading(0), questions=(0, 1, 0, 0))
    assert may(asking, 1).startswith("ask")
    sale = play(replace(leading(0), questions=(0, 1, 0, 0)), 1, "sell pearl for 1")
    assert may(sale, 2) == "agree 1 sell pearl for 1"
    dear = play(replace(leading(0), questions=(0, 1, 0, 0)), 1, "sell pearl for 9")
    assert "agree" not in may(dear, 2)


def may(table: Table, seat: int) -> str:
    """What the trader does unasked, written down; nothing: an empty line."""
    move = trader_may(GAME.view(table, seat), GAME.mays(table, seat), Random(1))
    return GAME.write(move) if move else ""


def test_a_trader_who_knows_the_room_asks_no_more() -> None:
    table = replace(leading(1, orange="P P"), questions=(0, 1, 0, 0))
    known = play(table, 1, "enter green")
    assert "ask" not in may(known, 1)


def test_novices_bid_little_and_follow_their_own() -> None:
    bids = [novice(GAME.view(ready(), 0), GAME.musts(ready(), 0), Random(s)) for s in range(40)]
    few = [bid for bid in bids if bid.pearls <= 5]  # type: ignore[attr-defined]
    assert len(few) >= 30
    table = play(leading(1, camels="N08 S S", orange="N08 S", red="N09 S"), 1, "camel N08-N10")
    moves = GAME.musts(table, 1)
    led = [GAME.write(novice(GAME.view(table, 1), moves, Random(seed))) for seed in range(20)]
    assert sum(text == "lead orange N08-N12" for text in led) >= 12


def test_a_novice_tries_no_room_that_it_knows_to_be_wrong() -> None:
    asked = (Question(1, 0, "red", True, "pearl"),)
    table = leading(1, orange="P S", yellow="P S")
    table = replace(table, knowledge=replace(table.knowledge, asked=asked, wrong=("green",)))
    view, moves = GAME.view(table, 1), GAME.musts(table, 1)
    rooms = Counter(GAME.write(novice(view, moves, Random(seed))) for seed in range(60))
    assert rooms["enter blue"] > 40, "whims apart"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("camel N05-N08", "reason-question-pearl"),
        ("reset camel", "reason-reset"),
        ("bury card", "reason-bury"),
        ("done", "reason-end"),
        ("appoint 0", "reason-self"),
        ("appoint 2", "reason-leader"),
        ("pay", "reason-pay"),
        ("let 2 pay", "reason-name"),
        ("claim", "reason-stone"),
        ("ask 1 red by pearl", "reason-ask"),
        ("offer 3", "reason-price"),
        ("lead green S-N01", "reason-bluff"),
        ("swap red N01 green N02", "reason-forward"),
        ("send red S-P", "reason-palace"),
        ("bakschisch", "reason-bakschisch"),
    ],
)
def test_reasons(text: str, key: str) -> None:
    told = reason(GAME.view(leading(camels="N05 S S"), 0), GAME.read(text))
    assert told is not None
    assert told.key == key


PRICES = [
    ("buy pearl for 3", "reason-price", "It is worth more to you than 3 pearls."),
    ("agree 1 sell pearl for 1", "reason-price", "It is worth more to you than 1 pearl."),
    ("sell pearl for 3", "reason-sale", "3 pearls are more than it is worth to you."),
    ("agree 1 buy pearl for 1", "reason-sale", "1 pearl is more than it is worth to you."),
]


@pytest.mark.parametrize(("text", "key", "words"), PRICES)
def test_who_buys_gets_more_than_the_price_and_who_sells_less(
    text: str, key: str, words: str
) -> None:
    told = reason(GAME.view(leading(), 0), GAME.read(text))
    assert told is not None
    assert told.key == key
    assert Texts(GAME.package, "en").say(told) == words


def test_reasons_about_a_passage() -> None:
    table = play(leading(0, camels="N06 S S", orange="N08 S"), 0, "camel N06-N08")
    asked = play(table, 0, "passage orange N08")
    assert why(asked, 1, "offer 2") == Said("reason-price", {"pearls": 2})
    assert why(play(asked, 1, "offer 2"), 0, "accept 1") == Said("reason-take", {"pearls": 2})
    assert why(table, 0, "passage orange N08") == Said("reason-ask-passage")
    assert why(play(ready(), 0, "bid 3"), 0, "open fist") == Said("reason-open-fist")


def why(table: Table, seat: int, text: str) -> Said | None:
    """The reason for a move that is written down."""
    return reason(GAME.view(table, seat), GAME.read(text))


def test_a_must_card_is_not_said_to_serve_one() -> None:
    assert why(with_top(leading(), "lost", "red"), 0, "event") == Said("reason-must")
    assert why(with_top(leading(), "oasis"), 0, "event") == Said("reason-card")
    lost = with_top(leading(red="N08 N12"), "lost", "red")
    assert why(lost, 0, "send red N08-N06") == Said("reason-must")
    assert why(with_top(leading(), "luring_call"), 0, "send camel S-N02") == Said("reason-card")


def test_no_reason_for_what_is_not_ones_own() -> None:
    assert reason(GAME.view(leading(), None), GAME.read("done")) is None
    assert reason(GAME.view(leading(), 0), GAME.read("withdraw offer")) is None
