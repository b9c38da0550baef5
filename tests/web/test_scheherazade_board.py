"""The drawn board of Scheherazade: a journey by every input, and exactly the described moves."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.inputs import Hands
from tests.web.staged import sit, until
from tests.web.targets import PHONES, all_large
from tests.web.test_a_match import Frames
from tests.web.visitor import END, Visitor
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.caravan.leading import LeadBedouins
from zoco.games.scheherazade.caravan.preparing import Prepare
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import EnterRoom

WINDOWS = ((1280, 660), (390, 664), (360, 640), (844, 340), (820, 1180))
BOARD = "section.board"
CHOICES = f"{BOARD} [data-choice]"
PIECES = f"{BOARD} [data-piece]"
EASY = "short_journey"
CHECKS = 20
EXCEPTED = ".track button, [data-piece]"
"""The track shows all its numbers, and a crowd of pieces is taken in hand beside the map."""
BY_BAR = {"bid", "tip", "enter_room", "bribe_guard", "bakschisch", "bribe_vizier", "ask"}
BY_BAR |= {"agree", "take_passage"}
TYPED = {"offer", "offer_passage"}
"""Numbers of bargains are typed, each of them is not a button."""

FIND = """([all, move]) => {
  const plain = (it) => JSON.stringify(Object.fromEntries(Object.entries(it).sort()));
  const wanted = plain(move);
  const has = (one) => one.dataset.move && plain(JSON.parse(one.dataset.move)) === wanted;
  return [...document.querySelectorAll(all)].findIndex(has);
}"""
NAMES = "(all) => all.map((one) => one.dataset.piece)"
MOVES = """(all) => [...document.querySelectorAll(all)].flatMap((one) =>
  one.dataset.ways ? JSON.parse(one.dataset.ways)
    : one.dataset.move ? [JSON.parse(one.dataset.move)] : [])"""


def place_of(one: Visitor, move: dict[str, Any]) -> Locator:
    """What has to be pressed for a move; its piece is taken in hand before."""
    piece = "camel" if "camel" in move["type"] else move.get("colour")
    held = one.page.locator(f"{BOARD} [data-piece='{piece}.{move.get('start')}']")
    if "start" in move and held.count():
        if held.get_attribute("aria-pressed") != "true":
            held.press("Enter")
        ways = one.page.locator(f"{BOARD} [data-field='{move['end']}'][data-ways]")
        if ways.count():
            ways.press("Enter")
    more = one.page.locator(f"{BOARD} .track .more")
    if move["type"] == "tip" and more.count():
        more.click()
    at = one.page.evaluate(FIND, [CHOICES, move])
    assert at >= 0, move
    return one.page.locator(CHOICES).nth(at)


def decide(one: Visitor, frames: Frames, hands: Hands, rng: random.Random) -> None:
    """Any of the moves that must be chosen from, by the next input."""
    move = json.loads(rng.choice(described(frames.step, ("must",))))
    choice = place_of(one, move)
    hands.decide(one, choice, by_bar=move["type"] in BY_BAR or tray(choice))


def play(people: list[tuple[Visitor, Frames]], hands: Hands, checks: int) -> None:
    """To the end, each decision by the next input; so often the board is held to its question."""
    rng = random.Random(5)
    ada = people[0][0]
    while not ada.page.locator(END).count():
        for one, frames in people:
            if one.page.locator("[data-turn=true][data-staged=false]").count():
                if checks:
                    exact(one, frames)
                    checks -= 1
                decide(one, frames, hands, rng)
        last = max(one.seq for one, _ in people)
        for one, _ in people:
            one.reach(last)


def tray(choice: Locator) -> bool:
    """Whether it is a deed without a place on the map: a press only looks at it."""
    return bool(choice.evaluate("(one) => one.closest('.tray') !== null"))


def journey(visitor: Invite, rounds: int) -> list[tuple[Visitor, Frames]]:
    """Three people and a bot on the short journey, begun."""
    names = ("Ada", "Bob", "Cleo")
    people = [visitor(size=(1280, 660), has_touch=True, name=name) for name in names]
    options = {"round_limit": rounds}
    table = people[0].table("scheherazade", 4, bots={"3": "novice"}, edition=EASY, options=options)
    for one, name in zip(people[1:], names[1:], strict=True):
        one.post(f"/{table}/join", name=name)
    people[0].post(f"/{table}/start")
    watched = [(one, Frames(one)) for one in people]
    for one in people:
        one.visit(f"/table/{table}")
        one.asked()
    return watched


@pytest.mark.parametrize("rounds", [2, pytest.param(150, marks=pytest.mark.soak)])
def test_three_people_and_a_bot_make_the_journey_by_every_input(
    visitor: Invite, rounds: int
) -> None:
    people = journey(visitor, rounds)
    hands = Hands()
    play(people, hands, CHECKS)
    assert min(hands.used.values()) >= 4, hands.used
    for one, _ in people:
        expect(one.page.locator("[data-result] tbody tr")).to_have_count(4)


def enabled(one: Visitor) -> list[str]:
    """All that the board lets somebody do, with each piece in hand once."""
    one.page.locator(CHOICES).first.wait_for()
    one.page.evaluate("document.querySelector('[data-mays][aria-expanded=false]')?.click()")
    found = {canonical(move) for move in one.page.evaluate(MOVES, CHOICES)}
    more = one.page.locator(f"{BOARD} .track .more")
    if more.count():
        more.click()
    for name in one.page.locator(PIECES).evaluate_all(
        "(all) => all.map((one) => one.dataset.piece)"
    ):
        one.page.locator(f"{BOARD} [data-piece='{name}']").press("Enter")
        found |= {canonical(move) for move in one.page.evaluate(MOVES, CHOICES)}
    found |= {canonical(move) for move in one.page.evaluate(MOVES, CHOICES)}
    return sorted(found)


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
    """The board enables exactly what is described."""
    assert enabled(one) == described(frames.step)
    one.page.keyboard.press("Escape")


@pytest.mark.soak
def test_the_board_enables_exactly_the_described_moves_in_200_positions(visitor: Invite) -> None:
    ada = visitor()
    frames = Frames(ada)
    table = ada.table("scheherazade", 4, bots=dict.fromkeys("123", "novice"), edition=EASY)
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    hands, rng = Hands(("keys",)), random.Random(3)
    for _ in range(200):
        if not ada.turn_or_end():
            break
        exact(ada, frames)
        decide(ada, frames, hands, rng)


def phase(kind: type) -> Any:
    """Whether such a phase asks, some rounds into the journey."""
    return lambda table, _: isinstance(table.agenda[0], kind) and table.round > 3


PHASES = (MakeBids, PlaceTips, Prepare, LeadBedouins)
DAILY = ((MakeBids, "light"), (PlaceTips, "dark"), (Prepare, "dark"), (LeadBedouins, "light"))


@pytest.mark.parametrize(
    ("kind", "theme"), every_day(list(product(PHASES, ("light", "dark"))), *DAILY)
)
def test_nothing_scrolls_before_a_decision_in_any_window(
    visitor: Invite, kind: type, theme: str
) -> None:
    """And axe finds nothing."""
    ada = visitor(has_touch=True, color_scheme=theme)
    sit(ada, until("scheherazade", 6, phase(kind)))
    ada.page.locator(CHOICES).first.wait_for()
    for size in WINDOWS:
        ada.resize(size)
        assert ada.outside(f"{PIECES}, {BOARD} .track button") == []
        if size in PHONES:
            all_large(ada, EXCEPTED)
    ada.accessible()


def test_own_marks_stay_on_this_device_and_are_never_sent(visitor: Invite) -> None:
    ada = visitor()
    sent: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda it: sent.append(str(it))))
    table = sit(ada, until("scheherazade", 4, phase(MakeBids)))
    cell = ada.page.locator("[data-cell]:not([data-choice])").last
    cell.click()
    expect(cell.locator("em.yes")).to_be_visible()
    ada.visit(f"/table/{table}")
    expect(ada.page.locator("[data-cell] em.yes")).to_have_count(1)
    assert not [frame for frame in sent if "notebook" in frame]


def test_3_9_a_harem_move_is_looked_at_on_the_map_and_done_by_the_bar(visitor: Invite) -> None:
    log = until("scheherazade", 4, rooms, level="trader", edition=EASY)
    ada = visitor()
    sit(ada, log)
    door = ada.page.locator(f"{BOARD} [data-room][data-move]").first
    seq = ada.seq
    door.click()
    main = ada.page.locator(".decision button.main")
    expect(main).to_be_enabled()
    assert ada.seq == seq
    expect(ada.page.locator(".decision .more")).not_to_be_empty()
    main.click()
    ada.reach(seq + 1)


def rooms(table: Any, seat: int) -> bool:
    """A leader who may enter a room."""
    if not isinstance(table.agenda[0], Prepare):
        return False
    return any(isinstance(move, EnterRoom) for move in GAME.musts(table, seat))
