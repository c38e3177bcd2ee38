"""The pictures that stand beside the text of the Workbook, drawn by the kit; the table with a number at each part."""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.language.voice import HEIR_NAME
from trickerion.play.laid_games import at_first_assignment
from trickerion.rules import catalog
from trickerion.rules.game import Game
from trickerion.rules.options import COLOURS, HEIR, GameOptions, Seat
from trickerion.screens.board.actions import action_rows
from trickerion.screens.board.layers import Layers
from trickerion.screens.board.panels import BoardPanels
from trickerion.table.panel import Deeds, Glow
from trickerion.table.top_bar import turn_of
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme, tokens
from trickerion.ui.assignment_card import draw_assignment_back, draw_assignment_card
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.dice import draw_configuration_die, draw_die
from trickerion.ui.flow import Column, Row, within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.magician_card import PosterText, draw_magician_poster
from trickerion.ui.markers import draw_marker, turns_for
from trickerion.ui.performance_card import THEATER_SIZE, draw_performance_card
from trickerion.ui.performance_grid import Placed, linked_circles
from trickerion.ui.shapes import draw_round, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel, draw_inset, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.topbar import draw_top_bar
from trickerion.ui.trick_card import Owned, draw_trick_large
from trickerion.words import names as n
from trickerion.words.cards import SPECIAL_EXAMPLES
from trickerion.words.cards.magicians import MAGICIAN_EXAMPLE
from trickerion.words.screens import setup
from trickerion.words.screens import workbook as words
from trickerion.words.workbook_table import PARTS, SOLO_TABLE

Cell = tuple[int, int]


class Illustration(NamedTuple):
    """Size of a picture on the page, and the painter of a rectangle of that size."""

    size: tuple[int, int]
    draw: Callable[[Surface, Rect], None]


def _caption(surface: Surface, text: str, center: tuple[int, int], width: int) -> None:
    draw_text(surface, text, center, theme.TEXT.aside, theme.INK2, "center", width=width)


# ------------------------------------------------------------------ Links


def _faces_circle(card: catalog.PerformanceCard, cell: Cell, turns: int, category: str) -> bool:
    """True if the corner of the Trick's own category lies in a circle of that slot."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    circles = zip(catalog.CORNERS[turns], ((cell[0] + dx, cell[1] + dy) for dx, dy in steps), strict=True)
    return any(corner == category and circle in card.slots for corner, circle in circles)


def _linked(
    card: catalog.PerformanceCard, cells: tuple[Cell, ...], tricks: tuple[tuple[str, str, str], ...]
) -> dict[Cell, Placed]:
    """Markers (colour, suit, category) on those slots, legally turned, with as many Links as can be."""
    legal: list[dict[Cell, Placed]] = []
    for turned in product(range(4), repeat=len(cells)):
        markers = (Placed(*trick[:2], turns, trick[2]) for trick, turns in zip(tricks, turned, strict=True))
        placed = dict(zip(cells, markers, strict=True))
        if all(_faces_circle(card, cell, m.turns, m.own or "") for cell, m in placed.items()):
            legal.append(placed)
    return max(legal, key=lambda placed: len(linked_circles(card, placed)), default={})


def _draw_link(surface: Surface, rect: Rect) -> None:
    card = next(
        c for c in catalog.PERFORMANCES.values() if c.theater == "grand_magorian" and any(k.shard for k in c.links)
    )
    link = next(k for k in card.links if k.shard)
    tricks = (("crimson", "spades", "mechanical"), ("teal", "hearts", "escape"))
    _draw_card(surface, rect, card, _linked(card, (card.slots[link.a], card.slots[link.b]), tricks))
    _caption(surface, words.LINK, (rect.centerx, rect.bottom - 12), rect.w)


def _draw_show(surface: Surface, rect: Rect) -> None:
    card = next(
        c
        for c in catalog.PERFORMANCES.values()
        if c.theater == "riverside" and len(c.slots) >= 3 and c.card_set == catalog.STANDARD
    )
    tricks = (("crimson", "spades", "optical"), ("saffron", "clubs", "escape"), ("crimson", "hearts", "mechanical"))
    _draw_card(surface, rect, card, _linked(card, card.slots[:3], tricks))
    _caption(surface, words.SHOW, (rect.centerx, rect.bottom - 12), rect.w)


def _draw_card(surface: Surface, rect: Rect, card: catalog.PerformanceCard, placed: dict[Cell, Placed]) -> None:
    draw_performance_card(surface, Rect(rect.x + (rect.w - 262) // 2, rect.y, *THEATER_SIZE), card, placed)


def _draw_wheel(surface: Surface, rect: Rect) -> None:
    middles = ((rect.centerx, rect.y + 82), (rect.right - 84, rect.y + 196), (rect.centerx, rect.y + 310))
    for side, center in zip(("up", "right", "down", "left"), (*middles, (rect.x + 84, rect.y + 196)), strict=True):
        draw_marker(surface, center, 66, "teal", "hearts", turns_for("escape", side), "escape")
    draw_icon(surface, "category.escape", within(rect, top=176, height=40).center, 40, theme.category_fill("escape"))
    _caption(surface, words.WHEEL, (rect.centerx, rect.bottom - 14), rect.w)


# ------------------------------------------------------------------ Locations


def _draw_slots(surface: Surface, rect: Rect) -> None:
    slots = [slot for slot in catalog.SLOTS.values() if slot.location == "downtown"]
    for number, slot in enumerate(slots):
        center = (rect.x + 52 + number * 92, rect.y + 60)
        tokens.draw_slot(surface, center, 74, signed(slot.modifier))
    tokens.draw_disk(surface, (rect.x + 52, rect.y + 54), 70, "crimson", "engineer", badge=False)
    tokens.draw_slot_tag(surface, (rect.x + 52, rect.y + 60), 74, signed(slots[0].modifier))
    for line, kind in enumerate(("magician", "engineer", "apprentice")):
        y = rect.y + 152 + line * 60
        tokens.draw_disk(surface, (rect.x + 52, y), 46, "crimson", kind, badge=False)
        name = words.SPECIALIST if kind == "engineer" else n.CHARACTER[kind]
        draw_text(surface, name, (rect.x + 92, y), theme.TEXT.body_lead, anchor="midleft")
        tokens.draw_action_points(surface, (rect.right - 60, y), catalog.BASE_POINTS[kind], height=32)
    text = words.engineer_on(modifier=slots[0].modifier, points=catalog.BASE_POINTS["engineer"] + slots[0].modifier)
    _caption(surface, text, (rect.centerx, rect.bottom - 14), rect.w)


_DICE = {"residence": ("optical", "any"), "inn": ("manager", "apprentice"), "bank": ("5", "x")}


def _draw_dice(surface: Surface, rect: Rect) -> None:
    for column, (kind, faces) in enumerate(_DICE.items()):
        x = rect.x + 70 + column * 124
        _caption(surface, n.AREA[kind], (x, rect.y + 16), 120)
        for line, face in enumerate(faces):
            draw_die(surface, (x, rect.y + 80 + line * 104), 78, kind, face)
    _caption(surface, words.DICE, (rect.centerx, rect.bottom - 14), rect.w)


def _draw_market(surface: Surface, rect: Rect) -> None:
    for number, component in enumerate(("wood", "rope", "glass", "mirror")):
        x = rect.x + 52 + number * 92
        draw_component(surface, (x, rect.y + 54), 72, component)
        tokens.draw_coin(surface, (x, rect.y + 116), 34, catalog.PRICE[component])
    draw_inset(surface, within(rect, left=8, right=8, top=150, height=96), paper=True)
    draw_component(surface, (rect.x + 62, rect.y + 198), 62, "cog")
    draw_icon(surface, "ui.right", (rect.x + 134, rect.y + 198), 34, theme.BRASS_LO)
    draw_component(surface, (rect.x + 206, rect.y + 198), 62, "rope", faded=True)
    write_line(surface, words.ORDERED, within(rect, left=258, top=184, height=30), theme.TEXT.body_lead)
    _caption(surface, words.MARKET, (rect.centerx, rect.bottom - 14), rect.w)


def _draw_prepare(surface: Surface, rect: Rect) -> None:
    trick = catalog.TRICKS["linking_rings"]
    card = Rect(rect.x + (rect.w - 277) // 2, rect.y, 277, 392)
    draw_trick_large(surface, card, trick, Owned("crimson", "spades", trick.markers), have=dict(trick.components))
    _caption(surface, words.PREPARED, (rect.centerx, rect.bottom - 14), rect.w)


def _draw_week(surface: Surface, rect: Rect) -> None:
    head = rect.y + 14
    for x, text in ((rect.x + 196, words.BACKSTAGE), (rect.right - 74, words.EACH_TRICK)):
        _caption(surface, text, (x, head), 150)
    for line, day in enumerate(catalog.DAYS):
        row = Column(within(rect, top=34), 8).cell(line, 58)
        draw_inset(surface, row, paper=True)
        draw_text(
            surface,
            n.DAY_ALONE[day],
            (row.x + 14, row.centery),
            theme.TEXT.number_large,
            theme.VELVET,
            "midleft",
            width=116,
        )
        for slot in (0, 1):
            center = (row.x + 162 + slot * 58, row.centery)
            tokens.draw_slot(surface, center, 48, signed(catalog.SLOTS[f"{day}.backstage.{slot}"].modifier))
        tokens.draw_slot(surface, (row.x + 278, row.centery), 48, picture="character.magician")
        _draw_change(surface, (row.right - 76, row.centery), catalog.YIELD_MODIFIER[day])


def _draw_change(surface: Surface, center: tuple[int, int], change: int) -> None:
    if not change:
        draw_text(surface, words.AS_PRINTED, center, theme.TEXT.aside, theme.INK2, "center")
        return
    draw_text(surface, signed(change), (center[0] - 44, center[1]), theme.TEXT.number_large, theme.INK, "center")
    tokens.draw_fame(surface, (center[0] - 8, center[1]), 28, paper=True)
    draw_text(surface, signed(change), (center[0] + 26, center[1]), theme.TEXT.number_large, theme.INK, "center")
    tokens.draw_coin(surface, (center[0] + 56, center[1]), 26)


# ------------------------------------------------------------------ the turn


def _draw_assignment(surface: Surface, rect: Rect) -> None:
    for number, kind in enumerate(("magician", "manager", "apprentice")):
        x = rect.x + 70 + number * 128
        tokens.draw_disk(surface, (x, rect.y + 40), 66, "teal", kind)
        card = Rect(x - 56, rect.y + 92, 112, 158)
        if number == 2:
            draw_assignment_back(surface, card, "teal")
        else:
            draw_assignment_card(surface, card, ("theater", "market_row")[number])
    _caption(surface, words.ASSIGNMENT, (rect.centerx, rect.bottom - 14), rect.w)


def _draw_initiative(surface: Surface, rect: Rect) -> None:
    for number, colour in enumerate(("pearl", "crimson", "saffron", "teal")):
        x = rect.x + 54 + number * 92
        tokens.draw_poster(surface, Rect(x - 33, rect.y + 4, 66, 90), colour)
        tokens.draw_cylinder(surface, (x, rect.y + 134), colour, 46)
        tokens.draw_coin(surface, (x, rect.y + 192), 34, number + 1)
        _caption(surface, n.ROMAN[number + 1], (x, rect.y + 228), 60)
    _caption(surface, words.POSTERS, (rect.centerx, rect.bottom - 14), rect.w)


def _draw_fame(surface: Surface, rect: Rect) -> None:
    tokens.draw_fame(surface, (rect.centerx, rect.y + 84), 150, paper=True)
    for number, colour in enumerate(("teal", "saffron", "crimson")):
        tokens.draw_fame_marker(surface, (rect.centerx - 70 + number * 70, rect.y + 196), colour, 52)


def _draw_scoring(surface: Surface, rect: Rect) -> None:
    tokens.draw_shard(surface, (rect.x + 50, rect.y + 46), 56, paper=True)
    for number in range(3):
        tokens.draw_coin(surface, (rect.x + 136 + number * 26, rect.y + 46), 46)
    tokens.draw_disk(surface, (rect.x + 50, rect.y + 140), 66, "crimson", "apprentice")
    tokens.draw_disk(surface, (rect.x + 180, rect.y + 140), 66, "crimson", "manager")
    for center, fame in (((50, 90), 1), ((162, 90), 1), ((50, 192), 2), ((180, 192), 3)):
        draw_reward(surface, (rect.x + center[0] - 30, rect.y + center[1]), (fame, 0, 0), 22)


def _draw_magician(surface: Surface, rect: Rect) -> None:
    poster = catalog.MAGICIANS[MAGICIAN_EXAMPLE]
    name = words.tricks_of(category=n.CATEGORY[poster.category])
    draw_magician_poster(surface, rect, poster, PosterText(head=name, ability=words.FAVOURITE))


# ------------------------------------------------------------------ the Dark Alley


def _draw_special(surface: Surface, rect: Rect) -> None:
    for number, card in enumerate(SPECIAL_EXAMPLES):
        place = Row(within(rect, left=16, top=6, height=240), 18).cell(number, 172)
        draw_assignment_card(surface, place, catalog.SPECIALS[card].location, special=card)
    draw_pill(surface, within(rect, bottom=4, width=180, height=32), words.OR_A_POINT, theme.VELVET)


def _draw_prophecies(surface: Surface, rect: Rect) -> None:
    ids = list(catalog.PROPHECIES)[:4]
    tokens.draw_prophecy(surface, (rect.centerx, rect.y + 60), 96, ids[0], lit=True)
    _caption(surface, words.ACTIVE, (rect.centerx, rect.y + 126), 120)
    spots = ((rect.x + 84, rect.y + 180), (rect.right - 84, rect.y + 180), (rect.centerx, rect.y + 240))
    for prophecy, center, word in zip(ids[1:], spots, (words.NEXT, words.THIRD, words.SECOND), strict=True):
        tokens.draw_prophecy(surface, center, 76, prophecy)
        _caption(surface, word, (center[0], center[1] + 52), 120)


def _draw_configuration(surface: Surface, rect: Rect) -> None:
    blocked = (1, 3)
    draw_configuration_die(surface, (rect.centerx, rect.y + 48), 62, "downtown", blocked, rerolled=True)
    slots = [slot for slot in catalog.SLOTS.values() if slot.location == "downtown"]
    for number, slot in enumerate(slots, start=1):
        center = (rect.x + 49 + 96 * (number - 1), rect.y + 144)
        if number in blocked:
            tokens.draw_blocked_slot(surface, center, 72)
        else:
            tokens.draw_slot(surface, center, 76, signed(slot.modifier))
    _caption(surface, words.ROLLED, (rect.centerx, rect.bottom - 12), rect.w)


ILLUSTRATIONS: dict[str, Illustration] = {
    "link": Illustration((320, 492), _draw_link),
    "show": Illustration((320, 492), _draw_show),
    "wheel": Illustration((390, 424), _draw_wheel),
    "slots": Illustration((382, 336), _draw_slots),
    "dice": Illustration((390, 268), _draw_dice),
    "market": Illustration((384, 288), _draw_market),
    "prepare": Illustration((320, 428), _draw_prepare),
    "week": Illustration((470, 304), _draw_week),
    "assignment": Illustration((396, 290), _draw_assignment),
    "initiative": Illustration((384, 272), _draw_initiative),
    "fame": Illustration((300, 236), _draw_fame),
    "scoring": Illustration((290, 216), _draw_scoring),
    "magician": Illustration((300, 270), _draw_magician),
    "special": Illustration((394, 296), _draw_special),
    "prophecies": Illustration((390, 316), _draw_prophecies),
    "configuration": Illustration((386, 226), _draw_configuration),
}
"""Pictures by the names that the pages use."""


SIZE = (1180, 664)
_DOCK = at.UNDO.unionall([at.ACTION_POINTS, at.DONE]).inflate(12, 12)
SPOTS = {
    "bar": (1472, 20),
    "fame": (1522, 34),
    "downtown": at.DOWNTOWN.topleft,
    "market_row": at.MARKET_ROW.topleft,
    "theater": at.THEATER.topleft,
    "days": at.DAYS["thursday"].move(-15, -12).topleft,
    "alley": at.ALLEY.topleft,
    "workshop": at.WORKSHOP.topleft,
    "initiative": (at.INITIATIVE.right - 34, at.INITIATIVE.y),
    "others": (at.COLUMN.x - 6, at.COLUMN.y + 84),
    "magician": at.MAGICIAN.topleft,
    "tricks": at.TRICKS[0].topleft,
    "components": at.COMPONENTS.move(-19, -20).topleft,
    "team": at.TEAM.move(-12, -14).topleft,
    "dock": _DOCK.topleft,
}
"""Place of the number of each part: at its corner, clear of all words."""


def draw_table(name: str, surface: Surface, rect: Rect) -> None:
    """The table with the numbers of its parts upon it."""
    draw_shadow(surface, rect, 10, 8, 180)
    surface.blit(_table(name == SOLO_TABLE, theme.palette()), rect)
    draw_brass_frame(surface, rect, 10, 3)
    scale = rect.w / theme.CANVAS_SIZE[0]
    for number, part in enumerate(PARTS, start=1):
        center = (rect.x + round((SPOTS[part][0] + 14) * scale), rect.y + round((SPOTS[part][1] + 10) * scale))
        draw_round(surface, center, 30, theme.GLOW, 3, theme.VELVET)
        draw_text(surface, str(number), (center[0], center[1] - 1), theme.TEXT.number, theme.INK, "center")


@cached_surface
def _table(is_solo: bool, _palette: str) -> Surface:
    """The board in small, without numbers."""
    game = _game(is_solo)
    state, options = game.view_for(0).state, game.options
    table = TableView(state, 0, seat_colours(options), seat_names(options))
    panels, spots = BoardPanels(table, Deeds(), lambda _row: None, Glow), Hotspots()
    panels.actions.now = action_rows(table, panels.locations, state, None)
    canvas = Surface(theme.CANVAS_SIZE)
    layers = Layers((*panels.still, *panels.strip, panels.actions), panels.fame.draw_markers)
    canvas.blit(layers.ground(canvas, spots, ()), (0, 0))
    layers.let_go()
    draw_dark_panel(canvas, _DOCK, 10, 2)
    draw_text(canvas, words.DOCK, _DOCK.center, theme.TEXT.head_lead, theme.PARCHMENT2, "center")
    draw_top_bar(canvas, turn=turn_of(state, state.phase))
    return pygame.transform.smoothscale(canvas, SIZE)


def _game(is_solo: bool) -> Game:
    """A game in its first Assignment, with all posters hung."""
    names = (setup.PERSONS[0], HEIR_NAME) if is_solo else (setup.PERSONS[0], *setup.COMPUTERS[:2])
    others = HEIR if is_solo else "apprentice"
    seats = tuple(Seat(name, others if n else "person", COLOURS[n]) for n, name in enumerate(names))
    modules = ("dark_alley", "prophecies", HEIR) if is_solo else ()
    return at_first_assignment(GameOptions(seats, modules=modules), "call-outs")
