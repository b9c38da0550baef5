"""Who somebody is: an unguessable token, kept by the server as a hash only, and a name."""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from unicodedata import normalize

from zoco.server.refusal import Refusal

COOKIE = "zoco"
COOKIE_AGE = 400 * 24 * 3600
BOT = "bot"
MARK = 32
"""Hexadecimal digits of the server's mark: 128 bits are more than anybody can guess."""


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


class Seal:
    """The mark of this server on the tokens of its visitors: one without it is nobody's."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    @staticmethod
    def fresh_key() -> str:
        """A key that nobody can guess, in hexadecimal."""
        return secrets.token_hex(32)

    def issue(self) -> str:
        """A token for who has none."""
        body = new_token()
        return f"{body}.{self._mark(body)}"

    def issue_bot(self) -> str:
        """A token for somebody's bot on one seat."""
        body = f"{BOT}-{new_token()}"
        return f"{body}.{self._mark(body)}"

    def issued(self, token: str) -> bool:
        """Whether this server made the token."""
        body, _, mark = token.partition(".")
        return token.isascii() and hmac.compare_digest(mark, self._mark(body))

    def _mark(self, body: str) -> str:
        return hmac.digest(self._key, body.encode(), "sha256").hex()[:MARK]


def new_table_id() -> str:
    """A short name for a table: it opens nothing by itself."""
    return secrets.token_hex(6)


def hashed(token: str) -> str:
    """How a token is kept and compared. Tokens are random, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def hashed_bot(token: str) -> str:
    """The same for the token of a bot: whose it is can be told from the hash alone."""
    return f"{BOT}-{hashed(token)[:60]}"


def is_bot(token_hash: str) -> bool:
    """Whether this is the hash of a token for somebody's bot."""
    return token_hash.startswith(f"{BOT}-")


def now() -> str:
    """The time in UTC, in a form that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def later(seconds: float) -> str:
    """A time in the future, in the same form."""
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")


LONGEST = 40
"""What the store holds. People who type theirs are stopped earlier, by `bodies.Name`."""


def named(name: str) -> str:
    """The name without outer blanks. Raises for what is none, or would disturb the text around it:

    control characters, marks that turn the direction of writing, invisible signs.
    """
    wanted = normalize("NFC", " ".join(name.split()))
    if not wanted or len(wanted) > LONGEST or not wanted.isprintable():
        raise Refusal("bad-name", 422)
    return wanted
