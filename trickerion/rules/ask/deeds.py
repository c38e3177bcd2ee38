"""A move as words tell it: its own ids and numbers, and what lies where it points."""

from collections.abc import Mapping
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.ask.academy import academy_asks, price
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.effects.active_effects import effects_of
from trickerion.rules.effects.modifiers import causes
from trickerion.rules.facts.actions import MoveFacts
from trickerion.rules.locations.market_row import bargained
from trickerion.rules.moves import Move
from trickerion.rules.phases.performance import Show
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.state import BESIDE, ENGINEER_PLACE, GameState, Marker

_NO_FACES: dict[str, str] = {}


def deed(state: GameState, seat: int, move: Move, faces: Mapping[str, str] = _NO_FACES) -> MoveFacts:
    """Facts of a seat's move, on the table before it; ``faces``: those of dice that still tumble."""
    about = move.to_json() | {"row": state.row_ids}
    if "die" in about:
        about["face"] = faces.get(about["die"], state.dice[about["die"]])
    if "place" in about:
        owned = state.players[seat].tricks[about["place"]]
        about |= {"owned": owned.id if owned is not None else "", "engineers": about["place"] == ENGINEER_PLACE}
    if "space" in about:
        about["tile"] = academy_of(state).room(about["space"]).tile
    return MoveFacts(about["do"], about | _lies_there(state, seat, move))


def _lies_there(state: GameState, seat: int, move: Move) -> dict[str, Any]:
    """Facts of a move by its kind, besides its own ids."""
    player, choice = state.players[seat], state.stack[-1] if state.stack else None
    match move:
        case m.ChooseOrderSlot(slot):
            return {"there": state.stock[slot]}
        case m.ChooseManagerSlot(slot):
            return {"there": player.manager_piles[slot]}
        case m.LeaveIdle(character):
            return {"card": player.characters[character].card}
        case m.MoveApprentice(character):
            return {"slot": player.characters[character].slot, "card": player.characters[character].card}
        case m.Reschedule(card, slot) | m.ChooseMarker(card, slot):
            return {"trick": _trick_on(state, card, slot)}
        case m.StealTrick(other_slot=other, own_slot=own):
            card = next((frame.card for frame in reversed(state.stack) if isinstance(frame, Show)), "")
            theirs, trick = _trick_on(state, card, other), _trick_on(state, card, own)
            return {"theirs": theirs, "trick": trick, "both": theirs and trick}
        case m.ChoosePile(board) | m.ChooseApprenticePlace(board):
            return {f"{board}s": True}
        case m.KeepCard(card):
            return {"is_known": card in SPECIALS}
        case m.LearnSecret(secret) | m.LendSecret(_, secret):
            return {"is_known": secret in SECRETS}
        case m.PlaceMarker(slot=slot):
            return {"beside": slot <= BESIDE}
        case m.ChangeFate(place):
            return {"pending": state.pending[place] if place < len(state.pending) else ""}
        case m.Skip():
            return {"placing": isinstance(choice, Placing), "taken": getattr(choice, "taken", ())}
        case m.ChooseCount(count):
            return {"number": count}
        case m.Bargain(points):
            if points:
                effects, off = effects_of(state, seat), bargained(state, seat, points)
                by = causes(effects, points, lambda e, coins: e.bargain_coins(state, seat, points, coins))
                return {"number": points, "off": off, "causes": by}
        case m.ChooseRenovation(threshold):
            asked = academy_asks(state)
            if asked is not None and (asked.kind, asked.seat) == ("price", seat):
                return {"priced": True, "number": price(state, seat, asked.space, threshold).total}
        case m.ChooseSecretSlot(slot):
            kept = academy_of(state).secrets[seat]
            return {"there": kept[slot] if slot < len(kept) else ""}
    return {}


def _trick_on(state: GameState, card: str, slot: int) -> str:
    """The Trick whose marker lies on a slot of a Performance card; slots below 0 are beside the printed ones."""
    markers: dict[int, Marker] = {}
    for performance in state.row:
        if performance.id == card:
            markers = dict(performance.all_markers())
    return markers[slot].trick if slot in markers else ""
