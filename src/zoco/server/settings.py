"""The settings of a server: what each is, what it may be, and what it is unless somebody says so.

This is the one place where they stand. The flags of `zoco serve`, its environment variables, the
file it reads, and the table in `docs/settings.md` are made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

import zoco
from zoco.core.game import Game
from zoco.core.meta import Meta

DAY = 24 * 3600.0
MEGABYTE = 1_000_000


def _nowhere() -> str:
    return ""


def told(
    section: str,
    what: str,
    least: float | None = None,
    most: float | None = None,
    unit: str = "",
    like: tuple[str, str] | None = None,
) -> msgspec.Meta:
    """Makes a field a setting: where it is listed, what it does, its bounds, or its form as a

    regular expression with an example."""
    extra = {"section": section, "unit": unit}
    if like is not None:
        extra["form"], extra["example"] = like
    if least is None:
        return msgspec.Meta(description=what, extra=extra)
    return msgspec.Meta(ge=least, le=most, description=what, extra=extra)


def seconds(section: str, what: str, most: float = DAY, least: float = 0) -> msgspec.Meta:
    """A setting that is a time."""
    return told(section, what, least, most, "seconds")


PLACE = "Where it is"
PEOPLE = "How long people are waited for"
BOTS = "Bots"
LINKS = "Links"
TRAFFIC = "What one visitor may do"
SIZES = "Sizes"
KEEPING = "For who keeps it"
SECTIONS = (PLACE, KEEPING, PEOPLE, BOTS, LINKS, TRAFFIC, SIZES)
NETWORKS = r"\s*[0-9a-fA-F.:]+(/\d+)?\s*(,\s*[0-9a-fA-F.:]+(/\d+)?\s*)*"
WEB = (r"https?://[^\s/]+/?", "https://zoco.example")


class Settings(Struct, frozen=True, kw_only=True):
    """How a server behaves. Times in seconds, sizes in bytes.

    `alone` keeps other servers off the database. `nearby_url` is the address in the local network,
    if the server can be reached there; links start with it for who opened the page on the server's
    own machine. `games` and `find` say which games there are: the registered ones; `find` is called
    in other processes, too, so it must be a function that can be imported.
    """

    host: Annotated[
        str, told(PLACE, "The address to listen at; 127.0.0.1 keeps others out.", unit="address")
    ] = "0.0.0.0"
    port: Annotated[int, told(PLACE, "The port; 0 takes a free one.", 0, 65_535)] = 8765
    data: Annotated[str, told(PLACE, "The folder in which tables are kept.", unit="folder")] = (
        "zoco-data"
    )
    database: Annotated[str, told(PLACE, "PostgreSQL instead of a file.", unit="address")] = ""
    nats: Annotated[
        str,
        told(
            PLACE,
            "A NATS server that carries letters between servers of one PostgreSQL.",
            unit="address",
            like=(r"(nats|tls)://\S+", "nats://127.0.0.1:4222"),
        ),
    ] = ""
    public_url: Annotated[
        str, told(PLACE, "How others reach this server.", unit="address", like=WEB)
    ] = ""
    stops_within: Annotated[
        int, seconds(PLACE, "What is under way may take so long when the server stops.", 600)
    ] = 5

    trusted_proxies: Annotated[
        str,
        told(
            KEEPING,
            "Networks of reverse proxies that are believed who asks.",
            unit="networks",
            like=(NETWORKS, "127.0.0.1, 10.0.0.0/8"),
        ),
    ] = ""
    metrics_port: Annotated[
        int, told(KEEPING, "The port of `/metrics` for Prometheus; 0 for none.", 0, 65_535)
    ] = 0
    metrics_host: Annotated[str, told(KEEPING, "The address of `/metrics`.", unit="address")] = (
        "127.0.0.1"
    )
    admin_socket: Annotated[
        str,
        told(KEEPING, "The socket of `zoco admin`; else `admin.sock` in `data`.", unit="file"),
    ] = ""
    log: Annotated[
        Literal["text", "json"], told(KEEPING, "How lines of the log are written.", unit="form")
    ] = "text"
    log_addresses: Annotated[
        Literal["whole", "short", "none"],
        told(KEEPING, "How much of the address of a visitor the log has.", unit="form"),
    ] = "whole"

    editions: Annotated[
        str,
        told(
            KEEPING,
            "Editions of your own, as `GAME/NAME.json`; else `editions` in `data`.",
            unit="folder",
        ),
    ] = ""
    contact: Annotated[
        str, told(KEEPING, "Who keeps this server, as its privacy page says it.")
    ] = ""
    smtp: Annotated[
        str,
        told(
            KEEPING,
            "A mail server: at tables with days for a decision people may have turns told by mail.",
            unit="address",
            like=(r"smtps?://\S+", "smtp://name:password@mail.example:587"),
        ),
    ] = ""
    mail_from: Annotated[
        str,
        told(
            KEEPING,
            "Who such mails are from.",
            unit="address",
            like=(r"[^\s@<>]+@[^\s@<>]+", "zoco@zoco.example"),
        ),
    ] = ""
    webhooks: Annotated[
        Literal["no", "yes"],
        told(KEEPING, "Whether such turns may be told to public web addresses.", unit="word"),
    ] = "no"
    told_per_hour: Annotated[
        float, told(TRAFFIC, "Turns told to one address in an hour.", 1, 10**5)
    ] = 12.0
    chat_days: Annotated[
        float, told(KEEPING, "What was said is deleted after it; 0 for never.", 0, 36_500, "days")
    ] = 90.0
    names_days: Annotated[
        float,
        told(KEEPING, "Names at tables that ended are deleted; 0 for never.", 0, 36_500, "days"),
    ] = 0.0
    tables_days: Annotated[
        float,
        told(KEEPING, "Tables that ended are deleted whole; 0 for never.", 0, 36_500, "days"),
    ] = 0.0

    gone: Annotated[float, seconds(PEOPLE, "After it a lost player can be replaced.")] = 30.0
    seats_kept: Annotated[float, seconds(PEOPLE, "Seats wait so long when all play again.")] = 60.0
    idle: Annotated[float, seconds(PEOPLE, "A table that nobody looks at stays in memory.")] = 300.0

    may_after: Annotated[
        float, seconds(BOTS, "What a bot need not do it does so long after all were shown it.")
    ] = 4.0
    may_at_last: Annotated[float, seconds(BOTS, "The same where a page does not show it.")] = 12.0
    offer_stands: Annotated[float, seconds(BOTS, "A bot's own question or offer stands.")] = 8.0
    bot_workers: Annotated[int, told(BOTS, "Processes in which bots think.", 1, 64)] = 1
    bot_thinks: Annotated[
        float, seconds(BOTS, "A decision of a bot takes at most.", 600, least=0.01)
    ] = 5.0

    invitation_lasts: Annotated[float, seconds(LINKS, "An invitation lasts.", 366 * DAY)] = 14 * DAY
    continuation_lasts: Annotated[
        float, seconds(LINKS, "A link to one's seat for another device lasts.")
    ] = 15 * 60.0
    handover_lasts: Annotated[float, seconds(LINKS, "A link to all one's games lasts.")] = 10 * 60.0

    requests_per_minute: Annotated[
        int, told(TRAFFIC, "Requests of one address in a minute.", 1, 10**6)
    ] = 600
    frames_per_second: Annotated[
        float, told(TRAFFIC, "Messages of one connection in a second.", 0.1, 10**5)
    ] = 10.0
    frames_at_once: Annotated[
        int, told(TRAFFIC, "Messages of one connection at once.", 1, 10**5)
    ] = 30
    frames_too_many: Annotated[
        int, told(TRAFFIC, "Messages beyond that after which a connection is ended.", 1, 10**5)
    ] = 200
    chat_per_minute: Annotated[
        float, told(TRAFFIC, "What one may say at a table in a minute.", 0, 10**5)
    ] = 20.0
    chat_at_once: Annotated[int, told(TRAFFIC, "What one may say at once.", 1, 1000)] = 5
    chat_shown: Annotated[
        int, told(TRAFFIC, "How much of what was said is shown to who comes.", 0, 1000)
    ] = 50
    signs_per_second: Annotated[
        float, told(TRAFFIC, "Gestures that one may make in a second.", 0, 100)
    ] = 0.5
    signs_at_once: Annotated[int, told(TRAFFIC, "Gestures that one may make at once.", 1, 100)] = 3
    seekers: Annotated[
        int, told(TRAFFIC, "People who may ask for a bot's seat at one table at a time.", 0, 100)
    ] = 8
    tables_listed: Annotated[int, told(TRAFFIC, "Tables in a list.", 1, 1000)] = 50
    connections: Annotated[
        int, told(TRAFFIC, "Connections at a time, a quarter of them without a request.", 16, 10**6)
    ] = 4000
    half_open_each: Annotated[
        int, told(TRAFFIC, "Connections of one address without a whole request.", 1, 10**6)
    ] = 100
    opened_per_second: Annotated[
        float, told(TRAFFIC, "Tables that one address may connect to in a second.", 0.1, 10**5)
    ] = 20.0
    opened_at_once: Annotated[
        int, told(TRAFFIC, "Tables that one address may connect to at once.", 1, 10**5)
    ] = 400
    request_within: Annotated[
        float, seconds(TRAFFIC, "A request must have come whole.", 600, least=1)
    ] = 20.0
    shown_per_second: Annotated[
        int, told(TRAFFIC, "What one connection may ask for in a second.", 1000, 10**9, "bytes")
    ] = 100_000
    shown_at_once: Annotated[
        int, told(TRAFFIC, "What one connection may ask for at once.", 1000, 10**9, "bytes")
    ] = 1_500_000
    gathered: Annotated[
        float, seconds(TRAFFIC, "Who came and went is told at most so often.", 60)
    ] = 0.5

    frame_size: Annotated[
        int, told(SIZES, "A message of a connection.", 1024, MEGABYTE, "bytes")
    ] = 16_384
    outbound: Annotated[
        int, told(SIZES, "Messages that may wait for who does not read.", 4, 10**5)
    ] = 64
    outbound_size: Annotated[
        int, told(SIZES, "They may have together.", 10_000, 10**9, "bytes")
    ] = 4 * MEGABYTE
    body_size: Annotated[int, told(SIZES, "A request.", 1024, MEGABYTE, "bytes")] = 16_384
    table_size: Annotated[
        int, told(SIZES, "A request for a new table, with its edition.", 1024, MEGABYTE, "bytes")
    ] = 65_536
    body_values: Annotated[int, told(SIZES, "Values in a request.", 100, MEGABYTE)] = 5000
    import_size: Annotated[
        int, told(SIZES, "A match from a file.", 1000, 100 * MEGABYTE, "bytes")
    ] = 4 * MEGABYTE
    import_lasts: Annotated[
        float, seconds(SIZES, "Reading a match from a file takes at most.", 600)
    ] = 10.0
    replay_workers: Annotated[
        int, told(SIZES, "Processes that read matches from files and long logs.", 1, 64)
    ] = 1

    alone: bool = True
    nearby_url: Callable[[], str] = _nowhere
    games: Callable[[], tuple[Meta, ...]] = zoco.games
    find: Callable[[str], Game[Any, Any]] = zoco.load

    @property
    def request_size(self) -> int:
        """How long a request may be: in JSON every quotation mark of a log takes two bytes."""
        return 2 * self.import_size + 100_000

    @property
    def secure(self) -> bool:
        """Whether cookies may travel over https only."""
        return self.public_url.startswith("https://")
