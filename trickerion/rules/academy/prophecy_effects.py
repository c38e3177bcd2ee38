"""The seven prophecies of the Academy."""

from typing import ClassVar

from trickerion.rules.academy.board import Built, academy_of
from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.rules.academy.classroom import Lessons, pay_or_ask, pays_something, taught
from trickerion.rules.academy.secrets import ChoosingDrawnSecret, draw
from trickerion.rules.catalog import ACADEMY, FAME_THRESHOLDS, PROTEGE, SLOTS, Yields
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.events import Event, SecretsDrawn
from trickerion.rules.gains import gain, gain_coins, gain_fame
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.moves import DoubleLesson, DrawSecrets, Move, Skip
from trickerion.rules.state import PLACED, Choice, GameState, Step

FAME_BY_LEVEL = {1: 2, 2: 4, 3: 6}
COINS_BY_LEVEL = {1: 2, 2: 4, 3: 6}
SECRETS_DRAWN = 3
PROUD = Yields(fame=1, coins=1, shards=1)

_DRAW, _SKIP = DrawSecrets(), Skip()


@prophecy("golden_trowel")
class GoldenTrowel(Effect):
    """Renovate gives 2, 4 or 6 more Fame at Fame Threshold 1, 16 or 36."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        level = next(level for level, threshold in FAME_THRESHOLDS.items() if threshold == built.threshold)
        gain_fame(state, seat, FAME_BY_LEVEL[level], self.id, events)


def _is_first(prophecy_id: str, state: GameState, seat: int, trick: str) -> bool:
    """Note a prophecy's pay for the Academy marker of a Trick; True when it is the first this turn (ruling 157)."""
    used, note = state.players[seat].used, f"{prophecy_id}:{trick}"
    is_first = note not in used
    used += [note] if is_first and state.options.holds(157) else []
    return is_first


@prophecy("paid_rehearsals")
class PaidRehearsals(Effect):
    """Practice gives 2, 4 or 6 Coins by the level of the Trick, once a turn for each Trick."""

    def practised(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        owned = state.players[seat].trick_at(place)
        if _is_first(self.id, state, seat, owned.id):
            gain_coins(state, seat, COINS_BY_LEVEL[owned.trick.level], self.id, events)


@prophecy("open_archives")
class OpenArchives(Effect):
    """Learn Secret may draw three secrets from the stack and learn one of them, in place of one on display."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        is_possible = (
            acting.location == ACADEMY
            and bool(academy_of(state).stack)
            and acting.points >= action_cost(state, acting, "learn_secret")
        )
        return [_DRAW] if is_possible else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        acting = acting_character(state)
        if move is not _DRAW or acting is None:
            return False
        spend(state, action_cost(state, acting, "learn_secret"))
        events.append(SecretsDrawn(seat, min(SECRETS_DRAWN, len(academy_of(state).stack))))
        state.stack.append(ChoosingDrawnSecret(seat, draw(state, SECRETS_DRAWN)))
        return True


@prophecy("free_improvisation")
class FreeImprovisation(Effect):
    """Players who advertised skip the Assignment, and lay a card under each Character when they place it."""

    def skips_assignment(self, state: GameState, seat: int) -> bool:
        return state.players[seat].advertised


@prophecy("demonstration_lesson")
class DemonstrationLesson(Effect):
    """Teach pays the Yield of the Classroom at once, once a turn for each Trick; not from another Classroom."""

    def taught(self, state: GameState, seat: int, place: int, came_from: str, events: list[Event]) -> None:
        owned = state.players[seat].trick_at(place)
        if came_from != CLASSROOM and _is_first(self.id, state, seat, owned.id):
            pay_or_ask(state, seat, owned.id, 1, events)


@prophecy("proud_protege")
class ProudProtege(Effect):
    """A player whose Protégé is backstage as the Performance phase begins gains 1 Coin, 1 Fame and 1 Shard."""

    def before_shows(self, state: GameState, seat: int, events: list[Event]) -> None:
        protege = state.players[seat].characters.get(PROTEGE)
        if protege is not None and protege.status == PLACED:
            slot = SLOTS[protege.slot]
            if slot.location == "theater" and not slot.is_performance:
                state.stack.append(ReceivingPride(seat))


class ReceivingPride(Step):
    """One player after the other, in Initiative order."""

    player: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        gain(state, self.player, PROUD, "proud_protege", events)


@prophecy("double_lesson")
class DoublesLesson(Effect):
    """In the Classroom phase each player may double the Yield of one of their Tricks."""

    def before_lessons(self, state: GameState, seat: int, events: list[Event]) -> None:
        doubling = DoublingLesson(seat)
        if doubling.tricks(state):
            state.stack.append(doubling)


class DoublingLesson(Choice):
    """Choice of one of the player's Tricks in a Classroom to be paid twice, or of none."""

    source: ClassVar[str] = "double_lesson"

    def tricks(self, state: GameState) -> list[str]:
        """Those whose Classroom pays anything."""
        return [m.trick for m in taught(state, self.seat) if pays_something(state, self.seat, m.trick)]

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(DoubleLesson(trick) for trick in self.tricks(state)), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, DoubleLesson):
            index = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Lessons))
            lessons = state.stack[index]
            assert isinstance(lessons, Lessons)
            state.stack[index] = Lessons(lessons.waiting, (*lessons.doubled, (self.seat, move.trick)))
