"""The final scoring: every category of every player, the podium, Fame by turn, and where it came from."""

import functools
from collections.abc import Callable
from typing import Any

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.play.company import ASK, LAY, SIT, Company
from trickerion.play.running_game import RunningGame
from trickerion.play.voices import NEVER, voices_of
from trickerion.rules.events import GameEnded
from trickerion.scenes.scoring import layout as at
from trickerion.scenes.scoring.charts import Bars, FameChart
from trickerion.scenes.scoring.rating import EndRating
from trickerion.scenes.scoring.sheet import Scores, ScoreSheet, ranking_told, score_sheet
from trickerion.scenes.scoring.table import ScoreTable
from trickerion.screens.game_text import copy_as_text
from trickerion.screens.opening import ask_name_and_save, start_game
from trickerion.screens.seats import new_seed
from trickerion.screens.sheet import MenuBar
from trickerion.storage.autosave import LONGEST_WAIT
from trickerion.table.toasts import Toasts
from trickerion.table.view import seat_colours, seat_names
from trickerion.table.voice_bubble import VoiceBubble
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_resource
from trickerion.ui.curves import ease_in_out, linear
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import always, plain
from trickerion.ui.house_sounds import SIZES, applause
from trickerion.ui.icons import draw_icon
from trickerion.ui.pieces import SCORING
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop, painted
from trickerion.ui.shapes import draw_glow, draw_plate, draw_shaded, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame, draw_pill, draw_ribbon
from trickerion.ui.text import Shaded, draw_text, gold_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_sign_disk
from trickerion.words import names
from trickerion.words.screens import game_text as text
from trickerion.words.screens import looking_back as lost
from trickerion.words.screens import scoring as words
from trickerion.words.together import SAVED_THERE

CELL_SECONDS = 0.24
RISE_SECONDS = 1.1
GROW_SECONDS = 1.4
_LAST_WORDS = 6.0  # seconds


@scene("scoring")
class ScoringScene(Scene):
    """Fills the table cell by cell, then raises the podium. A click finishes it."""

    help_page = "scoring"
    is_finale = True
    music = SCORING

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._bar.title, ranking_told(self.sheet))
        self.session = session
        self._changes, self._another = session.changes, ""
        self.sheet = score_sheet(session.view.state, session.game.result(), session.log, session.viewer)
        self._bar = MenuBar(self.app, words.TITLE)
        self._table, self._chart, self._bars = ScoreTable(self.sheet), FameChart(self.sheet), Bars(self.sheet)
        self._filled = self._rise = self._grown = 0.0
        self._buttons: list[Button] = []
        self._rating = EndRating(app.places, session, is_short=len(self.sheet.columns) > 3)
        self._toasts, self._voice = Toasts(*at.MESSAGES), VoiceBubble()
        self.spots.keep_clear = [at.PODIUM, at.TABLE]

    # ------------------------------------------------------------------ the show

    def on_enter(self) -> None:
        super().on_enter()
        self.app.sounds.play("bell")
        seconds, turns = self._table.cells * CELL_SECONDS, self.sheet.turns
        self.timeline.add(seconds, self._fill, ease=linear, delay=0.5, done=self._raise_podium)
        self.timeline.add(GROW_SECONDS, lambda s: self._grow(s * turns / (turns + 1)), ease=ease_in_out, delay=0.4)

    def _fill(self, share: float) -> None:
        before = int(self._filled)
        self._filled = share * self._table.cells
        players = len(self.sheet.columns)
        if int(self._filled) // players > before // players and share < 1:
            self.app.sounds.play("coins")

    def _grow(self, share: float) -> None:
        """The lines of the chart: up to the last turn at first, into the final scoring with the podium."""
        self._grown = max(self._grown, share)

    def _raise_podium(self) -> None:
        self._filled = float(self._table.cells)
        self._rating.ask()
        self.app.sounds.play(applause(SIZES))
        before = self._grown
        self.timeline.add(RISE_SECONDS, functools.partial(setattr, self, "_rise"))
        self.timeline.add(RISE_SECONDS, lambda share: self._grow(before + (1 - before) * share))
        self._let_speak()

    def _let_speak(self) -> None:
        """The best rival says a line at the end, whether it won or was beaten."""
        session, settings = self.session, self.app.settings
        state = session.view.state
        ranking = tuple(standing.seat for standing in session.game.result())
        how_often = settings.voices if settings.motion > 0 else NEVER
        spoken = voices_of(session).hear([GameEnded(ranking)], state, how_often)
        if spoken is not None:
            name, colour = seat_names(session.options)[spoken.seat], seat_colours(session.options)[spoken.seat]
            self._voice.say(name, spoken.text, colour, at.VOICE, _LAST_WORDS)

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add_all(self._bar.spots())
        self.spots.add_parts(self._table, self._chart, self._bars)
        way_back, save = self.app.stack.depth > 1, functools.partial(ask_name_and_save, self.app, self.session)
        has_all = self.session.whole_game is not None
        self._buttons = [
            _button("table", self._to_table, icon="ui.zoom", key="t", enabled=way_back, why_not=words.NO_TABLE),
            _button("replay", self._see_again, icon="ui.clock", key="r", enabled=has_all, why_not=words.NO_RECORD_YET),
            self._to_what_was_lost(),
            _button("save", save, icon="ui.save", key="s", enabled=self.session.can_save, why_not=SAVED_THERE),
            *self._ways_on(),
            self._to_text(),
        ]
        self.spots.add_all(button.spot() for button in self._buttons)

    def _ways_on(self) -> list[Button]:
        """Another game, and the title. Tonight's Show leads back to its page, a table with guests to the door."""
        if self.session.is_tonight:
            to_bill = _button("bill", self._to_bill, icon="ui.poster", key="escape", primary=True, default=True)
            return [to_bill, _button("title", self._to_title, icon="ui.exit")]
        if self.session.company is not None:
            another = self._to_another(self.session.company)
            return [another, _button("title", self._to_title, icon="ui.exit", key="escape")]
        again = _button("again", self._again, icon="action.set_up_trick", key="return", primary=True, default=True)
        return [again, _button("title", self._to_title, icon="ui.exit", key="escape")]

    def _to_bill(self) -> None:
        self.app.sounds.play("page_turn")
        self.session.flush(LONGEST_WAIT)
        open_scene(self.app, "tonight", how="reset", ended=self.session.seed)

    def _to_another(self, company: Company) -> Button:
        """Another game with the same company: the host lays the table again, the others sit down at it again."""
        state, look = company.sequel.another, {"icon": "ui.wire", "key": "return"}
        if why := words.ANOTHER_WAITS.get(state, ""):
            return _button(state, company.sequel.ask_again, enabled=False, why_not=why, **look)
        if state == ASK:
            return _button(LAY if company.ruling.decides or not company.host else state, self._ask_again, **look)
        go = functools.partial(open_scene, self.app, "another_game", company=company)
        return _button(state, go, primary=True, default=True, **look)

    def _ask_again(self) -> None:
        self.app.sounds.play("click")
        if self.session.company is not None:
            self.session.company.sequel.ask_again()
        self.layout()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter or Space first ends the counting; only then do they start another game."""
        keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        if event.type == pygame.KEYDOWN and event.key in keys and self.timeline.skip():
            return True
        return super().handle_first(event)

    def _to_table(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def _see_again(self) -> None:
        self.app.sounds.play("page_turn")
        open_scene(self.app, "replay", game=self.session.whole_game, called=self.session.name)

    def _to_what_was_lost(self) -> Button:
        """Not before the game is over for all, with its record here; for the seat that looks."""
        game, seat = self.session.whole_game, self.session.viewer
        is_over = game is not None and game.is_over
        is_own = seat in self.session.screen.persons
        why_not = lost.NO_PERSON if not is_own else words.NO_RECORD_YET
        return _button("lost", self._look_back, icon="ui.zoom", enabled=is_over and is_own, why_not=why_not)

    def _to_text(self) -> Button:
        """The whole game as plain text, once its record is here."""
        game = self.session.whole_game
        copy = functools.partial(copy_as_text, self.app, game) if game is not None else lambda: None
        button = functools.partial(Button, "scoring.as_text", at.AS_TEXT, text.TEXT, copy, style=theme.TEXT.label)
        is_over, tip = game is not None and game.is_over, always(plain(text.TEXT_TIP))
        return button(icon="ui.copy", tip=tip, enabled=is_over, why_not=words.NO_RECORD_YET)

    def _look_back(self) -> None:
        self.app.sounds.play("page_turn")
        seat, session = self.session.viewer, self.session
        open_scene(self.app, "looking_back", game=session.whole_game, called=session.name, seat=seat)

    def _again(self) -> None:
        self.app.sounds.play("bell")
        start_game(self.app, self.session.options.anew(), new_seed())

    def _to_title(self) -> None:
        self.app.sounds.play("click")
        open_scene(self.app, "title", how="reset")

    def on_settings(self) -> None:
        """Muted or not: the bar shows it."""
        self.layout()

    # ------------------------------------------------------------------ frames

    def update(self, dt: float) -> None:
        self._toasts.update(dt)
        self._voice.update(dt)
        if self is self.app.stack.top:
            self._toasts.tell(self.session)
        company = self.session.company
        another = company.sequel.another if company is not None else ""
        if (self._changes, self._another) != (self.session.changes, another):  # a record or a new table has come
            if another == SIT != self._another:
                self.app.sounds.play("bell")
            self._changes, self._another = self.session.changes, another
            self.layout()

    @property
    def look(self) -> object:
        return super().look, self._toasts.look, self._voice.look, self._rating.told

    @property
    def moving(self) -> bool:
        """A message fades."""
        return self._toasts.moving or self._voice.moving

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(backdrop(120), (0, 0))
        self._bar.draw(canvas, self.spots)
        self._draw_kind_of_game(canvas)
        _draw_podium(canvas, self.sheet, self._rise)
        if self._rise >= 1 and self._rating.told:
            _draw_rating(canvas, self._rating.told, len(self.sheet.columns))
        self._table.filled, self._chart.grown, self._bars.grown = self._filled, self._grown, self._rise
        for panel in (self._table, self._chart, self._bars):
            panel.draw(canvas, self.spots)
        for button in self._buttons:
            button.draw(canvas, self.spots)
        self._voice.draw(canvas)
        self._toasts.draw(canvas)

    def _draw_kind_of_game(self, canvas: pygame.Surface) -> None:
        options = self.session.options
        kind = words.kind_of_game(options)
        draw_text(canvas, kind, (300, 27), theme.TEXT.label, theme.PARCHMENT2, "midleft", width=476)
        draw_pill(canvas, _edition_pill(), words.edition(options), "#3a2230", theme.CREAM, theme.TEXT.label)


def _edition_pill() -> pygame.Rect:
    """Rectangle of the edition, behind the title of the bar."""
    ends = at.BAR_MIDDLE + text_width(words.TITLE, theme.TEXT.title_large) // 2
    return pygame.Rect(max(1130, ends + 14), 13, 150, 28)


def _button(name: str, act: Callable[[], object], **more: Any) -> Button:
    """Button at the foot, in the order of their words."""
    number = list(words.BUTTONS).index("again" if name in words.INSTEAD else name)
    rect, (label, second_line) = at.button(number), words.INSTEAD.get(name) or words.BUTTONS[name]
    return Button(
        f"scoring.{name}",
        rect,
        label,
        act,
        second_line=second_line,
        icon_at_edge=True,
        style=theme.TEXT.button_large,
        **more,
    )


def _draw_podium(canvas: pygame.Surface, sheet: ScoreSheet, rise: float) -> None:
    """``rise`` runs from 0 (all below the boards) to 1."""
    stage = at.PODIUM
    draw_shadow(canvas, stage, 12, 10, 200, (0, 6))
    canvas.blit(painted("podium"), stage)
    if rise <= 0:
        draw_ribbon(canvas, at.RIBBON, "#4e0f1c", words.RIBBON, theme.TEXT.title_large)
        return
    clip = canvas.get_clip()
    canvas.set_clip(pygame.Rect(stage.x, stage.y, stage.w, at.PODIUM_FLOOR))
    for place in reversed(range(min(3, len(sheet.columns)))):
        _draw_step(canvas, sheet, place, rise)
    canvas.set_clip(clip)
    if rise >= 1:
        _draw_words(canvas, sheet)


def _draw_words(canvas: pygame.Surface, sheet: ScoreSheet) -> None:
    stage, winner, last = at.PODIUM, sheet.columns[0], sheet.columns[-1]
    title = sheet.verdict or words.wins(name=winner.name)
    draw_ribbon(canvas, at.RIBBON, "#4e0f1c", title, theme.TEXT.title_huge, "ui.first_player")
    how = words.with_fame(winner.total, sheet.is_tied, last.total if sheet.has_heir else None)
    write_line(
        canvas,
        how,
        within(stage, top=136, height=30),
        theme.TEXT.aside_large,
        Shaded(theme.CREAM, (20, 8, 12)),
        "center",
    )
    if len(sheet.columns) > 3:
        _draw_fourth(canvas, sheet.columns[3])


def _draw_step(canvas: pygame.Surface, sheet: ScoreSheet, place: int, rise: float) -> None:
    """The step comes up from below the boards, with the player's disk on it."""
    stage, column = at.PODIUM, sheet.columns[place]
    shift, height, size = at.PODIUM_STEPS[place]
    if len(sheet.columns) == 2:
        shift = (76, -76)[place]
    sunk, x = round((1 - rise) * (height + size + 60)), stage.centerx + shift
    rect = pygame.Rect(x - 62, stage.y + at.PODIUM_FLOOR - height + sunk, 124, height)
    _draw_box(canvas, rect)
    gold_text(canvas, names.ROMAN[place + 1], (x, rect.y + 36), theme.TEXT.title_large)
    draw_text(canvas, column.name, (x, rect.y + 68), theme.TEXT.strong_large, theme.CREAM, "center", width=rect.w - 12)
    half = (text_width(str(column.total), theme.TEXT.number_lead) + 34) // 2
    draw_resource(canvas, (x - half, rect.bottom - 26), "fame", column.total, 24, on_dark=True)
    center = (x, rect.y - size // 2 - 4)
    if place == 0:
        draw_glow(canvas, center, size // 2 + 6, theme.GLOW, 0.9)
    draw_sign_disk(canvas, center, size, column.colour, column.sign)
    if place == 0:
        draw_icon(canvas, "ui.first_player", (x, rect.y - size - 22), 38, theme.BRASS_HI, shadow=True)


def _draw_box(canvas: pygame.Surface, rect: pygame.Rect) -> None:
    draw_shadow(canvas, rect, 6, 8, 170, (0, 4))
    light = theme.mix(theme.VELVET, "#ffffff", 0.12)
    draw_shaded(canvas, rect, ((0.0, light), (0.3, theme.VELVET), (1.0, theme.VELVET_LO)), 6)
    draw_brass_frame(canvas, rect, 6, 3)
    draw_plate(canvas, pygame.Rect(rect.x - 6, rect.y - 4, rect.w + 12, 14), theme.BRASS, 5, 1, theme.BRASS_LO)


def _draw_rating(canvas: pygame.Surface, text: str, players: int) -> None:
    """Draw the rating after this game at the foot of the podium, or in the bar where a fourth player stands there."""
    if players > 3:
        room = pygame.Rect(at.RATING_IN_BAR)
        room.w, room.x = room.right - max(room.x, _edition_pill().right + 8), max(room.x, _edition_pill().right + 8)
        write_line(canvas, text, room, theme.TEXT.aside, theme.PARCHMENT, "center")
    else:
        draw_block(canvas, text, at.RATING, theme.TEXT.aside, theme.CREAM, line=21, align="center")


def _draw_fourth(canvas: pygame.Surface, column: Scores) -> None:
    x, y = at.FOURTH
    draw_sign_disk(canvas, (x, y), 42, column.colour, column.sign)
    name, spot = words.FOURTH(name=column.name), (x + 30, y - 1)
    drawn = draw_text(canvas, name, spot, theme.TEXT.strong_plus, Shaded(theme.CREAM), "midleft", width=240)
    draw_resource(canvas, (drawn.right + 14, y), "fame", column.total, 22, on_dark=True)
