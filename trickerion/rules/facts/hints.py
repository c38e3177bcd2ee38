"""Why a move is a good answer, and what Characters do: kinds, ids and numbers, for a sentence."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Why(NamedTuple):
    """The kind of a reason, and what it speaks of: ids and numbers, and reasons that are a part of it."""

    kind: str
    about: Mapping[str, Any]


class Deed(NamedTuple):
    """What a Character does: the verb, and what it is done to, by the kind of that thing and its id, if it has one."""

    verb: str
    kind: str
    thing: str
