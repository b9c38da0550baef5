"""The commands of the table server; what they need is imported when they are called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zoco.cli.language import Lang, spoken
from zoco.core.faults import bad


def add_to(app: typer.Typer) -> None:
    """Make `zoco serve` and `zoco schema` known."""
    app.command()(serve)
    app.command()(schema)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 127.0.0.1 keeps others out.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")
    ] = 8765,
    data: Annotated[
        Path, typer.Option("--data", metavar="DIR", help="Where the tables are kept.")
    ] = Path("zoco-data"),
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="PostgreSQL instead of a file.")
    ] = None,
    public_url: Annotated[
        str, typer.Option("--public-url", metavar="URL", help="How others reach this server.")
    ] = "",
    gone: Annotated[
        float, typer.Option("--gone", min=0, help="Seconds until a lost player can be replaced.")
    ] = 30.0,
    seats_kept: Annotated[
        float,
        typer.Option("--seats-kept", min=0, help="Seconds that seats wait when all play again."),
    ] = 60.0,
    may_after: Annotated[
        float,
        typer.Option(
            "--may-after", min=0, help="Seconds that people have before a bot acts unasked."
        ),
    ] = 4.0,
    may_at_last: Annotated[
        float, typer.Option("--may-at-last", min=0, help="The same where a page does not show it.")
    ] = 12.0,
    offer_stands: Annotated[
        float, typer.Option("--offer-stands", min=0, help="Seconds that a bot waits for an answer.")
    ] = 8.0,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Open the house: tables for people and bots over the network."""
    from zoco.cli import serve as command

    waits = command.Waits(gone, seats_kept, may_after, may_at_last, offer_stands)
    wish = command.Wish(host, port, data, database, public_url, open_page, spoken(lang), waits)
    command.serve(wish)


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
