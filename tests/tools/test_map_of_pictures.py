"""The map of the screen over all pictures of tools/shots/screenshots.py: what an ear and a hand on keys find there."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from tools.shots import screenshots
from tools.shots.studio import Point, Studio
from trickerion.app.reading import TreeNode, reading
from trickerion.scenes import load_scenes
from trickerion.ui.focus import DIRECTIONS, reading_order
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.said import Role, Zone

SOME, FIRST = 20, 4
"""One of so many is walked in the gate, from which on: not those that test_screenshots looks for."""
LONG = {"guided", "plan", "questions", "shows", "acting"}
NO_WORDS = re.compile(r"[{}*\ue000-\uf8ff]|\b[Cc]licks?\b|\b[Dd]rag|Key:|[×−]")
"""Markup, signs that no voice reads, the hand on the mouse."""
KEYS = re.compile(r"\((?:Ctrl\+|Shift\+)*(?:F\d+|Esc|[A-Z])\)")


Rects = dict[str, Rect]


class Listener(Studio):
    """The hand and the window without drawing: at each picture its map is read and walked."""

    found: list[str]
    shot: int

    def at(self, place: str | Point) -> Point:
        """A point of the canvas; the places of a hint are laid where its bubble is drawn."""
        if isinstance(place, str) and place not in self.top.spots:
            self.app.draw()
        return super().at(place)

    def shoot(self, name: str) -> None:
        """Note what is wrong with the map."""
        self.frames(2)
        self.shot += 1
        root = reading(self.app).root
        nodes = [node for node in root.everything() if node.kind == "spot"]
        self.found += [f"{name}: {fault}" for fault in (*faults(root, nodes), *walked(self.top.spots))]


def faults(root: TreeNode, nodes: list[TreeNode]) -> Iterator[str]:
    """What nobody could make sense of by ear; the sentences of a story may be the same."""
    (scene,) = root.children
    if not scene.name:
        yield "the scene has no name"
    for zone in (node for node in scene.children if node.kind == "zone"):
        names = (node.name for node in zone.children if node.said is not None and not node.said.order)
        for title, number in Counter(names).items():
            if number > 1:
                yield f"{title!r} stands {number} times in {zone.name}"
        now = [node.said.now for node in zone.children if node.said is not None]
        if now != sorted(now, reverse=True):
            yield f"what answers is not first in {zone.name}"
    for node in nodes:
        said = node.said
        assert said is not None
        texts = (said.name, said.state, *said.more, *(label for label, _ in said.also))
        yield from (f"{node.id} says {text!r}" for text in texts if NO_WORDS.search(text))
        if KEYS.search(said.name):
            yield f"{node.id} has a key in its name"


def walked(spots: Hotspots) -> Iterator[str]:
    """What keys do not reach, or reach in a strange way."""
    rects = {name: spot.rect for name, spot in spots.layout.open.items() if spot.is_walked}
    for name, spot in spots.layout.open.items():
        said = spot.said()
        if spot.is_walked and not said.name:
            yield f"{name} has no name"
        if (spot.on_right_click or spot.on_wheel) and not said.also:
            yield f"what the right button or the wheel does at {name} is in no list"
    own = [(said.zone, said.name) for said in (spots.get(n).said() for n in rects) if said.role is not Role.LINE]
    yield from (
        f"{name!r} is the name of {n} places in {zone.name}" for (zone, name), n in Counter(own).items() if n > 1
    )
    for one, other in combinations(rects, 2):
        if rects[one].contains(rects[other]) or rects[other].contains(rects[one]):
            yield f"{one} and {other} lie in one another"
    if spots.held is None:
        focused = spots.focused
        steps = {(start, key): step(spots, start, key) for start in rects for key in DIRECTIONS}
        spots.focused = focused
        zones = {zone: [name for name in rects if zone_of(spots, name) is zone] for zone in Zone}
        seen = reached([reading_order({name: rects[name] for name in own})[0] for own in zones.values() if own], steps)
        yield from (f"no arrow leads to {name}" for name in sorted(set(rects) - seen))
        yield from jumps(spots, rects, steps)


def zone_of(spots: Hotspots, name: str) -> Zone:
    return spots.get(name).said().zone


def step(spots: Hotspots, start: str, key: int) -> str:
    """Where an arrow leads from a place; a slider is stepped by two of them, and left by the others."""
    if spots.get(start).on_step is not None and key in (pygame.K_LEFT, pygame.K_RIGHT):
        return start
    spots.focused = start
    spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
    return spots.focused or start


def reached(first: list[str], steps: Mapping[tuple[str, int], str]) -> set[str]:
    """All that arrows reach from the first place of each zone, to which its key leads."""
    waiting, seen = [*first], set(first)
    while waiting:
        here = waiting.pop()
        new = {steps[here, key] for key in DIRECTIONS} - seen
        seen |= new
        waiting += new
    return seen


def jumps(spots: Hotspots, rects: Rects, steps: Mapping[tuple[str, int], str]) -> Iterator[str]:
    """Steps over a place between start and end, in the zone in which they stay, that faces both."""
    for (start, key), end in steps.items():
        zones = {zone_of(spots, start), zone_of(spots, end)}
        yield from (
            f"from {start} an arrow to {end} jumps over {name}"
            for name in rects
            if name not in (start, end)
            and (len(zones) > 1 or zone_of(spots, name) in zones)
            and lies_between(rects[start], rects[name], rects[end], DIRECTIONS[key])
        )


def lies_between(start: Rect, rect: Rect, end: Rect, direction: tuple[int, int]) -> bool:
    """True if a rectangle faces the start and lies whole before the end."""
    if direction[0] < 0 or direction[1] < 0:
        start, end = end, start
    if direction[0]:
        faces = rect.top < min(start.bottom, end.bottom) and rect.bottom > max(start.top, end.top)
        return faces and start.right <= rect.left and rect.right <= end.left
    faces = rect.left < min(start.right, end.right) and rect.right > max(start.left, end.left)
    return faces and start.bottom <= rect.top and rect.bottom <= end.top


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Listener]:
    """A studio that listens."""
    load_scenes()
    made = Listener(tmp_path, [(1280, 720)], tmp_path)
    made.found, made.shot = [], 0
    yield made
    made.rest()
    made.app.close()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] * (name in LONG or number % SOME != FIRST))
        for number, name in enumerate(screenshots.PICTURES)
    ],
)
def test_every_place_of_every_picture_has_its_words_and_its_way(studio: Listener, name: str) -> None:
    screenshots.PICTURES[name](studio)
    assert studio.shot
    assert studio.found == []
