"""What the server refuses: a code for programs, parameters for the sentence, a status for HTTP."""

from __future__ import annotations

from zoco.core.faults import BadInput
from zoco.core.moves import Illegal
from zoco.core.words.said import Param, Said
from zoco.core.words.texts import Texts
from zoco.store.faults import trouble, unreachable

PACKAGE = "zoco.server"


class Refusal(Exception):
    """A wish that is not fulfilled; nothing changed. The sentence is `error-<code>`.

    `detail` is what a developer may want to know, in English; it is never said to people.
    """

    def __init__(self, code: str, status: int = 409, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.said = Said(f"error-{code}", params)
        self.paragraph: str | None = None
        self.detail: str | None = None

    @classmethod
    def by_rule(cls, refusal: Illegal) -> Refusal:
        """The refusal of the rules, with its paragraph."""
        made = cls("illegal", 422)
        made.said = refusal.said
        made.paragraph = refusal.paragraph
        return made

    @classmethod
    def for_fault(cls, error: Exception) -> Refusal:
        """What is told of a fault that is not the visitor's; what it was stays in the log."""
        what = trouble(error)
        if what is not None:
            return cls(f"database-{what}", 503)
        return cls("not-ready", 503) if unreachable(error) else cls("broken", 500)

    def sentence(self, package: str = PACKAGE) -> str:
        """The refusal in English, for those who read HTTP by eye."""
        return Texts(package, "en").say(self.said)


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
    place["place"] = "field" if fault.field else "line"
    return _because("import-refused", error, reason=reason, **place)


def no_proof(error: BadInput) -> Refusal:
    """A match whose proof does not hold, or cannot be given."""
    return _because("not-proved", error, line=error.fault.line or 1)


def log_fault(error: BadInput) -> str:
    """What a log fails by: it is "damaged", or "rules" have changed since it was written."""
    part = error.fault.field.partition(".")[0].partition("[")[0]
    return "rules" if error.fault.sort in ("rules", "wrong") or part in JUDGED else "damaged"


def _because(code: str, error: BadInput, **params: Param) -> Refusal:
    made = Refusal(code, 422, **params)
    made.detail = str(error)[:300]
    return made
