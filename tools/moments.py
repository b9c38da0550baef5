"""Moments that a contact sheet shows besides the phases of one match: what seldom comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zoco.games import load
from zoco.games.bazaar.stones import count

Wanted = Callable[[Any, int], bool]
MANY = 400
"""Of more moves than this none is looked for."""


class Moment(NamedTuple):
    """What holds where a match stands, and how that match is set up and played."""

    wanted: Wanted
    level: str = "novice"
    seats: int = 4
    options: dict[str, Any] | None = None
    edition: str = "standard"


def tag(one: Any) -> str:
    """How a phase or a move is called where it travels."""
    return str(type(one).__struct_config__.tag)


def when(phase: str, also: Wanted = lambda *_: True) -> Wanted:
    """This phase asks, and something else holds."""
    return lambda table, seat: tag(table.agenda[0]) == phase and also(table, seat)


def asks(**fields: bool) -> Wanted:
    """Fields of the phase that asks are so, or not."""
    return lambda table, _: all(
        bool(getattr(table.agenda[0], name)) == is_so for name, is_so in fields.items()
    )


def can(kind: str, least: int = 1, **fields: Any) -> Wanted:
    """So many moves of this kind can be made, with such fields."""

    def wanted(table: Any, seat: int) -> bool:
        moves = load(table.edition.__module__.split(".")[2]).moves(table, seat)
        found = [move for move in moves if tag(move) == kind] if len(moves) < MANY else []
        fit = [all(getattr(it, name) == value for name, value in fields.items()) for it in found]
        return sum(fit) >= least

    return wanted


BAZAAR = {
    "star at first": Moment(when("take_any", lambda table, _: table.turns < table.seats)),
    "first round": Moment(when("roll_or_exchange")),
    "may buy": Moment(when("purchase", asks(must=False, stones=False))),
    "must buy": Moment(when("purchase", asks(must=True)), "random"),
    "may buy above ten": Moment(when("purchase", asks(must=False, stones=True)), "random"),
    "several": Moment(
        when("purchase", can("buy", least=2)), "trader", options={"several_purchases": True}
    ),
    "breach": Moment(when("pick_surplus"), "random", options={"breaches": True}),
    "surplus of two": Moment(
        when("pick_surplus", lambda table, _: count(table.hands[table.agenda[0].owner]) > 11),
        "random",
        options={"breaches": True},
    ),
    "sold out": Moment(when("roll_or_exchange", lambda table, _: 0 in table.left), "trader"),
    "last purchase": Moment(when("purchase", lambda table, _: 0 in table.left), "trader"),
    "six": Moment(when("roll_or_exchange", lambda table, _: table.turns > 40), "trader", 6),
    "solo": Moment(
        when("roll_or_exchange", lambda table, _: table.turns > 9), "trader", 1, {"solo": True}
    ),
}

SCHEHERAZADE = {
    "own layout": Moment(when("lay_pearls"), options={"layout": "own"}),
    "needy": Moment(when("make_bids", can("claim"))),
    "second stone": Moment(when("place_tips", can("done"))),
    "last tip": Moment(when("place_tips", lambda table, _: len(table.agenda[0].placed) == 3)),
    "bakschisch spent": Moment(when("place_tips", lambda table, seat: not table.bakschisch[seat])),
    "tie": Moment(when("pick_leader", asks(bid=True))),
    "zero round": Moment(when("pay_or_name"), "random"),
    "reset": Moment(when("prepare", can("reset_camel")), edition="short_journey"),
    "card before": Moment(when("prepare", can("play_card"))),
    "ways of a card": Moment(when("prepare", can("send"))),
    "detour": Moment(when("prepare", can("move_camel", start=9))),
    "crowd": Moment(when("carry_out"), seats=6),
    "card after": Moment(when("use_cards")),
    "leave or bury": Moment(when("leave_or_bury")),
    "ransom": Moment(when("lead_bedouins", can("lead", start=7))),
    "salt lake": Moment(when("lead_bedouins", lambda table, _: bool(table.caravan.lake))),
    "may ask for pay": Moment(when("lead_bedouins", can("ask_passage"))),
    "passage": Moment(when("lead_bedouins", lambda table, _: any(table.turn.offers)), seats=5),
    "palace": Moment(when("lead_bedouins", can("lead", end=63)), "trader"),
    "rooms": Moment(when("prepare", can("enter_room")), "trader"),
    "poor at the rooms": Moment(
        when(
            "prepare", lambda table, seat: table.pearls[seat] < 3 and can("enter_room")(table, seat)
        ),
        "random",
        edition="short_journey",
    ),
    "guard": Moment(when("prepare", can("bribe_guard")), "trader", edition="short_journey"),
    "carpet": Moment(when("prepare", can("use_carpet"))),
    "question": Moment(when("make_bids", can("ask")), "trader"),
    "offers": Moment(when("make_bids", lambda table, _: len(table.proposals) > 1)),
    "six tips": Moment(when("place_tips", lambda table, _: table.round > 4), seats=6),
    "six lead": Moment(when("lead_bedouins", lambda table, _: table.round > 6), seats=6),
}

GREAT = 4
"""So many gems make an offer great: one that others were made before."""

HAGGLES = {
    "great offer": Moment(
        when("answer_offer", lambda table, _: sum(table.agenda[0].offer) >= GREAT)
    ),
    "guess": Moment(when("name_action"), seats=2, options={"two_player": True}),
    "two haggle": Moment(when("answer_offer"), seats=2, options={"two_player": True}),
}

BASARI = {
    **HAGGLES,
    "one arch": Moment(
        when("choose_actions", lambda table, _: len({*map(table.field, range(4))}) == 2)
    ),
    "long arcade": Moment(
        when("choose_actions", lambda table, _: table.scorings > 0), edition="long_arcade"
    ),
}

CARDS = {
    **HAGGLES,
    "five": Moment(
        when("choose_actions", lambda table, _: table.passing == 2), seats=5, level="trader"
    ),
    "gives back": Moment(when("return_gem"), seats=5),
    "takes": Moment(when("take_gem"), seats=5),
    "enough workers": Moment(
        when("choose_actions", lambda table, seat: table.workers(seat) >= 12), "trader"
    ),
}

MOMENTS: dict[str, dict[str, Moment]] = {
    "basari": BASARI,
    "basari_cards": CARDS,
    "bazaar": BAZAAR,
    "scheherazade": SCHEHERAZADE,
}
