"""The chain of a log: salted commitments, so that a hash tells nothing before its salt does."""

from hashlib import sha256


def commitment(salt: str, payload: bytes) -> str:
    """What binds to `payload` without telling it: few values could be guessed from a bare hash."""
    return sha256(bytes.fromhex(salt) + payload).hexdigest()


def link(previous: str, seq: int, *commitments: str) -> str:
    """The hash of an entry: binds to its predecessor and so to all that went before."""
    return sha256(":".join((previous, str(seq), *commitments)).encode()).hexdigest()
