"""Whole matches in real browsers: two people and a bot, and every game on the described board."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.short import CARPETS, SHORT, Short
from tests.web.visitor import END, FORMS, Visitor

Themes = tuple[Literal["light", "dark"], ...]
THEMES: Themes = ("light", "dark")
MOVER = "aside li.waited:is([data-seat='0'], [data-seat='1'])"


def two_and_a_bot(visitor: Invite, **settings: Any) -> tuple[Visitor, Visitor]:
    """Ada and Bob at a table of Suleika with a bot, begun; Ada's board is drawn, Bob's in words."""
    ada, bob = visitor(), visitor(name="Bob", settings={"plain": True, **settings})
    table = ada.table("suleika", 3, bots={"2": "random"}, edition=SHORT["suleika"].edition)
    bob.post(f"/{table}/join", name="Bob")
    ada.post(f"/{table}/start")
    for one in (ada, bob):
        one.visit(f"/table/{table}")
    return ada, bob


def whose_turn(ada: Visitor, bob: Visitor) -> tuple[Visitor, Visitor] | None:
    """Who is asked and who waits, once both have seen the same; nobody at the end."""
    bob.reach(ada.seq)
    ada.reach(bob.seq)
    ada.page.wait_for_selector(f"{MOVER}, {END}")
    if ada.page.locator(END).count():
        return None
    first = ada.page.locator(MOVER).get_attribute("data-seat") == "0"
    one, other = (ada, bob) if first else (bob, ada)
    one.asked()
    return one, other


def test_two_browsers_and_a_bot_play_a_whole_game_of_suleika(visitor: Invite) -> None:
    rng = random.Random(7)
    ada, bob = two_and_a_bot(visitor)
    players = (ada, bob)
    while pair := whose_turn(ada, bob):
        pair[0].choose(rng)
    for one in players:
        one.page.wait_for_selector(END)
        rows = one.page.locator("[data-result] tbody tr")
        expect(rows).to_have_count(3)
        expect(rows.first).to_contain_text("1")
    story = [told_to(one) for one in players]
    assert story[0] == story[1]
    assert len(story[0]) > 3 * CARPETS * 2
    the_end_is_explained(ada)
    they_play_again(ada, bob)


def told_to(one: Visitor) -> list[str]:
    """The log, at the end: it stands behind the result."""
    one.page.get_by_role("button", name="Log").click()
    told = one.story()
    one.page.get_by_role("button", name="Result").first.click()
    return told


def the_end_is_explained(ada: Visitor) -> None:
    panel = ada.page.get_by_role("region", name="Result")
    expect(panel).to_contain_text("What counts: Points.")
    expect(panel).to_contain_text("The dice are those that were sealed before the match.")
    panel.get_by_role("button", name="Check it here").click()
    expect(panel.locator("[data-proved]")).to_contain_text("draws come from the sealed seed")
    expect(panel.get_by_role("img", name="The score over the match")).to_be_visible()
    with ada.page.expect_download() as told:
        panel.get_by_role("link", name="As a story").click()
    story = told.value.path().read_text(encoding="utf-8")
    assert "The last carpet lies in the market" in story
    with ada.page.expect_download() as kept:
        panel.get_by_role("link", name="As a file").click()
    assert json.loads(kept.value.path().read_text(encoding="utf-8"))["log"]
    ada.shot("end-1280-light")


def they_play_again(ada: Visitor, bob: Visitor) -> None:
    """One press proposes; each sees who is in; both go on together, the first seat moved on."""
    before = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    who = bob.page.get_by_role("list", name="Who plays again").get_by_role("listitem")
    expect(who).to_have_text(["Ada is in", "Bob has not said"])
    expect(bob.page.locator("[data-again]")).to_contain_text("Waiting for Bob: their seats are")
    expect(ada.page.get_by_role("button", name="Not after all")).to_be_visible()
    assert ada.page.url == before
    bob.page.get_by_role("button", name="I’m in").click()
    for one in (ada, bob):
        one.page.wait_for_url(lambda url: url != before)
    assert ada.page.url == bob.page.url
    seats = bob.page.locator("aside li[data-seat] .name")
    expect(seats).to_have_text(["Amina", "Ada", "Bob"])
    expect(bob.page.locator(".match")).to_be_visible()


@pytest.mark.parametrize("key", list(SHORT))
def test_the_described_board_plays_every_game(visitor: Invite, key: str) -> None:
    in_words(visitor, key, SHORT[key], THEMES[:1], DAILY)


@pytest.mark.soak
@pytest.mark.parametrize("key", list(SHORT))
def test_the_described_board_plays_every_game_to_the_end(visitor: Invite, key: str) -> None:
    in_words(visitor, key, SHORT[key], THEMES[:1])


@pytest.mark.soak
@pytest.mark.parametrize("key", list(SHORT))
def test_the_described_board_plays_whole_standard_matches(visitor: Invite, key: str) -> None:
    match = Short(SHORT[key].seats, "standard", "trader")
    in_words(visitor, key, match, THEMES)


DAILY = 3
"""So many decisions in words are made every day; where the match ends is the frame's affair."""


def in_words(
    visitor: Invite, key: str, match: Short, themes: Themes, most: int | None = None
) -> None:
    """In German, and watched in English: neither of them ever reads a key or a field's name."""
    ada = visitor(settings={"plain": True}, locale="de-DE")
    eve = visitor(name="Eve", settings={"plain": True})
    seats, edition, level = match
    bots = {str(seat): level for seat in range(1, seats)}
    table = ada.table(key, seats, bots=bots, edition=edition)
    ada.post(f"/{table}/start")
    for one in (ada, eve):
        one.visit(f"/table/{table}")
    rng, seen = random.Random(3), set[str]()
    for _ in count() if most is None else range(most):
        if not ada.turn_or_end():
            break
        ada.choices.or_(ada.page.locator(FORMS)).first.wait_for(state="attached")
        asked = ada.page.evaluate(ASKED)
        if asked not in seen or rng.random() < OFTEN:
            said_in_full(ada, eve)
        if asked not in seen:
            accessible_in(ada, themes)
        seen.add(asked)
        ada.choose(rng)
    if most is None:
        expect(ada.page.locator("[data-result] tbody tr")).to_have_count(seats)
        eve.page.wait_for_selector(END)
    ada.turn_or_end()
    said_in_full(ada, eve)


OFTEN = 0.3
"""How often all words are read while nothing new is asked."""

ASKED = """() => [...new Set([...document.querySelectorAll('.asked [data-part]')].map(
  (one) => one.dataset.part))].sort().join(' ')"""


def accessible_in(one: Visitor, themes: Themes) -> None:
    """Axe finds nothing in these themes: once for every way of asking that a match has."""
    for theme in themes:
        one.page.emulate_media(color_scheme=theme)
        expect(one.page.locator("html")).to_have_attribute("data-theme", theme)
        one.accessible()


SAID = """() => [document.querySelectorAll('.aspects section').length,
  document.querySelectorAll('.outline').length, document.body.innerText]"""
# English words for what seats have: in German they would be a hole.
FALLBACKS = {"Money", "Gems", "Stones", "Hands", "Wares", "Pearls", "Coins", "Points", "Score"}


def said_in_full(german: Visitor, english: Visitor) -> None:
    """The position is in the words of the game, and nothing lacks words."""
    for one in (german, english):
        one.in_words()
        aspects, outlines, text = one.page.evaluate(SAID)
        assert aspects
        assert not outlines
        assert holes(text) == []
        assert one is english or not FALLBACKS & set(text.split())


def holes(text: str) -> list[str]:
    """Text keys that nobody had a sentence for."""
    starts = ("event", "phase", "choose", "move", "measure", "fact", "kind", "refusal", "outline")
    keys = tuple(f"{start}-" for start in (*starts, "board", "colour", "piece", "card", "seat"))
    return [word for word in text.split() if word.startswith(keys)]


class Frames:
    """What the server asked of a page and told it, read off its socket."""

    def __init__(self, one: Visitor) -> None:
        self.step: dict[str, Any] = {}
        self.told: list[str] = []
        one.page.on("websocket", lambda socket: socket.on("framereceived", self._take))

    def _take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "step":
            ask = self.step["ask"] if message.get("stays") else message["ask"]
            self.step = {**message, "ask": ask}
            # Frames that follow one which the page has travel as what they change of it.
            news = (*message["frames"], *message.get("changes", ()))
            told = (one for frame in news for one in frame.get("told", ()))
            self.told += [one["event"]["type"] for one in told]

    def moves(self) -> list[str]:
        """The moves of the open question, in a canonical form."""
        ask = self.step["ask"]
        parts = [part for part in (ask["must"], ask["may"]) if part]
        found = [option["move"] for part in parts for option in part["options"]]
        return sorted(json.dumps(move, sort_keys=True) for move in found)


@pytest.mark.parametrize("plain", every_day([False, True], False))
def test_the_board_enables_exactly_the_described_moves_in_random_positions(
    visitor: Invite, plain: bool
) -> None:
    rng = random.Random(11)
    ada = visitor(settings={"plain": plain})
    frames = Frames(ada)
    table = ada.table("suleika", 4, bots=dict.fromkeys("123", "random"))
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    for _ in range(10):
        ada.asked()
        ada.choices.first.wait_for(state="attached")
        written = [one.get_attribute("data-move") for one in ada.choices.all()]
        shown = sorted(json.dumps(json.loads(str(move)), sort_keys=True) for move in written)
        assert shown == frames.moves()
        ada.choose(rng)
