"""Names: one check for whoever sits down, watches, forks, or comes with a log."""

from __future__ import annotations

from unicodedata import normalize

from zoco.server.refusal import Refusal

LONGEST = 40
"""What the store holds. People who type theirs are stopped earlier, by `bodies.Name`."""


def named(name: str) -> str:
    """The name without outer blanks. Raises for what is none, or would disturb the text around it:

    control characters, marks that turn the direction of writing, invisible signs.
    """
    wanted = normalize("NFC", " ".join(name.split()))
    if not wanted or len(wanted) > LONGEST or not wanted.isprintable():
        raise Refusal("bad-name", 422)
    return wanted
