"""The score: loops that join, silence without a device, and with one the mood that is wished for."""

from __future__ import annotations

import array
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from trickerion.rules import events as e
from trickerion.table.animator import SOUND
from trickerion.ui.assets import asset_path
from trickerion.ui.music import MOODS, PLANNING, SETTLES, SHOW, Music
from trickerion.ui.sound import Sounds

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
for mood, mute, volume in (("show", False, 0.5), ("show", True, 0.5), ("at_work", False, 0.5), ("at_work", False, 0.0)):
    sounds.mute, music.volume = mute, volume
    wanted = "" if mute or not volume else mood
    while music.heard != wanted and time.monotonic() < end:
        music.follow(mood, 1.0)
        time.sleep(0.005)
    said.append(music.heard or "silence")
said.append(str(sounds.play("coins")))
music.close()
print(*said)
"""


def samples(sound: pygame.mixer.Sound) -> tuple[array.array[int], int]:
    """The samples of a sound, of all voices in turn, and how many voices."""
    mixer = pygame.mixer.get_init()
    assert mixer is not None
    return array.array("h", sound.get_raw()), mixer[2]


@pytest.fixture
def sounds() -> Sounds:
    return Sounds(asset_path("sounds"))


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.usefixtures("sounds")
def test_a_loop_joins_without_a_click_and_is_never_clipped(mood: str) -> None:
    heard, voices = samples(pygame.mixer.Sound(asset_path("music") / f"{mood}.ogg"))
    assert 8_000 < max(abs(min(heard)), max(heard)) < 20_000
    for voice in range(voices):
        row = heard[voice::voices]
        bends = [abs(row[i] - 2 * row[i + 1] + row[i + 2]) for i in range(0, 200_000)]
        round_the_end = row[-3:] + row[:3]
        join = [abs(round_the_end[i] - 2 * round_the_end[i + 1] + round_the_end[i + 2]) for i in range(4)]
        assert max(join) < max(bends)


def test_the_score_and_the_sounds_are_small() -> None:
    files = [*asset_path("music").glob("*"), *asset_path("sounds").glob("*")]
    assert {file.stem for file in asset_path("music").glob("*.ogg")} == set(MOODS)
    assert sum(file.stat().st_size for file in files) < 1_500_000


def test_every_sound_of_an_event_is_there_and_none_is_clipped(sounds: Sounds) -> None:
    assert set(SOUND.values()) <= set(sounds.names())
    for name in sounds.names():
        heard, _ = samples(pygame.mixer.Sound(asset_path("sounds") / f"{name}.ogg"))
        assert max(heard) < 32_000, name
        assert min(heard) > -32_000, name


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
        music = Music(asset_path("music"), device, 1.0)
        for _ in range(4):
            music.follow(SHOW, SETTLES)
        assert (music.mood, music.heard, music.is_on) == (SHOW, "", False)
        music.close()


def test_a_mood_that_is_over_at_once_changes_nothing(sounds: Sounds) -> None:
    music = Music(asset_path("music"), sounds)
    assert music.mood == "", "nothing is begun while the program starts"
    for mood, seconds in ((PLANNING, 0.0), (PLANNING, SETTLES), (SHOW, 0.1), (SHOW, SETTLES / 2), (PLANNING, 0.1)):
        music.follow(mood, seconds)
    assert music.mood == PLANNING
    for _ in range(12):
        music.follow(SHOW, 0.1)
    assert music.mood == SHOW


def test_with_a_device_the_moods_are_heard_and_muting_and_the_volume_silence_them(tmp_path: Path) -> None:
    """SDL's "disk" is a device that writes into a file."""
    environment = os.environ | {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "heard.raw")}
    done = subprocess.run([sys.executable, "-c", ON_A_DEVICE], env=environment, capture_output=True, text=True)
    assert done.stdout.split()[-5:] == ["show", "silence", "at_work", "silence", "True"], done.stderr
