"""What stands on the chip of a deed: signs, a word where one helps, and what it brought."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from pygame import Rect, Surface

from trickerion.play.happened import icon_for
from trickerion.play.since import PastDeed
from trickerion.rules import events as e
from trickerion.rules.catalog import DICE, SLOTS
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.dice import draw_die
from trickerion.ui.hotspot import Point
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_location_badge
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.words.names import DAY, DAY_SHORT

_EDGE, _GAP = 8, 5


class ChipPart(NamedTuple):
    """One thing on a chip: its width, and how it is drawn round a centre."""

    width: int
    paint: Callable[[Surface, Point], object]


class Chip(NamedTuple):
    """The chip of a deed."""

    deed: PastDeed
    parts: tuple[ChipPart, ...]

    @property
    def width(self) -> int:
        """Of the whole chip."""
        return sum(part.width + _GAP for part in self.parts) - _GAP + 2 * _EDGE


def draw_chip(surface: Surface, rect: Rect, chip: Chip, colour: str, *, is_lit: bool) -> None:
    """A capsule in the player's colour."""
    fill = (92, 60, 44) if is_lit else (28, 16, 24)
    draw_plate(surface, rect, fill, rect.h // 2, 2, theme.GLOW if is_lit else theme.player_look(colour).fill)
    x = rect.x + _EDGE
    for part in chip.parts:
        part.paint(surface, (x + part.width // 2, rect.centery))
        x += part.width + _GAP


def chips_of(deeds: Iterable[PastDeed], table: TableView) -> list[Chip]:
    """The chips of these deeds; with several rivals the first of each run carries its player's emblem."""
    chips: list[Chip] = []
    for deed in deeds:
        is_first = not chips or chips[-1].deed.seat != deed.seat
        emblem = [_emblem(table.colours[deed.seat])] if is_first and len(table.names) > 2 else []
        chips.append(Chip(deed, (*emblem, *_parts(deed, table))))
    return chips


def _parts(deed: PastDeed, table: TableView) -> Iterator[ChipPart]:
    signs = _SIGNS.get(type(deed.head))
    yield from signs(deed.head, table) if signs is not None else (_sign(icon_for(deed.head)),)
    if any(isinstance(event, e.Linked) for event in deed.events):
        yield _sign("ui.link")
    if any(deed.gains):
        yield _gains(deed.gains)


def _emblem(colour: str) -> ChipPart:
    return ChipPart(20, lambda surface, center: draw_emblem(surface, center, 20, colour))


def _sign(icon: str) -> ChipPart:
    return ChipPart(24, lambda surface, center: draw_icon(surface, icon, center, 23, theme.BRASS_HI))


def _word(text: str) -> ChipPart:
    def paint(surface: Surface, center: Point) -> None:
        draw_text(surface, text, (center[0], center[1] - 1), theme.TEXT.label, theme.CREAM, "center")

    return ChipPart(text_width(text, theme.TEXT.label), paint)


def _gains(gains: tuple[int, int, int]) -> ChipPart:
    def paint(surface: Surface, center: Point) -> None:
        draw_reward(surface, center, gains, 17, on_dark=True, align="center", gap=5)

    return ChipPart(reward_width(gains, 17, gap=5), paint)


def _disk(character: str, colour: str, *, faded: bool = False) -> ChipPart:
    return ChipPart(32, lambda surface, center: draw_disk(surface, center, 32, colour, character, faded=faded))


def _location(location: str) -> ChipPart:
    return ChipPart(26, lambda surface, center: draw_location_badge(surface, center, location, 26))


def _component(component: str) -> ChipPart:
    return ChipPart(26, lambda surface, center: draw_component(surface, center, 26, component))


def _die(die: str, face: str) -> ChipPart:
    return ChipPart(26, lambda surface, center: draw_die(surface, (center[0], center[1] - 2), 25, DICE[die].area, face))


def _trick(trick: str, seat: int, table: TableView) -> ChipPart:
    """The marker of a Trick; the Trick's own sign where nobody has it any more."""
    suit = next((one.suit for one in table.on_board.players[seat].tricks if one.id == trick), "")
    if not suit:
        return _sign(f"trick.{trick}")
    return ChipPart(32, partial(draw_marker, half=16, colour=table.colours[seat], suit=suit))


def _placed(event: e.CharacterPlaced, table: TableView) -> Iterator[ChipPart]:
    slot = SLOTS[event.slot]
    yield _disk(event.character, table.colours[event.seat])
    yield _location(slot.location)
    if slot.day:
        yield _word(_day(slot.day, table))


def _day(day: str, table: TableView) -> str:
    """Several rivals have more to tell."""
    return (DAY if len(table.names) == 2 else DAY_SHORT)[day]


def _on_trick(icon: str) -> Callable[[Any, TableView], Iterable[ChipPart]]:
    return lambda event, table: (_sign(icon), _trick(event.trick, event.seat, table))


def _with_component(icon: str) -> Callable[[Any, TableView], Iterable[ChipPart]]:
    return lambda event, table: (_sign(icon), _component(event.component))


_SIGNS: Final[dict[type, Callable[[Any, TableView], Iterable[ChipPart]]]] = {
    e.CharacterPlaced: _placed,
    e.CharacterIdle: lambda event, table: (
        _disk(event.character, table.colours[event.seat], faded=True),
        _sign("ui.passed"),
    ),
    e.CharacterHired: lambda event, table: (
        _sign("action.hire_character"),
        _disk(event.character, table.colours[event.seat]),
    ),
    e.DieSet: lambda event, table: (_sign("action.set_die"), _die(event.die, event.face)),
    e.DieRolled: lambda event, table: (_sign("action.reroll_die"), _die(event.die, event.face)),
    e.CoinsGained: lambda event, table: (_sign("action.take_coins"),),
    e.ComponentsBought: lambda event, table: (
        _sign("action.buy"),
        _component(event.component),
        *([_word(f"×{event.number}")] if event.number > 1 else []),
    ),
    e.ComponentOrdered: _with_component("action.order"),
    e.ComponentQuickOrdered: _with_component("action.quick_order"),
    e.ComponentsMoved: _with_component("action.move_components"),
    e.TrickLearned: lambda event, table: (_sign("action.learn_trick"), _sign(f"trick.{event.trick}")),
    e.TrickPrepared: _on_trick("action.prepare"),
    e.TrickMoved: _on_trick("action.move_trick"),
    e.TrickSetUp: lambda event, table: (_trick(event.trick, event.seat, table), _location("theater")),
    e.MarkerRescheduled: _on_trick("action.reschedule"),
    e.TrickPractised: _on_trick("action.practice"),
    e.TrickTaught: _on_trick("action.teach"),
    e.CardDrawn: lambda event, table: (_sign("ui.draw_card"), _location(event.deck)),
    e.PerformanceBegan: lambda event, table: (_sign("action.perform"), _word(_day(event.day, table))),
    e.PerformanceDeclined: lambda event, table: (_sign("action.perform"), _sign("ui.passed")),
}
"""The classes of events that their own sign alone would not tell."""
