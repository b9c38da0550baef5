"""The built client: its size, its licences, and the wheel that carries it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Response

import zoco
from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.house import GREETING
from tests.web.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = Path(zoco.__file__).parent / "web"
SCRIPT, FONTS, COVER = 45_000, 75_000, 25_000
TABLE = 30_000
BOARD, DRAWINGS = 45_000, 45_000
FACES = ("@fontsource-variable/fraunces", "@fontsource-variable/atkinson-hyperlegible-next")
LOCALES = ("en-US", "de-DE")  # in German more is said
BUNDLED = ("svelte", "@fluent/bundle", "@noble/hashes", "qrcode-generator", *FACES)


def loading(one: Visitor, path: str, ready: str) -> Callable[[], dict[str, int]]:
    """What a page loads for somebody whose cache is empty, with the size of each file zipped.

    It is there when nothing more is asked for: until then other pages can be opened.
    """
    answers: list[Response] = []
    one.page.on("response", lambda answer: answers.append(answer))
    one.visit(path).locator(ready).first.wait_for()

    def loaded() -> dict[str, int]:
        one.page.wait_for_load_state("networkidle")
        ours = [answer for answer in answers if "/assets/" in answer.url]
        return {answer.url: len(gzip.compress(answer.body())) for answer in ours if answer.ok}

    return loaded


def weight(files: dict[str, int], *ends: str) -> int:
    """What the files of these kinds weigh together."""
    return sum(size for url, size in files.items() if url.endswith(ends))


@pytest.mark.parametrize("locale", every_day(LOCALES, LOCALES[-1]))
def test_start_page_and_invitation_keep_their_budget(visitor: Invite, locale: str) -> None:
    start = loading(visitor(locale=locale, first=True), "/", "article")
    table = visitor().table("suleika", 3)  # the game whose seats have tokens of their own
    open_table = f"/table/{table}"
    invitation = loading(
        visitor(locale=locale, first=True), open_table, "[data-invitation=open] [data-seat]"
    )
    files = start()
    assert 0 < weight(files, ".js") < SCRIPT, files
    assert 0 < weight(files, ".woff2") < FONTS, files
    assert 0 < max(size for url, size in files.items() if url.endswith(".svg")) < COVER, files
    assert not [url for url in files if "Board" in url or "Table-" in url]
    files = invitation()
    assert 0 < weight(files, ".js") < SCRIPT, files
    assert not [url for url in files if "Board" in url or "Match" in url or "Start" in url]


def test_tables_and_each_board_keep_their_budgets(visitor: Invite) -> None:
    """A board is what a table loads beyond that which tables of all games load."""
    opened: dict[str, Callable[[], dict[str, int]]] = {}
    for meta in zoco.games():
        one = visitor(locale=LOCALES[-1], first=True)
        table = one.table(meta.key, 3, bots={"1": "random", "2": "random"})
        one.post(f"/{table}/start")
        opened[meta.key] = loading(one, f"/table/{table}", "section.board *")
    tables = {key: loaded() for key, loaded in opened.items()}
    shared = set.intersection(*(set(files) for files in tables.values()))
    for key, files in tables.items():
        table_page = {url: size for url, size in files.items() if url in shared}
        board = {url: size for url, size in files.items() if url not in shared}
        assert 0 < weight(table_page, ".js") < SCRIPT + TABLE, table_page
        assert 0 < weight(board, ".js", ".css") < BOARD, (key, board)
        assert weight(board, ".svg") < DRAWINGS, (key, board)


def test_no_face_holds_the_page_up() -> None:
    styles = "".join(file.read_text("utf-8") for file in (BUILT / "assets").glob("*.css"))
    faces = re.findall(r"@font-face\s*{[^}]*}", styles)
    assert len(faces) == len(FACES)
    assert all("font-display:swap" in face.replace(" ", "") for face in faces)


def test_the_faces_are_asked_for_before_the_styles_are_read() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    faces = sorted((BUILT / "assets").glob("*.woff2"))
    assert len(faces) == len(FACES)
    assert all(face.name in page for face in faces)


def test_nothing_is_asked_of_other_hosts(visitor: Invite, base: str) -> None:
    ada = visitor(first=True)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.start("suleika")
    ada.asked()
    foreign = [url for url in asked if not url.startswith((base, base.replace("http", "ws", 1)))]
    assert [url for url in foreign if not url.startswith("data:")] == []
    assert [url for url in asked if "/outline" in url] == []  # words are for who reads them


def test_the_licences_of_what_is_bundled_are_there() -> None:
    text = (BUILT / "THIRD-PARTY-LICENSES.txt").read_text(encoding="utf-8")
    for name in BUNDLED:
        assert f"\n{name} " in text
    assert "Apache License" in text
    assert text.count("Permission is hereby granted") >= 3


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the sources as they are."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_carries_the_client(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).namelist()
    assert "zoco/web/index.html" in inside
    assert "zoco/web/THIRD-PARTY-LICENSES.txt" in inside
    assert any(name.startswith("zoco/web/assets/") and name.endswith(".js") for name in inside)


def test_the_wheel_serves_where_there_is_no_node(wheel: Path, tmp_path: Path) -> None:
    """The dependencies are lent by path: a path entry does not make the sources importable."""
    clean = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clean)], check=True)
    scripts = clean / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "-q"]
    subprocess.run([*install, "--no-deps", str(wheel)], check=True, capture_output=True)
    bare = {"PATH": str(scripts), "PYTHONPATH": sysconfig.get_path("purelib")}
    assert shutil.which("node", path=bare["PATH"]) is None
    where = [str(scripts / "python"), "-c", "import zoco; print(zoco.__file__)"]
    found = subprocess.run(
        where, env=bare, check=True, capture_output=True, text=True, cwd=tmp_path
    )
    assert str(clean) in found.stdout
    command = [str(scripts / "zoco"), "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=bare) as process:
        assert process.stdout is not None
        try:
            base = GREETING.search(process.stdout.readline())
            assert base
            page = httpx.get(base[1]).text
            script = page.split('src="')[1].split('"')[0]
            assert httpx.get(base[1] + script).status_code == 200
        finally:
            process.terminate()
            process.wait(30)
