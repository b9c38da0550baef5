"""What is worked out of a match that has ended, with all that was hidden in it, and then kept."""

from __future__ import annotations

from zoco.bots.review import Review
from zoco.bots.statistics.figures import Figures
from zoco.server.history.counted import Counting, valued
from zoco.server.history.reviewed import Reviewing, Values
from zoco.server.history.stored import StoredLog
from zoco.server.refusal import Refusal
from zoco.server.room.stage import Stage
from zoco.store.store import Store


class Hindsight:
    """Review and statistics of one table. Before the end both are refused."""

    def __init__(self, stage: Stage, store: Store, values: Values) -> None:
        self._stage = stage
        self._counting = Counting(store, stage.id)
        self.reviewing = Reviewing(store, stage.id, values)

    async def review(self) -> Review:
        """What every position promised."""
        return await self.reviewing.of(self._whole())

    async def statistics(self, worth: bool = False) -> Figures:
        """What the match is counted for; with what bargains were `worth` it takes longer."""
        figures = await self._counting.of(self._whole(), self._stage.record.practice)
        if not worth or not figures.bargains:
            return figures
        try:
            return valued(figures, await self.review())
        except Refusal as refusal:
            if refusal.code != "no-review":
                raise
            return figures

    def stop(self) -> None:
        """Do not go on with what takes long."""
        self.reviewing.stop()

    def _whole(self) -> StoredLog | None:
        """The log of the match; None where these rules cannot play it any more."""
        if not self._stage.ended:
            raise Refusal("not-over")
        return None if self._stage.record.status == "closed" else self._stage.log.copy()
