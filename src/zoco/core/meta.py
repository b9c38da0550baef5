"""What is known of a game before its rules are imported."""

from typing import Literal

from msgspec import Struct

Weight = Literal["light", "medium", "deep"]


class Meta(Struct, frozen=True):
    """Title, authors, seats and versions of a game: enough to list it.

    `rules_version` rises when the same log could end differently. `end` is the paragraph that a
    move after the end is refused with. `not_code` lists paragraphs that no code has to carry out.
    `order` is its place on the shelf; games of the same place stand there by their keys.

    `minutes` is about how long four people take: a quarter of a minute for each decision of a match
    of four traders, as counted over some, to the next five. `weight` is an estimate of how much
    there is to learn and to weigh up. None: nobody has measured or judged it yet.
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
    minutes: int | None = None
    weight: Weight | None = None
