"""The panel below the house: where the marker may go, what it changes and brings; or which room to open."""

from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE_ROOMS, SPACES, TILES
from trickerion.rules.catalog import FAME_THRESHOLDS, Yields
from trickerion.rules.events import RoomRenovated
from trickerion.rules.facts.academy import LessonFacts
from trickerion.rules.moves import Enhance
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.deeds import AcademyDeeds
from trickerion.scenes.academy.facts import Fact, facts
from trickerion.scenes.academy.places import room_rect, slot_center
from trickerion.scenes.academy.view import AcademyView, LiftedSecret, RoomSlot
from trickerion.screens.closeup.panels import enter_does_it
from trickerion.table.move_pictures import deltas
from trickerion.table.panel import Panel
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_pennant
from trickerion.ui.academy_rooms import EMPTY_SLOTS, NO_SLOTS, TYPE_COLOURS, draw_room
from trickerion.ui.academy_secrets import draw_secret_picture
from trickerion.ui.academy_signs import bonus_of, draw_bonus, draw_row, either_row, row_width
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.preview_sheet import PreviewSheet
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_round_badge
from trickerion.ui.text import IN_HAND, draw_text, fits, fits_closely, text_size, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.theme import mix
from trickerion.ui.tokens import action_points_width, draw_action_points, draw_prophecy
from trickerion.words import names
from trickerion.words.academy import screen as words
from trickerion.words.academy import tips
from trickerion.words.academy.names import MOMENT
from trickerion.words.academy.names import secret as secret_name
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.said import NEXT_SLOT, SLOT_BEFORE
from trickerion.words.tooltips import effect_name

_SHEET = PreviewSheet(at.PREVIEW)
_LEFT, _WIDE = _SHEET.part(at.LEFT_X, 414), _SHEET.part(at.LEFT_X, 1046)
_MIDDLE, _RIGHT = _SHEET.part(at.MIDDLE_X, at.MIDDLE_W, rule=18), _SHEET.part(1094, 256, rule=16)
_LEVEL = {threshold: names.LEVEL[level] for level, threshold in FAME_THRESHOLDS.items()}
_LINE = (46, 30, 38)


class Preview(Panel):
    """The offers and the tiles; the wheel goes on."""

    table: AcademyView
    deeds: AcademyDeeds

    def add_hotspots(self, spots: Hotspots) -> None:
        table, deeds = self.table, self.deeds
        wheel = Hotspot("preview", at.PREVIEW, on_wheel=lambda n: deeds.go_on(-1 if n > 0 else 1), focusable=False)
        wheel.says = saying(also=((NEXT_SLOT, partial(deeds.go_on, 1)), (SLOT_BEFORE, partial(deeds.go_on, -1))))
        spots.add(wheel)
        asked = table.asked_place
        if asked is not None:
            for number, slot in enumerate(window(table)):
                click = partial(deeds.lay, asked, slot)
                spots.add(Hotspot(f"offer.{number + 1}", at.offer(number), on_click=click, focusable=False))
        if table.site is not None and table.tile in table.tiles:
            build = partial(deeds.build, table.tile)
            spots.add(Hotspot("preview.lay", _RIGHT.box, on_click=build, focusable=False))
        for number, tile in enumerate(table.tiles if table.site is not None else ()):
            click = partial(deeds.build, tile)
            rect = at.tile(number, len(table.tiles))
            spot = Hotspot(f"tile.{tile}", rect, on_click=click, default=tile == table.tile, means=tile)
            spot.tip = lambda: None  # the panels say all of it; a bubble would lie over them
            spot.says = partial(_tile_said, tile, number, len(table.tiles), is_on=tile == table.tile)
            spots.add(spot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Whichever of its pictures is shown now."""
        table = self.table
        _SHEET.draw_ground(canvas, _pointer(table))
        owned = table.owned
        if table.site is not None:
            _draw_tiles(canvas, table)
        elif owned is not None:
            _draw_offers(canvas, table, owned)
            _draw_middle(canvas, table, owned)
        elif table.secret:
            _draw_secret(canvas, table)
        else:
            _draw_guide(canvas, table)
        if table.deed is not None:
            _draw_sum(canvas, table, by_enter=enter_does_it(spots))


def _tile_said(tile: str, number: int, of: int, *, is_on: bool) -> Said:
    return Said(tile_name(tile), "", Role.CARD, is_on, number + 1, of, tips.room(tile).body)


def _pointer(table: AcademyView) -> int | None:
    """Towards what the panel points."""
    if table.site is not None:
        return room_rect(table, table.site.space).centerx
    if table.target is not None and table.place is not None:
        return slot_center(table, table.target)[0]
    return None


def window(table: AcademyView) -> list[RoomSlot]:
    """The offers that are shown: four round the one in sight."""
    offers = table.offers
    at_most = max(0, len(offers) - at.OFFERS)
    first = offers.index(table.target) - 1 if table.target in offers else 0
    start = max(0, min(at_most, first))
    return offers[start : start + at.OFFERS]


def _draw_offers(canvas: Surface, table: AcademyView, owned: OwnedTrick) -> None:
    _LEFT.draw_head(canvas, words.FREE_SLOTS, turn_hint(table))
    if not table.offers:
        _LEFT.draw_block(canvas, words.nowhere(why=table.why_nowhere), w=410)
    for number, slot in enumerate(window(table)):
        _draw_offer(canvas, table, slot, at.offer(number))


def turn_hint(table: AcademyView) -> str:
    """Hint on how a marker that is in the hand, and not only pointed at, goes on to the next slot."""
    return words.turn_by(key=table.key) if table.is_held and len(table.offers) > 1 else ""


def _draw_offer(canvas: Surface, table: AcademyView, slot: RoomSlot, rect: Rect) -> None:
    room, is_hot = table.board.spaces[slot.space], slot == table.target
    draw_plate(
        canvas, rect, (92, 60, 28) if is_hot else _LINE, 10, 3 if is_hot else 1, theme.GLOW if is_hot else theme.BRASS
    )
    bar = within(rect, left=3, right=3, top=3, height=26)
    draw_plate(canvas, bar, mix(TYPE_COLOURS[room.type], "#000000", 0.25), 7)
    draw_icon(canvas, f"room.{room.type}", within(bar, left=4, width=18).center, 18, theme.BRASS_HI)
    place, title = (bar.x + 25, bar.centery - 1), names.ACTION[table.kind_of(slot)]
    draw_text(canvas, title, place, theme.TEXT.label, theme.CREAM, "midleft", width=bar.w - 28)
    body = within(rect, left=4, right=4, top=32, height=84)
    if room.type == CLASSROOM:
        is_high = text_size() < IN_HAND and fits(tile_name(room.tile), theme.TEXT.body, rect.w - 12)
        _draw_pay(canvas, table, slot, body, is_high=is_high)
    else:
        draw_bonus(canvas, body, PRACTICE_ROOMS[room.tile].slots[slot.number], size=20, on_dark=True)
    ink = theme.BRASS_HI if is_hot else theme.CREAM
    draw_foot(canvas, rect, tile_name(room.tile), ink)


def draw_foot(canvas: Surface, rect: Rect, name: str, ink: theme.ColourValue) -> None:
    """The name of a room, in two lines where it is long."""
    in_one = fits_closely if text_size() >= IN_HAND else fits
    if in_one(name, theme.TEXT.body, rect.w - 12):
        write_line(canvas, name, within(rect, left=6, right=6, bottom=1, height=30), theme.TEXT.body, ink, "center")
        return
    room = within(rect, left=3, right=3, bottom=12, height=32)
    draw_block(canvas, name, room, theme.TEXT.body, ink, line=15, align="center", has_tip=True)


def _draw_pay(canvas: Surface, table: AcademyView, slot: RoomSlot, body: Rect, *, is_high: bool) -> None:
    """Draw the payment of a lesson there each turn, and its gain now; closer together over a name of two lines."""
    ways, brings = table.pays.get(slot, ()), table.brings.get(slot, Yields())
    y, line = body.y + (26 if not any(brings) else 14 if is_high else 9), 22 if is_high else 19
    if any(map(any, ways)):
        row = either_row(ways)
        size = next((size for size in (18, 17, 16, 15) if row_width(row, size) <= body.w), 14)
        draw_row(canvas, (body.centerx, y), row, size, on_dark=True)
    else:
        draw_text(canvas, words.NOTHING, (body.centerx, y), theme.TEXT.aside, theme.PARCHMENT, "center")
    draw_text(
        canvas, words.EACH_TURN, (body.centerx, y + line), theme.TEXT.label, theme.PARCHMENT, "center", width=body.w
    )
    if any(brings):
        _draw_brings(canvas, brings, (body.centerx, y + 2 * line + 2), body.w)


def _draw_brings(canvas: Surface, brings: Yields, center: tuple[int, int], room: int) -> None:
    """Draw the gain of a lesson at once, and the word for that beside or below."""
    wide, now = reward_width(brings, 17, gap=4), text_width(words.NOW, theme.TEXT.label)
    if wide + now + 6 > room:
        draw_reward(canvas, center, brings, 16, on_dark=True, align="center", gap=3)
        below = (center[0], center[1] + 18)
        draw_text(canvas, words.NOW, below, theme.TEXT.label, theme.PARCHMENT, "center")
        return
    left = center[0] - (wide + now + 6) // 2
    draw_reward(canvas, (left, center[1]), brings, 17, on_dark=True, gap=4)
    draw_text(canvas, words.NOW, (left + wide + 6, center[1] - 1), theme.TEXT.label, theme.PARCHMENT, "midleft")


def _draw_middle(canvas: Surface, table: AcademyView, owned: OwnedTrick) -> None:
    level = words.level(level=names.LEVEL[owned.trick.level])
    trick, target = names.trick(owned.id), table.target
    if target is None or table.deed is None:
        title = (words.in_hand if table.is_held else words.may_go)(trick=trick)
        _MIDDLE.draw_head(canvas, title, level)
        how = "asked" if table.asked_place is not None else "held" if table.is_held else "free"
        _MIDDLE.draw_block(canvas, words.HOLD[how](key=table.key))
        return
    _MIDDLE.draw_head(canvas, words.DOES_HERE[table.kind_of(target)](trick=trick), level)
    lines = facts(table, owned, target)
    for number, fact in enumerate(lines):
        _draw_fact(canvas, at.fact(number, len(lines)), fact)


def _draw_fact(canvas: Surface, rect: Rect, fact: Fact) -> None:
    draw_plate(canvas, rect, _LINE, 10, 1, theme.BRASS_LO)
    side, center = min(46, rect.h - 8), (rect.x + 36, rect.centery)
    if fact.sign.startswith("prophecy."):
        draw_prophecy(canvas, center, side, fact.sign.removeprefix("prophecy."), lit=True)
    else:
        fill = TYPE_COLOURS[CLASSROOM] if fact.sign.endswith(CLASSROOM) else theme.VELVET
        draw_round_badge(canvas, center, fact.sign, side, fill, theme.CREAM)
    right = _draw_amounts(canvas, rect, fact)
    room, is_high = right - rect.x - 80, rect.h >= 58
    place = (rect.x + 68, rect.y + 20 if is_high else rect.centery - 1)
    draw_text(canvas, fact.title, place, theme.TEXT.strong_plus, theme.CREAM, "midleft", width=room)
    if is_high:
        write_line(
            canvas, fact.line, within(rect, left=68, right=16, top=33, height=30), theme.TEXT.body, theme.PARCHMENT
        )


def _draw_amounts(canvas: Surface, rect: Rect, fact: Fact) -> int:
    """Draw the changes at the right end of the upper line; return their left end."""
    y = rect.y + 22 if rect.h >= 58 else rect.centery
    right = rect.right - 14
    if fact.row:
        wide = max(90, row_width(fact.row, 20))
        draw_row(canvas, (right - wide // 2, y), fact.row, 20, on_dark=True)
        return right - wide
    if not any(fact.now):
        return draw_text(canvas, words.NOTHING, (right, y - 1), theme.TEXT.aside_plus, theme.PARCHMENT, "midright").left
    if any(fact.now):
        draw_reward(canvas, (right, y), fact.now, 20, on_dark=True, align="right", gap=8, plus=fact.is_at_once)
        right -= reward_width(fact.now, 20, gap=8, plus=fact.is_at_once)
    if fact.before is not None:
        draw_icon(canvas, "ui.right", (right - 16, y), 15, theme.BRASS_HI)
        right -= 32
        draw_reward(canvas, (right, y), fact.before, 18, on_dark=True, align="right", gap=6, plus=False)
        right -= reward_width(fact.before, 18, gap=6, plus=False)
    return right


# ---- choosing a room -----------------------------------------------------------------------------------------------


def _draw_tiles(canvas: Surface, table: AcademyView) -> None:
    assert table.site is not None
    number = len(table.tiles)
    kind = SPACES[table.site.space].type
    built = [room.tile for room in table.board.rooms if room.tile and room.type == kind]
    built = [tile_name(tile) for tile in built if TILES[tile].threshold == table.site.threshold]
    level = _LEVEL[table.site.threshold]
    aside = words.BUILT[min(2, len(built))](level=level, rooms=join(built)) if number < 5 else ""
    _WIDE.draw_head(canvas, words.WHICH_ROOM[kind], aside)
    for index, tile in enumerate(table.tiles):
        rect = at.tile(index, number)
        looks = EMPTY_SLOTS if number <= 3 else NO_SLOTS
        draw_room(canvas, rect, tile, looks, chosen=tile == table.tile)
    if not table.tile:
        _RIGHT.draw_head(canvas, words.CHOOSE_ONE)
        _RIGHT.draw_block(canvas, words.POINT_AT_ROOM)


# ---- a secret in the hand ------------------------------------------------------------------------------------------


def _draw_secret(canvas: Surface, table: AcademyView) -> None:
    title, where = secret_words(table)
    _LEFT.draw_head(canvas, title)
    draw_secret_picture(canvas, Rect(_LEFT.place(0, 46), (154, 134)), table.secret)
    _LEFT.draw_block(canvas, where, 44, x=176, w=238)
    _MIDDLE.draw_head(canvas, words.IN_FULL)
    y = 46
    for text in secret_lines(table):
        y = _MIDDLE.draw_block(canvas, text, y) + 6
    leaves = leaving_secret(table)
    if leaves:
        _MIDDLE.draw_block(canvas, words.replaces(secret=secret_name(leaves)), y, theme.WARN)


def secret_words(table: AcademyView) -> tuple[str, str]:
    """Over a secret that is in the hand, or only pointed at; and where it goes."""
    is_held = table.is_carried or not isinstance(table.lifted, LiftedSecret)
    known = len(table.mine.secrets)
    if is_held:
        return words.SECRET_IN_HAND, words.WHERE_HELD[known]
    return words.SECRET_ON_DISPLAY, words.WHERE_SHOWN[known]


def secret_lines(table: AcademyView) -> list[str]:
    """Lines on the secret in the hand, and on the Protégé with that secret."""
    lines = [f"*{secret_name(table.secret)}*\n{names.text(table.secret)}"]
    if table.protege_then is not None:
        points, wage = table.protege_then
        is_same = (points, wage) == (table.mine.points, table.mine.wage)
        lines.append(words.PROTEGE_THEN["same" if is_same else "wage" if wage else "free"](points=points, wage=wage))
    return lines


def leaving_secret(table: AcademyView) -> str:
    """The secret in whose place the one in the hand would lie; "" for none."""
    own = table.mine.secrets
    return own[table.home] if table.home is not None and table.home < len(own) else ""


# ---- what is received, and the guide -------------------------------------------------------------------------------


def _draw_sum(canvas: Surface, table: AcademyView, *, by_enter: bool) -> None:
    x, top = _RIGHT.box.topleft
    _RIGHT.draw_head(canvas, words.RECEIVE)
    fame, coins, shards = deltas(table.sure, table.viewer)
    right = x
    if fame > 0 or coins > 0 or shards > 0:
        gains = (max(0, fame), max(0, coins), max(0, shards))
        right = draw_reward(canvas, (x, top + 60), gains, 26, on_dark=True, gap=10) + 14
    laid = next((event.banners for event in table.sure if isinstance(event, RoomRenovated)), 0)
    for number in range(laid):
        draw_pennant(canvas, Rect(right + 26 * number, top + 40, 22, 40), table.colours[table.viewer])
    if laid:
        left = words.left(number=table.mine.left - laid)
        draw_text(canvas, left, (right + 26 * laid + 6, top + 58), theme.TEXT.label, theme.PARCHMENT, "midleft")
    elif right == x:
        draw_text(canvas, words.NOTHING_NOW, (x, top + 59), theme.TEXT.aside_large, theme.PARCHMENT, "midleft")
    _draw_costs(canvas, table, max(0, -coins))
    now = table.actor.points if table.actor is not None else 0
    text = words.points_left(points=now - table.spent)
    draw_text(canvas, text, (x, top + 142), theme.TEXT.strong_plus, theme.CREAM, "midleft")
    foot = sum_foot(table, laid) if by_enter else ""
    draw_text(canvas, foot, (x, top + 172), theme.TEXT.aside, theme.PARCHMENT, "midleft", width=262)


def sum_foot(table: AcademyView, laid: int) -> str:
    """Below what is received: what the last Banner does to the others, else how it is done."""
    if laid and laid == table.mine.left:
        return words.LAST_BANNER
    return words.CLICK_BUILDS if table.site is not None else words.CLICK_LAYS


def _draw_costs(canvas: Surface, table: AcademyView, coins: int) -> None:
    x, y = _RIGHT.place(0, 102)
    right = draw_text(canvas, words.COST, (x, y - 1), theme.TEXT.body_plus, theme.CREAM, "midleft").right + 14
    if table.place is not None and table.owned is not None and table.target is not None:
        printed = table.cost(table.kind_of(table.target), table.place).printed
        if printed != table.spent:
            old = draw_text(canvas, str(printed), (right, y - 1), theme.TEXT.number_large, theme.PARCHMENT, "midleft")
            pygame.draw.line(canvas, theme.BAD, (old.x - 2, y + 4), (old.right + 2, y - 6), 2)
            right = old.right + 10
    wide = action_points_width(table.spent, 26)
    draw_action_points(canvas, (right + wide // 2, y), table.spent)
    right += wide + 12
    if coins:
        draw_reward(canvas, (right, y), {"coins": coins}, 22, on_dark=True, plus=False)
    elif table.cheapened_by:
        why = effect_name(table.cheapened_by[0])
        room = at.PREVIEW.right - 14 - right
        draw_text(canvas, why, (right, y - 1), theme.TEXT.aside, theme.BRASS_HI, "midleft", width=room)


def _draw_guide(canvas: Surface, table: AcademyView) -> None:
    _LEFT.draw_head(canvas, *guide(table)[:1])
    _LEFT.draw_block(canvas, guide(table)[1], w=416)
    _MIDDLE.draw_head(canvas, words.OWN_LESSONS)
    own = [lesson for lesson in table.board.lessons if lesson.owner == table.viewer]
    if not own:
        _MIDDLE.draw_block(canvas, words.NO_OWN_LESSON)
    for number, lesson in enumerate(own[:6]):
        rect = at.fact(number, max(3, len(own)))
        draw_plate(canvas, rect, _LINE, 10, 1, theme.BRASS_LO)
        center = rect.x + 28, rect.centery
        half = min(19, rect.h // 2)
        draw_academy_marker(canvas, center, half, MarkerLook(table.colours[lesson.owner], lesson.suit))
        text = names.trick(lesson.trick)
        drawn = write_line(canvas, text, within(rect, left=58, width=250), theme.TEXT.strong, theme.CREAM)
        spot, where = (drawn.right + 14, rect.centery - 1), tile_name(lesson.tile)
        room = min(170, _draw_worth(canvas, lesson, rect) - spot[0] - 10)
        if fits(where, theme.TEXT.body, room):  # else the house alone shows where
            draw_text(canvas, where, spot, theme.TEXT.body, theme.PARCHMENT, "midleft", width=room)
    _RIGHT.draw_head(canvas, words.THIS_TURN)
    said = words.TURN_FACTS[table.mine.places](number=table.mine.due)
    _RIGHT.draw_block(canvas, said)


def _draw_worth(canvas: Surface, lesson: LessonFacts, rect: Rect) -> int:
    """Draw the bonus or the payment of a lesson of the viewer's, at the right end of its line; returns the left end."""
    right, y = rect.right - 14, rect.centery
    if lesson.is_taught:
        row = either_row(lesson.pays)
        draw_row(canvas, (right - row_width(row, 18) // 2, y), row, 18, on_dark=True)
        return right - row_width(row, 18)
    bonus = bonus_of(PRACTICE_ROOMS[lesson.tile].slots[lesson.slot])
    if bonus.moment:
        text = MOMENT[bonus.moment]
        right = draw_text(canvas, text, (right, y - 1), theme.TEXT.label, theme.PARCHMENT, "midright").left - 10
    for row in reversed(bonus.rows):
        wide = row_width(row, 17)
        draw_row(canvas, (right - wide // 2, y), row, 17, on_dark=True)
        right -= wide + 10
    return right


def guide(table: AcademyView) -> tuple[str, str]:
    """The left part with an empty hand: its head, and what can be done, a line each."""
    if not table.is_at_work:
        return words.LOOKING_AROUND, words.LOOK
    may = {
        "renovate": table.buildable,
        "lessons": any(table.lessons.values()),
        "learn": table.can_learn,
        "reveal": table.may_reveal,
    }
    nothing = words.TOO_FEW_POINTS if Enhance() in table.legal else words.NOTHING_MORE
    return words.CAN_DO, "\n".join(words.MAY[deed] for deed, can in may.items() if can) or nothing
