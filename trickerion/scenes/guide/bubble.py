"""The director's paper bubble: bell, title, what the step is and what to do, the signs of the stops, the buttons."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface

from trickerion.language.signs import in_words
from trickerion.language.speech import begins, headed
from trickerion.rules.catalog import Trick
from trickerion.scenes.guide import layout as at
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.magician_pictures import DIRECTOR, OTHERS_SIZES, magician_part
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import draw_double_rule, draw_glow, draw_round, rounded_clip
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_category_badge, draw_paper_panel, draw_title_bar
from trickerion.ui.text import draw_text, grown
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.trick_pictures import trick_part
from trickerion.words import guide as words
from trickerion.words import names as n

BELL: Final = "ringing-bell"
_LIGHT: Final = (86, 76, 92)  # of 255: what remains of each colour
_EDGE: Final = 9  # of the blur
_RIM, _RIM_WIDTH = 5, 3
_RADIUS: Final = 14

Boxes = tuple[tuple[int, int, int, int], ...]


def bold(text: str) -> str:
    """The sentence in bold markup."""
    return f"*{text}*"


def lines_of(said: words.GuideSaid, size: int = at.TEXT_SIZE) -> int:
    """The lines that a step takes in the bubble."""
    return sum(block_lines(text, at.TEXT.w, theme.TEXT.body.set_in(size)) for text in (said.explains, bold(said.do)))


def size_for(said: words.GuideSaid) -> tuple[int, int]:
    """The size of a step's text, as large as the player wants it and the bubble holds, and its line step."""
    for size in range(grown(at.TEXT_SIZE), at.TEXT_SIZE, -1):
        line = at.TEXT_LINE * size // at.TEXT_SIZE
        if lines_of(said, size) * line <= at.MOST_LINES * at.TEXT_LINE:
            return size, line
    return at.TEXT_SIZE, at.TEXT_LINE


def more_height(said: words.GuideSaid) -> int:
    """Pixels by which the bubble grows for a step whose text has no room in it at its least size either."""
    size, line = size_for(said)
    return max(0, lines_of(said, size) * line - at.MOST_LINES * at.TEXT_LINE)


class Steering(Protocol):
    """Way through the evening, which the signs and buttons of the bubble lead."""

    def go_on(self) -> None:
        """Do the step for the player, or read on."""

    def go_back(self) -> None:
        """Return to what was before."""

    def give_up(self) -> None:
        """Leave the evening."""

    def to_stop(self, stop: str) -> None:
        """Return to the beginning of a stop that has been passed."""


@dataclass(frozen=True)
class Bubble(Drawn):
    """At ``rect``, with its beak on ``about``; its buttons and signs, one for each of the ``stops``, lead the ``way``.

    ``reads``: Next only reads on, else it does the deed and says so. ``picture`` is a Trick, above the text.
    """

    rect: Rect
    about: Rect
    stops: tuple[str, ...]
    stop: str
    step: str
    said: words.GuideSaid
    way: Steering
    can_go_back: bool
    reads: bool = False
    picture: Trick | None = None

    @property
    def _number(self) -> int:
        return self.stops.index(self.stop)

    def _at(self, place: tuple[int, int]) -> tuple[int, int]:
        return self.rect.x + place[0], self.rect.y + place[1]

    @property
    def _foot(self) -> tuple[int, int]:
        """The corner from which the signs and the buttons are counted: lower below a picture or a long text."""
        return self.rect.x, self.rect.bottom - at.BUBBLE_SIZE[1]

    @property
    def _buttons(self) -> Mapping[str, str]:
        return words.BUTTONS if self.reads else words.BUTTONS_OF_A_DEED

    def _sign(self, number: int) -> tuple[int, int]:
        x, y = at.sign_center(number, len(self.stops))
        return self._foot[0] + x, self._foot[1] + y

    def spots(self) -> list[Hotspot]:
        """The paper, which keeps what lies below it; the signs; the buttons, of which Enter presses Next."""
        said = self.said
        whole = Said(headed(head=said.title, text=f"{said.explains} {said.do}"), role=Role.TEXT, is_news=True)
        paper = Hotspot("guide.paper", self.rect, on_click=lambda: None, focusable=False, says=lambda: whole)
        spots = [paper]
        calls = {"back": self.way.go_back, "leave": self.way.give_up, "next": self.way.go_on}
        for number, stop in enumerate(self.stops):
            area, name = Circle(*self._sign(number), at.SIGN_STEP // 2), words.STOPS[stop]
            is_past = number < self._number
            tip = partial(Tip, words.go_back(name=name) if is_past else begins(name))
            click = partial(self.way.to_stop, stop) if is_past and self.can_go_back else None
            spots.append(Hotspot(f"guide.stop.{stop}", area, on_click=click, tip=tip, focusable=is_past))
        for name, rect in at.BUTTONS.items():
            spot = Hotspot(f"guide.{name}", rect.move(self._foot), on_click=calls[name])
            tips = words.BUTTON_TIPS if self.reads or name != "next" else {name: words.DOES_IT}
            spot.tip, spot.default = partial(Tip, tips[name]), name == "next"
            more = (in_words(said.explains), in_words(said.do)) if name == "next" else ()
            spot.says = partial(Said, self._buttons[name], role=Role.BUTTON, more=more)
            spots.append(spot)
        spots[-len(at.BUTTONS)].enabled = self.can_go_back
        return spots

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect = self.rect
        draw_paper_panel(canvas, rect, 12, 3)
        _draw_beak(canvas, rect, self.about)
        draw_director(canvas, self._at(at.MEDALLION), "medallion")
        said, left = self.said, rect.x + at.HEAD[0]
        draw_text(canvas, words.DIRECTOR, self._at(at.HEAD), theme.TEXT.label, theme.INK2, "midleft")
        room = rect.right - 18 - left
        draw_text(canvas, said.title, self._at(at.TITLE), theme.TEXT.head_lead, theme.VELVET, "midleft", width=room)
        draw_double_rule(canvas, *ends(rect, 20), rect.y + at.RULE_Y)
        if self.picture is not None:
            _draw_trick(canvas, at.PICTURE.move(rect.topleft), self.picture)
        self._draw_signs(canvas, spots)
        top, (size, line) = rect.y + at.above_text(has_picture=self.picture is not None), size_for(said)
        text = at.TEXT.move(rect.x, top)
        text.y = 8 + draw_block(canvas, said.explains, text, theme.TEXT.body.set_in(size), theme.INK, line=line)
        draw_block(canvas, bold(said.do), text, theme.TEXT.body.set_in(size), theme.INK, line=line)
        self._draw_buttons(canvas, spots)

    def _draw_signs(self, canvas: Surface, spots: Hotspots) -> None:
        centers = [self._sign(number) for number in range(len(self.stops))]
        pygame.draw.line(canvas, theme.BRASS_LO, centers[0], centers[-1], 2)
        for number, (stop, center) in enumerate(zip(self.stops, centers, strict=True)):
            is_hot = spots.is_hot(f"guide.stop.{stop}")
            if number == self._number:
                draw_glow(canvas, center, at.SIGN_NOW, theme.GLOW, 0.7)
                look = (at.SIGN_NOW, theme.CREAM, theme.INK)
            elif number < self._number:
                look = (at.SIGN, theme.VELVET_HI if is_hot else theme.VELVET, theme.BRASS_HI)
            else:
                look = (at.SIGN, theme.PARCHMENT2, theme.INK2)
            size, fill, ink = look
            draw_round(canvas, center, size, fill, 2, theme.BRASS)
            draw_icon(canvas, words.SIGNS[stop], center, size - 14, ink)
        note = words.stop_note(number=self._number + 1, count=len(self.stops), name=words.STOPS[self.stop])
        place = (self.rect.centerx, self._foot[1] + at.NOTE_Y)
        draw_text(canvas, note, place, theme.TEXT.aside, theme.INK2, "center", width=self.rect.w - 40)

    def _draw_buttons(self, canvas: Surface, spots: Hotspots) -> None:
        for name, rect in at.BUTTONS.items():
            full, is_closed = f"guide.{name}", name == "back" and not self.can_go_back
            face = ButtonFace(
                self._buttons[name], primary=name == "next", style=theme.TEXT.label_large, disabled=is_closed
            )
            hot = spots.is_hot(full) and not is_closed
            draw_button(canvas, rect.move(self._foot), face, hovered=hot, pressed=spots.is_pressed(full))


def _draw_trick(canvas: Surface, rect: Rect, trick: Trick) -> None:
    """A Trick as its card has it, across the bubble."""
    bar, colour = within(rect, bottom=2, height=30), theme.category_colour(trick.category)
    canvas.blit(rounded_clip(trick_part(trick.id, "sheet", rect.size), 9), rect)
    draw_category_badge(canvas, (rect.x + 26, rect.y + 26), trick.category, 34)
    draw_title_bar(canvas, bar, colour, n.trick(trick.id), theme.TEXT.title_small)
    draw_brass_frame(canvas, rect, 9, 3)


def draw_bell(canvas: Surface, center: tuple[int, int], size: int) -> None:
    """The director's sign, used for nothing else."""
    draw_round(canvas, center, size, theme.VELVET_LO, 3, theme.BRASS)
    draw_round(canvas, center, size - 8, theme.VELVET, 2, theme.BRASS_HI)
    draw_icon(canvas, BELL, center, round(size * 0.56), theme.BRASS_HI, shadow=True)


def draw_director(canvas: Surface, center: tuple[int, int], place: str) -> None:
    """The director's face in a round brass rim: in the bubble, or smaller in a remark."""
    wide = OTHERS_SIZES[DIRECTOR][place][0]
    draw_round(canvas, center, wide + 10, theme.VELVET_LO, 3, theme.BRASS)
    picture = rounded_clip(magician_part(DIRECTOR, place, (wide, wide)), wide // 2)
    canvas.blit(picture, picture.get_rect(center=center))
    draw_round(canvas, center, wide + 2, (0, 0, 0, 0), 2, theme.BRASS_HI)


def _draw_beak(canvas: Surface, rect: Rect, about: Rect) -> None:
    first, second, tip = at.beak(rect, about)
    pygame.draw.polygon(canvas, theme.PARCHMENT, (first, second, tip))
    for start in (first, second):
        pygame.draw.aaline(canvas, theme.BRASS_LO, start, tip)
        pygame.draw.line(canvas, theme.BRASS, start, tip, 3)


@cached_surface
def _mask(boxes: Boxes) -> Surface:
    """Mask by which the canvas is multiplied; kept while the same things are lit."""
    mask = Surface(theme.CANVAS_SIZE)
    mask.fill(_LIGHT)
    for box in boxes:
        area = Rect(box).inflate(6 * _EDGE, 6 * _EDGE)
        patch = Surface(area.size)
        patch.fill(_LIGHT)
        lit = Rect(box).inflate(2 * _EDGE, 2 * _EDGE).move(-area.x, -area.y)
        pygame.draw.rect(patch, "white", lit, border_radius=_RADIUS + _EDGE)
        mask.blit(pygame.transform.box_blur(patch, _EDGE), area, special_flags=pygame.BLEND_RGB_MAX)
    return mask


def draw_dimming(canvas: Surface, lit: tuple[Rect, ...], framed: tuple[Rect, ...]) -> None:
    """Darken everything but the lit things, and frame those that are meant."""
    canvas.blit(_mask(tuple((r.x, r.y, r.w, r.h) for r in lit)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for rect in framed:
        draw_rim(canvas, rect)


def draw_rim(canvas: Surface, rect: Rect) -> None:
    """The pale gold rim of what is meant."""
    rim = rect.inflate(2 * _RIM, 2 * _RIM)
    pygame.draw.rect(canvas, theme.WALNUT_LO, rim.inflate(4, 4), 2, border_radius=_RADIUS + 2)
    pygame.draw.rect(canvas, "#fbeec4", rim, _RIM_WIDTH, border_radius=_RADIUS)
