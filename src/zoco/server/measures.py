"""What a server counts about itself, for Prometheus; read at an address of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES = Counter("zoco_moves", "Moves that were made, those of bots too.", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "zoco_move_seconds",
    "From the turn of a move until it is on its way to everybody.",
    buckets=FAST,
    registry=REGISTRY,
)
COMMIT_SECONDS = Histogram(
    "zoco_commit_seconds", "Until entries are on the disk.", buckets=FAST, registry=REGISTRY
)
REFUSALS = Counter("zoco_refusals", "What was refused.", ["code"], registry=REGISTRY)
CONNECTIONS = Gauge("zoco_connections", "Sockets and streams that are open.", registry=REGISTRY)
ROOMS = Gauge("zoco_rooms", "Tables in memory.", registry=REGISTRY)
QUEUE = Gauge("zoco_thinkers_queue", "Decisions of bots that wait.", registry=REGISTRY)
TABLES = Gauge("zoco_tables", "Tables in the database.", ["status"], registry=REGISTRY)


def watch(rooms: Callable[[], float], queue: Callable[[], float]) -> None:
    """Ask these whenever somebody reads the measures."""
    ROOMS.set_function(rooms)
    QUEUE.set_function(queue)


def tally(tables: Mapping[str, int]) -> None:
    """Note how many tables are in which status."""
    TABLES.clear()
    for status, number in tables.items():
        TABLES.labels(status).set(number)


def publish(host: str, port: int) -> Callable[[], None]:
    """Answer at `/metrics` of this address, until what is returned is called."""
    server, thread = start_http_server(port, host, REGISTRY)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
