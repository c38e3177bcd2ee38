"""Pills of those who knock at the table: each names its knock, goes with it, and opens what can be answered to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.together.knocks import Knock
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.text import grown
from trickerion.words.screens import together as words

SIGN: Final = "ui.wire"
WIDEST: Final = 230
_FILL = "#4e0f1c"


class KnockPills(Drawn):
    """Nothing where nobody knocks. ``place_of`` lays a pill by the number of its place and the width of its words."""

    zone = Zone.OTHERS

    def __init__(self, app: App, company: Callable[[], Company | None], place_of: Callable[[int, int], Rect]) -> None:
        self._app, self._company, self._place_of = app, company, place_of

    @property
    def _knocks(self) -> tuple[Knock, ...]:
        company = self._company()
        return tuple(company.ruling.knocks) if company is not None else ()

    @property
    def look(self) -> object:
        """Two pictures with the same look are alike."""
        return [(knock.number, knock.name) for knock in self._knocks]

    def _laid(self) -> list[tuple[Knock, str, Rect]]:
        laid, said = [], [words.knocks_pill(name=verbatim(knock.name)) for knock in self._knocks]
        for number, (knock, text) in enumerate(zip(self._knocks, said, strict=True)):
            wide = min(grown(WIDEST), pill_width(text, icon_name=SIGN))
            laid.append((knock, text, self._place_of(number, wide)))
        return laid

    def add_hotspots(self, spots: Hotspots) -> None:
        for knock, text, rect in self._laid():
            tip, click = tip_words(words.KNOCK_PILL_TIP), partial(self._open, knock)
            spots.add(Hotspot(f"knock.{knock.number}", rect, click, tip=tip, says=saying(text, role=Role.BUTTON)))

    def _open(self, knock: Knock) -> None:
        open_scene(self._app, "knock", company=self._company(), knock=knock)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for knock, text, rect in self._laid():
            if f"knock.{knock.number}" not in spots:
                continue
            border = theme.GLOW if spots.is_hot(f"knock.{knock.number}") else theme.BRASS_HI
            draw_pill(canvas, rect, text, _FILL, icon_name=SIGN, border=border)
