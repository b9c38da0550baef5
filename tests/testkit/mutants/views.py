"""Blind Well with one fault each in what seats see and imagine."""

from __future__ import annotations

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.moves import Move
from zoco.core.phase import Played
from zoco.core.rng import Rng
from zoco.testkit.toy.game import Card, Seen, Toy, ToyTable


def forgotten(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as if nobody had ever seen them."""
    return tuple(Card(0) for _ in cards)


def remembered(cards: tuple[Card, ...], seen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The values of `cards`, with the eyes of `seen`."""
    return tuple(Card(card.value, true.seen) for card, true in zip(cards, seen, strict=True))


@breaks("views-imagined")
class ImaginesOwnCard(Toy):
    """Forgets all cards in hands, the own one too, and deals anew."""

    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        hands = view.table.hands
        blind = replace(view, table=replace(view.table, hands=forgotten(hands)))
        table = super().imagine(blind, rng)
        return replace(table, hands=remembered(table.hands, hands))


@breaks("views-imagined")
class ImaginesBuried(Toy):
    """Forgets what it has buried."""

    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        pile = view.table.pile
        blind = replace(view, table=replace(view.table, pile=forgotten(pile)))
        table = super().imagine(blind, rng)
        return replace(table, pile=remembered(table.pile, pile))


@breaks("views-imagined")
class ImaginesNobodyChose(Toy):
    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        table = super().imagine(view, rng)
        hidden = enumerate(view.table.sealed)
        return replace(table, sealed=tuple("" if c == "?" else table.sealed[s] for s, c in hidden))


@breaks("views-imagined")
class ImaginesNewCards(Toy):
    """Imagines hidden cards that the game does not have."""

    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        table = super().imagine(view, rng)
        return replace(table, pile=tuple(card if card.seen else Card(4) for card in table.pile))


@breaks("imagined-playable")
class ImaginesDeadEnd(Toy):
    """Imagines a pile in an order that the rules cannot draw from."""

    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        table = super().imagine(view, rng)
        return replace(table, pile=table.pile[::-1])

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        unknown = [card.value for card in table.pile if not card.seen]
        if unknown != sorted(unknown):
            raise LookupError("the pile is out of order")
        return super().play(table, seat, move)


@breaks("spectator-derivable")
class SpectatorPeeks(Toy):
    def spectate(self, view: Seen) -> Seen:
        return replace(view, seat=None)


@breaks("views-for-seats")
class ShowsStrangers(Toy):
    def view(self, table: ToyTable, seat: int | None) -> Seen:
        return self.look(table, seat)
