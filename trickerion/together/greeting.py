"""Who may come in: proofs of the code and of tokens, and whether both programs play the same game."""

import hashlib
import hmac
import secrets
import threading
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from trickerion import __version__
from trickerion.rules import game
from trickerion.rules.catalog import HOUSE_CARDS, SOLO_CARDS
from trickerion.rules.options import LAST_RULING
from trickerion.together.codec import shape
from trickerion.together.messages import PROTOCOL, Greet, Hello, Refused

TOKEN_BYTES: Final = 16
NONCE_BYTES: Final = 16
CROWDED: Final = "crowded\n"
"""Answer of a door at which nobody more can stand."""


def new_token() -> str:
    """What a guest proves with when it comes back: 128 bits."""
    return secrets.token_hex(TOKEN_BYTES)


def mark_of(token: str) -> str:
    """Eight letters by which a door knows beforehand that somebody comes with a token of its; they prove nothing."""
    return hashlib.sha256(token.encode()).hexdigest()[:8]


def new_nonce() -> str:
    """A number used once, so that no proof can be used again."""
    return secrets.token_hex(NONCE_BYTES)


def key_of(secret: int, door: str) -> bytes:
    """The secret of a code, stretched for one door: a guess at it takes 40 ms and 16 MB. Never in a frame's thread."""
    return hashlib.scrypt(f"{secret:x}".encode(), salt=bytes.fromhex(door), n=2**14, r=8, p=1, dklen=32)


class StretchedKeys:
    """Secrets that were stretched before: each takes its time once. Any thread may ask."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._keys: dict[tuple[int, str], bytes] = {}

    def of(self, secret: int, door: str) -> bytes:
        """The key of a secret for one door."""
        with self._lock:
            if (secret, door) not in self._keys:
                self._keys[secret, door] = key_of(secret, door)
            return self._keys[secret, door]


class Proof(NamedTuple):
    """Words of both ends about a key that both know: bound to the numbers of both, and to the door between them."""

    host_nonce: str
    guest_nonce: str
    door: str

    def _said(self, who: str, key: bytes) -> str:
        said = "|".join((who, self.host_nonce, self.guest_nonce, self.door))
        return hmac.new(key, said.encode("utf-8", "replace"), hashlib.sha256).hexdigest()

    def of_guest(self, key: bytes) -> str:
        """The guest's proof."""
        return self._said("guest", key)

    def of_host(self, key: bytes) -> str:
        """The host's answer."""
        return self._said("host", key)

    def is_of_guest(self, proof: str, key: bytes) -> bool:
        """Check a guest's proof; that takes as long for every wrong one, half a letter among them."""
        return hmac.compare_digest(proof.encode("utf-8", "replace"), self.of_guest(key).encode())

    def is_of_host(self, proof: str, key: bytes) -> bool:
        """Check the host's answer."""
        return hmac.compare_digest(proof.encode("utf-8", "replace"), self.of_host(key).encode())


@cache
def rules_here() -> str:
    """A short text that is equal for equal cards and equal records of the rules only; an executable has no sources."""
    found = hashlib.sha256(f"{shape()}/{LAST_RULING}/{SOLO_CARDS}/{HOUSE_CARDS}".encode())
    cards = Path(game.__file__).parent / "cards"
    for path in sorted(cards.rglob("*.toml")):
        found.update(path.relative_to(cards).as_posix().encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]


def hello(nonce: str) -> Hello:
    """The first word of a host."""
    return Hello(PROTOCOL, __version__, rules_here(), nonce)


def greet(name: str, proof: str, nonce: str, door: str, *, table: str = "", looks_on: bool = False) -> Greet:
    """The first word of a guest, who tells which door was seen."""
    return Greet(PROTOCOL, __version__, rules_here(), name, proof, nonce, door, table, looks_on)


def unlike(theirs: Hello | Greet) -> Refused | None:
    """Why two programs cannot play with each other, as it is told here; None where they can."""
    if theirs.program != __version__:
        return Refused("version", {"theirs": theirs.program[:20], "ours": __version__})
    if theirs.protocol != PROTOCOL:
        return Refused("build", {"version": __version__})
    if theirs.rules != rules_here():
        return Refused("rules", {})
    return None


def unlike_there(theirs: Greet) -> Refused | None:
    """The same as it is told at the other end, whose program is its own."""
    refused = unlike(theirs)
    if refused is not None and refused.why == "version":
        return Refused("version", {"theirs": __version__, "ours": theirs.program[:20]})
    return refused
