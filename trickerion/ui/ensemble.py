"""Ensemble: the stems of one piece on channels of the mixer, in step, each at a level of its own.

One block of a stem plays on its channel and one waits in the channel's queue: SDL goes from one to the next without a
gap. What has to be decoded is done one block at a time, by whoever calls ``work`` in whatever thread.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from trickerion.ui.pieces import BED, MELODY, PHRASE, PIECES, motif_file, stem_file
from trickerion.ui.stems import BLOCK, RATE, Stem, UncountableError, silence

LOG = logging.getLogger(__name__)

MOVES: Final = 0.5  # of a level, in a second
STEP: Final = 1 / 256  # of the volume; the mixer has 128 steps
Work = Callable[[], object]


class StemPlayer:
    """One stem on its channel; ``start`` is where its next block begins, ``level`` how loud it is among the others."""

    def __init__(self, stem: Stem) -> None:
        self.stem, self.level = stem, 1.0
        self.start = 0
        self._channel: pygame.mixer.Channel | None = None
        self._cut: pygame.mixer.Sound | None = None
        self._cut_at = 0
        self._coming: list[int] = []  # where the blocks begin that are not heard yet
        self._volume = -1.0

    def begin_at(self, start: int) -> None:
        """Forget what was decoded; the next block begins there."""
        self.start, self._cut, self._coming = start % self.stem.length, None, []

    def cut(self) -> None:
        """Decode the next block; in any thread."""
        stop = self.start + BLOCK
        if stop + RATE > self.stem.length:  # no block is too short to be decoded in time for the next one
            stop = self.stem.length
        self._cut_at, sound = self.start, self.stem.block(self.start, stop)
        self.start = stop % self.stem.length
        self._cut = sound

    @property
    def is_cut(self) -> bool:
        """True while a block waits to be queued."""
        return self._cut is not None

    @property
    def wants_block(self) -> bool:
        """True when nothing is decoded that could follow."""
        return self._cut is None and self._channel is not None and self._channel.get_queue() is None

    @property
    def is_busy(self) -> bool:
        """True while the channel plays."""
        return self._channel is not None and self._channel.get_busy()

    def play(self, channel: pygame.mixer.Channel, lead: pygame.mixer.Sound | None, volume: float) -> None:
        """Begin on a channel with the lead, or else with the block that was decoded."""
        self._channel, sound = channel, lead or self._cut
        if sound is not None:
            sound.set_volume(0.0)  # play() makes the channel loud: else a buffer of that may be heard
            channel.play(sound)
            channel.set_volume(volume)
            sound.set_volume(1.0)
        self._volume = volume
        if lead is None:
            self._cut = None

    def follow(self) -> int | None:
        """Queue the decoded block where the one before has begun; where that began, if it has only just."""
        if self._channel is None or self._channel.get_queue() is not None:
            return None
        begun = self._coming.pop(0) if self._coming else None
        if self._cut is not None:
            self._channel.queue(self._cut)
            self._coming.append(self._cut_at)
            self._cut = None
        return begun

    def set_volume(self, volume: float) -> None:
        """Loudness of the channel, 0..1."""
        if self._channel is not None and abs(volume - self._volume) >= STEP:
            self._volume = volume
            self._channel.set_volume(volume)

    def stop(self) -> None:
        """Silence at once."""
        if self._channel is not None:
            for _ in range(2):  # the first one makes pygame go on with what is queued
                self._channel.stop()


class Ensemble:
    """A piece that is played round and round from a sample on; after a motif, if there is one.

    ``presence`` (0..1) is the level of all stems together: it rises while they come and falls while they leave.
    ``at``: seconds from the beginning of the piece to what is heard.
    """

    def __init__(self, folder: Path, piece: str, start: int = 0, motif: str = "") -> None:
        self.piece, self.motif, self._folder = piece, motif, folder
        self.channels: Sequence[pygame.mixer.Channel] = ()
        self.at = start / RATE
        self.presence = 0.0
        self.is_ready = False  # everything is decoded that is heard first
        self.is_playing = False
        self.is_broken = False
        self._parts: dict[str, StemPlayer] = {}
        self._lead: pygame.mixer.Sound | None = None
        self._seconds = 0.0  # in which it comes or leaves
        self._leaves = False

    # --- in any thread ------------------------------------------------------------------------------------------

    @property
    def work(self) -> Work | None:
        """Work that has to be done next, if there is any; what fails raises OSError, ValueError or pygame.error."""
        if self.is_broken:
            return None
        if not self.is_ready:
            return self._prepare
        return next((part.cut for part in self._parts.values() if part.wants_block), None)

    def _prepare(self) -> None:
        if not self._parts:
            self._read()
        for part in self._parts.values():
            part.begin_at(round(self.at * RATE))
            if self._lead is None:
                part.cut()
        self.is_ready = True

    def _read(self) -> None:
        """Read the files; where the decoder counts in another way, only the bed, which is decoded as a whole."""
        names = PIECES[self.piece].stems
        stems = {name: Stem(self._folder / stem_file(self.piece, name)) for name in names}
        if self.motif:
            tune = Stem(self._folder / motif_file(self.piece, self.motif))
            self._lead = tune.block(0, tune.length)
        try:
            for stem in stems.values():
                stem.block(0, RATE)
        except UncountableError as error:
            LOG.warning("music %s: %s; its bed is played alone", self.piece, error)
            stems = {BED: stems[BED]}
            stems[BED].decode_whole()
        self._parts = {name: StemPlayer(stem) for name, stem in stems.items()}

    # --- in the window's thread ---------------------------------------------------------------------------------

    def begin(
        self, channels: Sequence[pygame.mixer.Channel], seconds: float, volume: float, levels: Mapping[str, float]
    ) -> None:
        """Begin with all stems at once, as loud as that, and come within some seconds; only when it ``is_ready``."""
        first = MELODY if MELODY in self._parts else BED
        self.channels, rest = channels, silence(self._lead) if self._lead is not None else None
        self.presence = 0.0 if seconds else 1.0
        for (name, part), channel in zip(self._parts.items(), channels, strict=False):
            part.level = levels.get(name, 1.0)
            part.play(channel, self._lead if name == first else rest, volume * self.presence * part.level)
        if self._lead is not None:
            self.at -= self._lead.get_length()
            self._lead = None
        self.is_playing, self._seconds, self._leaves = True, seconds, False

    def leave(self, seconds: float) -> None:
        """Fade out within some seconds, and stop."""
        self._leaves, self._seconds = True, min(self._seconds or seconds, seconds) if self._leaves else seconds

    def feed(self, seconds: float, volume: float, levels: Mapping[str, float]) -> None:
        """Some seconds have passed: move the levels, queue what was decoded. To be called in every frame.

        When the machine has slept for longer than the queues last, all begin again together, where they were.
        """
        if not self.is_playing:
            return
        self.at += seconds
        change = seconds / self._seconds if self._seconds > 0 else 1.0
        self.presence = min(1.0, max(0.0, self.presence + (-change if self._leaves else change)))
        if self._leaves and self.presence <= 0:
            self.stop()
        elif not all(part.is_busy for part in self._parts.values()):
            LOG.info("music %s: the machine has slept; begun again at %.1f s", self.piece, self.at)
            self.stop()
            self.at, self.is_ready = max(0.0, self.at), False
        else:
            self._move(seconds, volume * self.presence, levels)
            for name, part in self._parts.items():
                begun = part.follow()
                if begun is not None and name == BED:
                    self.at = begun / RATE

    def _move(self, seconds: float, volume: float, levels: Mapping[str, float]) -> None:
        for name, part in self._parts.items():
            gap = levels.get(name, 1.0) - part.level
            part.level += max(-MOVES * seconds, min(MOVES * seconds, gap))
            part.set_volume(volume * part.level)

    def stop(self) -> None:
        """Silence at once."""
        self.is_playing = False
        for part in self._parts.values():
            part.stop()

    @property
    def is_moving(self) -> bool:
        """True while it comes or leaves."""
        return self.is_playing and (self._leaves or self.presence < 1)

    @property
    def phrase(self) -> int:
        """Sample at which the phrase begins that is heard."""
        length = PHRASE * PIECES[self.piece].bar
        return round(max(0.0, self.at) // length * length * RATE)
