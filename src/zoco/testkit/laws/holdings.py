"""Holdings: what lies in front of each seat, from the view alone and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.game import Game
from zoco.core.holdings import Holding
from zoco.core.words.said import Said
from zoco.testkit.laws.texts import unsayable
from zoco.testkit.spots import Spot
from zoco.testkit.violation import Violation

LAW = "holdings-told"


def holdings_told(spot: Spot) -> None:
    """Every seat has its holdings, all of which can be said; spectators see what is public."""
    game = spot.game
    public = game.holdings(game.view(spot.table, None))
    for viewer in spot.viewers:
        view = game.view(spot.table, viewer)
        for complaint in complaints(game, game.holdings(view), spot.seats):
            raise Violation(LAW, complaint)
        if game.holdings(game.spectate(view)) != public:
            raise Violation(LAW, f"the view of seat {viewer} makes other holdings for spectators")
        _sealed_alike(public, game.holdings(view), viewer)


def complaints(game: Game[Any, Any], holdings: tuple[Holding, ...], seats: int) -> Iterator[str]:
    """What is wrong with holdings."""
    if [holding.seat for holding in holdings] != list(range(seats)):
        yield f"there are holdings of {[h.seat for h in holdings]}, not of {seats} seats in order"
    for piece in (piece for holding in holdings for piece in holding.pieces):
        said = Said(f"piece-{piece.kind}", {"count": 1 if piece.count is None else piece.count})
        yield from filter(None, (unsayable(game, said),))
        if piece.count is not None and piece.count < 0:
            yield f"there are {piece.count} of {piece.kind}"


def _sealed_alike(
    public: tuple[Holding, ...], own: tuple[Holding, ...], viewer: int | None
) -> None:
    """That somebody has chosen is public: all see it alike."""
    if [holding.sealed for holding in public] != [holding.sealed for holding in own]:
        raise Violation(LAW, f"seat {viewer} sees other seats as sealed than spectators do")
