"""Nobody is told what their seats may not know: every frame of every connection is held against
what the log, replayed, says that its seat may see; so are exports, error texts and log lines."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import zoco
from tests.server.conftest import Running, Serve, find_with_toy, with_toy
from tests.server.people import Device, Habits, Message, Socket, play_out, stands
from zoco.core.codec import to_json
from zoco.core.events import seen
from zoco.core.log.chain import redacted, verify_chain
from zoco.core.log.entries import Played, Undone
from zoco.core.words.texts import Texts
from zoco.server.history.film import Reel
from zoco.server.history.stored import StoredLog
from zoco.server.room.asks import asked
from zoco.server.room.room import Room
from zoco.server.room.step import Wanted, made
from zoco.server.wire.messages import Step

LEFT_OUT = {"answers", "edition", "recalled", "changes", "stays", "private"}
"""What a step need not have."""
GAMES = tuple(meta.key for meta in with_toy())
FILES = ("export.json", "export.jsonl", "export.txt")
KINDS = (*FILES, "replay", "frames", "outline", "why")
NUMBERED = {
    "replay": "replay/{}",
    "frames": "frames?from={}",
    "outline": "outline?seq={}",
    "why": "why?seq={}&of=0&number=points",
}
LIVELY = Habits(may=0.2, undo=0.05, nonsense=0.05)
SHORT = {"scheherazade": {"round_limit": 4}}
"""Random matches of some games are very long: a few rounds show all there is to see."""
BEGUN = 5
"""The plies after which everything is read once: the shortest random match of the toy has ten."""


class Export(NamedTuple):
    """What somebody read of a match while the log had `since` to `until` entries."""

    seat: int | None
    kind: str
    number: int
    text: str
    since: int
    until: int


class Match:
    """One random match with a connection for every seat and two spectators."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.devices: list[Device] = []
        self.sockets: list[tuple[int | None, Socket]] = []
        self.exports: list[Export] = []

    @property
    def room(self) -> Room:
        return self.running.house.rooms[self.table]

    async def play(self, game: str, seed: int) -> None:
        """At most three: frames grow with the square of the seats."""
        rng = random.Random(seed)
        seats = rng.choice([seats for seats in find_with_toy(game).seats() if seats <= 3])
        await self._seat(game, seats)
        players = [socket for seat, socket in self.sockets if seat is not None]
        await play_out(players, rng, stop=BEGUN, habits=LIVELY)
        await self._export_all()
        await asyncio.gather(
            play_out(players, rng, habits=LIVELY), self._watch(), self._export(rng)
        )

    async def _seat(self, game: str, seats: int) -> None:
        self.devices = [self.running.device() for _ in range(seats)]
        self.table = await self.devices[0].table(game, seats, options=SHORT.get(game, {}))
        for number, device in enumerate(self.devices[1:], start=1):
            await device.post(f"/{self.table}/join", name=f"P{number}")
        await self.devices[0].post(f"/{self.table}/start")
        for seat, device in enumerate(self.devices):
            self.sockets.append((seat, await device.sit(self.table, seat)))
        watchers = (self.running.device(), self.devices[0])  # a stranger, and a player in disguise
        for device in watchers:
            self.sockets.append((None, await device.sit(self.table, None)))

    async def _watch(self) -> None:
        for seat, socket in self.sockets:
            if seat is None:
                await socket.next("step", is_end)

    async def _export(self, rng: random.Random) -> None:
        """What a match looks like from outside while it is played."""
        visitors = self._visitors()
        while self.room.record.status == "playing":
            number = rng.randint(0, self.room.log.ply)
            await self._read(*rng.choice(visitors), rng.choice(KINDS), number)
            await asyncio.sleep(0.02)

    async def _export_all(self) -> None:
        """Every way to read of the match, for everybody; of its positions everybody some."""
        for at, (seat, device) in enumerate(self._visitors()):
            for kind in FILES:
                await self._read(seat, device, kind)
            for ply in range(at, self.room.log.ply + 1, len(self.devices)):
                await self._read(seat, device, "replay", ply)
            for seq in range(at, self.room.log.seq + 1, len(self.devices)):
                await self._read(seat, device, "frames", seq)
                await self._read(seat, device, "outline", seq)
                await self._read(seat, device, "why", seq)
        assert {(one.seat, one.kind) for one in self.exports} == {
            (seat, kind) for seat, _ in self._visitors() for kind in KINDS
        }

    def _visitors(self) -> list[tuple[int | None, Device]]:
        return [(None, self.running.device()), *enumerate(self.devices)]

    async def _read(self, seat: int | None, device: Device, kind: str, number: int = 0) -> None:
        since, path = self.room.log.seq, NUMBERED.get(kind, kind).format(number)
        answer = await device.web.get(f"/api/tables/{self.table}/{path}")
        if answer.status_code == 200 and self.room.record.status == "playing":
            until = self.room.log.seq
            self.exports.append(Export(seat, kind, number, answer.text, since, until))


After = list[tuple[Any, Any, int]]


def lines_of(log: StoredLog) -> After:
    """The table, the asks and the ply after each number of entries, undone ones included."""
    game = log.game
    tables = [game.setup(log.header.seats, log.header.options, log.header.edition)]
    asks = asked(game, tables[0], 0, {}, None)
    found = [(tables[0], asks, 0)]
    for entry in log.entries:
        if isinstance(entry, Undone):
            del tables[entry.to_ply + 1 :]
        else:
            tables.append(game.play(tables[-1], entry.seat, entry.move)[0])
        asks = asked(game, tables[-1], entry.seq + 1, asks, entry)
        found.append((tables[-1], asks, len(tables) - 1))
    return found


def check_steps(log: StoredLog, messages: list[Message], sat: int | None) -> int:
    """Every step is exactly what the seat may know, and nothing more."""
    game, after = log.game, lines_of(log)
    steps = list(steps_of(messages, sat))
    for message, seat in steps:
        table, asks, ply = after[message["seq"]]
        assert {"type", *Step.__struct_fields__} - set(message) <= LEFT_OUT
        assert (message["seat"], message["ply"]) == (seat, ply)
        assert message.get("edition") in (None, log.header.edition)
        assert message.get("recalled") in (None, plain(table.memory.events))
        check_ask(game, table, asks, seat, message["ask"])
        first = min(message["since"] + 1 if message["since"] else 0, message["seq"])
        shown = [frame["seq"] for frame in message["frames"]]
        assert shown == list(range(first, message["seq"] + 1))[-40:]
        check_frames(log, after, message["frames"], seat)
    return len(steps)


def check_frames(log: StoredLog, after: After, frames: list[Message], seat: int | None) -> None:
    for frame in frames:
        assert frame == framed(log, after, seat, frame["seq"])


def framed(log: StoredLog, after: After, seat: int | None, seq: int) -> Message:
    """The frame after so many entries as it must be, by what the rules tell the seat."""
    game, (table, _, ply) = log.game, after[seq]
    entry = log.entries[seq - 1] if seq else None
    view = game.view(table, seat)
    undone, waits = isinstance(entry, Undone), table.agenda
    hidden = {"edition", "recalled"}
    return {
        "seq": seq,
        "ply": ply,
        "at": None if entry is None else entry.at,
        "seat": None if entry is None else entry.seat,
        "told": learned(entry, seat) if isinstance(entry, Played) else [],
        "move": plain(entry.move) if isinstance(entry, Played) and entry.seat == seat else None,
        "undone_to": ply if undone else None,
        "view": {name: it for name, it in plain(view).items() if name not in hidden},
        "memory": len(table.memory),
        "standing": plain(game.standing(view)),
        "holdings": plain(game.holdings(view)),
        "actors": list(game.actors(table)),
        "phase": plain(table.agenda[0].prompt()) if waits else None,
        "paragraph": (table.agenda[0].paragraph or None) if waits else None,
        "round": plain(game.round(view)),
        "result": plain(game.result(table)),
    }


def steps_of(frames: list[Message], seat: int | None) -> Iterator[tuple[Message, int | None]]:
    """Each step, and through whose eyes it must be: who lost the seat is a spectator from then.

    The first step as a spectator may come before the state that says so, which waits for newer
    ones; but it is true: that state comes.
    """
    mine: list[int] = []
    lost = False
    for frame in frames:
        if frame["type"] == "state":
            mine = frame["mine"]
        if frame["type"] == "step":
            lost = lost or frame["seat"] is None
            yield frame, seat if seat in mine and not lost else None
    assert not lost or seat not in mine


def check_ask(game: Any, table: Any, asks: Any, seat: int | None, ask: Message | None) -> None:
    if seat is None or seat not in asks:
        assert ask is None
        return
    assert ask is not None
    assert ask["number"] == asks[seat].number
    must, may = game.musts(table, seat), game.mays(table, seat)
    assert ask["must"] == (plain(must.describe()) if seat in game.actors(table) else None)
    assert ask["may"] == (plain(may.describe()) if seat in game.free(table) else None)


def learned(entry: Played, seat: int | None) -> list[Message]:
    return [told_of(event) for event in seen(entry.events, seat)]


def told_of(event: Any) -> Message:
    marks = {"remembered": event.remembered, "passing": event.passing}
    marks["private"] = not event.seen_by(None)
    raised = {name: True for name, mark in marks.items() if mark}
    return {"said": plain(event.said()), "event": plain(event)} | raised


def check_export(match: Match, after: After, export: Export) -> None:
    """What is read before the end is the redacted log, or a part of it as the seat saw it."""
    log, seat = match.room.log, export.seat
    lines = [line_at(log, seq) for seq in range(export.since, export.until + 1)]
    match export.kind:
        case "export.json":
            whole = json.loads(export.text)
            assert (whole["complete"], whole["fair"]["seed"]) == (False, None)
            check_lines(log, whole["log"], export)
        case "export.jsonl":
            check_lines(log, [json.loads(line) for line in export.text.splitlines()], export)
        case "export.txt":
            texts = Texts(log.game.package, "en", log.header.called)
            assert export.text.splitlines()[2:] in [told(texts, line, seat) for line in lines]
        case "replay":
            assert json.loads(export.text) in [
                replayed(log, after, line, seat, export.number) for line in lines
            ]
        case "frames":
            check_film(log, after, json.loads(export.text), export)
        case "outline":
            view = log.game.view(after[export.number][0], seat)
            outline = plain(log.game.outline(view))
            assert json.loads(export.text) == {
                "seat": seat,
                "seq": export.number,
                "outline": outline,
            }
        case "why":
            view = log.game.view(after[export.number][0], seat)
            found = json.loads(export.text)
            assert found["reasons"] == plain(log.game.why(view, 0, "points"))
            assert (found["seat"], found["of"], found["seq"]) == (seat, 0, export.number)


def check_film(log: StoredLog, after: After, film: Message, export: Export) -> None:
    """The frames from one on, as far as a page goes."""
    first, before = export.number, after[max(0, export.number - 1)][0]
    assert set(film) == {"seat", "seq", "frames", "next", "recalled"}
    assert export.since <= film["seq"] <= export.until
    assert film["seat"] == export.seat
    assert film["recalled"] == (plain(before.memory.events) if first else [])
    end = film["seq"] + 1 if film["next"] is None else film["next"]
    assert [frame["seq"] for frame in film["frames"]] == list(range(first, end))
    check_frames(log, after, film["frames"], export.seat)


def check_lines(log: StoredLog, lines: list[Message], export: Export) -> None:
    header, *entries = lines
    assert header == plain(log.header)
    assert export.since <= len(entries) <= export.until
    assert entries == [plain(redacted(one, export.seat)) for one in log.entries[: len(entries)]]


def line_at(log: StoredLog, seq: int) -> list[Played]:
    """The surviving line when the log had so many entries."""
    line: list[Played] = []
    for entry in log.entries[:seq]:
        if isinstance(entry, Undone):
            del line[entry.to_ply :]
        else:
            line.append(entry)
    return line


def told(texts: Texts, line: list[Played], seat: int | None) -> list[str]:
    """The match in sentences, by what the seat learned."""
    return [
        f"{entry.ply:>4}  {texts.say(event.said())}"
        for entry in line
        for event in seen(entry.events, seat)
    ]


def replayed(
    log: StoredLog, after: After, line: list[Played], seat: int | None, ply: int
) -> Message | None:
    """The answer to a replay; None where the line does not go as far."""
    if ply > len(line):
        return None
    seq = line[ply - 1].seq + 1 if ply else 0
    return {
        "plies": len(line),
        "seat": seat,
        "frame": framed(log, after, seat, seq),
        "edition": log.header.edition,
        "recalled": plain(after[seq][0].memory.events),
    }


def plain(value: Any) -> Any:
    return json.loads(to_json(value))


def secrets_of(match: Match) -> set[str]:
    """Strings that nobody may be told before the end: salts, the seed, tokens."""
    room = match.room
    salts = {entry.salt for entry in room.log.entries if isinstance(entry, Played)}
    tokens = {device.web.cookies["zoco"] for device in match.running.devices if device.cookie}
    hashes = {room.people.host, *(token for held in room.people._tokens.values() for token in held)}
    return salts | tokens | hashes | {room.record.seed}


def check_match(match: Match) -> int:
    """All that left the table while it was played; how many steps there were."""
    log, hidden, steps = match.room.log, secrets_of(match), 0
    for seat, socket in match.sockets:
        frames = [json.loads(frame) for frame in socket.frames]
        steps += check_steps(log, frames, seat)
        for text in before_the_end(frames):
            assert not [secret for secret in hidden if secret in text], text
    after = lines_of(log)
    for export in match.exports:
        check_export(match, after, export)
        assert not [secret for secret in hidden if secret in export.text], export
    return steps


def before_the_end(messages: list[Message]) -> list[str]:
    last = [n for n, message in enumerate(messages) if is_end(message)]
    return [json.dumps(message) for message in messages[: last[0] if last else None]]


def is_end(message: Message) -> bool:
    return message["type"] == "step" and stands(message)["result"] is not None


@pytest.mark.parametrize("game", GAMES)
async def test_leak_in_no_frame_export_or_log_line(
    game: str, shared: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with shared() as running:
        match = Match(running)
        await match.play(game, seed=1)
        assert check_match(match) > len(match.sockets) * 5
        assert match.exports
        hidden = secrets_of(match)
        lines = {(r.name, r.getMessage()) for r in caplog.records if not ours(r)}
        assert not {name for name, line in lines if any(secret in line for secret in hidden)}


def ours(record: logging.LogRecord) -> bool:
    """What the test's own clients log in this process: they hold their cookies themselves."""
    return record.name.startswith(("websockets.client", "httpx", "httpcore", "asyncio"))


@pytest.mark.parametrize("game", GAMES)
async def test_leak_not_even_by_declared_secrets(game: str) -> None:
    """Tables that differ only in a secret give the seat the very same message."""
    rules, rng = find_with_toy(game), random.Random(7)

    log = StoredLog(rules, zoco.Log.start(rules, rng.choice(rules.seats())).header)
    swaps = 0
    while log.table.agenda and log.ply < 300:
        seat = rng.choice(rules.actors(log.table))
        pool = rules.outcomes(log.table) if seat == zoco.CHANCE else rules.musts(log.table, seat)
        log.append(seat, pool.sample(rng))
        swaps += swapped_alike(log, rng)
    assert bool(swaps) == bool(rules.secrets)


def swapped_alike(log: StoredLog, rng: random.Random) -> int:
    game, true = log.game, log.table
    count = 0
    for viewer in (None, *range(log.header.seats)):
        for secret in game.secrets:
            other = secret.swap(true, viewer, rng)
            if other is not None and true.agenda:
                count += 1
                assert message(log, true, viewer) == message(log, other, viewer), secret.name
                assert game.opened(true) != game.opened(other), "it is not open to all at the end"
    return count


def message(log: StoredLog, table: Any, viewer: int | None) -> bytes:
    kept, log._tables[-1] = log._tables[-1], table
    try:
        asks = asked(log.game, table, log.seq, {}, None)
        first = made("t", log, asks, Wanted(viewer, log.seq, first=True), Reel())
        later = made("t", log, asks, Wanted(viewer, log.seq - 1, changes=True), Reel())
        return first.message + later.message
    finally:
        log._tables[-1] = kept


async def test_leak_of_each_kind_would_be_noticed(shared: Serve) -> None:
    """Frames that tell too much do not pass."""
    async with shared() as running:
        match = Match(running)
        await match._seat("toy", 2)
        players = [socket for seat, socket in match.sockets if seat is not None]
        await play_out(players, random.Random(2))
        log, after = match.room.log, lines_of(match.room.log)
        honest = [framed(log, after, 0, seq) for seq in range(log.seq + 1)]
        check_frames(log, after, honest, 0)
        theirs = [framed(log, after, 1, seq) for seq in range(log.seq + 1)]
        for name in ("view", "told", "move"):
            leaky = [mine | {name: other[name]} for mine, other in zip(honest, theirs, strict=True)]
            with pytest.raises(AssertionError):
                check_frames(log, after, leaky, 0)


async def test_leak_an_export_of_a_running_match_can_be_verified_by_its_reader(
    shared: Serve,
) -> None:
    async with shared() as running:
        match = Match(running)
        await match._seat("suleika", 2)
        players = [socket for seat, socket in match.sockets if seat is not None]
        await play_out(players, random.Random(1), stop=20)
        room = running.house.rooms[match.table]
        shown = [redacted(entry, 1) for entry in room.log.entries]
        assert verify_chain(room.log.header, shown) == room.log.head


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_leak_in_many_matches(game: str, shared: Serve) -> None:
    async with shared() as running:
        steps = 0
        for seed in range(20):
            match = Match(running)
            await match.play(game, seed)
            steps += check_match(match)
        print(f"\n{game}: 20 matches, {steps} steps: each exactly what its seat may know")
