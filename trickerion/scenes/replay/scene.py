"""A game seen again on its own table: forwards, backwards, at any speed, as any of its seats knew it."""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.app.soundtrack import piece_of
from trickerion.play.deeds import say
from trickerion.play.looking_back import seats_here
from trickerion.play.replay import Replay
from trickerion.rules.ask.board import board_of
from trickerion.rules.game import Game
from trickerion.scenes.replay import layout as at
from trickerion.scenes.replay.chart import ReplayChart
from trickerion.scenes.replay.console import Console
from trickerion.scenes.replay.playback import Playback
from trickerion.scenes.replay.shows import ReplayShows
from trickerion.scenes.replay.ways_out import WaysOut
from trickerion.screens.board.actions import action_rows
from trickerion.screens.board.layers import Layers
from trickerion.screens.board.panels import BoardPanels
from trickerion.table.animator import Animator
from trickerion.table.changes import changed, draw_changes
from trickerion.table.log_panel import Entry, LogPanel
from trickerion.table.panel import Deeds, Glow
from trickerion.table.top_bar import TopBar
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.keys import ANY_MODIFIER
from trickerion.ui.said import SceneTold
from trickerion.words.screens import replay as words
from trickerion.words.workbook_replays import KEPT, REPLAYS


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
        self.told = lambda: SceneTold(words.REPLAY)
        self._asks = plays_on
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
        self.playback = playback = Playback(replay, self.timeline, app.sounds, self._fly)
        self.ways_out = WaysOut(app, game, replay, playback)
        self.shows = ReplayShows(app, replay, self.table, playback)
        self.chart = ReplayChart(replay, people, playback)
        self.console = Console(replay, people, playback, self.ways_out)
        self.layers = Layers((*self.panels.still, self.shows.last, self.panels.actions), self._draw_rest)
        self._changes: set[str] = set()
        self._drags = False
        self._shows_strip = False
        self._seen = (-1, -1)
        self.spots.panels = self.panels.areas
        self.spots.keep_clear = [at.CHART]

    # ------------------------------------------------------------------ time

    @property
    def is_playing(self) -> bool:
        """True while the replay goes on by itself."""
        return self.playback.is_playing

    def go_to(self, number: int) -> None:
        """Show a moment, and stay there."""
        self.playback.go_to(number)

    @property
    def music(self) -> str:
        """The music of the moment that is seen."""
        return piece_of(self.replay.view.state)

    @property
    def moving(self) -> bool:
        """While it plays, time is looked at in every frame."""
        return self.is_playing

    def _fly(self) -> None:
        """The last move is seen to be made."""
        self._follow()
        if self.playback.flies:
            self.animator.show(self.replay.events, self.table, self.panels.anchors(with_strip=self._shows_strip))

    def update(self, dt: float) -> None:
        """The next move when its time has come."""
        if self.playback.is_due(dt):
            self.playback.advance()
            self._fly()
            self.shows.come_to_stage()
            if self.playback.is_at_end:
                self.playback.set_playing(False)
        if self._seen != (self.replay.changes, self.playback.number):
            self._follow()

    def _follow(self) -> None:
        """Lay out the moment."""
        replay, table = self.replay, self.table
        self._seen = (replay.changes, self.playback.number)
        table.state, table.viewer = replay.view.state, replay.viewer
        table.names = seat_names(replay.options, as_cast=replay.sees_all)
        self._changes = changed(board_of(replay.view_before.state, replay.viewer), table.on_board)
        entries, number = self.log.entries, self.replay.number
        last = [entry for entry in entries[-40:] if entry.move_index == number and not entry.is_head]
        self.console.told = (last or [self._untold(number)]) if number else []
        self.layout()

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
            self.ways_out.play_on()

    def on_reveal(self) -> None:
        self._follow()

    def on_cover(self) -> None:
        self.playback.set_playing(False)

    def on_hidden(self) -> None:
        self.layers.let_go()

    def on_settings(self) -> None:
        self.chart.forget()
        self._follow()

    def layout(self) -> None:
        self.panels.lay_log(self.log)
        self.panels.actions.now = action_rows(self.table, self.panels.locations, self.table.state, None)
        self.spots.clear()
        self.spots.add_parts(self.bar)
        bar = len(self.spots.names())
        self.spots.add_parts(*self.panels.above_log, *self.panels.strip * self._shows_strip)
        for name in self.spots.names()[bar:]:
            self.spots.get(name).only_tell()
        self.spots.add_parts(self.shows.last)
        self.spots.add_parts(self.log)
        if not self._shows_strip:
            self.spots.add_parts(self.chart)
            self.spots.add_parts(self.console)
        self._redraw()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The keys of time come before those of the focus; the chart is dragged; Tab shows the player's own things."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_TAB:
            self._show_strip(event.type == pygame.KEYDOWN)
            return True
        if event.type == pygame.KEYDOWN and event.key in _KEYS and not getattr(event, "mod", 0) & ANY_MODIFIER:
            self.console.steps[_KEYS[event.key]]()
            return True
        return self._drag(event) or super().handle_first(event)

    def _show_strip(self, shows: bool) -> None:
        if shows != self._shows_strip:
            self._shows_strip = shows
            self.layout()

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
