"""Why so many gems of a colour are left in the supply: all of them, without those of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from zoco.core.words.reason import Reason
from zoco.parts.gems import Gems
from zoco.parts.negotiation import COLOURS


def remaining(
    owned: Sequence[Gems], supply: Gems, colour: str, there_are: str, run_out: str
) -> tuple[Reason, ...]:
    """The terms of what is left of a colour, with a paragraph for each; none of an unknown one."""
    if colour not in COLOURS:
        return ()
    at = COLOURS.index(colour)
    taken = sum(gems[at] for gems in owned)
    return (
        Reason("why-all-of-colour", {"colour": colour}, there_are, taken + supply[at]),
        Reason("why-owned", {}, run_out, -taken),
    )
