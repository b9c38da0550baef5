"""Letters that leave the house: mails, and requests to the web, never to a private address."""

from __future__ import annotations

import smtplib
import socket
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

PATIENCE = 5.0
"""Seconds that each step of a delivery may take."""


class Undelivered(Exception):
    """A letter did not arrive; why is told in the log."""


class Letter(NamedTuple):
    """What is told to somebody: for people as `subject` and `text`, for programs as `body`."""

    to: str
    subject: str
    text: str
    body: bytes


def is_public(address: str) -> bool:
    """Whether an address of a machine is one of the open net."""
    found = ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_global and not found.is_multicast


def reached(host: str, port: int) -> socket.socket:
    """A connection to a public address; it is the very address that was looked at.

    Raises `Undelivered` where one of the addresses of the name is private.
    """
    found = {place[4][0] for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(is_public(str(address)) for address in found):
        raise Undelivered("a private address")
    return socket.create_connection((str(min(found)), port), PATIENCE)


class Reached(HTTPConnection):
    """A connection that follows nobody elsewhere."""

    def __init__(self, host: str, port: int, encrypted: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._encrypted = encrypted

    def connect(self) -> None:
        """Reach it, by TLS if wished."""
        plain = reached(self.host, self.port)
        context = ssl.create_default_context() if self._encrypted else None
        self.sock = context.wrap_socket(plain, server_hostname=self.host) if context else plain


def post(letter: Letter) -> None:
    """Tell an address in the web; raises `Undelivered`."""
    parts = urlsplit(letter.to)
    encrypted = parts.scheme == "https"
    try:
        line = Reached(parts.hostname or "", parts.port or (443 if encrypted else 80), encrypted)
        try:
            path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            line.request("POST", path, letter.body, {"Content-Type": "application/json"})
            status = line.getresponse().status
        finally:
            line.close()
    except (OSError, ValueError) as error:
        raise Undelivered(type(error).__name__) from error
    if not 200 <= status < 300:
        raise Undelivered(f"it answered {status}")


def mail(letter: Letter, by: str, sender: str) -> None:
    """Send a mail by the server of the settings, which may be private; raises `Undelivered`."""
    parts = urlsplit(by)
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = sender, letter.to, letter.subject
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(letter.text)
    try:
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "", parts.port or 0, timeout=PATIENCE) as line:
            if parts.scheme == "smtp":
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
            if parts.username:
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(made)
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(type(error).__name__) from error
