"""Commands between decisions: explain, advise, take back, save, switch the language, leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from zoco.cli.play.explain import Explainer
from zoco.cli.play.lines import Leave, Lines
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen
from zoco.cli.play.session import Session
from zoco.cli.speech import Speech
from zoco.core.rng import Rng
from zoco.core.texts import LANGUAGES

Command = Callable[[int, Offer, str], bool]


class Commands:
    """Every command answers whether there is a new page to show."""

    def __init__(self, session: Session, screen: Screen, lines: Lines, rng: Rng) -> None:
        self.session = session
        self.screen = screen
        self.lines = lines
        self.explainer = Explainer(session, screen)
        self._rng = rng
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
        self.explainer.hint(seat, offer, self._rng)
        return False

    def rules(self, seat: int, offer: Offer, text: str) -> bool:
        """`r`: the paragraphs that ask for this decision and say how; `r 2.5`: another."""
        phase, moves = self.session.table.agenda[0], self.session.moves(seat)
        for paragraph in [text] if text else dict.fromkeys((phase.paragraph, moves.paragraph)):
            if paragraph:
                self.explainer.rule(paragraph)
        return False

    def board(self, seat: int, offer: Offer, text: str) -> bool:
        """`b`: the same page again."""
        return True

    def undo(self, seat: int, offer: Offer, text: str) -> bool:
        """`u`: free for one's own last decision; another's, or more than that, if all agree."""
        own, freed = self.session.free_undo(seat), self.session.freed_undo()
        if own is not None:
            return self.back(own, seat)
        if freed is not None:
            whose = self.screen.speech.name(freed[1])
            return self.agreed("take-back-of", name=whose) and self.back(*freed)
        agreed = self.session.agreed_undo(seat)
        if agreed is None:
            self.screen.say("nothing-to-undo", "wrong")
            return False
        return self.consented() and self.back(agreed, seat)

    def consented(self) -> bool:
        """Bots always agree; several people are asked."""
        return len(self.session.seating.humans) == 1 or self.agreed("all-agree")

    def agreed(self, key: str, **params: str) -> bool:
        """Whether a question is answered with yes."""
        return self.lines.ask(self.screen.speech.word(key, **params)).casefold() in YES

    def back(self, to_ply: int, seat: int) -> bool:
        """Take back, and tell what that means."""
        self.session.undo(to_ply, seat)
        self.screen.say("undone-practice" if self.session.practice else "undone", "title")
        return True

    def save(self, seat: int, offer: Offer, text: str) -> bool:
        """`s` and `s FILE`."""
        target = Path(text) if text else self.session.path or spare_path(self.session)
        if target.is_dir():
            self.screen.say("is-a-folder", "wrong", path=str(target))
            return False
        if target != self.session.path and target.exists():
            self.screen.say("file-exists", "wrong", file=str(target))
            return False
        return self.write(target)

    def write(self, target: Path) -> bool:
        """Save to a file, which is kept fresh from now on; a fault is a sentence."""
        try:
            self.session.log.save(target)
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.say("cannot-save", "wrong", file=str(target), reason=reason)
            return False
        self.session.path = target
        self.screen.advise("saved", target)
        return False

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
        """Save, and say how to go on."""
        if self.session.log.ply:
            self.write(self.session.path or spare_path(self.session))
        self.advise_resuming()

    def advise_resuming(self) -> None:
        """How to go on with a match that is kept in a file."""
        path = self.session.path
        if path is not None and path.exists():
            self.screen.advise("resume-with", path, game=self.session.game.meta.key)


def named(text: str) -> tuple[str, str]:
    """The letter of the command that a line may be, and what follows it."""
    head, _, rest = text.partition(" ")
    if text.startswith("?"):
        head, rest = "?", text[1:]
    return ALIASES.get(head.casefold(), head.casefold()), rest.strip()


def spare_path(session: Session) -> Path:
    """A file name in this folder that is not taken."""
    stem, number = f"zoco-{session.game.meta.key}", 1
    path = Path(f"{stem}.jsonl")
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.jsonl")
    return path


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
