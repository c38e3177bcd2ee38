"""Events of a Duel alone."""

from typing import NamedTuple


class TurnSetupLaid(NamedTuple):
    """Duel: a Turn Setup card says what is covered this turn."""

    card: str
