"""A builder of concrete tables: who has what, where things lie, whose turn it is. The game then goes on by its rules.

>>> t = Table(3).purse(0, coins=4).row("riverside_01").acts(0, "magician", "friday.backstage.0")
>>> t.do(...)  # moves; answers with what happened

Players begin with a Magician and one Apprentice, 10 Coins, 5 Fame, no Shard, nothing in the Workshop, in Initiative
order of their seats; the dice show X.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from trickerion.rules.catalog import CORNERS, DIRECTIONS, PERFORMANCES, SUITS, TRICKS, X
from trickerion.rules.game import Game
from trickerion.rules.learning import leave_residence
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move, PlaceCharacter, PlaceMarker
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.phases.place_characters import NextPlacement
from trickerion.rules.phases.turn import Turn, phases_of
from trickerion.rules.state import IDLE, Character, GameState, Marker, OwnedTrick, Performance, PlayerState

if TYPE_CHECKING:
    from trickerion.rules.events import Event

MAGICIANS = ("the_mechaniker", "the_great_optico", "master_of_chains", "priestess_of_mysticism")
"""Favourite categories of the seats: mechanical, optical, escape, spiritual."""

ADVERTISE, ASSIGNMENT, PLACE_CHARACTERS, PERFORMANCE, END_TURN, NEXT_TURN = 2, 3, 4, 5, 6, 7
"""Positions of ``Turn``: the phase that begins next."""


def options(players: int = 3, **more: Any) -> GameOptions:
    """Options with the Magicians of ``MAGICIANS`` in the order of the seats."""
    return GameOptions(tuple(Seat(f"Player {n}", magician=MAGICIANS[n]) for n in range(players)), **more)


def turned(category: str, points: str) -> int:
    """The quarter turns with which the corner of a category points up, right, down or left."""
    return next(turns for turns in range(4) if CORNERS[turns][DIRECTIONS.index(points)] == category)


def lay(card: str, slot: int, trick: str, points: str) -> PlaceMarker:
    """Lay the Trick Marker in the hand so that the corner of the Trick's own category points there."""
    return PlaceMarker(card, slot, turned(TRICKS[trick].category, points))


class Table:
    """A game in a state of one's choice; every method answers with the table, so that a scene reads in one go."""

    def __init__(self, players: int = 3, seed: str = "table", **more: Any) -> None:
        self.game = Game.new(options(players, **more), seed)
        self._clear()

    @property
    def state(self) -> GameState:
        """The table itself."""
        return self.game.state

    def player(self, seat: int) -> PlayerState:
        """One player."""
        return self.state.players[seat]

    def _clear(self) -> None:
        state = self.state
        state.initiative = list(state.seats)
        state.dice = dict.fromkeys(state.dice, X)
        state.row = []
        for seat in state.seats:
            player = self.player(seat)
            for owned in player.tricks:
                if owned is not None:
                    category = owned.trick.category
                    state.residence = {**state.residence, category: (*state.residence[category], owned.id)}
            player.tricks = [None] * 4
            player.supply = dict.fromkeys(SUITS, 4)
            player.components = {}
            player.manager_piles = ["", ""]
            player.characters = {name: Character(name) for name in ("magician", "apprentice_1")}
            self.purse(seat, coins=10, shards=0, fame=5)

    def alone(self) -> Self:
        """One person, in the first seat; nobody else looks at the screen."""
        first, *others = self.state.options.seats
        seats = (first, *(replace(seat, player="random") for seat in others))
        self.state.options = replace(self.state.options, seats=seats)
        return self

    def purse(self, seat: int, coins: int = -1, shards: int = -1, fame: int = -1) -> Self:
        """Coins, Shards and Fame of a player; what is left out stays."""
        player = self.player(seat)
        player.coins = coins if coins >= 0 else player.coins
        player.shards = shards if shards >= 0 else player.shards
        if fame >= 0:
            player.fame, player.fame_by = fame, {"start": fame}
        return self

    def trick(self, seat: int, trick: str, suit: str = "spades", place: int = 0, markers: int = 0) -> Self:
        """A learned Trick with Trick Markers on it."""
        leave_residence(self.state, trick)
        self.player(seat).tricks[place] = OwnedTrick(trick, suit, markers)
        self.player(seat).supply[suit] -= markers
        return self

    def components(self, seat: int, **pieces: int) -> Self:
        """Pieces on the player board."""
        self.player(seat).components.update(pieces)
        return self

    def manager_pile(self, seat: int, slot: int, component: str, pieces: int) -> Self:
        """Pieces on one of the Manager's two slots."""
        self.player(seat).components[component] = pieces
        self.player(seat).manager_piles[slot] = component
        return self

    def team(self, seat: int, *characters: str, home: str = "board") -> Self:
        """More Characters in a team."""
        for name in characters:
            self.player(seat).characters[name] = Character(name, home)
        return self

    def dice(self, **faces: str) -> Self:
        """Faces of Downtown dice."""
        self.state.dice.update(faces)
        return self

    def row(self, *cards: str) -> Self:
        """The Performance cards, leftmost first; the deck holds others."""
        self.state.row = [Performance.empty(card) for card in cards]
        for place, card in enumerate(self.state.deck):
            theater = PERFORMANCES[card].theater
            free = (c.id for c in PERFORMANCES.values() if c.theater == theater and c.id not in cards)
            if card in cards:
                deck = self.state.deck
                self.state.deck = (*deck[:place], next(c for c in free if c not in deck), *deck[place + 1 :])
        return self

    def marker(self, card: str, slot: int, seat: int, trick: str, points: str, suit: str = "spades") -> Self:
        """A Trick Marker in the Theater, its own category pointing up, right, down or left."""
        marker = Marker(seat, trick, suit, turned(TRICKS[trick].category, points))
        self.state.replace_performance(self.state.performance(card).with_marker(slot, marker))
        self.player(seat).supply[suit] -= 1
        return self

    def initiative(self, *seats: int) -> Self:
        """The Initiative order."""
        self.state.initiative = list(seats)
        return self

    def stock(self, *components: str, orders: tuple[str, ...] = ("", "", "", ""), quick: str = "") -> Self:
        """The Market Row: Buy slots, Order slots, Quick Order slot."""
        self.state.stock, self.state.orders, self.state.quick_order = list(components), list(orders), quick
        return self

    def works(self, seat: int, character: str, slot: str) -> Self:
        """A Character that was placed earlier this turn."""
        day = slot.split(".")[0]
        card = "theater" if slot.split(".")[1] in ("backstage", "perform") else day
        self._assign(seat, character, card)
        player = self.player(seat)
        player.characters[character] = player.characters[character]._replace(status="placed", slot=slot)
        self.state.occupants[slot] = (seat, character)
        if card == "theater":
            self.state.days[day] = seat
        return self

    def assigned(self, seat: int, **cards: str) -> Self:
        """Open Assignment cards under Characters that wait to be placed."""
        for character, card in cards.items():
            self._assign(seat, character, card)
        return self

    def _assign(self, seat: int, character: str, card: str) -> None:
        player = self.player(seat)
        player.hand.remove(card)
        player.characters[character] = player.characters[character]._replace(card=card, is_open=True, status="waiting")

    def phase(self, position: int, turn: int = 2) -> Self:
        """Let a phase begin: ADVERTISE, ASSIGNMENT, PERFORMANCE, END_TURN, or NEXT_TURN."""
        self.events = self._go([Turn(position)], "", turn)
        return self

    def placing(self, seat: int, turn: int = 2) -> Self:
        """It is this seat's turn to place a Character; those without a card are Idle."""
        for player in self.state.players:
            for character in player.characters.values():
                if not character.card:
                    player.characters[character.id] = character._replace(status=IDLE)
        position = self.state.initiative.index(seat)
        self.events = self._go([Turn(PERFORMANCE), NextPlacement(position)], "place_characters", turn)
        return self

    def acts(self, seat: int, character: str, slot: str) -> Self:
        """This Character has just been placed on a slot."""
        place = slot.split(".")[0]
        card = place if place in ("downtown", "market_row", "workshop", "dark_alley") else "theater"
        self._assign(seat, character, card)
        self.placing(seat)
        self.events = self.game.apply(PlaceCharacter(character, slot))
        return self

    def _go(self, stack: list[Any], phase: str, turn: int) -> list[Event]:
        self.state.stack = stack
        self.state.turn = turn
        if phase:
            self.state.phase = phase
        events: list[Event] = []
        self.game._settle(events)
        return events

    def begins(self, phase: str, turn: int = 2) -> Self:
        """A phase of the turn begins, by its name; it goes on to the first decision."""
        names = [name for name, _ in phases_of(self.state.options.modules)]
        self.events = self._go([Turn(names.index(phase))], "", turn)
        return self

    def only(self, phase: str, turn: int = 2) -> list[Event]:
        """What happens in a phase up to its first decision, and nothing after it."""
        begin = dict(phases_of(self.state.options.modules))[phase]
        events: list[Event] = []
        self.state.turn, self.state.phase, self.state.stack = turn, phase, []
        begin(self.state, events)
        self.game._settle(events)
        return events

    def do(self, *moves: Move) -> list[Event]:
        """Carry out moves; everything that happened."""
        return [event for move in moves for event in self.game.apply(move)]

    def can(self, move: Move) -> bool:
        """Whether a move is legal now."""
        return move in self.game.legal_moves()

    def offers(self, kind: type[Move]) -> list[Any]:
        """The legal moves of a kind."""
        return [move for move in self.game.legal_moves() if isinstance(move, kind)]

    @property
    def acting(self) -> Acting:
        """The Character at work."""
        frame = self.state.stack[-1]
        assert isinstance(frame, Acting), frame  # of_kind takes no kind that is abstract
        return frame

    @property
    def points(self) -> int:
        """Action Points of the acting Character."""
        return next(int(frame.points) for frame in reversed(self.state.stack) if hasattr(frame, "points"))

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.game.decision.question if self.game.decision else ""


def of(kind: type[Any], events: list[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
