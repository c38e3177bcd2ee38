"""The Heir's board: who it is, its two stances with the priority list, the plan card, the line of Characters."""

from __future__ import annotations

from pygame import Rect, Surface

from trickerion.rules.ask.heir import (
    CARD_POINTS,
    SPECIAL_ICON,
    fame_by,
    heir_at_work,
    heir_seat,
    icons_of,
    own_points,
    plan_card,
    priority_list,
    stance,
)
from trickerion.rules.catalog import LOCATIONS, MAGICIANS, SPECIALS, location_of
from trickerion.rules.state import HIDDEN_CARD, Character
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.character_place import draw_character_place
from trickerion.ui.controls import draw_resource
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, draw_shaded, rounded_clip
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_paper_panel, draw_pill, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tips import explained
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names as n
from trickerion.words.heir import STANCE, tips
from trickerion.words.heir.tables import DIFFICULTY
from trickerion.words.screens import heir as words

_ART = 104


def draw_board(surface: Surface, table: TableView) -> None:
    """Left and middle of the board."""
    _draw_identity(surface, table)
    _draw_stances(surface, table)
    draw_plate(surface, at.LINE, (20, 11, 14, 150), 10, 1, theme.BRASS_LO)
    _draw_plan(surface, table)
    characters = list(table.state.players[heir_seat(table.state)].characters.values())
    for number, rect in enumerate(at.character_rects(len(characters))):
        _draw_character(surface, table, rect, characters[number], number)


def add_spots(spots: Hotspots, table: TableView) -> None:
    """Every piece explains itself."""
    state, now = table.state, stance(table.state, heir_seat(table.state))
    spots.add(explained("identity", at.IDENTITY, tips.identity_words, state))
    spots.add(explained("plan", at.PLAN, tips.plan_words, state))
    fields = at.stance_rects(now)
    for which, rect in fields.items():
        spots.add(explained(f"stance.{which}", rect, tips.stance_words, state, which))
    spots.add(explained("stance", fields[now], tips.stance_words, state, now))
    for number, location in enumerate(priority_list(state, heir_seat(state))):
        rect = at.priority_rect(fields[now], number)
        spots.add(explained(f"priority.{location}", rect, tips.priority_words, state, location))
    for number in range(len(icons_of(state))):
        icon = at.around(at.icon_center(number), 31)
        spots.add(explained(f"icon.{number + 1}", icon, tips.icon_words, state, number))
    team = state.players[heir_seat(state)].characters
    for character, rect in zip(team, at.character_rects(len(team)), strict=True):
        spots.add(explained(f"character.{character}", rect, tips.character_words, state, character))


# ---- who it is -----------------------------------------------------------------------------------------------------


def _draw_identity(surface: Surface, table: TableView) -> None:
    """Magician, resources, difficulty, what it pays, its ability."""
    rect, seat = at.IDENTITY, heir_seat(table.state)
    player = table.state.players[seat]
    draw_paper_panel(surface, rect, 10, 3, shadow=False, seed=7)
    if player.magician in MAGICIANS:
        _draw_magician(surface, rect, player.magician, table.colours[seat])
    amounts = zip(words.RESOURCES, (player.fame, player.coins, player.shards), strict=True)
    for number, ((kind, word), amount) in enumerate(amounts):
        x = rect.x + 46 + number * 79
        draw_resource(surface, (x - 30, rect.y + 189), kind, amount, 23)
        draw_text(surface, word, (x, rect.y + 214), theme.LABEL, 17, theme.INK2, "center")
    _draw_terms(surface, rect, table.state.options.difficulty)
    place, room = (rect.x + 16, rect.y + 329), rect.w - 32
    brief, height = tips.ability_in_brief(player.magician), rect.bottom - 8 - place[1]
    draw_block(surface, brief, place, room, theme.ITALIC, 17, theme.INK2, line=20, height=height)


def _draw_magician(surface: Surface, rect: Rect, magician: str, colour: str) -> None:
    card = MAGICIANS[magician]
    fill = theme.category_colour(card.category)
    art = rounded_clip(rays(rect.w - 8, _ART, fill, ((rect.w - 8) // 2, 58)), 7)
    surface.blit(art, (rect.x + 4, rect.y + 4))
    draw_icon(surface, f"magician.{magician}", (rect.centerx, rect.y + 58), 82, theme.CREAM, shadow=True)
    draw_category_badge(surface, (rect.x + 30, rect.y + 32), card.category, 36)
    draw_emblem(surface, (rect.right - 32, rect.y + 32), 38, colour)
    draw_title_bar(surface, Rect(rect.x + 2, rect.y + 108, rect.w - 4, 36), fill, words.THE_HEIR, 23)
    said, place = words.in_the_role_of(magician), (rect.centerx, rect.y + 160)
    draw_text(surface, said, place, theme.ITALIC, 18, theme.INK2, "center", width=rect.w - 24)


def _draw_terms(surface: Surface, rect: Rect, difficulty: str) -> None:
    left, right = rect.x + 16, rect.right - 16
    for y in (231, 322):
        draw_rule(surface, rect.x + 14, rect.right - 14, rect.y + y)
    for number, said in enumerate(words.TERMS):
        draw_text(surface, said, (left, rect.y + 248 + 28 * number), theme.BODY_BOLD, 18, theme.INK, "midleft")
    draw_pill(surface, Rect(right - 86, rect.y + 236, 86, 26), DIFFICULTY[difficulty], theme.VELVET)
    draw_text(surface, words.FREE, (right, rect.y + 276), theme.ITALIC, 18, theme.INK2, "midright")
    draw_resource(surface, (right - 44, rect.y + 305), "fame", fame_by("coins_to_fame", difficulty), 18)


# ---- stances -------------------------------------------------------------------------------------------------------


def _draw_stances(surface: Surface, table: TableView) -> None:
    """Both fields; the one in force with the priority list."""
    now = stance(table.state, heir_seat(table.state))
    for which, rect in at.stance_rects(now).items():
        if which == now:
            _draw_in_force(surface, table, which, rect)
        else:
            draw_plate(surface, rect, (20, 11, 14, 220), 10, 1, theme.BRASS_LO)
            place = (rect.x + 18, rect.y + 23)
            draw_text(surface, STANCE[which], place, theme.HEAD2, 23, theme.PARCHMENT3, "midleft")
            below, room = (rect.x + 18, rect.y + 42), rect.w - 30
            draw_block(surface, words.WHEN[which], below, room, theme.ITALIC, 17, theme.PARCHMENT2, line=22)


def _draw_in_force(surface: Surface, table: TableView, which: str, rect: Rect) -> None:
    draw_dark_panel(surface, rect, 10, 4, shadow=False)
    draw_text(surface, STANCE[which], (rect.x + 18, rect.y + 27), theme.HEAD2, 26, theme.GLOW, "midleft")
    draw_text(surface, words.NOW, (rect.right - 18, rect.y + 27), theme.LABEL, 18, theme.GLOW, "midright")
    work = heir_at_work(table.state)
    order = priority_list(table.state, heir_seat(table.state))
    contested = (place for place in order if tips.standing(table.state, place).is_contested)
    lit = work.location if work is not None else next(contested, "")
    for number, location in enumerate(order):
        row, stands = at.priority_rect(rect, number), tips.standing(table.state, location)
        said = words.AT_WORK if work is not None and location == lit else stands.short
        _draw_priority(surface, row, f"{number + 1}", location, (said, stands.is_contested, location == lit))


def _draw_priority(surface: Surface, row: Rect, number: str, location: str, now: tuple[str, bool, bool]) -> None:
    """``now``: how it stands there, whether it is contested, whether the Heir works or goes there."""
    said, is_contested, lit = now
    if lit:
        draw_glow_around(surface, row, theme.GLOW, 0.5, blur=5, radius=8)
    fill = theme.mix(theme.PARCHMENT, theme.GLOW, 0.5) if lit else (20, 11, 14, 150)
    width, edge = (2, theme.BRASS_HI) if is_contested or lit else (1, theme.BRASS_LO)
    draw_plate(surface, row, fill, 8, width, edge)
    ink, sign = (theme.INK, theme.INK) if lit else (theme.CREAM, theme.BRASS_HI)
    draw_text(surface, number, (row.x + 16, row.centery - 1), theme.NUM, 18, ink, "center")
    draw_icon(surface, f"location.{location}", (row.x + 44, row.centery), 26, sign)
    draw_text(surface, n.LOCATION[location], (row.x + 66, row.y + 15), theme.BODY_BOLD, 18, ink, "midleft")
    aside = theme.INK2 if lit else theme.GLOW if is_contested else theme.PARCHMENT2
    place, room = (row.x + 66, row.y + 36), row.w - 74
    draw_text(surface, said, place, theme.ITALIC, 17, aside, "midleft", width=room)


# ---- the plan card -------------------------------------------------------------------------------------------------

_PLAN_COLOURS = {"setup": ("#4a5a3a", "#26331f"), "performance": ("#7a2030", "#3a0b16"), "": ("#5a4a44", "#33262c")}


def _draw_plan(surface: Surface, table: TableView) -> None:
    rect, plan = at.PLAN, plan_card(table.state)
    draw_paper_panel(surface, rect, 9, 3, shadow=False, seed=5)
    light, dark = _PLAN_COLOURS[plan.kind if plan else ""]
    draw_shaded(surface, Rect(rect.x + 4, rect.y + 4, rect.w - 8, 34), ((0.0, light), (1.0, dark)), 7)
    head, name = words.plan(table.state)
    draw_text(surface, head, (rect.centerx, rect.y + 20), theme.HEAD2, 18, theme.CREAM, "center")
    if plan is None:
        draw_block(surface, words.PLAN_WAITS, (rect.x + 14, rect.y + 56), rect.w - 28, theme.ITALIC, 18, theme.INK2)
        return
    place = (rect.centerx, rect.y + 57)
    draw_text(surface, name, place, theme.HEAD, 20, theme.INK, "center", width=rect.w - 16)
    for number, icon in enumerate(plan.icons):
        _draw_icon(surface, at.icon_center(number), icon)
    below, room = (rect.x + 12, rect.y + 116), rect.w - 22
    draw_block(surface, words.PLAN_GUIDE, below, room, theme.ITALIC, 17, theme.INK2, line=21)


def _draw_icon(surface: Surface, center: at.Point, icon: str) -> None:
    is_special = icon.startswith(SPECIAL_ICON)
    fill, radius = (theme.VELVET, 15) if is_special else (theme.INK, 6)
    draw_plate(surface, at.around(center, 31), fill, radius, 1, theme.BRASS)
    draw_icon(surface, f"location.{icon.removeprefix(SPECIAL_ICON)}", center, 21, theme.BRASS_HI)


# ---- Characters ----------------------------------------------------------------------------------------------------


def _draw_character(surface: Surface, table: TableView, rect: Rect, character: Character, number: int) -> None:
    state, seat = table.state, heir_seat(table.state)
    location, is_special = _card_of(table, character, number)
    occupation, out = words.occupation(state, character)
    draw_character_place(
        surface,
        rect,
        table.colours[seat],
        character.id,
        action_points=own_points(state, seat, character) if occupation == "waiting" else None,
        location=location if location in LOCATIONS else None,
        state=occupation,
        out=out,
        note="" if location else words.without_card(state, number),
        name=n.character(character.id),
    )
    if is_special:
        draw_pill(surface, Rect(rect.x, rect.y + 62, 42, 24), f"+{CARD_POINTS}", theme.BRASS_HI, theme.INK, 16)


def _card_of(table: TableView, character: Character, number: int) -> tuple[str, bool]:
    """The Location of its card, "" without one, and whether it is special; a hidden one is known by the plan's icon."""
    if not character.card:
        return "", False
    if character.card != HIDDEN_CARD:
        return location_of(character.card), character.card in SPECIALS
    icon = icons_of(table.state)[number]
    return icon.removeprefix(SPECIAL_ICON), icon.startswith(SPECIAL_ICON)
