"""Why a Trick, a card or a slot is closed, in our words. What is legal comes from the game's moves, never from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickerion.rules.ask import Acting, action_cost, has_suit
from trickerion.rules.catalog import ACTION_COSTS, TRICKS
from trickerion.rules.moves import ChooseReward, Move, Reschedule, SetUpTrick
from trickerion.rules.state import ENGINEER_PLACE, NEUTRAL, GameState, OwnedTrick, Performance
from trickerion.scenes.theater.hand import Hand, Spot, without_lifted
from trickerion.words import names as words
from trickerion.words.names import Names

SUIT_NAMES = {"spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}
_TYPES_NAMED = 2  # types of lacking Components that have room in the wings


class WingState(NamedTuple):
    """How a Trick stands in the wings: state of its row ("chosen", "ready", "idle", "closed"), pill and reason."""

    state: str
    label: str
    reason: str = ""


def on_stage(state: GameState, seat: int, owned: OwnedTrick) -> int:
    """How many Trick Markers of a Trick lie on the Performance cards."""
    return sum(
        marker.pile
        for card in state.row
        for _, marker in card.all_markers()
        if (marker.owner, marker.suit) == (seat, owned.suit)
    )


def missing(state: GameState, seat: int, owned: OwnedTrick) -> list[str]:
    """The Components that the Trick lacks, as words: "1 cog"."""
    player, short = state.players[seat], []
    for component, need in owned.trick.components.items():
        lacks = need - player.amount(component)
        if lacks > 0:
            short.append(words.pieces(component, lacks))
    return short


def wing_state(state: GameState, seat: int, place: int, hand: Hand | None, moves: Sequence[Move]) -> WingState:
    """How the Trick on a place of the Workshop stands."""
    owned = state.players[seat].tricks[place]
    assert owned is not None
    if hand is not None and hand.owner == seat and hand.suit == owned.suit:
        return WingState("chosen", "in hand")
    if not owned.markers:
        return _without_markers(state, seat, owned)
    label = f"{owned.markers} ready"
    if SetUpTrick(place) in moves or hand is not None:
        return WingState("ready", label)
    acting = _acting(state, seat)
    if acting is None or not moves or is_asked_for_pay(moves):
        return WingState("idle", label)
    if acting.points < action_cost(state, acting, "set_up_trick"):
        return WingState("closed", label, "no point left")
    return WingState("closed", label, "no free card")


def is_asked_for_pay(moves: Sequence[Move]) -> bool:
    """Whether a Link still has to be paid, before anything else."""
    return any(isinstance(move, ChooseReward) for move in moves)


def _without_markers(state: GameState, seat: int, owned: OwnedTrick) -> WingState:
    away = on_stage(state, seat, owned)
    lacks = missing(state, seat, owned)
    if lacks:
        player = state.players[seat]
        pieces = sum(max(0, need - player.amount(c)) for c, need in owned.trick.components.items())
        what = ", ".join(lacks) if len(lacks) <= _TYPES_NAMED else f"{pieces} pieces"
        return WingState("closed", "not prepared", f"lacks {what}")
    if away:
        return WingState("closed", "on stage", f"{away} on stage, none left")
    return WingState("closed", "not prepared", "Prepare it first")


def _acting(state: GameState, seat: int) -> Acting | None:
    """The seat's Character that acts in the Theater now."""
    for frame in reversed(state.stack):
        if isinstance(frame, Acting):
            return frame if (frame.seat, frame.location) == (seat, "theater") else None
    return None


def wing_tip(state: GameState, seat: int, place: int, wing: WingState) -> str:
    """The whole sentence about a Trick in the wings."""
    owned = state.players[seat].tricks[place]
    assert owned is not None
    where = " It stands on the Engineer’s board." if place == ENGINEER_PLACE else ""
    if wing.state == "chosen":
        return "Its marker is in your hand: lay it on a lit slot, or click here to put it back." + where
    if wing.state == "ready":
        return "Click or drag to take a marker into your hand." + where
    lacks = missing(state, seat, owned)
    if not owned.markers and lacks:
        return f"Not prepared: the Workshop lacks {', '.join(lacks)}." + where
    if not owned.markers:
        return "No markers on the card: Prepare the Trick in the Workshop." + where
    return f"{wing.reason.capitalize()}." if wing.reason else "Nobody of yours acts in the Theater now." + where


def card_reason(hand: Hand, card: Performance, names: Names, viewer: int) -> str:
    """Why a Performance card as a whole does not take the held marker."""
    rest = without_lifted(card, hand)
    if has_suit(rest, hand.owner, hand.suit):
        thing = f"{words.whose(hand.owner, names, viewer)} {SUIT_NAMES[hand.suit]}"
        return f"{thing[0].upper()}{thing[1:]} is on this card already. One marker of a suit per player."
    return "All slots are taken." if None not in rest.markers else "It cannot lie here."


def slot_reason(state: GameState, hand: Hand, spot: Spot, names: Names, viewer: int) -> str:
    """Why a slot does not take the held marker."""
    card = without_lifted(state.performance(spot.card), hand)
    taken = card.markers[spot.slot]
    if taken is not None and taken.owner == NEUTRAL:
        return "The marker printed here stays: nothing is laid on it."
    if taken is not None:
        owner = words.who(taken.owner, names, viewer)
        return f"{TRICKS[taken.trick].name} ({owner}) lies here."
    return card_reason(hand, card, names, viewer)


def reschedule_reason(state: GameState, seat: int, moves: Sequence[Move], spot: Spot, names: Names) -> str:
    """Why a marker on a slot cannot be rescheduled; "" when it can."""
    if Reschedule(spot.card, spot.slot) in moves:
        return ""
    marker = state.performance(spot.card).marker_at(spot.slot)
    acting = _acting(state, seat)
    if marker is None:
        return ""
    if marker.owner == NEUTRAL:
        return "A printed marker never moves."
    if acting is None or not moves:
        return "Nobody of yours acts in the Theater now."
    if marker.owner != seat:
        return f"This marker belongs to {names[marker.owner]}."
    if acting.points < action_cost(state, acting, "reschedule"):
        return f"Reschedule costs {ACTION_COSTS['reschedule']} Action Point, and none is left."
    return "It has nowhere else to go."


def action_reason(state: GameState, seat: int, moves: Sequence[Move], kind: type[Move]) -> str:
    """Why no Set Up Trick, or no Reschedule, is possible now, in two or three words; "" when one is."""
    if any(isinstance(move, kind) for move in moves):
        return ""
    acting = _acting(state, seat)
    if acting is None:
        return "not acting"
    if is_asked_for_pay(moves):
        return "answer first"
    action = "set_up_trick" if kind is SetUpTrick else "reschedule"
    short = action_cost(state, acting, action) - acting.points
    if short > 0:
        return f"{short} short"
    if kind is Reschedule:
        return "no own marker"
    tricks = [owned for owned in state.players[seat].tricks if owned is not None]
    return "no free card" if any(owned.markers for owned in tricks) else "none prepared"
