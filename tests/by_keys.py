"""A hand that has only keys: it goes to what the keyboard visits, presses it, or takes from the list of other deeds."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pygame
from driver import Driver
from thinking import Ponders

from trickerion.play.session import PERSON, Session
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR
from trickerion.ui.said import Zone

ASIDE = {Zone.OTHERS, Zone.BAR}
"""Zones that lead away from the question."""
SHORT_WAYS, MOST_WAYS, MOST_STEPS = 160, 320, 7


class Step(NamedTuple):
    """A place to press; with ``also`` the deed of that number in its list is done instead."""

    name: str
    also: int = -1


def of_people(game: Game) -> Game:
    """The same game, with a person on every seat but the Heir's."""
    game, old = game.clone(), game.options
    seats = tuple(
        seat if seat.player == HEIR else replace(seat, name=f"Player {n}", player=PERSON)
        for n, seat in enumerate(old.seats)
    )
    game.state.options = replace(old, seats=seats)
    return game


def sit_down(driver: Driver, game: Game) -> Session:
    """The table of a game whose person may look, with whatever scene asks."""
    session = Session(of_people(game), None, pace=0.0)
    session.lift_curtain()
    session.opponents._brains = Ponders()
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return session


def steps(driver: Driver) -> Iterator[Step]:
    """What can be pressed now, what answers the question first, and the other deeds of each place."""
    spots = driver.top.spots
    names = spots.keyboard.asked()
    yield from map(Step, names)
    walked = (name for name, spot in spots.layout.open.items() if spot.is_walked and spots.held is None)
    for name in walked:
        said = spots.get(name).said()
        if said.zone in ASIDE or spots.get(name).on_wheel or not spots.get(name).enabled:
            continue
        yield from (Step(name, number) for number in range(len(said.also)))
        if name not in names and said.zone is Zone.TOLD and spots.get(name).on_click is not None:
            yield Step(name)


def take(driver: Driver, step: Step) -> None:
    """Do a step with keys."""
    driver.top.spots.keyboard.go_to(step.name)
    if step.also < 0:
        driver.key(pygame.K_RETURN, wait=3)
        return
    driver.key(pygame.K_F10, pygame.KMOD_LSHIFT, wait=1)
    driver.key(pygame.K_1 + step.also, wait=3)


def kinds_made(driver: Driver, game: Game, wanted: set[type[Move]]) -> set[type[Move]]:
    """Kinds of Move that keys alone make of the open question."""
    found: set[type[Move]] = set()
    waiting: list[tuple[Step, ...]] = [()]
    seen: set[object] = set()
    for number in range(MOST_WAYS):
        if not waiting or found >= wanted:
            break
        way = waiting.pop(0 if number < SHORT_WAYS else -1)  # then those that go on
        session = sit_down(driver, game)
        before = len(session.game.moves)
        for step in way:
            if step.name in driver.top.spots and len(session.game.moves) == before:
                take(driver, step)
        if len(session.game.moves) > before:
            found.add(type(session.game.moves[before]))
            continue
        if len(way) < MOST_STEPS and (now := look_of(driver)) not in seen:
            seen.add(now)
            waiting += [(*way, step) for step in steps(driver)]
    return found


def look_of(driver: Driver) -> object:
    """By what a state of the screen is known."""
    top: Any = driver.top
    spots = top.spots
    held = spots.held.source if spots.held is not None else ""
    said = tuple((name, spots.get(name).enabled, spots.get(name).said().on) for name in spots.keyboard.asked())
    return type(top).__name__, held, said


WALKS = (
    (pygame.K_TAB, 0),
    (pygame.K_TAB, pygame.KMOD_LSHIFT),
    *((key, 0) for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)),
)
"""Keys that go from one place to another."""


def shortest_way(driver: Driver, name: str) -> list[tuple[int, int]]:
    """The fewest presses from the focus to a place."""
    spots = driver.top.spots
    start = spots.focused
    ways: dict[str | None, list[tuple[int, int]]] = {start: []}
    waiting = [start]
    while waiting and name not in ways:
        here = waiting.pop(0)
        for key, held in WALKS:
            spots.focused = here
            spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=held))
            if spots.focused not in ways:
                ways[spots.focused] = [*ways[here], (key, held)]
                waiting.append(spots.focused)
    spots.focused = start
    return ways[name]


def walk(driver: Driver, name: str) -> int:
    """Go to a place: the number of presses."""
    way = shortest_way(driver, name)
    for code, held in way:
        driver.key(code, held)
    assert driver.top.spots.focused == name
    return len(way)


def press(driver: Driver, name: str) -> int:
    """Press a place with keys, or lay there what is in the hand: the number of presses."""
    key = driver.top.spots.get(name).key
    if len(key) == 1 and driver.top.spots.held is None:
        driver.key(pygame.key.key_code(key), wait=4)
        return 1
    presses = walk(driver, name)
    driver.key(pygame.K_RETURN, wait=4)
    return presses + 1
