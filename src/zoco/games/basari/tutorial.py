"""The first match of Basari: four rounds, from the first arch to the first scoring."""

from zoco.core.lesson import Lesson, Step

LESSONS = (
    Lesson(
        key="match",
        seats=3,
        minutes=3,
        line=(
            Step("place", ("place 2",), "basari 1.3"),
            "1 place 10",
            "2 place 16",
            "chance dice 6,3,2",
            Step("points", ("choose points",), "basari 2.6"),
            "1 choose dice",
            "2 choose gems",
            "chance dice 4",
            "chance dice 6,2,6",
            Step("gems", ("choose gems",), "basari 2.4"),
            "1 choose gems",
            "2 choose points",
            Step("open", ("offer 1b",), "basari 3.2", ("stock 3",)),
            "1 offer 1g",
            Step("raise", ("offer 2b",), "basari 3.4", ("stock 3",)),
            "1 accept",
            "chance dice 6,5,6",
            Step("both", ("choose points",), "basari 3.1"),
            "1 choose dice",
            "2 choose points",
            "chance dice 2",
            "2 offer 2g1b",
            Step("accept", ("accept",), "basari 3.6"),
            "chance dice 5,3,1",
            Step("dice", ("choose dice",), "basari 2.5"),
            "1 choose gems",
            "2 choose points",
            "chance dice 5",
        ),
    ),
)
