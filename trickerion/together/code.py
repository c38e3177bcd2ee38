"""The code that leads to a table: twenty letters in four groups, read aloud easily.

It holds an address of 32 bits, a port of 16 and a secret of 40, with three check bits a group, so that a slip of the
pen is found by group before anything is sent. Letters are those of Crockford's base 32: no I, L, O, U.
"""

import re
import secrets
from ipaddress import AddressValueError, IPv4Address
from typing import Final, NamedTuple
from zlib import crc32

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS: Final = 4
GROUP: Final = 5
LENGTH: Final = GROUPS * GROUP
PORT: Final = 47600
"""Where tables are, unless another program is there."""
SECRET_BITS: Final = 40
SECRET_GROUPS: Final = 2
SECRET_GROUP: Final = 4
"""Of the secret behind an address, which has no check bits."""
_CHECK_BITS: Final = 3
_GROUP_BITS: Final = GROUP * 5 - _CHECK_BITS
_FIVE: Final = "[0-9A-Za-z]" * GROUP
_PASTED: Final = re.compile("[- ]".join([_FIVE] * GROUPS) + r"|\S+:\d+\S*\s+\w\w\w\w-\w\w\w\w")
_MEANT: Final = str.maketrans("ILO", "110", " -\t\r\n")


class Code(NamedTuple):
    """Where a table is and what proves an invitation. ``secret`` has 40 bits; ``table`` is the name of a served one."""

    address: str
    port: int
    secret: int
    table: str = ""
    is_safe: bool = False
    """Whether a proxy that speaks TLS stands before it."""

    @property
    def url(self) -> str:
        """Where the wire leads to."""
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"{'wss' if self.is_safe else 'ws'}://{host}:{self.port}/{self.table}"


class CodeError(ValueError):
    """A text that is no code. ``why``: missing, group, letter, address; ``facts`` for the sentence; ``group`` or -1."""

    def __init__(self, why: str, group: int = -1, **facts: int) -> None:
        super().__init__(why)
        self.why, self.group, self.facts = why, group, facts


def new_secret() -> int:
    """A secret that nobody can guess."""
    return secrets.randbits(SECRET_BITS)


def letters_of(text: str) -> str:
    """What was typed as it is meant: capitals, 1 for I and L, 0 for O, without blanks and dashes."""
    return text.upper().translate(_MEANT)


def spelled(code: Code) -> str:
    """The twenty letters in groups with dashes. Raises CodeError for an address that is not of IPv4."""
    try:
        address = int(IPv4Address(code.address))
    except AddressValueError as error:
        raise CodeError("address") from error
    bits = (address << (16 + SECRET_BITS)) | (code.port << SECRET_BITS) | code.secret
    groups = [(bits >> (_GROUP_BITS * place)) & ((1 << _GROUP_BITS) - 1) for place in reversed(range(GROUPS))]
    return "-".join(_group(number, place) for place, number in enumerate(groups))


def _group(number: int, place: int) -> str:
    whole = (number << _CHECK_BITS) | _check(number, place)
    return "".join(LETTERS[(whole >> (5 * n)) & 31] for n in reversed(range(GROUP)))


def _check(number: int, place: int) -> int:
    return crc32(f"{place}/{number}".encode()) & ((1 << _CHECK_BITS) - 1)


def wrong_group(letters: str, place: int) -> bool:
    """Whether the letters of a whole group cannot be those of this place."""
    try:
        _bits(letters, place)
    except CodeError:
        return True
    return False


def read_code(text: str) -> Code:
    """The code that was typed. Raises CodeError, which says what is wrong and in which group."""
    letters = letters_of(text)
    for index, letter in enumerate(letters):
        if letter not in LETTERS:
            raise CodeError("letter", min(index // GROUP, GROUPS - 1))
    for place in range(len(letters) // GROUP):
        if place < GROUPS:
            _bits(letters[place * GROUP : (place + 1) * GROUP], place)
    if len(letters) != LENGTH:
        raise CodeError("missing", min(len(letters) // GROUP, GROUPS - 1), number=LENGTH - len(letters))
    bits = 0
    for place in range(GROUPS):
        bits = (bits << _GROUP_BITS) | _bits(letters[place * GROUP : (place + 1) * GROUP], place)
    secret, rest = bits & ((1 << SECRET_BITS) - 1), bits >> SECRET_BITS
    return Code(str(IPv4Address(rest >> 16)), rest & 0xFFFF, secret)


def _bits(group: str, place: int) -> int:
    whole = 0
    for letter in group:
        whole = (whole << 5) | LETTERS.index(letter)
    number = whole >> _CHECK_BITS
    if whole & ((1 << _CHECK_BITS) - 1) != _check(number, place):
        raise CodeError("group", place)
    return number


# ------------------------------------------------------------------ addresses that are no four numbers


def spelled_secret(secret: int) -> str:
    """The secret alone: eight letters in two groups."""
    letters = "".join(LETTERS[(secret >> (5 * n)) & 31] for n in reversed(range(SECRET_BITS // 5)))
    return f"{letters[:4]}-{letters[4:]}"


def in_full(code: Code) -> str:
    """Address and secret in one line, for a table whose address does not fit into a code."""
    scheme = "wss://" if code.is_safe else ""
    host = f"[{code.address}]" if ":" in code.address else code.address
    table = f"/{code.table}" if code.table else ""
    return f"{scheme}{host}:{code.port}{table} {spelled_secret(code.secret)}"


def found_in(text: str) -> str:
    """The code in the middle of a sentence, as it was pasted; the whole text where there is none."""
    found = _PASTED.search(text)
    return found[0] if found else " ".join(text.split())


def holds_code(text: str) -> bool:
    """Whether a code, or an address with its secret, stands somewhere in a text."""
    return _PASTED.search(text) is not None


def is_address(text: str) -> bool:
    """Whether what was typed is meant as an address."""
    return "." in text or ":" in text


def read_invitation(text: str) -> Code:
    """A code, or an address with its secret. Raises CodeError."""
    return _read_address(text.strip()) if is_address(text) else read_code(text)


def _read_address(text: str) -> Code:
    address, _, secret = text.partition(" ")
    is_safe = address.startswith("wss://")
    rest, _, table = address.removeprefix("wss://").removeprefix("ws://").partition("/")
    host, _, port = rest.rpartition(":") if rest.count(":") == 1 or rest.startswith("[") else (rest, "", "")
    letters = letters_of(secret)
    if not host.strip("[]") or (port and not (port.isdecimal() and 0 < int(port) < 65536)):
        raise CodeError("address")
    if len(letters) != SECRET_BITS // 5 or any(letter not in LETTERS for letter in letters):
        raise CodeError("secret")
    number = 0
    for letter in letters:
        number = (number << 5) | LETTERS.index(letter)
    return Code(host.strip("[]"), int(port) if port else 443 if is_safe else PORT, number, table, is_safe)
