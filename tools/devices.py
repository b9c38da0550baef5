"""What a contact sheet shows of moments, forks, phones, shared screens, and without a server."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.positions import played
from tools.spots import LEVEL, NAMES, Guest, Spot
from zoco.core.log.log import Log

MOMENTS, FORK = ".moments li:nth-child(2) .by", ".timeline button:has(use[href$=fork])"
MENU, KEYS = "header button:has(use[href$=menu])", "dialog button:has(use[href$=letters])"
EYES, MINE = "[data-eyes] button", "[data-curtain] .primary"
POCKET = "localStorage.setItem('zoco.pocket', '\"{}\"')"
HTTP = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
OFFERED = """setTimeout(() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(offer, { prompt: () => new Promise(() => {}) }));
}, 1000)"""
OFFLINE = """const asks = fetch;
window.fetch = (path, ...more) => /api.(text|games)/.test(path)
  ? asks(path, ...more) : Promise.reject(new TypeError('Failed to fetch'));"""
"""What a page that was kept does where no server answers: it has its words, and nothing else."""


def beside(host: Guest, over: str, log: Log) -> Iterator[Spot]:
    """Of a match that is over its moments and a fork; of one that runs a phone and its keys."""
    key, half = log.game.meta.key, log.ply // 2
    yield host.spot(f"moments {key}", f"/table/{over}", MOMENTS)
    yield host.spot(f"fork {key}", f"/table/{over}/replay/{half}", FORK)
    asked = next(ply for ply in range(half, log.ply) if log.line[ply].seat >= 0)
    table = host.sitting(log, asked, log.line[asked].seat)
    yield host.spot(f"pocket {key}", f"/table/{table}", script=POCKET.format(table))
    yield host.spot(f"keys {key}", f"/table/{table}", MENU, KEYS)


def devices(host: Guest) -> Iterator[Spot]:
    """A screen that is shared, a page that can be installed, and one without its server."""
    shared = host.post("", game="basari_cards", seats=3, name=NAMES[0], beside={"1": NAMES[1]})
    screen = shared["table"]["id"]
    host.post(f"/{screen}/start", fill=LEVEL)
    yield host.spot("screen covered", f"/table/{screen}")
    yield host.spot("screen curtain", f"/table/{screen}", EYES)
    yield host.spot("screen mine", f"/table/{screen}", EYES, MINE)
    log = played("suleika", 3)
    alone = host.sitting(log, 0, 0)
    yield host.spot("install", "/", script=OFFERED)
    yield host.spot("http", f"/table/{alone}", MENU, script=HTTP)
    yield host.spot("offline start", "/", script=OFFLINE)
    yield host.spot("offline table", f"/table/{alone}", script=OFFLINE)
