"""Lists on the board: nine lines at most, no two alike, and what says no in sight; every answer is within reach."""

from collections import defaultdict
from collections.abc import Iterator

import pygame
import pytest
from alley import MAGICIAN, Alley
from driver import Driver
from powers_table import Powers
from rows import one_in
from scenes.test_every_question import of_people, played, rare

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_of
from trickerion.rules.ask.alike import distinct
from trickerion.rules.catalog import ANY
from trickerion.rules.dark_alley.special_assignments.theater import SwappingCards
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.phases.turn import Turn
from trickerion.rules.powers.effects.assignment import ChangingAssignment
from trickerion.rules.powers.effects.chances import AfterGamble
from trickerion.rules.powers.effects.stage import PlayingOn
from trickerion.rules.state import Choice
from trickerion.scenes.board.answers import answers
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.board.steps import REFUSES
from trickerion.screens.board.trade import is_trade
from trickerion.table.popup import MOST_LINES, Popup
from trickerion.ui.layout import board as at
from trickerion.words.question import BOARD
from trickerion.words.questions import QUESTIONS

EARS = "ears_among_the_townsfolk"
TEAM = ("assistant", "apprentice_2", "engineer", "manager")
ROW = ("riverside_01", "riverside_02", "grand_magorian_01", "grand_magorian_02", "magnus_pantheon_01")


def asks(table: Alley, choice: Choice) -> Game:
    """The table at this question, in a turn."""
    table.state.turn = 2
    table.state.stack = [Turn(4), choice]
    return table.game


def ears(hand: tuple[str, ...] = ("headhunter", "empower", "test_run")) -> Powers:
    """Six Characters with open cards, some equal, and special cards in the hand; rivals have open cards, too."""
    table = Powers(4, persons=1).learned(0, EARS)
    table.team(0, *TEAM)
    cards = ("downtown", "theater", "market_row", "theater", "dark_alley", "workshop")
    table.assigned(0, **dict(zip((MAGICIAN, "apprentice_1", *TEAM), cards, strict=True)))
    for seat in range(1, 4):
        table.assigned(seat, magician="theater", apprentice_1="downtown")
    table.hand(0, *hand)
    table.state.phase = "assignment"
    return table


def full_stage() -> Powers:
    """Five Performance cards with the markers of four Tricks of seat 0."""
    table = Powers(2, persons=1)
    table.row(*ROW)
    for place, (trick, suit) in enumerate((("linking_rings", "spades"), ("levitation", "hearts"), ("seance", "clubs"))):
        table.trick(0, trick, suit, place)
        for slot_of, card in enumerate(ROW):
            table.player(0).supply[suit] += 1
            table.marker(card, place, 0, trick, "up" if slot_of % 2 else "down", suit)
    return table


def swapping() -> Game:
    """Five Performance cards, of which two may change places."""
    stage = full_stage().acts_with(0, "apprentice_1", "buying_time", "friday.backstage.0")
    stage.state.stack.append(SwappingCards(0))
    return stage.game


def gambled() -> Game:
    """Any Trick may be learned, a Character hired or Coins taken."""
    table = Powers(2, persons=1).dice(residence_a=ANY, residence_b=ANY, bank_a="3", inn_apprentice="apprentice")
    table.purse(0, fame=36, coins=40).acts(0, MAGICIAN, "downtown.0")
    table.state.stack.append(AfterGamble(0, "gambling"))
    return table.game


def two_with_cards() -> Powers:
    """Only two Characters have cards."""
    table = Powers(2, persons=1).learned(0, EARS)
    table.assigned(0, magician="theater", apprentice_1="downtown").state.phase = "assignment"
    return table


LONG = {
    "ears": lambda: asks(ears(), ChangingAssignment(0, EARS)),
    "ears, two Characters": lambda: asks(two_with_cards(), ChangingAssignment(0, EARS)),
    "double bill": lambda: asks(full_stage(), PlayingOn(0, "double_bill", "friday", "", 2)),
    "swap": swapping,
    "gamble": gambled,
}
"""The questions with the longest lists, each at its longest."""


def shown_moves(scene: BoardScene, driver: Driver) -> set[Move]:
    """All moves of the open list, page by page and through its first steps; each list holds the law."""
    popup, found = scene.popup, set[Move]()
    assert isinstance(popup, Popup)
    check(popup, driver, scene)
    for number, option in enumerate(popup.options):
        if not option.first_of:
            found |= set(option.moves)
            continue
        title, labels = popup.title, [one.label for one in popup.options]
        option.choose()
        driver.frames(1)
        assert scene.popup is not None
        assert scene.popup is not popup
        found |= shown_moves(scene, driver)
        driver.key(pygame.K_ESCAPE, wait=1)
        again = scene.popup
        assert isinstance(again, Popup)
        assert (again.title, [one.label for one in again.options]) == (title, labels)
        popup = again
        assert number < len(popup.options)
    return found


def check(popup: Popup, driver: Driver, scene: BoardScene) -> None:
    """Nine lines at most with a key each, no two alike, what says no among them, on every page; rivals in sight."""
    read = [(option.label, option.why_not or option.detail) for option in popup.options]
    assert len(set(read)) == len(read), read
    refusals = {n for n, option in enumerate(popup.options) if isinstance(option.move, REFUSES)}
    seen = set[int]()
    for _ in range(len(popup.options)):
        lines = [number for number, _rect in popup._tiles()]
        assert len(lines) <= MOST_LINES
        assert refusals <= set(lines)
        keys = [scene.spots.get(f"option.{n}" if n >= 0 else "popup.more").key for n in lines]
        assert keys == [str(n) for n in range(1, len(lines) + 1)]
        assert all(popup.rect.contains(rect) for _, rect in popup._tiles())
        seen |= set(lines)
        if not popup.is_paged:
            break
        driver.click("popup.more")
    assert seen - {-1} == set(range(len(popup.options))), "every option comes"
    assert pygame.Rect(0, 0, 1920, 1080).contains(popup.rect)
    if popup.anchor.x < at.COLUMN.x:
        assert popup.rect.right < at.COLUMN.x, "it covers nothing that rivals have"


def opened(driver: Driver, game: Game) -> BoardScene:
    session = Session(of_people(game), None, pace=0.0)
    session.lift_curtain()
    driver.open("board", how="reset", session=session)
    driver.frames(3)
    return driver.on(BoardScene)


def meant(scene: BoardScene, moves: list[Move]) -> set[Move]:
    table = scene.table
    return set(distinct(table.state, table.viewer, moves))


@pytest.mark.parametrize("name", one_in(2, LONG))
def test_the_longest_lists_are_read_at_a_glance(driver: Driver, name: str) -> None:
    game = LONG[name]()
    scene = opened(driver, game)
    assert shown_moves(scene, driver) == meant(scene, answers(game.legal_moves()))


def test_ears_among_the_townsfolk_asks_for_a_character_then_for_its_card(driver: Driver) -> None:
    scene = opened(driver, asks(ears(), ChangingAssignment(0, EARS)))
    assert scene.popup is not None
    said = [option.label for option in scene.popup.options]
    assert said[0] == "Magician: Downtown"
    assert said[-1] == "Don’t use it"
    assert "Apprentice: Theater" in said, "two alike are one line"
    assert said.count("Apprentice: Theater") == 1, "two alike are one line"
    driver.click("option.0", wait=1)
    said = [option.label for option in scene.popup.options]
    assert "Exchange with Assistant: Market Row" in said
    assert "Headhunter, from your hand" in said
    assert said[-2:] == ["Back", "Don’t use it"]
    driver.key(pygame.K_ESCAPE, wait=1)
    driver.click("pick.character.assistant", wait=1)
    assert scene.popup is not None, "the Characters answer, too"
    assert scene.popup.title == "Assistant: Market Row", "the Characters answer, too"
    driver.click(f"option.{[option.label for option in scene.popup.options].index('Empower, from your hand')}", wait=1)
    made = scene.session.game.moves[-1] if scene.session.game.moves else None
    assert made == m.LayCard("assistant", "empower")


def test_dont_use_it_says_no_at_either_step(driver: Driver) -> None:
    for first in ("", "option.1"):
        scene = opened(driver, asks(ears(), ChangingAssignment(0, EARS)))
        if first:
            driver.click(first, wait=1)
        assert scene.popup is not None
        driver.click(f"option.{len(scene.popup.options) - 1}", wait=1)
        assert scene.session.game.moves[-1] == m.Skip()


def lists_of(game: Game) -> Iterator[tuple[str, list[Move]]]:
    """The lists that the board may open at a moment, by name: of the question, or of each Action."""
    assert game.decision is not None
    question, moves = game.decision.question, game.legal_moves()
    if QUESTIONS[question].scene == BOARD and not QUESTIONS[question].plain and question != "CharacterActs":
        yield question, answers(moves)
    by_action: dict[str, list[Move]] = defaultdict(list)
    for move in answers(moves) if question == "CharacterActs" else ():
        by_action[action_of(move)].append(move)
    for action, begin in by_action.items():
        if action and not is_trade(begin):
            yield f"{question}.{action}", begin


@pytest.mark.slow
def test_no_list_of_any_sampled_game_is_too_long_to_be_read(driver: Driver) -> None:
    """Of each question and each Action the longest list that comes in games of every kind."""
    longest: dict[str, tuple[int, Game, list[Move]]] = {}
    for game in rare():
        _keep(longest, game)
    for number, game in enumerate(played()):
        if not game.is_over and number % 2 == 0:
            _keep(longest, game)
    assert max(length for length, *_ in longest.values()) > 2 * MOST_LINES
    for name, (_, game, moves) in longest.items():
        scene = opened(driver, game)
        if "." in name:
            scene.answers.open(name, moves, at.DOWNTOWN, by_action=False)
        driver.frames(1)
        if isinstance(scene.popup, Popup):
            assert shown_moves(scene, driver) == meant(scene, moves), name


def _keep(longest: dict[str, tuple[int, Game, list[Move]]], game: Game) -> None:
    for name, moves in lists_of(game):
        if len(moves) > longest.get(name, (0,))[0]:
            longest[name] = len(moves), game.clone(), moves
