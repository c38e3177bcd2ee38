"""Names of Powers."""

from trickerion.rules.powers.catalog import POWERS

_PAYING_TRICKS = ("second_performance", "discarded_card")


def pays_tricks(source: str) -> bool:
    """Whether a source is a Power that pays single Tricks, each of which is told."""
    return source in POWERS and POWERS[source].kind in _PAYING_TRICKS


def power(power_id: str) -> str:
    """The printed name of a Power; of one that is not to be seen, what it is."""
    return POWERS[power_id].name if power_id in POWERS else "a Power"
