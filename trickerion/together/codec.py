"""The table that a seat sees, and what happened, as JSON and back.

A closed table of classes: nothing is made by a name that does not stand in it, and every field is checked before.
Lists, tuples and sets are told apart by a small letter at their head, records by their name.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from inspect import isabstract
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from trickerion.rules import events, state
from trickerion.rules.academy.board import AcademyBoard, AcademyMarker, Lent, Room, Rooms
from trickerion.rules.duel.module import DuelBoard
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.options import GameOptions, OptionsError
from trickerion.rules.powers.board import PowersBoard
from trickerion.rules.state import Choice, GameState, PlayerState, Step
from trickerion.rules.view import Held, Knowledge, View
from trickerion.together.vocabulary import meaning_of

PLAIN: Final = (str, int, bool, NoneType)
"""What JSON says as it is."""
LONGEST_TEXT: Final = 2_000
LARGEST_NUMBER: Final = 2**53
MOST_PLAYERS: Final = 4


class CodecError(ValueError):
    """A text that is not what it should be."""


def _kinds(kind: type) -> Iterator[type]:
    child: type
    for child in kind.__subclasses__():
        yield child
        yield from _kinds(child)


def _named_tuples(module: object) -> Iterator[type]:
    return (kind for kind in vars(module).values() if isinstance(kind, type) and hasattr(kind, "_fields"))


@cache
def _records() -> dict[str, type]:
    """Every class that may be on the wire, by its name."""
    frames = [kind for base in (Step, Choice) for kind in _kinds(base) if not isabstract(kind)]
    boards = [AcademyBoard, AcademyMarker, Lent, Room, DuelBoard, HeirBoard, PowersBoard]
    table = [GameState, PlayerState, *_named_tuples(state), View, Knowledge, Held]
    found: dict[str, type] = {}
    for kind in (*frames, *boards, *table, *_named_tuples(events)):
        if found.setdefault(kind.__name__, kind) is not kind:
            raise LookupError(kind.__name__)
    return found


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a record; of a View all but its moves, which follow from the rest."""
    if kind is View:
        return ("seat", "state", "known")
    if kind in (GameState, PlayerState):
        return tuple(kind.__slots__)
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return tuple(kind._fields)


def shape() -> str:
    """Names and fields of all that may be on the wire."""
    return json.dumps({name: _names(kind) for name, kind in sorted(_records().items())})


# ------------------------------------------------------------------ to JSON


def to_json(value: Any) -> Any:
    """What ``from_json`` reads back to an equal value. Raises CodecError for what may not be on the wire."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind in (list, tuple, Rooms):
        return [_HEADS[kind], *map(to_json, value)]
    if kind in (dict, MappingProxyType):
        return {_key(key): to_json(item) for key, item in value.items()}
    if kind is frozenset:
        return ["s", *map(to_json, sorted(value))]
    if kind is GameOptions:
        return ["GameOptions", value.to_json()]
    name = str(kind.__name__)
    if _records().get(name) is not kind:
        raise CodecError(name)
    return [name, *(to_json(getattr(value, field)) for field in _names(kind))]


_HEADS: Final[dict[type, str]] = {list: "l", tuple: "t", Rooms: "r"}


def _key(key: Any) -> str:
    if not isinstance(key, str):
        raise CodecError(repr(key))
    return key


def text_of(value: Any) -> str:
    """The same as a line of text."""
    return json.dumps(to_json(value), separators=(",", ":"))


# ------------------------------------------------------------------ from JSON


def from_json(data: Any, players: int = MOST_PLAYERS) -> Any:
    """The value, at a table of so many players. Raises CodecError for anything that is not as ``to_json`` gives it."""
    kind = type(data)
    if kind in PLAIN:
        return _plain(data)
    if kind is dict:
        return {_plain(key): from_json(item, players) for key, item in data.items()}
    if kind is not list or not data or type(data[0]) is not str:
        raise CodecError(repr(data)[:80])
    head, *rest = data
    if head in _PLURAL:
        return _PLURAL[head](from_json(item, players) for item in rest)
    if head == "GameOptions":
        return _options(rest)
    record = _records().get(head)
    if record is None:
        raise CodecError(head[:80])
    return _made(record, [from_json(item, players) for item in rest], players)


_PLURAL: Final[dict[str, Callable[[Any], Any]]] = {"l": list, "t": tuple, "s": frozenset, "r": Rooms}


def _plain(data: Any) -> Any:
    if (type(data) is str and len(data) > LONGEST_TEXT) or (type(data) is int and abs(data) > LARGEST_NUMBER):
        raise CodecError("too long")
    return data


def _options(rest: list[Any]) -> GameOptions:
    if len(rest) != 1:
        raise CodecError("options")
    try:
        return GameOptions.from_json(rest[0])
    except OptionsError as error:
        raise CodecError("options") from error


def _made(kind: type, values: list[Any], players: int) -> Any:
    names = _names(kind)
    if len(values) != len(names):
        raise CodecError(kind.__name__)
    for value, (name, fits) in zip(values, _checks(kind, players).items(), strict=True):
        if not fits(value):
            raise CodecError(f"{kind.__name__}.{name}: {value!r}"[:200])
    if kind is View:
        seat, table, known = values
        return View(seat, table, (), known)
    if kind in (GameState, PlayerState):
        made = kind.__new__(kind)
        for name, value in zip(names, values, strict=True):
            setattr(made, name, value)
        return made
    return kind(*values)


def _legal(seat: int, table: GameState) -> tuple[Any, ...]:
    """The legal moves of a seat at a table as it sees it."""
    frame = table.stack[-1] if table.stack else None
    return tuple(Game(table, "", [], []).legal_moves()) if frame is not None and frame.seat == seat else ()


def view_from(text: str, players: int = MOST_PLAYERS, *, looks_on: bool = False) -> View:
    """The View in a line of text, of a table of so many players, with its legal moves. Raises CodecError.

    Whoever looks on has none: the cards of the seat that the View names may be hidden in it.
    """
    seen: View = _read(text, View, players)
    if looks_on:
        return seen
    try:
        return replace(seen, moves=_legal(seen.seat, seen.state))
    except Exception as error:  # the legal moves of a table that makes no sense may fail in any way
        raise CodecError(repr(error)[:200]) from error


def events_from(data: Any, players: int = MOST_PLAYERS) -> list[Event]:
    """The events in a list. Raises CodecError."""
    read = from_json(data, players)
    known = set(_named_tuples(events))
    if not isinstance(read, list) or any(type(event) not in known for event in read):
        raise CodecError("events")
    return read


def _read(text: str, kind: type, players: int) -> Any:
    try:
        read = from_json(json.loads(text), players)
    except CodecError:
        raise
    except Exception as error:
        raise CodecError(repr(error)[:200]) from error
    if type(read) is not kind:
        raise CodecError(type(read).__name__)
    return read


# ------------------------------------------------------------------ what fits a field

Check = Callable[[Any], bool]


@cache
def _checks(kind: type, players: int) -> dict[str, Check]:
    """Checks of each field: a value is of its type, and names nothing that cannot stand there."""
    hints = get_type_hints(kind, localns=dict(_records()))
    found: dict[str, Check] = {}
    for name in _names(kind):
        is_typed, is_known = check_of(hints[name]), meaning_of(kind.__name__, name, players)
        found[name] = partial(_passes, (is_typed, is_known))
    return found


def _passes(checks: tuple[Check, ...], value: Any) -> bool:
    return all(check(value) for check in checks)


def check_of(hint: Any) -> Check:
    """Whether a value is what an annotation promises."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda value: True
    if hint in (None, NoneType):
        return lambda value: value is None
    if origin in (Union, UnionType):
        checks = [check_of(part) for part in inner]
        return lambda value: any(check(value) for check in checks)
    if origin is tuple:
        return _tuple_of(inner)
    if origin in (list, frozenset):
        return _all_of(origin, check_of(inner[0]))
    if origin in (dict, Mapping) or hint in (dict, Mapping):
        of_value = check_of(inner[1]) if inner else check_of(Any)
        return lambda value: isinstance(value, Mapping) and all(map(of_value, value.values()))
    if hint in (int, bool, str):
        return lambda value: type(value) is hint
    return lambda value: isinstance(value, hint)


def _all_of(kind: Any, check: Check) -> Check:
    return lambda value: isinstance(value, kind) and all(check(item) for item in value)


def _tuple_of(inner: tuple[Any, ...]) -> Check:
    if len(inner) == 2 and inner[1] is Ellipsis:
        return _all_of(tuple, check_of(inner[0]))
    checks = [check_of(part) for part in inner]
    return lambda value: (
        isinstance(value, tuple)
        and len(value) == len(checks)
        and all(check(item) for check, item in zip(checks, value, strict=True))
    )
