"""The table options of Die Perlen der Scheherazade."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from zoco.core.options import Options


class ScheherazadeOptions(Options, frozen=True):
    """The choices that the rulebook leaves to a table.

    `first` is the first bowl owner (−1: the lot); an own `layout` of question pearls is laid by the
    players; `more_room` are the larger capacities for five and six; `counted_pearls` lifts the
    cloth from the stocks: on the screen only, for whoever pays attention can always count. After
    `round_limit` rounds a match is drawn; 0 is no limit, as people play; simulations have one.
    """

    paragraphs: ClassVar[dict[str, str]] = {
        "first": "scheherazade 1.2",
        "counted_pearls": "scheherazade 1.2",
        "question_pearls": "scheherazade 1.3",
        "layout": "scheherazade 1.3",
        "more_room": "scheherazade 1.4",
        "events": "scheherazade 1.5",
        "events_after": "scheherazade 1.5",
        "trade": "scheherazade 6.2",
        "round_limit": "scheherazade 7.1",
    }

    first: Annotated[int, Meta(ge=-1, le=5)] = -1
    counted_pearls: bool = False
    question_pearls: Literal["one_each", "two", "seven"] = "one_each"
    layout: Literal["shown", "own"] = "shown"
    more_room: bool = True
    events: bool = True
    events_after: Annotated[int, Meta(ge=0, le=20)] = 0
    trade: Literal["any_time", "between_rounds"] = "any_time"
    round_limit: Annotated[int, Meta(ge=0, le=300)] = 0
