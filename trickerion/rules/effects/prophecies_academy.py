"""The seven prophecies of the Academy."""

from trickerion.rules.academy.board import Built
from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.state import GameState

FAME_BY_LEVEL = {1: 2, 2: 4, 3: 6}


@prophecy("golden_trowel")
class GoldenTrowel(Effect):
    """Renovate gives 2, 4 or 6 more Fame at Fame Threshold 1, 16 or 36."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        level = next(level for level, threshold in FAME_THRESHOLDS.items() if threshold == built.threshold)
        gain_fame(state, seat, FAME_BY_LEVEL[level], self.id, events)
