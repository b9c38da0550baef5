"""What good play of Scheherazade looks like: bids, rounds without any, pearls held, how long.

python bench/scheherazade.py [--level trader] [--games 40] [--seats 4]

A monopoly is a round in which somebody holds half of all pearls or more; a match is locked by one
if it is drawn at the limit of rounds that simulations have. A prompt is a decision that the leader
of a caravan is asked for, from the first before the camel to the last about the card.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from zoco.bots.match import Driver  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.games import load  # noqa: E402
from zoco.games.scheherazade.bids.bidding import MakeBids  # noqa: E402
from zoco.games.scheherazade.bids.settling import PayOrName, PickLeader  # noqa: E402
from zoco.games.scheherazade.bids.tipping import PlaceTips  # noqa: E402
from zoco.games.scheherazade.events import Revealed  # noqa: E402
from zoco.games.scheherazade.setup.dealing import LayPearls  # noqa: E402

GAME: Any = load("scheherazade")
HALF = 0.5
AT_THE_BOWL = (LayPearls, MakeBids, PlaceTips, PickLeader, PayOrName)


class Seen:
    """What was seen of some matches."""

    def __init__(self) -> None:
        self.bids: Counter[int] = Counter()
        self.highest: list[int] = []
        self.zero = 0
        self.most: list[float] = []
        self.rounds: list[int] = []
        self.held: list[bool] = []
        self.drawn = 0
        self.rich_won: list[bool] = []
        self.prompts = 0
        self.widest = 0

    def match(self, level: str, seats: int, seed: str) -> None:
        """Play one and look on."""
        driver = Driver(GAME, {seat: bot(GAME, level) for seat in range(seats)}, seed)
        table, longest, held = GAME.setup(seats, GAME.simulated()), 0, Counter[int]()
        while table.agenda:
            before, turn = table, driver.move(table)
            assert turn is not None
            self._prompt(table, *turn)
            table, events = GAME.play(table, *turn)
            for event in events:
                if isinstance(event, Revealed):
                    held[self._round(before, event)] += 1
                    longest += 1
        held.pop(-1, None)
        result = GAME.score(table)
        self.drawn += result.drawn
        self.rounds.append(longest)
        self.held.append(bool(held))
        if held and not result.drawn:
            self.rich_won.append(result.ranks[held.most_common(1)[0][0]] == 1)

    def _prompt(self, table: Any, seat: int, move: Any) -> None:
        """Note what a leader is asked for on the way."""
        on_the_way = not isinstance(table.agenda[0], AT_THE_BOWL)
        if on_the_way and seat == table.turn.leader and seat in GAME.actors(table):
            asked = GAME.musts(table, seat)
            if move in asked:
                self.prompts += 1
                self.widest = max(self.widest, len(asked))

    def _round(self, table: Any, event: Revealed) -> int:
        """Note a round; the seat with a monopoly, −1 if nobody has one."""
        self.bids.update(event.bids)
        self.highest.append(max(event.bids))
        self.zero += event.total == 0
        stocks = table.pearls
        rich = max(range(len(stocks)), key=stocks.__getitem__)
        share = stocks[rich] / max(1, sum(stocks))
        self.most.append(share)
        return rich if share >= HALF else -1

    def told(self) -> str:
        """All of it, a line each."""
        rounds, parts = sum(self.rounds), quantiles(self.most, n=20)
        whole = self.bids.total()
        likely = ", ".join(
            f"{bid}: {100 * times / whole:.0f} %" for bid, times in sorted(self.bids.items())[:8]
        )
        lengths = quantiles(self.rounds, n=20)
        won = f"{100 * fmean(self.rich_won):.0f} %" if self.rich_won else "–"
        return (
            f"matches {len(self.rounds)}, drawn at the limit {self.drawn}\n"
            f"prompts per leader and round: {self.prompts / rounds:.2f}, widest {self.widest}\n"
            f"rounds: mean {fmean(self.rounds):.1f}, p95 {lengths[18]:.0f}\n"
            f"bids: mean {fmean(self.bids.elements()):.2f}; {likely}\n"
            f"highest bid: mean {fmean(self.highest):.2f}\n"
            f"rounds without a bid: {100 * self.zero / rounds:.1f} %\n"
            f"the richest holds: {100 * fmean(self.most):.0f} %, p95 {100 * parts[18]:.0f} %\n"
            f"matches with a monopoly: {100 * fmean(self.held):.0f} %; it won {won} of them"
        )


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="trader")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    wish = parser.parse_args()
    seen = Seen()
    for number in range(wish.games):
        seen.match(wish.level, wish.seats, f"pearls/{number}")
    print(seen.told())


if __name__ == "__main__":
    main()
