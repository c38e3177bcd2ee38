"""Motion: tweens on a timeline that can be sped up, skipped and turned off. The game never waits for them."""

from collections.abc import Callable
from dataclasses import dataclass

from trickerion.ui.curves import Ease, ease_out


@dataclass(slots=True)
class Tween:
    """Calls ``step`` with 0..1 (eased) for ``seconds`` after ``delay``, then ``done`` once. Times at speed 1."""

    seconds: float
    step: Callable[[float], object]
    ease: Ease = ease_out
    delay: float = 0.0
    done: Callable[[], object] = lambda: None
    elapsed: float = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when over."""
        self.elapsed += seconds
        if self.elapsed < self.delay:
            return False
        progress = 1.0 if self.seconds <= 0 else min(1.0, (self.elapsed - self.delay) / self.seconds)
        self.step(self.ease(progress))
        return progress >= 1.0

    def finish(self) -> None:
        """Go to the end at once."""
        self.step(self.ease(1.0))
        self.done()


class Timeline:
    """The tweens under way in one scene. ``speed`` multiplies time; 0 ends every tween at once."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._tweens: list[Tween] = []

    def add(
        self,
        seconds: float,
        step: Callable[[float], object],
        *,
        ease: Ease = ease_out,
        delay: float = 0.0,
        done: Callable[[], object] = lambda: None,
    ) -> Tween:
        """Start a tween; without motion it is over before this returns."""
        tween = Tween(seconds, step, ease, delay, done)
        if self.speed <= 0:
            tween.finish()
        else:
            self._tweens.append(tween)
        return tween

    def after(self, delay: float, done: Callable[[], object]) -> Tween:
        """Call ``done`` after a pause."""
        return self.add(0.0, lambda _t: None, delay=delay, done=done)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds of real time pass."""
        if self.speed <= 0:
            self.skip()
            return
        for tween in list(self._tweens):
            if tween in self._tweens and tween.advance(dt * self.speed):
                self._tweens.remove(tween)
                tween.done()

    def skip(self) -> bool:
        """End everything now, in order, with what the ends start; False when nothing was moving."""
        was_moving = self.busy
        for _round in range(1000):  # a tween that restarts itself for ever must not hang the window
            if not self._tweens:
                break
            tweens, self._tweens = sorted(self._tweens, key=lambda t: t.delay + t.seconds - t.elapsed), []
            for tween in tweens:
                tween.finish()
        self._tweens.clear()
        return was_moving

    def clear(self) -> None:
        """Drop everything without calling anybody."""
        self._tweens.clear()

    @property
    def busy(self) -> bool:
        """True while anything moves."""
        return bool(self._tweens)
