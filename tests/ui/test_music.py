"""The score: small files, silence without a device, and with one the piece that is wished for."""

from __future__ import annotations

import array
from typing import TYPE_CHECKING

import pytest
from stem_files import MUSIC, heard_from, loop_of, samples_of

from trickerion.rules import events as e
from trickerion.table.animator import SOUND
from trickerion.ui.assets import asset_path
from trickerion.ui.music import SETTLES, Music
from trickerion.ui.pieces import PIECES, PLANNING, RIVERSIDE, motif_file, stem_file
from trickerion.ui.sound import Sounds
from trickerion.ui.stems import RATE, Stem

if TYPE_CHECKING:
    from pathlib import Path

ON_A_DEVICE = """
import time
from trickerion.ui.assets import asset_path
from trickerion.ui.music import Music
from trickerion.ui.sound import Sounds

sounds = Sounds(asset_path("sounds"))
music = Music(asset_path("music"), sounds, 0.5)
end = time.monotonic() + 60
said = []
for piece, mute, volume in (("riverside", False, 0.5), ("riverside", True, 0.5), ("planning", False, 0.5),
                            ("planning", False, 0.0)):
    sounds.mute, music.volume = mute, volume
    wanted = "" if mute or not volume else piece
    while music.heard != wanted and time.monotonic() < end:
        music.follow(piece, 1.0)
        time.sleep(0.005)
    said.append(music.heard or "silence")
said.append(str(sounds.play("coins")))
music.close()
print(*said)
"""

UNDER_A_BELL = """
import time
from trickerion.ui.assets import asset_path
from trickerion.ui.music import Music
from trickerion.ui.sound import Sounds

sounds = Sounds(asset_path("sounds"))
music = Music(asset_path("music"), sounds, 0.5)
sounds.mute = False
end, seconds = time.monotonic() + 60, 0.0
while seconds < 9 and time.monotonic() < end:
    music.follow("planning", 0.1)
    seconds += 0.1 * bool(music.heard)
    if 6 < seconds and not sounds.covers_music:
        print(round(music.loudness, 2))
        sounds.play("bell")
    time.sleep(0.002)
print(round(music.loudness, 2))
music.close()
"""


A_FIRST_BAR = """
import time
from trickerion.ui.assets import asset_path
from trickerion.ui.music import Music
from trickerion.ui.sound import Sounds

sounds = Sounds(asset_path("sounds"))
music = Music(asset_path("music"), sounds, 1.0)
end, seconds, calls = time.monotonic() + 60, 0.0, True
while seconds < 9 and time.monotonic() < end:
    music.follow("riverside", 0.05)
    seconds += 0.05 * bool(music.heard)
    if calls and seconds > 0.3:
        music.announce("{motif}")
        calls = False
    time.sleep(0.0125)
music.close()
"""


@pytest.fixture
def sounds() -> Sounds:
    return Sounds(asset_path("sounds"))


def test_the_score_and_the_sounds_are_small() -> None:
    files = [*MUSIC.glob("*"), *asset_path("sounds").glob("*")]
    assert sum(file.stat().st_size for file in files) < 12_000_000


def test_every_sound_of_an_event_is_there_and_none_is_clipped(sounds: Sounds) -> None:
    assert set(SOUND.values()) <= set(sounds.names())
    for path in asset_path("sounds").glob("*.ogg"):
        heard = samples_of(path)
        assert max(heard) < 32_000, path.name
        assert min(heard) > -32_000, path.name


QUIET = {
    *(e.PhaseBegan, e.TurnEnded, e.CharacterFinished, e.HeirStep, e.AssignmentFinished, e.CardTakenBack),  # no deed
    *(e.FameGained, e.WagesPaid, e.CharacterEnhanced, e.Scored, e.CoinsLeftPower, e.CoinsLaid),  # Coins, Shards, a Link
    *(e.CardLaid, e.ComponentTaken, e.MagicianChosen, e.PowersKept),  # the hand in a scene of its own makes them
    *(e.PerformanceBegan, e.TrickPerformed, e.PerformerRewarded, e.PerformanceEnded, e.PerformanceDeclined),  # shows
    *(e.LessonPaid, e.TrickPaid, e.MarkersReturned, e.MarkerStayed, e.MarkerBackOnTrick, e.AcademyMarkerReturned),
    *(e.CharacterJoined, e.CharacterLeft, e.CharactersReturned, e.OrdersArrived, e.InitiativeSet),  # between turns
    *(e.PostersRemoved, e.PerformanceCardLeft, e.StockReplaced, e.ShoppingListChanged, e.SecretsExchanged),
    *(e.BannersDiscarded, e.TrickSetAside, e.SecretLent, e.SecretsDrawn, e.PowerReturned),  # part of a deed with one
    *(e.CardRevealed, e.SpecialCardsDiscarded, e.ProphecyChanged),
}
"""What happens with the sound of something else, or without any."""


def test_every_deed_is_heard() -> None:
    every = {
        kind for kind in vars(e).values() if isinstance(kind, type) and kind.__module__.startswith("trickerion.rules.")
    }
    assert every - set(SOUND) == QUIET


def test_nothing_is_heard_from_the_dummy_driver_nor_without_a_device(sounds: Sounds) -> None:
    deaf = Sounds(asset_path("sounds"))
    deaf.available = False
    for device in (sounds, deaf):
        music = Music(MUSIC, device, 1.0)
        for _ in range(4):
            music.follow(RIVERSIDE, SETTLES)
        assert (music.piece, music.heard, music.is_on) == (RIVERSIDE, "", False)
        music.close()


def test_a_piece_that_is_wished_for_a_moment_changes_nothing(sounds: Sounds) -> None:
    music = Music(MUSIC, sounds)
    assert music.piece == "", "nothing is begun while the program starts"
    for piece, seconds in (
        (PLANNING, 0.0),
        (PLANNING, SETTLES),
        (RIVERSIDE, 0.1),
        (RIVERSIDE, SETTLES / 2),
        (PLANNING, 0.1),
    ):
        music.follow(piece, seconds)
    assert music.piece == PLANNING
    for _ in range(12):
        music.follow(RIVERSIDE, 0.1)
    assert music.piece == RIVERSIDE


def test_with_a_device_the_pieces_are_heard_and_muting_and_the_volume_silence_them(tmp_path: Path) -> None:
    told, _ = heard_from(ON_A_DEVICE, tmp_path)
    assert told[0].split() == ["riverside", "silence", "planning", "silence", "True"]


def test_the_music_goes_down_by_6_db_under_the_bell(tmp_path: Path) -> None:
    told, _ = heard_from(UNDER_A_BELL, tmp_path)
    assert [float(line) for line in told[:2]] == [0.5, 0.25]


@pytest.mark.slow
def test_files_that_cannot_be_read_are_silence(tmp_path: Path) -> None:
    (tmp_path / stem_file(PLANNING, "bed")).write_bytes(b"no Ogg file")
    script = ON_A_DEVICE.replace('Music(asset_path("music")', f"Music(__import__('pathlib').Path({str(tmp_path)!r})")
    told, _ = heard_from(script.replace("+ 60", "+ 3"), tmp_path)
    assert told[0].split() == ["silence", "silence", "silence", "silence", "True"]


@pytest.mark.slow
@pytest.mark.usefixtures("sounds")
def test_a_motif_is_the_first_bar_of_the_band_which_goes_on_with_its_phrase(tmp_path: Path) -> None:
    script = A_FIRST_BAR.replace("{motif}", "escape")
    _, heard = heard_from(script, tmp_path, pause=3)
    stem = Stem(MUSIC / motif_file(RIVERSIDE, "escape"))
    motif = array.array("h", stem.block(0, stem.length).get_raw())
    stems = [loop_of(RIVERSIDE, stem)[:RATE] for stem in PIECES[RIVERSIDE].stems]
    band = array.array("h", (sum(samples) for samples in zip(*stems, strict=True)))
    assert (motif[-RATE // 2 :] + band[: RATE // 2]).tobytes() in heard.tobytes()


@pytest.mark.slow
def test_a_motif_whose_file_is_missing_leaves_the_band_as_it_is(tmp_path: Path) -> None:
    script = A_FIRST_BAR.replace("{motif}", "nobody")
    told, _ = heard_from(script.replace("music.close()", "print(music.heard)\nmusic.close()"), tmp_path, pause=3)
    assert told[0] == "riverside"
