"""The special Assignment cards of the Academy for Renovate, Learn Secret and any Action."""

from typing import ClassVar

from trickerion.rules.academy.board import Built, academy_of
from trickerion.rules.academy.building import banners_by_turn
from trickerion.rules.academy.catalog import CLASSROOM, ROOM_SLOTS
from trickerion.rules.academy.lessons import PRACTICE_ACTION, TEACH_ACTION, PlacingAcademyMarker, action_of, forbidden
from trickerion.rules.academy.practice import bonus_at
from trickerion.rules.academy.secrets import ChoosingDrawnSecret, draw
from trickerion.rules.dark_alley.special_assignments.offers import SKIP, Begun, numbers
from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.effects.registry import special
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_coins, gain_fame
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.locations.market_row import points_left
from trickerion.rules.moves import LayAcademyMarker, LearnSecret, Move, Practice, Teach
from trickerion.rules.state import Choice, GameState


@special("generous_donor")
class GenerousDonor(Effect):
    """The chosen renovation costs 3 Coins less, 1 at least; missing Fame is paid as usual."""

    def renovation_coins(self, state: GameState, seat: int, coins: int) -> int:
        off, least = int(numbers(self.id)["coins_off"]), int(numbers(self.id)["coins_minimum"])
        return min(coins, max(least, coins - off))

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use_up_card(state, events)


@special("master_builder")
class MasterBuilder(Effect):
    """One more Banner than the turn allows is placed, if the supply has it."""

    def banners_to_place(self, state: GameState, seat: int, banners: int) -> int:
        return banners + int(numbers(self.id)["extra_banners"])

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        if built.banners > banners_by_turn(state):
            use_up_card(state, events)


@special("borrowed_robes")
class BorrowedRobes(Effect):
    """For a renovation the player counts as having 6 more Fame."""

    def fame_counted(self, state: GameState, seat: int, action: str, fame: int) -> int:
        return fame + int(numbers(self.id)["fame_counted"]) if action == "renovate" else fame

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use_up_card(state, events)


@special("ribbon_cutting")
class RibbonCutting(Effect):
    """1 Coin for each Banner placed, and 1 Fame."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_coins(state, seat, built.banners * numbers(self.id)["coins_per_banner"], self.id, events)
        gain_fame(state, seat, numbers(self.id)["gain"]["fame"], self.id, events)


@special("grand_opening")
class GrandOpening(Effect):
    """After the renovation one of the player's Tricks may be practised or taught in the new room for 1 Action Point."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        opening = OpeningLesson(seat, built.space)
        if len(opening.legal_moves(state)) > 1:
            state.stack.append(opening)


class OpeningLesson(Choice):
    """Choice of one of the player's Tricks to practise or teach in the new room, or of none."""

    source: ClassVar[str] = "grand_opening"
    space: str

    @property
    def price(self) -> int:
        """Action Points of the lesson, whatever the level of the Trick."""
        return int(numbers(self.source)["follow_up_ap"])

    def legal_moves(self, state: GameState) -> list[Move]:
        if points_left(state) < self.price:
            return [SKIP]
        is_class = academy_of(state).room(self.space).type == CLASSROOM
        action, lesson = (TEACH_ACTION, Teach) if is_class else (PRACTICE_ACTION, Practice)
        places = [place for place, owned in enumerate(state.players[self.seat].tricks) if owned is not None]
        return [*(lesson(place) for place in places if not forbidden(state, self.seat, action, place)), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, (Practice, Teach)):
            return
        use_up_card(state, events)
        spend(state, self.price)
        state.ask(EnteringNewRoom(self.seat, move.place, action_of(move), self.space), events)


class EnteringNewRoom(PlacingAcademyMarker):
    """Choice of a slot in the new room; of two equal ones the first will do."""

    source: ClassVar[str] = "grand_opening"
    space: str

    def legal_moves(self, state: GameState) -> list[Move]:
        tile = academy_of(state).room(self.space).tile
        are_equal = len({bonus_at(tile, slot) for slot in range(ROOM_SLOTS)}) == 1
        return [LayAcademyMarker(self.space, slot) for slot in range(1 if are_equal else ROOM_SLOTS)]


@special("scholarship")
class Scholarship(Effect):
    """The Learn Secret Action costs 1 Action Point, and the player gains 2 Coins."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return min(cost, numbers(self.id)["ap"]) if action == "learn_secret" else cost

    def secret_learned(self, state: GameState, seat: int, secret: str, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_coins(state, seat, numbers(self.id)["gain"]["coins"], self.id, events)


@special("forbidden_shelf")
class ForbiddenShelf(Begun):
    """Learn Secret from two secrets of the stack as well; those that stay over go under it."""

    def _is_possible(self, state: GameState, acting: Acting) -> bool:
        board = academy_of(state)
        can_pay = acting.points >= action_cost(state, acting, "learn_secret")
        return can_pay and any(board.display) and bool(board.stack)

    def _begin(self, state: GameState, acting: Acting, events: list[Event]) -> None:
        spend(state, action_cost(state, acting, "learn_secret"))
        use_up_card(state, events)
        state.stack.append(Browsing(acting.seat, draw(state, numbers(self.id)["draw"])))


class Browsing(ChoosingDrawnSecret):
    """One that is on display may be learned as well."""

    source: ClassVar[str] = "forbidden_shelf"

    def legal_moves(self, state: GameState) -> list[Move]:
        display = [LearnSecret(secret) for secret in academy_of(state).display if secret]
        return [*super().legal_moves(state), *display]


@special("prize_day")
class PrizeDay(Begun):
    """1 Fame for each of the player's Academy markers in the rooms, 3 at most."""

    def _fame(self, state: GameState, seat: int) -> int:
        markers = [lesson.marker for lesson in academy_of(state).rooms.lessons]
        own = sum(marker.owner == seat and bool(marker.suit) for marker in markers)
        return min(own * int(numbers(self.id)["fame_per_academy_marker"]), int(numbers(self.id)["maximum"]))

    def _is_possible(self, state: GameState, acting: Acting) -> bool:
        return self._fame(state, acting.seat) > 0

    def _begin(self, state: GameState, acting: Acting, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_fame(state, acting.seat, self._fame(state, acting.seat), self.id, events)
