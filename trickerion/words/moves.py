"""A decision in words, as an order to oneself: for Undo, Redo, hints and lists of choices.

``say(move, state, seat)`` wants the table before the move; anything it cannot find there is named in general.
"""

from collections.abc import Callable, Iterable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.rules.state import BESIDE, GameState
from trickerion.words import names as n
from trickerion.words.academy import moves as academy
from trickerion.words.academy.names import space
from trickerion.words.powers import moves as powers

_Say = Callable[[Any, GameState, int], str]


def say(move: Move, state: GameState, seat: int) -> str:
    """The move as a sentence without a full stop: "Buy Glass", "Place the Engineer: Downtown +2"."""
    return MOVE_WORDS[type(move)](move, state, seat)


def _trick(state: GameState, seat: int, place: int) -> str:
    owned = state.players[seat].tricks[place]
    return n.trick(owned.id) if owned is not None else f"the Trick on {n.place(place)}"


def _lesson(move: m.TeachIn | m.PracticeIn, state: GameState, seat: int) -> str:
    return f"{_trick(state, seat, move.place)}: {academy.room(state, move.space)}"


def _die(die: str, state: GameState) -> str:
    return f"{n.DIE_SHORT[die]} ({n.face(die, state.dice[die])})"


def _marker_name(state: GameState, card: str, slot: int) -> str:
    performance = next((performance for performance in state.row if performance.id == card), None)
    marker = dict(performance.all_markers()).get(slot) if performance else None
    return f"{n.trick(marker.trick)} ({_on_row(state, card)})" if marker else _on_row(state, card)


def _on_row(state: GameState, card: str) -> str:
    return n.performance_in(state.row_ids, card)


def _lay(move: m.PlaceMarker, state: GameState, seat: int) -> str:
    if move.slot <= BESIDE:
        return f"Lay the marker beside the slots: {_on_row(state, move.card)}"
    return f"Lay the marker: {_on_row(state, move.card)}, slot {move.slot + 1}"


def _board(board: str) -> str:
    return {"manager": "the Manager’s board", "assistant": "the Assistant’s board"}.get(board, "the player board")


def face_alone(face: str) -> str:
    """A face without its die: "Optical", "any category", "4", "X"."""
    if face == "x":
        return "X"
    return n.CATEGORY.get(face) or n.CHARACTER.get(face) or ("any category" if face == "any" else face)


def _manager_slot(move: m.ChooseManagerSlot, state: GameState, seat: int) -> str:
    there = state.players[seat].manager_piles[move.slot]
    return f"Exchange it with {n.components(there)}" if there else f"Use the Manager’s slot {n.ROMAN[move.slot + 1]}"


def _fate(move: m.ChangeFate, state: GameState, seat: int) -> str:
    pending = state.pending[move.place] if move.place < len(state.pending) else ""
    return f"Make {n.prophecy(pending)} active"


def _skip(move: m.Skip, state: GameState, seat: int) -> str:
    choice = state.stack[-1] if state.stack else None
    if type(choice).__name__ == "Placing":
        return "Place no second Character"
    return "Take no more" if getattr(choice, "taken", ()) else "Don’t use it"


MOVE_WORDS: dict[type[Move], _Say] = {
    m.ChooseMagician: lambda move, state, seat: f"Play {n.magician(move.magician)}",
    m.ChooseTrick: lambda move, state, seat: f"Start with {n.trick(move.trick)}",
    m.ChooseSuit: lambda move, state, seat: f"Mark the Trick with {n.SUIT[move.suit]}",
    m.TakeComponent: lambda move, state, seat: f"Take 1 {n.component(move.component)}",
    m.ChooseSpecialist: lambda move, state, seat: f"Take {n.an(n.CHARACTER[move.specialist])} into the team",
    m.ReturnTrick: lambda move, state, seat: f"Give back {_trick(state, seat, move.place)}",
    m.ReturnComponent: lambda move, state, seat: f"Give back 1 {n.component(move.component)}",
    m.Advertise: lambda move, state, seat: "Advertise",
    m.DoNotAdvertise: lambda move, state, seat: "Do not advertise",
    m.LayCard: lambda move, state, seat: f"Assign the {n.character(move.character)}: {n.card(move.card)}",
    m.TakeBack: lambda move, state, seat: f"Take back the card under the {n.character(move.character)}",
    m.FinishAssignment: lambda move, state, seat: "Finish the Assignment",
    m.PlaceCharacter: lambda move, state, seat: f"Place the {n.character(move.character)}: {n.slot(move.slot)}",
    m.LeaveIdle: lambda move, state, seat: f"Leave the {n.character(move.character)} Idle",
    m.Enhance: lambda move, state, seat: "Enhance with a Shard",
    m.FinishCharacter: lambda move, state, seat: "Finish with this Character",
    m.LearnTrick: lambda move, state, seat: f"Learn {n.trick(move.trick)}",
    m.ChooseDie: lambda move, state, seat: f"Use the {_die(move.die, state)}",
    m.ChooseTrickPlace: lambda move, state, seat: f"Put the Trick on {n.place(move.place)}",
    m.HireCharacter: lambda move, state, seat: f"Hire with the {_die(move.die, state)}",
    m.TakeCoins: lambda move, state, seat: f"Take {n.face(move.die, state.dice[move.die])} from the Bank",
    m.RerollDie: lambda move, state, seat: f"Reroll the {_die(move.die, state)}",
    m.SetDie: lambda move, state, seat: f"Set the {_die(move.die, state)}",
    m.ChooseFace: lambda move, state, seat: f"Set the die to {face_alone(move.face)}",
    m.Buy: lambda move, state, seat: f"Buy {n.components(move.component)}",
    m.ChoosePile: lambda move, state, seat: f"Put it on {_board(move.board)}",
    m.ChooseCount: lambda move, state, seat: f"Buy {move.count}",
    m.Bargain: lambda move, state, seat: (
        f"Bargain with {n.resource(move.points, 'points')}" if move.points else "Pay the full price"
    ),
    m.Order: lambda move, state, seat: f"Order {n.components(move.component)}",
    m.ChooseOrderSlot: lambda move, state, seat: f"Order it in place of {n.component(state.stock[move.slot])}",
    m.QuickOrder: lambda move, state, seat: f"Quick-order {n.components(move.component)}",
    m.Prepare: lambda move, state, seat: f"Prepare {_trick(state, seat, move.place)}",
    m.MoveTrick: lambda move, state, seat: f"Move {_trick(state, seat, move.place)} to the Engineer’s slot",
    m.MoveComponents: lambda move, state, seat: f"Move {n.components(move.component)} to the Manager’s board",
    m.ChooseManagerSlot: _manager_slot,
    m.MoveApprentice: lambda move, state, seat: "Move an Apprentice to the Assistant’s board",
    m.SetUpTrick: lambda move, state, seat: f"Set up {_trick(state, seat, move.place)}",
    m.Reschedule: lambda move, state, seat: f"Reschedule {_marker_name(state, move.card, move.slot)}",
    m.PlaceMarker: _lay,
    m.ChooseReward: lambda move, state, seat: f"Take {n.RESOURCE[move.resource][1]} for the Link",
    m.Perform: lambda move, state, seat: f"Perform {n.in_theater(move.card, state.row_ids)}",
    m.DeclineToPerform: lambda move, state, seat: "Decline to perform",
    m.ChooseApprenticePlace: lambda move, state, seat: f"The Apprentice joins {_board(move.board)}",
    m.DrawCard: lambda move, state, seat: f"Draw a {n.LOCATION[move.deck]} card",
    m.KeepCard: lambda move, state, seat: f"Keep {n.card(move.card)}",
    m.TellFortune: lambda move, state, seat: "Move the pending prophecies",
    m.ForgoBonus: lambda move, state, seat: "Give up the card’s bonus for 1 Action Point",
    m.UseCard: lambda move, state, seat: f"Use {n.card(move.card)}",
    m.UseAbility: lambda move, state, seat: f"Use {n.ability(move.magician)}",
    m.Skip: _skip,
    m.CopyCard: lambda move, state, seat: (
        f"Let the card under the {n.character(move.character)} work like {n.card(move.card)}"
    ),
    m.ChooseKind: lambda move, state, seat: f"Hire {n.an(n.CHARACTER[move.character])}",
    m.ReplaceTrick: lambda move, state, seat: f"Learn it in place of {_trick(state, seat, move.place)}",
    m.ChooseOwnTrick: lambda move, state, seat: f"Choose {_trick(state, seat, move.place)}",
    m.ChooseYield: lambda move, state, seat: f"Double the {n.RESOURCE[move.resource][1]}",
    m.ChooseComponent: lambda move, state, seat: f"Choose {n.components(move.component)}",
    m.SwapCards: lambda move, state, seat: (
        f"Swap two Performance cards: {_on_row(state, move.card)} and {_on_row(state, move.other)}"
    ),
    m.PlacePile: lambda move, state, seat: (
        f"Lay two markers as a pile: {_on_row(state, move.card)}, slot {move.slot + 1}"
    ),
    m.ChooseMarker: lambda move, state, seat: f"Choose {_marker_name(state, move.card, move.slot)}",
    m.StealTrick: lambda move, state, seat: (
        f"Take the Yields of slot {move.other_slot + 1} for your Trick on slot {move.own_slot + 1}"
    ),
    m.ChangeFate: _fate,
    **academy.MOVES,
    **powers.MOVES,
    m.RerollConfiguration: lambda move, state, seat: f"Reroll the Configuration die: {n.LOCATION[move.location]}",
    m.TurnUpPlan: lambda move, state, seat: "Turn up the plan card",
    m.LeaveAllIdle: lambda move, state, seat: "Leave all Characters Idle",
    m.TakeTrick: lambda move, state, seat: f"Take a Trick with the {_die(move.die, state)}",
    m.CheckShoppingList: lambda move, state, seat: "Check the Shopping List",
    m.OrderFromList: lambda move, state, seat: "Order from the Shopping List",
    m.TakeSecret: lambda move, state, seat: "Take a secret from the display",
    m.RenovateAt: lambda move, state, seat: f"Renovate {space(move.space)} at Fame Threshold {move.threshold}",
    m.TeachIn: lambda move, state, seat: f"Teach {_lesson(move, state, seat)}",
    m.PracticeIn: lambda move, state, seat: f"Practice {_lesson(move, state, seat)}",
    m.TossCoin: lambda move, state, seat: "Toss a coin for the prophecies",
    m.SetUpFrom: lambda move, state, seat: f"Set up {_trick(state, seat, move.place)}: {_on_row(state, move.card)}",
}
"""The words of every kind of move."""


# ------------------------------------------------------------------ several moves that are one deed


_TRADE = (m.Buy, m.ChoosePile, m.ChooseCount)
_ENDINGS: dict[type[Move], tuple[tuple[type[Move], ...], _Say]] = {
    m.ChooseOrderSlot: ((m.Order,), lambda move, state, seat: f" in place of {n.components(state.stock[move.slot])}"),
    m.ChoosePile: ((m.Buy,), lambda move, state, seat: f" for {_board(move.board)}"),
    m.ChooseCount: (_TRADE, lambda move, state, seat: f", {n.plural(move.count, 'piece')}"),
    m.Bargain: (
        _TRADE,
        lambda move, state, seat: (
            f", bargaining with {n.resource(move.points, 'points')}" if move.points else ", at the full price"
        ),
    ),
    m.ReplaceTrick: ((m.LearnTrick,), lambda move, state, seat: f" in place of {_trick(state, seat, move.place)}"),
    m.ChooseFace: ((m.SetDie,), lambda move, state, seat: f" to {face_alone(move.face)}"),
}
"""A move that ends the sentence of the one before it: after which kinds, and how."""


def say_all(deed: Iterable[tuple[Move, GameState, int]]) -> str:
    """Moves made as one deed: "Order Animals in place of Wood"; what does not belong together stands apart."""
    told, before = "", Move
    for move, state, seat in deed:
        after, ending = _ENDINGS.get(type(move), ((), say))
        if before in after:
            told += ending(move, state, seat)
        else:
            told += ("; " if told else "") + say(move, state, seat)
        before = type(move)
    return told
