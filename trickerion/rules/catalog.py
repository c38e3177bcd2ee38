"""Every printed card, die and slot as frozen objects, loaded once from ``cards/*.toml``.

Ids are short English words ("linking_rings", "rope", "downtown.0"); the rest of the rules speaks in these ids.
"""

import functools
import json
import re
import tomllib
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from string import Template
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

CATEGORIES = ("mechanical", "optical", "escape", "spiritual")
SUITS = ("spades", "hearts", "diamonds", "clubs")
SPECIALISTS = ("assistant", "engineer", "manager")
DAYS = ("thursday", "friday", "saturday", "sunday")
DIRECTIONS = ("up", "right", "down", "left")
X = "x"
ANY = "any"
ACADEMY = "academy"
DUEL = "duel"
STANDARD = "standard"
"""The Performance cards of every game without cards of its own."""
"""The Location, and the module that brings it with cards of its own (their ``module``)."""


class Yields(NamedTuple):
    """Fame, Coins and Shards that something pays."""

    fame: int = 0
    coins: int = 0
    shards: int = 0


class Cost(NamedTuple):
    """Action Points of an Action; where they differ by card or Trick, the least and the most."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A Trick card. ``components`` maps a Component to the number needed; ``end_game`` only on level 3."""

    id: str
    name: str
    category: str
    level: int
    fame_threshold: int
    components: Mapping[str, int]
    prepare_cost: int
    markers: int
    yields: Yields
    end_game: Mapping[str, Any] | None = None
    end_game_text: str = ""

    @property
    def worth(self) -> int:
        """Cost of the Trick's Components in Coins."""
        return sum(PRICE[component] * number for component, number in self.components.items())


@dataclass(frozen=True, slots=True)
class Link:
    """A Link circle between slots ``a`` and ``b`` (indices into the card's slots); ``a`` left of or above ``b``."""

    a: int
    b: int
    a_corner: int
    b_corner: int
    shard: bool

    def other_end(self, slot: int) -> int:
        """The slot at the other end."""
        return self.b if self.a == slot else self.a


@dataclass(frozen=True, slots=True)
class PerformanceCard:
    """A Performance card: slots as (column, row), Link circles, bonus of the performer.

    ``circles[slot]`` lists the corners (0 up, 1 right, 2 down, 3 left) of a slot that lie in a Link circle.
    ``neutral``: (slot, quarter turns) of the neutral markers that are printed on it; ``card_set``: the cards with which
    it is shuffled, STANDARD, DUEL, or those of a solo game.
    """

    id: str
    theater: str
    slots: tuple[tuple[int, int], ...]
    links: tuple[Link, ...]
    bonus: Yields
    circles: tuple[tuple[int, ...], ...]
    links_at: tuple[tuple[Link, ...], ...]
    neutral: tuple[tuple[int, int], ...] = ()
    card_set: str = STANDARD


@dataclass(frozen=True, slots=True)
class Magician:
    """A Magician card with its Favorite Trick category; the ability belongs to the Dark Alley side.

    ``ability_needs``: the module without which the first version has nothing to work on, or "".
    """

    id: str
    name: str
    category: str
    ability_name: str
    ability: str
    ability_academy: str
    ability_needs: str
    module: str = ""


@dataclass(frozen=True, slots=True)
class SpecialAssignment:
    """A special Assignment card: helps ``action`` at its Location; ``text`` is our wording, ``note`` our reading.

    ``is_sure``: it helps nearly always, whatever the dice and the others do. ``helps_every``: each of these Actions of
    the Character, not one alone. ``data``: the numbers of its effect.
    """

    id: str
    name: str
    location: str
    action: str
    optional: bool
    timing: str
    text: str
    note: str = ""
    is_sure: bool = False
    helps_every: bool = False
    module: str = ""
    data: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Prophecy:
    """A prophecy token: for the turn in which it is active it changes a rule for everybody."""

    id: str
    name: str
    phase: str
    location: str
    action: str
    text: str
    note: str = ""
    module: str = ""


@dataclass(frozen=True, slots=True)
class BeginnerSetup:
    """The recommended start of a first game for one favourite category (First Time Setup for Beginners)."""

    trick: str
    components: Mapping[str, int]
    specialist: str
    manager_components: Mapping[str, int]
    engineer_trick: str | None


@dataclass(frozen=True, slots=True)
class Die:
    """A Downtown die; ``area`` is residence, inn or bank; ``faces`` has six entries."""

    id: str
    area: str
    faces: tuple[str, ...]

    @property
    def distinct_faces(self) -> tuple[str, ...]:
        """The faces that Set Die may choose (ruling 37)."""
        return tuple(dict.fromkeys(self.faces))


@dataclass(frozen=True, slots=True)
class Slot:
    """A Character slot. ``owner`` is the seat of a Workshop slot, ``day`` a weekday of the Theater."""

    id: str
    location: str
    modifier: int
    min_players: int = 2
    owner: int | None = None
    day: str = ""
    is_performance: bool = False


@functools.cache
def read_cards(name: str) -> dict[str, Any]:
    """One file of ``cards/``, read once: what tools/books/make_cards.py made of it, unless it was changed since."""
    written, made = files(__package__).joinpath("cards", name).read_bytes(), made_cards().get(name, {})
    if made.get("sum") == zlib.crc32(written):
        return dict(made["cards"])
    return tomllib.loads(written.decode("utf-8"))


@functools.cache
def made_cards() -> dict[str, Any]:
    """``cards/*.toml`` in a form that is read ten times as fast: file -> its check sum and what stands in it."""
    return dict(json.loads(files(__package__).joinpath("cards", "cards.json").read_bytes()))


_BEFORE = "|".join(("more", "action", "trick", "component"))
_COUNTED = "|".join(("coin", "shard", "point", "slot", "piece", "component", "banner", "card", "marker"))
_ONE_OF_MANY = re.compile(rf"\b1 ((?:(?:{_BEFORE}) )*(?:{_COUNTED}))s\b", re.IGNORECASE)


def filled(text: str, data: Mapping[str, Any]) -> str:
    """The text of a card with the numbers of its data: "$coins_off coins" becomes "2 coins", or "1 coin".

    "$gain_coins" is a number of a part, and a list is "1/2/3"; what a number takes off is said in words.
    """
    numbers = dict(data)
    for part, inner in data.items():
        numbers |= {f"{part}_{key}": n for key, n in inner.items()} if isinstance(inner, Mapping) else {}
    said = {key: abs(n) if isinstance(n, int) else "/".join(map(str, n)) for key, n in numbers.items()}
    return _ONE_OF_MANY.sub(r"1 \1", Template(text).substitute(said))


Made = TypeVar("Made")

HOUSE_CARDS = 3
"""The cut of our own cards (Powers and the Academy) of new games; a saved game goes on with the one that it has."""
FIRST_HOUSE_CARDS = 1
_ANEW = {number: read_cards(f"house_cards_{number}.toml") for number in range(FIRST_HOUSE_CARDS + 1, HOUSE_CARDS + 1)}
RECUTS: dict[str, str] = {}
"""A card that was cut anew -> the one that games had in its place before, cut by cut."""
CUTS: dict[int, dict[str, str]] = {FIRST_HOUSE_CARDS: {}}
"""By cut: the card that its games have in place of one of the first cut."""
for _number, _kinds in _ANEW.items():
    CUTS[_number] = dict(CUTS[_number - 1])
    for _first in (entry["recut_of"] for own in _kinds.values() for entry in own):
        RECUTS[f"{_first}_{_number}"] = CUTS[_number].get(_first, _first)
        CUTS[_number][_first] = f"{_first}_{_number}"


def entries_of(file: str, kind: str) -> list[dict[str, Any]]:
    """The entries of a kind of card in a file, and after them those of them that were cut anew, cut by cut."""
    entries: list[dict[str, Any]] = [*read_cards(file)[kind]]
    known = {entry.get("id"): entry for entry in entries}
    for number, kinds in _ANEW.items():
        for entry in (entry for entry in kinds.get(kind, ()) if entry["recut_of"] in known):
            card = CUTS[number][entry["recut_of"]]
            known[card] = {**known[RECUTS[card]], **entry, "id": card}
            entries.append(known[card])
    return entries


class CardError(ValueError):
    """A card lacks something, or says what is not known."""


def cards_of(file: str, kind: str, make: Callable[[Mapping[str, Any]], Made]) -> dict[str, Made]:
    """The cards of a kind in a file, by id. Raises CardError, which names the file, the card and what is wrong."""
    made: dict[str, Made] = {}
    for number, entry in enumerate(entries_of(file, kind), 1):
        card = entry.get("id") or f"number {number}"
        try:
            if card in made:
                raise ValueError("it is there twice")
            made[entry["id"]] = make(entry)
        except KeyError as error:
            raise CardError(f"cards/{file}: {kind} {card} has no {error}.") from error
        except (TypeError, ValueError) as error:
            raise CardError(f"cards/{file}: {kind} {card}: {error}.") from error
    return made


_BOARD = read_cards("board.toml")
_ACADEMY = read_cards("academy.toml")


def of_cut(cards: Iterable[str], number: int) -> tuple[str, ...]:
    """Those with which a game of this cut is played, each where its first cut stands in the catalogue."""
    return tuple(CUTS[number].get(card, card) for card in cards if card not in RECUTS)


def cuts_of(cards: Iterable[str]) -> dict[int, tuple[str, ...]]:
    """The cards of every cut."""
    return {number: of_cut(cards, number) for number in CUTS}


FAME_THRESHOLDS: dict[int, int] = {int(k): v for k, v in _BOARD["fame_thresholds"].items()}
MARKERS_PER_SUIT: int = _BOARD["markers_per_suit"]
ACTION_COSTS: dict[str, int] = _BOARD["actions"] | {e["id"]: e["ap"] for e in _ACADEMY["action"] if "ap" in e}
POSTER_FAME = 2
"""Fame that a Poster brings (ruling 68)."""
ENHANCE_SHARDS = 1
QUICK_ORDER_SURCHARGE = 1
LEFT, RIGHT, BOTTOM = range(3)
"""Places of the pending prophecies; clockwise is left, right, bottom. Left is the next to become active."""
CORNERS: tuple[tuple[str, ...], ...] = tuple(tuple(o["corners"]) for o in _BOARD["orientation"])
"""``CORNERS[turns][direction]``: the category that a Trick Marker shows there."""


def _trick(entry: Mapping[str, Any]) -> Trick:
    return Trick(
        id=entry["id"],
        name=entry["name"],
        category=entry["category"],
        level=entry["level"],
        fame_threshold=FAME_THRESHOLDS[entry["level"]],
        components=MappingProxyType(entry["components"]),
        prepare_cost=entry["prepare"],
        markers=entry["markers"],
        yields=Yields(**entry["yields"]),
        end_game=entry.get("end_game"),
        end_game_text=entry.get("end_game_text", ""),
    )


def _link(slots: list[list[int]], entry: Mapping[str, Any]) -> Link:
    horizontal = entry["a"][1] == entry["b"][1]
    corners = (1, 3) if horizontal else (2, 0)
    return Link(slots.index(entry["a"]), slots.index(entry["b"]), *corners, entry["shard"])


def _performance(entry: Mapping[str, Any], card_set: str) -> PerformanceCard:
    slots = entry["slots"]
    links = tuple(_link(slots, link) for link in entry["links"])
    links_at = tuple(tuple(k for k in links if i in (k.a, k.b)) for i in range(len(slots)))
    circles = tuple(
        tuple(k.a_corner if k.a == i else k.b_corner for k in at_slot) for i, at_slot in enumerate(links_at)
    )
    cells = tuple((x, y) for x, y in slots)
    at_the_top = [corners[0] for corners in CORNERS]  # by the quarter turns of a marker
    neutral = tuple((slots.index(n["slot"]), at_the_top.index(n["up"])) for n in entry.get("neutral", ()))
    return PerformanceCard(
        entry["id"], entry["theater"], cells, links, Yields(**entry["bonus"]), circles, links_at, neutral, card_set
    )


def solo_card_set(number: int) -> str:
    """The Performance cards of a set of solo cards."""
    return f"solo_{number}"


def _beginner(entry: Mapping[str, Any]) -> BeginnerSetup:
    return BeginnerSetup(
        entry["trick"],
        entry["components"],
        entry["specialist"],
        entry.get("manager_components", {}),
        entry.get("engineer_trick"),
    )


def _slots() -> dict[str, Slot]:
    slots = []
    for location in (location for location in _BOARD["slots"] if location != "workshop"):
        for i, s in enumerate(_BOARD["slots"][location]):
            slots.append(Slot(f"{location}.{i}", location, s["modifier"], s.get("min_players", 2)))
    for seat in range(4):
        for i, s in enumerate(_BOARD["slots"]["workshop"]):
            slots.append(Slot(f"workshop.{seat}.{i}", "workshop", s["modifier"], owner=seat))
    for day in _BOARD["day"]:
        name, modifier = day["id"], day["backstage_modifier"]
        slots += [Slot(f"{name}.backstage.{i}", "theater", modifier, day=name) for i in range(2)]
        slots.append(Slot(f"{name}.perform", "theater", 0, day=name, is_performance=True))
    for i, s in enumerate(_ACADEMY["rules"]["locations"]["slots"]):
        slots.append(Slot(f"academy.{i}", "academy", s["modifier"], s.get("min_players", 2)))
    return {slot.id: slot for slot in slots}


def _magician(entry: Mapping[str, Any]) -> Magician:
    return Magician(
        entry["id"],
        entry["name"],
        entry["category"],
        entry["ability_name"],
        entry["ability"],
        entry.get("ability_academy", entry["ability"]),
        entry.get("ability_needs", ""),
    )


def _academys_magician(entry: Mapping[str, Any]) -> Magician:
    name, ability = entry["ability_name"], entry["ability"]
    return Magician(entry["id"], entry["name"], entry["favorite"], name, ability, ability, "", ACADEMY)


def _academys_special(entry: Mapping[str, Any]) -> SpecialAssignment:
    known = {key: entry[key] for key in ("id", "name", "location", "action", "data")}
    text = filled(entry["effect"], entry["data"])
    return SpecialAssignment(**known, optional=True, timing="", text=text, module=ACADEMY)


def _academys_prophecy(entry: Mapping[str, Any]) -> Prophecy:
    known = {key: entry[key] for key in ("id", "name", "phase", "location", "action")}
    return Prophecy(**known, text=entry["effect"], note=entry["unclear"], module=ACADEMY)


_MAGICIANS = read_cards("magicians.toml")

TRICKS: dict[str, Trick] = cards_of("tricks.toml", "trick", _trick)


def first_tricks(category: str) -> list[Trick]:
    """The Tricks of Fame Threshold 1 of a category."""
    return [trick for trick in TRICKS.values() if trick.category == category and trick.level == 1]


SOLO_CARDS = 2
"""The set of solo cards (Performance and plan cards) of new games; set 1 is only for games saved with it."""
PERFORMANCES: dict[str, PerformanceCard] = {
    id_: card
    for card_set, name in {
        STANDARD: "performances.toml",
        solo_card_set(1): "solo_cards_1.toml",
        solo_card_set(2): "heir_performances.toml",
        DUEL: "duel.toml",
    }.items()
    for id_, card in cards_of(name, "performance", functools.partial(_performance, card_set=card_set)).items()
}
"""The 28 cards of the game, the solo cards of every set, and those of the Duel."""
MAGICIANS: dict[str, Magician] = {
    **cards_of("magicians.toml", "magician", _magician),
    **cards_of("academy.toml", "magician", _academys_magician),
}
BEGINNER: dict[str, BeginnerSetup] = {category: _beginner(e) for category, e in _MAGICIANS["beginner"].items()}
DICE: dict[str, Die] = cards_of("board.toml", "die", lambda e: Die(e["id"], e["area"], tuple(e["faces"])))
SLOTS: dict[str, Slot] = _slots()
YIELD_MODIFIER: dict[str, int] = {d["id"]: d["yield_modifier"] for d in _BOARD["day"]}

SPECIALS: dict[str, SpecialAssignment] = {
    **cards_of("special_assignments.toml", "card", lambda e: SpecialAssignment(**e)),
    **cards_of("academy.toml", "card", _academys_special),
}
PROPHECIES: dict[str, Prophecy] = {
    **cards_of("prophecies.toml", "prophecy", lambda e: Prophecy(**e)),
    **cards_of("academy.toml", "prophecy", _academys_prophecy),
}
SPECIAL_DECKS = ("theater", "workshop", "downtown", "market_row")
"""The Locations that have a deck of special Assignment cards in the Dark Alley; the Academy brings a fifth."""

Card = TypeVar("Card", Magician, SpecialAssignment, Prophecy)


def printed_for(cards: Mapping[str, Card], modules: Collection[str]) -> list[Card]:
    """The cards of a kind with which a game with these modules is played."""
    return [card for card in cards.values() if not card.module or card.module in modules]


def specials_for(modules: Collection[str], house_cards: int = HOUSE_CARDS) -> list[SpecialAssignment]:
    """The special Assignment cards of a game with these modules and this cut of our own cards."""
    return [SPECIALS[card] for card in of_cut((card.id for card in printed_for(SPECIALS, modules)), house_cards)]


TIER: dict[str, str] = {c: tier for tier in ("basic", "advanced", "superior") for c in _BOARD["components"][tier]}
"""Component id -> basic, advanced or superior; the order is that of the price list."""
COMPONENTS: tuple[str, ...] = tuple(TIER)
PRICE: dict[str, int] = {c: _BOARD["components"]["price"][tier] for c, tier in TIER.items()}
FIRST_STOCK: tuple[str, ...] = tuple(_BOARD["components"]["first_stock"])
MAX_PER_COMPONENT = 3

_PROTEGE = _ACADEMY["protege"]
PROTEGE_POINTS: tuple[int, ...] = tuple(_PROTEGE["base_ap_by_secrets"])
PROTEGE_WAGE: tuple[int, ...] = tuple(_PROTEGE["wage_by_secrets"])
"""Action Points and wage of the Protégé by the number of its secrets."""
BASE_POINTS: dict[str, int] = {kind: c["points"] for kind, c in _BOARD["characters"].items()}
BASE_POINTS["protege"] = PROTEGE_POINTS[0]
WAGE: dict[str, int] = {kind: c["wage"] for kind, c in _BOARD["characters"].items()}
WAGE["protege"] = PROTEGE_WAGE[0]
FAME_PER_UNPAID_WAGE = 2
START: dict[str, Any] = _BOARD["start"]
TURNS: dict[str, int] = _BOARD["turns"]
SHORT_GAME: dict[str, Any] = _BOARD["short_game"]
INITIATIVE_SLOTS: dict[int, tuple[int, ...]] = {int(n): tuple(s) for n, s in _BOARD["initiative"]["slots"].items()}
ROW_LENGTH: dict[int, int] = {int(n): length for n, length in _BOARD["performance"]["row_length"].items()}
DECK: dict[str, tuple[str, ...]] = {
    "base": tuple(_BOARD["performance"]["deck"]),
    "dark_alley": tuple(_BOARD["performance"]["deck_dark_alley"]),
}
PERFORMER_BONUS: dict[str, Yields] = {k: Yields(**v) for k, v in _BOARD["performer_bonus"].items()}
SCORING: dict[str, dict[str, int]] = _BOARD["scoring"]

LOCATIONS = ("downtown", "market_row", "workshop", "theater", "dark_alley", ACADEMY)


def number_in(row: Iterable[str], card_id: str) -> str:
    """The number by which a Performance card is told apart from others of its theater in the row, or ""."""
    alike = [card for card in row if PERFORMANCES[card].theater == PERFORMANCES[card_id].theater]
    return str(alike.index(card_id) + 1) if card_id in alike and len(alike) > 1 else ""


def location_of(card: str) -> str:
    """The Location that an Assignment card names; a permanent card's id is its Location."""
    return SPECIALS[card].location if card in SPECIALS else card


PROTEGE = "protege"
CHARACTERS = ("magician", *SPECIALISTS, PROTEGE, *(f"apprentice_{n}" for n in range(1, 5)))
"""The nine disks of a player; the Protégé comes with the Academy."""


KIND_OF = {disk: "apprentice" if disk.startswith("apprentice") else disk for disk in CHARACTERS}
"""The kind of each disk: "apprentice_2" -> "apprentice"."""


def kind_of(character: str) -> str:
    """The kind of a disk: "apprentice_2" -> "apprentice"."""
    return KIND_OF.get(character, character)
