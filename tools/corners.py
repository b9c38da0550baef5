"""What a contact sheet shows besides matches: the front of the house, its doors, looking back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.web.positions import last_decision, played
from tools.scenes import Scene
from zoco.core.log.log import Log
from zoco.games import metas

NAMES = ("Nora", "Ben", "Amina", "Basim", "Leyla", "Dalila")
LEVEL = "novice"
CHART, SHARE = "button.look:has(use[href$=chart])", "button.look:has(use[href$=share])"
FIGURES = ".figures button"


class Spot(NamedTuple):
    """Something to look at: where it is, whose cookies see it, whether a choice is held up there,

    or a scene held still; and what is pressed before, one after the other.
    """

    name: str
    path: str
    state: Any
    looking: bool = False
    scene: Scene | None = None
    pressed: tuple[str, ...] = ()


class Guest:
    """Somebody who makes tables over the wire, and whose cookies a browser can borrow."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._context = browser.new_context()
        self._base = base

    def post(self, path: str, **body: Any) -> Any:
        """What the server answers."""
        answer = self._context.request.post(f"{self._base}/api/tables{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def imported(self, log: Log, ply: int) -> str:
        """A table after so many plies of a match; its id."""
        head = Log(log.game, log.header)
        for entry in log.line[:ply]:
            head.append(entry.seat, entry.move)
        return str(self.post("/import", log=head.dumps().decode())["table"]["id"])

    def spot(self, name: str, path: str, *pressed: str) -> Spot:
        """A page as this guest sees it."""
        return Spot(name, path, self._context.storage_state(), pressed=pressed)


def pages(browser: Browser, base: str) -> Iterator[Spot]:
    """Every page that is not a match: with nothing done yet, and with some tables."""
    host, other = Guest(browser, base), Guest(browser, base)
    yield other.spot("start", "/")
    yield other.spot("mine nothing", "/mine")
    yield other.spot("privacy", "/privacy")
    yield other.spot("new", "/new/suleika")
    yield other.spot("rules", "/rules/suleika")
    for at, meta in enumerate(metas()):
        table = host.post("", game=meta.key, seats=max(meta.seats), name=NAMES[0])["table"]["id"]
        if not at:
            yield from invitations(host, other, meta.key)
            yield host.spot("waiting", f"/table/{table}")
        else:
            host.post(f"/{table}/start", fill=LEVEL)
    yield host.spot("start with games", "/")
    yield from looking_back(host)
    yield other.spot("lost", "/nowhere")


def invitations(host: Guest, other: Guest, key: str) -> Iterator[Spot]:
    """The door of a table: seats are free, none is, the match has begun, is over, or shut."""
    for name, bots in (("open", ("2",)), ("full", ("1", "2", "3")), ("begun", ("1", "2", "3"))):
        sitting = dict.fromkeys(bots, LEVEL)
        made = host.post("", game=key, seats=4, name=NAMES[0], private=True, bots=sitting)
        table = made["table"]["id"]
        if name == "begun":
            host.post(f"/{table}/start")
        token = host.post(f"/{table}/invitations")["token"]
        yield other.spot(f"invitation {name}", f"/table/{table}#invite={token}")
    yield other.spot("private", f"/table/{table}")
    log = played(key, 2)
    table = host.imported(log, log.ply)
    token = host.post(f"/{table}/invitations")["token"]
    yield other.spot("invitation over", f"/table/{table}#invite={token}")
    yield other.spot("no table", "/table/0123456789ab")


def looking_back(host: Guest) -> Iterator[Spot]:
    """Learning, the television, and what is left of a match: lists, figures, films, pictures."""
    yield host.spot("chapters", "/learn/scheherazade")
    for meta in metas():
        lesson = host.post(
            "/learn", game=meta.key, lesson=FIRST.get(meta.key, "match"), name="Nora"
        )
        yield host.spot(f"lesson {meta.key}", f"/table/{lesson['table']['id']}")
    for meta in metas():
        log = played(meta.key, 3)
        ply, mover = last_decision(log)
        table = host.imported(log, ply)
        seat = (mover + 1) % 3
        host.post(f"/{table}/join", name=NAMES[0], seat=seat)
        yield host.spot(f"television {meta.key}", f"/television/{table}")
        host.post(f"/{table}/start", fill=LEVEL)
        # What a bot decides last need not end the match again.
        over = host.imported(log, log.ply)
        yield host.spot(f"figures {meta.key}", f"/table/{over}", CHART)
        yield host.spot(f"share {meta.key}", f"/table/{over}", SHARE)
        yield host.spot(f"replay {meta.key}", f"/table/{over}/replay/{log.ply // 2}")
    yield host.spot("mine", "/mine")
    yield host.spot("mine figures", "/mine", FIGURES)


FIRST = {"scheherazade": "bids"}
