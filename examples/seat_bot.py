"""A bot for one seat, over HTTP with server-sent events: python seat_bot.py SEAT_URL TOKEN"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def leaves(offered: Any) -> list[Any]:
    """All that there is to choose from."""
    if offered["type"] == "group":
        return [leaf for part in offered["parts"] for leaf in leaves(part)]
    return [offered] if offered.get("options", 1) else []


def choose(offered: Any) -> Any:
    """A move out of what the server describes (docs/contract.md)."""
    offered = random.choice(leaves(offered))
    if offered["type"] == "pick":
        return random.choice(offered["options"])["move"]
    if offered["type"] == "count":
        free = {*range(offered["low"], offered["high"] + 1)} - {*offered.get("taken", ())}
        return {**offered["move"], offered["field"]: random.choice(sorted(free))}
    return {**offered["move"], offered["field"]: list(offered["stock"])}  # a bundle: all of it


def play(seat_url: str, token: str) -> None:
    """Play to the end."""
    head = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for line in urlopen(Request(f"{seat_url}/events", headers=head)):
        message = json.loads(line[6:]) if line.startswith(b"data: ") else {}
        if message.get("type") == "bye" or message.get("frames", [{}])[-1].get("result"):
            print(json.dumps(message["type"]))
            break
        ask = message.get("ask")
        if ask and ask["must"]:
            move = {"id": secrets.token_hex(8), "ask": ask["number"], "move": choose(ask["must"])}
            try:
                urlopen(Request(f"{seat_url}/play", json.dumps(move).encode(), head)).read()
            except HTTPError as refused:
                print(refused.read().decode(), file=sys.stderr)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
