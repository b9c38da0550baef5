"""How the trader bids and tips: by what the lead is worth and what the others are likely to do."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from zoco.core.moves import Move, Moves, Numbers
from zoco.core.rng import Rng, below
from zoco.games.scheherazade.bids.settling import FINE, RICH
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.bot.choosing import nearest
from zoco.games.scheherazade.bot.forecast import (
    Odds,
    below_odds,
    mean,
    tied_odds,
    told,
)
from zoco.games.scheherazade.bot.worth import Eye
from zoco.games.scheherazade.moves import Bakschisch, BribeVizier, Tip

FAT, FAIR = 7.0, 5.0
"""So full a bowl is worth a bakschisch, or the vizier, whom one may find again."""
BOTH = 0.3
"""How often the leader has the best tip too, and keeps the bid (scheherazade 2.5)."""
PICKED = 0.4
"""How often one of several highest bidders is picked (scheherazade 2.6)."""
WHIM = 0.35
"""By how many pearls a bid must be better to be made much more often: nobody shall foresee it."""
SHOWN = 0.4
"""The part of one's daring that a bid shows: a little more wins many a lead."""
SNIPED = 0.75
"""How likely a tip that is one off is still the best when the others have tipped."""
NEARNESS = [SNIPED**off for off in range(100)]
FARTHEST_OFF = (len(NEARNESS) - 1, 1)
"""What beats the tips that are farther off, where none is placed."""
UNLIKELY = 0.002
"""Sums that nobody needs to think of."""
TOLD = 0.6
"""How much of what is odd in a tip comes from the own bid of who placed it."""
FARTHEST = 4
"""A tip that is odder than this tells no more."""


# -- bids ------------------------------------------------------------------------------------------


def bid(eye: Eye, most: int, rng: Rng) -> int:
    """Mostly what promises most, not quite predictable."""
    hoped = hopes(eye, max(0, min(most, eye.spare())))
    top = max(hoped)
    weights = [exp((value - top) / WHIM) for value in hoped]
    place = below(rng, 1 << 20) / (1 << 20) * sum(weights)
    for number, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return number
    return 0


def hopes(eye: Eye, most: int) -> list[float]:
    """What each bid promises: the lead, as likely as it is, less what is paid for it."""
    worth, others, price = staked(eye) * eye.lead_worth(), eye.forecasts(), eye.scarcity()
    found = [lead_odds(others, 0) * zero_round(eye, worth)]
    for number in range(1, most + 1):
        found.append(lead_odds(others, number) * (worth - (1 - BOTH) * number * price))
    return found


def staked(eye: Eye) -> float:
    """How much of the lead's worth somebody stakes, by temperament."""
    return 1 + SHOWN * (eye.temper.daring - 1)


def lead_odds(others: Sequence[Odds], number: int) -> float:
    """How likely a bid leads; none does if all others bid nothing too."""
    if number == 0:
        return below_odds(others, 1)
    return below_odds(others, number) + PICKED * tied_odds(others, number)


def zero_round(eye: Eye, worth: float) -> float:
    """What a round without bids promises: whoever tips first tips 0, gets all, and leads."""
    table = eye.table
    fine = min(FINE, table.pearls[eye.seat])
    if table.owner != eye.seat:
        return -fine * eye.scarcity()
    fines = sum(FINE for pearls in table.pearls if pearls >= RICH)
    return worth + (fines - fine) * eye.scarcity()


# -- tips ------------------------------------------------------------------------------------------


def tip(eye: Eye, moves: Moves, tips: Numbers) -> Move:
    """The number that is likeliest to be nearest; a bakschisch for a fat bowl."""
    full = ((BribeVizier(), FAIR), (Bakschisch(), FAT))
    calls = [call for call, enough in full if call in moves and prize(eye) >= enough]
    return calls[0] if calls else best_tip(eye, tips)


def best_tip(eye: Eye, tips: Numbers) -> Move:
    """Of all free numbers in reach the one that wins most often against those that lie."""
    odds, own = sum_odds(eye), own_bid(eye)
    placed = tips.taken
    free = [it for it in range(min(tips.high, own + len(odds)) + 1) if it not in placed]
    if not free:
        return nearest(tips, own)
    chances = tips_odds(near(own, odds, placed, free[-1]), own, odds, placed)
    return Tip(max(free, key=lambda it: chances.get(it, 0.0)))


def near(own: int, odds: Odds, placed: tuple[int, ...], most: int) -> range:
    """The tips that can be the best: one farther off is worse than a free one nearer by."""
    likely = [others for others, chance in enumerate(odds) if chance >= UNLIKELY]
    low, high = own + likely[0] - len(placed), own + likely[-1] + len(placed)
    return range(max(0, min(low, most)), min(most, high) + 1)


def tips_odds(numbers: range, own: int, odds: Odds, placed: tuple[int, ...]) -> dict[int, float]:
    """How likely each of these tips is the best, as far as one can tell before all have tipped."""
    found = dict.fromkeys(numbers, 0.0)
    for others, chance in enumerate(odds):
        if chance < UNLIKELY:
            continue
        total = own + others
        farthest, other = min(((abs(it - total), -it) for it in placed), default=FARTHEST_OFF)
        first, last = max(numbers.start, total - farthest), min(numbers.stop - 1, total + farthest)
        for number in range(first, last + 1):
            off = number - total if number > total else total - number
            if off < farthest or -number < other:
                found[number] += chance * NEARNESS[off]
    return found


def tip_odds(number: int, own: int, odds: Odds, placed: tuple[int, ...]) -> float:
    """The same for one tip."""
    return tips_odds(range(number, number + 1), own, odds, placed)[number]


def sum_odds(eye: Eye) -> Odds:
    """The odds of what the others have bid together; their tips tell something of it."""
    head = eye.table.agenda[0]
    placed = dict(reversed(head.placed)) if isinstance(head, PlaceTips) else {}
    public = round(sum(mean(odds) for odds in eye.all_forecasts()))
    found = []
    for seat, odds in zip(eye.others(), eye.forecasts(), strict=True):
        odd = placed.get(seat, public) - public
        found.append((tuple(odds), round(TOLD * max(-FARTHEST, min(FARTHEST, odd)))))
    return list(told(tuple(found)))


def prize(eye: Eye) -> float:
    """What the best tipper gets: the bowl, and what the leader is likely to pay."""
    return eye.table.bowl + max(mean(odds) for odds in eye.forecasts())


def expected_sum(eye: Eye) -> int:
    """One's own bid, which is known, and what the others are likely to have bid."""
    return round(own_bid(eye) + mean(sum_odds(eye)))


def own_bid(eye: Eye) -> int:
    """What is in one's own fist."""
    return max(0, getattr(eye.table.agenda[0], "bids", eye.table.pearls)[eye.seat])
