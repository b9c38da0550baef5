"""What is wrong with something from outside: one value, its sentences, reading that finds it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.settled import settled
from zoco.core.words.said import Param

if TYPE_CHECKING:  # texts are slow to come, and mostly nothing is wrong
    from zoco.core.words.texts import Texts


class Fault(Struct, frozen=True, omit_defaults=True):
    """Something is wrong: a key of the catalogue of faults, its parameters, and the place.

    `field` is a path like `cards[3].gems`; what was read from no file is named in front of it, as
    in `options.first`. `line` counts from 1; `value` is what stands there, as JSON and shortened.
    `because` is the fault behind it, which its sentence calls `$because`. `package` is the game
    whose catalogue has the key, where it is a game's own.

    Keys begin with `wrong-` for what was asked for, `fault-` for what stands in a file, `changed-`
    for a log that is not as it was written, and `rules-` for one that these rules play otherwise.
    """

    key: str
    params: dict[str, Param] = {}
    file: str = ""
    line: int = 0
    field: str = ""
    value: str | None = None
    because: Fault | None = None
    package: str = ""

    @property
    def sort(self) -> str:
        """The beginning of the key."""
        return self.key.partition("-")[0]


class BadInput(ValueError):
    """Something from outside cannot be used; `fault` says what and where.

    As text it is the English sentence; `told` has it in either language.
    """

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        return told(self.fault, "en")

    def placed(self, **place: Any) -> BadInput:
        """The same at this file and line, or of this game."""
        return BadInput(replace(self.fault, **place))

    def within(self, name: str) -> BadInput:
        """The same inside of a larger value, by its name or path there."""
        return self.placed(field=_joined(name, self.fault.field))


def bad(key: str, /, **params: Param) -> BadInput:
    """The error for something that is wrong as a whole."""
    return BadInput(Fault(key, params))


def bad_field(field: str, value: object, key: str, /, **params: Param) -> BadInput:
    """The error for a field that cannot have this value."""
    return BadInput(Fault(key, params, field=field, value=shortened(value)))


def _joined(name: str, path: str) -> str:
    return f"{name}{path}" if path.startswith("[") or not (name and path) else f"{name}.{path}"


# -- sentences -------------------------------------------------------------------------------------

LONGEST = 60
ROOM = dict.fromkeys(("file", "given", "move", "reason"), 200)
ROOM |= dict.fromkeys(("known", "names", "label"), 2000)
"""How long a parameter of a text may be where that is longer than what people type."""


def told(fault: Fault, language: str) -> str:
    """The fault as a sentence: nothing but letters, and not too many, whatever was handed in."""
    sentence = _told(fault, language)
    return sentence if sentence.endswith((".", ")", "?")) else f"{sentence}."


def _told(fault: Fault, language: str) -> str:
    place, reason = _place(fault, language), _reason(fault, language)
    if fault.value is not None:
        reason = _texts("", language).word("fault-found", told=reason, value=shown(fault.value))
    return f"{place}: {reason}" if place else reason


def _place(fault: Fault, language: str) -> str:
    """`mine.jsonl, line 3, field seq`; a path alone stands for itself."""
    texts, field = _texts("", language), str(shown(fault.field, ROOM["file"]))
    named = [str(shown(fault.file, ROOM["file"]))] if fault.file else []
    if fault.line:
        named.append(texts.word("fault-line", line=str(fault.line)))
    if field:
        named.append(texts.word("fault-field", field=field) if named else field)
    return ", ".join(named)


def _reason(fault: Fault, language: str) -> str:
    from zoco.core.words.texts import MissingText

    params = fitting(fault.params)
    if "kind" in params:
        params["kind"] = _kinds(str(params["kind"]), _texts("", language))
    if fault.because is not None:
        params["because"] = _told(fault.because, language)
    try:
        return _texts(fault.package, language).word(fault.key, **params)
    except (MissingText, ImportError, OSError):  # a game may be anybody's: no time for more errors
        return fault.key


@cache
def _texts(package: str, language: str) -> Texts:
    """What this package says, and all faults."""
    from zoco.core.words.texts import CORE, Texts

    texts = Texts(package or CORE, language)
    texts.learn("faults.")
    return texts


KINDS = ("int", "float", "str", "bool", "array", "object", "null")


def _kinds(names: str, texts: Texts) -> str:
    """`int | null`, as msgspec names types, as what it is."""
    kinds = names.split(" | ")
    words = [texts.word(f"type-{kind}") if kind in KINDS else kind for kind in kinds]
    if len(words) == 1:
        return words[0]
    return texts.word("type-or", first=", ".join(words[:-1]), last=words[-1])


def fitting(params: Mapping[str, Param]) -> dict[str, Any]:
    """The parameters of a text, none of them longer than a text can take."""
    return {name: shown(value, ROOM.get(name, LONGEST)) for name, value in params.items()}


def shown(value: Any, limit: int = LONGEST) -> Any:
    """What was handed in may hold anything; people are shown letters only, and not too many.

    Numbers stay numbers, for a text may count them.
    """
    if isinstance(value, int | float) and abs(value) < 10**15:
        return value
    text = "".join(char if is_letter(char) else "?" for char in str(value))
    return text if len(text) <= limit else text[: limit - 1] + "…"


def shortened(value: object) -> str:
    """A value as a file would hold it, never longer than a line."""
    try:
        text = msgspec.json.encode(value, enc_hook=repr).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        text = repr(value)
    return str(shown(text))


BLANKS = "\u00a0\u202f"


def is_letter(char: str) -> bool:
    """Whether a character is shown, rather than commanding the screen that shows it."""
    return char.isprintable() or char in BLANKS


# -- reading ---------------------------------------------------------------------------------------

T = TypeVar("T")
BOM = b"\xef\xbb\xbf"
_PATH = re.compile(r" - at (?:`key` in )?`\$(?P<path>[^`]*)`$")
_NAME = re.compile(r"^Object (?:contains unknown|missing required) field `(?P<name>[^`]*)`$")
_BYTE = re.compile(r"\(byte (\d+)\)")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def read(name: str, data: Any, kind: type[T]) -> T:
    """`data` (builtin values) as a `kind`; raises `BadInput` with the field, `name` in front."""
    try:
        found: T = _converted(data, kind)
    except msgspec.ValidationError:
        raise BadInput(_misfit(data, _complaint(data, kind))).within(name) from None
    return found


def _complaint(data: Any, kind: Any) -> str:
    """What is wrong with it, with its place in the data itself."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        return str(error)
    raise AssertionError("it was refused a moment ago")


def _converted(data: Any, kind: Any) -> Any:
    """What `msgspec.convert` makes of it, which looks a class up but builds anything else anew."""
    if isinstance(kind, type):
        return msgspec.convert(data, settled(kind))
    return msgspec.convert({"value": data}, _box(kind)).value


@cache
def _box(kind: Any) -> Any:
    return settled(msgspec.defstruct("Box", [("value", kind)]))


def parse(name: str, text: bytes | str) -> Any:
    """`text` as builtin values; raises `BadInput` with the line where it is not JSON."""
    if not isinstance(text, bytes | str):
        raise bad_field(name, text, "fault-text")
    data = text.removeprefix(BOM) if isinstance(text, bytes) else text.removeprefix("\ufeff")
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(_not_json(data, str(error))).within(name) from None


def _not_json(text: bytes | str, message: str) -> Fault:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return Fault("fault-utf8", line=_line(data, error.start))
    found = _BYTE.search(message)
    if found is None:
        cut = "truncated" in message
        return Fault("fault-cut" if cut else "fault-json", line=_line(data.rstrip(), len(data)))
    before = data[: int(found[1])]
    column = len(before.rpartition(b"\n")[2].decode(errors="ignore")) + 1
    return Fault("fault-json-at", {"column": column}, line=_line(before, len(before)))


def _line(data: bytes, end: int) -> int:
    return data.count(b"\n", 0, end) + 1


def _misfit(data: Any, message: str) -> Fault:
    found = _PATH.search(message)
    path = found["path"] if found else ""
    reason = message[: found.start()] if found else message
    named = _NAME.match(reason)
    if named:
        path += f".{named['name']}"
    key, params = mismatch(reason)
    return Fault(key, params, field=path.lstrip("."), value=shortened(_at(data, path)))


def _at(data: Any, path: str) -> Any:
    for name, index in _PART.findall(path):
        try:
            data = data[name] if name else data[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            return data
    return data


_KIND = r"Expected `(?P<kind>[^`]+)`"
_GOT = r"(?:, got .+)?"
_NUMBER = r"-?\d+(?:\.\d+)?(?:e[+-]?\d+)?"
_PATTERNS = (
    (r"Object missing required field `.*`", "fault-missing"),
    (r"Object contains unknown field `.*`", "fault-unknown"),
    (r"Invalid (?:enum )?value .+", "fault-value"),
    (r"(?:Integer value|Number) out of range", "fault-number"),
    (rf"{_KIND} >= (?P<number>{_NUMBER})", "fault-least"),
    (rf"{_KIND} <= (?P<number>{_NUMBER})", "fault-most"),
    (rf"{_KIND} of (?:length >=|at least length) (?P<number>\d+){_GOT}", "fault-length-least"),
    (rf"{_KIND} of (?:length <=|at most length) (?P<number>\d+){_GOT}", "fault-length-most"),
    (rf"{_KIND} of length (?P<number>\d+){_GOT}", "fault-length"),
    (rf"{_KIND} of length (?P<low>\d+) to (?P<high>\d+){_GOT}", "fault-length-range"),
    (rf"{_KIND} matching regex .+", "fault-form"),
    (rf"{_KIND}{_GOT}", "fault-kind"),
)
_COMPILED = tuple((re.compile(pattern, re.DOTALL), key) for pattern, key in _PATTERNS)


def mismatch(message: str) -> tuple[str, dict[str, Param]]:
    """The message of a `ValidationError`, without its path, as a key and parameters.

    It is the one English that is ever parsed: a library's, which has no keys.
    """
    for pattern, key in _COMPILED:
        found = pattern.fullmatch(message)
        if found:
            return key, {name: _param(text) for name, text in found.groupdict().items()}
    return "fault-misfit", {"reason": message}


def _param(text: str) -> Param:
    return int(text.removesuffix(".0")) if re.fullmatch(r"-?\d+(\.0)?", text) else text
