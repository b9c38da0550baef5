"""The doors of a table that a contact sheet shows: every state in which a link may find one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, Route

from tests.web.positions import played
from tools.spots import LEVEL, NAMES, Guest, Spot

BOTS = {
    "open": ("2",),
    "full": ("1", "2", "3"),
    "asking": ("1", "2", "3"),
    "begun": ("1", "2", "3"),
    "freed": ("1", "2", "3"),
}
UNKNOWN = "/table/0123456789ab"


def invitations(host: Guest, other: Guest, key: str) -> Iterator[Spot]:
    """All of them, as `other` finds them at tables that `host` has made."""
    for name, bots in BOTS.items():
        table, link = opened(host, key, 4, bots)
        if name in ("begun", "freed"):
            host.post(f"/{table}/start")
        if name == "freed":
            host.post(f"/{table}/seats/2/empty")
        if name == "asking":
            invite = link.split("=")[-1]
            other.post(f"/{table}/seats/1/ask", name=NAMES[1], invite=invite)
        yield other.spot(f"invitation {name}", link)
    alone = host.post("", game=key, seats=4, name=NAMES[0], private=True)["table"]["id"]
    yield other.spot("private", f"/table/{alone}")
    yield taken(host, other, key)
    table, link = opened(host, key, 4)
    yield host.spot("invitation seated", link)
    yield other.spot("invitation rules", link)._replace(before=closed(table, "rules"))
    yield other.spot("invitation damaged", link)._replace(before=closed(table, "damaged"))
    log = played(key, 2)
    table = host.imported(log, log.ply)
    yield other.spot("invitation over", f"/table/{table}#invite={invited(host, table)}")
    yield other.spot("no table", UNKNOWN)
    yield other.spot("no server", UNKNOWN)._replace(before=silent)


def opened(host: Guest, key: str, seats: int, bots: tuple[str, ...] = ()) -> tuple[str, str]:
    """A private table with such bots: its id, and the link that invites to it."""
    sitting = dict.fromkeys(bots, LEVEL)
    made = host.post("", game=key, seats=seats, name=NAMES[0], private=True, bots=sitting)
    table = str(made["table"]["id"])
    return table, f"/table/{table}#invite={invited(host, table)}"


def invited(host: Guest, table: str) -> str:
    """What opens a private table."""
    return str(host.post(f"/{table}/invitations")["token"])


def taken(host: Guest, other: Guest, key: str) -> Spot:
    """The last seat goes to somebody else while one looks at it."""
    table, link = opened(host, key, 2, ("1",))
    seat = f"/{table}/seats/1"
    return other.spot("invitation taken", link)._replace(
        before=lambda _: host.post(f"{seat}/empty"),
        after=lambda _: host.post(f"{seat}/bot", level=LEVEL),
    )


def closed(table: str, reason: str) -> Callable[[Page], None]:
    """The table is told to be closed, as a server tells it that cannot go on with a log."""

    def answered(route: Route) -> None:
        told = route.fetch()
        state = told.json()
        state["table"] |= {"status": "closed", "closed_because": reason}
        route.fulfill(response=told, body=json.dumps(state))

    def arrange(page: Page) -> None:
        page.route(f"**/api/tables/{table}", answered)
        page.route_web_socket("**/socket", lambda _: None)

    return arrange


def silent(page: Page) -> None:
    """Nobody answers at the address of the server."""
    page.route("**/api/tables/**", lambda route: route.abort())
