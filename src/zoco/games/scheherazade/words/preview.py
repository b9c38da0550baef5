"""Facts about a move before it is made: costs, odds and dangers, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from zoco.core.events import Event
from zoco.core.moves import Move, is_sound
from zoco.core.words.said import Fact, Param, Said
from zoco.games.scheherazade.bids.settling import FINE
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.caravan.leading import led
from zoco.games.scheherazade.cards.cards import Card
from zoco.games.scheherazade.cards.carrying import CarryOut, play_open_card, use_held_card
from zoco.games.scheherazade.cards.using import card_used
from zoco.games.scheherazade.moves import (
    Agree,
    Ask,
    Bakschisch,
    Bid,
    BribeGuard,
    BribeVizier,
    BuryCard,
    Done,
    EnterRoom,
    Exchange,
    Lead,
    LeaveCard,
    MoveCamel,
    NamePayer,
    Offer,
    OfferPassage,
    PayFine,
    PlayCard,
    Send,
    TakePassage,
    Tip,
    UseCarpet,
)
from zoco.games.scheherazade.questions.notebook import notebook
from zoco.games.scheherazade.rules import Table, salted
from zoco.games.scheherazade.setup.places import name
from zoco.games.scheherazade.travels import (
    BedouinLed,
    BedouinSent,
    CardLapsed,
    ColourProven,
    Exchanged,
    RansomPaid,
    Sank,
)
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
        case Lead() | Send() | Exchange():
            return bedouins(table, step(table, view.seat, move))
        case EnterRoom(room=room) | BribeGuard(room=room):
            return room_facts(view, table, room)
        case Ask(seat=other, colour=colour):
            return question(view, other, colour)
        case PlayCard() | UseCarpet():
            return card_facts(table, view.seat, move)
        case LeaveCard() | BuryCard():
            left = isinstance(move, LeaveCard)
            return (Said("fact-left-card" if left else "fact-buried-card"), *rest(table))
        case Done() if not isinstance(table.agenda[0], PlaceTips):
            return rest(table)
        case _:
            return bargain(table, view.seat, move)


def fact(key: str, **numbers: int) -> Fact:
    """A fact about numbers, which a board can read as well."""
    return Fact(f"fact-{key}", dict(numbers), dict(numbers))


def about(key: str, field: int, **numbers: int) -> Fact:
    """A fact about a field: its name is for people, its number for boards."""
    return Fact(f"fact-{key}", {**numbers, "field": name(field)}, {**numbers, "field": field})


def percent(odds: Fraction) -> int:
    """Odds as they are told."""
    return round(100 * float(odds))


# -- phase one -------------------------------------------------------------------------------------


def phase_one(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """What a bid leaves, what a tip can be about, what a bakschisch brings at least."""
    if isinstance(move, Bid):
        left = table.pearls[seat] - move.pearls
        needy = (fact("no-gift", gift=table.edition.gift),)
        return (
            fact("left", pearls=left),
            *needy * (left < table.edition.gift),
        )
    if isinstance(move, Tip):
        own = getattr(table.agenda[0], "bids", (0,) * table.seats)[seat]
        if not table.options.counted_pearls:
            return (fact("sum-at-least", low=own),)
        most = own + sum(table.pearls) - table.pearls[seat]
        return (fact("sum", low=own, high=most),)
    return (fact("bowl", pearls=table.bowl),)


def fine(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """Who pays what in a zero round (scheherazade 2.8), as far as cloths let it be seen."""
    payer = move.seat if isinstance(move, NamePayer) else seat
    if payer != seat and not table.options.counted_pearls:
        return (fact("pays-or-rest", seat=payer, pearls=FINE),)
    paid = min(FINE, table.pearls[payer])
    return (fact("pays", seat=payer, pearls=paid),)


# -- the caravan -----------------------------------------------------------------------------------


def camel(table: Table, end: int) -> tuple[Said, ...]:
    """How many Bedouins would be in reach, and whether a question pearl lies there."""
    row = table.edition.way.reach[end]
    reached = sum(bool(row[field]) for field in table.bedouins)
    pearl = (Said("fact-question-pearl"),) if end in table.caravan.pearls else ()
    return (*pearl, fact("reach", bedouins=reached))


def step(table: Table, seat: int, move: Lead | Send | Exchange) -> tuple[Event, ...]:
    """What a step of Bedouins causes, with all that follows from it.

    A seat that moves them is the leader, who sees everything that counts here.
    """
    head = table.agenda[0]
    if isinstance(head, CarryOut):
        return head.play(table, seat, move)[1]
    return led(table, (), move)[1] if isinstance(move, Lead) else card_used(table, move)[1]


def bedouins(table: Table, events: tuple[Event, ...]) -> tuple[Said, ...]:
    """The ransom now, what the new fields mean later, and whether it shows one's colour."""
    edition = table.edition
    facts: list[Said] = []
    ransom = sum(event.pearls for event in events if isinstance(event, RansomPaid))
    if ransom:
        facts.append(fact("ransom", pearls=ransom))
    for end in dict.fromkeys(ends(events)):
        if end in edition.ambushes and edition.ransom:
            facts.append(about("ambush", end, pearls=edition.ransom))
        if end == edition.salt_lake:
            facts.append(about("salt-lake", end))
    if any(isinstance(event, ColourProven) for event in events):
        facts.append(Said("fact-proves"))
    return tuple(facts)


def ends(events: tuple[Event, ...]) -> Iterator[int]:
    """The fields onto which Bedouins come; two who change places come onto both."""
    for event in events:
        match event:
            case BedouinLed(end=end) | BedouinSent(end=end):
                yield end
            case Exchanged(start=start, end=end):
                yield from (end, start)


def room_facts(view: Seen, table: Table, room: str) -> tuple[Said, ...]:
    """The gift and the odds; without the gift a warning (scheherazade 3.9)."""
    gift = table.edition.gift
    if table.purse(table.turn.leader) < gift:
        return (fact("turned-away", gift=gift),)
    odds = percent(notebook(view).room_odds(room))
    return (
        fact("gift", gift=gift),
        Fact("fact-room", {"percent": odds, "room": room}, {"percent": odds}),
    )


def question(view: Seen, other: int, colour: str) -> tuple[Said, ...]:
    """How likely the answer is yes, as far as this seat can tell."""
    odds = percent(notebook(view).odds(colour, other))
    params: dict[str, Param] = {"percent": odds, "seat": other, "colour": colour}
    return (Fact("fact-yes", params, {"percent": odds, "seat": other}),)


# -- cards and bargains ----------------------------------------------------------------------------


def rest(table: Table) -> tuple[Said, ...]:
    """What the end of a caravan move brings: who sinks (scheherazade 3.6), and what comes then."""
    events = salted(table)[1]
    sunk = (Said("fact-sinks", {"colour": it.colour}) for it in events if isinstance(it, Sank))
    limit = table.options.round_limit
    return (*sunk, Said("fact-then-over" if limit and table.round >= limit else "fact-then-bids"))


def card_facts(table: Table, seat: int, move: PlayCard | UseCarpet) -> tuple[Said, ...]:
    """What the card says, what it costs where there is but one way, and that it would lapse."""
    if isinstance(move, UseCarpet):
        held = table.holding(seat, "flying_carpet")
        return (
            card_text(table.edition.cards[held]),
            *bedouins(table, use_held_card(table, held)[1]),
        )
    events = play_open_card(table)[1]
    lapses = any(isinstance(event, CardLapsed) for event in events)
    return (
        card_text(table.edition.cards[table.pile.top]),
        *(Said("fact-lapses"),) * lapses,
        *bedouins(table, events),
    )


def card_text(card: Card) -> Said:
    """The text of an event card."""
    params: dict[str, Param] = {"effect": card.effect, "amount": card.amount}
    return Said("card-text", params | {"colour": card.colour or ""})


def bargain(table: Table, seat: int, move: Move) -> tuple[Said, ...]:
    """How many pearls one would have."""
    have = table.pearls[seat]
    match move:
        case Offer(way="sell", price=price) | Agree(way="buy", price=price):
            after = have + price
        case Offer(way="buy", price=price) | Agree(way="sell", price=price):
            after = have - price
        case OfferPassage(pearls=pearls):
            after = have - pearls
        case TakePassage(seat=payer):
            after = have + table.turn.offers[payer]
        case _:
            return ()
    return (fact("stock", pearls=after),)
