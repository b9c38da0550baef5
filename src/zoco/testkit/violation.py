"""The finding of a check: which law a game breaks, and how."""


class Violation(AssertionError):
    """A game breaks `law`; `message` is one sentence that says where and how."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message

    def __str__(self) -> str:
        return f"{self.law}: {self.message}"
