"""The game at the terminal: asks people for their decisions, one line at a time."""

from __future__ import annotations

from zoco.cli.console import wipe
from zoco.cli.outcome import print_result
from zoco.cli.play.amounts import Misread, amount
from zoco.cli.play.choices import Choice, choices, chosen, pointed, read_move
from zoco.cli.play.commands import Commands
from zoco.cli.play.layout import Note, note
from zoco.cli.play.lines import Leave, Left, Lines
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen
from zoco.cli.play.session import Session
from zoco.core.describe import Pick
from zoco.core.moves import Illegal, Move

PROMPT = "> "


class Terminal:
    """One match from the first page to the result."""

    def __init__(self, session: Session, screen: Screen, lines: Lines) -> None:
        self.session = session
        self.screen = screen
        self.lines = lines
        self.commands = Commands(session, screen, lines)
        self._looks = {seat: _last_decision(session, seat) for seat in session.seating.humans}
        self._news_from = dict(self._looks)
        self._last: int | None = None

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            while (seat := self.session.advance()) is not None:
                self.turn(seat)
            self.finish()
        except Left:
            pass

    def turn(self, seat: int) -> None:
        """Show a page to `seat`, and read lines until something changed."""
        self.hand_over(seat)
        offer = self.offer(seat)
        self.show(seat, offer)
        while not self.answered(seat, offer):
            pass
        self._last = seat

    def answered(self, seat: int, offer: Offer) -> bool:
        """Read a line and carry it out; whether there is a new page to show."""
        try:
            return self.answer(seat, offer, self.lines.ask(self.prompt(seat)))
        except Leave:
            self.commands.leave()
            return False

    def prompt(self, seat: int) -> str:
        """Who is asked, where several people share the keyboard."""
        alone = len(self.session.seating.humans) == 1
        return PROMPT if alone else f"{self.screen.speech.name(seat)} {PROMPT}"

    def offer(self, seat: int) -> Offer:
        """What `seat` is offered now."""
        musts, mays = self.session.musts(seat), self.session.mays(seat)
        offered = choices(musts.describe(), mays.describe())
        asked = self.session.table.agenda[0].prompt() if self.session.must(seat) else None
        return Offer(self.screen.speech, self.session.view(seat), offered, asked)

    def hand_over(self, seat: int) -> None:
        """Nobody looks at the next one's page while anything on it, or decided on it, is hidden."""
        if seat == self._last:
            return
        people = self.session.seating.humans
        before = people if self._last is None else (self._last,)
        if not self.session.is_open(seat, [one for one in before if one != seat]):
            self.lines.forget()
            self.screen.forget(seat)
            wipe(self.screen.console)
            self.wait_for(seat)
            wipe(self.screen.console)

    def wait_for(self, seat: int) -> None:
        """Until Enter is pressed: what else is typed was not meant for a page still unseen."""
        prompt = self.screen.speech.word("hand-over", name=self.screen.speech.name(seat))
        while not self.entered(prompt):
            pass

    def entered(self, prompt: str) -> bool:
        """Whether nothing but Enter was pressed."""
        try:
            typed = self.lines.ask(prompt)
            if self.commands.is_quit(typed):
                raise Leave
        except Leave:
            self.commands.leave()
            return False
        return not typed

    def show(self, seat: int, offer: Offer) -> None:
        """The page of a turn: news since this seat last looked, board, choices."""
        must = self.session.must(seat)
        below = 1 if must else 2
        page = self.screen.page(self.title(seat), offer, self.news(seat), below)
        self.screen.show(page, lambda: self.pause("continue"))
        if not must:
            self.screen.say("may-skip", "fact")

    def news(self, seat: int) -> list[Note]:
        """What happened since `seat` last looked; the same again if nothing did."""
        seq = self.session.log.seq
        if seq != self._looks[seat]:
            self._news_from[seat], self._looks[seat] = self._looks[seat], seq
        since = self._news_from[seat]
        told = self.screen.news(tuple(e for e in self.session.log.line if e.seq >= since), seat)
        return [*self.unsaved(), *told]

    def unsaved(self) -> list[Note]:
        """That the file is not kept fresh any more, and what helps."""
        path = self.session.path
        if self.session.fault is None or path is None:
            return []
        told = self.commands.told(self.session.fault, path)
        advice = self.screen.speech.word("save-elsewhere")
        return [note(f"{told} {advice}", "wrong", front="! ")]

    def pause(self, key: str) -> None:
        """Wait until people have read."""
        try:
            self.lines.pause(self.screen.speech.word(key))
        except Leave:
            self.commands.leave()

    def title(self, seat: int) -> str:
        """Game, whose page it is, and whether the match is for practice."""
        key = "title-practice" if self.session.practice else "title"
        name, title = self.screen.speech.name(seat), self.session.game.meta.title
        return self.screen.speech.word(key, title=title, name=name)

    def answer(self, seat: int, offer: Offer, text: str) -> bool:
        """Carry out a line; whether there is a new page to show."""
        if not text:
            return self.nothing(seat, offer)
        way = pointed(offer.offered, text, self.screen.speech.naming) if len(text) == 1 else None
        if way is not None:  # s is south where directions are asked for, not to save
            return self.play(seat, way)
        changed = self.commands.carry_out(seat, offer, text)
        return self.decide(seat, offer, text) if changed is None else changed

    def nothing(self, seat: int, offer: Offer) -> bool:
        """Enter lets a may be; a must stays."""
        if self.session.must(seat):
            self.screen.say("need-help" if offer.numbered else "need-help-amount", "fact")
            return False
        self.session.let_be(seat)
        return True

    def decide(self, seat: int, offer: Offer, text: str) -> bool:
        """A choice by its code or place, by an amount, or by notation."""
        try:
            found = self.meant(offer, text)
            if isinstance(found, Choice):
                return self.amount(seat, offer, found)
        except Misread as misread:
            self.screen.say(misread.key, "wrong", **misread.params)
            return False
        if found is None:
            self.not_understood(offer, text)
            return False
        return self.play(seat, found)

    def not_understood(self, offer: Offer, text: str) -> None:
        """What could have been typed instead."""
        last = len(offer.offered)
        if offer.numbered and offer.offered[-1].code != str(last):
            self.screen.say("not-understood-place", "wrong", text=text)
        elif offer.numbered:
            self.screen.say("not-understood", "wrong", text=text, last=last)
        else:
            self.screen.say("not-understood-amount", "wrong", text=text)

    def meant(self, offer: Offer, text: str) -> Move | Choice | None:
        """The move that a line means, or the choice that asks how many; raises `Misread`."""
        typed = read_move(self.session.game.read, text)
        if typed is not None:
            return typed
        return chosen(offer.offered, text, self.screen.speech.naming)

    def amount(self, seat: int, offer: Offer, choice: Choice) -> bool:
        """Ask how many and play it; commands are carried out in between. Raises `Misread`."""
        while True:
            text = self.lines.ask(self.screen.speech.word("how-many"))
            changed = self.commands.carry_out(seat, offer, text)
            if changed:
                return True
            if changed is None:
                assert not isinstance(choice.part, Pick), "only an amount is asked for"
                return self.play(seat, amount(choice.part, text, self.screen.speech.naming))

    def play(self, seat: int, move: Move) -> bool:
        """Play, or say why not."""
        try:
            self.session.play(seat, move)
        except Illegal as refusal:
            self.screen.line(self.screen.speech.refusal(refusal), "wrong")
            return False
        return True

    def finish(self) -> None:
        """The last news, the board, and the result."""
        seat = self.session.seating.humans[0]
        self.screen.notes(self.news(seat))
        self.screen.drawing(self.session.view(seat))
        result = self.session.game.result(self.session.table)
        assert result is not None
        print_result(self.screen.console, result, self.screen.speech)
        if self.session.fault is not None:
            self.commands.rescue()
        if self.session.path is not None and self.session.fault is None:
            self.screen.advise("replay-with", self.session.path)


def _last_decision(session: Session, seat: int) -> int:
    """The number of the entry that `seat` made last: its news begin there."""
    return next((entry.seq for entry in reversed(session.log.line) if entry.seat == seat), 0)
