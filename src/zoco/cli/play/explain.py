"""Answers to `?`: what can be done, what a choice would do, why a move is refused."""

from __future__ import annotations

from zoco.bots.hint import Advised, hint
from zoco.cli.play.amounts import Misread
from zoco.cli.play.choices import chosen, read_move
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen
from zoco.cli.play.session import Session
from zoco.cli.speech import number
from zoco.core.moves import Illegal, Move


class Explainer:
    """Explains to one seat; never changes the match."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen

    def everything(self, offer: Offer) -> None:
        """All choices with their facts, and the commands."""
        self.screen.notes(offer.full())
        self.screen.line("")
        for key in HELP:
            self.screen.say(key, "fact")

    def asked(self, seat: int, offer: Offer, text: str) -> None:
        """`? 3`, `? d3-d4` or `? lay a1-b1`: the facts, or the refusal with its paragraph."""
        try:
            move = self._meant(offer, text)
        except Misread as misread:
            self.screen.say(misread.key, "wrong", **misread.params)
            return
        if move is None:
            self.screen.say("not-a-move", "wrong", text=text)
            return
        refusal = self.session.game.why_not(self.session.table, seat, move)
        if refusal is None:
            self._allowed(offer, move)
        else:
            self.refused(refusal)

    def _meant(self, offer: Offer, text: str) -> Move | None:
        """A choice before a move in notation; raises `Misread` where it is neither."""
        typed = read_move(self.session.game.read, text)
        try:
            found = chosen(offer.offered, text, self.screen.speech.naming)
        except Misread:
            if typed is None:
                raise
            return typed
        return found if isinstance(found, Move) else typed

    def _allowed(self, offer: Offer, move: Move) -> None:
        self.screen.say("allowed", "bold", label=offer.label(move))
        for fact in offer.facts(move):
            self.screen.line(f"  {fact}")

    def refused(self, refusal: Illegal) -> None:
        """The rule in full, and what follows from it."""
        self.rule(refusal.paragraph)
        self.screen.line(self.screen.speech.refusal(refusal), "wrong")

    def rule(self, paragraph: str) -> None:
        """A paragraph of the rulebook."""
        text = self.screen.speech.paragraph(paragraph)
        if text is None:
            self.screen.say("no-paragraph", "wrong", paragraph=number(paragraph))
        else:
            self.screen.markdown(text)

    def hint(self, seat: int, offer: Offer) -> None:
        """The best choices as a merchant sees them with the same view, what each promises, why."""
        if not self.session.must(seat):
            self.screen.say("hint-none")
            return
        advised = hint(self.session.game, offer.view, self.session.musts(seat))
        for choice in advised:
            self._advised(choice, offer, best=choice is advised[0])

    def _advised(self, choice: Advised, offer: Offer, best: bool) -> None:
        style, label = "bold" if best else "", offer.label(choice.move)
        if choice.share is None:
            self.screen.say("hint" if best else "hint-or", style, label=label)
        else:
            key = "hint-share" if best else "hint-or-share"
            self.screen.say(key, style, label=label, share=choice.share)
        if choice.reason is not None:
            self.screen.line(f"  {self.screen.speech.texts.say(choice.reason)}")
        if choice.plan is not None:
            self.screen.line(f"  {self.screen.speech.texts.say(choice.plan)}")


HELP = (
    "help-choose",
    "help-explain",
    "help-hint",
    "help-undo",
    "help-rules",
    "help-board",
    "help-save",
    "help-language",
    "help-quit",
)
