"""The TypeScript that the page is written against: messages, bodies, and each game's values."""

from __future__ import annotations

from typing import Any

from zoco.bots.review import Review
from zoco.bots.statistics.figures import Figures
from zoco.core.describe import Description
from zoco.core.game import Game
from zoco.core.words.rulebook import Rulebook
from zoco.server.wire import bodies, handover, herald, proof
from zoco.server.wire import messages as wire
from zoco.server.wire.statistics import MyStatistics
from zoco.server.wire.typescript import typescript

BODIES = (
    bodies.NewTable,
    bodies.Join,
    bodies.Spectate,
    bodies.Contribute,
    herald.SetHerald,
    herald.Herald,
    bodies.PutBot,
    bodies.Start,
    bodies.UseLink,
    bodies.Fork,
    bodies.Import,
    bodies.Try,
    bodies.Link,
    bodies.Privacy,
    bodies.Seated,
    bodies.Facts,
    bodies.Hint,
    bodies.GameInfo,
    bodies.Learn,
    bodies.Script,
    bodies.TableLine,
    bodies.Again,
    handover.HandoverLink,
    handover.Handover,
    handover.TakenOver,
    bodies.Position,
    bodies.Film,
    bodies.Words,
    bodies.Reasons,
    proof.Verdict,
    Review,
    Figures,
    MyStatistics,
    bodies.Problem,
    Rulebook,
)


def wire_types() -> str:
    """All messages on the socket and all bodies of HTTP."""
    named: dict[str, Any] = {
        "UpMessage": wire.UpMessage,
        "DownMessage": wire.DownMessage,
        "Description": Description,
    }
    named |= {kind.__name__: kind for kind in BODIES}
    return typescript(named, "The messages between the table server and its clients.")


def game_types(game: Game[Any, Any]) -> str:
    """The views, moves, events and options of one game."""
    kinds = game.kinds
    named = {"View": kinds.view, "Move": kinds.move, "GameEvent": kinds.event}
    named |= {"Options": kinds.options}
    return typescript(named, f"What a client of {game.meta.title} sees and sends.")
