"""What a bot asks or offers is shown to the people whom it concerns before the bot goes on."""

from __future__ import annotations

from tests.server.test_bots_manners import SCHEHERAZADE
from tests.server.test_manners import answering, asked_for_passage
from zoco.bots.registry import bot
from zoco.cli.play.seating import Seating
from zoco.cli.play.session import Session
from zoco.games.scheherazade.events import PassageAsked

NAMES = ("Ada", "Bob", "Cid", "Dora")


def session(*humans: int) -> Session:
    """A table where a bot has just asked for a passage, which these people could pay."""
    log, _ = asked_for_passage()
    levels = {seat: "random" for seat in range(4) if seat not in humans}
    bots = {seat: bot(SCHEHERAZADE, level) for seat, level in levels.items()}
    return Session(log, Seating(NAMES, humans, levels), bots, "seed", None)


def test_a_question_for_passage_is_shown_before_the_bot_goes_on() -> None:
    _, seat = asked_for_passage()
    match = session(seat)
    before = match.table
    assert any(isinstance(event, PassageAsked) for event in match.log.line[-1].events)
    assert match.advance() == seat
    assert match.table is before, "nobody has moved meanwhile"
    assert not match.must(seat)
    match.let_be(seat)
    match.advance()
    assert match.table is not before


def test_everybody_whom_it_concerns_is_asked_in_turn() -> None:
    people = answering(asked_for_passage()[0].table)
    match = session(*people)
    before, asked = match.table, []
    while (seat := match.advance()) is not None and match.table is before:
        asked.append(seat)
        match.let_be(seat)
    assert asked == list(people)


def test_an_answer_is_heard_before_the_bot_decides() -> None:
    _, seat = asked_for_passage()
    match = session(seat)
    assert match.advance() == seat
    match.play(seat, SCHEHERAZADE.read("offer 1"))
    assert match.table.turn.offers[seat] == 1
