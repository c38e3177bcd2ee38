"""When to draw: at full rate while something moves, not at all while nothing does.

A frame is necessary after an event, a posted call, while something moves or lights breathe, and when time alone has
changed what is to be seen. Between frames the program sleeps; ten times a second it asks its scenes about the time, and
four times once nobody has done anything for a while.
"""

import time
from collections.abc import Callable

import pygame

FAST_HZ = 60
HEARTBEAT = 0.1  # seconds of sleep at most
SLOW_HEARTBEAT = 0.25  # the same when nobody has done anything for a while
NAP = 0.01  # seconds between two looks for events; pygame.event.wait() looks a thousand times a second
DOZE = 0.0625  # the same when nobody has done anything for a while
SETTLES = 0.2  # seconds in which widgets have drawn what an event has changed
REST_AFTER = 4.0  # seconds without an event after which lights come to rest


Sift = Callable[[list[pygame.event.Event]], list[pygame.event.Event]]
"""Events without those that are mere noise."""


class Pacing:
    """Knows how long ago something has happened, and decides the pause after each frame."""

    def __init__(self) -> None:
        self._quiet = 0.0

    def touch(self) -> None:
        """Something has happened."""
        self._quiet = 0.0

    def pass_time(self, seconds: float) -> None:
        """Tell how long the last frame took."""
        self._quiet += seconds

    @property
    def quiet(self) -> float:
        """Seconds since anything has happened."""
        return self._quiet

    @property
    def settling(self) -> bool:
        """Whether the picture may still follow what has happened."""
        return self._quiet < SETTLES

    @property
    def awake(self) -> bool:
        """Whether somebody seems to be looking: then lights breathe."""
        return self._quiet < REST_AFTER

    @property
    def nap(self) -> float:
        """Seconds between two looks for events."""
        return NAP if self.awake else DOZE

    def pause(self, moving: bool, lights_hz: float, due: float | None) -> float:
        """Seconds to sleep unless an event comes; ``due`` are those until the next thing that waits for its time."""
        if moving or self.settling:
            return 0.0
        if lights_hz:
            return 1 / lights_hz
        longest = HEARTBEAT if self.awake else SLOW_HEARTBEAT
        return longest if due is None else min(longest, due)


def events_within(seconds: float, nap: float = NAP, sift: Sift = list) -> list[pygame.event.Event]:
    """The events that have come and that count; asleep until the first one, at most that long.

    Looks for them after each ``nap``; ``sift`` leaves out what is no event to anybody.
    """
    end = time.perf_counter() + seconds
    while not (events := sift(pygame.event.get())) and (left := end - time.perf_counter()) > 0:
        time.sleep(min(nap, left))
    return events
