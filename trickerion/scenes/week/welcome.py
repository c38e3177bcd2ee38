"""The first dialog of a new player: a name, three ways to begin, and what must be set before one can read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.tongue import languages, spoken
from trickerion.rules.options import COLOURS, NAME_LENGTH, PERSON, GameOptions, Seat
from trickerion.scenes.week import layout as at
from trickerion.scenes.week.art import poster_of
from trickerion.screens.first_evening.progress import WEEK_PAGE, greet
from trickerion.screens.opening import start_game
from trickerion.screens.seats import OFFERED, new_seed, own_name, remember_name
from trickerion.screens.sheet import SheetScene
from trickerion.storage.settings import TEXT_SIZES
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.controls import draw_toggle
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.keys import is_enter
from trickerion.ui.line_spot import line_spot
from trickerion.ui.said import Role, SceneTold, saying
from trickerion.ui.shapes import draw_double_rule, draw_glow_around, draw_rule
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_block, fit_block
from trickerion.words import opening_week as words
from trickerion.words.screens.settings import CHOICES
from trickerion.words.screens.setup import COMPUTERS, PERSONS

_ART: Final = {"week": "stage", "short": "short", "whole": "whole"}
"""Way -> the picture on its poster."""
_GAP: Final = 10
_SPACES: Final = ((30, 34), (16, 18), (10, 8))
"""Pixels between the parts of the row at the foot and around a label, from wide to narrow: the first that fits."""
_TOGGLE: Final = 64


@dataclass(frozen=True)
class WayPoster(Drawn):
    """A way to begin. ``is_good``: the one for most newcomers, which Enter takes."""

    way: str
    at: at.WayPlaces
    is_good: bool
    take: Callable[[], object]

    @property
    def _button(self) -> Button:
        make = partial(Button, f"welcome.{self.way}", self.at.button, words.WAYS[self.way].button, self.take)
        said = words.WAYS[self.way]
        more = said.name, said.lasts, said.text, said.suits
        return make(primary=self.is_good, default=self.is_good, key="return" if self.is_good else "", more=more)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(Hotspot(f"welcome.{self.way}.poster", self.at.rect, self.take, focusable=False))
        spots.add(self._button.spot())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        at, said = self.at, words.WAYS[self.way]
        is_hot = spots.is_hot(f"welcome.{self.way}") or spots.is_hot(f"welcome.{self.way}.poster")
        if self.is_good or is_hot:
            draw_glow_around(canvas, at.rect, theme.GLOW, 1.0 if is_hot else 0.7)
        draw_paper_panel(canvas, at.rect, 12, 3)
        canvas.blit(poster_of(_ART[self.way], *at.art.size, theme.palette()), at.art)
        draw_brass_frame(canvas, at.art, 10, 3)
        room = at.text.w
        draw_text(canvas, said.name, at.title, theme.TEXT.title_huge, theme.VELVET, "center", width=room)
        draw_text(canvas, said.lasts, at.lasts, theme.TEXT.aside_large, theme.INK2, "center", width=room)
        draw_double_rule(canvas, *ends(at.rect, 54), at.rule_y)
        style, line = fit_block(said.text, at.text.w, at.text.h, theme.TEXT.body_lead)
        draw_block(canvas, said.text, at.text, style, theme.INK, line=line, align="center")
        draw_text(canvas, said.suits, at.suits, theme.TEXT.aside_plus, theme.INK2, "center", width=room)
        self._button.draw(canvas, spots)
        if self.is_good:
            pill = within(at.rect, right=8, top=-14, width=pill_width(words.GOOD_START, height=30), height=30)
            draw_pill(canvas, pill, words.GOOD_START, theme.GLOW, theme.INK)


@scene("welcome")
class WelcomeScene(SheetScene):
    """Over the title, at the first start only. All that is set here is in force at once."""

    title = words.WELCOME
    panel = at.DIALOG

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self.title, (words.CHANGE_LATER,))

    def on_enter(self) -> None:
        self.line = self.widgets.entry(at.NAME, own_name(self.app), PERSONS[0], NAME_LENGTH)
        self.widgets.type_in(self.line)
        super().on_enter()
        if self.app.listening.is_on:  # who does not see where the letters go hears it
            self.spots.keyboard.go_to("welcome.name")

    def layout(self) -> None:
        takes: dict[str, Callable[[], object]] = {
            "week": self._to_week,
            "short": self._play_short,
            "whole": partial(self._leave_for, "setup"),
        }
        ways = enumerate(takes.items())
        self._ways = [WayPoster(way, at.way(number), number == 0, take) for number, (way, take) in ways]
        for after, around in _SPACES:
            self._segments, self._toggles, self._labels = self._quick(after, around)
            if self._toggles[-1][1].right <= at.JUST_THE_TITLE.x - after:
                break
        self.spots.clear()
        self.spots.add(line_spot("welcome.name", words.YOUR_NAME, self.widgets, self.line))
        for thing in (*self._ways, *self._segments):
            thing.add_hotspots(self.spots)
        for name, rect, is_on in self._toggles:
            says = saying(words.QUICK[name], role=Role.SWITCH, on=is_on)
            self.spots.add(Hotspot(f"welcome.{name}", rect, partial(self._switch, name), says=says))
        close = Button(
            "welcome.close", at.JUST_THE_TITLE, words.JUST_THE_TITLE, self.close, icon="ui.exit", key="escape"
        )
        self.lay_buttons([close])

    def _quick(
        self, after: int, around: int
    ) -> tuple[list[Segments], list[tuple[str, Rect, bool]], list[tuple[str, int]]]:
        """The row at the foot, from the left: two choices and two switches, and where their names stand.

        ``after`` pixels part them, and a label has ``around`` pixels at its sides.
        """
        settings, x = self.app.settings, at.QUICK_X
        segments, toggles, labels = list[Segments](), list[tuple[str, Rect, bool]](), list[tuple[str, int]]()
        choices = {"text_size": (TEXT_SIZES, settings.text_size), "language": (languages(), spoken().code)}
        for name, (values, value) in choices.items():
            labels.append((words.QUICK[name], x))
            x += text_width(words.QUICK[name], theme.TEXT.strong_large) + _GAP
            widths = [text_width(label, theme.TEXT.label) + around for label in CHOICES[name]]
            rect = Rect(x, at.QUICK_Y - 22, max(widths) * len(widths), 44)
            choose = partial(self._choose, name, values)
            now, about = values.index(value), words.QUICK[name]
            segments.append(Segments(f"welcome.{name}", rect, values, CHOICES[name], now, choose, about=about))
            x += rect.w + after
        for name, is_on in (("motion", settings.motion > 0), ("mute", not settings.mute)):
            labels.append((words.QUICK[name], x))
            x += text_width(words.QUICK[name], theme.TEXT.strong_large) + _GAP
            toggles.append((name, Rect(x, at.QUICK_Y - 22, _TOGGLE, 44), is_on))
            x += _TOGGLE + after
        return segments, toggles, labels

    def _choose(self, name: str, values: tuple[object, ...], number: int) -> None:
        self.app.sounds.play("click")
        self._keep_name()
        self.app.change_settings(**{name: values[number]})
        if name == "language" and values[number] != spoken().code:
            self.app.restart()

    def _switch(self, name: str) -> None:
        settings = self.app.settings
        value = (0.0 if settings.motion else 1.0) if name == "motion" else not settings.mute
        self.app.change_settings(**{name: value})
        self.app.sounds.play("click")

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter and Esc press their buttons although the line has the keyboard; in focus another thing is pressed."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if is_enter(event) and (self.widgets.typing or not self.spots.focused):
            self._to_week()
            return True
        return super().handle_first(event)

    def on_settings(self) -> None:
        self.layout()

    def _keep_name(self) -> None:
        remember_name(self.app, self.line.get_text())

    def close(self) -> None:
        """To the title, where the week has its tile."""
        self._greeted()
        super().close()

    def _greeted(self) -> None:
        self._keep_name()
        greet(self.app)

    def _to_week(self) -> None:
        self._leave_for(WEEK_PAGE)

    def _leave_for(self, name: str) -> None:
        self._greeted()
        super().close()
        open_scene(self.app, name)

    def _play_short(self) -> None:
        self._greeted()
        self.app.sounds.play("bell")
        rivals = [Seat(COMPUTERS[number], OFFERED[0], COLOURS[number + 1]) for number in (0, 1)]
        own = Seat(own_name(self.app) or PERSONS[0], PERSON, COLOURS[0])
        start_game(self.app, GameOptions((own, *rivals), small_game=True), new_seed())

    def draw_page(self, canvas: Surface) -> None:
        label = at.NAME_LABEL
        place = (label.x, label.centery)
        draw_text(canvas, words.YOUR_NAME, place, theme.TEXT.strong_lead, theme.INK, "midleft", width=label.w)
        draw_text(canvas, words.CHANGE_LATER, at.LATER, theme.TEXT.aside_large, theme.INK2, "midright", width=500)
        for way in self._ways:
            way.draw(canvas, self.spots)
        left, right, y = at.QUICK_RULE
        draw_rule(canvas, left, right, y)
        for told, x in self._labels:
            draw_text(canvas, told, (x, at.QUICK_Y), theme.TEXT.strong_large, theme.INK, "midleft")
        for segments in self._segments:
            segments.draw(canvas, self.spots)
        for name, rect, is_on in self._toggles:
            draw_toggle(canvas, rect.center, is_on, hovered=self.spots.hovered == f"welcome.{name}")
