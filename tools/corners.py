"""What a contact sheet shows besides matches: the front of the house, its doors, looking back."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser

from tests.web.positions import last_decision, played
from tools.devices import beside, devices
from tools.doors import invitations
from tools.spots import LEVEL, NAMES, Guest, Spot
from zoco.games import metas

CHART, SHARE = "button.look:has(use[href$=chart])", "button.look:has(use[href$=share])"
FIGURES = ".figures button"


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
        yield from beside(host, over, log)
    yield host.spot("mine", "/mine")
    yield host.spot("mine figures", "/mine", FIGURES)
    yield from devices(host)


FIRST = {"scheherazade": "bids"}
