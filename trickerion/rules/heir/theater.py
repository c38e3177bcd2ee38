"""Theater: a helper backstage sets up Tricks; their Links pay Fame, never Coins."""

from dataclasses import replace

from trickerion.rules.events import Event
from trickerion.rules.heir.markers import FREE_TURN, set_up_plan
from trickerion.rules.heir.telling import Answer
from trickerion.rules.heir.work import Work
from trickerion.rules.locations.theater import ReceivingLinkBonus, set_up
from trickerion.rules.moves import ChooseReward, Move, PlaceMarker, SetUpFrom
from trickerion.rules.state import GameState

_FAME = ChooseReward("fame")


def next_step(state: GameState, work: Work) -> Answer | None:
    """The next marker; the second one of a pair follows at once."""
    if work.planned:
        owned = state.players[work.seat].tricks[work.planned.place]
        assert owned is not None
        return Answer(work.planned, "second_of_pair", (work.planned.card, owned.id))
    plan = set_up_plan(state, work.seat, work.left) if work.left else None
    return plan.answer() if plan else None


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Lay a marker and take Fame for its Links; the work that is left."""
    assert isinstance(move, SetUpFrom)
    planned = None if work.planned else _second(state, work)
    set_up(state, work.seat, move.place, PlaceMarker(move.card, move.slot, move.turns), 1, events)
    _note_free_turn(state, work.seat)
    while isinstance(state.stack[-1], ReceivingLinkBonus):
        state.stack[-1].apply(state, _FAME, events)
    return replace(work, left=work.left - 1, planned=planned)


def _second(state: GameState, work: Work) -> SetUpFrom | None:
    plan = set_up_plan(state, work.seat, work.left)
    return plan.layings[1].move if plan and len(plan.layings) > 1 else None


def _note_free_turn(state: GameState, seat: int) -> None:
    """The Master of Chains may turn only the first marker of the turn any way."""
    player = state.players[seat]
    if player.magician == "master_of_chains" and FREE_TURN not in player.used:
        player.used.append(FREE_TURN)
