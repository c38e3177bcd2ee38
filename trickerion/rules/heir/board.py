"""The Heir's board and the Configuration dice, as the table keeps them."""

from typing import NamedTuple


class HeirBoard(NamedTuple):
    """Things that the Heir alone has.

    ``plans``: the plan deck, next card first, which nobody may see; ``plan``: the card of this turn, or "" before it is
    turned up; ``shopping``: Component types of the Shopping List in the order in which they came; ``dice``: (Location,
    face 0 to 5) of the Configuration dice; ``tokens``: Locations whose dice have a Configuration token.
    """

    plans: tuple[str, ...] = ()
    plan: str = ""
    shopping: tuple[str, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    tokens: tuple[str, ...] = ()
