"""zoco in a process of its own: `-m bench.crowd.serve URL PORT [limits]`.

Without `limits` one visitor may do whatever they like.
"""

from __future__ import annotations

import sys

from zoco.server.serving import make_server
from zoco.server.settings import Settings

UNLIMITED = {
    "frames_per_second": 100_000.0,
    "frames_at_once": 100_000,
    "requests_per_minute": 1_000_000,
    "opened_per_second": 100_000.0,
    "opened_at_once": 100_000,
    "idle": 86_400.0,
    "import_lasts": 120.0,
}
"""All visitors of a benchmark come from one address, and a busy machine reads long logs slowly."""


LIMITED = {"import_lasts": UNLIMITED["import_lasts"]}


def main(database: str, port: int, limits: bool) -> None:
    """Serve until somebody stops it."""
    settings = Settings(database=database, **(LIMITED if limits else UNLIMITED))  # type: ignore[arg-type]
    make_server(settings, "127.0.0.1", port, own_process=True).run()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:] == ["limits"])
