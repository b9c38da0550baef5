"""The web client, where it was built into the package; else a page that says what is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

import zoco
from zoco.server.http.assets import assets
from zoco.server.http.preview import previewed
from zoco.server.refusal import Refusal

CLIENT = Path(zoco.__file__).parent / "web"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>zoco</title></head>
<body><h1>zoco</h1>
<p>The table server is running; the web client is not part of this installation.</p>
<ul>
<li><a href="/api/games">Games</a></li>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/api/schema/openapi.json">The HTTP interface</a></li>
<li><a href="/api/ready">Readiness</a></li>
</ul></body></html>
"""


class Named(NamedTuple):
    """A file that is always called the same, and has to be asked for again."""

    kind: str
    content: bytes


KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


def client_files(folder: Path = CLIENT) -> list[Any]:
    """The handlers for the page: every address that is not the interface's is the client's."""
    index = folder / "index.html"
    others = named_files(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
        if path.startswith("/api/"):
            raise Refusal("not-found", 404)
        named = others.get(path)
        if named is not None:
            headers = {"Cache-Control": "no-cache"}
            return Response(named.content, headers=headers, media_type=named.kind)
        content = PLAIN
        if index.is_file():
            content = await previewed(index.read_text("utf-8"), request, path, folder)
        return Response(content, headers={"Cache-Control": "no-cache"})

    if not (folder / "assets").is_dir():
        return [page]
    return [page, assets(folder / "assets")]


def named_files(folder: Path) -> dict[str, Named]:
    """The files beside the page, by their addresses: what makes it an installed one."""
    found = folder.iterdir() if folder.is_dir() else ()
    return {
        f"/{path.name}": Named(KINDS[path.suffix], path.read_bytes())
        for path in found
        if path.suffix in KINDS
    }
