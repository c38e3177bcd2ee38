"""A turn by keys alone: the same Moves as with the mouse, and at most twice its presses."""

from by_keys import of_people, press, walk
from driver import Driver
from wanderer import options

from trickerion.play.session import Session
from trickerion.rules.game import Game

TURN = (
    "dock.done",
    "dock.done",
    "curtain.lift",
    "card.workshop > place.magician",
    "card.downtown > place.manager",
    "card.market_row > place.apprentice_1",
    "dock.done",
    "curtain.lift",
    "card.workshop > place.magician",
    "card.market_row > place.apprentice_1",
    "dock.done",
    "character.manager > slot.downtown.0",
    "action.take_coins",
    "option.0",
    "dock.done",
)
"""Posters, both Assignments, a Character that takes Coins: what is pressed, or dragged where."""


def sit_down(driver: Driver) -> Session:
    session = Session(of_people(Game.new(options(2), "a turn by keys")), None, pace=0.0)
    session.lift_curtain()
    driver.app.settings.confirm = False
    driver.open("board", how="reset", session=session)
    driver.frames(5)
    return session


def with_the_mouse(driver: Driver) -> int:
    """A click and a drag are a press and a release each; the number of presses and of releases that end a drag."""
    for deed in TURN:
        start, _, end = deed.partition(" > ")
        if end:
            driver.drag(start, end)
        else:
            driver.click(start)
        driver.frames(6)
    return sum(2 if " > " in deed else 1 for deed in TURN)


def with_keys(driver: Driver) -> int:
    """The number of presses."""
    presses = 0
    for deed in TURN:
        start, _, end = deed.partition(" > ")
        if end.startswith("place."):  # a digit lays a card on the Character in focus
            presses += walk(driver, end) + press(driver, start)
        else:
            presses += sum(press(driver, name) for name in (start, end) if name)
        driver.frames(4)
    return presses


def test_a_turn_by_keys_takes_at_most_twice_the_presses(driver: Driver) -> None:
    by_mouse = sit_down(driver)
    inputs = with_the_mouse(driver)
    by_keys = sit_down(driver)
    presses = with_keys(driver)
    assert len(by_mouse.game.moves) >= 9
    assert by_keys.game.moves == by_mouse.game.moves
    assert presses <= 2 * inputs, (presses, inputs)
