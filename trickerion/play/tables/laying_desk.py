"""Tables laid at a server from a window: whoever proves the group key asks for one, and has the token of its head."""

from __future__ import annotations

import logging
import secrets
import shutil
import time
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from trickerion.play.tables.laying import TABLE, folders_in
from trickerion.play.tables.served_table import ServedTable
from trickerion.rules.options import PERSON
from trickerion.storage.player_error import PlayerError
from trickerion.storage.tables import KeptTable, kept_table, lay_table
from trickerion.together import messages as m
from trickerion.together.code import FAR_BITS, NAME_BITS, PORT, name_of, new_secret
from trickerion.together.codec import CodecError
from trickerion.together.greeting import new_token
from trickerion.together.heading import draft_of, seats_of
from trickerion.together.invitation import NEW, Came, Gone, Invitation, Visitor
from trickerion.together.seating import EMPTY, GUEST, refuse

LOG = logging.getLogger(__name__)
LAYS: Final = "+"
"""In the place of the name of a table: the desk at which tables are laid."""
MOST_TABLES: Final = 20
"""Tables that were laid from windows, at one machine."""
MOST_AN_HOUR: Final = 5
HOUR: Final = 3600.0
PATIENCE: Final = 10.0
"""Seconds in which somebody who has come has to say what is to be laid."""


class LayingDesk:
    """The desk of a ``folder`` of tables; its invitation is proved by the group ``key``."""

    def __init__(self, folder: Path, key: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._clock = folder, clock
        self.invitation = Invitation(key, "")
        self._waiting: dict[Visitor, float] = {}
        self._lately: deque[float] = deque(maxlen=MOST_AN_HOUR)

    def update(self, take_up: Callable[[Path], ServedTable | None]) -> None:
        """Hear who wants a table laid. Never waits."""
        for visitor, heard in self.invitation.take():
            if isinstance(heard, Came):
                self._come(visitor, heard)
            elif isinstance(heard, Gone):
                self._waiting.pop(visitor, None)
            elif isinstance(heard, m.Lay) and self._waiting.pop(visitor, None) is not None:
                self._lay(visitor, heard, take_up)
        now = self._clock()
        for visitor in [one for one, since in self._waiting.items() if now - since > PATIENCE]:
            del self._waiting[visitor]
            visitor.finish()

    def _come(self, visitor: Visitor, came: Came) -> None:
        if came.seat != NEW:
            refuse(visitor, "no_looking_on")
            return
        visitor.let_in()
        self._waiting[visitor] = self._clock()
        visitor.send(m.Welcome(m.LOOKS_ON, "", "", visitor.proof, 0))

    def _lay(self, visitor: Visitor, said: m.Lay, take_up: Callable[[Path], ServedTable | None]) -> None:
        now = self._clock()
        is_hurried = len(self._lately) == MOST_AN_HOUR and now - self._lately[0] < HOUR
        if is_hurried or self._laid_here() >= MOST_TABLES:
            refuse(visitor, "many_tables")
            return
        try:
            kept = _table_for(said)
        except CodecError:
            refuse(visitor, "nonsense")
            return
        drawn = (name_of(secrets.randbits(NAME_BITS)).lower() for _ in count())  # such names stand in twenty letters
        path = next(path for path in map(self._folder.joinpath, drawn) if not path.exists())
        try:
            lay_table(path / TABLE, kept)
        except OSError as error:
            LOG.warning("a table cannot be laid: %s", error)
            refuse(visitor, "not_laid")
            return
        if take_up(path) is None:
            shutil.rmtree(path, ignore_errors=True)
            refuse(visitor, "not_laid")
            return
        self._lately.append(now)
        visitor.send(m.Laid(path.name.upper(), f"{kept.far_secret:x}", next(iter(kept.tokens))))
        visitor.finish()

    def _laid_here(self) -> int:
        try:
            tables = [kept_table(path / TABLE) for path in folders_in(self._folder)]
        except PlayerError:
            return MOST_TABLES
        return sum(table is not None and bool(table.laid) for table in tables)


def _table_for(said: m.Lay) -> KeptTable:
    """The table that somebody wants, with a first seat for its head. Raises CodecError."""
    seats = seats_of(said.seats)
    if seats[0][0] != GUEST:
        raise CodecError("head")
    taken = [told for told in seats if told[0] != EMPTY]
    draft = draft_of(said.game, len(taken))
    told = [{"name": f"{n + 1}", "player": brain or PERSON} for n, (*_, brain, _) in enumerate(taken)]
    laid = datetime.now(UTC).isoformat(timespec="seconds")
    secret, far = new_secret(), new_secret(FAR_BITS)
    places = tuple((kind, "" if kind == GUEST else name, *rest) for kind, name, *rest in seats)
    return KeptTable(
        secret,
        PORT,
        "",
        tokens={new_token(): 0},
        options={**draft, "seats": told},
        far_secret=far,
        laid=laid,
        head=0,
        places=places,
        draft=draft,
    )
