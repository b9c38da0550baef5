"""What the others will choose: a mutual best guess, and the mixture of the variant for two."""

from __future__ import annotations

from math import exp

from zoco.games.basari.moves import ACTIONS, Action

Values = dict[Action, float]
Odds = dict[Action, float]

HEAT = 2.0
"""How far from the best choice people stray, in points."""

HAGGLED = 0.7
"""What is left of an action that one has to haggle for."""

THOUGHTS = 3


def expected(values: Values, others: list[Odds]) -> Values:
    """What choosing each action is worth, if the others choose by these odds (basari 2.4)."""
    return {action: value * share(action, others) for action, value in values.items()}


def share(action: Action, others: list[Odds]) -> float:
    """What is left of an action on average: all of it alone, part of it as a pair, else nothing."""
    alone = paired = 0.0
    for place, odds in enumerate(others):
        rest = others[:place] + others[place + 1 :]
        paired += odds[action] * nobody(action, rest)
    alone = nobody(action, others)
    return alone + HAGGLED * paired


def nobody(action: Action, others: list[Odds]) -> float:
    """How likely none of them chooses an action."""
    chance = 1.0
    for odds in others:
        chance *= 1 - odds[action]
    return chance


def leaning(values: Values, heat: float = HEAT) -> Odds:
    """The better, the likelier."""
    top = max(values.values())
    weights = {action: exp((value - top) / heat) for action, value in values.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def foreseen(values: list[Values]) -> list[Odds]:
    """How everybody chooses when all think about all a few times over."""
    odds = [leaning(mine) for mine in values]
    for _ in range(THOUGHTS):
        answers = [
            leaning(expected(mine, odds[:seat] + odds[seat + 1 :]))
            for seat, mine in enumerate(values)
        ]
        odds = [
            {action: (old[action] + new[action]) / 2 for action in ACTIONS}
            for old, new in zip(odds, answers, strict=True)
        ]
    return odds


def mixture(values: Values) -> tuple[Odds, float]:
    """How to pick so that no guess does better than another, and what that is worth (basari 6.4).

    Picks are rarer the more they are worth; the poorest action is left out where it only drags.
    """
    ranked = sorted(ACTIONS, key=lambda action: -values[action])
    fair = {action: max(values[action], 0.01) for action in ranked}
    three = (1 + HAGGLED) / sum(1 / fair[action] for action in ranked)
    two = HAGGLED / sum(1 / fair[action] for action in ranked[:2])
    used = ranked if three >= two else ranked[:2]
    total = sum(1 / fair[action] for action in used)
    odds = {action: 1 / fair[action] / total if action in used else 0.0 for action in ACTIONS}
    return odds, max(three, two)


def suspicion(values: Values) -> Odds:
    """How heavily to suspect each action, so that no pick does better than another."""
    _, worth = mixture(values)
    return {action: max(0.0, 1 - worth / max(value, 0.01)) for action, value in values.items()}
