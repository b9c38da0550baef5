"""Where settings come from: flags, environment variables, a file. What does not fit is named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from zoco.core.faults import BadInput, Fault, bad_field, mismatch, shortened
from zoco.server.settings import SECTIONS, Settings

PREFIX = "ZOCO_"
FILE = "config"
"""The file is named by `--config` or `ZOCO_CONFIG`; it holds everything else."""
_AT = re.compile(r"\(at line (\d+), column (\d+)\)$")
_INNER = {"alone", "nearby_url", "games", "find"}
"""What only programs set."""


class Setting(NamedTuple):
    """One setting, as it is declared in `zoco.server.settings`."""

    name: str
    kind: Any
    default: Any
    what: str
    extra: dict[str, Any]

    @property
    def flag(self) -> str:
        """What it is called on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """What it is called in the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def unit(self) -> str:
        """What its value is, in a word."""
        return self.extra["unit"] or ("text" if isinstance(self.default, str) else "number")

    @property
    def span(self) -> str:
        """From what to what it may be, or which words it may be."""
        kind = get_args(self.kind)[0]
        if get_origin(kind) is Literal:
            return ", ".join(f"`{word}`" for word in get_args(kind))
        meta = get_args(self.kind)[1]
        return "" if meta.ge is None else f"{_plain(meta.ge)} to {_plain(meta.le)}"

    def meant(self, value: Any, text: bool) -> Any:
        """The value that was given, as `text` or as a file has it; raises `BadInput`."""
        try:
            found = msgspec.convert(value, self.kind, strict=not text)
        except msgspec.ValidationError as error:
            key, params = mismatch(str(error))
            if key == "fault-value":
                key, params = "fault-one-of", {"known": self.span.replace("`", "")}
            raise BadInput(Fault(key, params, value=shortened(value))) from None
        form = self.extra.get("form")
        if form and found and not re.fullmatch(form, found):
            raise bad_field("", value, "fault-like", example=self.extra["example"])
        return found


@cache
def known() -> dict[str, Setting]:
    """All settings by name, in the order of their sections."""
    hints = get_type_hints(Settings, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in _INNER:
            continue
        meta = next(iter(get_args(hints[field.name])[1:]), None)
        if not isinstance(meta, msgspec.Meta) or meta.description is None:
            raise ValueError(f"the setting {field.name} is not declared by `told` in settings.py")
        given = (hints[field.name], field.default, meta.description, meta.extra or {})
        found[field.name] = Setting(field.name, *given)
    return dict(sorted(found.items(), key=lambda it: SECTIONS.index(it[1].extra["section"])))


def configured(flags: Mapping[str, str | None], variables: Mapping[str, str]) -> Settings:
    """The settings: a flag beats its variable, which beats the file; raises `BadInput`."""
    file = flags.get(FILE) or variables.get(f"{PREFIX}{FILE.upper()}")
    found = _of_file(Path(file)) if file else {}
    for setting in known().values():
        for name, value in (
            (setting.variable, variables.get(setting.variable)),
            (setting.flag, flags.get(setting.name)),
        ):
            if value is not None:
                found[setting.name] = _named(name, setting, value)
    return Settings(**found)


def _named(name: str, setting: Setting, text: str) -> Any:
    try:
        return setting.meant(text, text=True)
    except BadInput as error:
        raise error.placed(field=name) from None


def _of_file(path: Path) -> dict[str, Any]:
    try:
        text = path.read_bytes().decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise BadInput(Fault("fault-utf8", file=path.name)) from None
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(_not_toml(str(error), text)).placed(file=path.name) from None
    return {name: _in_file(path, text, name, value) for name, value in given.items()}


def _in_file(path: Path, text: str, name: str, value: Any) -> Any:
    setting = known().get(name)
    place = {"file": path.name, "line": _line(text, name), "field": name}
    if setting is None:
        raise BadInput(Fault("fault-unknown")).placed(**place)
    try:
        return setting.meant(value, text=False)
    except BadInput as error:
        raise error.placed(**place) from None


def _not_toml(message: str, text: str) -> Fault:
    found = _AT.search(message)
    if found is None:
        return Fault("fault-cut", line=text.rstrip().count("\n") + 1)
    return Fault("fault-toml", {"column": int(found[2])}, line=int(found[1]))


def _line(text: str, name: str) -> int:
    """The line in which a name is set, counted from 1."""
    found = re.search(rf"^[ \t]*\[*[\"']?{re.escape(name)}\b", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


# -- lists -----------------------------------------------------------------------------------------


def table() -> str:
    """All settings as Markdown, section by section."""
    return "\n\n".join(_section(name) for name in SECTIONS)


def _section(section: str) -> str:
    head = ["| Setting | Usual | From, to | What |", "| --- | --- | --- | --- |"]
    rows = [_row(one) for one in known().values() if one.extra["section"] == section]
    return "\n".join([f"## {section}", "", *head, *rows])


def _row(setting: Setting) -> str:
    unit = setting.unit if setting.unit not in ("number", "text") else ""
    usual = f"`{written(setting.default)}`" if setting.default != "" else "–"
    span = " ".join(filter(None, (setting.span or "–", unit)))
    return f"| `{setting.name}` | {usual} | {span} | {setting.what} |"


def written(value: Any) -> str:
    """A value as one would type it."""
    return _plain(value) if isinstance(value, int | float) else str(value)


def _plain(number: float) -> str:
    return str(int(number)) if number == int(number) else str(number)
