"""Means of paired games carry their standard errors."""

import pytest

from tools.bots import paired


def test_a_mean_tells_its_standard_error() -> None:
    mean = paired.mean_of([1, 2, 3, 4])
    assert (mean.value, mean.number) == (2.5, 4)
    assert mean.error == pytest.approx(0.6455, abs=1e-4)
    assert str(mean) == "+2.5 (0.6)"
    assert str(paired.mean_of([])) == "-"
