"""Beliefs and beginnings by lot: what is drawn, and what games tell of it."""

from random import Random
from typing import Any

import pytest

from tools.bots.by_lot import CONTEST, SHARES, SPREADS, drawn, told
from trickerion.bots.weights import WEIGHTS

NAMES = (*SPREADS, *CONTEST)


def test_a_belief_lies_above_or_below_the_usual_one_and_a_share_never_above_one() -> None:
    above, below = (drawn(dict.fromkeys(NAMES, is_above), WEIGHTS) for is_above in (True, False))
    for name in SPREADS:
        usual = getattr(WEIGHTS, name)
        assert getattr(below, name) < usual < getattr(above, name)
        assert name not in SHARES or getattr(above, name) <= 1.0
    assert all(low < high for (_, low), (_, high) in zip(below.contest, above.contest, strict=True))


def made_up(number: int, random: Random) -> dict[str, Any]:
    """A game in which a dear Coin brings four Fame and a certain Trick six."""
    lots = [{name: random.random() < 0.5 for name in NAMES} for _ in range(3)]
    begun = [[random.choice(("levitation", "linking_rings")), "assistant"] for _ in range(3)]
    fame = [
        round(100 + 4 * lot["coin"] + 6 * (first == "levitation") + random.uniform(-5, 5))
        for lot, (first, _) in zip(lots, begun, strict=True)
    ]
    return {"kind": "base-3", "number": number, "lots": lots, "begun": begun, "fame": fame}


def test_what_brings_fame_is_told_first() -> None:
    random = Random("by lot")
    lines = [line.split() for line in told([made_up(number, random) for number in range(300)])]
    found = {name: float(gain) for name, _, gain, *_ in lines}
    assert {name for name, *_ in lines[:3]} == {"levitation", "linking_rings", "coin"}
    assert found["coin"] == pytest.approx(4, abs=1)
    assert found["levitation"] == pytest.approx(3, abs=1), "half of the rivals began so, too"
    assert found["linking_rings"] == pytest.approx(-3, abs=1)
