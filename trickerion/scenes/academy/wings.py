"""In the Workshop: the viewer's Tricks, where their Academy markers are, and what a lesson costs."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from trickerion.rules.ask.academy import lesson
from trickerion.rules.catalog import Yields
from trickerion.rules.facts.academy import PRACTICE_ACTION, TEACH_ACTION
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.scenes.academy.view import ACTION_OF, AcademyView, LiftedMarker
from trickerion.ui import theme
from trickerion.ui.academy_signs import draw_row, either_row, row_width
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import academy as at
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import action_points_width, draw_action_points
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_row
from trickerion.words import names
from trickerion.words.academy import screen as words
from trickerion.words.academy.names import tile as tile_name

_NO_TRICK = words.NO_TRICK, words.NO_TRICK_OF_ENGINEER


class Wing(NamedTuple):
    """How a Trick stands: the state of its row, what its pill says, what stands beside its marker, what it pays."""

    state: str
    pill: str
    aside: str
    pays: tuple[Yields, ...] = ()


def wing_of(table: AcademyView, owned: OwnedTrick, place: int) -> Wing:
    """Where the Academy marker of a Trick is, and whether it can be taken."""
    there = lesson(table.state, table.viewer, owned.id)
    ready = words.ready(markers=owned.markers)
    if place == table.place and table.is_held:
        return Wing("chosen", words.IN_HAND, ready)
    if there is None:
        return Wing("idle", words.SUPPLY, ready)
    pill = tile_name(there.tile)
    if not there.is_taught:
        return Wing("ready", pill, ready)
    return Wing("ready", pill, words.PAYS if len(there.pays) == 1 else "", there.pays)


@dataclass
class Wings:
    """The rows of the viewer's Tricks by place."""

    def add_hotspots(self, spots: Hotspots, table: AcademyView) -> None:
        """A row for each Trick: drag it, or click it and then a slot."""
        for place, owned in enumerate(table.me.tricks):
            if owned is None:
                continue
            spot = Hotspot(f"wing_{place + 1}", at.wing(place), tip=partial(_wing_tip, table, place, owned))
            if table.lessons.get(place) and table.asked_place is None:
                spot.payload = LiftedMarker(place)
            spots.add(spot)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView, light: float) -> None:
        """The panel; the Engineer's place only with an Engineer."""
        draw_dark_panel(canvas, at.WINGS, 12, 3)
        draw_text(canvas, words.WINGS, (at.WINGS.x + 20, at.WINGS.y + 10), theme.HEAD, 26, theme.BRASS_HI)
        place = (at.WINGS.right - 18, at.WINGS.y + 20)
        aside = words.set_aside(len(table.set_aside)) if table.set_aside else words.WINGS_NOTE
        draw_text(canvas, aside, place, theme.ITALIC, 17, theme.PARCHMENT, "topright", width=230)
        for number, owned in enumerate(table.me.tricks):
            if owned is not None:
                _draw_wing(canvas, spots, table, number, owned, light)
            elif number < ENGINEER_PLACE or table.me.has("engineer"):
                draw_trick_place(canvas, at.wing(number), _NO_TRICK[number == ENGINEER_PLACE])


def _wing_tip(table: AcademyView, place: int, owned: OwnedTrick) -> Tip:
    body = [words.TAKE_IT if table.asked_place is None else words.LAY_IT] if table.lessons.get(place) else []
    if not body and table.acting_here is not None and table.legal:
        reasons = [table.lesson_reason(action, place) for action in (PRACTICE_ACTION, TEACH_ACTION)]
        body = list(dict.fromkeys(filter(None, map(table.said, reasons))))
    there = lesson(table.state, table.viewer, owned.id)
    if there is not None:
        action = names.ACTION[ACTION_OF[there.type]]
        body.insert(0, words.lies_in(who=table.who(table.viewer), action=action, room=tile_name(there.tile)))
    return Tip(names.trick(owned.id), tuple(body) or (words.NOBODY_ACTS,), f"trick.{owned.id}")


def _draw_wing(
    canvas: pygame.Surface, spots: Hotspots, table: AcademyView, place: int, owned: OwnedTrick, light: float
) -> None:
    rect, wing, colour = at.wing(place), wing_of(table, owned, place), table.colours[table.viewer]
    if spots.is_hot(f"wing_{place + 1}") and table.lessons.get(place):
        draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
    plain = Owned(colour, owned.suit)
    draw_trick_row(canvas, rect, owned.trick, plain, state=wing.state, label=wing.pill, light=light)
    center = at.wing_marker(place)
    if wing.pill == words.SUPPLY and f"wing.{place}" not in table.hidden:
        draw_marker(canvas, center, 19, colour, owned.suit)
    else:
        draw_marker_place(canvas, center, 19, owned.suit, paper=True)
    spot = (center[0] + 28, center[1] - 1)
    drawn = draw_text(canvas, wing.aside, spot, theme.LABEL, 17, theme.INK2, "midleft")
    if wing.pays:
        row = either_row(wing.pays)
        left = drawn.right + 8 if wing.aside else spot[0]
        draw_row(canvas, (left + row_width(row, 16) // 2, center[1]), row, 16)
    _draw_wing_cost(canvas, table, owned, (place, rect))


def _draw_wing_cost(canvas: pygame.Surface, table: AcademyView, owned: OwnedTrick, at_place: tuple[int, Rect]) -> None:
    place, rect = at_place
    there = lesson(table.state, table.viewer, owned.id)
    cost, printed, *_ = table.cost(TEACH_ACTION if there is not None and there.is_taught else PRACTICE_ACTION, place)
    half = action_points_width(cost, 26) // 2
    pill = draw_action_points(canvas, (rect.right - 12 - half, rect.y + 65), cost)
    if cost != printed:
        old = draw_text(canvas, str(printed), (pill.left - 12, pill.centery - 1), theme.NUM, 18, "#6b5a44", "center")
        pygame.draw.line(canvas, theme.BAD, (old.x - 3, old.centery + 4), (old.right + 3, old.centery - 4), 2)
