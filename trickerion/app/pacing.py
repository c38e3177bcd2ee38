"""When to draw: fast while something moves or was just touched, slowly otherwise."""

from __future__ import annotations

FAST_HZ = 60
IDLE_HZ = 10
AWAKE_SECONDS = 1.5  # drawing only on events would lose tooltips and breathing lights


class Pacing:
    """Decides the pause after each frame."""

    def __init__(self) -> None:
        self._awake = AWAKE_SECONDS

    def touch(self) -> None:
        """An event has come."""
        self._awake = AWAKE_SECONDS

    def pass_time(self, seconds: float) -> None:
        """Tell how long the last frame took."""
        self._awake = max(0.0, self._awake - seconds)

    def rate(self, moving: bool) -> int:
        """Frames per second wanted now."""
        return FAST_HZ if moving or self._awake > 0 else IDLE_HZ
