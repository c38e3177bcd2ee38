"""Files that cost nothing but themselves when they cannot be read, and are told of when the program starts."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from trickerion.language.speech import Say
from trickerion.storage.challenge_results import why_no_results
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.tables import why_no_seats
from trickerion.words.trouble import results_unreadable, seats_unreadable

_FILES: Final[tuple[tuple[Callable[[DataPaths], Path], Callable[[Path], str], Say], ...]] = (
    (lambda places: places.seats, why_no_seats, seats_unreadable),
    (lambda places: places.challenges, why_no_results, results_unreadable),
)


def unreadable(places: DataPaths) -> list[str]:
    """A sentence for each of them."""
    found = [(says, why_not(path(places))) for path, why_not, says in _FILES]
    return [says(why=why) for says, why in found if why]
