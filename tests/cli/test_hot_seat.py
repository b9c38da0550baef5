"""Who is shown a page, and when: the curtain between people, and mays before bots go on."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import zoco as library
from tests.cli.conftest import Zoco
from zoco.bots.bot import UNTIMED, Bot, Clock
from zoco.cli.play.seating import Seating
from zoco.cli.play.session import Session
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.core.moves import NOTHING, Move, Moves
from zoco.core.rng import Rng
from zoco.testkit.toy.game import GAME, Do, Offer, Toy, ToyTable

HANDED = "Hand the keyboard over to"
PEOPLE = Seating(("Ada", "Ben", "Cleo"), (0, 1, 2), {})


def session_of(key: str, seed: int = 1) -> Session:
    """Three people and no bot."""
    log = Log.start(library.load(key), 3, players=PEOPLE.players)
    return Session(log, PEOPLE, {}, str(seed), None)


def test_where_nothing_is_hidden_nothing_is_handed_over(here: Zoco) -> None:
    typed = "1\n" * 40
    for key in ("suleika", "bazaar"):
        told = here("play", key, "--seats", "3", "--hot-seat", "--seed", "3", typed=typed).stdout
        assert re.search(r"^Guest 2 > 1$", told, re.MULTILINE)
        assert HANDED not in told


def test_basari_2_2_cards_are_chosen_behind_the_curtain_and_offers_made_in_the_open(
    here: Zoco,
) -> None:
    """Three arches; three cards, the same for all but one; then two of them haggle."""
    typed = "\n".join(["1", "2", "3", "", "2", "", "2", "", "3"]) + "\n"
    told = here("play", "basari", "--seats", "3", "--hot-seat", "--seed", "4", typed=typed).stdout
    before, *secret = told.split(HANDED)
    assert before.count("Where does your merchant start?") == 3
    assert len(secret) == 3
    assert "negotiate for Points" in secret[-1]


@pytest.mark.parametrize("key", ["suleika", "bazaar", "basari", "basari_cards"])
def test_what_is_open_looks_the_same_to_all_before_and_after_the_decision(key: str) -> None:
    session, rng = session_of(key), Random(2)
    found = set()
    while (seat := session.advance()) is not None and session.log.ply < 200:
        others = [one for one in PEOPLE.humans if one != seat]
        is_open = session.is_open(seat, others)
        found.add(is_open)
        session.play(seat, session.musts(seat).sample(rng))
        if is_open:
            spectators = {str(session.game.spectate(session.view(one))) for one in PEOPLE.humans}
            assert len(spectators) == 1
            assert len({str(view_of(session, one)) for one in PEOPLE.humans}) == 1
    assert found == ({True} if key in ("suleika", "bazaar") else {True, False})


def view_of(session: Session, seat: int) -> Any:
    """What a seat knows, whoever it is."""
    view = session.view(seat)
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}


class Shown(Toy):
    """A card that is shown concerns the others, and opens to them what they may do."""

    def concerned(self, table: ToyTable) -> tuple[int, ...]:
        return self.free(table) if self.mays(table, 0) else ()

    def mays(self, table: ToyTable, seat: int) -> Moves:
        shown = any(None in card.seen for card in table.hands)
        return super().mays(table, seat) if shown else NOTHING


class Keeper(Bot):
    """Keeps its card and passes."""

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        return next(move for move in (Do("keep"), Do("pass")) if move in moves)


def toy_session(game: Toy, person: int) -> Session:
    """One person and one bot, each with a first card."""
    seating = Seating(("Ada", "Ben"), (person,), {1 - person: "novice"})
    log, bots = Log.start(game, 2, {"rounds": 1}), {1 - person: Keeper("novice", "novice")}
    while game.actors(log.table) == (CHANCE,):
        log.append(CHANCE, game.outcomes(log.table).sample(Random(1)))
    return Session(log, seating, bots, "seed", None)


@pytest.mark.parametrize("game", [Shown(), GAME])
def test_what_concerns_a_person_is_shown_before_the_bot_goes_on(game: Toy) -> None:
    session = toy_session(game, person=0)
    while session.table.agenda[0] != Offer((1,)):
        assert session.advance() == 0
        session.play(0, Keeper("", "").choose(None, session.musts(0), Random(), UNTIMED))
    session.log.append(1, Do("show"))
    if game is not GAME:
        assert (session.advance(), session.log.line[-1].move) == (0, Do("show"))
        session.let_be(0)
    assert session.advance() is None
    assert [entry.move for entry in session.log.line[-2:]] == [Do("show"), Do("pass")]


def test_whose_decision_ends_a_chapter_is_asked_for_what_may_be_done_in_the_next() -> None:
    session = toy_session(GAME, person=1)
    session.log.append(0, Do("keep"))
    session.play(1, Do("keep"))
    assert session.game.actors(session.table) == (0,)
    assert session.advance() == 1
    assert list(session.mays(1)) == [Do("show")]
    session.let_be(1)
    assert session.advance() == 1
    assert session.must(1)


def test_who_has_used_a_may_is_asked_for_what_else_may_be_done() -> None:
    session = toy_session(GAME, person=1)
    assert session.advance() == 1
    session.play(1, Do("keep"))
    session.play(1, Do("show"))
    assert session.advance() == 1
    assert list(session.mays(1)) == [Do("keep"), Do("bury")]
    session.play(1, Do("bury"))
    session.advance()
    assert session.log.line[-1].seat == CHANCE, "the same again is not asked for"


def test_what_was_waved_off_is_not_asked_for_again_in_the_next_chapter() -> None:
    log = Log.start(GAME, 2, {"rounds": 2})
    seating = Seating(("Ada", "Ben"), (1,), {0: "novice"})
    session = Session(log, seating, {0: Keeper("novice", "novice")}, "seed", None)
    unasked = 0
    while (seat := session.advance()) is not None:
        if session.must(seat):
            musts = session.musts(seat)
            session.play(seat, Keeper("", "").choose(None, musts, Random(), UNTIMED))
        else:
            assert list(session.mays(seat)) == [Do("show")]
            unasked += 1
            session.let_be(seat)
    assert unasked == 1, "before each throw of the bot in two rounds she might have shown"
