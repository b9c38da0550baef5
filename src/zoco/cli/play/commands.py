"""Commands between decisions: explain, advise, take back, save, switch the language, leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from zoco.cli.play.explain import Explainer
from zoco.cli.play.files import is_folder, is_there, last_resorts, spare_path
from zoco.cli.play.lines import Leave, Left, Lines
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen
from zoco.cli.play.session import Session
from zoco.cli.speech import Speech
from zoco.cli.system import reason
from zoco.core.faults import Fault, told
from zoco.core.words.texts import LANGUAGES

Command = Callable[[int, Offer, str], bool]


class Commands:
    """Every command answers whether there is a new page to show."""

    def __init__(self, session: Session, screen: Screen, lines: Lines) -> None:
        self.session = session
        self.screen = screen
        self.lines = lines
        self.explainer = Explainer(session, screen)
        self._warned = False
        self._commands: dict[str, Command] = {
            "?": self.explain,
            "h": self.hint,
            "u": self.undo,
            "r": self.rules,
            "b": self.board,
            "s": self.save,
            "l": self.language,
            "q": self.quit,
        }

    def carry_out(self, seat: int, offer: Offer, text: str) -> bool | None:
        """Carry out a line if it is a command; None if it is not."""
        name, rest = named(text)
        command = self._commands.get(name)
        return None if command is None else command(seat, offer, rest)

    def is_quit(self, text: str) -> bool:
        """Whether a line is the wish to leave."""
        return self._commands.get(named(text)[0]) == self.quit

    def explain(self, seat: int, offer: Offer, text: str) -> bool:
        """`?` and `? something`."""
        if text:
            self.explainer.asked(seat, offer, text)
        else:
            self.explainer.everything(offer)
        return False

    def hint(self, seat: int, offer: Offer, text: str) -> bool:
        """`h`: advice."""
        self.explainer.hint(seat, offer)
        return False

    def rules(self, seat: int, offer: Offer, text: str) -> bool:
        """`r`: the paragraphs that ask for this decision and say how; `r 2.5`: another."""
        phase, moves = self.session.table.agenda[0], self.session.moves(seat)
        for paragraph in [text] if text else dict.fromkeys((phase.paragraph, moves.paragraph)):
            if paragraph:
                self.explainer.rule(paragraph)
        return False

    def board(self, seat: int, offer: Offer, text: str) -> bool:
        """`b`: the page again, and the whole board."""
        self.screen.forget(seat)
        return True

    def undo(self, seat: int, offer: Offer, text: str) -> bool:
        """`u`: free for one's own last decision; another's, or more than that, if all agree."""
        own, freed = self.session.free_undo(seat), self.session.freed_undo()
        if own is not None:
            return self.back(own, seat)
        if freed is not None:
            whose = self.screen.speech.name(freed[1])
            return self.agreed("take-back-of", name=whose) and self.back(*freed)
        agreed = self.session.agreed_undo()
        if agreed is None:
            self.screen.say("nothing-to-undo", "wrong")
            return False
        return self.consented(agreed[1]) and self.back(agreed[0], seat)

    def consented(self, whose: int) -> bool:
        """Bots always agree; several people are asked."""
        alone = len(self.session.seating.humans) == 1
        return alone or self.agreed("all-agree", name=self.screen.speech.name(whose))

    def agreed(self, key: str, **params: str) -> bool:
        """Whether a question is answered with yes."""
        return self.lines.ask(self.screen.speech.word(key, **params)).casefold() in YES

    def back(self, to_ply: int, seat: int) -> bool:
        """Take back, and tell what that means."""
        others = [self.screen.speech.name(it) for it in self.session.undo(to_ply, seat)]
        self.screen.say("undone-practice" if self.session.practice else "undone", "title")
        if others:
            self.screen.say("undone-others", names=", ".join(others))
        return True

    def save(self, seat: int, offer: Offer, text: str) -> bool:
        """`s` and `s FILE`."""
        target = Path(text) if text else self.home()
        if is_folder(target):
            self.screen.say("is-a-folder", "wrong", path=str(target))
        elif target != self.session.path and is_there(target):
            self.screen.say("file-exists", "wrong", file=str(target))
        else:
            self.write(target)
        return False

    def home(self) -> Path:
        """The file of this match, or one that it can have."""
        return self.session.path or spare_path(self.session.game.meta.key)

    def write(self, target: Path) -> bool:
        """Save to a file, which is kept fresh from now on; a fault is a sentence."""
        fault = self.session.keep(target)
        if fault is not None:
            self.screen.line(self.told(fault, target), "wrong")
            return False
        self._warned = False
        self.screen.advise("saved", target)
        return True

    def told(self, fault: Exception, target: Path) -> str:
        """Why the match could not be saved."""
        wrong = Fault("wrong-save", {"file": str(target)}, because=reason(fault))
        return told(wrong, self.screen.speech.language)

    def language(self, seat: int, offer: Offer, text: str) -> bool:
        """`l`: the other language; `l de`: this one."""
        others = [one for one in LANGUAGES if one != self.screen.speech.language]
        wanted = text or others[0]
        if wanted not in LANGUAGES:
            self.screen.say("no-language", "wrong", text=text)
            return False
        names = self.session.seating.names
        self.screen.speech = Speech(self.session.game, wanted, names)
        return True

    def quit(self, seat: int, offer: Offer, text: str) -> bool:
        """`q`."""
        raise Leave

    def leave(self) -> None:
        """Save, say how to go on, and raise `Left`; what cannot be saved is left only by insisting.

        Returning means to stay.
        """
        if self.session.log.ply and not self.write(self.home()):
            if not self._warned:
                self._warned = True
                self.screen.say("leave-anyway", "wrong")
                return
        else:
            self.advise_resuming()
        raise Left

    def rescue(self) -> None:
        """Save before an unforeseen end, wherever that can be done."""
        if not self.session.log.ply:
            return
        for path in (self.home(), *last_resorts(self.session.game.meta.key)):
            if self.write(path):
                self.advise_resuming()
                return

    def advise_resuming(self) -> None:
        """How to go on with a match that is kept in a file, unless it is over."""
        path, on = self.session.path, bool(self.session.table.agenda)
        if path is not None and on and self.session.fault is None and is_there(path):
            self.screen.advise("resume-with", path, game=self.session.game.meta.key)


def named(text: str) -> tuple[str, str]:
    """The letter of the command that a line may be, and what follows it."""
    head, _, rest = text.partition(" ")
    if text.startswith("?"):
        head, rest = "?", text[1:]
    return ALIASES.get(head.casefold(), head.casefold()), rest.strip()


YES = {"y", "yes", "j", "ja"}
ALIASES = {
    "help": "?",
    "hilfe": "?",
    "hint": "h",
    "tipp": "h",
    "undo": "u",
    "zurück": "u",
    "rules": "r",
    "regeln": "r",
    "board": "b",
    "brett": "b",
    "save": "s",
    "speichern": "s",
    "lang": "l",
    "sprache": "l",
    "quit": "q",
    "exit": "q",
    "ende": "q",
}
