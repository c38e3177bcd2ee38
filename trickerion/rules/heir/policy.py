"""The policy of the Heir's seat: everything that differs from a player; and the Configuration dice, which close
two slots of each Location and two weekdays."""

from collections.abc import Sequence

from trickerion.rules.catalog import SLOTS, Trick, Yields
from trickerion.rules.events import ConfigurationRolled, Event, Scored
from trickerion.rules.heir import abilities as _abilities  # noqa: F401  (registers them)
from trickerion.rules.heir import ending
from trickerion.rules.heir.academy import coins_for_renovation
from trickerion.rules.heir.catalog import BLOCKED, backstage_bonus, dice_of
from trickerion.rules.heir.classroom import begin_lessons, collect_for_secrets
from trickerion.rules.heir.placing import HeirPlacing
from trickerion.rules.heir.plan import HeirAssigning
from trickerion.rules.heir.tricks import HeirJoins, charged
from trickerion.rules.heir.work import HeirAnswer, board_of, change_board, tell
from trickerion.rules.moves import Advertise, Move, RerollConfiguration
from trickerion.rules.options import HEIR
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.seat_policy import SEAT_POLICIES, SeatPolicy
from trickerion.rules.state import Choice, Frame, GameState, Performance

FACES = 6
REROLLED = 2
"""Dice that are rerolled from the second turn on."""

THEATER = "theater"


def reroll(state: GameState, player: int, events: list[Event]) -> None:
    """Later turns: two dice without token, the Theater die among them if it has none; ask if there is a choice."""
    free = [place for place in dice_of(state.options.modules) if place not in board_of(state).tokens]
    chosen = tuple(place for place in free if place == THEATER)
    if len(free) <= REROLLED:
        _roll(state, tuple(free), tuple(free), events)
    else:
        state.stack.append(ChoosingConfiguration(player, chosen))


class ChoosingConfiguration(Choice):
    """Choice of a Configuration die to reroll in addition to those chosen already."""

    chosen: tuple[str, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        taken = (*self.chosen, *board_of(state).tokens)
        return [RerollConfiguration(place) for place in dice_of(state.options.modules) if place not in taken]

    def answered(self, state: GameState, move: RerollConfiguration, events: list[Event]) -> None:
        chosen = (*self.chosen, move.location)
        if len(chosen) < REROLLED:
            state.stack.append(ChoosingConfiguration(self.seat, chosen))
        else:
            _roll(state, chosen, chosen, events)


def _roll(state: GameState, places: tuple[str, ...], tokens: tuple[str, ...], events: list[Event]) -> None:
    dice = dict(board_of(state).dice)
    chance = state.chance()
    for place in BLOCKED:
        if place in places:
            dice[place] = chance.below(FACES)
            events.append(ConfigurationRolled(place, dice[place], BLOCKED[place][dice[place]]))
    change_board(state, dice=tuple(dice.items()), tokens=tokens)
    state.closed = closed_slots(dice)


def blocked_slots(state: GameState, location: str) -> tuple[str, ...]:
    """The Character slots of a Location (in the Theater: weekdays) that its die closes now."""
    return BLOCKED[location][dict(board_of(state).dice)[location]]


def expected_gain(state: GameState, location: str) -> float:
    """Action Points of the slots blocked now, less those that a roll blocks on average."""
    faces = BLOCKED[location]
    return _modifiers(blocked_slots(state, location)) - sum(map(_modifiers, faces)) / len(faces)


def _modifiers(slots: tuple[str, ...]) -> int:
    return sum(SLOTS[slot].modifier for slot in slots)


def closed_slots(dice: dict[str, int]) -> frozenset[str]:
    """The Character slots that lie under Blocking tokens."""
    blocked = {entry for place, face in dice.items() for entry in BLOCKED[place][face]}
    return frozenset(slot.id for slot in SLOTS.values() if slot.id in blocked or slot.day in blocked)


class HeirAdvertising(Advertising):
    """The Heir always advertises, without paying."""

    def legal_moves(self, state: GameState) -> list[Move]:
        return [Advertise()]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        tell(self.seat, HeirAnswer(move, "always_advertises"), events)
        super().apply(state, move, events)


class HeirPolicy(SeatPolicy):
    """Dahlgaard's Heir."""

    assigns_last = True
    feels_weekdays = False
    may_decline = False
    keeps_last_row = True
    plays_on_in_class = True
    is_always_prepared = True
    earns_match_bonus = False

    def start(self, seat: int) -> Frame | None:
        return HeirJoins(seat)

    def dice_rolled(self, state: GameState, seat: int, events: list[Event]) -> None:
        if state.turn == 1:
            _roll(state, dice_of(state.options.modules), (), events)
        else:
            player = next(other for other in state.seats if other != seat)
            reroll(state, player, events)

    def poster_cost(self, state: GameState, seat: int) -> int:
        return 0

    def advertising(self, seat: int, waiting: tuple[int, ...]) -> Choice | None:
        return HeirAdvertising(seat, waiting)

    def assigning(self, seat: int) -> Choice | None:
        return HeirAssigning(seat)

    def placing(self, seat: int, next_position: int, is_second: bool) -> Choice | None:
        return HeirPlacing(seat, next_position, is_second)

    def performs_first(self, state: GameState, seat: int) -> bool:
        return state.players[seat].magician == "yoruba_spiritmaster"

    def choosing_show(self, seat: int, day: str) -> Choice | None:
        return ending.HeirChoosingShow(seat, day)

    def helps_backstage(self, character: str) -> bool:
        return True

    def backstage(self, state: GameState, helpers: Sequence[str]) -> list[tuple[str, Yields]]:
        bonus = backstage_bonus(state.options.difficulty)
        return [("helper", bonus) for _ in helpers]

    def trick_yields(self, state: GameState, seat: int, trick: Trick, yields: Yields) -> Yields:
        return charged(state, seat, trick, yields)

    def marker_comes_home(self, state: GameState, seat: int, suit: str) -> None:
        ending.marker_home(state, seat, suit)

    def renovation_coins(self, state: GameState, seat: int) -> int | None:
        return coins_for_renovation(state, seat)

    def before_lessons(self, state: GameState, seat: int, events: list[Event]) -> Sequence[str] | None:
        return begin_lessons(state, seat, events)

    def settles_wages(self, state: GameState, seat: int, events: list[Event]) -> bool:
        collect_for_secrets(state, seat, events)
        ending.exchange_coins(state, seat, events)
        return True

    def joining(self, seat: int) -> Frame | None:
        return ending.HeirJoining(seat)

    def card_leaves(self, state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
        ending.pay_for_leaving(state, seat, card, events)

    def final_score(self, state: GameState, seat: int, events: list[Event]) -> list[Scored] | None:
        return ending.final_score(state, seat, events)


SEAT_POLICIES[HEIR] = HeirPolicy()
