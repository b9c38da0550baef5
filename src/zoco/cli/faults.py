"""What is wrong with something from outside, such as a file, in the language of the session."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from zoco.cli.wrong import ROOM, Wrong, fitting, shown, texts_of
from zoco.core.faults import BadField, BadInput, BadPart, NoEdition
from zoco.core.words.said import Said

if TYPE_CHECKING:  # texts are slow to come, and mostly nothing is wrong
    from zoco.core.words.texts import Texts

LINE = re.compile(r"(?P<file>.+) line (?P<line>\d+)(?P<part>, \w+)?", re.DOTALL)
"""How the core calls a line of a log, and the part of it that it reads."""

WHOLE = ("fault-json", "fault-json-byte")
"""Reasons that make a sentence with the file alone."""

FORM, LIKE = "fault-form", "fault-like"
"""A pattern says little to people: what fits it says more."""


def sentence(error: BadInput, language: str) -> str:
    """The error for people, in their language; in English where nobody gave it a key."""
    if isinstance(error, Wrong):
        return error.told(language)
    if isinstance(error, NoEdition):
        known = ", ".join(error.known)
        return Wrong("wrong-edition", file=error.given, known=known).told(language)
    return str(shown(_told(error, texts_of(language)), ROOM["known"]))


def _told(error: BadInput, texts: Texts) -> str:
    if isinstance(error, BadPart):
        told = _told(error.reason, texts)
        return texts.word("fault-part", source=_place(error.source, texts), told=told)
    if isinstance(error, BadField):
        return _field(error, texts)
    clauses = (texts.word(said.key, **_params(said, texts)) for said in error.said)
    return "; ".join(clauses) or str(error)


def _field(error: BadField, texts: Texts) -> str:
    """Source, field and value, the value as a file would hold it."""
    source, first = _place(error.source, texts), next(iter(error.said), None)
    if first is not None and first.key in WHOLE:
        return texts.word(first.key, source=source, **_params(first, texts))
    told = {"source": source, "reason": _reason(error, texts), "value": _value(error.value)}
    if error.field == "$":
        return texts.word("fault-whole", **told)
    return texts.word("fault-field", **told, field=shown(error.field, ROOM["given"]))


def _place(source: str, texts: Texts) -> str:
    """`x.jsonl line 3` as the language has it."""
    found = LINE.fullmatch(source)
    if found is None:
        return str(shown(source, ROOM["file"]))
    named = {"file": shown(found["file"], ROOM["file"]), "line": found["line"]}
    return texts.word("fault-line", **named) + (found["part"] or "")


def _reason(error: BadField, texts: Texts) -> str:
    """What a field must be, by the command line's own texts, else by those of the game."""
    clauses = [_clause(said, error, texts) for said in error.said]
    told = [clause for clause in clauses if clause is not None]
    return "; ".join(told) if told and len(told) == len(clauses) else error.reason


def _clause(said: Said, error: BadField, texts: Texts) -> str | None:
    if said.key == FORM and error.example is not None:
        said = Said(LIKE, {"example": _value(error.example)})
    if not texts.has(said.key) and error.package is not None:
        from zoco.core.words.texts import Texts

        texts = Texts(error.package, texts.language)
    return texts.word(said.key, **_params(said, texts)) if texts.has(said.key) else None


def _params(said: Said, texts: Texts) -> dict[str, Any]:
    """Parameters as people read them: the names of types in words."""
    params = fitting(dict(said.params))  # type: ignore[arg-type]
    if "kind" in params:
        params["kind"] = _kinds(str(params["kind"]), texts)
    return params


KINDS = ("int", "float", "str", "bool", "array", "object", "null")


def _kinds(names: str, texts: Texts) -> str:
    """`int | null` as what it is."""
    kinds = names.split(" | ")
    words = [texts.word(f"type-{kind}") if kind in KINDS else kind for kind in kinds]
    if len(words) == 1:
        return words[0]
    return texts.word("or", first=", ".join(words[:-1]), last=words[-1])


def _value(value: Any) -> str:
    text = msgspec.json.encode(value, enc_hook=repr).decode()
    return str(shown(text))
