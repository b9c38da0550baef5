"""Candidate B: one mutable state with slots; moves are ints, events only when asked for."""

from __future__ import annotations

from random import Random

from board import AROUND, CENTRE, COVER, FACES, WALKS, area

DIRECT, ROLL, LAY, OVER = range(4)
NEAR = tuple(tuple(field | down << 6 for field, down in around) for around in AROUND)
BITS = tuple(1 << field for field in range(64))
PAIRS, BARE, KEEP_ACROSS, KEEP_DOWN = zip(*COVER[0], *COVER[1], strict=True)
SET_ACROSS = BITS + (0,) * 64
SET_DOWN = (0,) * 64 + BITS

Log = list[tuple[str, int, int, int]]


class State:
    """A game of four; a move is a turn (-1, 0, 1), the pips, or field + 64 if down."""

    __slots__ = ("across", "colours", "down", "pose", "purses", "seat", "stacks", "stage")

    def __init__(self) -> None:
        self.stage = DIRECT
        self.seat = 0
        self.pose = 4 * CENTRE
        self.across = 0
        self.down = 0
        self.colours = [0] * 4
        self.purses = [30] * 4
        self.stacks = [12] * 4

    def clone(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.stage = self.stage
        twin.seat = self.seat
        twin.pose = self.pose
        twin.across = self.across
        twin.down = self.down
        twin.colours = self.colours[:]
        twin.purses = self.purses[:]
        twin.stacks = self.stacks[:]
        return twin

    def legal(self) -> list[int]:
        """All moves of the present stage, faces of the die as often as they occur."""
        if self.stage == DIRECT:
            return [-1, 0, 1]
        if self.stage == ROLL:
            return list(FACES)
        whole = self.across | self.down << 64
        return [move for move in NEAR[self.pose >> 2] if not whole >> move & 1]

    def allows(self, move: int) -> bool:
        """Whether a move is legal, without a list."""
        if self.stage == LAY:
            taken = self.across & SET_ACROSS[move] or self.down & SET_DOWN[move]
            return move in NEAR[self.pose >> 2] and not taken
        return -1 <= move <= 1 if self.stage == DIRECT else 1 <= move <= 4

    def sample(self, rng: Random) -> int:
        """A random legal move."""
        stage = self.stage
        if stage == DIRECT:
            return int(rng.random() * 3) - 1
        if stage == ROLL:
            return FACES[int(rng.random() * 6)]
        near = NEAR[self.pose >> 2]
        while True:
            move = near[int(rng.random() * len(near))]
            if not (self.across & SET_ACROSS[move] or self.down & SET_DOWN[move]):
                return move

    def apply(self, move: int, log: Log | None = None) -> None:
        """Do a legal move in place, and note what happened in a log if there is one."""
        stage = self.stage
        if stage == DIRECT:
            self.pose = self.pose & ~3 | (self.pose + move) & 3
            self.stage = ROLL
            if log is not None:
                log.append(("turned", self.seat, self.pose & 3, 0))
        elif stage == ROLL:
            self.pose = WALKS[self.pose][move]
            self.stage = LAY
            if log is not None:
                log.append(("walked", self.seat, move, self.pose))
            self._pay(log)
        else:
            if log is not None:
                log.append(("laid", self.seat, move, 0))
            self._lay(move)

    def _pay(self, log: Log | None) -> None:
        spot = BITS[self.pose >> 2]
        owner = 0
        for colour in self.colours:
            if colour & spot:
                break
            owner += 1
        else:
            return
        seat = self.seat
        if owner != seat:
            piastres = min(area(spot, colour).bit_count(), self.purses[seat])
            self.purses[seat] -= piastres
            self.purses[owner] += piastres
            if log is not None:
                log.append(("paid", seat, owner, piastres))

    def _lay(self, move: int) -> None:
        seat = self.seat
        self.across = self.across & KEEP_ACROSS[move] | SET_ACROSS[move]
        self.down = self.down & KEEP_DOWN[move] | SET_DOWN[move]
        bare = BARE[move]
        colours = self.colours
        colours[0] &= bare
        colours[1] &= bare
        colours[2] &= bare
        colours[3] &= bare
        colours[seat] |= PAIRS[move]
        self.stacks[seat] -= 1
        self.seat = seat = seat + 1 & 3
        self.stage = DIRECT if self.stacks[seat] else OVER

    def scores(self) -> tuple[int, ...]:
        """Visible halves and piastres of each seat."""
        return tuple(
            colour.bit_count() + purse
            for colour, purse in zip(self.colours, self.purses, strict=True)
        )


def playout(state: State, rng: Random) -> None:
    """Play at random to the end, in place."""
    while state.stage != OVER:
        state.apply(state.sample(rng))


def checked_playout(state: State, rng: Random) -> Log:
    """Play at random to the end with the services of candidate A: legality and events."""
    log: Log = []
    while state.stage != OVER:
        move = state.sample(rng)
        if not state.allows(move):
            raise ValueError(move)
        log = []
        state.apply(move, log)
    return log
