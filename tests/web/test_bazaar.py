"""Bazaar's drawn board: every input, exactly the described moves, five states, ghosts."""

from __future__ import annotations

import json
import random
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.web.conftest import Invite
from tests.web.inputs import Hands
from tests.web.short import standard
from tests.web.staged import sit, until
from tests.web.targets import PHONES, all_large
from tests.web.test_a_match import Frames
from tests.web.visitor import END, Visitor
from tests.web.windows import LOOKS, WINDOWS, in_turn, look_through, of_each
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.rules import PickSurplus, Purchase, RollOrExchange, Table, TakeAny
from zoco.games.bazaar.scoring import POINTS
from zoco.games.bazaar.stones import count, counts

SIDES = "section.board [data-side]"
OPEN = "section.board [data-choice][data-move]"
STATES = {"you-lack": "missing", "bazaar-lacks": "lacks", "above-ten": "forbidden"}
FEW = standard("bazaar", stones=6)
"""So few stones that drawers are empty again and again."""
RICH = ["W=BGRY", "B=GRYW", "G=RYWB", "R=YWBG", "Y=WBGR"]
QUICK = standard(
    "bazaar",
    wares=["WBGRY", "WWBGR", "BBGRY", "GGRYW*"] * 5,
    exchange=[RICH, standard("bazaar")["exchange"][0]],
)
"""A card that gives much, and wares that ask for little of everything: a match is soon over."""


def opened(one: Visitor, seats: int, people: int, *others: Visitor, **more: Any) -> str:
    """A table with this visitor, the others, and traders on the other seats, begun."""
    bots = {str(seat): "trader" for seat in range(people, seats)}
    table = one.table("bazaar", seats, bots=bots, **more)
    for other in others:
        other.post(f"/{table}/join", name="Bob")
    one.post(f"/{table}/start")
    for each in (one, *others):
        each.visit(f"/table/{table}")
    return table


def liked(one: Visitor, rng: random.Random) -> tuple[Locator, bool]:
    """A ware if one can be bought, else anything; and whether only the bar does it."""
    moves = enabled(one)
    buys = [at for at, move in enumerate(moves) if move["type"] == "buy"]
    choice = one.page.locator(OPEN).nth(rng.choice(buys or range(len(moves))))
    said = str(choice.get_attribute("aria-label"))
    return choice, "closes" in said or "schließt" in said


def enabled(one: Visitor) -> list[Any]:
    """The moves that the board lets somebody make, in the order of the board."""
    one.page.locator(OPEN).first.wait_for()
    return [json.loads(move) for move in one.page.locator(OPEN).evaluate_all(MOVES)]


MOVES = "(choices) => choices.map((one) => one.dataset.move)"


def whose(ada: Visitor, bob: Visitor) -> Visitor | None:
    """Who of the two is asked; nobody at the end."""
    ada.page.wait_for_function(DECIDES)
    if ada.page.locator(END).count():
        return None
    mine = ada.page.locator("[data-turn=true]").count()
    one = ada if mine else bob
    one.asked()
    return one


DECIDES = """() => document.querySelector('[data-result]') ||
  document.querySelector("[data-staged=false] li.waited:is([data-seat='0'], [data-seat='1'])")"""


def play_whole(ada: Visitor, bob: Visitor, hands: Hands, seed: int) -> None:
    """To the end, each decision by the next input; the board enables exactly what is described."""
    rng, asked = random.Random(seed), {one: Frames(one) for one in (ada, bob)}
    opened(ada, 6, 2, bob, edition=QUICK)
    checks = 20
    while one := whose(ada, bob):
        other = bob if one is ada else ada
        if checks:
            exact(one, asked[one])
            checks -= 1
        choice, by_bar = liked(one, rng)
        hands.decide(one, choice, by_bar=by_bar)
        other.reach(one.seq)
        one.reach(other.seq)


def test_two_people_and_bots_play_a_whole_match_by_mouse_finger_and_keys(visitor: Invite) -> None:
    ada = visitor(size=(1280, 660), has_touch=True)
    bob = visitor(size=(1280, 660), has_touch=True, name="Bob", locale="de-DE")
    hands = Hands()
    for seed in range(5, 8):  # bots may end a match before each input has had its turns
        play_whole(ada, bob, hands, seed)
        for one in (ada, bob):
            expect(one.page.locator("[data-result] tbody tr")).to_have_count(6)
        if min(hands.used.values()) >= 5:
            break
    assert min(hands.used.values()) >= 5, hands.used


@pytest.mark.soak
@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_whole_matches_by_one_input(visitor: Invite, how: str) -> None:
    ada = visitor(size=(390, 664), has_touch=True)
    opened(ada, 4, 1)
    hands, rng = Hands((how,)), random.Random(how)
    while ada.turn_or_end():
        choice, by_bar = liked(ada, rng)
        hands.decide(ada, choice, by_bar=by_bar)
    expect(ada.page.locator("[data-result] tbody tr")).to_have_count(4)


def exact(one: Visitor, frames: Frames) -> None:
    """The board enables what is described, and nothing else; a stone may lie there twice."""
    shown = {json.dumps(move, sort_keys=True) for move in enabled(one)}
    assert sorted(shown) == frames.moves()


@pytest.mark.soak
def test_the_board_enables_exactly_the_described_moves_in_200_positions(visitor: Invite) -> None:
    ada = visitor()
    rng, hands, left = random.Random(11), Hands(("keys",)), 200
    frames = Frames(ada)
    while left:
        opened(ada, 3, 1, edition=FEW)
        while left and ada.turn_or_end():
            exact(ada, frames)
            choice, by_bar = liked(ada, rng)
            hands.decide(ada, choice, by_bar=by_bar)
            left -= 1


def states(table: Table, seat: int) -> dict[str, str]:
    """What each side must look like, as the rules have it."""
    turns, found = GAME.musts(table, seat), dict[str, str]()
    for trade in table.rates.trades:
        move = trade.move
        refused = turns.why_not(move)
        above = count(table.hands[seat]) + trade.gain > 10
        state = STATES[refused.key] if refused else ("obliges" if above else "open")
        found[f"{move.card}.{move.row}.{move.way}"] = state
    return found


def all_five(table: Table, seat: int) -> bool:
    """A turn with sides of every state."""
    asked = isinstance(table.agenda[0], RollOrExchange)
    return asked and len(set(states(table, seat).values())) == 5


def test_2_3_2_5_a_side_has_five_states_and_the_flat_ones_say_why(visitor: Invite) -> None:
    log = until("bazaar", 2, all_five, edition=FEW)
    ada = visitor()
    sit(ada, log)
    wanted = states(log.table, log.game.actors(log.table)[0])
    page = ada.page
    page.wait_for_function(
        "(number) => document.querySelectorAll('[data-state=lacks]').length === number",
        arg=sum(state == "lacks" for state in wanted.values()),
    )
    assert dict(page.locator(SIDES).evaluate_all(SHOWN)) == wanted
    for state, words in WHY.items():
        side = page.locator(f"{SIDES}[data-state={state}]").first
        expect(side).to_have_attribute("aria-disabled", "true")
        for _ in range(TRIES):  # drawn anew under a resting pointer it is not looked at
            page.mouse.move(0, 0)
            side.hover()
            if soon(side.locator(".why")):
                break
        expect(side.locator(".why")).to_contain_text(words)
        side.click(force=True)
        expect(page.locator(".refusal")).to_contain_text(words)
    obliging = page.locator(f"{SIDES}[data-state=obliges]").first
    obliging.hover()
    expect(page.locator(".decision .more")).to_contain_text("you must buy at once")


TRIES, SOON = 3, 2_000


def test_the_bar_stays_as_it_is_whatever_is_looked_at(visitor: Invite) -> None:
    """Else the board would move from under the pointer that looks at it, or "take back" would."""
    ada = visitor(size=(1280, 660))
    sit(ada, until("bazaar", 2, all_five, edition=FEW))
    sides = ada.page.locator(OPEN)
    sides.first.wait_for()
    bar = "(bar) => [bar.offsetHeight, bar.querySelector('.main').getBoundingClientRect().left]"
    shapes = {tuple(ada.page.locator(".decision").evaluate(bar))}
    for side in sides.all():
        side.hover()
        expect(ada.page.locator(".decision .more")).not_to_be_empty()
        shapes.add(tuple(ada.page.locator(".decision").evaluate(bar)))
    assert len(shapes) == 1


def soon(it: Locator) -> bool:
    """Whether it is seen in a moment."""
    try:
        it.wait_for(timeout=SOON)
    except TimeoutError:
        return False
    return True


WHY = {
    "missing": "You do not have",
    "lacks": "The bazaar does not have",
    "forbidden": "could buy nothing to get back to ten",
}


def leads_to_a_ware(table: Table, seat: int) -> bool:
    """A turn in which exactly one exchange pays for exactly one ware."""
    if not isinstance(table.agenda[0], RollOrExchange):
        return False
    return len(list(paying(table, seat))) == 1


def paying(table: Table, seat: int) -> Any:
    """Exchanges after which wares can be bought, each with its facts."""
    for move in GAME.musts(table, seat):
        facts = GAME.preview(GAME.view(table, seat), move) if isinstance(move, Exchange) else ()
        wares = [fact for fact in facts if fact.key == "fact-payable"]
        if len(wares) == 1:
            yield move, wares[0]


def test_a_look_changes_hand_bank_pile_and_score_together(
    visitor: Invite,
) -> None:
    log = until("bazaar", 3, leads_to_a_ware)
    ada = visitor()
    sit(ada, log)
    seat = log.game.actors(log.table)[0]
    ((move, ware),) = paying(log.table, seat)
    trade, page = log.table.rates.by_move[move], ada.page
    page.locator(f"[data-side='{move.card}.{move.row}.{move.way}']").hover()
    expect(page.locator("[data-leaves]")).to_have_count(count(trade.give))
    expect(page.locator("[data-comes]")).to_have_count(count(trade.take))
    pile, points = ware.data["pile"], str(ware.data["points"])
    expect(page.locator(f"[data-place='pile-{pile}'] .tag")).to_have_text(f"+{points}")
    hit = page.locator("[data-hit]")
    expect(hit).to_have_text(points)
    row = min(int(str(ware.data["left"])), 3)
    expect(hit).to_have_attribute("data-cell", f"{row}.{ware.data['column']}")
    before = [int(one) for one in page.locator(".drawer .count").evaluate_all(NUMBERS)]
    assert sorted(before) == sorted(counts(log.table.bank))
    expect(page.locator(".drawer.changed")).not_to_have_count(0)
    ada.shot("bazaar-ghosts")


SHOWN = "(sides) => sides.map((one) => [one.dataset.side, one.dataset.state])"
NUMBERS = "(counts) => counts.map((one) => parseInt(one.firstChild.textContent))"


def test_3_1_the_score_table_is_that_of_the_rules(visitor: Invite) -> None:
    ada = visitor()
    opened(ada, 2, 1)
    for left, row in enumerate(POINTS):
        for column, points in enumerate(row):
            expect(ada.page.locator(f"[data-cell='{left}.{column}']")).to_have_text(str(points))


def test_4_1_a_purchase_that_ends_the_match_is_done_by_the_bar_alone(visitor: Invite) -> None:
    log = until("bazaar", 3, closing)
    ada = visitor()
    sit(ada, log)
    last = ada.page.locator("[data-choice][data-move][aria-label*='closes']").first
    seq = ada.seq
    last.click()
    expect(ada.page.locator(".decision button.main")).to_contain_text("close")
    assert ada.seq == seq
    ada.page.locator(".decision button.main").click()
    ada.page.wait_for_selector(END)


def closing(table: Table, seat: int) -> bool:
    """A purchase may end the match."""
    if not isinstance(table.agenda[0], Purchase):
        return False
    described: Any = GAME.musts(table, seat).describe()
    return any(option.label.key == "move-buy-last" for option in described.options)


def test_2_5_several_surplus_stones_are_pressed_out_of_their_sockets(visitor: Invite) -> None:
    """The neighbour's hand lies in the sockets, and the bar counts what is missing."""
    log = until("bazaar", 3, surplus_of_two, level="random", options={"breaches": True})
    ada = visitor()
    sit(ada, log)
    page, main = ada.page, ada.page.locator(".decision button.main")
    sockets = page.locator("section.board [data-socket][data-choice]")
    expect(sockets).to_have_count(12)
    expect(main).to_be_disabled()
    expect(main).to_have_text("Press 2 stones that go back")
    sockets.nth(0).click()
    expect(main).to_have_text("Press the stone that goes back")
    sockets.nth(11).click()
    expect(page.locator(".socket.out")).to_have_count(2)
    sockets.nth(0).click()
    expect(main).to_be_disabled()
    sockets.nth(5).click()
    expect(main).to_be_enabled()
    seq = ada.seq
    main.click()
    ada.reach(seq + 1)


def surplus_of_two(table: Table, _: int) -> bool:
    """Two stones of a neighbour go back."""
    phase = table.agenda[0]
    return isinstance(phase, PickSurplus) and count(table.hands[phase.owner]) == 12


def asked_for(kind: type) -> Any:
    """Whether such a phase asks, well into the match."""
    return lambda table, _: isinstance(table.agenda[0], kind) and table.turns > 12


PHASES = (RollOrExchange, TakeAny, Purchase, PickSurplus)
IN_SIGHT = f"{OPEN}, [data-place], .decision button.main"
"""Every choice, the hand and the deed."""


@pytest.mark.parametrize(("theme", "locale"), LOOKS)
def test_nothing_scrolls_before_a_decision_in_any_window(
    visitor: Invite, theme: str, locale: str
) -> None:
    """A finger finds what it needs on phones, and axe finds nothing."""
    ada = visitor(has_touch=True, locale=locale)

    def seen() -> None:
        assert ada.outside(IN_SIGHT) == []
        if ada.size in PHONES:
            all_large(ada)

    usual = (theme, locale) == LOOKS[0]
    sizes = of_each(len(PHASES)) if usual else cycle([WINDOWS])
    for phase, painted, those in zip(PHASES, in_turn(theme), sizes, strict=False):
        log = until("bazaar", 6, asked_for(phase), level="random")
        look_through(ada, painted, log, seen, those)


def test_who_watches_sees_the_hand_of_who_is_to_move(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve", size=(390, 664))
    table = opened(ada, 3, 1)
    ada.asked()
    eve.visit(f"/table/{table}")
    expect(eve.page.get_by_role("region", name="Stones of Ada")).to_be_visible()
    assert eve.page.locator(OPEN).count() == 0
    eve.accessible()


def test_1_2_exchange_cards_are_seen_where_they_are_chosen(visitor: Invite) -> None:
    ada = visitor(size=(360, 640))
    page = ada.visit("/new/bazaar")
    page.locator("summary").click()
    first, second = (page.get_by_label(f"{name} exchange card") for name in ("First", "Second"))
    expect(page.locator("[data-card]")).to_have_count(0)
    first.select_option("3")
    expect(page.locator("[data-card='0']")).to_be_visible()
    second.select_option("8")
    for at, card in enumerate((3, 8)):
        rows = standard("bazaar")["exchange"][card - 1]
        shown = page.locator("[data-card]").nth(at)
        expect(shown.locator("p")).to_have_count(len(rows))
        expect(shown.locator("img")).to_have_count(sum(map(len, rows)) - len(rows))
    ada.fits()
    ada.accessible()
