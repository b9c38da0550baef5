"""How a test plays on the drawn map of Scheherazade: a piece, then a field; and what is enabled."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator

from tests.web.inputs import DOES, Hands
from tests.web.test_a_match import Frames
from tests.web.visitor import UNFOLD, Visitor

BOARD = "section.board"
CHOICES = f"{BOARD} [data-choice]"
PIECES = f"{BOARD} [data-piece]"
EASY = "short_journey"
BY_BAR = {"bid", "tip", "enter_room", "bribe_guard", "bakschisch", "bribe_vizier", "ask"}
BY_BAR |= {"agree", "take_passage"}
TYPED = {"offer", "offer_passage"}
"""Numbers of bargains are typed, each of them is not a button."""

DIALOGUE = "xpath=ancestor::section[1]"
"""The bargain that a choice belongs to; it may be folded."""
FIND = """([all, move]) => {
  const plain = (it) => JSON.stringify(Object.fromEntries(Object.entries(it).sort()));
  const wanted = plain(move);
  const has = (one) => one.dataset.move && plain(JSON.parse(one.dataset.move)) === wanted;
  return [...document.querySelectorAll(all)].find(has)?.dataset.move ?? null;
}"""
"""A move as the board writes it: what others bargain about meanwhile changes which choice it is."""
NAMES = "(all) => all.map((one) => one.dataset.piece)"
ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
MOVES = """async ([all, pieces]) => {
  const found = [];
  const draw = () => new Promise(requestAnimationFrame);
  const note = () => found.push(...[...document.querySelectorAll(all)].flatMap((one) =>
    one.dataset.ways ? JSON.parse(one.dataset.ways)
      : one.dataset.move ? [JSON.parse(one.dataset.move)] : []));
  note();
  document.querySelector('section.board .track .more')?.click();
  for (const name of [...document.querySelectorAll(pieces)].map((one) => one.dataset.piece)) {
    const piece = document.querySelector(`${pieces}[data-piece='${name}']`);
    piece.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await draw();
    note();
  }
  await draw();
  note();
  return found;
}"""
"""With each piece in hand once, and with all numbers laid out."""


def place_of(one: Visitor, move: dict[str, Any], how: str = "keys") -> Locator:
    """What has to be pressed for a move; its piece is taken in hand before, by this input."""
    if "start" in move:
        take_in_hand(one, move, how)
    more = one.page.locator(f"{BOARD} .track .more")
    if move["type"] == "tip" and more.count():
        DOES[how](more)
    if move["type"] == "ask":
        cell = one.page.locator(f"[data-cell='{move['seat']}.{move['colour']}'][data-ways]")
        if cell.count():
            DOES[how](cell)
    written = one.page.evaluate(FIND, [CHOICES, move])
    assert written is not None, move
    choice = one.page.locator(f"{CHOICES}[data-move={json.dumps(written)}]").first
    if not choice.is_visible():
        DOES[how](choice.locator(DIALOGUE).locator("h2 button"))
    return choice


ARRIVED = """() => Promise.allSettled(document.getAnimations()
  .filter((it) => it instanceof CSSTransition).map((it) => it.finished)).then(() => null)"""


def take_in_hand(one: Visitor, move: dict[str, Any], how: str) -> None:
    """The piece of a move; where several ways lead to its field they are laid out."""
    name = f"{'camel' if 'camel' in move['type'] else move['colour']}.{move['start']}"
    piece = one.page.locator(f"{BOARD} [data-piece='{name}']")
    if piece.count() and piece.get_attribute("aria-pressed") != "true":
        beside = one.page.locator(f"{BOARD} [data-mover='{name}']")
        one.page.evaluate(ARRIVED)  # what glides may yet come to stand before it
        crowded = how == "touch" or (how == "mouse" and not piece.evaluate(ON_TOP))
        DOES[how](beside if crowded and beside.count() else piece)
    ways = one.page.locator(f"{BOARD} [data-field='{move['end']}'][data-ways]")
    if ways.count():
        DOES[how](ways)


def decide(one: Visitor, frames: Frames, hands: Hands, rng: random.Random) -> None:
    """Any of the moves that must be chosen from, by the next input."""
    make(one, hands, json.loads(rng.choice(described(frames.step, ("must",)))))


def make(one: Visitor, hands: Hands, move: dict[str, Any]) -> None:
    """This move, by the next input."""
    choice = place_of(one, move, hands.coming)
    hands.decide(one, choice, by_bar=move["type"] in BY_BAR or tray(choice))


def tray(choice: Locator) -> bool:
    """Whether it is a deed without a place on the map: a press only looks at it."""
    return bool(choice.evaluate("(one) => one.closest('.tray') !== null"))


def enabled(one: Visitor) -> list[str]:
    """All that the board lets somebody do, with each piece in hand once."""
    one.page.locator(CHOICES).first.wait_for()
    one.page.evaluate(UNFOLD)
    return sorted({canonical(move) for move in one.page.evaluate(MOVES, [CHOICES, PIECES])})


def canonical(move: Any) -> str:
    """One spelling for each move."""
    return json.dumps(move, sort_keys=True)


def described(step: dict[str, Any], kinds: tuple[str, ...] = ("must", "may")) -> list[str]:
    """The moves of the open question; numbers one by one, but for those that are typed."""
    found = set[str]()

    def walk(part: Any) -> None:
        match part:
            case {"type": "group", "parts": parts}:
                for one in parts:
                    walk(one)
            case {"type": "pick", "options": options}:
                found.update(canonical(option["move"]) for option in options)
            case {"type": "count", "move": move} if move["type"] not in TYPED:
                numbers = set(range(part["low"], part["high"] + 1)) - set(part["taken"])
                found.update(canonical({**move, part["field"]: number}) for number in numbers)

    for kind in kinds:
        walk(step["ask"][kind])
    return sorted(found)


def exact(one: Visitor, frames: Frames) -> None:
    """The board enables exactly what is described; while others act it is looked at once more."""
    for _ in range(LOOKS):
        one.asked()
        found, wanted = enabled(one), described(frames.step)
        one.page.keyboard.press("Escape")
        if found == wanted:
            return
    raise AssertionError(sorted({*found} ^ {*wanted}))


LOOKS = 5
