"""A bot over the wire: it knows no rules, only the protocol of docs/wire.md.

Run it with the address of a table, or with an invitation:

    python examples/socket_bot.py "http://localhost:8765/table/3f0c9a7be412#invite=…" --name Robo
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
GIVEN_UP = ("abandoned", "closed")


def choose(offered: Message, rng: random.Random) -> Message:
    """A move that fits what the server describes: a pick, a count, a bundle, or one of a group."""
    if offered["type"] == "group":
        return choose(rng.choice([part for part in offered["parts"] if _open(part)]), rng)
    if offered["type"] == "pick":
        move: Message = rng.choice(offered["options"])["move"]
        return move
    if offered["type"] == "count":
        numbers = set(range(offered["low"], offered["high"] + 1)) - set(offered.get("taken", ()))
        return {**offered["move"], offered["field"]: rng.choice(sorted(numbers))}
    return {**offered["move"], offered["field"]: _bundle(offered, rng)}


def _open(offered: Message | None) -> bool:
    """Whether there is anything to choose."""
    if offered is None:
        return False
    if offered["type"] == "group":
        return any(_open(part) for part in offered["parts"])
    return offered["type"] != "pick" or bool(offered["options"])


def _bundle(offered: Message, rng: random.Random) -> list[int]:
    """So many of each kind: at least `least`, and beating `beats` where it is given."""
    stock = offered["stock"]
    for _ in range(500):
        counts = [rng.randint(0, most) for most in stock]
        if sum(counts) >= offered["least"] and _beats(counts, offered["beats"]):
            return counts
    return list(stock)


def _beats(counts: list[int], other: list[int] | None) -> bool:
    """More pieces, or equally many and worthier; the worthiest kinds come first."""
    return other is None or (sum(counts), counts) > (sum(other), list(other))


class Bot:
    """One seat at one table."""

    def __init__(self, address: str, name: str, seed: int | None = None) -> None:
        parts = urlsplit(address)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        self.invite = parse_qs(parts.fragment).get("invite", [None])[0]
        self.name = name
        self.rng = random.Random(seed)
        self.have: int | None = None
        self.seat: int | None = None
        self.waiting: Message | None = None
        self.commitment = ""

    async def run(self) -> Message:
        """Join, and play to the end; the result."""
        async with httpx.AsyncClient(base_url=self.base) as web:
            if self.invite:  # a private table shows itself to who was invited, and to nobody else
                await web.post(f"/api/tables/{self.table}/spectate", json={"invite": self.invite})
            # The dice: the server shows its commitment first, then the seats throw something in.
            seen = await web.get(f"/api/tables/{self.table}")
            if seen.is_error:
                raise SystemExit(seen.json()["sentence"])
            self.commitment = seen.json()["table"]["fair"]["commitment"]
            body = {"name": self.name, "invite": self.invite, "contribution": secrets.token_hex(16)}
            joined = await web.post(f"/api/tables/{self.table}/join", json=body)
            if joined.is_error:
                raise SystemExit(joined.json()["sentence"])
            self.seat = joined.json()["seat"]
            cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
        return await self._play(cookie)

    async def _play(self, cookie: str) -> Message:
        """Connect, and connect again when the connection is lost."""
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        while True:
            try:
                async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                    result = await self._sit(socket)
                    if result is not None:
                        return result
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.2)

    async def _sit(self, socket: Any) -> Message | None:
        await self._send(socket, {"type": "watch", "seat": self.seat, "have": self.have})
        if self.waiting is not None:  # sent, but not acknowledged: sending it again is harmless
            await self._send(socket, self.waiting)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "step":
                result: Message | None = message["frames"][-1]["result"]
                if result is not None:
                    return result
                await self._step(socket, message)
            elif message["type"] == "refused":
                self.waiting = None
                await self._send(socket, {"type": "watch", "seat": self.seat, "have": self.have})
            elif message["type"] == "state":
                if message["table"]["fair"]["commitment"] != self.commitment:
                    raise SystemExit("The server does not keep to the seed that it committed to.")
                if message["table"]["status"] in GIVEN_UP:
                    return {}
            elif message["type"] == "bye" and not message["again"]:
                raise SystemExit(message["code"])
        return None

    async def _step(self, socket: Any, step: Message) -> None:
        self.have = step["seq"]
        if self.waiting is not None and step.get("answers") != self.waiting["id"]:
            return
        self.waiting = None
        ask = step["ask"]
        if ask is None or not _open(ask["must"]):
            return
        self.waiting = {
            "type": "play",
            "id": secrets.token_hex(8),
            "seat": self.seat,
            "ask": ask["number"],
            "move": choose(ask["must"], self.rng),
        }
        await self._send(socket, self.waiting)

    async def _send(self, socket: Any, message: Message) -> None:
        await socket.send(json.dumps(message))


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description="A bot that plays at random over the wire.")
    parser.add_argument("address", help="a table's address, or an invitation")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    result = asyncio.run(Bot(given.address, given.name, given.seed).run())
    print(json.dumps(result))


if __name__ == "__main__":
    main()
