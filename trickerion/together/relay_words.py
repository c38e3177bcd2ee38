"""What a relay and those who keep a name there say to each other: short lines of JSON, every field checked.

Apart from the messages of the game: a relay knows no version of it.
"""

import json
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from trickerion.together.codec import CodecError

PROTOCOL: Final = 1
"""Changes with these messages alone."""
LONGEST: Final = 1_000
LONGEST_FIELD: Final = 200


class Relays(NamedTuple):
    """The first word of a relay; ``is_open``: whether it asks for no key."""

    protocol: int
    nonce: str
    is_open: bool


class Keep(NamedTuple):
    """A name is wanted: one that was had before, with its token, or "" for a new one. ``proof``: of the group key."""

    nonce: str
    proof: str
    name: str
    token: str


class Kept(NamedTuple):
    """The name is kept as long as this wire holds; ``token`` proves it next time, ``proof`` shows the key."""

    name: str
    token: str
    proof: str


class Rings(NamedTuple):
    """Somebody calls the name: ``wire`` is where to answer, ``caller`` stands for the address of whoever it is."""

    wire: str
    caller: str


class Declined(NamedTuple):
    """No name is kept; ``why`` by an id."""

    why: str


class LookAt(NamedTuple):
    """A host asks whether the world can reach its own port, at the address it comes from."""

    port: int


class SeenFromOutside(NamedTuple):
    """A relay has looked there; ``how``: open, shut, later (once a minute), not_you (no address of the world)."""

    address: str
    port: int
    how: str


Word = Relays | Keep | Kept | Rings | Declined | LookAt | SeenFromOutside
_KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in get_args(Word)}


def said(word: Word) -> str:
    """The text of a word."""
    return json.dumps({"is": type(word).__name__, **word._asdict()}, separators=(",", ":"))


def heard(text: object) -> Word:
    """The word that was said. Raises CodecError for anything else."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise CodecError("size")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError("no JSON") from error
    name = data.pop("is", None) if isinstance(data, dict) else None
    kind = _KINDS.get(name) if isinstance(name, str) else None
    if kind is None or not _fits(kind, data):
        raise CodecError("no word")
    word: Word = kind(**data)
    return word


def _fits(kind: type, data: dict[str, Any]) -> bool:
    hints = get_type_hints(kind)
    texts = [value for value in data.values() if isinstance(value, str)]
    are_right = set(data) == set(hints) and all(type(data[name]) is hint for name, hint in hints.items())
    return are_right and all(len(text) <= LONGEST_FIELD for text in texts)
