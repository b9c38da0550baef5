"""The log of the server: every line has its time, its level, who asked, and at which table."""

from __future__ import annotations

import json
import logging
import time
from contextvars import ContextVar
from ipaddress import ip_address, ip_network

ADDRESS: ContextVar[str] = ContextVar("address", default="-")
"""Where the request or the socket comes from, of which this is a consequence."""
TABLE: ContextVar[str] = ContextVar("table", default="-")
"""The table that is at work."""
LINE = "%(asctime)s.%(msecs)03dZ %(levelname)s %(address)s %(table)s %(message)s"
WIDTHS = {4: 24, 6: 48}
"""How much of an address is left where it is shortened, in bits."""


class Place(logging.Filter):
    """Adds address and table to a line; of addresses as much as is to be kept."""

    def __init__(self, addresses: str = "whole") -> None:
        super().__init__()
        self._addresses = addresses

    def filter(self, record: logging.LogRecord) -> bool:
        """Nothing is left out."""
        record.address, record.table = kept(ADDRESS.get(), self._addresses), TABLE.get()
        return True


def kept(address: str, how: str) -> str:
    """An address "whole", "short" (its network), or "none" of it."""
    if how == "whole":
        return address
    try:
        found = ip_address(address)
    except ValueError:
        return "-"
    if how == "none":
        return "-"
    return str(ip_network((found, WIDTHS[found.version]), strict=False))


class Lines(logging.Formatter):
    """Times in UTC."""

    converter = staticmethod(time.gmtime)


class Objects(Lines):
    """The same as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line with `time`, `level`, `address`, `table`, `message`, and where there is one the

        traceback as `error`."""
        told = {
            "time": f"{self.formatTime(record, self.datefmt)}.{int(record.msecs):03}Z",
            "level": record.levelname,
            "address": getattr(record, "address", "-"),
            "table": getattr(record, "table", "-"),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def keep_log(form: str = "text", addresses: str = "whole") -> None:
    """Write the lines of the server to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter((Objects if form == "json" else Lines)(LINE, "%Y-%m-%dT%H:%M:%S"))
    handler.addFilter(Place(addresses))
    for name in ("zoco", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
