"""Deeds in the Theater: the Trick Marker is taken into the hand, turned, laid, and what its Links pay is chosen."""

from typing import Final, Protocol

from trickerion.language.verbatim import Verbatim
from trickerion.rules import moves as m
from trickerion.rules.events import Event, Linked, ShardsGained
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.state import GameState
from trickerion.scenes.theater.hand import TheaterView
from trickerion.screens.closeup.deeds import CloseUpDeeds, WorkPlace
from trickerion.screens.theater_cards import show_links
from trickerion.table.animator import Animator
from trickerion.ui.tween import Timeline

REWARD_MEMORY: Final = "link_reward"
TURN_SECONDS: Final = 0.14


class TheaterPlace(WorkPlace, Protocol):
    """Scene of the Theater."""

    timeline: Timeline

    @property
    def table(self) -> TheaterView:
        """Table as the panels see it."""

    @property
    def state(self) -> GameState:
        """Table as the viewer sees it."""

    @property
    def names(self) -> tuple[Verbatim, ...]:
        """Name by seat."""


class TheaterDeeds(CloseUpDeeds):
    """Deeds that the panels of the Theater may do; ``air`` shows what flies and lights up."""

    _place: TheaterPlace

    def __init__(self, place: TheaterPlace, air: Animator) -> None:
        super().__init__(place)
        self._air = air

    @property
    def _table(self) -> TheaterView:
        return self._place.table

    @property
    def _hand(self) -> Hand | None:
        return self._table.hand

    def is_flashing(self) -> bool:
        """True while anything moves."""
        return self._place.timeline.busy

    # --- into the hand, and back

    def take(self, move: m.Move) -> None:
        """Take a marker into the hand, in the orientation in which it lay; one that is held goes back first."""
        place, table = self._place, self._table
        if self._hand is not None and (self._hand.is_brought or not self.put_back()):
            return
        if move in place.legal:
            place.play(move)
            place.app.sounds.play("card_flick")
            if self._hand is not None and self._hand.origin is not None:
                marker = place.state.performance(self._hand.origin.card).marker_at(self._hand.origin.slot)
                table.turns = marker.turns if marker is not None else table.turns

    def put_back(self) -> bool:
        """Put the held marker back where it came from; False when that cannot be undone.

        One that a card brought goes back onto its Trick: that means doing without, and can be undone like any move.
        """
        hand, place = self._hand, self._place
        if hand is None or not (hand.is_brought or place.session.undoing.can_undo):
            place.app.sounds.play("error")
            return False
        if hand.is_brought:
            place.make(m.Skip())
        else:
            place.session.undo()
        place.app.sounds.play("card_flick")
        place.refresh()
        return True

    def pick_up(self, payload: object) -> None:
        """Take what the pointer has picked up, unless it is in the hand."""
        if isinstance(payload, m.Move) and not self._is_in_hand(payload):
            self.take(payload)

    def _is_in_hand(self, move: m.Move) -> bool:
        hand = self._hand
        if hand is None:
            return False
        if isinstance(move, m.SetUpTrick):
            owned = self._table.me.tricks[move.place]
            return owned is not None and hand.is_new and owned.suit == hand.suit
        return isinstance(move, m.Reschedule) and hand.origin == Spot(move.card, move.slot)

    def drop_outside(self) -> None:
        """Put back what was dropped where nothing takes it; what was brought stays until it is laid or declined."""
        is_brought = self._hand is None or self._hand.is_brought
        if not is_brought:
            self.put_back()

    def clicked_wing(self, place: int) -> None:
        """Take a marker of the Trick, or put it back."""
        if self._is_in_hand(m.SetUpTrick(place)):
            self.put_back()
        else:
            self.take(m.SetUpTrick(place))

    def go_back(self) -> None:
        """Return to the board; a marker in the hand goes back first."""
        if self._hand is None or self.put_back():
            self._place.close()

    # --- aimed and turned

    def aim(self, spot: Spot | None) -> None:
        """Let the preview speak of a slot."""
        table = self._table
        if spot != table.target:
            table.turns = table.turns_at(spot) if spot is not None else table.turns
            table.target = spot
            self._place.lay_out()

    def turn(self, step: int) -> None:
        """Turn the held marker to the next orientation that is possible on the slot."""
        if self._hand is None:
            return
        target, turns = self._table.target, self._table.turns
        allowed = self._table.options.get(target, {}) if target is not None else range(4)
        onward = ((turns + step * number) % 4 for number in range(1, 5))
        self.turn_to(next((other for other in onward if other in allowed), turns))

    def turn_to(self, turns: int) -> None:
        """Turn the held marker to an orientation."""
        table, place = self._table, self._place
        quarter = (turns - table.turns + 1) % 4 - 1
        table.turns = turns
        if quarter:
            place.app.sounds.play("page_turn")
            place.timeline.add(TURN_SECONDS, lambda share: setattr(table, "turning", (quarter, share)))
            place.lay_out()

    def toggle_pile(self) -> None:
        """Choose one marker, or a pile of two."""
        self._table.as_pile = not self._table.as_pile
        self._table.target = None
        self._place.refresh()

    # --- laid, and what that pays

    def lay(self, spot: Spot) -> None:
        """Lay the held marker on a slot and take what its Links pay, in one stroke."""
        table, place = self._table, self._place
        if table.hand is None or spot not in table.options:
            return
        if table.turns not in table.options[spot]:
            table.target = None
        self.aim(spot)
        payouts = table.outcome.payouts if table.outcome is not None else ()
        chosen = [table.reward(number) for number in range(len(payouts))]
        rewards = [m.ChooseReward(resource) for resource in chosen]
        events = place.make(table.options[spot][table.turns], rewards)
        self._remember(chosen)
        table.held_suit = ""
        place.app.sounds.play("disc_place")
        place.refresh()
        self.light(events)

    def receive(self, resource: str) -> None:
        """Answer one payment that was open when the scene came up."""
        self._place.play(m.ChooseReward(resource))
        self._place.app.sounds.play("coins")

    def light(self, events: list[Event]) -> None:
        """Let the Links among the events flash."""
        place = self._place
        if any(isinstance(event, Linked) for event in events):
            show_links(self._air, events, place.state, place.session.viewer)
            has_shards = any(isinstance(event, ShardsGained) for event in events)
            place.app.sounds.play("shard_chime" if has_shards else "coins")

    def choose_reward(self, number: int, resource: str) -> None:
        """Choose Fame or Coins for a Link."""
        self._table.chosen[number] = resource
        self._place.app.sounds.play("click")

    def choose_all(self, resource: str) -> None:
        """Choose the same for all Links."""
        self._table.chosen = dict.fromkeys(range(6), resource)

    @property
    def usual_reward(self) -> str:
        """Fame or Coins: what this player took last."""
        taken = self._taken_last().get(self._name, "fame")
        return taken if taken in ("fame", "coins") else "fame"

    @property
    def _name(self) -> str:
        return self._place.names[self._place.session.viewer]

    def _taken_last(self) -> dict[str, str]:
        """Fame or Coins by the player's name."""
        taken = self._place.app.memory.recall(REWARD_MEMORY)
        return taken if isinstance(taken, dict) else {}

    def _remember(self, chosen: list[str]) -> None:
        if chosen:
            self._place.app.memory.remember(REWARD_MEMORY, {**self._taken_last(), self._name: chosen[-1]})
