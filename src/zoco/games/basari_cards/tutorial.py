"""The first match of Basari: Das Kartenspiel: one pass, won by workers and two majorities."""

from zoco.core.lesson import Lesson, Step

LESSONS = (
    Lesson(
        key="match",
        seats=3,
        minutes=3,
        line=(
            "chance draw 14",
            "chance draw 21",
            "chance draw 2",
            Step("gems", ("choose C",), "basari_cards 2.5"),
            "1 choose B",
            "2 choose B",
            "1 offer 1g",
            "2 accept",
            "chance draw 17",
            "chance draw 19",
            "chance draw 13",
            Step("workers", ("choose A",), "basari_cards 2.3"),
            "1 choose C",
            "2 choose A",
            Step("open", ("offer 1b",), "basari_cards 3.1", ("stock 3",)),
            "2 offer 1y",
            Step("raise", ("offer 2b",), "basari_cards 3.4", ("stock 3",)),
            "2 accept",
            "chance draw 9",
            "chance draw 24",
            "chance draw 6",
            "chance draw 25",
            Step("points", ("choose B",), "basari_cards 2.4"),
            "1 choose B",
            "2 choose C",
            Step("again", ("offer 1g",), "basari_cards 3.2", ("stock 2",)),
            "1 offer 2y1b",
            Step("accept", ("accept",), "basari_cards 3.6"),
        ),
    ),
)
