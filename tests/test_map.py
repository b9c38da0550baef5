"""The map is true: every hop on the way of a move is there, and the way is short."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAP = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
HOPS = re.findall(r"^(\d+)\. `([^`:]+):([^`]+)` ", MAP, re.MULTILINE)
ASKED = re.findall(r"[(, ]`([\w.]+\.(?:py|ts|svelte)):([\w.#]+)`", MAP)
ROOMS = sorted(set(re.findall(r"^\| `([^`]+)`", MAP, re.MULTILINE)))
MOST = 25
BROWSER = r"^ *(?:export )?(?:(?:async )?{0}\([^;]*\{{|function {0}\(|(?:readonly|const) {0} = )"
"""A method, a function, or what is called by a name that it was given."""


def defines(path: Path, name: str) -> bool:
    """Whether a source has a function of this name, or of the page also something that is drawn."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return name in functions(ast.parse(source))
    owner, _, last = name.rpartition(".")
    inside = source[source.find(f"class {owner} {{") :] if owner else source
    return bool(re.search(BROWSER.format(re.escape(last)), inside, re.MULTILINE))


def functions(tree: ast.AST, within: str = "") -> Iterator[str]:
    """The functions of a module, and the methods of its classes as `Class.method`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield within + node.name


def test_a_move_has_a_short_way() -> None:
    assert [int(number) for number, _, _ in HOPS] == list(range(1, len(HOPS) + 1))
    assert 0 < len(HOPS) <= MOST


def test_every_hop_leads_into_another_file() -> None:
    files = [path for _, path, _ in HOPS]
    assert all(one != other for one, other in pairwise(files))


@pytest.mark.parametrize(("path", "name"), [(path, name) for _, path, name in HOPS])
def test_every_hop_is_in_the_sources(path: str, name: str) -> None:
    assert defines(ROOT / path, name)
    assert not defines(ROOT / path, f"{name}_elsewhere")


@pytest.mark.parametrize(("file", "name"), ASKED)
def test_whoever_is_asked_on_the_way_is_in_the_sources(file: str, name: str) -> None:
    found = [*(ROOT / "src" / "zoco").rglob(file), *(ROOT / "web" / "src").rglob(file)]
    assert any(defines(path, name) for path in found)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_there(room: str) -> None:
    folder = room.replace("<key>", "suleika")
    assert (ROOT / "src" / "zoco" / folder).is_dir() or (ROOT / "web" / "src" / folder).is_dir()


@pytest.mark.parametrize("house", ["", "core/", "server/"])
def test_every_room_is_on_the_map(house: str) -> None:
    packages = (ROOT / "src" / "zoco" / house).glob("*/__init__.py")
    rooms = {house + package.parent.name for package in packages}
    drawn = {room.removesuffix("/<key>") for room in re.findall(r"`([\w/<>]+)`", MAP)}
    assert rooms
    assert rooms <= drawn
