"""Questions of the window about the Academy: its board, the prices of rooms, what lessons cost and bring."""

from trickerion.rules.academy import board, building, lessons
from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.card_effects import OpeningLesson
from trickerion.rules.academy.catalog import OPENS, POINTS_BY_LEVEL, SPACES
from trickerion.rules.academy.classroom import lesson_ways
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.academy.secrets import ChoosingSecretSlot
from trickerion.rules.catalog import PROTEGE, PROTEGE_WAGE
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.modifiers import printed_points
from trickerion.rules.facts import academy as facts
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.state import GameState


def academy(state: GameState) -> facts.AcademyFacts:
    """All that lies there, for everybody at the table to see."""
    laid = board.academy_of(state)
    rooms = {room.space: _room(state, laid, room) for room in laid.rooms}
    seats = tuple(_seat(state, laid, seat) for seat in state.seats)
    return facts.AcademyFacts(rooms, laid.display, len(laid.stack), seats, building.banners_by_turn(state))


def _room(state: GameState, laid: board.AcademyBoard, room: board.Room) -> facts.RoomFacts:
    space = SPACES[room.space]
    opens = next((turn for turn, letter in OPENS[len(state.players)].items() if letter == space.closed), 0)
    found = (lesson(state, marker.owner, marker.trick) if marker else None for marker in room.markers)
    is_closed = laid.is_closed(space)
    return facts.RoomFacts(room.space, room.tile, is_closed, opens, room.builder, room.banners, tuple(found))


def _seat(state: GameState, laid: board.AcademyBoard, seat: int) -> facts.SeatFacts:
    due, worth = building.banners_now(state, seat), banner_fame(laid, seat)
    disk, own = state.players[seat].characters.get(PROTEGE), laid.secrets[seat]
    wage = wage_of(state, seat, disk) if disk is not None else PROTEGE_WAGE[len(own)]
    points, coins = printed_points(state, seat, PROTEGE), board.secrets_with_coin(state, seat)
    return facts.SeatFacts(laid.banners[seat], laid.banners_placed(seat), due, worth, points, wage, own, coins)


def lesson(state: GameState, owner: int, trick: str) -> facts.LessonFacts | None:
    """The Academy marker of a Trick where it lies in a room; None also in a game without the Academy."""
    found = board.lesson_of(state, owner, trick)
    if found is None:
        return None
    practising = practising_of(state, owner, trick)
    where = found.room.space, found.slot, found.room.tile
    told = facts.LessonFacts(owner, trick, found.marker.suit, *where, practising)
    return told._replace(pays=lesson_ways(state, owner, trick)) if told.is_taught else told


def price(state: GameState, seat: int, space: str, threshold: int, *, acts: bool = False) -> facts.PriceFacts:
    """Price of a space for a player now; ``acts``: for the Character at work."""
    printed = building.price_of(space, threshold)
    coins, missing = building.coins_of(state, seat, printed), building.missing_fame(state, seat, threshold)
    tiles = tuple(board.academy_of(state).tiles_of(SPACES[space].type, threshold))
    short = coins + missing - state.players[seat].coins
    reason = building.renovation_reason(state, seat, space, printed)
    acting = acting_character(state) if acts else None
    if acting is not None:
        reason = building.space_reason(state, acting, space)
    return facts.PriceFacts(threshold, coins, missing, printed.fame, tiles, short, reason)


def lesson_cost(state: GameState, seat: int, place: int, action: str, *, acts: bool) -> facts.LessonCost:
    """Cost of Practice or Teach for a player's Trick: by the Character that ``acts``, else as it is printed."""
    level = state.players[seat].trick_at(place).trick.level
    printed = POINTS_BY_LEVEL[action][level - 1]
    asked, acting = state.stack[-1] if state.stack else None, acting_character(state) if acts else None
    if acting is None:
        return facts.LessonCost(printed, printed, (), None)
    points = asked.price if isinstance(asked, OpeningLesson) else lessons.cost_of(state, acting, action, level)
    changed_by = lessons.cheapened(state, acting, action, level)
    return facts.LessonCost(points, printed, changed_by, lessons.lesson_reason(state, acting, action, place))


def academy_asks(state: GameState) -> facts.AcademyAsks | None:
    """Question that is open now, if its answer is something of the Academy."""
    match state.stack[-1] if state.stack else None:
        case building.ChoosingRenovation(seat=seat, space=space):
            return facts.AcademyAsks("price", seat, space)
        case building.ChoosingTile(seat=seat, space=space, threshold=threshold):
            return facts.AcademyAsks("tile", seat, space, threshold)
        case lessons.PlacingAcademyMarker(seat=seat, place=place):
            return facts.AcademyAsks("marker", seat, place=place)
        case ChoosingSecretSlot(seat=seat, secret=secret):
            return facts.AcademyAsks("secret", seat, secret=secret)
    return None
