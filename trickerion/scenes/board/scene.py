"""The board scene: bottom of the stack while a game runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.app.session import Session
from trickerion.rules import moves as m
from trickerion.rules.events import Event, PerformanceCardRevealed, PhaseBegan, TurnBegan
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR
from trickerion.rules.view import View
from trickerion.scenes import dialog
from trickerion.scenes.board import alley, dock_words, help_pages, places
from trickerion.scenes.board import answers as ask
from trickerion.scenes.board.actions import ActionRow, action_rows
from trickerion.scenes.board.card_choice import CardChoice
from trickerion.scenes.board.covered_cards import CoveredCards
from trickerion.scenes.board.flights import Flights
from trickerion.scenes.board.hand_sheet import HandSheet
from trickerion.scenes.board.panels import slot_places
from trickerion.scenes.board.picture import Picture
from trickerion.scenes.board.placing import Forecast, Lifted, can_place, forecast, wishes
from trickerion.scenes.board.residence import ResidenceScene
from trickerion.table.director import BOARD, Director
from trickerion.table.dock import PointsPanel
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import LogPanel
from trickerion.table.move_pictures import deltas, label
from trickerion.table.popup import Popup
from trickerion.table.toasts import Toasts
from trickerion.table.view import TableView
from trickerion.ui.layout import board as at
from trickerion.words import names
from trickerion.words.questions import QUESTIONS

if TYPE_CHECKING:
    from trickerion.app.loop import App

_LETS_LEAVE = ("FinishCharacter", "ReturnTrick", "ReturnComponent", "Enhance", "ForgoBonus")


@scene("board")
class BoardScene(GameScene):
    """The table of a running game. ``past`` is an earlier moment that is being looked at."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.director = Director(app, session, self._is_calm)
        self.table = TableView(session.view.state, session.viewer, self.colours, self.names)
        self.flights = Flights(self.timeline, app.sounds, self.redraw)
        self.toasts = Toasts(at.THEATER.centerx, at.THEATER.y + 64)
        self.picture = Picture(self)
        self.log = LogPanel(session, Rect(0, 0, 10, 10), self.look_back)
        self.popup: Popup | CardChoice | CoveredCards | HandSheet | None = None
        self.rows: list[ActionRow] = []
        self.past: View | None = None
        self.wants_enhance = False
        self.wants_forgo = False
        self._asks = False
        self._known_fame: dict[int, int] = {}
        self._forecasts: dict[tuple[str, str, bool, bool], Forecast | None] = {}
        self._foreseen: tuple[str, str] | None = None
        self._hint_said: object = None
        self.spots.panels = list(at.PANELS.values())
        self.spots.on_pick_up = lambda _held: self.redraw()
        self.spots.on_put_back = lambda _held: self.redraw()

    # --- time and what happens ----------------------------------------------------------------------------------

    def _is_calm(self) -> bool:
        return not self.timeline.busy

    @property
    def moving(self) -> bool:
        """A message fades."""
        return self.toasts.moving

    @property
    def breathing(self) -> bool:
        """Light breathes wherever something may be done."""
        return bool(self.session.legal)

    @property
    def look(self) -> object:
        return super().look, self.toasts.look

    @property
    def due(self) -> float | None:
        """The pace of opponents."""
        return self.session.due

    def update(self, dt: float) -> None:
        """The director works, the hand is watched, what was asked for arrives."""
        self.director.update()
        super().update(dt)
        self.toasts.update(dt)
        asks = self._wants_question()
        if asks != self._asks:
            self._asks = asks
            self.refresh()
        self._watch_hand()
        self._hear_hint()
        for notice in self.session.take_notices():
            self.toasts.say("Notice", notice, "ui.warning", 8.0)

    def on_events(self, events: list[Event]) -> None:
        """Show what happened."""
        if self.past is not None:
            self.leave_past()
        self._follow_table()
        for seat, before in self._known_fame.items():
            if self.state.players[seat].fame != before:
                self.table.fame.setdefault(seat, float(before))
        self.flights.show(events, self.table)
        self._known_fame = {seat: self.state.players[seat].fame for seat in self.state.seats}
        for event in events:
            if isinstance(event, TurnBegan):
                self.toasts.say(f"Turn {event.turn} begins", icon="ui.turn_marker", stays=2.2)
            elif isinstance(event, PhaseBegan) and event.phase == "performance":
                self.toasts.say("The shows begin", icon="action.perform", stays=2.0)
        self.refresh()

    def _hear_hint(self) -> None:
        ready = self.session.hint_ready
        if ready is None and self._hint_said is not None:
            self._hint_said = None
            self.toasts.take_back("ui.hint")  # it may name cards that the next person must not see
        if ready is None or ready is self._hint_said or ready[0] == self._hint_said:
            return
        self._hint_said = ready[0]
        self.toasts.say(f"Hint: {_plain(label(ready[0], self.table), ready[0])}", ready[1], "ui.hint", 9.0)

    # --- the table ----------------------------------------------------------------------------------------------

    def _follow_table(self) -> None:
        view = self.past or self.session.view
        self.table.state, self.table.viewer = view.state, self.session.viewer
        self.table.legal = () if self.past is not None else self.session.legal
        self.table.past = self.past is not None
        self.table.fresh = self._fresh_cards()
        if not self.timeline.busy:
            self.table.hidden.clear()
            self.table.faces.clear()
            self.table.fame.clear()

    def _fresh_cards(self) -> frozenset[str]:
        """The Performance cards that were revealed at the end of the turn before."""
        last = self.table.state.turn - 1
        lines = [line for line in self.session.log if line.turn == last and last > 0]
        return frozenset(ev.card for line in lines for ev in line.events if isinstance(ev, PerformanceCardRevealed))

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""
        if not self._known_fame:
            self._known_fame = {seat: self.state.players[seat].fame for seat in self.state.seats}
        self._forecasts.clear()
        if self.table.question != "Placing":
            self.wants_enhance = self.wants_forgo = False
        self._follow_table()
        if self.popup is not None and (self.popup.close is None or self._seen != self.session.changes):
            self.popup = None
        super().refresh()

    def redraw(self) -> None:
        """The still layer has to be drawn again."""
        self.picture.forget()

    def layout(self) -> None:
        """Rows, log, hotspots, and the list for the open decision."""
        self.rows = self._rows()
        self.log.rect = alley.log_rect(self.table)
        if self._asks and self.popup is None and self.table.question in QUESTIONS:
            self.popup = ask.question_popup(self)
        places.add_spots(self)
        self.redraw()

    def _wants_question(self) -> bool:
        """Whether the viewer must answer something here that the table itself cannot ask."""
        if self.past is not None or not (self.session.legal or self.session.is_covered):
            return False
        question = self.session.decision.question if self.session.decision else ""
        return not QUESTIONS[question].plain and self.director.wanted() == BOARD and self._is_calm()

    # --- moves --------------------------------------------------------------------------------------------------

    def answer(self, move: Move) -> None:
        """Make a move and close what asked for it."""
        self.popup = None
        if move in self.session.legal:
            self.play(move)

    def take_action(self, row: ActionRow) -> None:
        """An Action row was clicked."""
        if not row.moves:
            return
        if row.action.id == "learn_trick":
            self.open_residence()
        elif row.action.location == "theater" and has_scene("theater"):
            if len(row.moves) == 1:
                self.answer(row.moves[0])  # nothing to choose: the marker is in the hand at once
            self.director.open("theater")
        elif len(row.moves) == 1:
            self.answer(row.moves[0])
        else:
            self.open_popup(row.action.label, row.moves, row.rect, by_action=False)

    def open_popup(self, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool) -> None:
        """Ask which of several moves is meant."""
        self.popup = ask.moves_popup(self, title, moves, anchor, by_action=by_action)
        self.layout()

    def close_popup(self) -> None:
        """Leave a list without choosing."""
        self.popup = None
        self.layout()

    def click_thing(self, title: str, moves: Sequence[Move], anchor: Rect) -> None:
        """A thing on the table was clicked: what can be done with it."""
        if len(moves) == 1 and isinstance(moves[0], (m.Buy, m.DrawCard, m.ChangeFate, m.UseAbility)):
            self.answer(moves[0])
        elif ask.is_about_cards(moves):
            self.show_cards("Use the card?", moves)
        elif moves:
            self.open_popup(title, moves, anchor, by_action=True)

    def pick(self, moves: Sequence[Move]) -> None:
        """A thing that answers the question was clicked; if it may mean several moves, the list gets shorter."""
        if len(moves) == 1:
            self.answer(moves[0])
        elif self.popup is not None:
            anchor = self.popup.anchor if isinstance(self.popup, Popup) else at.THEATER
            self.open_popup(self.popup.title, moves, anchor, by_action=False)

    def show_cards(self, title: str, moves: Sequence[Move]) -> None:
        """Show special cards whole and ask which is used; it can be left."""
        self.popup = ask.card_choice(self, title, moves, self.close_popup)
        self.layout()

    def show_hand(self) -> None:
        """Look at the own special cards, large."""
        self.popup = HandSheet(self.session.own_hand(), self.close_popup)
        self.layout()

    def give_back(self, move: Move) -> None:
        """Ask before something of the own is given back."""
        if move not in self.session.legal:
            return
        what = label(move, self.table)
        text = "It goes back to the Residence with its Trick Markers, also those on Performance cards."
        if isinstance(move, m.ReturnComponent):
            text = "It goes back to the supply. Nothing is paid for it."
        yes = partial(self.answer, move)
        open_scene(self.app, "confirm", title=f"{what}?", text=text, yes="Give back", on_yes=yes)

    def open_residence(self, category: str = "") -> None:
        """Look through the Tricks that can be learned."""
        self.app.stack.push(ResidenceScene(self.app, self.session, category))

    def open_player(self, seat: int) -> None:
        """A player's Workshop, large."""
        if self.table.state.options.seats[seat].player == HEIR and has_scene("heir"):
            self.director.open("heir")
        else:
            self.director.open("workshop", seat=seat)

    def open_theater(self) -> None:
        """The Theater, large."""
        self.director.open("theater")

    # --- placing ------------------------------------------------------------------------------------------------

    def toggle_enhance(self) -> None:
        """A Shard for the next Character, or not."""
        self.wants_enhance = not self.wants_enhance
        self.layout()

    def toggle_forgo(self) -> None:
        """One point in place of the special card's bonus, or not."""
        self.wants_forgo = not self.wants_forgo
        self.layout()

    def place(self, lifted: object, slot: str) -> None:
        """A Character was dropped on a slot; the check boxes follow as moves."""
        if not can_place(self.table, lifted, slot):
            return
        assert isinstance(lifted, Lifted)
        wanted = wishes(self.wants_enhance, self.wants_forgo)
        self.wants_enhance = self.wants_forgo = False
        move = m.PlaceCharacter(lifted.character, slot)
        then = self.session.possible(move, wanted)
        self.play(move, then)
        for _ in wanted[len(then) :]:
            self.toasts.say("No more points", "A Shard cannot be used here.", "ui.warning")

    def choose_idle(self) -> None:
        """Which Character is left idle."""
        moves = [move for move in self.session.legal if isinstance(move, m.LeaveIdle)]
        self.open_popup("Leave whom idle?", moves, at.DONE, by_action=False)

    def leave_idle(self, character: str) -> None:
        """Right click on a disk."""
        move = m.LeaveIdle(character)
        if move in self.session.legal:
            who = names.character(character)
            title, text = f"Leave the {who} idle?", "It will do nothing this turn."
            dialog.ask(self.app, title, text, "Idle", lambda: self.answer(move))

    def finish_character(self) -> None:
        """Done; asks when Action Points would be lost that could still be used."""
        acting = self.table.own_acting
        useful = [move for move in self.session.legal if type(move).__name__ not in _LETS_LEAVE]
        finish = m.FinishCharacter()
        if acting is not None and acting.points and useful:
            text = f"{names.plural(acting.points, 'Action Point')} would be lost."
            dialog.ask(self.app, "Done already?", text, "Done", lambda: self.answer(finish), "Go on")
        else:
            self.answer(finish)

    def show_extras(self, moves: Sequence[Move]) -> None:
        """Abilities and cards that can be used now."""
        if len(moves) == 1 and isinstance(moves[0], m.UseAbility):
            self.answer(moves[0])
            return
        if ask.is_about_cards(moves):
            self.show_cards("Copy a card?" if isinstance(moves[0], m.CopyCard) else "Use the card?", moves)
            return
        self.open_popup("Cards and abilities", moves, at.ACTION_POINTS, by_action=False)

    def undo_note(self) -> str:
        """What the dock says about Undo."""
        if self.session.can_undo:
            return f"Undo: {self.session.undo_label}"
        return self.dock.why_no_undo() if self.session.legal else ""

    def _watch_hand(self) -> None:
        """The forecast follows the disk in the hand."""
        hovering = self._hovered_slot()
        if hovering != self._foreseen:
            self._foreseen = hovering
            self.rows = self._rows()
            self.redraw()

    def _hovered_slot(self) -> tuple[str, str] | None:
        held = self.spots.held
        if held is None or not isinstance(held.payload, Lifted):
            return None
        name = self.spots.focused or self.spots.hovered or ""
        slot = name.removeprefix("slot.")
        if not name.startswith("slot.") or not can_place(self.table, held.payload, slot):
            return None
        return held.payload.character, slot

    def _forecast(self) -> Forecast | None:
        if self._foreseen is None:
            return None
        key = (*self._foreseen, self.wants_enhance, self.wants_forgo)
        if key not in self._forecasts:
            wanted = wishes(self.wants_enhance, self.wants_forgo)
            self._forecasts[key] = forecast(self.session, *self._foreseen, wanted)
        return self._forecasts[key]

    def foreseen(self) -> tuple[str, str, int] | None:
        """Character, slot and Action Points of the placement in sight."""
        coming = self._forecast()
        return (*self._foreseen, coming.points) if coming is not None and self._foreseen is not None else None

    def _rows(self) -> list[ActionRow]:
        coming = self._forecast()
        if coming is not None:
            return action_rows(self.table, coming.state, coming.acting, self.names)
        acting = self.table.own_acting if self.table.legal else None
        return action_rows(self.table, self.table.state, acting, self.names)

    def preview_deltas(self) -> tuple[int, int, int]:
        """What the answer under the pointer would change for the viewer."""
        move = self._hot_move()
        if move is None or move not in self.session.legal:
            return (0, 0, 0)
        return deltas(self.session.preview(move), self.session.viewer)

    def _hot_move(self) -> Move | None:
        hovered = self.spots.hovered or self.spots.focused or ""
        if hovered.startswith("pick."):
            found = ask.targets(self.table, self.lit_moves()).get(hovered.removeprefix("pick."))
            return found.moves[0] if found and len(found.moves) == 1 else None
        for row in self.rows:
            if hovered == f"action.{row.action.id}" and len(row.moves) == 1:
                return row.moves[0]
        return self.hot_answer()

    def hot_answer(self) -> Move | None:
        """The answer of the open list under the pointer or the focus."""
        number = self.popup.hot_option(self.spots) if self.popup is not None else None
        if self.popup is None or number is None:
            return None
        args = getattr(self.popup.options[number].choose, "args", ())
        return args[0] if args and isinstance(args[0], Move) else None

    def lit_moves(self) -> Sequence[Move]:
        """The moves whose things light up: those of the open list, or of the Action under the pointer."""
        if self.popup is not None:
            found = [getattr(option.choose, "args", ()) for option in self.popup.options]
            return [args[0] for args in found if args and isinstance(args[0], Move)]
        for row in self.rows:
            if self.spots.is_hot(f"action.{row.action.id}"):
                return row.moves
        return ()

    # --- looking back -------------------------------------------------------------------------------------------

    def look_back(self, move_index: int) -> None:
        """Show the table as it was after so many moves."""
        self.popup = None
        self.past = self.session.view_at(move_index)
        self._follow_table()
        self.layout()

    def leave_past(self) -> None:
        """Back to the present."""
        self.past = None
        self._follow_table()
        self.layout()

    # --- input and drawing --------------------------------------------------------------------------------------

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click closes a list, or takes back a step of an Action."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._step_back()
        return False

    def _step_back(self) -> bool:
        if self.past is not None:
            self.leave_past()
        elif self.popup is not None and self.popup.close is not None:
            self.close_popup()
        elif self.popup is not None and self.session.can_undo and self.table.question != "Advertising":
            self.popup = None
            self.dock.undo()
        else:
            return False
        return True

    def handle_action(self, action: str) -> bool:
        """Undo, redo, hint; Esc closes a list or opens the game's menu."""
        if action == "back":
            if not self._step_back() and has_scene("pause"):
                open_scene(self.app, "pause", session=self.session)
            return True
        return super().handle_action(action)

    def carry_out(self, command: str) -> bool:
        """The Heir's board, in the solo game."""
        return command == HEIR and self.state.heir is not None and self.director.open(HEIR) is not None

    def help_place(self) -> tuple[str, str]:
        """What is pointed at, the Action or Location at work, or the phase."""
        return help_pages.place_of(self)

    def open_log(self) -> None:
        """The whole log, large."""
        if has_scene("log"):
            open_scene(self.app, "log", session=self.session)

    def on_exit(self) -> None:
        """The game leaves the screen: its autosave is written, the opponents' process ends."""
        self.session.close()

    def on_cover(self) -> None:
        """Another scene comes on top: a hand that its owner looks at lies face down again below it."""
        if isinstance(self.popup, HandSheet) and self.session.is_watched:
            self.close_popup()

    def on_reveal(self) -> None:
        self._forecasts.clear()
        super().on_reveal()

    def slot_centers(self) -> dict[str, at.Point]:
        """Slot id -> centre."""
        return slot_places(self.table)

    def dock_panel(self) -> PointsPanel:
        """What the dock's panel says now."""
        return dock_words.panel(self)

    def draw(self, canvas: pygame.Surface) -> None:
        """The still layer and what lives on it."""
        self.picture.draw(canvas)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """The disk in the hand."""
        self.picture.draw_held(canvas)


def _plain(text: str, move: Move) -> str:
    """A label for places without inline icons."""
    return str(move) if "{" in text or isinstance(move, m.ChooseCount) else text
