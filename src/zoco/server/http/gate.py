"""The gate: requests must come whole in time, and those that do not leave room for who plays."""

from __future__ import annotations

from asyncio import Handle
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from zoco.server.settings import Settings

HEAD_SIZE = 65_536
"""Bytes that a request may have before its body."""
PROGRESS = 16_384
"""Bytes of a body that give it as much time again: long ones come by slow lines, too."""
SHARE = 4
"""One of so many connections may be of who has not sent a whole request."""


class Gate:
    """Those whose request has not come whole. Where they are too many, the first to come goes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._all: dict[Knock, None] = {}
        self._of: dict[str, dict[Knock, None]] = {}

    def enter(self, knock: Knock) -> None:
        """One more waits; who has waited for longest, of the same address first, makes room."""
        own = self._of.setdefault(knock.address, {})
        own[knock] = self._all[knock] = None
        if len(own) > self.settings.half_open_each:
            next(iter(own)).shut()
        if len(self._all) > self.settings.connections // SHARE:
            next(iter(self._all)).shut()

    def leave(self, knock: Knock) -> None:
        """One does not wait any more."""
        self._all.pop(knock, None)
        own = self._of.get(knock.address, {})
        own.pop(knock, None)
        if not own:
            self._of.pop(knock.address, None)


class Knock(HttpToolsProtocol):
    """A connection before it is the socket of a table. Subclasses have the gate."""

    gate: Gate

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.address = ""
        self._late: Handle | None = None
        self._came = 0
        self._in_body = False

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if len(self.connections) > self.gate.settings.connections:
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; long ones show that they get on."""
        self._came += len(data)
        if self._in_body and self._came > PROGRESS and not self.cycle.response_complete:
            self._wait()
        super().data_received(data)
        if self._late is not None and not self._in_body and self._came > HEAD_SIZE:
            self.shut()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._late is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """What comes now is its body."""
        super().on_headers_complete()
        self._in_body, self._came = True, 0

    def on_message_complete(self) -> None:
        """It has come whole."""
        self._done()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and nothing holds what it was."""
        self._done()
        super().handle_websocket_upgrade()
        del self.parser, self.flow

    def shut(self) -> None:
        """Wait no longer."""
        self._done()
        with suppress(RuntimeError):
            self.transport.abort()

    def _wait(self) -> None:
        """Begin to wait, or wait once more as long."""
        if self._late is None:
            self.gate.enter(self)
        else:
            self._late.cancel()
        self._came = 0
        self._late = self.loop.call_later(self.gate.settings.request_within, self.shut)

    def _done(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self.gate.leave(self)
        self._in_body = False


def knocks(settings: Settings) -> type[Knock]:
    """The connections of one server, with a gate of their own."""
    return type("Knock", (Knock,), {"gate": Gate(settings)})
