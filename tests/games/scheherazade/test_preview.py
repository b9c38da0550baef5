"""Facts about moves: costs, odds and dangers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    holding,
    leading,
    play,
    plays,
    ready,
    tipped,
    with_top,
)
from zoco.core.words.said import Fact, Said
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import name


def facts(table: Table, seat: int | None, text: str) -> list[Said]:
    """What is said about a move; numbers and places are data as well."""
    found = GAME.preview(GAME.view(table, seat), GAME.read(text))
    for fact in found:
        data = fact.data if isinstance(fact, Fact) else {}
        for key, param in fact.params.items():
            if key == "field":
                assert name(data[key]) == param
            elif isinstance(param, int) and fact.key != "card-text":
                assert data[key] == param
    return [Said(fact.key, fact.params) for fact in found]


def keys(table: Table, seat: int, text: str) -> list[str]:
    return [fact.key for fact in facts(table, seat, text)]


def test_a_bid_says_what_is_left_and_warns_about_the_gift() -> None:
    assert facts(ready(), 0, "bid 4") == [Said("fact-left", {"pearls": 6})]
    assert keys(ready(), 0, "bid 8") == ["fact-left", "fact-no-gift"]


def test_a_tip_knows_ones_own_bid() -> None:
    table = bidden(ready(4, {"counted_pearls": True}), 4, 0, 0, 0)
    assert facts(table, 0, "tip 9") == [Said("fact-sum", {"low": 4, "high": 34})]
    later = play(table, 0, "tip 3")
    assert facts(later, 1, "tip 9") == [Said("fact-sum", {"low": 0, "high": 30})]
    assert keys(table, 0, "bakschisch") == ["fact-bowl"]
    assert keys(holding(table, 0, "vizier"), 0, "vizier") == ["fact-bowl"]


def test_1_2_facts_do_not_tell_what_lies_under_a_cloth() -> None:
    """The same whatever the others have."""
    for pearls in ((10, 10, 10, 10), (10, 3, 3, 3)):
        table = bidden(replace(ready(), pearls=pearls), 4, 0, 0, 0)
        assert facts(table, 0, "tip 9") == [Said("fact-sum-at-least", {"low": 4})]
        fined = replace(ready(), pearls=(1, *pearls[1:]))
        fined = tipped(bidden(fined, 0, 0, 0, 0), 4, 1, 2, 3)
        rest = Said("fact-pays-or-rest", {"seat": 2, "pearls": 2})
        assert facts(fined, 0, "let 2 pay") == [rest]


def test_a_fine_says_who_pays_what() -> None:
    table = replace(ready(4, {"counted_pearls": True}), pearls=(1, 10, 3, 10))
    table = tipped(bidden(table, 0, 0, 0, 0), 4, 1, 2, 3)
    assert facts(table, 0, "pay") == [Said("fact-pays", {"seat": 0, "pearls": 1})]
    assert facts(table, 0, "let 1 pay") == [Said("fact-pays", {"seat": 1, "pearls": 2})]
    assert facts(table, 0, "let 2 pay") == [Said("fact-pays", {"seat": 2, "pearls": 1})]


def test_a_camel_says_who_is_in_reach_and_what_it_finds() -> None:
    table = leading(camels="N05 S S", red="N04 N09")
    assert facts(table, 0, "camel N05-N08") == [
        Said("fact-question-pearl"),
        Said("fact-reach", {"bedouins": 2}),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("lead red N17-N18", ["fact-ransom"]),
        ("lead red N17-N20", ["fact-ransom", "fact-salt-lake"]),
        ("lead green N16-N19", []),
        ("lead green N16-N20", ["fact-salt-lake"]),
    ],
)
def test_a_bedouin_says_what_it_costs_and_where_it_ends(text: str, expected: list[str]) -> None:
    table = play(leading(camels="N16 S S", red="N17 S", green="N16 S"), 0, "camel N16-N18")
    assert keys(table, 0, text) == expected


def test_a_violet_end_is_warned_of() -> None:
    table = play(leading(camels="N16 S S", green="N16 S"), 0, "camel N16-N18")
    assert keys(table, 0, "lead green N16-N17") == ["fact-ambush"]


def test_the_palace_proves_a_colour_once() -> None:
    table = play(leading(camels="N22 S S", red="N23 N24"), 0, "camel N22-N23")
    assert keys(table, 0, "lead red N24-P") == ["fact-proves"]
    assert keys(play(table, 0, "lead red N24-P"), 0, "lead red N23-P") == []
    guided = with_top(leading(red="N23 S"), "guide", "red")
    assert keys(guided, 0, "send red N23-P") == ["fact-proves"]


SWAPS = {
    "swap red N07 green N10": [
        Said("fact-ransom", {"pearls": 2}),
        Said("fact-ambush", {"pearls": 2, "field": "N07"}),
    ],
    "swap green N10 yellow N12": [
        Said("fact-ransom", {"pearls": 2}),
        Said("fact-ambush", {"pearls": 2, "field": "N12"}),
    ],
    "swap blue N17 orange N20": [
        Said("fact-ransom", {"pearls": 2}),
        Said("fact-salt-lake", {"field": "N20"}),
        Said("fact-ambush", {"pearls": 2, "field": "N17"}),
    ],
}


def test_3_5_an_exchange_says_what_both_cost_and_where_both_end() -> None:
    table = leading(red="N07 S", green="N10 S", yellow="N12 S", orange="N20 S", blue="N17 S")
    asked = with_top(table, "oasis")
    for text, expected in SWAPS.items():
        assert facts(asked, 0, text) == expected
        assert asked.pearls[0] - play(asked, 0, text).pearls[0] == 2
    free = replace(asked, held=holding(table, 0, "safe_conduct").held)
    assert [it.key for it in facts(free, 0, "swap red N07 green N10")] == ["fact-ambush"]


def test_3_5_two_violet_fields_cost_twice() -> None:
    table = with_top(leading(red="N09 S", green="N12 S", blue="N13 S"), "oasis")
    edition = replace(table.edition, violet=(*table.edition.violet, "N13"))
    asked = replace(table, edition=edition)
    assert facts(asked, 0, "swap green N12 blue N13") == [
        Said("fact-ransom", {"pearls": 4}),
        Said("fact-ambush", {"pearls": 2, "field": "N13"}),
        Said("fact-ambush", {"pearls": 2, "field": "N12"}),
    ]


def test_a_card_with_but_one_way_says_what_that_way_costs() -> None:
    table = with_top(leading(red="N07 S", green="N10 S"), "oasis")
    assert facts(table, 0, "event")[1:] == SWAPS["swap red N07 green N10"]
    assert play(table, 0, "event").pearls[0] == 8, "it is done at once"
    lost = with_top(leading(red="N12 S"), "lost", "red")
    assert keys(lost, 0, "event") == ["card-text", "fact-ransom"]
    many = with_top(leading(red="N08 N09", green="N10 N11", blue="N13 N14"), "oasis")
    assert keys(many, 0, "event") == ["card-text"], "which of them is asked for later"


def test_robbers_say_the_ransom_of_all_whom_they_find_at_once() -> None:
    both = with_top(leading(red="N12 N12"), "robbers")
    assert facts(both, 0, "event")[1] == Said("fact-ransom", {"pearls": 4})
    assert play(both, 0, "event").pearls[0] == 6
    apart = play(with_top(leading(red="N07 S", green="N12 S"), "robbers"), 0, "event")
    text = "send red N07-N06"
    assert facts(apart, 0, text)[0] == Said("fact-ransom", {"pearls": 4}), "the other follows"
    assert play(apart, 0, text).pearls[0] == 6


def test_8_2_a_guide_who_can_only_be_called_by_an_owner_says_so() -> None:
    """No way but into the palace: to call him is the proof."""
    table = with_top(leading(red="N24 P"), "guide", "red")
    hidden = replace(table, knowledge=replace(table.knowledge, proven=(False,) * 4))
    assert keys(hidden, 0, "event") == ["card-text", "fact-proves"]
    assert keys(table, 0, "event") == ["card-text"], "all know it already"


def test_where_no_ransom_is_paid_a_violet_field_is_no_danger() -> None:
    table = leading(camels="N16 S S", green="N16 S")
    free = replace(table, edition=replace(table.edition, ransom=0))
    assert keys(play(free, 0, "camel N16-N18"), 0, "lead green N16-N17") == []


def test_a_room_has_odds() -> None:
    table = holding(leading(red="P S"), 0, "harem_guard")
    assert facts(table, 0, "enter blue") == [
        Said("fact-gift", {"gift": 3}),
        Said("fact-room", {"percent": 25, "room": "blue"}),
    ]
    assert facts(table, 0, "guard red")[1] == Said("fact-room", {"percent": 0, "room": "red"})


def test_a_question_has_odds() -> None:
    table = replace(leading(), questions=(1, 0, 0, 0))
    (fact,) = facts(table, 0, "ask 1 blue by pearl")
    assert fact == Said("fact-yes", {"percent": 25, "seat": 1, "colour": "blue"})


def test_cards_tell_their_text_and_that_they_lapse() -> None:
    assert keys(with_top(leading(), "lost", "red"), 0, "event") == [
        "card-text",
        "fact-lapses",
    ]
    assert keys(with_top(leading(), "toll"), 0, "event") == ["card-text"]
    assert keys(leading(), 0, "event") == []
    assert keys(holding(leading(), 0, "flying_carpet"), 0, "carpet") == ["card-text"]
    assert keys(leading(), 0, "carpet") == []
    ended = play(with_top(leading(), "oasis"), 0, "camel S-N01")
    assert keys(ended, 0, "leave card") == ["fact-left-card", "fact-then-bids"]
    assert keys(ended, 0, "bury card") == ["fact-buried-card", "fact-then-bids"]


def test_3_6_who_ends_the_move_hears_who_sinks_and_what_comes_then() -> None:
    table = leading(1, camels="N19 S S", green="N20 S", options={"round_limit": 1})
    table = replace(table, caravan=replace(table.caravan, lake=1 << 6))
    moved = play(table, 1, "camel S-N01")
    assert facts(moved, 1, "done") == [
        Said("fact-sinks", {"colour": "green"}),
        Said("fact-then-over"),
    ]
    endless = replace(moved, options=GAME.options({}))
    assert keys(endless, 1, "done") == ["fact-sinks", "fact-then-bids"]


def test_bargains_say_what_one_would_have() -> None:
    table = replace(leading(), questions=(1, 1, 0, 0))
    assert facts(table, 0, "sell pearl for 4") == [Said("fact-stock", {"pearls": 14})]
    assert facts(table, 0, "buy pearl for 4") == [Said("fact-stock", {"pearls": 6})]
    assert facts(table, 0, "agree 1 sell pearl for 4") == []
    sale = play(table, 1, "sell pearl for 4")
    agreed = "agree 1 sell pearl for 4"
    assert facts(sale, 0, agreed) == [Said("fact-stock", {"pearls": 6})]
    wish = play(table, 1, "buy pearl for 4")
    agreed = "agree 1 buy pearl for 4"
    assert facts(wish, 0, agreed) == [Said("fact-stock", {"pearls": 14})]


def test_a_passage_says_what_it_brings() -> None:
    table = plays(leading(camels="N06 S S", green="N08 S"), (0, "camel N06-N08"))
    asked = play(table, 0, "passage green N08")
    assert facts(asked, 1, "offer 3") == [Said("fact-stock", {"pearls": 7})]
    answered = play(asked, 1, "offer 3")
    assert facts(answered, 0, "accept 1") == [Said("fact-stock", {"pearls": 13})]
    assert facts(table, 0, "accept 1") == []


def test_nothing_is_told_of_what_is_not_offered() -> None:
    assert facts(leading(), None, "camel S-N01") == []
    assert facts(leading(), 1, "camel S-N01") == []
    assert facts(leading(), 0, "camel S-N09") == []
    assert facts(ready(), 0, "camel S-N01") == []
    over = play(leading(1, orange="P S"), 1, "enter blue")
    assert facts(over, 1, "bid 1") == []
