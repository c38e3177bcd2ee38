"""What is drawn, and where: the calls of drawing functions of ``trickerion.ui``, from wherever they come."""

import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from pygame import Rect, Surface

from trickerion.ui import (
    assignment_card,
    caps,
    components,
    dice,
    icons,
    markers,
    shapes,
    surfaces,
    text,
    tokens,
    trick_card,
)

WATCHED: tuple[Callable[..., Any], ...] = (
    *(assignment_card.draw_character_place, assignment_card.draw_assignment_back, trick_card.draw_trick_strip),
    *(
        components.draw_component,
        caps.draw_key_cap,
        dice.draw_die,
        icons.draw_icon,
        markers.draw_marker,
        text.draw_text,
    ),
    *(shapes.draw_glow, shapes.draw_glow_around, surfaces.draw_location_badge),
    *(tokens.draw_badge, tokens.draw_coin, tokens.draw_covered_slot, tokens.draw_cylinder, tokens.draw_disk),
    *(tokens.draw_emblem, tokens.draw_fame, tokens.draw_poster, tokens.draw_poster_place, tokens.draw_prophecy),
    tokens.draw_shard,
)
_LOOKS = ("role", "anchor", "rim", "ink")
"""Arguments of how a thing looks, which are not what it says."""


class Drawing(NamedTuple):
    """One call: where, and the function with what it was given to say ("disk teal magician faded")."""

    rect: Rect
    what: str


def seen(drawn: Iterable[Drawing], place: Rect) -> list[str]:
    """What was drawn with its middle in a place."""
    return [one.what for one in drawn if place.collidepoint(one.rect.center)]


def watch(monkeypatch: pytest.MonkeyPatch) -> list[Drawing]:
    """From now on, what these functions draw, in order; what is kept as a picture has places of its own."""
    drawn: list[Drawing] = []
    busy: list[object] = []
    notes = {draw: _noting(draw, drawn, busy) for draw in WATCHED}
    for module, name, draw in _names(len(sys.modules)):
        monkeypatch.setattr(module, name, notes[draw])
    return drawn


@cache
def _names(_loaded: int) -> list[tuple[ModuleType, str, Callable[..., Any]]]:
    """By what names modules of the program know these functions, with so many modules ``loaded``."""
    watched = {id(draw): draw for draw in WATCHED}
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("trickerion.")]
    return [
        (module, name, watched[id(value)])
        for module in modules
        for name, value in vars(module).items()
        if id(value) in watched
    ]


def _noting(draw: Callable[..., Any], drawn: list[Drawing], busy: list[object]) -> Callable[..., Any]:
    """It with a note of each call, unless that is a part of another one."""
    signature = inspect.signature(draw)

    def note(surface: Surface, *rest: Any, **more: Any) -> Any:
        given = dict(signature.bind(surface, *rest, **more).arguments)
        if not busy:
            place = next(value for value in given.values() if isinstance(value, (Rect, tuple)))
            rect = place if isinstance(place, Rect) else Rect(0, 0, 2, 2).move_to(center=place)
            said = [_said(name, value) for name, value in given.items() if name not in _LOOKS and value is not place]
            drawn.append(Drawing(rect, " ".join([draw.__name__.removeprefix("draw_"), *filter(None, said)])))
        busy.append(draw)
        try:
            return draw(surface, *rest, **more)
        finally:
            busy.pop()

    return note


def _said(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value and name in ("faded", "dim", "lit", "face_down") else ""
    if isinstance(value, dict):
        return " ".join(f"{key} {number}" for key, number in value.items())
    if hasattr(value, "_asdict"):
        return " ".join(filter(None, (_said(f"{key}.count", part) for key, part in value._asdict().items())))
    if isinstance(value, int) and (name in ("value", "count", "price") or name.endswith(".count")):
        return str(value)
    return value if isinstance(value, str) and not value.startswith("#") else getattr(value, "id", "")
