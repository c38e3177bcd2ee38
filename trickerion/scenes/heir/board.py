"""The Heir's board: who it is, its stances, plan card and Characters; its Tricks, Shopping List and special cards."""

from collections.abc import Collection, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.wording import Words
from trickerion.rules.catalog import LOCATIONS, MAGICIANS, TRICKS
from trickerion.rules.facts.heir import HeirFacts, HeirsCharacter, HeirsTrick, IconFacts
from trickerion.rules.heir.catalog import CARD_FAME, CARD_POINTS, MOST_FAME_OF_A_LINE
from trickerion.scenes.heir import academy
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.story import HeirPanel
from trickerion.table import pointed
from trickerion.table.panel import Anchor
from trickerion.ui import shapes, surfaces, theme
from trickerion.ui.assignment_card import CharacterFace, draw_character_place
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_resource, draw_reward
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspots, explained
from trickerion.ui.icons import draw_icon
from trickerion.ui.magician_pictures import HEIR, magician_part
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Zone
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import Shaded, draw_name, draw_text
from trickerion.ui.text_block import draw_aside, draw_block
from trickerion.ui.tokens import draw_badge, draw_emblem
from trickerion.ui.trick_card import draw_trick_place
from trickerion.ui.trick_pictures import trick_part
from trickerion.words import names as n
from trickerion.words.heir import tips
from trickerion.words.heir.gaps import PLAN, STANCE
from trickerion.words.heir.tables import DIFFICULTY
from trickerion.words.screens import heir as words

_ART, _TRICK_ART, _BAR = 104, 74, 46


class Board(HeirPanel):
    """The Heir's board, on which every piece explains itself."""

    zone = Zone.MINE

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table = self.table
        heir, colour = table.heir, table.colours[table.heir.seat]
        _draw_identity(canvas, heir, colour)
        _draw_stances(canvas, heir)
        shapes.draw_plate(canvas, at.LINE, (20, 11, 14, 150), 10, 1, theme.BRASS_LO)
        _draw_plan(canvas, heir)
        for character, rect in zip(heir.characters, at.character_rects(len(heir.characters)), strict=True):
            _draw_character(canvas, rect, character, colour)
        for rect, trick in zip(at.TRICKS, heir.tricks, strict=True):
            if trick is None:
                draw_trick_place(canvas, rect, words.FREE_TRICK)
            else:
                _draw_trick(canvas, rect, trick, colour, trick.id in table.came)
        _draw_shopping(canvas, table.places, heir.shopping, table.came)
        _draw_specials(canvas, table.places.specials, heir.special_cards)
        if (school := table.places.academy_list) is not None:
            academy.draw_list(canvas, table, school)

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        heir, now, order = table.heir, table.heir.stance, table.heir.priorities
        spots.add(explained("identity", at.IDENTITY, tips.identity_words, heir))
        spots.add(explained("plan", at.PLAN, tips.plan_words, heir))
        fields = at.stance_rects(now)
        for which, rect in fields.items():
            spots.add(explained(f"stance.{which}", rect, tips.stance_words, heir, which))
        spots.add(explained("stance", fields[now], tips.stance_words, heir, now))
        for number, location in enumerate(order):
            rect = at.priority_rect(fields[now], number, len(order))
            spots.add(explained(f"priority.{location}", rect, tips.priority_words, heir, location))
        icons = len(heir.plan.icons) if heir.plan is not None else 0
        for number in range(icons):
            spots.add(explained(f"icon.{number + 1}", at.icon_rect(number, icons), tips.icon_words, heir, number))
        for character, rect in zip(heir.characters, at.character_rects(len(heir.characters)), strict=True):
            spots.add(explained(f"character.{character.id}", rect, tips.character_words, character))
        for place, (rect, trick) in enumerate(zip(at.TRICKS, heir.tricks, strict=True)):
            if trick is None:
                spots.add(explained(f"trick_place.{place}", rect, Words, *tips.FREE_SLOT))
            else:
                spots.add(explained(f"trick.{trick.id}", rect, tips.trick_words, trick, heir.row))
        places = table.places
        spots.add(explained("shopping", places.shopping, Words, *tips.SHOPPING))
        for number, component in enumerate(heir.shopping):
            rect = at.around(at.shopping_center(places, number, len(heir.shopping)), 34)
            spots.add(explained(f"component.{component}", rect, pointed.goods, table, component))
        spots.add(explained("specials", places.specials, tips.specials_words, heir))
        if places.academy_list is not None:
            academy.add_list(spots, table, places.academy_list)

    @property
    def anchors(self) -> dict[str, Anchor]:
        """Start of the flights of the Heir's things; one without a place here comes from somewhere on the board."""
        heir = self.table.heir
        disks = zip(heir.characters, at.character_rects(len(heir.characters)), strict=True)
        anchors = {f"character.{heir.seat}.{character.id}": Anchor(rect.center) for character, rect in disks}
        for trick, rect in zip(heir.tricks, at.TRICKS, strict=True):
            anchors |= {f"trick.{trick.id}": Anchor(rect.center)} if trick is not None else {}
        return {
            f"player.{heir.seat}": Anchor(at.BOARD.center),
            f"goods.{heir.seat}": Anchor(self.table.places.shopping.center),
            **anchors,
        }


# ---- who it is -----------------------------------------------------------------------------------------------------


def _draw_identity(surface: Surface, heir: HeirFacts, colour: str) -> None:
    """Magician, resources, difficulty, what it pays, its ability."""
    rect = at.IDENTITY
    surfaces.draw_paper_panel(surface, rect, 10, 3, shadow=False, seed=7)
    _draw_magician(surface, rect, heir.magician, colour)
    amounts = zip(words.RESOURCES, (heir.fame, heir.coins, heir.shards), strict=True)
    for number, ((kind, word), amount) in enumerate(amounts):
        x = rect.x + 46 + number * 79
        draw_resource(surface, (x - 30, rect.y + 189), kind, amount, 23)
        draw_text(surface, word, (x, rect.y + 214), theme.TEXT.label, theme.INK2, "center", width=74, has_tip=True)
    _draw_terms(surface, rect, heir)
    place, room = (rect.x + 16, rect.y + 329), rect.w - 32
    brief, height = tips.ABILITY_IN_BRIEF[heir.magician], rect.bottom - 8 - place[1]
    draw_block(surface, brief, Rect(place, (room, height)), theme.TEXT.aside, theme.INK2, line=20)


def _draw_magician(surface: Surface, rect: Rect, magician: str, colour: str) -> None:
    """Draw the Heir, with the category of its Magician; before the Heir has one (in the draft), without."""
    card = MAGICIANS.get(magician)
    fill = theme.category_colour(card.category) if card is not None else theme.VELVET
    art = within(rect, left=4, right=4, top=4, height=_ART)
    surface.blit(magician_part(HEIR, "portrait", art.size), art)
    if card is not None:
        surfaces.draw_category_badge(surface, (rect.x + 30, rect.y + 32), card.category, 36)
    draw_emblem(surface, (rect.right - 32, rect.y + 32), 38, colour)
    surfaces.draw_title_bar(
        surface, within(rect, left=2, right=2, top=108, height=36), fill, words.THE_HEIR, theme.TEXT.title
    )
    text, place = words.ROLE[magician], (rect.centerx, rect.y + 160)
    draw_text(surface, text, place, theme.TEXT.aside, theme.INK2, "center", width=rect.w - 24)


_AMOUNT: Final = 76
_LEVEL: Final = 108
"""Room of what a term costs, from the right end of its row."""


def _draw_terms(surface: Surface, rect: Rect, heir: HeirFacts) -> None:
    right = rect.right - 16
    for y in (231, 322):
        shapes.draw_rule(surface, *ends(rect, 14), rect.y + y)
    for number, term in enumerate(words.TERMS):
        line = within(rect, left=16, right=_AMOUNT if number else _LEVEL, top=234 + 28 * number, height=30)
        write_line(surface, term, line, theme.TEXT.strong, theme.INK)
    surfaces.draw_pill(surface, Rect(right - 86, rect.y + 236, 86, 26), DIFFICULTY[heir.difficulty], theme.VELVET)
    draw_text(surface, words.FREE, (right, rect.y + 276), theme.TEXT.aside, theme.INK2, "midright")
    draw_resource(surface, (right - 44, rect.y + 305), "fame", heir.exchange, 18)


# ---- stances -------------------------------------------------------------------------------------------------------


def _draw_stances(surface: Surface, heir: HeirFacts) -> None:
    for which, rect in at.stance_rects(heir.stance).items():
        if which == heir.stance:
            _draw_in_force(surface, heir, rect)
        else:
            shapes.draw_plate(surface, rect, (20, 11, 14, 220), 10, 1, theme.BRASS_LO)
            write_line(
                surface, STANCE[which], within(rect, left=18, top=9, height=30), theme.TEXT.head_large, theme.PARCHMENT3
            )
            room = within(rect, left=18, right=12, top=42, bottom=4)
            draw_aside(surface, words.WHEN[which], room, theme.PARCHMENT2, line=22)


def _draw_in_force(surface: Surface, heir: HeirFacts, rect: Rect) -> None:
    surfaces.draw_dark_panel(surface, rect, 10, 4, shadow=False)
    write_line(surface, STANCE[heir.stance], within(rect, left=18, top=13, height=30), theme.TEXT.head_lead, theme.GLOW)
    write_line(surface, words.NOW, within(rect, right=18, top=13, height=30), theme.TEXT.label, theme.GLOW, "right")
    contested = [place for place in heir.priorities if heir.standing[place] == "contested"]
    lit = heir.at_work or next(iter(contested), "")
    for number, location in enumerate(heir.priorities):
        row = at.priority_rect(rect, number, len(heir.priorities))
        text = words.AT_WORK if location == heir.at_work else tips.STANDING[heir.standing[location]].short
        _draw_priority(surface, row, f"{number + 1}", location, (text, location in contested, location == lit))


def _draw_priority(surface: Surface, row: Rect, number: str, location: str, now: tuple[str, bool, bool]) -> None:
    """``now``: how it stands there, whether it is contested, whether the Heir works or goes there."""
    text, is_contested, lit = now
    if lit:
        shapes.draw_glow_around(surface, row, theme.GLOW, 0.5, blur=5, radius=8)
    fill = theme.mix(theme.PARCHMENT, theme.GLOW, 0.5) if lit else (20, 11, 14, 150)
    width, edge = (2, theme.BRASS_HI) if is_contested or lit else (1, theme.BRASS_LO)
    shapes.draw_plate(surface, row, fill, 8, width, edge)
    ink, sign = (theme.INK, theme.INK) if lit else (theme.CREAM, theme.BRASS_HI)
    draw_text(surface, number, (row.x + 16, row.centery - 1), theme.TEXT.number, ink, "center")
    draw_icon(surface, f"location.{location}", within(row, left=31, width=26).center, 26, sign)
    raised = 10 if text else 1
    draw_text(surface, n.LOCATION[location], (row.x + 66, row.centery - raised), theme.TEXT.strong, ink, "midleft")
    aside = theme.INK2 if lit else theme.GLOW if is_contested else theme.PARCHMENT2
    place, room = (row.x + 66, row.centery + 11), row.w - 74
    draw_text(surface, text, place, theme.TEXT.aside, aside, "midleft", width=room)


# ---- the plan card -------------------------------------------------------------------------------------------------

_PLAN_COLOURS = {"setup": ("#4a5a3a", "#26331f"), "performance": ("#7a2030", "#3a0b16"), "": ("#5a4a44", "#33262c")}


def _draw_plan(surface: Surface, heir: HeirFacts) -> None:
    rect, plan = at.PLAN, heir.plan
    surfaces.draw_paper_panel(surface, rect, 9, 3, shadow=False, seed=5)
    light, dark = _PLAN_COLOURS[plan.kind if plan else ""]
    shapes.draw_shaded(surface, within(rect, left=4, right=4, top=4, height=34), ((0.0, light), (1.0, dark)), 7)
    head = words.PLAN_HEADS["" if plan is None else "last" if plan.is_last else plan.kind]
    write_line(surface, head, within(rect, top=6, height=30), theme.TEXT.head_small, theme.CREAM, "center")
    if plan is None:
        box = within(rect, left=14, right=14, top=56, height=0)
        draw_block(surface, words.PLAN_WAITS, box, theme.TEXT.aside, theme.INK2)
        return
    write_line(
        surface,
        PLAN[plan.id],
        within(rect, left=8, right=8, top=43, height=30),
        theme.TEXT.title_small,
        theme.INK,
        "center",
    )
    for number, icon in enumerate(plan.icons):
        _draw_icon(surface, at.icon_rect(number, len(plan.icons)), icon)
    room = within(rect, left=12, right=10, top=116, bottom=4)
    draw_aside(surface, words.PLAN_GUIDE, room, theme.INK2, line=21)


def _draw_icon(surface: Surface, rect: Rect, icon: IconFacts) -> None:
    fill, radius = (theme.VELVET, 15) if icon.is_special else (theme.INK, 6)
    shapes.draw_plate(surface, rect, fill, min(radius, rect.w // 2), 1, theme.BRASS)
    draw_icon(surface, f"location.{icon.location}", rect.center, rect.w * 21 // 31, theme.BRASS_HI)


# ---- Characters ----------------------------------------------------------------------------------------------------


def _draw_character(surface: Surface, rect: Rect, character: HeirsCharacter, colour: str) -> None:
    state = "acting" if character.doing == "at_work" else "placed" if character.doing in words.OUT else "waiting"
    draw_character_place(
        surface,
        rect,
        CharacterFace(
            colour,
            character.id,
            action_points=character.sure if state == "waiting" else None,
            location=character.location if character.location in LOCATIONS else None,
            state=state,
            out=words.OUT.get(character.doing, ""),
            note=words.LACKS[character.lacks],
            name=n.character(character.id),
        ),
    )
    if character.is_special:
        surfaces.draw_pill(
            surface,
            within(rect, left=0, top=62, width=42, height=24),
            f"+{CARD_POINTS}",
            theme.BRASS_HI,
            theme.INK,
            theme.TEXT.label,
        )


# ---- Tricks --------------------------------------------------------------------------------------------------------


@cached_surface
def heirs_trick_face(name: str, size: tuple[int, int], palette: str) -> Surface:
    """Picture, level and name on the card of a Trick that the Heir owns; shared, never draw on it."""
    trick = TRICKS[name]
    card = Surface(size, pygame.SRCALPHA)
    rect = card.get_rect()
    colour = theme.category_colour(trick.category)
    surfaces.draw_paper(card, rect, 9, seed=trick.level)
    card.blit(shapes.rounded_clip(trick_part(trick.id, "card", (rect.w - 8, _TRICK_ART)), 7), (4, 4))
    surfaces.draw_category_badge(card, (18, 18), trick.category, 24)
    draw_badge(card, (rect.w - 17, 17), n.LEVEL[trick.level], 24)
    bar = Rect(2, _TRICK_ART + 4, rect.w - 4, _BAR)
    lines = academy.name_lines(n.trick(trick.id), bar.w - 10, theme.TEXT.title_small)
    surfaces.draw_title_bar(card, bar, colour, "")
    for number, line in enumerate(lines):
        y = bar.centery - 1 + round(19 * (number - (len(lines) - 1) / 2))
        draw_name(card, line, (bar.centerx, y), theme.TEXT.title_small, Shaded(theme.CREAM), "center", bar.w - 8)
    return card


def _draw_trick(surface: Surface, rect: Rect, trick: HeirsTrick, colour: str, is_new: bool) -> None:
    if is_new:
        shapes.draw_glow_around(surface, rect, theme.GLOW, 0.9, blur=8, radius=9)
    else:
        shapes.draw_shadow(surface, rect, 9, 6, 180)
    surface.blit(heirs_trick_face(trick.id, rect.size, theme.palette()), rect)
    draw_reward(surface, (rect.centerx, rect.y + 146), trick.pays, 17, align="center", gap=6, plus=False)
    _draw_markers(surface, rect, trick, colour)
    if trick.room:
        surfaces.draw_round_badge(surface, (rect.right - 21, rect.y + 56), f"room.{trick.room}", 30, theme.INK)
    surfaces.draw_brass_frame(surface, rect, 9, 4 if is_new else 3)
    if is_new:
        _draw_new(surface, (rect.right - 32, rect.y + 74))


def _draw_markers(surface: Surface, rect: Rect, trick: HeirsTrick, colour: str) -> None:
    count = trick.ready + len(trick.on_stage)
    step = min(40, 100 // max(1, count - 1))
    for number in range(count):
        center = (rect.centerx + round(step * (number - (count - 1) / 2)), rect.bottom - 34)
        draw_marker(surface, center, 20, colour, trick.suit, alpha=255 if number < trick.ready else 150)
        if number >= trick.ready:
            spot = (center[0] + 13, center[1] + 12)
            shapes.draw_round(surface, spot, 24, theme.VELVET_LO, 1, theme.BRASS)
            draw_icon(surface, "location.theater", spot, 16, theme.BRASS_HI)
    if not count:
        write_line(surface, words.NO_MARKER, within(rect, bottom=18, height=30), theme.TEXT.aside, theme.INK2, "center")


def _draw_new(surface: Surface, center: at.Point) -> None:
    wide = max(46, min(60, surfaces.pill_width(words.NEW, theme.TEXT.label) - 10))
    surfaces.draw_pill(
        surface, Rect(0, 0, wide, 24).move_to(center=center), words.NEW, theme.BRASS_HI, theme.INK, theme.TEXT.label
    )


# ---- lists ---------------------------------------------------------------------------------------------------------


def _draw_shopping(surface: Surface, places: at.Places, listed: Sequence[str], fresh: Collection[str]) -> None:
    rect = places.shopping
    surfaces.draw_paper_panel(surface, rect, 9, 2, shadow=False, seed=3)
    write_line(surface, words.SHOPPING, within(rect, left=12, top=4, height=30), theme.TEXT.head_small, theme.INK)
    if not listed:
        write_line(surface, words.EMPTY, within(rect, left=12, top=38, height=30), theme.TEXT.aside, theme.INK2)
    for number, component in enumerate(listed):
        center = at.shopping_center(places, number, len(listed))
        draw_component(surface, center, 32, component)
        if component in fresh:
            shapes.draw_round(surface, (center[0] + 12, center[1] - 13), 14, theme.BRASS_HI, 1, theme.INK)
    if any(component in fresh for component in listed):
        _draw_new(surface, (rect.right - 20, rect.y + 4))


def _draw_specials(surface: Surface, rect: Rect, special_cards: tuple[int, int]) -> None:
    """In its hand and under its Characters; with a title where there is room for it."""
    shapes.draw_plate(surface, rect, (20, 11, 14, 190), 9, 1, theme.BRASS_LO)
    is_tall = rect.h > 60
    if is_tall:
        write_line(
            surface, words.SPECIALS, within(rect, left=12, top=3, height=30), theme.TEXT.head_small, theme.BRASS_HI
        )
    card = Rect(rect.x + 14, rect.bottom - (51 if is_tall else 46), 34, 42)
    shapes.draw_plate(surface, card, theme.VELVET, 5, 1, theme.BRASS)
    draw_icon(surface, "ui.special_card", card.center, 25, theme.BRASS_HI)
    top = card.y + (10 if is_tall else 9)
    hand, under = special_cards
    worth = min(CARD_FAME * hand, MOST_FAME_OF_A_LINE)
    lines = (words.in_hand[hand > 0](hand=hand, worth=worth), words.under_characters(under=under))
    for line, text in enumerate(lines):
        place, colour = (rect.x + 58, top + 22 * line), (theme.PARCHMENT, theme.PARCHMENT2)[line]
        draw_text(surface, text, place, theme.TEXT.aside, colour, "midleft", width=rect.w - 66)
