"""Renovate: a space, one of its three prices, a room of that stack, and Banners beside it."""

from collections.abc import Sequence, Set
from functools import lru_cache

from trickerion.rules.academy.board import AcademyBoard, Built, Room, academy_of, put
from trickerion.rules.academy.catalog import BANNERS_BY_TURN, SPACES, Renovation, Space
from trickerion.rules.effects.active_effects import effects_of, heeding
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost, fame_with
from trickerion.rules.events import BannersDiscarded, Event, RoomRenovated
from trickerion.rules.gains import gain_fame, pay_coins
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseRenovation, ChooseTile, Move, Reason, Renovate
from trickerion.rules.powers.helping import needed, tell_helpers
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState

_PRICES = {price for space in SPACES.values() for price in space.renovations}
_COINS = tuple({price.coins for price in _PRICES})
_THRESHOLDS = tuple({price.threshold for price in _PRICES})
_RENOVATE = {space: Renovate(space) for space in SPACES}


def renovations(state: GameState, seat: int, space: str) -> list[Renovation]:
    """The prices of a space that the player can pay, missing Fame in Coins, and whose stack has a room left."""
    return _open_prices(academy_of(state), SPACES[space], _payable(state, seat))


def _open_prices(board: AcademyBoard, space: Space, payable: Set[Renovation]) -> list[Renovation]:
    return [price for price in space.renovations if price in payable and board.tiles_of(space.type, price.threshold)]


def _payable(state: GameState, seat: int) -> Set[Renovation]:
    """The prices, of whichever space, that the player can pay, missing Fame in Coins."""
    effects = effects_of(state, seat)
    missing = tuple([_missing_fame(state, seat, effects, threshold) for threshold in _THRESHOLDS])
    changed = tuple([_coins(state, seat, effects, printed) for printed in _COINS])
    return _within(state.players[seat].coins, missing, changed)


@lru_cache(maxsize=1 << 12)
def _within(coins: int, missing: tuple[int, ...], changed: tuple[int, ...]) -> Set[Renovation]:
    """The prices for which Coins are enough, by what is missing to each threshold and what each number has become."""
    fame, due = dict(zip(_THRESHOLDS, missing, strict=True)), dict(zip(_COINS, changed, strict=True))
    return {price for price in _PRICES if due[price.coins] + fame[price.threshold] <= coins}


def coins_of(state: GameState, seat: int, renovation: Renovation) -> int:
    """Coins of a price, as effects change it."""
    return _coins(state, seat, effects_of(state, seat), renovation.coins)


def _coins(state: GameState, seat: int, effects: Sequence[Effect], coins: int) -> int:
    own = policy_of(state, seat).renovation_coins(state, seat)
    if own is not None:
        return own
    for effect in heeding(effects, "renovation_coins"):
        coins = effect.renovation_coins(state, seat, coins)
    return max(0, coins)


def total_coins(state: GameState, seat: int, renovation: Renovation) -> int:
    """Coins in all: one more for each Fame that is missing to the threshold."""
    return _total_coins(state, seat, effects_of(state, seat), renovation)


def _total_coins(state: GameState, seat: int, effects: Sequence[Effect], renovation: Renovation) -> int:
    missing = _missing_fame(state, seat, effects, renovation.threshold)
    return _coins(state, seat, effects, renovation.coins) + missing


def price_of(space: str, threshold: int) -> Renovation:
    """The price of a space for a Fame Threshold."""
    return next(price for price in SPACES[space].renovations if price.threshold == threshold)


def missing_fame(state: GameState, seat: int, threshold: int) -> int:
    """Fame that is missing to the Fame Threshold of a price; each costs a Coin."""
    return _missing_fame(state, seat, effects_of(state, seat), threshold)


def _missing_fame(state: GameState, seat: int, effects: Sequence[Effect], threshold: int) -> int:
    fame = fame_with(heeding(effects, "fame_counted"), state, seat, "renovate")
    asked = heeding(effects, "reaches_threshold") if fame < threshold else ()
    if fame >= threshold or any(effect.reaches_threshold(state, seat, threshold, fame) for effect in asked):
        return 0
    return threshold - fame


def banners_by_turn(state: GameState) -> int:
    """Banners that the turn asks for."""
    return BANNERS_BY_TURN[state.turn - 1]


def banners_now(state: GameState, seat: int) -> int:
    """Banners that a renovation places now: by the turn, as far as the supply goes."""
    banners = banners_by_turn(state)
    for effect in effects_of(state, seat):
        banners = effect.banners_to_place(state, seat, banners)
    return min(banners, academy_of(state).banners[seat])


def possible(state: GameState, acting: Acting) -> list[Move]:
    """The spaces that can be renovated now."""
    board, seat = academy_of(state), acting.seat
    if not board.banners[seat] or acting.points < action_cost(state, acting, "renovate"):
        return []
    payable = _payable(state, seat)
    return [_RENOVATE[space] for space in board.empty_spaces if _open_prices(board, SPACES[space], payable)]


def begin(state: GameState, acting: Acting, move: Renovate, events: list[Event]) -> None:
    """The price and the room are chosen next."""
    state.ask(ChoosingRenovation(acting.seat, move.space), events)


class ChoosingRenovation(Choice):
    """Choice among the prices of the space."""

    space: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseRenovation(price.threshold) for price in renovations(state, self.seat, self.space)]

    def answered(self, state: GameState, move: ChooseRenovation, events: list[Event]) -> None:
        state.stack.append(ChoosingTile(self.seat, self.space, move.threshold))


class ChoosingTile(Choice):
    """Choice among the rooms of the stack that may be laid on the space."""

    space: str
    threshold: int

    def legal_moves(self, state: GameState) -> list[Move]:
        tiles = academy_of(state).tiles_of(SPACES[self.space].type, self.threshold)
        return [ChooseTile(tile) for tile in tiles]

    def answered(self, state: GameState, move: ChooseTile, events: list[Event]) -> None:
        renovate(state, self.seat, self.space, self.threshold, move.tile, events)


def renovate(state: GameState, seat: int, space: str, threshold: int, tile: str, events: list[Event]) -> None:
    """Pay, gain the Fame, lay the room and place the Banners."""
    price = price_of(space, threshold)
    coins, missing = coins_of(state, seat, price), missing_fame(state, seat, threshold)
    banners, fame, effects = banners_now(state, seat), state.players[seat].fame, effects_of(state, seat)
    helped_by = needed(state, effects, lambda left: _total_coins(state, seat, left, price))
    pay_coins(state, seat, missing, "fame_threshold", events)
    pay_coins(state, seat, coins, "renovation", events)
    _lay(state, Room(space, tile, seat, banners))
    events.append(RoomRenovated(seat, space, tile, threshold, coins, banners))
    gain_fame(state, seat, price.fame, "renovation", events)
    _discard_after_last_banner(state, seat, events)
    for effect in effects:
        effect.renovated(state, seat, Built(space, threshold, coins + missing, banners, fame), events)
    tell_helpers(helped_by, state, seat, events)


def _lay(state: GameState, room: Room) -> None:
    board, seat = academy_of(state), room.builder
    supply = (*board.banners[:seat], board.banners[seat] - room.banners, *board.banners[seat + 1 :])
    tiles = tuple(tile for tile in board.tiles if tile != room.tile)
    put(state, board.with_room(room)._replace(banners=supply, tiles=tiles))


def _discard_after_last_banner(state: GameState, seat: int, events: list[Event]) -> None:
    """Whoever places the last Banner makes all others discard one, as far as they have any."""
    board = academy_of(state)
    others = tuple(other for other in state.seats if other != seat and board.banners[other])
    if board.banners[seat] == 0 and others:
        put(state, board._replace(banners=tuple(left - (s in others) for s, left in enumerate(board.banners))))
        events.append(BannersDiscarded(others))


def nothing_to_renovate(state: GameState, acting: Acting) -> Reason | None:
    """Reason against the Action at every space; None when some space can be renovated."""
    board = academy_of(state)
    if not board.banners[acting.seat]:
        return Reason("no_banner")
    spaces = board.empty_spaces
    if not spaces:
        return Reason("no_empty_space")
    return None if any(renovations(state, acting.seat, space) for space in spaces) else Reason("renovation_too_dear")


def space_reason(state: GameState, acting: Acting, space: str) -> Reason | None:
    """Reason why this Character cannot renovate one space now, or None."""
    board = academy_of(state)
    if board.is_closed(SPACES[space]):
        return Reason("space_closed", (SPACES[space].closed,))
    if board.room(space).tile:
        return Reason("space_taken")
    return nothing_to_renovate(state, acting) or _price_reason(state, acting, space)


def _price_reason(state: GameState, acting: Acting, space: str) -> Reason | None:
    if not renovations(state, acting.seat, space):
        return Reason("renovation_too_dear")
    cost = action_cost(state, acting, "renovate")
    return Reason("short", (cost - acting.points,)) if acting.points < cost else None


def renovation_reason(state: GameState, seat: int, space: str, renovation: Renovation) -> Reason | None:
    """Reason why one price of a space cannot be paid, or None."""
    if not academy_of(state).tiles_of(SPACES[space].type, renovation.threshold):
        return Reason("no_room_left")
    short = total_coins(state, seat, renovation) - state.players[seat].coins
    return Reason("renovation_coins", (short,)) if short > 0 else None
