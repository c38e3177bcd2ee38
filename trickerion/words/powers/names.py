"""Names of Powers."""

from trickerion.rules.powers.catalog import POWERS


def power(power_id: str) -> str:
    """The printed name of a Power; of one that is not to be seen, what it is."""
    return POWERS[power_id].name if power_id in POWERS else "a Power"
