"""Price the techniques of candidate A: single operations, and whole games of edited sources."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from timeit import Timer
from types import ModuleType

import frozen
from board import CENTRE
from measure import GAMES, HALF, PLIES, best, frozen_after, many, script

FIELDS = ("agenda", "omar", "facing", "across", "down", "colours", "purses", "stacks")
RANDOM = ("int(rng.random() * len(near))", "int(rng.random() * len(self.options))")
BELOW = """
def below(rng, n):
    size = n.bit_length()
    while (drawn := rng.getrandbits(size)) >= n:
        pass
    return drawn
def new("""
DRAW = """        near = self.near
        while True:
            carpet = near[int(rng.random() * len(near))]
            if (self.down if carpet.down else self.across) >> carpet.field & 1:
                return carpet
"""
DRAW_LIST = """        near = list(self)
        return near[int(rng.random() * len(near))]
"""
CONTAINS = "        return (self.down if move.down else self.across) >> move.field & 1 == 1\n"
LISTED = """        masks = (self.across, self.down)
        free = [carpet for carpet in self.near if masks[carpet.down] >> carpet.field & 1]
        return move in free
"""
COLOURS = "colours = [colour & bare for colour in self.colours]"
PROPERTY = "    @property\n    def actors(self):\n        return (self.seat,)\n"
PHASES = "(Direct(seat, (seat,)), Roll(seat, (CHANCE,)), Pay(seat), Lay(seat, (seat,)))"
NEXT = "TURN[following] if"
RESTS = """
RESTS = {type(TURN[0][at]): tuple(turn[at + 1 :] for turn in TURN) for at in range(3)}
def new("""
Edits = tuple[tuple[str, str], ...]


def built(fields: dict[str, str], keyword: bool) -> str:
    """A Table built directly, where candidate A says replace(table, ...)."""
    values = [fields.get(name, f"table.{name}") for name in FIELDS]
    pairs = zip(FIELDS, values, strict=True)
    return f"Table({', '.join(f'{k}={v}' if keyword else v for k, v in pairs)})"


def direct(keyword: bool) -> Edits:
    """Edits which build four of the five tables directly."""
    changes = (
        {"agenda": "table.agenda[1:]", "facing": "facing"},
        {"agenda": "table.agenda[1:]", "omar": "omar", "facing": "facing"},
        {"agenda": "agenda", "purses": "tuple(purses)"},
        {"agenda": "agenda"},
    )
    spelt = (", ".join(f"{k}={v}" for k, v in change.items()) for change in changes)
    pairs = zip(spelt, changes, strict=True)
    return tuple((f"replace(table, {text})", built(change, keyword)) for text, change in pairs)


EVENTS = (
    "(Turned(self.seat, facing),)",
    "(Walked(self.seat, move.pips, omar, facing),)",
    "(Paid(seat, owner, piastres),)",
    "(Laid(self.seat, move),)",
)
VARIANTS: dict[str, Edits] = {
    "as it is": (),
    "Table(...) positional, not replace": direct(keyword=False),
    "Table(...) by keyword, not replace": direct(keyword=True),
    "gc left on": ((", gc=False", ""),),
    "actors as a property": (
        ("    actors: tuple[int, ...] = ()\n", "    actors = ()\n"),
        ("    actors: tuple[int, ...]\n", PROPERTY),
        (PHASES, "(Direct(seat), Roll(seat), Pay(seat), Lay(seat))"),
    ),
    "a fresh carpet per draw": (("return carpet\n", "return Carpet(carpet.field, carpet.down)\n"),),
    "fresh phases each turn": ((NEXT, f"{PHASES.replace('seat', 'following')} if"),),
    "agenda looked up, not sliced": (
        ("table.agenda[1:]", "RESTS[type(self)][self.seat]"),
        ("\ndef new(", RESTS),
    ),
    "no events": tuple((event, "()") for event in EVENTS),
    "no test of seat": (("seat not in phase.actors or ", ""),),
    "no test of move": ((" or move not in phase.moves(table)", ""),),
    "neither test nor events": (
        ("seat not in phase.actors or move not in phase.moves(table)", "False"),
        *((event, "()") for event in EVENTS),
    ),
    "test of move by enumerating": ((CONTAINS, LISTED),),
    "test of move by scan of near": (
        ("not isinstance(move, Carpet) or move.field < 0", "move not in self.near"),
    ),
    "draw from the full list": ((DRAW, DRAW_LIST),),
    "rng.randrange": (
        (RANDOM[0], "rng.randrange(len(near))"),
        (RANDOM[1], "rng.randrange(len(self.options))"),
    ),
    "rng.getrandbits with rejection": (
        (RANDOM[0], "below(rng, len(near))"),
        (RANDOM[1], "below(rng, len(self.options))"),
        ("\ndef new(", BELOW),
    ),
    "rng.choice": (
        (f"near[{RANDOM[0]}]", "rng.choice(near)"),
        (f"self.options[{RANDOM[1]}]", "rng.choice(self.options)"),
    ),
    "four colours unrolled": (
        (COLOURS, "a, b, c, d = self.colours; colours = [a & bare, b & bare, c & bare, d & bare]"),
    ),
    "masks computed, not looked up": (
        (
            "pair, bare, keep_across, keep_down = COVER[carpet.down][carpet.field]",
            "pair = (3, 257)[carpet.down] << carpet.field; bare = ~pair; "
            "keep_across = ~(pair | pair >> 1); keep_down = ~(pair | pair >> 8)",
        ),
    ),
}
OPERATIONS = (
    built({}, keyword=False),
    built({}, keyword=True),
    "replace(table, omar=3, facing=1)",
    "replace(table, agenda=turn, across=1, down=1, colours=purses, stacks=purses)",
    "turn[1:]",
    "Turned(1, 2)",
    "(Turned(1, 2),)",
    "Carpet(3, True)",
    "Carpet(field=3, down=True)",
    "rng.random()",
    "int(rng.random() * 12)",
    "below(rng, 12)",
    "rng.randrange(12)",
    "rng.choice(near)",
    "near[-1] in near",
    "purses[:2] + (7,) + purses[3:]",
    "new = list(purses); new[2] = 7; tuple(new)",
    "tuple(purse & 7 for purse in purses)",
    "tuple([purse & 7 for purse in purses])",
    "big & positive",
    "big & negative",
)


def edited(name: str, edits: Edits) -> ModuleType:
    """Candidate A with parts of its source replaced."""
    source = Path(__file__).with_name("frozen.py").read_text(encoding="utf-8")
    for old, new in edits:
        assert old in source, (name, old)
        source = source.replace(old, new)
    module = ModuleType(f"frozen, {name}")
    sys.modules[module.__name__] = module
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    return module


def job(module: ModuleType) -> Callable[[], object]:
    """Random games of an edited candidate."""
    return many(lambda rng: module.playout(module.new(), rng))


def namespace() -> dict[str, object]:
    """The names which the operations use."""
    module = edited("operations", VARIANTS["rng.getrandbits with rejection"])
    table = frozen_after(script(5)[:HALF])
    names = {"table": table, "purses": table.purses, "turn": frozen.TURN[0], "rng": Random(1)}
    masks = {"big": 1 << 50, "positive": (1 << 51) - 1, "negative": ~(1 << 40)}
    return {**vars(module), **names, **masks, "near": frozen.NEAR[CENTRE][0]}


def main() -> None:
    """Print both lists."""
    names = namespace()
    print("| operation | ns |\n|---|---:|")
    for text in OPERATIONS:
        least = min(Timer(text, globals=names).repeat(400, 1000)) / 1000
        print(f"| `{text}` | {least * 1e9:.0f} |")
    least_by = best({name: job(edited(name, edits)) for name, edits in VARIANTS.items()})
    print("\n| candidate A, but | ns per ply | time |\n|---|---:|---:|")
    for name, seconds in least_by.items():
        change = 100 * seconds / least_by["as it is"] - 100
        print(f"| {name} | {seconds / GAMES / PLIES * 1e9:,.0f} | {change:+.1f} % |")


if __name__ == "__main__":
    main()
