"""Prophecies of the Theater: Set Up Trick, Yield modifiers, performer bonuses."""

from trickerion.rules.catalog import TRICKS, YIELD_MODIFIER, Yields
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.state import GameState, Marker


class _Night(Effect):
    """Setting up a Trick of one category gives its owner 2 Fame."""

    _category: str

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        if TRICKS[marker.trick].category == self._category:
            gain_fame(state, seat, 2, self.id, events)


@prophecy("night_of_gears")
class NightOfGears(_Night):
    """Setting up a mechanical Trick gives its owner 2 Fame."""

    _category = "mechanical"


@prophecy("night_of_mirrors")
class NightOfMirrors(_Night):
    """Setting up an optical Trick gives its owner 2 Fame."""

    _category = "optical"


@prophecy("night_of_chains")
class NightOfChains(_Night):
    """Setting up an escape Trick gives its owner 2 Fame."""

    _category = "escape"


@prophecy("night_of_spirits")
class NightOfSpirits(_Night):
    """Setting up a spiritual Trick gives its owner 2 Fame."""

    _category = "spiritual"


@prophecy("great_encore")
class GreatEncore(Effect):
    """Performer bonuses are doubled."""

    def performer_bonus(self, state: GameState, performer: int, kind: str, bonus: Yields) -> Yields:
        return Yields(2 * bonus.fame, 2 * bonus.coins, 2 * bonus.shards)


@prophecy("empty_friday")
class EmptyFriday(Effect):
    """Friday changes Yields the way Thursday does."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return YIELD_MODIFIER["thursday"] if day == "friday" else modifier


@prophecy("golden_saturday")
class GoldenSaturday(Effect):
    """Saturday changes Yields the way Sunday does."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return YIELD_MODIFIER["sunday"] if day == "saturday" else modifier


@prophecy("even_week")
class EvenWeek(Effect):
    """Thursday and Sunday do not change Yields."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return 0


@prophecy("long_shadow")
class LongShadow(Effect):
    """In every show all Tricks take the Yield modifier of the performer."""

    def uses_performers_day(self, state: GameState) -> bool:
        return True


@prophecy("fame_over_gold")
class FameOverGold(Effect):
    """In the Performance phase the Coins of Tricks come as Fame."""

    def coins_become_fame(self, state: GameState) -> bool:
        return True
