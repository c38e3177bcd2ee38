"""Trick cards: in the player's strip (132 x 194), large (280 x 464, or 364 with a small picture where a larger one
stands beside it), as a row in the Theater's wings.

What never changes about a card is composed once and cached; Components owned, markers and notes are drawn on top.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.catalog import TRICKS, Trick, Yields
from trickerion.ui import shapes, surfaces, theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_note_plate, draw_reward, draw_verdict, reward_width
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker, draw_marker_place, marker_image
from trickerion.ui.scenery import rays
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import Shaded, closest_width, draw_name, draw_text, drawn_width, fits, text_width
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.ui.theme import mix
from trickerion.ui.tokens import badge_size, draw_action_points, draw_badge
from trickerion.ui.trick_pictures import LEAST, SIZES, trick_part
from trickerion.words import names as n
from trickerion.words.lacking import PREPARE
from trickerion.words.screens.table import GIVES, PAYS, on_stage

STRIP_SIZE = (132, 194)
LARGE_SIZE = (280, 464)
ROW_SIZE = (472, 92)
_STRIP_ROOM = STRIP_SIZE[0] - 10  # for what a Trick yields
_OF_TWO_LINES = theme.TEXT.title_small.set_in(theme.TEXT.title_small.size)
"""A name in two lines does not grow: its bar has no more room."""
NOTHING_MORE = Yields()


@dataclass(frozen=True)
class Owned:
    """The state of a Trick that somebody owns: whose, its suit, markers ready on the card and away on the stage;
    the ``shards`` that lie on an Enhanced one; what its Practice Room adds (``practised``); whether it ``lacks`` any.
    """

    colour: str
    suit: str
    ready: int = 0
    on_stage: int = 0
    shards: int = 0
    practised: Yields = NOTHING_MORE
    lacks: bool = False


@dataclass(frozen=True)
class TrickNote:
    """The one line that matters now; styles as in `controls.draw_note_plate`."""

    icon: str
    text: str
    style: str = "paper"


def _picture(card: Surface, rect: Rect, trick: str, category: str, place: str) -> None:
    """The picture of a Trick, or its sign where a picture would be too low."""
    if rect.h >= LEAST:
        card.blit(shapes.rounded_clip(trick_part(trick, place, rect.size), 7), rect)
        return
    middle = rect.move(-_ASIDE, 0).center
    art = rays(*rect.size, theme.category_colour(category), (rect.w // 2 - _ASIDE, round(rect.h * 0.54)))
    card.blit(shapes.rounded_clip(art, 7), rect)
    draw_icon(card, f"trick.{trick}", middle, rect.h - 6, theme.CREAM, shadow=True)


@cached_surface
def _strip(trick: str, category: str, threshold: int, size: tuple[int, int], palette: str) -> Surface:
    width, height = size
    card = Surface(size, pygame.SRCALPHA)
    surfaces.draw_paper(card, Rect(0, 0, width, height), 9)
    _picture(card, Rect(4, 4, width - 8, SIZES["card"][1]), trick, category, "card")
    surfaces.draw_category_badge(card, (17, 17), category, 24)
    draw_badge(card, (width - 5 - badge_size(str(threshold), 24)[0] // 2, 17), str(threshold), 24)
    lines = _name_lines(n.trick(trick), width - 14)
    bar = Rect(2, 74 if len(lines) == 1 else 64, width - 4, 26 if len(lines) == 1 else 36)
    surfaces.draw_title_bar(
        card, bar, theme.category_colour(category), lines[0] if len(lines) == 1 else "", theme.TEXT.title_small
    )
    for number, line in enumerate(lines if len(lines) > 1 else ()):
        spot = (bar.centerx, bar.y + 11 + 16 * number)
        draw_text(card, line, spot, _OF_TWO_LINES, Shaded(theme.CREAM), "center", width=width - 12)
    return card


def _name_lines(name: str, width: int, least: theme.Style | None = None) -> tuple[str, ...]:
    """The name in one line, at least in that style, or broken where its two lines are most even."""
    if fits(name, theme.TEXT.title, width) and (least is None or text_width(name, least) <= width):
        return (name,)
    breaks = [(name[:n].rstrip(" "), name[n:]) for n in range(1, len(name)) if name[n - 1] in " -"]
    return min(breaks, key=lambda pair: max(text_width(line, theme.TEXT.title_small) for line in pair), default=(name,))


def draw_trick_strip(
    surface: Surface,
    rect: Rect,
    trick: Trick,
    owned: Owned,
    *,
    have: Mapping[str, int] | None = None,
    status: str = "",
    light: float = 0.0,
) -> None:
    """The card of the player's strip.

    `have` are the Components at hand: what is short gets a red count. `status` stands at the foot beside the markers
    ("2 on stage"), or in their place ("not prepared", "lacks 1 Cog"); `light` above 0 makes the card glow.
    """
    if light > 0:
        shapes.draw_glow_around(surface, rect, theme.GLOW, light, blur=8, radius=10)
    shapes.draw_shadow(surface, rect, 9, 6, 190)
    surface.blit(_strip(trick.id, trick.category, trick.fame_threshold, rect.size, theme.palette()), rect)
    _strip_components(surface, rect, trick, have)
    _draw_pays(surface, (rect.centerx, rect.y + 152), trick, owned, 17, align="center", gap=5)
    _draw_shards(surface, (rect.right - 27, rect.y + 48), owned)
    surfaces.draw_brass_frame(surface, rect, 9, 3)
    raised = len(_name_lines(n.trick(trick.id), rect.w - 14)) > 1
    draw_action_points(surface, (rect.x + 26, rect.y + (50 if raised else 60)), trick.prepare_cost, height=24)
    foot = within(rect, left=5, right=5, bottom=4, height=25)
    shapes.draw_plate(surface, foot, theme.DARK_PANEL, 6)
    if status and owned.ready:
        _foot_in_two_parts(surface, foot, owned, status)
        return
    if owned.suit:  # plain: as a diamond it would look like one more marker
        draw_icon(surface, f"suit.{owned.suit}", within(foot, left=7, width=17).center, 17, theme.PARCHMENT)
    else:
        shapes.blit_round(surface, marker_image(owned.colour, owned.suit, 12), (foot.x + 16, foot.centery))
    if status or not owned.ready:
        colour = "#ffb4a6" if owned.lacks else theme.PARCHMENT
        write_line(surface, status, within(foot, left=29, right=6), theme.TEXT.label, colour)
    for number in range(owned.ready):
        spot = (foot.x + 44 + number * min(19, 76 // max(1, owned.ready - 1)), foot.centery)
        shapes.blit_round(surface, marker_image(owned.colour, owned.suit, 10), spot)


def _draw_pays(
    surface: Surface,
    pos: tuple[int, int],
    trick: Trick,
    owned: Owned | None,
    size: int,
    *,
    gap: int,
    align: str = "left",
) -> None:
    """Draw the Yields of a Trick, its Practice Room's share counted in, with the sign of such rooms before them."""
    practised = owned.practised if owned is not None else NOTHING_MORE
    if not any(practised):
        draw_reward(surface, pos, trick.yields, size, align=align, gap=gap, plus=False)
        return
    pays = Yields(*(printed + more for printed, more in zip(trick.yields, practised, strict=True)))
    wide = reward_width(pays, size, gap=gap, plus=False)
    if align == "center" and wide + size > _STRIP_ROOM:
        size = size * _STRIP_ROOM // (wide + size)
        wide = reward_width(pays, size, gap=gap, plus=False)
    left = pos[0] + size // 2 - wide // 2 if align == "center" else pos[0] + size
    draw_icon(surface, "room.practice", (left - size // 2 - 2, pos[1]), size, theme.INK2)
    draw_reward(surface, (left + 2, pos[1]), pays, size, gap=gap, plus=False)


def _draw_shards(surface: Surface, center: tuple[int, int], owned: Owned) -> None:
    """The Shards that lie on an Enhanced Trick: so much more Fame and Coins does it yield."""
    if owned.shards:
        plate = Rect(0, 0, 46, 26).move_to(center=center)
        shapes.draw_plate(surface, plate, theme.DARK_PANEL, 13, 1, theme.SHARD_ON_DARK)
        draw_icon(surface, "resource.shard", within(plate, left=5, width=19).center, 19, theme.SHARD_ON_DARK)
        draw_text(
            surface, signed(owned.shards), (plate.x + 32, plate.centery - 1), theme.TEXT.number, theme.CREAM, "center"
        )


def _foot_in_two_parts(surface: Surface, foot: Rect, owned: Owned, status: str) -> None:
    """The markers ready, which show the suit as well, and where the others are."""
    step = min(18, 26 // max(1, owned.ready - 1))
    for number in range(owned.ready):
        shapes.blit_round(
            surface, marker_image(owned.colour, owned.suit, 10), (foot.x + 13 + number * step, foot.centery)
        )
    place, room = (foot.right - 5, foot.centery - 1), foot.w - 32 - (owned.ready - 1) * step
    draw_text(surface, status, place, theme.TEXT.label, theme.PARCHMENT, "midright", width=room)


def _strip_components(surface: Surface, rect: Rect, trick: Trick, have: Mapping[str, int] | None) -> None:
    crowded = len(trick.components) > 3
    step, size, aside, badge = (29, 24, 9, 20) if crowded else (38, 28, 13, 22)
    span = (len(trick.components) - 1) * step + size // 2 + aside + badge // 2
    left = rect.centerx - span // 2 + size // 2
    for number, (component, need) in enumerate(trick.components.items()):
        short = have is not None and have.get(component, 0) < need
        center = (left + number * step, rect.y + 118)
        draw_component(surface, center, size, component)
        fill = theme.BAD if short else theme.INK
        draw_badge(surface, (center[0] + aside, center[1] + 12), str(need), badge, fill)


class _Spread(NamedTuple):
    """Division of a large card: the height of the picture; lines counted from the top; the height of chips and of the
    note."""

    picture: int
    badge: int
    pays: int
    rule: int
    chips: int
    chip: int
    step: int
    note: int


_WHOLE = _Spread(picture=154, badge=30, pays=216, rule=235, chips=241, chip=41, step=45, note=62)
_HEADED = _Spread(picture=46, badge=27, pays=108, rule=129, chips=134, chip=44, step=47, note=64)
_ASIDE = 16
"""How far aside the sign of a low head stands, out of the way of the threshold."""


def _spread(height: int) -> _Spread:
    return _WHOLE if height >= LARGE_SIZE[1] else _HEADED


@cached_surface
def _large(trick: str, category: str, threshold: int, size: tuple[int, int], palette: str) -> Surface:
    (width, height), spread = size, _spread(size[1])
    card, middle = Surface(size, pygame.SRCALPHA), spread.badge
    surfaces.draw_paper(card, Rect(0, 0, width, height), 10)
    _picture(card, Rect(4, 4, width - 8, spread.picture), trick, category, "sheet")
    surfaces.draw_category_badge(card, (30, middle), category, 36)
    shapes.draw_plate(card, Rect(width - 68, middle - 18, 58, 34), (24, 14, 18, 235), 17, 1, theme.BRASS)
    draw_icon(card, "resource.fame", (width - 52, middle - 1), 22, theme.BRASS_HI)
    draw_text(card, str(threshold), (width - 25, middle - 2), theme.TEXT.number, theme.CREAM, "center")
    bar = Rect(2, spread.picture + 4, width - 4, 38)
    surfaces.draw_title_bar(card, bar, theme.category_colour(category), n.trick(trick), theme.TEXT.title)
    place, room = (18, spread.pays), _room_of_pays(TRICKS[trick], width)
    draw_text(card, PAYS, place, theme.TEXT.label, theme.INK2, "midleft", width=room)
    shapes.draw_rule(card, 14, width - 14, spread.rule)
    shapes.draw_rule(card, 14, width - 14, height - 62)
    draw_text(card, PREPARE, (16, height - 44), theme.TEXT.label, theme.INK2, "midleft")
    return card


def _room_of_pays(trick: Trick, width: int) -> int:
    """Width of the label before the Yields on a card of that width."""
    return width - 42 - reward_width(trick.yields, 22, gap=16, plus=False)


def in_engineers_slot(trick: Trick) -> Trick:
    """The Trick as it is there: it gives one more marker."""
    return replace(trick, markers=trick.markers + 1)


def draw_trick_large(
    surface: Surface,
    rect: Rect,
    trick: Trick,
    owned: Owned | None = None,
    *,
    have: Mapping[str, int] | None = None,
    note: TrickNote | None = None,
    selected: bool = False,
    light: float = 0.0,
) -> None:
    """The card of the Workshop, and of a Trick to be learned (`owned` None).

    `have` turns the Components into "2/3" chips with ticks and crosses.
    """
    if selected or light > 0:
        shapes.draw_glow_around(surface, rect, theme.GLOW, light or 1.0, blur=11)
    else:
        shapes.draw_shadow(surface, rect, 10, 7, 180)
    surface.blit(_large(trick.id, trick.category, trick.fame_threshold, rect.size, theme.palette()), rect)
    spread = _spread(rect.h)
    after_label = max(72, 18 + drawn_width(PAYS, theme.TEXT.label, _room_of_pays(trick, rect.w)) + 10)
    _draw_pays(surface, (rect.x + after_label, rect.y + spread.pays), trick, owned, 22, gap=16)
    for number, (component, need) in enumerate(trick.components.items()):
        x, y = rect.x + 14 + (number % 2) * (rect.w // 2 - 10), rect.y + spread.chips + number // 2 * spread.step
        chip = Rect(x, y, rect.w // 2 - 18, spread.chip)
        draw_need_chip(surface, chip, component, need, None if have is None else have.get(component, 0))
    if note:
        plate = Rect(rect.x + 8, rect.bottom - 72 - spread.note, rect.w - 16, spread.note)
        draw_note_plate(surface, plate, note.icon, note.text, style=note.style)
    _large_foot(surface, rect, trick, owned)
    surfaces.draw_brass_frame(surface, rect, 10, 5 if selected else 3)


def _large_foot(surface: Surface, rect: Rect, trick: Trick, owned: Owned | None) -> None:
    draw_action_points(surface, (rect.x + 38, rect.bottom - 21), trick.prepare_cost)
    left = max(rect.x + 92, rect.x + 28 + text_width(PREPARE, theme.TEXT.label))
    label = (left, rect.bottom - 48)
    room = rect.right - (70 if owned is not None else 16) - left
    if fits(GIVES(number=trick.markers), theme.TEXT.label, room):  # else the empty places below say it
        draw_text(surface, GIVES(number=trick.markers), label, theme.TEXT.label, theme.INK2, "midleft", width=room)
    for number in range(trick.markers):
        draw_marker_place(surface, (left + 12 + number * 22, rect.bottom - 24), 13, paper=True)
    if owned is not None:
        _draw_shards(surface, (rect.x + 80, rect.y + _spread(rect.h).badge), owned)
        center = (rect.right - 38, rect.bottom - 34)
        draw_marker(surface, center, 27, owned.colour, owned.suit, alpha=255 if owned.ready else 150)
        fill = theme.INK if owned.ready else theme.VELVET_LO
        draw_badge(surface, (center[0] + 22, center[1] + 16), str(owned.ready), 26, fill)


def draw_need_chip(surface: Surface, rect: Rect, component: str, need: int, have: int | None) -> None:
    """A Component a Trick needs: "2/3" with a tick or a cross; a missing one also has a red border and ground.

    With `have` None only the number needed stands there.
    """
    good = have is None or have >= need
    fill = theme.PARCHMENT2 if good else Color(226, 190, 160)
    shapes.draw_plate(surface, rect, fill, 8, 1 if good else 2, theme.PARCHMENT3 if good else theme.BAD)
    draw_component(surface, (rect.x + 22, rect.centery - 1), 34, component)
    text = str(need) if have is None else f"{min(have, need)}/{need}"
    colour = theme.INK if good else theme.SHORT_NUMBER
    write_line(surface, text, within(rect, left=50), theme.TEXT.number_large, colour)
    if have is not None:
        draw_verdict(surface, (rect.right - 18, rect.centery), good)


def draw_closed_card(surface: Surface, rect: Rect, reason: str) -> None:
    """A veil over a card and a black plate with a padlock and the reason."""
    shapes.draw_veil(surface, rect, (18, 10, 20), 150)
    plate = Rect(0, 0, rect.w - 28, 62).move_to(center=(rect.centerx, rect.y + min(86, rect.h // 2)))
    shapes.draw_plate(surface, plate, (22, 12, 18, 248), 10, 2, theme.BRASS)
    draw_icon(surface, "ui.locked", within(plate, left=14, width=32).center, 32, theme.BRASS_HI)
    left, room = plate.x + 56, plate.w - 66
    draw_text(surface, reason, (left, plate.centery - 1), theme.TEXT.aside, theme.GLOW, "midleft", width=room)


def draw_trick_place(surface: Surface, rect: Rect, label: str, *, icon: str = "ui.trick") -> None:
    """An empty Trick slot with a word ("free slot", "Engineer's slot")."""
    shapes.draw_plate(surface, rect, (0, 0, 0, 95), 10, 2, (199, 154, 75, 130))
    draw_icon(surface, icon, (rect.centerx, rect.centery - 20), min(46, rect.w // 3), "#8a6a3c")
    place = (rect.centerx, rect.centery + 24)
    draw_text(surface, label, place, theme.TEXT.aside, theme.PARCHMENT3, "center", width=rect.w - 16)


_ROW_PILLS = {"chosen": "#7a5522", "ready": "#2c6a3b", "closed": "#4a3a36", "idle": "#4a3a36"}


def draw_trick_row(
    surface: Surface,
    rect: Rect,
    trick: Trick,
    owned: Owned,
    *,
    state: str = "ready",
    label: str = "",
    reason: str = "",
    light: float = 1.0,
) -> None:
    """A row of the wings (472 x 92): picture, name, yields, the markers ready, a pill with `label`.

    `state` is "chosen" (its marker is in the hand), "ready", "idle" or "closed" (with the `reason`).
    """
    if state == "chosen":
        shapes.draw_glow_around(surface, rect, theme.AMBER, light, blur=6, radius=10)
    surfaces.draw_paper(surface, rect, 10)
    if state == "closed":
        shapes.draw_veil(surface, rect, (40, 24, 18), 110)
    picture = within(rect, left=4, top=4, bottom=4, width=84)
    _picture(surface, picture, trick.id, trick.category, "row")
    _draw_shards(surface, (picture.centerx, picture.bottom - 15), owned)
    surfaces.draw_brass_frame(surface, rect, 10, 4 if state == "chosen" else 2)
    surfaces.draw_category_badge(surface, (rect.x + 115, rect.y + 24), trick.category, 30)
    name = n.trick(trick.id)
    wide = max(
        118, min(178, surfaces.pill_width(label, height=30), rect.w - 156 - closest_width(name, theme.TEXT.label))
    )
    pill = Rect(rect.right - 10 - wide, rect.y + 8, wide, 30)
    room = (pill.x if label else rect.right) - rect.x - 146
    lines = _name_lines(name, room, theme.TEXT.title_small)
    for number, line in enumerate(lines):
        spot = (rect.x + 138, rect.y + (24 if len(lines) == 1 else 16 + 20 * number))
        style = theme.TEXT.title if len(lines) == 1 else theme.TEXT.title_small
        draw_text(surface, line, spot, style, theme.INK, "midleft", width=room)
    _draw_pays(surface, (rect.x + 104, rect.y + 66), trick, owned, 20, gap=12)
    if label:
        surfaces.draw_pill(surface, pill, label, _ROW_PILLS[state], border=theme.BRASS)
    if reason:
        place = Rect(rect.x + 262, rect.y + 44, rect.right - 10 - rect.x - 262, 44)
        style, step = fit_block(reason, place.w, place.h, theme.TEXT.aside)
        top = place.centery - block_lines(reason, place.w, style) * step // 2
        spot = (place.x, top)
        box = Rect(spot, (place.w, place.h))
        draw_block(surface, reason, box, style, theme.REASON_ON_PAPER, line=step)
    for number in range(0 if reason else owned.ready):
        spot = (rect.x + 290 + number * 40, rect.y + 65)
        held = state == "chosen" and number == owned.ready - 1
        draw_marker(surface, spot, 19, owned.colour, owned.suit, alpha=90 if held else 255)
    if owned.ready and owned.on_stage and not reason:
        room = rect.right - 10 - (rect.x + 290 + owned.ready * 40 - 16)
        text, spot = on_stage(number=owned.on_stage), (rect.right - 10, rect.y + 64)
        draw_text(surface, text, spot, theme.TEXT.label, theme.INK, "midright", width=room)


def draw_trick_line(surface: Surface, rect: Rect, trick: Trick) -> None:
    """A line of a list of Tricks (48 px high): small picture, name, threshold, yields."""
    shapes.draw_plate(surface, rect, theme.PARCHMENT2, 8, 1, "#b79a63")
    side = rect.h - 8
    picture = Rect(rect.x + 4, rect.y + 4, side, side)
    shapes.draw_plate(surface, picture, mix(theme.category_fill(trick.category), "#000000", 0.1), 6, 1, theme.BRASS)
    draw_icon(surface, f"trick.{trick.id}", picture.center, round(side * 0.8), theme.CREAM)
    draw_reward(surface, (rect.right - 12, rect.centery), trick.yields, 18, align="right", gap=10, plus=False)
    room = rect.w - side - 36 - reward_width(trick.yields, 18, gap=10, plus=False)
    draw_name(
        surface,
        n.trick(trick.id),
        (picture.right + 10, rect.centery - 1),
        theme.TEXT.title_small,
        theme.INK,
        "midleft",
        room,
    )
