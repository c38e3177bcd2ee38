"""Where I Lost It on the screen: reached from a replay, named, shown at its moment, played on from, stopped."""

from pathlib import Path

import pygame
from driver import Driver
from thinking import Ponders

from trickerion.app.registry import open_scene
from trickerion.bots.own_deeds import OwnDeed, own_deeds
from trickerion.play.looking_back import Hindsight, own_seats
from trickerion.rules.facts.looking_back import HeldDecision, LookedBack, roundly
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment
from trickerion.scenes.looking_back import LookingBackScene
from trickerion.scenes.looking_back.told import told
from trickerion.scenes.opening import OpeningScene
from trickerion.scenes.replay import ReplayScene
from trickerion.storage.looking_back import keep_looked_back
from trickerion.storage.reader import read_game
from trickerion.storage.saves import SavedGames

SAVES = Path(__file__).parent.parent / "saves"


def saved(name: str) -> Game:
    return read_game(SAVES / f"1-{name}.trickerion.json").game


def held(deed: OwnDeed, loss: float, margin: float, error: float = 1.0) -> HeldDecision:
    """An Assignment, beside nobody being sent anywhere."""
    turn, nobody = deed.before.state.turn, (FinishAssignment(),)
    return HeldDecision(deed.first, turn, "assignment", deed.moves, nobody, loss, error, margin, 6, True, "link")


def test_what_was_given_away_is_named_shown_and_played_on_from(driver: Driver) -> None:
    game = saved("dark-alley-finished")
    seat = own_seats(game.options)[0]
    deeds = list(own_deeds(Game.new(game.options, game.seed), game.moves, seat))
    first, second, third = [deed for deed in deeds if deed.kind == "assignment"][:3]
    decisions = held(first, 7.2, 6.0), held(second, 5.2, -6.0), held(third, -6.5, -5.0)
    found = LookedBack(seat, 1.0, 50, 30, decisions, (58, 66))
    keep_looked_back(driver.app.places, game, found)

    open_scene(driver.app, "title", how="reset")
    driver.open("replay", game=game, called="An evening")
    driver.click("replay.look_back")
    page = driver.on(LookingBackScene)
    assert page.looking.found == found and not page.looking.is_going_on, "it is there at once"
    spots = page.spots.names()
    assert [f"looking_back.show.{n}" in spots for n in range(4)] == [True] * 3 + [False]
    assert "looking_back.stop" not in spots

    one, rivals, proud = (told(each, page._moments.after(game.moves, each.first), is_rough=False) for each in decisions)
    assert one.sentence.endswith("was worth about 8 Fame more, as Managers would have gone on.")
    assert "(idle)" in one.sentence and one.head == "Turn 1, Assignment" and one.reason
    assert "would have brought you about 6 Fame more, but " in rivals.sentence and not rivals.is_proud
    assert proud.is_proud and "better than the Manager’s idea" in proud.sentence
    likely = told(held(first, 3.0, 3.0, 2.0), first.before, is_rough=True).sentence
    assert "probably better, as Assistants would have gone on" in likely

    driver.click("looking_back.show.0")
    replay = driver.on(ReplayScene).replay
    assert replay.number == first.first and replay.viewer == seat
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page
    driver.click("looking_back.play.1")
    [new] = SavedGames(driver.app.places).list()
    assert isinstance(driver.top, OpeningScene) and new.summary.moves == second.first


def test_it_goes_on_beside_the_window_and_can_be_stopped(driver: Driver) -> None:
    game = saved("dark-alley-finished")
    open_scene(driver.app, "title", how="reset")
    page = LookingBackScene(driver.app, game)
    page.looking = Hindsight(driver.app.places, game, page.looking.seat, Ponders)
    driver.app.stack.push(page)
    driver.frames(2)
    assert page.looking.is_going_on
    driver.click("looking_back.stop")
    assert not page.looking.is_going_on and "looking_back.begin" in page.spots.names()
    driver.click("looking_back.begin")
    assert page.looking.is_going_on
    driver.key(pygame.K_ESCAPE)
    assert not page.looking.is_going_on, "nobody waits for it any more"


def test_fame_is_said_roundly() -> None:
    assert [roundly(fame) for fame in (0.2, 2.4, 4.4, 5.2, 7.2, 9.4, 12.9, 14.0)] == [1, 2, 4, 6, 8, 10, 12, 15]
