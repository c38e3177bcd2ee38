"""A game seen again on its own table: forwards, backwards, at any speed, as any of its seats knew it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.soundtrack import mood_of
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import name_said
from trickerion.play.deeds import say
from trickerion.play.looking_back import seats_here
from trickerion.play.replay import Replay
from trickerion.rules.ask.board import board_of
from trickerion.rules.events import PerformanceEnded
from trickerion.rules.game import Game
from trickerion.scenes.board.actions import action_rows
from trickerion.scenes.board.beside_cards import LastShow, Shown
from trickerion.scenes.board.layers import Layers
from trickerion.scenes.board.panels import BoardPanels
from trickerion.scenes.performance.showing import Attendance
from trickerion.scenes.replay import layout as at
from trickerion.scenes.replay.chart import ReplayChart
from trickerion.scenes.replay.console import Console
from trickerion.scenes.replay.show import SeenShowScene
from trickerion.scenes.saves import SavesScene
from trickerion.screens.dialog import confirm
from trickerion.screens.opening import load_game, see_again
from trickerion.screens.playbill import plays_on, told_show
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import GAME_NAME_LENGTH, Record
from trickerion.storage.replays import delete_replay, list_replays
from trickerion.storage.saves import SavedGame, SavedGames
from trickerion.table.animator import Animator
from trickerion.table.changes import changed, draw_changes
from trickerion.table.log_panel import Entry, LogPanel
from trickerion.table.panel import Deeds, Glow
from trickerion.table.top_bar import TopBar
from trickerion.table.view import TableView, seat_colours, seat_names, typed_names
from trickerion.ui.buttons import Button
from trickerion.ui.keys import ANY_MODIFIER
from trickerion.ui.layout import saves as places
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens import replay as words
from trickerion.words.screens import saves as save_words
from trickerion.words.workbook_replays import KEPT, REPLAYS

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 30.0)
PAUSE: Final = 1.1
"""Seconds from one move to the next at speed 1, when the first is of the usual weight."""
_NOTHING_FLIES: Final = 4.0
"""From this speed on."""


@scene("replay")
class ReplayScene(Scene):
    """Over whatever it was opened from. A game that goes on below waits; closing leads back to it."""

    hides_game = True
    holds_game = True
    help_page, help_anchor = KEPT, REPLAYS

    def __init__(
        self,
        app: App,
        game: Game,
        called: str = "",
        start: Game | None = None,
        *,
        moment: int = 0,
        plays_on: bool = False,
    ) -> None:
        super().__init__(app)
        self._game, self._asks = game, plays_on
        self.replay = replay = Replay(game, called, start)
        if replay.is_finished:  # as who played it here saw it
            replay.viewer = next(iter(seats_here(app.places, game)), replay.viewer)
        replay.go_to(moment)
        people = (seat_colours(replay.options), seat_names(replay.options))
        self.animator = Animator(self.timeline, self._redraw, app.sounds)
        self.table = TableView(replay.view.state, replay.viewer, *people, hidden=self.animator.hidden)
        self.bar = TopBar(app, replay, prompt=words.REPLAY, on_leave=self._leave)
        self.log = LogPanel(replay, Rect(0, 0, 10, 10), self.go_to)
        self.panels = BoardPanels(self.table, Deeds(), lambda _row: None, Glow)
        self.chart = ReplayChart(replay, people, self.play_from, self._wheel)
        self._steps: dict[str, Callable[[], object]] = {
            "turn_back": partial(self._by_hand, replay.turn_back),
            "move_back": partial(self._step, -1),
            "play": self.play_or_pause,
            "move_on": partial(self._step, 1),
            "turn_on": partial(self._by_hand, replay.turn_on),
        }
        self.console = Console(replay, people, self._steps, self._set_speed, self._play_on, self._look_back)
        self.last_show = LastShow(self.table, Deeds(), replay, self._see_show)
        self.layers = Layers((*self.panels.still, self.last_show, self.panels.actions), self._draw_rest)
        self._changes: set[str] = set()
        self._left = 0.0
        self._drags = False
        self._shows_strip = False
        self._seen = -1
        self.spots.panels = self.panels.areas
        self.spots.keep_clear = [at.CHART]

    # ------------------------------------------------------------------ time

    @property
    def is_playing(self) -> bool:
        """True while the replay goes on by itself."""
        return self.console.is_playing

    @property
    def mood(self) -> str:
        """The music of the moment that is seen."""
        return mood_of(self.replay.view.state.phase)

    @property
    def moving(self) -> bool:
        """While it plays, time is looked at in every frame."""
        return self.is_playing

    def play_or_pause(self) -> None:
        """From the end it begins again."""
        if not self.is_playing and self.replay.number == self.replay.last:
            self.replay.go_to(0)
        self._set_playing(not self.is_playing)

    def play_from(self, number: int) -> None:
        """Play from a moment on."""
        self._by_hand(partial(self.replay.go_to, number))
        self._set_playing(True)

    def go_to(self, number: int) -> None:
        """Show a moment, and stay there."""
        self._by_hand(partial(self.replay.go_to, number))

    def _set_playing(self, plays: bool) -> None:
        self.console.is_playing, self._left = plays, 0.4 * plays
        self.layers.forget()

    def _set_speed(self, number: int) -> None:
        self.console.speed, self._left = number, min(self._left, PAUSE / SPEEDS[number])
        self.layout()

    def _by_hand(self, move: Callable[[], object]) -> None:
        """Somebody has chosen a moment: nothing goes on by itself any more."""
        self._set_playing(False)
        self.timeline.skip()
        before = self.replay.number
        move()
        if self.replay.number != before:
            self.app.sounds.play("tick")

    def _step(self, moves: int) -> None:
        self._by_hand(partial(self.replay.go_to, self.replay.number + moves))
        if moves == 1:
            self._fly()

    def _fly(self) -> None:
        """The last move is seen to be made."""
        self._follow()
        if SPEEDS[self.console.speed] < _NOTHING_FLIES:
            self.animator.show(self.replay.events, self.table, self.panels.anchors(with_strip=self._shows_strip))

    def _see_show(self, shown: Shown) -> None:
        """A show that was asked for stays until somebody goes on."""
        self.app.stack.push(SeenShowScene(self.app, self.replay, shown, Attendance(is_again=True)))

    def _come_to_show(self) -> None:
        """The show that has just been given is seen on its stage, at the speed of the replay, which then goes on."""
        is_over, speed = (
            any(isinstance(event, PerformanceEnded) for event in self.replay.events),
            SPEEDS[self.console.speed],
        )
        shown = self._played_on or (self.last_show.show if is_over else None)
        shown = shown if speed < _NOTHING_FLIES and self.app.settings.motion > 0 else None
        if shown is not None:
            seen_by = Attendance(self.replay.viewer in shown.bill.seats, waits=False, speed=speed)
            go_on = partial(self._set_playing, self.replay.number < self.replay.last)
            self.app.stack.push(SeenShowScene(self.app, self.replay, shown, seen_by, go_on))

    @property
    def _played_on(self) -> Shown | None:
        """The Trick that has just paid after a show."""
        events, before = tuple(self.replay.events), self.replay.view_before.state
        bill = told_show(before, events) if any(map(plays_on, events)) else None
        return Shown(events, bill, before) if bill is not None else None

    def update(self, dt: float) -> None:
        """The next move when its time has come."""
        self._left -= dt
        if self.is_playing and self._left <= 0 and not self.timeline.busy:
            decision = self.replay.decision
            weight = QUESTIONS[decision.question].pause if decision is not None else 1.0
            self._left = PAUSE * weight / SPEEDS[self.console.speed]
            self.replay.go_to(self.replay.number + 1)
            self._fly()
            self._come_to_show()
            if self.replay.number == self.replay.last:
                self._set_playing(False)
        if self._seen != self.replay.changes:
            self._follow()

    def _follow(self) -> None:
        """Lay out the moment."""
        replay, table = self.replay, self.table
        self._seen = replay.changes
        table.state, table.viewer = replay.view.state, replay.viewer
        table.names = seat_names(replay.options, as_cast=replay.sees_all)
        self._changes = changed(board_of(replay.view_before.state, replay.viewer), table.on_board)
        self.console.told = self._told_of_the_moment()
        self.layout()

    def _told_of_the_moment(self) -> list[Entry]:
        entries, number = self.log.entries, self.replay.number
        last = [entry for entry in entries[-40:] if entry.move_index == number and not entry.is_head]
        return (last or [self._untold(number)]) if number else []

    def _untold(self, number: int) -> Entry:
        """A move that the log passes over: in its own words where the viewer may know it."""
        seat, move = self.replay.mover, self.replay.known_move
        name = self.table.names[seat]
        if move is None:
            return Entry(words.unseen(name=name), seat, number)
        return Entry(words.own_deed(name=name, deed=say(move, self.replay.view_before.state, seat)), seat, number)

    def _redraw(self) -> None:
        self.layers.forget()

    def on_enter(self) -> None:
        self._follow()
        if self._asks:
            self._play_on()

    def on_reveal(self) -> None:
        self._follow()

    def on_cover(self) -> None:
        self._set_playing(False)

    def on_hidden(self) -> None:
        self.layers.let_go()

    def on_settings(self) -> None:
        self.chart.forget()
        self._follow()

    def layout(self) -> None:
        self.panels.lay_log(self.log)
        self.panels.actions.now = action_rows(self.table, self.panels.locations, self.table.state, None)
        self.spots.clear()
        self.bar.add_hotspots(self.spots)
        bar = len(self.spots.names())
        for panel in (*self.panels.above_log, *self.panels.strip * self._shows_strip):
            panel.add_hotspots(self.spots)
        for name in self.spots.names()[bar:]:
            self.spots.get(name).only_tell()
        self.last_show.add_hotspots(self.spots)
        self.log.add_hotspots(self.spots)
        if not self._shows_strip:
            self.chart.add_hotspots(self.spots)
            self.console.add_hotspots(self.spots)
        self._redraw()

    def _wheel(self, notches: int) -> None:
        self._step(-1 if notches > 0 else 1)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The keys of time come before those of the focus; the chart is dragged; Tab shows the player's own things."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_TAB:
            self._show_strip(event.type == pygame.KEYDOWN)
            return True
        if event.type == pygame.KEYDOWN and event.key in _KEYS and not getattr(event, "mod", 0) & ANY_MODIFIER:
            self._steps[_KEYS[event.key]]()
            return True
        return self._drag(event) or super().handle_first(event)

    def _drag(self, event: pygame.event.Event) -> bool:
        """The button is down on the chart: the moment follows the pointer."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            here = self.spots.layout.at(event.pos)
            self._drags = here is not None and here.name == "replay.chart"
        elif event.type == pygame.MOUSEBUTTONUP:
            self._drags = False
        if self._drags and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self.go_to(self.chart.number_at(event.pos[0]))
        return False

    def _show_strip(self, shows: bool) -> None:
        if shows != self._shows_strip:
            self._shows_strip = shows
            self.layout()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """The beginning and the end."""
        ends = {pygame.K_HOME: 0, pygame.K_END: self.replay.last}
        if event.type == pygame.KEYDOWN and event.key in ends:
            self.go_to(ends[event.key])
            return True
        return False

    def _leave(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def _look_back(self) -> None:
        """To what was given away: with the seat that is looked from, where a person had it."""
        self.app.sounds.play("page_turn")
        name, seat = self.replay.name, self.replay.viewer
        open_scene(self.app, "looking_back", game=self._game, called=name, seat=seat)

    # ------------------------------------------------------------------ playing on

    def _play_on(self) -> None:
        """Save the moment as a game of its own, and sit down to it."""
        self._set_playing(False)
        game, saves = self.replay.game(), SavedGames(self.app.places)
        name = saves.free_name(self._called)
        try:
            path: Path = saves.write(Record(game.options, game.seed).text(game, name), name)
        except SaveError as error:
            self.app.notice(save_words.NOT_SAVED, verbatim(error))
            return
        load_game(self.app, path, name)

    def _called(self, number: int) -> str:
        evening = self.replay.name or join(typed_names(self.replay.options))
        room = GAME_NAME_LENGTH - len(words.name_to_play_on("", 99, 999))
        return words.name_to_play_on(evening[:room], self.replay.mark.turn, number)

    def draw(self, canvas: Surface) -> None:
        """The table as on the board, without its lights; the rims of what has changed; the panel."""
        busy = self.timeline.busy
        rest = (self.replay.changes, self.log.offset, busy, self._shows_strip, self.is_playing)
        canvas.blit(self.layers.ground(canvas, self.spots, rest), (0, 0))
        if not self._shows_strip:
            self.chart.draw_pointed(canvas, self.spots)
        if busy:
            self.panels.fame.draw_markers(canvas)
            self.animator.draw(canvas)
        else:
            draw_changes(canvas, self._changes, self.panels.anchors(with_strip=False), self.table.column.opponent)

    def _draw_rest(self, canvas: Surface) -> None:
        if not self.timeline.busy:
            self.panels.fame.draw_markers(canvas)
        self.log.draw(canvas, self.spots)
        if self._shows_strip:
            for panel in self.panels.strip:
                panel.draw(canvas, self.spots)
        else:
            self.console.draw(canvas, self.spots)
            self.chart.draw(canvas, self.spots)
        self.bar.draw(canvas, self.spots)


_KEYS: Final = {
    pygame.K_LEFT: "move_back",
    pygame.K_RIGHT: "move_on",
    pygame.K_PAGEUP: "turn_back",
    pygame.K_PAGEDOWN: "turn_on",
    pygame.K_SPACE: "play",
}


@scene("replays")
class ReplaysScene(SavesScene):
    """The newest game first. What was saved under a name is deleted among the saved games, not here."""

    title = words.LIST_TITLE
    nothing = (words.NOTHING_TO_SEE, words.KEPT_BY_ITSELF)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept: list[SavedGame] = []

    def games(self) -> list[SavedGame]:
        """A finished game that was saved under a name as well stands here once."""
        saved = self._files.list()
        named = {save.digest for save in saved}
        self._kept = [game for game in list_replays(self.app.places) if game.digest not in named]
        games = [*(save for save in saved if not save.is_damaged), *self._kept]
        return sorted(games, key=lambda game: game.when, reverse=True)

    def foot(self) -> str:
        return words.HOW_KEPT

    def name_of(self, save: SavedGame) -> str:
        if save not in self._kept or save.name != save.path.name.split(".")[0]:
            return super().name_of(save)
        return join([name_said(name) for name, _, _ in save.summary.seats]) or save.name

    def add_row(self, number: int, save: SavedGame) -> None:
        index = self._first + number
        if not save.is_damaged:
            watch = partial(see_again, self.app, save.path, self.name_of(save))
            button = partial(Button, f"replays.watch.{index}", places.load_button(number), words.WATCH, watch)
            self._loads.append(button(primary=index == 0, default=index == 0))
        if save in self._kept:
            delete = partial(self._ask_forget, save)
            self.add_round("delete", index, places.delete_button(number), delete, save_words.DELETE)

    def _ask_forget(self, save: SavedGame) -> None:
        gone = partial(self.change, partial(delete_replay, self.app.places, save.path), save_words.NOT_DELETED)
        text = f"{save_words.will_be_gone(name=verbatim(self.name_of(save)))} {words.DELETE_TEXT}"
        self.app.stack.push(confirm(self.app, save_words.DELETE_TITLE, text, save_words.DELETE, gone, icon="ui.delete"))
