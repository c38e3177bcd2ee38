"""Events of the solo game alone."""

from typing import Any, NamedTuple

from trickerion.rules.heir.told import ARGUMENTS as _ARGUMENTS

Told = str | int | tuple[Any, ...]
"""An argument of a reason: a name, a number, or several of them."""


class HeirStep(NamedTuple):
    """A step of the Heir's procedure is about to be taken: ``reason`` with its arguments says which and why.

    ``skipped``: why the step before it could not be taken; "".
    """

    seat: int
    reason: str
    args: tuple[Told, ...]
    skipped: str = ""

    @property
    def kind(self) -> str:
        """The reason; with too few icons, or no Apprentice so far, another one."""
        if self.reason == "all_icons_served" and any(self.args):
            return "icons_too_few"
        return "first_apprentice" if self.reason == "last_apprentice" and not any(self.args) else self.reason

    def told(self, row: tuple[str, ...] = ()) -> dict[str, Any]:
        """The arguments by their names; a Performance card with the ``row`` of those that lie side by side."""
        named: dict[str, Any] = dict(zip(_ARGUMENTS.get(self.reason, ()), self.args, strict=False))
        return (
            named | {"card": (named["card"], row), "card_id": named["card"]}
            if isinstance(named.get("card"), str)
            else named
        )


class ConfigurationRolled(NamedTuple):
    """A Configuration die showed ``face`` (0 to 5) and closes these two slots, or weekdays."""

    location: str
    face: int
    closes: tuple[str, ...]


class PlanTurnedUp(NamedTuple):
    seat: int
    plan: str


class ShoppingListChanged(NamedTuple):
    """Component types that came onto the Shopping List or left it."""

    seat: int
    added: tuple[str, ...]
    removed: tuple[str, ...]


class CoinTossed(NamedTuple):
    seat: int
    is_heads: bool


class CoinsExchanged(NamedTuple):
    """The Heir turned Coins into Fame."""

    seat: int
    coins: int
    fame: int
