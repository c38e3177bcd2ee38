"""Effects: three takes of each, as loud as one another; tones that rise, a murmur and applause that grow."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from stem_files import heard_from, samples_of

from trickerion.ui.assets import asset_path
from trickerion.ui.house_sounds import FAME, LINKS, SIZES, applause, applause_for, link_sound, murmur
from trickerion.ui.sound import Sounds

if TYPE_CHECKING:
    import array
    from collections.abc import Callable
    from pathlib import Path

FOLDER = asset_path("sounds")
TAKES = 3
TWICE = """
from trickerion.ui.assets import asset_path
from trickerion.ui.sound import Sounds

sounds = Sounds(asset_path("sounds"), 1.0)
for _ in range(40):
    sounds.play("click")
    print(sounds.taken("click"))
"""


@pytest.fixture(autouse=True)
def sounds() -> Sounds:
    return Sounds(FOLDER)


def take(name: str, number: int = 1) -> array.array[int]:
    """Samples of a take, of one voice."""
    return samples_of(FOLDER / f"{name}.{number}.ogg")[0::2]


def pitch(name: str) -> float:
    """How often a sound crosses its middle in a second."""
    heard = take(name)[4_000:24_000]
    return 44_100 * sum((a < 0) != (b < 0) for a, b in itertools.pairwise(heard)) / len(heard)


def test_every_effect_has_three_takes_and_no_two_are_alike(sounds: Sounds) -> None:
    for name in sounds.names():
        takes = [take(name, number).tobytes() for number in range(1, TAKES + 1)]
        assert len(set(takes)) == TAKES, name
    assert len(list(FOLDER.glob("*.ogg"))) == TAKES * len(sounds.names())


def test_a_take_is_never_heard_twice_in_a_row(tmp_path: Path) -> None:
    told, _ = heard_from(TWICE, tmp_path)
    names = [line for line in told if line]
    assert len(set(names)) == TAKES
    assert all(one != two for one, two in itertools.pairwise(names))


def test_each_link_more_is_a_higher_tone(sounds: Sounds) -> None:
    tones = [pitch(link_sound(number)) for number in range(1, LINKS + 1)]
    assert tones == sorted(tones)
    assert tones[-1] > 1.8 * tones[0]
    assert link_sound(LINKS + 3) == link_sound(LINKS)
    assert {link_sound(number) for number in range(1, 10)} <= set(sounds.names())


@pytest.mark.parametrize("sized", [applause, murmur])
def test_applause_and_murmur_grow_in_four_sizes(sized: Callable[[int], str], sounds: Sounds) -> None:
    names = [sized(size) for size in range(1, SIZES + 1)]
    assert set(names) <= set(sounds.names())
    lengths = [len(take(name)) for name in names]
    assert lengths == sorted(lengths)
    assert len(set(lengths)) == SIZES
    assert murmur(SIZES + 2) == murmur(SIZES)


def test_the_more_fame_the_more_applause() -> None:
    assert [applause_for(fame) for fame in (0, *FAME)] == [applause(size) for size in range(1, SIZES + 1)]
    assert applause_for(40) == applause(SIZES)


@pytest.mark.slow
def test_all_effects_are_of_one_loudness() -> None:
    """Measured by ITU-R BS.1770. Needs numpy (the extra "tools"): pytest -m slow tests/ui/test_sounds.py"""
    import numpy as np

    from tools.score.loudness import momentary, true_peak

    found = {}
    for path in FOLDER.glob("*.ogg"):
        sound = np.array(samples_of(path)[0::2], float) / 32_768
        found[path.name] = momentary(sound)
        assert true_peak(sound) < 0, path.name
    assert max(found.values()) - min(found.values()) < 2, found
    assert all(-19 < heard < -17 for heard in found.values()), found
