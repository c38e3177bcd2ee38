"""The Theater scene: take a Trick Marker from the wings or from a card, turn it, lay it, and see what it pays."""

from dataclasses import replace
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import paint_ahead, scene
from trickerion.language.page import at_head
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import hand_of, stage_of
from trickerion.rules.events import Event, Linked
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.scenes.theater import glance
from trickerion.scenes.theater.beside import Corners, TheaterButtons, TheaterDock, TheaterWings, tip_of_extra
from trickerion.scenes.theater.deeds import TheaterDeeds
from trickerion.scenes.theater.hand import TheaterView, outcome
from trickerion.scenes.theater.preview import Preview
from trickerion.scenes.theater.pursuit import Pursuit
from trickerion.scenes.theater.stage import CardRow, advised_rect, slot_name
from trickerion.scenes.theater.tally import FameTally
from trickerion.screens.closeup.panels import Signs, extra
from trickerion.screens.closeup.scene import CloseUp
from trickerion.screens.theater_cards import draw_advised
from trickerion.screens.weekdays import Weekdays
from trickerion.table.animator import Animator
from trickerion.table.grounds import CachedLayer
from trickerion.table.to_come import ToCome
from trickerion.ui import theme
from trickerion.ui.keys import key_text
from trickerion.ui.layout import close_up, to_come
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_lifted_marker
from trickerion.ui.scenery import backdrop, draw_stage, painted
from trickerion.ui.shapes import breathe
from trickerion.ui.surfaces import draw_ribbon
from trickerion.words import names
from trickerion.words.said import in_hand
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

KNOWN_MOVES = (
    *(m.SetUpTrick, m.Reschedule, m.ChooseReward),
    *(m.PlaceMarker, m.PlacePile, m.FinishCharacter, m.ReturnTrick, m.ReturnComponent),
    m.TakeBackMarker,  # out of a Practice Room: that is done there, on the board and in the Workshop
)
_DIMMING = 120  # of the city behind the stage


paint_ahead(partial(backdrop, _DIMMING), partial(painted, f"stage-{at.STAGE.w}x{at.STAGE.h}"))


@scene("theater")
class TheaterScene(CloseUp):
    """The Performance cards close up, over the board.

    The marker in the hand is the open decision of the game (Set Up Trick or Reschedule).
    """

    own_moves, folded, lay_first = (m.SetUpTrick, m.Reschedule), "theater.corners_folded", words.LAY_FIRST
    table: TheaterView

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        self.dock = TheaterButtons(app, session, self.refresh, self.dock.places)
        self.table = TheaterView(self.state, session.viewer, self.colours, self.names)
        self.table.prophecies_from = session.prophecies_from
        self.air = Animator(self.timeline)
        self.deeds = deeds = TheaterDeeds(self, self.air)
        self.stage, self.weekdays = CardRow(self.table, deeds), Weekdays(self.table, deeds)
        self._to_come = ToCome(self.table, deeds, to_come.close_up)
        self._in_sight = (
            Signs(self.table, deeds, "theater", at.CONFIGURATION, at.PROPHECY),
            self.stage,
            FameTally(self.table, deeds),
            TheaterWings(self.table, deeds),
            Preview(self.table, deeds),
            Corners(self.table, deeds, self.log),
            TheaterDock(self.table, deeds, self.dock),
        )
        self.panels = (self.weekdays, self._to_come, *self._in_sight)
        self.pursuit = Pursuit(self.stage, session, self.spots)
        self._fame: dict[int, int] = {}
        self._ground = CachedLayer("theater.ground")
        of_game = self.told
        self.told = lambda: of_game()._replace(written=[*self._in_hand(), *of_game().written])
        self.spots.on_pick_up = lambda held: deeds.pick_up(held.payload)
        self.spots.on_put_back = lambda _held: self._put_back()

    def _put_back(self) -> None:
        if self.app.stack.top is self:
            self.deeds.drop_outside()

    def _in_hand(self) -> list[str]:
        """The marker that is laid here."""
        if self.hand is None:
            return []
        return [in_hand(thing=names.trick(self.hand.trick.id))]

    @property
    def hand(self) -> Hand | None:
        """The marker in the hand."""
        return self.table.hand

    @property
    def is_at_work(self) -> bool:
        """True while the viewer decides something here: a Character in the Theater, or a marker in the hand."""
        return self.may_work and (self.hand is not None or self.table.stage.works or self.session.holds)

    @property
    def shows_reward(self) -> bool:
        return self.air.shows_reward

    @property
    def must_lay(self) -> bool:
        return self.hand is not None

    def layout(self) -> None:
        view, table = replace(self.session.view, moves=self.legal), self.table
        table.state, table.viewer, table.legal, table.hand = view.state, view.seat, view.moves, hand_of(view)
        table.stage = stage_of(view, table.hand)
        self.air.catch_up(self._fame, table)
        self._fame = {seat: player.fame for seat, player in enumerate(table.on_board.players)}
        if table.hand is None or table.hand.suit != table.held_suit:
            table.target, table.chosen, table.as_pile = None, {}, False
        table.held_suit = table.hand.suit if table.hand is not None else ""
        if table.target not in table.options:
            table.target = None
        table.is_at_work, table.usual = self.is_at_work, self.deeds.usual_reward
        table.key = self.app.keys.label("turn_marker")
        extras = [move for move in self.legal if table.is_at_work and not isinstance(move, KNOWN_MOVES)]
        table.extras = [
            extra(table, move, self.session.preview.events(move), tip_of_extra(table, move)) for move in extras
        ]
        self.weekdays.acting = table.actor.slot if table.actor is not None else ""
        self.lay_out()

    def lay_out(self) -> None:
        table = self.table
        move = table.options.get(table.target, {}).get(table.turns) if table.target is not None else None
        table.outcome = outcome(table, move, self.session.preview.events)
        super().lay_out()
        self.spots.keep_clear = [at.PREVIEW]

    def lets_go(self) -> bool:
        return self.hand is None or (not self.hand.is_brought and self.deeds.put_back())

    def on_events(self, events: list[Event]) -> None:
        """Opponents' Links flash too; the viewer's own were shown when they were made."""
        if any(isinstance(event, Linked) and event.seat != self.session.viewer for event in events):
            self.deeds.light(events)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Wheel turns, right click puts back, F and C choose for all Links."""
        if self.hand is None:
            return False
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.deeds.turn(-event.y // abs(event.y))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.deeds.put_back()
            return True
        if event.type == pygame.KEYDOWN and key_text(event) in ("f", "c"):
            self.deeds.choose_all("fame" if event.key == pygame.K_f else "coins")
            return True
        return False

    def help_place(self) -> tuple[str, str]:
        """The Theater, and on its page what is done with the marker in the hand."""
        return "theater", at_head(words.SETTING_UP) if self.hand is not None else ""

    def handle_action(self, action: str) -> bool:
        """R turns, Esc puts the marker back or closes."""
        if action == "turn_marker" and self.hand is not None:
            self.deeds.turn(1)
            return True
        if action == "back" and self.hand is not None:
            self.deeds.put_back()
            return True
        return super().handle_action(action)

    def follow(self, dt: float) -> None:
        self.pursuit.follow(dt)

    @property
    def breathing(self) -> bool:
        return self.hand is not None

    @property
    def look(self) -> object:
        return super().look, self.table.target, self.table.pointed

    def on_hidden(self) -> None:
        self._ground.let_go()

    def draw(self, canvas: pygame.Surface) -> None:
        self.table.light = breathe(self.breath.seconds)
        key = (self.session.changes, self.table.viewer, theme.palette(), self._title())
        canvas.blit(self._ground.show(canvas, key, self._draw_ground), (0, 0))
        self.bar.draw(canvas, self.spots)
        for panel in self._in_sight:
            panel.draw(canvas, self.spots)
        self.air.draw(canvas)

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        canvas.blit(backdrop(_DIMMING), (0, 0))
        draw_stage(canvas, at.STAGE)
        title, icon = self._title()
        draw_ribbon(canvas, at.RIBBON, theme.RIBBON_COLOURS["theater"], title, theme.TEXT.title_large, icon)
        self.weekdays.draw(canvas, self.spots)
        self._to_come.draw(canvas, self.spots)

    def _title(self) -> tuple[str, str]:
        table, action = self.table, glance.action_now(self.table)
        icon = f"action.{action}" if action else "location.theater"
        if table.stage.offer:
            return effect_name(table.stage.offer), icon
        if table.stage.waits:
            return words.LINK_PAYS, "ui.link"
        other = words.EXTRAS if table.extras else words.THEATER
        return names.ACTION[action] if action else other, icon

    def draw_over(self, canvas: pygame.Surface) -> None:
        hand, pointer = self.hand, self.spots.pointer
        is_free = self.table.target is None and at.STAGE.collidepoint(pointer) and pointer[1] < at.PREVIEW.y
        if hand is not None and is_free:
            colour, category = self.colours[hand.owner], hand.trick.category
            draw_lifted_marker(canvas, pointer, 44, colour, hand.suit, self.table.turns, category)
        self.draw_hint(canvas, self._hint_rect, close_up.BAR, at.PREVIEW)
        proposed = self.pursuit.proposed
        if proposed is not None:
            draw_advised(canvas, advised_rect(self.table, proposed), self.colours, proposed)

    def _hint_rect(self, move: m.Move) -> pygame.Rect:
        name, proposed = "dock.done", self.pursuit.proposed
        if proposed is not None:
            return advised_rect(self.table, proposed)
        if isinstance(move, m.SetUpTrick):
            name = f"wing_{move.place + 1}"
        elif isinstance(move, m.Reschedule):
            name = slot_name(self.state.row_ids, Spot(move.card, move.slot))
        return self.spots.rect(name) if name in self.spots else at.DOCK
