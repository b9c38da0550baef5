"""The market in words: what a player looks at, by the names that moves use."""

from __future__ import annotations

from tests.games.suleika.editions import changed, standard
from tests.games.suleika.positions import position
from zoco.core.words.outline import Aspect
from zoco.core.words.texts import Texts
from zoco.games.suleika.game import GAME
from zoco.games.suleika.rules import LayCarpet, Table

NAMES = ("Anna", "Ben", "Cem", "Dana")
TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}


def said(table: Table, seat: int | None = 0, language: str = "en") -> dict[str, list[str]]:
    texts = TEXTS[language]
    aspects = GAME.outline(GAME.view(table, seat))
    return {texts.say(it.title): [texts.say(line) for line in it.lines] for it in aspects}


def seats(outline: tuple[Aspect, ...]) -> list[int | None]:
    return [aspect.seat for aspect in outline]


def test_omar_and_the_area_under_him() -> None:
    table = position("red c3-c4", "red d4-d5", omar="c4", facing="west")
    assert said(table)["The market"] == [
        "Omar stands on c4 and looks west.",
        "He stands on red of Anna, an area of 4 fields.",
        "45 fields are bare.",
    ]
    assert said(position("red c3-c4", "blue c4-c5", omar="c3"), language="de")["Der Markt"] == [
        "Omar steht auf c3 und blickt nach Norden.",
        "Er steht auf Rot von Anna, einem einzelnen Feld.",
        "46 Felder sind frei.",
    ]
    assert "He stands on no carpet." in said(position())["The market"]


def test_a_seat_has_money_halves_carpets_and_areas() -> None:
    table = position("red a1-a2", "red b1-b2", "red f6-f7", "yellow f7-g7", asks=LayCarpet, seat=0)
    assert said(table)["Anna"] == [
        "Must decide now.",
        "35 points now: 30 piastres and 5 visible halves",
        "9 carpets left in red",
        "4 fields in red: a1, b1, a2, b2",
        "1 single field in red: f6",
        "Whole carpets in red: a1–a2, b1–b2",
    ]
    assert said(table, language="de")["Ben"] == [
        "Jetzt 32 Punkte: 30 Piaster und 2 sichtbare Hälften",
        "Noch 11 Teppiche in Gelb",
        "2 Felder in Gelb: f7, g7",
        "Ganzer Teppich in Gelb: f7–g7",
    ]
    assert said(table)["Cem"] == [
        "30 points now: 30 piastres and no visible half",
        "12 carpets left in blue",
    ]


def test_two_have_two_colours_and_an_open_carpet() -> None:
    lines = said(position("red a1-b1", "blue a2-b2", seats=2, tops=(2, 1)))["Anna"]
    assert lines[2:5] == [
        "11 carpets left in red",
        "11 carpets left in blue",
        "The next carpet is blue.",
    ]
    assert "2 fields in red: a1, b1" in lines
    assert "2 fields in blue: a2, b2" in lines
    assert not any("next" in line for line in said(position())["Anna"])


def test_the_viewer_comes_first_and_then_the_others_in_turn() -> None:
    table = position()
    assert seats(GAME.outline(GAME.view(table, 2))) == [None, 2, 3, 0, 1]
    assert seats(GAME.outline(GAME.view(table, None))) == [None, 0, 1, 2, 3]


def test_colours_that_only_an_edition_knows_keep_their_name() -> None:
    carpets = [["mauve", 12], *standard()["carpets"][1:]]
    edition = changed(carpets=carpets)
    table = position("mauve a1-a2", edition=edition)
    assert "2 fields in mauve: a1, a2" in said(table)["Anna"]
    assert "2 Felder in mauve: a1, a2" in said(table, language="de")["Anna"]
