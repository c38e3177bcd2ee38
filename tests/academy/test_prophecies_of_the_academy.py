"""The seven prophecies of the Academy, each by its wording."""

import pytest
from academy_table import CLASS_3, Academy
from table import of

from trickerion.rules.events import FameGained
from trickerion.rules.moves import ChooseRenovation, ChooseTile, Renovate


@pytest.mark.parametrize(
    ("threshold", "tile", "fame"), [(1, "chalk_room", 2), (16, "counting_house", 4), (36, "treasury", 6)]
)
def test_golden_trowel(threshold: int, tile: str, fame: int) -> None:
    """Renovate gives 2/4/6 more fame with an option of threshold 1/16/36."""
    t = Academy().prophecy("golden_trowel").purse(0, coins=30, fame=40).acts(0, "magician")
    events = t.do(Renovate(CLASS_3), ChooseRenovation(threshold), ChooseTile(tile))
    assert FameGained(0, fame, "golden_trowel") in of(FameGained, events)
