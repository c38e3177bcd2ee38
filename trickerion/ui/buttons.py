"""Buttons and switches: hotspots and their picture in one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.ui import theme
from trickerion.ui.controls import ButtonFace, draw_button, draw_segments, segment_rects
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.keys import key_label
from trickerion.ui.said import Role, Said, saying
from trickerion.words.said import part_of

_EDGE = 64  # pixels that an icon at the left edge keeps clear


@dataclass(frozen=True)
class Button:
    """A button of a scene: make it in ``layout``, add ``spot()`` to the hotspots, ``draw`` it every frame.

    ``primary`` ones are velvet, the others dark; ``key`` presses it (and stands on its cap); ``default`` is pressed by
    Enter; a closed one (``enabled`` False) says ``why_not``; ``about`` tells it from its sisters, ``more`` what stands
    beside it, both for the ear.
    """

    name: str
    rect: Rect
    label: str
    on_click: Callable[[], object]
    primary: bool = False
    icon: str | None = None
    icon_at_edge: bool = False  # icons of a column of buttons stand below each other
    second_line: str = ""
    style: theme.Style = theme.TEXT.button
    key: str = ""
    enabled: bool = True
    why_not: str = ""
    default: bool = False
    tip: Callable[[], Tip | None] | None = None
    about: str = ""
    more: tuple[str, ...] = ()

    def spot(self) -> Hotspot:
        """The hotspot that presses it."""
        return Hotspot(
            self.name,
            self.rect,
            on_click=self.on_click,
            tip=self.tip,
            enabled=self.enabled,
            why_not=self.why_not,
            key=self.key,
            default=self.default,
            says=partial(Said, self._said, self.second_line if self.enabled else "", Role.BUTTON, more=self.more),
        )

    @property
    def _said(self) -> str:
        return part_of(part=self.label, whole=self.about) if self.about and self.label else self.label or self.about

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw it as it is now: idle, hot, pressed or closed."""
        draw_button(
            canvas,
            self.rect,
            ButtonFace(
                self.label,
                primary=self.primary,
                icon=None if self.icon_at_edge else self.icon,
                second_line=self.second_line,
                key=key_label(self.key) if self.key else "",
                style=self.style,
                disabled=not self.enabled,
                edge=_EDGE if self.icon_at_edge else 0,
            ),
            hovered=spots.hovered == self.name,
            pressed=spots.is_pressed(self.name),
        )
        if self.icon is not None and self.icon_at_edge:
            center = (self.rect.x + 46, self.rect.centery)
            colour = theme.BRASS_HI if self.enabled else theme.MUTED
            draw_icon(canvas, self.icon, center, min(36, self.rect.h - 28), colour, shadow=self.enabled)


@dataclass(frozen=True)
class Segments(Drawn):
    """A switch of several parts, of which one is chosen; ``add_hotspots`` in ``layout``, ``draw`` it every frame.

    ``ends`` are the ends of the names of its hotspots, part by part; ``choose`` gets the number of a part; ``tips`` are
    theirs, or none at all; ``about`` names what is chosen, and ``spoken`` are the labels, for the ear; ``why_not`` says
    why none can be chosen now; with ``rests`` the chosen one does nothing.
    """

    name: str
    rect: Rect
    ends: Sequence[object]
    labels: Sequence[str]
    chosen: int
    choose: Callable[[int], object]
    tips: Sequence[Callable[[], Tip | None]] = ()
    icons: Sequence[str] = ()
    style: theme.Style = theme.TEXT.label
    why_not: str = ""
    rests: bool = False
    about: str = ""
    spoken: Sequence[str] = ()

    def add_hotspots(self, spots: Hotspots) -> None:
        rects = segment_rects(self.rect, len(self.ends))
        said = [headed(head=self.about, text=label) if self.about else label for label in self.spoken or self.labels]
        for number, (name, text, rect) in enumerate(zip(self._names, said, rects, strict=True)):
            spots.add(
                Hotspot(
                    name,
                    rect,
                    on_click=None if self.rests and number == self.chosen else partial(self.choose, number),
                    tip=self.tips[number] if self.tips else None,
                    enabled=not self.why_not,
                    why_not=self.why_not,
                    says=saying(text, role=Role.CHOICE, on=number == self.chosen, at=(number + 1, len(self.ends))),
                )
            )

    @property
    def _names(self) -> list[str]:
        return [f"{self.name}.{end}" for end in self.ends]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw it as it is now; a closed one has no chosen part."""
        names, closed = self._names, bool(self.why_not)
        draw_segments(
            canvas,
            self.rect,
            self.labels,
            -1 if closed else self.chosen,
            icons=self.icons,
            style=self.style,
            closed=range(len(names)) if closed else (),
            hovered=names.index(spots.hovered) if spots.hovered in names and not closed else None,
        )
