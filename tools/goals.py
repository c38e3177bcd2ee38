"""Goals over several turns. A goal adds Fame for progress, so that the planner of a turn works towards it."""

from dataclasses import dataclass

from trickerion.bots.stage import own_show_day
from trickerion.bots.worth import turns_left, wages_due
from trickerion.rules.catalog import PRICE, TRICKS, Trick
from trickerion.rules.state import GameState, PlayerState

NO_APPEAL = 0.0
LEARNED, EQUIPPED, PREPARED, SHOWN = 0.45, 0.35, 0.1, 0.1
"""Shares of a Trick goal: learned, Components, prepared, in the Theater."""
BOUGHT = 0.9
"""How much of the share for Components they are worth before the Trick is learned."""


def set_of(trick: Trick, player: PlayerState) -> float:
    """The share of the price of a Trick's Components that is owned."""
    price = sum(PRICE[c] * n for c, n in trick.components.items())
    return 1 - sum(PRICE[c] * n for c, n in player.missing(trick).items()) / price


def shows(state: GameState, seat: int, trick: str) -> bool:
    """Whether a Trick Marker of this Trick lies in the Theater."""
    return any(m.owner == seat and m.trick == trick for card in state.row for _, m in card.all_markers())


@dataclass(frozen=True, slots=True)
class TrickGoal:
    """Owning and performing a Trick; ``size`` is the Fame for all of it, ``thrift`` that for each Coin saved for it."""

    trick: str
    size: float
    thrift: float = 0.2

    def worth(self, state: GameState, seat: int) -> float:
        """Coins saved for the fee and the Components, Components, learned, prepared, set up."""
        player, trick = state.players[seat], TRICKS[self.trick]
        owned = next((o for o in player.tricks if o is not None and o.id == self.trick), None)
        share = EQUIPPED * set_of(trick, player) * (BOUGHT if owned is None else 1.0)
        due = sum(PRICE[c] * n for c, n in player.missing(trick).items())
        if owned is None:
            due += max(0, trick.fame_threshold - player.fame)
        else:
            on_stage = shows(state, seat, self.trick)
            share += LEARNED + PREPARED * (owned.markers > 0 or on_stage) + SHOWN * on_stage
        purse = max(0, player.coins - wages_due(state, player))
        return self.size * share - self.thrift * max(0, due - purse)

    def appeal(self, trick: str) -> float:
        """The Trick itself before all others."""
        return self.size if trick == self.trick else 0.0

    def needs(self, player: PlayerState) -> dict[str, int]:
        """Its Components, even before it is learned."""
        return player.missing(TRICKS[self.trick])


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
