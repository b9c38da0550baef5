"""A saved log that was changed anywhere is refused, with the line and the field that tell it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.core.bids.game import BidsLog
from tests.core.matches import finished_log, new_log
from zoco.core.faults import BadInput
from zoco.core.log.chain import commitment, proof
from zoco.core.log.entries import Played, Undone, payload

LINES = [json.loads(line) for line in finished_log().dumps().splitlines()]
HEADER = (
    "log, line 2, field hash: does not fit: something in this line or in the first one was changed"
)
LOST = "log, line {}, field seq: was changed, or a line is missing, doubled or at another place"
Change = Callable[[dict[str, Any]], object]


def refused(lines: list[Any]) -> str:
    """The error that these lines meet."""
    data = b"\n".join(json.dumps(line).encode() for line in lines)
    with pytest.raises(BadInput) as caught:
        BidsLog.loads(data)
    return str(caught.value)


def changed(number: int, change: Change) -> list[Any]:
    """The lines of the match with line `number` (from 1) changed."""
    lines: list[Any] = json.loads(json.dumps(LINES))
    change(lines[number - 1])
    return lines


def setting(name: str, value: object) -> Change:
    return lambda line: line.update({name: value})


def flipped(text: str) -> str:
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def flipping(name: str) -> Change:
    return lambda line: line.update({name: flipped(line[name])})


def test_the_lines_load_as_they_are() -> None:
    data = b"\n".join(json.dumps(line).encode() for line in LINES)
    assert BidsLog.loads(data).head == finished_log().head


@pytest.mark.parametrize(
    ("number", "change", "field"),
    [
        (3, lambda line: line["move"].update(amount=1), "said"),
        (3, lambda line: line["events"][1].update(amount=1), "said"),
        (3, lambda line: line["events"].pop(), "said"),
        (3, flipping("salt"), "said"),
        (3, flipping("said"), "said"),
        (3, flipping("table"), "hash"),
        (3, flipping("hash"), "hash"),
        (3, setting("seq", 5), "seq"),
        (3, setting("ply", 3), "ply"),
        (3, setting("seat", 1), "hash"),
        (3, setting("at", 2_001), "hash"),
        (7, setting("at", 2_001), "hash"),
        (7, setting("to_ply", 3), "hash"),
        (7, setting("to_ply", 5), "to_ply"),
        (7, setting("to_ply", -1), "to_ply"),
        (7, setting("seat", 1), "hash"),
        (7, setting("seq", 6), "seq"),
        (7, flipping("hash"), "hash"),
        (3, setting("salt", "zz"), "salt"),
        (3, setting("salt", "123"), "salt"),
        (3, setting("note", "hello"), "note"),
        (3, setting("entry", "gift"), "entry"),
        (3, setting("seq", "1"), "seq"),
        (3, lambda line: line.pop("hash"), "hash"),
        (3, setting("events", 4), "events"),
    ],
)
def test_a_changed_entry_is_refused_by_line_and_field(
    number: int, change: Change, field: str
) -> None:
    message = refused(changed(number, change))
    assert message.startswith(f"log, line {number}, field {field}: ")


@pytest.mark.parametrize(
    ("change", "start"),
    [
        (lambda line: line["move"].update(type="fly"), "move.type: is not a known value"),
        (lambda line: line["move"].update(amount="2"), "move.amount: must be a whole number"),
        (lambda line: line["events"][1].pop("seat"), "events[1].seat: is missing"),
    ],
)
def test_a_value_inside_move_or_events_is_named_where_all_hashes_fit(
    change: Change, start: str
) -> None:
    assert refused(forged(3, change)).startswith(f"log, line 3, field {start}")
    message = refused(changed(3, change))
    assert message.startswith("log, line 3, field said: does not fit: the move, the events or ")


@pytest.mark.parametrize(
    ("change", "start"),
    [
        (
            setting("players", ["0" * 64] * 2),
            "log, line 1, field names[0].name: is not the name that was played under",
        ),
        (
            lambda line: line["names"][1].update(name="Cy"),
            "log, line 1, field names[1].name: is not the name that was played under",
        ),
        (lambda line: line["names"][1].update(salt="z"), "log, line 1, field names[1].salt: "),
        (lambda line: line["names"].pop(), "log, line 1, field names: must be 2, "),
        (lambda line: line.update(players=[], names=[]), HEADER),
        (
            setting("rules_version", 2),
            HEADER,
        ),
        (setting("seats", 3), "log, line 1, field players: must be 3, "),
        (
            lambda line: line["options"].update(pace="fast"),
            HEADER,
        ),
        (
            lambda line: line["edition"].update(highest=4),
            HEADER,
        ),
        (setting("format", 2), "log, line 1, field format: must be 1: "),
        (setting("seats", 9), "log, line 1: Bids is played with 2, 3 seats, not 9."),
        (lambda line: line["options"].update(rounds=9), "log, line 1, field options.rounds: "),
        (lambda line: line["edition"].update(highest=0), "log, line 1, field edition.highest: "),
        (setting("edition", "standard"), "log, line 1, field edition: "),
        (setting("colour", 1), "log, line 1, field colour: "),
    ],
)
def test_a_changed_header_is_refused(change: Change, start: str) -> None:
    assert refused(changed(1, change)).startswith(start)


@pytest.mark.parametrize(
    ("lines", "start"),
    [
        (LINES[:3] + LINES[4:], LOST.format(4)),
        (LINES[:3] + LINES[2:], LOST.format(4)),
        (
            [*LINES[:2], LINES[3], LINES[2]],
            LOST.format(3),
        ),
        (LINES[1:], "log, line 1, field "),
    ],
)
def test_lines_cannot_be_lost_doubled_or_swapped(lines: list[Any], start: str) -> None:
    assert refused(lines).startswith(start)


def test_a_line_that_is_no_json_is_named() -> None:
    data = finished_log().dumps().splitlines()
    data[4] = b"{torn"
    with pytest.raises(BadInput, match=r"^mine, line 5: is not JSON: look at character 2 "):
        BidsLog.loads(b"\n".join(data), "mine")


def test_no_byte_can_change_without_being_noticed() -> None:
    data = finished_log().dumps()
    head = finished_log().head
    for place in range(len(data)):
        for byte in {data[place] ^ 1, ord("0")} - {data[place]}:
            copy = data[:place] + bytes([byte]) + data[place + 1 :]
            try:
                log = BidsLog.loads(copy)
            except BadInput:
                continue
            assert log.dumps() == data, f"byte {place} became {byte}"
            assert log.head == head


def forged(number: int, change: Change) -> list[Any]:
    """The changed lines, with commitments and hashes made to fit by a forger with the salts."""
    header, *entries = changed(number, change)
    fitting, head = [header], new_log().head
    for entry in entries:
        fitting.append(_resealed(head, entry))
        head = fitting[-1]["hash"]
    return fitting


def _resealed(head: str, line: dict[str, Any]) -> dict[str, Any]:
    if line["entry"] == "undo":
        entry = Undone(line["seq"], line["to_ply"], line["seat"], line["at"], "")
        return line | {"hash": proof(head, entry)}
    said = commitment(line["salt"], payload(line["move"], line["events"]))
    fields = {name: line[name] for name in Played.__struct_fields__}
    return line | {"said": said, "hash": proof(head, Played(**(fields | {"said": said})))}


@pytest.mark.parametrize(
    ("number", "change", "field"),
    [
        (3, lambda line: line["move"].update(amount=9), "move"),
        (3, setting("seat", 7), "move"),
        (3, lambda line: line["move"].update(amount=1), "events"),
        (3, lambda line: line["events"].pop(), "events"),
        (3, flipping("table"), "table"),
    ],
)
def test_what_the_rules_do_not_say_is_refused_even_where_all_hashes_fit(
    number: int, change: Change, field: str
) -> None:
    assert refused(forged(number, change)).startswith(
        f"log, line {number}, field {field}: the rules differ"
    )


def test_a_forgery_without_a_change_is_the_log_itself() -> None:
    assert forged(3, lambda line: line) == LINES
