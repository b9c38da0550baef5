"""Somebody who plays both Basaris on the drawn board: by mouse, touch and keys in turn."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, NamedTuple

from playwright.sync_api import Locator, WebSocket

from tests.web.visitor import ANSWERED, Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games import load
from zoco.parts.negotiation import Answers, Openings, offer_of

INPUTS = ("mouse", "touch", "keys")
MOVES = "section.board [data-move]:not([disabled])"
MAIN = ".decision button.main:enabled"
ACCEPT = "section.board [data-gesture=accept][data-move]:not([disabled])"
PATIENCE_ENDS = 0.8
"""How often an offer is accepted that could be raised: matches at random are long enough."""

STATE = """() => {
  const moves = [...document.querySelectorAll('section.board [data-move]')]
    .filter((one) => !one.disabled).map((one) => one.dataset.move);
  return { moves, ask: document.querySelector('[data-ask]').dataset.ask,
    mat: document.querySelector('[data-gesture]') !== null,
    accepts: document.querySelector('[data-gesture=accept][data-move]:not([disabled])') !== null };
}"""
ANSWERED_OR_ARMED = """(ask) => {
  if (document.querySelector('[data-seq]')?.dataset.ask !== ask) return 'answered';
  return document.querySelector('.decision button.main.turn:enabled') && 'armed';
}"""
# The middle of something that can be pressed there: nothing lies over it.
SPOT = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  return one.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
}"""


class Position(NamedTuple):
    """A log up to a question, the seat that is asked, and the table there."""

    log: str
    seat: int
    table: Any


def positions(
    key: str, seats: int, wanted: Callable[[Any], bool], seed: str = "7", **start: Any
) -> Iterator[Position]:
    """The positions of a match of bots at random whose first phase is wanted."""
    game = load(key)
    driver = Driver(game, {seat: bot(game, "random") for seat in range(seats)}, seed)
    log = Log.start(game, seats, **start)
    while log.table.agenda:
        if wanted(log.table):
            yield Position(log.dumps().decode(), game.actors(log.table)[0], log.table)
        move = driver.move(log.table)
        assert move
        log.append(*move)


class Merchant:
    """A visitor at a drawn board, and what the server last asked of them."""

    def __init__(self, visitor: Visitor, seed: int = 3) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.rng = random.Random(seed)
        self.inputs: Iterator[str] = cycle(INPUTS)
        self.ask: dict[str, Any] | None = None
        self.sent: list[str] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _heard(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "step" and not message.get("stays"):
            self.ask = message["ask"]

    def sit(
        self,
        position: Position,
        others: dict[int, Visitor] | None = None,
        watching: Visitor | None = None,
    ) -> str:
        """A table at a position, this merchant on the seat that is asked, others on theirs; its id.

        What is imported is private: whoever comes is invited.
        """
        table = str(self.visitor.post("/import", log=position.log)["table"]["id"])
        self.visitor.post(f"/{table}/join", name="Ada", seat=position.seat)
        token = self.visitor.post(f"/{table}/invitations")["token"]
        for seat, other in (others or {}).items():
            other.post(f"/{table}/join", name="Bob", seat=seat, invite=token)
        self.visitor.post(f"/{table}/start", fill="random")
        if watching:
            watching.post(f"/{table}/spectate", name="Eve", invite=token)
        self.visit(table)
        return table

    def visit(self, table: str) -> None:
        """Open the table."""
        self.visitor.visit(f"/table/{table}")

    # -- what the board enables --------------------------------------------------------------------

    def described(self) -> list[dict[str, Any]]:
        """The parts of what is asked, groups dissolved."""
        assert self.ask
        return list(flat(self.ask["must"] or self.ask["may"]))

    def ready(self) -> None:
        """The question is on the board."""
        self.visitor.asked()
        self.page.wait_for_selector(MOVES, state="attached")

    def check(self) -> None:
        """The board enables exactly what is described; the mat judges drafts as the rules do."""
        parts = self.described()
        chosen = [part["options"] for part in parts if part["type"] == "pick"]
        picks = [option["move"] for options in chosen for option in options]
        state = self.page.evaluate(STATE)
        enabled = [json.loads(move) for move in state["moves"]]
        offers = [move for move in enabled if move["type"] == "offer"]
        assert sorted(map(str, picks)) == sorted(str(m) for m in enabled if m["type"] != "offer")
        bundles = [part for part in parts if part["type"] == "bundle"]
        assert len(bundles) >= bool(offers)
        for part in bundles:
            self._check_mat(part, offers)

    def _check_mat(self, part: dict[str, Any], offers: list[dict[str, Any]]) -> None:
        stock, beaten = tuple(part["stock"]), part["beats"]
        rules = (
            Answers("basari", stock, tuple(beaten))
            if beaten
            else Openings("basari", stock, nothing=True)
        )
        least = next(iter(rules.raises))
        assert offers[-1]["gems"] == list(least)
        for _ in range(2):
            draft = self.lay()
            raised = self.page.locator("[data-gesture=raise]").get_attribute("data-move")
            allowed = rules.why_not(offer_of(draft)) is None
            assert (raised is not None) == allowed, (stock, beaten, draft)
            if raised:
                assert json.loads(raised)["gems"] == list(draft)

    # -- decisions ---------------------------------------------------------------------------------

    def decide(self) -> None:
        """Answer what is asked and on the board, by the next input in turn."""
        how = next(self.inputs)
        state = self.page.evaluate(STATE)
        if state["mat"] and self.rng.random() < 0.4:
            self.lay()
            state = self.page.evaluate(STATE)
        gives_in = state["accepts"] and self.rng.random() < PATIENCE_ENDS
        choice = self.page.locator(ACCEPT if gives_in else MOVES)
        self.use(choice if gives_in else choice.nth(self.rng.randrange(len(state["moves"]))), how)
        came = self.page.wait_for_function(ANSWERED_OR_ARMED, arg=state["ask"]).json_value()
        if came == "armed":
            self.use(self.page.locator(MAIN), how)
            self.page.wait_for_function(ANSWERED, arg=state["ask"])

    def use(self, element: Locator, how: str) -> None:
        """Press something with a mouse, a finger, or the Enter key."""
        if how == "keys":
            element.focus()
            self.page.keyboard.press("Enter")
            return
        spot = element.evaluate(SPOT)
        assert spot, "something lies over it"
        if how == "mouse":
            self.page.mouse.click(spot["x"], spot["y"])
        else:
            self.page.touchscreen.tap(spot["x"], spot["y"])

    def lay(self) -> tuple[int, ...]:
        """Lay out another offer by keys; what lies on the mat now."""
        part = self.bundle
        kind = self.rng.randrange(4)
        back = self.rng.random() < 0.3
        before = self.draft()
        self.page.keyboard.press(f"{'Shift+' if back else ''}Digit{kind + 1}")
        want = list(before)
        want[kind] = max(0, want[kind] - 1) if back else min(part["stock"][kind], want[kind] + 1)
        self.page.wait_for_function(LAID, arg=[part["stock"], want])
        return tuple(want)

    @property
    def bundle(self) -> dict[str, Any]:
        """The offer that is asked for."""
        return next(part for part in self.described() if part["type"] == "bundle")

    def offer(self, gems: int) -> None:
        """Lay so many gems on the mat, whichever there are."""
        stock = self.bundle["stock"]
        while (number := sum(draft := self.draft())) < gems:
            kind = next(kind for kind, have in enumerate(stock) if draft[kind] < have)
            self.page.keyboard.press(f"Digit{kind + 1}")
            self.page.wait_for_function(COUNT, arg=[stock, number + 1])

    def draft(self) -> tuple[int, ...]:
        """What lies on the mat: what is missing from the stock."""
        part = self.bundle
        left = self.page.locator("[data-stock] b").all_inner_texts()
        return tuple(have - int(rest) for have, rest in zip(part["stock"], left, strict=True))


LAID = """([stock, want]) => [...document.querySelectorAll('[data-stock] b')]
  .every((one, kind) => stock[kind] - Number(one.textContent) === want[kind])"""


COUNT = """([stock, want]) => [...document.querySelectorAll('[data-stock] b')]
  .reduce((sum, one, kind) => sum + stock[kind] - Number(one.textContent), 0) === want"""


def flat(described: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """The parts of a description."""
    if described is None:
        return
    if described["type"] == "group":
        for part in described["parts"]:
            yield from flat(part)
    else:
        yield described


def is_phase(tag: str) -> Callable[[Any], bool]:
    """Whether a table asks this."""
    return lambda table: str(type(table.agenda[0]).__struct_config__.tag) == tag
