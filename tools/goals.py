"""Goals over several turns. A goal adds Fame for progress, so that the planner of a turn works towards it."""

from dataclasses import dataclass

from trickerion.bots.theater import own_show_day
from trickerion.bots.worth import turns_left
from trickerion.rules.state import GameState, PlayerState

NO_APPEAL = 0.0


@dataclass(frozen=True, slots=True)
class TeamGoal:
    """So many Specialists (or Characters of one kind) in the team."""

    kinds: tuple[str, ...]
    number: int
    size: float

    def worth(self, state: GameState, seat: int) -> float:
        """For each that is there or hired."""
        player = state.players[seat]
        team = (*player.characters, *player.hired)
        there = sum(disk.startswith(self.kinds) for disk in team)
        return self.size * min(there, self.number)

    def appeal(self, trick: str) -> float:
        """None."""
        return NO_APPEAL

    def needs(self, player: PlayerState) -> dict[str, int]:
        """None."""
        return {}


@dataclass(frozen=True, slots=True)
class ShowGoal:
    """A show of its own every turn: this turn, and something prepared or laid out for the next."""

    size: float

    def worth(self, state: GameState, seat: int) -> float:
        """The show of this turn, and a part for the next one."""
        player = state.players[seat]
        laid = any(m.owner == seat for card in state.row for _, m in card.all_markers())
        ready = any(o is not None and o.markers for o in player.tricks)
        today = laid and bool(own_show_day(state, seat))
        later = turns_left(state) > 0 and (ready or laid)
        return self.size * (today + 0.3 * later)

    def appeal(self, trick: str) -> float:
        """None."""
        return NO_APPEAL

    def needs(self, player: PlayerState) -> dict[str, int]:
        """None."""
        return {}
