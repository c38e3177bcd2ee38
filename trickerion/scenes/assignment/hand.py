"""The hand: permanent cards stacked by Location, special cards with their whole text; and the cards in the air."""

import functools
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import in_turn
from trickerion.language.wording import Words
from trickerion.rules.ask.actions import costs_at
from trickerion.rules.ask.duel import duel as duel_of
from trickerion.rules.catalog import DAYS, MAGICIANS, SPECIALS, location_of
from trickerion.rules.facts.actions import ActionStatus
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.desk import CardDeeds, Desk, Picked, Stack, picked_in
from trickerion.scenes.assignment.duel import draw_openings, has_next, openings
from trickerion.table import pointed
from trickerion.table.said import card_said
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_card, draw_assignment_place, sprite
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.flow import Column
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, always, spoken, tip_of
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.special_card import draw_special_card
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_category_badge
from trickerion.ui.text import draw_text, fits_closely, text_width
from trickerion.ui.tokens import draw_action_points, draw_badge
from trickerion.words import card_tooltips, duel, names
from trickerion.words.cards.magicians import SHORT_NAMES
from trickerion.words.screens import assignment as words
from trickerion.words.screens.board import SHORT_LABEL

_LARGEST_FAN = 3
_CAPTION_WIDTH, _CAPTION_STEP = 240, 22


def draw_card(canvas: Surface, rect: Rect, card: str, light: float = 0.0) -> None:
    """An Assignment card by its id, permanent or special."""
    if card in SPECIALS:
        draw_assignment_card(canvas, rect, SPECIALS[card].location, special=card, light=light)
    else:
        draw_assignment_card(canvas, rect, location_of(card), light=light)


def draw_tray(canvas: Surface) -> None:
    """The tray below the hand with its title."""
    draw_plate(canvas, at.HAND, (20, 10, 12, 165), 14, 1, theme.BRASS_LO)
    draw_text(canvas, words.HAND, at.HAND_TITLE, theme.TEXT.title_large, theme.BRASS_HI)
    draw_text(canvas, words.HAND_NOTE, at.HAND_NOTE, theme.TEXT.aside, theme.PARCHMENT)


@dataclass(frozen=True)
class AssignmentHand(Drawn):
    """The cards that are not laid yet."""

    zone = Zone.MINE

    table: TableView
    desk: Desk
    deeds: CardDeeds

    @property
    def _stacks(self) -> list[tuple[Stack, Rect]]:
        stacks = self.desk.stacks
        return list(zip(stacks, at.stack_rects(len(stacks), with_specials=self.desk.has_specials), strict=True))

    @property
    def _ability(self) -> str:
        """The ability of the viewer's Magician, in games with abilities."""
        return _ability_of(self.table.me.magician) if self.table.in_play.alley and self.table.me.magician else ""

    @property
    def _ability_place(self) -> Rect:
        width = text_width(self._ability, theme.TEXT.aside_plus) + 36 if self._ability else 0
        return Rect(at.ABILITY.right - width, at.ABILITY.y, width, at.ABILITY.h)

    @property
    def beside_ability(self) -> Rect:
        """Room left in the line of the ability."""
        return Rect(at.ABILITY.topleft, (self._ability_place.x - 20 - at.ABILITY.x, at.ABILITY.h))

    def add_hotspots(self, spots: Hotspots) -> None:
        """The tray takes cards back; every stack and every special card can be picked up."""
        spots.add(
            Hotspot("hand", at.HAND, accepts=self.deeds.comes_home, on_drop=self.deeds.take_home, focusable=False)
        )
        if self._ability:
            tip = tip_of(pointed.magician, self.table)
            spots.add(Hotspot("magician", self._ability_place, tip=tip, focusable=False))
        for number, (stack, rect) in enumerate(self._stacks, start=1):
            spots.add(self._stack_spot(stack, rect, str(number)))
            if not self.desk.has_specials:
                self._add_uses(spots, stack.location, at.stack_caption(rect, len(self.desk.stacks)))
        specials = self.desk.specials
        places = zip(specials, at.special_strips(len(specials)), at.special_rects(len(specials)), strict=True)
        for number, (card, strip, rect) in enumerate(places, start=len(self.desk.stacks) + 1):
            payload = Picked(card) if self.table.legal else None
            key = str(number) if number < 10 else ""
            note = names.note(card)
            about = always(Tip(names.card(card), (note,), "ui.special_card", width=400)) if note else None
            spot = spots.add(Hotspot(f"card.{card}", strip, payload=payload, tip=about, anchor=rect, key=key))
            spot.says = partial(card_said, card)

    def _add_uses(self, spots: Hotspots, location: str, caption: Rect) -> None:
        """The Actions below a stack explain themselves as their rows on the board do."""
        for number, status in enumerate(self.uses(location)):
            row = Column(caption).cell(number, _CAPTION_STEP)
            tip = tip_of(pointed.action, self.table, status.action, status, is_open=True)
            spots.add(Hotspot(f"use.{location}.{status.action}", row, tip=tip, focusable=False))

    def _stack_spot(self, stack: Stack, rect: Rect, key: str) -> Hotspot:
        is_own = bool(self.table.legal)
        return Hotspot(
            f"card.{stack.location}",
            rect,
            payload=Picked(stack.location) if is_own and stack.in_hand else None,
            tip=lambda: spoken(self._words(stack)),
            enabled=is_own and stack.in_hand > 0,
            why_not=words.ALL_LAID if is_own else words.WAITING,
            key=key,
            says=saying(state=words.IN_HAND(stack.in_hand + stack.laid, in_hand=stack.in_hand), role=Role.CARD),
        )

    def _words(self, stack: Stack) -> Words:
        """The Location's card, how many are left, and what awaits there."""
        left = words.IN_HAND(stack.in_hand + stack.laid, in_hand=stack.in_hand)
        return card_tooltips.assignment_card(stack.location).plus(*self._awaits(stack), note=left)

    def _awaits(self, stack: Stack) -> list[str]:
        """Open slots, now and next turn; the Actions, where special cards leave no room for them below the card."""
        why = self.table.on_board.because
        whole = {names.DAY_SHORT[day]: names.DAY[day] for day in DAYS}
        slots = [(whole.get(text, text), is_open) for text, is_open in openings(self.table, stack.location)]
        told = [words.openings(stack.location, slots, why)]
        if has_next(self.table):
            told.append(duel.opens_next(duel_of(self.table.state), stack.location))
        if self.desk.has_specials:
            uses = [(names.ACTION[use.action], *pointed.priced(use)) for use in self.uses(stack.location)]
            priced = (words.PRICED[points](action=action, cost=cost) for action, cost, points in uses)
            told.append(in_turn(priced) + ".")
        return [line for line in told if line]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The cards on their tray, and what can be done with each at this turn's prices."""
        picked = picked_in(spots)
        hot = next((card for card in self.desk.pickable if spots.is_hot(f"card.{card}")), "")
        if picked is not None and picked.origin and spots.is_hot("hand"):
            draw_plate(canvas, at.HAND, (0, 0, 0, 0), 14, 2, theme.BRASS_HI)
        if self.desk.specials:
            draw_text(canvas, words.SPECIALS_NOTE, at.SPECIALS_NOTE, theme.TEXT.aside, theme.PARCHMENT)
        if self._ability:
            _draw_ability(canvas, self.table.me.magician)
        lifted = picked.card if picked is not None and not picked.origin else ""
        for number, (stack, rect) in enumerate(self._stacks, start=1):
            in_hand = stack.in_hand - (lifted == stack.location)
            _draw_stack(canvas, rect, stack, in_hand, hot == stack.location)
            if in_hand > 0:
                draw_key_cap(canvas, (rect.x + 6, rect.y + 14), str(number))
            self._draw_uses(canvas, rect, stack.location)
        self._draw_specials(canvas, lifted, hot)

    def uses(self, location: str) -> tuple[ActionStatus, ...]:
        """The Actions of a Location with what they cost this turn."""
        return costs_at(self.table.state, self.table.viewer, location)

    def _draw_uses(self, canvas: Surface, stack: Rect, location: str) -> None:
        """Below a stack: the Actions there with their prices; shortened beside special cards, where there is room."""
        draw_openings(canvas, self.table, location, (stack.centerx, stack.bottom + 16))
        if not self.desk.has_specials:
            _draw_caption(canvas, at.stack_caption(stack, len(self.desk.stacks)), self.uses(location))
        elif stack.size == at.PERMANENT_SIZE:
            place = (stack.centerx, stack.bottom + 44)
            draw_text(canvas, words.IN_SHORT[location], place, theme.TEXT.body, theme.PARCHMENT, "center")

    def _draw_specials(self, canvas: Surface, lifted: str, forward: str) -> None:
        """The special cards from left to right; the one pointed at comes forward."""
        specials = self.desk.specials
        places = list(zip(specials, at.special_rects(len(specials)), strict=True))
        for card, rect in sorted(places, key=lambda place: place[0] == forward):
            if card == lifted:
                draw_assignment_place(canvas, rect, words.lifted(card=names.card(card)))
            else:
                draw_special_card(canvas, rect, card, self.deeds.pulse() if card == forward else 0.0)
        laid = () if specials else self.desk.laid_specials
        for card, rect in zip(laid, at.special_rects(len(laid)), strict=True):
            draw_assignment_place(canvas, rect, words.EMPTY_STACK[True](location=names.card(card)))


def _ability_of(magician: str) -> str:
    return words.ability(magician=SHORT_NAMES[magician], ability=names.ability(magician))


def _draw_ability(canvas: Surface, magician: str) -> None:
    ability, right = _ability_of(magician), at.ABILITY.right
    left = right - text_width(ability, theme.TEXT.aside_plus)
    draw_text(canvas, ability, (right, at.ABILITY.centery), theme.TEXT.aside_plus, theme.PARCHMENT, "midright")
    draw_category_badge(canvas, (left - 22, at.ABILITY.centery), MAGICIANS[magician].category, 28)


def _draw_stack(canvas: Surface, rect: Rect, stack: Stack, in_hand: int, hot: bool) -> None:
    if in_hand <= 0:
        label = words.EMPTY_STACK[bool(stack.laid)](location=names.LOCATION[stack.location])
        draw_assignment_place(canvas, rect, label)
        return
    for depth in range(min(in_hand, _LARGEST_FAN) - 1, -1, -1):
        card = rect.move(6 * depth, -5 * depth - (6 if hot and not depth else 0))
        draw_card(canvas, card, stack.location, 0.8 if hot and not depth else 0.0)
    if in_hand > 1:
        lift = 6 if hot else 0
        draw_badge(canvas, (rect.right - 8, rect.bottom - 8 - lift), f"×{in_hand}", 36, theme.INK, theme.BRASS_HI)


def _draw_caption(canvas: Surface, rect: Rect, statuses: tuple[ActionStatus, ...]) -> None:
    width = min(rect.w, _CAPTION_WIDTH)
    left, right = rect.centerx - width // 2, rect.centerx + width // 2
    for number, status in enumerate(statuses):
        y = rect.y + 11 + number * _CAPTION_STEP
        price, is_points = pointed.priced(status)
        room = width - 16 - (text_width(price, theme.TEXT.aside) if not is_points else 44)
        name = names.ACTION[status.action]
        if not fits_closely(name, theme.TEXT.body, room):
            name = SHORT_LABEL[status.action]
        draw_text(canvas, name, (left, y), theme.TEXT.body, theme.PARCHMENT, "midleft", width=room)
        if is_points:
            draw_action_points(canvas, (right - 22, y + 1), price, height=20, tight=True)
        else:
            draw_text(canvas, price, (right, y), theme.TEXT.aside, theme.PARCHMENT2, "midright")


_SIZE = (150, 212)
_TILT = -6.0


def draw_flying(canvas: Surface, center: tuple[int, int], card: str) -> None:
    """A card in the air."""
    image = _card_sprite(card, 0.0)
    canvas.blit(image, image.get_rect(center=center))


@cached_surface
def _card_sprite(card: str, tilt: float) -> Surface:
    """A card lifted from the table, with its shadow."""
    return sprite(_SIZE, functools.partial(draw_card, card=card), tilt)


def draw_held(canvas: Surface, spots: Hotspots) -> None:
    """The card in the player's hand."""
    held, picked = spots.in_air, picked_in(spots)
    if held is not None and picked is not None:
        image = _card_sprite(picked.card, _TILT)
        canvas.blit(image, image.get_rect(center=(held.center[0], held.center[1] - 6)))
