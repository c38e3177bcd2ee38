"""The sheet "What Would It Bring?": the player's own cards, the hint's plan and another way, side by side."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.bots.prospects import Comparison, Prospect
from trickerion.language.speech import headed, signed
from trickerion.rules.moves import Move
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment import number_tips as tips
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import Passage, ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import saying
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names
from trickerion.words.said import CLOSE
from trickerion.words.screens import what_if as words

OWN, HINT, OTHER = "own", "hint", "other"
_SIGNS: Final = (
    ("resource.fame", theme.FAME_ON_PAPER),
    ("resource.coin", theme.COIN_ON_PAPER),
    ("resource.shard", theme.SHARD_ON_PAPER),
)
_ICONS: Final = {HINT: "ui.hint", OTHER: "ui.choice"}
_PALE = 0.4
"""Share of the paper in the ink of numbers that are of other cards than those that lie."""
_PAPER: Final = theme.PARCHMENT
_NONE: Final = "–"
_BESIDE: Final = 12  # pixels between a name and the word beside it


class WayBlock(NamedTuple):
    """A block of the sheet: what it is called, what it brings if that is known, a sentence, the moves that lay it."""

    name: str
    title: str
    prospect: Prospect | None
    sentence: str
    moves: Sequence[Move] | None = None


@dataclass(frozen=True)
class WhatIf(Drawn):
    """The sheet. ``is_weighing``: trials go on; ``is_stale``: the numbers are of other cards than those that lie.

    ``lay`` makes the moves of a way, ``close`` turns the sheet back.
    """

    found: Comparison
    sheet: Rect
    colour: str
    follow: Callable[[Mapping[str, str]], Sequence[Move]]
    lay: Callable[[Sequence[Move]], object]
    close: Callable[[], object]
    is_weighing: bool = False
    is_stale: bool = False
    has_cards: bool = False
    """Whether any card lies now."""

    @property
    def ways(self) -> list[WayBlock]:
        """The three blocks from the top."""
        found, hint = self.found, self.found.hint.plan
        second = "first" if hint.is_second else OTHER
        other = found.other.plan if found.other is not None else None
        sought = words.LOOKING if self.is_weighing and not found.tables else words.NO_OTHER
        return [
            WayBlock(OWN, words.WAYS[OWN], found.own if self.has_cards else None, self._of_own()),
            WayBlock(HINT, words.WAYS[HINT], found.hint, hint.goal, self.follow(hint.cards)),
            WayBlock(OTHER, words.WAYS[second], found.other, other.goal, self.follow(other.cards))
            if other is not None
            else WayBlock(OTHER, words.WAYS[OTHER], None, sought),
        ]

    def _of_own(self) -> str:
        """Sentence on the player's own cards: what they are for, or how they stand beside the others."""
        found = self.found
        if not self.has_cards:
            return words.NOTHING_LAID
        if found.own is None or self.is_stale:
            return ""
        if not self.follow(found.hint.plan.cards):
            return words.IS_HINT
        if found.other is not None and not self.follow(found.other.plan.cards):
            return words.IS_OTHER
        beside = found.hint.by_end
        return words.BETTER if beside is not None and beside.more < 0 else found.own.plan.goal

    @property
    def coins_in_time(self) -> int:
        """Coins that come in before the wages by the own cards, where all wages are paid then; else 0."""
        if self.found.own is None or self.is_stale or not self.has_cards:
            return 0
        sums = self.found.own.plan.sums
        return 0 if sums.unpaid else max(0, sums.work.coins + sums.show.coins)

    def cards_shown(self, spots: Hotspots) -> str:
        """Name of the way whose cards stand under the Characters: the one pointed at, else the own, or the hint's."""
        pointed = (spots.hovered or "").removeprefix("advice.lay_").removeprefix("what_if.").partition(".")[0]
        if pointed in (HINT, OTHER) and (pointed == HINT or self.found.other is not None):
            return pointed
        return OWN if self.has_cards else HINT

    # ------------------------------------------------------------------ hotspots

    def add_hotspots(self, spots: Hotspots) -> None:
        for way, block in zip(self.ways, at.what_if_blocks(self.sheet), strict=True):
            if way.prospect is not None:
                self._add_tips(spots, way, way.prospect, block)
            button = self._button(way, block)
            if button is not None:
                spots.add(button.spot())
        spots.add(self._cross.spot())

    def _add_tips(self, spots: Hotspots, way: WayBlock, prospect: Prospect, block: Rect) -> None:
        whole = partial(spoken, tips.whole_way(way.title, prospect))
        says = saying(way.title, self._sureness(way))
        spots.add(Hotspot(f"what_if.{way.name}", block, tip=whole, focusable=False, says=says))
        rival = self.found.hint.plan.instead if way.name == OTHER and not self.has_cards else ""
        told = {
            "now": tips.this_turn(prospect),
            "later": tips.next_turn(prospect),
            "end": tips.by_the_end(prospect, rival, has_cards=self.has_cards),
        }
        for measure, rect in at.what_if_measures(self.sheet, block).items():
            tip, name = partial(spoken, told[measure]), headed(head=way.title, text=words.MEASURES[measure])
            says = saying(name, _NUMBERS[measure](prospect))
            spots.add(Hotspot(f"what_if.{way.name}.{measure}", rect, tip=tip, focusable=False, says=says))

    def _button(self, way: WayBlock, block: Rect) -> Button | None:
        """The button that lays a way; None for the own cards, and where there is no other."""
        if way.moves is None:
            return None
        return Button(
            f"advice.lay_{way.name}",
            at.what_if_lay(block),
            words.LAY_IT,
            partial(self.lay, way.moves),
            primary=way.name == HINT,
            style=theme.TEXT.label_large,
            enabled=bool(way.moves),
            why_not=words.THEY_LIE,
            about=way.title,
        )

    @property
    def _cross(self) -> Button:
        return Button("advice.close", at.what_if_close(self.sheet), "", self.close, icon="ui.cross", about=CLOSE)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self._draw_head(canvas)
        blocks = at.what_if_blocks(self.sheet)
        for way, block in zip(self.ways, blocks, strict=True):
            self._draw_way(canvas, way, block)
            button = self._button(way, block)
            if button is not None:
                button.draw(canvas, spots)
        self._cross.draw(canvas, spots)

    def _draw_head(self, canvas: Surface) -> None:
        sheet = self.sheet
        draw_paper_panel(canvas, sheet, 12, 3)
        title = within(sheet, left=50, right=50, top=9, height=30)
        write_line(canvas, words.TITLE, title, theme.TEXT.title, theme.INK, "center")
        draw_double_rule(canvas, *ends(sheet, 20), sheet.y + 43)
        line = within(sheet, top=47, height=24)
        for measure, rect in at.what_if_measures(sheet, sheet).items():
            cell = Rect(rect.x, line.y, rect.w, line.h)
            write_line(canvas, words.MEASURES[measure], cell, theme.TEXT.strong, theme.INK, "center")
        signs = [(x, sign) for middles in at.WHAT_IF_SIGNS.values() for x, sign in zip(middles, _SIGNS, strict=True)]
        last = sum(at.WHAT_IF_END) // 2, _SIGNS[0]
        for x, (icon, ink) in (*signs, last):
            draw_icon(canvas, icon, (sheet.x + x, line.bottom + 12), 25, ink)

    def _draw_way(self, canvas: Surface, way: WayBlock, block: Rect) -> None:
        if way.name == OWN:
            draw_plate(canvas, block, (255, 250, 236, 90), 8, 3, theme.player_look(self.colour).fill)
        else:
            draw_rule(canvas, *ends(block, 12), block.y)
        self._draw_name(canvas, way, block)
        if way.prospect is not None:
            self._draw_numbers(canvas, way, way.prospect, block)
        room = within(block, left=14, right=12, top=76 if way.prospect is not None else 44, bottom=4)
        Passage(way.sentence).fitting(room.w, room.h).draw(canvas, room)

    def _draw_name(self, canvas: Surface, way: WayBlock, block: Rect) -> None:
        line = within(block, left=10, right=146, top=6, height=34)
        if way.name == OWN:
            draw_emblem(canvas, (line.x + 13, line.centery), 26, self.colour)
        else:
            draw_icon(canvas, _ICONS[way.name], (line.x + 13, line.centery), 26, theme.REASON_ON_PAPER)
        said = self._sureness(way)
        beside = text_width(said, theme.TEXT.aside.smallest) + _BESIDE if said else 0
        name = write_line(canvas, way.title, within(line, left=34, right=beside), theme.TEXT.head_large, theme.INK)
        if said:
            note = Rect(name.right + _BESIDE, line.y, line.right - name.right - _BESIDE, line.h)
            write_line(canvas, said, note, theme.TEXT.aside, theme.INK2)
        if way.name == OWN:
            right = within(block, right=12, top=6, width=144, height=34)
            write_line(canvas, words.CHANGES, right, theme.TEXT.aside, theme.INK2, "right")

    def _sureness(self, way: WayBlock) -> str:
        """Word beside the name: how sure the way is, or that it is being weighed."""
        if way.name == OWN and (self.is_stale or way.prospect is None):
            return words.SURE["weighing"] if self.is_weighing and self.has_cards else ""
        if way.prospect is None:
            return ""
        is_tried = way.prospect.tables or not self.is_weighing
        return words.SURE.get(way.prospect.sure, "") if is_tried else words.SURE["weighing"]

    def _draw_numbers(self, canvas: Surface, way: WayBlock, prospect: Prospect, block: Rect) -> None:
        pale = _PALE if self.is_stale and way.name == OWN else 0.0
        measures = at.what_if_measures(self.sheet, block)
        for measure, gain in (("now", prospect.plan.sums.total), ("later", prospect.later)):
            middles, y = at.WHAT_IF_SIGNS[measure], measures[measure].centery
            for x, number in zip(middles, gain if gain is not None else (), strict=gain is not None):
                _draw_number(canvas, (self.sheet.x + x, y), number, pale)
            if gain is None and prospect.tables:
                draw_text(canvas, _NONE, (self.sheet.x + middles[1], y), theme.TEXT.number_large, theme.INK2, "center")
        self._draw_end(canvas, prospect, measures["end"], _PALE if self.is_stale else 0.0)

    def _draw_end(self, canvas: Surface, prospect: Prospect, cell: Rect, pale: float) -> None:
        beside = prospect.by_end
        if beside is None:
            if prospect.tables:
                write_line(canvas, _NONE, cell, theme.TEXT.number_large, theme.INK2, "center")
        elif not beside.more:
            ink = theme.mix(theme.INK2, _PAPER, pale)
            write_line(canvas, _difference(prospect), cell, theme.TEXT.aside, ink, "center")
        else:
            ink = theme.mix(theme.GOOD_DEEP if beside.more > 0 else theme.REASON_ON_PAPER, _PAPER, pale)
            write_line(canvas, _difference(prospect), cell, theme.TEXT.number_large, ink, "center")


def _draw_number(canvas: Surface, middle: tuple[int, int], number: int, pale: float) -> None:
    ink = theme.REASON_ON_PAPER if number < 0 else theme.INK if number else theme.INK2
    style = theme.TEXT.number_lead
    draw_text(canvas, signed(number), middle, style, theme.mix(ink, _PAPER, pale), "center", width=50)


def _difference(prospect: Prospect) -> str:
    """Difference by the end, in words; "" for the way that the others are measured from."""
    beside = prospect.by_end
    if beside is None:
        return ""
    return words.about(more=signed(beside.more)) if beside.more else words.ABOUT_THE_SAME


_NUMBERS: Final[Mapping[str, Callable[[Prospect], str]]] = {
    "now": lambda prospect: names.change(prospect.plan.sums.total),
    "later": lambda prospect: names.change(prospect.later) if prospect.later is not None else "",
    "end": _difference,
}
"""Numbers of a measure, for the ear."""
