"""The command `zoco`. Each subcommand is imported when it is called, so that help is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from zoco import __version__
from zoco.cli import tables
from zoco.cli.given import language_of
from zoco.cli.language import Lang, spoken
from zoco.cli.system import unusable
from zoco.cli.usage import usage
from zoco.core.faults import BadInput, Fault, told

WRONG_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141

app = typer.Typer(
    name="zoco",
    help="An open table for bazaar board games: play, simulate, replay. Begin with: zoco games",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


Game = Annotated[str, typer.Argument(metavar="GAME", help="A key of `zoco games`.")]
Seats = Annotated[
    int | None, typer.Option("--seats", min=1, help="Number of seats; 4 where the game allows.")
]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game; see `zoco games GAME`."
    ),
]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="Another board.")
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="LEVEL,…",
        help="random, novice, trader, merchant or vizier, taken in turn.",
    ),
]
MOST_MATCHES, MOST_SEED = 10**9, 10**12
Matches = Annotated[int, typer.Option("--games", min=1, max=MOST_MATCHES, help="How many matches.")]
Seed = Annotated[
    int, typer.Option("--seed", min=0, max=MOST_SEED, help="The same seed, the same matches.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback(invoke_without_command=True)
def _top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(f"zoco {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All about this one.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List the games, or tell all about one: seats, options, editions, bots."""
    from zoco.cli import games as command

    command.games(game, spoken(lang), as_json)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A key of `zoco games`.")
    ] = None,
    seats: Seats = None,
    human: Annotated[
        str | None, typer.Option("--human", metavar="1,3", help="Seats of people; 1 if left out.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People at every seat.")] = False,
    bots: Bots = None,
    option: Choices = None,
    edition: Edition = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=MOST_SEED, help="Repeat the same dice.")
    ] = None,
    lang: Lang = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the match in a new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B,…", help="Names, by seat.")
    ] = None,
) -> None:
    """Play in the terminal: against bots, or with others at the same keyboard."""
    from zoco.cli.play.command import Wish
    from zoco.cli.play.command import play as command

    told, options = spoken(lang), option or []
    command(
        Wish(game, seats, human, hot_seat, bots, options, edition, seed, told, save, resume, names)
    )


@app.command()
def rules(
    game: Game,
    lang: Lang = None,
    paragraph: Annotated[
        str | None, typer.Option("--paragraph", metavar="2.5", help="Only this paragraph.")
    ] = None,
) -> None:
    """Read the rulebook of a game."""
    from zoco.cli import rules as command

    command.rules(game, spoken(lang), paragraph)


@app.command()
def simulate(
    game: Game,
    seats: Seats = None,
    games: Matches = 1000,
    seed: Seed = 0,
    bots: Bots = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=64, help="Processes.")] = 1,
    option: Choices = None,
    edition: Edition = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches and count; without --bots everything is drawn by uniform chance."""
    from zoco.cli import simulate as command

    series = command.series_of(game, seats, bots, option or [], seed, edition)
    command.simulate(series, games, jobs, spoken(lang), as_json)


@app.command()
def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help="Bots; the last one has all seats left."),
    ],
    seats: Seats = None,
    games: Matches = 400,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=1024, help="Workers.")] = 1,
    executor: Annotated[
        str, typer.Option("--executor", metavar="process|dask", help="Where matches are played.")
    ] = "process",
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help="Keep every match; go on.")
    ] = None,
    option: Choices = None,
    edition: Edition = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on rotated seats with common dice: wins, ratings, seconds per decision."""
    from zoco.cli import arena as command

    contest = command.contest_of(game, seats, bots, option or [], seed, edition)
    command.arena(contest, games, jobs, executor, results, spoken(lang), as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="PLY", min=0, help="Stop at this position.")
    ] = None,
    view: Annotated[
        str, typer.Option("--view", metavar="SEAT|spectator", help="Whose eyes.")
    ] = "spectator",
    lang: Lang = None,
) -> None:
    """Tell a saved match event by event, and show the board; as far as these rules can."""
    from zoco.cli import replay as command

    command.replay(file, at, view, spoken(lang))


@app.command()
def verify(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A finished match, exported as JSON.")
    ],
    lang: Lang = None,
) -> None:
    """Prove that nobody chose the dice or changed the match; exit code 1 if somebody did, 3 if it

    cannot be proved."""
    from zoco.cli import verify as command

    raise typer.Exit(command.verify(file, spoken(lang)))


@app.command()
def stats(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Saved or exported matches.")
    ],
    lang: Lang = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV.")] = False,
) -> None:
    """Count what a match was made of: scores, their sources, dice, bargains; add up several."""
    from zoco.cli import stats as command

    command.stats(files, spoken(lang), as_json=as_json, as_csv=as_csv)


@app.command()
def fuzz(
    game: Game,
    seats: Seats = None,
    games: Matches = 100,
    seed: Seed = 0,
    option: Choices = None,
    edition: Edition = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="DIR", help="Where logs of findings go.")
    ] = Path(),
    lang: Lang = None,
) -> None:
    """Look for faults in the rules by random play; exit code 1 if there is a finding."""
    from zoco.cli import fuzz as command

    wish = command.Wish(game, seats, option or [], edition, games, seed, out)
    raise typer.Exit(command.fuzz(wish, spoken(lang)))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All if left out.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure what single operations cost."""
    from zoco.cli import bench as command

    command.bench(game, as_json)


tables.add_to(app)


def main() -> None:
    """The entry of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; wrong input is one sentence and exit code 2."""
    try:
        code = app(list(arguments), prog_name="zoco", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _complain(usage(error, arguments, _commands()), arguments)
    except BadInput as error:
        return _complain(error.fault, arguments)
    except typer.Abort:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit) as end:
        return _pipe_closed(end)
    except OSError as error:
        return _complain(unusable(error).fault, arguments)
    return code if isinstance(code, int) else 0


def _commands() -> list[str]:
    return [str(getattr(command.callback, "__name__", "")) for command in app.registered_commands]


def _complain(fault: Fault, arguments: Sequence[str]) -> int:
    print(told(fault, language_of(arguments)), file=sys.stderr)
    return WRONG_INPUT


def _pipe_closed(end: BaseException) -> int:
    """Nobody reads on, e.g. after `| head`: nothing is left to be said, not even while leaving."""
    if isinstance(end, SystemExit) and not isinstance(end.__context__, BrokenPipeError):
        raise end
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
