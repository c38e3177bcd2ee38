"""What the Academy adds to a Workshop: the Protégé's board, Academy markers, what rooms do for the Tricks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

from pygame import Rect, Surface, draw

from trickerion.language.speech import either, signed
from trickerion.rules.academy.catalog import CLASSROOM, SECRET_ADDS
from trickerion.rules.catalog import PROTEGE, TRICKS, Trick, Yields
from trickerion.rules.facts.academy import SeatFacts
from trickerion.rules.facts.tricks import ClassOffer, DayPays, TrickFacts, TrickPays
from trickerion.rules.moves import TakeBackMarker
from trickerion.scenes.workshop import academy_layout as at
from trickerion.scenes.workshop.deeds import Make
from trickerion.scenes.workshop.layout import LACKS, is_low_box
from trickerion.scenes.workshop.layout import TRICKS as TRICK_PLACES
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker
from trickerion.ui.academy_rooms import TYPE_COLOURS
from trickerion.ui.academy_secrets import draw_secret_place, draw_secret_tile
from trickerion.ui.academy_signs import bonus_of, draw_row, either_row, row_width
from trickerion.ui.controls import draw_reward
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_rule, draw_veil
from trickerion.ui.surfaces import draw_round_badge, draw_specialist_plate
from trickerion.ui.text import draw_text, fits, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_action_points, draw_coin, draw_disk, draw_wooden_disk
from trickerion.ui.trick_card import TrickNote
from trickerion.words import names
from trickerion.words.academy import names as rooms
from trickerion.words.academy import tips
from trickerion.words.academy import workshop as words
from trickerion.words.academy.names import tile
from trickerion.words.said import TAKE_MARKER_BACK, part_of

_SLOTS = 3
_HALF, _DISK = 17, 50  # of an Academy marker and of the ground that it has in a room


def add_spots(spots: Hotspots, shop: Shop, make: Make, boxes: dict[str, Rect]) -> None:
    """Secrets and Academy markers explain themselves; a practising marker comes back with a right click."""
    own = shop.workshop.school.secrets if shop.workshop.school is not None else ()
    for slot in range(_SLOTS):
        about = tips.secret(own[slot]) if slot < len(own) else tips.secret_slot(slot)
        spots.add(Hotspot(f"secret.{slot}", at.secret_place(slot), tip=partial(spoken, about), focusable=False))
    for owned in shop.workshop.owned:
        if owned.room is not None:
            place, move = owned.place, TakeBackMarker(owned.place)
            of, comes_back = (shop.names, shop.viewer), shop.is_legal(move)
            about = tips.academy_marker(owned.room, *of, comes_back=comes_back)
            for name, center in (
                ("hung", at.hanging(TRICK_PLACES[place])),
                ("marker", at.in_supply(boxes[owned.suit])),
            ):
                spot = Hotspot(f"{name}.{place}", Circle(*center, _DISK // 2), tip=partial(spoken, about))
                spot.on_right_click, spot.focusable = partial(make, move) if comes_back else None, False
                also = ((TAKE_MARKER_BACK, partial(make, move)),) if comes_back else ()
                title = about.title if name == "hung" else part_of(part=about.title, whole=words.SUPPLY)
                spot.says = saying(title, role=Role.THING, also=also)
                spots.add(spot)


def draw_protege(canvas: Surface, shop: Shop, school: SeatFacts) -> None:
    """Points and wage in the head; the slots are filled from below, each with what it adds."""
    plate, own, protege = at.PROTEGE, school.secrets, shop.team.characters.get(PROTEGE)
    draw_specialist_plate(canvas, plate)
    y = plate.y + 17
    draw_disk(canvas, (plate.x + 26, y + 1), 30, shop.colour, PROTEGE, badge=False)
    spot = (plate.x + 48, y)
    draw_text(canvas, names.CHARACTER[PROTEGE], spot, theme.TEXT.head_small, theme.BRASS_HI, "midleft", width=80)
    if protege is not None:  # who has not chosen a Magician has no team
        draw_action_points(canvas, (plate.right - 70, y), protege.points, height=26)
        draw_coin(canvas, (plate.right - 24, y), 28, protege.wage)
    for slot in range(_SLOTS):
        rect = at.secret_place(slot)
        if slot < len(own):
            draw_secret_tile(canvas, rect, own[slot], coin=own[slot] in school.coins)
        else:
            draw_secret_place(canvas, rect, words.FREE_SLOT)
        _draw_additions(canvas, rect, slot)


def _draw_additions(canvas: Surface, rect: Rect, slot: int) -> None:
    adds = zip(SECRET_ADDS[slot], ("{ap}", "{coin}"), strict=True)
    rows = [(signed(amount), sign) for amount, sign in adds if amount]
    for number, row in enumerate(rows):
        y = rect.centery + 24 * number - 12 * (len(rows) - 1)
        draw_row(canvas, (at.PROTEGE.right - 30, y), row, 17, on_dark=True)


def _draw_marker(canvas: Surface, center: tuple[int, int], colour: str, suit: str, kind: str = "") -> None:
    """The Academy marker of a suit, on the colour of its room with the sign of a room of that type."""
    if not kind:
        draw_academy_marker(canvas, center, _HALF, MarkerLook(colour, suit))
        return
    draw_wooden_disk(canvas, center, _DISK - 4, TYPE_COLOURS[kind], ("", theme.CREAM))
    draw_academy_marker(canvas, center, _HALF, MarkerLook(colour, suit))
    spot = (center[0] + 18, center[1] + 17)
    draw_round_badge(canvas, spot, f"room.{kind}", 24, theme.DARK_INSET, rim=(theme.BRASS, 1))


def draw_hanging(canvas: Surface, card: Rect, shop: Shop, owned: TrickFacts) -> None:
    """On a Trick card: its Academy marker in the picture's corner; a taught Trick's foot is dim."""
    if owned.room is not None:
        _draw_marker(canvas, at.hanging(card), shop.colour, owned.suit, owned.room.type)
    if owned.is_taught:
        draw_veil(canvas, within(card, left=4, right=4, bottom=4, height=58), (30, 18, 16), 120, 8)


def draw_in_supply(canvas: Surface, box: Rect, shop: Shop, suit: str, owned: TrickFacts | None, top: int) -> None:
    """In the box of a suit: a line, the Academy marker, and where it is if that fits beside the Trick's name."""
    x, _ = center = at.in_supply(box)
    draw.line(canvas, theme.BRASS_LO, (x - 37, box.centery - 16), (x - 37, box.centery + 20))
    room = owned.room if owned is not None else None
    _draw_marker(canvas, center, shop.colour, suit, room.type if room is not None else "")
    text, ink = (tile(room.tile), theme.BRASS_HI) if room is not None else (words.SUPPLY, theme.PARCHMENT2)
    title = text_width(names.trick(owned.id), theme.TEXT.strong) if owned is not None else 0
    if is_low_box(box):
        return  # the tip says it
    if text_width(text, theme.TEXT.aside) <= box.w - 36 - title:
        draw_text(canvas, text, (box.right - 12, top), theme.TEXT.aside, ink, "midright")


def set_aside(shop: Shop) -> str:
    """The Tricks that were set aside while their lessons go on, in a sentence; "" without any."""
    return words.set_aside(shop.workshop.aside) if shop.workshop.aside else ""


def as_it_is(owned: TrickFacts) -> Trick:
    """The Trick as it is there: what Prepare gives and costs, by Engineer and Practice Room."""
    return replace(TRICKS[owned.id], markers=owned.room_gives, prepare_cost=owned.prepare_points)


def note_of(owned: TrickFacts) -> TrickNote | None:
    """The line that matters for a Trick in a room, which it names; None where another one matters more."""
    room = owned.room
    if room is None:
        return None
    sign, does = f"room.{room.type}", room.practising
    if room.is_taught:
        return TrickNote(
            sign, words.taught(room=tile(room.tile), ways=either(map(names.yields, room.pays))), "specialist"
        )
    if owned.is_unprepared:
        if owned.missing or not (does.prepare_points or does.more_markers):
            return None
        return TrickNote(
            sign, words.room_prepares(owned.room_gives, room=tile(room.tile), points=owned.prepare_points), "ready"
        )
    bonus = bonus_of(does)
    signs = " ".join(piece for row in bonus.rows for piece in row)
    moment = f" {rooms.MOMENT[bonus.moment]}" if bonus.moment else ""
    return TrickNote(sign, words.room_helps(room=tile(room.tile), bonus=signs + moment), "paper")


def draw_outlook(canvas: Surface, owned: TrickFacts, outlook: TrickPays) -> None:
    """Printed Yields, what the room adds, what the weekdays pay, what open Classrooms would pay."""
    sheet, in_class = LACKS, owned.is_taught
    lines = count(at.FIRST_LINE, at.NEXT_LINE)
    _draw_amounts(canvas, next(lines), "ui.trick", words.PRINTED, TRICKS[owned.id].yields)
    _draw_room(canvas, owned, lines)
    if in_class:
        room = Rect(sheet.x + 22, next(lines) - 10, sheet.w - 44, 58)
        draw_block(canvas, words.NO_WEEKDAY, room, theme.TEXT.aside, theme.INK2, line=24)
        next(lines)
    else:
        _draw_heading(canvas, next(lines), words.ON_STAGE)
        for day in outlook.days:
            draw_day(canvas, day, next(lines))
    _draw_heading(canvas, next(lines), words.TAUGHT_ELSEWHERE if in_class else words.WOULD_PAY)
    _draw_offers(canvas, outlook.offers, lines)


def _draw_heading(canvas: Surface, y: int, text: str) -> None:
    draw_rule(canvas, *ends(LACKS, 22), y - 14)
    draw_text(canvas, text, (LACKS.x + 22, y + 2), theme.TEXT.strong, theme.INK, "midleft", width=LACKS.w - 44)


def _draw_amounts(canvas: Surface, y: int, icon: str, text: str, amounts: Yields, *, plus: bool = False) -> None:
    draw_round_badge(canvas, (LACKS.x + 36, y), icon, 26, theme.INK)
    draw_text(canvas, text, (LACKS.x + 58, y - 1), theme.TEXT.body, theme.INK, "midleft", width=170)
    draw_reward(canvas, (LACKS.right - 24, y), amounts, 19, align="right", gap=14, plus=plus)


def _draw_room(canvas: Surface, owned: TrickFacts, lines: Iterator[int]) -> None:
    """Draw the room's effect on the Trick, if the Trick is in one."""
    room = owned.room
    if room is None:
        return
    y, icon = next(lines), f"room.{room.type}"
    draw_round_badge(canvas, (LACKS.x + 36, y), icon, 26, TYPE_COLOURS[room.type])
    name, spot = tile(room.tile), (LACKS.x + 58, y - 1)
    draw_text(canvas, name, spot, theme.TEXT.strong, theme.INK, "midleft", width=150)
    in_rooms = tuple(piece for line in bonus_of(room.practising).rows for piece in line)
    row = either_row(room.pays) if room.is_taught else in_rooms
    draw_row(canvas, (LACKS.right - 24 - row_width(row, 18) // 2, y), row, 18)


def draw_day(canvas: Surface, on: DayPays, y: int) -> None:
    """Draw the payment of the Trick on a weekday, with the weekday's modifier."""
    draw_text(canvas, names.DAY[on.day], (LACKS.x + 22, y - 1), theme.TEXT.body, theme.INK, "midleft")
    spot = (LACKS.x + 128, y - 1)
    if on.by_day.fame == on.by_day.coins != 0:
        draw_text(canvas, signed(on.by_day.fame), spot, theme.TEXT.aside, theme.INK2, "midleft")
    elif any(on.by_day):
        draw_reward(canvas, (spot[0], y), on.by_day, 16, gap=8)
    draw_reward(canvas, (LACKS.right - 24, y), on.pays, 19, align="right", gap=14, plus=False)


def _draw_offers(canvas: Surface, offers: Sequence[ClassOffer], lines: Iterator[int]) -> None:
    """The open Classrooms, the best ones first, as many as there is room for."""
    if not offers:
        place = (LACKS.x + 22, next(lines))
        draw_text(canvas, words.NO_CLASSROOM, place, theme.TEXT.aside, theme.INK2, "midleft")
    for number, offer in enumerate(offers):
        y = next(lines)
        if y + at.NEXT_LINE > at.LAST_LINE and number + 1 < len(offers):
            more = words.more_offers(number=len(offers) - number)
            draw_text(canvas, more, (LACKS.x + 58, y), theme.TEXT.aside, theme.INK2, "midleft")
            return
        draw_icon(canvas, f"room.{CLASSROOM}", (LACKS.x + 36, y), 24, TYPE_COLOURS[CLASSROOM])
        spot = (LACKS.x + 58, y - 1)
        name = draw_text(canvas, tile(offer.tile), spot, theme.TEXT.body, theme.INK, "midleft", width=150)
        row = either_row(offer.pays)
        paid = LACKS.right - 24 - row_width(row, 18)
        draw_row(canvas, (paid + row_width(row, 18) // 2, y), row, 18)
        _draw_bonus(canvas, name.right + 12, paid - 8, y, offer.bonus)


def _draw_bonus(canvas: Surface, left: int, end: int, y: int, bonus: Yields) -> None:
    """Draw the gain that teaching there brings at once; the word behind it only where there is room before the end."""
    if any(bonus):
        right = draw_reward(canvas, (left, y), bonus, 17, gap=6)
        if fits(words.NOW, theme.TEXT.label, end - right - 4):
            draw_text(canvas, words.NOW, (right + 4, y - 1), theme.TEXT.label, theme.INK2, "midleft")
