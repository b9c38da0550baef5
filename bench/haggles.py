"""How bots of one level haggle with each other in both Basaris: offers made, points overpaid.

python bench/haggles.py [--level merchant] [--games 8]

What is overpaid is reckoned by the valuation that Traders and Merchants share, before accepting.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from tests.games.test_haggling import GAMES, Record  # noqa: E402


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--games", type=int, default=8)
    wish = parser.parse_args()
    for key in GAMES:
        haggles = Record(key, wish.level, wish.games).haggles
        offers = sorted(haggle.offers for haggle in haggles)
        p95 = offers[len(offers) * 95 // 100]
        print(f"{key}: {len(offers)} haggles, {fmean(offers):.2f} offers each, p95 {p95}", end="")
        for third in range(3):
            paid = [haggle.overpaid for haggle in haggles if haggle.third == third]
            print(f", {fmean(paid):+.2f}" if paid else ", –", end="")
        print(" points overpaid by thirds of a match", flush=True)


if __name__ == "__main__":
    main()
