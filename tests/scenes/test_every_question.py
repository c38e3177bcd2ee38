"""Several people at one screen: whatever the game asks, the window names whom it asks."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from inspect import isabstract
from random import Random
from typing import Any

import pygame
import pytest
from academy_table import CLASS_3, PRACTICE_3, SLOT, Academy
from card_players import card_liking, stuffed_game
from driver import Driver
from powers.test_every_power_fires import MODULES, lay_powers, liking
from thinking import Ponders
from wanderer import KINDS, enrich, options, wander

from trickerion.app.canvas import CANVAS_RECT
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.session import PERSON, Session
from trickerion.rules.academy.card_effects import Browsing, EnteringNewRoom, OpeningLesson
from trickerion.rules.academy.secrets import ChoosingDrawnSecret
from trickerion.rules.dark_alley.special_assignments.downtown import JoiningAtOnce, Recruiting
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseOwnTrick, UseCard
from trickerion.rules.state import Choice
from trickerion.table.top_bar import prompt_of
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens.table import thinks_of_hint

THINKS = thinks_of_hint("H")[0]
SOLO = {"ChoosingConfiguration", "HeirAdvertising", "HeirAssigning", "HeirPlacing", "HeirActs", "HeirChoosingShow"}
"""Asked with one person at the table, or of the Heir."""


def kinds_of(kind: type) -> set[type]:
    """A kind of Choice, and those below it."""
    return {kind}.union(*map(kinds_of, kind.__subclasses__()))


def test_every_choice_has_its_record() -> None:
    kinds = {kind.__name__ for kind in kinds_of(Choice) if not isabstract(kind) and "trickerion" in kind.__module__}
    assert kinds == set(QUESTIONS)


def of_people(game: Game) -> Game:
    """The same game, with a person on every seat."""
    game, old = game.clone(), game.options
    seats = tuple(replace(seat, name=f"Player {n}", player=PERSON) for n, seat in enumerate(old.seats))
    game.state.options = replace(old, seats=seats)
    return game


def rare() -> Iterator[Game]:
    """Questions that random players hardly come to."""
    asked: list[Choice] = [
        Recruiting(0, "mass_recruitment"),
        JoiningAtOnce(0, "apprentice_2"),
        OpeningLesson(0, CLASS_3),
        EnteringNewRoom(0, 0, "practice", PRACTICE_3),
    ]
    for choice in asked:
        table = Academy().trick(0, "levitation", markers=1).components(0, fabric=2, metal=2)
        table.room(CLASS_3, "chalk_room").room(PRACTICE_3, "small_stage").acts(0, "magician", SLOT)
        if isinstance(choice, JoiningAtOnce):
            table.state.players[0].hired.append(choice.character)
        table.state.stack.append(choice)
        table.game._settle([])
        yield table.game
    table = Academy().trick(0, "levitation", markers=1).trick(0, "linking_rings", "hearts", 1, markers=1)
    table.teaches(0, "levitation", "chalk_room").acts_with(0, "magician", "change_of_subject", SLOT)
    for move in (UseCard("change_of_subject"), ChooseOwnTrick(0)):
        table.do(move)
        yield table.game
    for learning in (Browsing, ChoosingDrawnSecret):
        table = Academy().acts(0, "magician", SLOT)
        table.state.stack.append(learning(0, table.board.stack[:2]))
        table.game._settle([])
        yield table.game


def played() -> Iterator[Game]:
    """Games at each of their decisions: of every kind, full of special cards, full of Powers."""
    for kind in (*KINDS[::3], KINDS[-2], KINDS[-1]):
        game = Game.new(kind, "hot")
        yield game
        for _ in zip(range(100), wander(game, "hot"), strict=False):
            yield game
    yield from _full((1, 7, 10, 25), (18, 6, 1, 4, 26))  # few come to every question
    yield from _full(range(30), range(27))


def _full(of_cards: Iterable[int], of_powers: Iterable[int]) -> Iterator[Game]:
    for number in of_cards:
        yield from _stepped(stuffed_game(number), Random(number), has_powers=False)
    for number in of_powers:
        game = enrich(Game.new(options(2 + number % 3, modules=MODULES), f"powers-{number}"))
        yield from _stepped(game, Random(f"powers-{number}"), has_powers=True)


def _stepped(game: Game, random: Random, *, has_powers: bool) -> Iterator[Game]:
    turn, likes = 0, liking if has_powers else card_liking
    while not game.is_over:
        yield game
        if has_powers and game.state.phase == "assignment" and game.state.turn != turn:
            turn = game.state.turn
            lay_powers(game, random)
        moves = game.legal_moves()
        game.apply(random.choices(moves, [likes(game, move) for move in moves])[0])


def asked(driver: Driver, game: Game) -> tuple[str, Any]:
    """What stands in the top bar, and over the open list if there is one (else None), once its person may look."""
    session = Session(of_people(game), None, pace=0.0)
    session.lift_curtain()
    session.opponents._brains = Ponders()
    driver.open("board", how="reset", session=session)
    driver.frames(5)
    top: Any = driver.top
    assert top.bar.prompt == "", "the bar asks"
    can_be_hinted(driver, session)
    popup = getattr(top, "popup", None)
    return prompt_of(session)[0], None if popup is None else popup.title


def can_be_hinted(driver: Driver, session: Session) -> None:
    """H is at hand: it says at once that somebody thinks, can be called off, and points at something to see."""
    scene: Any = driver.top
    for is_hinting in (True, False):
        driver.key(pygame.K_h)
        assert session.hints.is_hinting == is_hinting, session.decision
        assert (THINKS in scene.toasts.titles) == is_hinting, session.decision
    session.hints.ready = Suggestion(session.legal[0], "Because.")
    driver.frames(1)
    driver.app.draw()
    assert scene.hint_at is not None, session.decision
    assert CANVAS_RECT.contains(scene.hint_at), session.decision
    session.hints.ready = None


@pytest.mark.slow
def test_every_question_begins_with_the_name_of_who_is_asked(driver: Driver) -> None:
    reached: set[str] = set()
    for games in (rare(), played()):
        for game in games:
            decision = game.decision
            if decision is None or decision.question in reached:
                continue
            reached.add(decision.question)
            name = f"Player {decision.seat}: "
            prompt, title = asked(driver, game)
            assert prompt.startswith(name), decision.question
            assert title is None or title.startswith(name), decision.question
            if reached >= QUESTIONS.keys() - SOLO:
                return
    raise AssertionError(f"never asked: {sorted(QUESTIONS.keys() - SOLO - reached)}")
