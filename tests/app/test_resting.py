"""A window in which nothing happens is neither drawn nor shown again; whatever happens is seen."""

import threading
from typing import Any

import pygame
import pytest
from driver import Driver, monkey
from played_games import play_until

from trickerion.app.pacing import DOZE, NAP, SLOW_HEARTBEAT, Pacing, events_within
from trickerion.app.registry import do_ahead, open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.scenes.board.scene import BoardScene
from trickerion.ui.shapes import breathe
from trickerion.ui.spot_tips import TIP_DELAY
from trickerion.ui.typing_line import TypingLine

FRAME, HEARTBEAT = 1 / 60, 0.1
AGAINST_A_BOT = GameOptions((Seat("Ada"), Seat("Two", "random")))


class Loop(Driver):
    """Runs the program as its loop does: what has not changed is not drawn, and if asked to it does things ahead."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app)
        self.works_ahead = False
        driver.app.settings.motion = 1.0
        load_scenes()

    def frames(self, count: int = 2, dt: float = FRAME) -> None:
        for _ in range(count):
            if self.works_ahead:
                do_ahead()
            self.app.step(pygame.event.get(), dt)

    def rest(self) -> None:
        """Let ten seconds pass; of what moves meanwhile the end is drawn."""
        self.frames(12, FRAME)
        moved = [self.app.live(pygame.event.get(), HEARTBEAT) for _ in range(98)]
        if any(moved):
            self.app.draw()

    def drawn(self) -> bytes:
        return self.app.window.canvas.get_view("2").raw


@pytest.fixture
def loop(driver: Driver) -> Loop:
    return Loop(driver)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every picture that the window shows."""
    pictures: list[int] = []
    update = pygame.display.update

    def count(parts: Any) -> None:
        pictures.append(1)
        update(parts)

    monkeypatch.setattr(pygame.display, "update", count)
    return pictures


def open_board(loop: Loop, question: str = "Placing") -> Session:
    """The table of two people, one of whom has to answer that question."""
    session = play_until(2, "rest", lambda game: game.decision is not None and game.decision.question == question)
    open_scene(loop.app, "board", how="reset", session=session)
    return session


SCENES = ("title", "setup", "how_to_play")
OTHERS = ("solo_setup", "settings", "load", "records", "credits")


@pytest.mark.parametrize("name", [*SCENES, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
@pytest.mark.parametrize("works_ahead", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_menu_that_nobody_touches_is_not_drawn_again(
    loop: Loop, shown: list[int], name: str, works_ahead: bool
) -> None:
    loop.works_ahead = works_ahead
    open_scene(loop.app, "title")
    if name != "title":
        open_scene(loop.app, name)
    loop.rest()
    assert shown
    shown.clear()
    loop.frames(100, HEARTBEAT)
    assert not shown


@pytest.mark.slow
def test_the_credits_roll_while_somebody_is_there_then_rest_and_go_on(loop: Loop, shown: list[int]) -> None:
    credits = loop.open("credits")
    loop.frames(300, FRAME)
    rolled = credits._scrolling.offset
    assert rolled > 0
    loop.rest()
    shown.clear()
    rested = credits._scrolling.offset
    loop.frames(100, HEARTBEAT)
    assert not shown
    assert rolled < rested == credits._scrolling.offset < credits._scrolling.end
    assert loop.app.pause == SLOW_HEARTBEAT
    loop.move((3, 3))
    loop.frames(60, FRAME)
    assert shown
    assert credits._scrolling.offset > rested


@pytest.mark.parametrize("question", ["Assigning", "Placing", "CharacterActs", "ChoosingShow"])
def test_a_person_s_turn_is_not_drawn_again_while_the_person_thinks(
    loop: Loop, shown: list[int], question: str
) -> None:
    open_board(loop, question)
    loop.rest()
    assert shown
    shown.clear()
    loop.frames(100, HEARTBEAT)
    assert not shown


def test_lights_breathe_while_somebody_is_there_and_rest_at_their_fullest(loop: Loop, shown: list[int]) -> None:
    open_board(loop)
    loop.rest()
    assert breathe(loop.top.breath.seconds) == pytest.approx(1.0)
    assert loop.app.pause == SLOW_HEARTBEAT
    loop.move((3, 3))
    loop.frames(20, FRAME)
    shown.clear()
    loop.frames(20, FRAME)
    assert len(shown) == 20
    assert breathe(loop.top.breath.seconds) < 1.0
    assert 0 < loop.app.pause < HEARTBEAT


def test_without_motion_lights_stand_still(loop: Loop, shown: list[int]) -> None:
    loop.app.settings.motion = 0.0
    open_board(loop)
    loop.frames(60, FRAME)
    shown.clear()
    loop.frames(30, FRAME)
    assert not shown
    assert breathe(loop.top.breath.seconds) == pytest.approx(1.0)


def test_a_tip_comes_though_the_pointer_lies_still(loop: Loop) -> None:
    open_scene(loop.app, "title")
    loop.rest()
    before = loop.drawn()
    loop.move("title.new")
    loop.frames(1)
    hovered = loop.drawn()
    loop.frames(round(TIP_DELAY * 60) + 20)
    assert loop.top.spots.tip() is not None
    assert len({before, hovered, loop.drawn()}) == 3


def test_what_moves_gets_every_frame(loop: Loop, shown: list[int]) -> None:
    open_board(loop)
    loop.rest()
    shown.clear()
    ended: list[bool] = []
    loop.top.timeline.add(1.0, lambda _share: None, done=lambda: ended.append(True))
    while not ended:
        assert loop.app.pause == 0.0
        loop.frames(1)
    assert len(shown) >= 58


def test_a_piece_in_the_hand_follows_the_pointer_and_rests_with_it(loop: Loop, shown: list[int]) -> None:
    open_board(loop)
    name = next(name for name in loop.top.spots.names() if loop.top.spots.get(name).payload is not None)
    loop.press(name)
    loop.move((900, 500), held=True)
    assert loop.top.spots.held is not None
    loop.rest()
    shown.clear()
    loop.frames(30, HEARTBEAT)
    assert not shown
    before = loop.drawn()
    loop.move((930, 520), held=True)
    assert shown
    assert loop.drawn() != before


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.VIDEORESIZE, pygame.WINDOWRESTORED])
def test_a_window_that_is_uncovered_or_resized_is_shown_again(loop: Loop, kind: int) -> None:
    open_scene(loop.app, "title")
    loop.rest()
    loop.app.window.screen.fill("red")
    pygame.event.post(pygame.event.Event(kind, size=(1920, 1080), w=1920, h=1080))
    loop.frames(1)
    assert loop.app.window.screen.get_view("2").raw == loop.drawn()


def test_a_message_comes_and_goes_by_itself(loop: Loop, shown: list[int]) -> None:
    open_board(loop)
    loop.rest()
    plain = loop.drawn()
    loop.on(BoardScene).toasts.say("Notice", "The disk is full.", stays=9.0)
    loop.frames(70, HEARTBEAT)
    assert loop.drawn() != plain
    shown.clear()
    loop.frames(9, HEARTBEAT)
    assert not shown, "it stands still meanwhile"
    loop.rest()
    assert loop.drawn() == plain


def test_the_cursor_of_a_line_blinks_until_nobody_is_there_then_it_stands(loop: Loop, shown: list[int]) -> None:
    open_scene(loop.app, "title")
    scene = open_scene(loop.app, "setup")
    line = next(e for e in scene.widgets._elements if isinstance(e, TypingLine))
    loop.app.settings.motion = 0.0  # nothing else moves
    loop.rest()
    without = loop.drawn()
    scene.widgets.type_in(line)
    loop.app.pacing.touch()
    looks = set()
    for _ in range(30):
        loop.frames(1, HEARTBEAT)
        looks.add(loop.drawn())
    assert len(looks) == 2
    loop.frames(110, HEARTBEAT)
    shown.clear()
    loop.frames(30, HEARTBEAT)
    assert not shown
    assert loop.drawn() in looks - {without}


def test_a_sleeper_looks_for_events_less_often() -> None:
    pacing = Pacing()
    pacing.touch()
    assert pacing.nap == NAP
    pacing.pass_time(60.0)
    assert pacing.nap == DOZE > NAP


def test_a_call_from_another_thread_wakes_the_loop(driver: Driver) -> None:
    pygame.event.get()
    made: list[int] = []
    thread = threading.Thread(target=lambda: driver.app.post(lambda: made.append(1)))
    thread.start()
    assert events_within(60.0)
    thread.join()
    driver.app.step([], FRAME)
    assert made


def test_the_answer_of_an_opponent_wakes_the_loop_and_its_move_is_seen(loop: Loop, shown: list[int]) -> None:
    session = Session(Game.new(AGAINST_A_BOT, "wake"), None, pace=0.0)
    loop.app.settings.opponents_pace = 0.0
    open_scene(loop.app, "board", how="reset", session=session)
    loop.frames(2)
    while session.legal:
        session.play(session.legal[0])
    loop.frames(3)
    made = len(session.game.moves)
    while len(session.game.moves) == made:
        shown.clear()
        loop.app.step(events_within(0.0 if loop.app.is_moving else 60.0), FRAME)
    assert shown
    session.close()


def test_a_scene_may_ask_for_its_moment(loop: Loop) -> None:
    session = Session(Game.new(AGAINST_A_BOT, "pace"), None, pace=0.05, clock=lambda: 0.0)
    open_scene(loop.app, "board", how="reset", session=session)
    loop.app.settings.opponents_pace = 24.0
    while session.legal:
        session.play(session.legal[0])
    loop.rest()
    assert session.pace.is_thinking
    assert session.pace.due is not None
    assert loop.app.pause == pytest.approx(session.pace.due)
    session.close()


@pytest.mark.parametrize(
    "name", ["title", "board", *(pytest.param(name, marks=pytest.mark.slow) for name in ("setup", "settings"))]
)
def test_what_is_on_the_screen_is_what_would_be_drawn_now(loop: Loop, name: str) -> None:
    open_board(loop) if name == "board" else open_scene(loop.app, name, how="reset")
    for number in range(7):
        monkey(loop, 4, number)
        if not loop.app.running or loop.app.stack.top is None:
            return
        loop.frames(8, HEARTBEAT)
        on_screen = loop.drawn()
        loop.app.draw()
        assert loop.drawn() == on_screen, type(loop.top).__name__
