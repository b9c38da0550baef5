"""Somebody who sees nothing: hears roles, names, states and what is said, and presses by name."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import expect

from tests.web.progress import Progress
from tests.web.visitor import Visitor

LINE = re.compile(r"^(?P<in> *)- (?P<what>'.*'|.*)$")
NODE = re.compile(
    r'^(?P<role>[\w/]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^]]*\])*)'
    r"(?::)?(?: (?P<text>.*))?$"
)


@dataclass
class Node:
    """One thing that is read: what it is, what it is called, how it is, and what it says."""

    role: str
    name: str = ""
    states: frozenset[str] = frozenset()
    text: str = ""
    inside: list[Node] = field(default_factory=list)

    def all(self, role: str | None = None) -> Iterator[Node]:
        """It and everything in it, in the order of reading."""
        if role in (None, self.role):
            yield self
        for one in self.inside:
            yield from one.all(role)

    def the(self, role: str, name: str) -> Node:
        """What is called so."""
        for one in self.all(role):
            if one.name == name:
                return one
        raise AssertionError(f"nothing is read as {role} “{name}”")

    @property
    def words(self) -> str:
        """All that is read of it."""
        own = [self.name] if self.name else []
        return " ".join(
            [*own, *([self.text] if self.text else []), *(o.words for o in self.inside)]
        )

    @property
    def open(self) -> bool:
        """Whether it can be pressed."""
        return "disabled" not in self.states


def read(snapshot: str) -> Node:
    """The tree of an aria snapshot."""
    root = Node("page")
    path = [(-1, root)]
    for line in snapshot.splitlines():
        at = LINE.match(line)
        assert at, line
        what = at["what"]
        if what.startswith("'"):
            quoted, _, rest = what[1:].rpartition("'")
            what = quoted.replace("''", "'") + rest
        depth = len(at["in"])
        while path[-1][0] >= depth:
            path.pop()
        if what.startswith("/"):
            continue
        node = parsed(what)
        path[-1][1].inside.append(node)
        path.append((depth, node))
    return root


def parsed(what: str) -> Node:
    """A line of a snapshot."""
    if what.startswith("text: "):
        return Node("text", text=unquoted(what[6:]))
    found = NODE.match(what)
    assert found, what
    states = frozenset(re.findall(r"\[([^]]*)\]", found["states"] or ""))
    name = re.sub(r"\\(.)", r"\1", found["name"] or "")
    return Node(found["role"], name, states, unquoted(found["text"] or ""))


def unquoted(text: str) -> str:
    """Without the quotes that keep a text in one piece."""
    return (
        re.sub(r"\\(.)", r"\1", text[1:-1])
        if text[:1] == text[-1:] == '"' and len(text) > 1
        else text
    )


@dataclass(frozen=True)
class Words:
    """What a language calls the parts of a table that somebody reads first."""

    board: str
    decision: str
    result: str
    turn: str
    options: re.Pattern[str]
    number: re.Pattern[str]
    taken: re.Pattern[str]
    least: tuple[str, ...]
    aids: tuple[str, ...]
    may: str
    from_stock: str
    numbers: tuple[str, ...]
    further: str
    folded: tuple[str, ...]


LANGUAGES = {
    "en-US": Words(
        "Board",
        "Decision",
        "Result",
        "Your turn.",
        re.compile(r"\d+ choices?: (.*?)\.(?= [A-Z]|$)"),
        re.compile(r"A number from (\d+) to (\d+)\."),
        re.compile(r"Taken: ([\d, ]+)\."),
        ("Smallest raise", "Smallest offer"),
        ("Take back", "Ask to take back", "Since my last turn", "More"),
        "You may:",
        "From:",
        ("Close the fist on {}", "Tip {}"),
        "Numbers up to",
        ("Trade", "Passage", "Other colours"),
    ),
    "de-DE": Words(
        "Spielbrett",
        "Entscheidung",
        "Ergebnis",
        "Du bist dran.",
        re.compile(r"\d+ Möglichkeit(?:en)?: (.*?)\.(?= [A-ZÄÖÜ]|$)"),
        re.compile(r"Eine Zahl von (\d+) bis (\d+)\."),
        re.compile(r"Vergeben: ([\d, ]+)\."),
        ("Knapp erhöhen", "Wenig bieten"),
        ("Zurücknehmen", "Um Rücknahme", "Seit meinem letzten Zug", "Weiteres"),
        "Du darfst:",
        "Aus:",
        ("Faust mit {} schließen", "Tipp {}"),
        "Zahlen bis",
        ("Handel", "Mitnehmen", "Andere Farben"),
    ),
}
QUESTIONS = "lsowc"
STEPS = 8
"""So many presses lead from a question to its answer."""


class Listener:
    """A visitor who hears the page: what is read of it, and what its live regions say."""

    def __init__(self, visitor: Visitor, locale: str, seed: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.words = LANGUAGES[locale]
        self.rng = random.Random(seed)
        self.progress = Progress(visitor.page)
        self.said: dict[str, str] = {}

    def read(self) -> Node:
        """The whole page as it is read out."""
        return read(self.page.locator("body").aria_snapshot())

    @property
    def board(self) -> Node:
        """All that is read of the board."""
        return self.read().the("region", self.words.board)

    def turn_or_end(self) -> bool:
        """Wait until it is said that it is my turn, or how the match ended."""
        decision = self.page.get_by_role("region", name=self.words.decision, exact=True)
        mine = decision.filter(has_text=self.words.turn)
        over = self.page.get_by_role("region", name=self.words.result, exact=True)
        with self.progress.waiting():
            expect(mine.or_(over).first).to_be_visible()
        return over.count() == 0

    def ask(self, key: str) -> str:
        """What is said to a key that asks: the last word of the page is a new one."""
        before = self._spoken()
        self.progress.pressed()
        self.page.keyboard.press(key)
        for _ in range(STEPS * 10):
            now = self._spoken()
            for old, new in zip([""] * (len(now) - len(before)) + before, now, strict=True):
                if new != old:
                    return new.replace("\xa0", "")
            self.visitor.settle()
        raise AssertionError(f"nothing is said to {key}")

    def _spoken(self) -> list[str]:
        return [one.text for one in self.read().inside if one.role == "paragraph"]

    # -- decisions ---------------------------------------------------------------------------------

    def decide(self) -> str:
        """Hear what can be chosen, and press what is called so; what was chosen."""
        self.said = {key: self.ask(key) for key in QUESTIONS}
        wanted = self.rng.choice(self.choices(self.said["c"]))
        asked = self.question
        for step in range(STEPS):
            pressed = self._press(wanted)
            assert pressed or step, f"nothing is called “{wanted}”: {self.board.words}"
            if not pressed or not self.turn_or_end() or self.question != asked:
                return wanted
        raise AssertionError(f"“{wanted}” answers nothing: {self.board.words}")

    @property
    def question(self) -> str:
        """What the bar asks, and what was said last: together they are new after every answer."""
        news = self.page.locator("body").aria_snapshot().splitlines()[-1]
        return f"{self.read().the('region', self.words.decision).inside[0].words} {news}"

    def choices(self, said: str) -> list[str]:
        """All that is told to be chosen: names, and numbers within their bounds."""
        must = said.split(self.words.may)[0]
        names = [one for found in self.words.options.findall(must) for one in found.split("; ")]
        for low, high in self.words.number.findall(must):
            taken = self.words.taken.search(must)
            gone = [int(one) for one in taken[1].split(", ")] if taken else []
            names += [str(one) for one in range(int(low), int(high) + 1) if one not in gone]
        if self.words.from_stock in must:
            names += [one for one in self.words.least if self._called(one)]
        assert names, said
        return names

    def _called(self, name: str) -> list[Node]:
        """What on the board can be pressed and is called so, or begins with it."""
        open_ = [one for one in self.board.all("button") if one.open]
        if name.isdigit():
            named = {form.format(name) for form in self.words.numbers}
            return [one for one in open_ if one.name in named]
        for same in (exactly, begins, at_last, among, short):
            if found := [one for one in open_ if same(one.name, name)]:
                return found
        return []

    def _press(self, wanted: str) -> bool:
        """What is called so, else a piece that leads there; then what the bar offers to do.

        False where there is neither: it is not asked any more.
        """
        found = self._called(wanted)
        for fold in (self.words.further,) if wanted.isdigit() else self.words.folded:
            if not found and (more := self._called(fold)):
                self._activate(self.words.board, more[0])
                found = self._called(wanted)
        pieces = [one for one in self.board.all("button") if one.open and leads(one, wanted)]
        for one in [*found, *pieces][:1]:
            self._activate(self.words.board, one)
        bar = list(self.read().the("region", self.words.decision).all("button"))
        if found and bar and bar[-1].open and not bar[-1].name.startswith(self.words.aids):
            self._activate(self.words.decision, bar[-1])
        return bool(found or pieces)

    def _activate(self, region: str, one: Node) -> None:
        self.progress.pressed()
        place = self.page.get_by_role("region", name=region, exact=True)
        place.get_by_role("button", name=one.name, exact=True).first.press("Enter")


def exactly(name: str, wanted: str) -> bool:
    """It is called so."""
    return name == wanted


def begins(name: str, wanted: str) -> bool:
    """It is called so, and then says more."""
    return name.startswith(wanted)


def at_last(name: str, wanted: str) -> bool:
    """What is written on it comes first."""
    return name.endswith(f": {wanted}")


def among(name: str, wanted: str) -> bool:
    """One of several ways."""
    return wanted in name.split("; ")


def short(name: str, wanted: str) -> bool:
    """It is called by its letter, and explained."""
    return ": " in wanted and name.startswith(f"{wanted.split(': ')[0]} ")


def leads(piece: Node, wanted: str) -> bool:
    """Whether it is a piece, named with its field, that a move is about."""
    who, _, field_ = piece.name.partition(", ")
    at = field_.partition(", ")[0].rpartition("(")[2].rstrip(")")
    parts = re.findall(r"\w+", wanted)
    return bool(at) and at in parts[:-1] and who.lower() in wanted.lower()
