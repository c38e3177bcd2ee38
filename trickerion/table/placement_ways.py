"""Two placements, or Actions, side by side in the bubble of a hint: this turn, the next, the end, how sure it is."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.bots.prospects import PlacementWay, TwoPlacements
from trickerion.language.speech import signed
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import Column, Row, inset, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Said, Zone
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, grown
from trickerion.words import plans
from trickerion.words.guide import DO_IT
from trickerion.words.screens import what_if as words

WIDTH: Final = 460
_HEAD, _ROW, _FOOT, _GAP = 48, 58, 40, 6
_LINE: Final = 24
_SIGNS: Final = (
    ("resource.fame", theme.FAME_ON_DARK),
    ("resource.coin", theme.COIN_ON_DARK),
    ("resource.shard", theme.SHARD_ON_DARK),
)
WAY: Final = "hint.way."


class PlacementWays(Drawn):
    """The table of two ways; ``names`` are their sentences, ``shown`` is the number of the one that is lit."""

    def __init__(self, found: TwoPlacements, second: PlacementWay, names: Sequence[str], shown: int) -> None:
        self._ways, self._left, self._names, self._shown = (found.first, second), found.left, names, shown
        self.room = Rect(0, 0, grown(WIDTH), grown(_HEAD) + 2 * grown(_ROW) + grown(_FOOT) + 3 * _GAP)
        self.choose: Callable[[int], object] = lambda number: None
        self.do: Callable[[], object] = lambda: None

    def _rooms(self) -> tuple[Rect, Rect, Rect, Rect]:
        """Places of the head, of both ways and of the button."""
        column = Column(self.room, _GAP)
        head, first, second = column.take(grown(_HEAD)), column.take(grown(_ROW)), column.take(grown(_ROW))
        return head, first, second, column.take(grown(_FOOT))

    @property
    def _button(self) -> Button:
        place = within(self._rooms()[-1], right=0, width=grown(220))
        about = self._names[self._shown]
        return Button("hint.do", place, DO_IT, self.do, style=theme.TEXT.label_large, about=about)

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add them over the scene, whose own spots are shielded by the bubble."""
        rows = self._rooms()[1:3]
        for number, rect in enumerate(rows):
            choose, says, tip = partial(self.choose, number), partial(self._said, number), partial(self._tip, number)
            spot = Hotspot(f"{WAY}{number}", rect, on_click=choose, tip=tip, anchor=self.room, says=says, zone=Zone.NOW)
            spots.layout.guests[spot.name] = spot
        button = self._button.spot()
        button.zone = Zone.NOW
        spots.layout.guests[button.name] = button

    def _said(self, number: int) -> Said:
        is_on, name = number == self._shown, self._names[number]
        return Said(name, role=Role.CHOICE, on=is_on, number=number + 1, of=2, more=self._told(number))

    def _told(self, number: int) -> tuple[str, ...]:
        """Sentences on a way: what is to come, and between which ends the difference lies."""
        way = self._ways[number]
        prospect = plans.prospect(way.now, way.later, way.sure, self._left)
        if way.by_end is None:
            return (prospect,)
        least, most = signed(way.by_end.least), signed(way.by_end.most)
        band = words.band(least=least, most=most, whose=words.BESIDE[False])
        return prospect, plans.other_placement(self._names[number], way.by_end.more), band

    def _tip(self, number: int) -> Tip:
        return Tip(self._names[number], self._told(number))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        head, *rows, _foot = self._rooms()
        self._draw_head(canvas, inset(head, 10, 0))
        for number, (row, way) in enumerate(zip(rows, self._ways, strict=True)):
            is_shown = number == self._shown
            edge = theme.GLOW if is_shown else theme.BRASS if spots.is_hot(f"{WAY}{number}") else theme.BRASS_LO
            draw_plate(canvas, row, theme.with_alpha(theme.PARCHMENT2, 30 if is_shown else 12), 8, 2, edge)
            self._draw_way(canvas, inset(row, 10, 4), way, self._names[number])
        self._button.draw(canvas, spots)

    def _measures(self, line: Rect) -> dict[str, list[Rect]]:
        """Cells of each measure in a line; without a next turn it has no cells for that."""
        cells = Row(line).share(8)
        return {"now": cells[:3], **({"later": cells[3:6]} if self._left else {}), "end": [cells[6].union(cells[7])]}

    def _draw_head(self, canvas: Surface, room: Rect) -> None:
        column = Column(room)
        names, signs = column.take(room.h // 2), column.rest
        for measure, cells in self._measures(names).items():
            write_line(
                canvas,
                words.MEASURES[measure],
                inset(cells[0].unionall(cells), 5, 0),
                theme.TEXT.label,
                theme.CREAM,
                "center",
            )
        for cells in self._measures(signs).values():
            for (icon, ink), cell in zip(_SIGNS, cells, strict=False):
                draw_icon(canvas, icon, cell.center, grown(_LINE), ink)

    def _draw_way(self, canvas: Surface, room: Rect, way: PlacementWay, name: str) -> None:
        column = Column(room)
        title, numbers = column.take(room.h // 2), column.rest
        sure = words.SURE[way.sure]
        write_line(canvas, name, within(title, left=0, right=grown(120)), theme.TEXT.strong, theme.CREAM)
        write_line(canvas, sure, within(title, right=0, width=grown(116)), theme.TEXT.aside, theme.PARCHMENT2, "right")
        measures = self._measures(numbers)
        for measure, gain in (("now", way.now), ("later", way.later)):
            for number, cell in zip(gain, measures.get(measure, ()), strict=False):
                ink = theme.WARN if number < 0 else theme.CREAM if number else theme.PARCHMENT2
                draw_text(canvas, signed(number), cell.center, theme.TEXT.number_large, ink, "center", width=cell.w)
        [end] = measures["end"]
        if way.by_end is None:
            write_line(canvas, "–", end, theme.TEXT.number_large, theme.PARCHMENT2, "center")
        elif not way.by_end.more:
            write_line(canvas, words.ABOUT_THE_SAME, end, theme.TEXT.aside, theme.PARCHMENT2, "center")
        else:
            ink, told = theme.GOOD if way.by_end.more > 0 else theme.WARN, words.about(more=signed(way.by_end.more))
            write_line(canvas, told, end, theme.TEXT.number_large, ink, "center")
