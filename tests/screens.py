"""The screens of the program, each with how it is opened over a table or over the title."""

from collections.abc import Callable
from typing import Any

from driver import Driver
from given import of_kind
from solo import solo_options

from trickerion.app.registry import open_scene
from trickerion.app.stacked_scene import StackedScene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.screens.dialog import Reply
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.storage.reader import OpenedGame
from trickerion.table.game_scene import GameScene

Open = Callable[[Driver, Session], StackedScene]


def of_the_game(name: str) -> Open:
    return lambda driver, session: open_scene(driver.app, name, session=session)


def of_the_program(name: str, **more: Any) -> Open:
    return lambda driver, _session: open_scene(driver.app, name, **more)


def nothing() -> None:
    """What an answer does that no test gives."""


def session_at(scene: GameScene) -> Session:
    """The game of a scene, which is played at this computer."""
    return of_kind(Session, scene.session)


def stay_as_it_is(session: Session) -> None:
    """Looked at as it stands now: a made-up table cannot be played again from its seed."""
    now = session.view
    vars(session.sight)["view_at"] = lambda _index: now


ASKED = {"title": "Sure?", "text": "Really."}
GAME_SCREENS: dict[str, Open] = {
    "board": lambda driver, _session: driver.top,
    **{name: of_the_game(name) for name in ("assignment", "theater", "workshop", "residence", "performance", "draft")},
    **{name: of_the_game(name) for name in ("heir", "log", "pause")},
    **{name: of_the_program(name) for name in ("settings", "load", "records")},
    "confirm": of_the_program("confirm", **ASKED, yes="Yes", on_yes=nothing),
    "notice": of_the_program("notice", **ASKED),
    "choose": of_the_program("choose", **ASKED, answers=[Reply("Not Now", escape=True), Reply("Do", primary=True)]),
}
TYPING: dict[str, Open] = {
    "entry": of_the_program("entry", **ASKED, on_done=nothing),
    "how_to_play": of_the_program("how_to_play"),
}
MENUS: dict[str, Open] = {
    **{
        name: of_the_program(name)
        for name in ("title", "setup", "solo_setup", "settings", "load", "records", "credits")
    },
    "setup_points": lambda driver, _: open_scene(driver.app, "setup_points", plan=SetUpPlan(), on_change=nothing),
    "notice": of_the_program("notice", **ASKED),
    "curtain": lambda driver, _: open_scene(driver.app, "curtain", session=solo_session()),
}


def solo_session() -> Session:
    """A solo game that has just begun."""
    session = Session.of_opened(OpenedGame(Game.new(solo_options(setup="beginner"), "keys")), None, pace=1e9)
    session.news.take_events()
    return session
