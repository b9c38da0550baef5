"""Facts about a move before it is made, from the view alone."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Param, Said
from zoco.games.basari_cards.actions import UNIT, TakeGems, moved, opening_order
from zoco.games.basari_cards.guessing import UNNAMED, NameAction
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer, struck
from zoco.games.basari_cards.moves import Choose, GiveBack, Guess, Take
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import if_scored_now
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.gems import Gems, available, beats
from zoco.parts.negotiation import Accept, Offer, gem_params


def preview(view: Seen, move: Move) -> tuple[Said, ...]:
    """What an action brings, what an offer or a gem would change; what matters most comes last."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    head = table.agenda[0] if table.agenda else None
    match move, head:
        case Choose(action=action), _ if view.seat is not None:
            return action_facts(table, view.seat, action)
        case Guess(), NameAction():
            return guess_facts(table, head, move)
        case Offer(gems=gems), MakeOffer() | AnswerOffer():
            return offer_facts(table, head, gems)
        case Accept(), AnswerOffer():
            return accept_facts(table, head)
        case ((GiveBack() | Take()), _) if view.seat is not None:
            return colour_facts(table, view.seat, move)
        case _:
            return ()


# -- actions ---------------------------------------------------------------------------------------


def action_facts(table: Table, seat: int, action: str) -> tuple[Said, ...]:
    """What an action brings if it is carried out."""
    if action == "A":
        return (hire_fact(table, seat), *enough_facts(table, seat))
    if action == "D":
        return (swap_fact(table, seat),)
    card = table.current(seat)
    if card is None:
        return (Said("fact-no-card"),)
    if action == "B":
        return (Said("fact-points", {"seat": seat, "points": card.points}),)
    taken = available(card.gems, table.supply)
    fact = Said("fact-gems", {"seat": seat, **gem_params(taken)})
    missing = sum(card.gems) - sum(taken)
    short = (Said("fact-missing", {"missing": missing}),) if missing else ()
    return (fact, *short, *changes(table, moved(table, seat, taken), seat))


def swap_fact(table: Table, seat: int) -> Said:
    """What D brings alone and with others, as the supply is now (basari_cards 2.7)."""
    supply, returned = sum(table.supply), int(any(table.gems(seat)))
    params: dict[str, Param] = {"supply": supply, "returned": returned}
    params |= {"alone": min(2, supply + returned), "shared": shared_swap(table, seat)}
    return Said("fact-swap", params)


def shared_swap(table: Table, seat: int) -> str:
    """Whether D with others brings a gem, whoever these are: it is `sure`, `open`, or `none`."""
    supply, order = sum(table.supply), opening_order(table, range(table.seats))
    if order.index(seat) < supply:
        return "sure"
    return "open" if supply > int(order[-1] == seat) else "none"


def hire_fact(table: Table, seat: int) -> Said:
    """What the next card brings on average, and how far it still is."""
    workers = [table.edition.workers[card] for card in table.deck]
    mean = round(sum(workers) / (len(workers) or 1), 1)
    return Said("fact-hire", {"seat": seat, "mean": mean, "workers": table.workers(seat)})


def enough_facts(table: Table, seat: int) -> tuple[Said, ...]:
    """The odds that the next card completes the workers, where it can (basari_cards 4.2)."""
    enough = table.edition.worker_target
    missing = enough - table.workers(seat)
    if missing <= 0:
        return (Said("fact-enough", {"workers": enough}),)
    fit = sum(table.edition.workers[card] >= missing for card in table.deck)
    if not fit:
        return ()
    odds = str(Fraction(fit, len(table.deck)))
    return (Said("fact-odds", {"missing": missing, "enough": enough, "odds": odds}),)


def guess_facts(table: Table, phase: NameAction, move: Guess) -> tuple[Said, ...]:
    """What a right guess is good for, and what the action would bring the other."""
    key = "fact-first-guess" if phase.wrong == UNNAMED else "fact-second-guess"
    return (Said(key), *action_facts(table, 1 - phase.seat, move.action))


# -- offers ----------------------------------------------------------------------------------------


def offer_facts(table: Table, phase: MakeOffer | AnswerOffer, gems: Gems) -> tuple[Said, ...]:
    """What happens if the offer is accepted, and whether the other has to."""
    params: dict[str, Param] = {"other": phase.other, "action": phase.action}
    price = Said("fact-offer", params | gem_params(gems))
    stuck = not beats(table.gems(phase.other), gems)
    forced = (Said("fact-must-accept", {"other": phase.other}),) if stuck else ()
    after = settled(table, phase.action, phase.seat, phase.other, gems)
    return (price, *forced, *changes(table, after, phase.other), *changes(table, after, phase.seat))


def accept_facts(table: Table, phase: AnswerOffer) -> tuple[Said, ...]:
    """What one gets, and what the other then does."""
    params: dict[str, Param] = {"other": phase.other, "action": phase.action}
    fact = Said("fact-accept", params | gem_params(phase.offer))
    after = settled(table, phase.action, phase.other, phase.seat, phase.offer)
    return (fact, *changes(table, after, phase.other), *changes(table, after, phase.seat))


def settled(table: Table, action: str, payer: int, taker: int, gems: Gems) -> Table:
    """The table once `gems` are paid, and taken too what C brings the payer (basari_cards 3.6)."""
    after = struck(table, action, payer, taker, gems)
    if action == "C":
        after = TakeGems(payer).run(after)[0]
    return replace(after, agenda=table.agenda)


# -- single gems, and what a scoring would say -----------------------------------------------------


def colour_facts(table: Table, seat: int, move: GiveBack | Take) -> tuple[Said, ...]:
    """What one gem less or more changes."""
    sign = -1 if isinstance(move, GiveBack) else 1
    gems = tuple([sign * number for number in UNIT[move.colour]])
    return changes(table, moved(table, seat, gems), seat)


def changes(table: Table, after: Table, seat: int) -> tuple[Said, ...]:
    """What the seat would score if the pass ended now, before and after (basari_cards 4.1)."""
    before, then = if_scored_now(table)[seat], if_scored_now(after)[seat]
    if before == then:
        return (Said("fact-if-scored-same", {"seat": seat, "points": then}),)
    return (Said("fact-if-scored", {"seat": seat, "points": then, "before": before}),)
