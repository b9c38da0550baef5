"""A picture made of text: lines of spans, each with a style that a terminal may colour."""

from typing import NamedTuple


class Span(NamedTuple):
    """A piece of a line and the name of its style ("" for plain)."""

    text: str
    style: str = ""


Line = tuple[Span, ...]
Drawing = tuple[Line, ...]


def plain(drawing: Drawing) -> str:
    """The picture without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)
