"""How bots haggle with each other in both Basaris: short, and not at any price.

Traders do so every day, Merchants in the soak.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, NamedTuple

import pytest

import zoco
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.parts.bargaining import Side
from zoco.parts.choosing import Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing

GAMES = ("basari", "basari_cards")
MATCHES = 8


class Haggle(NamedTuple):
    """How many offers it took, in which third of the match, and what was overpaid, if anything."""

    offers: int
    third: int
    overpaid: float


class Record:
    """What happened at a few tables of four."""

    def __init__(self, key: str, level: str, matches: int = MATCHES) -> None:
        self.game: Any = zoco.load(key)
        self.haggles: list[Haggle] = []
        self.crowded: Counter[bool] = Counter()
        for number in range(matches):
            self._match(level, f"{key}/{level}/{number}")

    def _match(self, level: str, seed: str) -> None:
        driver = Driver(self.game, {seat: bot(self.game, level) for seat in range(4)}, seed)
        table, offers, shown = self.game.setup(4), 0, list[str]()
        while table.agenda:
            before, turn = table, driver.move(table)
            assert turn is not None
            table, events = self.game.play(table, *turn)
            for event in events:
                match event:
                    case Negotiated():
                        offers = 0
                    case Offered():
                        offers += 1
                    case Accepted() | OfferedNothing():
                        paid = self._overpaid(before, event)
                        self.haggles.append(Haggle(offers, third(before), paid))
                    case Revealed(action=action):
                        shown.append(action)
            if len(shown) == 4:
                action, times = Counter(shown).most_common(1)[0]
                self.crowded[times >= 3 and action != "D"] += 1
                shown = []

    def _overpaid(self, table: Any, event: Accepted | OfferedNothing) -> float:
        """By how much what was paid is more than the action is worth to who paid it."""
        if isinstance(event, OfferedNothing):
            return 0.0
        payer = side(self.game, table, event.action, event.other, event.seat)
        return -payer.winning(event.gems)


def side(game: Any, table: Any, action: Any, seat: int, other: int) -> Side:
    worth = import_module(f"{game.package}.worth")
    if game.meta.key == "basari":
        found: Side = worth.Worth(table).sides(action, seat, other)[0]
    else:
        found = worth.sides(table, action, seat, other)[0]
    return found


def third(table: Any) -> int:
    """Basari counts its scorings, the card game its passes."""
    return min(2, getattr(table, "scorings", getattr(table, "passing", 1) - 1))


WHO: list[Any] = [("trader", key) for key in GAMES]
WHO += [pytest.param(("merchant", key), marks=pytest.mark.soak) for key in GAMES]


@pytest.fixture(scope="module", params=WHO, ids=lambda who: "-".join(who))
def played(request: pytest.FixtureRequest) -> Record:
    level, key = request.param
    return Record(key, level)


def test_3_3_a_haggle_is_over_after_few_offers(played: Record) -> None:
    offers = sorted(haggle.offers for haggle in played.haggles)
    assert len(offers) > 50
    assert sum(offers) / len(offers) <= 3
    assert offers[len(offers) * 95 // 100] <= 6


def test_3_6_nobody_overpays_in_any_third_of_a_match(played: Record) -> None:
    for part in range(3):
        paid = [haggle.overpaid for haggle in played.haggles if haggle.third == part]
        assert len(paid) > 10
        assert sum(paid) / len(paid) <= 1


@pytest.mark.parametrize("key", GAMES)
def test_2_4_novices_do_not_all_choose_the_same(key: str) -> None:
    crowded = Record(key, "novice").crowded
    assert crowded.total() > 100
    assert crowded[True] / crowded.total() <= 0.42
