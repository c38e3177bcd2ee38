"""The Theater scene: take a Trick Marker from the wings or from a card, turn it, lay it, and see what it pays."""

from dataclasses import replace
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import paint_ahead, scene
from trickerion.language.page import at_head
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.stage import advised, hand_of, stage_of
from trickerion.rules.events import Event, Linked, ShardsGained
from trickerion.rules.facts.stage import Advised, Hand, Spot
from trickerion.scenes.theater import glance
from trickerion.scenes.theater.beside import Corners, TheaterButtons, TheaterDock, TheaterWings, tip_of_extra
from trickerion.scenes.theater.hand import TheaterDeeds, TheaterView, outcome
from trickerion.scenes.theater.preview import Preview
from trickerion.scenes.theater.stage import CardRow, advised_rect, card_rect, draw_advised, slot_name
from trickerion.scenes.theater.tally import FameTally
from trickerion.screens.closeup.panels import Signs, extra
from trickerion.screens.closeup.scene import CloseUp
from trickerion.screens.theater_cards import show_links
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
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

KNOWN_MOVES = (
    *(m.SetUpTrick, m.Reschedule, m.ChooseReward),
    *(m.PlaceMarker, m.PlacePile, m.FinishCharacter, m.ReturnTrick, m.ReturnComponent),
    m.TakeBackMarker,  # out of a Practice Room: that is done there, on the board and in the Workshop
)
REWARD_MEMORY = "link_reward"
DWELL = 0.16  # seconds on another slot before the preview follows: the way to the panel leads over slots
TURN_SECONDS = 0.14
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
        deeds = self.deeds(TheaterDeeds)
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
        self.air = Animator(self.timeline)
        self._fame: dict[int, int] = {}
        self._ground = CachedLayer("theater.ground")
        self._rested = 0.0
        self._held_suit = ""
        self._heard: Suggestion | None = None  # the last hint that the preview has followed
        self.advised: Spot | None = None  # the preview speaks of this slot while nothing is pointed at
        self.spots.on_pick_up = lambda held: self._picked_up(held.payload)
        self.spots.on_put_back = lambda _held: self._dropped_outside()

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

    def is_flashing(self) -> bool:
        """True while anything moves."""
        return self.timeline.busy

    @property
    def must_lay(self) -> bool:
        return self.hand is not None

    def layout(self) -> None:
        view, table = replace(self.session.view, moves=self.legal), self.table
        table.state, table.viewer, table.legal, table.hand = view.state, view.seat, view.moves, hand_of(view)
        table.stage = stage_of(view, table.hand)
        self.air.catch_up(self._fame, table)
        self._fame = {seat: player.fame for seat, player in enumerate(table.on_board.players)}
        if table.hand is None or table.hand.suit != self._held_suit:
            table.target, table.chosen, table.as_pile = None, {}, False
        self._held_suit = table.hand.suit if table.hand is not None else ""
        if table.target not in table.options:
            table.target = None
        table.is_at_work, table.usual = self.is_at_work, self._usual_reward()
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

    def take(self, move: m.Move) -> None:
        """Take a marker into the hand, in the orientation in which it lay; one that is held goes back first."""
        if self.hand is not None and (self.hand.is_brought or not self.put_back()):
            return
        if move in self.legal:
            self.play(move)
            self.app.sounds.play("card_flick")
            if self.hand is not None and self.hand.origin is not None:
                marker = self.state.performance(self.hand.origin.card).marker_at(self.hand.origin.slot)
                self.table.turns = marker.turns if marker is not None else self.table.turns

    def put_back(self) -> bool:
        """The held marker goes back where it came from; False when that cannot be undone.

        One that a card brought goes back onto its Trick: that means doing without, and can be undone like any move.
        """
        if self.hand is None or not (self.hand.is_brought or self.session.undoing.can_undo):
            self.app.sounds.play("error")
            return False
        if self.hand.is_brought:
            self.make(m.Skip())
        else:
            self.session.undo()
        self.app.sounds.play("card_flick")
        self.refresh()
        return True

    def _picked_up(self, payload: object) -> None:
        if isinstance(payload, m.Move) and not self._is_in_hand(payload):
            self.take(payload)

    def _is_in_hand(self, move: m.Move) -> bool:
        if self.hand is None:
            return False
        if isinstance(move, m.SetUpTrick):
            owned = self.table.me.tricks[move.place]
            return owned is not None and self.hand.is_new and owned.suit == self.hand.suit
        return isinstance(move, m.Reschedule) and self.hand.origin == Spot(move.card, move.slot)

    def _dropped_outside(self) -> None:
        brought = self.hand is None or self.hand.is_brought  # it stays in the hand until it is laid or declined
        if not brought and self.app.stack.top is self:
            self.put_back()

    def clicked_wing(self, place: int) -> None:
        """Take a marker of the Trick, or put it back."""
        if self._is_in_hand(m.SetUpTrick(place)):
            self.put_back()
        else:
            self.take(m.SetUpTrick(place))

    def aim(self, spot: Spot | None) -> None:
        """Let the preview speak of a slot."""
        if spot != self.table.target:
            self.table.turns = self.table.turns_at(spot) if spot is not None else self.table.turns
            self.table.target = spot
            self._rested = 0.0
            self.lay_out()

    def turn(self, step: int) -> None:
        """Turn the held marker to the next orientation that is possible on the slot."""
        if self.hand is None:
            return
        target, turns = self.table.target, self.table.turns
        allowed = self.table.options.get(target, {}) if target is not None else range(4)
        onward = ((turns + step * number) % 4 for number in range(1, 5))
        self.turn_to(next((other for other in onward if other in allowed), turns))

    def turn_to(self, turns: int) -> None:
        """Turn the held marker to an orientation."""
        quarter = (turns - self.table.turns + 1) % 4 - 1
        self.table.turns = turns
        if quarter:
            self.app.sounds.play("page_turn")
            self.timeline.add(TURN_SECONDS, lambda share: setattr(self.table, "turning", (quarter, share)))
            self.lay_out()

    def toggle_pile(self) -> None:
        """One marker, or a pile of two."""
        self.table.as_pile = not self.table.as_pile
        self.table.target = None
        self.refresh()

    def lay(self, spot: Spot) -> None:
        """Lay the held marker on a slot and take what its Links pay, in one stroke."""
        if self.hand is None or spot not in self.table.options:
            return
        table = self.table
        if table.turns not in table.options[spot]:
            table.target = None
        self.aim(spot)
        payouts = table.outcome.payouts if table.outcome is not None else ()
        chosen = [table.reward(number) for number in range(len(payouts))]
        rewards = [m.ChooseReward(resource) for resource in chosen]
        move = table.options[spot][table.turns]
        events = self.make(move, rewards)
        self._remember(chosen)
        self._held_suit = ""
        self.app.sounds.play("disc_place")
        self.refresh()
        self._light(events)

    def receive(self, resource: str) -> None:
        """Answer one payment that was open when the scene came up."""
        self.play(m.ChooseReward(resource))
        self.app.sounds.play("coins")

    def _light(self, events: list[Event]) -> None:
        if any(isinstance(event, Linked) for event in events):
            show_links(self.air, events, self.state, self.session.viewer)
            self.app.sounds.play("shard_chime" if any(isinstance(event, ShardsGained) for event in events) else "coins")

    def choose_reward(self, number: int, resource: str) -> None:
        """Choose Fame or Coins for a Link."""
        self.table.chosen[number] = resource
        self.app.sounds.play("click")

    def choose_all(self, resource: str) -> None:
        """The same for all Links."""
        self.table.chosen = dict.fromkeys(range(6), resource)

    def _usual_reward(self) -> str:
        taken = self._taken_last().get(self.names[self.session.viewer], "fame")
        return taken if taken in ("fame", "coins") else "fame"

    def _taken_last(self) -> dict[str, str]:
        """Fame or Coins by the player's name."""
        taken = self.app.memory.recall(REWARD_MEMORY)
        return taken if isinstance(taken, dict) else {}

    def _remember(self, chosen: list[str]) -> None:
        if chosen:
            name = self.names[self.session.viewer]
            self.app.memory.remember(REWARD_MEMORY, {**self._taken_last(), name: chosen[-1]})

    def go_back(self) -> None:
        """To the board; a marker in the hand goes back first."""
        if self.hand is None or self.put_back():
            self.close()

    def lets_go(self) -> bool:
        return self.hand is None or (not self.hand.is_brought and self.put_back())

    def on_events(self, events: list[Event]) -> None:
        """Opponents' Links flash too; the viewer's own were shown when they were made."""
        if any(isinstance(event, Linked) and event.seat != self.session.viewer for event in events):
            self._light(events)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Wheel turns, right click puts back, F and C choose for all Links."""
        if self.hand is None:
            return False
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-event.y // abs(event.y))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.put_back()
            return True
        if event.type == pygame.KEYDOWN and key_text(event) in ("f", "c"):
            self.choose_all("fame" if event.key == pygame.K_f else "coins")
            return True
        return False

    def help_place(self) -> tuple[str, str]:
        """The Theater, and on its page what is done with the marker in the hand."""
        return "theater", at_head(words.SETTING_UP) if self.hand is not None else ""

    def handle_action(self, action: str) -> bool:
        """R turns, Esc puts the marker back or closes."""
        if action == "turn_marker" and self.hand is not None:
            self.turn(1)
            return True
        if action == "back" and self.hand is not None:
            self.put_back()
            return True
        return super().handle_action(action)

    def follow(self, dt: float) -> None:
        self._heed_hint()
        self._follow(dt)

    def _follow(self, dt: float) -> None:
        """The preview follows the pointer from slot to slot, but not while it crosses them in passing."""
        name, target = self.spots.hovered or self.spots.focused, self.table.target
        spot, self.table.pointed = self.stage.slot_at(name), self.stage.card_at(name)
        named = self.spots.meaning(name)
        self.table.shown = named if isinstance(named, Spot) and self.table.target is None else None
        if self.hand is None:
            return
        if self.spots.held is not None:
            self.aim(self.stage.slot_at(self.spots.landing))  # dragged, it is nowhere but where it would be laid
        elif spot is not None and spot in self.table.options and spot != target:
            self._rested += dt
            if target is None or self._rested >= DWELL or target.card != spot.card:
                self.aim(spot)
        elif spot is None and self.advised in self.table.options and (target is None or not self._is_near(target)):
            self.aim(self.advised)
        elif spot == target:
            self._rested = 0.0
        elif target is not None and not self._is_near(target):
            self.aim(None)

    def _is_near(self, target: Spot) -> bool:
        """True if the pointer is on the target's card, on the panel below, or between them."""
        if self.spots.pointer == (-1, -1):
            return not (self.spots.focused or "").startswith("wing_")
        card = card_rect(self.table, target.card)
        between = pygame.Rect(at.PREVIEW.x, card.bottom, at.PREVIEW.w, at.PREVIEW.y - card.bottom)
        areas = (at.PREVIEW, between, card)
        return any(area.collidepoint(self.spots.pointer) for area in areas)

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
        proposed = self._advised()
        if proposed is not None:
            draw_advised(canvas, advised_rect(self.table, proposed), self.colours, proposed)

    def _advised(self) -> Advised | None:
        """The Trick Marker that the hint would lay."""
        hint = self.session.hints.ready
        moves = (hint.move, *hint.then) if hint is not None else ()
        return advised(self.state, self.session.viewer, self.hand, moves) if moves else None

    def _heed_hint(self) -> None:
        """A hint for the marker in the hand: the preview speaks of its slot, with the turn that is advised."""
        hint = self.session.hints.ready
        if hint is self._heard:
            return
        self._heard, proposed = hint, self._advised()
        self.advised = proposed.spot if proposed is not None and self.hand is not None else None
        if proposed is not None and self.advised in self.table.options:
            self.aim(self.advised)
            self.turn_to(proposed.turns)

    def _hint_rect(self, move: m.Move) -> pygame.Rect:
        name, proposed = "dock.done", self._advised()
        if proposed is not None:
            return advised_rect(self.table, proposed)
        if isinstance(move, m.SetUpTrick):
            name = f"wing_{move.place + 1}"
        elif isinstance(move, m.Reschedule):
            name = slot_name(self.state.row_ids, Spot(move.card, move.slot))
        return self.spots.rect(name) if name in self.spots else at.DOCK
