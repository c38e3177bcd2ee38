"""Tables with people elsewhere: what a host must know to open one again, and the seats that this player has at others.

Secrets and tokens lie here, so the files are for their owner alone where the system can say so.
"""

import contextlib
import json
import logging
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from trickerion.storage.plain import read_value
from trickerion.storage.writer import write_atomic

LOG = logging.getLogger(__name__)
LARGEST: Final = 200_000
"""Bytes."""
MOST_SEATS: Final = 20
"""Tables elsewhere that are remembered."""


@dataclass(frozen=True)
class KeptTable:
    """A table of ours. ``start`` names its game (options and seed), "" before it has begun; ``tokens`` by their seat;
    ``options`` of a served table that waits for its guests.
    """

    secret: int
    port: int
    host: str
    start: str = ""
    tokens: dict[str, int] = field(default_factory=dict)
    elsewhere: tuple[int, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


def table_of(game: Path) -> Path:
    """The file of the table, if people elsewhere play the game of a file."""
    return game.with_name(game.name.partition(".")[0] + ".table")


def carry_table(table: Path, game: Path) -> None:
    """A copy of a table lies beside the file of another game; without one, what lay there goes."""
    kept = kept_table(table)
    if kept is not None:
        keep_table(table_of(game), kept)
        return
    with contextlib.suppress(OSError):
        table_of(game).unlink(missing_ok=True)


def keep_table(path: Path, table: KeptTable) -> None:
    """Write it; a disk that refuses is logged: the game itself is kept elsewhere."""
    _write(path, asdict(table))


def kept_table(path: Path) -> KeptTable | None:
    """The table that was kept there; None for none, or one that is damaged."""
    data = _read(path)
    try:
        table = KeptTable(**{**data, "elsewhere": tuple(data["elsewhere"])})
    except (TypeError, KeyError):
        return None
    numbers = (table.secret, table.port, *table.elsewhere, *table.tokens.values())
    is_right = all(type(number) is int and number >= 0 for number in numbers)
    texts = (table.host, table.start, *table.tokens)
    is_right = is_right and all(isinstance(text, str) for text in texts) and isinstance(table.options, dict)
    return table if is_right else None


@dataclass(frozen=True)
class SeatElsewhere:
    """An own seat at a table of somebody else: where it is, what proves the seat, and how the table stood last.

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


def seats_elsewhere(path: Path) -> list[SeatElsewhere]:
    """The seats that are remembered, the last one first."""
    found = []
    data = _read(path)
    for told in data.get("seats", []) if isinstance(data.get("seats"), list) else []:
        with contextlib.suppress(TypeError, AttributeError):
            lists = {name: tuple(told[name]) for name in ("seats", "modules") if isinstance(told.get(name), list)}
            seat = SeatElsewhere(**{**told, **lists})
            texts = (seat.address, seat.table, seat.token, seat.host, seat.name, seat.edition, seat.phase)
            is_right = all(isinstance(text, str) for text in (*texts, *seat.seats, *seat.modules))
            if is_right and all(type(number) is int for number in (seat.port, seat.secret, seat.turn)):
                found.append(seat)
    return found[:MOST_SEATS]


def remember_seat(path: Path, seat: SeatElsewhere) -> None:
    """Remember a seat in the place of an earlier one at the same table."""
    others = [other for other in seats_elsewhere(path) if not _is_same(other, seat)]
    _write(path, {"seats": [asdict(one) for one in (seat, *others)][:MOST_SEATS]})


def forget_seat(path: Path, seat: SeatElsewhere) -> None:
    """The seat is given up, or its table is no more."""
    others = [other for other in seats_elsewhere(path) if not _is_same(other, seat)]
    _write(path, {"seats": [asdict(one) for one in others]})


def _is_same(one: SeatElsewhere, other: SeatElsewhere) -> bool:
    return (one.address, one.port, one.table, one.secret) == (other.address, other.port, other.table, other.secret)


def _read(path: Path) -> dict[str, Any]:
    try:
        data = read_value(path, LARGEST)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        LOG.warning("%s cannot be read: %s", path.name, error)
        return {}
    return data if isinstance(data, dict) else {}


def _write(path: Path, data: dict[str, Any]) -> None:
    try:
        write_atomic(path, json.dumps(data))
        os.chmod(path, 0o600)
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)
