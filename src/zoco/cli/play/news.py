"""What happened since somebody last looked, in as few sentences as tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zoco.cli.speech import Speech
from zoco.core.chance import CHANCE
from zoco.core.events import seen
from zoco.core.log.log import Played
from zoco.core.words.said import tag_of

LONG = 3
"""So many offers in a row are told as one."""


class Tiding(NamedTuple):
    """What one seat did, dice included; `skipped` like it came before, between the same two."""

    text: str
    skipped: int = 0


def tidings(speech: Speech, entries: Sequence[Played], seat: int) -> list[Tiding]:
    """One for each mover: a die that falls belongs to whoever rolls it.

    Where two others answer each other by the same kind of move again and again, only the last one
    is told, together with what came of it.
    """
    found: list[Tiding] = []
    movers: tuple[int, ...] = (CHANCE,)
    left = list(entries)
    while left:
        skipped = haggled(left, seat)
        entry = left[skipped]
        told = " ".join(speech.events(entry.events, seat))
        if found and entry.seat in movers and not skipped:
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {told}".strip())
        else:
            found.append(Tiding(told, skipped))
        if skipped:  # what came of it belongs to it, whoever decides that
            movers = (CHANCE, entry.seat, left[skipped - 1].seat)
        elif entry.seat != CHANCE:
            movers = (CHANCE, entry.seat)
        del left[: skipped + 1]
    return [tiding for tiding in found if tiding.text]


def haggled(entries: Sequence[Played], seat: int) -> int:
    """How many entries at the beginning only lead up to the last of a long exchange."""
    told = [seen(entry.events, seat) for entry in entries]
    movers = [entry.seat for entry in entries]
    length = 0
    while length < len(entries) and told[length] and _goes_on(movers[: length + 1]):
        if tag_of(told[length][0]) != tag_of(told[0][0]):
            break
        length += 1
        if len(told[length - 1]) > 1:  # more came of it
            break
    return length - 1 if length >= LONG and seat not in movers[:2] else 0


def _goes_on(movers: Sequence[int]) -> bool:
    """Whether two seats move in turns."""
    apart = CHANCE not in movers and len(set(movers)) == min(len(movers), 2)
    return apart and (len(movers) < 3 or movers[-1] == movers[-3])
