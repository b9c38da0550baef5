"""The refusal: every illegal move is answered with a paragraph, a key and parameters."""

from zoco.core.said import Param, Said


class Illegal(Exception):
    """A refusal that cites its rule, e.g. `Illegal("suleika 2.5", "covers-a-carpet", field="d4")`.

    `paragraph` names game and paragraph; `key` is the Fluent key without its `refusal-` prefix.
    """

    def __init__(self, paragraph: str, key: str, **params: Param) -> None:
        super().__init__(paragraph, key)
        self.paragraph = paragraph
        self.key = key
        self.params = params

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({self.paragraph}{': ' + given if given else ''})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Illegal):
            return NotImplemented
        return self.args == other.args and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.args)

    @property
    def said(self) -> Said:
        """The refusal as text key and parameters."""
        return Said(f"refusal-{self.key}", self.params)
