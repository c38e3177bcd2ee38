"""The Academy on the sheet "For your plans": secrets on display, and the Banners of a renovation this turn."""

import pygame
from pygame import Rect

from trickerion.rules.ask import academy_of, banners_by_turn
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy import draw_numbered_pennant
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.text import draw_text
from trickerion.words.academy.names import secret as secret_name
from trickerion.words.screens import assignment as words

_SECRETS, _STEP, _NAME = 112, 164, 124  # where the first begins, from one to the next, room for a name


def draw_row(canvas: pygame.Surface, row: Rect, table: TableView) -> None:
    """The row of the sheet, right of its label."""
    board, y = academy_of(table.state), row.centery
    for number, secret in enumerate(board.display):
        x = row.x + _SECRETS + _STEP * number
        draw_secret_disk(canvas, (x + 16, y), 30, secret)
        name = secret_name(secret) if secret else words.NO_SECRET
        draw_text(canvas, name, (x + 35, y - 1), theme.LABEL, 17, theme.INK2, "midleft", width=_NAME)
    pennant = Rect(0, 0, 24, 30).move_to(midright=(row.right - 14, y))
    draw_numbered_pennant(canvas, pennant, table.colours[table.viewer], banners_by_turn(table.state))
