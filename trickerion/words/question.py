"""The record of one decision: what its words are and where it is asked."""

from typing import NamedTuple

BOARD, ASSIGNMENT, THEATER, SHOWS, DRAFT, HEIR = "board", "assignment", "theater", "performance", "draft", "heir"
ACADEMY, POWERS = "academy", "powers"
"""The scenes that ask."""

POSTER, TEAM, MARKET, STAGE, DAYS = "poster", "team", "market_row", "theater", "days"
"""Subject of a question, beside which its list opens; or the id of an Action."""


class Question(NamedTuple):
    """One decision.

    ``prompt``: what is to be done, in at most four words; ``title`` and ``note``: of the list of answers; ``line``:
    what hangs on it, where no Character is at work; ``near``: what it is about; ``scene``: who asks it; ``plain``: the
    table itself answers, without a list; ``is_secret``: it shows what only its player may see (ruling 107);
    ``is_covered``: the cards then lie face down until their player asks for them, where a curtain would be too much;
    ``pause``: the share of the pause between opponents' moves that it deserves.
    """

    prompt: str
    title: str = ""
    note: str = ""
    line: str = ""
    near: str = ""
    scene: str = BOARD
    plain: bool = False
    is_secret: bool = False
    is_covered: bool = False
    pause: float = 1.0
