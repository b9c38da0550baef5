"""A bot for one seat, over HTTP with server-sent events: python seat_bot.py SEAT_URL TOKEN"""

import json
import random
import sys
from typing import Any

import httpx


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
    return {**offered["move"], offered["field"]: offered["stock"]}  # a bundle: all of it


seat_url, token = sys.argv[1:]
web = httpx.Client(headers={"Authorization": f"Bearer {token}"}, timeout=None)
with web.stream("GET", f"{seat_url}/events") as stream:
    for line in stream.iter_lines():
        message = json.loads(line[6:]) if line.startswith("data: ") else {}
        if message.get("type") == "bye" or message.get("frames", [{}])[-1].get("result"):
            print(json.dumps(message["type"]))
            break
        ask = message.get("ask")
        if ask and ask["must"]:  # no number of an ask comes twice, so it is a good id
            move = {"id": str(ask["number"]), "ask": ask["number"], "move": choose(ask["must"])}
            web.post(f"{seat_url}/play", json=move)
