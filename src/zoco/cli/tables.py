"""The commands of the table server; what they need is imported when they are called."""

from __future__ import annotations

import os
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from zoco.cli.language import Lang, spoken
from zoco.core.faults import bad
from zoco.server.configuring import FILE, Setting, configured, known, written


def add_to(app: typer.Typer) -> None:
    """Make the commands around the table server known."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(admin)
    app.command()(schema)


def _option(setting: Setting) -> Parameter:
    usual = f" [{written(setting.default)}]" if setting.default != "" else ""
    option = typer.Option(
        setting.flag,
        metavar=setting.unit.upper(),
        help=setting.what + usual,
        rich_help_panel=setting.extra["section"],
    )
    return _parameter(setting.name, Annotated[str | None, option], None)


def _parameter(name: str, kind: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _file() -> Parameter:
    option = typer.Option(
        "--config",
        metavar="FILE",
        help="The settings below, as TOML; docs/settings.md has all ways.",
    )
    return _parameter(FILE, Annotated[str | None, option], None)


def _takes(command: Any, *parameters: Parameter) -> None:
    """Let a command take these options, as its signature would say it."""
    command.__signature__ = Signature([*parameters])
    command.__annotations__ = {one.name: one.annotation for one in parameters}


def serve(*, open_page: bool, lang: Any, **flags: str | None) -> None:
    """Open the house: tables for people and bots over the network."""
    from zoco.cli import serve as command

    command.serve(command.Wish(configured(flags, os.environ), open_page, spoken(lang)))


OpenPage = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")]
_takes(
    serve,
    _file(),
    *map(_option, known().values()),
    _parameter("open_page", OpenPage, False),
    _parameter("lang", Lang, None),
)


def backup(*, file: Path, lang: Any, **flags: str | None) -> None:
    """Copy all that a server keeps into one file, also while it runs; exit code 1 if a table in

    it is not whole. The file holds secrets: keep it where nobody else reads."""
    from zoco.cli import backup as command

    raise typer.Exit(command.backup(configured(flags, os.environ), file, spoken(lang)))


def restore(*, file: Path, replace: bool, lang: Any, **flags: str | None) -> None:
    """Put a backup back: into an empty database, or with --replace into one of a stopped server."""
    from zoco.cli import backup as command

    raise typer.Exit(command.restore(configured(flags, os.environ), file, replace, spoken(lang)))


def admin(
    *,
    order: str,
    what: str | None,
    seat: int | None,
    days: float | None,
    status: str | None,
    most: int,
    as_json: bool,
    lang: Any,
    **flags: str | None,
) -> None:
    """Look after a server, or its database while it is stopped: list, look, close, kick, ban, lift,

    bans, delete, forget (a person). `look` shows the signs by which people are named."""
    from zoco.cli import admin as command

    wish = command.Wish(order, what, seat, days, status, most)
    command.admin(configured(flags, os.environ), wish, spoken(lang), as_json)


File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Replace = Annotated[bool, typer.Option("--replace", help="In place of what is there.")]
_WHERE = (_file(), _option(known()["data"]), _option(known()["database"]))
_takes(backup, _parameter("file", File, Parameter.empty), *_WHERE, _parameter("lang", Lang, None))
_takes(
    restore,
    _parameter("file", File, Parameter.empty),
    *_WHERE,
    _parameter("replace", Replace, False),
    _parameter("lang", Lang, None),
)

_ORDERS = "list|look|close|kick|ban|lift|bans|delete|forget"
_takes(
    admin,
    _parameter("order", Annotated[str, typer.Argument(metavar=_ORDERS)], Parameter.empty),
    _parameter("what", Annotated[str | None, typer.Argument(metavar="TABLE|SIGN|NETWORK")], None),
    _parameter("seat", Annotated[int | None, typer.Option("--seat", min=1, max=16)], None),
    _parameter("days", Annotated[float | None, typer.Option("--days", min=0, max=36500)], None),
    _parameter("status", Annotated[str | None, typer.Option("--status")], None),
    _parameter("most", Annotated[int, typer.Option("--most", min=1, max=1000)], 50),
    _parameter("as_json", Annotated[bool, typer.Option("--json", help="Print JSON.")], False),
    *_WHERE,
    _option(known()["admin_socket"]),
    _parameter("lang", Lang, None),
)


def schema(
    typescript: Annotated[
        bool, typer.Option("--typescript", help="The only form there is.")
    ] = False,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="The values of one game.")
    ] = None,
) -> None:
    """Print the types of all messages between server and page."""
    from zoco.cli import schema as command

    if not typescript:
        raise bad("wrong-schema")
    command.schema(game)
