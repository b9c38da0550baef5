"""What a page says of the choices: enough to tell them apart, however many there are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import zoco
from zoco.cli.play.choices import choices, place
from zoco.cli.play.offer import DETAILS, RICH, SHORT, Offer
from zoco.cli.speech import Speech
from zoco.core.chance import CHANCE
from zoco.core.describe import Count, Description, Group, Option, Pick
from zoco.core.moves import Move, label
from zoco.core.playout import random_move
from zoco.core.words.said import Said
from zoco.games.bazaar.moves import Exchange
from zoco.games.scheherazade.moves import (
    Bakschisch,
    BribeGuard,
    EnterRoom,
    MoveCamel,
    SendCamel,
    Tip,
)
from zoco.games.scheherazade.setup.places import PALETTE, name, named

NAMES = ("Ada", "Ben", "Cleo", "Dora")
GAMES = [meta.key for meta in zoco.games()]


def told(game: str, must: Description, detail: int = RICH, language: str = "en") -> list[str]:
    """The lines of an offer that is no real one, on a page of 78 columns."""
    loaded = zoco.load(game)
    table = loaded.setup(4)
    offer = Offer(Speech(loaded, language, NAMES), loaded.view(table, 0), choices(must))
    return [line.front + line.text.plain for line in offer.notes(78, detail)]


def rooms(kind: type[Move], prompt: str) -> Pick:
    moves = [kind(colour) for colour in PALETTE]
    options = (Option(move, label(move)) for move in moves)
    return Pick(Said(prompt), tuple(options))


ENTER, GUARD = rooms(EnterRoom, "choose-room"), rooms(BribeGuard, "choose-guard")


def called(pick: Pick, language: str = "en") -> list[str]:
    """The labels of these options."""
    texts = Speech(zoco.load("scheherazade"), language, NAMES).texts
    return [texts.say(option.label) for option in pick.options]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("detail", DETAILS)
def test_many_choices_are_called_by_their_labels(detail: int, language: str) -> None:
    lines = told("scheherazade", ENTER, detail, language)
    assert lines[0] == Speech(zoco.load("scheherazade"), language, NAMES).texts.word("choose-room")
    assert all(name in "\n".join(lines) for name in called(ENTER, language))


@pytest.mark.parametrize("detail", DETAILS)
def test_for_many_moves_of_one_kind_coordinates_are_enough(detail: int) -> None:
    fields = [(f"{column}1", f"{column}2") for column in "abcdefg"]
    moves = [zoco.load("suleika").read(f"lay {first}-{second}") for first, second in fields]
    options = [
        Option(move, Said("move-lay", {"first": first, "second": second}))
        for move, (first, second) in zip(moves, fields, strict=True)
    ]
    carpets = Pick(Said("choose-place", {"colour": "red"}), tuple(options))
    assert "1 a1-a2" in told("suleika", carpets, detail)[1]
    assert "Carpet on" not in "".join(told("suleika", carpets, detail))


def test_places_that_two_questions_share_are_called_by_their_labels() -> None:
    lines = "\n".join(told("scheherazade", Group((camels(), camels(SendCamel))), SHORT))
    assert lines.count("Camel from N01 to N02") == 2
    assert "Camel" not in "".join(told("scheherazade", camels(), SHORT)[1:])


def test_two_kinds_of_moves_in_one_question_are_called_by_their_labels() -> None:
    both = (*camels().options[:4], *camels(SendCamel).options[4:])
    lines = "\n".join(told("scheherazade", Pick(Said("choose-camel"), both), SHORT))
    assert lines.count("Camel from N0") == 8


def camels(kind: type[Move] = MoveCamel) -> Pick:
    ends = [named(f"N0{number}") for number in range(2, 10)]
    moves = [kind(named("N01"), end) for end in ends]
    options = (
        Option(move, Said("move-move-camel", {"start": "N01", "end": name(end)}))
        for move, end in zip(moves, ends, strict=True)
    )
    return Pick(Said("choose-camel"), tuple(options))


def test_a_row_that_can_be_read_both_ways_is_called_by_its_label() -> None:
    moves = [Exchange(card, row, back) for card in (1, 2) for row in (1, 2) for back in (0, 1)]
    options = tuple(Option(move, Said("move-roll", {"row": move.row})) for move in moves)
    lines = told("bazaar", Pick(Said("choose-turn"), options), SHORT)
    assert "Roll the colour die" in lines[1]


def test_the_gaps_of_a_number_are_one_line_and_the_rest_has_letters() -> None:
    gaps = ((0, 26), (28, 28), (30, 70))
    counts = (Count(Said("choose-tip"), low, high, Tip(low), "number") for low, high in gaps)
    stop = Pick(Said("choose-bakschisch"), (Option(Bakschisch(), label(Bakschisch())),))
    lines = told("scheherazade", Group((*counts, stop)), SHORT)
    assert lines == [
        "Your tip: a free number.",
        "A free number: 0–26, 28, 30–70",
        "Or stop the tip round.",
        " a Demand a bakschisch",
    ]


def test_places_that_have_numbers_of_their_own_are_told_as_numbers() -> None:
    arches = [*range(1, 5), *range(6, 28)]
    moves = {arch: zoco.load("basari").read(f"place {arch}") for arch in arches}
    options = (Option(move, Said("move-place-disc", {"arch": n})) for n, move in moves.items())
    start = Pick(Said("choose-arch"), tuple(options))
    assert told("basari", start)[1:] == ["A free number: 1–4, 6–27"]


def test_numbers_that_are_taken_are_left_out() -> None:
    for taken, said in (
        ((0, 27, 28, 70), "A free number: 1–26, 29–69"),
        ((0, 69, 70, 99), "A number from 1 to 68"),
        ((2,), "A free number: 0–1, 3–70"),
    ):
        count = Count(Said("choose-tip"), 0, 70, Tip(1), "number", taken)
        assert told("scheherazade", count)[1] == said


def offers(game: str, language: str) -> Iterator[Offer]:
    """What everybody is offered in a random match."""
    loaded, rng = zoco.load(game), Random(game)
    log, speech = zoco.Log.start(loaded, 4), Speech(loaded, language, NAMES)
    for _ in range(150):
        if not log.table.agenda:
            return
        seats = {*loaded.actors(log.table), *loaded.free(log.table)} - {CHANCE}
        for seat in seats:
            must, may = loaded.musts(log.table, seat), loaded.mays(log.table, seat)
            offered = choices(must.describe(), may.describe())
            yield Offer(speech, loaded.view(log.table, seat), offered)
        log.append(*random_move(loaded, log.table, rng))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_shown_and_no_two_choices_look_alike(game: str, language: str) -> None:
    for offer in offers(game, language):
        codes = [choice.code for choice in offer.offered if choice.code]
        assert len(codes) == len(set(codes))
        prompts = {offer.speech.texts.say(choice.part.prompt) for choice in offer.offered}
        for detail in DETAILS[1:]:
            lines = [line.front + line.text.plain for line in offer.notes(1, detail)]
            assert prompts <= set(lines)
            bare = "\n".join(line.lstrip() for line in lines)
            for choice in offer.offered:
                many = isinstance(choice.part, Pick) and len(choice.part.options) > 6
                if many and choice.option and place(choice.option) != choice.code:
                    assert bare.count(f"\n{choice.code} ") == 1
            picked = {choice.code for choice in offer.offered if choice.option}
            coded = [line.split(maxsplit=1) for line in lines if line[:2].strip() in picked]
            assert len(coded) == len({told for _, told in coded})
