"""The curtain between people at one screen."""

from driver import Driver
from table import ASSIGNMENT, Table

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.rules.moves import FinishAssignment
from trickerion.scenes.curtain import CurtainScene, LiftingCurtain


def closed_curtain(driver: Driver, motion: float = 0.0) -> tuple[Session, CurtainScene]:
    session = Session(Table(2).phase(ASSIGNMENT).game, None)
    session.lift_curtain()
    open_scene(driver.app, "assignment", how="reset", session=session)
    session.play(FinishAssignment())
    assert session.needs_curtain
    driver.app.settings.motion = motion
    scene = driver.open("curtain", session=session)
    driver.frames(60)
    return session, scene


def test_it_hides_everything_and_names_the_next_player(driver: Driver) -> None:
    session, scene = closed_curtain(driver)
    assert scene.opaque and scene.seat == 1 and session.viewer == 0


def test_a_click_anywhere_lifts_it(driver: Driver) -> None:
    session, _ = closed_curtain(driver)
    driver.click((60, 900), wait=3)
    assert session.viewer == 1 and not any(isinstance(scene, CurtainScene) for scene in driver.app.stack)


def test_nothing_reaches_what_lies_behind(driver: Driver) -> None:
    session, scene = closed_curtain(driver, motion=1.0)
    driver.drag((200, 900), (300, 400))
    assert driver.top is not scene  # the button went up: lifted
    assert session.game.state.players[1].characters["magician"].card == ""


def test_the_lifting_curtain_goes_by_itself_and_at_a_click(driver: Driver) -> None:
    _, scene = closed_curtain(driver, motion=1.0)
    scene.lift()
    driver.frames(5)
    assert isinstance(driver.top, LiftingCurtain) and 0 < driver.top.openness < 1
    driver.click((900, 500), wait=3)
    assert not isinstance(driver.top, LiftingCurtain)
