"""Record the golden matches anew: the same moves, told and hashed as the rules do now.

python tools/golden.py [FILE...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from zoco.testkit.golden import find_game, header_of, recorded_again

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    """Rewrite the files that are named, or all."""
    files = [Path(name) for name in sys.argv[1:]] or sorted(GOLDEN.glob("*/*.txt"))
    for file in files:
        text = file.read_text(encoding="utf-8")
        again = recorded_again(find_game(header_of(text)["game"]), text)
        if again != text:
            file.write_text(again, encoding="utf-8")
            print(f"{file.parent.name}/{file.name} is recorded anew")


if __name__ == "__main__":
    main()
