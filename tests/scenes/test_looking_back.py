"""Where I Lost It on the screen: reached from a replay, named, shown at its moment, played on from, stopped."""

from pathlib import Path
from typing import ClassVar

import pygame
from driver import Driver
from thinking import Ponders, ThinksHere

from trickerion.app.registry import open_scene
from trickerion.bots.own_deeds import OwnDeed, own_deeds
from trickerion.play.looking_back import Hindsight, own_seats
from trickerion.play.opponents.brains import Answer
from trickerion.rules.facts.looking_back import GameToSee, HeldDecision, LookedBack, roundly
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LayCard, LeaveIdle, PlaceCharacter
from trickerion.scenes.looking_back import LookingBackScene
from trickerion.scenes.looking_back.told import told
from trickerion.scenes.replay import ReplayScene
from trickerion.screens.opening import OpeningScene
from trickerion.storage.looking_back import keep_looked_back
from trickerion.storage.reader import read_game
from trickerion.storage.saves import SavedGames
from trickerion.words.names import character
from trickerion.words.screens import looking_back as words

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
    assert page.looking.found == found, "it is there at once"
    assert not page.looking.is_going_on, "it is there at once"
    spots = page.spots.names()
    assert [f"looking_back.show.{n}" in spots for n in range(4)] == [True] * 3 + [False]
    assert "looking_back.stop" not in spots

    one, rivals, proud = (told(each, page._moments.after(game.moves, each.first), is_rough=False) for each in decisions)
    assert one.verdict == "That was worth about 8 Fame more, with Managers playing on."
    assert (one.points, one.band) == (8, (5, 9))
    assert one.sentence.startswith("You chose to send the ")
    assert one.sentence.count(".") == 1, "one plain sentence"
    assert one.head == "Turn 1, Assignment"
    assert one.written == one.notes == ("Most of it comes from Links.",)
    assert "; a Manager would have chosen to leave the " in one.sentence, "like beside like"
    assert "would have earned you about 6 Fame more, but " in rivals.written[0]
    assert not rivals.is_proud
    assert proud.is_proud
    assert "Yours was about 6 Fame better" in proud.verdict
    likely = told(held(first, 3.0, 3.0, 2.0), first.before, is_rough=True)
    assert "probably better, with Assistants playing on" in likely.verdict
    assert not likely.points, "no number where it is not known"
    heard = page.spots.get("looking_back.card.0").says
    assert heard is not None
    assert heard().name == "1: Turn 1, Assignment"
    assert heard().more == (one.sentence, one.verdict, *one.notes)
    assert [(turn, seal.number, seal.is_proud) for turn, seal in page._chart.seals] == [
        (first.before.state.turn, 1, False),
        (second.before.state.turn, 2, False),
        (third.before.state.turn, 3, True),
    ], "the numbers of the cards stand in the chart"

    driver.click("looking_back.show.0")
    replay = driver.on(ReplayScene).replay
    assert replay.number == first.first
    assert replay.viewer == seat
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page
    driver.click("looking_back.card.1")
    driver.click("looking_back.play")
    [new] = SavedGames(driver.app.places).list()
    assert isinstance(driver.top, OpeningScene)
    assert new.summary.moves == second.first


def page_with(driver: Driver, game: Game, *decisions: HeldDecision) -> LookingBackScene:
    """The page of a game in which these decisions stand out."""
    keep_looked_back(driver.app.places, game, LookedBack(own_seats(game.options)[0], 1.0, 50, 30, decisions, (58, 66)))
    open_scene(driver.app, "title", how="reset")
    driver.open("replay", game=game, called="An evening")
    driver.click("replay.look_back")
    return driver.on(LookingBackScene)


def test_the_heading_speaks_of_what_stands_below_it(driver: Driver) -> None:
    game = saved("base-finished")
    start = Game.new(game.options, game.seed)
    deed = next(d for d in own_deeds(start, game.moves, own_seats(game.options)[0]) if d.kind == "assignment")
    assert page_with(driver, game)._headline() == words.NOTHING
    likely = page_with(driver, game, held(deed, 3.0, 3.0, 2.0))
    assert likely._told
    assert likely._headline() == "One decision was probably not the best"
    proud = page_with(driver, game, held(deed, -6.5, -5.0))
    assert proud._told
    assert proud._headline() == "One decision was better than a Manager’s"


def test_a_habit_is_named_once(driver: Driver) -> None:
    """The same cards of two turns beside the same other ones."""
    game = saved("base-finished")
    deeds = own_deeds(Game.new(game.options, game.seed), game.moves, own_seats(game.options)[0])
    one, two = [d for d in deeds if d.kind == "assignment"][:2]
    own, other = (LayCard("magician", "downtown"),), (LayCard("magician", "theater"),)
    twice = (held(one, 7.2, 6.0), held(two, 4.0, 4.0))
    page = page_with(driver, game, *(each._replace(own=own, other=other) for each in twice))
    [(first, named)] = page._told
    assert first.turn == 1
    assert named.written[0] == "It was the same in turn 2: about 12 Fame together."
    assert [(turn, seal.number) for turn, seal in page._chart.seals] == [(1, 1), (2, 1)], "one number for both"
    assert page_with(driver, game, *twice)._told[1:], "what is not the same stands apart"


def test_a_visit_is_held_beside_a_visit_and_a_step_beside_a_step() -> None:
    game = saved("base-finished")
    for deed in own_deeds(Game.new(game.options, game.seed), game.moves, own_seats(game.options)[0]):
        first = deed.moves[0]
        if deed.kind != "visit" or not isinstance(first, PlaceCharacter):
            continue
        idle = HeldDecision(deed.first, 1, "visit", deed.moves, (LeaveIdle(first.character),), 5.2, 1.0, 5.2, 6, True)
        said = told(idle, deed.before, is_rough=False)
        assert said.sentence.startswith(f"With the {character(first.character)} you chose to go to the slot ")
        assert said.sentence.endswith("; a Manager would have chosen to stay idle.")
        assert said.verdict.startswith("That was worth about 6 Fame more")
        same = idle._replace(other=deed.moves[:-1])
        if len(deed.moves) > 1 and "“" in (step := told(same, deed.before, is_rough=False).sentence):
            assert step.count("“") == 2, "one answer beside one answer"


def test_it_goes_on_beside_the_window_and_can_be_stopped(driver: Driver) -> None:
    game = saved("dark-alley-finished")
    open_scene(driver.app, "title", how="reset")
    page = LookingBackScene(driver.app, game)
    page.looking = Hindsight(driver.app.places, game, page.looking.seat, Ponders)
    driver.app.stack.push(page)
    driver.frames(2)
    assert page.looking.is_going_on
    driver.click("looking_back.stop")
    assert not page.looking.is_going_on
    assert "looking_back.begin" in page.spots.names()
    driver.click("looking_back.begin")
    assert page.looking.is_going_on
    driver.key(pygame.K_ESCAPE)
    assert not page.looking.is_going_on, "nobody waits for it any more"


class StepByStep(ThinksHere):
    """Works in this process, one piece of news at a look."""

    asked: ClassVar[list[GameToSee]] = []

    def look_back(self, game: GameToSee) -> None:
        self.asked.append(game)
        self.news = self._minds.looked_back(game)

    def poll(self) -> list[Answer]:
        return [next(self.news)]


def opened(driver: Driver, game: Game) -> LookingBackScene:
    """The page over a replay, which thinks in this process."""
    open_scene(driver.app, "title", how="reset")
    driver.open("replay", game=game, called="An evening")
    page = LookingBackScene(driver.app, game)
    page.looking = Hindsight(driver.app.places, game, page.looking.seat, StepByStep)
    driver.app.stack.push(page)
    return page


def test_who_goes_away_and_comes_back_finds_what_was_judged_and_it_goes_on(driver: Driver) -> None:
    game = saved("base-finished")
    page = opened(driver, game)
    driver.frames(6)
    known = page.looking.found
    assert known.asked >= 4
    driver.key(pygame.K_ESCAPE)
    driver.on(ReplayScene)

    page = opened(driver, game)
    assert page.looking.found == known, "it is there at once"
    assert page.looking.is_going_on, "and goes on by itself"
    assert StepByStep.asked[-1].known == known
    driver.frames(3)
    more = page.looking.found
    assert more.asked > known.asked
    assert more.share > known.share
    driver.app.stack.clear()  # the end of the program
    assert opened(driver, game).looking.found == more


def test_fame_is_said_roundly() -> None:
    assert [roundly(fame) for fame in (0.2, 2.4, 4.4, 5.2, 7.2, 9.4, 12.9, 14.0)] == [1, 2, 4, 6, 8, 10, 12, 15]
