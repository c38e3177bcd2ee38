"""The secrets of the Academy: each works for "this Character", the own Protégé or an Apprentice to whom it was lent.

A secret is asked only while its Character acts (or is placed, paid, stands backstage). What works once in a placement
asks ``is_used`` before and tells it with ``use``.
"""

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.academy.secrets import is_used, use
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import secret
from trickerion.rules.events import Event
from trickerion.rules.state import GameState


class _CheaperOnce(Effect):
    """One Action of this Character in a placement costs fewer Action Points."""

    def _action(self) -> str:
        action: str = SECRETS[self.id].data["action"]
        return action

    def _lowered(self, cost: int) -> int:
        data = SECRETS[self.id].data
        return min(cost, data["ap"]) if "ap" in data else cost + int(data["ap_change"])

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return self._lowered(cost) if action == self._action() and not is_used(state, self.id) else cost

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        if action == self._action() and not is_used(state, self.id):
            use(state, self.id, events)


@secret("quick_study")
class QuickStudy(_CheaperOnce):
    """One Learn Trick Action of this Character costs 2 Action Points."""
