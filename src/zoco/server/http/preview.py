"""What a link says of itself where it is sent: the title of the game and its cover, and no seat."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request

from zoco.core.words.texts import Texts
from zoco.server.house import House
from zoco.server.http.doors import base_of

GAMES = ("new", "rules", "learn")
TABLES = ("table", "television")
END = "</head>"


async def previewed(page: str, request: Request[Any, Any, Any], path: str, folder: Path) -> str:
    """The page with what a preview of this address shows, where it is about a game."""
    house: House | None = request.app.state.get("house")
    key = None if house is None else await _game_of(house, path)
    if house is None or key is None:
        return page
    game = house.settings.find(key)
    texts = Texts(game.package, _language(request))
    tags = {"og:type": "website", "og:site_name": "zoco", "og:title": texts.word("title")}
    tags["og:description"] = texts.word("blurb")
    cover = folder / "assets" / f"cover-{key}.png"
    if cover.is_file():
        version = sha256(cover.read_bytes()).hexdigest()[:8]
        base = base_of(request, house.settings)
        tags["og:image"] = f"{base}/assets/{cover.name}?v={version}"
    written = "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()
    )
    return page.replace(END, written + END, 1)


async def _game_of(house: House, path: str) -> str | None:
    """The game that an address is about; reading it uses up nothing and opens no table."""
    kind, _, rest = path.strip("/").partition("/")
    name = rest.partition("/")[0]
    if kind in GAMES:
        return name if name in {meta.key for meta in house.settings.games()} else None
    if kind not in TABLES or not (name.isascii() and name.isalnum() and len(name) <= 32):
        return None
    try:
        record = await house.store.table(name)
    except Exception:  # the page is there also while the database is not
        return None
    return None if record is None else record.game


def _language(request: Request[Any, Any, Any]) -> str:
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
