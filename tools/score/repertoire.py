"""All pieces by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.score.pieces.at_work import at_work
from tools.score.pieces.grand_magorian import grand_magorian
from tools.score.pieces.heir import heir
from tools.score.pieces.last_turn import last_turn
from tools.score.pieces.magnus_pantheon import magnus_pantheon
from tools.score.pieces.planning import planning
from tools.score.pieces.riverside import riverside
from tools.score.pieces.scoring import scoring
from tools.score.pieces.title import title

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.score.sheet import Sheet

PIECES: Final[dict[str, Callable[[], Sheet]]] = {
    "planning": planning,
    "at_work": at_work,
    "riverside": riverside,
    "grand_magorian": grand_magorian,
    "magnus_pantheon": magnus_pantheon,
    "heir": heir,
    "title": title,
    "scoring": scoring,
    "last_turn": last_turn,
}
