"""The rules of Bazaar, phase by phase; read them next to the rulebook."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, Product, Weighted, equally
from zoco.core.events import Event
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.result import Measure, Result, ranked
from zoco.core.words.said import Said
from zoco.games.bazaar.choices import Colours, Purchases, Surplus, Turns
from zoco.games.bazaar.data import LIMIT, PILE, PILES, WARE, BazaarEdition
from zoco.games.bazaar.events import (
    Began,
    Bought,
    CardsChosen,
    Closed,
    DieRolled,
    Exchanged,
    GaveBack,
    NothingLeft,
    PileUsedUp,
    StartRolled,
    StoneTaken,
    WareShown,
)
from zoco.games.bazaar.moves import (
    STAR,
    Buy,
    BuyNothing,
    Deal,
    Exchange,
    GiveBack,
    Roll,
    Rolled,
    RollForStart,
    Take,
    Uncover,
)
from zoco.games.bazaar.options import DRAWN, BazaarOptions
from zoco.games.bazaar.scoring import points_for
from zoco.games.bazaar.stones import NONE, ONE, Stones, count, heap_of, of_colour
from zoco.games.bazaar.table import UNSEEN, USED_UP, BazaarTable
from zoco.games.bazaar.unseen import Unseen

Played = tuple["Table", tuple[Event, ...]]

DIE = equally("bazaar 2.1", (Rolled(face) for face in range(6)))
FACE_ODDS = tuple((face, 1) for face in range(6))


def start(seats: int, options: BazaarOptions, edition: BazaarEdition) -> Table:
    """The table before anything is drawn (bazaar 1.1 to 1.4)."""
    return BazaarTable(
        agenda=opening(seats),
        options=options,
        edition=edition,
        exchange=(options.first_card, options.second_card),
        bank=heap_of([edition.stones] * 5),
        hands=(NONE,) * seats,
        points=(0,) * seats,
        wares=(0,) * seats,
        tops=(UNSEEN,) * PILES,
        left=(PILE,) * PILES,
        unseen=(1 << len(edition.wares)) - 1,
    )


def opening(seats: int) -> tuple[BazaarPhase, ...]:
    """Find the cards (bazaar 1.2), lay out the piles (bazaar 1.3), roll for the start (1.4)."""
    piles = tuple(UncoverWare(pile) for pile in range(PILES))
    return (ChooseCards(), *piles, RollOff(tuple(range(seats))))


@cache
def first_turn(seat: int) -> tuple[BazaarPhase, ...]:
    """In the first round everybody rolls (bazaar 2.1)."""
    return (RollDie(seat), EndTurn(seat))


@cache
def later_turn(seat: int) -> tuple[BazaarPhase, ...]:
    """Later: roll or exchange, then perhaps buy, and never keep more than ten (bazaar 2.2–2.5).

    An exchange looks for purchases itself: above ten one is compulsory.
    """
    return (RollOrExchange(seat), MayBuy(seat), EndTurn(seat))


class ChooseCards(ChancePhase, frozen=True):
    """The exchange cards that the table did not choose are drawn (bazaar 1.2)."""

    paragraph: ClassVar[str] = "bazaar 1.2"

    def outcomes(self, table: Table) -> Outcomes:
        """Every pair that agrees with what the table chose."""
        chosen = {card for card in table.exchange if card != DRAWN}
        cards = range(1, len(table.edition.exchange) + 1)
        pairs = (pair for pair in combinations(cards, 2) if chosen <= set(pair))
        return equally("bazaar 1.2", (Deal(*pair) for pair in pairs))

    def play(self, table: Table, seat: int, move: Deal) -> Played:
        """The two cards lie open."""
        exchange = (move.first, move.second)
        after = replace(table, agenda=table.agenda[1:], exchange=exchange)
        return after, (CardsChosen(*exchange),)


class UncoverWare(ChancePhase, frozen=True):
    """The next ware of a pile is seen for the first time (bazaar 1.3)."""

    paragraph: ClassVar[str] = "bazaar 1.3"
    pile: int

    def outcomes(self, table: Table) -> Outcomes:
        """Every card that nobody has seen, alike."""
        return Unseen("bazaar 1.3", table.unseen)

    def play(self, table: Table, seat: int, move: Uncover) -> Played:
        """It lies on top."""
        tops = list(table.tops)
        tops[self.pile] = move.card
        unseen = table.unseen ^ 1 << move.card
        after = replace(table, agenda=table.agenda[1:], tops=tuple(tops), unseen=unseen)
        shown = WareShown(self.pile + 1, move.card, table.edition.wares[move.card])
        return after, (shown,)


class RollOff(ChancePhase, frozen=True):
    """All roll; the best begins, the best roll again if they are level (bazaar 1.4)."""

    paragraph: ClassVar[str] = "bazaar 1.4"
    rollers: tuple[int, ...]

    def outcomes(self, table: Table) -> Outcomes:
        """A face for everyone who rolls."""
        return Product("bazaar 1.4", (FACE_ODDS,) * len(self.rollers), RollForStart)

    def play(self, table: Table, seat: int, move: RollForStart) -> Played:
        """Star beats white, blue, green, red and yellow."""
        best = max(move.faces, key=rank)
        level = tuple(
            roller for roller, face in zip(self.rollers, move.faces, strict=True) if face == best
        )
        rolled = StartRolled(self.rollers, move.faces)
        if len(level) > 1:
            return replace(table, agenda=(RollOff(level),)), (rolled,)
        return replace(table, agenda=first_turn(level[0])), (rolled, Began(level[0]))


def rank(face: int) -> int:
    """Star, white, blue, green, red, yellow: high to low (bazaar 1.4)."""
    return 6 if face == STAR else 5 - face


class RollDie(ChancePhase, frozen=True):
    """The colour die gives a stone, a star any stone (bazaar 2.1)."""

    paragraph: ClassVar[str] = "bazaar 2.1"
    seat: int

    def outcomes(self, table: Table) -> Weighted:
        """Five colours and a star."""
        return DIE

    def play(self, table: Table, seat: int, move: Rolled) -> Played:
        """Take the stone; a colour that has run out gives nothing (bazaar 2.3)."""
        roller, face, rest = self.seat, move.face, table.agenda[1:]
        rolled = DieRolled(roller, face)
        if face == STAR and table.bank:
            return replace(table, agenda=(TakeAny(roller), *rest)), (rolled,)
        if face == STAR or not of_colour(table.bank, face):
            return replace(table, agenda=rest), (rolled, NothingLeft(roller, face))
        return table.traded(roller, NONE, ONE[face], rest), (rolled, StoneTaken(roller, face))


class TakeAny(Phase, frozen=True):
    """A star gives any stone in stock (bazaar 2.1, bazaar 2.3)."""

    paragraph: ClassVar[str] = "bazaar 2.1"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The roller."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Colours:
        """Every colour in stock."""
        return Colours(table.bank)

    def play(self, table: Table, seat: int, move: Take) -> Played:
        """The stone is taken."""
        after = table.traded(seat, NONE, ONE[move.colour], table.agenda[1:])
        return after, (StoneTaken(seat, move.colour),)


ROLLS = tuple(RollDie(seat) for seat in range(6))


class RollOrExchange(Phase, frozen=True):
    """Either roll or exchange once, never both, never neither (bazaar 2.2)."""

    paragraph: ClassVar[str] = "bazaar 2.2"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """Whose turn it is."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Turns:
        """Rolling, and every exchange that stones and limit allow."""
        edition, breaches = table.edition, table.options.breaches
        rates = edition.rates[table.exchange]
        return Turns(rates, table.hands[seat], table.bank, edition, table.tops, breaches)

    def play(self, table: Table, seat: int, move: Roll | Exchange) -> Played:
        """The die follows, or the stones change hands."""
        rest = table.agenda[1:]
        if isinstance(move, Roll):
            return replace(table, agenda=(ROLLS[seat], *rest)), ()
        give, take, gain, _ = table.rates.by_move[move]
        must = count(table.hands[seat]) + gain > LIMIT and not table.options.breaches
        agenda = shopping(table, seat, table.hands[seat] + take - give, rest[1:], must)
        exchanged = Exchanged(seat, move.card, move.row, give, take)
        return table.traded(seat, give, take, agenda), (exchanged,)


class Purchase(Phase, frozen=True):
    """Buy the top of a pile, or nothing (bazaar 2.4); after an exchange above ten buy (bazaar 2.5).

    Who can pay for nothing is not asked. `stones` is how many the seat holds, where they are more
    than ten; `must` says that the purchase is compulsory.
    """

    paragraph: ClassVar[str] = "bazaar 2.4"
    seat: int
    stones: int = 0
    must: bool = False

    def actors(self, table: Table) -> tuple[int, ...]:
        """Whose turn it is."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Purchases:
        """Every top that the hand can pay for; nothing, unless a purchase is compulsory."""
        hand, picker = table.hands[seat], (seat + 1) % table.seats
        shelf = (table.edition, table.tops, table.left)
        return Purchases(*shelf, hand, self.must, picker, picker == seat)

    def play(self, table: Table, seat: int, move: Buy | BuyNothing) -> Played:
        """Pay, take the card, score it."""
        if isinstance(move, BuyNothing):
            return replace(table, agenda=table.agenda[1:]), ()
        return bought(table, seat, move.pile - 1)

    def prompt(self) -> Said:
        """Who holds more than ten stones is told so, and whether that obliges to buy."""
        if not self.stones:
            return Said("phase-purchase")
        key = "phase-purchase-must" if self.must else "phase-purchase-surplus"
        return Said(key, {"stones": self.stones})


class MayBuy(Step, frozen=True):
    """Asks about a purchase only where one is possible."""

    seat: int

    def run(self, table: Table) -> Played:
        """Ask, or go on."""
        agenda = shopping(table, self.seat, table.hands[self.seat], table.agenda[1:])
        return replace(table, agenda=agenda), ()


def shopping(
    table: Table, seat: int, hand: Stones, rest: tuple[BazaarPhase, ...], must: bool = False
) -> tuple[BazaarPhase, ...]:
    """What follows once `hand` is what a seat holds: a purchase, if it could pay for one."""
    stones = count(hand)
    if stones < WARE or not table.edition.affords(hand, table.tops):
        return rest
    return (Purchase(seat, stones if stones > LIMIT else 0, must), *rest)


def bought(table: Table, seat: int, pile: int) -> Played:
    """`seat` pays for the top of `pile` (bazaar 2.4) and scores it (bazaar 3.1)."""
    card = table.tops[pile]
    ware = table.edition.cards[card]
    hands, points = list(table.hands), list(table.points)
    wares, tops, left = list(table.wares), list(table.tops), list(table.left)
    hands[seat] -= ware.stones
    over = count(hands[seat])
    gained = points_for(over, ware.star, table.used_up > 0)
    points[seat] += gained
    wares[seat] += 1
    left[pile] -= 1
    tops[pile] = UNSEEN if left[pile] else USED_UP
    event = Bought(seat, pile + 1, card, table.edition.wares[card], over, gained)
    after = replace(
        table,
        bank=table.bank + ware.stones,
        hands=tuple(hands),
        points=tuple(points),
        wares=tuple(wares),
        tops=tuple(tops),
        left=tuple(left),
    )
    return sold(after, seat, pile, event)


def sold(table: Table, seat: int, pile: int, event: Bought) -> Played:
    """What a purchase uncovers; the second pile sold out ends the match at once (bazaar 4.1)."""
    rest = table.agenda[1:]
    if table.options.several_purchases:
        rest = (MayBuy(seat), *rest)
    if table.left[pile]:
        return replace(table, agenda=(UncoverWare(pile), *rest)), (event,)
    if table.used_up >= 2:
        return replace(table, agenda=()), (event, PileUsedUp(pile + 1), Closed())
    return replace(table, agenda=rest), (event, PileUsedUp(pile + 1))


class PickSurplus(Phase, frozen=True):
    """The left-hand neighbour picks which stones go back (bazaar 2.5)."""

    paragraph: ClassVar[str] = "bazaar 2.5"
    seat: int
    owner: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The neighbour; alone at the table, the player."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Surplus:
        """Exactly the surplus, of any colours."""
        hand = table.hands[self.owner]
        return Surplus(hand, count(hand) - LIMIT, self.owner, self.owner == self.seat)

    def play(self, table: Table, seat: int, move: GiveBack) -> Played:
        """The stones are back in the bazaar."""
        stones = heap_of(move.stones)
        after = table.traded(self.owner, stones, NONE, table.agenda[1:])
        return after, (GaveBack(self.owner, seat, stones),)

    def prompt(self) -> Said:
        """With the name of whose stones they are."""
        key = "phase-pick-own-surplus" if self.owner == self.seat else "phase-pick-surplus"
        return Said(key, {"seat": self.owner})


class EndTurn(Step, frozen=True):
    """Nobody keeps more than ten stones (bazaar 2.5); then play goes clockwise (bazaar 1.4)."""

    seat: int

    def run(self, table: Table) -> Played:
        """The neighbour picks a surplus first; in the first round everybody only rolls (2.1)."""
        seats = len(table.hands)
        following = (self.seat + 1) % seats
        if count(table.hands[self.seat]) > LIMIT:
            return replace(table, agenda=(PickSurplus(following, self.seat), self)), ()
        turns = table.turns + 1
        agenda = first_turn(following) if turns < seats else later_turn(following)
        return replace(table, agenda=agenda, turns=turns), ()


def score(table: Table) -> Result:
    """Most points; then fewest ware cards; alone, points and turns (bazaar 4.1)."""
    points = Measure("points", "bazaar 4.1", table.points)
    if len(table.points) == 1:
        turns = Measure("turns", "bazaar 4.1", (table.turns + 1,), fewest=True)
        return Result((1,), (points, turns))
    return ranked((points, Measure("wares", "bazaar 4.1", table.wares, fewest=True)))


BazaarPhase = (
    ChooseCards
    | UncoverWare
    | RollOff
    | RollDie
    | TakeAny
    | RollOrExchange
    | MayBuy
    | Purchase
    | PickSurplus
    | EndTurn
)
Table = BazaarTable[BazaarPhase]
