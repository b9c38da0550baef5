"""What is known of a game before its rules are imported."""

from msgspec import Struct


class Meta(Struct, frozen=True):
    """Title, authors, seats and versions of a game: enough to list it.

    `rules_version` rises when the same log could end differently. `end` is the paragraph that a
    move after the end is refused with. `not_code` lists paragraphs that no code has to carry out.
    `order` is its place on the shelf; games of the same place stand there by their keys.
    """

    key: str
    title: str
    subtitle: str
    authors: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    rules_version: int
    end: str
    not_code: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("standard",)
    order: int = 100
