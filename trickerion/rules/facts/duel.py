"""The Turn Setup cards of a Duel."""

from typing import NamedTuple


class DuelFacts(NamedTuple):
    """The card of this turn, the ``coming`` one ("" in the last turn), how many are ``left``, the Locations in play.

    ``covered_next``: the Character slots, Performance slots included, that the coming card covers.
    """

    current: str
    coming: str
    left: int
    locations: tuple[str, ...]
    covered_next: frozenset[str]
