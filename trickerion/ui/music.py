"""The score: one mood at a time, round and round, one dissolving into the next.

A mood is loaded beside the game when it is first heard. Without a sound device nothing is heard and nothing fails;
the mood that would be heard is known all the same.
"""

import logging
import threading
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from trickerion.threads import begin
from trickerion.ui.sound import Sounds

LOG = logging.getLogger(__name__)

PLANNING: Final = "planning"
AT_WORK: Final = "at_work"
SHOW: Final = "show"
MOODS: Final = (PLANNING, AT_WORK, SHOW)

SETTLES = 1.0  # seconds that a mood must be wished for: nothing at the start, nor for a phase that is over at once
CROSSFADE, SILENCING = 2500, 300  # milliseconds
_CHANNELS = 2


class Music:
    """The loops of ``folder`` (``<mood>.ogg``); silent whenever the ``sounds`` are. ``volume`` is 0..1, 0 is off."""

    def __init__(self, folder: Path, sounds: Sounds, volume: float = 0.4) -> None:
        self._folder, self._sounds, self.volume = folder, sounds, volume
        self.mood = ""  # what is heard, or would be
        self._wished, self._since = "", 0.0
        self._heard = ""
        self._loops: dict[str, pygame.mixer.Sound | None] = {}
        self._loading: threading.Thread | None = None
        self._channels: list[pygame.mixer.Channel] = []  # the one that is heard, and the one that dissolves
        self._device = 0  # of the sounds
        self._follow_device()

    def _follow_device(self) -> None:
        """Begin on the device that the sounds have found, if they have found one since."""
        if self._sounds.available and self._device != self._sounds.device:
            self._device = self._sounds.device
            if pygame.mixer.get_driver() != "dummy":
                self._take_channels()

    def lose_device(self) -> None:
        """The device has gone: let go of all that was made for it, and let the sounds look for another one."""
        if self._loading is not None:
            self._loading.join()
        self._channels, self._heard = [], ""
        self._loops.clear()
        self._sounds.lose_device()

    def _take_channels(self) -> None:
        """Two channels of its own, which no effect uses."""
        pygame.mixer.set_num_channels(pygame.mixer.get_num_channels() + _CHANNELS)
        pygame.mixer.set_reserved(_CHANNELS)
        self._channels = [pygame.mixer.Channel(number) for number in range(_CHANNELS)]

    @property
    def is_on(self) -> bool:
        """True while music can be heard."""
        return bool(self._channels) and not self._sounds.mute and self.volume > 0

    @property
    def heard(self) -> str:
        """The mood that comes out of the loudspeaker now; "" in silence."""
        return self._heard

    def follow(self, wished: str, seconds: float) -> None:
        """Some seconds have passed in which that mood was wished for; to be called in every frame."""
        self._follow_device()
        self._since = self._since + seconds if wished == self._wished else 0.0
        self._wished = wished
        if self._since >= SETTLES:
            self.mood = wished
        self._let_hear(self.mood if self.is_on else "")

    def close(self) -> None:
        """Silence; to be called before the device is closed."""
        if self._loading is not None:
            self._loading.join()
        self._fade_out(0)

    def _let_hear(self, mood: str) -> None:
        if mood != self._heard:
            if mood:
                self._change(mood)
            else:
                self._fade_out(SILENCING)
        loop = self._loops.get(self._heard)
        if loop is not None and abs(loop.get_volume() - self.volume) > 0.01:  # the mixer has 128 steps
            loop.set_volume(self.volume)

    def _change(self, mood: str) -> None:
        """Begin a mood as soon as it is loaded and the one before the last has faded out."""
        if mood not in self._loops:
            self._load(mood)
        elif not self._channels[1].get_busy():
            self._fade_out(CROSSFADE)
            self._channels.reverse()
            self._heard, loop = mood, self._loops[mood]
            if loop is not None:
                loop.set_volume(self.volume)
                self._channels[0].play(loop, loops=-1, fade_ms=CROSSFADE)

    def _fade_out(self, milliseconds: int) -> None:
        self._heard = ""
        for channel in self._channels[:1]:
            if channel.get_volume() > 0:
                channel.fadeout(milliseconds)
            else:  # it has only just begun to fade in: SDL would not fade it out
                channel.stop()

    def _load(self, mood: str) -> None:
        """Start to read a loop; the window does not wait for it."""
        if self._loading is None or not self._loading.is_alive():
            try:
                self._loading = begin("music", partial(self._read, mood), lambda error: self._has_none(mood, error))
            except OSError as error:
                self._has_none(mood, error)

    def _read(self, mood: str) -> None:
        try:
            self._loops[mood] = pygame.mixer.Sound(self._folder / f"{mood}.ogg")
        except (pygame.error, OSError) as error:
            self._has_none(mood, error)

    def _has_none(self, mood: str, error: BaseException) -> None:
        LOG.warning("music %s: %s", mood, error)
        self._loops[mood] = None
