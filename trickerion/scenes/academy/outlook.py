"""Outlook in the Academy: the results of the deed in sight, worked out before it is done."""

from trickerion.play.running_game import RunningGame
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.academy import academy, lesson
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.catalog import Yields
from trickerion.rules.events import Event
from trickerion.scenes.academy.view import AcademyView, Play
from trickerion.table.move_pictures import deltas


class AcademyOutlook:
    """Results that are told on the ``table`` of what the viewer is about to do."""

    def __init__(self, session: RunningGame, table: AcademyView) -> None:
        self._session, self._table = session, table

    def look_ahead(self) -> None:
        """Work out the results of the deed in sight, and each Classroom's payment for the Trick in the hand."""
        table, deed = self._table, self._table.deed
        table.sure, table.spent = self._outlook_of(deed) if deed is not None else ((), 0)
        table.protege_then = self._protege_then()
        table.pays, table.brings = {}, {}
        owned = table.owned
        for slot, lays in table.targets.items() if owned is not None else ():
            if SPACES[slot.space].type == "classroom" and owned is not None:
                after = self._session.preview.view_after(lays.move, lays.then).state
                there = lesson(after, table.viewer, owned.id)
                table.pays[slot] = there.pays if there is not None else ()
                changes = deltas(self._outlook_of(lays)[0], table.viewer)
                table.brings[slot] = Yields(*(max(0, change) for change in changes))

    def _protege_then(self) -> tuple[int, int] | None:
        """Points and wage of the viewer's Protégé with the secret in the hand, on the slot in sight or the next."""
        table = self._table
        if not table.secret or not table.homes:
            return None
        deed = table.homes[table.home if table.home in table.homes else max(table.homes)]
        then = academy(self._session.preview.view_after(deed.move, deed.then).state).seats[table.viewer]
        return then.points, then.wage

    def _outlook_of(self, deed: Play) -> tuple[tuple[Event, ...], int]:
        """Certain events of a deed, and the Action Points that the deed takes."""
        actor, after = self._table.actor, self._session.preview.view_after(deed.move, deed.then).state
        then = acting_facts(after)
        points = actor.points if actor is not None else 0
        is_same = then is not None and actor is not None and (then.seat, then.slot) == (actor.seat, actor.slot)
        spent = points - then.points if is_same and then is not None else points
        return tuple(self._session.preview.events(deed.move, deed.then)), spent
