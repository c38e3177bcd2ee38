"""The table: plain slotted objects with a fast copy.

Things that lie on the table (a Character, a Trick in a Workshop, a Trick Marker on a card) are immutable records; a
change replaces the record in its list or dict, so that a copy of the state copies only lists and dicts. What seldom
changes (decks, shelves, where Fame came from) is replaced as a whole, too, and copies share it.
"""

import json
from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from hashlib import sha256
from typing import Any, ClassVar, NamedTuple, Self, dataclass_transform

from trickerion.rules.catalog import (
    CORNERS,
    INITIATIVE_SLOTS,
    KIND_OF,
    MAX_PER_COMPONENT,
    PERFORMANCES,
    TRICKS,
    Link,
    PerformanceCard,
    Trick,
)
from trickerion.rules.chance import UNSEEN_SEED, Chance, Unseen
from trickerion.rules.events import Event, Scored
from trickerion.rules.heir.board import HeirBoard
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions

ENGINEER_PLACE = 3
"""Places 0 to 2 of ``PlayerState.tricks`` are the player board, this one is the Engineer's slot."""

WAITING, PLACED, IDLE = "waiting", "placed", "idle"
HIDDEN_CARD = "hidden"
"""Card that a view shows for a face-down Assignment card of somebody else."""
UNKNOWN = "unknown"
"""Card that a view shows for one of a face-down deck."""


def turned_up(card: str) -> str:
    """A card that comes into play. Raises Unseen when this table shows only its back."""
    if card in {UNKNOWN, HIDDEN_CARD}:
        raise Unseen
    return card


class Character(NamedTuple):
    """A disk of the team.

    ``home``: "board" or "assistant"; ``card``: the Assignment card under it, or "", which everybody sees when it
    ``is_open``; ``copies``: the special card that a permanent card works like in its placement (Mimesis).
    """

    id: str
    home: str = "board"
    card: str = ""
    status: str = WAITING
    slot: str = ""
    is_open: bool = False
    copies: str = ""

    @property
    def kind(self) -> str:
        """magician, assistant, engineer, manager or apprentice."""
        return KIND_OF.get(self.id, self.id)

    def with_card(self, card: str, *, is_open: bool = False) -> "Character":
        """The same Character with this Assignment card, or none, under it; quicker than ``_replace``."""
        is_open = self.is_open or is_open
        return tuple.__new__(Character, (self.id, self.home, card, self.status, self.slot, is_open, self.copies))

    def placed_on(self, slot: str) -> "Character":
        """The same Character on a slot, with its card turned up; quicker than ``_replace``."""
        return tuple.__new__(Character, (self.id, self.home, self.card, PLACED, slot, True, self.copies))


class OwnedTrick(NamedTuple):
    """A Trick card in a Workshop with the Trick Markers on it; ``shards`` lie on it for good (Enhance Trick)."""

    id: str
    suit: str
    markers: int = 0
    shards: int = 0

    @property
    def trick(self) -> Trick:
        """The card itself."""
        return TRICKS[self.id]


class Marker(NamedTuple):
    """A Trick Marker on a Performance card, ``turns`` quarter turns clockwise; ``pile`` is 2 for Electra's piles."""

    owner: int
    trick: str
    suit: str
    turns: int
    pile: int = 1


BESIDE = -1
"""The slot number of a Trick Marker beside the slots of its card (Guest Performer)."""


NEUTRAL = -1
"""The owner of a marker that is printed on a Performance card of the solo game; it belongs to no Trick."""


class Performance(NamedTuple):
    """A Performance card of the row with the Trick Marker, or None, on each slot; ``guests`` lie beside the slots."""

    id: str
    markers: tuple[Marker | None, ...]
    guests: tuple[Marker, ...] = ()

    @property
    def card(self) -> PerformanceCard:
        """The printed card."""
        return PERFORMANCES[self.id]

    @classmethod
    def empty(cls, card_id: str) -> "Performance":
        """The card with nothing but the neutral markers that are printed on it."""
        return _BARE[card_id]

    def marker_at(self, slot: int) -> Marker | None:
        """The Trick Marker on a slot, or the one beside the slots for BESIDE, BESIDE - 1 ..."""
        return self.markers[slot] if slot >= 0 else self.guests[BESIDE - slot]

    def link_at(self, circle: Link) -> str:
        """The category that both corners in a Link circle show, or "" when it is not a Link (ruling 6)."""
        a, b = self.markers[circle.a], self.markers[circle.b]
        if a is None or b is None:
            return ""
        category = CORNERS[a.turns][circle.a_corner]
        return category if category == CORNERS[b.turns][circle.b_corner] else ""

    @property
    def links(self) -> list[Link]:
        """All Links, whoever made them."""
        return [circle for circle in self.card.links if self.link_at(circle)]

    def links_at(self, slot: int) -> list[Link]:
        """The Links of the Trick Marker on one slot."""
        return [circle for circle in self.card.links_at[slot] if self.link_at(circle)]

    def with_marker(self, slot: int, marker: Marker | None) -> "Performance":
        """The same card with another content of one slot; beside the slots a Trick Marker can only be taken away."""
        if slot >= 0:
            return Performance(self.id, (*self.markers[:slot], marker, *self.markers[slot + 1 :]), self.guests)
        index = BESIDE - slot
        return Performance(self.id, self.markers, (*self.guests[:index], *self.guests[index + 1 :]))

    def with_guest(self, marker: Marker) -> "Performance":
        """The same card with one more Trick Marker beside its slots."""
        return Performance(self.id, self.markers, (*self.guests, marker))

    def all_markers(self) -> list[tuple[int, Marker]]:
        """(slot, Trick Marker) of everything laid on the card; those beside the slots count down from BESIDE."""
        laid = [(slot, marker) for slot, marker in enumerate(self.markers) if marker is not None and marker.owner >= 0]
        return laid + [(BESIDE - i, marker) for i, marker in enumerate(self.guests)]


def _bare(card: PerformanceCard) -> Performance:
    printed = {slot: Marker(NEUTRAL, "", "", turns) for slot, turns in card.neutral}
    return Performance(card.id, tuple(printed.get(slot) for slot in range(len(card.slots))))


_BARE = {card.id: _bare(card) for card in PERFORMANCES.values()}


class _Kind(ABCMeta):
    """Kinds of frames: what one is, the game asks all the time; ``type`` answers much quicker than ``ABCMeta``."""

    __instancecheck__ = type.__instancecheck__


@dataclass_transform(frozen_default=True)
class _Frame(metaclass=_Kind):
    """A level of the flow. Every kind is a dataclass that never changes: another frame replaces it on the stack.

    Type checkers see to that; to have it forbidden at run time would double what it costs to make a frame.
    """

    def __init_subclass__(cls) -> None:
        dataclass(unsafe_hash=True)(cls)

    def but(self, **changes: Any) -> Self:
        """The same frame with these values changed; quicker than ``replace``."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__, **changes)
        return new

    def covered(self) -> Self:
        """The same as other seats may see it."""
        return self


class Step(_Frame):
    """A level of the flow that goes on by itself."""

    seat: ClassVar[int] = -1

    @abstractmethod
    def proceed(self, state: "GameState", events: list[Event]) -> None:
        """Continue: do something, push frames, or leave the stack."""


class Choice(_Frame):
    """A level of the flow in which ``seat`` must decide something small.

    ``source``: the card or Magician that always asks it, "" where several may or the rules themselves do.
    ``answers_itself``: it is asked of some who have but one answer, so that nobody sees who they are (ruling 160).
    """

    seat: int
    source: ClassVar[str] = ""
    answers_itself: ClassVar[bool] = False

    @abstractmethod
    def legal_moves(self, state: "GameState") -> list[Move]:
        """Every legal answer; never empty."""

    def apply(self, state: "GameState", move: Move, events: list[Event]) -> None:
        """Carry out a legal answer. What asks only once leaves the stack before."""
        state.stack.pop()
        self.answered(state, move, events)

    def answered(self, state: "GameState", move: Any, events: list[Event]) -> None:
        """Carry out the answer to what is asked only once."""
        raise NotImplementedError


Frame = Step | Choice


class Bonus(NamedTuple):
    """A special Assignment card that works until the end of the turn, with the Character it lies under."""

    seat: int
    character: str
    card: str


class Memory(NamedTuple):
    """Memory of cards that the table has shown and shows no more. It follows from the moves: no digest counts it.

    ``gone``: Performance cards and plan cards that have left the game, in order. ``seen``: special Assignment card ->
    the seats that know where it is, though it lies face down or in a hand of somebody else.
    """

    gone: tuple[str, ...] = ()
    seen: Mapping[str, frozenset[int]] = {}


class Storage(NamedTuple):
    """Room on the player board in types of Component; by Component, the pieces that it counts for beside its own."""

    slots: int = 6
    counts_more: Mapping[str, int] = {}


USUAL_STORAGE = Storage()


@dataclass(init=False, repr=False, eq=False, slots=True)
class PlayerState:
    """Everything of one player.

    ``fame_by`` splits the Fame by its source; ``hand`` holds card ids; ``supply`` the Trick Markers of a suit that are
    neither on a Trick card nor in the Theater; ``manager_piles`` the Components on the Manager's slots ("" = empty);
    ``used`` the once-per-turn effects used up, by the id of the card. ``ability`` follows from the Magician, ``rack``
    (the Power, or "", beside each slot) and ``storage`` from the board of the Powers: no digest counts them.
    """

    magician: str
    fame: int
    fame_by: Mapping[str, int]
    coins: int
    shards: int
    tricks: list[OwnedTrick | None]
    supply: dict[str, int]
    components: dict[str, int]
    manager_piles: list[str]
    characters: dict[str, Character]
    hand: list[str]
    hired: list[str]
    advertised: bool
    used: list[str]
    ability: str
    rack: tuple[str, ...]
    storage: Storage

    def copy(self) -> "PlayerState":
        """An independent copy."""
        new = PlayerState.__new__(PlayerState)
        new.magician = self.magician
        new.fame = self.fame
        new.fame_by = self.fame_by
        new.coins = self.coins
        new.shards = self.shards
        new.tricks = self.tricks.copy()
        new.supply = self.supply.copy()
        new.components = self.components.copy()
        new.manager_piles = self.manager_piles.copy()
        new.characters = self.characters.copy()
        new.hand = self.hand.copy()
        new.hired = self.hired.copy()
        new.advertised = self.advertised
        new.used = self.used.copy()
        new.ability = self.ability
        new.rack = self.rack
        new.storage = self.storage
        return new

    def trick_at(self, place: int) -> OwnedTrick:
        """The Trick of a place that is taken."""
        owned = self.tricks[place]
        assert owned is not None
        return owned

    def has(self, specialist: str) -> bool:
        """True when the Specialist (and so the board extension) belongs to the team."""
        return specialist in self.characters

    def amount(self, component: str) -> int:
        """Pieces of a Component that are there, the virtual one of a Manager's slot included."""
        return self.components.get(component, 0) + (component in self.manager_piles)

    def counted(self, component: str) -> int:
        """Pieces of a Component that count for Tricks: more than are there with some Powers, 3 at most."""
        amount, more = self.amount(component), self.storage.counts_more
        return min(amount + more.get(component, 0), max(amount, MAX_PER_COMPONENT)) if amount and more else amount

    def meets(self, trick: Trick) -> bool:
        """True when the Component requirements of a Trick are met."""
        return not self.missing(trick) if self.storage.counts_more else self.owns(trick)

    def owns(self, trick: Trick) -> bool:
        """True when the pieces are there, none of them by a Component that counts more (ruling 153)."""
        owned, piles = self.components, self.manager_piles
        for component, number in trick.components.items():
            if owned.get(component, 0) + (component in piles) < number:
                return False
        return True

    def missing(self, trick: Trick) -> dict[str, int]:
        """Component -> pieces that are still needed for a Trick, in the order of the card."""
        needed = trick.components.items()
        return {c: number - counted for c, number in needed if (counted := self.counted(c)) < number}

    def is_unprepared(self, owned: OwnedTrick) -> bool:
        """True when a Trick waits for Prepare: no Trick Marker lies on it, and some are in the supply."""
        return not owned.markers and self.supply[owned.suit] > 0

    def free_suits(self) -> list[str]:
        """Suits that mark no Trick of this player."""
        used = [owned.suit for owned in self.tricks if owned is not None]
        return [suit for suit in self.supply if suit not in used]

    def free_trick_places(self) -> list[int]:
        """The first empty place of the player board, and the Engineer's slot when it is empty."""
        places = [place for place in range(ENGINEER_PLACE) if self.tricks[place] is None][:1]
        if self.has("engineer") and self.tricks[ENGINEER_PLACE] is None:
            places.append(ENGINEER_PLACE)
        return places

    def board_piles(self) -> list[str]:
        """The Components on the player board, the one that came first before the others."""
        return [component for component in self.components if component not in self.manager_piles]

    def free_pile_boards(self) -> list[str]:
        """Boards with a free slot for a new type of Component: "board", "manager"."""
        boards = []
        if len(self.board_piles()) < self.storage.slots:
            boards.append("board")
        if self.has("manager") and "" in self.manager_piles:
            boards.append("manager")
        return boards


MANAGER_COMPONENT_SLOTS = 2
BOARD_APPRENTICES = 3


@dataclass(init=False, repr=False, eq=False, slots=True)
class GameState:
    """The whole table. ``stack`` is the flow of the game, its last frame decides (architecture: one door).

    ``bends_rules`` tells whether any module with effects is in play: without one, nothing asks for hooks.
    Dark Alley: ``pending`` holds the prophecies left, right and bottom; ``bonuses`` the special cards that work until
    the end of the turn, in order of placement; ``beside_stock`` Components on sale beside the Buy slots (Logistics);
    ``performed`` the Tricks performed in an earlier show; ``performed_markers`` (owner, trick) of what came home then;
    ``used_specials`` (seat, card) of the special Assignment cards used this turn. ``memory`` is exchanged, like boards,
    by ``see_leave`` and ``see_card``. ``closed``: Character slots that are
    not in use, by the number of players, or by the dice of the solo game. ``boards``: what else a module lays out, one
    immutable record by its id, exchanged by ``put_board``.
    """

    options: GameOptions
    seed: int
    chance_events: int
    turn: int
    phase: str
    closed: frozenset[str]
    boards: Mapping[str, Any]
    memory: Memory
    players: list[PlayerState]
    initiative: list[int]
    dice: dict[str, str]
    stock: list[str]
    orders: list[str]
    quick_order: str
    residence: Mapping[str, tuple[str, ...]]
    row: list[Performance]
    deck: tuple[str, ...]
    days: dict[str, int]
    occupants: dict[str, tuple[int, str]]
    stack: list[Frame]
    active_prophecy: str
    bends_rules: bool
    beside_stock: list[str]
    bonuses: list[Bonus]
    performed: tuple[str, ...]
    performed_markers: tuple[tuple[int, str], ...]
    pending: list[str]
    prophecy_stack: list[str]
    prophecy_discard: list[str]
    special_decks: Mapping[str, tuple[str, ...]]
    special_discards: Mapping[str, tuple[str, ...]]
    used_specials: list[tuple[int, str]]
    scores: tuple[Scored, ...]
    ranking: tuple[int, ...]

    def copy(self) -> "GameState":
        """An independent copy."""
        new = GameState.__new__(GameState)
        new.options = self.options
        new.seed = self.seed
        new.chance_events = self.chance_events
        new.turn = self.turn
        new.phase = self.phase
        new.closed = self.closed
        new.boards = self.boards
        new.memory = self.memory
        new.players = [player.copy() for player in self.players]
        new.initiative = self.initiative.copy()
        new.dice = self.dice.copy()
        new.stock = self.stock.copy()
        new.orders = self.orders.copy()
        new.quick_order = self.quick_order
        new.residence = self.residence
        new.row = self.row.copy()
        new.deck = self.deck
        new.days = self.days.copy()
        new.occupants = self.occupants.copy()
        new.stack = self.stack.copy()
        new.active_prophecy = self.active_prophecy
        new.bends_rules = self.bends_rules
        new.beside_stock = self.beside_stock.copy()
        new.bonuses = self.bonuses.copy()
        new.performed = self.performed
        new.performed_markers = self.performed_markers
        new.pending = self.pending.copy()
        new.prophecy_stack = self.prophecy_stack.copy()
        new.prophecy_discard = self.prophecy_discard.copy()
        new.special_decks = self.special_decks
        new.special_discards = self.special_discards
        new.used_specials = self.used_specials.copy()
        new.scores = self.scores
        new.ranking = self.ranking
        return new

    def ask(self, choice: Choice, events: list[Event]) -> None:
        """Ask for a decision; where only one answer is legal it is taken at once."""
        self.stack.append(choice)
        moves = choice.legal_moves(self)
        if len(moves) == 1:
            choice.apply(self, moves[0], events)

    def chance(self) -> Chance:
        """The next random event of the game. Raises Unseen on a table as a seat sees it."""
        if self.seed == UNSEEN_SEED:
            raise Unseen
        self.chance_events += 1
        return Chance(self.seed, self.chance_events)

    @property
    def seats(self) -> range:
        """The seat numbers, clockwise around the table."""
        return range(len(self.players))

    def initiative_slot(self, seat: int) -> int:
        """The number of the Initiative slot of a seat, 1 to 4 (two players use 1 and 3)."""
        return INITIATIVE_SLOTS[len(self.players)][self.initiative.index(seat)]

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with one."""
        return [(seat + i) % len(self.players) for i in self.seats]

    @property
    def row_ids(self) -> tuple[str, ...]:
        """The Performance cards of the row, from the left."""
        return tuple([card.id for card in self.row])

    def performance(self, card_id: str) -> Performance:
        """The Performance card of the row with this id."""
        return next(card for card in self.row if card.id == card_id)

    def replace_performance(self, changed: Performance) -> None:
        """Put a changed Performance card in the place of the old one."""
        for i, card in enumerate(self.row):
            if card.id == changed.id:
                self.row[i] = changed

    def day_of(self, seat: int) -> str:
        """The weekday that a seat has claimed in the Theater this turn, or ""."""
        for day, owner in self.days.items():
            if owner == seat:
                return day
        return ""

    @property
    def heir(self) -> HeirBoard | None:
        """The Heir's board; None but in a solo game."""
        return self.boards.get("heir")

    def put_board(self, module: str, board: Any) -> None:
        """Lay out or exchange the board of a module."""
        self.boards = {**self.boards, module: board}

    def see_leave(self, card: str) -> None:
        """A card leaves the game for good before everybody's eyes."""
        self.memory = self.memory._replace(gone=(*self.memory.gone, card))

    def see_card(self, card: str, seats: Iterable[int]) -> None:
        """From now on exactly these seats, apart from the one in whose hand it is, know where a special card is."""
        self.memory = self.memory._replace(seen={**self.memory.seen, card: frozenset(seats)})

    def is_open(self, slot_id: str) -> bool:
        """True when a Character slot is in use and free."""
        return slot_id not in self.occupants and slot_id not in self.closed

    def digest(self) -> str:
        """A short text that is equal for equal tables only."""
        return _short(_plain(self))

    def layout(self) -> str:
        """A short text for what lies on the table: names, colours and all other options of the game do not count."""
        plain = _plain(self)
        del plain["options"]
        return _short(plain)


def _short(plain: Any) -> str:
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def _fields(value: GameState | PlayerState) -> dict[str, Any]:
    """Fields that the digest counts: all that lies on the table. A board that is not laid out leaves no trace."""
    counted = {name: getattr(value, name) for name in value.__slots__}
    if isinstance(value, PlayerState):
        del counted["ability"], counted["rack"], counted["storage"]
    else:
        del counted["memory"]
        boards = counted.pop("boards")
        if not boards:
            del counted["closed"]
        counted |= boards
    return counted


def _plain(value: Any) -> Any:
    """Lists and dicts in place of our objects; a frame or an event keeps its class name."""
    if type(value) in (str, int):  # most of what is on a table
        return value
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return [type(value).__name__, *map(_plain, value)]
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, (GameState, PlayerState)):
        return {name: _plain(item) for name, item in _fields(value).items()}
    if isinstance(value, GameOptions):
        return value.to_json()
    if isinstance(value, frozenset):
        return sorted(value)
    if is_dataclass(value):
        return [type(value).__name__, *(_plain(getattr(value, f.name)) for f in fields(value))]
    return value
