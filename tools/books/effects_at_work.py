"""What each card answers wherever a rule asks it: the book ``tests/books/effects.txt``; see ``book``.

Every hook that a card has is asked for things of a few tables and plain values, drawn by lot but always the same.
"""

from __future__ import annotations

import inspect
import typing
from random import Random
from typing import Any

from powers_table import Powers

from tools.books.book import mark
from tools.books.thinking_out import tables
from tools.books.wording import samples
from trickerion.rules.catalog import SLOTS, Slot
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.locations.acting import Acting
from trickerion.rules.powers.showing import Showing
from trickerion.rules.state import Character, GameState, OwnedTrick, Performance

if typing.TYPE_CHECKING:
    from collections.abc import Sequence

    from trickerion.rules.game import Game

OFTEN = 10
"""So often each hook is asked."""


def games() -> list[Game]:
    """Tables at which cards are asked, with Posters and Powers among them."""
    bare = Powers(3)
    for seat in (1, 2):
        bare.player(seat).advertised = True
    return [bare.game, *(game for _, game in tables(4, "CharacterActs", "Placing"))]


def things(name: str, kind: object, game: Game) -> Sequence[Any] | None:
    """What a hook may be asked about on a table."""
    state = game.state
    frame = state.stack[-1]
    of_table: dict[object, Sequence[Any]] = {
        Slot: list(SLOTS.values()),
        Character: [each for player in state.players for each in player.characters.values()],
        OwnedTrick: [each for player in state.players for each in player.tricks if each],
        Performance: state.row,
        Showing: [
            Showing(seat, day, card) for seat in state.seats for day in ("thursday", "sunday") for card in state.row
        ],
        Acting: [frame] if isinstance(frame, Acting) else [],
    }
    if name in ("seat", "performer", "owner", "place", "slot") and kind is int:
        return state.seats
    return of_table[kind] if kind in of_table else samples(name, kind, game)


def answer(effect_id: str, hook: str, game: Game, lots: Random) -> str:
    """What a card says to a question; the name of the mistake where the question makes no sense."""
    asked = getattr(EFFECTS[effect_id], hook)
    hints = typing.get_type_hints(asked)
    names, given = inspect.signature(asked).parameters, dict[str, Any]()
    state = game.state.copy() if "events" in names else game.state  # who tells of nothing changes nothing
    for name in names:
        if hints[name] is GameState:
            given[name] = state
        elif name == "events":
            given[name] = []
        elif found := things(name, hints[name], game):
            given[name] = lots.choice(list(found))
        else:
            return ""
    try:
        said = asked(**given)
    except (LookupError, ValueError, AttributeError, TypeError, AssertionError, StopIteration) as no:
        return type(no).__name__
    return f"{said} {given['events']} {state.digest()}" if "events" in given else str(said)


def lines() -> list[str]:
    """What the book keeps of each card."""
    tables, found = games(), []
    for effect_id in sorted(EFFECTS):
        for hook in sorted(EFFECTS[effect_id].hooks):
            lots = Random(f"{effect_id} {hook}")
            said = [answer(effect_id, hook, lots.choice(tables), lots) for _ in range(OFTEN)]
            if any(said):
                found.append(f"{effect_id} {hook} {mark(said)}")
    return found
