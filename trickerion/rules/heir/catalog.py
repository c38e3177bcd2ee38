"""The facts of the solo game (``cards/heir.toml``), loaded once; ``source = "house"`` there marks our own design."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from trickerion.rules.catalog import ACADEMY, SOLO_CARDS, SPECIALS, Yields, cards_of, read_cards

_FACTS = read_cards("heir.toml")
_TABLES = _FACTS["tables"]


class PlanCard(NamedTuple):
    """A card of the plan deck: "setup" or "performance", and its icons from left to right."""

    id: str
    kind: str
    icons: tuple[str, ...]


def _plan(entry: Mapping[str, Any]) -> tuple[PlanCard, bool]:
    """A card, and whether it is for games with the Academy."""
    return PlanCard(entry["id"], entry["kind"], tuple(entry["icons"])), entry["academy"]


def _plans(file: str, with_academy: bool = False) -> dict[str, PlanCard]:
    """The plan cards of a game with or without the Academy."""
    cards = cards_of(file, "plan_card", _plan)
    return {id_: card for id_, (card, is_academys) in cards.items() if is_academys is with_academy}


PLANS: dict[str, PlanCard] = _plans("heir.toml")
"""The plan cards of new games without the Academy."""
ACADEMY_PLANS: dict[str, PlanCard] = _plans("heir.toml", with_academy=True)
"""The plan cards of games with the Academy."""
ALL_PLANS: dict[str, PlanCard] = {**PLANS, **ACADEMY_PLANS}
PLAN_SETS: dict[int, dict[str, PlanCard]] = {1: _plans("solo_cards_1.toml"), SOLO_CARDS: PLANS}
"""The plan cards by set of solo cards (``GameOptions.solo_cards``): the same names and kinds, other icons."""


def plans_of(modules: Collection[str], solo_cards: int) -> dict[str, PlanCard]:
    """The plan cards of a game: with the Academy it has cards of its own."""
    return ACADEMY_PLANS if ACADEMY in modules else PLAN_SETS[solo_cards]


SMALL_GAME: dict[str, Any] = _FACTS["small_game"]
"""Turns and theaters of the small game, which is ours."""
SPECIAL_ICON = "special:"

STARTING_FAME: int = _FACTS["setup"]["heir_fame"]
ACADEMY_STARTING_FAME: int = _FACTS["setup"]["heir_fame_with_academy"]
TRICK_SLOTS: int = _FACTS["setup"]["heir_trick_slots"]
LINE: int = _FACTS["setup"]["character_slots"]
"""Places of the line of Characters; the Academy brings one more."""
ACADEMY_LINE: int = _FACTS["setup"]["character_slots_with_academy"]
TEAMS: dict[str, dict[str, int]] = {
    name: _FACTS["setup"]["characters"][name] for name in ("easy", "normal", "hard", "hard_add")
}
"""Numbers of Characters of each kind at the start of the Heir; with the Academy also a Protégé."""
REMOVED_PROPHECIES: tuple[str, ...] = tuple(_FACTS["setup"]["prophecies"]["removed"])
REMOVED_WITH_ACADEMY: tuple[str, ...] = tuple(_FACTS["setup"]["prophecies"]["removed_with_academy"])
IGNORED_PROPHECIES: tuple[str, ...] = tuple(_FACTS["setup"]["prophecies"]["heir_ignores"])
"""Prophecies that change nothing for the Heir."""

ACADEMY_PRIORITIES: dict[str, tuple[str, ...]] = {
    stance: tuple(_FACTS["priorities"][stance]) for stance in ("ready", "busy")
}
"""The priority list of each stance with the Academy."""
PRIORITIES: dict[str, tuple[str, ...]] = {
    stance: tuple(place for place in places if place != ACADEMY) for stance, places in ACADEMY_PRIORITIES.items()
}
"""The priority list of each stance."""

ACADEMY_DRAW_ORDER: tuple[str, ...] = tuple(_FACTS["dark_alley"]["tie_order"])
DRAW_ORDER: tuple[str, ...] = tuple(deck for deck in ACADEMY_DRAW_ORDER if deck != ACADEMY)
"""Order of decks with equally few cards in the hand, with and without the Academy."""
ABILITIES: dict[str, str] = {ability["magician"]: ability["effect"] for ability in _FACTS["ability"]}
"""By Magician: what its ability is for the Heir."""
BRIEF_ABILITIES: dict[str, str] = {ability["magician"]: ability.get("brief", "") for ability in _FACTS["ability"]}
"""The same in a few words, in block markup, where it needs them."""

PROTEGE_POINTS: tuple[int, ...] = tuple(_FACTS["action_points"]["protege_by_secrets"])
"""Base Action Points of the Heir's Protégé by the number of its secrets."""
MOST_SECRETS = len(PROTEGE_POINTS) - 1

PERMANENT_CARDS: int = sum(_FACTS["setup"]["assignment_deck"].values())
ADVERTISING_FAME: int = _FACTS["advertise"]["fame"]
BASE_POINTS: dict[str, int] = _FACTS["action_points"]["base"]
CARD_POINTS: int = _FACTS["action_points"]["special_card_bonus"]
MOST_POINTS: int = _FACTS["action_points"]["cap"]
FAME_FOR_MORE: int = _FACTS["action_points"]["cap_reward"]["fame"]
MOST_HIRED_APPRENTICES = 4
ENOUGH_FAME = 36
"""From this Fame on the Heir takes a Trick whatever it has."""
ENOUGH_TRICKS = 2
FEW_COINS = 4
"""With no more Coins than this the Heir renovates cheaply."""
MOST_COINS_FOR_ROOM = 9
"""Maximum that the Heir pays for a renovation."""
MOST_FAME_OF_A_LINE = 20
SHARD_FAME, CARD_FAME = 1, 2
USUAL_TEAM = 6
COINS_TO_FAME: int = _TABLES["coins_to_fame"]["coins"]

BLOCKED: dict[str, tuple[tuple[str, ...], ...]] = {
    die["location"]: tuple(
        tuple(slot if isinstance(slot, str) else f"{die['location']}.{slot - 1}" for slot in face)
        for face in die["blocked_by_face"]
    )
    for die in _FACTS["configuration_die"]
}
"""By Location of a Configuration die: for each face the two slots (in the Theater: weekdays) that it closes."""


def dice_of(modules: Collection[str]) -> tuple[str, ...]:
    """The Locations of the Configuration dice of a game; that of the Academy comes with it."""
    return tuple(place for place in BLOCKED if place != ACADEMY or ACADEMY in modules)


def line_of(modules: Collection[str]) -> int:
    """Places of the line of Characters in a game."""
    return ACADEMY_LINE if ACADEMY in modules else LINE


def priorities(stance: str, with_academy: bool) -> tuple[str, ...]:
    """The priority list of a stance."""
    return (ACADEMY_PRIORITIES if with_academy else PRIORITIES)[stance]


def by_points(table: str, difficulty: str, points: int) -> int:
    """An entry of a table by Action Points from 1; more than the table has count as its last entry."""
    column: list[int] = _TABLES[table][difficulty]
    return column[min(points, len(column)) - 1]


def fame_by(table: str, difficulty: str) -> int:
    """An entry of a table that needs no Action Points: coins_to_fame, level_3_trick_at_end and so on."""
    return int(_TABLES[table][difficulty])


def backstage_bonus(difficulty: str) -> Yields:
    """Bonus of each helper backstage when the Heir performs."""
    return Yields(**_TABLES["backstage_bonus"][difficulty])


def top_level(fame: int) -> int:
    """The highest Trick level that this Fame allows."""
    return 3 if fame >= 36 else 2 if fame >= 16 else 1


def is_special(card: str) -> bool:
    """True for a special Assignment card."""
    return card in SPECIALS
