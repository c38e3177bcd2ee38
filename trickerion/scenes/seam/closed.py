"""The row of slots that are closed this turn: blocked by the solo game's dice, or covered by a Turn Setup card."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.ask.duel import duel
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import DAYS
from trickerion.rules.moves import Move, RerollConfiguration
from trickerion.scenes.seam.telling import BOX, CLOSED, Telling, draw_heading
from trickerion.table.view import slots_of
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Point, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round, draw_shaded, shaded_stops
from trickerion.ui.surfaces import draw_brass_frame, draw_location_badge
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_blocked_slot, draw_covered_slot, draw_slot
from trickerion.words import duel as words_of_duel
from trickerion.words.heir import tips as heir_tips
from trickerion.words.screens import seam as words

_THEATER = "theater"
_LEAST_RING = 24


class ClosedSlots(Drawn):
    """The Locations with their slots, then the weekdays; a die that may be rolled again is chosen here."""

    def __init__(self, telling: Telling, choose: Callable[[Move], object]) -> None:
        self.telling = telling
        self._choose = choose
        self.legal: tuple[Move, ...] = ()

    def _boxes(self) -> dict[str, Rect]:
        places = self.telling.board.closable
        boxes = self.telling.at.closed_boxes(len(places))
        days = [self.telling.at.day(number) for number in range(len(DAYS))]
        return {**dict(zip(places, boxes, strict=True)), _THEATER: days[0].unionall(days[1:])}

    @property
    def is_asked(self) -> bool:
        """True while the player chooses a die."""
        return bool(self.legal)

    def _can_choose(self, location: str) -> bool:
        return RerollConfiguration(location) in self.legal

    def add_hotspots(self, spots: Hotspots) -> None:
        state, dice = self.telling.state, configurations(self.telling.state)
        for location, rect in self._boxes().items():
            if location in dice:
                tip = tip_of(heir_tips.configuration_words, dice[location])
            else:
                tip = tip_of(words_of_duel.covered_place, duel(state), location)
            spot = Hotspot(f"seam.closed.{location}", rect, tip=tip, focusable=self._can_choose(location))
            if self._can_choose(location):
                spot.on_click = partial(self._choose, RerollConfiguration(location))
            spots.add(spot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        telling, boxes = self.telling, self._boxes()
        draw_heading(canvas, telling.at.closed, "ui.locked", words.CLOSED[self._because], self._aside())
        share = telling.share(CLOSED)
        for location, rect in boxes.items():
            if self._can_choose(location):
                is_hot = spots.hovered == f"seam.closed.{location}"
                draw_glow_around(canvas, rect, theme.AMBER, 1.0 if is_hot else 0.75, blur=7)
            if location != _THEATER:
                self._draw_box(canvas, rect, location, share)
        for number, day in enumerate(DAYS):
            self._draw_day(canvas, telling.at.day(number), day)
        for location, rect in boxes.items():
            if self._is_chosen(location):  # the die over what was rolled again
                center = rect.move(5, 2).topleft
                draw_round(canvas, center, 24, theme.VELVET, 1, theme.BRASS_HI)
                draw_icon(canvas, "ui.dice", center, 15, theme.CREAM)

    @property
    def _because(self) -> str:
        return self.telling.board.because

    def _aside(self) -> str:
        if self.is_asked:
            return words.CHOOSE_DIE
        if self._because != "blocked":
            return words.TURN_SETUP
        number = sum(map(self._is_chosen, self._boxes()))
        said = words.ROLLED_AGAIN.get(number) or words.rolled_again(number=number)
        return said if number else ""

    def _is_chosen(self, location: str) -> bool:
        """True if the die of a Location was rolled again, or is going to be."""
        die = configurations(self.telling.state).get(location)
        return die is not None and die.rolls_again

    def _draw_box(self, canvas: Surface, rect: Rect, location: str, share: float) -> None:
        chosen = self._is_chosen(location)
        fill, edge = BOX, theme.VELVET if chosen else theme.PARCHMENT3
        draw_plate(canvas, rect, fill, 8, 2 if chosen else 1, edge)
        badge = min(34, rect.w // 5)
        draw_location_badge(canvas, (rect.x + badge // 2 + 7, rect.centery), location, badge)
        slots, left = slots_of(location), rect.x + badge + 12
        step = (rect.right - 6 - left) // len(slots)
        size = min(32, step - 2)
        for number, slot in enumerate(slots):
            center = (left + step * number + step // 2, rect.centery)
            if size >= _LEAST_RING:
                draw_slot(canvas, center, size, signed(slot.modifier))
            else:  # the modifier alone
                draw_text(canvas, signed(slot.modifier), center, theme.TEXT.number, theme.INK, "center")
            if slot.id in self.telling.board.closed and share > 0:
                self._draw_lid(canvas, (center[0], center[1] - round(26 * (1 - share))), size)

    def _draw_lid(self, canvas: Surface, center: Point, size: int) -> None:
        (draw_blocked_slot if self._because == "blocked" else draw_covered_slot)(canvas, center, size)

    def _draw_day(self, canvas: Surface, rect: Rect, day: str) -> None:
        is_closed = f"{day}.perform" in self.telling.board.closed and self.telling.share(CLOSED) > 0
        is_blocked = self._because == "blocked"
        colour = ("#35302f" if is_blocked else "#5a3a24") if is_closed else "#c39a4c"
        draw_shaded(canvas, rect, shaded_stops(colour, 0.15, 0.2), 7)
        draw_brass_frame(canvas, rect, 7, 1)
        ink = theme.PARCHMENT2 if is_closed else theme.INK
        y = rect.y + 17 if is_closed else rect.centery
        draw_text(canvas, words.DAY[day], (rect.centerx, y), theme.TEXT.number, ink, "center", width=rect.w - 6)
        if is_closed:
            self._draw_lid(canvas, (rect.centerx, rect.bottom - 17), 22)
