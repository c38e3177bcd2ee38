"""What the panels of the board draw from: the viewer's table, and what is in motion on it."""

import functools
from dataclasses import dataclass, field

from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.language.voice import Cast, Voice, name_said
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.ask.board import board_of
from trickerion.rules.catalog import SLOTS, Slot
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.facts.board import BoardFacts
from trickerion.rules.game import Decision
from trickerion.rules.moves import Move
from trickerion.rules.options import COLOURS, HEIR, PERSON, GameOptions
from trickerion.rules.state import Choice, Frame, GameState, Marker, PlayerState
from trickerion.table.in_play import InPlay, Placements
from trickerion.ui.layout import board_academy
from trickerion.ui.layout.board import RightColumn
from trickerion.words.question import MARKET
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens.table import player_name


@dataclass
class TableView:
    """The table as one seat sees it.

    ``hidden`` names things in the air ("slot.downtown.0", "poster.2", "marker.<card>.<slot>"), which must not lie at
    their places yet; ``faces`` are dice that still tumble; ``fame`` the Fame shown on the track (it may still be on its
    way), ``fresh`` the Performance cards that came this turn; ``has_manners``: computer players lean as their Magicians
    do; ``looks_on``: whoever sits before the screen plays no seat; ``wishes``: the Tricks that the viewer wishes for.
    """

    state: GameState
    viewer: int
    colours: tuple[str, ...]
    names: tuple[Verbatim, ...]
    legal: tuple[Move, ...] = ()
    hidden: set[str] = field(default_factory=set)
    faces: dict[str, str] = field(default_factory=dict)
    fame: dict[int, float] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()
    has_manners: bool = False
    prophecies_from: int = 0
    looks_on: bool = False
    wishes: tuple[str, ...] = ()
    _on_board: tuple[GameState, int, BoardFacts] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def on_board(self) -> BoardFacts:
        """Facts of the board, worked out once a change."""
        if self._on_board is None or self._on_board[0] is not self.state or self._on_board[1] != self.viewer:
            self._on_board = self.state, self.viewer, board_of(self.state, self.viewer)
        return self._on_board[2]

    @property
    def tells_prophecies(self) -> bool:
        """True if prophecies are spoken of: in a first evening not before their turn."""
        return self.state.turn >= self.prophecies_from

    @property
    def prophecy(self) -> str:
        """The active prophecy, when it is spoken of; "" for none."""
        return self.state.active_prophecy if self.tells_prophecies else ""

    @property
    def me(self) -> PlayerState:
        """The viewer's own things."""
        return self.seated(self.viewer)

    def seated(self, seat: int) -> PlayerState:
        """The things of a seat, as the viewer may see them."""
        return self.state.players[seat]

    @property
    def voice(self) -> Voice:
        """Voice of the reader of this table's words."""
        return Voice(self.names, self.viewer)

    @property
    def acting(self) -> ActingFacts | None:
        """The Character at work, of whichever seat."""
        return acting_facts(self.state)

    @property
    def own_acting(self) -> ActingFacts | None:
        """The viewer's Character at work."""
        acting = self.acting
        return acting if acting is not None and acting.seat == self.viewer else None

    @property
    def choice(self) -> Frame | None:
        """The open decision, of whichever seat."""
        return self.state.stack[-1] if self.state.stack else None

    @property
    def question(self) -> str:
        """The name of the open decision, of whichever seat."""
        return type(self.choice).__name__ if self.choice is not None else ""

    @property
    def is_placing(self) -> bool:
        """True while the next Character is placed, of whichever seat."""
        return isinstance(self.choice, Choice) and Decision(self.choice.seat, self.choice).places

    @property
    def near(self) -> str:
        """Subject of the open decision: a place of ``words.questions``, the id of an Action, or ""."""
        return QUESTIONS[self.question].near if self.question in QUESTIONS else ""

    @property
    def asks_market(self) -> bool:
        """True while a Component is chosen from the Market Row rather than from one's own."""
        return self.near == MARKET

    @property
    def decider(self) -> int:
        """The seat that must decide, -1 for none."""
        return self.choice.seat if self.choice is not None else -1

    @property
    def in_play(self) -> InPlay:
        """Modules and players of the game."""
        return InPlay(self.state.options)

    @property
    def column(self) -> RightColumn:
        """The right column with the Locations in play."""
        return board_academy.COLUMN if self.in_play.academy else RightColumn()

    @property
    def in_column(self) -> int:
        """Number of other players with panels in the right column; a viewer who looks on has all panels below."""
        return 0 if self.looks_on and not self.in_play.duel else len(self.names) - 1

    def is_heir(self, seat: int) -> bool:
        """True if the Heir plays that seat."""
        return self.state.options.seats[seat].player == HEIR

    def is_person(self, seat: int) -> bool:
        """True if somebody at the screen plays that seat."""
        return self.state.options.seats[seat].player == PERSON

    def suit_of(self, seat: int, trick: str) -> str:
        """The suit of a Trick in a player's Workshop; "" if it is not there."""
        return next((owned.suit for owned in self.on_board.players[seat].tricks if owned.id == trick), "")

    def arriving(self, trick: str) -> int:
        """Number of the Trick Markers from the Trick's Prepare that are still in the air."""
        return sum(name.startswith(f"prepared.{trick}.") for name in self.hidden)

    def manner(self, seat: int) -> str:
        """Manner of the computer player of that seat, or ""."""
        player = self.state.options.seats[seat].player
        return manner_at(player, self.on_board.players[seat].magician) if self.has_manners else ""

    @property
    def may_place(self) -> bool:
        """True while the viewer places a Character."""
        return self.is_placing and bool(self.legal)

    @property
    def placements(self) -> Placements:
        """Placements that the viewer may make now."""
        return Placements(self.legal)

    @property
    def show_card(self) -> str:
        """The Performance card of the show that is going on, or ""."""
        return self.on_board.show

    def marker(self, card: str, slot: int) -> Marker | None:
        """The Trick Marker on a slot of a Performance card; slots below 0 are beside the printed ones."""
        in_row = self.on_board.card(card)
        return dict(in_row.all_markers()).get(slot) if in_row is not None else None

    def face(self, die: str) -> str:
        """The face that a die shows now."""
        return self.faces.get(die, self.on_board.dice[die])

    def shown_fame(self, seat: int) -> float:
        """Position of a player's marker on the track."""
        return self.fame.get(seat, float(self.on_board.players[seat].fame))

    def occupant(self, slot: str) -> tuple[int, str] | None:
        """(seat, Character) on a slot; None while it is still in the air."""
        return None if f"slot.{slot}" in self.hidden else self.on_board.occupants.get(slot)


def slots_of(location: str) -> list[Slot]:
    """The Character slots of a Location that is everybody's, in printed order; the Theater's weekdays are no part."""
    return [slot for slot in SLOTS.values() if slot.location == location and slot.owner is None and not slot.day]


def side_slots(location: str, viewer: int) -> list[Slot]:
    """The Character slots of a side panel, in printed order; a Workshop's are the viewer's own."""
    owner = viewer if location == "workshop" else None
    return [slot for slot in SLOTS.values() if slot.location == location and slot.owner == owner and not slot.day]


@functools.lru_cache(maxsize=16)
def _colours(wanted: tuple[str, ...]) -> tuple[str, ...]:
    free = [colour for colour in COLOURS if colour not in wanted]
    return tuple(colour or free.pop(0) for colour in wanted)


def seat_colours(options: GameOptions) -> tuple[str, ...]:
    """The player colour of every seat; seats without a chosen one get the first that are free."""
    return _colours(tuple(seat.colour for seat in options.seats))


def typed_names(options: GameOptions) -> tuple[str, ...]:
    """The name of every seat as it was typed; a seat without one is called by its number."""
    seats = enumerate(options.seats, start=1)
    return tuple(name_said(seat.name) or player_name(number=number) for number, seat in seats)


@functools.lru_cache(maxsize=16)
def _spoken(names: tuple[str, ...], is_cast: bool) -> tuple[Verbatim, ...]:
    return Cast(map(verbatim, names)) if is_cast else tuple(map(verbatim, names))


def seat_names(options: GameOptions, *, as_cast: bool = False) -> tuple[Verbatim, ...]:
    """The name of every seat, for sentences; ``as_cast``: nobody is "you", whoever played."""
    return _spoken(typed_names(options), as_cast or not any(seat.player == PERSON for seat in options.seats))


def others(state: GameState, viewer: int) -> list[int]:
    """The seats of the other players, clockwise from the viewer's left."""
    return state.seats_from(viewer)[1:]
