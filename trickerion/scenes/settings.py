"""Settings: a sheet over whatever lies below; every change is in force at once."""

from functools import partial
from typing import Any, NamedTuple

import pygame
import pygame_gui

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.bots.levels import has_thinking_time
from trickerion.language.tongue import languages, own_name, spoken
from trickerion.screens.dialog import Reply, choose, confirm
from trickerion.screens.sheet import SheetScene
from trickerion.storage import settings as stored
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.controls import draw_key_cap, draw_toggle
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.icons import draw_icon
from trickerion.ui.keys import RESERVED, key_label, key_text
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_category_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import names as n
from trickerion.words.commands import COMMAND
from trickerion.words.screens import menus
from trickerion.words.screens import settings as words
from trickerion.words.workbook_window import SETTINGS

LEFT, LEFT_WIDTH = 300, 780
RIGHT, RIGHT_WIDTH = 1130, 490
TOP = 86
SECTION_HEIGHT, KEY_HEIGHT = 40, 36
CONTROL_WIDTH, NARROW_CONTROL = 330, 250
SAMPLES = pygame.Rect(RIGHT, 860, RIGHT_WIDTH, 124)
BUTTON_Y, BUTTON_SIZE = 996, (250, 56)


class Row(NamedTuple):
    """One setting: a choice of ``values``, or without any a switch; a volume has a slider."""

    setting: str
    values: tuple[object, ...] = ()


VOLUMES = (Row("effects_volume"), Row("music_volume"))
_THINKING = (Row("thinking_time", stored.THINKING_TIMES),) if has_thinking_time() else ()
"""Only shown when there is somebody who thinks longer when told to."""
_LANGUAGE = (Row("language", languages()),) if len(languages()) > 1 else ()
_PACES = (
    Row("motion", stored.MOTION_SPEEDS),
    Row("opponents_pace", stored.OPPONENT_PACES),
    *_THINKING,
    Row("manners"),
    Row("heir_pace", stored.HEIR_PACES),
    Row("show_pace", stored.SHOW_PACES),
    Row("seam", stored.SEAMS),
)
SECTIONS = (
    (words.WINDOW, "ui.fullscreen", (Row("fullscreen"), Row("lens_zoom", stored.LENS_ZOOMS))),
    (words.MOTION, "ui.duration", _PACES),
    (words.SOUND, "ui.sound_on", (*VOLUMES, Row("mute"))),
    (words.PLAY, "ui.choice", (Row("confirm"), Row("done_by_itself"), Row("board_focus"), Row("coach"))),
    (words.SIGHT, "ui.zoom", (*_LANGUAGE, Row("text_size", stored.TEXT_SIZES), Row("palette", stored.PALETTES))),
)
"""The headings with their icons and rows; the last one stands at the right, above what shows the colours."""

_LEFT, _SIGHT = SECTIONS[:-1], SECTIONS[-1]
_ROOM = BUTTON_Y - 10 - TOP - SECTION_HEIGHT * len(_LEFT)
ROW_HEIGHT = min(50, _ROOM // sum(len(rows) for _, _, rows in _LEFT))
SIGHT_TOP = SAMPLES.y - 8 - ROW_HEIGHT * len(_SIGHT[2]) - SECTION_HEIGHT


@scene("settings")
class SettingsScene(SheetScene):
    """Rows on the left, keys on the right. A click on a key waits for the next key pressed."""

    title = words.TITLE
    help_page = SETTINGS
    panel = pygame.Rect(260, 16, 1400, 1048)  # nearly the whole height: each setting has a line for what it does

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._waiting = ""  # the action whose new key is awaited
        self._refusal = ""
        self._rects = _row_rects()

    def on_enter(self) -> None:
        super().on_enter()
        self.app.sounds.look_again()
        self._sliders = {
            row.setting: self.widgets.slider(_slider_rect(rect), self._value(row), (0.0, 1.0), 0.05)
            for row, rect in self._rects
            if row in VOLUMES
        }

    def on_settings(self) -> None:
        """Something has changed, perhaps by a key: show it."""
        self.layout()

    def layout(self) -> None:
        self.spots.clear()
        for row, rect in self._rects:
            if row.values:
                self._choice(row, rect).add_hotspots(self.spots)
            else:
                self.spots.add(self._row_spot(row, rect))
        for action, rect in _key_rects():
            self.spots.add(Hotspot(f"settings.key.{action}", rect, on_click=partial(self._await_key, action)))
        usual = pygame.Rect(LEFT, BUTTON_Y, *BUTTON_SIZE)
        done = pygame.Rect(self.panel.right - 40 - BUTTON_SIZE[0], BUTTON_Y, *BUTTON_SIZE)
        to_usual = Button("settings.usual", usual, words.USUAL, self._ask_usual)
        to_game = Button("settings.done", done, menus.DONE, self.close, primary=True, icon="ui.confirm", default=True)
        self.lay_buttons((to_usual, to_game))

    def _row_spot(self, row: Row, rect: pygame.Rect) -> Hotspot:
        name, area = f"settings.{row.setting}", rect.inflate(16, -6)
        if row in VOLUMES:
            louder = partial(self._louder, row)
            return Hotspot(name, area, on_step=louder, on_wheel=louder)
        return Hotspot(name, area, on_click=lambda: self._change(row, not self._value(row)))

    def _choice(self, row: Row, rect: pygame.Rect) -> Segments:
        name, parts, value = f"settings.{row.setting}", range(len(row.values)), self._value(row)
        chosen = row.values.index(value) if value in row.values else -1
        choose = partial(self._choose, row)
        return Segments(name, _control(rect), parts, words.CHOICES[row.setting], chosen, choose, size=18)

    def _choose(self, row: Row, part: int) -> None:
        self._change(row, row.values[part])

    def _louder(self, row: Row, steps: int) -> None:
        volume = min(1.0, max(0.0, self._value(row) + 0.05 * steps))
        self._sliders[row.setting].set_current_value(volume)
        self.app.change_settings(**{row.setting: round(volume, 2)})
        self._try_out(row)

    def _try_out(self, row: Row) -> None:
        """Let the effects be heard; the music is."""
        if row is VOLUMES[0]:
            self.app.sounds.play("coins")

    def _value(self, row: Row) -> Any:
        if row.setting == "fullscreen":
            return self.app.window.fullscreen
        return getattr(self.app.settings, row.setting) or (spoken().code if row in _LANGUAGE else 0)

    def _change(self, row: Row, value: object) -> None:
        if row.setting == "fullscreen":
            self.app.toggle_fullscreen()
        else:
            self.app.change_settings(**{row.setting: value})
        self.app.sounds.play("click")
        if row in _LANGUAGE and value != spoken().code:
            answers = (Reply(words.LATER, escape=True), Reply(words.RESTART, self.app.restart, primary=True))
            text = words.restart_text(language=own_name(str(value)))
            self.app.stack.push(choose(self.app, words.RESTART_TITLE, text, answers))

    def _ask_usual(self) -> None:
        question = confirm(self.app, words.USUAL_TITLE, words.USUAL_TEXT, words.RESET, self._usual)
        self.app.stack.push(question)

    def _usual(self) -> None:
        usual = stored.Settings()
        names = [row.setting for row, _ in self._rects if row.setting not in ("fullscreen", "language")]
        self.app.change_settings(**{name: getattr(usual, name) for name in names}, keys=dict(stored.DEFAULT_KEYS))
        for setting, slider in self._sliders.items():
            slider.set_current_value(getattr(usual, setting))

    def _await_key(self, action: str) -> None:
        self._waiting, self._refusal = action, ""

    @property
    def awaits_key(self) -> bool:
        """While a command waits for its new key."""
        return bool(self._waiting)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """While a key is awaited, the next one pressed is taken; Esc or a click elsewhere keeps the old one."""
        if self._waiting and event.type == pygame.MOUSEBUTTONDOWN:
            self._waiting = ""
        if self._waiting and event.type == pygame.KEYDOWN:
            self._take_key(key_text(event))
            return True
        return super().handle_first(event)

    def _take_key(self, key: str) -> None:
        if key == "escape":
            self._waiting = ""
        elif key in RESERVED:
            self._refusal = words.reserved_key(key=key_label(key))
            self.app.sounds.play("error")
        elif key:
            self._bind(self._waiting, key)
            self._waiting = ""
            self.app.sounds.play("click")

    def _bind(self, action: str, key: str) -> None:
        """Give the key to the action; whoever had it gets the old key in exchange."""
        keys = dict(self.app.settings.keys)
        for other, taken in keys.items():
            if taken == key:
                keys[other] = keys[action]
        keys[action] = key
        self.app.change_settings(keys=keys)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A slider has moved, or has been let go."""
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            moved = [setting for setting, slider in self._sliders.items() if slider is event.ui_element]
            self.app.change_settings(**dict.fromkeys(moved, round(min(1.0, max(0.0, float(event.value))), 2)))
            return bool(moved)
        if event.type == pygame.MOUSEBUTTONUP:
            for row, rect in self._rects:
                if row in VOLUMES and _control(rect).collidepoint(event.pos):
                    self._try_out(row)
        return False

    @property
    def look(self) -> object:
        """A sound device comes and goes by itself."""
        return super().look, self.app.sounds.available

    @property
    def breathing(self) -> bool:
        return bool(self._waiting)

    def draw_page(self, canvas: pygame.Surface) -> None:
        top = TOP
        for title, icon, rows in _LEFT:
            _draw_heading(canvas, LEFT, LEFT_WIDTH, top, title, icon)
            top += SECTION_HEIGHT + ROW_HEIGHT * len(rows)
        _draw_heading(canvas, RIGHT, RIGHT_WIDTH, SIGHT_TOP, *_SIGHT[:2])
        for row, rect in self._rects:
            self._draw_row(canvas, row, rect)
        self._draw_samples(canvas)
        self._draw_keys(canvas)
        where = words.where_files_lie(folder=self.app.places.data)
        room = self.buttons[1].rect.left - self.buttons[0].rect.right - 60
        place = (self.buttons[0].rect.right + 30 + room // 2, BUTTON_Y + BUTTON_SIZE[1] // 2)
        draw_text(canvas, where, place, theme.ITALIC, 17, theme.INK2, "center", width=room)

    def _draw_row(self, canvas: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
        (label, says), keys = words.ROWS[row.setting], self.app.keys
        draw_text(canvas, label, (rect.x, rect.y + 2), theme.BODY_BOLD, 21)
        control = _control(rect)
        room = control.x - rect.x - 20
        detail, ink = says(**{command.id: keys.label(command.id) for command in COMMAND.values()}), theme.INK2
        if row is VOLUMES[0] and not self.app.sounds.available:
            detail, ink = words.NO_DEVICE, theme.REASON_ON_PAPER
        draw_text(canvas, detail, (rect.x, rect.y + 28), theme.ITALIC, 18, ink, width=room)
        if row.values:
            self._choice(row, rect).draw(canvas, self.spots)
        elif row in VOLUMES:
            volume, place = words.PERCENT(number=round(100 * self._value(row))), (control.right, control.centery - 1)
            draw_text(canvas, volume, place, theme.NUM, 20, anchor="midright")
        else:
            hot = self.spots.hovered == f"settings.{row.setting}"
            draw_toggle(canvas, (control.right - 27, control.centery), bool(self._value(row)), hovered=hot)

    def _draw_samples(self, canvas: pygame.Surface) -> None:
        draw_plate(canvas, SAMPLES, theme.PARCHMENT2, 10, 1, theme.PARCHMENT3)
        characters = ("magician", "engineer", "manager", "assistant")
        for number, (colour, category) in enumerate(zip(theme.PLAYER_COLOURS, theme.CATEGORIES, strict=True)):
            x, y = SAMPLES.x + (24, 150, 252, 366)[number], SAMPLES.y + 34
            draw_disk(canvas, (x, y), 38, colour, characters[number])
            look = theme.player_look(colour)
            draw_text(canvas, look.name, (x + 25, y + 2), theme.NAME, 18, look.log, "midleft")
            draw_category_badge(canvas, (x, y + 56), category, 34)
            draw_text(
                canvas,
                n.CATEGORY[category],
                (x + 24, y + 55),
                theme.BODY,
                18,
                anchor="midleft",
                width=(80, 54, 66, 94)[number],
            )

    def _draw_keys(self, canvas: pygame.Surface) -> None:
        _draw_heading(canvas, RIGHT, RIGHT_WIDTH, TOP, words.KEYS, "ui.edit")
        for action, rect in _key_rects():
            name = f"settings.key.{action}"
            waiting = action == self._waiting
            if waiting:
                draw_glow_around(canvas, rect, theme.AMBER, 0.5 + 0.5 * breathe(self.breath.seconds), blur=6)
            fill = "#fbe6ae" if waiting or self.spots.hovered == name else theme.PARCHMENT2
            draw_plate(canvas, rect, fill, 8, 1, "#b79a63")
            draw_text(canvas, COMMAND[action].title, (rect.x + 14, rect.centery - 1), theme.BODY, 19, anchor="midleft")
            if waiting:
                aside = (rect.right - 14, rect.centery - 1)
                text = self._refusal or words.PRESS_A_KEY
                draw_text(canvas, text, aside, theme.ITALIC, 18, theme.REASON_ON_PAPER, "midright")
            else:
                draw_key_cap(canvas, (rect.right - 12, rect.centery), self.app.keys.label(action))
        below = _key_rects()[-1][1].bottom + 18
        draw_rule(canvas, RIGHT, RIGHT + RIGHT_WIDTH, below)
        room = pygame.Rect(RIGHT, below + 12, RIGHT_WIDTH, 0)
        draw_block(canvas, words.FIXED_KEYS, room, theme.BODY, 19, theme.INK, line=26)


def _control(row: pygame.Rect) -> pygame.Rect:
    width = CONTROL_WIDTH if row.w == LEFT_WIDTH else NARROW_CONTROL
    return pygame.Rect(row.right - width, row.y + 6, width, 40)


def _slider_rect(row: pygame.Rect) -> pygame.Rect:
    control = _control(row)
    return pygame.Rect(control.x, control.y + 3, control.w - 72, control.h - 6)


def _row_rects() -> list[tuple[Row, pygame.Rect]]:
    rects: list[tuple[Row, pygame.Rect]] = []
    top = TOP
    for _, _, rows in _LEFT:
        top += SECTION_HEIGHT
        for row in rows:
            rects.append((row, pygame.Rect(LEFT, top, LEFT_WIDTH, ROW_HEIGHT)))
            top += ROW_HEIGHT
    for number, row in enumerate(_SIGHT[2]):
        top = SIGHT_TOP + SECTION_HEIGHT + ROW_HEIGHT * number
        rects.append((row, pygame.Rect(RIGHT, top, RIGHT_WIDTH, ROW_HEIGHT)))
    return rects


def _key_rects() -> list[tuple[str, pygame.Rect]]:
    first = TOP + SECTION_HEIGHT + 4
    return [
        (action, pygame.Rect(RIGHT, first + number * KEY_HEIGHT, RIGHT_WIDTH, KEY_HEIGHT - 6))
        for number, action in enumerate(COMMAND)
    ]


def _draw_heading(canvas: pygame.Surface, left: int, width: int, top: int, title: str, icon: str) -> None:
    draw_icon(canvas, icon, (left + 14, top + 22), 26, theme.VELVET)
    drawn = draw_text(canvas, title, (left + 38, top + 21), theme.HEAD, 24, theme.VELVET, "midleft")
    draw_rule(canvas, drawn.right + 14, left + width, top + 24, theme.BRASS_LO)
