"""`zoco play`: from what was typed to a match at this terminal."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import NamedTuple

import zoco
from zoco.bots.bot import Bot
from zoco.bots.registry import bot
from zoco.cli.console import make_console
from zoco.cli.given import check_new, game_of, levels_of, seats_of, words_of
from zoco.cli.options import options_of
from zoco.cli.play.layout import note
from zoco.cli.play.lines import Lines
from zoco.cli.play.screen import Screen
from zoco.cli.play.seating import Seating, human_seats, seated, seating_of
from zoco.cli.play.session import Session
from zoco.cli.play.terminal import Terminal
from zoco.cli.saved import log_of
from zoco.cli.speech import Speech
from zoco.core.faults import bad, shown
from zoco.core.log.log import Log


class Wish(NamedTuple):
    """What was typed after `zoco play`."""

    game: str | None
    seats: int | None
    human: str | None
    hot_seat: bool
    bots: str | None
    options: list[str]
    edition: str | None
    seed: int | None
    language: str
    save: Path | None
    resume: Path | None
    names: str | None


def play(wish: Wish) -> None:
    """Play a new match, or one that was saved."""
    log, seating = _resumed(wish) if wish.resume else _new(wish)
    bots = {seat: bot(log.game, level) for seat, level in seating.levels.items()}
    number = secrets.randbelow(10**9) if wish.seed is None else wish.seed
    seed = f"{number}/{log.seq}"
    session = Session(log, seating, bots, seed, wish.save or wish.resume)
    speech = Speech(log.game, wish.language, seating.names)
    console = make_console()
    screen = Screen(console, speech)
    _welcome(screen, session, bots, number)
    terminal = Terminal(session, screen, Lines(console))
    try:
        terminal.run()
    except KeyboardInterrupt:
        screen.line("")
        terminal.commands.rescue()
        raise
    except Exception:
        terminal.commands.rescue()
        raise


def _new(wish: Wish) -> tuple[Log, Seating]:
    if wish.game is None:
        raise bad("wrong-which-game")
    game = game_of(wish.game)
    options = options_of(game, wish.options)
    seats = seats_of(game, wish.seats, options)
    game.setup(seats, options, wish.edition)
    seating = _seating(wish, seats)
    if wish.save is not None:
        check_new(wish.save)
    log = zoco.Log.start(game, seats, options, wish.edition, seating.players)
    return log, seating


def _seating(wish: Wish, seats: int) -> Seating:
    if wish.hot_seat and (wish.human is not None or wish.bots is not None):
        raise bad("wrong-hot-seat")
    humans = human_seats(words_of(wish.human), wish.hot_seat, seats)
    levels = levels_of(wish.bots)
    return seated(seats, humans, levels, words_of(wish.names), wish.language)


def _resumed(wish: Wish) -> tuple[Log, Seating]:
    assert wish.resume is not None
    fixed = {
        "--seats": wish.seats,
        "--human": wish.human,
        "--hot-seat": wish.hot_seat or None,
        "--bots": wish.bots,
        "--option": wish.options or None,
        "--edition": wish.edition,
        "--names": wish.names,
    }
    given = [name for name, value in fixed.items() if value is not None]
    if given:
        raise bad("wrong-resume", given=", ".join(given))
    if wish.save is not None:
        check_new(wish.save)
    log = log_of(wish.resume)
    if wish.game is not None and game_of(wish.game) is not log.game:
        raise bad("wrong-resume-game", file=wish.resume.name, title=log.game.meta.title)
    return log, seating_of(log, wish.language)


def _origin(screen: Screen, session: Session) -> str:
    """The edition in a sentence: a reconstruction is not passed off as a copy."""
    edition = session.game.edition(session.log.header.edition)
    whole = getattr(edition.provenance, screen.speech.language)
    found = re.match(r".+?[.!?](?=\s|$)", whole)
    told = {"name": edition.name, "origin": shown(found[0] if found else whole, LONGEST_ORIGIN)}
    return screen.speech.word("welcome-edition", **told)


LONGEST_ORIGIN = 200


def _welcome(screen: Screen, session: Session, bots: dict[int, Bot], seed: int) -> None:
    """Three sentences are enough to begin."""
    title = session.game.meta.title
    screen.say("welcome", "title", title=title, seed=str(seed))
    for key in ("welcome-turns", "welcome-choose", "welcome-help"):
        screen.say(key)
    level_of = screen.speech.words.level
    people = [
        f"{session.seating.names[seat]} ({level_of(one.level)})" for seat, one in bots.items()
    ]
    if people:
        screen.say("welcome-bots", names=screen.speech.listed(people))
    screen.notes([note(_origin(screen, session), "fact")])
    for asked, level in {one.asked: one.level for one in bots.values()}.items():
        if asked != level:
            levels = {"asked": level_of(asked), "level": level_of(level)}
            screen.say("stands-in", "wrong", title=title, **levels)
    screen.line("")
