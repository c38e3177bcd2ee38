"""People who have taken over a seat of a running game, as they are kept with their table."""

from dataclasses import replace

from trickerion.storage.tables import KeptTable, by_seat
from trickerion.together.table import Table


def with_sitters(kept: KeptTable, table: Table) -> KeptTable:
    """The table as it is kept, with those who sit there now."""
    seating = table.seating
    sitters = {str(seat): name for seat, name in seating.sitters.items()}
    return replace(kept, sitters=sitters, sat_down={str(seat): made for seat, made in seating.sat_down.items()})


def take_in_sitters(table: Table, kept: KeptTable) -> None:
    """Let a table know who sat there when it was kept."""
    table.seating.sitters.update(by_seat(kept.sitters))
    table.seating.sat_down.update(by_seat(kept.sat_down))
