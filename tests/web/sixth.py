"""A copy of the house with a sixth game: one folder of rules and one board folder more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = {
    "__init__.py": '"""Blind Well, as a game of the house."""\n',
    "meta.py": "from zoco.testkit.toy.game import Toy\n\nMETA = Toy.meta\n",
    "game.py": "from zoco.testkit.toy.game import GAME as GAME\n",
}
BOARD = {
    "Board.svelte": """<script lang="ts">
  import type { BoardProps } from '../../lib/board';
  import { options } from '../../lib/described';

  let { must, say, choose }: BoardProps = $props();
</script>

<div data-board="toy">
  {#each options(must) as option (option)}
    <button data-move={JSON.stringify(option.move)} onclick={() => choose(option.move)}>
      {say(option.label)}
    </button>
  {/each}
</div>
""",
    "cover.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 170"></svg>\n',
    "dyes.ts": "export const seatDyes = (): string[] => ['#102030', '#405060', '#708090'];\n",
}


def copied(folder: Path) -> Path:
    """The sources of rules and page in `folder`; what is built and installed is not copied."""
    left = shutil.ignore_patterns("__pycache__", "node_modules", "web")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def added(folder: Path, files: dict[str, str]) -> None:
    """A folder that was not there, with these files."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def sixth_house(folder: Path) -> Path:
    """A copy of the house with two more folders, its page built; the path of its Python sources."""
    copied(folder)
    added(folder / "src" / "zoco" / "games" / "toy", RULES)
    added(folder / "web" / "src" / "boards" / "toy", BOARD)
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    build = ["npm", "--prefix", str(folder / "web"), "--no-update-notifier", "run", "build"]
    subprocess.run(build, env={**os.environ, "PATH": path}, check=True, capture_output=True)
    return folder / "src"
