"""Why something from outside cannot be used, as a key: the sentences are in the catalogues."""

from __future__ import annotations

import re

from zoco.core.faults import BadField, BadInput
from zoco.core.words.said import Param
from zoco.server.refusal import Refusal

PLAYED = ("move", "events", "table")
"""The fields of an entry that the rules judge; before them its hashes are checked."""
ENTRY = re.compile(r"(?:log line|entry) \d+")
LINE = re.compile(r"^log line (\d+)")


class TooSlow(BadInput):
    """A log that takes too long to replay."""


def no_table(error: BadInput) -> Refusal:
    """A table that cannot be set up: by its seats, an option, or its edition."""
    if not isinstance(error, BadField):
        return _because("bad-table", error, reason="seats", field="")
    reason = "options" if error.source == "options" else "edition"
    return _because("bad-table", error, reason=reason, field=error.field[:60])


def no_import(error: BadInput) -> Refusal:
    """A log that cannot be taken in."""
    reason = "slow" if isinstance(error, TooSlow) else log_fault(error)
    found = LINE.search(str(error))
    return _because("import-refused", error, reason=reason, line=int(found[1]) if found else 1)


def log_fault(error: BadInput) -> str:
    """What a log fails by: it is "damaged", or "rules" have changed since it was written."""
    if not isinstance(error, BadField) or error.field in PLAYED:
        return "rules"
    return "damaged" if ENTRY.fullmatch(error.source) else "rules"


def _because(code: str, error: BadInput, **params: Param) -> Refusal:
    made = Refusal(code, 422, **params)
    made.detail = str(error)[:300]
    return made
