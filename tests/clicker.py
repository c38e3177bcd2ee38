"""A player that knows nothing of the rules: it uses whatever the scenes light up, with the mouse alone."""

import random
from collections.abc import Callable
from functools import partial

from driver import Driver

from trickerion.app.stacked_scene import StackedScene
from trickerion.play.session import Session
from trickerion.table.director import director_of
from trickerion.ui.hotspot import Hotspot

CLICKS = (
    "action.",
    "option.",
    "trick.",
    "wing_",
    "performance_",
    "preview.",
    "extra_",
    "draft.",
    "show.",
    "cards.",
    "dock.decline",
    "dock.skip",
    "power.",
    "sheet.",
)
"""What is clicked, by the beginning of its name, while a decision is open."""

CALM = 600
"""Deeds without a move after which the game is stuck."""

Deed = Callable[[], object]


class Clicker:
    """Plays the game on the table of ``driver`` to its end. ``stuck`` says what was on the screen, for a failure."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.dice = random.Random(seed)
        self.scenes: set[str] = set()

    @property
    def session(self) -> Session:
        """The running game."""
        director = director_of(self.driver.app)
        assert director is not None
        assert isinstance(director.session, Session)
        return director.session

    def play(self, most: int = 20000) -> None:
        """Use the mouse until the final score is on the screen. Fails when nothing moves on."""
        calm, moves = 0, -1
        for _ in range(most):
            if self._name() == "ScoringScene":
                return
            self.step()
            calm = 0 if len(self.session.game.moves) != moves else calm + 1
            moves = len(self.session.game.moves)
            assert calm < CALM, self.stuck()
        raise AssertionError(f"no end in sight: {self.stuck()}")

    def stuck(self) -> str:
        """What is on the screen."""
        decision = self.session.decision
        asked = decision.question if decision is not None else "nothing"
        spots = sorted(self.driver.top.spots.names())
        return f"{self._name()} asks {asked} in turn {self.session.game.state.turn}: {spots}"

    def step(self) -> None:
        """One deed, or one frame while others decide."""
        self.scenes.add(self._name())
        if self.session.pace.is_thinking and not getattr(self.driver.top, "holds_game", False):
            self.session.pace.go_on()
            self.session.opponents.wait(0.05)
            self.driver.frames(1)
            return
        deeds = self._deeds()
        self.dice.choice(deeds)() if deeds else self.driver.frames(1)

    def _name(self) -> str:
        return type(self.driver.top).__name__

    def _deeds(self) -> list[Deed]:
        top, name = self.driver.top, self._name()
        if name in ("CurtainScene", "LiftingCurtain"):
            return [lambda: self.driver.click((960, 900))]
        if name == "DialogScene":
            last = [spot for spot in top.spots.names() if spot.startswith("dialog.answer_")][-1]
            return [lambda: self.driver.click(last)]
        if name == "WorkshopScene":
            return [lambda: self.driver.click("to_board")]
        if name == "HeirScene":
            return [lambda: self.driver.click("heir.run" if "heir.run" in top.spots else "heir.go_on")]
        if name in ("TheaterScene", "AcademyScene") and not getattr(top, "holds_game", False):
            return [lambda: self.driver.click("dock.back")]
        if name == "ResidenceScene":
            return self._clicks(top, ("trick.",)) or [lambda: self.driver.click("close")]
        return self._drags(top) + self._clicks(top, CLICKS) + self._done(top)

    def _clicks(self, top: StackedScene, kinds: tuple[str, ...]) -> list[Deed]:
        spots = [spot for spot in map(top.spots.get, top.spots.names()) if spot.name.startswith(kinds)]
        return [partial(self.driver.click, spot.name) for spot in spots if spot.enabled and spot.on_click]

    def _drags(self, top: StackedScene) -> list[Deed]:
        """Things that can be picked up, each with a place that takes it."""
        found: list[Deed] = []
        for spot in map(top.spots.get, top.spots.names()):
            if spot.payload is None or not spot.enabled or spot.name.startswith(("place.", "wing_", "performance_")):
                continue
            takers = [other for other in self._takers(top, spot.payload) if other != "hand"]
            if takers:
                target = self.dice.choice(takers)
                found.append(lambda a=spot.name, b=target: self.driver.drag(a, b))  # type: ignore[misc]
        return found

    @staticmethod
    def _takers(top: StackedScene, payload: object) -> list[str]:
        return [spot.name for spot in map(top.spots.get, top.spots.names()) if spot.takes(payload)]

    def _done(self, top: StackedScene) -> list[Deed]:
        def usable(spot: Hotspot) -> bool:
            return spot.enabled and spot.on_click is not None

        names = [n for n in ("dock.done", "draft.choose", "popup.done") if n in top.spots and usable(top.spots.get(n))]
        return [lambda name=name: self.driver.click(name) for name in names]  # type: ignore[misc]
