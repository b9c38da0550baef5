"""An offer in words: the questions, the choices with their codes, and what is known of each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from typing import Any

from zoco.cli.play.amounts import example, filled, fitting, letters
from zoco.cli.play.choices import Choice, Part, place
from zoco.cli.play.layout import Note, columns, note
from zoco.cli.speech import Speech
from zoco.cli.words import spanned
from zoco.core.describe import Bundle, Count, Option, Pick
from zoco.core.moves import Move
from zoco.core.words.said import Fact, Said

FEW = 6
DETAILS = RICH, _LABELS, SHORT = (2, 1, 0)
"""How much a list says of each choice: a fact, its label, or as little as tells it apart."""

COORDINATES = re.compile(r"[A-Za-z]\d")
"""Places that mean the same in every language, as `c3` does, and `red` and a number do not."""


class Offer:
    """What one seat is offered, ready to be shown."""

    def __init__(
        self, speech: Speech, view: Any, offered: tuple[Choice, ...], asked: Said | None = None
    ) -> None:
        """`asked` is what the phase waits for, if it waits for this seat."""
        self.speech = speech
        self.view = view
        self.offered = offered
        self.asked = asked
        self.numbered = all(choice.code.isdecimal() for choice in offered)
        self._places = Counter(place(choice.option) for choice in offered if choice.option)

    def notes(self, width: int, detail: int = RICH) -> list[Note]:
        """What is asked; every part, its question and its choices; many stand in columns."""
        parts = [line for part in self._parts() for line in self._part(part, width, detail)]
        return [*self._asked(), *parts]

    def shown(self, detail: int) -> Callable[[int], list[Note]]:
        """The notes of one detail, for any width."""
        return lambda width: self.notes(width, detail)

    def full(self) -> list[Note]:
        """Every choice with all that is known of it."""
        parts = [line for part in self._parts() for line in self._explained(part)]
        return [*self._asked(), *parts]

    def label(self, move: Move) -> str:
        """How a move is called: by the option or the amount that makes it, with what to type."""
        for choice in self.offered:
            if choice.option is not None and choice.option.move == move:
                return f"{choice.code} {self._label(choice)}"
            told = self._told_amount(choice, move)
            if told is not None:
                return told
        return self.speech.game.write(move)

    def _told_amount(self, choice: Choice, move: Move) -> str | None:
        """The amount by which a choice makes a move, if it does."""
        part = choice.part
        if isinstance(part, Pick) or type(move) is not type(part.move):
            return None
        value = getattr(move, part.field)
        if filled(part.move, part.field, value) != move:
            return None
        front = f"{choice.code} " if choice.code else ""
        return front + (self._pieces(part, value) if isinstance(part, Bundle) else str(value))

    def facts(self, move: Move) -> list[str]:
        """What is known of a move before it is made."""
        facts = self.speech.game.preview(self.view, move)
        return [self.speech.texts.say(fact) for fact in facts]

    def _parts(self) -> Iterator[list[Choice]]:
        """Choices by part; the counts of a number with gaps are one part to whoever types it."""
        for _, group in groupby(self.offered, key=lambda it: id(it.part) if it.code else 0):
            yield list(group)

    def _asked(self) -> list[Note]:
        return [] if self.asked is None else [note(self.speech.texts.say(self.asked), "bold")]

    def _question(self, part: Part) -> Iterator[Note]:
        """What a part asks for, unless it is all there is and the phase has asked already."""
        alone = all(choice.part is part for choice in self.offered)
        if self.asked is None or not alone or part.prompt.params:
            told = self.speech.texts.say(part.prompt)
            yield note(told, "bold" if self.asked is None else "")

    def _part(self, group: list[Choice], width: int, detail: int) -> Iterator[Note]:
        part = group[0].part
        yield from self._question(part)
        if not isinstance(part, Pick):
            yield from self._amount(group)
        elif len(group) == 1:
            yield from self._only(group[0])
        elif len(group) > FEW and all(_is_number(choice) for choice in group):
            yield note(self._numbers([range(int(it.code), int(it.code) + 1) for it in group]))
        elif len(group) > FEW:
            said = self._short if self._told_by_places(group) else self._label
            yield from columns([(_front(choice), said(choice)) for choice in group], width)
        else:
            yield from self._options(group, width, detail)

    def _options(self, group: list[Choice], width: int, detail: int) -> Iterator[Note]:
        across = columns([(_front(choice), self._label(choice)) for choice in group], width)
        if detail == SHORT and len(across) < len(group):
            yield from across
            return
        for choice in group:
            yield from self._option(choice, detail)

    def _only(self, choice: Choice) -> Iterator[Note]:
        """The only option of a part, such as to accept: all that would come of it."""
        assert choice.option is not None
        yield note(self._label(choice), front=_front(choice))
        *rest, last = self.facts(choice.option.move) or [""]
        if last:  # it matters most
            yield note(" ".join((last, *rest)), "fact", front="   ")

    def _option(self, choice: Choice, detail: int) -> Iterator[Note]:
        assert choice.option is not None
        yield note(self._label(choice), front=_front(choice))
        facts = self.facts(choice.option.move) if detail == RICH else []
        if facts:
            yield note(facts[-1], "fact", front="   ")

    def _told_by_places(self, group: list[Choice]) -> bool:
        """Whether places alone say what is meant: one kind of move, and no place twice."""
        options = [choice.option for choice in group if choice.option]
        alike = len({type(option.move) for option in options}) == 1
        places = [place(option) or "" for option in options]
        return alike and all(self._places[it] == 1 and COORDINATES.search(it) for it in places)

    def _short(self, choice: Choice) -> str:
        assert isinstance(choice.option, Option)
        return place(choice.option) or self._label(choice)

    def _label(self, choice: Choice) -> str:
        assert isinstance(choice.option, Option)
        return self.speech.texts.say(choice.option.label)

    def _amount(self, group: list[Choice]) -> Iterator[Note]:
        front, part = _front(group[0]), group[0].part
        if isinstance(part, Count):
            yield note(self._number(group), front=front)
            return
        assert isinstance(part, Bundle)
        stock, below = self._pieces(part, part.stock), " " * len(front)
        yield note(self.speech.word("up-to", bundle=stock), front=front)
        if part.beats is not None:
            beats = self._pieces(part, part.beats)
            yield note(self.speech.word("must-beat", bundle=beats), front=below)
        shown = example(part, self.speech.naming)
        told = self.speech.word("bundle-example", example=shown)
        facts = self._stakes(filled(part.move, part.field, fitting(part)))
        yield note(". ".join((told, facts)) if facts else told, "fact", front=below)

    def _stakes(self, move: Move) -> str:
        """What is known of an example, but for what it would change: that is for whoever asks."""
        facts = self.speech.game.preview(self.view, move)
        stakes = (it for it in facts if not (isinstance(it, Fact) and "after" in it.data))
        return " ".join(map(self.speech.texts.say, stakes))

    def _number(self, group: list[Choice]) -> str:
        """`A number from 0 to 70`, or what the numbers that are taken leave of it."""
        counts = [choice.part for choice in group if isinstance(choice.part, Count)]
        return self._numbers([part for count in counts for part in free(count)])

    def _numbers(self, parts: list[range]) -> str:
        found = joined(parts)
        if len(found) == 1:
            return self.speech.word("from-to", low=found[0][0], high=found[0][-1])
        return self.speech.word("from-among", ranges=", ".join(map(spanned, found)))

    def _pieces(self, part: Bundle, numbers: tuple[int, ...]) -> str:
        """`2 red (r), 1 blue (b)`: what can be typed stands in parentheses."""
        named = self.speech.naming
        pairs = ((kind, n) for kind, n in zip(part.kinds, numbers, strict=True) if n)
        return ", ".join(
            f"{n} {named.word(kind)} ({letters(part, kind, named)})" for kind, n in pairs
        )

    def _explained(self, group: list[Choice]) -> Iterator[Note]:
        yield from self._question(group[0].part)
        for choice in group:
            if choice.option is not None:
                yield note(self._line(choice.option), front=_front(choice))
        if group[0].option is None:
            yield from self._amount(group)

    def _line(self, option: Option) -> str:
        told = [self.speech.texts.say(option.label), *self.facts(option.move)]
        return f"{told[0]}. {' '.join(told[1:])}".strip()


def free(count: Count) -> list[range]:
    """What the numbers that are taken leave of the others."""
    taken = sorted(number for number in count.taken if count.low <= number <= count.high)
    ends = [count.low - 1, *taken, count.high + 1]
    return [range(low + 1, high) for low, high in pairwise(ends) if low + 1 < high]


def joined(parts: list[range]) -> list[range]:
    """Ranges in order, those that follow each other as one."""
    found: list[range] = []
    for part in sorted(parts, key=lambda it: it.start):
        if found and found[-1].stop == part.start:
            found[-1] = range(found[-1].start, part.stop)
        else:
            found.append(part)
    return found


def _is_number(choice: Choice) -> bool:
    """Whether a choice is a place that has a number of its own."""
    return choice.option is not None and place(choice.option) == choice.code


def _front(choice: Choice) -> str:
    return f"{choice.code:>2} " if choice.code else ""
