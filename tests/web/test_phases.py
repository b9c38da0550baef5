"""Each moment of the two journeys of stones and pearls, for whoever looks, in every window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, product

import pytest

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.staged import LEVEL, ended, until
from tests.web.targets import PHONES, all_large
from tests.web.visitor import Visitor
from tests.web.windows import LOCALES, THEMES, WINDOWS, Size
from tools.moments import MOMENTS
from zoco.core.log.log import Log

SEEN = {
    "bazaar": "section.board :is([data-place], [data-socket], .stall)",
    "scheherazade": "section.board :is(g.piece, [data-room], .round, .track > *, [data-mover], "
    "[data-entry], .tray:not(.folded) [data-move])",
}
"""What lies on each board for everybody, and what can be chosen."""
SMALL = {
    "bazaar": ":not(*)",
    "scheherazade": ".track button, [data-piece], .table:has([data-entry]) [data-room]",
}
"""Numbers in rows of ten, pieces and doors that have a button beside the map."""
DAILY = (("bazaar", "surplus of two"), ("scheherazade", "may ask for pay"))
MODES = dict(zip(MOMENTS["bazaar"] | MOMENTS["scheherazade"], cycle(product(THEMES, LOCALES))))
"""Theme and language of each moment."""
CUT = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const it = one.getBoundingClientRect();
  if (!it.width || one.closest('[inert]')) return false;
  for (let box = one.parentElement; box; box = box.parentElement) {
    if (box instanceof SVGElement || getComputedStyle(box).overflow === 'visible') continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (it.left < left - 2 || it.right > right + 2 || it.top < top - 2 || it.bottom > bottom + 2)
      return true;
  }
  return false;
}).map((one) => one.outerHTML.slice(0, 120))"""
"""What of this is cut, or has to be scrolled to."""


CHOICE, BOARD = "section.board [data-choice]", "section.board :is(.cloth, .map)"


def everybody(visitor: Invite, log: Log, locale: str) -> Iterator[tuple[Visitor, str]]:
    """Who is asked, another seat, who watches, and who looks back; with what they wait for."""
    mover, rival, beside, later = (visitor(has_touch=True, locale=locale) for _ in range(4))
    seat = log.game.actors(log.table)[0]
    table = str(mover.post("/import", log=log.dumps().decode())["table"]["id"])
    token = mover.post(f"/{table}/invitations")["token"]
    mover.post(f"/{table}/join", name="Ada", seat=seat)
    if log.table.seats > 1:
        rival.post(f"/{table}/join", name="Bob", seat=0 if seat else 1, invite=token)
    beside.post(f"/{table}/spectate", name="Eve", invite=token)
    mover.post(f"/{table}/start", fill=LEVEL)
    over = ended(log)
    whole = str(later.post("/import", log=over.dumps().decode())["table"]["id"])
    later.visit(f"/table/{whole}/replay/{log.ply}")
    yield later, BOARD
    for one in (mover, *([rival] if log.table.seats > 1 else []), beside):
        one.visit(f"/table/{table}")
        yield one, CHOICE if one is mover else BOARD


def fits(one: Visitor, game: str, size: Size) -> None:
    """Nothing scrolls, is cut, or is too small for a finger."""
    one.resize(size)
    assert one.outside(SEEN[game]) == [], size
    assert one.page.evaluate(CUT, SEEN[game]) == [], size
    if size in PHONES:
        all_large(one, SMALL[game])


def moments() -> Sequence[tuple[str, str]]:
    """All of both games."""
    return [(game, name) for game in SEEN for name in MOMENTS[game]]


@pytest.mark.parametrize(("game", "moment"), every_day(moments(), *DAILY))
def test_each_moment_is_seen_whole_by_everybody_in_every_window(
    visitor: Invite, game: str, moment: str
) -> None:
    """By day in the smallest windows; axe finds nothing."""
    wanted, level, seats, options, edition = MOMENTS[game][moment]
    log = until(game, seats, wanted, level, options=options, edition=edition)
    theme, locale = MODES[moment]
    daily = (game, moment) in DAILY
    for one, wait in everybody(visitor, log, locale):
        one.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        one.page.locator(wait).first.wait_for()
        for size in PHONES if daily else WINDOWS:
            fits(one, game, size)
        one.accessible()
