"""An offer in words: the questions, the numbered choices, and what is known of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from zoco.cli.play.choices import Choice, example, letters, place
from zoco.cli.play.layout import Note, columns, note
from zoco.cli.speech import Speech
from zoco.core.describe import Bundle, Count, Option, Pick
from zoco.core.moves import Move

FEW = 6
DETAILS = RICH, LABELS, SHORT = (2, 1, 0)
"""How much a list says of each choice: a fact, its label, or its label in columns."""


class Offer:
    """What one seat is offered, ready to be shown."""

    def __init__(self, speech: Speech, view: Any, offered: tuple[Choice, ...]) -> None:
        self.speech = speech
        self.view = view
        self.offered = offered

    def notes(self, width: int, detail: int = RICH) -> list[Note]:
        """Every part: its question, then its choices; many of them stand in columns."""
        return [line for part in self._parts() for line in self._part(part, width, detail)]

    def shown(self, detail: int) -> Callable[[int], list[Note]]:
        """The notes of one detail, for any width."""
        return lambda width: self.notes(width, detail)

    def full(self) -> list[Note]:
        """Every choice with all that is known of it."""
        return [line for part in self._parts() for line in self._explained(part)]

    def label(self, move: Move) -> str:
        """How a move is called: by the option that makes it, else by its notation."""
        options = (choice.option for choice in self.offered)
        labels = (self.speech.texts.say(o.label) for o in options if o and o.move == move)
        return next(labels, self.speech.game.write(move))

    def facts(self, move: Move) -> list[str]:
        """What is known of a move before it is made."""
        facts = self.speech.game.preview(self.view, move)
        return [self.speech.texts.say(fact) for fact in facts]

    def _parts(self) -> Iterator[list[Choice]]:
        for _, group in groupby(self.offered, key=lambda choice: id(choice.part)):
            yield list(group)

    def _part(self, group: list[Choice], width: int, detail: int) -> Iterator[Note]:
        part = group[0].part
        yield note(self.speech.texts.say(part.prompt), "bold")
        if not isinstance(part, Pick):
            yield from self._amount(group[0])
        elif len(group) > FEW:
            yield from columns([(_front(choice), self._short(choice)) for choice in group], width)
        else:
            yield from self._options(group, width, detail)

    def _options(self, group: list[Choice], width: int, detail: int) -> Iterator[Note]:
        across = columns([(_front(choice), self._label(choice)) for choice in group], width)
        if detail == SHORT and len(across) < len(group):
            yield from across
            return
        for choice in group:
            yield from self._option(choice, detail)

    def _option(self, choice: Choice, detail: int) -> Iterator[Note]:
        assert choice.option is not None
        yield note(self._label(choice), front=_front(choice))
        facts = self.facts(choice.option.move) if detail == RICH else []
        if facts:
            yield note(facts[-1], "fact", front="   ")

    def _short(self, choice: Choice) -> str:
        assert isinstance(choice.option, Option)
        return place(choice.option) or self._label(choice)

    def _label(self, choice: Choice) -> str:
        assert isinstance(choice.option, Option)
        return self.speech.texts.say(choice.option.label)

    def _amount(self, choice: Choice) -> Iterator[Note]:
        front = _front(choice) if len(self.offered) > 1 else ""
        part = choice.part
        if isinstance(part, Count):
            yield note(self.speech.word("from-to", low=part.low, high=part.high), front=front)
            return
        assert isinstance(part, Bundle)
        stock, below = self._pieces(part, part.stock), " " * len(front)
        yield note(self.speech.word("up-to", bundle=stock), front=front)
        if part.beats is not None:
            beats = self._pieces(part, part.beats)
            yield note(self.speech.word("must-beat", bundle=beats), front=below)
        shown = example(part, self.speech.kind)
        yield note(self.speech.word("bundle-example", example=shown), "fact", front=below)

    def _pieces(self, part: Bundle, numbers: tuple[int, ...]) -> str:
        """`2 red (r), 1 blue (b)`: what can be typed stands in parentheses."""
        named = self.speech.kind
        pairs = ((kind, n) for kind, n in zip(part.kinds, numbers, strict=True) if n)
        return ", ".join(f"{n} {named(kind)} ({letters(part, kind, named)})" for kind, n in pairs)

    def _explained(self, group: list[Choice]) -> Iterator[Note]:
        yield note(self.speech.texts.say(group[0].part.prompt), "bold")
        for choice in group:
            if choice.option is None:
                yield from self._amount(choice)
            else:
                yield note(self._line(choice.option), front=_front(choice))

    def _line(self, option: Option) -> str:
        told = [self.speech.texts.say(option.label), *self.facts(option.move)]
        return f"{told[0]} [{self.speech.game.write(option.move)}]. {' '.join(told[1:])}".strip()


def _front(choice: Choice) -> str:
    return f"{choice.number:>2} "
