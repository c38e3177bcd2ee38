"""The Theater scene: take a Trick Marker from the wings or from a card, turn it, lay it, and see what it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import scene
from trickerion.app.session import Session
from trickerion.rules.ask import Acting, FreeReschedule, ReceivingLinkBonus
from trickerion.rules.events import Event, Linked, ShardsGained
from trickerion.rules.moves import (
    ChooseReward,
    FinishCharacter,
    Move,
    PlaceMarker,
    PlacePile,
    Reschedule,
    ReturnComponent,
    ReturnTrick,
    SetUpTrick,
    Skip,
)
from trickerion.rules.state import Performance
from trickerion.scenes.dialog import ask
from trickerion.scenes.theater import layout, picture
from trickerion.scenes.theater.cards import row_rects
from trickerion.scenes.theater.dock import TheaterButtons
from trickerion.scenes.theater.extras import Extra, extras_of
from trickerion.scenes.theater.ground import Ground
from trickerion.scenes.theater.hand import (
    BREAKING_FREE,
    Hand,
    Outcome,
    Spot,
    best_turns,
    better_turn,
    foreseen,
    hand_of,
    outcome,
)
from trickerion.scenes.theater.lights import Lights
from trickerion.scenes.theater.reasons import WingState, wing_state
from trickerion.table.dock import DockPlaces, DoneButton
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import LogPanel
from trickerion.ui.layout import theater as at
from trickerion.words import names as words
from trickerion.words import theater as theater_words
from trickerion.words.workbook import anchor_of
from trickerion.words.workbook_page import Head

if TYPE_CHECKING:
    from trickerion.app.loop import App

KNOWN_MOVES = (
    SetUpTrick,
    Reschedule,
    PlaceMarker,
    PlacePile,
    ChooseReward,
    FinishCharacter,
    ReturnTrick,
    ReturnComponent,
)
REWARD_MEMORY = "link_reward"
FOLDED_MEMORY = "theater.corners_folded"
DWELL = 0.16  # seconds on another slot before the preview follows: the way to the panel leads over slots
TURN_SECONDS = 0.14


@scene("theater")
class TheaterScene(GameScene):
    """The Performance cards from near by, over the board.

    The marker in the hand is the open decision of the game (Set Up Trick or Reschedule); ``target`` is the slot that
    the preview speaks of, ``turns`` the quarter turns of the held marker.
    """

    def __init__(self, app: App, session: Session) -> None:
        rects = at.dock_buttons()
        places = DockPlaces(at.DOCK, rects["undo"], rects["redo"], rects["hint"], rects["done"])
        super().__init__(app, session, dock=places)
        self.dock = TheaterButtons(app, session, self.refresh, places)
        self.hand: Hand | None = None
        self.target: Spot | None = None
        self.turns = 0
        self.as_pile = False
        self.rewards: dict[int, str] = {}
        self.wings: dict[int, WingState] = {}
        self.extras: list[Extra] = []
        self.glance: str | None = None  # the card under the pointer
        self.lights = Lights(self.timeline)
        self.ground = Ground()
        self.log = LogPanel(session, at.EXTRAS, self.look_back)
        self.turning: tuple[int, float] = (0, 1.0)  # quarter turns on the way, and how far
        self._rested = 0.0
        self._has_worked = False
        self._held_suit = ""
        self.spots.on_pick_up = lambda held: self._picked_up(held.payload)
        self.spots.on_put_back = lambda _held: self._dropped_outside()

    # --- what the game says -------------------------------------------------------------------------------------

    @property
    def row(self) -> list[Performance]:
        """The Performance cards, leftmost first."""
        return self.state.row

    @property
    def acting(self) -> Acting | None:
        """The viewer's Character that acts now, under the sub-choices of its Action."""
        decision = self.session.decision
        if decision is None or decision.seat != self.session.viewer:
            return None
        return next((frame for frame in reversed(self.state.stack) if isinstance(frame, Acting)), None)

    @property
    def is_at_work(self) -> bool:
        """Whether the viewer decides something here: a Character in the Theater, or a marker in the hand."""
        if not self.legal:
            return False
        if self.hand is not None or self.is_paid:
            return True
        if any(isinstance(move, (SetUpTrick, Reschedule)) for move in self.legal):
            return True
        choice = self.session.view.choice
        return isinstance(choice, Acting) and choice.location == "theater"

    @property
    def is_paid(self) -> bool:
        """Whether a Link waits to be paid (in a game that was saved in between)."""
        return bool(self.legal) and isinstance(self.session.view.choice, ReceivingLinkBonus)

    @property
    def holds_game(self) -> bool:
        """The scene stays while the viewer is at work here, and until its lights are out."""
        return self.timeline.busy or (self.is_at_work and self in self.app.stack)

    @property
    def offer(self) -> str:
        """The id of the card or Magician that lets the viewer move a marker now; "" for the Actions of a Character."""
        if self.hand is not None:
            return self.hand.offer
        return BREAKING_FREE if self.legal and isinstance(self.session.view.choice, FreeReschedule) else ""

    @property
    def extra_moves(self) -> list[Move]:
        """What cards and abilities offer besides the Actions of the Theater."""
        if not self.is_at_work:
            return []
        return [move for move in self.legal if not isinstance(move, KNOWN_MOVES)]

    # --- layout -------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Everything for the table as it is."""
        viewer = self.session.viewer
        choice = self.session.view.choice if self.legal else None
        self.hand = hand_of(self.state, choice, self.legal)
        if self.hand is None or self.hand.suit != self._held_suit:
            self.target, self.rewards, self.as_pile = None, {}, False
        self._held_suit = self.hand.suit if self.hand is not None else ""
        tricks = self.state.players[viewer].tricks
        self.wings = {
            place: wing_state(self.state, viewer, place, self.hand, self.legal)
            for place, owned in enumerate(tricks)
            if owned is not None
        }
        if self.target is not None and self.hand is not None and self.target not in self.options_by_spot():
            self.target = None
        self.extras = extras_of(self)
        layout.add_spots(self)

    def done_button(self) -> DoneButton:
        """Ends the Character's Actions."""
        button = DoneButton()
        if self.hand is not None:
            button.why_not = "Lay the marker first, or put it back."
        elif any(isinstance(move, FinishCharacter) for move in self.legal) and self.is_at_work:
            button.on_click = self.finish
        return button

    # --- the hand -----------------------------------------------------------------------------------------------

    def options_by_spot(self) -> dict[Spot, dict[int, Move]]:
        """Where the held marker (or the pile) may lie."""
        if self.hand is None:
            return {}
        return {spot: dict(turns) for spot, turns in self.hand.placements(self.as_pile).items()}

    def take(self, move: Move) -> None:
        """Take a marker into the hand; one that is held goes back first."""
        if self.hand is not None and (self.hand.is_brought or not self.put_back()):
            return
        if move in self.legal:
            self.session.play(move)
            self.app.sounds.play("card_flick")
            self.refresh()
            self._adopt_turns()

    def _adopt_turns(self) -> None:
        """A marker that was lifted keeps its orientation."""
        if self.hand is not None and self.hand.origin is not None:
            marker = self.state.performance(self.hand.origin.card).marker_at(self.hand.origin.slot)
            self.turns = marker.turns if marker is not None else self.turns

    def put_back(self) -> bool:
        """The held marker goes back where it came from; False when that cannot be undone.

        One that a card brought goes back onto its Trick: that is to do without, and can be undone like any move.
        """
        if self.hand is None or not (self.hand.is_brought or self.session.can_undo):
            self.app.sounds.play("error")
            return False
        if self.hand.is_brought:
            self.session.play(Skip())
        else:
            self.session.undo()
        self.app.sounds.play("card_flick")
        self.refresh()
        return True

    def _picked_up(self, payload: object) -> None:
        """A drag has begun in the wings or on a card."""
        if isinstance(payload, Move) and not self._is_in_hand(payload):
            self.take(payload)

    def _is_in_hand(self, move: Move) -> bool:
        if self.hand is None:
            return False
        if isinstance(move, SetUpTrick):
            owned = self.state.players[self.session.viewer].tricks[move.place]
            return owned is not None and self.hand.is_new and owned.suit == self.hand.suit
        return isinstance(move, Reschedule) and self.hand.origin == Spot(move.card, move.slot)

    def _dropped_outside(self) -> None:
        brought = self.hand is None or self.hand.is_brought  # it stays in the hand until it is laid or declined
        if not brought and self in self.app.stack and self.app.stack.top is self:
            self.put_back()

    def clicked_wing(self, place: int) -> None:
        """Take a marker of the Trick, or put it back."""
        if self._is_in_hand(SetUpTrick(place)):
            self.put_back()
        else:
            self.take(SetUpTrick(place))

    # --- turning and laying -------------------------------------------------------------------------------------

    def aim(self, spot: Spot | None) -> None:
        """Let the preview speak of a slot."""
        if spot == self.target:
            return
        if spot is not None and self.hand is not None:
            self.turns = self.turns_at(spot)
        self.target = spot
        self._rested = 0.0
        layout.add_spots(self)

    def turns_at(self, spot: Spot) -> int:
        """The orientation with which the marker would lie there now: on the target as it was turned, else the best."""
        options = self.options_by_spot().get(spot, {})
        assert self.hand is not None
        if spot == self.target and self.turns in options:
            return self.turns
        return best_turns(self.state, self.hand, spot, options, self.turns) if options else self.turns

    def turn(self, step: int) -> None:
        """Turn the held marker to the next orientation that is possible on the slot."""
        if self.hand is None:
            return
        options = self.options_by_spot().get(self.target, {}) if self.target is not None else dict.fromkeys(range(4))
        for number in range(1, 5):
            turns = (self.turns + step * number) % 4
            if turns in options:
                self.turn_to(turns)
                return

    def turn_to(self, turns: int) -> None:
        """Turn the held marker to an orientation."""
        quarter = (turns - self.turns + 1) % 4 - 1
        self.turns = turns
        if not quarter:
            return
        self.app.sounds.play("page_turn")
        self.timeline.add(TURN_SECONDS, lambda share: setattr(self, "turning", (quarter, share)))
        layout.add_spots(self)

    def toggle_pile(self) -> None:
        """One marker, or a pile of two."""
        self.as_pile = not self.as_pile
        self.target = None
        self.refresh()

    def lay(self, spot: Spot) -> None:
        """Lay the held marker on a slot and take what its Links pay."""
        options = self.options_by_spot().get(spot)
        if self.hand is None or not options:
            return
        turns = self.turns_at(spot)
        result = outcome(self.session, self.hand, spot, turns, options[turns])
        chosen = [self.reward(number) for number in range(len(result.pays))]
        events = self.session.play(options[turns], [ChooseReward(resource) for resource in chosen])
        self._remember(chosen)
        self.target, self._held_suit = None, ""
        self.app.sounds.play("disc_place")
        self.refresh()
        self._light(events)

    def receive(self, resource: str) -> None:
        """Answer one payment that was open when the scene came up."""
        self.session.play(ChooseReward(resource))
        self.app.sounds.play("coins")
        self.refresh()

    def _light(self, events: list[Event]) -> None:
        """Let the new Links flash."""
        if any(isinstance(event, Linked) for event in events):
            self.lights.show(events, self.row, self.session.viewer)
            self.app.sounds.play("shard_chime" if any(isinstance(event, ShardsGained) for event in events) else "coins")

    # --- what Links pay -----------------------------------------------------------------------------------------

    def reward(self, number: int) -> str:
        """Fame or Coins for a payment: chosen now, or what this player took last."""
        liked = self.app.memory.recall(REWARD_MEMORY, {})
        name = self.names[self.session.viewer]
        usual = liked.get(name, "fame") if isinstance(liked, dict) else "fame"
        return self.rewards.get(number, usual if usual in ("fame", "coins") else "fame")

    def choose_reward(self, number: int, resource: str) -> None:
        """Choose Fame or Coins for a Link."""
        self.rewards[number] = resource
        self.app.sounds.play("click")

    def choose_all(self, resource: str) -> None:
        """The same for all Links."""
        self.rewards = dict.fromkeys(range(6), resource)

    def _remember(self, chosen: list[str]) -> None:
        liked = self.app.memory.recall(REWARD_MEMORY, {})
        name = self.names[self.session.viewer]
        if chosen and isinstance(liked, dict) and liked.get(name) != chosen[-1]:
            self.app.memory.remember(REWARD_MEMORY, {**liked, name: chosen[-1]})

    def preview_outcome(self) -> Outcome | None:
        """What laying the marker on the target would bring."""
        if self.hand is None or self.target is None:
            return None
        move = self.options_by_spot().get(self.target, {}).get(self.turns)
        return outcome(self.session, self.hand, self.target, self.turns, move)

    def link_counts(self, spot: Spot) -> dict[int, int]:
        """How many Links each orientation makes that is allowed on a slot."""
        assert self.hand is not None
        options = self.options_by_spot().get(spot, {})
        return {turns: len(foreseen(self.state, self.hand, spot, turns).links) for turns in options}

    @property
    def passed_up(self) -> str:
        """What a click on the target now would pass up, as a sentence; "" when no other turn makes more Links."""
        if self.hand is None or self.target is None:
            return ""
        links = self.link_counts(self.target)
        better = better_turn(links, self.turns)
        key = self.app.keys.label("turn_marker")
        return theater_words.passes_up(better.steps, better.links, links[self.turns], key) if better is not None else ""

    # --- leaving ------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """End the Character's Actions, after a question when points would be lost."""
        acting = self.acting
        rest = [m for m in self.legal if isinstance(m, (SetUpTrick, Reschedule))]
        if acting is not None and acting.points and rest:
            lost = words.plural(acting.points, "Action Point")
            text = f"{lost} will be lost, and there is something left to do here."
            ask(self.app, "Finish with this Character?", text, "Finish", self._finish)
        else:
            self._finish()

    def _finish(self) -> None:
        move = next((move for move in self.legal if isinstance(move, FinishCharacter)), None)
        if move is not None:
            self.session.play(move)
            self.app.sounds.play("click")
        self.close()

    def go_back(self) -> None:
        """To the board; a marker in the hand goes back first."""
        if self.hand is None or self.put_back():
            self.close()

    def look_back(self, move_index: int) -> None:
        """Show the table as it was after so many moves: the board does."""
        board = next((below for below in self.app.stack if hasattr(below, "look_back") and below is not self), None)
        free = self.hand is None or (not self.hand.is_brought and self.put_back())
        if board is not None and free:
            self.close()
            board.look_back(move_index)

    def close(self) -> None:
        """Leave the scene."""
        self.app.stack.pop(self)

    def do_extra(self, move: Move) -> None:
        """Something that a card or ability offers."""
        self.session.play(move)
        self.app.sounds.play("click")
        self.refresh()

    def toggle_corners(self) -> None:
        """Fold the explanation of the corners, or open it."""
        self.app.memory.remember(FOLDED_MEMORY, not self.is_folded)
        self.app.sounds.play("page_turn")
        layout.add_spots(self)

    @property
    def is_folded(self) -> bool:
        """Whether the corners are not explained."""
        return bool(self.app.memory.recall(FOLDED_MEMORY, False))

    # --- events and time ----------------------------------------------------------------------------------------

    def on_events(self, events: list[Event]) -> None:
        """Opponents' Links flash too; the viewer's own have been shown when they were made."""
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
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_f, pygame.K_c) and not event.mod & pygame.KMOD_CTRL:
            self.choose_all("fame" if event.key == pygame.K_f else "coins")
            return True
        return False

    def help_place(self) -> tuple[str, str]:
        """The Theater, and on its page what is done with the marker in the hand."""
        return "theater", anchor_of(Head("Setting up a Trick")) if self.hand is not None else ""

    def handle_action(self, action: str) -> bool:
        """R turns, Esc puts the marker back or closes."""
        if action == "turn_marker" and self.hand is not None:
            self.turn(1)
            return True
        if action == "back" and self.hand is not None:
            self.put_back()
            return True
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """Follow the pointer; let the hint arrive."""
        super().update(dt)
        if self.is_at_work:
            self._has_worked = True
            self.session.update()
        elif self._has_worked and self.legal and not self.timeline.busy:
            self.close()  # a card or ability asks something: on the board
            return
        self._follow(dt)

    def _follow(self, dt: float) -> None:
        """The preview follows the pointer from slot to slot, but not while it crosses them in passing."""
        spot = layout.spot_of(self, self.spots.hovered or self.spots.focused)
        self.glance = layout.card_of(self, self.spots.hovered or self.spots.focused)
        if self.hand is None:
            return
        if spot is not None and spot in self.options_by_spot() and spot != self.target:
            self._rested += dt
            if self.target is None or self._rested >= DWELL or self.target.card != spot.card:
                self.aim(spot)
        elif spot == self.target:
            self._rested = 0.0
        elif self.target is not None and not self._is_near_target():
            self.aim(None)

    def _is_near_target(self) -> bool:
        """Whether the pointer is on the target's card, on the panel below, or between them."""
        assert self.target is not None
        focused = self.spots.focused or ""
        if self.spots.pointer == (-1, -1):
            return not focused.startswith("wing_")
        rects = dict(zip((card.id for card in self.row), row_rects(self.row), strict=True))
        card = rects.get(self.target.card)
        between = pygame.Rect(at.PREVIEW.x, at.CARDS_TOP + at.CARD_SIZE[1], at.PREVIEW.w, 16)
        areas = [at.PREVIEW, between, *([card] if card is not None else [])]
        return any(area.collidepoint(self.spots.pointer) for area in areas)

    @property
    def breathing(self) -> bool:
        """Lit slots breathe."""
        return self.hand is not None

    @property
    def look(self) -> object:
        return super().look, self.target, self.glance

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The stage and the panels beside it."""
        picture.draw(canvas, self)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """The marker in the hand, lights, the hint."""
        picture.draw_over(canvas, self)
