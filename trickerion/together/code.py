"""The code that leads to a table: twenty letters in four groups, read aloud easily.

It holds an address of 32 bits, a port of 16 and a secret of 40, with three check bits a group, so that a slip of the
pen is found by group before anything is sent. Letters are those of Crockford's base 32: no I, L, O, U. An address that
no computer has (240.0.0.0 and above) stands for a relay: then there are a name of 24 bits there and a secret of 60.
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
SAFE_PORT: Final = 443
"""Where a proxy that speaks TLS is."""
SECRET_BITS: Final = 40
SECRET_GROUPS: Final = 2
SECRET_GROUP: Final = 4
"""Of the secret behind an address, which has no check bits."""
CALL: Final = "/-/call/"
"""Path of a table at a server, or of a name at a relay, behind which its sealed wire goes in frames."""
ANSWER: Final = "/-/answer/"
KEEP: Final = "/-/keep"
"""Paths of those who keep a name at a relay."""
ITSELF: Final = "-"
"""In the place of a name: the machine that is called."""
WAITS: Final = "wait"
"""A guest waits a little for a host that is not there."""
NAME_BITS: Final = 24
FAR_BITS: Final = 60
"""Of the name and of the secret in a code that leads through a relay."""
_NO_COMPUTER: Final = 0xF << (NAME_BITS + FAR_BITS)
_NAME: Final = re.compile("R" + "[0-9A-F]" * (NAME_BITS // 4))
_CHECK_BITS: Final = 3
_GROUP_BITS: Final = GROUP * 5 - _CHECK_BITS
_FIVE: Final = "[0-9A-Za-z]" * GROUP
_CODE: Final = "[- ]".join([_FIVE] * GROUPS)
_HOST: Final = r"(?:wss?://\S+|\[[0-9a-fA-F:.]+\](?::\d+)?|[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)"
_PASTED: Final = re.compile(rf"(?:{_HOST}\s+)?{_CODE}|\S+:\d+\S*\s+\w\w\w\w-\w\w\w\w")
_MEANT: Final = str.maketrans("ILO", "110", " -\t\r\n")


class Code(NamedTuple):
    """Where a table is and what proves an invitation. ``table`` is the name of a served one.

    ``secret`` has 40 bits. With a ``name`` the address is that of a relay, "" while nobody knows which, and ``secret``
    has 60.
    """

    address: str
    port: int
    secret: int
    table: str = ""
    is_safe: bool = False
    """Whether a proxy that speaks TLS stands before it."""
    name: str = ""

    @property
    def is_piped(self) -> bool:
        """True if the wire goes in the frames of another one."""
        return self.is_safe or bool(self.name)

    @property
    def url(self) -> str:
        """Address of the outer wire, if there is one."""
        path = f"{self.name}?{WAITS}" if self.name else self.table
        return outer_url(self.address, self.port, CALL + path, is_safe=self.is_safe)

    @property
    def text(self) -> str:
        """The way, as it is kept; without its secret."""
        path = f"{CALL}{self.name}" if self.name else f"/{self.table}"
        return outer_url(self.address, self.port, path, is_safe=self.is_safe)


def read_way(text: str, secret: int) -> Code:
    """The code of a way that was kept. Raises CodeError."""
    place = read_place(text)
    called = place.table.removeprefix(CALL[1:])
    is_named = called != place.table and is_name(called)
    name, table = (called, "") if is_named else ("", place.table)
    return Code(place.address, place.port, secret, table, place.is_safe, name)


def outer_url(address: str, port: int, path: str, *, is_safe: bool) -> str:
    """The address of a wire that carries others."""
    host = f"[{address}]" if ":" in address else address
    return f"{'wss' if is_safe else 'ws'}://{host}:{port}{path}"


def name_of(number: int) -> str:
    """A name at a relay; unlike that of any table."""
    return f"R{number:06X}"


def is_name(text: str) -> bool:
    """Check that a text is a name at a relay."""
    return _NAME.fullmatch(text) is not None


def known_name(text: str) -> str:
    """The name by which a server knows a table: one in a code of twenty letters has small ones in its folder."""
    return text.lower() if is_name(text) else text


class CodeError(ValueError):
    """A text that is no code. ``why``: missing, group, letter, address; ``facts`` for the sentence; ``group`` or -1."""

    def __init__(self, why: str, group: int = -1, **facts: int) -> None:
        super().__init__(why)
        self.why, self.group, self.facts = why, group, facts


def new_secret(bits: int = SECRET_BITS) -> int:
    """A secret that nobody can guess."""
    return secrets.randbits(bits)


def letters_of(text: str) -> str:
    """What was typed as it is meant: capitals, 1 for I and L, 0 for O, without blanks and dashes."""
    return text.upper().translate(_MEANT)


def spelled(code: Code) -> str:
    """The twenty letters in groups with dashes. Raises CodeError for an address that is not of IPv4."""
    if code.name:
        bits = _NO_COMPUTER | (int(code.name[1:], 16) << FAR_BITS) | code.secret
    else:
        try:
            address = int(IPv4Address(code.address))
        except AddressValueError as error:
            raise CodeError("address") from error
        bits = (address << (16 + SECRET_BITS)) | (code.port << SECRET_BITS) | code.secret
        if bits >= _NO_COMPUTER:
            raise CodeError("address")
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
    if bits >= _NO_COMPUTER:
        name = (bits >> FAR_BITS) & ((1 << NAME_BITS) - 1)
        return Code("", 0, bits & ((1 << FAR_BITS) - 1), name=name_of(name))
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


def spelled_secret(secret: int, bits: int = SECRET_BITS) -> str:
    """A secret alone: eight letters in two groups, or twelve in three."""
    letters = "".join(LETTERS[(secret >> (5 * n)) & 31] for n in reversed(range(bits // 5)))
    return "-".join(letters[n : n + SECRET_GROUP] for n in range(0, len(letters), SECRET_GROUP))


def in_full(code: Code) -> str:
    """Address and secret in one line, for a table whose address does not fit into a code; or relay and code."""
    if code.name:
        return f"{place_of(code.address, code.port, is_safe=code.is_safe)} {spelled(code)}"
    scheme = "wss://" if code.is_safe else ""
    host = f"[{code.address}]" if ":" in code.address else code.address
    table = f"/{code.table}" if code.table else ""
    return f"{scheme}{host}:{code.port}{table} {spelled_secret(code.secret)}"


def place_of(address: str, port: int, *, is_safe: bool) -> str:
    """A place on the network as one types it, as short as it can be."""
    host = f"[{address}]" if ":" in address else address
    usual = SAFE_PORT if is_safe else PORT
    return f"{'wss://' if is_safe else ''}{host}{'' if port == usual else f':{port}'}"


def found_in(text: str) -> str:
    """The code in the middle of a sentence, as it was pasted; the whole text where there is none."""
    found = _PASTED.search(text)
    return found[0] if found else " ".join(text.split())


def letters_in(invitation: str) -> str:
    """The letters of a code, without the address of the relay before them."""
    return invitation.rpartition(" ")[2]


def holds_code(text: str) -> bool:
    """Whether a code, or an address with its secret, stands somewhere in a text."""
    return _PASTED.search(text) is not None


def is_address(text: str) -> bool:
    """Whether what was typed is meant as an address."""
    return "." in text or ":" in text


def read_invitation(text: str) -> Code:
    """A code, or an address with its secret. Raises CodeError."""
    return _read_address(text.strip()) if is_address(text) else read_code(text)


class NetPlace(NamedTuple):
    """A place on the network: of a table, or of a relay."""

    address: str
    port: int
    is_safe: bool
    table: str = ""


def read_place(text: str) -> NetPlace:
    """The place that was typed. Raises CodeError."""
    is_safe = text.startswith("wss://")
    rest, _, table = text.removeprefix("wss://").removeprefix("ws://").partition("/")
    host, _, port = rest.rpartition(":") if rest.count(":") == 1 or rest.startswith("[") else (rest, "", "")
    if rest.endswith("]"):
        host, port = rest, ""
    if not host.strip("[]") or (port and not (port.isdecimal() and 0 < int(port) < 65536)):
        raise CodeError("address")
    return NetPlace(host.strip("[]"), int(port) if port else SAFE_PORT if is_safe else PORT, is_safe, table)


def _read_address(text: str) -> Code:
    address, _, secret = text.partition(" ")
    letters = letters_of(secret)
    if len(letters) == LENGTH:
        code = read_code(secret)
        place = read_place(address) if code.name else None
        return code._replace(address=place.address, port=place.port, is_safe=place.is_safe) if place else code
    place = read_place(address)
    return Code(place.address, place.port, read_secret(secret), place.table, place.is_safe)


def read_secret(text: str, bits: int = SECRET_BITS) -> int:
    """The secret that was typed, of so many bits. Raises CodeError."""
    letters = letters_of(text)
    if len(letters) != bits // 5 or any(letter not in LETTERS for letter in letters):
        raise CodeError("secret")
    number = 0
    for letter in letters:
        number = (number << 5) | LETTERS.index(letter)
    return number
