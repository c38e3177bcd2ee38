"""The board scene: bottom of the stack while a game runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from trickerion.app.registry import has_scene, open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.play.hints import HintStep
from trickerion.play.running_game import RunningGame
from trickerion.play.voices import NEVER, voices_of
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import advised
from trickerion.rules.catalog import ACADEMY, SLOTS
from trickerion.rules.events import Event, PerformanceCardRevealed, PhaseBegan, TurnBegan
from trickerion.rules.options import HEIR
from trickerion.rules.view import View
from trickerion.scenes.board.answers import Answers, Sheet
from trickerion.scenes.board.deeds import BoardDeeds
from trickerion.scenes.board.dock import BoardDock, NextCharacter
from trickerion.scenes.board.greeter import Greeter
from trickerion.scenes.board.looking_back import LookingBack
from trickerion.scenes.board.pointing import Pointing
from trickerion.screens.board.actions import ActionRow, action_rows
from trickerion.screens.board.beside_cards import LastShow
from trickerion.screens.board.layers import Layers, draw_lifted, draw_past
from trickerion.screens.board.panels import BoardPanels, ghost_rect, place_of_hint
from trickerion.screens.board.stage import draw_lifted_marker
from trickerion.screens.first_evening.pace import give_back_pace
from trickerion.screens.theater_cards import draw_advised
from trickerion.table.animator import Animator
from trickerion.table.director import BOARD, Director
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import LogPanel
from trickerion.table.panel import Panel
from trickerion.table.people_pills import PersonAt
from trickerion.table.seam import OutsideSeam
from trickerion.table.sheets import HandSheet
from trickerion.table.since import Since
from trickerion.table.view import TableView
from trickerion.table.voice_bubble import VoiceBubble
from trickerion.table.wishes import pointed_wish
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import breathe
from trickerion.words import names
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens import board as words
from trickerion.words.screens import wishes
from trickerion.words.screens.replay import PLAYING
from trickerion.words.screens.table import large_log
from trickerion.words.workbook_where import Place

if TYPE_CHECKING:
    from trickerion.app.loop import App

_LETS_LEAVE: Final = (m.FinishCharacter, m.ReturnTrick, m.ReturnComponent, m.Enhance, m.ForgoBonus)


@scene("board")
class BoardScene(GameScene):
    """The table of a running game. ``past`` is an earlier moment that is being looked at."""

    messages = (at.THEATER.centerx, at.THEATER.y + 64)
    people_are_drawn = True

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        self.director = Director(app, session, self._is_calm)
        self.animator = Animator(self.timeline, self.redraw, app.sounds)
        self.table = TableView(session.view.state, session.viewer, self.colours, self.names)
        self.table.hidden, self.table.prophecies_from = self.animator.hidden, session.prophecies_from
        self.table.looks_on = session.company is not None and session.company.own < 0
        self.log = LogPanel(session, Rect(0, 0, 10, 10), self.look_back, company=session.company)
        self.placing = NextCharacter(session, self.table, self.spots)
        self.deeds = BoardDeeds(self)
        self.answers = Answers(self.table, session, self.deeds.answer, self.layout)
        self.pointing = Pointing(self.table, session, self.spots, self.answers, self.placing)
        self._greeter = Greeter(self, self.director)
        self.back = LookingBack(session, self._show_past, self.leave_past)
        self._outside_seam, self._saying = OutsideSeam(), Rect(0, 0, 0, 0)
        self._voices, self._voice = voices_of(session), VoiceBubble()
        self._asks = False
        self._listed: Sheet | None = None
        self._asked = ""
        self._fame_seen: dict[int, int] = {}
        self._compose()
        self.spots.on_pick_up = lambda _held: self._picked_up()

    # --- the panels ---------------------------------------------------------------------------------------------

    def _compose(self) -> None:
        """Put the things on the table, in the order in which the keyboard visits them."""
        deeds = self.deeds
        panels = self._panels = BoardPanels(self.table, deeds, deeds.take_action, self.pointing.glow)
        self.pointing.actions = panels.actions
        self.fame, self.actions, self.locations = panels.fame, panels.actions, panels.locations
        self.focus = panels.focus
        self.character_slots, self.marker_slots = panels.character_slots, panels.marker_slots
        self.board_dock = BoardDock(self.table, deeds, self.session, self.dock, self.placing)
        looks = (self.look_back, partial(self.look_back, plays=True))
        self.since = Since(self.table, deeds, self.session, looks, panels.anchors)
        last_show = LastShow(self.table, deeds, self.session, deeds.see_again)
        self.above_log = (*panels.above_log, last_show)
        self.below_log: tuple[Panel, ...] = (*panels.strip, self.board_dock)
        self.answers.panels = (*self.above_log, *self.below_log)
        self.layers = Layers((*panels.still, last_show, *panels.strip, self.actions), self._draw_rest, self.focus)

    def people_at(self) -> dict[int, PersonAt]:
        rects = self._panels.opponents.rects() if self.past is None else {}
        return {seat: PersonAt.on_panel(rect) for seat, rect in rects.items()}

    @property
    def log_in_sight(self) -> bool:
        return self.log.rect.h > 0

    @property
    def saying_at(self) -> Rect:
        return self._saying if self._saying.h else super().saying_at

    @property
    def popup(self) -> Sheet | None:
        """The open list or sheet."""
        return self.answers.popup

    @property
    def rows(self) -> list[ActionRow]:
        """The Action rows as they stand now."""
        return list(self.actions.now)

    def on_taken_back(self) -> None:
        """The game has been taken back by several moves: nothing of what was coming is shown."""
        self._outside_seam, self.deeds.goes_in, self.answers.popup = OutsideSeam(), False, None
        self._fame_seen = {}
        self.animator.untold.clear()
        self.table.fame.clear()
        self.refresh()

    # --- time and what happens ----------------------------------------------------------------------------------

    def _is_calm(self) -> bool:
        return not self.timeline.busy

    @property
    def shows_reward(self) -> bool:
        return self.animator.shows_reward

    def on_enter(self) -> None:
        super().on_enter()
        self._see_fame()

    def on_reveal(self) -> None:
        """Show the payments on the track that were made while the track was out of sight."""
        super().on_reveal()
        if self.past is None and self.app.stack.shows(self):
            self.animator.catch_up(self._fame_seen, self.table)

    @property
    def moving(self) -> bool:
        """A message fades, what has been is played, or the board comes into focus."""
        return super().moving or self.back.is_playing or self.focus.fading.moving or self._voice.moving

    @property
    def holds_game(self) -> bool:
        return self.past is not None and not self.session.others_wait

    @property
    def breathing(self) -> bool:
        """Light breathes wherever something may be done."""
        return bool(self.session.legal)

    @property
    def open_list(self) -> Rect | None:
        return self.popup.rect if self.popup is not None else None

    @property
    def due(self) -> float | None:
        """The pace of opponents."""
        return self.session.pace.due

    def update(self, dt: float) -> None:
        """The director works, the hand is watched, what was asked for arrives."""
        self.director.update()
        super().update(dt)
        self._voice.update(dt)
        self.back.update(dt, is_calm=self._is_calm())
        self._come_into_focus(dt)
        asks = self._wants_question()
        if asks != self._asks:
            self._asks = asks
            self.refresh()
        if self.placing.follow_hand():
            self._count_rows()
            self.redraw()
        if self.deeds.goes_in and self._is_calm():  # the Character has landed: its work is done in the building
            self.deeds.goes_in = False
            if self.table.own_acting is not None:
                self.director.open(ACADEMY)
        self._greeter.greet()
        if self.app.stack.shows(self) and self.past is None and self._is_calm():
            if self.animator.untold and not self.director.tells_later:
                self.animator.tell(self.table)
            self._see_fame()

    def _see_fame(self) -> None:
        untold = self.animator.untold
        self._fame_seen = {n: one.fame - untold.get(n, 0) for n, one in enumerate(self.table.on_board.players)}

    def _come_into_focus(self, dt: float) -> None:
        """On the viewer's move, but not while a guide points at things."""
        wanted = self.app.settings.board_focus and self.past is None and not self.spots.spotlit
        key, motion = self.focus.key if wanted else None, self.app.settings.motion
        self.focus.follow(self.spots, dt * motion, key, is_calm=self._is_calm(), at_once=motion <= 0)

    def on_events(self, events: list[Event]) -> None:
        """Show what happened, but for what the sheet between two turns tells."""
        if self.past is not None:
            self.leave_past()
        self._follow_table()
        outside = self._outside_seam.of(events, self.session.options.turns)
        if self.director.tells_later:
            self.animator.hold_back([event for event in events if event not in outside], self.table)
        events = outside if self.director.tells_seam else events
        self.animator.show(events, self.table, self._panels.anchors() if self.app.stack.shows(self) else {})
        for event in events:
            if isinstance(event, TurnBegan):
                self.toasts.say(words.turn_begins(turn=event.turn), icon="ui.turn_marker", stays=2.2)
            elif isinstance(event, PhaseBegan) and event.phase == "performance":
                self.toasts.say(words.SHOWS_BEGIN, icon="action.perform", stays=2.0)
        self._let_speak(events)
        self.refresh()

    def _let_speak(self, events: Sequence[Event]) -> None:
        """A rival may say a line, where nothing moves too fast for it."""
        settings, rects = self.app.settings, self._panels.opponents.rects()
        how_often = settings.voices if settings.motion > 0 and settings.opponents_pace > 0 else NEVER
        spoken = self._voices.hear(events, self.session.view.state, how_often)
        if spoken is not None and spoken.seat in rects:
            name = self.names[spoken.seat]
            self._voice.say(name, spoken.text, self.colours[spoken.seat], rects[spoken.seat])
            self.session.news.overhear(name, verbatim(spoken.text))

    @property
    def look(self) -> object:
        return super().look, self._voice.look

    # --- the table ----------------------------------------------------------------------------------------------

    def _follow_table(self) -> None:
        view = self.past or self.session.view
        told = PLAYING if self.back.is_playing else words.THE_PAST
        self.board_dock.past = told if self.past is not None else ("", "")
        self.table.state, self.table.viewer = view.state, self.session.viewer
        self.table.legal = () if self.past is not None else self.session.legal
        self.table.wishes = () if self.past is not None else self.session.wishes.own
        before = self.table.state.turn - 1
        lines = [line for line in self.session.log if line.turn == before > 0]
        revealed = (ev for line in lines for ev in line.events if isinstance(ev, PerformanceCardRevealed))
        self.table.fresh = frozenset(event.card for event in revealed)
        self.table.has_manners = self.app.settings.manners or self.session.is_tonight

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""
        self.placing.forget()
        self._follow_table()
        if self.popup is not None and (self.popup.close is None or self._seen != self.session.changes):
            self.answers.popup = None
        super().refresh()
        for trick in self.session.wishes.take_lost() if self.past is None else ():
            self.toasts.say(wishes.gone(trick=names.trick(trick)), icon="ui.trick")

    def landed(self) -> None:
        super().landed()
        self.redraw()

    def redraw(self) -> None:
        """The still layer has to be drawn again."""
        self.layers.forget()

    def layout(self) -> None:
        """Rows, log, the list for the open decision, hotspots from bottom to top."""
        self._count_rows()
        self.focus.is_on = self.app.settings.board_focus
        self.focus.lay(holds=self.session.holds)
        self._panels.lay_log(self.log)
        self._saying = self.log.make_room() if self.is_talking else Rect(0, 0, 0, 0)
        self.since.lay(self.log)
        self.spots.panels = self._panels.areas
        if self._asks and self.popup is None and self.table.question in QUESTIONS:
            self.answers.ask()
        self.answers.look_round()
        self.actions.has_digits = self.popup is None
        self.marker_slots.key = self.app.keys.label("turn_marker")
        self._add_hotspots()
        asked = self.table.question if self.legal else ""
        if self.popup is not self._listed or asked not in ("", self._asked):
            self._listed = self.popup  # a list has come, or has gone, or another question: the keys go on there
            self.spots.keyboard.go_on()
        self._asked = asked
        self.redraw()

    def _add_hotspots(self) -> None:
        spots = self.spots
        spots.clear()
        if has_scene("log"):
            self.log.open_large = self.open_log
            self.log.large_tip = Tip(large_log(key=self.app.keys.label("log")))
        spots.add_parts(self.bar)
        spots.add_parts(*self.above_log)
        spots.add_parts(self.people)
        spots.add_parts(self.log)
        if self.past is None:
            spots.add_parts(self.since)
        spots.add_parts(*self.below_log)
        self.answers.add_hotspots(spots)
        spots.add_parts(self.away)
        spots.add_parts(self.knocks)
        if self.past is not None:
            whole = Rect(0, 0, *theme.CANVAS_SIZE)
            spots.add(Hotspot("past.back", whole, on_click=self.leave_past, focusable=False))
            spots.add_parts(self.since)  # from one deed to the next

    def _count_rows(self) -> None:
        """The Action rows for the table, or for the table after the placement in sight."""
        table, coming = self.table, self.placing.forecast
        acting = table.own_acting if table.legal else None
        state, acting = (coming.state, coming.acting) if coming is not None else (table.state, acting)
        self.actions.now = action_rows(table, self.locations, state, acting)

    def _wants_question(self) -> bool:
        """True if the viewer must answer something here that the table itself cannot ask."""
        if self.past is not None or not (self.session.legal or self.session.screen.is_covered):
            return False
        question = self.session.decision.question if self.session.decision else ""
        return not QUESTIONS[question].plain and self.director.wanted() == BOARD and self._is_calm()

    # --- the hand -----------------------------------------------------------------------------------------------

    def _picked_up(self) -> None:
        self.marker_slots.taken_up()
        self.redraw()

    @property
    def hint_step(self) -> HintStep:
        return self.pointing.hint_step

    # --- looking back -------------------------------------------------------------------------------------------

    @property
    def past(self) -> View | None:
        """The moment that is looked at, when it is not the present."""
        return self.back.view

    def look_back(self, move_index: int, *, plays: bool = False) -> None:
        """Show the table as it was after that many moves, and play on from there."""
        self.answers.popup = None
        self.timeline.skip()
        self.back.look(move_index, plays=plays)
        self._show_past(())

    def _show_past(self, events: Sequence[Event]) -> None:
        """The table as it was, and how it came to it."""
        self.since.mark(self.back.number, plays=self.back.is_playing)
        self._follow_table()
        self.animator.show(list(events), self.table, self._panels.anchors())
        self.layout()

    def leave_past(self) -> None:
        """Back to the present."""
        self.back.end()
        self.since.shown = None
        self.timeline.skip()
        self._follow_table()
        self.layout()

    # --- input --------------------------------------------------------------------------------------------------

    def handle_first(self, event: pygame.event.Event) -> bool:
        """While the sheet between turns is still to come, a press only hastens it: no answer is given unseen."""
        keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        presses = event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key in keys)
        if presses and self.director.is_about_to_tell:
            self.timeline.skip()
            return True
        return super().handle_first(event)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A right click closes a list, or takes back a step of an Action."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._step_back()
        return False

    def _step_back(self) -> bool:
        if self.past is not None:
            self.leave_past()
        elif self.popup is not None and self.popup.close is not None:
            self.popup.close()
        elif self.popup is not None and self.answers.may_step_back:
            self.answers.popup = None
            self.dock.undo()
        else:
            return False
        return True

    def handle_action(self, action: str) -> bool:
        """Undo, redo, hint; Esc closes a list or opens the game's menu; R turns the Trick Marker in the hand, W lets
        a wish go.
        """
        if action == "back":
            if not self._step_back() and has_scene("pause"):
                open_scene(self.app, "pause", session=self.session)
            return True
        if action == "turn_marker" and self.marker_slots.turn(self.spots, 1):
            self.app.sounds.play("page_turn")
            return True
        if action == "wish" and (trick := pointed_wish(self.table, self.spots)):
            return self.session.wishes.toggle(trick)
        return super().handle_action(action)

    def carry_out(self, command: str) -> bool:
        """The Heir's board, in the solo game."""
        return command == HEIR and self.table.in_play.heir and self.director.open(HEIR) is not None

    def help_place(self) -> Place:
        """Page on the thing that is pointed at; else on the open question's Action, the Location at work, the phase."""
        return self.pointing.help_place

    def open_log(self) -> None:
        """The whole log, large."""
        if has_scene("log"):
            open_scene(self.app, "log", session=self.session)

    def on_exit(self) -> None:
        """The game leaves the screen: its autosave is written, the opponents' process ends."""
        self.session.close()
        self.app.window.say_turn(is_own=False)
        self.app.captions.standing = ""
        give_back_pace(self.app)

    def on_hidden(self) -> None:
        self.layers.let_go()

    def on_cover(self) -> None:
        """Another scene comes on top: a hand that its owner was looking at lies face down again."""
        if isinstance(self.popup, HandSheet) and self.session.screen.is_watched:
            self.answers.close()

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Surface) -> None:
        """The layers kept between frames, and above them what breathes, moves and reacts to the hand."""
        spots, flies, pulse = self.spots, self.timeline.busy, breathe(self.breath.seconds)
        waits = self.session.pace.is_thinking, self.session.pace.waits_for_undo
        rest = (
            self.session.changes,
            waits,
            self.log.offset,
            flies,
            self.since.state,
            self.focus.look(spots),
            self.people.look,
            self.is_talking,
            self.session.company is not None and self.session.company.is_silent,
        )
        canvas.blit(self.layers.ground(canvas, spots, rest), (0, 0))
        draw_rows = self.actions.draw_lights if spots.held is None else self.actions.draw_open
        draw_rows(canvas, spots, pulse)
        self.focus.draw_lights(canvas, spots, pulse)
        self.marker_slots.draw_lights(canvas, spots, pulse)
        self.character_slots.draw_lights(canvas, spots, pulse)
        for panel in self.layers.panels:
            if panel is not self.actions:
                panel.draw_lights(canvas, spots, pulse)
        self.since.draw_lights(canvas, spots, pulse)
        self.answers.draw_targets(canvas, spots, self.pointing.lit_moves, pulse)
        if flies:
            self.fame.draw_markers(canvas)
            self.animator.draw(canvas)
        if self.popup is not None:
            self.popup.draw(canvas, spots)
        if self.past is not None:
            draw_past(canvas, self.board_dock.past[0])

    def _draw_rest(self, canvas: Surface) -> None:
        """The rim round the panels; markers that walk are drawn later."""
        if not self.timeline.busy:
            self.fame.draw_markers(canvas)
            if self.past is None:
                self.since.draw_changes(canvas)
        if self.log.rect.h:
            self.log.draw(canvas, self.spots)
        self.since.draw(canvas, self.spots)
        self.people.draw(canvas, self.spots)
        self.focus.draw(canvas, self.spots)
        self.board_dock.draw(canvas, self.spots)
        self.bar.draw(canvas, self.spots)

    def draw_over(self, canvas: Surface) -> None:
        """The disk in the hand, and what a hint proposes."""
        self._voice.draw(canvas)
        said, step = self.hinted, self.hint_step
        is_about_hand = self.spots.held is None or self.session.hints.said_to(step)
        if said and self.past is None and is_about_hand and not self.timeline.busy:
            course = (*step.after, *said) if self.session.hints.said_to(step) else said
            proposed = advised(self.state, self.session.viewer, None, course)
            ghost = ghost_rect(self.table, proposed)
            self.draw_hint(canvas, lambda move: ghost or place_of_hint(move, self.spots, self.popup))
            if ghost is not None and proposed is not None:
                draw_advised(canvas, ghost, self.colours, proposed)
        draw_lifted_marker(canvas, self.spots, self.table.colours[self.table.viewer])
        held, coming = self.spots.in_air, self.placing.forecast
        if held is None or not self.placing.lifted:
            return
        is_shown = coming is not None and (coming.points or not SLOTS[coming.slot].is_performance)
        points = coming.points if coming is not None and is_shown else None
        colour = self.table.colours[self.table.viewer]
        draw_lifted(canvas, held.position, colour, self.placing.lifted, points)
