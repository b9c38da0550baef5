"""What every answer tells a browser: to run and show nothing but what this server hands out."""

from __future__ import annotations

from litestar.types import Message, Scope

from zoco.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
]
ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")
"""Only where the public address is https: nobody else must be kept from http for a year."""


async def shield(message: Message, scope: Scope) -> None:
    """Put the shields into an answer."""
    if message["type"] != "http.response.start":
        return
    settings: Settings = scope["litestar_app"].state.settings
    more = [ENCRYPTED] if settings.secure else []
    message["headers"] = [*message.get("headers", ()), *ALWAYS, *more]
