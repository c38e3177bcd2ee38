"""The rendered score: lengths that fit together, loops without a seam, no clipping, and measures within bounds."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

import pytest
from stem_files import MUSIC, loop_of, samples_of

from trickerion.ui.assets import asset_path
from trickerion.ui.pieces import BED, MOTIFS, PIECES, motif_file, stem_file
from trickerion.ui.sound import Sounds
from trickerion.ui.stems import EDGE, RATE, Stem

FULL = 32_767
SMALL = 8
NEAR = 4_000  # samples of both voices
SPARSE = 463  # of so many samples one is looked at: a prime number, that is no part of any period
BANDS = sorted(name for name, piece in PIECES.items() if piece.has_motifs)


@pytest.fixture(autouse=True)
def sounds() -> Sounds:
    return Sounds(asset_path("sounds"))


@cache
def stem_of(piece: str, stem: str) -> Stem:
    return Stem(MUSIC / stem_file(piece, stem))


def voices_of(path: str) -> int:
    """Number of voices that the head of a Vorbis file tells."""
    data = (MUSIC / path).read_bytes()
    return data[data.index(b"\x01vorbis") + 11]


@pytest.mark.parametrize("piece", PIECES)
def test_the_stems_of_a_piece_fit_into_it_without_a_rest(piece: str) -> None:
    whole = round(PIECES[piece].seconds * RATE)
    for stem in PIECES[piece].stems:
        length = stem_of(piece, stem).length
        assert whole % length == 0, stem
        assert stem != BED or length == whole
        assert voices_of(stem_file(piece, stem)) == (2 if stem == BED else 1), stem


@pytest.mark.slow
@pytest.mark.parametrize("piece", PIECES)
def test_loops_join_without_a_step_and_together_are_as_loud_as_the_score_is(piece: str) -> None:
    loops = [loop_of(piece, stem) for stem in PIECES[piece].stems]
    for loop in loops:
        for voice in (0, 1):
            round_the_end = loop[voice - NEAR :: 2] + loop[voice:NEAR:2]
            steps = [abs(after - before) for before, after in pairwise(round_the_end)]
            join = steps.pop(NEAR // 2 - 1)
            assert join <= max(*steps, SMALL)
    mix = [sum(loop[number % len(loop)] for loop in loops) for number in range(0, len(loops[0]), SPARSE)]
    power = 10 * math.log10(sum(sample * sample for sample in mix) / len(mix) / FULL**2)
    assert max(map(abs, mix)) < FULL
    assert -29 < power < -17


@pytest.mark.parametrize("band", BANDS)
def test_every_motif_is_short_and_ends_where_the_band_goes_on(band: str) -> None:
    lengths = {Stem(MUSIC / motif_file(band, motif)).length for motif in MOTIFS}
    (length,) = lengths
    assert 1 < length / RATE < 3
    for motif in MOTIFS:
        loud = max(samples_of(MUSIC / motif_file(band, motif))[2 * EDGE : -2 * EDGE])
        assert FULL / 20 < loud < FULL


@pytest.mark.slow
@pytest.mark.parametrize("piece", PIECES)
def test_loudness_true_peak_top_and_width_of_a_piece(piece: str) -> None:
    """Measured by EBU R128. Needs numpy (the extra "tools"): pytest -m slow tests/ui/test_score_files.py"""
    import numpy as np

    from tools.score.loudness import loudness, share_of_band, true_peak, width
    from tools.score.mixing import mixed

    stems = {
        stem: np.frombuffer(loop_of(piece, stem).tobytes(), "<i2").astype(float).reshape(-1, 2).T / (FULL + 1)
        for stem in PIECES[piece].stems
    }
    mix = mixed(stems)
    assert abs(loudness(mix) + 20) < 0.7
    assert true_peak(mix) < -1.5
    assert -37 < share_of_band(mix, 8000, 14_000) < -20
    assert 0.3 < width(mix) < 0.9


def test_the_files_are_those_of_the_pieces_and_of_the_motifs() -> None:
    stems = {stem_file(name, stem) for name, piece in PIECES.items() for stem in piece.stems}
    motifs = {motif_file(band, motif) for band in BANDS for motif in MOTIFS}
    assert {path.name for path in MUSIC.glob("*.ogg")} == stems | motifs
