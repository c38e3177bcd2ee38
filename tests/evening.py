"""The first evening in the window: a hand that does what the stage director wishes, by itself or by Next."""

from collections.abc import Callable
from typing import Self

from driver import Driver

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.guide.guide import Guide
from trickerion.scenes.guide.plans import PLANS, SHOW
from trickerion.scenes.guide.script import HEIRS_TURN, WELCOME, wish
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.seam.scene import SeamScene
from trickerion.screens.first_evening.lesson import lesson_of
from trickerion.ui.hotspots import Hotspots

READ = (WELCOME, HEIRS_TURN)
ENOUGH = 3000
"""Frames after which the evening stands still."""


class Evening:
    """Plays the evening on a driver. ``steps`` are those that were shown, in their order."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.steps: list[str] = []
        driver.app.settings.opponents_pace = 0.0
        driver.app.settings.heir_pace = "at_once"
        driver.open("title", how="reset")

    # --- what there is
    @property
    def guide(self) -> Guide | None:
        overlay = self.driver.app.overlay
        return overlay if isinstance(overlay, Guide) else None

    @property
    def step(self) -> str:
        return self.guide.step if self.guide is not None else ""

    @property
    def stop(self) -> str:
        return self.guide.stop if self.guide is not None else ""

    @property
    def session(self) -> Session:
        session = self.driver.app.session
        assert isinstance(session, Session)
        return session

    @property
    def spots(self) -> Hotspots:
        return self.driver.top.spots

    @property
    def made(self) -> int:
        return len(self.session.game.moves)

    # --- what is done
    def choose(self, label: str) -> None:
        """Answer the dialog on top."""
        answers = [answer.label for answer in self.driver.top.answers]  # type: ignore[attr-defined]
        self.driver.click(f"dialog.answer_{answers.index(label)}")
        self.driver.frames(6)

    def begin(self, kind: str, stop: str = "", step: str = "") -> Self:
        """Past the welcome to the table, and on by Next to a stop and a step of it."""
        self.driver.open("evening", lesson=kind)
        self.driver.frames(6)
        if step != WELCOME and self.wait() == WELCOME:
            self.next()
            self.driver.frames(1)
        if stop:
            self.to(stop)
        while step and self.wait() != step:
            self.next()
        return self

    def wait(self) -> str:
        """Until the director wishes something, or the evening is over; what is shown then."""
        for _ in range(ENOUGH):
            self.driver.frames(1)
            if self.guide is None or (self.step and "guide.next" in self.spots):
                break
            self._pass()
        else:
            raise AssertionError(f"nothing is wished: {type(self.driver.top).__name__}")
        self.steps += [self.step] if self.step else []
        self._require_clear()
        return self.step

    def _require_clear(self) -> None:
        """The bubble lies on the canvas, over nothing that is lit, and its text fits."""
        if self.guide is not None and self.guide.step:
            paper = self.spots.rect("guide.paper")
            assert self.driver.app.window.canvas.get_rect().contains(paper)
            names = [name for name in self.spots.names() if name not in self.spots.layout.guests]
            lit = [
                self.spots.rect(name) for name in names if self.spots.layout.open_to and self.spots.layout.open_to(name)
            ]
            assert paper.collidelist([rect for rect in lit if rect.w < 1000 or rect.top > 590]) < 0, self.step

    def _pass(self) -> None:
        top = self.driver.top
        if self.session.pace.is_thinking:
            self.session.pace.go_on()
            self.session.opponents.wait(0.05)
        if isinstance(top, PerformanceScene) and "show.go_on" in self.spots:
            self.driver.click("show.go_on")
        elif isinstance(top, HeirScene):
            self.driver.click("heir.run" if "heir.run" in self.spots else "heir.go_on")
        elif isinstance(top, SeamScene) and (top.closed.legal or top.telling.seam.is_first):
            self._answer_seam()

    def _answer_seam(self) -> None:
        """One of the Heir's dice is the player's own choice; else the sheet goes on."""
        dice = [self.spots.get(name) for name in self.spots.names() if name.startswith("seam.closed.")]
        self.driver.click(next((spot.name for spot in dice if spot.focusable), "seam.go_on"))

    def next(self) -> None:
        """Let it be done."""
        self.driver.click("guide.next")
        self.driver.frames(1)

    def by_hand(self) -> None:
        """Do it like a player; a card is read."""
        if self.step in READ:
            self.next()
            return
        lesson = lesson_of(self.session)
        wanted = wish(self.session, PLANS.get(lesson.id if lesson is not None else "", SHOW))
        if wanted is None:
            self._answer_seam()
            return
        for step in self._ways(wanted.moves[0]):
            step()

    def _ways(self, move: m.Move) -> list[Callable[[], object]]:
        driver, spots = self.driver, self.spots
        match move:
            case m.LayCard(character=character, card=card):
                return [lambda: driver.drag(f"card.{card}", f"place.{character}")]
            case m.PlaceCharacter(character=character, slot=slot):
                return [lambda: driver.drag(f"character.{character}", f"slot.{slot}")]
            case m.Buy():
                return [lambda: driver.click("option.0" if "trade.cancel" in spots else "action.buy")]
            case m.Prepare():
                return [lambda: driver.click("action.prepare")]
            case m.SetUpTrick():
                return [lambda: driver.click("wing_1" if "wing_1" in spots else "action.set_up_trick")]
            case m.PlaceMarker(card=card, slot=slot):
                row = [card.id for card in self.session.view.state.row]
                return [lambda: driver.click(f"performance_{row.index(card) + 1}.slot_{slot + 1}")]
            case m.Perform():
                return [lambda: driver.click("show.perform")]
        return [lambda: driver.click("dock.done")]

    def to(self, stop: str) -> None:
        """On to a stop, by Next."""
        while self.wait() and self.stop != stop:
            self.next()
