"""Stems: cut out of their files to the sample, played in step round the end of the loop, begun together again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from stem_files import MUSIC, heard_from, loop_of

from trickerion.ui.assets import asset_path
from trickerion.ui.ensemble import Ensemble
from trickerion.ui.pieces import BED, MELODY, PERCUSSION, PIECES, PLANNING, stem_file
from trickerion.ui.sound import Sounds
from trickerion.ui.stems import BLOCK, FRAME, RATE, Stem, UncountableError, pages_of

if TYPE_CHECKING:
    import array
    from pathlib import Path

IN_STEP = """
import time
import pygame
from trickerion.ui.assets import asset_path
from trickerion.ui.ensemble import Ensemble
from trickerion.ui.sound import Sounds

Sounds(asset_path("sounds"))
ensemble = Ensemble(asset_path("music"), "planning", round({start} * 44100))
end, sleeps, seconds = time.monotonic() + 60, {sleeps}, 0.0
while time.monotonic() < end and seconds < {seconds}:
    if (work := ensemble.work) is not None:
        work()
    if ensemble.is_ready and not ensemble.is_playing:
        print(round(ensemble.at * 44100))
        ensemble.begin([pygame.mixer.Channel(number) for number in range(4)], 0.0, 1.0, {{}})
    ensemble.feed(0.02, 1.0, {{}})
    seconds += 0.02
    if sleeps and seconds > 4:
        while pygame.mixer.get_busy():
            time.sleep(0.01)
        time.sleep(0.2)
        sleeps = False
    time.sleep(0.005)
ensemble.stop()
"""


@pytest.fixture(autouse=True)
def sounds() -> Sounds:
    return Sounds(asset_path("sounds"))


def test_every_block_is_the_same_as_in_the_whole_file() -> None:
    stem, whole = Stem(MUSIC / stem_file(PLANNING, PERCUSSION)), loop_of(PLANNING, PERCUSSION).tobytes()
    assert stem.length * FRAME == len(whole)
    for start in (0, 1, BLOCK, stem.length - BLOCK, stem.length - 1):
        stop = min(start + BLOCK, stem.length)
        assert stem.block(start, stop).get_raw() == whole[start * FRAME : stop * FRAME], start


def test_a_decoder_that_counts_in_another_way_plays_what_it_has_decoded_as_a_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stem = Stem(MUSIC / stem_file(PLANNING, PERCUSSION))
    block = stem.block(RATE, 2 * RATE).get_raw()
    stem.decode_whole()
    monkeypatch.setattr(stem, "_pages", [])
    assert stem.block(RATE, 2 * RATE).get_raw() == block


def test_a_file_that_gives_too_few_samples_is_found_out(tmp_path: Path) -> None:
    data = (MUSIC / stem_file(PLANNING, PERCUSSION)).read_bytes()
    pages = pages_of(data)
    short = tmp_path / "short.ogg"
    short.write_bytes(data[: pages[3].start] + data[pages[-2].start :])
    stem = Stem(short)
    with pytest.raises(UncountableError):
        stem.block(0, BLOCK)
    with pytest.raises(UncountableError):
        stem.decode_whole()


@pytest.mark.parametrize("damage", [b"", b"no Ogg file at all", b"OggS" + bytes(40)])
def test_what_is_no_stem_is_refused(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "damaged.ogg"
    path.write_bytes(damage)
    with pytest.raises((ValueError, OSError, pygame.error)):
        Stem(path).block(0, 1)


def expected(start: int, count: int) -> list[int]:
    """Samples of the left of planning's stems together."""
    loops = [loop_of(PLANNING, name)[0::2] for name in PIECES[PLANNING].stems]
    return [sum(loop[number % len(loop)] for loop in loops) for number in range(start, start + count)]


def after_silence(left: array.array[int], rest: int) -> list[int]:
    """What is heard after the last silence of so many samples."""
    quiet, end = 0, 0
    for number, sample in enumerate(left):
        end = number if sample and quiet >= rest else end
        quiet = 0 if sample else quiet + 1
    return list(left[end:])


@pytest.mark.slow
def test_the_stems_are_heard_in_step_over_their_joins_and_over_the_end_of_the_loop(tmp_path: Path) -> None:
    told, heard = heard_from(IN_STEP.format(start=139, seconds=16, sleeps=False), tmp_path, pause=3)
    wanted = expected(int(told[0]), 13 * RATE)
    lead = next(number for number, sample in enumerate(wanted) if sample)
    left = heard[0::2]
    first = next(number for number, sample in enumerate(left) if sample)
    assert list(left[first : first + 12 * RATE]) == wanted[lead : lead + 12 * RATE]


@pytest.mark.slow
def test_after_a_long_sleep_of_the_machine_all_stems_begin_together_where_they_were(tmp_path: Path) -> None:
    told, heard = heard_from(IN_STEP.format(start=10, seconds=9, sleeps=True), tmp_path, pause=3)
    before, after = int(told[0]), int(told[1])
    assert before < after <= before + 3 * BLOCK
    found, wanted = after_silence(heard[0::2], RATE // 4), expected(after, 3 * RATE)
    lead = next(number for number, sample in enumerate(wanted) if sample)
    assert found[:RATE] == wanted[lead : lead + RATE]


@pytest.mark.parametrize(("seconds", "phrase"), [(0, 0.0), (9.3, 0.0), (9.4, 9.375), (149, 140.625)])
def test_a_piece_that_was_left_goes_on_with_the_phrase_that_was_heard(seconds: float, phrase: float) -> None:
    assert Ensemble(MUSIC, PLANNING, round(seconds * RATE)).phrase == round(phrase * RATE)


def test_bed_and_melody_can_be_told_apart() -> None:
    assert loop_of(PLANNING, BED)[: 2 * RATE] != loop_of(PLANNING, MELODY)[: 2 * RATE]
