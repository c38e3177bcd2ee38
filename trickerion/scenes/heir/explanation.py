"""The paper on the right: the list of the Heir's decisions, scrolled, and below it the buttons and the pace."""

import functools
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import MAGICIANS
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.story import Story, StoryLine
from trickerion.storage.settings import HEIR_PACES
from trickerion.table.view import TableView, seat_colours
from trickerion.ui import controls, theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip, always
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.scrolling import Scrolling
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_round, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.words.heir.entries import TITLE
from trickerion.words.heir.sayings import SAYINGS
from trickerion.words.screens import heir as words
from trickerion.words.screens.settings import CHOICES

_LINE = 23
_GAP = 12
_EDGE = 22
_CHAPTER = 36
_NOTCH: Final = 60
_ROOM = at.LIST.w - at.ENTRY_LEFT - 14
_LEAVES = (
    ("heir.earlier", at.EARLIER, "ui.left", words.EARLIER, 1),
    ("heir.later", at.LATER, "ui.right", words.LATER, -1),
)
"""The buttons that turn sittings: name, centre, icon, words, and how many sittings they go back."""


@dataclass(frozen=True)
class PlacedLine:
    """A row of the list with its place, counted from the top of the whole list."""

    row: StoryLine
    rect: Rect


def _set_list(rows: list[StoryLine]) -> list[PlacedLine]:
    placed, y = [], 0
    for row in rows:
        height, gap = _CHAPTER, 4
        if row.state != "head":
            head = block_height(row.entry.head, _ROOM, theme.TEXT.strong_large, 25)
            height, gap = head + block_height(row.entry.body, _ROOM, theme.TEXT.body, _LINE) + 8, _GAP
        placed.append(PlacedLine(row, Rect(0, y, at.LIST.w, height)))
        y += height + gap
    return placed


class ListDeeds(Protocol):
    """Deeds of the list."""

    def layout(self) -> None:
        """Lay everything out anew."""

    def open_rule(self, rule: str) -> None:
        """Open the rule behind an entry."""

    def turn_to(self, back: int) -> None:
        """Look at another sitting."""


class FootDeeds(Protocol):
    """Deeds of the buttons below the list."""

    def step(self) -> None:
        """Play one entry."""

    def run(self) -> None:
        """Play the rest of the Heir's turn."""

    def go_on(self) -> None:
        """Leave what was told to its end."""

    def set_pace(self, pace: str) -> None:
        """Choose how much is shown."""

    def results_from_now_on(self) -> None:
        """Go on, and see results alone in the next turns."""

    def undo_spot(self) -> Hotspot:
        """Hotspot that takes back the player's last move."""


class Explanation(Drawn):
    """The list of the decisions."""

    zone = Zone.TOLD

    def __init__(self, story: Story, deeds: ListDeeds) -> None:
        self.story = story
        self.placed: list[PlacedLine] = []
        self.version = 0
        self._deeds = deeds
        self._scroll = Scrolling(at.LIST, at.LIST_BAR)

    def refresh(self) -> None:
        """Set the rows of the story as it is."""
        self.placed = _set_list(self.story.rows())
        self._scroll.height = self.placed[-1].rect.bottom + 12 if self.placed else 0
        self._scroll.move(0)
        self.version += 1

    @property
    def title(self) -> tuple[str, str]:
        """Title and subtitle."""
        shown, magician = self.story.shown, self.story.magician
        if not shown or not magician:
            return words.THE_HEIR, words.WHAT_AND_WHY
        saying = SAYINGS[MAGICIANS[magician].category][shown[-1].turn - 1]
        return TITLE[shown[-1].phase], words.quoted(saying=saying)

    # --- what is looked at --------------------------------------------------------------------------------------

    def turn_to(self, back: int) -> None:
        """Look back that many sittings before the present one, from its beginning."""
        self.story.turn_to(back)
        self._scroll.offset = 0.0
        self._deeds.layout()

    def scroll(self, pixels: float) -> None:
        """Scroll down (or, below 0, up)."""
        self._scroll.move(pixels)
        self._deeds.layout()

    def show_present(self) -> None:
        """Scroll until the present entry can be seen with what comes next."""
        rows = [thing.row.state for thing in self.placed]
        if not rows:
            return
        is_last = "now" not in rows or rows[-1] == "next"
        last = self.placed[-1 if is_last else rows.index("now")].rect
        self._scroll.offset = 0.0
        self.scroll(max(0, last.bottom + 8 - at.LIST.h))

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag the bar. True when the event was used."""
        if self._scroll.handle(event):
            self._deeds.layout()
            return True
        return False

    def handle_key(self, key: int) -> bool:
        """The keys that scroll. True when it was one of them."""
        pixels = {
            pygame.K_PAGEDOWN: at.LIST.h - _NOTCH,
            pygame.K_PAGEUP: _NOTCH - at.LIST.h,
            pygame.K_HOME: -self._scroll.end,
            pygame.K_END: self._scroll.end,
        }
        if key in pixels:
            self.scroll(pixels[key])
        return key in pixels

    def spoken_of(self, spots: Hotspots) -> StoryLine | None:
        """The entry under the pointer, else the present one."""
        hot = self._hot(spots)
        return hot.row if hot else next((thing.row for thing in self.placed if thing.row.state == "now"), None)

    def _hot(self, spots: Hotspots) -> PlacedLine | None:
        hot = (thing for number, thing in enumerate(self.placed) if spots.hovered == f"entry.{number}")
        return next(hot, None)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The entries, and the buttons that turn sittings."""
        spots.add(Hotspot("heir.list", at.LIST, on_wheel=self._wheel, focusable=False))
        for number, thing in enumerate(self.placed):
            rect = self._on_canvas(thing).clip(at.LIST)
            if thing.row.state in ("done", "now") and rect.h >= 16:
                tip = Tip(body=(thing.row.entry.head,) if rect.h < thing.rect.h else (), note=words.ENTRY_NOTE)
                click = functools.partial(self._deeds.open_rule, thing.row.entry.rule)
                says = saying(thing.row.entry.head, role=Role.LINE)
                spots.add(Hotspot(f"entry.{number}", rect, click, on_wheel=self._wheel, tip=always(tip), says=says))
                spots.get(f"entry.{number}").focusable = False
        for name, center, _, text, by in _LEAVES:
            if self.story.has_earlier if by > 0 else self.story.back > 0:
                click = functools.partial(self._deeds.turn_to, self.story.back + by)
                spots.add(Hotspot(name, Circle(*center, 20), on_click=click, tip=always(Tip(text))))

    def _wheel(self, notches: int) -> None:
        self.scroll(-notches * _NOTCH)

    def _on_canvas(self, thing: PlacedLine) -> Rect:
        return thing.rect.move(at.LIST.x, at.LIST.y - round(self._scroll.offset))

    def look(self, spots: Hotspots) -> object:
        """State that the picture of the paper depends on."""
        return self.version, self._scroll.offset, spots.hovered, spots.focused

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect, (title, subtitle) = at.EXPLANATION, self.title
        draw_paper_panel(canvas, rect, 12, 4, rivets=True, seed=11)
        draw_text(canvas, title, at.TITLE, theme.TEXT.title_large, theme.INK, "center", width=rect.w - 130)
        draw_text(canvas, subtitle, at.SUBTITLE, theme.TEXT.aside_plus, theme.INK2, "center", width=rect.w - 130)
        draw_double_rule(canvas, *ends(rect, 20), rect.y + 78)
        before = canvas.get_clip()
        canvas.set_clip(at.LIST)
        self._draw_rows(canvas, self._hot(spots))
        canvas.set_clip(before)
        if self._scroll.offset > 0:
            canvas.blit(_edge(False), at.LIST.topleft)
        if self.placed and self._scroll.offset < self.placed[-1].rect.bottom - at.LIST.h:
            canvas.blit(_edge(True), (at.LIST.x, at.LIST.bottom - _EDGE))
        self._scroll.draw_bar(canvas)

    def _draw_rows(self, surface: Surface, hot: PlacedLine | None) -> None:
        session = self.story.session
        colour = seat_colours(session.options)[session.viewer]
        if not self.placed:
            room = within(at.LIST, left=24, right=24, top=20, height=0)
            draw_block(surface, words.NOTHING_YET, room, theme.TEXT.aside_plus, theme.INK2, line=26)
        for thing, after in zip(self.placed, [*self.placed[1:], None], strict=False):
            rect = self._on_canvas(thing)
            if not rect.colliderect(at.LIST):
                continue
            if thing.row.state == "head":
                _draw_chapter(surface, rect, thing.row.entry.head)
            else:
                has_more = after is not None and after.row.state != "head"
                _draw_entry(surface, rect, thing.row, thing is hot, has_more, colour)

    def draw_leaves(self, canvas: Surface, spots: Hotspots) -> None:
        """The buttons that turn sittings."""
        for name, center, sign, *_ in _LEAVES:
            if name in spots:
                controls.draw_round_button(canvas, center, sign, 40, hovered=spots.is_hot(name))


@cached_surface
def _edge(upwards: bool) -> Surface:
    """The paper's colour, fading over the edge of the window on the list."""
    clear = (*theme.rgba(theme.PARCHMENT)[:3], 0)
    stops = ((0.0, theme.PARCHMENT), (1.0, clear))
    image = vertical_gradient(at.LIST.w, _EDGE, stops)
    return pygame.transform.flip(image, False, True) if upwards else image


def _draw_chapter(surface: Surface, rect: Rect, title: str) -> None:
    drawn = draw_text(surface, title, (rect.x + 10, rect.centery), theme.TEXT.head, theme.VELVET, "midleft")
    pygame.draw.line(surface, theme.BRASS_LO, (drawn.right + 12, rect.centery + 2), (rect.right - 12, rect.centery + 2))


def _draw_entry(surface: Surface, rect: Rect, row: StoryLine, hot: bool, has_more: bool, colour: str) -> None:
    lit = row.state == "now"
    if lit or hot:
        fill = theme.mix(theme.PARCHMENT, theme.GLOW, 0.65 if lit else 0.3)
        draw_plate(surface, rect.inflate(0, 6), fill, 9, 2 if lit else 1, theme.BRASS)
    sign = (rect.x + 26, rect.y + 15)
    if has_more:
        pygame.draw.line(surface, theme.BRASS_LO, (sign[0], sign[1] + 16), (sign[0], rect.bottom + _GAP), 2)
    _draw_sign(surface, sign, row, colour)
    ink = theme.INK2 if row.state == "next" else theme.INK
    place = (rect.x + at.ENTRY_LEFT, rect.y + 1)
    y = draw_block(surface, row.entry.head, Rect(place, (_ROOM, 0)), theme.TEXT.strong_large, ink, line=25)
    body_ink = theme.INK if lit else theme.INK2
    draw_block(surface, row.entry.body, Rect(place[0], y + 2, _ROOM, 0), theme.TEXT.body, body_ink, line=_LINE)


def _draw_sign(surface: Surface, center: at.Point, row: StoryLine, colour: str) -> None:
    if row.state == "done":
        controls.draw_verdict(surface, center, True, 28)
    elif row.state == "now":
        draw_round(surface, center, 32, theme.VELVET, 2, theme.BRASS_HI)
        draw_icon(surface, "ui.step_forward", center, 18, theme.BRASS_HI)
    else:
        draw_emblem(surface, center, 30, colour)


class Foot(Drawn):
    """The buttons. ``refresh`` says which there are now."""

    zone = Zone.DEEDS

    def __init__(self, deeds: FootDeeds) -> None:
        self._deeds = deeds
        self._buttons: list[Button] = []
        self._pace: Segments

    def refresh(self, *, has_more: bool, holds: bool, pace: str, key: str) -> None:
        """``has_more``: the Heir's turn is being told; ``holds``: the game waits, if only for the list to be read.

        Who has seen a turn step by step is offered the results alone. ``key`` opens the scene.
        """
        labels, now, choose = CHOICES["heir_pace"], HEIR_PACES.index(pace), self._deeds.set_pace
        about = [always(Tip(label, (words.PACES[of](key=key),))) for of, label in zip(HEIR_PACES, labels, strict=True)]
        self._pace = Segments(
            "heir.pace", at.PACE, HEIR_PACES, labels, now, lambda n: choose(HEIR_PACES[n]), about, about=words.PACE
        )
        if has_more:
            step = partial(Button, style=theme.TEXT.button_large, key="space", default=True)
            self._buttons = [
                step("heir.step", at.STEP, words.STEP, self._deeds.step, True, "ui.step_forward"),
                Button(
                    "heir.run",
                    at.RUN,
                    words.RUN,
                    self._deeds.run,
                    icon="ui.fast_forward",
                    style=theme.TEXT.button_large,
                    key="return",
                ),
            ]
            return
        label, sign = (words.GO_ON, "ui.step_forward") if holds else (words.BACK, "ui.left")
        is_offered = holds and pace == "every_step"
        go_on, wide = partial(Button, "heir.go_on", key="space", default=True), at.STEP.union(at.RUN)
        self._buttons = [go_on(wide, label, self._deeds.go_on, True, sign, style=theme.TEXT.button_large)]
        if is_offered:
            take, note, tip = self._deeds.results_from_now_on, words.FROM_NOW_ON, Tip(body=(words.PACES["results"](),))
            self._buttons = [
                go_on(at.STEP, label, self._deeds.go_on, True, style=theme.TEXT.label_large)
            ]  # the icon has no room
            self._buttons += [Button("heir.results", at.RUN, words.RESULTS, take, second_line=note, tip=always(tip))]

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_all(button.spot() for button in self._buttons)
        spots.add(self._deeds.undo_spot())
        spots.add_parts(self._pace)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for button in self._buttons:
            button.draw(canvas, spots)
        can, hot = spots.get("dock.undo").enabled, spots.is_hot("dock.undo")
        controls.draw_button(canvas, at.UNDO, controls.ButtonFace(icon="ui.undo", disabled=not can), hovered=hot)
        draw_text(canvas, words.PACE, at.PACE_LABEL, theme.TEXT.label, theme.INK, "midleft", width=46)
        self._pace.draw(canvas, spots)


def draw_you(surface: Surface, table: TableView, doing: str) -> None:
    """The viewer's resources, and what the viewer is ``doing``."""
    rect, player = at.YOU, table.me
    draw_plate(surface, rect, theme.PARCHMENT2, 9, 1, theme.PARCHMENT3)
    draw_disk(surface, (rect.x + 34, rect.centery - 2), 42, table.colours[table.viewer], "magician")
    write_line(surface, words.YOU, within(rect, left=66, top=5, height=30), theme.TEXT.strong, theme.INK)
    x = rect.x + 120
    for kind, amount in (("fame", player.fame), ("coins", player.coins), ("shards", player.shards)):
        x = controls.draw_resource(surface, (x, rect.y + 19), kind, amount, 18) + 16
    write_line(surface, doing, within(rect, left=66, top=30, width=340, height=30), theme.TEXT.aside, theme.INK2)
