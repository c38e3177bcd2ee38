"""The way through a relay to the table of this window: the relay that is ours, and the name of the table there."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import NamedTuple

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.relays import KeptRelay, keep_relay, kept_relay
from trickerion.together.addresses import own_addresses
from trickerion.together.code import Code, CodeError, in_full
from trickerion.together.doorstep import Peer
from trickerion.together.invitation import Invitation
from trickerion.together.keeping import KEPT, KeptName, NameAtRelay, OurRelay, read_relay


def our_relay(places: DataPaths) -> OurRelay | None:
    """The relay at which tables of this window keep a name; None where none was told."""
    kept = kept_relay(places.relay)
    try:
        return read_relay(kept.relay) if kept.relay else None
    except CodeError:
        return None


def tell_our_relay(places: DataPaths, text: str) -> None:
    """Remember the relay that was typed, "" for none. Raises CodeError for what is none."""
    if text:
        read_relay(text)
    keep_relay(places.relay, KeptRelay(text))


class OtherWay(NamedTuple):
    """A way that no letters say. ``kind``: vpn or six; the ``line`` is an address and the secret, as they are typed."""

    kind: str
    line: str


def other_ways(port: int, secret: str) -> list[OtherWay]:
    """Lines for those who come through a network of friends, or over IPv6."""
    own = own_addresses()
    vpn = [OtherWay("vpn", f"{own.vpn}:{port} {secret}")] if own.vpn else []
    return [*vpn, *([OtherWay("six", f"[{own.six}]:{port} {secret}")] if own.six else [])]


class FarWay:
    """``stands``: "" without a relay, or trying, kept, lost; ``why`` it is lost, by an id; ``at``: the name itself.

    ``is_new``: whether the name has to be kept with the table.
    """

    def __init__(
        self,
        relay: OurRelay | None,
        name: KeptName,
        receive: Callable[[socket.socket, Peer], object],
        invitation: Invitation,
    ) -> None:
        self._invitation, self.is_new = invitation, False
        self.at = NameAtRelay(relay, receive, self._has_news, name) if relay is not None else None

    def _has_news(self) -> None:
        if self.at is not None and self.at.stands == KEPT:
            self.is_new = True
        self._invitation.on_news()

    def open(self) -> None:
        """Begin to keep the name."""
        if self.at is not None:
            self.at.open()

    def close(self) -> None:
        """Give the name back; who came this way stays as long as the wire holds."""
        if self.at is not None:
            self.at.close()

    @property
    def stands(self) -> str:
        """State of the name."""
        return self.at.stands if self.at is not None else ""

    @property
    def why(self) -> str:
        """Reason why the name is not kept, by an id."""
        return self.at.why if self.at is not None and self.at.stands != KEPT else ""

    @property
    def name(self) -> KeptName:
        """The name, with what proves it; an empty one before there is one."""
        return self.at.kept if self.at is not None else KeptName()

    @property
    def code(self) -> Code | None:
        """The code that leads this way; None before there is a name."""
        if self.at is None or not self.at.kept.name:
            return None
        place = self.at.relay.place
        secret = self._invitation.far_secret
        return Code(place.address, place.port, secret, is_safe=place.is_safe, name=self.at.kept.name)

    @property
    def line(self) -> str:
        """The relay's address and the code, as they are sent; or ""."""
        return in_full(self.code) if self.code is not None else ""
