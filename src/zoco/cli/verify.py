"""`zoco verify`: whether a match is as it was played, and its dice as they were sealed."""

from __future__ import annotations

from pathlib import Path

import zoco
from zoco.cli.console import make_console
from zoco.cli.saved import exported
from zoco.cli.words import Words
from zoco.core.faults import BadInput, told
from zoco.server.history.proving import is_changed, proved
from zoco.server.wire.proof import Verdict

PROVED, CHANGED, UNPROVED = 0, 1, 3


def verify(path: Path, language: str) -> int:
    """Say what was checked, or what does not fit; raises `BadInput` for what is no such file."""
    text, words = exported(path), Words(language)
    try:
        lines = _told(proved(zoco.load, text), words)
    except BadInput as error:
        code = _code(error)
        if code is None:
            raise error.placed(file=path.name) from None
        what = "verify-changed" if code == CHANGED else "verify-not"
        _say(words.say(what, why=told(error.fault, language)))
        return code
    _say("\n".join(lines))
    return PROVED


def _say(text: str) -> None:
    make_console().print(text, markup=False, highlight=False, soft_wrap=True)


def _told(verdict: Verdict, words: Words) -> list[str]:
    lines = [words.say("verify-log", entries=verdict.entries)]
    if verdict.scripted:
        lines.append(words.say("verify-scripted"))
    else:
        lines.append(words.say("verify-dice", draws=verdict.draws))
    if verdict.earlier:
        lines.append(words.say("verify-earlier", draws=verdict.earlier))
    if verdict.unnamed:
        seats = ", ".join(str(seat + 1) for seat in verdict.unnamed)
        lines.append(words.say("verify-unnamed", seats=seats))
    lines.append(words.say("verify-head", head=verdict.head))
    return lines if verdict.scripted else [*lines, words.say("verify-limit")]


def _code(error: BadInput) -> int | None:
    """The exit code for a match that is not proved; None where there is none at all."""
    if is_changed(error):
        return CHANGED
    if error.fault.sort == "rules" or error.fault.key in ("fault-seed-hidden", "fault-no-proof"):
        return UNPROVED
    return None
