"""A turn by finger: taps, drags, long presses and two fingers on the table itself; nothing stays lit."""

from typing import Any

import pygame
import pytest
from by_keys import of_people
from driver import Driver, Point
from scenes.test_whole_turn_by_keys import TABLES, Straight, at_the_posters, turn_over
from table import ASSIGNMENT, Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.also import AlsoScene
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.theater.scene import TheaterScene

FRAME = 1 / 60


class Finger(Driver):
    """A driver whose clicks are taps and whose drags are those of a finger, as SDL tells them."""

    def _post(self, mouse: int, finger: int, at: Point, **more: Any) -> None:
        width, height = self.app.window.letterbox.points
        place = self.app.window.letterbox.to_window(at)
        shared: dict[str, Any] = {
            "touch_id": 1,
            "finger_id": 1,
            "x": place[0] / width,
            "y": place[1] / height,
            "dx": 0,
            "dy": 0,
        }
        told = pygame.event.Event(mouse, pos=place, touch=True, **more)
        self._look_up(told)
        self.app.live([pygame.event.Event(finger, pressure=1, **shared), told], FRAME)

    def down(self, at: Point) -> None:
        """The finger comes down."""
        self._post(pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, at, button=1)

    def slide(self, at: Point) -> None:
        """The finger moves."""
        self._post(pygame.MOUSEMOTION, pygame.FINGERMOTION, at, rel=(1, 1), buttons=(1, 0, 0))

    def up(self, at: Point) -> None:
        """The finger leaves."""
        self._post(pygame.MOUSEBUTTONUP, pygame.FINGERUP, at, button=1)
        assert self.top.spots.hovered is None, "nothing stays lit"

    def click(self, *places: str | Point, button: int = 1, wait: int = 0) -> None:
        assert button == 1, "a finger has no other one"
        for place in places:
            at = self.center(place)
            self.down(at)
            self.up(at)
        self.frames(wait or 1)

    def drag(self, start: str | Point, end: str | Point) -> None:
        begin, end = self.center(start), self.center(end)
        self.down(begin)
        self.slide(((begin[0] + end[0]) // 2, end[1]))
        self.slide(end)
        self.up(end)
        self.frames(1)

    def rest(self, place: str) -> None:
        """A long press."""
        at = self.center(place)
        self.down(at)
        self.frames(40)
        self.up(at)
        self.frames(2)


@pytest.fixture
def finger(driver: Driver) -> Finger:
    made = Finger(driver.app)
    made.is_watched = False
    made.app.settings.confirm, made.app.settings.opponents_pace = False, 0.0
    return made


@pytest.mark.parametrize(
    "kind", ["base", *(pytest.param(kind, marks=pytest.mark.slow) for kind in ("academy", "powers"))]
)
def test_a_whole_turn_is_played_by_finger(finger: Finger, kind: str) -> None:
    session = Session(of_people(at_the_posters(TABLES[kind], 3)), None, pace=0.0)
    session.lift_curtain()
    finger.open("board", how="reset", session=session)
    finger.frames(5)
    turn, before, clicker = session.game.state.turn, len(session.game.moves), Straight(finger, 5)
    for _ in range(1200):
        if turn_over(session, turn):
            break
        clicker.step()
    assert turn_over(session, turn), clicker.stuck()
    made = {type(move) for move in session.game.moves[before:]}
    assert {m.LayCard, m.FinishAssignment, m.PlaceCharacter} <= made
    assert finger.app.failures == 0


def sit_down(finger: Finger, table: Table, scene: str = "board") -> Session:
    session = Session(table.game, None, pace=1e9)
    session.lift_curtain()
    finger.open("board", how="reset", session=session)
    finger.frames(4)
    if scene != "board":
        finger.open(scene, session=session)
        finger.frames(4)
    return session


def test_a_trick_is_given_back_by_a_long_press(finger: Finger) -> None:
    session = sit_down(finger, Table().alone().trick(0, "levitation").acts(0, "magician", "downtown.0"))
    finger.rest("trick.0")
    assert isinstance(finger.top, AlsoScene)
    finger.click("also.0", wait=4)
    assert isinstance(session.game.moves[-1], m.ReturnTrick)


def test_a_marker_is_set_up_and_turned_by_finger(finger: Finger) -> None:
    table = Table().alone().row("riverside_01", "riverside_10").trick(0, "linking_rings", "hearts", markers=2)
    session = sit_down(
        finger, table.marker("riverside_01", 0, 1, "levitation", "down").acts(0, "magician", "friday.backstage.0")
    )
    finger.click("action.set_up_trick", wait=6)
    assert isinstance(finger.top, TheaterScene)
    finger.rest("performance_1.slot_2")
    assert isinstance(finger.top, AlsoScene), "what the wheel does is in the list: the marker is turned"
    finger.click("also.0", wait=4)
    assert isinstance(finger.top, TheaterScene)
    finger.click("performance_1.slot_2", wait=4)
    assert any(isinstance(move, m.PlaceMarker) for move in session.game.moves)


def test_the_cards_of_the_theater_are_seen_from_the_assignment(finger: Finger) -> None:
    table = Table().alone().row("riverside_01", "riverside_10").phase(ASSIGNMENT)
    sit_down(finger, table)
    assert isinstance(finger.top, AssignmentScene)
    finger.click("mini.0", wait=4)
    assert isinstance(finger.top, TheaterScene)
    finger.click("dock.back", wait=4)
    assert isinstance(finger.top, AssignmentScene)


def test_a_card_goes_back_by_finger(finger: Finger) -> None:
    session = sit_down(finger, Table().alone().phase(ASSIGNMENT))
    finger.drag("card.downtown", "place.magician")
    assert session.game.state.players[0].characters["magician"].card == "downtown"
    finger.rest("place.magician")
    assert isinstance(finger.top, AlsoScene)
    finger.click("also.0", wait=4)
    assert session.game.state.players[0].characters["magician"].card == ""


def test_a_tap_beside_a_small_button_is_meant_for_it(finger: Finger) -> None:
    session = sit_down(finger, Table().alone().phase(ASSIGNMENT))
    finger.drag("card.downtown", "place.magician")
    undo = finger.top.spots.rect("dock.undo")
    finger.click((undo.centerx, undo.bottom + 12), wait=4)
    assert session.game.state.players[0].characters["magician"].card == ""
