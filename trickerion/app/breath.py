"""Time by which lights breathe: it stands still, at full light, while nobody does anything."""

from trickerion.ui.shapes import BREATH, FULL_LIGHT


class Breath:
    """Clock of the lights of one scene, in ``seconds``; ``rests`` once they stand still."""

    def __init__(self) -> None:
        self.seconds = FULL_LIGHT
        self.rests = False

    def pass_time(self, dt: float, motion: float, awake: bool) -> None:
        """Continue, or come to rest where the light is full; without motion no light breathes."""
        if awake or not self.rests:
            left = (FULL_LIGHT - self.seconds) % BREATH
            self.rests = motion <= 0 or (not awake and dt >= left)
            if motion > 0:
                self.seconds += dt if awake else min(dt, left)
