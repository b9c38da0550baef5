"""The market of Suleika as tables shared by both candidates; field number is 8 * y + x."""

from __future__ import annotations

FACINGS = "NESW"
STRIDE = (-8, 1, 8, -1)
FACES = (1, 2, 2, 3, 3, 4)
CENTRE = 27
EXITS = (
    "00N10S 00W01E 01W00E 02W03E 03W02E 04W05E 05W04E 06S06E 06W06N 10N00S 16S26N 20N30S 26S16N "
    "30N20S 36S46N 40N50S 46S36N 50N40S 56S66N 60N60W 60E60S 61E62W 62E61W 63E64W 64E63W 65E66W "
    "66E65W 66S56N"
)
FIELDS = tuple(8 * y + x for y in range(7) for x in range(7))
MARKET = sum(1 << field for field in FIELDS)
SHAPES = (0b11, 0b1_0000_0001)


def pose(text: str) -> int:
    """Read "xyF" as 4 * field + facing."""
    return 4 * (8 * int(text[1]) + int(text[0])) + FACINGS.index(text[2])


def next_to(field: int) -> int:
    """Mask of the orthogonal neighbours of a field."""
    bit = 1 << field
    return (bit << 1 | bit >> 1 | bit << 8 | bit >> 8) & MARKET


def area(start: int, colour: int) -> int:
    """Mask of the orthogonally connected part of `colour` which holds `start`."""
    while True:
        grown = (start | start << 1 | start >> 1 | start << 8 | start >> 8) & colour
        if grown == start:
            return start
        start = grown


def _step(at: int, exits: dict[int, int]) -> int:
    return exits[at] if at in exits else at + 4 * STRIDE[at & 3]


def _walks() -> tuple[tuple[int, ...], ...]:
    """Where 0 to 4 steps lead from each pose; empty for poses off the market."""
    exits = {pose(text[:3]): pose(text[3:]) for text in EXITS.split()}
    walks: list[tuple[int, ...]] = [()] * 256
    for start in (4 * field + facing for field in FIELDS for facing in range(4)):
        path = [start]
        for _ in range(4):
            path.append(_step(path[-1], exits))
        walks[start] = tuple(path)
    return tuple(walks)


def _fits(field: int, down: int, omar: int) -> bool:
    pair = SHAPES[down] << field
    return pair & MARKET == pair and not pair >> omar & 1 and bool(pair & NEXT_TO[omar])


def _cover(field: int, down: int) -> tuple[int, int, int, int]:
    """A carpet's two fields, the rest of the market, and the whole carpets it leaves whole."""
    pair = SHAPES[down] << field
    hidden = (pair, pair | pair >> 1, pair | pair >> 8)
    bare, keep_across, keep_down = (MARKET & ~mask for mask in hidden)
    return pair, bare, keep_across, keep_down


WALKS = _walks()
COVER = tuple(tuple(_cover(field, down) for field in range(64)) for down in (0, 1))
NEXT_TO = tuple(next_to(field) if field in FIELDS else 0 for field in range(64))
AROUND = tuple(
    tuple((field, down) for field in FIELDS for down in (0, 1) if _fits(field, down, omar))
    if omar in FIELDS
    else ()
    for omar in range(64)
)
