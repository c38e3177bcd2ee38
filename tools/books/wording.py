"""What the functions of ``trickerion.words`` say for plain values: the book ``tests/books/wording.txt``; see ``book``.

Each is asked for some dozens of values that its parameters may have, drawn by lot but always the same. What is told of
whole tables (their facts) stands in the other books.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import importlib
import inspect
import itertools
import pkgutil
import types
import typing
from collections.abc import Callable, Iterator, Sequence, Set
from random import Random
from typing import Any

from playthrough_text import replay

import trickerion.words
from tools.books.book import GAMES, mark
from trickerion.bots.levels import LEVELS
from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import (
    ACTION_COSTS,
    CATEGORIES,
    COMPONENTS,
    DAYS,
    DICE,
    LOCATIONS,
    MAGICIANS,
    PERFORMANCES,
    PROPHECIES,
    SPECIALS,
    TRICKS,
    Trick,
    Yields,
)
from trickerion.rules.options import EDITIONS, MODULES, GameOptions
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState, PlayerState

if typing.TYPE_CHECKING:
    from trickerion.rules.game import Game

MOST = 200
"""Calls of each function."""

FEW = 30
"""Records of each kind that are made for them."""

NAMED: dict[str, Sequence[str]] = {
    "trick": sorted(TRICKS),
    "component": sorted(COMPONENTS),
    "location": sorted(LOCATIONS),
    "day": ["", *DAYS],
    "magician": sorted(MAGICIANS),
    "special": sorted(SPECIALS),
    "card": [*sorted(SPECIALS), *sorted(PERFORMANCES)],
    "prophecy": sorted(PROPHECIES),
    "categor": sorted(CATEGORIES),
    "die": sorted(DICE),
    "tile": sorted(TILES),
    "secret": sorted(SECRETS),
    "power": sorted(POWERS),
    "edition": [*EDITIONS],
    "module": [*MODULES],
    "action": sorted(ACTION_COSTS),
    "character": ["magician", "engineer", "manager", "assistant", "apprentice_1", "apprentice_2", "protege"],
    "phase": ["setup", "assignment", "place_characters", "performance", "end_turn"],
    "name": ["Ada", "Bela", "*Cleo*"],
}
"""Texts by a part of the parameter's name."""

ANY = ["", "Ada", "own", "a", *(values[0] for values in NAMED.values())]


def functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """All functions of words, by their names."""
    for found in pkgutil.walk_packages(trickerion.words.__path__, "trickerion.words."):
        module = importlib.import_module(found.name)
        for name, value in sorted(vars(module).items()):
            is_own = inspect.isfunction(value) and value.__module__ == found.name and not name.startswith("_")
            if is_own and "set[" not in str(value.__annotations__.get("return")):
                yield f"{found.name.removeprefix('trickerion.words.')}.{name}", value


def samples(name: str, kind: object, game: Game) -> Sequence[object] | None:
    """Values for a parameter; None if such things are no plain values."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    plain: dict[object, Sequence[object]] = {
        bool: (False, True),
        int: (0, 1, 2, 3, 7),
        float: (0.0, 1.0, 2.5),
        type(None): (None,),
        Verbatim: (verbatim("Ada"), verbatim("Bela")),
        Trick: [TRICKS[trick] for trick in sorted(TRICKS)],
        Yields: (Yields(), Yields(fame=1), Yields(coins=2, shards=1), Yields(fame=3, coins=1)),
        GameOptions: (game.options,),
        GameState: (game.state,),
        PlayerState: game.state.players,
        type(LEVELS[0]): LEVELS,
    }
    if kind in plain:
        return plain[kind]
    if isinstance(kind, enum.EnumMeta):
        return list(kind)
    if origin is typing.Literal:
        return parts
    if kind is str:
        return next((values for part, values in NAMED.items() if part in name), ANY)
    if origin in (typing.Union, types.UnionType):
        found = [samples(name, part, game) for part in parts]
        return None if None in found else [value for values in found for value in values or ()]
    if origin is not None and issubclass(origin, typing.Mapping) and len(parts) == 2:
        keys, values = (samples(name, part, game) for part in parts)
        return None if not keys or not values else [dict(zip(keys[:n], values[-n:], strict=False)) for n in range(4)]
    if origin is not None and origin is not tuple and issubclass(origin, typing.Iterable):
        each = samples(name, parts[0], game)
        return None if each is None else [list(each[:n]) for n in range(4)]
    if origin is tuple:
        if parts[-1] is Ellipsis:
            each = samples(name, parts[0], game)
            return None if each is None else [tuple(each[:n]) for n in range(4)]
        every = [samples(name, part, game) for part in parts]
        return None if None in every else list(itertools.islice(zip(*every, strict=False), 6))
    if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
        return records(kind, game)
    return None


@functools.cache
def records(kind: Any, game: Game) -> Sequence[object] | None:
    """Some of a record, such as the facts of a thing, with values by lot in all fields."""
    hints = typing.get_type_hints(kind)
    fields = [field for field in inspect.signature(kind).parameters if field in hints]
    known = {field: samples(field, hints[field], game) for field in fields}
    if not known or not all(known.values()):
        return None
    lots = Random(kind.__name__)
    made = [{field: lots.choice(values or ()) for field, values in known.items()} for _ in range(FEW)]
    return [kind(**given) for given in made]


def said(name: str, function: Callable[..., object], game: Game) -> str:
    """A mark of what a function says; "" if it is about more than plain values."""
    hints = typing.get_type_hints(function)
    known = {each: samples(each, hints.get(each), game) for each in inspect.signature(function).parameters}
    if not all(known.values()):
        return ""
    lots, answers = Random(name), []
    for _ in range(MOST if known else 1):
        given = {each: lots.choice(values or ()) for each, values in known.items()}
        try:
            keyed = inspect.signature(function).bind_partial()
            keyed.arguments.update(given)
            found = function(*keyed.args, **keyed.kwargs)
            answers.append(str(sorted(map(str, found)) if isinstance(found, Iterator | Set) else found))
        except (LookupError, ValueError, AttributeError, TypeError, AssertionError) as no:
            answers.append(type(no).__name__)
    return mark(answers) if len({*answers} - {"KeyError", "ValueError", "AttributeError"}) else ""


def lines() -> list[str]:
    """What the book keeps of each function."""
    *_, game = replay(GAMES["academy-3-mixed-full-2019"].read_text(encoding="utf-8"), checked=False)
    found = {name: said(name, function, game) for name, function in functions()}
    return [f"{name} {known}" for name, known in found.items() if known]
