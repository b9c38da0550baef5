"""The log of the server: every line has its time, its level, who asked, and at which table."""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("address", default="-")
"""Where the request or the socket comes from, of which this is a consequence."""
TABLE: ContextVar[str] = ContextVar("table", default="-")
"""The table that is at work."""
LINE = "%(asctime)s.%(msecs)03dZ %(levelname)s %(address)s %(table)s %(message)s"


class Place(logging.Filter):
    """Adds address and table to a line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Nothing is left out."""
        record.address, record.table = ADDRESS.get(), TABLE.get()
        return True


def keep_log() -> None:
    """Write the lines of the server to standard error, times in UTC."""
    handler, form = logging.StreamHandler(), logging.Formatter(LINE, "%Y-%m-%dT%H:%M:%S")
    form.converter = time.gmtime
    handler.setFormatter(form)
    handler.addFilter(Place())
    for name in ("zoco", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
