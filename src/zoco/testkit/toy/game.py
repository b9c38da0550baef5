"""Blind Well, the smallest whole game: hidden cards, sealed choices, a rising offer, a pile."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from zoco.core import chance, edition, events, game, meta, notation, options, phase, result
from zoco.core.holdings import Holding, Piece
from zoco.core.moves import Few, Move, Moves, Numbers, any_of
from zoco.core.rng import Rng, pick, shuffled
from zoco.core.table import Table, bare, changed, memory_of

EVERYBODY = (None, 0, 1, 2)  # the eyes of the public, and of the seats


class ToyOptions(options.Options, frozen=True):  # how long it lasts, and what is allowed
    paragraphs: ClassVar[dict[str, str]] = {"rounds": "toy 4.1", "showing": "toy 2.4"}
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    showing: bool = True


class ToyEdition(edition.Edition, frozen=True, dict=True):  # what is in the box
    cards: tuple[int, ...]  # the values of all (toy 1.1)
    gems: int  # of each seat at the start (toy 1.2)


class Do(Move, frozen=True):
    """What a seat or chance decides: a word, and a number with raises and drawn cards."""

    notation = "{what:word}{number:if_any}"
    what: Literal["draw", "keep", "bury", "raise", "pass", "show"]
    number: Annotated[int, Meta(ge=0, le=9)] = 0


class Did(events.Event, frozen=True):  # what a seat did, told to all
    what: str
    seat: int
    value: int = 0


class Threw(Did, frozen=True):  # how many gems a seat threw into the well, if any
    remembered: ClassVar[bool] = True


class Bared(Did, frozen=True):  # what was hidden, told to the eyes in `seen`
    reveals: ClassVar[bool] = True
    seen: tuple[int | None, ...] = EVERYBODY

    def seen_by(self, seat: int | None) -> bool:
        return seat in self.seen


class Card(Struct, frozen=True):  # a value, 0 if hidden, and the eyes that have ever seen it
    value: int
    seen: tuple[int | None, ...] = ()


class DrawCard(phase.ChancePhase, frozen=True):
    """A seat draws the top card (toy 2.3) and lays its old one to the very bottom (toy 2.2)."""

    paragraph: ClassVar[str] = "toy 2.3"
    seat: int

    def outcomes(self, table: ToyTable) -> chance.Outcomes:
        top = [card for card in table.pile if not card.seen] or table.pile[:1]
        return chance.equally("toy 2.3", (Do("draw", card.value) for card in top))

    def play(self, table: ToyTable, seat: int, move: Do) -> phase.Played:
        place = [card.value for card in table.pile].index(move.number)
        card = Card(move.number, (*table.pile[place].seen, self.seat))
        pile = table.pile[:place] + table.pile[place + 1 :] + table.hands[self.seat :][:1]
        hands = (*table.hands[: self.seat], card, *table.hands[self.seat + 1 :])
        after = replace(table, hands=hands, pile=pile)
        told = Did("take", self.seat), Bared("draw", self.seat, card.value, card.seen)
        return replace(after, agenda=table.agenda[1:]), told


class SealChoices(phase.Phase, frozen=True):
    """All seal a choice and may change it until the last is in (toy 2.1), or show (toy 2.4)."""

    paragraph: ClassVar[str] = "toy 2.1"
    seats: tuple[int, ...]

    def actors(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if not table.sealed[seat])

    def free(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(seat for seat in range(table.seats) if self.mays(table, seat))

    def moves(self, table: ToyTable, seat: int) -> Moves:
        return Few((Do("keep"), Do("bury")))

    def mays(self, table: ToyTable, seat: int) -> Moves:
        change = (Do("keep"), Do("bury")) if table.sealed[seat] else ()
        shows = table.options.showing and None not in table.hands[seat].seen
        return Few((*change, Do("show")) if shows else change)

    def play(self, table: ToyTable, seat: int, move: Do) -> phase.Played:
        if move.what == "show":
            card = Card(table.hands[seat].value, EVERYBODY)
            told = Bared("show", seat, card.value)
            return replace(table, hands=changed(table.hands, seat, card)), (told,)
        sealed, did = changed(table.sealed, seat, move.what), Did("seal", seat)
        if "" in sealed:
            return replace(table, sealed=sealed), (did,)
        draws = [DrawCard(s) for s, choice in enumerate(sealed) if choice == "bury"]
        after = replace(table, agenda=(*draws, *table.agenda[1:]), sealed=("",) * len(sealed))
        return after, (did, *(Bared(choice, s) for s, choice in enumerate(sealed)))


class Offer(SealChoices, frozen=True):
    """A seat throws more gems into the well than the last who did, or passes (toy 3.1)."""

    paragraph: ClassVar[str] = "toy 3.1"

    def moves(self, table: ToyTable, seat: int) -> Moves:
        more = Numbers("toy 3.1", Do("raise"), "number", table.offer[0] + 1, table.gems[seat])
        return any_of(Few((Do("pass"),)), more)

    def play(self, table: ToyTable, seat: int, move: Do) -> phase.Played:
        if move.what == "show":
            return super().play(table, seat, move)
        gems = changed(table.gems, seat, table.gems[seat] - move.number)
        after = replace(table, agenda=table.agenda[1:], gems=gems, well=table.well + move.number)
        offer = (move.number, seat) if move.what == "raise" else table.offer
        return replace(after, offer=offer), (Threw(move.what, seat, move.number),)


class ToyTable(Table[DrawCard | SealChoices | Offer], frozen=True):
    """`pile`, from its top: cards that nobody has seen, as a sorted multiset; then buried ones."""

    seats: int
    options: ToyOptions
    edition: ToyEdition
    sealed: tuple[str, ...]
    gems: tuple[int, ...]
    pile: tuple[Card, ...]
    hands: tuple[Card, ...] = ()
    well: int = 0
    offer: tuple[int, int] = (0, 0)  # how much was thrown last, and by whom


class Seen(game.View, frozen=True):  # a table with 0 for hidden values, "?" for hidden choices
    table: ToyTable


def otherwise(table: ToyTable, seat: int | None, rng: Rng | None = None) -> ToyTable:
    """What `seat` cannot know is drawn by chance; without `rng` it is left open."""
    cards, held = table.hands + table.pile, len(table.hands)
    loose = Counter(table.edition.cards) - Counter(c.value for c in cards if seat in c.seen)
    values = iter(shuffled(rng, [*loose.elements()]) if rng else [0] * len(cards))
    cards = tuple(c if seat in c.seen else Card(next(values), c.seen) for c in cards)
    pile = sorted(cards[held:], key=lambda card: 9 if card.seen else card.value)
    choices = [pick(rng, ("keep", "bury")) if rng else "?" for _ in table.sealed]
    sealed = [c if s == seat or not c else choices[s] for s, c in enumerate(table.sealed)]
    return replace(table, hands=cards[:held], pile=tuple(pile), sealed=tuple(sealed))


def swap(table: ToyTable, seat: int | None, rng: Rng) -> ToyTable | None:
    """Other cards and choices are hidden from `seat`."""
    other = otherwise(table, seat, rng)
    return None if other == table else other


class Toy(game.Game[ToyTable, Seen]):
    meta = meta.Meta("toy", "Blind Well", "A toy", ("zoco",), 2025, (2, 3), 1, "toy 4.1", ("1.3",))
    kinds = game.Kinds(ToyTable, Do, Did | Threw | Bared, Seen, ToyOptions, ToyEdition)
    number = notation.Code(r"(?: [1-9])?", lambda n: f" {n}" if n else "", lambda t: int(t or 0))
    notation = notation.Notation(Do, {"if_any": number})
    package = "zoco.testkit.toy"
    secrets: ClassVar[tuple[game.Secret[Any], ...]] = (game.Secret("hidden", swap, ("bared",)),)

    def start(self, seats: int, options: ToyOptions, edition: ToyEdition) -> ToyTable:
        everyone, pile = tuple(range(seats)), tuple(map(Card, sorted(edition.cards)))
        turns = (SealChoices(everyone), *(Offer((seat,)) for seat in everyone)) * options.rounds
        deal, gems = map(DrawCard, everyone), (edition.gems,) * seats
        return ToyTable((*deal, *turns), seats, options, edition, ("",) * seats, gems, pile)

    def look(self, table: ToyTable, seat: int | None) -> Seen:
        return Seen(seat, otherwise(bare(table), seat))

    def opened(self, table: ToyTable) -> Seen:
        """All cards and choices."""
        return Seen(seat=None, table=table, recalled=table.memory.events)

    def spectate(self, view: Seen) -> Seen:
        return replace(view, seat=None, table=otherwise(view.table, None))

    def imagine(self, view: Seen, rng: Rng) -> ToyTable:
        return replace(otherwise(view.table, view.seat, rng), memory=memory_of(view.recalled))

    def score(self, table: ToyTable) -> result.Result:
        shown = [card.value if None in card.seen else 0 for card in table.hands]
        points = [gems + card for gems, card in zip(table.gems, shown, strict=True)]
        points[table.offer[1]] += table.well  # empty if nobody has thrown (toy 3.2)
        return result.ranked((result.Measure("points", "toy 4.1", tuple(points)),))

    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        cards = [Piece("card", 1, None not in card.seen) for card in view.table.hands]
        gems = (Piece("gem", number) for number in view.table.gems)
        pieces = zip_longest(gems, cards, fillvalue=Piece("card", 0))
        sealed = map(bool, view.table.sealed)
        return tuple(map(Holding, range(view.table.seats), pieces, sealed))

    def conserved(self, table: ToyTable) -> dict[str, int]:
        cards = Counter(f"card {card.value}" for card in table.hands + table.pile)
        return {"gems": sum(table.gems) + table.well, **cards}

    def longest(self, seats: int, options: ToyOptions, edition: Any = None) -> int:
        return seats * (1 + 3 * options.rounds)


GAME = Toy()
