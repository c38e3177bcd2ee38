"""The board of a Duel: Turn Setup cards, what they cover and why, printed markers that nobody can take."""

from typing import Any

import pygame
import pytest
from driver import Driver
from given import of_kind
from played_games import game_until
from wanderer import options

from trickerion.language.speech import signed
from trickerion.play.session import Session
from trickerion.rules.ask.board import day_facts, slot_facts
from trickerion.rules.ask.duel import duel
from trickerion.rules.catalog import DUEL, SLOTS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.duel.module import covered_next, duel_of
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import NEUTRAL
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.theater import glance
from trickerion.screens.board.duel import NEXT, NOW
from trickerion.table.director import BOARD
from trickerion.ui.bubble import Tip
from trickerion.ui.markers import marker_image
from trickerion.words import duel as words
from trickerion.words.names import DAY
from trickerion.words.screens import theater as theater_words

MODULES = [(DUEL,), ("dark_alley", "prophecies", DUEL), ("dark_alley", "prophecies", "academy", DUEL)]


def placing(modules: tuple[str, ...] = MODULES[1], turn: int = 2) -> Game:
    """A Duel of two people in which the first seat places a Character."""
    return asked(modules, turn, "Placing")


def asked(modules: tuple[str, ...], turn: int, question: str) -> Game:
    """A Duel of two people in which the first seat is asked this in a turn."""
    options = GameOptions((Seat("Ada", "person"), Seat("Iris", "person")), modules=modules)

    def reached(game: Game) -> bool:
        decision = game.decision
        return decision is not None and (game.state.turn, decision.question, decision.seat) == (turn, question, 0)

    return game_until(options, "window", [("assistant", 0)] * 2, reached)


def show(driver: Driver, game: Game) -> BoardScene:
    session = Session(game, None, pace=0.0)
    session.lift_curtain()
    scene = of_kind(BoardScene, driver.open("board", how="reset", session=session))
    scene.director.wanted = lambda: BOARD  # type: ignore[method-assign]
    driver.frames(4)
    return scene


def tip(scene: Any, name: str) -> str:
    make = scene.spots.get(name).tip
    found = make() if make is not None else None
    assert isinstance(found, Tip)
    return " ".join((found.title, *found.body, found.note))


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_both_turn_setup_cards_lie_beside_the_board_and_say_what_they_cover(
    driver: Driver, modules: tuple[str, ...]
) -> None:
    scene = show(driver, placing(modules))
    board = duel_of(scene.session.view.state)
    for name, card in ((NOW, board.current), (NEXT, board.deck[0])):
        said = words.covered(card, ("downtown", "market_row", "dark_alley", "academy")[: len(modules) + 1])
        assert said.split(";")[0] in tip(scene, name)
        assert all(day.title() in tip(scene, name) for day in TURN_SETUPS[card].days)


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_the_sheet_between_turns_says_what_is_covered_now_and_next(modules: tuple[str, ...]) -> None:
    state = placing(modules).state
    board = duel_of(state)
    for card, said in ((board.current, 0), (board.deck[0], 1)):
        for day in TURN_SETUPS[card].days:
            assert DAY[day] in words.covered_place(duel(state), "theater").body[said]
        for slot in TURN_SETUPS[card].slots["market_row"]:
            assert signed(SLOTS[slot].modifier) in words.covered_place(duel(state), "market_row").body[said]


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_nothing_in_the_right_column_lies_on_anything_else(driver: Driver, modules: tuple[str, ...]) -> None:
    scene = show(driver, placing(modules))
    names = [NOW, NEXT, "opponent.1", *(["prophecy"] if "prophecy" in scene.spots.names() else [])]
    rects = [scene.spots.rect(name) for name in names] + [scene.log.rect]
    for number, rect in enumerate(rects):
        assert not [other for other in rects[number + 1 :] if other.colliderect(rect)]
    assert scene.log.rect.h > 60, "the log can still be read"


def test_a_card_of_the_column_lights_the_places_that_it_covers(driver: Driver) -> None:
    scene = show(driver, placing())
    state = scene.session.view.state
    opening = next(slot for slot in sorted(covered_next(state) - state.closed) if not SLOTS[slot].day)
    around = scene.spots.rect(f"slot.{opening}").inflate(8, 8)
    driver.move((4, 4))
    before = driver.canvas.subsurface(around).copy()
    driver.move(NEXT)
    driver.frames(2)
    assert pygame.image.tobytes(driver.canvas.subsurface(around), "RGB") != pygame.image.tobytes(before, "RGB")


def test_a_covered_slot_says_why_and_what_opens_next_turn(driver: Driver) -> None:
    scene = show(driver, placing())
    state = scene.session.view.state
    for slot in (slot for slot in state.closed if f"slot.{slot}" in scene.spots.names()):
        said = tip(scene, f"slot.{slot}")
        assert "covered this turn" in said
        assert slot_facts(state, slot).closed == "covered_this_turn"
        assert ("It is covered next turn" in said) is (slot in covered_next(state))


def test_a_covered_weekday_says_so_on_the_board_and_in_the_theater(driver: Driver) -> None:
    scene = show(driver, placing())
    state = scene.session.view.state
    covered = [day for day in ("thursday", "friday", "saturday", "sunday") if day_facts(state, day).stage.closed]
    assert len(covered) == 2
    theater = driver.open("theater", session=scene.session)
    for day in ("thursday", "friday", "saturday", "sunday"):
        for said in (tip(scene, f"day.{day}"), tip(theater, day)):
            assert ("covered this turn" in said) is (day in covered)


@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_who_plans_sees_what_is_covered_now_and_next(driver: Driver, modules: tuple[str, ...]) -> None:
    session = Session(asked(modules, 2, "Assigning"), None, pace=0.0)
    session.lift_curtain()
    scene, state = driver.open("assignment", how="reset", session=session), session.view.state
    coming, said = duel_of(state).deck[0], tip(scene, "plans.next_setup")
    assert all(day.title() in said for day in TURN_SETUPS[coming].days)
    theater, downtown = tip(scene, "card.theater"), tip(scene, "card.downtown")
    assert "Covered this turn by the Turn Setup card" in theater
    assert "Covered this turn" in downtown
    assert all(day.title() in theater for day in TURN_SETUPS[coming].days)
    assert words.opens_next(duel(state), "downtown") in downtown
    rows = scene.plans.rows()
    assert all(scene.plans.rect.contains(row) for row in rows.values())
    assert ("components" in rows) is ("academy" not in modules), "without room for all they leave first"


def test_in_the_last_turn_no_card_follows(driver: Driver) -> None:
    scene = show(driver, placing((DUEL,), 5))
    assert NEXT not in scene.spots.names()
    assert NOW in scene.spots.names()
    slot = next(slot for slot in sorted(scene.session.view.state.closed))
    assert "Next turn" not in tip(scene, f"slot.{slot}")


def test_a_printed_marker_cannot_be_taken_for_a_players(driver: Driver) -> None:
    """It is grey, with a rivet where others have a suit; the hand does not take it."""
    scene = show(driver, placing())
    theater = driver.open("theater", session=scene.session)
    row, found = scene.session.view.state.row, 0
    for number, card in enumerate(row, 1):
        for slot, marker in enumerate(card.markers, 1):
            if marker is not None and marker.owner == NEUTRAL:
                spot = theater.spots.get(f"performance_{number}.slot_{slot}")
                assert spot.on_click is None
                assert spot.payload is None
                assert "You may link with it, but nothing can cover" in tip(theater, spot.name)
                found += 1
    assert found
    assert glance.link_notes(theater.table)[-1] == theater_words.PRINTED_LEVEL
    middle = (41, 41)
    assert marker_image("neutral", "", 40, 0).get_at(middle) != marker_image("neutral", "", 40).get_at(middle)


def test_other_games_have_no_turn_setup(driver: Driver) -> None:
    scene = show(driver, Game.new(options(2), "usual"))
    assert not {NOW, NEXT} & set(scene.spots.names())
