"""`zoco rules`: the rulebook, or one paragraph of it."""

from __future__ import annotations

from rich.markdown import Markdown

from zoco.cli.console import make_console
from zoco.cli.given import game_of
from zoco.core.faults import bad
from zoco.core.words.rulebook import rulebook, rulebook_source


def rules(key: str, language: str, paragraph: str | None) -> None:
    """Print the rulebook of a game."""
    game = game_of(key)
    if paragraph is None:
        text = rulebook_source(game.package, language)
    else:
        text = _paragraph(game.package, game.meta.title, language, paragraph)
    make_console().print(Markdown(text))


def _paragraph(package: str, title: str, language: str, number: str) -> str:
    found = rulebook(package, language).paragraphs
    if number not in found:
        raise bad("wrong-paragraph", title=title, paragraph=number, known=", ".join(found))
    return f"**{number}** {found[number].text}"
