"""scheherazade 3.3 and 8.2: Bedouins go in any order, and the caravan can always come to rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    events,
    holding,
    kinds,
    leading,
    offered,
    phase,
    play,
    plays,
    refusal,
    standing,
)
from zoco.core.playout import random_move
from zoco.core.rng import below, pick
from zoco.core.table import changed
from zoco.games.scheherazade.caravan.crowds import Crowd, crowded
from zoco.games.scheherazade.caravan.leading import LeadBedouins, leads
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import Done, Lead
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import PALACE, named
from zoco.games.scheherazade.setup.route import Fields
from zoco.games.scheherazade.travels import ColourProven

SEEDS = st.integers(0, 10**9)

# -- ransom ----------------------------------------------------------------------------------------


def before_ambush(pearls: int) -> Table:
    """Green can only crowd the violet N07, from which red can be led for a ransom."""
    table = leading(camels="N06 S S", green="N06 S", red="N07 S", pearls=(pearls, 10, 10, 10))
    return play(table, 0, "camel N06-N08")


def test_3_3_a_violet_field_may_be_crowded_if_the_ransom_can_be_paid() -> None:
    table = play(before_ambush(2), 0, "lead green N06-N07")
    assert refusal(table, 0, "done") == ("1.4", "too-many")
    after = play(table, 0, "lead red N07-N09")
    assert (after.pearls[0], phase(play(after, 0, "done"))) == (0, "MakeBids")


def test_8_2_not_if_the_leader_cannot_pay_the_ransom() -> None:
    assert refusal(before_ambush(1), 0, "lead green N06-N07") == ("1.4", "no-room")
    free = holding(before_ambush(0), 0, "safe_conduct")
    assert "lead green N06-N07" in offered(free, 0)


def test_8_5_with_a_crowded_field_the_leader_does_not_haggle() -> None:
    """Else the ransom could be spent, or the safe conduct sold."""
    table = replace(before_ambush(2), questions=(1, 1, 1, 0))
    table = play(table, 1, "sell pearl to 0 for 1")
    crowd = play(table, 0, "lead green N06-N07")
    for text in (
        "buy pearl from 1 for 1",
        "agree to buy pearl from 1 for 1",
        "sell pearl to 2 for 3",
    ):
        assert refusal(crowd, 0, text) == ("8.5", "leader-is-busy")
    assert refusal(crowd, 1, "sell pearl to 0 for 1") == ("8.5", "leader-is-busy")
    assert "ask 1 red by pearl" in offered(crowd, 0), "but may ask"
    assert "ask 0 red by pearl" in offered(crowd, 1)
    assert "sell pearl to 3 for 5" in offered(crowd, 1), "and others haggle"
    free = play(crowd, 0, "lead red N07-N09")
    assert "sell pearl to 2 for 3" in offered(free, 0)


# -- palace ----------------------------------------------------------------------------------------


def before_palace(seat: int) -> Table:
    """N24 is full: only a palace move of red could make room."""
    return play(leading(seat, camels="N22 S S", red="N24 N22"), seat, "camel N22-N23")


def test_3_3_a_field_may_be_crowded_if_an_own_bedouin_can_go_on_into_the_palace() -> None:
    table = play(before_palace(0), 0, "lead red N22-N24")
    assert [text for text in offered(table, 0) if text.startswith("lead red")] == [
        "lead red N24-P"
    ], "there is no other way to make room"
    assert phase(plays(table, (0, "lead red N24-P"), (0, "done"))) == "MakeBids"


def test_8_3_such_a_step_is_the_proof() -> None:
    table = before_palace(0)
    assert events(table, 0, "lead red N22-N24")[-1] == ColourProven(0, "red")
    (fact,) = GAME.preview(GAME.view(table, 0), GAME.read("lead red N22-N24"))[-1:]
    assert fact.key == "fact-proves"
    after = play(table, 0, "lead red N22-N24")
    assert kinds(after, 0, "lead red N24-P") == ["BedouinLed", "PalaceReached"]
    for seat in (1, 2, None):
        imagined = GAME.imagine(GAME.view(after, seat), Random(1))
        assert list(GAME.musts(imagined, 0)), "nobody imagines a leader who is stuck"


def test_8_3_a_step_that_leaves_another_way_proves_nothing() -> None:
    table = leading(camels="N21 S S", red="N23 N21")
    table = play(table, 0, "camel N21-N22")
    assert kinds(table, 0, "lead red N21-N23") == ["BedouinLed"], "N24 is free"


def test_8_2_whoever_does_not_own_them_cannot_crowd_the_last_field() -> None:
    assert refusal(before_palace(1), 1, "lead red N22-N24") == ("1.4", "no-room")


def test_8_3_a_passage_that_needs_a_palace_move_is_not_owed() -> None:
    table = leading(camels="N22 S S", red="N24 S", green="N23 S", pearls=(9, 9, 9, 9))
    table = play(table, 0, "camel N22-N23")
    table = plays(table, (0, "passage green N23"), (1, "offer 2"), (2, "offer 0"), (3, "offer 0"))
    table = play(table, 0, "accept 1")
    assert "lead green N23-N24" in offered(table, 0), "red may go into the palace"
    assert kinds(table, 0, "done") == ["CaravanRests", "PassageReturned"]


# -- exactness -------------------------------------------------------------------------------------


def tried(crowd: Crowd, bedouins: Fields, led: int) -> bool:
    """Whether any moves of any Bedouins lead to a legal end: step by step, as they are played."""
    if crowded(bedouins, crowd.room) < 0:
        return True
    for mover, field in enumerate(bedouins):
        owed = crowd.owed >> mover & 1
        cost = crowd.ransom if field in crowd.violet else 0
        if led >> mover & 1 or (cost and cost > crowd.purse - (0 if owed else crowd.reserve)):
            continue
        left = crowd.owed & ~(1 << mover)
        reserve = crowd.reserve if left else 0
        poorer = crowd._replace(purse=crowd.purse - cost, owed=left, reserve=reserve)
        for end in crowd.row[field]:
            mine = end != PALACE or mover >> 1 == crowd.own
            if mine and tried(poorer, changed(bedouins, mover, end), led | 1 << mover):
                return True
    return False


@settings(max_examples=400, deadline=None)
@given(SEEDS)
def test_8_2_can_rest_agrees_with_trying_everything(seed: int) -> None:
    rng, edition = Random(seed), leading().edition
    camel = pick(rng, (named("N06"), named("N08"), named("U02"), named("N15"), named("N22")))
    row = edition.way.reach[camel]
    near = [field for field in edition.way.fields if row[field]]
    bedouins = tuple(pick(rng, near[-4:]) for _ in range(4))
    owed, led = below(rng, 16) & below(rng, 16), below(rng, 16) & below(rng, 16)
    owed &= ~led
    purse, reserve = below(rng, 7), below(rng, 5) if owed else 0
    crowd = Crowd(row, leading().room, edition.ambushes, below(rng, 3) - 1, 2, purse, owed, reserve)
    assert crowd.can_rest(bedouins, led) == tried(crowd, bedouins, led)


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_3_3_whatever_may_be_led_may_be_led_in_any_order(seed: int) -> None:
    rng = Random(seed)
    table = crowded_table(rng)
    steps = tuple(legal_steps(table, rng))
    for order in list(permutations(steps))[:: max(1, below(rng, 4))]:
        now = table
        for step in order:
            now, _ = GAME.play(now, now.turn.leader, step)
        assert not now.turn.crowded
        assert sorted(now.bedouins) == sorted(played(table, steps).bedouins)


def legal_steps(table: Table, rng: Random) -> Iterator[Lead]:
    """Up to four steps of different Bedouins that end with no field crowded."""
    steps: list[Lead] = []
    while len(steps) < 4:
        found = [
            move for move in leads(played(table, tuple(steps))).steps() if distinct(steps, move)
        ]
        if not found:
            break
        steps.append(pick(rng, found))
    while steps and played(table, tuple(steps)).turn.crowded:
        steps.pop()
    return iter(steps)


def distinct(steps: list[Lead], step: Lead) -> bool:
    """Whether no Bedouin that was led stands where this one starts: its step would mean another."""
    return all((it.colour, it.end) != (step.colour, step.start) for it in steps)


def played(table: Table, steps: tuple[Lead, ...]) -> Table:
    for step in steps:
        table, _ = GAME.play(table, table.turn.leader, step)
    return table


def crowded_table(rng: Random) -> Table:
    """A camel has moved among Bedouins who stand close together."""
    fields = pick(rng, (("N05", "N06", "N07", "N08", "N09"), ("N20", "N21", "N22", "N23", "N24")))
    room = {name: 2 if name == "N05" else 1 for name in fields}
    names = [name for name in fields for _ in range(room[name])]
    rng.shuffle(names)
    colours = ("red", "orange", "yellow")
    stood = {
        colour: " ".join((names.pop(), names.pop() if names else "S")) for colour in colours[:2]
    }
    stood["yellow"] = f"{names.pop() if names else 'S'} S"
    start = fields[below(rng, 2)]
    pearls = (below(rng, 6), 5, 5, 5)
    table = standing(leading(pearls=pearls), f"{start} S S", **stood)
    table = replace(table, questions=(1, 1, 0, 0), caravan=replace(table.caravan, pearls=()))
    steps = [text for text in offered(table, 0) if text.startswith(f"camel {start}")]
    return play(table, 0, pick(rng, steps))


@settings(max_examples=120, deadline=None)
@given(SEEDS)
def test_8_2_the_leader_is_never_stuck(seed: int) -> None:
    """With questions, bargains, passages and few pearls: there is always a way to go on."""
    rng = Random(seed)
    table = crowded_table(rng)
    for _ in range(400):
        if not isinstance(table.agenda[0], LeadBedouins) and table.turn.camel < 0:
            return
        if isinstance(table.agenda[0], LeadBedouins):
            found = tuple(leads(table))
            assert found, "the leader can do nothing"
            ending = [move for move in found if isinstance(move, Done)]
            assert ending or any(isinstance(move, Lead) for move in found)
        table, _ = GAME.play(table, *random_move(GAME, table, rng))
        assert min(table.pearls) >= 0
    raise AssertionError("the caravan does not come to rest")


def test_8_4_of_two_on_the_salt_lake_the_named_one_goes_first() -> None:
    """Not the one who would sink: the passage is what was paid for."""
    table = leading(seats=5, camels="N18 S S", green="N20 N20", pearls=(9, 9, 9, 9, 9))
    table = replace(table, caravan=replace(table.caravan, lake=1 << 7))
    table = plays(table, (0, "camel N18-N19"), (0, "passage green N20"))
    answers = ((1, "offer 2"), (2, "offer 0"), (3, "offer 0"), (4, "offer 0"))
    table = plays(table, *answers, (0, "accept 1"), (0, "lead green N20-N21"))
    assert table.turn.named == table.turn.led
