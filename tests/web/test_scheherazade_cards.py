"""Every event card of Scheherazade, drawn, shown and used through the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.inputs import INPUTS, Hands
from tests.web.journey import BOARD, exact, make
from tests.web.short import standard
from tests.web.staged import sit, until
from tests.web.test_a_match import Frames
from tests.web.visitor import UNFOLD
from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.cards.cards import KINDS
from zoco.games.scheherazade.cards.effects import executable, open_card
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import (
    Ask,
    BribeGuard,
    BribeVizier,
    Exchange,
    Lead,
    MoveCamel,
    PlayCard,
    Send,
    SendCamel,
    Tip,
    UseCarpet,
)
from zoco.games.scheherazade.travels import TreasureFound

CARDS = standard("scheherazade")["cards"]
LOCALES = {"en": "en-US", "de": "de-DE"}
MANY = 60
"""So many of one card that the pile does not run out before somebody can use it."""
STEPS = 3
USES: dict[str, type[Move]] = {
    "harem_guard": BribeGuard,
    "flying_carpet": UseCarpet,
    "wonder_lamp": Ask,
    "safe_conduct": Lead,
    "racing_camel": MoveCamel,
    "treasure": Tip,
    "vizier": BribeVizier,
}
"""What is done with a card that was taken."""


def uses(table: Any, seat: int) -> Iterator[Move]:
    """How a seat can use the one card of this edition now: it lies open, or is held."""
    effect = table.edition.cards[0].effect
    if effect in USES:
        moves = (move for move in GAME.moves(table, seat) if isinstance(move, USES[effect]))
        yield from (move for move in moves if by_card(table, seat, effect, move))
    elif (card := open_card(table)) and executable(table, card):
        ways = PlayCard | Send | SendCamel | Exchange
        yield from (move for move in GAME.musts(table, seat) if isinstance(move, ways))


def by_card(table: Any, seat: int, effect: str, move: Any) -> bool:
    """Whether a move is only possible, or other than usual, by this card."""
    match effect:
        case "wonder_lamp":
            return bool(move.means == "lamp")
        case "safe_conduct":
            return move.start in table.edition.ambushes and table.holding(seat, effect) >= 0
        case "racing_camel":
            return move.end not in table.edition.way.camel_ends[STEPS][move.start]
        case "treasure":
            return any(isinstance(it, TreasureFound) for it in GAME.play(table, seat, move)[1])
    return True


def by_two_means(table: Any, seat: int) -> bool:
    """A question pearl and a lamp."""
    moves = GAME.moves(table, seat)
    return {"pearl", "lamp"} <= {move.means for move in moves if isinstance(move, Ask)}


@pytest.mark.soak
def test_4_1_who_can_ask_by_two_means_chooses_one(visitor: Invite) -> None:
    lamps = standard("scheherazade", cards=[{"effect": "wonder_lamp"}] * MANY)
    log = until("scheherazade", 4, by_two_means, level="trader", edition=lamps)
    ada = visitor(size=(1280, 660))
    frames = Frames(ada)
    sit(ada, log)
    exact(ada, frames)
    seat = log.game.actors(log.table)[0]
    by_lamp = Ask((seat + 1) % 4, log.table.colours[0], "lamp")
    before = len(frames.told)
    make(ada, Hands(("mouse",)), msgspec.to_builtins(by_lamp))
    assert told_as(GAME.play(log.table, seat, by_lamp)[1]) <= set(frames.told[before:])


def told_as(events: tuple[Event, ...]) -> set[str]:
    """The kinds of events, as they travel."""
    return {str(type(event).__struct_config__.tag) for event in events}


@pytest.mark.soak
@pytest.mark.parametrize(
    "number", range(len(CARDS)), ids=lambda at: "-".join(map(str, CARDS[at].values()))
)
def test_5_3_every_event_card_is_drawn_shown_and_used(visitor: Invite, number: int) -> None:
    card, language = CARDS[number], ("en", "de")[number % 2]
    edition = standard("scheherazade", cards=[card] * MANY)
    log = until("scheherazade", 6, lambda *at: any(uses(*at)), level="trader", edition=edition)
    seat = log.game.actors(log.table)[0]
    move = next(uses(log.table, seat))
    ada = visitor(size=(1280, 660), has_touch=True, locale=LOCALES[language])
    frames = Frames(ada)
    sit(ada, log)
    params = {"effect": card["effect"], "colour": "", "amount": 0, "kind": KINDS[card["effect"]]}
    shown, words = ada.page.locator(f"{BOARD} .event"), Texts(GAME.package, language)
    for key in ("card-kind", "card-name", "card-text"):
        expect(shown).to_contain_text(words.word(key, **{**params, **card}))
    ada.page.evaluate(UNFOLD)
    before = len(frames.told)
    make(ada, Hands((INPUTS[number % 3],)), msgspec.to_builtins(move))
    assert told_as(GAME.play(log.table, seat, move)[1]) <= set(frames.told[before:])
