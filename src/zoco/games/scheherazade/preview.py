"""Facts about a move before it is made: costs, odds and dangers, from the view alone."""

from __future__ import annotations

from fractions import Fraction

from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.core.said import Param, Said
from zoco.core.sound import is_sound
from zoco.games.scheherazade.caravan import led
from zoco.games.scheherazade.cards import Card
from zoco.games.scheherazade.effects import executable
from zoco.games.scheherazade.moves import (
    Agree,
    Ask,
    Bakschisch,
    Bid,
    BribeGuard,
    BribeVizier,
    BuryCard,
    Buy,
    EnterRoom,
    Lead,
    LeaveCard,
    MoveCamel,
    NamePayer,
    OfferPassage,
    PayFine,
    PlayCard,
    Sell,
    Send,
    TakePassage,
    Tip,
    UseCarpet,
)
from zoco.games.scheherazade.notebook import notebook
from zoco.games.scheherazade.passage import AcceptPassage
from zoco.games.scheherazade.places import PALACE, name
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.settling import FINE
from zoco.games.scheherazade.travels import ColourProven
from zoco.games.scheherazade.views import Seen, seen_table


def preview(view: Seen, move: Move) -> tuple[Said, ...]:
    """What is known of a move that is offered to the viewer."""
    table = seen_table(view)
    if view.seat is None or not table.agenda or not is_sound(move):
        return ()
    if move not in table.agenda[0].offered(table, view.seat):
        return ()
    match move:
        case Bid() | Tip() | Bakschisch() | BribeVizier():
            return phase_one(table, view.seat, move)
        case PayFine() | NamePayer():
            return fine(table, view.seat, move)
        case MoveCamel(end=end):
            return camel(table, end)
        case Lead() | Send():
            return bedouin(table, move)
        case EnterRoom(room=room) | BribeGuard(room=room):
            return room_facts(view, table, room)
        case Ask(seat=other, colour=colour):
            return question(view, other, colour)
        case PlayCard() | UseCarpet() | LeaveCard() | BuryCard():
            return card_facts(table, view.seat, move)
        case _:
            return bargain(table, view.seat, move)


def percent(odds: Fraction) -> int:
    """Odds as they are told."""
    return round(100 * float(odds))


# -- phase one -------------------------------------------------------------------------------------


def phase_one(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """What a bid leaves, what a tip can be about, what a bakschisch brings at least."""
    if isinstance(move, Bid):
        left = table.pearls[seat] - move.pearls
        needy = (Said("fact-no-gift", {"gift": table.edition.gift}),)
        return (
            Said("fact-left", {"pearls": left}),
            *needy * (left < table.edition.gift),
        )
    if isinstance(move, Tip):
        own = getattr(table.agenda[0], "bids", (0,) * table.seats)[seat]
        if not table.options.counted_pearls:
            return (Said("fact-sum-at-least", {"low": own}),)
        most = own + sum(table.pearls) - table.pearls[seat]
        return (Said("fact-sum", {"low": own, "high": most}),)
    return (Said("fact-bowl", {"pearls": table.bowl}),)


def fine(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """Who pays what in a zero round (scheherazade 2.8), as far as cloths let it be seen."""
    payer = move.seat if isinstance(move, NamePayer) else seat
    if payer != seat and not table.options.counted_pearls:
        return (Said("fact-pays-or-rest", {"seat": payer, "pearls": FINE}),)
    paid = min(FINE, table.pearls[payer])
    return (Said("fact-pays", {"seat": payer, "pearls": paid}),)


# -- the caravan -----------------------------------------------------------------------------------


def camel(table: Table, end: int) -> tuple[Said, ...]:
    """How many Bedouins would be in reach, and whether a question pearl lies there."""
    row = table.edition.way.reach[end]
    reached = sum(bool(row[field]) for field in table.bedouins)
    pearl = (Said("fact-question-pearl"),) if end in table.caravan.pearls else ()
    return (*pearl, Said("fact-reach", {"bedouins": reached}))


def bedouin(table: Table, move: Lead | Send) -> tuple[Said, ...]:
    """The ransom now, what the new field means later, and whether it shows one's colour."""
    facts, end = [], move.end
    ransom = table.ransom(move.start)
    if ransom:
        facts.append(Said("fact-ransom", {"pearls": ransom}))
    if end in table.edition.ambushes:
        facts.append(Said("fact-ambush", {"pearls": table.edition.ransom, "field": name(end)}))
    if end == table.edition.salt_lake:
        facts.append(Said("fact-salt-lake", {"field": name(end)}))
    if proves(table, move):
        facts.append(Said("fact-proves"))
    return tuple(facts)


def proves(table: Table, move: Lead | Send) -> bool:
    """Whether a step shows a colour that nobody knows yet (scheherazade 3.8, scheherazade 8.3)."""
    if table.knowledge.proven[table.turn.leader]:
        return False
    return move.end == PALACE or (isinstance(move, Lead) and bool(proof(led(table, move)[1])))


def proof(events: tuple[Event, ...]) -> list[Event]:
    """What tells a colour."""
    return [event for event in events if isinstance(event, ColourProven)]


def room_facts(view: Seen, table: Table, room: str) -> tuple[Said, ...]:
    """The gift and the odds; without the gift a warning (scheherazade 3.9)."""
    gift = table.edition.gift
    if table.pearls[table.turn.leader] < gift:
        return (Said("fact-turned-away", {"gift": gift}),)
    odds = percent(notebook(view).room_odds(room))
    return (
        Said("fact-gift", {"gift": gift}),
        Said("fact-room", {"percent": odds, "room": room}),
    )


def question(view: Seen, other: int, colour: str) -> tuple[Said, ...]:
    """How likely the answer is yes, as far as this seat can tell."""
    odds = percent(notebook(view).odds(colour, other))
    params: dict[str, Param] = {"percent": odds, "seat": other, "colour": colour}
    return (Said("fact-yes", params),)


# -- cards and bargains ----------------------------------------------------------------------------


def card_facts(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """What the card says, and that a card which cannot be carried out lapses."""
    if isinstance(move, UseCarpet):
        return (card_text(table.edition.cards[table.holding(seat, "flying_carpet")]),)
    if isinstance(move, PlayCard):
        card = table.edition.cards[table.pile.top]
        lapses = not executable(table, card)
        return (card_text(card), *(Said("fact-lapses"),) * lapses)
    return (Said("fact-left-card" if isinstance(move, LeaveCard) else "fact-buried-card"),)


def card_text(card: Card) -> Said:
    """The text of an event card."""
    params: dict[str, Param] = {"effect": card.effect, "amount": card.amount}
    return Said("card-text", params | {"colour": card.colour or ""})


def bargain(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """How many pearls one would have."""
    have, head = table.pearls[seat], table.agenda[0]
    match move:
        case Sell(price=price):
            after = have + price
        case Buy(price=price):
            after = have - price
        case OfferPassage(pearls=pearls):
            after = have - pearls
        case TakePassage(seat=payer) if isinstance(head, AcceptPassage):
            after = have + head.offers[payer]
        case Agree(seat=other):
            return agreement(table, seat, other)
        case _:
            return ()
    return (Said("fact-stock", {"pearls": after}),)


def agreement(table: Table, seat: int, other: int) -> tuple[Said, ...]:
    """What the open offer of another seat would mean."""
    deal = next(deal for deal in table.proposals if deal.seat == other)
    change = -deal.price if deal.selling else deal.price
    return (Said("fact-stock", {"pearls": table.pearls[seat] + change}),)
