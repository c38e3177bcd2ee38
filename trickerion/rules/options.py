"""What a game is played with: seats, modules, edition of the rules, and the points in which editions differ."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from reprlib import repr as quoted
from typing import Any

from trickerion.rules.catalog import MAGICIANS, SOLO_CARDS, TURNS

EDITIONS = ("2015", "2019")
MODULES = ("dark_alley", "prophecies", "heir")
"""What can be added to the base game; prophecies and the Heir (solo) belong to the Dark Alley and can be left out."""

HEIR = "heir"
DIFFICULTIES = ("easy", "normal", "hard")
"""How strong Dahlgaard's Heir is."""

COLOURS = ("crimson", "teal", "saffron", "pearl")
PLAYERS = ("person", "random", "greedy", HEIR)
"""Who may sit at a seat: a person, one of the bots by its name, or the Heir (second seat of a solo game)."""

RULINGS: dict[str, dict[str, Any]] = {
    "link_bonus_level": {"2015": "set_up", "2019": "highest"},
    "special_draw": {"2015": "top_card_open", "2019": "two_keep_one"},
    "special_discard": {"2015": "pile_and_rotate", "2019": "under_deck"},
    "score_cap": {"2015": 0, "2019": 20},
    "wage_penalty": {"2015": "per_coin", "2019": "per_character"},
    "order_from_stock": {"2015": True, "2019": False},
    "first_order": {"2015": "random", "2019": "clockwise"},
    "free_prepare_engineer": {"2015": False, "2019": False},
    "academy_abilities": {"2015": False, "2019": False},
}
"""The points that ``edition`` sets together and that can also be set alone (rulings, "The options in short")."""

ALTERNATIVES: dict[str, tuple[Any, ...]] = {
    "link_bonus_level": ("set_up", "highest"),
    "special_draw": ("top_card_open", "two_keep_one"),
    "special_discard": ("pile_and_rotate", "under_deck"),
    "score_cap": (0, 20),
    "wage_penalty": ("per_coin", "per_character"),
    "order_from_stock": (False, True),
    "first_order": ("random", "clockwise"),
    "free_prepare_engineer": (False, True),
    "academy_abilities": (False, True),
}

HEIR_POINTS: dict[str, tuple[Any, ...]] = {"heir_hard_team": ("swap", "add"), "heir_level_3_cap": (20, 0)}
"""Points of the solo game that can be read in two ways; the first value is used unless told otherwise."""

FIRST_SOLO_CARDS = 1
_WITH_FIRST_SOLO_CARDS: dict[str, Any] = {"heir_level_3_cap": 0}
"""What was used unless told otherwise when games were played with the first set of solo cards."""

NAME_LENGTH = 24


class OptionsError(ValueError):
    """The options cannot be played; the message says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: name, who plays, colour, and the Magician ("" = chosen in the full set-up, else drawn)."""

    name: str
    player: str = "person"
    colour: str = ""
    magician: str = ""


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Options of one game. ``rulings`` holds only the points set apart from the edition.

    ``fits_abilities``: whether an ability that has nothing to work on is dealt in its Academy version (ruling 144);
    False for a game that was begun before and goes on as it was.
    ``solo_cards`` is the set of solo cards: a saved game goes on with the set that it began with.

    Raises OptionsError when they cannot be played together.
    """

    seats: tuple[Seat, ...]
    edition: str = "2019"
    setup: str = "beginner"
    modules: tuple[str, ...] = ()
    rulings: Mapping[str, Any] = field(default_factory=dict)
    difficulty: str = "normal"
    fits_abilities: bool = True
    solo_cards: int = SOLO_CARDS

    def __post_init__(self) -> None:
        _check_seats(self.seats)
        _check_heir(self)
        _check_choice("an edition", self.edition, EDITIONS)
        _check_choice("a set-up", self.setup, ("beginner", "full"))
        for module in self.modules:
            _check_choice("a module", module, MODULES)
        if "prophecies" in self.modules and not self.has_dark_alley:
            raise OptionsError("Prophecies belong to the Dark Alley.")
        for point, value in self.rulings.items():
            _check_choice("a ruling", point, (*RULINGS, *HEIR_POINTS))
            _check_choice(f"a value of {point}", value, (ALTERNATIVES | HEIR_POINTS)[point])
        _check_choice("a way to deal abilities", self.fits_abilities, (True, False))

    def ruling(self, point: str) -> Any:
        """The value in force for a point in which the editions differ."""
        if point in self.rulings:
            return self.rulings[point]
        if self.solo_cards == FIRST_SOLO_CARDS and point in _WITH_FIRST_SOLO_CARDS:
            return _WITH_FIRST_SOLO_CARDS[point]
        if point in HEIR_POINTS:
            return HEIR_POINTS[point][0]
        return RULINGS[point][self.edition]

    @property
    def has_dark_alley(self) -> bool:
        """Whether the Dark Alley is in play."""
        return "dark_alley" in self.modules

    @property
    def turns(self) -> int:
        """How many turns the game has: 5, or 7 with the Dark Alley."""
        return turns_with(self.modules)

    @property
    def is_solo(self) -> bool:
        """Whether Dahlgaard's Heir is the opponent."""
        return HEIR in self.modules

    def plays_academy_version(self, magician: str) -> bool:
        """Whether a Magician has the ability that came with the Academy (rulings 83, 144)."""
        return bool(self.ruling("academy_abilities")) or (self.fits_abilities and is_idle(magician, self.modules))

    @property
    def solo_set(self) -> int:
        """Which solo Performance cards are in play; 0 for the cards of every other game."""
        return self.solo_cards if self.is_solo else 0

    def anew(self) -> "GameOptions":
        """The same for a new game, which is played with the solo cards and the abilities of today."""
        return replace(self, solo_cards=SOLO_CARDS, fits_abilities=True)

    def to_json(self) -> dict[str, Any]:
        """A JSON object that ``from_json`` reads back to equal options.

        Only those of a solo game have the difficulty and the set of solo cards.
        """
        data = {f.name: getattr(self, f.name) for f in fields(self)}
        data["seats"] = [asdict(seat) for seat in self.seats]
        data["modules"] = list(self.modules)
        data["rulings"] = dict(self.rulings)
        if not self.is_solo:
            del data["difficulty"]
        if not (self.fits_abilities and _has_idle_abilities(self.modules)):
            del data["fits_abilities"]
        if self.solo_set <= FIRST_SOLO_CARDS:
            del data["solo_cards"]
        return data

    @classmethod
    def from_json(cls, data: Any) -> "GameOptions":
        """Read options back. Raises OptionsError for anything that is not such an object.

        Games begun before ruling 144 do not tell how their abilities were dealt; solo games of before the second set of
        solo cards do not name their set: it is the first.
        """
        try:
            seats = tuple(Seat(**{k: _text(v) for k, v in seat.items()}) for seat in data["seats"])
            rest = {k: v for k, v in data.items() if k != "seats"}
            rest["modules"] = tuple(rest.get("modules", ()))
            rest.setdefault("fits_abilities", not _has_idle_abilities(rest["modules"]))
            if HEIR in rest["modules"]:
                rest.setdefault("solo_cards", FIRST_SOLO_CARDS)
            return cls(seats, **rest)
        except (TypeError, KeyError, AttributeError) as error:
            raise OptionsError(f"The options of the game cannot be read ({error}).") from error


def turns_with(modules: Collection[str]) -> int:
    """How many turns a game with these modules has."""
    return TURNS["dark_alley" if "dark_alley" in modules else "base"]


def has_abilities(modules: Collection[str]) -> bool:
    """Whether Magicians have abilities in a game with these modules: they came with the Dark Alley."""
    return "dark_alley" in modules


def is_idle(magician: str, modules: Collection[str]) -> bool:
    """Whether the first version of an ability has nothing to work on in a game with these modules (ruling 144)."""
    needs = MAGICIANS[magician].ability_needs if magician else ""
    return has_abilities(modules) and bool(needs) and needs not in modules


def _has_idle_abilities(modules: Collection[str]) -> bool:
    return any(is_idle(magician, modules) for magician in MAGICIANS)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise OptionsError(f"{quoted(value)} is not a text.")
    return value


def _check_choice(what: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """``what`` with its article: "an edition"."""
    if not any(value == choice and type(value) is type(choice) for choice in allowed):
        raise OptionsError(f"{quoted(value)} is not {what}; choose one of {', '.join(map(str, allowed))}.")


def _check_heir(options: GameOptions) -> None:
    _check_choice("a difficulty", options.difficulty, DIFFICULTIES)
    _check_choice("a set of solo cards", options.solo_cards, tuple(range(FIRST_SOLO_CARDS, SOLO_CARDS + 1)))
    heirs = [number for number, seat in enumerate(options.seats) if seat.player == HEIR]
    if not options.is_solo:
        if heirs or options.difficulty != "normal" or options.solo_cards != SOLO_CARDS:
            raise OptionsError("The Heir, its difficulty and its cards belong to the solo game.")
        return
    if not options.has_dark_alley:
        raise OptionsError("The Heir needs the Dark Alley.")
    if len(options.seats) != 2 or heirs != [1]:
        raise OptionsError("A solo game has two seats; the second one is the Heir's.")


def _check_seats(seats: tuple[Seat, ...]) -> None:
    if not 2 <= len(seats) <= 4:
        raise OptionsError(f"Two to four players can play, not {len(seats)}.")
    for seat in seats:
        _check_choice("a kind of player", seat.player, PLAYERS)
        if seat.colour:
            _check_choice("a colour", seat.colour, COLOURS)
        if seat.magician:
            _check_choice("a Magician", seat.magician, tuple(MAGICIANS))
        if len(seat.name) > NAME_LENGTH:
            raise OptionsError(f"A name has at most {NAME_LENGTH} letters.")
    categories = [MAGICIANS[seat.magician].category for seat in seats if seat.magician]
    if len(set(categories)) < len(categories):
        raise OptionsError("Every player needs a different favourite category.")
    colours = [seat.colour for seat in seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise OptionsError("Every player needs a different colour.")
