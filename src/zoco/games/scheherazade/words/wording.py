"""Moves and facts as parameters of sentences: fields by their names, lists in one piece."""

from __future__ import annotations

from msgspec import Struct

from zoco.core.describe import Option, Pick
from zoco.core.moves import Move
from zoco.core.words.said import Param, Said, dashed, plain_params, tag_of
from zoco.games.scheherazade.setup.places import LETTERS, name

PLACES = ("start", "end", "field")


def params(value: Struct) -> dict[str, Param]:
    """The plain fields of a move or an event; places get their names."""
    found = plain_params(value)
    return found | {key: name(int(found[key])) for key in PLACES if key in found}


def label(move: Move) -> Said:
    """What a move is called."""
    return Said(f"move-{dashed(tag_of(move))}", params(move) | _listed(move))


def _listed(move: Move) -> dict[str, Param]:
    fields = getattr(move, "fields", None)
    return {} if fields is None else {"fields": "+".join(map(name, fields))}


def option(move: Move) -> Option:
    """A move as something to pick, with the place on the board that stands for it."""
    return Option(move, label(move), target(move))


def target(move: Move) -> str | None:
    """Where a client can click for this move: pieces by colour and fields, seats, rooms."""
    told = params(move) | _listed(move)
    colour = LETTERS[told["colour"]] if "colour" in told else ""  # type: ignore[index]
    match tag_of(move):
        case "lead" | "send":
            return f"bedouin:{colour} {told['start']}-{told['end']}"
        case "move_camel" | "send_camel":
            return f"camel:{told['start']}-{told['end']}"
        case "lay_pearl":
            return f"field:{told['field']}"
        case "enter_room":
            return f"room:{told['room']}"
        case "bribe_guard":
            return f"guard:{told['room']}"
        case "ask_passage":
            return f"passage:{colour} {told['fields']}"
        case "exchange":
            other = LETTERS[told["other"]]  # type: ignore[index]
            return f"exchange:{colour} {told['start']}-{other} {told['end']}"
        case _:
            return None


def picking(prompt: str, moves: tuple[Move, ...]) -> Pick:
    """A choice among some moves."""
    return Pick(Said(prompt), tuple(map(option, moves)))
