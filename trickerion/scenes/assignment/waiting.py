"""In the place of the dock, once the own cards are laid: who still chooses, and the way back to the cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.scenes.assignment import layout as at
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import assignment as words
from trickerion.words.screens.together import PILL_TIP

_NAMED = 2
_VEIL = (20, 14, 28, 96)


@dataclass(frozen=True)
class Waiting(Drawn):
    """The seats that still choose; whether the own cards can be taken back; what a click on an absent one opens."""

    table: TableView
    seats: Sequence[int]
    take_back: Callable[[], object]
    can_take_back: bool
    absent: Callable[[int], bool]
    open_of: Callable[[int], object] | None = None

    @property
    def names(self) -> str:
        """Names of the players who are waited for."""
        names = [self.table.names[seat] for seat in self.seats]
        return words.THREE_OR_MORE[len(names)] if len(names) > _NAMED else join(names)

    @property
    def standing(self) -> str:
        """Progress of the players who are waited for."""
        return words.STANDING["away" if all(map(self.absent, self.seats)) else "choosing"]

    @property
    def prompt(self) -> str:
        """The same in the top bar; "" while the host still has to say that everybody is done."""
        if not self.seats:
            return ""
        one = len(self.seats) == 1
        return words.waiting(name=self.names) if one else words.waiting_for_some(number=words.SO_MANY[len(self.seats)])

    @property
    def guide(self) -> str:
        """The line below the title."""
        return words.FACE_DOWN[self.can_take_back]

    @property
    def _button(self) -> Button:
        about = "dock.take_back", at.TAKE_BACK, words.BACK, self.take_back
        return Button(*about, icon="ui.undo", second_line=words.CHOOSE_AGAIN)

    def add_hotspots(self, spots: Hotspots) -> None:
        if self.can_take_back:
            spots.add(self._button.spot())
        away = [seat for seat in self.seats if self.absent(seat)]
        if self.open_of is not None and away:
            spots.add(Hotspot("waited_for", self._rect, partial(self.open_of, away[0]), tip=tip_words(PILL_TIP)))

    @property
    def _rect(self) -> Rect:
        return at.WAITED_FOR if self.can_take_back else at.WAITED_FOR.union(at.TAKE_BACK)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The veil over the cards, which stay readable; who is waited for; and Take Back."""
        canvas.blit(_veil(at.TABLE.inflate(-8, -8).size), at.TABLE.inflate(-8, -8))
        rect = self._rect
        draw_dark_panel(canvas, rect, 12, 3)
        if spots.is_hot("waited_for"):
            draw_plate(canvas, rect, (0, 0, 0, 0), 12, 3, theme.GLOW)
        left = rect.x + 18
        if len(self.seats) == 1:
            draw_emblem(canvas, (left + 14, rect.y + 34), 30, self.table.colours[self.seats[0]])
            left += 38
        room = rect.right - 14 - left
        draw_text(
            canvas, self.names, (left, rect.y + 33), theme.TEXT.strong_lead, theme.BRASS_HI, "midleft", width=room
        )
        if self.seats:
            write_line(
                canvas,
                self.standing,
                within(rect, left=18, right=14, top=58, height=30),
                theme.TEXT.aside_large,
                theme.CREAM,
            )
        if self.can_take_back:
            self._button.draw(canvas, spots)


@cached_surface
def _veil(size: tuple[int, int]) -> Surface:
    veil = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(veil, _VEIL, Rect((0, 0), size), border_radius=10)
    return veil
