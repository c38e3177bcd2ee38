"""Several people at one screen: who is asked is always said; and Advertise is asked in the dock."""

from driver import Driver
from given import of_kind
from table import ADVERTISE, ASSIGNMENT, Table

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.curtain import CurtainScene, LiftingCurtain
from trickerion.scenes.draft.scene import DraftScene
from trickerion.table.top_bar import prompt_of
from trickerion.words.screens import board as words


def show(driver: Driver, made: Table) -> BoardScene:
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(made.game, None, pace=0.0)))


def test_every_question_names_the_person_who_is_asked(driver: Driver) -> None:
    scene = show(driver, Table(2).assigned(0, magician="downtown").assigned(1, magician="downtown").placing(0))
    assert prompt_of(scene.session) == ("Player 0: Place a Character", 0)


def test_the_list_for_a_question_names_the_person_too(driver: Driver) -> None:
    table = Table(2).acts(0, "magician", "downtown.0")
    table.do(m.SetDie("bank_a"))
    scene = show(driver, table)
    assert scene.popup is not None
    assert str(scene.popup.title).startswith("Player 0: ")


def test_a_banner_greets_the_next_person_when_the_screen_turns(driver: Driver) -> None:
    scene = show(driver, Table(2).assigned(0, magician="downtown").assigned(1, magician="downtown").placing(0))
    assert not scene.toasts.titles
    driver.drag("character.magician", "slot.downtown.0")
    driver.app.settings.confirm = False
    driver.click("dock.done", wait=2)
    assert words.screen_turns(name="Player 1") in scene.toasts.titles


def test_advertise_is_asked_in_the_dock_with_what_it_leaves_and_the_wages(driver: Driver) -> None:
    scene = show(driver, Table(2).purse(0, coins=7).phase(ADVERTISE))
    assert scene.popup is None
    panel = scene.board_dock.points()
    assert "You keep 6 {coin}" in panel.line
    assert "wages take up to 1" in panel.line
    driver.click("dock.done")
    assert scene.session.game.moves[-1] is m.Advertise()
    assert scene.session.game.state.players[0].coins == 6


def test_a_poster_can_be_declined_in_the_dock(driver: Driver) -> None:
    scene = show(driver, Table(2).phase(ADVERTISE))
    driver.click("dock.decline")
    assert scene.session.game.moves[-1] is m.DoNotAdvertise()


def test_a_list_that_a_click_opens_names_the_person_too(driver: Driver) -> None:
    scene = show(driver, Table(2).dice(bank_a="3", bank_b="4").acts(0, "magician", "downtown.0"))
    driver.click("action.take_coins")
    assert scene.popup is not None
    assert str(scene.popup.title).startswith("Player 0: ")


def test_the_banner_comes_where_the_next_person_is_asked(driver: Driver) -> None:
    """In the draft, too; and not once more where a curtain has just named the person."""
    options = GameOptions((Seat("Ada"), Seat("Bela")), setup="full")
    driver.open("board", how="reset", session=Session(Game.new(options, "banner"), None, pace=0.0))
    draft = driver.on(DraftScene)
    assert not draft.toasts.titles
    seat = draft.session.viewer
    while draft.session.viewer == seat:
        draft.play(draft.session.legal[0])
        driver.frames(2)
    assert draft.toasts.titles == [words.screen_turns(name=("Ada", "Bela")[draft.session.viewer])]
    assert draft.moving or draft.toasts.look
    driver.frames(80, dt=0.1)
    assert not draft.toasts.titles
    while draft.session.legal:
        draft.play(draft.session.legal[0])
    draft.session.lift_curtain()
    driver.frames(4)
    assert isinstance(driver.top, AssignmentScene)
    assert not driver.top.toasts.titles


def closed_curtain(driver: Driver, motion: float = 0.0) -> tuple[Session, CurtainScene]:
    session = Session(Table(2).phase(ASSIGNMENT).game, None)
    session.lift_curtain()
    open_scene(driver.app, "assignment", how="reset", session=session)
    session.play(FinishAssignment())
    assert session.screen.needs_curtain
    driver.app.settings.motion = motion
    scene = driver.open("curtain", session=session)
    driver.frames(60)
    return session, scene


def test_it_hides_everything_and_names_the_next_player(driver: Driver) -> None:
    session, scene = closed_curtain(driver)
    assert scene.opaque
    assert scene.seat == 1
    assert session.viewer == 0


def test_a_click_anywhere_lifts_it(driver: Driver) -> None:
    session, _ = closed_curtain(driver)
    driver.click((60, 900), wait=3)
    assert session.viewer == 1
    assert not any(isinstance(scene, CurtainScene) for scene in driver.app.stack)


def test_nothing_reaches_what_lies_behind(driver: Driver) -> None:
    session, scene = closed_curtain(driver, motion=1.0)
    driver.drag((200, 900), (300, 400))
    assert driver.top is not scene  # the button went up: lifted
    assert session.game.state.players[1].characters["magician"].card == ""


def test_the_lifting_curtain_goes_by_itself_and_at_a_click(driver: Driver) -> None:
    _, scene = closed_curtain(driver, motion=1.0)
    scene.lift()
    driver.frames(5)
    assert isinstance(driver.top, LiftingCurtain)
    assert 0 < driver.top.openness < 1
    driver.click((900, 500), wait=3)
    assert not isinstance(driver.top, LiftingCurtain)
