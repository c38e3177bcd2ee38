"""The Heir's scene: comes up when the Heir has to act, and opens at any time to show its board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.heir import heir_facts
from trickerion.rules.events import Event
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.board import Board
from trickerion.scenes.heir.explanation import Explanation, Foot
from trickerion.scenes.heir.locations import Locations
from trickerion.scenes.heir.painting import Painting
from trickerion.scenes.heir.recent import Recent
from trickerion.scenes.heir.story import HeirTable, Story
from trickerion.table.animator import Animator
from trickerion.table.game_scene import GameScene
from trickerion.table.panel import Deeds
from trickerion.ui import theme
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.pieces import HEIR
from trickerion.ui.shapes import draw_plate
from trickerion.words.heir.entries import PLACES
from trickerion.words.workbook_solo import SOLO

if TYPE_CHECKING:
    from trickerion.app.loop import App

RUN_PAUSE: Final = 0.45  # seconds between two entries while it runs


@scene("heir")
class HeirScene(GameScene):
    """The board of Dahlgaard's Heir and the list of its decisions.

    While the Heir has to act and the pace asks for it, the scene holds the game: Step plays one entry, Run the rest.
    """

    toggled_by = "heir"
    music = HEIR

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        self.story = Story(session)
        self.animator = Animator(self.timeline)
        hidden = self.animator.hidden
        self.table = HeirTable(session.view.state, session.viewer, self.colours, self.names, hidden=hidden)
        self.table.prophecies_from = session.prophecies_from
        self.table.heir = heir_facts(session.view.state)
        self.list, self.foot = Explanation(self.story, self), Foot(self)
        self.locations, self.board = Locations(self.table, Deeds()), Board(self.table, Deeds())
        self._recent = Recent(session)
        self._painting = Painting(self.table, self.spots, (self.locations, self.board), (self.list, self.bar))
        self._holds = False
        self._runs = False
        self._pause = 0.0

    @property
    def pace(self) -> str:
        """Every step, results, or at once."""
        return self.app.settings.heir_pace

    @property
    def holds_game(self) -> bool:
        """While the Heir's turn is told, and until the player goes on."""
        return self._holds and (self.pace != "at_once" or self.story.is_at_end)

    def on_enter(self) -> None:
        self._begin()
        self._show_present()

    def _show_present(self) -> None:
        self.refresh()
        self.list.show_present()

    def _begin(self) -> None:
        """The Heir has to act: tell it, or at the pace of results make the whole turn."""
        if self.session.preview.coming_step is None or self.pace == "at_once":
            return
        self._holds = True
        if self.pace == "results":
            self.story.run()

    def update(self, dt: float) -> None:
        """Run plays entry after entry; the list follows the table."""
        if self._seen != self.session.changes:
            if not self._holds:
                self.story.table_changed()
                self._begin()
            self._show_present()
        if self._runs:
            self._run_on(dt)

    @property
    def moving(self) -> bool:
        """While it runs."""
        return self._runs

    def on_events(self, events: list[Event]) -> None:
        """Move the things of the Heir's step."""
        self.table.state, self.table.viewer = self.state, self.session.viewer
        if self.app.stack.top is self:
            self.table.heir = heir_facts(self.state)
            self.animator.show(events, self.table, self.locations.anchors | self.board.anchors)
        self.refresh()

    def step(self) -> None:
        """Play one entry."""
        self._runs = False
        self._step()

    def _step(self) -> None:
        if self.story.step():
            self.app.sounds.play("page_turn")
            self._show_present()

    def run(self) -> None:
        """Play the rest of the Heir's turn, entry after entry; at once without motion, or when asked again."""
        if self._runs or not self.app.settings.motion:
            self._runs = False
            self.story.run()
            self._show_present()
        else:
            self._runs, self._pause = True, 0.0

    def _run_on(self, dt: float) -> None:
        self._pause -= dt * self.app.settings.motion
        if self._pause <= 0:
            self._pause = RUN_PAUSE
            self._step()
            self._runs = self.story.coming is not None
            self.refresh()

    def go_on(self) -> None:
        """The turn has been told: to the next one, or back to the board."""
        if self._holds and self.pace != "at_once" and self.story.go_on():
            self._begin()
            self._show_present()
            return
        self._holds = False
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def set_pace(self, pace: str) -> None:
        """Choose how much is shown, and remember it."""
        self.app.change_settings(heir_pace=pace)
        self.app.sounds.play("click")
        self._begin()
        self.refresh()

    def results_from_now_on(self) -> None:
        """Set the pace that was offered after a turn: go on, and see the next turns made at once."""
        self.app.change_settings(heir_pace="results")
        self.go_on()

    def undo(self) -> None:
        """Take back the player's last move: then the Heir's turn has not begun."""
        if self.session.undoing.can_undo:
            self.dock.undo()
            self._holds = False
            self.app.stack.pop(self)

    def lit(self) -> Iterator[Rect]:
        """The pieces that the entry under the pointer speaks of, else those of the present one."""
        row = self.list.spoken_of(self.spots)
        for name in row.entry.about if row is not None else ():
            if name in self.spots:
                yield self.spots.rect(name)
            elif name == "prophecies" and self.state.pending:
                yield at.PENDING

    def turn_to(self, back: int) -> None:
        """Look back that many sittings before the present one."""
        self.app.sounds.play("page_turn")
        self.list.turn_to(back)

    def open_rule(self, rule: str) -> None:
        """The Workbook, open at the rule behind an entry."""
        page, anchor = PLACES[rule]
        open_scene(self.app, "how_to_play", page=page, anchor=anchor)

    def refresh(self) -> None:
        """Lay the scene out for the table as it is."""
        self.table.state, self.table.viewer = self.state, self.session.viewer
        self.table.heir, self.table.came = heir_facts(self.state), self._recent.came(self.story.heir)
        super().refresh()

    def layout(self) -> None:
        """List, buttons, hotspots."""
        self.list.refresh()
        key = self.app.keys.label("heir")
        self.foot.refresh(has_more=self._is_telling, holds=self._holds, pace=self.pace, key=key)
        self.spots.clear()
        self.spots.add_parts(self.bar, self.locations, self.board, self.list, self.foot)

    def undo_spot(self) -> Hotspot:
        """Hotspot that takes back the player's last move."""
        can, why_not = self.session.undoing.can_undo, self.dock.why_no_undo()
        return Hotspot("dock.undo", at.UNDO, self.undo, tip=self.dock.undo_tip, enabled=can, why_not=why_not)

    @property
    def _is_telling(self) -> bool:
        """True while the game waits for steps that are still to be told."""
        return self._holds and self.story.coming is not None

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The list's bar in the hand; Enter runs, Space steps."""
        if self.list.handle(event):
            return True
        if event.type == pygame.KEYDOWN and self.spots.focused is None:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._is_telling:
                self.run()
                return True
            if self.list.handle_key(event.key):
                return True
        return super().handle_first(event)

    def handle_action(self, action: str) -> bool:
        """Esc and the key of the board close the scene when nothing is being told; else Esc opens the menu."""
        if action == "undo":
            self.undo()
            return True
        if action in ("back", "heir"):
            if self._is_telling:
                if action == "back" and has_scene("pause"):
                    open_scene(self.app, "pause", session=self.session)
            else:
                self.go_on()
            return True
        return super().handle_action(action)

    def help_place(self) -> tuple[str, str]:
        """The rule behind the entry under the pointer or the present one; else the chapter of the Heir."""
        row = self.list.spoken_of(self.spots)
        return PLACES[row.entry.rule] if row is not None else (SOLO, "")

    def on_hidden(self) -> None:
        self._painting.let_go()

    def on_settings(self) -> None:
        self._painting.forget()
        super().on_settings()

    def draw(self, canvas: Surface) -> None:
        """Table and explanation on layers that are kept; lights, what is in the air, and buttons above them."""
        did = partial(self._recent.said, self.table.heir)
        canvas.blit(self._painting.show(canvas, self.session.changes, self.list.look(self.spots), did), (0, 0))
        for rect in self.lit():
            draw_plate(canvas, rect.inflate(12, 12), (0, 0, 0, 0), 13, 2, (60, 26, 4, 230))
            draw_plate(canvas, rect.inflate(9, 9), (0, 0, 0, 0), 12, 4, theme.GLOW)
        self.animator.draw(canvas)
        self.list.draw_leaves(canvas, self.spots)
        self.foot.draw(canvas, self.spots)
