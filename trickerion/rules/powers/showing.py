"""A show as effects are asked about it."""

from typing import NamedTuple

from trickerion.rules.state import Performance


class Showing(NamedTuple):
    """A performer's card on a weekday; ``doubled`` (slot, resource): the Yield that counts twice, if any."""

    performer: int
    day: str
    card: Performance
    doubled: tuple[int, str] | None = None
