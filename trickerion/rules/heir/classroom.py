"""The Heir's lessons, and what Professor Bernard and Anjali bring it outside of placements."""

from trickerion.rules.academy.board import academy_of, secrets_of
from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.rules.academy.classroom import taught
from trickerion.rules.catalog import PROPHECIES, TRICKS
from trickerion.rules.events import AbilityUsed, Event
from trickerion.rules.gains import gain_coins
from trickerion.rules.state import GameState

COINS_FOR_A_MARKER = 3
"""Professor Bernard: for each Academy marker in a Classroom, whosever it is."""

COINS_FOR_A_SECRET = 2
"""Anjali: at the end of a turn, for each secret of the Protégé."""

DOUBLING = {token.id for token in PROPHECIES.values() if token.phase == CLASSROOM}
"""The prophecy of the Classroom phase, by which everybody may double the Yields of one Trick."""


def begin_lessons(state: GameState, seat: int, events: list[Event]) -> list[str]:
    """Coins for Professor Bernard; the Trick that a Double Lesson doubles is the one that gains most by it."""
    if state.players[seat].magician == "professor_bernard":
        lessons = academy_of(state).rooms.lessons
        _collect(state, seat, COINS_FOR_A_MARKER * sum(lesson.room.type == CLASSROOM for lesson in lessons), events)
    tricks = [marker.trick for marker in taught(state, seat)]
    if state.active_prophecy not in DOUBLING or not tricks:
        return []
    return [max(tricks, key=_worth)]


def _worth(trick: str) -> tuple[int, int, int]:
    """Most Fame, then Shards, then Coins; of equal ones the first room."""
    yields = TRICKS[trick].yields
    return yields.fame, yields.shards, yields.coins


def collect_for_secrets(state: GameState, seat: int, events: list[Event]) -> None:
    """Before wages, which the Heir does not pay: Coins for Anjali."""
    if state.players[seat].magician == "anjali":
        _collect(state, seat, COINS_FOR_A_SECRET * len(secrets_of(state, seat)), events)


def _collect(state: GameState, seat: int, coins: int, events: list[Event]) -> None:
    if coins:
        magician = state.players[seat].magician
        events.append(AbilityUsed(seat, magician))
        gain_coins(state, seat, coins, magician, events)
