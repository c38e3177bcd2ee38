"""Names of the arguments of the reasons that the Heir gives for its steps."""

from typing import Final, NamedTuple


class PlacementFacts(NamedTuple):
    """All that decides a placement, as the arguments of its step.

    ``stance`` follows from the kind of the ``plan`` card and the Tricks ``owned`` of the highest ``level`` that the
    Fame allows. ``contested``: Locations by the priority list; ``passed``: those tried in vain before ``location``.
    ``others``: the other Characters of the Heir that wait there. Action Points: ``own`` of the kind, ``bonus`` of
    prophecy and ability, ``modifier`` of the slot, ``card`` of a special card; they allow ``uses`` dice, cards, orders
    or Trick Markers (0: this Character does nothing there). ``by``: the effects that give the bonus.
    """

    stance: str
    plan: str
    level: int
    owned: int
    location: str
    contested: tuple[str, ...]
    passed: tuple[str, ...]
    character: str
    others: tuple[str, ...]
    slot: str
    own: int
    bonus: int
    modifier: int
    card: int
    uses: int
    by: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """The sum of the Action Points."""
        return self.own + self.bonus + self.modifier + self.card


_PLACING = PlacementFacts._fields
_RENOVATING = ("space", "threshold", "price", "worth", "coins", "is_geert", "own", "others", "rivals")
_TEACHING = ("trick", "tile", "space", "slot")
_LAYING = ("card", "tricks", "links", "fame", "shards")

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "icon": ("number", "character", "location", "is_special"),
    "no_special_card": ("location", "character", "number"),
    "all_icons_served": ("number",),
    **dict.fromkeys(("contested", "by_priority", "magician_waits_no_longer"), _PLACING),
    **dict.fromkeys(("no_step_left", "all_used"), ("location", "uses")),
    "too_few_dice": ("wanted", "number", "die"),
    "trick": ("level", "number", "reached", "die", "candidates"),
    "specialist": ("character",),
    **dict.fromkeys(("apprentice", "last_apprentice"), ("number",)),
    "bank": ("face", "die"),
    "check_list": ("sold", "listed"),
    "order": ("wanted",),
    "fewest_cards": ("location", "number", "counts"),
    "learn_secret": ("number", "shown"),
    **dict.fromkeys(("renovate", "renovate_left"), _RENOVATING),
    **dict.fromkeys(("teach", "practice", "teach_left", "practice_left"), _TEACHING),
    **dict.fromkeys(("own_marker", "players_marker", "leftmost", "doomed_card_only", "pair"), _LAYING),
    "second_of_pair": ("card", "trick"),
    "best_show": ("card", "fame", "coins", "shards", "rivals"),
}
"""By the reason; of ``nothing_possible`` the arguments are the Locations tried in vain, all others have none."""
