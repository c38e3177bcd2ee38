"""The stack of scenes: the top one gets the input, those below may show through."""

from collections.abc import Callable, Iterator

import pygame

from trickerion.app.stacked_scene import StackedScene
from trickerion.ui.hotspots import NOWHERE

FADE_SECONDS = 0.22


class Dissolve:
    """Picture of what was on the canvas before, which dissolves into what is there now."""

    def __init__(self) -> None:
        self._veil: pygame.Surface | None = None
        self._left = 0.0

    @property
    def is_on(self) -> bool:
        """True while the picture before is still seen."""
        return self._veil is not None

    def begin(self, canvas: pygame.Surface, from_dark: bool) -> None:
        """Keep what is on the canvas, or the dark, to dissolve from."""
        self._veil, self._left = canvas.copy(), FADE_SECONDS
        if from_dark:
            self._veil.fill("black")

    def pass_time(self, seconds: float) -> None:
        """Dissolve further."""
        self._left -= seconds
        if self._left <= 0:
            self._veil = None

    def skip(self) -> None:
        """End at once."""
        self._veil = None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what is left of the picture before."""
        if self._veil is not None:
            self._veil.set_alpha(round(255 * min(1.0, max(0.0, self._left / FADE_SECONDS))))
            canvas.blit(self._veil, (0, 0))


class SceneStack:
    """The scenes, bottom to top; ``on_left`` is called when one has gone for good."""

    def __init__(self, on_left: Callable[[], object] = lambda: None) -> None:
        self._on_left = on_left
        self._scenes: list[StackedScene] = []
        self._seen: list[StackedScene] = []
        self._dissolve = Dissolve()
        self._has_changed = False
        self._from_dark = False
        self.at_work: StackedScene | None = (
            None  # whose turn it is in update and draw: the one that failed, if any does
        )

    @property
    def top(self) -> StackedScene | None:
        """The scene that gets the input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def depth(self) -> int:
        """Number of scenes."""
        return len(self._scenes)

    def __iter__(self) -> Iterator[StackedScene]:
        return iter(list(self._scenes))

    # --- who comes and goes -------------------------------------------------------------------------------------

    def push(self, scene: StackedScene) -> None:
        """Put a scene on top."""
        if self._scenes:
            below = self._scenes[-1]
            below.spots.put_back()
            below.spots.pointer = NOWHERE
            below.widgets.freeze()
            below.on_cover()
        self._enter(scene)

    def pop(self, scene: StackedScene | None = None) -> None:
        """Take away the top scene, or ``scene`` with all above it. Nothing when ``scene`` is not on the stack."""
        if not self._scenes or (scene is not None and scene not in self._scenes):
            return
        below = self._scenes.index(scene) if scene is not None else len(self._scenes) - 1
        leaving = self._scenes[below:]
        self._has_changed = any(s.fades for s in leaving)
        for gone in reversed(leaving):
            self._scenes.remove(gone)
            self._leave(gone)
        if self._scenes:
            self._scenes[-1].widgets.thaw()
            self._scenes[-1].on_reveal()

    def replace(self, scene: StackedScene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._leave(self._scenes.pop())
        self._enter(scene)

    def reset(self, scene: StackedScene) -> None:
        """Take away everything and start again with ``scene``."""
        self._from_dark = self.top is not None and self.top.is_interval
        self.clear()
        self._enter(scene)

    def clear(self) -> None:
        """Take away everything, for the end of the program."""
        self.skip_fade()
        self.at_work = None
        while self._scenes:
            self._leave(self._scenes.pop())
        self._hide_covered()

    def _enter(self, scene: StackedScene) -> None:
        self._scenes.append(scene)
        self._has_changed = self._has_changed or scene.fades
        scene.on_enter()

    def _leave(self, scene: StackedScene) -> None:
        scene.timeline.clear()
        scene.on_exit()
        scene.widgets.kill()
        self._on_left()

    # --- time ---------------------------------------------------------------------------------------------------

    def update(self, dt: float, canvas: pygame.Surface, motion: float, awake: bool = True) -> None:
        """Let time pass; ``awake``: lights breathe.

        When scenes have changed, the picture still on the canvas dissolves (not without motion).
        """
        if self._has_changed:
            self._has_changed = False
            if motion > 0:
                self._dissolve.begin(canvas, self._from_dark)
            self._from_dark = False
        elif motion > 0:
            self._dissolve.pass_time(dt * motion)
        else:
            self._dissolve.skip()
        for scene in list(self._scenes):
            self.at_work = scene
            scene.breath.pass_time(dt, motion, awake)
            scene.timeline.speed = motion
            scene.timeline.update(dt)
            scene.spots.update(dt)
            scene.update(dt)
        self._hide_covered()

    def _hide_covered(self) -> None:
        """Tell the scenes that have been covered, or have gone, since the last frame."""
        before, self._seen = self._seen, self.visible()
        for scene in before:
            if scene not in self._seen:
                self.at_work = scene
                scene.on_hidden()

    def skip_fade(self) -> None:
        """End a dissolve at once."""
        self._dissolve.skip()

    @property
    def fading(self) -> bool:
        """True while one picture dissolves into the next."""
        return self._dissolve.is_on or self._has_changed

    @property
    def moving(self) -> bool:
        """True while anything that can be seen moves."""
        return self.fading or any(moves(scene) for scene in self.visible())

    @property
    def lights_hz(self) -> float:
        """Times a second that the lights that breathe now have to be drawn; 0 when they rest."""
        shown = self.visible()
        return max((scene.lights_hz for scene in shown if scene.breathing and not scene.breath.rests), default=0)

    @property
    def look(self) -> object:
        """Everything that can be seen and that time alone can change."""
        return [(scene, scene.look) for scene in self.visible()]

    @property
    def due(self) -> float | None:
        """Seconds until the next thing that waits for its time, in any scene."""
        return min((due for scene in self._scenes if (due := scene.due) is not None), default=None)

    # --- what is seen -------------------------------------------------------------------------------------------

    def visible(self) -> list[StackedScene]:
        """The scenes that can be seen: the topmost opaque one and all above it."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    def shows(self, scene: StackedScene) -> bool:
        """True when no other scene hides this one."""
        return scene in self.visible()

    @property
    def alone(self) -> StackedScene | None:
        """The scene that has drawn all that can be seen, if it is one."""
        shown = self.visible()
        return shown[0] if len(shown) == 1 and shown[0].is_plain and not self._dissolve.is_on else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what can be seen with its widgets, the dissolving picture on top."""
        shown = self.visible()
        for scene in shown:
            self.at_work = scene
            scene.paint(canvas, scene is shown[-1])
        self._dissolve.draw(canvas)

    def help_place(self) -> tuple[str, str]:
        """The page of the Workbook, and the anchor on it, for the topmost scene that has one."""
        places = (scene.help_place() for scene in reversed(self._scenes))
        return next((place for place in places if place[0]), ("", ""))


def moves(scene: StackedScene) -> bool:
    """True while anything of a scene moves; under a pressed button a widget may scroll on."""
    is_pressing = scene.widgets.is_used and pygame.mouse.get_pressed()[0]
    return scene.timeline.busy or scene.spots.moving or scene.moving or is_pressing
