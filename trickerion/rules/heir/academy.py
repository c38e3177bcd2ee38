"""Academy: a secret, a renovation, then Teach and Practice; what is left over goes into these, each by its rule."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from trickerion.rules.academy.board import AcademyBoard, academy_of, lesson_of, put
from trickerion.rules.academy.building import renovate
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, PRACTICE_ROOMS, SPACES, TILES, Renovation
from trickerion.rules.academy.lessons import practise, teach
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.academy.secrets import ChoosingSecretSlot
from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.rules.events import CoinTossed, Event, TrickPrepared
from trickerion.rules.heir.catalog import FEW_COINS, MOST_COINS_FOR_ROOM, MOST_SECRETS, top_level
from trickerion.rules.heir.work import HeirAnswer, Work
from trickerion.rules.learning import add_markers
from trickerion.rules.moves import ChooseSecretSlot, Move, PracticeIn, RenovateAt, TakeSecret, TeachIn
from trickerion.rules.state import GameState

_SECRET, _RENOVATE, _FIRST, _SECOND, _LEFT_FIRST, _LEFT_SECOND, _AGAIN_FIRST, _AGAIN_SECOND = range(8)
"""The steps: the first four, each once; Teach and Practice in turns; the same after one more renovation."""

HEADS = 0


def next_step(state: GameState, work: Work) -> HeirAnswer | None:
    """The next Action; None when there is no more."""
    if not work.left:
        return None
    return next((answer for answer, _ in _possible(state, work)), None)


def skipped(state: GameState, work: Work) -> str:
    """Reason why the step of the secrets, which comes first, cannot be taken; "" also when the Heir wants none."""
    board = academy_of(state)
    wants = work.left and work.step <= _SECRET and len(board.secrets[work.seat]) < MOST_SECRETS
    return "no_secret" if wants and not any(board.display) else ""


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Carry out an Action; the work that is left."""
    step = next(step for answer, step in _possible(state, work) if answer.move is move)
    if isinstance(move, TakeSecret):
        _take_secret(state, work.seat, events)
    elif isinstance(move, RenovateAt):
        _renovate(state, work.seat, move, events)
    elif isinstance(move, TeachIn):
        teach(state, work.seat, move.place, move.space, move.slot, events)
    elif isinstance(move, PracticeIn):
        _practise(state, work.seat, move, events)
    return replace(work, left=work.left - 1, step=step)


def _possible(state: GameState, work: Work) -> Iterator[tuple[HeirAnswer, int]]:
    """Possible answers from the step of the work on, in the order of the steps, each with the step after it."""
    for answer, step in _in_order(state, work):
        if answer is not None:
            yield answer, step


def _in_order(state: GameState, work: Work) -> Iterator[tuple[HeirAnswer | None, int]]:
    seat, step, (first, second) = work.seat, work.step, rooms_in_order(state)
    if step <= _SECRET:
        yield _secret(state, seat), _RENOVATE
    if step <= _RENOVATE:
        yield _renovation(state, seat), _FIRST
    if step <= _FIRST:
        yield _lesson(state, seat, first), _SECOND
    if step <= _SECOND:
        yield _lesson(state, seat, second), _LEFT_FIRST
    if step <= _LEFT_SECOND:
        yield from _in_turns(state, seat, step == _LEFT_SECOND, _LEFT_FIRST)
        yield _renovation(state, seat, left_over=True), _AGAIN_FIRST
    yield from _in_turns(state, seat, step == _AGAIN_SECOND, _AGAIN_FIRST)


def _in_turns(state: GameState, seat: int, second_is_next: bool, step: int) -> Iterator[tuple[HeirAnswer | None, int]]:
    """Teach and Practice in turns, the other one when one is not possible; ``step``: the first one is next."""
    first, second = rooms_in_order(state)
    steps = [(_lesson(state, seat, first, left_over=True), step + 1), (_lesson(state, seat, second, True), step)]
    yield from reversed(steps) if second_is_next else steps


def rooms_in_order(state: GameState) -> tuple[str, str]:
    """In odd turns Classrooms come before Practice Rooms, in even turns after them."""
    return (CLASSROOM, PRACTICE) if state.turn % 2 else (PRACTICE, CLASSROOM)


def _secret(state: GameState, seat: int) -> HeirAnswer | None:
    board = academy_of(state)
    shown, owned = tuple(filter(None, board.display)), len(board.secrets[seat])
    return HeirAnswer(TakeSecret(), "learn_secret", (owned, shown)) if shown and owned < MOST_SECRETS else None


def _take_secret(state: GameState, seat: int, events: list[Event]) -> None:
    """Heads is the first of two; the place stays empty until the end of the turn."""
    board = academy_of(state)
    shown = [secret for secret in board.display if secret]
    secret = shown[0]
    if len(shown) > 1:
        is_heads = state.chance().below(2) == HEADS
        events.append(CoinTossed(seat, is_heads))
        secret = shown[0] if is_heads else shown[1]
    put(state, board._replace(display=tuple("" if other == secret else other for other in board.display)))
    ChoosingSecretSlot(seat, secret).answered(state, ChooseSecretSlot(len(board.secrets[seat])), events)


class RenovationOption(NamedTuple):
    """A space with one of its prices."""

    space: str
    price: Renovation


def _renovation(state: GameState, seat: int, left_over: bool = False) -> HeirAnswer | None:
    """The option that the Heir takes; but for leftover Actions it has no more Banners there than the player."""
    board, coins = academy_of(state), state.players[seat].coins
    own = board.banners_placed(seat)
    others = max(board.banners_placed(other) for other in state.seats if other != seat)
    options = _options(state, seat) if board.banners[seat] and (left_over or own <= others) else []
    if not options:
        return None
    chosen = _chosen(state, seat, options)
    rivals = tuple((other.space, other.price.threshold, other.price.coins) for other in options if other != chosen)
    why = (coins, _is_geert(state, seat), own, others, rivals)
    args = (chosen.space, chosen.price.threshold, chosen.price.coins, chosen.price.fame, *why)
    reason = "renovate_left" if left_over else "renovate"
    return HeirAnswer(RenovateAt(chosen.space, chosen.price.threshold), reason, args)


def _options(state: GameState, seat: int) -> list[RenovationOption]:
    """The prices of the highest threshold that the Fame allows; for Geert van Augustin of all that it allows."""
    board, reached = academy_of(state), FAME_THRESHOLDS[top_level(state.players[seat].fame)]
    return [
        RenovationOption(space, price)
        for space in board.empty_spaces
        for price in SPACES[space].renovations
        if (price.threshold == reached or (_is_geert(state, seat) and price.threshold < reached))
        and board.tiles_of(SPACES[space].type, price.threshold)
    ]


def _chosen(state: GameState, seat: int, options: list[RenovationOption]) -> RenovationOption:
    """The cheapest with few Coins, else the dearest; then the type that comes first this turn, then from the top."""
    is_dear = _is_geert(state, seat) or state.players[seat].coins > FEW_COINS
    rooms = rooms_in_order(state)

    def key(option: RenovationOption) -> tuple[int, int]:
        coins = option.price.coins
        return -coins if is_dear else coins, rooms.index(SPACES[option.space].type)

    return min(options, key=key)


def _is_geert(state: GameState, seat: int) -> bool:
    return state.players[seat].magician == "geert_van_augustin"


def coins_for_renovation(state: GameState, seat: int) -> int:
    """All its Coins, nine at most, whatever the option costs."""
    return min(state.players[seat].coins, MOST_COINS_FOR_ROOM)


def _renovate(state: GameState, seat: int, move: RenovateAt, events: list[Event]) -> None:
    tiles = academy_of(state).tiles_of(SPACES[move.space].type, move.threshold)
    tile = tiles[state.chance().below(len(tiles))]
    renovate(state, seat, move.space, move.threshold, tile, events)


def _lesson(state: GameState, seat: int, room_type: str, left_over: bool = False) -> HeirAnswer | None:
    """Teach the rightmost, Practice the leftmost Trick that is in no room; the free slot of the highest threshold."""
    tricks = state.players[seat].tricks
    places = [n for n, own in enumerate(tricks) if own is not None and lesson_of(state, seat, own.id) is None]
    slots = _free_slots(academy_of(state), room_type)
    if not places or not slots:
        return None
    place = places[-1] if room_type == CLASSROOM else places[0]
    owned, (space, slot) = state.players[seat].trick_at(place), slots[0]
    args = (owned.id, academy_of(state).room(space).tile, space, slot)
    if room_type == CLASSROOM:
        return HeirAnswer(TeachIn(place, space, slot), "teach_left" if left_over else "teach", args)
    return HeirAnswer(PracticeIn(place, space, slot), "practice_left" if left_over else "practice", args)


def _free_slots(board: AcademyBoard, room_type: str) -> list[tuple[str, int]]:
    """Rooms of the highest threshold first, then from the top, then the upper slot; none that makes Prepare cheaper."""
    free = []
    for space, slot in board.rooms.free_slots[room_type]:
        room = PRACTICE_ROOMS.get(board.room(space).tile)
        if room is None or room.slots[slot].prepare_points >= 0:
            free.append((space, slot))
    return sorted(free, key=lambda place: -TILES[board.room(place[0]).tile].threshold)


def _practise(state: GameState, seat: int, move: PracticeIn, events: list[Event]) -> None:
    """One more Trick Marker of the slot comes onto the Trick at once, as far as the supply goes."""
    practise(state, seat, move.place, move.space, move.slot, events)
    player = state.players[seat]
    owned = player.trick_at(move.place)
    more = min(practising_of(state, seat, owned.id).more_markers, player.supply[owned.suit])
    if more:
        add_markers(state, seat, move.place, more)
        events.append(TrickPrepared(seat, owned.id, more))
