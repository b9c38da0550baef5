"""Why something from outside cannot be used, as the server's refusals tell it."""

from __future__ import annotations

from zoco.core.faults import BadInput
from zoco.core.words.said import Param
from zoco.server.refusal import Refusal

JUDGED = ("options", "edition", "move", "events")
"""The parts of a log that only a game can read."""


def no_table(error: BadInput) -> Refusal:
    """A table that cannot be set up: by its seats, an option, or its edition."""
    name, _, field = error.fault.field.partition(".")
    reason = name if name in ("options", "edition") else "seats"
    return _because("bad-table", error, reason=reason, field=field[:60])


def no_import(error: BadInput) -> Refusal:
    """A log that cannot be taken in."""
    fault = error.fault
    reason = "changed" if fault.sort == "changed" else log_fault(error)
    if fault.key == "fault-slow":
        reason = "slow"
    place: dict[str, Param] = {"line": fault.line or 1, "field": fault.field[:60]}
    return _because("import-refused", error, reason=reason, **place)


def log_fault(error: BadInput) -> str:
    """What a log fails by: it is "damaged", or "rules" have changed since it was written."""
    part = error.fault.field.partition(".")[0].partition("[")[0]
    return "rules" if error.fault.sort in ("rules", "wrong") or part in JUDGED else "damaged"


def _because(code: str, error: BadInput, **params: Param) -> Refusal:
    made = Refusal(code, 422, **params)
    made.detail = str(error)[:300]
    return made
