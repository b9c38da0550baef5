"""Errors about what was handed in: always one clear sentence, never a traceback."""


class BadInput(ValueError):
    """Something from outside cannot be used; the message is a sentence for people."""


class BadField(BadInput):
    """A file or object has a field that cannot be used: names source, field and value."""

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
