"""The score on paper: every piece keeps the rules of its craft, and the rules find what breaks them."""

from __future__ import annotations

import struct
from functools import cache
from itertools import pairwise

import pytest
from rows import one_in

from tools.score.announcing import BANDS, announcement
from tools.score.check import faults
from tools.score.midi import midi_file
from tools.score.motifs import MOTIFS, intervals
from tools.score.notes import Note, beats_of, pitch_of
from tools.score.pit import Part, Sounding, humanised
from tools.score.repertoire import PIECES
from tools.score.sheet import Section, Sheet
from trickerion.ui import pieces as played
from trickerion.ui.stems import RATE

STEADY = "C5/4 | B4/4 | C5/4"


@cache
def piece(name: str) -> Sheet:
    return PIECES[name]()


def sheet_of(chords: str, tune: str, *notes: Note) -> Sheet:
    part = Part("clarinet", "melody", 0, 0, notes=[*notes, Note(0, 1, pitch_of("C5"), 0.5)])
    return Sheet("trial", 4, 12.0, [Section("A", chords, tune)], [part])


@pytest.mark.parametrize("name", one_in(5, PIECES))
def test_a_piece_has_no_fault_on_paper(name: str) -> None:
    assert faults(piece(name)) == []


@pytest.mark.parametrize("name", one_in(8, PIECES))
def test_the_game_counts_a_piece_as_it_was_written(name: str) -> None:
    sheet, counted = piece(name), played.PIECES[name]
    assert (sheet.name, sheet.seconds, sheet.bars) == (name, counted.seconds, counted.bars)
    assert {part.stem for part in sheet.parts.values()} == set(counted.stems)
    assert (sheet.seconds * RATE).is_integer()
    for bars in {part.bars for part in sheet.parts.values() if part.bars}:
        assert sheet.bars % bars == 0
        assert (sheet.seconds * RATE * bars / sheet.bars).is_integer(), (
            "a short loop goes into the piece without a rest"
        )


@pytest.mark.parametrize("name", one_in(4, PIECES))
def test_nobody_has_the_tune_for_longer_than_three_quarters_of_a_minute(name: str) -> None:
    sheet = piece(name)
    for part in sheet.parts.values():
        if part.stem == "melody":
            bars = sorted({int(note.at // sheet.meter) for note in part.notes})
            run = longest = 1
            for before, after in pairwise(bars):
                run = run + 1 if after == before + 1 else 1
                longest = max(longest, run)
            assert longest * sheet.meter * sheet.beat < 45, part.name


def test_the_rules_find_a_good_piece_good() -> None:
    assert faults(sheet_of("C G C", "E5/4 | D5/4 | C5/4")) == []


@pytest.mark.parametrize(
    ("chords", "tune", "said"),
    [
        ("C G C", "E5/4 | C5/4 | E5/4", "on a first beat without reason"),
        ("C F C", "C5/4 | F5/4 | E5/4", "parallel with the tune"),
        ("C G C", "E4/4 | D6/4 | E5/4", "wild leaps"),
        ("C G C", "E5/4 | D5/3 | C5/4", "uneven"),
        ("C G C", "E5/4 | D5/4", "uneven"),
    ],
)
def test_the_rules_find_what_is_wrong(chords: str, tune: str, said: str) -> None:
    assert any(said in fault for fault in faults(sheet_of(chords, tune)))


def test_a_note_that_a_player_does_not_have_is_found() -> None:
    assert any("outside its range" in fault for fault in faults(sheet_of("C G C", STEADY, Note(1, 1, 30, 0.5))))


def test_no_motif_is_part_of_another_in_any_key() -> None:
    for one in MOTIFS:
        for other in MOTIFS:
            if one != other:
                small, large = intervals(one), intervals(other)
                inside = [large[start : start + len(small)] == small for start in range(len(large))]
                assert not any(inside), f"{one} is heard in {other}"


@pytest.mark.parametrize("theater", BANDS)
def test_every_band_can_announce_everybody(theater: str) -> None:
    assert set(MOTIFS) == set(played.MOTIFS)
    assert played.PIECES[theater].has_motifs
    band = BANDS[theater]
    for name in MOTIFS:
        for part in announcement(theater, name):
            assert all(note.at < band.beats for note in part.notes)
            assert part.is_drum or all(part.range[0] <= note.pitch <= part.range[1] for note in part.notes), part.name
    assert {name for name, counted in played.PIECES.items() if counted.has_motifs} == set(BANDS)


def test_players_stray_a_little_and_always_alike() -> None:
    part = Part("clarinet", "melody", 0, 0, notes=[Note(beat, 1, 60, 0.5) for beat in range(40)])
    once = humanised(part, 0.5)
    assert once == humanised(part, 0.5)
    late = [sounding.at - 0.5 * beat for beat, sounding in enumerate(once)]
    assert 0.004 < max(map(abs, late)) < 0.08


def test_a_part_becomes_a_midi_file() -> None:
    data = midi_file([Sounding(0.25, 1.0, 69, 100)], 71, 0.5, 3.0, is_drum=False)
    assert data[:4] == b"MThd"
    (length,) = struct.unpack(">L", data[18:22])
    assert len(data) == 22 + length
    assert bytes((0x90, 69, 100)) in data
    assert data.endswith(b"\xff\x2f\x00")


def test_bars_are_counted_as_they_are_written() -> None:
    assert beats_of("A5/2 F5/1 | -/1 D5/1.5 D5/.5") == [3.0, 3.0]
