"""The step of the Heir's procedure that comes next, for a table that is watched step by step."""

from trickerion.rules.events import HeirStep
from trickerion.rules.heir.acting import HeirActs
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.rules.heir.plan import HeirAssigning
from trickerion.rules.state import GameState


def coming_step(state: GameState) -> HeirStep | None:
    """What the Heir will do next in its Assignment or its turn, with the reason; None when it is not asked there."""
    choice = state.stack[-1] if state.stack else None
    if not isinstance(choice, HeirAssigning | HeirPlacing | HeirActs):
        return None
    answer = choice.answer(state)
    return HeirStep(choice.seat, answer.reason, answer.args)
