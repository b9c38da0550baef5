"""What the server refuses: a code for programs, parameters for the sentence, a status for HTTP."""

from __future__ import annotations

from zoco.core.illegal import Illegal
from zoco.core.said import Param, Said
from zoco.core.texts import Texts

PACKAGE = "zoco.server"


class Refusal(Exception):
    """A wish that is not fulfilled; nothing changed. The sentence is `error-<code>`."""

    def __init__(self, code: str, status: int = 409, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.said = Said(f"error-{code}", params)
        self.paragraph: str | None = None

    @classmethod
    def by_rule(cls, refusal: Illegal) -> Refusal:
        """The refusal of the rules, with its paragraph."""
        made = cls("illegal", 422)
        made.said = refusal.said
        made.paragraph = refusal.paragraph
        return made

    def sentence(self, package: str = PACKAGE) -> str:
        """The refusal in English, for those who read HTTP by eye."""
        return Texts(package, "en").say(self.said)
