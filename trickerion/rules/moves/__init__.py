"""Everything that a player can decide, one small frozen class per kind of decision, a file for each subject.

Those of a module stand in its folder. A move prints as a sentence and turns into one JSON object and back.
"""

from dataclasses import fields
from reprlib import repr as quoted
from typing import Any

from trickerion.rules.academy.moves import *
from trickerion.rules.dark_alley.moves import *
from trickerion.rules.heir.moves import *
from trickerion.rules.moves.base import Move, Ready, Reason
from trickerion.rules.moves.locations import *
from trickerion.rules.moves.turn import *
from trickerion.rules.powers.moves import *

MOVES: dict[str, type[Move]] = {kind.__name__: kind for kind in Move.__subclasses__()}
"""Every kind of move by its name in JSON."""


class MoveError(ValueError):
    """A JSON object that is not a move."""


def move_from_json(data: Any) -> Move:
    """Read a move back. Raises MoveError when the object is none."""
    if not isinstance(data, dict) or not isinstance(data.get("do"), str) or data["do"] not in MOVES:
        raise MoveError(f"{quoted(data)} is not a move.")
    kind = MOVES[data["do"]]
    expected = {f.name: f.type for f in fields(kind)}
    if set(data) != {"do", *expected} or any(type(data[name]) is not t for name, t in expected.items()):
        raise MoveError(f"{quoted(data)} has not the fields of {data['do']}.")
    made: Move = kind(*(data[name] for name in expected))
    return made
