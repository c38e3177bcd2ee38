"""Place of a new table: this computer, or the machine that we know; chosen once, kept for the next time."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from trickerion.app.loop import App
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.far_way import our_relay
from trickerion.together.keeping import OurRelay
from trickerion.ui import theme
from trickerion.ui.buttons import Segments
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.layout import together as at
from trickerion.ui.text import fits
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import together as words

FAR = "opens_far"
"""Place in memory of the choice."""


class WhereToOpen(Drawn):
    """Nothing to choose where no machine with its key is known."""

    def __init__(self, app: App, on_change: Callable[[], object]) -> None:
        self._app, self._on_change = app, on_change
        self._known: OurRelay | None = None
        self.look_up()

    def look_up(self) -> None:
        """Read anew which machine is known."""
        relay = our_relay(self._app.places)
        self._known = relay if relay is not None and relay.key is not None else None

    @property
    def machine(self) -> OurRelay | None:
        """The machine at which a table is to be laid; None for this computer."""
        return self._known if self._app.memory.recall(FAR) is True else None

    @property
    def is_far(self) -> bool:
        """True if a table is to be laid at a machine."""
        return self.machine is not None

    @property
    def label(self) -> str:
        """Label of the button that opens a table."""
        machine = self.machine
        if machine is None:
            return words.OPEN_NEW
        there = words.open_at(place=verbatim(machine.place.address))
        return there if fits(there, theme.TEXT.button_large, at.OPEN_NEW.w - 110) else words.OPEN_NEW

    def _switch(self) -> Segments | None:
        if self._known is None:
            return None
        there = words.at_place(place=verbatim(self._known.place.address))
        there = there if fits(there, theme.TEXT.label, at.OPEN_WHERE.w // 2 - 40) else words.AT_MACHINE
        labels, now = (words.AT_HERE, there), int(self.is_far)
        return Segments("door.where", at.OPEN_WHERE, ("here", "there"), labels, now, self._choose, rests=True)

    def _choose(self, part: int) -> None:
        self._app.sounds.play("click")
        self._app.memory.remember(FAR, part == 1)
        self._on_change()

    def add_hotspots(self, spots: Hotspots) -> None:
        if (switch := self._switch()) is not None:
            spots.add_parts(switch)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        switch = self._switch()
        if switch is None:
            draw_block(canvas, words.OPEN_TEXT, at.OPEN_TEXT, theme.TEXT.body_large, theme.PARCHMENT, line=27)
        else:
            switch.draw(canvas, spots)
