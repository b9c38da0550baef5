"""What browsers are told with every answer, and what the page must not have."""

from __future__ import annotations

import re

from tests.server.conftest import Serve
from zoco.server.http.pages import CLIENT

EVERYWHERE = ("/", "/table/0123456789ab", "/api/health", "/api/tables", "/api/nowhere")


async def test_every_answer_is_shielded(serve: Serve) -> None:
    async with serve() as running:
        ada = running.device()
        asset = next((CLIENT / "assets").glob("*.js")).name
        for path in (*EVERYWHERE, f"/assets/{asset}", "/assets/none.js"):
            headers = (await ada.web.get(path)).headers
            rules = dict(
                one.split(" ", 1) for one in headers["content-security-policy"].split("; ")
            )
            assert rules["default-src"] == "'none'", path
            assert rules["script-src"] == "'self'", path
            assert rules["frame-ancestors"] == "'none'", path
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["referrer-policy"] == "same-origin", path
            assert "strict-transport-security" not in headers
    async with serve(public_url="https://zoco.example") as running:
        for path in EVERYWHERE:
            headers = (await running.device().web.get(path)).headers
            assert headers["strict-transport-security"] == "max-age=31536000"


def test_the_built_page_has_no_script_or_style_in_it() -> None:
    index = (CLIENT / "index.html").read_text("utf-8")
    for attributes, content in re.findall(r"<script([^>]*)>(.*?)</script>", index, re.DOTALL):
        assert 'src="/assets/' in attributes
        assert not content.strip()
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", index)
