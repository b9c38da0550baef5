"""Errors about what was handed in: always one clear sentence, never a traceback."""

from __future__ import annotations

from zoco.core.said import Said


class BadInput(ValueError):
    """Something from outside cannot be used; the message is an English sentence for people.

    `said` is the same as keys and parameters, for the catalogues of whoever speaks other languages
    too; empty where there is only the sentence.
    """

    said: tuple[Said, ...] = ()

    def __init__(self, *given: object, said: tuple[Said, ...] = ()) -> None:
        super().__init__(*given)
        self.said = said


class NoEdition(BadInput):
    """Neither an edition nor a file has this name."""

    def __init__(self, given: str, known: tuple[str, ...]) -> None:
        super().__init__(given, known)
        self.given = given
        self.known = known

    def __str__(self) -> str:
        names = ", ".join(self.known)
        return f"There is no edition or file {shortened(self.given)}; shipped editions: {names}."


class BadPart(BadInput):
    """A part of a file, such as a line, cannot be used for a reason that is an error itself."""

    def __init__(self, source: str, reason: BadInput) -> None:
        super().__init__(source, reason)
        self.source = source
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}: {self.reason}"


class BadField(BadInput):
    """A file or object has a field that cannot be used: names source, field and value.

    `said` are the clauses of the reason. `example` is a value that would do, where one is known and
    says more than the reason; `package` is the game whose catalogue may have to say it.
    """

    example: str | None = None

    def __init__(
        self,
        source: str,
        field: str,
        value: object,
        reason: str,
        *,
        said: tuple[Said, ...] = (),
        package: str | None = None,
    ) -> None:
        super().__init__(source, field, value, reason, said=said)
        self.package = package
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
