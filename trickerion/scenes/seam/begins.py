"""The page of the turn that begins: cards, prophecy, dice, Initiative, what a poster costs."""

import math
import random
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.language.voice import Voice, object_of, you_or_name
from trickerion.rules.catalog import DICE as DOWNTOWN_DICE
from trickerion.rules.catalog import PERFORMANCES
from trickerion.rules.facts.board import DieFacts, InitiativeFacts
from trickerion.rules.state import Performance
from trickerion.scenes.seam import telling as page
from trickerion.table.said import die_said
from trickerion.table.seam import Purse, persons, purses
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.curves import mix
from trickerion.ui.dice import draw_die
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, explained, spoken, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_performance_card
from trickerion.ui.prophecy_picture import draw_prophecy_picture
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_veil
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_dark_panel, draw_pill, draw_tray, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_coin, draw_covered_slot, draw_cylinder, draw_prophecy, draw_wooden_disk
from trickerion.words import card_tooltips, place_tooltips, tooltips
from trickerion.words import names as n
from trickerion.words.heir.tips import parting_words
from trickerion.words.screens import seam as words

_AREAS = ("residence", "inn", "bank")
_TURNED = 124  # the square in which a token turns over
_TILT = 3.0
_ROOM = 16
_DIE = 46
_PAY = 20  # letters of what the Heir receives
_OWNER, _NAME, _MARKER = 150, 36, 30  # of whom markers go back to: the whole, the least of a name, from one to the next
_FACES_A_SECOND = 14


class BeginsPage(Drawn):
    """The right page, the only one of the first turn."""

    zone = Zone.STAGE

    def __init__(self, telling: page.Telling) -> None:
        self.telling = telling
        self._purses = {purse.seat: purse for purse in purses(telling.seam, telling.board)}

    def _cards(self) -> tuple[str, str]:
        """The card that left and the one that came; in the first turn those that lie on the stage."""
        seam = self.telling.seam
        if not seam.is_first:
            return seam.left, seam.came
        first, second, *_ = (*self.telling.state.row_ids, "", "")
        return first, second

    def add_hotspots(self, spots: Hotspots) -> None:
        telling, at = self.telling, self.telling.at
        for number, card in enumerate(self._cards()):
            if card:
                shown = partial(self._card_tip, card)
                spots.add(Hotspot(f"seam.card.{card}", at.card(number), tip=shown, focusable=False))
        if any(telling.seam.parting):
            spots.add(explained("seam.home", at.home, parting_words, telling.seam.parting))
        if _has_prophecies(telling):
            tip = tip_of(card_tooltips.prophecy, telling.state.active_prophecy)
            spots.add(Hotspot("seam.prophecy", at.prophecy, tip=tip, focusable=False))
        for number, area in enumerate(_AREAS):
            for die, rect in zip(_dice_of(area), _die_rects(at.tray(number)), strict=True):
                tip = tip_of(place_tooltips.die, DieFacts(die, telling.board.dice[die]))
                says = partial(die_said, die, telling.board.dice[die])
                spots.add(Hotspot(f"seam.die.{die}", rect, tip=tip, focusable=False, says=says))
        for place in telling.board.initiative:
            rect, tip = at.place(place.slot - 1), partial(_place_tip, telling, place, self._purses[place.seat].is_short)
            spots.add(Hotspot(f"seam.place.{place.seat}", rect, tip=tip, focusable=False))

    def _card_tip(self, card: str) -> Tip:
        """A Performance card, also one that has left."""
        telling, shown = self.telling, self.telling.board.card(card) or Performance.empty(card)
        reader, row = Voice(telling.names, telling.viewer), telling.state.row_ids
        return spoken(card_tooltips.performance_card(shown, row, reader, card == telling.board.leaving))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        telling, at = self.telling, self.telling.at
        aside = words.MARKERS_HOME if telling.seam.home else ""
        page.draw_heading(canvas, at.theater, "location.theater", words.THEATER, aside)
        self._draw_cards(canvas)
        self._draw_home(canvas)
        box = _draw_prophecy if _has_prophecies(telling) else _draw_row_of_cards
        telling.appear(canvas, at.prophecy.inflate(40, 40), page.PROPHECY, partial(box, canvas, telling))
        page.draw_heading(canvas, at.dice, "ui.dice", words.DICE)
        for number, area in enumerate(_AREAS):
            self._draw_tray(canvas, at.tray(number), area)
        aside = "" if telling.seam.is_first else words.LEAST_FIRST
        page.draw_heading(canvas, at.initiative, "phase.initiative", words.INITIATIVE, aside)
        self._draw_places(canvas)
        if telling.moment >= page.END - 0.15:
            self._draw_poster(canvas)

    # --- cards and prophecy

    def _draw_cards(self, canvas: Surface) -> None:
        telling, (old, new) = self.telling, self._cards()
        first, second = telling.at.card(0), telling.at.card(1)
        is_first, share = telling.seam.is_first, telling.share(page.CARDS)
        if old and is_first:
            telling.appear(
                canvas, first.inflate(60, 60), page.CARDS, partial(_draw_card, canvas, first, old, words.ON_STAGE)
            )
        elif old:
            tilted = pygame.transform.rotozoom(_old_card(first.size, old), _TILT * share, 1.0)
            canvas.blit(tilted, tilted.get_rect(center=first.center))
            if share > 0.5:
                _draw_note(canvas, first.move(4, 0), words.LEAVES, theme.VELVET_LO)
        else:
            draw_plate(canvas, first, (90, 60, 30, 26), 10, 1, theme.PARCHMENT3)
            draw_block(canvas, words.STAYS, first.inflate(-24, -160), theme.TEXT.aside_plus, theme.INK2, align="center")
        if new:
            if not is_first:
                page.draw_arrow(canvas, (first.right + 35, first.centery), 38)
            note, rect = words.ON_STAGE if is_first else words.NEW, second.move(round(-70 * (1 - share)), 0)
            telling.appear(
                canvas, rect.inflate(60, 60), page.CARDS, partial(_draw_card, canvas, rect, new, note, not is_first)
            )

    def _draw_home(self, canvas: Surface) -> None:
        """Draw the owners of the markers of the card that left, and the Heir's payment for its own."""
        telling, room = self.telling, self.telling.at.home
        owners = sorted({owner for owner, _ in telling.seam.home})
        if not owners:
            return
        parting = telling.seam.parting
        pay = reward_width(parting, _PAY, gap=6) + 12 if any(parting) else 0
        draw_reward(canvas, (room.right, room.centery), parting, _PAY, align="right", gap=6)
        width = min(_OWNER, (room.w - pay) // len(owners))
        for number, owner in enumerate(owners):
            self._draw_owner(canvas, Rect(room.x + width * number, room.y, width - 8, room.h), owner)

    def _draw_owner(self, canvas: Surface, box: Rect, owner: int) -> None:
        """The markers of one owner, who is named where there is room for it."""
        suits = [suit for seat, suit in self.telling.seam.home if seat == owner]
        step = min(_MARKER, max(1, (box.w - 40 - _NAME) // len(suits)))
        for number, suit in enumerate(suits):
            draw_marker(canvas, (box.x + 20 + step * number, box.centery), 17, self.telling.colours[owner], suit)
        left = box.x + 42 + step * (len(suits) - 1)
        name, spot = object_of(owner, self.telling.names, self.telling.viewer), (left, box.centery - 1)
        draw_text(canvas, name, spot, theme.TEXT.strong, theme.INK, "midleft", width=box.right - left)

    # --- dice and Initiative

    def _draw_tray(self, canvas: Surface, rect: Rect, area: str) -> None:
        draw_tray(canvas, rect, page.WARM)
        write_line(canvas, n.AREA[area], within(rect, left=16, width=100), theme.TEXT.caption, theme.BRASS_HI)
        for die, place in zip(_dice_of(area), _die_rects(rect), strict=True):
            if self.telling.moment > page.DICE:
                face, lift = self._tumbling(die)
                draw_die(canvas, (place.centerx, place.centery - lift), _DIE, area, face)

    def _tumbling(self, die: str) -> tuple[str, int]:
        """The face that a die shows now, and how high it jumps."""
        share = (self.telling.moment - page.DICE) / page.TUMBLE
        if share >= 1:
            return self.telling.board.dice[die], 0
        number = int(self.telling.moment * _FACES_A_SECOND)
        face = random.Random(f"{die} {number}").choice(DOWNTOWN_DICE[die].faces)
        return face, round(12 * (1 - share) * abs(math.sin(3 * math.pi * share)))

    def _draw_places(self, canvas: Surface) -> None:
        seats = {place.slot: place.seat for place in self.telling.board.initiative}
        for number in range(4):
            rect = self.telling.at.place(number)
            if number + 1 in seats:
                self._draw_place(canvas, rect, number, seats[number + 1])
            else:
                draw_plate(canvas, rect, (90, 60, 30, 26), 10, 1, theme.PARCHMENT3)
                draw_covered_slot(canvas, rect.center, 52)
        for seat in sorted(seats.values()):
            self._draw_cylinder(canvas, seat)

    def _draw_place(self, canvas: Surface, rect: Rect, number: int, seat: int) -> None:
        telling, is_set = self.telling, self.telling.moment >= page.RANKS
        is_mine = seat == telling.viewer and is_set
        if is_mine:
            draw_glow_around(canvas, rect, theme.AMBER, 0.9, blur=8)
        edge = theme.BRASS_HI if is_mine else theme.BRASS
        draw_plate(canvas, rect, (70, 36, 22) if is_mine else page.WARM, 10, 2, edge)
        draw_text(
            canvas, n.ROMAN[number + 1], (rect.x + 24, rect.y + 25), theme.TEXT.head_large, theme.BRASS_HI, "center"
        )
        if not is_set:
            return
        purse = self._purses[seat]
        center = (rect.right - 22, rect.y + 24)
        draw_coin(canvas, center, 28, purse.price)
        if purse.is_short:
            page.draw_cross(canvas, (center[0] - 15, center[1] + 17))
        fame, place = str(purse.fame), (rect.x + 25, rect.centery + 6)
        draw_icon(canvas, "resource.fame", place, 22, theme.FAME_ON_DARK)
        draw_text(canvas, fame, (rect.x + 40, place[1] - 1), theme.TEXT.number_large, theme.CREAM, "midleft")
        name, foot = you_or_name(seat, telling.names, telling.viewer), (rect.centerx, rect.bottom - 19)
        draw_text(canvas, name, foot, theme.TEXT.label_large, theme.CREAM, "center", width=rect.w - 16)

    def _draw_cylinder(self, canvas: Surface, seat: int) -> None:
        """On its way from the place of the turn before to the new one."""
        telling, order = self.telling, self.telling.board.initiative
        start = telling.at.place(order[telling.seam.before.index(seat)].slot - 1)
        end = telling.at.place(next(place.slot for place in order if place.seat == seat) - 1)
        share = telling.share(page.RANKS, page.END - page.RANKS)
        lift = round(30 * math.sin(math.pi * share)) if start != end else 0
        center = (round(mix(start.centerx, end.centerx, share)) + 18, end.centery - 12 - lift)
        draw_cylinder(canvas, center, telling.colours[seat], 48)

    def _draw_poster(self, canvas: Surface) -> None:
        x, y = self.telling.at.last_line
        room = Rect(x - 390, y - 14, 780, 30)
        said, is_short = self._poster()
        colour = theme.REASON_ON_PAPER if is_short else theme.INK
        draw_block(canvas, said, room, theme.TEXT.body_lead, colour, align="center")

    @property
    def poster_told(self) -> str:
        """Price of a poster, and the players who cannot pay for one, in words."""
        return self._poster()[0]

    @property
    def has_prophecies(self) -> bool:
        """True if prophecies are in force or to come."""
        return _has_prophecies(self.telling)

    def _poster(self) -> tuple[str, bool]:
        """Those words, and whether a person cannot pay."""
        telling = self.telling
        people = [telling.viewer] if telling.viewer >= 0 else persons(telling.state.options)
        order = [place.seat for place in telling.board.initiative]
        short = [seat for seat in order if self._purses[seat].is_short]
        is_short = any(seat in people for seat in short)
        if len(people) > 1:
            who = join(telling.names[seat] for seat in short)
            said = words.no_poster(who=who) if short else words.EACH_CAN_PAY
        else:
            purse: Purse = self._purses[people[0]]
            rivals = [telling.names[seat] for seat in short if seat != purse.seat]
            said = poster(order.index(purse.seat), len(order), purse.price, purse.coins, rivals)
        return said, is_short


def poster(place: int, places: int, price: int, coins: int, rivals: Sequence[str] = ()) -> str:
    """To the reader: what a poster costs, or that it cannot be paid; and which rivals cannot pay for one."""
    rank = "short" if coins < price else "first" if not place else "last" if place == places - 1 else "between"
    said = words.POSTER[rank](price=price, coins=coins)
    also = words.nor_can if coins < price else words.others_cannot
    return f"{said} {also(rivals=join(rivals))}" if rivals else said


def _place_tip(telling: page.Telling, place: InitiativeFacts, is_short: bool) -> Tip:
    """A place of the Initiative order, and whether its player can pay for a poster."""
    reader = Voice(telling.names, telling.viewer)
    said = tooltips.initiative(place, reader)
    return spoken(said.plus(words.cannot_pay(reader, place.seat)) if is_short else said)


def _has_prophecies(telling: page.Telling) -> bool:
    has_any = bool(telling.state.pending or telling.state.active_prophecy)
    return has_any and telling.state.turn >= telling.prophecies_from


def _dice_of(area: str) -> list[str]:
    return [die.id for die in DOWNTOWN_DICE.values() if die.area == area]


def _die_rects(tray: Rect) -> list[Rect]:
    first = Rect(tray.right - 124, tray.centery - _DIE // 2 - 3, _DIE, _DIE)
    return [first, first.move(60, 0)]


def _draw_card(canvas: Surface, rect: Rect, card: str, note: str, is_new: bool = False) -> None:
    if is_new:
        draw_glow_around(canvas, rect, theme.AMBER, 0.8, blur=9)
    printed = Performance.empty(card)
    draw_performance_card(canvas, rect, printed.card, {})
    _draw_note(canvas, rect, note, theme.GOOD_DEEP if is_new else theme.DARK_INSET)


def _draw_note(canvas: Surface, rect: Rect, note: str, fill: theme.ColourValue) -> None:
    width = max(104, pill_width(note, theme.TEXT.label, height=27))
    pill = Rect(rect.centerx - width // 2, rect.bottom - 8, width, 27)
    draw_pill(canvas, pill, note, fill, theme.CREAM, theme.TEXT.label)


@cached_surface
def _old_card(size: tuple[int, int], card: str) -> Surface:
    image = Surface((size[0] + 2 * _ROOM, size[1] + 2 * _ROOM), pygame.SRCALPHA)
    rect = Rect((_ROOM, _ROOM), size)
    draw_performance_card(image, rect, PERFORMANCES[card], {})
    draw_veil(image, rect, "#1e100e", 110)
    return image


def _draw_prophecy(canvas: Surface, telling: page.Telling) -> None:
    rect, state = telling.at.prophecy, telling.state
    draw_dark_panel(canvas, rect)
    title, (text, *_) = card_tooltips.prophecy(state.active_prophecy)[:2]
    _draw_token(canvas, (rect.x + 50, rect.y + 46), state.active_prophecy, telling.share(page.PROPHECY, 0.5))
    place, below = (rect.x + 96, rect.y + 25), (rect.x + 96, rect.y + 55)
    draw_text(canvas, words.PROPHECY, place, theme.TEXT.label, theme.PARCHMENT2, "midleft")
    draw_text(canvas, title, below, theme.TEXT.title, theme.BRASS_HI, "midleft", width=rect.w - 112)
    draw_block(canvas, text, within(rect, left=20, right=16, top=86, height=72), theme.TEXT.body_large, theme.CREAM)
    if coming := next(iter(telling.board.coming), ""):
        token = (rect.right - 28, rect.bottom - 24)
        draw_prophecy(canvas, token, 34, coming)
        said, spot = words.comes_next(prophecy=n.prophecy(coming)), (token[0] - 24, token[1])
        draw_text(canvas, said, spot, theme.TEXT.aside, theme.PARCHMENT2, "midright", width=rect.w - 90)


def _draw_token(canvas: Surface, center: tuple[int, int], prophecy: str, share: float) -> None:
    """The token turns over from its back."""
    image = Surface((_TURNED, _TURNED), pygame.SRCALPHA)
    middle = image.get_rect().center
    if share > 0.5 and prophecy:
        draw_prophecy_picture(image, middle, prophecy, 76)
    else:
        draw_wooden_disk(image, middle, 66, theme.PROPHECY, ("ui.prophecy", theme.BRASS_HI))
    width = max(2, round(_TURNED * abs(math.cos(math.pi * share)))) if prophecy else _TURNED
    turned = pygame.transform.smoothscale(image, (width, _TURNED)) if width < _TURNED else image
    canvas.blit(turned, turned.get_rect(center=center))


def _draw_row_of_cards(canvas: Surface, telling: page.Telling) -> None:
    """In a game without prophecies: what lies on the stage now."""
    rect = telling.at.prophecy
    draw_dark_panel(canvas, rect)
    write_line(canvas, words.ON_THE_STAGE, within(rect, left=20, top=14, height=30), theme.TEXT.label, theme.BRASS_HI)
    for number, card in enumerate(telling.board.row):
        say = words.leaving if card.id == telling.board.leaving else words.staying
        name, room = n.performance(card.id, telling.state.row_ids, n.THEATER_SHORT), rect.y + 46 + 28 * number
        line = say(card=name, bonus=n.yields(card.card.bonus))
        draw_block(canvas, line, Rect(rect.x + 20, room, rect.w - 36, 27), theme.TEXT.body_plus, theme.CREAM)
