"""Sound effects by name. Without a sound device everything here is silent, never an error."""

import logging
from pathlib import Path

import pygame

LOG = logging.getLogger(__name__)

_LOUDNESS: dict[str, float] = {"applause": 0.8, "dice_roll": 0.8, "error": 0.5, "click": 0.6}


class Sounds:
    """The effects of ``folder`` (``<name>.ogg``), loaded when first played. ``volume`` is 0..1."""

    def __init__(self, folder: Path, volume: float = 0.7, mute: bool = False) -> None:
        self._folder = folder
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self.volume = volume
        self.mute = mute
        self.available = self._open_device()

    @staticmethod
    def _open_device() -> bool:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(buffer=512)
            pygame.mixer.set_num_channels(12)
        except pygame.error as error:
            LOG.info("no sound: %s", error)
            return False
        return True

    def play(self, name: str) -> bool:
        """Play an effect once; False when silent (muted, no device, no such file)."""
        if not self.available or self.mute or self.volume <= 0:
            return False
        sound = self._sound(name)
        if sound is None:
            return False
        sound.set_volume(self.volume * _LOUDNESS.get(name, 1.0))
        return sound.play() is not None

    def names(self) -> list[str]:
        """The effects that there are."""
        return sorted(path.stem for path in self._folder.glob("*.ogg"))

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(self._folder / f"{name}.ogg")
            except (pygame.error, OSError) as error:
                LOG.warning("sound %s: %s", name, error)
                self._loaded[name] = None
        return self._loaded[name]
