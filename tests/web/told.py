"""Where the drawn boards of Bazaar and Scheherazade show what the board in words says.

A line is shown if the page says it, in a word that is read or in the name of what is drawn: names
are what listeners hear, and a number that is pressed tells the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from zoco.core.game import Game
from zoco.core.words.said import Said
from zoco.core.words.texts import Texts
from zoco.games.bazaar.stones import COLOURS

HEARD = """() => {
  const found = [];
  for (const one of document.querySelectorAll('section.board *, aside *, header *, .note *')) {
    if (!one.checkVisibility()) continue;
    for (const name of ['aria-label', 'title']) {
      const heard = one.getAttribute(name) && !one.closest('[aria-hidden=true]');
      if (heard) found.push(one.getAttribute(name));
    }
    if (one.textContent) found.push(one.textContent.replace(/\\s+/g, ' ').trim());
  }
  return found;
}"""


class Line(NamedTuple):
    """A sentence of the board in words: whose it is, of what position, and what the page says."""

    said: Said
    seat: int | None
    view: Any
    texts: Texts
    heard: list[str]

    def says(self, key: str, **params: Any) -> bool:
        """Whether the page says this sentence of the game."""
        wanted = self.texts.say(Said(key, params))
        return any(wanted in one for one in self.heard)

    def names(self, *parts: str) -> int:
        """How many things have a name that begins with the first of these, and has the others."""
        first, *more = parts
        return sum(one.startswith(first) and all(it in one for it in more) for one in self.heard)

    def same(self) -> bool:
        """Whether the page says just this."""
        return self.says(self.said.key, **self.said.params)

    def word(self, key: str, **params: Any) -> str:
        return self.texts.word(key, **params)


Shown = Callable[[Line], bool]


def sentence(key: str) -> Shown:
    """The same, as the board says it."""
    return lambda line: line.says(key, **line.said.params)


def same(line: Line) -> bool:
    return line.same()


def elsewhere(_: Line) -> bool:
    """Something that is not there, or is drawn and has no name: a road, an empty place."""
    return True


# -- Scheherazade ----------------------------------------------------------------------------------


def pieces(line: Line) -> Iterator[tuple[str, int]]:
    """The pieces of a line by the names that they have on the map."""
    for kind, number in line.said.params.items():
        if kind == "camels" and number:
            yield line.word("board-camel"), int(number)
        elif f"letter-{kind}" in LETTERS and number:
            yield line.word("colour-name", colour=kind), int(number)


LETTERS = {
    f"letter-{colour}"
    for colour in (
        *("red", "orange", "yellow", "green", "blue", "pink", "black"),
        *("white", "brown", "violet", "turquoise", "grey"),
    )
}


def standing(line: Line) -> bool:
    """Everybody stands on this field of the map, and its pearl lies there."""
    field = str(line.said.params["field"])
    ends = {"S": "board-samarkand", "P": "board-palace"}
    spot = f"{line.word(ends[field])} ({field})" if field in ends else field
    there = all(line.names(f"{name}, {spot}") >= number for name, number in pieces(line))
    plain = line.said.params["kind"] not in ("ambush", "lake") and not line.said.params["pearl"]
    return there and (plain or line.says("board-field", **line.said.params))


def led(line: Line) -> bool:
    """Whoever went already is marked."""
    moved = line.word("board-moved")
    return all(line.names(name, moved) >= number for name, number in pieces(line))


def passage(key: str) -> Shown:
    """Whose passage it is."""

    def shown(line: Line) -> bool:
        params = line.said.params
        colour, number = next(
            (kind, number)
            for kind, number in params.items()
            if f"letter-{kind}" in LETTERS and number
        )
        return line.says(key, **{**params, "colour": colour, "bedouins": number})

    return shown


def card(line: Line) -> bool:
    """The open card with its name and kind."""
    return line.says("card-name", **line.said.params) and line.says("card-kind", **line.said.params)


def piece(kind: str, count: str = "") -> Shown:
    """What lies before the seat in the rail."""
    return lambda line: line.says(f"piece-{kind}", count=line.said.params.get(count, 1))


def robe(line: Line) -> bool:
    return line.says(f"piece-{line.said.params['colour']}")


def held(line: Line) -> bool:
    return line.says("piece-" + str(line.said.params["effect"]).replace("_", "-"), count=1)


def odds(holder: Callable[[Line], str]) -> Shown:
    """A row of the notebook."""

    def shown(line: Line) -> bool:
        told = {kind: line.said.params[kind] for kind in line.view.colours}
        cells = {"name": holder(line), "mark": "none"}
        return all(
            line.says("board-cell", **cells, colour=colour, share=share)
            for colour, share in told.items()
        )

    return shown


def rooms(line: Line) -> bool:
    return all(
        line.names(line.texts.say(Said("board-room", {"room": colour, "state": "open"})))
        for colour in line.view.colours
    )


def room(state: str, name: str) -> Shown:
    return lambda line: line.says("board-room", room=line.said.params[name], state=state)


def kinds(kind: str) -> Shown:
    """Fields of a kind are called so."""

    def shown(line: Line) -> bool:
        names = str(line.said.params["fields"]).split(", ")
        return all(line.names(line.word("outline-place", field=it, kind=kind)) for it in names)

    return shown


SCHEHERAZADE: dict[str, Shown] = {
    "outline-found": elsewhere,
    "outline-over": elsewhere,
    "outline-must-decide": elsewhere,
    "outline-bowl": sentence("board-bowl-of"),
    "outline-leads": sentence("board-leads"),
    "outline-moved-camel": lambda line: bool(
        line.names(
            f"{line.word('board-camel')}, {line.said.params['field']}", line.word("board-moved")
        )
    ),
    "outline-led": led,
    "outline-passage-asked": passage("event-passage-asked"),
    "outline-passage-paid": passage("board-passage-paid"),
    "outline-field": standing,
    "outline-sinks": lambda line: bool(
        line.names(line.word("colour-name", **line.said.params), line.word("board-sinks"))
    ),
    "outline-card": card,
    "card-text": same,
    "outline-card-later": same,
    "outline-card-settled": same,
    "outline-pile": sentence("board-pile"),
    "outline-sale": lambda line: line.says(
        "board-offer-sale", **line.said.params, price=line.said.params["pearls"]
    ),
    "outline-purchase": lambda line: line.says(
        "board-offer-purchase", **line.said.params, price=line.said.params["pearls"]
    ),
    "outline-fist": lambda line: line.says(
        "board-fist", seat=line.seat, closed="yes", **line.said.params
    ),
    "outline-fist-closed": lambda line: line.says(
        "board-fist", seat=line.seat, closed="yes", pearls=-1
    ),
    "outline-tip": same,
    "outline-passage-offer": lambda line: line.says(
        "board-passage-for", seat=line.seat, **line.said.params
    ),
    "outline-last-bid": lambda line: line.says("why-bid", seat=line.seat),
    "outline-pearls": piece("pearls", "pearls"),
    "outline-under-cloth": elsewhere,
    "outline-question-pearls": piece("question-pearls", "pearls"),
    "outline-colour-own": robe,
    "outline-colour-proven": same,
    "outline-colour-opened": robe,
    "outline-colour-odds": odds(lambda line: line.texts.name(line.seat or 0)),
    "outline-looked": same,
    "outline-bakschisch": piece("bakschisch"),
    "outline-bakschisch-spent": elsewhere,
    "outline-stone": piece("second-stone"),
    "outline-holds": held,
    "outline-holds-own": held,
    "outline-colours": rooms,
    "outline-asked": same,
    "outline-asked-for": same,
    "outline-wrong": room("wrong", "room"),
    "outline-secret": room("right", "colour"),
    "outline-room-odds": odds(lambda line: line.word("board-secret-card")),
    "outline-way": elsewhere,
    "outline-big-room": elsewhere,
    "outline-small-room": elsewhere,
    "outline-ambushes": kinds("ambush"),
    "outline-salt-lake": lambda line: line.says(
        "outline-place", field=line.said.params["field"], kind="lake"
    ),
    "outline-question-fields": lambda line: all(
        line.names(field, line.word("board-question"))
        for field in str(line.said.params["fields"]).split(", ")
    ),
}
"""Roads and room for Bedouins are drawn: other tests count them."""


# -- Bazaar ----------------------------------------------------------------------------------------


def ware(line: Line) -> bool:
    """What lies on a pile, and how much is left of it; it may be for sale."""
    pile, left = int(line.said.params["pile"]), int(line.said.params["left"])
    letters = line.view.edition.wares[line.view.tops[pile - 1]]
    if line.says("board-ware", pile=pile, ware=letters.replace("*", " *"), left=left):
        return True
    sold = line.word("why-bought", ware=letters, pile=pile).rstrip(".")
    amounts = ("board-last", "board-closing") if left == 1 else ("board-left",)
    return any(
        sold in one and line.word(it, left=left) in one for one in line.heard for it in amounts
    )


def scores(line: Line) -> bool:
    """The printed table stands there whole."""
    return line.says("board-points-title")


def hand(line: Line) -> bool:
    """The stones in the rail."""
    return all(
        line.says(f"piece-{colour}", count=line.said.params[colour])
        for colour in COLOURS
        if line.said.params[colour]
    )


def row(line: Line) -> bool:
    """Both sides of an equation, on one of the cards."""
    number = int(line.said.params["row"])
    equations = (line.view.edition.exchange[card - 1][number - 1] for card in line.view.exchange)
    sides = (equation.split("=") for equation in equations)
    return all(
        line.says("board-side", give=give, take=take)
        for left, right in sides
        for give, take in ((left, right), (right, left))
    )


BAZAAR: dict[str, Shown] = {
    "outline-over": elsewhere,
    "outline-must-decide": elsewhere,
    "outline-ware": ware,
    "outline-used-up": sentence("board-ware-sold-out"),
    "outline-unseen": sentence("board-ware-hidden"),
    "outline-scores-plain": scores,
    "outline-scores-starred": scores,
    "outline-points": elsewhere,
    "outline-hand": hand,
    "outline-surplus": elsewhere,
    "outline-bought": lambda line: (
        not line.said.params["wares"] or line.says("piece-ware", count=line.said.params["wares"])
    ),
    "outline-turns": elsewhere,
    "outline-row": row,
    "outline-bank": lambda line: all(
        line.says(f"piece-{colour}", count=number) for colour, number in line.said.params.items()
    ),
}

PLACES = {"bazaar": BAZAAR, "scheherazade": SCHEHERAZADE}


def missing(game: Game[Any, Any], view: Any, texts: Texts, heard: list[str]) -> list[str]:
    """The lines of the board in words that the page does not say."""
    shown = PLACES[game.meta.key]
    return [
        texts.say(said)
        for aspect in game.outline(view)
        for said in aspect.lines
        if not shown[said.key](Line(said, aspect.seat, view, texts, heard))
    ]
