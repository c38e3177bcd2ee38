"""The facts of the solo game (``cards/heir.toml``), loaded once; ``source = "house"`` there marks our own design."""

from typing import Any, NamedTuple

from trickerion.rules.catalog import SOLO_CARDS, SPECIALS, Yields, read_cards

_FACTS = read_cards("heir.toml")
_TABLES = _FACTS["tables"]


class PlanCard(NamedTuple):
    """A card of the plan deck: "setup" or "performance", and its icons from left to right."""

    id: str
    kind: str
    icons: tuple[str, ...]


def _plans(facts: dict[str, Any]) -> dict[str, PlanCard]:
    """The plan cards of a game without the Academy."""
    cards = [card for card in facts["plan_card"] if not card["academy"]]
    return {card["id"]: PlanCard(card["id"], card["kind"], tuple(card["icons"])) for card in cards}


PLANS: dict[str, PlanCard] = _plans(_FACTS)
"""The plan cards of new games."""
PLAN_SETS: dict[int, dict[str, PlanCard]] = {1: _plans(read_cards("solo_cards_1.toml")), SOLO_CARDS: PLANS}
"""The plan cards by set of solo cards (``GameOptions.solo_cards``): the same names and kinds, other icons."""

SPECIAL_ICON = "special:"

STARTING_FAME: int = _FACTS["setup"]["heir_fame"]
TRICK_SLOTS: int = _FACTS["setup"]["heir_trick_slots"]
LINE: int = _FACTS["setup"]["character_slots"]
"""Places of the line of Characters."""
TEAMS: dict[str, dict[str, int]] = {
    name: _FACTS["setup"]["characters"][name] for name in ("easy", "normal", "hard", "hard_add")
}
"""How many Characters of each kind the Heir begins with."""
REMOVED_PROPHECIES: tuple[str, ...] = tuple(_FACTS["setup"]["prophecies"]["removed"])
IGNORED_PROPHECIES: tuple[str, ...] = tuple(_FACTS["setup"]["prophecies"]["heir_ignores"])
"""Prophecies that change nothing for the Heir."""

PRIORITIES: dict[str, tuple[str, ...]] = {
    stance: tuple(place for place in _FACTS["priorities"][stance] if place != "academy") for stance in ("ready", "busy")
}
"""The priority list of each stance."""

DRAW_ORDER: tuple[str, ...] = tuple(deck for deck in _FACTS["dark_alley"]["tie_order"] if deck != "academy")
ABILITIES: dict[str, str] = {ability["magician"]: ability["effect"] for ability in _FACTS["ability"]}
"""By Magician: what its ability is for the Heir."""
BRIEF_ABILITIES: dict[str, str] = {ability["magician"]: ability.get("brief", "") for ability in _FACTS["ability"]}
"""The same in a few words, in block markup, where it needs them."""

PERMANENT_CARDS: int = sum(_FACTS["setup"]["assignment_deck"].values())
ADVERTISING_FAME: int = _FACTS["advertise"]["fame"]
BASE_POINTS: dict[str, int] = _FACTS["action_points"]["base"]
CARD_POINTS: int = _FACTS["action_points"]["special_card_bonus"]
MOST_POINTS: int = _FACTS["action_points"]["cap"]
FAME_FOR_MORE: int = _FACTS["action_points"]["cap_reward"]["fame"]
MOST_HIRED_APPRENTICES = 4
COINS_TO_FAME: int = _TABLES["coins_to_fame"]["coins"]

BLOCKED: dict[str, tuple[tuple[str, ...], ...]] = {
    die["location"]: tuple(
        tuple(slot if isinstance(slot, str) else f"{die['location']}.{slot - 1}" for slot in face)
        for face in die["blocked_by_face"]
    )
    for die in _FACTS["configuration_die"]
    if not die["academy_only"]
}
"""By Location of a Configuration die: for each face the two slots (in the Theater: weekdays) that it closes."""


def by_points(table: str, difficulty: str, points: int) -> int:
    """An entry of a table by Action Points from 1; more than the table has count as its last entry."""
    column: list[int] = _TABLES[table][difficulty]
    return column[min(points, len(column)) - 1]


def fame_by(table: str, difficulty: str) -> int:
    """An entry of a table that needs no Action Points: coins_to_fame, level_3_trick_at_end and so on."""
    return int(_TABLES[table][difficulty])


def backstage_bonus(difficulty: str) -> Yields:
    """What each helper backstage brings when the Heir performs."""
    return Yields(**_TABLES["backstage_bonus"][difficulty])


def top_level(fame: int) -> int:
    """The highest Trick level that this Fame allows."""
    return 3 if fame >= 36 else 2 if fame >= 16 else 1


def is_special(card: str) -> bool:
    """Whether an Assignment card is a special one."""
    return card in SPECIALS
