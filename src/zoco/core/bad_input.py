"""Errors about what was handed in: always one clear sentence, never a traceback."""


class BadInput(ValueError):
    """Something from outside cannot be used; the message is a sentence for people."""


class NoEdition(BadInput):
    """Neither an edition nor a file has this name."""

    def __init__(self, given: str, known: tuple[str, ...]) -> None:
        super().__init__(given, known)
        self.given = given
        self.known = known

    def __str__(self) -> str:
        names = ", ".join(self.known)
        return f"There is no edition or file {shortened(self.given)}; shipped editions: {names}."


class BadField(BadInput):
    """A file or object has a field that cannot be used: names source, field and value.

    `example` is a value that would do, where one is known and says more than the reason.
    """

    example: str | None = None

    def __init__(self, source: str, field: str, value: object, reason: str) -> None:
        super().__init__(source, field, value, reason)
        self.source = source
        self.field = field
        self.value = value
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}, field {self.field}: {self.reason} (found {shortened(self.value)})"


def shortened(value: object, limit: int = 60) -> str:
    """The value as it is shown in an error: never longer than a line."""
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"
