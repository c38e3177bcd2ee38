"""The Heir's scene: rises when the Heir has to act, and is opened at any time to look at its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.session import Session
from trickerion.rules.events import CharacterPlaced, Event, ShoppingListChanged, TrickLearned
from trickerion.scenes.heir.explanation import Placed, set_list
from trickerion.scenes.heir.flights import Flights
from trickerion.scenes.heir.picture import Picture
from trickerion.scenes.heir.places import places
from trickerion.scenes.heir.spots import add_spots
from trickerion.scenes.heir.story import Story
from trickerion.table.game_scene import GameScene
from trickerion.table.view import TableView
from trickerion.ui.bubble import Tip
from trickerion.ui.buttons import Button
from trickerion.ui.layout import heir as at
from trickerion.ui.scrolling import Scrolling
from trickerion.words import names as n
from trickerion.words.heir_pages import place_of
from trickerion.words.workbook_solo import SOLO

if TYPE_CHECKING:
    from pygame import Rect

    from trickerion.app.loop import App

NOTCH: Final = 60
RUN_PAUSE: Final = 0.45  # seconds between two entries while it runs
GO_ON: Final = at.STEP.union(at.RUN)


@scene("heir")
class HeirScene(GameScene):
    """The board of Dahlgaard's Heir and the list of its decisions.

    While the Heir has to act and the pace asks for it, the scene holds the game: Step plays one entry, Run the rest.
    """

    toggled_by = "heir"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.story = Story(session)
        self.table = TableView(session.view.state, session.viewer, self.colours, self.names)
        self.flights = Flights(self.timeline, self._landed)
        self.places = places(self.table)
        self.scroll = Scrolling(at.LIST, at.LIST_BAR)
        self.placed: list[Placed] = []
        self.buttons: list[Button] = []
        self.fresh: frozenset[str] = frozenset()
        self.version = 0
        self.picture = Picture(self)
        self._holds = False
        self._runs = False
        self._pause = 0.0

    # --- holding the game ---------------------------------------------------------------------------------------

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
        super().on_enter()
        self._show_present()

    def _begin(self) -> None:
        """The Heir has to act: tell it, or at the pace of results make the whole turn."""
        if self.session.coming_step is None or self.pace == "at_once":
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
            self.refresh()
            self._show_present()
        if self._runs:
            self._run_on(dt)

    @property
    def moving(self) -> bool:
        """While it runs."""
        return self._runs

    def on_events(self, events: list[Event]) -> None:
        """What the Heir's step moves."""
        self.table.state, self.table.viewer = self.state, self.session.viewer
        if self.app.stack.top is self:
            self.flights.show(events, self.table, self.places)
        self.refresh()

    # --- stepping -----------------------------------------------------------------------------------------------

    def step(self) -> None:
        """Play one entry."""
        self._runs = False
        self._step()

    def _step(self) -> None:
        if self.story.step():
            self.app.sounds.play("page_turn")
            self.refresh()
            self._show_present()

    def run(self) -> None:
        """Play the rest of the Heir's turn, entry after entry; at once without motion, or when asked again."""
        if self._runs or not self.app.settings.motion:
            self._runs = False
            self.story.run()
            self.refresh()
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
            self.refresh()
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

    # --- undo ---------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the player's last move: the Heir's turn has not begun then."""
        if self.session.can_undo:
            self.dock.undo()
            self._holds = False
            self.app.stack.pop(self)

    def undo_tip(self) -> Tip:
        """What Undo takes back."""
        label = self.session.undo_label
        return Tip(f"Undo ({self.app.keys.label('undo')})", (f"Takes back: {label}.",) if label else ())

    def why_no_undo(self) -> str:
        """Why the last move cannot be taken back."""
        return self.dock.why_no_undo()

    # --- the list -----------------------------------------------------------------------------------------------

    def title(self) -> tuple[str, str]:
        """Title and subtitle of the list."""
        shown = self.story.shown
        if not shown:
            return "The Heir", "what it does, and why"
        return shown[-1].title, f"turn {shown[-1].turn}: what it does, and why"

    def look_earlier(self) -> None:
        """The sitting before."""
        self._look(self.story.back + 1)

    def look_later(self) -> None:
        """The sitting after."""
        self._look(self.story.back - 1)

    def _look(self, back: int) -> None:
        self.story.turn_to(back)
        self.app.sounds.play("page_turn")
        self.refresh()
        self.scroll.offset = 0.0
        self.layout()

    def wheel(self, notches: int) -> None:
        """Scroll the list."""
        self.scroll.move(-notches * NOTCH)
        self.layout()

    def _show_present(self) -> None:
        """Scroll until the present entry can be seen with what comes then."""
        rows = [thing.row.state for thing in self.placed]
        if "now" in rows:
            last = self.placed[-1].rect if rows[-1] == "next" else self.placed[rows.index("now")].rect
        elif self.placed:
            last = self.placed[-1].rect
        else:
            return
        self.scroll.offset = 0.0
        self.scroll.move(max(0, last.bottom + 8 - at.LIST.h))
        self.layout()

    def hot_row(self) -> int:
        """The entry under the pointer, -1 for none."""
        hovered = self.spots.hovered or ""
        return int(hovered.removeprefix("entry.")) if hovered.startswith("entry.") else -1

    def lit(self) -> list[Rect]:
        """The pieces that the entry under the pointer speaks of, else those of the present one."""
        hot = self.hot_row()
        now = [thing.row for thing in self.placed if thing.row.state == "now"]
        rows = [self.placed[hot].row] if 0 <= hot < len(self.placed) else now
        return [self.places.rects[name] for row in rows for name in row.entry.about if name in self.places.rects]

    def open_rule(self, rule: str) -> None:
        """The Workbook, open at the rule behind an entry."""
        page, anchor = place_of(rule)
        open_scene(self.app, "how_to_play", page=page, anchor=anchor)

    def last_placement(self) -> str:
        """What the viewer placed last this turn: "placed the Manager: Friday backstage"."""
        lines = [line for line in self.session.log if line.turn == self.state.turn and line.seat == self.session.viewer]
        placed = [event for line in lines for event in line.events if isinstance(event, CharacterPlaced)]
        return f"placed the {n.character(placed[-1].character)}: {n.slot(placed[-1].slot)}" if placed else ""

    # --- laying out ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Lay the scene out for the table as it is."""
        self.table.state, self.table.viewer = self.state, self.session.viewer
        if not self.timeline.busy:
            self.table.hidden.clear()
        self.places = places(self.table)
        self.fresh = self._fresh()
        super().refresh()

    def _fresh(self) -> frozenset[str]:
        """Tricks and Components of the list that came by the Heir's own steps since the player acted last."""
        lines = [line for line in self.session.log if line.turn == self.state.turn]
        acted = [number for number, line in enumerate(lines) if line.seat == self.session.viewer]
        events = [event for line in lines[acted[-1] + 1 if acted else 0 :] for event in line.events]
        tricks = {event.trick for event in events if isinstance(event, TrickLearned) and event.seat == self.story.heir}
        listed = {c for event in events if isinstance(event, ShoppingListChanged) for c in event.added}
        return frozenset(tricks | listed)

    def layout(self) -> None:
        """List, buttons, hotspots."""
        self.placed = set_list(self.story.rows())
        self.scroll.height = self.placed[-1].rect.bottom + 12 if self.placed else 0
        self.scroll.move(0)
        self.buttons = self._buttons()
        self.version += 1
        add_spots(self)

    def _buttons(self) -> list[Button]:
        if self._holds and self.story.coming is not None:
            return [
                Button(
                    "heir.step", at.STEP, "Step", self.step, True, "ui.step_forward", size=28, key="space", default=True
                ),
                Button("heir.run", at.RUN, "Run", self.run, icon="ui.fast_forward", size=28, key="return"),
            ]
        label = "Go on" if self._holds else "Back"
        sign = "ui.step_forward" if self._holds else "ui.left"
        return [Button("heir.go_on", GO_ON, label, self.go_on, True, sign, size=28, key="space", default=True)]

    def _landed(self) -> None:
        self.picture.forget()

    # --- input --------------------------------------------------------------------------------------------------

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The list's bar in the hand; Enter runs, Space steps."""
        if self.scroll.handle(event):
            self.layout()
            return True
        if event.type == pygame.KEYDOWN and self.spots.focused is None and self._key(event.key):
            return True
        return super().handle_first(event)

    def _key(self, key: int) -> bool:
        scrolls = {
            pygame.K_PAGEDOWN: at.LIST.h - NOTCH,
            pygame.K_PAGEUP: NOTCH - at.LIST.h,
            pygame.K_HOME: -self.scroll.end,
            pygame.K_END: self.scroll.end,
        }
        if key in scrolls:
            self.scroll.move(scrolls[key])
            self.layout()
            return True
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._holds and self.story.coming is not None:
            self.run()
            return True
        return False

    def handle_action(self, action: str) -> bool:
        """Esc and the key of the board close the scene when nothing is being told; else Esc opens the menu."""
        if action == "undo":
            self.undo()
            return True
        if action in ("back", "heir"):
            if self._holds and self.story.coming is not None:
                if action == "back" and has_scene("pause"):
                    open_scene(self.app, "pause", session=self.session)
            else:
                self.go_on()
            return True
        return super().handle_action(action)

    def help_place(self) -> tuple[str, str]:
        """The rule behind the entry under the pointer or the present one; else the chapter of the Heir."""
        hot = self.hot_row()
        now = [thing.row for thing in self.placed if thing.row.state == "now"]
        rows = [self.placed[hot].row] if 0 <= hot < len(self.placed) else now
        return place_of(rows[0].entry.rule) if rows else (SOLO, "")

    def on_settings(self) -> None:
        self.picture.forget()
        super().on_settings()

    def draw(self, canvas: pygame.Surface) -> None:
        """Table, explanation, lights, buttons."""
        self.picture.draw(canvas)
