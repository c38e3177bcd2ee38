"""Options of a game: seats, modules, edition of the rules, and the points on which editions differ."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import lru_cache
from reprlib import repr as quoted
from typing import Any, ClassVar, NamedTuple

from trickerion.rules import catalog as cat

EDITIONS = ("2015", "2019")
HEIR = "heir"
PERSON = "person"
DIFFICULTIES = ("easy", "normal", "hard")
"""Strengths of Dahlgaard's Heir."""

COLOURS = ("crimson", "teal", "saffron", "pearl")
STILL = "still"
PLAYERS = (PERSON, "random", "greedy", "apprentice", "assistant", "manager", "magician", HEIR, STILL)
"""Players that may sit at a seat: a person, one of the bots by its name, the Heir (second seat of a solo game), or the
rival of a challenge, who only performs."""

RULINGS: dict[str, dict[str, Any]] = {
    "link_bonus_level": {"2015": "set_up", "2019": "highest"},
    "wage_penalty": {"2015": "per_coin", "2019": "per_character"},
    "score_cap": {"2015": 0, "2019": 20},
    "order_from_stock": {"2015": True, "2019": False},
    "first_order": {"2015": "random", "2019": "clockwise"},
    "free_prepare_engineer": {"2015": False, "2019": False},
    "special_draw": {"2015": "top_card_open", "2019": "two_keep_one"},
    "special_discard": {"2015": "pile_and_rotate", "2019": "under_deck"},
    "academy_abilities": {"2015": False, "2019": False},
}
"""The points that ``edition`` sets together and that can also be set singly (rulings, "The options in short")."""

_ONLY_WITH = dict.fromkeys(("special_draw", "special_discard", "academy_abilities"), "dark_alley")
_NOT_WITH = {"first_order": "heir", "academy_abilities": "academy"}
"""The module without which, or with which, a point changes nothing."""

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

HEIR_POINTS: dict[str, tuple[Any, ...]] = {
    "heir_hard_team": ("swap", "add"),
    "heir_level_3_cap": (20, 0),
    "heir_duel_cards": (False, True),
}
"""Points of the solo game that can be read in two ways; the first value is used unless told otherwise."""

RULINGS_PLAYED = (146, 157, 159, 160)
EARLIER_RULINGS, LAST_RULING = RULINGS_PLAYED[0], RULINGS_PLAYED[-1]
"""By which rulings games were begun: each number is the last of them. The first one is that of games that tell none."""
FIRST_SOLO_CARDS = 1
_WITH_FIRST_SOLO_CARDS: dict[str, Any] = {"heir_level_3_cap": 0}
"""Rulings used unless told otherwise when games were played with the first set of solo cards."""

HANDICAPS = ("coins", "shard", "initiative")
"""House rule, a handicap of a seat: fewer Coins at the start, no Shard, last in the first Initiative order."""
HANDICAP_COINS = 4
"""Coins that a seat with the handicap "coins" begins without."""

NAME_LENGTH = 24


def is_handicap(told: str) -> bool:
    """True for "" and for handicaps in their order, joined by commas."""
    parts = told.split(",") if told else []
    return parts == [one for one in HANDICAPS if one in parts]


class OptionsError(ValueError):
    """The options cannot be played; ``why`` is a sentence in ``words.trouble``, which the facts fill."""

    def __init__(self, why: str, **facts: object) -> None:
        super().__init__(why, facts)
        self.why, self.facts = why, facts


class Terms(NamedTuple):
    """The numbers of a game that modules change.

    ``hand``: permanent Assignment cards of the start; ``team``: the disks that everybody begins with; ``markers``:
    Trick Markers of a suit; ``theaters`` of the Performance deck, ``performances``: the set of its cards; ``points`` of
    the final scoring by what they are for; ``prepared_is_enough``: whether a level 3 Trick with Trick Markers scores
    without Components; ``later_abilities`` of two Magicians (ruling 83); ``mode``: under which heading finished games
    are counted.
    """

    turns: int = cat.TURNS["base"]
    highest_level: int = 2
    has_abilities: bool = False
    fame: int = cat.START["fame"]
    shards: int = cat.START["shards"]
    coins: int = cat.START["coins"]
    hand: Mapping[str, int] = cat.START["hand"]
    theaters: tuple[str, ...] = cat.DECK["base"]
    performances: str = cat.STANDARD
    points: Mapping[str, int] = cat.SCORING["base"]
    mode: str = "base"
    team: tuple[str, ...] = ("magician", "apprentice_1")
    markers: int = cat.MARKERS_PER_SUIT
    prepared_is_enough: bool = False
    later_abilities: bool = False


class ModuleTerms:
    """Demands of a module on the options, and its changes of the terms; all else stands in ``rules/modules/module.py``.

    ``needs`` and ``excludes``: other modules; ``seats``: for how many; ``own_options`` are written only with the
    module, and ``earlier`` is what they were in games that do not name them.
    """

    id: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    own_options: ClassVar[tuple[str, ...]] = ()
    earlier: ClassVar[Mapping[str, Any]] = {}
    in_menu: ClassVar[bool] = True
    """True when the window offers the module."""

    def terms(self, terms: Terms) -> Terms:
        """The terms as the module changes them."""
        return terms

    def small(self, terms: Terms) -> Terms:
        """The terms of the small game, which the solo module offers."""
        return terms

    def fits(self, modules: Collection[str]) -> bool:
        """True when the module can be played beside these modules."""
        return all(other in modules for other in self.needs) and not any(other in modules for other in self.excludes)

    def check(self, options: "GameOptions") -> None:
        """Raise OptionsError when the module cannot be played with these options."""

    def check_absence(self, options: "GameOptions") -> None:
        """Raise OptionsError when options ask for something that only comes with the module."""


MODULES: dict[str, ModuleTerms] = {}
"""Modules that can be added to the base game, in the order in which they are laid out (``rules/modules``)."""


@lru_cache(maxsize=64)
def terms_of(modules: tuple[str, ...], is_small: bool = False) -> Terms:
    """The terms of a game with these modules, or of the small game with them; without modules that is the short one."""
    terms = Terms()
    for name, module in MODULES.items():
        terms = module.terms(terms) if name in modules else terms
    if is_small and HEIR not in modules:
        return terms._replace(turns=cat.SHORT_GAME["turns"], mode="short")
    return MODULES[HEIR].small(terms) if is_small else terms


@lru_cache(maxsize=1024)
def _usual_ruling(point: str, edition: str, modules: tuple[str, ...], solo_cards: int) -> Any:
    """The value in force for a point unless the options set it apart."""
    if solo_cards == FIRST_SOLO_CARDS and point in _WITH_FIRST_SOLO_CARDS:
        return _WITH_FIRST_SOLO_CARDS[point]
    if point in HEIR_POINTS:
        return HEIR_POINTS[point][0]
    if point == "academy_abilities" and terms_of(modules).later_abilities:
        return True
    return RULINGS[point][edition]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: name, who plays, colour, and the Magician ("" = chosen in the full set-up, else drawn).

    ``handicap``: those of HANDICAPS that the seat has, in their order, joined by commas; "" for none.
    """

    name: str
    player: str = PERSON
    colour: str = ""
    magician: str = ""
    handicap: str = ""

    @property
    def handicaps(self) -> tuple[str, ...]:
        """The handicaps of the seat, one by one."""
        return tuple(self.handicap.split(",")) if self.handicap else ()

    def to_json(self) -> dict[str, Any]:
        """A JSON object; a seat without a handicap is written as it was before there were any."""
        return {key: value for key, value in asdict(self).items() if key != "handicap" or value}


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Options of one game. ``rulings`` holds only the points set apart from the edition.

    ``fits_abilities``: whether an ability that has nothing to work on is dealt in its Academy version (ruling 144);
    False for a game that was begun before and goes on as it was. ``last_ruling``: in the same way, the last of those
    rulings that hold in a game with the Academy or with Powers.
    ``solo_cards`` is the set of solo cards, ``house_cards`` the cut of our Powers and of what is ours in the Academy: a
    saved game goes on with the cards that it began with. ``small_game``: a house variant, the solo game in five
    turns, or the base game of several players in three (ruling 161).

    Raises OptionsError when they cannot be played together.
    """

    seats: tuple[Seat, ...]
    edition: str = "2019"
    setup: str = "beginner"
    modules: tuple[str, ...] = ()
    rulings: Mapping[str, Any] = field(default_factory=dict)
    difficulty: str = "normal"
    fits_abilities: bool = True
    solo_cards: int = cat.SOLO_CARDS
    last_ruling: int = LAST_RULING
    house_cards: int = cat.HOUSE_CARDS
    small_game: bool = False

    def __post_init__(self) -> None:
        _check_seats(self.seats, self.modules)
        _check_choice("edition", self.edition, EDITIONS)
        _check_choice("set-up", self.setup, ("beginner", "full"))
        _check_choice("difficulty", self.difficulty, DIFFICULTIES)
        _check_choice("set_of_solo_cards", self.solo_cards, tuple(range(FIRST_SOLO_CARDS, cat.SOLO_CARDS + 1)))
        _check_choice("cut_of_house_cards", self.house_cards, tuple(cat.CUTS))
        _check_choice("way_to_deal_abilities", self.fits_abilities, (True, False))
        _check_choice("small_game", self.small_game, (True, False))
        _check_choice("last_ruling", self.last_ruling, RULINGS_PLAYED)
        _check_modules(self)
        for point, value in self.rulings.items():
            _check_choice("ruling", point, (*RULINGS, *HEIR_POINTS))
            _check_choice(f"value_of.{point}", value, (ALTERNATIVES | HEIR_POINTS)[point])

    def ruling(self, point: str) -> Any:
        """The value in force for a point on which the editions differ."""
        if point in self.rulings:
            return self.rulings[point]
        return _usual_ruling(point, self.edition, self.modules, self.solo_cards)

    @property
    def terms(self) -> Terms:
        """Terms of the game with the modules in play."""
        return terms_of(self.modules, self.small_game)  # by name it would take twice as long, and it is asked often

    @property
    def turns(self) -> int:
        """Number of turns in the game."""
        return self.terms.turns

    def holds(self, ruling: int) -> bool:
        """True when a ruling holds that came when games with the Academy or with Powers had been begun."""
        return ruling <= self.last_ruling

    def plays_academy_version(self, magician: str) -> bool:
        """True when a Magician has the ability that came with the Academy (rulings 83, 144)."""
        return bool(self.ruling("academy_abilities")) or (self.fits_abilities and is_idle(magician, self.modules))

    @property
    def card_sets(self) -> tuple[str, ...]:
        """The sets of Performance cards from which the deck is made."""
        if HEIR not in self.modules:
            return (self.terms.performances,)
        own = cat.solo_card_set(self.solo_cards)
        return (own, cat.DUEL) if self.ruling("heir_duel_cards") else (own,)

    def anew(self) -> "GameOptions":
        """The same for a new game, which is played with the cards, the abilities and the rulings of today."""
        cards = replace(self, solo_cards=cat.SOLO_CARDS, house_cards=cat.HOUSE_CARDS)
        return replace(cards, fits_abilities=True, last_ruling=LAST_RULING)

    def to_json(self) -> dict[str, Any]:
        """A JSON object that ``from_json`` reads back to equal options."""
        data = {f.name: getattr(self, f.name) for f in fields(self)}
        data["seats"] = [seat.to_json() for seat in self.seats]
        data["modules"] = list(self.modules)
        data["rulings"] = dict(self.rulings)
        played = [module for name, module in MODULES.items() if name in self.modules]
        told = {o for module in played for o in module.own_options if module.earlier.get(o) != data[o]}
        told |= {"small_game"} if self.small_game else set()
        for option in {option for module in MODULES.values() for option in module.own_options} - told:
            del data[option]
        if not (self.fits_abilities and _has_idle_abilities(self.modules)):
            del data["fits_abilities"]
        return data

    @classmethod
    def from_json(cls, data: Any) -> "GameOptions":
        """Read options back. Raises OptionsError for anything that is not such an object.

        Games begun before ruling 144 do not tell how their abilities were dealt.
        """
        try:
            seats = tuple(Seat(**{k: _text(v) for k, v in seat.items()}) for seat in data["seats"])
            rest = {k: v for k, v in data.items() if k != "seats"}
            rest["modules"] = tuple(rest.get("modules", ()))
            rest.setdefault("fits_abilities", not _has_idle_abilities(rest["modules"]))
            for name, module in MODULES.items():
                rest = {**module.earlier, **rest} if name in rest["modules"] else rest
            return cls(seats, **rest)
        except (TypeError, KeyError, AttributeError) as error:
            raise OptionsError("unreadable", error=error) from error


def rulings_that_matter(modules: Collection[str]) -> list[str]:
    """The points that change anything in a game with these modules."""
    return [p for p in RULINGS if _ONLY_WITH.get(p) in (None, *modules) and _NOT_WITH.get(p) not in modules]


def is_idle(magician: str, modules: Collection[str]) -> bool:
    """True when the first version of an ability has nothing to work on in a game with these modules (ruling 144)."""
    needs = cat.MAGICIANS[magician].ability_needs if magician else ""
    return bool(needs) and needs not in modules and terms_of(tuple(modules)).has_abilities


def _has_idle_abilities(modules: tuple[str, ...]) -> bool:
    return any(is_idle(magician, modules) for magician in cat.MAGICIANS)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise OptionsError("text", value=quoted(value))
    return value


def _check_choice(what: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """``what``: the id of the option, after a dot that of a ruling."""
    if not any(value == choice and type(value) is type(choice) for choice in allowed):
        option, _, point = what.partition(".")
        raise OptionsError(option, value=quoted(value), point=point, allowed=", ".join(map(str, allowed)))


def _check_modules(options: GameOptions) -> None:
    if options.small_game and HEIR not in options.modules and (options.modules or options.setup != "beginner"):
        raise OptionsError("short_game")
    for name in options.modules:
        _check_choice("module", name, tuple(MODULES))
    for name, module in MODULES.items():
        if name in options.modules:
            module.check(options)
        else:
            module.check_absence(options)


def _check_seats(seats: tuple[Seat, ...], modules: Collection[str]) -> None:
    if not 2 <= len(seats) <= 4:
        raise OptionsError("seats", number=len(seats))
    for seat in seats:
        _check_choice("kind_of_player", seat.player, PLAYERS)
        if seat.colour:
            _check_choice("colour", seat.colour, COLOURS)
        if seat.magician:
            _check_choice("Magician", seat.magician, tuple(card.id for card in cat.printed_for(cat.MAGICIANS, modules)))
        if not is_handicap(seat.handicap):
            _check_choice("handicap", seat.handicap, HANDICAPS)
        if seat.handicap and seat.player == HEIR:
            raise OptionsError("handicap_of_the_heir")
        if len(seat.name) > NAME_LENGTH:
            raise OptionsError("name", most=NAME_LENGTH)
    categories = [cat.MAGICIANS[seat.magician].category for seat in seats if seat.magician]
    if len(set(categories)) < len(categories):
        raise OptionsError("same_category")
    colours = [seat.colour for seat in seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise OptionsError("same_colour")
