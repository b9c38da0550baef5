"""Each fault put into the toy game is found, and by the law that is there to find it."""

from __future__ import annotations

import pytest

from tests.testkit.mutants import holdings, leaks, offers, outlines, play, reasons, values, views
from tests.testkit.mutants.marks import MUTANTS
from zoco.testkit.conformance import Effort, Violation, check_game, laws
from zoco.testkit.toy.game import GAME, Toy

MODULES = (holdings, leaks, offers, outlines, play, reasons, values, views)
EFFORT = Effort(matches=6, every=1, pairs=4)


@pytest.mark.parametrize(
    ("law", "mutant"), [pytest.param(*case, id=f"{case[1].__name__}-{case[0]}") for case in MUTANTS]
)
def test_a_mutant_breaks_its_law(law: str, mutant: type[Toy]) -> None:
    with pytest.raises(Violation) as found:
        check_game(mutant(), seats=3, effort=EFFORT, only=[law])
    assert found.value.law == law


def test_every_mutant_is_marked() -> None:
    written = {
        kind.__name__
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Toy) and kind is not Toy
    }
    marked = {mutant.__name__ for _, mutant in MUTANTS if "_" not in mutant.__name__}
    assert written == marked


def test_the_toy_itself_breaks_no_law() -> None:
    check_game(GAME, effort=EFFORT)


def test_there_is_a_mutant_for_every_law_that_tables_can_break() -> None:
    assert {law.name for law in laws("spot", "match")} == {
        law for law, _ in MUTANTS if law != "secrets-declared"
    }
