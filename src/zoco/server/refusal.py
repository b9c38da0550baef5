"""What the server refuses: a code for programs, parameters for the sentence, a status for HTTP."""

from __future__ import annotations

from zoco.core.moves import Illegal
from zoco.core.words.said import Param, Said
from zoco.core.words.texts import Texts
from zoco.store.faults import unreachable

PACKAGE = "zoco.server"


class Refusal(Exception):
    """A wish that is not fulfilled; nothing changed. The sentence is `error-<code>`.

    `detail` is what a developer may want to know, in English; it is never said to people.
    """

    def __init__(self, code: str, status: int = 409, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.said = Said(f"error-{code}", params)
        self.paragraph: str | None = None
        self.detail: str | None = None

    @classmethod
    def by_rule(cls, refusal: Illegal) -> Refusal:
        """The refusal of the rules, with its paragraph."""
        made = cls("illegal", 422)
        made.said = refusal.said
        made.paragraph = refusal.paragraph
        return made

    @classmethod
    def for_fault(cls, error: Exception) -> Refusal:
        """What is told of a fault that is not the visitor's; what it was stays in the log."""
        return cls("not-ready", 503) if unreachable(error) else cls("broken", 500)

    def sentence(self, package: str = PACKAGE) -> str:
        """The refusal in English, for those who read HTTP by eye."""
        return Texts(package, "en").say(self.said)
