"""Bazaar as a whole: properties, views, previews, drawing, bots, texts."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.bazaar.positions import play, position
from zoco.core.chance import CHANCE
from zoco.core.describe import Option, Pick
from zoco.core.playout import random_line
from zoco.core.result import Result
from zoco.core.words.drawing import plain
from zoco.core.words.said import Fact, Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.bazaar import valuation
from zoco.games.bazaar.draw import draw
from zoco.games.bazaar.events import Bought
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange, GiveBack, Roll, Take, Uncover
from zoco.games.bazaar.rules import PickSurplus, Purchase, Table, TakeAny, later_turn
from zoco.games.bazaar.scoring import points_for
from zoco.games.bazaar.stones import COLOURS, LETTERS, count, heap_named, heap_of, holds
from zoco.games.bazaar.unseen import Unseen

heaps = st.lists(st.sampled_from("WBGRY"), max_size=25).map("".join).map(heap_named)


@given(heaps, heaps)
def test_a_packed_heap_holds_another_as_counted_by_colour(one: int, other: int) -> None:
    from zoco.games.bazaar.stones import counts

    naive = all(a >= b for a, b in zip(counts(one), counts(other), strict=True))
    assert holds(one, other) == naive
    assert count(one) == sum(counts(one))


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("breaches", [False, True])
def test_2_5_and_3_1_hold_in_whole_random_matches(
    seats: int, several: bool, breaches: bool
) -> None:
    options = {"several_purchases": several, "breaches": breaches}
    start = GAME.setup(seats, options)
    before = start
    for _, _, table, events in random_line(GAME, start, Random(seats)):
        assert GAME.conserved(table) == dict.fromkeys(COLOURS, 20)
        assert GAME.flaws(table) == ()
        for event in events:
            if isinstance(event, Bought):
                star = before.edition.cards[event.card].star
                assert event.points == points_for(event.left, star, before.left.count(0) > 0)
        before = table


def test_2_5_a_hand_that_kept_too_much_is_a_flaw() -> None:
    assert GAME.flaws(position(("Y" * 11, "G"))) == ("seat 0 has kept more than ten stones",)


def test_unseen_cards_are_drawn_alike() -> None:
    unseen = Unseen("bazaar 1.3", 0b1011)
    assert [move for move, _ in unseen] == [Uncover(0), Uncover(1), Uncover(3)]
    assert unseen.total == 3
    assert Uncover(2) not in unseen
    assert Uncover(-1) not in unseen
    drawn = {unseen.sample(Random(seed)) for seed in range(40)}
    assert drawn == {Uncover(0), Uncover(1), Uncover(3)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_cards_piles_and_hands(language: str) -> None:
    texts = Texts(GAME.package, language, ("Anna", "Ben"))
    table = position(("RRG", "WWY"), tops=("RRRRR*", "", "BBBGG", "GGGYY"), left=(5, 0, 3, 5))
    picture = plain(draw(GAME.view(table, 0), texts))
    letters = {"en": ("R   = WBGY", "GRR"), "de": ("R   = WBÜG", "ÜRR")}[language]
    for shown in (*letters, "▶ Anna", "RRRRR ★", "▮▮▮▯▯", "W18"):
        assert shown in picture
    assert max(len(line) for line in picture.splitlines()) <= 78
    assert "?" in plain(draw(GAME.view(GAME.setup(2), None), texts))
    assert "▶" not in plain(draw(GAME.view(replace(table, agenda=()), None), texts))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "W white, B blue, G green, R red, Y yellow"),
        ("de", "W Weiß, B Blau, Ü Grün, R Rot, G Gelb"),
    ],
)
def test_the_drawing_says_what_its_letters_mean(language: str, told: str) -> None:
    texts = Texts(GAME.package, language, ("Anna", "Ben"))
    assert told in plain(draw(GAME.view(position(("RRG", "WWY")), 0), texts)).splitlines()
    stones = dict(part.split() for part in told.split(", "))
    assert len(stones) == len(COLOURS)
    if language == "en":
        assert ("".join(stones), tuple(stones.values())) == (LETTERS, COLOURS)


def fact(key: str, numbers: dict[str, int] | None = None) -> Fact:
    """All that the facts of Bazaar tell are numbers, in words and as data alike."""
    return Fact(key, {**(numbers or {})}, {**(numbers or {})})


def payable(pile: int, left: int, points: int, column: int) -> Fact:
    """A ware that could be bought then; the column of the score table is for boards."""
    told = {"pile": pile, "points": points, "left": left}
    return Fact("fact-payable", {**told}, {**told, "column": column})


def test_previews_tell_points_and_stones() -> None:
    table, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>")
    (bought,) = GAME.preview(GAME.view(table, 0), Buy(3))
    assert bought.params == {"pile": 3, "points": 1, "left": 3}
    assert bought.data == {"pile": 3, "points": 1, "left": 3, "column": 0}
    view = GAME.view(position(("R", "G")), 0)
    assert GAME.preview(view, Exchange(2, 1, 0)) == (fact("fact-stones", {"stones": 2}),)
    assert GAME.preview(view, Exchange(9, 1, 0)) == ()


def test_3_2_a_preview_names_the_column_of_the_score_table() -> None:
    """Plain and starred, before and after a pile is used up."""
    for left, columns in (((5, 5, 5, 5), (0, 1)), ((5, 5, 5, 0), (1, 2))):
        hand, tops = ("WWRRRRRRR", "G"), ("RRRRR*", "WWRRR", "BBBGG", "")
        table = replace(position(hand, left=left, tops=tops), agenda=(Purchase(0),))
        plain_, starred = (GAME.preview(GAME.view(table, 0), Buy(pile)) for pile in (2, 1))
        assert (plain_[0].data["column"], starred[0].data["column"]) == columns


def test_2_5_a_preview_of_a_roll_warns_of_an_eleventh_stone() -> None:
    few = GAME.preview(GAME.view(position(("R", "G")), 0), Roll())
    assert few == (fact("fact-roll"),)
    full = GAME.preview(GAME.view(position(("R" * 10, "G")), 0), Roll())
    assert full == (*few, fact("fact-surplus", {"seat": 1, "number": 1, "unless": 1}))


def test_a_preview_holds_no_plan() -> None:
    """What is one exchange away is for hints alone."""
    facts = GAME.preview(GAME.view(position(("BBBGRRR", "G")), 0), Exchange(2, 1, 0))
    assert facts == (fact("fact-stones", {"stones": 8}),)


def test_2_5_an_exchange_above_ten_names_the_piles_that_it_obliges_to_buy() -> None:
    table = position(("RGGYYYYYY", "G"))
    labels = [option.label for option in options(table) if option.move == Exchange(1, 4, 0)]
    assert [(it.key, it.params["stones"], it.params["piles"]) for it in labels] == [
        ("move-exchange-must", 12, "4")
    ]
    free = position(("RGGYYYYYY", "G"), breaches=True)
    assert {option.label.key for option in options(free)} == {"move-roll", "move-exchange"}


def test_4_1_a_purchase_says_what_it_scores_and_whether_it_ends_the_match() -> None:
    hands, tops = ("WWRRRRRR", "G"), ("RRRRR*", "WWRRR", "BBBGG", "")
    table = replace(position(hands, left=(2, 1, 5, 0), tops=tops), agenda=(Purchase(0),))
    labels = [option.label for option in options(table)]
    assert [label.key for label in labels] == ["move-buy-nothing", "move-buy", "move-buy-last"]
    scored = [(it.params["points"], it.params["left"], it.params["column"]) for it in labels[1:]]
    assert scored == [(3, 3, 2), (2, 3, 1)]


def options(table: Table) -> tuple[Option, ...]:
    """What seat 0 is described."""
    described = GAME.musts(table, 0).describe()
    assert isinstance(described, Pick)
    return described.options


def test_2_5_a_preview_of_a_breach_says_that_the_neighbour_picks() -> None:
    facts = GAME.preview(
        GAME.view(position(("RYYYYYYYY", "G"), breaches=True), 0), Exchange(1, 4, 0)
    )
    told = fact("fact-surplus", {"seat": 1, "number": 2, "unless": 0})
    assert facts == (fact("fact-stones", {"stones": 12}), told)
    alone = position(("RYYYYYYYY",), breaches=True, solo=True)
    own = fact("fact-own-surplus", {"seat": 0, "number": 2, "unless": 0})
    assert GAME.preview(GAME.view(alone, 0), Exchange(1, 4, 0))[1:] == (own,)


def test_2_5_a_preview_above_ten_names_what_can_be_bought_and_whether_it_must() -> None:
    ware = payable(4, left=7, points=1, column=0)
    hands = ("RGGYYYYYY", "G")
    forced = GAME.preview(GAME.view(position(hands), 0), Exchange(1, 4, 0))
    assert forced[1:] == (fact("fact-must-buy"), ware)
    free = GAME.preview(GAME.view(position(hands, breaches=True), 0), Exchange(1, 4, 0))
    assert free[1:] == (fact("fact-surplus", {"seat": 1, "number": 2, "unless": 1}), ware)


def test_2_1_a_preview_of_a_stars_stone_tells_what_it_pays_for() -> None:
    table = replace(position(("BBBG", "G")), agenda=(TakeAny(0), *later_turn(0)[1:]))
    green, red = (GAME.preview(GAME.view(table, 0), Take(colour)) for colour in (2, 3))
    stones = fact("fact-stones", {"stones": 5})
    assert green == (stones, payable(3, left=0, points=5, column=0))
    assert red == (stones,)


def test_2_1_a_preview_of_a_stars_stone_above_ten_says_what_follows() -> None:
    agenda = (TakeAny(0), *later_turn(0)[1:])
    table = replace(position(("Y" * 8 + "GG", "G")), agenda=agenda)
    view = GAME.view(table, 0)
    buying = fact("fact-surplus", {"seat": 1, "number": 1, "unless": 1})
    assert GAME.preview(view, Take(2))[1] == buying, "GGGYY can be paid for, but need not be"
    told = fact("fact-surplus", {"seat": 1, "number": 1, "unless": 0})
    assert GAME.preview(view, Take(0))[1:] == (told,)


def without_blue(hand: str) -> Table:
    """The bazaar has no blue stone; whoever holds some needs none of it."""
    return replace(position((hand, "G")), bank=heap_of((9, 0, 9, 9, 9)))


def test_2_3_a_plan_counts_the_stones_in_hand_that_the_bazaar_lacks() -> None:
    """RR = WG makes BBBGGW of BBBGRR."""
    table = without_blue("BBBGRR")
    found = valuation.goals(table, 0, table.hands[0])
    mine = [goal for goal in found if goal.pile == 2]
    assert (mine[0].exchanges, mine[0].points, mine[0].first) == (1, 3, Exchange(2, 2, 0))


def match(levels: list[str], seed: int) -> Result:
    rng, table = Random(seed), GAME.setup(len(levels))
    while table.agenda:
        seat = GAME.actors(table)[0]
        if seat == CHANCE:
            move = GAME.outcomes(table).sample(rng)
        else:
            bot = getattr(valuation, levels[seat])
            move = bot(GAME.view(table, seat), GAME.musts(table, seat), rng)
        table, _ = GAME.play(table, seat, move)
    result = GAME.result(table)
    assert result is not None
    return result


def test_bots_play_whole_matches() -> None:
    result = match(["novice", "trader"], 3)
    assert sum(result.scores) > 0


def test_the_trader_takes_what_completes_a_ware_and_returns_what_hurts_most() -> None:
    rng = Random(1)
    table = replace(position(("BBBG", "G")), agenda=(TakeAny(0),))
    view, moves = GAME.view(table, 0), GAME.musts(table, 0)
    assert valuation.trader(view, moves, rng) == Take(2)
    table = replace(position(("BBBGGYYYYYY", "G")), agenda=(PickSurplus(1, 0),))
    back = valuation.trader(GAME.view(table, 1), GAME.musts(table, 1), rng)
    assert isinstance(back, GiveBack)
    assert back != GiveBack((0, 0, 0, 0, 1)), "a topaz of six would not hurt"


def test_the_trader_waits_when_waiting_is_worth_more() -> None:
    """Three points one exchange later beat one point now; two exchanges later not two points."""
    rng = Random(1)
    waits, _ = play(position(("BBBGGRR", "G")), "roll", "die W")
    assert valuation.trader(GAME.view(waits, 0), GAME.musts(waits, 0), rng) == BuyNothing()
    buys, _ = play(position(("BBBGGR", "G")), "roll", "die R")
    assert valuation.trader(GAME.view(buys, 0), GAME.musts(buys, 0), rng) == Buy(3)


def test_the_trader_buys_what_it_must() -> None:
    forced, _ = play(position(("RGGYYYYYY", "G")), "exchange 1.4>")
    assert valuation.trader(GAME.view(forced, 0), GAME.musts(forced, 0), Random(1)) == Buy(4)


def test_hints_have_reasons_in_both_languages() -> None:
    table = position(("R", "G"))
    view = GAME.view(table, 0)
    liked = valuation.trader(view, GAME.musts(table, 0), Random(1))
    for move in (liked, Roll()):
        reason = valuation.reason(view, move)
        assert reason is not None
        for language in LANGUAGES:
            assert Texts(GAME.package, language).say(reason)
    assert valuation.reason(view, Exchange(9, 1, 0)) is None
    assert valuation.reason(view, Uncover(1)) is None
    table, _ = play(position(("BBBGGRY", "G")), "exchange 2.1>")
    bought = valuation.reason(GAME.view(table, 0), Buy(3))
    assert bought is not None
    assert bought.params == {"points": 1}


def test_the_reason_for_a_star_is_the_ware_it_leads_to() -> None:
    table = replace(position(("BBBG", "G")), agenda=(TakeAny(0),))
    said = valuation.reason(GAME.view(table, 0), Take(2))
    assert said == Said("reason-nearer", {"pile": 3, "exchanges": 0, "points": 5})


def test_the_reason_for_waiting_is_the_ware_it_waits_for() -> None:
    table, _ = play(position(("BBBGGRR", "G")), "roll", "die W")
    said = valuation.reason(GAME.view(table, 0), BuyNothing())
    assert said == Said("reason-wait", {"pile": 3, "exchanges": 1, "points": 3})


def test_the_reason_for_a_surplus_names_whose_it_is() -> None:
    table = replace(position(("BBBGGYYYYYY", "G")), agenda=(PickSurplus(1, 0),))
    said = valuation.reason(GAME.view(table, 1), GiveBack((0, 1, 0, 0, 0)))
    assert said == Said("reason-give-back", {"seat": 0})


def test_2_5_alone_a_trader_returns_what_it_misses_least_and_says_so() -> None:
    table = replace(position(("BBBGGYYYYYY",), solo=True), agenda=(PickSurplus(0, 0),))
    view, moves = GAME.view(table, 0), GAME.musts(table, 0)
    back = valuation.trader(view, moves, Random(1))
    assert back == GiveBack((0, 0, 0, 0, 1)), "a topaz of six is not missed"
    assert valuation.reason(view, back) == Said("reason-give-back-own", {"seat": 0})


@pytest.mark.parametrize(
    ("language", "told"), [("en", "2 stones too many"), ("de", "2 Steine zu viel")]
)
def test_2_5_the_drawing_shows_whose_surplus_is_picked(language: str, told: str) -> None:
    table, _ = play(position(("RYYYYYYYY", "G"), breaches=True), "exchange 1.4>")
    texts = Texts(GAME.package, language, ("Anna", "Ben"))
    lines = plain(draw(GAME.view(table, 1), texts)).splitlines()
    (marked,) = [line for line in lines if told in line]
    assert "Anna" in marked
    assert "▶" not in marked, "Ben picks"


def test_2_5_above_ten_the_trader_counts_on_the_worst_that_the_neighbour_can_pick() -> None:
    """Whichever stone goes back, one exchange leads to RRRRR*; from yellow alone it is far."""
    for hand, wanted in (("GGGYRRRRBB", BuyNothing()), ("GGGYYYYYYY", Buy(4))):
        table, _ = play(position((hand, "G")), "roll", "die Y")
        assert count(table.hands[0]) == 11
        assert valuation.trader(GAME.view(table, 0), GAME.moves(table, 0), Random(0)) == wanted
