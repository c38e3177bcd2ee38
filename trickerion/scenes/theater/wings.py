"""In the wings: the viewer's Tricks with the Trick Markers that are ready, and what the others lack."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from trickerion.rules.facts.stage import Wing
from trickerion.rules.moves import SetUpTrick
from trickerion.rules.state import ENGINEER_PLACE
from trickerion.scenes.theater.hand import TheaterView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_row
from trickerion.words import names
from trickerion.words.screens import theater as words

_TYPES_NAMED = 2  # types of lacking Components that have room in the wings
_LOOKS = {"chosen": "chosen", "ready": "ready", "idle": "idle"}
"""How the row of a Trick looks that is not closed."""


@dataclass
class Wings:
    """The rows of the viewer's Tricks by place; ``click`` takes a marker of the Trick, or puts it back."""

    click: Callable[[int], object]

    def add_hotspots(self, spots: Hotspots, table: TheaterView) -> None:
        """A row for each Trick: click it, drag it, press its number, ask it."""
        for wing in table.stage.wings:
            place, move = wing.place, SetUpTrick(wing.place)
            can = move in table.legal or (table.hand is not None and wing.stands in ("ready", "chosen"))
            hotspot = Hotspot(f"wing_{place + 1}", at.wing_rect(place), tip=partial(_tip, table, wing))
            if can:
                hotspot.on_click, hotspot.payload = partial(self.click, place), move
                hotspot.key = str(place + 1)
            spots.add(hotspot)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: TheaterView, light: float) -> None:
        """The panel; the Engineer's place only with an Engineer."""
        draw_dark_panel(canvas, at.WINGS, 12, 3)
        draw_text(canvas, words.WINGS, (at.WINGS.x + 20, at.WINGS.y + 10), theme.HEAD, 26, theme.BRASS_HI)
        place = (at.WINGS.right - 18, at.WINGS.y + 20)
        draw_text(canvas, words.WINGS_NOTE, place, theme.ITALIC, 17, theme.PARCHMENT, "topright")
        wings = {wing.place: wing for wing in table.stage.wings}
        for number in range(len(table.me.tricks)):
            if number in wings:
                _draw_row(canvas, table, wings[number], light, spots.hovered == f"wing_{number + 1}")
            elif number < ENGINEER_PLACE or table.me.has("engineer"):
                empty = words.NO_ENGINEERS_TRICK if number == ENGINEER_PLACE else words.NO_TRICK
                draw_trick_place(canvas, at.wing_rect(number), empty)


def _draw_row(canvas: pygame.Surface, table: TheaterView, wing: Wing, light: float, hovered: bool) -> None:
    rect, look = at.wing_rect(wing.place), _LOOKS.get(wing.stands, "closed")
    if hovered and look == "ready":
        draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
    shown = Owned(table.colours[table.viewer], wing.suit, wing.ready, wing.on_stage)
    label = words.STANDS[wing.stands](markers=wing.ready)
    draw_trick_row(canvas, rect, wing.trick, shown, state=look, label=label, reason=reason(wing), light=light)


def reason(wing: Wing) -> str:
    """Why a Trick is closed, in two or three words; "" when it is not."""
    if wing.stands not in words.WHY_CLOSED:
        return ""
    many = words.pieces(number=sum(wing.missing.values()))
    what = names.list_of_pieces(wing.missing) if len(wing.missing) <= _TYPES_NAMED else many
    return words.WHY_CLOSED[wing.stands](what=what, on_stage=wing.on_stage)


def _tip(table: TheaterView, wing: Wing) -> Tip:
    level, pays = wing.trick.level, table.stage.link_pays
    may_be_more = table.stage.by_highest and level < max(pays)
    link = words.link_of_low_level if may_be_more else words.link_of_level
    told = words.OF_TRICK[wing.stands](what=names.list_of_pieces(wing.missing))
    body = (
        words.pays_when_performed(yields=names.yields(wing.trick.yields)),
        link(level=level, pays=pays[level]),
        words.on_engineers_board(told=told) if wing.place == ENGINEER_PLACE else told,
    )
    return Tip(names.trick(wing.trick.id), body, f"trick.{wing.trick.id}")
