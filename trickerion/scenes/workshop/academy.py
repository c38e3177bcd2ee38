"""What the Academy adds to a Workshop: the Protégé's board, Academy markers, what rooms do for the Tricks."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count

from pygame import Rect, Surface, draw

from trickerion.rules import ask
from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.rules.ask.academy import lesson
from trickerion.rules.catalog import DAYS, PROTEGE, Trick, Yields
from trickerion.rules.moves import TakeBackMarker
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.workshop.shop import Deeds, Shop
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker
from trickerion.ui.academy_rooms import TYPE_COLOURS
from trickerion.ui.academy_secrets import draw_secret_place, draw_secret_tile
from trickerion.ui.academy_signs import bonus_of, draw_row, either_row, row_width
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspot import Circle, Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy_workshop as at
from trickerion.ui.layout.workshop import LACKS, is_low_box
from trickerion.ui.shapes import draw_rule, draw_veil
from trickerion.ui.surfaces import draw_round_badge, draw_specialist_plate
from trickerion.ui.text import draw_name, draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tips import spoken
from trickerion.ui.tokens import draw_action_points, draw_coin, draw_disk, draw_wooden_disk, signed
from trickerion.ui.trick_card import Note
from trickerion.words import names, ways
from trickerion.words.academy import rooms, tips
from trickerion.words.academy import workshop as words
from trickerion.words.academy.names import tile

_SLOTS = 3
_HALF, _DISK = 17, 50  # of an Academy marker and of the ground that it has in a room


def _own_secrets(shop: Shop) -> tuple[str, ...]:
    return ask.academy_of(shop.state).secrets[shop.seat]


def add_hotspots(spots: Hotspots, deeds: Deeds, cards: tuple[Rect, ...], boxes: dict[str, Rect]) -> None:
    """Secrets and Academy markers explain themselves; a practising marker comes back with a right click."""
    shop = deeds.shop
    for slot in range(_SLOTS):
        own = _own_secrets(shop)
        about = tips.secret(own[slot]) if slot < len(own) else tips.secret_slot(slot)
        spots.add(Hotspot(f"secret.{slot}", at.secret_place(slot), tip=partial(spoken, about), focusable=False))
    for place, owned in enumerate(shop.player.tricks):
        there = lesson(shop.state, shop.seat, owned.id) if owned is not None else None
        if owned is not None and there is not None:
            move = TakeBackMarker(place)
            of, comes_back = (shop.table.names, shop.table.viewer), shop.is_legal(move)
            about = tips.academy_marker(there, *of, comes_back=comes_back)
            for name, center in (("hung", at.hanging(cards[place])), ("marker", at.in_supply(boxes[owned.suit]))):
                spot = Hotspot(f"{name}.{place}", Circle(*center, _DISK // 2), tip=partial(spoken, about))
                spot.on_right_click, spot.focusable = partial(deeds.make, move), False
                spots.add(spot)


# ------------------------------------------------------------------ the Protégé's board


def draw_protege(canvas: Surface, shop: Shop) -> None:
    """Points and wage in the head; the slots are filled from below, each with what it adds."""
    plate, own, protege = at.PROTEGE, _own_secrets(shop), shop.player.characters.get(PROTEGE)
    draw_specialist_plate(canvas, plate)
    y = plate.y + 17
    draw_disk(canvas, (plate.x + 26, y + 1), 30, shop.colour, PROTEGE, badge=False)
    spot = (plate.x + 48, y)
    draw_text(canvas, names.CHARACTER[PROTEGE], spot, theme.HEAD2, 19, theme.BRASS_HI, "midleft", width=80)
    if protege is not None:  # who has not chosen a Magician has no team
        draw_action_points(canvas, (plate.right - 70, y), ask.base_points(shop.state, shop.seat, protege), height=26)
        draw_coin(canvas, (plate.right - 24, y), 28, ask.wage_of(shop.state, shop.seat, protege))
    coins = ask.secrets_with_coin(shop.state, shop.seat)
    for slot in range(_SLOTS):
        rect = at.secret_place(slot)
        if slot < len(own):
            draw_secret_tile(canvas, rect, own[slot], coin=own[slot] in coins)
        else:
            draw_secret_place(canvas, rect, words.FREE_SLOT)
        _draw_additions(canvas, rect, slot)


def _draw_additions(canvas: Surface, rect: Rect, slot: int) -> None:
    points, wage = words.secret_adds(slot)
    rows = [(signed(amount), sign) for amount, sign in ((points, "{ap}"), (wage, "{coin}")) if amount]
    for number, row in enumerate(rows):
        y = rect.centery + 24 * number - 12 * (len(rows) - 1)
        draw_row(canvas, (at.PROTEGE.right - 30, y), row, 17, on_dark=True)


# ------------------------------------------------------------------ Academy markers


def _draw_marker(canvas: Surface, center: tuple[int, int], shop: Shop, suit: str, owned: OwnedTrick | None) -> str:
    """The Academy marker of a suit, on the colour of its room with the room's sign; the type of that room."""
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id) if owned is not None else None
    if lesson is None:
        draw_academy_marker(canvas, center, _HALF, MarkerLook(shop.colour, suit))
        return ""
    fill = TYPE_COLOURS[lesson.room.type]
    draw_wooden_disk(canvas, center, _DISK - 4, fill, ("", theme.CREAM))
    draw_academy_marker(canvas, center, _HALF, MarkerLook(shop.colour, suit))
    spot = (center[0] + 18, center[1] + 17)
    draw_round_badge(canvas, spot, f"room.{lesson.room.type}", 24, theme.DARK_INSET, rim=(theme.BRASS, 1))
    return lesson.room.type


def draw_hanging(canvas: Surface, card: Rect, shop: Shop, owned: OwnedTrick) -> None:
    """On a Trick card: its Academy marker in the picture's corner; a taught Trick's foot is dim."""
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id)
    if lesson is None:
        return
    _draw_marker(canvas, at.hanging(card), shop, owned.suit, owned)
    if lesson.room.type == CLASSROOM:
        draw_veil(canvas, Rect(card.x + 4, card.bottom - 62, card.w - 8, 58), (30, 18, 16), 120, 8)


def draw_in_supply(canvas: Surface, box: Rect, shop: Shop, suit: str, owned: OwnedTrick | None, top: int) -> None:
    """In the box of a suit: a line, the Academy marker, and where it is if that fits beside the Trick's name."""
    x, _ = center = at.in_supply(box)
    draw.line(canvas, theme.BRASS_LO, (x - 37, box.centery - 16), (x - 37, box.centery + 20))
    kind = _draw_marker(canvas, center, shop, suit, owned)
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id) if kind and owned is not None else None
    text, ink = (tile(lesson.room.tile), theme.BRASS_HI) if lesson is not None else (words.SUPPLY, theme.PARCHMENT2)
    title = text_width(names.trick(owned.id), theme.BODY_BOLD, 18) if owned is not None else 0
    if is_low_box(box):
        return  # the tip says it
    if text_width(text, theme.ITALIC, 17) <= box.w - 36 - title:
        draw_text(canvas, text, (box.right - 12, top), theme.ITALIC, 17, ink, "midright")


def set_aside(shop: Shop) -> str:
    """The Tricks that were set aside while their lessons go on, in a sentence; "" without any."""
    lessons = ask.academy_of(shop.state).lessons()
    own = [lesson for lesson in lessons if lesson.marker.owner == shop.seat and not lesson.marker.suit]
    return words.set_aside([(lesson.marker.trick, lesson.room.tile) for lesson in own]) if own else ""


# ------------------------------------------------------------------ on a Trick card


def as_it_is(shop: Shop, place: int, owned: OwnedTrick) -> Trick:
    """The Trick as it is there: what Prepare gives and costs, by Engineer and Practice Room."""
    most = shop.state.options.terms.markers
    more = ask.practising_of(shop.state, shop.seat, owned.id).more_markers
    number = min(most, ask.markers_at(owned.trick, place, most) + more)
    return replace(owned.trick, markers=number, prepare_cost=ask.prepare_cost(shop.state, shop.seat, owned))


def note_of(shop: Shop, place: int, owned: OwnedTrick) -> Note | None:
    """The line that matters for a Trick in a room, which it names; None where another one matters more."""
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id)
    if lesson is None:
        return None
    sign, room = f"room.{lesson.room.type}", lesson.room.tile
    if lesson.room.type == CLASSROOM:
        return Note(sign, words.taught(room, ask.would_pay(shop.state, shop.seat, owned.id, room)), "specialist")
    practising = ask.practising_of(shop.state, shop.seat, owned.id)
    if shop.player.is_unprepared(owned):
        if ask.missing_components(shop.player, owned.id) or not (practising.prepare_points or practising.more_markers):
            return None
        shown = as_it_is(shop, place, owned)
        return Note(sign, words.room_prepares(room, shown.markers, shown.prepare_cost), "ready")
    bonus = bonus_of(practising)
    signs = " ".join(piece for row in bonus.rows for piece in row)
    moment = f" {rooms.MOMENT[bonus.moment]}" if bonus.moment else ""
    return Note(sign, words.room_helps(room, signs + moment), "paper")


# ------------------------------------------------------------------ the sheet of a Trick that lacks nothing


def has_outlook(shop: Shop, owned: OwnedTrick) -> bool:
    """Whether the sheet says what the Trick pays: it lacks nothing, or needs nothing since it is taught."""
    return is_taught(shop, owned) or not ask.missing_components(shop.player, owned.id)


def is_taught(shop: Shop, owned: OwnedTrick) -> bool:
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id)
    return lesson is not None and lesson.room.type == CLASSROOM


def draw_outlook(canvas: Surface, shop: Shop, owned: OwnedTrick, short: ask.Lacking) -> None:
    """Printed Yields, what the room adds, what the weekdays pay, what open Classrooms would pay."""
    sheet, in_class = LACKS, is_taught(shop, owned)
    draw_name(canvas, names.trick(owned.id), (sheet.centerx, sheet.y + 28), 24, theme.INK, "center", sheet.w - 60)
    aside, spot = words.where(shop.state, shop.seat, owned, ways.lacks_head(short)), (sheet.centerx, sheet.y + 54)
    draw_text(canvas, aside, spot, theme.ITALIC, 18, theme.INK2, "center", width=sheet.w - 40)
    draw_rule(canvas, sheet.x + 18, sheet.right - 18, sheet.y + 70, theme.INK2)
    lines = count(at.FIRST_LINE, at.NEXT_LINE)
    _draw_amounts(canvas, next(lines), "ui.trick", words.PRINTED, owned.trick.yields)
    _draw_room(canvas, shop, owned, lines)
    if in_class:
        room = Rect(sheet.x + 22, next(lines) - 10, sheet.w - 44, 0)
        draw_block(canvas, words.NO_WEEKDAY, room, theme.ITALIC, 18, theme.INK2, line=24)
        next(lines)
    else:
        _draw_heading(canvas, next(lines), words.ON_STAGE)
        for day in DAYS:
            _draw_day(canvas, shop, owned, day, next(lines))
    _draw_heading(canvas, next(lines), words.TAUGHT_ELSEWHERE if in_class else words.WOULD_PAY)
    _draw_offers(canvas, shop, owned, lines)


def _draw_heading(canvas: Surface, y: int, text: str) -> None:
    draw_rule(canvas, LACKS.x + 22, LACKS.right - 22, y - 14)
    draw_text(canvas, text, (LACKS.x + 22, y + 2), theme.BODY_BOLD, 18, theme.INK, "midleft", width=LACKS.w - 44)


def _draw_amounts(canvas: Surface, y: int, icon: str, text: str, amounts: Yields, *, plus: bool = False) -> None:
    draw_round_badge(canvas, (LACKS.x + 36, y), icon, 26, theme.INK)
    draw_text(canvas, text, (LACKS.x + 58, y - 1), theme.BODY, 18, theme.INK, "midleft", width=170)
    draw_reward(canvas, (LACKS.right - 24, y), amounts, 19, align="right", gap=14, plus=plus)


def _draw_room(canvas: Surface, shop: Shop, owned: OwnedTrick, lines: Iterator[int]) -> None:
    """What the room makes of the Trick, if it is in one."""
    lesson = ask.lesson_of(shop.state, shop.seat, owned.id)
    if lesson is None:
        return
    y, icon, name = next(lines), f"room.{lesson.room.type}", tile(lesson.room.tile)
    draw_round_badge(canvas, (LACKS.x + 36, y), icon, 26, TYPE_COLOURS[lesson.room.type])
    draw_text(canvas, name, (LACKS.x + 58, y - 1), theme.BODY_BOLD, 18, theme.INK, "midleft", width=150)
    if lesson.room.type == CLASSROOM:
        row = either_row(ask.would_pay(shop.state, shop.seat, owned.id, lesson.room.tile))
    else:
        bonus = bonus_of(ask.practising_of(shop.state, shop.seat, owned.id))
        row = tuple(piece for line in bonus.rows for piece in line)
    draw_row(canvas, (LACKS.right - 24 - row_width(row, 18) // 2, y), row, 18)


def _draw_day(canvas: Surface, shop: Shop, owned: OwnedTrick, day: str, y: int) -> None:
    modifier = ask.day_modifier(shop.state, day)
    draw_text(canvas, names.DAY[day], (LACKS.x + 22, y - 1), theme.BODY, 18, theme.INK, "midleft")
    if modifier:
        aside = names.signed(modifier)
        draw_text(canvas, aside, (LACKS.x + 128, y - 1), theme.ITALIC, 18, theme.INK2, "midleft")
    payout = ask.modified(ask.each_show(shop.state, shop.seat, owned.id), modifier)
    draw_reward(canvas, (LACKS.right - 24, y), payout, 19, align="right", gap=14, plus=False)


def _draw_offers(canvas: Surface, shop: Shop, owned: OwnedTrick, lines: Iterator[int]) -> None:
    """The open Classrooms, the best ones first, as many as there is room for."""
    offers = ask.class_offers(shop.state, shop.seat, owned)
    offers.sort(key=lambda offer: -max(map(sum, offer.pays)) - sum(offer.bonus))
    if not offers:
        place = (LACKS.x + 22, next(lines))
        draw_text(canvas, words.NO_CLASSROOM, place, theme.ITALIC, 18, theme.INK2, "midleft")
    for number, offer in enumerate(offers):
        y = next(lines)
        if y + at.NEXT_LINE > at.LAST_LINE and number + 1 < len(offers):
            more = words.more_offers(len(offers) - number)
            draw_text(canvas, more, (LACKS.x + 58, y), theme.ITALIC, 18, theme.INK2, "midleft")
            return
        draw_icon(canvas, f"room.{CLASSROOM}", (LACKS.x + 36, y), 24, TYPE_COLOURS[CLASSROOM])
        spot = (LACKS.x + 58, y - 1)
        name = draw_text(canvas, tile(offer.tile), spot, theme.BODY, 18, theme.INK, "midleft", width=150)
        _draw_bonus(canvas, name.right + 12, y, offer.bonus)
        row = either_row(offer.pays)
        draw_row(canvas, (LACKS.right - 24 - row_width(row, 18) // 2, y), row, 18)


def _draw_bonus(canvas: Surface, left: int, y: int, bonus: Yields) -> None:
    """What teaching there brings at once."""
    if any(bonus):
        right = draw_reward(canvas, (left, y), bonus, 17, gap=6)
        draw_text(canvas, words.NOW, (right + 4, y - 1), theme.LABEL, 16, theme.INK2, "midleft")
