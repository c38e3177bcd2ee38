"""What a finished game tells of each player beside the result: sources of Fame, Fame by turn, Links in a show."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from trickerion.rules.catalog import SPECIALISTS, TRICKS
from trickerion.rules.events import CharacterJoined, Event, FameGained, FameLost, PerformanceBegan, TrickLearned
from trickerion.rules.game import Game
from trickerion.storage.record import MOST_FAME, MOST_TURNS

MOST_SOURCES: Final = 200
LONGEST_SOURCE: Final = 40
SCORING: Final = "scoring"


class FameCourse(NamedTuple):
    """Of one player. ``turns``: the Fame at the start, of each turn, and of the final scoring; ``links``: the most
    Links on the card of an own show, 0 without one; ``trick`` and ``specialist``: those that the player began with,
    "" for none and in games of earlier versions.
    """

    sources: tuple[tuple[str, int], ...]
    turns: tuple[int, ...]
    links: int
    trick: str = ""
    specialist: str = ""

    @property
    def best_turn(self) -> tuple[int, int]:
        """The turn that brought most Fame, and how much; the start and the final scoring are none."""
        fame, turn = max(((fame, -turn) for turn, fame in enumerate(self.turns[1:-1], 1)), default=(0, 0))
        return -turn, fame

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        begun = {name: value for name, value in (("trick", self.trick), ("specialist", self.specialist)) if value}
        return {"sources": dict(self.sources), "turns": list(self.turns), "links": self.links, **begun}

    def fame_by(self, turn: int) -> int | None:
        """The Fame at the end of a turn; None where the game was over by then."""
        return sum(self.turns[: turn + 1]) if turn < len(self.turns) - 2 else None

    @classmethod
    def from_json(cls, data: Any) -> FameCourse:
        """Read it back. Raises ValueError when it is not as it was written."""
        try:
            sources, turns, links = tuple(data["sources"].items()), tuple(data["turns"]), data["links"]
            trick, specialist = data.get("trick", ""), data.get("specialist", "")
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError(str(error)) from error
        numbers = (*turns, links, *(amount for _, amount in sources))
        is_right = all(type(number) is int and abs(number) <= MOST_FAME for number in numbers)
        is_right = is_right and len(turns) <= MOST_TURNS and len(sources) <= MOST_SOURCES
        if not is_right or any(len(source) > LONGEST_SOURCE or not source.isprintable() for source, _ in sources):
            raise ValueError("course")
        if trick not in ("", *TRICKS) or specialist not in ("", *SPECIALISTS):
            raise ValueError("opening")
        return cls(sources, turns, links, trick, specialist)


def courses_of(game: Game) -> tuple[FameCourse, ...]:
    """Those of all seats of a game that is over; it is played again for them."""
    seats, again = range(len(game.options.seats)), Game.new(game.options, game.seed)
    turns, links = [[0] for _ in seats], [0] * len(seats)
    begun: list[list[str]] = [["", ""] for _ in seats]
    _count(again.opening, 0, turns, links)
    _begin(again.opening, begun)
    for move in game.moves:
        turn, is_setup = again.state.turn, again.state.phase == "setup"
        events = again.apply(move)
        _count(events, turn, turns, links)
        if is_setup:
            _begin(events, begun)
    for of_seat in turns:
        of_seat += [0] * (game.state.turn + 1 - len(of_seat))
    sources = {standing.seat: tuple(standing.fame_by_source.items()) for standing in game.result()}
    return tuple(
        FameCourse(sources[seat], _closed(turns[seat], sources[seat]), links[seat], *begun[seat]) for seat in seats
    )


def _begin(events: list[Event], begun: list[list[str]]) -> None:
    """Take the first Trick and the first Specialist of each seat in the set-up."""
    for event in events:
        if isinstance(event, TrickLearned) and not begun[event.seat][0]:
            begun[event.seat][0] = event.trick
        elif isinstance(event, CharacterJoined) and event.character in SPECIALISTS and not begun[event.seat][1]:
            begun[event.seat][1] = event.character


def _count(events: list[Event], turn: int, turns: list[list[int]], links: list[int]) -> None:
    for event in events:
        if isinstance(event, FameGained | FameLost):
            of_seat = turns[event.seat]
            of_seat += [0] * (turn + 1 - len(of_seat))
            of_seat[turn] += event.amount if isinstance(event, FameGained) else -event.amount
        elif isinstance(event, PerformanceBegan):
            links[event.seat] = max(links[event.seat], event.links)


def _closed(turns: list[int], sources: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    """With the final scoring apart from the last turn."""
    scored = dict(sources).get(SCORING, 0)
    return (*turns[:-1], turns[-1] - scored, scored)
