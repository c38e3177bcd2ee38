"""What both ends say to each other: a closed list of messages, each a line of JSON with checked fields.

Behind the line of ``Steps`` follow further lines, one View for each of its steps: whoever gets them need not read all.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from trickerion.together.codec import CodecError, check_of

PROTOCOL: Final = 7
"""Changes with the messages."""
MOST_UP: Final = 16 * 1024
MOST_DOWN: Final = 1024 * 1024
"""Letters of one message to the host, and to a guest."""
MOST_LETTERS: Final = 200
"""Of a text in a message to the host."""
MOST_MOVES: Final = 40
"""Of one deed."""
LOOKS_ON: Final = -1
"""In the place of a seat: no seat."""


# ------------------------------------------------------------------ from a guest


class Greet(NamedTuple):
    """Who comes. ``proof``: of the code or of a token; "" knocks. ``table``: the name of a served one, or "".

    ``nonce`` is the guest's own number used once; ``door`` the certificate that was seen at the other end.
    """

    protocol: int
    program: str
    rules: str
    name: str
    proof: str
    nonce: str
    door: str
    table: str = ""
    looks_on: bool = False


class Choose(NamedTuple):
    """What a guest wants to be called, its colour and its Magician, before the game."""

    name: str
    colour: str
    magician: str


class SetReady(NamedTuple):
    """Whether a guest is ready to begin."""

    is_ready: bool


class Do(NamedTuple):
    """A deed at a table after ``at`` moves: a Move and what answers the questions after it."""

    at: int
    moves: list[dict[str, Any]]


class Undo(NamedTuple):
    """Take the last deed back."""

    at: int


class Assign(NamedTuple):
    """The whole Assignment of a turn, which may be made before one is asked; without moves it is chosen again.

    ``number`` counts these messages.
    """

    number: int
    turn: int
    moves: list[dict[str, Any]]


class Talk(NamedTuple):
    """A line of talk."""

    text: str


class GiveUp(NamedTuple):
    """Leave for good: the seat is free."""


class Lay(NamedTuple):
    """Lay a new table at a machine that serves. ``game``: options without seats.

    Of each seat: kind, name, colour, Magician, computer player, handicap as in ``Seat``; of a guest's the last alone.
    """

    seats: list[list[str]]
    game: dict[str, Any]


class Arrange(NamedTuple):
    """The head arranges the seats and the game before the beginning, told as in ``Lay``."""

    seats: list[list[str]]
    game: dict[str, Any]


class Rule(NamedTuple):
    """The head decides about people: ``what`` by an id, the ``number`` of a seat, of who looks on, or of a knock.

    Where it is switched whether somebody may knock or look on: 1 or 0. ``level``: the computer player that decides,
    where one is to.
    """

    what: str
    number: int
    level: str


class Again(NamedTuple):
    """From a guest: please, another game. From the host: the table is laid again, everybody keeps seat and code."""


# ------------------------------------------------------------------ from the host


class Hello(NamedTuple):
    """The first word: what this program is, and a number used once that a proof must hold."""

    protocol: int
    program: str
    rules: str
    nonce: str


class Knocked(NamedTuple):
    """Somebody is asked whether the guest may come in."""

    host: str


class Welcome(NamedTuple):
    """The guest's seat, and what it proves with next time; ``host`` is whose table it is, "" for a served one.

    ``proof``: that the host knows what the guest has proved to know; "" for one who has knocked. ``generation``: how
    often the table has moved to another computer.
    """

    seat: int
    token: str
    host: str
    proof: str
    generation: int


class Refused(NamedTuple):
    """Why somebody does not come in, by an id, with what the sentence tells."""

    why: str
    facts: dict[str, str]


class Lobby(NamedTuple):
    """The table before the game.

    Of each seat: kind (here, guest, computer, empty), name, colour, Magician, computer player, how far its guest is
    (free, choosing, ready, away), its handicap. ``game``: the options without seats; ``lookers``: who looks on, by
    name; ``head``: the seat that arranges a served table, -1 for none.
    """

    seats: list[list[str]]
    game: dict[str, Any]
    lookers: list[str]
    head: int


class Begun(NamedTuple):
    """The game has begun: its options, and the guest's seat in it; ``made`` moves of it follow.

    ``sat_down``: after how many of them the guest has taken the seat over.
    """

    options: dict[str, Any]
    made: int
    seat: int
    sat_down: int


class Steps(NamedTuple):
    """What has happened, from the step with the number ``first`` on; 0 is the beginning.

    Of each step: who moved, the Move (of the own seat alone), whether it belongs to the one before, whether a computer
    player moved in the place of a person, the Performance cards before it, the events.
    """

    first: int
    steps: list[dict[str, Any]]


class Back(NamedTuple):
    """The game is again as it was after so many moves."""

    made: int
    seat: int


class Assigned(NamedTuple):
    """Who has finished an Assignment that is not in force yet: how many cards lie by seat, -1 for who still chooses.

    ``own``: the Moves of the seat that is told, as its Assign of that ``number`` left them; -1: as the host has them.
    """

    number: int
    turn: int
    laid: list[int]
    own: list[dict[str, Any]]


class NotDone(NamedTuple):
    """A deed that was not possible, with the number of moves at which the table stands; -1: an Assign was not."""

    made: int
    why: str


class People(NamedTuple):
    """Who is there: by seat here, guest, away or computer; its level, or ""; seconds since then; who looks on, by name.

    ``names``: who has taken a seat over, "" where its first person sits; ``asked_for``: for how many seconds a seat
    has been asked, -1 where it is not; ``head``: the seat that decides about people at a served table, -1 for none.
    """

    stands: list[str]
    levels: list[str]
    since: list[int]
    names: list[str]
    lookers: list[str]
    asked_for: list[int]
    head: int


class Said(NamedTuple):
    """Somebody at the table has said a line."""

    seat: int
    name: str
    text: str


class Over(NamedTuple):
    """The game is over: its record, with the seed."""

    record: str


class Closed(NamedTuple):
    """The host has closed the table, or sent this guest away."""

    why: str


class Laid(NamedTuple):
    """A table is laid at the machine: its ``name`` there, the ``secret`` of its code, the ``token`` of its head."""

    name: str
    secret: str
    token: str


class AtTheDoor(NamedTuple):
    """To the head: who knocks and is not answered yet, and what holds for those who have no seat.

    Of each knock its number, a name, and whether somebody would look on. ``are_heard``: whether anybody may knock;
    ``may_look_on``: whether others may look on.
    """

    numbers: list[int]
    names: list[str]
    look_on: list[bool]
    are_heard: bool
    may_look_on: bool


Up = Greet | Choose | SetReady | Do | Undo | Assign | Talk | GiveUp | Lay | Arrange | Rule | Again
_Game = Steps | Back | Assigned | NotDone | People | Said | Over
Down = Hello | Knocked | Welcome | Refused | Lobby | Begun | _Game | Again | Closed | Laid | AtTheDoor
Message = Up | Down

UP: Final[Mapping[str, type]] = {kind.__name__: kind for kind in get_args(Up)}
DOWN: Final[Mapping[str, type]] = {kind.__name__: kind for kind in get_args(Down)}
_FIELDS: Final = {
    kind: {name: check_of(hint) for name, hint in get_type_hints(kind).items()}
    for kind in (*UP.values(), *DOWN.values())
}


def written(message: Message, lines: tuple[str, ...] = ()) -> str:
    """The text of a message, with the lines that follow it."""
    told = {"is": type(message).__name__, **message._asdict()}
    return "\n".join([json.dumps(told, separators=(",", ":")), *lines])


def read_up(text: object) -> Up:
    """What a guest says. Raises CodecError for anything that is none of its messages."""
    if not isinstance(text, str) or len(text) > MOST_UP:
        raise CodecError("size")
    message: Up = _read(text, UP)
    if any(isinstance(value, str) and len(value) > MOST_LETTERS for value in message):
        raise CodecError("letters")
    if isinstance(message, Do) and not 0 < len(message.moves) <= MOST_MOVES:
        raise CodecError("moves")
    if isinstance(message, Assign) and len(message.moves) > MOST_MOVES:
        raise CodecError("moves")
    return message


def read_down(text: object) -> tuple[Down, list[str]]:
    """What the host says, and the lines that follow. Raises CodecError."""
    if not isinstance(text, str) or len(text) > MOST_DOWN:
        raise CodecError("size")
    head, *lines = text.split("\n")
    message: Down = _read(head, DOWN)
    return message, lines


def _read(text: str, known: Mapping[str, type]) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError("no JSON") from error
    name = data.pop("is", None) if isinstance(data, dict) else None
    kind = known.get(name) if isinstance(name, str) else None
    if kind is None or set(data) != set(kind._fields):  # type: ignore[attr-defined]
        raise CodecError("no message")
    for field, fits in _FIELDS[kind].items():
        if not fits(data[field]):
            raise CodecError(f"{name}.{field}")
    return kind(**data)
