"""Performance cards on every stage: how large few are, the theaters to come beside them, the numbers they bear."""

from types import ModuleType
from typing import Any, cast

import pygame
import pytest
from driver import Driver
from played_games import game_until
from pygame import Rect, Surface
from rows import one_in
from solo import solo_options

from trickerion.app.registry import open_scene
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.ask.board import board_of
from trickerion.rules.catalog import number_in
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions, Seat
from trickerion.scenes.heir import locations as by_the_heir
from trickerion.scenes.performance import choosing as at_a_show
from trickerion.scenes.theater import stage as close_up
from trickerion.screens.board import stage as on_board
from trickerion.screens.theater_cards import card_rects
from trickerion.storage.saves import OpenedGame
from trickerion.table.game_scene import GameScene
from trickerion.ui import performance_card, theme
from trickerion.ui.layout import theater as at
from trickerion.ui.layout import to_come
from trickerion.ui.layout.close_up import CONFIGURATION_DIE
from trickerion.ui.text import gold_text
from trickerion.words import names

pytestmark = pytest.mark.watched

ALLEY = ("dark_alley", "prophecies")
TABLES = {"base": (2, ()), "four": (4, ()), "academy": (2, (*ALLEY, "academy")), "duel": (2, (*ALLEY, "duel"))}


def sit_down(driver: Driver, table: str, question: str, turn: int) -> GameScene:
    """What rises when this is asked in this turn."""
    if table == "solo":
        options = solo_options(setup="full")
    else:
        players, modules = TABLES[table]
        seats = tuple(Seat(f"Player {n}", "greedy" if n else "person") for n in range(players))
        options = GameOptions(seats, setup="beginner", modules=modules)
    bots = [("heir" if seat.player == HEIR else "assistant", n) for n, seat in enumerate(options.seats)]
    game = game_until(options, "stage cards", bots, lambda game: is_asked(game, question, turn))
    session = Session.of_opened(OpenedGame(game), pace=1e9)
    session.news.take_events()
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return cast("GameScene", driver.top)


def is_asked(game: Game, question: str, turn: int) -> bool:
    return game.decision is not None and game.decision.question == question and game.state.turn >= turn


def coming(scene: GameScene) -> list[str]:
    return [name for name in scene.spots.names() if name.startswith("coming.")]


@pytest.mark.parametrize("table", ["base", "four", "academy", "duel", "solo"])
@pytest.mark.parametrize("turn", one_in(3, [1, 2, 3], 2))
def test_the_close_up_tells_the_theaters_to_come_as_the_board_does(driver: Driver, table: str, turn: int) -> None:
    board = sit_down(driver, table, "Placing", turn)
    told, theater = coming(board), driver.open("theater", session=board.session)
    assert coming(theater) == told
    assert len(told) == len(theater.state.deck) > 0
    for name in told:
        one, other = theater.spots.get(name).tip, board.spots.get(name).tip
        assert one is not None
        assert other is not None
        assert one() == other()


def test_the_theaters_to_come_stand_beside_the_cards_where_a_show_is_chosen(driver: Driver) -> None:
    show = sit_down(driver, "base", "ChoosingShow", 1)
    assert len(coming(show)) == len(show.state.deck) > 0
    canvas = Surface(theme.CANVAS_SIZE)
    show.draw(canvas)
    sign = show.spots.rect(coming(show)[0])
    assert len({tuple(canvas.get_at((x, sign.centery))) for x in range(sign.left, sign.right)}) > 8


def test_in_a_short_game_the_last_theater_to_come_lies_beside_the_cards() -> None:
    """The deck has more cards than the game has turns."""
    options = GameOptions(tuple(Seat(f"Seat {n}") for n in range(3)), small_game=True)
    game, bots = Game.new(options, "short"), [make_bot("random", seat) for seat in range(3)]
    while game.state.turn < 2:
        assert game.decision is not None
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    state = game.state
    assert (len(state.row), state.options.turns) == (3, 3)
    assert len(state.deck) > 1
    (sign,) = to_come.close_up(len(state.row), len(board_of(state, 0).theaters)).rects
    assert sign.collidelist(list(card_rects(state).values())) < 0


LAID = [(1, 4), (1, 6), *((2, n) for n in (3, 4, 5, 6)), *((3, n) for n in range(7)), *((4, n) for n in range(6))]


@pytest.mark.parametrize(("cards", "deck"), [*LAID, (5, 0), (5, 3)])
def test_few_cards_fill_the_close_up_with_the_theaters_to_come_beside_them(cards: int, deck: int) -> None:
    signs, row = to_come.close_up(cards, deck), at.card_rects(cards, deck)
    die = Rect(0, 0, CONFIGURATION_DIE, CONFIGURATION_DIE).move_to(center=at.CONFIGURATION)
    others = [*row, at.RIBBON, at.PREVIEW, at.PROPHECY, die]
    assert all(at.STAGE.contains(rect) and rect.collidelist(others) < 0 for rect in signs.rects)
    assert all(rect.collidelist(signs.rects[:n]) < 0 for n, rect in enumerate(signs.rects))
    if cards <= to_come.FULL_ROW:
        assert row[0].w > 290, "larger than in a full row"
        assert row[0].h > 500, "larger than in a full row"
        assert all(sign.w >= 190 and sign.h >= 136 for sign in signs.rects)
        things = sorted([*row, *signs.rects], key=lambda rect: rect.x)
        ends = [at.STAGE.x, *(rect.right for rect in things)]
        voids = [rect.x - max(ends[: n + 1]) for n, rect in enumerate(things)] + [at.STAGE.right - max(ends)]
        assert max(voids) <= (130 if deck else 175), "no part of the stage stays empty"
        assert [rect.x for rect in signs.rects] == sorted(rect.x for rect in signs.rects), "the next ones at the left"
    else:
        assert signs.ground is not None
        assert signs.ground.collidelist(others) < 0


@pytest.mark.parametrize(
    ("module", "question", "turn"),
    [
        (on_board, "Placing", 3),
        (close_up, "Placing", 3),
        (at_a_show, "ChoosingShow", 5),
        (by_the_heir, "HeirPlacing", 2),
    ],
)
def test_cards_of_one_theater_bear_the_number_by_which_they_are_called(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, module: ModuleType, question: str, turn: int
) -> None:
    scene = sit_down(driver, "solo" if module is by_the_heir else "four", question, turn)
    if module is close_up:
        scene = cast("GameScene", open_scene(driver.app, "theater", session=scene.session))
    drawn: dict[int, str] = {}

    def note(surface: Surface, rect: Rect, number: str) -> None:
        drawn[rect.x] = number
        performance_card.draw_number(surface, rect, number)

    monkeypatch.setattr(module, "draw_number", note)
    scene.session.changes += 1
    driver.frames(2)
    scene.draw(Surface(theme.CANVAS_SIZE))
    row = scene.state.row_ids
    assert any(drawn.values())
    assert list(drawn) == sorted(drawn)
    called = [number_in(row, card) for card in row]
    assert list(drawn.values()) == called


@pytest.mark.parametrize("size", [(148, 306), (204, 334), (262, 456), (298, 508)])
def test_a_number_lies_on_its_card_and_a_card_that_is_alone_has_none(size: tuple[int, int]) -> None:
    ground, card = Surface((400, 600)), Rect((40, 40), size)
    performance_card.draw_number(ground, card, "")
    assert not pygame.mask.from_threshold(ground, "black", (1, 1, 1)).count() < 400 * 600
    performance_card.draw_number(ground, card, "2")
    dark = pygame.mask.from_threshold(ground, "black", (1, 1, 1))
    dark.invert()
    assert dark.count()
    assert all(card.contains(part) for part in dark.get_bounding_rects())


def test_offers_are_called_as_the_cards_are(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    show = sit_down(driver, "four", "ChoosingShow", 5)
    said: list[str] = []

    def write(canvas: Surface, text: str, *rest: Any) -> None:
        said.append(text)
        gold_text(canvas, text, *rest)

    monkeypatch.setattr(at_a_show, "gold_text", write)
    show.draw(Surface(theme.CANVAS_SIZE))
    assert said == [names.performance(card, show.state.row_ids) for card in show.choosing.forecasts]  # type: ignore[attr-defined]
    assert any(text[-1].isdigit() for text in said)
