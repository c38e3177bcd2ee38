"""End Turn: wages, return of Characters, Orders, Performance cards, Posters, turn marker (rulings 39, 56-62, 111)."""

from dataclasses import dataclass

from trickerion.rules.catalog import ROW_LENGTH, WAGE
from trickerion.rules.events import (
    CharacterJoined,
    CharactersReturned,
    Event,
    OrdersArrived,
    PerformanceCardLeft,
    PerformanceCardRevealed,
    PostersRemoved,
    TurnEnded,
    WagesPaid,
)
from trickerion.rules.gains import lose_fame, pay_coins
from trickerion.rules.moves import ChooseApprenticePlace, Move
from trickerion.rules.phases.performance import clear_markers
from trickerion.rules.state import (
    BOARD_APPRENTICES,
    PLACED,
    WAITING,
    Character,
    Choice,
    GameState,
    Performance,
    PlayerState,
    Step,
)

FAME_PER_UNPAID_WAGE = 2


def begin(state: GameState, events: list[Event]) -> None:
    """The steps in the rulebook's order; only a hired Apprentice may need a decision."""
    for seat in state.initiative:
        pay_wages(state, seat, events)
    return_characters(state, events)
    state.stack.append(RestOfEndTurn())
    state.stack += [Joining(seat) for seat in reversed(state.initiative)]


# ------------------------------------------------------------------ Pay Wages


def wage_of(character: Character) -> int:
    """Coins for a working Character; nothing for the Apprentice of the Assistant's board (ruling 56)."""
    return 0 if character.home == "assistant" else WAGE[character.kind]


def pay_wages(state: GameState, seat: int, events: list[Event]) -> None:
    """Pay as much as there is; unpaid wages cost Fame (ruling 57)."""
    player = state.players[seat]
    wages = {c.id: wage_of(c) for c in player.characters.values() if c.status == PLACED and wage_of(c)}
    due = sum(wages.values())
    paid = min(due, player.coins)
    unpaid = _unpaid(wages, paid)
    if due:
        events.append(WagesPaid(seat, due, paid, unpaid))
    pay_coins(state, seat, paid, "wages", events)
    per_coin = state.options.ruling("wage_penalty") == "per_coin"
    lose_fame(state, seat, FAME_PER_UNPAID_WAGE * (due - paid if per_coin else len(unpaid)), "wages", events)


def _unpaid(wages: dict[str, int], coins: int) -> tuple[str, ...]:
    """Characters left unpaid when the lowest wages are paid first, which leaves the fewest."""
    unpaid = []
    for character, wage in sorted(wages.items(), key=lambda item: item[1]):
        if wage > coins:
            unpaid.append(character)
        coins = max(0, coins - wage)
    return tuple(unpaid)


# ------------------------------------------------------------------ Return Characters


def return_characters(state: GameState, events: list[Event]) -> None:
    """All disks and permanent Assignment cards come home."""
    state.occupants.clear()
    state.days.clear()
    for player in state.players:
        for character in player.characters.values():
            if character.card:
                player.hand.append(character.card)
            player.characters[character.id] = Character(character.id, character.home)
    events.append(CharactersReturned())


def free_homes(player: PlayerState, character: str) -> list[str]:
    """Where a hired Character can live (ruling 39)."""
    if not character.startswith("apprentice"):
        return ["board"]
    homes = [c.home for c in player.characters.values() if c.kind == "apprentice"]
    free = ["board"] if homes.count("board") < BOARD_APPRENTICES else []
    if player.has("assistant") and "assistant" not in homes:
        free.append("assistant")
    return free


@dataclass(frozen=True, slots=True)
class Joining(Step):
    """The hired Characters of one player join the team, Specialists first."""

    player: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        player = state.players[self.player]
        if not player.hired:
            state.stack.pop()
            return
        character = min(player.hired, key=lambda disk: disk.startswith("apprentice"))
        homes = free_homes(player, character)
        if len(homes) > 1:
            state.stack.append(ChoosingHome(self.player, character))
        else:
            _join(state, self.player, character, homes[0], events)


def _join(state: GameState, seat: int, character: str, home: str, events: list[Event]) -> None:
    player = state.players[seat]
    player.hired.remove(character)
    player.characters[character] = Character(character, home, status=WAITING)
    events.append(CharacterJoined(seat, character, home))


@dataclass(frozen=True, slots=True)
class ChoosingHome(Choice):
    """The owner picks the place of a hired Apprentice."""

    character: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseApprenticePlace(home) for home in free_homes(state.players[self.seat], self.character)]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, ChooseApprenticePlace)
        state.stack.pop()
        _join(state, self.seat, self.character, move.board, events)


# ------------------------------------------------------------------ the other steps


@dataclass(frozen=True, slots=True)
class RestOfEndTurn(Step):
    """Orders Arrive, Move Performance cards, Remove Posters, Move Turn Counter."""

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        orders_arrive(state, events)
        move_performance_cards(state, events)
        for player in state.players:
            player.advertised = False
        events.append(PostersRemoved())
        events.append(TurnEnded(state.turn))


def orders_arrive(state: GameState, events: list[Event]) -> None:
    """Ordered Components replace those of their Buy slots; the Quick Order slot is emptied."""
    arrived = []
    for slot, component in enumerate(state.orders):
        if component:
            arrived.append((slot, component, state.stock[slot]))
            state.stock[slot] = component
            state.orders[slot] = ""
    state.quick_order = ""
    if arrived:
        events.append(OrdersArrived(tuple(arrived)))


def move_performance_cards(state: GameState, events: list[Event]) -> None:
    """When the row is full its last card leaves; the top of the deck comes to the left (rulings 60, 62)."""
    if len(state.row) == ROW_LENGTH[len(state.players)]:
        leaving = state.row[-1]
        clear_markers(state, leaving, events)
        state.row.pop()
        events.append(PerformanceCardLeft(leaving.id))
    if state.deck:
        arriving = state.deck.pop(0)
        state.row.insert(0, Performance.empty(arriving))
        events.append(PerformanceCardRevealed(arriving))
