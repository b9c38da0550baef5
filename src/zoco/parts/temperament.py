"""How somebody is, whatever they play: the same few traits for bots of all games."""

from __future__ import annotations

from msgspec import Struct


class Temperament(Struct, frozen=True):
    """The traits of a bot; those of `EVEN` are neither much nor little.

    `opening` is the part of what it would pay that its first offer shows, `patience` after how many
    offers of its own it says its last word; `envy` is how much the gain of others hurts and
    `daring` how much it stakes, both against the usual measure.
    """

    name: str
    opening: float = 0.6
    patience: int = 1
    envy: float = 1.0
    daring: float = 1.0


EVEN = Temperament("even")
TEMPERAMENTS = {
    it.name: it
    for it in (
        EVEN,
        Temperament("bold", opening=0.55, daring=1.15),
        Temperament("patient", opening=0.55, patience=2, daring=0.95),
        Temperament("envious", envy=1.2),
        Temperament("generous", opening=0.75, envy=0.9),
    )
}
