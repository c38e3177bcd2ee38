"""A server as a relay for others, and a server that others reach through a relay."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trickerion.console import complain, tell
from trickerion.storage.plain import read_bytes
from trickerion.storage.player_error import PlayerError
from trickerion.storage.relays import KeptRelay, keep_relay, kept_key, kept_relay
from trickerion.together.code import FAR_BITS, Code, CodeError, new_secret, place_of, read_secret, spelled_secret
from trickerion.together.doorstep import Peer
from trickerion.together.keeping import KEPT, KeptName, NameAtRelay, OurRelay, read_relay
from trickerion.together.relay import Relay
from trickerion.words import serve as words
from trickerion.words.trouble import DISK_REFUSES

RELAY_KEY: Final = "relay.key"
"""The file of the key from which the tokens of names follow."""
GROUP_KEY: Final = "group.key"
"""The file of the key of those who may keep names."""
THROUGH: Final = "relay.json"
"""The file of the name at the relay through which this server is reached."""
OPEN: Final = "open"
GROUP: Final = "group"
KEY_BYTES: Final = 32
LARGEST: Final = 10_000


def relay_here(folder: Path, how: str) -> Relay | None:
    """The relay that this server is; None where it is none. Raises OSError where a key cannot be read."""
    if not how:
        return None
    try:
        key = bytes.fromhex(kept_key(folder / RELAY_KEY, lambda: secrets.token_hex(KEY_BYTES)))
        if len(key) != KEY_BYTES:
            raise ValueError(RELAY_KEY)
    except ValueError as error:
        raise OSError(words.NO_RELAY_KEY) from error
    return Relay(key, None if how == OPEN else group_key(folder))


def group_key(folder: Path) -> int:
    """The key of those who may keep names here, and lay tables. Raises OSError where it cannot be read."""
    made = spelled_secret(new_secret(FAR_BITS), FAR_BITS)
    try:
        return read_secret(kept_key(folder / GROUP_KEY, lambda: made), FAR_BITS)
    except CodeError as error:
        raise OSError(words.NO_GROUP_KEY) from error


def tell_group_key(folder: Path, place: str) -> int:
    """Print the line with which others keep names here: the address and the group key. Raises PlayerError."""
    try:
        key = group_key(folder)
    except OSError as error:
        raise PlayerError(words.no_key(file=folder / GROUP_KEY, why=error.strerror or str(error))) from error
    tell(f"{place} {spelled_secret(key, FAR_BITS)}")
    return 0


def relay_in(file: Path) -> OurRelay:
    """The relay of which a file tells, in the line that ``--key`` prints there. Raises PlayerError."""
    try:
        return read_relay(read_bytes(file, LARGEST).decode("utf-8", "replace"))
    except CodeError as error:
        raise PlayerError(words.no_relay_line(file=file)) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", "") or DISK_REFUSES
        raise PlayerError(words.no_relay_file(file=file, why=why)) from error


class ThroughRelay:
    """A name at a relay for all tables of a folder; it is kept there, so that a restart finds it again."""

    def __init__(
        self,
        folder: Path,
        relay: OurRelay,
        receive: Callable[[socket.socket, Peer], object],
        wake: Callable[[], object],
    ) -> None:
        place = relay.place
        self._relay = place_of(place.address, place.port, is_safe=place.is_safe)
        self._file, self._wake = folder / THROUGH, wake
        before = kept_relay(self._file)
        name = KeptName(before.name, before.token) if before.relay == self._relay else KeptName()
        self._told = ""
        self._at = NameAtRelay(relay, receive, self._has_news, name)

    def open(self) -> None:
        """Begin to keep the name."""
        self._at.open()

    def close(self) -> None:
        """Keep it no longer."""
        self._at.close()

    def _has_news(self) -> None:
        at = self._at
        if at.stands == KEPT:
            keep_relay(self._file, KeptRelay(self._relay, at.kept.name, at.kept.token))
            self._told = ""
        elif at.why and at.why != self._told:
            self._told = at.why
            complain(words.DECLINED.get(at.why, words.DECLINED["full"]))
        self._wake()


def far_code(folder: Path, secret: int) -> Code | None:
    """The code that leads to a table of this folder through its relay; None where it has no name at one."""
    kept = kept_relay(folder / THROUGH)
    if not kept.name or not secret:
        return None
    try:
        place = read_relay(kept.relay).place
    except CodeError:
        return None
    return Code(place.address, place.port, secret, is_safe=place.is_safe, name=kept.name)
