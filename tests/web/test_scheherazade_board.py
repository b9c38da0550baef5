"""The drawn board of Scheherazade: a journey by every input, and exactly the described moves."""

from __future__ import annotations

import random
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.inputs import INPUTS, Hands
from tests.web.journey import BOARD, CHOICES, EASY, NAMES, PIECES, decide, exact
from tests.web.short import standard
from tests.web.staged import sit, until
from tests.web.targets import PHONES, all_large
from tests.web.test_a_match import Frames
from tests.web.visitor import END, Visitor
from tests.web.windows import LOOKS, WINDOWS, in_turn, look_through, of_each
from zoco.core.log.log import Log
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.settling import PayOrName, PickLeader
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.caravan.ending import LeaveOrBury, UseCards
from zoco.games.scheherazade.caravan.leading import LeadBedouins
from zoco.games.scheherazade.caravan.preparing import Prepare
from zoco.games.scheherazade.cards.carrying import CarryOut
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import EnterRoom
from zoco.games.scheherazade.setup.dealing import LayPearls

CHECKS = 20
EXCEPTED = ".track button, [data-piece]"
"""The track shows all its numbers, and pieces that crowd are taken in hand beside the map."""


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


WINDOW_OF = {"mouse": (1280, 660), "touch": (390, 664), "keys": (844, 340)}


@pytest.mark.soak
@pytest.mark.parametrize("how", INPUTS)
def test_whole_standard_journeys_by_one_input(visitor: Invite, how: str) -> None:
    ada = visitor(size=WINDOW_OF[how], has_touch=True)
    frames = against_three(ada, "trader", "standard")
    hands, rng = Hands((how,)), random.Random(how)
    while ada.turn_or_end():
        decide(ada, frames, hands, rng)
    expect(ada.page.locator("[data-result] tbody tr")).to_have_count(4)


@pytest.mark.soak
def test_the_board_enables_exactly_the_described_moves_in_200_positions(visitor: Invite) -> None:
    ada = visitor()
    hands, rng, left = Hands(("keys",)), random.Random(3), 200
    while left:
        frames = against_three(ada, "novice", rng.choice((EASY, "standard")))
        while left and ada.turn_or_end():
            exact(ada, frames)
            decide(ada, frames, hands, rng)
            left -= 1


def against_three(ada: Visitor, level: str, edition: str) -> Frames:
    """A match with three bots, begun; what is asked in it."""
    frames = Frames(ada)
    table = ada.table("scheherazade", 4, bots=dict.fromkeys("123", level), edition=edition)
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    return frames


def phase(kind: type) -> Any:
    """Whether such a phase asks, some rounds into the journey."""
    return lambda table, _: isinstance(table.agenda[0], kind) and table.round > 3


SIZES = """(all) => all.map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => [width, height])"""
BEYOND = "(side) => side.scrollWidth - side.clientWidth"
PHASES = (MakeBids, PlaceTips, LeadBedouins, Prepare)
SELDOM = (PickLeader, CarryOut, UseCards, LeaveOrBury, PayOrName, LayPearls)
DEEDS = f"{BOARD} .tray:not(.bargain) [data-move]"
FIELDS = f"{BOARD} [data-field][data-choice]"
IN_SIGHT = f"{PIECES}, {FIELDS}, {BOARD} .track button, {BOARD} [data-mover], {DEEDS}"
"""Every piece, field and number, and what has no place on the map."""


@pytest.mark.parametrize(("theme", "locale"), LOOKS)
def test_nothing_scrolls_before_a_decision_in_any_window(
    visitor: Invite, theme: str, locale: str
) -> None:
    """And axe finds nothing."""
    ada = visitor(has_touch=True, locale=locale)

    def seen() -> None:
        assert ada.outside(IN_SIGHT) == []
        assert ada.page.locator(f"{BOARD} div.side").evaluate(BEYOND) <= 1
        if ada.size in PHONES:
            all_large(ada, EXCEPTED)
            cells = ada.page.locator(f"{BOARD} .track button").evaluate_all(SIZES)
            assert all(wide >= 32 and high >= 28 for wide, high in cells), min(cells)

    usual = (theme, locale) == LOOKS[0]
    phases = PHASES if usual else (*PHASES, *SELDOM)
    sizes = of_each(len(PHASES)) if usual else cycle([WINDOWS])
    for kind, painted, those in zip(phases, in_turn(theme), sizes, strict=False):
        look_through(ada, painted, asked(kind), seen, those)


def asked(kind: type) -> Log:
    """A journey up to such a phase; bots that bid nothing bring the zero round."""
    if kind is LayPearls:
        return until("scheherazade", 6, opening, options={"layout": "own"})
    level = "random" if kind is PayOrName else "novice"
    return until("scheherazade", 4 if kind is PayOrName else 6, phase(kind), level)


def opening(table: Any, _: int) -> bool:
    """Somebody lays out the question pearls (1.3)."""
    return isinstance(table.agenda[0], LayPearls)


def carried(table: Any, _: int) -> bool:
    """Any Bedouin may fly."""
    return isinstance(table.agenda[0], CarryOut)


def test_every_piece_that_may_go_and_every_field_has_room_for_a_finger(visitor: Invite) -> None:
    """Each piece has a button at the edge of the map, and nothing lies over its fields."""
    carpets = standard("scheherazade", cards=[{"effect": "flying_carpet", "amount": 6}] * 60)
    ada = visitor(has_touch=True)
    sit(ada, until("scheherazade", 6, carried, edition=carpets))
    ada.page.locator(CHOICES).first.wait_for()
    for size in PHONES:
        ada.resize(size)
        names = ada.page.locator(PIECES).evaluate_all(NAMES)
        assert len(names) > 6
        assert ada.outside(f"{BOARD} [data-mover]") == []
        for name in names:
            ada.page.locator(f"{BOARD} [data-mover='{name}']").tap()
            piece = ada.page.locator(f"{BOARD} [data-piece='{name}']")
            expect(piece).to_have_attribute("aria-pressed", "true")
            assert ada.page.evaluate(COVERED) == []
        all_large(ada, EXCEPTED)
    field = ada.page.locator(FIELDS).first
    number = str(field.get_attribute("data-field"))
    field.tap()
    expect(ada.page.locator(f"{BOARD} [data-ghost='{number}']")).to_be_visible()


COVERED = """() => [...document.querySelectorAll(
  'section.board [data-field][data-choice]')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !one.contains(top) && top.dataset.reaches !== one.dataset.field;
}).map((one) => one.dataset.field)"""
"""Fields that something else lies upon."""


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
    warning = ada.page.locator(".decision .more")
    expect(warning).to_contain_text("is right with")
    assert warning.evaluate(HIDDEN) <= 1
    main.click()
    ada.reach(seq + 1)


HIDDEN = "(one) => one.scrollHeight - one.clientHeight"
"""How much of some words is cut."""


def rooms(table: Any, seat: int) -> bool:
    """A leader who may enter a room."""
    if not isinstance(table.agenda[0], Prepare):
        return False
    return any(isinstance(move, EnterRoom) for move in GAME.musts(table, seat))
