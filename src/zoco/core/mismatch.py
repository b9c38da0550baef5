"""What msgspec says of data that does not fit, as keys and parameters for the catalogues."""

from __future__ import annotations

import re

from zoco.core.said import Param, Said

_KIND = r"Expected `(?P<kind>[^`]+)`"
_GOT = r"(?:, got .+)?"
_PATTERNS = (
    (r"Object missing required field `.*`", "fault-missing"),
    (r"Object contains unknown field `.*`", "fault-unknown"),
    (r"Invalid (?:enum )?value .+", "fault-value"),
    (r"(?:Integer value|Number) out of range", "fault-number"),
    (rf"{_KIND} >= (?P<number>-?\d+)", "fault-least"),
    (rf"{_KIND} <= (?P<number>-?\d+)", "fault-most"),
    (rf"{_KIND} of (?:length >=|at least length) (?P<number>\d+){_GOT}", "fault-length-least"),
    (rf"{_KIND} of (?:length <=|at most length) (?P<number>\d+){_GOT}", "fault-length-most"),
    (rf"{_KIND} of length (?P<number>\d+){_GOT}", "fault-length"),
    (rf"{_KIND} of length (?P<low>\d+) to (?P<high>\d+){_GOT}", "fault-length-range"),
    (rf"{_KIND} matching regex .+", "fault-form"),
    (rf"{_KIND}{_GOT}", "fault-kind"),
)
_COMPILED = tuple((re.compile(pattern), key) for pattern, key in _PATTERNS)


def mismatch(message: str) -> tuple[Said, ...]:
    """The message of a `ValidationError`, without its path; empty if it is none that is known.

    The parameter `kind` names types as msgspec does, `int | null`.
    """
    for pattern, key in _COMPILED:
        found = pattern.fullmatch(message)
        if found:
            return (Said(key, {name: _param(text) for name, text in found.groupdict().items()}),)
    return ()


def _param(text: str) -> Param:
    return int(text) if re.fullmatch(r"-?\d+", text) else text
