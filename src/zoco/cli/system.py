"""Why the system refuses something, as a fault that both languages can say."""

from __future__ import annotations

import errno

from zoco.core.faults import BadInput, Fault

REASONS = {
    errno.EACCES: "reason-permission",
    errno.EPERM: "reason-permission",
    errno.EROFS: "reason-read-only",
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.ENAMETOOLONG: "reason-long",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EISDIR: "reason-folder",
    errno.EADDRINUSE: "reason-taken",
    errno.EADDRNOTAVAIL: "reason-elsewhere",
}


def unusable(error: OSError) -> BadInput:
    """The error for a file that the system does not let us use."""
    file = str(error.filename or "?")
    return BadInput(Fault("wrong-file", {"file": file}, because=reason(error)))


def reason(error: Exception) -> Fault:
    """Why the system refuses something: in our words if it is known, else in its own."""
    key = REASONS.get(error.errno or 0) if isinstance(error, OSError) else None
    if key is not None:
        return Fault(key)
    told = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Fault("reason-other", {"text": told})
