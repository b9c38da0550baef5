"""What may be done unasked while no bid, tip or answer is pending: questions and haggling."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import NOT_NOW, Illegal, Move, Moves, any_of
from zoco.core.phase import Phase
from zoco.games.scheherazade.cards.effects import may_use_held
from zoco.games.scheherazade.events import (
    OfferVoid,
    OfferWithdrawn,
    PurchaseOffered,
    SaleOffered,
    Sold,
)
from zoco.games.scheherazade.extras.haggling import Bargains, goods_of, is_dead
from zoco.games.scheherazade.moves import AgreeToBuy, AgreeToSell, Ask, Buy, Means, Sell, Withdraw
from zoco.games.scheherazade.questions.asking import Questions, asked
from zoco.games.scheherazade.table import NOBODY, Proposal, ScheherazadeTable, added

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]
Unasked = Ask | Sell | Buy | AgreeToBuy | AgreeToSell | Withdraw


class Market(NamedTuple):
    """What each seat can spend in a bargain; `busy` is a leader who cannot haggle; nobody: −1."""

    purses: tuple[int, ...]
    busy: int = NOBODY


class OpenPhase(Phase, frozen=True):
    """A chapter in which no bid, tip or answer is pending: all may ask questions and haggle.

    `moving` says that it belongs to a leader's move.
    """

    paragraph: ClassVar[str] = "scheherazade 4.1"
    moving: ClassVar[bool] = True

    def actors(self, table: Table) -> tuple[int, ...]:
        """The leader."""
        return (table.turn.leader,)

    def free(self, table: Table) -> tuple[int, ...]:
        """Who can ask or haggle."""
        if not any(table.questions) and not any(table.held):
            return ()
        return bargainers(table, self.open_market(table), self.moving)

    def mays(self, table: Table, seat: int) -> Moves:
        """Questions and bargains."""
        return unasked(table, seat, self.open_market(table), self.moving)

    def market(self, table: Table) -> Market:
        """What can be spent here."""
        return Market(table.pearls)

    def open_market(self, table: Table) -> Market | None:
        """The same; None at a table that haggles only between two rounds (scheherazade 6.2)."""
        return self.market(table) if table.options.trade == "any_time" else None

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        """Who has nothing to ask or to pay with is told so."""
        refusal = super().why_not(table, seat, move)
        if refusal is None:
            return None
        return explained(refusal, table, seat, move, self.open_market(table))

    def concerned(self, table: Table) -> tuple[int, ...]:
        """Whom an open offer names."""
        return named(table, self.free(table)) if table.proposals else ()

    def play(self, table: Table, seat: int, move: Any) -> Played:
        """What was not asked for changes nothing about the phase."""
        if isinstance(move, Unasked) and getattr(move, "means", "") != "stars":
            return play_unasked(table, seat, move, self.moving)
        return without_dead_offers(*self.play_own(table, seat, move))

    @abstractmethod
    def play_own(self, table: Table, seat: int, move: Any) -> Played:
        """Carry out the decision that is waited for."""


def bargainers(table: Table, market: Market | None, moving: bool) -> tuple[int, ...]:
    """The seats that can ask a question or, where there is a market, haggle.

    `moving` says that a leader's move is under way.
    """
    hagglers = haggling(table, market) if market else (False,) * table.seats
    return tuple([seat for seat, can in enumerate(hagglers) if can or means(table, seat, moving)])


def named(table: Table, free: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the free seats whom an open offer names (scheherazade 6.2)."""
    others = [proposal.other for proposal in table.proposals]
    return tuple([seat for seat in free if seat in others])


def means(table: Table, seat: int, moving: bool) -> tuple[Means, ...]:
    """What a seat can ask with: a question pearl, the wonder lamp (scheherazade 4.1).

    In the leader's own move the lamp is the one card of the move (scheherazade 5.3).
    """
    lamp = table.holding(seat, "wonder_lamp") >= 0
    if lamp and moving and seat == table.turn.leader:
        lamp = may_use_held(table)
    pearl: tuple[Means, ...] = ("pearl",) if table.questions[seat] else ()
    return (*pearl, "lamp") if lamp else pearl


def haggling(table: Table, market: Market) -> tuple[bool, ...]:
    """Which seats can offer something, or take back an offer (scheherazade 6.2)."""
    bound = tuple([proposal.seat for proposal in table.proposals])
    return hagglers(table.questions, table.held, market, bound)


@lru_cache(maxsize=4096)
def hagglers(
    questions: tuple[int, ...],
    held: tuple[tuple[int, ...], ...],
    market: Market,
    bound: tuple[int, ...],
) -> tuple[bool, ...]:
    """Who has goods, whatever lies under the cloths of others, or pearls for what others have.

    And who has an offer out, which can be withdrawn.
    """
    busy = market.busy
    goods = [bool(questions[it] or held[it]) and it != busy for it in range(len(held))]
    sellers = sum(goods)
    return tuple(
        (seat != busy and (mine or (purse > 0 and sellers > 0))) or seat in bound
        for seat, (mine, purse) in enumerate(zip(goods, market.purses, strict=True))
    )


def unasked(table: Table, seat: int, market: Market | None, moving: bool) -> Moves:
    """The questions and bargains of a seat."""
    parts: list[Moves] = []
    ways = means(table, seat, moving)
    if ways:
        parts.append(Questions(seat, table.seats, table.edition.colours, ways))
    if market and haggling(table, market)[seat]:
        parts.append(bargains(table, seat, market))
    return any_of(*parts)


def bargains(table: Table, seat: int, market: Market) -> Bargains:
    """The bargains of a seat, be there any or not."""
    stocks = tuple(goods_of(table, other) for other in range(table.seats))
    box = table.edition.box
    return Bargains(seat, market.purses, stocks, table.proposals, box, market.busy)


def explained(
    refusal: Illegal, table: Table, seat: int, move: Move, market: Market | None
) -> Illegal:
    """The refusal; a better one for a question or a bargain where it only says: not you, not now.

    To whom nothing is open it says what is missing: a question pearl, the goods, the price.
    """
    if refusal.key not in ("not-your-decision", NOT_NOW):
        return refusal
    if not isinstance(move, Unasked) or not 0 <= seat < table.seats:
        return refusal
    if isinstance(move, Ask):
        missing = Questions(seat, table.seats, table.edition.colours, ()).why_not(move)
    elif market is None:
        missing = Illegal("scheherazade 6.2", "trade-between-rounds")
    else:
        missing = bargains(table, seat, market).why_not(move)
    return missing or refusal


def play_unasked(table: Table, seat: int, move: Unasked, moving: bool) -> Played:
    """Carry out a question or a bargain; the phase goes on as before."""
    return without_dead_offers(*dealt_with(table, seat, move, moving))


def without_dead_offers(table: Table, events: tuple[Event, ...]) -> Played:
    """Offers of what the seller no longer has are void, and all hear it (scheherazade 8.5)."""
    dead = [deal for deal in table.proposals if is_dead(table, deal)]
    if not dead:
        return table, events
    good = tuple(deal for deal in table.proposals if deal not in dead)
    void = tuple(OfferVoid(deal.seat) for deal in dead)
    return replace(table, proposals=good), (*events, *void)


def dealt_with(table: Table, seat: int, move: Unasked, moving: bool) -> Played:
    """What a question or a bargain does."""
    match move:
        case Ask():
            return asked(spent(table, seat, move.means, moving), seat, move)
        case Sell(item=item, seat=other, price=price):
            after = proposed(table, Proposal(seat, other, item, price, selling=True))
            return after, (SaleOffered(seat, other, item, price),)
        case Buy(item=item, seat=other, price=price):
            after = proposed(table, Proposal(seat, other, item, price, selling=False))
            return after, (PurchaseOffered(seat, other, item, price),)
        case Withdraw():
            return without_proposal(table, seat), (OfferWithdrawn(seat),)
        case AgreeToBuy(seat=other) | AgreeToSell(seat=other):
            offer = next(it for it in table.proposals if it.seat == other)
            return struck(without_proposal(table, other), offer)


def spent(table: Table, seat: int, means: Means, moving: bool) -> Table:
    """The means of a question leave the game (scheherazade 4.1)."""
    if means == "pearl":
        return replace(table, questions=added(table.questions, seat, -1))
    after = table.discarding(table.holding(seat, "wonder_lamp"))
    own_move = moving and seat == table.turn.leader
    return after.with_turn(executed=True) if own_move else after


def proposed(table: Table, proposal: Proposal) -> Table:
    """A seat has one open offer: a new one takes the place of the old (scheherazade 8.5)."""
    others = without_proposal(table, proposal.seat).proposals
    proposals = sorted((*others, proposal), key=lambda it: it.seat)
    return replace(table, proposals=tuple(proposals))


def without_proposal(table: Table, seat: int) -> Table:
    """The offer of this seat is gone."""
    kept = tuple(proposal for proposal in table.proposals if proposal.seat != seat)
    return replace(table, proposals=kept)


def struck(table: Table, deal: Proposal) -> Played:
    """Goods and pearls change hands at once (scheherazade 6.2)."""
    seller, buyer = (deal.seat, deal.other) if deal.selling else (deal.other, deal.seat)
    pearls = added(added(table.pearls, buyer, -deal.price), seller, deal.price)
    after = replace(handed_over(table, deal.item, seller, buyer), pearls=pearls)
    return after, (Sold(seller, buyer, deal.item, deal.price),)


def handed_over(table: Table, item: str, seller: int, buyer: int) -> Table:
    """A question pearl or a card goes from one to another."""
    if item == "pearl":
        questions = added(added(table.questions, seller, -1), buyer, 1)
        return replace(table, questions=questions)
    card = table.holding(seller, item)
    held = [tuple(it for it in cards if it != card) for cards in table.held]
    held[buyer] = (*held[buyer], card)
    return replace(table, held=tuple(held))
