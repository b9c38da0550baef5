"""The web client, where it was built into the package; else a page that says what is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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


def client_files(folder: Path = CLIENT) -> list[Any]:
    """The handlers for the page: every address that is not the interface's is the client's."""
    index = folder / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[str]:
        if path.startswith("/api/"):
            raise Refusal("not-found", 404)
        content = PLAIN
        if index.is_file():
            content = await previewed(index.read_text("utf-8"), request, path, folder)
        return Response(content, headers={"Cache-Control": "no-cache"})

    if not (folder / "assets").is_dir():
        return [page]
    return [page, assets(folder / "assets")]
