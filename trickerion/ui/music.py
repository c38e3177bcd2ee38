"""The score: one piece at a time, in stems, one piece dissolving into the next.

A piece is read and decoded beside the game, a block at a time. Without a sound device nothing is heard and nothing
fails; the piece that would be heard is known all the same.
"""

import logging
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Final, NamedTuple

import pygame

from trickerion.threads import begin
from trickerion.ui.ensemble import Ensemble, Work
from trickerion.ui.pieces import PIECES
from trickerion.ui.sound import MUSIC_CHANNELS, Sounds

LOG = logging.getLogger(__name__)

SETTLES: Final = 1.0  # seconds that a piece must be wished for: nothing at the start, nor for what is over at once
CROSSFADE, SILENCING, CUTTING = 2.5, 0.3, 0.2  # seconds; a motif cuts in
LOWERED: Final = 0.5  # under applause and bell: 6 dB
_LOWERS, _RISES = 4.0, 0.7  # of the volume, in a second
ALL: Final[Mapping[str, float]] = {}
"""Levels of stems that are all as loud as they were written."""


class Decoding(NamedTuple):
    """Some work, and who is told what it raises."""

    work: Work
    failed: Callable[[BaseException], object]


class Worker:
    """Work that is done beside the window, one thing at a time, in a thread that stays: a start would take a frame."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._jobs: Queue[Decoding] = Queue()

    @property
    def is_free(self) -> bool:
        """True when there is no work under way."""
        return not self._jobs.unfinished_tasks

    def do(self, work: Work, failed: Callable[[BaseException], object]) -> None:
        """Begin with some work; ``failed`` is told what it raises, or that there is no room for a thread."""
        try:
            self._thread = self._thread or begin("music", self._run)
        except OSError as error:
            failed(error)
        else:
            self._jobs.put(Decoding(work, failed))

    def wait(self) -> None:
        """Wait for the end of the work."""
        self._jobs.join()

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                job.work()
            except (pygame.error, OSError, ValueError) as error:  # files that are damaged or missing
                job.failed(error)
            except Exception as error:
                LOG.exception("the music has failed")
                job.failed(error)
            finally:
                self._jobs.task_done()


class Music:
    """The pieces of ``folder``; silent whenever the ``sounds`` are. ``volume`` is 0..1, 0 is off."""

    def __init__(self, folder: Path, sounds: Sounds, volume: float = 0.4) -> None:
        self._folder, self._sounds, self.volume = folder, sounds, volume
        self.piece = ""  # what is heard, or would be
        self._wished, self._since = "", 0.0
        self._stage: Ensemble | None = None
        self._waiting: Ensemble | None = None
        self._rest = 0.0  # seconds until the one that waits may begin
        self._leaving: list[Ensemble] = []
        self._left_at: dict[str, int] = {}  # the phrase at which a piece was left
        self._missing: set[str] = set()
        self._duck = 1.0
        self._worker = Worker()
        self._desks: list[list[pygame.mixer.Channel]] = []
        self._device = 0  # of the sounds
        self._follow_device()

    # --- the device ---------------------------------------------------------------------------------------------

    def _follow_device(self) -> None:
        """Begin on the device that the sounds have found, if they have found one since."""
        if self._sounds.available and self._device != self._sounds.device:
            self._device = self._sounds.device
            if pygame.mixer.get_driver() != "dummy":
                channels = [pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS)]
                half = MUSIC_CHANNELS // 2
                self._desks = [channels[:half], channels[half:]]

    def lose_device(self) -> None:
        """The device has gone: let go of all that was made for it, and let the sounds look for another one."""
        self._let_go()
        self._desks = []
        self._sounds.lose_device()

    def close(self) -> None:
        """Silence; to be called before the device is closed."""
        self._let_go()

    def _let_go(self) -> None:
        self._worker.wait()
        for ensemble in self._playing:
            self._left_at[ensemble.piece] = ensemble.phrase
            ensemble.stop()
        self._stage, self._waiting, self._leaving = None, None, []

    # --- what is heard ------------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """True while music can be heard."""
        return bool(self._desks) and not self._sounds.mute and self.volume > 0

    @property
    def heard(self) -> str:
        """The piece that comes out of the loudspeaker now; "" in silence."""
        return self._stage.piece if self._stage is not None and self._stage.is_playing else ""

    @property
    def loudness(self) -> float:
        """Volume of the music at this moment, under effects and without."""
        return self.volume * self._duck

    @property
    def is_moving(self) -> bool:
        """True while a piece comes or goes, in short steps."""
        return any(ensemble.is_moving for ensemble in self._playing)

    @property
    def _playing(self) -> list[Ensemble]:
        return [*([self._stage] if self._stage is not None else []), *self._leaving]

    def follow(self, wished: str, seconds: float, levels: Mapping[str, float] = ALL) -> None:
        """Some seconds have passed in which a piece was wished for, its stems so loud; to be called in every frame."""
        self._follow_device()
        self._since = self._since + seconds if wished == self._wished else 0.0
        self._wished = wished
        if self._since >= SETTLES:
            self.piece = wished
        self._drop_broken()
        self._call(self.piece if self.is_on else "")
        self._lower(seconds)
        self._let_play(seconds, levels)
        self._let_in(levels)
        self._find_work()

    def announce(self, motif: str) -> None:
        """Let the band that is wished for begin with a motif as its first bar, in the place of what is heard."""
        band = self._wished
        if self.is_on and band not in self._missing and PIECES[band].has_motifs:
            start = self._stage.phrase if self._stage is not None and self._stage.piece == band else 0
            self._waiting, self._rest, self.piece = Ensemble(self._folder, band, start, motif), 0.0, band

    def _call(self, piece: str) -> None:
        """See that a piece is heard next, or nothing."""
        if self._waiting is not None and self._waiting.motif and self._waiting.piece == piece:
            return
        if self._stage is not None and self._stage.piece == piece:
            if self._waiting is not None and self._waiting.piece != piece:
                self._waiting = None
        elif self._waiting is None or self._waiting.piece != piece:
            self._waiting = None
            if not piece or piece in self._missing:
                self._send_away(CROSSFADE if piece else SILENCING)
            else:
                self._waiting = Ensemble(self._folder, piece, self._left_at.get(piece, 0))
                self._rest = 0.0
                if self._stage is not None and self._stage.is_playing:  # to the end of a phrase, or of a bar
                    length = PIECES[piece].breaks * PIECES[self._stage.piece].bar
                    self._rest = length - self._stage.at % length

    def _send_away(self, seconds: float) -> None:
        for ensemble in self._playing:
            ensemble.leave(seconds)
        if self._stage is not None:
            if PIECES[self._stage.piece].goes_on:
                self._left_at[self._stage.piece] = self._stage.phrase
            self._leaving.append(self._stage)
            self._stage = None

    def _lower(self, seconds: float) -> None:
        """Go down under what is louder than music, and come up again."""
        aim = LOWERED if self._sounds.covers_music else 1.0
        self._duck += max(-_LOWERS * seconds, min(_RISES * seconds, aim - self._duck))

    def _let_play(self, seconds: float, levels: Mapping[str, float]) -> None:
        for ensemble in self._playing:
            ensemble.feed(seconds, self.loudness, levels)
        self._leaving = [ensemble for ensemble in self._leaving if ensemble.is_playing]
        if self._stage is not None and self._stage.is_ready and not self._stage.is_playing:
            self._stage.begin(self._stage.channels, CUTTING, self.loudness, levels)
        self._rest -= seconds

    def _let_in(self, levels: Mapping[str, float]) -> None:
        """Let the one that waits begin, when its time has come and there are channels for it."""
        coming, taken = self._waiting, [ensemble.channels for ensemble in self._playing]
        desk = next((desk for desk in self._desks if desk not in taken), None)
        if coming is not None and coming.is_ready and self._rest <= 0 and desk is not None:
            self._send_away(CUTTING if coming.motif else CROSSFADE)
            coming.begin(desk, 0.0 if coming.motif else CROSSFADE, self.loudness, levels)
            self._stage, self._waiting = coming, None

    def _find_work(self) -> None:
        """One thing at a time is decoded; the window does not wait for it."""
        if self._worker.is_free:
            waiting = [self._waiting] if self._waiting is not None else []
            for ensemble in (*self._playing, *waiting):
                if (work := ensemble.work) is not None:
                    self._worker.do(work, partial(self._has_none, ensemble))
                    return

    def _drop_broken(self) -> None:
        """Do without a piece, or without a motif, whose files cannot be read."""
        for ensemble in (self._stage, self._waiting):
            if ensemble is not None and ensemble.is_broken and not ensemble.motif:
                self._missing.add(ensemble.piece)
        if self._waiting is not None and self._waiting.is_broken:
            self._waiting = None
        if self._stage is not None and self._stage.is_broken:
            self._send_away(CUTTING)

    def _has_none(self, ensemble: Ensemble, error: BaseException) -> None:
        LOG.warning("music %s %s: %s", ensemble.piece, ensemble.motif, error)
        ensemble.is_broken = True
