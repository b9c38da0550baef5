"""The page as something installed: its icons, its shell without a server, what it may not do."""

from __future__ import annotations

import re
import socket
import struct
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.house import serving
from tests.web.test_at_the_table import against_bots

KEPT = """async () => [...await (await caches.open('zoco-shell')).keys()]
  .map((one) => new URL(one.url).pathname)"""
HTTP = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
WHY = {
    "isSecureContext": "plain http",
    "Notification": "installed page",
}
AGAIN = 60_000
"""By now, in milliseconds, a page has asked for its server again."""


def size_of(png: bytes) -> str:
    """Width and height, as a manifest writes them."""
    assert png.startswith(b"\x89PNG")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def test_the_manifest_names_icons_that_are_as_it_says(base: str) -> None:
    answer = httpx.get(f"{base}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    icons = {icon["src"]: icon for icon in manifest["icons"]}
    assert {icon.get("purpose", "any") for icon in icons.values()} == {"any", "maskable"}
    for src, icon in icons.items():
        drawn = httpx.get(base + src)
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert size_of(drawn.content) == icon["sizes"]
    assert size_of(httpx.get(f"{base}/icon-180.png").content) == "180x180"
    assert "<!doctype html>" in httpx.get(f"{base}/nothing.png").text


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_without_a_server_it_says_so_and_comes_back_by_itself(
    visitor: Invite, tmp_path: Path
) -> None:
    port = str(free_port())
    with ExitStack() as house:
        address = house.enter_context(serving(tmp_path, "--port", port))
        ada = visitor(address=address, service_workers="allow", locale="de-DE", bypass_csp=False)
        ada.expected = ("ERR_CONNECTION_REFUSED", "Failed to fetch", "Failed to load resource")
        ada.hold_the_clock()
        page = ada.visit()
        page.wait_for_selector("article")
        page.mouse.click(2, 2)
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.reload()  # now through what is kept
        page.wait_for_selector("article")
        page.mouse.click(2, 2)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("kommt von selbst zurück")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api/tables")]
    with serving(tmp_path, "--port", port):
        page.clock.run_for(AGAIN)  # it asks again and again
        page.wait_for_selector("article", state="attached")
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("lacking", WHY)
def test_the_switch_says_why_nobody_can_be_notified_here(visitor: Invite, lacking: str) -> None:
    ada = visitor()
    what = "delete window.Notification" if lacking == "Notification" else HTTP
    ada.context.add_init_script(what)
    against_bots(ada)
    ada.asked()
    ada.page.get_by_role("button", name="Menu").click()
    switch = ada.page.get_by_label("Notify me")
    expect(switch).to_be_disabled()
    expect(switch).not_to_be_checked()
    expect(switch).to_have_accessible_description(re.compile(WHY[lacking]))


OFFERED = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = () => Promise.resolve(window.asked = { outcome: 'accepted' });
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_what_the_browser_offers_to_install_has_a_button_of_ours(visitor: Invite) -> None:
    ada = visitor()
    page = ada.visit()
    page.wait_for_selector("article")
    button = page.get_by_role("button", name="Install zoco")
    assert button.count() == 0
    assert page.evaluate(OFFERED)
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("window.asked.outcome") == "accepted"


def test_where_it_is_installed_by_hand_it_is_said_how(visitor: Invite) -> None:
    ada = visitor(locale="de-DE")
    ada.context.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    ada.visit("/mine")
    expect(ada.page.get_by_text("Zum Home-Bildschirm")).to_be_visible()
