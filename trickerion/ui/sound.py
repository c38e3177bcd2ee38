"""Sound effects by name, each in several takes. Without a sound device everything here is silent, never an error."""

import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from trickerion.ui.quiet import silent_libraries
from trickerion.ui.stems import FORMAT

LOG = logging.getLogger(__name__)
MUSIC_CHANNELS: Final = 8  # two pieces of four stems; no effect takes one of them
EFFECT_CHANNELS: Final = 12
BUFFER: Final = 1024  # samples, 23 ms: the device wakes the program half as often as with 512
KEPT: Final = 32  # takes that stay decoded
LOOK_AGAIN: Final = 10.0  # seconds; each look takes some hundredths of one
_COVERS: Final = ("applause", "bell")
"""Effects under which the music goes down for their time."""

_SOFTER: Final[dict[str, float]] = {"click": 0.5, "tick": 0.7, "murmur": 0.7, "applause_1": 0.7, "applause_2": 0.85}
"""Effects are all of one loudness; these are heard all the time, or from a part of the house."""


class Sounds:
    """The effects of ``folder`` (``<name>.<take>.ogg``), loaded when first played. ``volume`` is 0..1.

    A device that is missing or goes away is looked for again. ``device`` counts those that have been found: whoever
    keeps sounds of pygame's drops them when it changes.
    """

    def __init__(self, folder: Path, volume: float = 0.7, mute: bool = False) -> None:
        self._takes: dict[str, list[Path]] = {}
        for path in sorted(folder.glob("*.ogg")):
            self._takes.setdefault(path.name.partition(".")[0], []).append(path)
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        self._dice = random.Random()
        self._waited = 0.0
        self._covering: pygame.mixer.Channel | None = None
        self.on_play: Callable[[str], object] | None = None  # is told of each effect, heard or not
        self.volume = volume
        self.mute = mute
        self.available = False
        self.device = 0
        self.look_again()

    def look_again(self) -> None:
        """Open a device if there is none, at once."""
        self._waited = 0.0
        if self.available:
            return
        try:
            with silent_libraries():
                if not pygame.mixer.get_init():
                    pygame.mixer.init(*FORMAT, BUFFER, allowedchanges=0)  # blocks must join, whatever the device is
            pygame.mixer.set_num_channels(MUSIC_CHANNELS + EFFECT_CHANNELS)
            pygame.mixer.set_reserved(MUSIC_CHANNELS)
        except pygame.error as error:
            LOG.log(logging.DEBUG if self.device else logging.INFO, "no sound: %s", error)
            return
        self.available = True
        self.device += 1

    def pass_time(self, seconds: float) -> None:
        """Some seconds have passed, and nothing moves that would wait for a look."""
        self._waited += 0.0 if self.available else seconds
        if self._waited >= LOOK_AGAIN:
            self.look_again()

    def lose_device(self) -> None:
        """The device has gone (a plug was pulled): silence, and a look for another one."""
        if not self.available:
            return
        LOG.info("the sound device has gone")
        self.available = False
        self._loaded.clear()
        self._covering = None
        pygame.mixer.quit()
        self.look_again()

    def play(self, name: str) -> bool:
        """Play an effect once; False when silent (muted, no device, no such file)."""
        if self.on_play is not None:
            self.on_play(name)
        if not self.available or self.mute or self.volume <= 0:
            return False
        sound = self._sound(name)
        if sound is None:
            return False
        sound.set_volume(self.volume * _SOFTER.get(name, _SOFTER.get(name.partition("_")[0], 1.0)))
        channel = sound.play()
        if name.startswith(_COVERS):
            self._covering = channel
        return channel is not None

    @property
    def covers_music(self) -> bool:
        """True while an effect is heard under which the music goes down."""
        return self._covering is not None and self._covering.get_busy()

    def names(self) -> list[str]:
        """The effects that there are."""
        return sorted(self._takes)

    def taken(self, name: str) -> str:
        """File of the take of an effect that was played last; "" when it has not been heard."""
        return self._last[name].name if name in self._last else ""

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """Some take of an effect, never the same twice in a row."""
        takes = self._takes.get(name, [])
        others = [take for take in takes if take != self._last.get(name)] or takes
        if not others:
            LOG.warning("no sound %s", name)
            return None
        self._last[name] = path = self._dice.choice(others)
        if path not in self._loaded:
            for oldest in list(self._loaded)[: len(self._loaded) + 1 - KEPT]:
                del self._loaded[oldest]
            try:
                self._loaded[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                LOG.warning("sound %s: %s", path.name, error)
                self._loaded[path] = None
        return self._loaded[path]
