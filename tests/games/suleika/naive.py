"""A second, slow and simple model of Suleika, to hold the first one against.

Columns and rows are plain numbers, every carpet has a number of its own, nothing is precomputed.
It knows the printed market only and shares no code with the rules.
"""

from __future__ import annotations

from itertools import product

Point = tuple[int, int]
SIZE = 7
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
PAIRS = {
    "N": {0: 1, 1: 0, 2: 3, 3: 2, 4: 5, 5: 4},
    "S": {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5},
    "W": {0: 1, 1: 0, 2: 3, 3: 2, 4: 5, 5: 4},
    "E": {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5},
}
LOOPS = {
    ((6, 0), "N"): "W",
    ((6, 0), "E"): "S",
    ((0, 6), "S"): "E",
    ((0, 6), "W"): "N",
}


def on_board(point: Point) -> bool:
    return 0 <= point[0] < SIZE and 0 <= point[1] < SIZE


def around(point: Point) -> list[Point]:
    beside = ((point[0] + x, point[1] + y) for x, y in STEPS.values())
    return [found for found in beside if on_board(found)]


def step(point: Point, facing: str) -> tuple[Point, str]:
    x, y = point
    ahead = (x + STEPS[facing][0], y + STEPS[facing][1])
    if on_board(ahead):
        return ahead, facing
    if (point, facing) in LOOPS:
        return point, LOOPS[point, facing]
    if facing in "NS":
        return (PAIRS[facing][x], y), BACK[facing]
    return (x, PAIRS[facing][y]), BACK[facing]


class Model:
    """One match, changed in place."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.omar: Point = (3, 3)
        self.facing = "N"
        self.money = [120 // seats] * seats
        self.shown: dict[Point, int] = {}
        self.colour_of: list[int] = []

    def walk(self, pips: int) -> None:
        for _ in range(pips):
            self.omar, self.facing = step(self.omar, self.facing)

    def colour(self, point: Point) -> int | None:
        return self.colour_of[self.shown[point]] if point in self.shown else None

    def area(self, point: Point) -> set[Point]:
        found, waiting = set(), [point]
        while waiting:
            here = waiting.pop()
            if here not in found:
                found.add(here)
                waiting += [p for p in around(here) if self.colour(p) == self.colour(point)]
        return found

    def pay(self, seat: int) -> tuple[int, int] | None:
        """Price and payment, if any is due."""
        colour = self.colour(self.omar)
        if colour is None or colour % self.seats == seat:
            return None
        due = len(self.area(self.omar))
        paid = due if due < self.money[seat] else self.money[seat]
        self.money[seat] -= paid
        self.money[colour % self.seats] += paid
        return due, paid

    def legal(self) -> set[tuple[Point, Point]]:
        points = list(product(range(SIZE), range(SIZE)))
        pairs = ((p, q) for p in points for q in around(p) if p < q)
        return {pair for pair in pairs if self.may_lie(*pair)}

    def may_lie(self, one: Point, other: Point) -> bool:
        if self.omar in (one, other):
            return False
        if one not in around(self.omar) and other not in around(self.omar):
            return False
        hidden = self.shown.get(one), self.shown.get(other)
        return hidden[0] is None or hidden[0] != hidden[1]

    def lay(self, one: Point, other: Point, colour: int) -> None:
        self.colour_of.append(colour)
        self.shown[one] = self.shown[other] = len(self.colour_of) - 1

    def whole(self) -> set[tuple[Point, Point]]:
        """The fields of every carpet that is visible in full."""
        places: dict[int, list[Point]] = {}
        for point, carpet in self.shown.items():
            places.setdefault(carpet, []).append(point)
        return {(min(p), max(p)) for p in places.values() if len(p) == 2}

    def visible(self, seat: int) -> int:
        return sum(self.colour_of[carpet] % self.seats == seat for carpet in self.shown.values())
