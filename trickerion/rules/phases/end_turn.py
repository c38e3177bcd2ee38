"""End Turn: wages, return of Characters, Orders, Performance cards, Posters, turn marker (rulings 39, 56-62, 111)."""

from collections.abc import Iterable
from functools import lru_cache

from trickerion.rules import events as e
from trickerion.rules.academy.board import secrets_of
from trickerion.rules.catalog import FAME_PER_UNPAID_WAGE, KIND_OF, PROTEGE, PROTEGE_WAGE, ROW_LENGTH, SPECIALS, WAGE
from trickerion.rules.effects.active_effects import heeding, of_bonuses, powers_in_force, secrets_at_work
from trickerion.rules.gains import lose_fame, pay_coins
from trickerion.rules.modules.module import Happening, in_play
from trickerion.rules.moves import ChooseApprenticePlace, Move
from trickerion.rules.phases.performance import clear_markers
from trickerion.rules.powers import shows as by_powers
from trickerion.rules.seat_policy import policy_of
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
    turned_up,
)


def begin(state: GameState, events: list[e.Event]) -> None:
    """The steps in the rulebook's order (``STEPS``); cards and hired Apprentices may ask for decisions in between."""
    state.stack.append(EndTurn(0))
    if state.boards:
        by_powers.begin_end_turn(state)


@lru_cache(maxsize=64)
def _steps(modules: tuple[str, ...]) -> tuple[Happening, ...]:
    """The steps in order, those of the modules after the others."""
    return (*STEPS, *(step for module in in_play(modules) for step in module.end_turn))


class EndTurn(Step):
    """Carries out the next step of the End Turn phase."""

    step: int

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        steps = _steps(state.options.modules)
        if self.step == len(steps):
            state.stack.pop()
            return
        state.stack[-1] = EndTurn(self.step + 1)
        steps[self.step](state, events)


# ------------------------------------------------------------------ Pay Wages


def pay_all_wages(state: GameState, events: list[e.Event]) -> None:
    """Every player pays, in Initiative order."""
    for seat in state.initiative:
        if not policy_of(state, seat).settles_wages(state, seat, events):
            pay_wages(state, seat, events)


def wage_of(state: GameState, seat: int, character: Character) -> int:
    """Coins for a working Character, with what changes it for this one."""
    if character.kind == PROTEGE:
        wage = PROTEGE_WAGE[len(secrets_of(state, seat))]
    else:
        wage = 0 if character.home == "assistant" else WAGE[KIND_OF[character.id]]
    for effect in secrets_at_work(state, seat, character.id):
        wage = effect.wage(state, seat, character, wage)
    return wage


def pay_wages(state: GameState, seat: int, events: list[e.Event]) -> None:
    """Pay as much as there is; unpaid wages cost Fame (ruling 57)."""
    characters = state.players[seat].characters.values()
    wages = {character.id: wage_of(state, seat, character) for character in characters if character.status == PLACED}
    pay_wage_list(state, seat, wages, events)


def wages_in_all(state: GameState, seat: int, wages: Iterable[int]) -> int:
    """Coins for these wages together."""
    coins = sum(wages)
    for power in heeding(powers_in_force(state, seat), "wages_in_all") if state.boards else ():
        coins = power.wages_in_all(state, seat, coins)
    return coins


def pay_wage_list(state: GameState, seat: int, wages: dict[str, int], events: list[e.Event]) -> None:
    """Pay these wages by Character, or lose Fame."""
    player = state.players[seat]
    due, in_full = wages_in_all(state, seat, wages.values()), sum(wages.values())
    paid = min(due, player.coins)
    unpaid = unpaid_with(wages, paid + in_full - due)
    if due != in_full:
        _tell_savers(state, seat, in_full, events)
    if due:
        events.append(e.WagesPaid(seat, due, paid, unpaid, tuple(wages.items())))
    pay_coins(state, seat, paid, "wages", events)
    per_coin = state.options.ruling("wage_penalty") == "per_coin"
    lose_fame(state, seat, FAME_PER_UNPAID_WAGE * (due - paid if per_coin else len(unpaid)), "wages", events)


def _tell_savers(state: GameState, seat: int, coins: int, events: list[e.Event]) -> None:
    """Powers have made the wages lower: each Coin that they saved is noted, and that they have worked."""
    for power in powers_in_force(state, seat):
        due = power.wages_in_all(state, seat, coins)
        if due < coins:
            state.players[seat].used += [power.id] * (coins - due)
            events.append(e.PowerUsed(seat, power.id))
        coins = due


def unpaid_with(wages: dict[str, int], coins: int) -> tuple[str, ...]:
    """Characters left unpaid when the lowest wages are paid first, which leaves the fewest."""
    unpaid = []
    for character, wage in sorted(wages.items(), key=lambda item: item[1]):
        if wage > coins:
            unpaid.append(character)
        coins = max(0, coins - wage)
    return tuple(unpaid)


# ------------------------------------------------------------------ Return Characters


def return_characters(state: GameState, events: list[e.Event]) -> None:
    """All disks and Assignment cards come home, but for special cards that were used; then the hired ones join."""
    for seat in state.initiative:
        _return_cards(state, seat)
    state.occupants.clear()
    state.days.clear()
    events.append(e.CharactersReturned())
    state.stack += [policy_of(state, seat).joining(seat) or Joining(seat) for seat in reversed(state.initiative)]
    for seat in reversed(state.initiative):
        for bonus, effect in of_bonuses(state):
            if bonus.seat == seat:
                effect.characters_returned(state, seat, bonus.character, events)


def _return_cards(state: GameState, seat: int) -> None:
    """Special cards under Idle Characters were not used (ruling 64); the used ones lie in order of placement."""
    player = state.players[seat]
    placed = [character for owner, character in state.occupants.values() if owner == seat]
    for character in sorted(player.characters.values(), key=lambda c: placed.index(c.id) if c.slot else -1):
        if character.card in SPECIALS and character.status == PLACED:
            state.used_specials.append((seat, character.card))
        elif character.card:
            player.hand.append(character.card)
    for character in list(player.characters.values()):
        player.characters[character.id] = Character(character.id, character.home)


def free_homes(player: PlayerState, character: str) -> list[str]:
    """Boards where a hired Character can live (ruling 39)."""
    if not character.startswith("apprentice"):
        return ["board"]
    homes = [c.home for c in player.characters.values() if c.kind == "apprentice"]
    free = ["board"] if homes.count("board") < BOARD_APPRENTICES else []
    if player.has("assistant") and "assistant" not in homes:
        free.append("assistant")
    return free


class Joining(Step):
    """The hired Characters of one player join the team, Specialists first."""

    player: int

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        player = state.players[self.player]
        if not player.hired:
            state.stack.pop()
            return
        character = min(player.hired, key=lambda disk: disk.startswith("apprentice"))
        state.ask(ChoosingHome(self.player, character), events)


def join(state: GameState, seat: int, character: str, home: str, status: str, events: list[e.Event]) -> None:
    """A hired Character comes into the team."""
    player = state.players[seat]
    player.hired.remove(character)
    player.characters[character] = Character(character, home, status=status)
    events.append(e.CharacterJoined(seat, character, home))


class ChoosingHome(Choice):
    """The owner picks the place of a hired Apprentice."""

    character: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseApprenticePlace(home) for home in free_homes(state.players[self.seat], self.character)]

    def answered(self, state: GameState, move: ChooseApprenticePlace, events: list[e.Event]) -> None:
        join(state, self.seat, self.character, move.board, WAITING, events)


# ------------------------------------------------------------------ the other steps


def orders_arrive(state: GameState, events: list[e.Event]) -> None:
    """Ordered Components replace those of their Buy slots."""
    arrived = []
    for slot, component in enumerate(state.orders):
        if component:
            arrived.append((slot, component, state.stock[slot]))
            state.stock[slot] = component
            state.orders[slot] = ""
    if arrived:
        events.append(e.OrdersArrived(tuple(arrived)))
    state.beside_stock.clear()
    for bonus, effect in of_bonuses(state):
        effect.orders_arrive(state, bonus.seat, events)


def empty_quick_order(state: GameState, events: list[e.Event]) -> None:
    """The Component on the Quick Order slot goes back to the supply."""
    state.quick_order = ""


def move_performance_cards(state: GameState, events: list[e.Event]) -> None:
    """When the row is full its last card leaves; the top of the deck comes to the left (rulings 60, 62)."""
    if leaving_card(state):
        leaving = state.row[-1]
        for seat in state.initiative:
            policy_of(state, seat).card_leaves(state, seat, leaving, events)
        if state.boards:
            by_powers.announce_discard(state, leaving, events)
        clear_markers(state, leaving, events)
        state.row.pop()
        state.see_leave(leaving.id)
        events.append(e.PerformanceCardLeft(leaving.id))
    if state.deck:
        arriving, state.deck = turned_up(state.deck[0]), state.deck[1:]
        state.row.insert(0, Performance.empty(arriving))
        events.append(e.PerformanceCardRevealed(arriving))


def leaving_card(state: GameState) -> str:
    """The Performance card that will be discarded at the end of this turn, "" when none will (End Turn, ruling 60).

    It is the last one of a full row, in the last turn too. Only with the Heir the last row stays: its final scoring
    pays for the Trick Markers on the cards.
    """
    if len(state.row) != ROW_LENGTH[len(state.players)]:
        return ""
    if state.turn == state.options.turns and any(policy_of(state, seat).keeps_last_row for seat in state.seats):
        return ""
    moving = STEPS.index(move_performance_cards)  # after this step the last card stays for another turn
    has_moved = any(isinstance(frame, EndTurn) and frame.step > moving + 1 for frame in state.stack)
    return "" if has_moved else state.row[-1].id


def coming_theaters(state: GameState) -> tuple[str, ...]:
    """The theaters of the Performance deck from the top, which everybody knows (ruling 61)."""
    theaters = state.options.terms.theaters
    return theaters[len(theaters) - len(state.deck) :]


def remove_posters(state: GameState, events: list[e.Event]) -> None:
    """Posters go home; what works once per turn is fresh again."""
    for player in state.players:
        player.advertised = False
        player.used.clear()
    state.bonuses.clear()
    events.append(e.PostersRemoved())


def move_turn_counter(state: GameState, events: list[e.Event]) -> None:
    """The turn is over (the marker itself is moved by ``phases/turn.py``)."""
    events.append(e.TurnEnded(state.turn))


STEPS: tuple[Happening, ...] = (
    pay_all_wages,
    return_characters,
    orders_arrive,
    empty_quick_order,
    move_performance_cards,
    remove_posters,
    move_turn_counter,
)
"""The End Turn phase of the base game; modules add their own steps."""
