"""What the numbers on Bazaar's cloth mean: each cites a paragraph and lights what it is about."""

from __future__ import annotations

from tests.games.bazaar.positions import position
from zoco.games.bazaar.game import GAME


def test_what_belongs_to_nobody_has_reasons() -> None:
    view = GAME.view(position(("RRW", "B"), left=(5, 0, 1, 2)), None)
    assert [reason.paragraph for reason in GAME.why(view, 0, "bank")] == ["bazaar 2.3"]
    (pile,) = GAME.why(view, 0, "pile-3")
    assert (pile.params, pile.places) == ({"left": 1}, (3,))
    assert GAME.why(view, 1, "hand")[0].params == {"count": 1}


def test_3_2_the_score_table_lights_the_piles_under_a_star() -> None:
    view = GAME.view(position(("R", "B"), tops=("RRRRR*", "", "BBBGG", "GGGYY")), None)
    rows, stars = GAME.why(view, 0, "score")
    assert (rows.paragraph, stars.paragraph, stars.places) == ("bazaar 3.1", "bazaar 3.2", (1,))


def test_there_is_no_fifth_pile() -> None:
    view = GAME.view(position(("R", "B")), None)
    assert GAME.why(view, 0, "pile-5") == GAME.why(view, 0, "cellar") == ()
