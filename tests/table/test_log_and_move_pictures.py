"""What the log and the lists of moves show beside their words."""

import pygame
from driver import Driver
from played_games import game_until

from trickerion.play.chronicle import NOBODY
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.storage.saves import OpenedGame
from trickerion.table.view import seat_colours
from trickerion.ui import theme
from trickerion.ui.tokens import draw_emblem

OPTIONS = GameOptions((Seat("Ada"), Seat("Bela")))


def board(driver: Driver) -> BoardScene:
    game = game_until(
        OPTIONS,
        "pictures",
        [("assistant", 1)] * 2,
        lambda game: game.state.turn == 1 and game.decision is not None and game.decision.places,
    )
    session = Session.of_opened(OpenedGame(game), pace=1e9)
    session.news.take_events()
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    assert isinstance(driver.top, BoardScene)
    return driver.top


def drawn(surface: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, ...]]:
    """The colours of a place."""
    return {
        tuple(surface.get_at((x, y)))[:3] for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom)
    }


def test_the_log_marks_each_deed_with_the_emblem_of_its_seat_and_opens_large_from_its_corner(driver: Driver) -> None:
    driver.app.settings.board_focus = False
    panel, canvas = board(driver).log, driver.canvas
    deeds = [(entry, place) for entry, place in panel._shown() if not entry.is_head and entry.seat != NOBODY]
    assert {entry.seat for entry, _ in deeds} == {0, 1}
    for entry, place in deeds:
        alone = pygame.Surface((18, 18), depth=32)
        draw_emblem(alone, (9, 9), 18, seat_colours(OPTIONS)[entry.seat])
        shown = canvas.subsurface(alone.get_rect(center=(place.x + 9, place.y + 12)))
        assert sum(shown.get_at((n, 9))[:3] == alone.get_at((n, 9))[:3] for n in range(4, 14)) > 6
    corner = pygame.Rect(0, 0, 16, 16).move_to(center=(panel.rect.right - 22, panel.rect.y + 18))
    assert tuple(theme.rgba(theme.BRASS_LO))[:3] in drawn(canvas, corner)
