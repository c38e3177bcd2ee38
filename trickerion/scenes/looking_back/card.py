"""The card of a decision: both ways as pictures, one sentence, and by how much the other one was worth more."""

from collections.abc import Callable
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.scenes.looking_back import layout as at
from trickerion.scenes.looking_back.told import ToldDecision
from trickerion.scenes.looking_back.ways import WaysPicture, draw_ways
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import Point, draw_plate, draw_round
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block, fit_block
from trickerion.words.screens import looking_back as words

SEAL: Final = 34
_FACE: Final = theme.TEXT.body_plus


class Seal(NamedTuple):
    """The number of a card, as it stands on it and in the chart; in brass on what was better than a Manager's idea."""

    number: int
    is_proud: bool

    def draw_at(self, canvas: Surface, center: Point) -> None:
        """Draw it there."""
        fill, ink = (theme.BRASS, theme.INK) if self.is_proud else (theme.VELVET_HI, theme.CREAM)
        draw_round(canvas, center, SEAL, fill, 2, theme.CREAM)
        draw_text(canvas, str(self.number), (center[0], center[1] - 1), theme.TEXT.number, ink, "center")


class DecisionCard(Drawn):
    """A card of that rectangle; ``choose`` is called when it is clicked."""

    def __init__(self, rect: Rect, seal: Seal, told: ToldDecision, ways: WaysPicture) -> None:
        self.rect, self.seal, self.told, self._ways = rect, seal, told, ways
        self.choose: Callable[[], object] = lambda: None
        self.is_chosen = False

    @property
    def name(self) -> str:
        """Name of its hotspot."""
        return f"looking_back.card.{self.seal.number - 1}"

    def add_hotspots(self, spots: Hotspots) -> None:
        beside_button = Rect(self.rect.topleft, (at.button(self.rect).left - self.rect.left, self.rect.h))
        spots.add(Hotspot(self.name, beside_button, on_click=self.choose, tip=self._tip, says=self._said))

    def _tip(self) -> Tip:
        return Tip(self.told.head, tuple(filter(None, (self.told.sentence, self.told.verdict, *self.told.notes))))

    def _said(self) -> Said:
        head = words.numbered(number=self.seal.number, head=self.told.head)
        more = tuple(filter(None, (self.told.sentence, self.told.verdict, *self.told.notes)))
        return Said(head, role=Role.CHOICE, on=self.is_chosen, more=more)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        is_lit = self.is_chosen or spots.is_hot(self.name)
        edge = theme.VELVET_HI if self.is_chosen else theme.BRASS if is_lit else theme.BRASS_LO
        draw_plate(canvas, self.rect, theme.with_alpha(theme.PARCHMENT2, 150), 10, 2 if is_lit else 1, edge)
        draw_ways(canvas, at.ways(self.rect), self._ways)
        room, told = at.text(self.rect), self.told
        draw_text(
            canvas, told.head, at.card_head(self.rect).midleft, theme.TEXT.head, theme.VELVET, "midleft", width=room.w
        )
        notes = " ".join(told.written)
        whole = f"{told.sentence}\n{notes}" if notes else told.sentence
        style, line = fit_block(whole, room.w, room.h, _FACE)
        draw_block(canvas, told.sentence, room, style, theme.INK, line=line)
        if notes:
            below = Rect(room)
            below.y += block_height(told.sentence, room.w, style, line)
            below.h = room.bottom - below.y
            draw_block(canvas, notes, below, theme.TEXT.aside, theme.INK2, line=line)
        self._draw_figure(canvas)
        self.seal.draw_at(canvas, at.seal(self.rect))

    def _draw_figure(self, canvas: Surface) -> None:
        """Fame that the other way was worth, and between which ends it lies."""
        told, (upper, lower) = self.told, at.figure(self.rect)
        if not told.points:
            draw_text(
                canvas, words.PROBABLY, upper.midbottom, theme.TEXT.aside_plus, theme.INK2, "center", width=upper.w
            )
            return
        figure = words.better_by(points=told.points) if told.is_proud else words.about(points=told.points)
        draw_block(canvas, figure, upper, theme.TEXT.body_lead, theme.INK, align="center")
        least, most = told.band
        band = words.by_the_end(least=least, most=most)
        draw_text(canvas, band, lower.center, theme.TEXT.aside, theme.INK2, "center", width=lower.w)
