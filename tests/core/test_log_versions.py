"""Rules change: a log of another version goes on where its hashes agree, and says why where not."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from tests.core.bids import rules
from tests.core.bids.game import BidsGame, BidsLog
from tests.core.bids.rules import Seal, Take
from tests.core.matches import bidding_log, finished_log
from zoco.core.events import Event
from zoco.core.faults import BadInput
from zoco.core.game import Game, Kinds
from zoco.core.meta import Meta
from zoco.core.moves import Move


class SameRules(BidsGame):
    """Version 4: nothing that this log could tell."""

    meta: ClassVar[Meta] = replace(BidsGame.meta, rules_version=4)


class OtherTable(SameRules):
    """Version 4: a prize counts twice."""

    def play(self, table: Any, seat: int, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """As ever, but for the prize."""
        after, events = super().play(table, seat, move)
        gained = isinstance(move, Take)
        prizes = rules.placed(after.prizes, seat, after.prizes[seat] + 1)
        return (replace(after, prizes=prizes) if gained else after), events


class OtherEvents(SameRules):
    """Version 4: nobody is told."""

    def play(self, table: Any, seat: int, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """As ever, but silent."""
        return super().play(table, seat, move)[0], ()


class Stricter(SameRules):
    """Version 4: bids end at 1."""

    def edition(self, given: Any = None) -> Any:
        """The same with a lower bound."""
        return replace(super().edition(given), highest=1)


class OtherShape(SameRules):
    """Version 4: there is no taking any more."""

    kinds: ClassVar[Kinds] = BidsGame.kinds._replace(move=rules.Toss | rules.Seal)


def read_by(game: Game[Any, Any], data: bytes) -> BidsLog:
    """The log as these rules read it."""

    class OneGame(BidsLog):
        @staticmethod
        def find_game(key: str) -> Game[Any, Any]:
            return game if key == "bids" else BidsLog.find_game(key)

    return OneGame.loads(data)


def test_equal_tables_let_a_running_match_of_another_version_go_on() -> None:
    log = read_by(SameRules(), bidding_log().dumps())
    assert log.header.rules_version == 3
    assert log.game.meta.rules_version == 4
    log.append(1, Seal(1))
    assert read_by(SameRules(), log.dumps()).head == log.head


@pytest.mark.parametrize(
    ("game", "where"),
    [
        (
            OtherTable(),
            "log, line 6, field table: the rules differ from those that wrote it: they",
        ),
        (
            OtherEvents(),
            "log, line 2, field events: the rules differ from those that wrote it: they",
        ),
        (OtherShape(), 'log, line 6, field move.type: is not a known value (found "take")'),
        (Stricter(), "log, line 2, field table: the rules differ"),
    ],
)
def test_unequal_ones_close_it_with_an_explanation(game: Game[Any, Any], where: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_by(game, finished_log().dumps())
    message = str(caught.value)
    assert message.startswith(where)
    assert message.endswith("; it was played by rules version 3, these are version 4.")


def test_the_same_version_is_not_blamed() -> None:
    class Broken(OtherTable):
        meta: ClassVar[Meta] = BidsGame.meta

    with pytest.raises(BadInput) as caught:
        read_by(Broken(), finished_log().dumps())
    assert str(caught.value).startswith("log, line 6, field table: ")
    assert "version" not in str(caught.value)


class Sealed(rules.Sealed, frozen=True, tag="sealed"):
    """A later version of the event: it gained a field with a default."""

    loudly: bool = False


class Grown(SameRules):
    """Version 4: an event can say more than it could."""

    kinds: ClassVar[Kinds] = BidsGame.kinds._replace(
        event=rules.Tossed | Sealed | rules.Noted | rules.Opened | rules.Chose
    )

    def play(self, table: Any, seat: int, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """As ever, with the new event."""
        after, events = super().play(table, seat, move)
        return after, tuple(
            Sealed(event.seat) if type(event) is rules.Sealed else event for event in events
        )


def test_a_field_that_was_added_with_a_default_breaks_no_old_log() -> None:
    assert read_by(Grown(), finished_log().dumps()).head == finished_log().head
