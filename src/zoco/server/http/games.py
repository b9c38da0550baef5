"""HTTP: the games, their texts, rulebooks and editions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath, PathParameter
from msgspec import inspect
from msgspec.structs import replace

from zoco.bots.registry import levels
from zoco.core.game import Game
from zoco.core.lesson import Lesson
from zoco.core.words.rulebook import Rulebook, rulebook
from zoco.core.words.said import Said
from zoco.core.words.texts import CORE, LANGUAGES, TUTORIAL, Texts, catalogue, taught
from zoco.server.founding import edition_of, game_of
from zoco.server.house import House
from zoco.server.http.doors import TheHouse
from zoco.server.http.problems import problems
from zoco.server.refusal import PACKAGE, Refusal
from zoco.server.room.course import lesson_named
from zoco.server.wire.bodies import (
    GameInfo,
    LessonInfo,
    LessonStep,
    Named,
    OptionInfo,
    Script,
    SeatsWith,
)

STATISTICS = "zoco.bots.statistics"
Language = Annotated[str, PathParameter(description="en or de")]


class Games(Controller):
    """What can be played here."""

    path = "/api/games"
    tags = ("games",)

    @get("/", responses=problems())
    async def games(self, house: TheHouse) -> list[GameInfo]:
        """All games."""
        settings = house.settings
        return [offered(house, settings.find(meta.key)) for meta in settings.games()]

    @get("/{key:str}", responses=problems(404))
    async def game(self, house: TheHouse, key: FromPath[str]) -> GameInfo:
        """One game."""
        return offered(house, game_of(house, key))

    @get("/{key:str}/text/{language:str}", media_type=MediaType.TEXT, responses=problems(404))
    async def text(self, house: TheHouse, key: FromPath[str], language: Language) -> str:
        """All sentences of a game in one language: a Fluent catalogue."""
        packages = (CORE, PACKAGE, game_of(house, key).package)
        return "\n".join(catalogue(package, spoken(language)) for package in packages)

    @get("/{key:str}/rulebook/{language:str}", responses=problems(404))
    async def rulebook(self, house: TheHouse, key: FromPath[str], language: Language) -> Rulebook:
        """The rulebook, paragraph by paragraph."""
        return rulebook(game_of(house, key).package, spoken(language))

    @get("/{key:str}/lessons/{lesson:str}", responses=problems(404))
    async def lesson(self, house: TheHouse, key: FromPath[str], lesson: FromPath[str]) -> Script:
        """What a lesson asks for, step by step."""
        game = game_of(house, key)
        return script(game, lesson_named(game, lesson))

    @get("/{key:str}/tutorial/{language:str}", media_type=MediaType.TEXT, responses=problems(404))
    async def tutorial(self, house: TheHouse, key: FromPath[str], language: Language) -> str:
        """The sentences of a game's lessons in one language: a Fluent catalogue."""
        game = game_of(house, key)
        return catalogue(game.package, spoken(language), TUTORIAL) if game.lessons else ""

    @get("/{key:str}/editions/{name:str}", responses=problems(404))
    async def edition(
        self, house: TheHouse, key: FromPath[str], name: FromPath[str]
    ) -> Response[Any]:
        """All of an edition, defaults too, to be changed and handed in with a new table."""
        game = game_of(house, key)
        return Response(whole(edition_of(house, game, name, 404)))


@get(
    "/api/text/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    responses=problems(404),
)
async def server_text(language: Language) -> str:
    """The sentences that belong to no game: refusals of the server."""
    return "\n".join(catalogue(package, spoken(language)) for package in (CORE, PACKAGE))


@get(
    "/api/text/{language:str}/statistics",
    media_type=MediaType.TEXT,
    tags=["games"],
    responses=problems(404),
)
async def statistics_text(language: Language) -> str:
    """What is counted in matches, and what brought it: a Fluent catalogue."""
    return catalogue(STATISTICS, spoken(language))


def spoken(language: str) -> str:
    """A language that there is."""
    if language not in LANGUAGES:
        raise Refusal("no-such-language", 404, language=language)
    return language


def offered(house: House, game: Game[Any, Any]) -> GameInfo:
    """The same with the editions that the host has added."""
    info, own = game_info(game), house.shelf.of(game.meta.key)
    titles = {name: edition.name for name, edition in own.items()}
    return replace(info, editions=(*info.editions, *own), own=titles) if own else info


@cache  # reading a catalogue takes long
def game_info(game: Game[Any, Any]) -> GameInfo:
    """What a lobby needs to know of a game."""
    meta = game.meta
    return GameInfo(
        key=meta.key,
        title=meta.title,
        subtitle=meta.subtitle,
        named={language: _named(game, language) for language in LANGUAGES},
        authors=meta.authors,
        year=meta.year,
        seats=game.seats(game.options()),
        variants=tuple(_variants(game)),
        minutes=meta.minutes,
        weight=meta.weight,
        rules_version=meta.rules_version,
        editions=meta.editions,
        levels=levels(game),
        options=_options(game),
        lessons=tuple(_lesson(game, lesson) for lesson in game.lessons),
    )


def script(game: Game[Any, Any], lesson: Lesson) -> Script:
    """What a page needs to lead through a lesson."""
    steps = tuple(
        LessonStep(
            ply,
            Said(lesson.said(step.key)),
            tuple(map(game.read, step.moves)),
            step.paragraph,
            step.points,
        )
        for ply, step in lesson.steps()
    )
    return Script(steps, Said(lesson.said("end")))


def _lesson(game: Game[Any, Any], lesson: Lesson) -> LessonInfo:
    titles = {
        language: taught(game.package, language).word(lesson.said("title"))
        for language in LANGUAGES
    }
    return LessonInfo(lesson.key, titles, lesson.minutes)


def _named(game: Game[Any, Any], language: str) -> Named:
    """The words of the game for itself; those of its meta where its texts have none."""
    texts, usual = Texts(game.package, language), {"title": game.meta.title}
    usual["blurb"] = game.meta.subtitle
    words = {key: texts.word(key) if texts.has(key) else other for key, other in usual.items()}
    return Named(**words)


def _variants(game: Game[Any, Any]) -> Iterator[SeatsWith]:
    """The options that change how many can play, each by itself."""
    usual = game.seats(game.options())
    for option in _options(game):
        for value in option.values or range(option.least or 0, (option.most or 0) + 1):
            seats = game.seats(game.options({option.name: value}))
            if seats and seats != usual:
                yield SeatsWith(option.name, value, seats)


def _options(game: Game[Any, Any]) -> tuple[OptionInfo, ...]:
    shape = inspect.type_info(game.kinds.options)
    assert isinstance(shape, inspect.StructType)
    paragraphs = game.kinds.options.paragraphs
    return tuple(_option(field, paragraphs.get(field.name)) for field in shape.fields)


def _option(field: inspect.Field, paragraph: str | None) -> OptionInfo:
    name, default = field.name, field.default
    match field.type:
        case inspect.BoolType():
            return OptionInfo(name, "bool", default, (False, True), None, None, paragraph)
        case inspect.LiteralType(values=values):
            return OptionInfo(name, "choice", default, tuple(values), None, None, paragraph)
        case inspect.IntType(ge=int(least), le=int(most)):
            return OptionInfo(name, "number", default, (), least, most, paragraph)
        case other:
            raise TypeError(f"an option must be a bool, a Literal or a bounded int, not {other}")


def whole(value: Any) -> Any:
    """A struct as plain values, with all that is as usual and would not be written."""
    if isinstance(value, msgspec.Struct):
        return {name: whole(getattr(value, name)) for name in value.__struct_fields__}
    return [whole(it) for it in value] if isinstance(value, tuple) else value
