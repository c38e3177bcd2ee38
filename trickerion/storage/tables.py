"""Tables with people elsewhere: what a host must know to open one again, and the seats that this player has at others.

Secrets and tokens lie here, so the files are for their owner alone where the system can say so.
"""

import contextlib
import errno
import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

from trickerion.replacing import replace as replace_file
from trickerion.storage.lock import held
from trickerion.storage.plain import number, read_value, require, why_not
from trickerion.storage.record import MOST_TURNS
from trickerion.storage.writer import write_atomic
from trickerion.words.trouble import IS_DAMAGED, TABLE_DAMAGED

LOG = logging.getLogger(__name__)
_Told = TypeVar("_Told")
LARGEST: Final = 200_000
"""Bytes."""
MOST_SEATS: Final = 20
"""Seats elsewhere that are remembered."""
MOST_WAYS: Final = 6
"""Ways to one table that are remembered, the last good one first."""
KNOCKED: Final = 0
"""In the place of the secret, where a seat was taken without the code."""
MOST_PLACES: Final = 4
PLACE_FIELDS: Final = (5, 6)
"""Of a place; one of before there were handicaps has one less."""
LAST_PORT: Final = 65_535
MOST_SECRET: Final = 2**64
MOST_GENERATIONS: Final = 10_000
"""Moves of a table from one computer to another."""
LONGEST_TEXT: Final = 300
"""Letters of an address, a name, a token."""
LONGEST_KEY: Final = 4_000
"""Letters of the key of a door, with its certificate."""


@dataclass(frozen=True)
class KeptTable:
    """A table of ours. ``start`` names its game (options and seed), "" before it has begun; ``tokens`` by their seat;
    ``options`` of a served table that waits for its guests, ``public`` the address in its invitation, ``asked``: until
    when those who are asked there must have moved, ``called``: the question for which each seat was called last;
    ``key`` is that of its door, "" for one of an earlier version, or of a server, whose tables have one in common;
    ``far_secret`` that of the code that leads through a relay, ``name`` and ``token`` those of this table there;
    ``sitters``: who has taken over a seat of the game, ``sat_down``: after how many moves; ``generation``: how often
    the table has moved to another computer. Of a served table: ``laid`` is the moment at which a window has laid it,
    ``head`` the seat that decides there, -1 for none; before its game ``places`` (kind, name, colour, Magician,
    computer player) and ``draft``, the options without seats. ``hears_knocks``: whether anybody may knock, None while
    that was not decided for this table; ``may_look_on``: whether others may look on.
    """

    secret: int
    port: int
    host: str
    start: str = ""
    tokens: dict[str, int] = field(default_factory=dict)
    elsewhere: tuple[int, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    public: str = ""
    asked: dict[str, str] = field(default_factory=dict)
    called: dict[str, str] = field(default_factory=dict)
    key: str = ""
    far_secret: int = 0
    name: str = ""
    token: str = ""
    sitters: dict[str, str] = field(default_factory=dict)
    sat_down: dict[str, int] = field(default_factory=dict)
    generation: int = 0
    laid: str = ""
    head: int = -1
    places: tuple[tuple[str, ...], ...] = ()
    draft: dict[str, Any] = field(default_factory=dict)
    hears_knocks: bool | None = None
    may_look_on: bool = True


def table_of(game: Path) -> Path:
    """The file of the table, if people elsewhere play the game of a file."""
    return game.with_name(game.name.partition(".")[0] + ".table")


def carry_table(table: Path, game: Path) -> None:
    """A copy of a table lies beside the file of another game; without one, what lay there goes."""
    kept = kept_table(table)
    if kept is not None:
        keep_table(table_of(game), kept)
        return
    if why_no_table(table):
        return  # there is one, which somebody may still mend
    with contextlib.suppress(OSError):
        table_of(game).unlink(missing_ok=True)


def keep_table(path: Path, table: KeptTable) -> None:
    """Write it; a disk that refuses is logged: the game itself is kept elsewhere."""
    _write(path, asdict(table))


def by_seat(told: Mapping[str, _Told]) -> dict[int, _Told]:
    """Facts that are kept of seats, by their numbers."""
    return {int(seat): one for seat, one in told.items() if seat in map(str, range(MOST_PLACES))}


def lay_table(path: Path, table: KeptTable) -> None:
    """Write a new table. Raises OSError."""
    _write_out(path, asdict(table))


def kept_table(path: Path) -> KeptTable | None:
    """The table that was kept there; None for none, or one that is damaged."""
    try:
        return read_table(path)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        LOG.warning("%s cannot be read: %s", path.name, error)
        return None


def why_no_table(path: Path) -> str:
    """Why the table that was kept there cannot be read; "" where it can, or is not there."""
    return why_not(read_table, path)


def why_no_seats(path: Path) -> str:
    """The same of the seats at tables of others."""
    return why_not(_read, path)


def read_table(path: Path) -> KeptTable:
    """The table that was kept there. Raises OSError, and ValueError with a sentence for anything that is no table."""
    try:
        return _table(path)
    except ValueError as error:
        raise ValueError(TABLE_DAMAGED) from error


def _table(path: Path) -> KeptTable:
    """Raises OSError, and ValueError for anything that is no table."""
    return table_from(_read(path))


def table_from(data: dict[str, Any]) -> KeptTable:
    """The table that a JSON object tells of. Raises ValueError for anything that is none."""
    try:
        places = tuple(tuple(place) for place in data.get("places", ()))
        table = KeptTable(**{**data, "elsewhere": tuple(data["elsewhere"]), "places": places})
        seats = (*table.elsewhere, *table.tokens.values())
        told = (table.tokens, table.asked, table.asked.values(), table.called, table.called.values())
        sitters = (table.sitters, table.sitters.values(), table.sat_down)
        one_by_one = (table.host, table.start, table.public, table.name, table.token, table.laid, *chain(*table.places))
        texts = (*one_by_one, *chain.from_iterable((*told, *sitters)))
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(TABLE_DAMAGED) from error
    _require_place(table.port, table.secret)
    number(table.far_secret, 0, MOST_SECRET)
    number(table.generation, 0, MOST_GENERATIONS)
    for moves in table.sat_down.values():
        number(moves, 0, MOST_SECRET)
    require(len(seats) <= 2 * MOST_PLACES)
    for seat in seats:
        number(seat, 0, MOST_PLACES - 1)
    for each in texts:
        _require_text(each)
    require(isinstance(table.options, dict) and isinstance(table.draft, dict))
    require(len(table.places) <= MOST_PLACES and all(len(place) in PLACE_FIELDS for place in table.places))
    number(table.head, -1, MOST_PLACES - 1)
    require(type(table.hears_knocks) in (bool, type(None)) and type(table.may_look_on) is bool)
    require(isinstance(table.key, str) and len(table.key) <= LONGEST_KEY)
    return table


def _require_text(value: Any) -> None:
    require(isinstance(value, str) and len(value) <= LONGEST_TEXT)


def _require_place(port: Any, secret: Any) -> None:
    number(port, 0, LAST_PORT)
    number(secret, 0, MOST_SECRET)


@dataclass(frozen=True)
class SeatElsewhere:
    """An own seat at a table of somebody else: where it is, what proves the seat, and how the table stood last.

    ``name`` is that of the seat at the table, which tells the seats of two people apart who share a data folder;
    ``door`` is whose certificate was seen there, "" where an earlier version has remembered the seat; ``ways`` are
    others that have led there. A ``table`` may be the name at a relay. ``generation``: how often the table had moved to
    another computer; an older copy of it is refused.

    ``seats``: a colour and how it stands there ("crimson.here"), in their order of play; ``turn``: 0 before the game.
    """

    address: str
    port: int
    secret: int
    table: str
    is_safe: bool
    token: str
    host: str
    name: str
    seats: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    edition: str = ""
    turn: int = 0
    phase: str = ""
    door: str = ""
    ways: tuple[str, ...] = ()
    generation: int = 0


def seats_elsewhere(path: Path) -> list[SeatElsewhere]:
    """The seats that are remembered, the last one first."""
    try:
        data = _read(path)
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        LOG.warning("%s cannot be read: %s", path.name, error)
        return []
    found = []
    for told in data["seats"][:MOST_SEATS] if isinstance(data.get("seats"), list) else []:
        with contextlib.suppress(TypeError, AttributeError, ValueError):
            found.append(_seat(told))
    return found


def _seat(told: dict[str, Any]) -> SeatElsewhere:
    """Raises TypeError, AttributeError or ValueError for anything that is none."""
    lists = {name: tuple(told[name]) for name in ("seats", "modules", "ways") if isinstance(told.get(name), list)}
    seat = SeatElsewhere(**{**told, **lists})
    for each in (seat.address, seat.table, seat.token, seat.host, seat.name, seat.edition, seat.phase, seat.door):
        _require_text(each)
    require(all(isinstance(told, tuple) for told in (seat.seats, seat.modules, seat.ways)))
    require(len(seat.seats) <= MOST_PLACES and len(seat.modules) <= LONGEST_TEXT)
    require(len(seat.ways) <= MOST_WAYS)
    for each in (*seat.seats, *seat.modules, *seat.ways):
        _require_text(each)
    _require_place(seat.port, seat.secret)
    number(seat.turn, 0, MOST_TURNS)
    number(seat.generation, 0, MOST_GENERATIONS)
    require(type(seat.is_safe) is bool)
    return seat


def remember_seat(path: Path, seat: SeatElsewhere) -> None:
    """Remember a seat in the place of what was known of it; a disk that refuses is logged."""
    _change(path, lambda kept: [seat, *(other for other in kept if not _is_before(other, seat))][:MOST_SEATS])


def forget_seat(path: Path, seat: SeatElsewhere) -> None:
    """Forget a seat that is given up, or whose table is no more."""
    _change(path, lambda kept: [other for other in kept if other.token != seat.token])


def _is_before(other: SeatElsewhere, seat: SeatElsewhere) -> bool:
    """Whether a seat is the same as it was known earlier: two people may have seats at one table, each a token.

    A name is given once at a table, so an earlier token of that name there opens nothing any more. Who knocked knows
    no secret of the table, and another one may be open at that address today.
    """
    if other.token == seat.token:
        return True
    at_table = [(one.address, one.port, one.table, one.secret, one.name) for one in (other, seat)]
    return seat.secret != KNOCKED and at_table[0] == at_table[1]


def _change(path: Path, change: Callable[[list[SeatElsewhere]], list[SeatElsewhere]]) -> None:
    try:
        with held(path):  # another window may write between our reading and our writing
            _write(path, {"seats": [asdict(one) for one in change(seats_elsewhere(path))]})
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)


def _read(path: Path) -> dict[str, Any]:
    """Raises OSError, and ValueError for anything that is none of these files."""
    data = read_value(path, LARGEST)
    require(isinstance(data, dict), path.name)
    return dict(data)


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        why = why_not(_read, path)
        if why and why != IS_DAMAGED:
            raise OSError(errno.EIO, why)  # nothing is lost that cannot be read just now
        if why:  # somebody may still mend it
            replace_file(path, path.with_name(f"{path.name}.damaged"))
        _write_out(path, data)
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)


def _write_out(path: Path, data: dict[str, Any]) -> None:
    write_private(path, json.dumps(data))


def write_private(path: Path, text: str) -> None:
    """Write a file that is for its owner alone, where the system can say so. Raises OSError."""
    write_atomic(path, text)
    os.chmod(path, 0o600)
