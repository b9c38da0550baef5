"""Blind Well as the contract asks for it: what seats see, what they imagine, what is secret."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import Game, Kinds, Secret, View
from zoco.core.meta import Meta
from zoco.core.moves import Move
from zoco.core.notation import Notation
from zoco.core.phase import Phase
from zoco.core.result import Measure, Result, ranked
from zoco.core.rng import Rng, pick, shuffled
from zoco.core.said import Said
from zoco.testkit.toy.meta import META
from zoco.testkit.toy.pieces import NO_CARD, Bared, Did, Do, Draw, Raise, ToyOptions, eye
from zoco.testkit.toy.rules import DrawCard, Table, ToyEdition, ToyPhase, ToyTable, put, turn

P = TypeVar("P", bound=Phase)
TRIES = 1000


class ToyView(View, Generic[P], frozen=True):
    """The table with hidden values 0, hidden choices "?" and no pile but its size."""

    table: ToyTable[P]
    pile: int


Seen = ToyView[ToyPhase]


def masked(table: Table, seat: int | None) -> Table:
    """Without what `seat` may not know."""
    values = [c.value if c.seen & eye(seat) else 0 for c in table.hands + table.tail]
    sealed = tuple(c if s == seat or not c else "?" for s, c in enumerate(table.sealed))
    return replace(table.with_values(values), sealed=sealed)


def imagined(view: Seen, rng: Rng) -> Table:
    """Any cards that raises do not rule out, as if nobody had chosen by them; any choices."""
    table, loose = view.table, list(view.table.edition.cards)
    values = [card.value for card in table.hands + table.tail]
    for value in values:
        if value > 0:
            loose.remove(value)
    unknown = [place for place, value in enumerate(values) if value == 0]
    least = [(table.hands + table.tail)[place].least for place in unknown]
    for _ in range(TRIES):
        loose = shuffled(rng, loose)
        if all(value >= low for value, low in zip(loose, least, strict=False)):
            break
    for place in unknown:
        values[place] = loose.pop(0)
    sealed = tuple(pick(rng, ("keep", "bury")) if c == "?" else c for c in table.sealed)
    return replace(table.with_values(values + loose), sealed=sealed)


def swap_card(in_tail: bool, table: Table, seat: int | None, rng: Rng) -> Table | None:
    """A card of a hand, or of the tail, changes places with another that `seat` never saw."""
    cards, hands = table.cards, len(table.hands)
    values = [card.value for card in cards]
    unseen = [place for place, card in enumerate(cards) if not card.seen & eye(seat)]
    ours = range(hands, hands + len(table.tail)) if in_tail else range(hands)
    pairs = [
        (one, other)
        for one in unseen
        for other in unseen
        if one in ours and cards[one].least <= values[other]
        if values[other] != values[one] >= cards[other].least
    ]
    if not pairs:
        return None
    one, other = pick(rng, pairs)
    values[one], values[other] = values[other], values[one]
    return table.with_values(values)


def swap_seal(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """Somebody else has sealed the other choice."""
    sealed = [other for other, choice in enumerate(table.sealed) if choice and other != seat]
    if not sealed:
        return None
    other = pick(rng, sealed)
    choice = "keep" if table.sealed[other] == "bury" else "bury"
    return replace(table, sealed=put(table.sealed, other, choice))


class Toy(Game[Table, Seen]):
    """Blind Well."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.testkit.toy"
    may_odds: ClassVar[int] = 4
    kinds: ClassVar[Kinds] = Kinds(
        Table, Draw | Raise | Do, Did | Bared, Seen, ToyOptions, ToyEdition
    )
    notation: ClassVar[Notation] = Notation(Draw | Raise | Do)
    secrets: ClassVar[tuple[Secret[Any], ...]] = (
        Secret("a card in a hand", partial(swap_card, False)),
        Secret("a card in the tail", partial(swap_card, True)),
        Secret("a sealed choice", swap_seal),
    )

    def start(self, seats: int, options: ToyOptions, edition: ToyEdition) -> Table:
        """Everybody draws a card (toy 1.1), nobody has gems (toy 1.2)."""
        return ToyTable(
            agenda=(*map(DrawCard, range(seats)), *turn(seats)),
            options=options,
            edition=edition,
            hands=(NO_CARD,) * seats,
            sealed=("",) * seats,
            gems=(0,) * seats,
            bank=edition.bank,
            pile=tuple(sorted(edition.cards)),
        )

    def view(self, table: Table, seat: int | None) -> Seen:
        """What `seat` saw."""
        return ToyView(seat, masked(table, seat), len(table.pile))

    def spectate(self, view: Seen) -> Seen:
        """What everybody saw."""
        return ToyView(None, masked(view.table, None), view.pile)

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """A table that the viewer cannot rule out."""
        return imagined(view, rng)

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        """How many unknown cards there are to draw from."""
        return (Said("fact-pile", {"cards": view.pile}),) if move == Do("bury") else ()

    def score(self, table: Table) -> Result:
        """Gems and card; ties by the card (toy 4.1)."""
        cards = tuple(card.value for card in table.hands)
        points = tuple(gems + card for gems, card in zip(table.gems, cards, strict=True))
        return ranked((Measure("points", "toy 4.1", points), Measure("card", "toy 4.1", cards)))

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Gems, and cards of each value."""
        values = [card.value for card in table.cards]
        cards = {f"card {value}": values.count(value) for value in table.edition.cards}
        return {"gems": sum(table.gems) + table.bank, **cards}

    def flaws(self, table: Table) -> tuple[str, ...]:
        """No card is worth less than its seat raised to (toy 3.1)."""
        return tuple("a card below its raise" for c in table.cards if 0 < c.value < c.least)

    def longest(self, seats: int, options: ToyOptions) -> int:
        """The deal; then each round a choice, a card and an offer for everybody."""
        return seats * (1 + 3 * options.rounds)


GAME = Toy()
