"""Phase one begins: all bid in secret, and until the last fist is closed all ask and haggle."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Move, Moves, Numbers, any_of
from zoco.core.phase import Phase
from zoco.core.table import changed
from zoco.games.scheherazade.bids.sealed import Fists, Sealed, undecided
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.events import BidMade, FistOpened, OffersEnded, StoneClaimed
from zoco.games.scheherazade.extras.window import Window
from zoco.games.scheherazade.moves import Bid, Claim, OpenFist
from zoco.games.scheherazade.table import NOBODY, OPEN, ScheherazadeTable

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]
NEEDY = 3
"""Who has no more pearls than this may claim the second stone (scheherazade 6.1)."""
CLAIM = Few((Claim(),), "choose-claim")
OPEN_FIST = Few((OpenFist(),), "choose-open-fist")


class MakeBids(Fists, Window, frozen=True):
    """All bid in secret; a fist can be opened again until the last is closed (scheherazade 2.1).

    Questions and bargains are open as long. Whose fist is open may claim the second stone;
    `claimed` says that somebody did in this round, `opened` is the mask of those who opened theirs.
    """

    paragraph: ClassVar[str] = "scheherazade 2.1"
    moving: ClassVar[bool] = False
    people_first: ClassVar[bool] = True
    claimed: bool = False
    opened: int = 0

    def actors(self, table: Table) -> tuple[int, ...]:
        """Whose fist is open."""
        return undecided(self.bids)

    def moves(self, table: Table, seat: int) -> Moves:
        """None to all of one's pearls, but for those that lie apart for an open offer."""
        most, refusal = table.purse(seat), "not-so-many"
        return Numbers("scheherazade 2.1", Bid(0), "pearls", 0, most, "choose-bid", refusal)

    def spendable(self, table: Table, seat: int) -> int:
        """Pearls in a fist cannot be spent; whose it is knows how many they are."""
        return table.purse(seat) - max(0, self.bids[seat])

    def trades(self, table: Table) -> bool:
        """Before the last fist all tables haggle (scheherazade 6.2)."""
        return True

    def free(self, table: Table) -> tuple[int, ...]:
        """Who has bid, who can ask or haggle, and the needy."""
        others = {*super().free(table), *self.needy(table)}
        return tuple([it for it, bid in enumerate(self.bids) if bid != OPEN or it in others])

    def mays(self, table: Table, seat: int) -> Moves:
        """Open the fist, claim, ask or haggle."""
        parts: list[Moves] = [OPEN_FIST] if self.bids[seat] != OPEN else []
        parts += [CLAIM] if seat in self.needy(table) else []
        return any_of(*parts, *self.unasked(table, seat))

    def concerned(self, table: Table) -> tuple[int, ...]:
        """The needy too, and who can ask."""
        askers = [it for it in range(table.seats) if self.means(table, it)]
        return tuple(sorted({*self.needy(table), *askers, *super().concerned(table)}))

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        """Who asks for the second stone here is not needy, or has bid already."""
        refusal = super().why_not(table, seat, move)
        if refusal is not None and type(move) is Claim:
            return Illegal("scheherazade 6.1", "not-needy")
        return refusal

    # -- the needy ---------------------------------------------------------------------------------

    def needy(self, table: Table) -> tuple[int, ...]:
        """Who may claim the second stone: whose fist is open (scheherazade 6.1)."""
        if min(table.pearls) > NEEDY:
            return ()
        return tuple(seat for seat in undecided(self.bids) if self.is_needy(table, seat))

    def is_needy(self, table: Table, seat: int) -> bool:
        """Poor, and poorer than the holder; of two who claim now, the one nearer to the bowl."""
        holder, pearls = table.stone, table.pearls
        if pearls[seat] > NEEDY or seat == holder:
            return False
        if holder == NOBODY or pearls[seat] < pearls[holder]:
            return True
        from_bowl = [(other - table.owner) % table.seats for other in (seat, holder)]
        return self.claimed and pearls[seat] == pearls[holder] and from_bowl[0] < from_bowl[1]

    # -- playing -----------------------------------------------------------------------------------

    def play_own(self, table: Table, seat: int, move: Bid | OpenFist | Claim) -> Played:
        """A fist closes or opens; when the last one closes, the tip round begins."""
        rest = table.agenda[1:]
        match move:
            case Bid(pearls=pearls):
                return self.closed(table, seat, changed(self.bids, seat, pearls))
            case OpenFist():
                bids, opened = changed(self.bids, seat, OPEN), self.opened | 1 << seat
                agenda = (replace(self, bids=bids, opened=opened), *rest)
                return replace(table, agenda=agenda), (FistOpened(seat),)
            case Claim():
                agenda = (replace(self, claimed=True), *rest)
                claimed = StoneClaimed(seat, table.pearls[seat])
                return replace(table, agenda=agenda, stone=seat), (claimed,)

    def closed(self, table: Table, seat: int, bids: Sealed) -> Played:
        """The last fist ends all offers (scheherazade 2.1)."""
        rest, made = table.agenda[1:], BidMade(seat)
        if OPEN in bids:
            return replace(table, agenda=(replace(self, bids=bids), *rest)), (made,)
        following: Phase = PlaceTips(bids, table.owner)
        ended = (OffersEnded(),) if table.proposals else ()
        return replace(table, agenda=(following, *rest), proposals=()), (made, *ended)
