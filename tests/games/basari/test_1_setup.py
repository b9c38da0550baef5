"""Material and set-up of Basari (basari 1.1 to 1.5)."""

from __future__ import annotations

import pytest

from tests.games.basari.positions import TWO, at_start, play, refusal
from zoco.core.describe import Pick
from zoco.core.faults import BadInput
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari.events import Placed
from zoco.games.basari.game import GAME
from zoco.games.basari.moves import Choose, PlaceDisc
from zoco.parts.gems import total


@pytest.mark.parametrize("seats", [3, 4])
def test_1_1_there_are_a_hundred_gems_in_four_colours(seats: int) -> None:
    table = GAME.setup(seats)
    assert total((*table.gems, table.supply)) == (25, 25, 25, 25)
    assert GAME.conserved(table) == {"red": 25, "yellow": 25, "green": 25, "blue": 25}


def test_1_2_the_arcade_has_28_arches_of_4_to_7_points_and_2_to_4_gems() -> None:
    arches = GAME.edition().arches
    assert len(arches) == 28
    assert {arch.points for arch in arches} == {4, 5, 6, 7}
    assert {sum(arch.gems) for arch in arches} == {2, 3, 4}


def test_1_2_attested_arches_are_there() -> None:
    arches = GAME.edition().arches
    assert (4, (0, 1, 3, 0)) in arches
    assert (5, (2, 1, 0, 0)) in arches


def test_1_2_no_arch_beats_another_outright_as_the_provenance_says() -> None:
    arches = GAME.edition().arches
    for one in arches:
        others = [other for other in arches if other is not one]
        assert not any(
            other.points >= one.points
            and all(a >= b for a, b in zip(other.gems, one.gems, strict=True))
            for other in others
        )


def test_1_3_arches_are_picked_in_seat_order() -> None:
    table = GAME.setup(3)
    for seat, field in enumerate((4, 0, 27)):
        assert GAME.actors(table) == (seat,)
        table, events = play(table, (seat, PlaceDisc(field)))
        assert events[0] == Placed(seat, field)
    assert table.discs == (4, 0, 27)
    assert [table.field(seat) for seat in range(3)] == [4, 0, 27]


def test_1_3_before_that_no_merchant_stands_anywhere() -> None:
    table, _ = play(GAME.setup(3), (0, PlaceDisc(4)))
    assert GAME.view(table, 0).merchants == (4, -1, -1)


def test_1_3_an_arch_with_a_disc_is_not_free() -> None:
    table, _ = play(GAME.setup(3), (0, PlaceDisc(4)))
    assert refusal(table, 1, PlaceDisc(4)) == ("basari 1.3", "arch-taken")
    assert len(GAME.moves(table, 1)) == 27
    assert PlaceDisc(4) not in GAME.moves(table, 1)


def test_1_3_by_option_discs_may_share_an_arch() -> None:
    table, _ = play(GAME.setup(3, {"share_arches": True}), (0, PlaceDisc(4)), (1, PlaceDisc(4)))
    assert table.discs[:2] == (4, 4)
    assert len(GAME.moves(table, 2)) == 28


@pytest.mark.parametrize(
    ("share", "english", "german"),
    [
        (False, "Choose a free arch.", "Wähle einen freien Bogen."),
        (
            True,
            "Choose an arch; several may start at the same one.",
            "Wähle einen Bogen; an einem dürfen mehrere beginnen.",
        ),
    ],
)
def test_1_3_the_question_says_whether_an_arch_must_be_free(
    share: bool, english: str, german: str
) -> None:
    table, _ = play(GAME.setup(3, {"share_arches": share}), (0, PlaceDisc(4)))
    described = GAME.moves(table, 1).describe()
    assert isinstance(described, Pick)
    texts = [Texts(GAME.package, language) for language in LANGUAGES]
    assert [text.say(described.prompt) for text in texts] == [english, german]


def test_1_2_there_are_no_arches_beyond_the_last() -> None:
    table = GAME.setup(3)
    assert refusal(table, 0, PlaceDisc(28)) == ("basari 1.2", "no-such-arch")
    assert GAME.why_not(table, 0, PlaceDisc(28)).params == {"arch": 29, "last": 28}  # type: ignore[union-attr]


def test_1_3_an_arch_is_asked_for_and_nothing_else() -> None:
    assert refusal(GAME.setup(3), 0, Choose("dice")) == ("basari 1.3", "not-now")
    assert refusal(GAME.setup(3), 1, PlaceDisc(1)) == ("basari 1.3", "not-your-decision")


def test_1_3_arches_are_described_as_places_on_the_board() -> None:
    table, _ = play(GAME.setup(3), (0, PlaceDisc(0)))
    described = GAME.moves(table, 1).describe()
    assert isinstance(described, Pick)
    assert described.options[0].move == PlaceDisc(1)
    assert described.options[0].label == Said("move-place-disc", {"arch": 2})
    assert len(described.options) == 27


def test_1_4_everybody_starts_with_three_gems_of_each_colour() -> None:
    table = GAME.setup(4)
    assert table.gems == ((3, 3, 3, 3),) * 4
    assert table.supply == (13, 13, 13, 13)
    assert GAME.setup(3).supply == (16, 16, 16, 16)


def test_1_4_gems_are_open_to_all() -> None:
    table = at_start()
    assert all(GAME.view(table, seat).gems == table.gems for seat in (0, 1, 2, 3, None))


def test_1_5_everybody_starts_with_no_points() -> None:
    assert GAME.setup(4).scores == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [1, 5])
def test_three_or_four_play(seats: int) -> None:
    with pytest.raises(BadInput, match=f"3, 4 seats, not {seats}"):
        GAME.setup(seats)
    with pytest.raises(BadInput, match="3, 4 seats; with 2 only by the option two_player=yes"):
        GAME.setup(2)


def test_6_1_by_option_two_play_and_no_others() -> None:
    assert GAME.seats(GAME.options(TWO)) == (2,)
    with pytest.raises(BadInput, match="2 seats, not 3"):
        GAME.setup(3, TWO)
