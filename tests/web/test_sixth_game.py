"""Adding a game is adding one folder of rules and one board folder, and touching nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import zoco
from tests.web.conftest import Invite
from tests.web.house import serving
from tests.web.sixth import ROOT, sixth_house

SOURCES = ROOT / "web" / "src"
APART = (SOURCES / "boards", SOURCES / "lib" / "games")


def test_a_sixth_game_is_one_folder_and_one_board(visitor: Invite, tmp_path: Path) -> None:
    sources = sixth_house(tmp_path / "house")
    with serving(tmp_path / "data", sources=sources) as address:
        ada = visitor(address=address)
        page = ada.visit()
        expect(page.locator("article")).to_have_count(6)
        card = page.locator("article[data-game=toy]")
        expect(card.locator("img")).to_be_attached()
        expect(card.get_by_role("heading")).to_have_text("Blind Well")
        ada.start("toy")
        ada.asked()
        board = page.locator("[data-board=toy]")
        board.get_by_role("button", name="Keep the card").click()
        expect(page.locator(".log")).to_contain_text("Ada keeps the card.")


def test_nothing_but_its_own_folder_names_a_game() -> None:
    keys = [meta.key for meta in zoco.games()]
    named = re.compile(rf"\b({'|'.join(keys)})\b", re.IGNORECASE)
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    others = [path for path in files if not any(path.is_relative_to(one) for one in APART)]
    assert len(others) > 40
    assert [str(path) for path in others if named.search(path.read_text("utf-8"))] == []
