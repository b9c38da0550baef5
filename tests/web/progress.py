"""Whoever plays a whole match in the page gets somewhere: where it stands still, that is said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError

PRESSES = 1_200
"""So many lead to an answer of any question: five rounds through all stops of a page."""
DECISIONS = 600
"""No short match asks one player so often."""

STANDING = """() => {
  const { seq, ask } = document.querySelector('[data-seq]')?.dataset ?? {};
  const bar = document.querySelector('.decision, [data-result]') ?? document.querySelector('main');
  const said = bar?.textContent.trim().replace(/\\s+/g, ' ').slice(0, 160) ?? 'nothing';
  return [`${location.pathname}, after event ${seq}, at question ${ask}`, said];
}"""
"""Where a match stands, and what the page says there."""


@dataclass
class Progress:
    """Counts presses since the match has last gone on, and decisions since it began."""

    page: Page
    presses: int = 0
    decisions: int = 0
    place: str = ""

    def pressed(self) -> None:
        """One press more; too many that lead nowhere are told, with the place of the match."""
        self.presses += 1
        if self.presses >= PRESSES:
            before, self.place, self.presses = self.place, self.standing[0], 0
            assert before != self.place, f"{PRESSES} presses lead nowhere: {self}"

    def decided(self) -> None:
        """One decision more; a match that does not end is told, with where it has come to."""
        self.decisions += 1
        assert self.decisions <= DECISIONS, f"{DECISIONS} decisions end no match: {self}"

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """What is waited for in the block comes, or it is told where nothing does."""
        try:
            yield
        except (TimeoutError, AssertionError) as late:
            raise AssertionError(f"nothing comes any more: {self}") from late

    @property
    def standing(self) -> tuple[str, str]:
        """Where the match stands, and what the page says there."""
        place, said = self.page.evaluate(STANDING)
        return place, said

    def __str__(self) -> str:
        place, said = self.standing
        return f"{place}, where it says “{said}”"
