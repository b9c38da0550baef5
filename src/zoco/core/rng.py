"""Where numbers come from: rules never own a generator, they are handed one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of fair bits: `random.Random`, or a stream that can be verified later."""

    def getrandbits(self, k: int, /) -> int: ...


def below(rng: Rng, n: int) -> int:
    """A fair number from 0 to n − 1, by rejection, so that no remainder favours anybody."""
    if n < 1:
        raise ValueError(f"there is no number below {n} to draw")
    bits = (n - 1).bit_length()
    draw = rng.getrandbits
    number = draw(bits)
    while number >= n:
        number = draw(bits)
    return number


def pick(rng: Rng, items: Sequence[T]) -> T:
    """One of `items`, each equally likely."""
    return items[below(rng, len(items))]


def shuffled(rng: Rng, items: Sequence[T]) -> list[T]:
    """All of `items` in a fair order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
