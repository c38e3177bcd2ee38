"""Addresses of this computer, and those of whoever comes: of both families, as one tells them."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

HERE: Final = "127.0.0.1"
_AT_HOME = ("10.254.254.254", 1)
_OVER_VPN = ("100.100.100.100", 1)
_FAR_AWAY = ("2000::1", 1)
"""Addresses that no packet is sent to: asking for the way there tells this computer's own end of it."""
VPN: Final = ip_network("100.64.0.0/10")
"""Addresses that networks of friends (Tailscale, for example) give to their computers."""
OF_ONE_HOME: Final = 64
"""Bits of an IPv6 address that a home has in common."""


class OwnAddresses(NamedTuple):
    """Addresses of this computer: in its network, in a network of friends, and of IPv6 in the world; "" for none."""

    home: str
    vpn: str = ""
    six: str = ""


def own_addresses() -> OwnAddresses:
    """Ask the system for its own ends of the ways; that of itself alone when it is on no network."""
    home, vpn, six = _end(_AT_HOME), _end(_OVER_VPN), _end(_FAR_AWAY)
    is_vpn = bool(vpn) and vpn != home and ip_address(vpn) in VPN
    is_six = bool(six) and ip_address(six).is_global
    return OwnAddresses(home or HERE, vpn if is_vpn else "", six if is_six else "")


def _end(there: tuple[str, int]) -> str:
    family = socket.AF_INET6 if ":" in there[0] else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect(there)
            return str(way.getsockname()[0]).partition("%")[0]
    except OSError:
        return ""


def known_as(address: str) -> str:
    """The address by which somebody is counted: of IPv6 that of the home, of one that came as IPv6 its IPv4."""
    try:
        told = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(told, IPv6Address):
        return address
    if told.ipv4_mapped is not None:
        return str(told.ipv4_mapped)
    return str(ip_network((int(told) >> OF_ONE_HOME << OF_ONE_HOME, OF_ONE_HOME)).network_address)
