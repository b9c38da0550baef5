"""What each game tells of its numbers: why they are what they are, and how far a match is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from zoco.core.game import Game
from zoco.core.playout import playout, random_line
from zoco.games import load, metas
from zoco.parts.negotiation import COLOURS

KEYS = tuple(meta.key for meta in metas())


@pytest.mark.parametrize("key", KEYS)
def test_every_game_explains_its_numbers(key: str) -> None:
    assert type(load(key)).why is not Game.why


def test_suleika_points_are_the_halves_in_sight_and_the_piastres() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(4), random.Random(3))
    view, result = game.view(last, 1), game.result(last)
    assert result
    for seat, score in enumerate(result.scores):
        halves, piastres = game.why(view, seat, "points")
        assert {view.market[field] for field in halves.places} <= {seat}
        assert halves.amount == len(halves.places)
        assert piastres.amount == view.money[seat] == score - len(halves.places)
        assert game.why(view, seat, "half") == (halves,)


def test_suleika_piastres_are_what_was_dealt_received_and_paid() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(3), random.Random(5))
    view = game.view(last, None)
    keys = {reason.key for seat in range(3) for reason in game.why(view, seat, "piastre")}
    assert keys == {"why-dealt", "why-received", "why-paid"}


@pytest.mark.parametrize(
    ("key", "sources"),
    [
        ("basari", {"why-took-points", "why-rolled-again", "why-had-most", "why-went-round"}),
        ("basari_cards", {"why-took-points", "why-had-most", "why-manned"}),
        ("bazaar", {"why-scored"}),
    ],
)
def test_points_are_explained_by_what_brought_them(key: str, sources: set[str]) -> None:
    game = load(key)
    last, _, _ = playout(game, game.setup(3), random.Random(1))
    view = game.view(last, 0)
    told = [reason for seat in range(3) for reason in game.why(view, seat, "points")]
    assert {reason.key for reason in told} - {"why-nothing"} == sources


def walked(key: str) -> Iterator[Any]:
    """What a spectator sees of a match at random, position by position."""
    game = load(key)
    for _, _, table, _ in random_line(game, game.setup(4), random.Random(4)):
        yield game.view(table, None)


@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_what_a_scoring_would_bring_adds_up(key: str) -> None:
    game, told = load(key), set()
    for view in walked(key):
        for seat, prospect in enumerate(view.prospects):
            terms = game.why(view, seat, "scored")
            assert sum(term.amount or 0 for term in terms) == prospect.scored
            told |= {term.key for term in terms}
    last = "why-lap" if key == "basari" else "why-crew"
    assert told == {"why-has-most", "why-shares-most", "why-leads-nothing", last}


def test_basari_lights_the_way_to_the_disc_and_the_arch_of_a_prize() -> None:
    game = load("basari")
    for view in islice(walked("basari"), 40, 60):
        for seat, disc in enumerate(view.discs):
            (left,) = game.why(view, seat, "left")
            assert left.amount == len(left.places) == max(0, view.edition.lap - view.moved[seat])
            assert left.places[-1:] in ((disc,), ())
            (points,) = game.why(view, seat, "prize-points")
            assert points.places == (view.merchants[seat],)
            assert points.amount == view.prospects[seat].points


def test_basari_explains_every_keystone_and_the_way_of_every_die() -> None:
    game, keys = load("basari"), set()
    for view in islice(walked("basari"), 5, 200):
        for seat, merchant in enumerate(view.merchants):
            for roll in game.why(view, seat, "die"):
                assert roll.amount == len(roll.places)
                assert roll.places[-1] == merchant
                keys.add(roll.key)
    assert keys == {"why-rolled", "why-rolled-for-dice"}
    for field, (points, _) in enumerate(view.edition.arches):
        keystone, niche = game.why(view, 0, f"arch-{field}")
        assert (keystone.amount, keystone.places, niche.places) == (points, (field,), (field,))
    assert game.why(view, 0, "arch-28") == game.why(view, 0, "arch-x") == ()


@pytest.mark.parametrize(("key", "more"), [("basari", "why-lap"), ("basari_cards", "why-crew")])
def test_each_cell_of_the_last_scoring_is_explained_and_they_add_up(key: str, more: str) -> None:
    game, keys = load(key), set()
    views = list(walked(key))
    first = next(at for at, view in enumerate(views) if game.why(view, 0, "award-sum"))
    assert game.why(views[first - 1], 0, "award-sum") == ()
    for view in views[first:]:
        for seat in range(len(view.scores)):
            cells = [game.why(view, seat, f"award-{row}") for row in (*COLOURS, "more")]
            terms = [term for cell in cells for term in cell]
            assert sorted(terms, key=str) == sorted(game.why(view, seat, "award-sum"), key=str)
            keys |= {term.key for term in terms}
    gained = views[first].scores[0] - views[first - 1].scores[0]
    assert gained == sum(term.amount or 0 for term in game.why(views[first], 0, "award-sum"))
    assert keys == {"why-had-the-most", "why-shared-most", "why-returned", more}


def test_the_card_game_says_what_a_card_is_good_for() -> None:
    game = load("basari_cards")
    view = next(islice(walked("basari_cards"), 20, 21))
    assert [reason.paragraph[-3:] for reason in game.why(view, 1, "card")] == ["2.3", "2.4", "2.5"]


@pytest.mark.parametrize("key", ["basari", "basari_cards"])
def test_what_the_supply_still_has_is_counted(key: str) -> None:
    game = load(key)
    for view in islice(walked(key), 20, 40):
        for name, left in zip(COLOURS, view.supply, strict=True):
            terms = game.why(view, 0, f"supply-{name}")
            assert sum(term.amount or 0 for term in terms) == left
        assert game.why(view, 0, "supply-stars") == ()


def test_the_card_game_counts_the_pile() -> None:
    game = load("basari_cards")
    for view in islice(walked("basari_cards"), 20, 40):
        terms = game.why(view, 0, "deck")
        assert sum(term.amount or 0 for term in terms) == len(view.deck)


def test_what_is_not_remembered_is_one_term_more() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(3), random.Random(5))
    bare = game.look(last, None)
    assert "why-before" in {reason.key for reason in game.why(bare, 0, "piastre")}


@pytest.mark.parametrize("key", KEYS)
def test_every_game_says_how_far_it_is(key: str) -> None:
    game = load(key)
    table = game.setup(3)
    begun = game.round(game.view(table, None))
    last, _, _ = playout(game, table, random.Random(1))
    ended = game.round(game.view(last, None))
    assert begun
    assert ended
    assert 1 in begun.params.values()
    assert begun.params != ended.params
