"""Tokens: unguessable, kept by the client in a cookie, by the server only as a hash."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256

COOKIE = "zoco"
COOKIE_AGE = 400 * 24 * 3600


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A short name for a table: it opens nothing by itself."""
    return secrets.token_hex(6)


def hashed(token: str) -> str:
    """How a token is kept and compared. Tokens are random, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def now() -> str:
    """The time in UTC, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def later(seconds: float) -> str:
    """A time in the future, in the same form."""
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
