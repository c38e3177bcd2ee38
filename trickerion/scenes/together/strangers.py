"""Who has no seat, in the lobby of whoever arranges it: who knocks, who looks on, and whether anybody may."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from trickerion.app.loop import App
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.table.knock_pills import KnockPills
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_toggle
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.layout import together as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.text import draw_text
from trickerion.words.screens import together as words


def who_looks_on(names: list[str]) -> str:
    """Sentence on those who look on, by name."""
    lookers = [verbatim(name) for name in names]
    return words.look_on(len(lookers), names=join(lookers)) if lookers else words.NOBODY_LOOKS_ON


class Strangers(Drawn):
    """Pills and a switch in the bar; ``changed`` lays it out anew."""

    zone = Zone.BAR

    def __init__(self, app: App, company: Company, changed: Callable[[], object]) -> None:
        self._app, self._company, self._changed = app, company, changed
        self._knocks = KnockPills(app, lambda: company, at.knock_in_bar)
        self._deaf = Button(
            "lobby.hear_knocks", at.HEAR_KNOCKS, words.HEAR_KNOCKS, self._hear_knocks, style=theme.TEXT.label
        )

    @property
    def look(self) -> object:
        """Two pictures with the same look are alike."""
        ruling = self._company.ruling
        return self._knocks.look, ruling.hears_knocks, ruling.may_look_on, tuple(self._company.lookers)

    def add_hotspots(self, spots: Hotspots) -> None:
        company = self._company
        spots.add_parts(self._knocks)
        if not company.ruling.hears_knocks:
            spots.add(self._deaf.spot())
        tip = tip_words(words.LOOKERS_MAY, words.LOOKERS_TIP, who_looks_on([*company.lookers]))
        says = saying(words.LOOKERS_MAY, role=Role.SWITCH, on=company.ruling.may_look_on)
        spots.add(Hotspot("lobby.lookers", at.LOOKERS, self._switch, tip=tip, says=says))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        company = self._company
        self._knocks.draw(canvas, spots)
        if not company.ruling.hears_knocks:
            self._deaf.draw(canvas, spots)
        is_hot, told = spots.is_hot("lobby.lookers"), [*company.lookers]
        draw_toggle(canvas, at.LOOKERS_SWITCH.center, company.ruling.may_look_on, hovered=is_hot)
        text, room = who_looks_on(told) if told else words.LOOKERS_MAY, at.LOOKERS_TEXT
        ink = theme.GLOW if is_hot else theme.PARCHMENT2
        draw_text(canvas, text, room.midleft, theme.TEXT.aside_plus, ink, "midleft", width=room.w)

    def _hear_knocks(self) -> None:
        self._app.sounds.play("click")
        self._company.ruling.hear_knocks(True)

    def _switch(self) -> None:
        ruling = self._company.ruling
        self._app.sounds.play("click")
        ruling.let_look_on(not ruling.may_look_on)
        self._changed()
