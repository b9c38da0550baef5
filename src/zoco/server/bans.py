"""Who is not let in: by the hash of a token, or by the network they come from."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address, ip_network

from zoco.server.identity import now
from zoco.server.proxies import Network
from zoco.server.refusal import Refusal
from zoco.store.records import BanRecord


class Banned:
    """The bans as they were read last."""

    def __init__(self) -> None:
        self._tokens: dict[str, str | None] = {}
        self._networks: dict[Network, str | None] = {}

    def read(self, records: Iterable[BanRecord]) -> None:
        """Hold to these from now on."""
        records = [*records]
        nets = {record.who: network_of(record.who) for record in records}
        self._tokens = {one.who: one.until for one in records if nets[one.who] is None}
        found = [(nets[one.who], one.until) for one in records]
        self._networks = {net: until for net, until in found if net is not None}

    def require_let_in(self, token: str, address: str) -> None:
        """Raises for who is banned."""
        if self.holds(token) or self._from(address):
            raise Refusal("banned", 403)

    def holds(self, token: str) -> bool:
        """Whether a token is banned."""
        return token in self._tokens and _lasts(self._tokens[token])

    def _from(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in net and _lasts(until) for net, until in self._networks.items())


def network_of(text: str) -> Network | None:
    """A network as people write it; None for what is none."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _lasts(until: str | None) -> bool:
    return until is None or until > now()
