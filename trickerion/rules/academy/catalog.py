"""Print of the Academy's board and tiles (``cards/academy.toml``); ``source = "house"`` marks our design."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from trickerion.rules import catalog as cat

_FACTS = cat.read_cards("academy.toml")
_RULES = _FACTS["rules"]
_BOARD = _FACTS["board"]
_ACTIONS = {entry["id"]: entry for entry in _FACTS["action"]}

CLASSROOM, PRACTICE = "classroom", "practice"
"""The types of rooms."""


class Renovation(NamedTuple):
    """Price of a space, one of three: Coins to pay and Fame to gain at a Fame Threshold."""

    threshold: int
    coins: int
    fame: int


class Space(NamedTuple):
    """A place for a room: its type, the letter of the tile that closes it at first ("" = open), its prices."""

    id: str
    type: str
    closed: str
    renovations: tuple[Renovation, ...]


class Practising(NamedTuple):
    """Bonus of a Practice Room's slot for the Trick whose Academy marker lies there.

    ``yields`` each time it is performed; ``prepare_points`` change the cost of Prepare; ``more_markers`` at each
    Prepare; ``same_card_markers`` of the Trick may lie on one Performance card; after a performance its markers stay on
    the card, or return to the Trick card; ``free_orientation``: its own category need not lie in a circle;
    ``link_pays``: more for each Link made with it; ``link_level``: levels added where a Link payment is worked out.
    """

    yields: cat.Yields = cat.Yields()
    prepare_points: int = 0
    more_markers: int = 0
    same_card_markers: int = 1
    stays_on_card: bool = False
    returns_to_trick: bool = False
    free_orientation: bool = False
    link_pays: cat.Yields = cat.Yields()
    link_level: int = 0

    @property
    def bonuses(self) -> dict[str, Any]:
        """Values that differ from those of a Trick in no room, by name."""
        return {name: value for name, value in self._asdict().items() if value != getattr(NOT_PRACTISED, name)}


NOT_PRACTISED = Practising()


@dataclass(frozen=True, slots=True)
class PracticeRoom:
    """A tile with two slots, each with its own bonus."""

    id: str
    name: str
    threshold: int
    slots: tuple[Practising, ...]
    source: str


CHOOSE = "choose"
"""In place of kinds that are kept: Fame or Coins, decided each time."""


@dataclass(frozen=True, slots=True)
class Classroom:
    """A tile with two equal slots: what it makes of the Yields of a Trick, and the bonus for a Trick of its level.

    ``keep`` says which kinds are paid; then ``change`` (never below 0), half (rounded down), ``cap``; ``instead`` is
    paid when nothing is left.
    """

    id: str
    name: str
    threshold: int
    keep: tuple[str, ...]
    change: cat.Yields
    is_half: bool
    cap: Mapping[str, int]
    instead: cat.Yields
    match_bonus: cat.Yields
    source: str


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret: one more ability of whoever it works for; ``data``: the numbers of its effect."""

    id: str
    name: str
    location: str
    text: str
    data: Mapping[str, Any]
    source: str


def _practising(entry: Mapping[str, Any]) -> Practising:
    named = {"prepare_ap": "prepare_points", "extra_markers": "more_markers"}
    rest = {named.get(key, key): value for key, value in entry.items() if key not in ("yield", "link_pays")}
    yields, link_pays = cat.Yields(**entry.get("yield", {})), cat.Yields(**entry.get("link_pays", {}))
    return Practising(yields=yields, link_pays=link_pays, **rest)


def _practice_room(entry: Mapping[str, Any]) -> PracticeRoom:
    slots = tuple(_practising(slot) for slot in entry["slots"])
    return PracticeRoom(entry["id"], entry["name"], entry["threshold"], slots, entry["source"])


def _classroom(entry: Mapping[str, Any]) -> Classroom:
    pays = entry["pays"]
    return Classroom(
        entry["id"],
        entry["name"],
        entry["threshold"],
        tuple(pays["keep"]),
        cat.Yields(**pays.get("change", {})),
        pays.get("half", False),
        pays.get("cap", {}),
        cat.Yields(**pays.get("instead", {})),
        cat.Yields(**entry["match_bonus"]),
        entry["source"],
    )


def _secret(entry: Mapping[str, Any]) -> Secret:
    text = cat.filled(entry["effect"], entry["data"])
    return Secret(entry["id"], entry["name"], entry["location"], text, entry["data"], entry["source"])


_SIDE = {2: "two_or_three_players", 3: "two_or_three_players", 4: "four_players"}
SIDES: dict[int, tuple[Space, ...]] = {
    players: tuple(
        Space(entry["id"], entry["type"], entry["closed"], tuple(Renovation(**option) for option in entry["options"]))
        for entry in _FACTS["space"]
        if entry["side"] == side
    )
    for players, side in _SIDE.items()
}
"""The spaces of the side of the board for that many players."""
SPACES: dict[str, Space] = {space.id: space for side in SIDES.values() for space in side}

CLOSED: dict[int, tuple[str, ...]] = {
    2: tuple(_BOARD["two_or_three_players"]["closed_two_players"]),
    3: tuple(_BOARD["two_or_three_players"]["closed_three_players"]),
    4: tuple(_BOARD["four_players"]["closed"]),
}
"""Letters of the spaces that are closed at first, by the number of players."""
OPENS: dict[int, dict[int, str]] = {
    2: {token["turn"]: token["letter"] for token in _BOARD["two_or_three_players"]["open_tokens_two_players"]},
    3: {token["turn"]: token["letter"] for token in _BOARD["two_or_three_players"]["open_tokens_three_players"]},
    4: {token["turn"]: token["letter"] for token in _BOARD["four_players"]["open_tokens"]},
}
"""Turn -> letter of the spaces that open when the turn marker comes there, by the number of players."""

PRACTICE_ROOMS: dict[str, PracticeRoom] = cat.cards_of("academy.toml", "practice_room", _practice_room)
CLASSROOMS: dict[str, Classroom] = cat.cards_of("academy.toml", "classroom", _classroom)
SECRETS: dict[str, Secret] = cat.cards_of("academy.toml", "secret", _secret)
TILES: dict[str, PracticeRoom | Classroom] = {**PRACTICE_ROOMS, **CLASSROOMS}
SECRETS_OF_CUT, TILES_OF_CUT = cat.cuts_of(SECRETS), cat.cuts_of(TILES)
"""Those of a game, by its cut of our own cards (``GameOptions.house_cards``)."""
ROOM_SLOTS = 2

STARTING_FAME: int = _RULES["starting_fame"]
EXTRA_COINS: int = _RULES["extra_starting_coins"]
PERMANENT_CARDS: tuple[str, ...] = tuple(_RULES["extra_permanent_cards"])
MORE_CHARACTERS: tuple[str, ...] = tuple(_RULES["extra_characters"])
MORE_MARKERS: int = _RULES["extra_trick_markers_per_symbol"]
BANNERS: int = _RULES["banners_per_player"]
PROPHECIES_SWAPPED: int = _RULES["prophecies_swapped"]
DISPLAY: int = _RULES["secrets_on_display"]
SPECIAL_MARKERS: int = next(e["special_markers"] for e in _FACTS["magician"] if "special_markers" in e)
"""Number of Tricks that Professor Bernard can set aside."""
SECRET_SLOTS: int = _FACTS["protege"]["secret_slots"]
BANNERS_BY_TURN: tuple[int, ...] = tuple(_ACTIONS["renovate"]["banners_by_turn"])
SECRET_ADDS: tuple[tuple[int, int], ...] = tuple(
    (cat.PROTEGE_POINTS[slot + 1] - cat.PROTEGE_POINTS[slot], cat.PROTEGE_WAGE[slot + 1] - cat.PROTEGE_WAGE[slot])
    for slot in range(SECRET_SLOTS)
)
"""Action Points and wage that a secret adds, by its slot."""
POINTS_BY_LEVEL: dict[str, tuple[int, ...]] = {
    action: tuple(entry["ap_by_level"]) for action, entry in _ACTIONS.items() if "ap_by_level" in entry
}
"""Action Points of Practice and Teach for a Trick of level 1, 2 and 3."""
BANNER_BONUS: dict[int, tuple[int, ...]] = {
    players: tuple(_RULES["end_of_game"]["banner_bonus"][name])
    for players, name in ((2, "two_players"), (3, "three_players"), (4, "four_players"))
}
"""Fame for the most Banners, the second most and so on, by the number of players."""

assert all(secret.source == "house" for secret in SECRETS.values())
assert cat.ACADEMY in PERMANENT_CARDS
