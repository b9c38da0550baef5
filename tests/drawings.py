"""Kept drawings: a picture in text is compared with a file, which `pytest --redraw` writes anew."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from zoco.core.words.drawing import Drawing, plain

FOLDER = Path(__file__).parent / "drawings"


class Kept(Protocol):
    """Asserts that drawings are those of the file with this name."""

    def __call__(self, name: str, *drawings: Drawing) -> None: ...


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Kept:
    """Drawings as they were read once by somebody, and are to stay."""

    def check(name: str, *drawings: Drawing) -> None:
        file, text = FOLDER / f"{name}.txt", "\n".join(map(told, drawings))
        if request.config.getoption("--redraw"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert text == file.read_text(encoding="utf-8")

    return check


def told(drawing: Drawing) -> str:
    """The picture, and below it which words and letters have a style."""
    styled: dict[str, list[str]] = {}
    for span in (span for line in drawing for span in line):
        if span.style and any(map(str.isalnum, span.text)):
            styled.setdefault(span.style, []).append(" ".join(span.text.split()))
    styles = (f"{style}: {' · '.join(texts)}" for style, texts in sorted(styled.items()))
    return "\n".join((plain(drawing), "~", *styles, "=" * 78, ""))
