"""The team of a player with Action Points and wages; and the counts of the final scoring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from trickerion.rules.catalog import FAME_PER_UNPAID_WAGE


@dataclass(frozen=True, slots=True)
class WageBill:
    """Coins due at the end of the turn.

    ``laid``: for Characters that work or lie on a card now; ``everybody``: if the whole team worked; ``free``: the
    Characters without a wage, ``paid`` the others; ``short``: Coins missing for ``laid``; ``fame_lost``: what that
    would cost. ``coins`` are those that are left for wages; ``is_by_coin``: each Coin not paid costs Fame, else each
    Character.
    """

    laid: int
    everybody: int
    coins: int
    free: tuple[str, ...]
    paid: tuple[str, ...]
    short: int
    fame_lost: int
    is_by_coin: bool

    @property
    def warning(self) -> tuple[str, dict[str, int]]:
        """Warning against unpaid wages: its kind, and the Coins that are ``short`` with the Fame ``lost``."""
        if self.short:
            return "short", {"number": self.short, "lost": self.fame_lost}
        about = {"lost": FAME_PER_UNPAID_WAGE, "by_coin": self.is_by_coin}
        missing = self.everybody - self.coins
        return ("short_for_all", {"number": missing, **about}) if missing > 0 else ("unpaid", about)


class MemberFacts(NamedTuple):
    """A Character of the team: its Action Points before slot and Shard, and its wage."""

    kind: str
    points: int
    wage: int


class TeamFacts(NamedTuple):
    """The team by the ids of its Characters, and its bill."""

    characters: Mapping[str, MemberFacts]
    bill: WageBill

    @property
    def paid(self) -> tuple[tuple[str, int, int], ...]:
        """(protege, specialist or apprentice, number, wages) of those on the bill."""
        kinds: dict[str, list[int]] = {"protege": [], "specialist": [], "apprentice": []}
        for kind, _, wage in map(self.characters.__getitem__, self.bill.paid):
            kinds[kind if kind in kinds else "specialist"].append(wage)
        return tuple((kind, len(wages), sum(wages)) for kind, wages in kinds.items() if wages)


class AssigningFacts(NamedTuple):
    """Standing of the Assignment: its ``kind`` (usual, hidden or solo), and the state of each seat.

    That is "ready", "choosing", "after_you" or "placing" (its cards are laid while it places).
    """

    kind: str
    seats: tuple[str, ...]


class ScoringFacts(NamedTuple):
    """Facts of the final scoring.

    ``magicians`` by seat; ``initiative``: the seats in order; ``levels`` of the Tricks in play; ``has_powers``: Shards
    count nothing; ``prepared_is_enough`` for a Trick to score; ``short``: (seat, Trick) -> Components for the want of
    which it scores nothing; ``banners`` beside rooms by seat; ``banner_bonus``: Fame for the most of them, the second
    most ...
    """

    magicians: tuple[str, ...]
    initiative: tuple[int, ...]
    levels: frozenset[int]
    has_powers: bool
    prepared_is_enough: bool
    short: Mapping[tuple[int, str], Mapping[str, int]]
    banners: Mapping[int, int]
    banner_bonus: tuple[int, ...]
