"""The card bazaar in words: pass and negotiation, every merchant with the card, gems and pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.basari_cards.acts import ReturnGem, TakeGem
from zoco.games.basari_cards.rules import PASSES, DrawCard, Table
from zoco.games.basari_cards.scoring import if_scored
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.bazaar_outline import action_card, contest, supply
from zoco.parts.gems import available
from zoco.parts.negotiation import gem_params
from zoco.parts.outlining import OVER, around, aspect, line, of_seat, shown


def outline(view: Seen) -> tuple[Aspect, ...]:
    """What is going on, every seat from the viewer's own on, gems and pile."""
    table = seen_table(view)
    now, seats = if_scored(table), around(view.seat, table.seats)
    return shown(
        (
            aspect("pass", going_on(table), number=table.passing, all=PASSES),
            *(of_seat(table, seat, of(table, seat, now[seat])) for seat in seats),
            aspect("supply-title", supply(table)),
            aspect("pile-title", pile(table), cards=len(table.deck)),
        )
    )


def going_on(table: Table) -> Iterator[Said]:
    """Who haggles, guesses or swaps now or later in this round, and what ends the pass."""
    if not table.agenda:
        yield OVER
    for number, phase in enumerate(table.agenda):
        match phase:
            case ReturnGem(seat):
                yield line("returns", seat=seat)
            case TakeGem(seat) if number == 0 or table.agenda[number - 1] != phase:
                yield line("takes", seat=seat, gems=table.agenda.count(phase))
            case _:
                yield from contest(phase)
    if table.agenda:
        edition = table.edition
        yield line("crew", workers=edition.worker_target, points=edition.worker_bonus)


def of(table: Table, seat: int, now: int) -> Iterator[Said]:
    """Points, the action card, what the three actions would bring, gems."""
    yield line("points", points=table.scores[seat])
    yield from action_card(table, seat)
    yield line("workers", workers=table.workers(seat))
    if table.agenda and DrawCard(seat) not in table.agenda:
        yield from card(table, seat)
    yield Said("outline-gems", gem_params(table.gems[seat]))
    if table.agenda:
        yield line("if-scored", points=now)


def card(table: Table, seat: int) -> Iterator[Said]:
    """What the card of this round is good for (basari_cards 2.4, basari_cards 2.5)."""
    current = table.card(seat)
    if current is None:
        yield line("no-card")
        return
    yield line("card-points", points=current.points)
    taken = available(current.gems, table.supply)
    missing = sum(current.gems) - sum(taken)
    yield Said("outline-card-gems", {"missing": missing, **gem_params(taken)})


def pile(table: Table) -> Iterator[Said]:
    """How many cards with how many workers are left: that is open to all (basari_cards 5.1)."""
    left = Counter(table.edition.workers[card] for card in table.deck)
    return (line("pile", workers=workers, cards=left[workers]) for workers in sorted(left))
