"""The App, which holds what every scene needs, and the loop that runs it."""

import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

import pygame

from trickerion.app.call_queue import WAKE, CallQueue
from trickerion.app.canvas import CANVAS_SIZE, Letterbox, draw_magnifier, to_canvas_event, write_picture
from trickerion.app.commands import obey
from trickerion.app.crash_report import crash_report, write_report
from trickerion.app.deafness import Deafness
from trickerion.app.display import open_screen, set_display_hints
from trickerion.app.guide_overlay import Overlay
from trickerion.app.memory import InterfaceMemory
from trickerion.app.pacing import FAST_HZ, Pacing, events_within
from trickerion.app.registry import do_ahead, has_scene, open_scene
from trickerion.app.run_marker import arrive
from trickerion.app.scene import Scene, SceneStack
from trickerion.app.soundtrack import mood_on
from trickerion.app.window import Window, is_too_large, still_fitting
from trickerion.language.tongue import spoken
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Company
from trickerion.play.played_game import is_running
from trickerion.play.running_game import RunningGame
from trickerion.storage.autosave import LAST_WAIT, LONGEST_WAIT, Later, wait_for_last
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import take_in
from trickerion.storage.player_error import PlayerError
from trickerion.storage.settings import Settings, load_settings, set_aside, settings_text
from trickerion.storage.sweeping import sweep_all
from trickerion.storage.unreadable import unreadable
from trickerion.ui import theme
from trickerion.ui.assets import asset_path
from trickerion.ui.keys import KeyMap, is_press
from trickerion.ui.music import Music
from trickerion.ui.picture_folder import PictureFolder
from trickerion.ui.sheet import draw_plain_sheet
from trickerion.ui.sound import Sounds
from trickerion.ui.surface_cache import PICTURES, let_go_of_large_memory
from trickerion.ui.text import text_size, use_text_size
from trickerion.ui.tip_view import Covered, draw_focus, draw_tip
from trickerion.ui.veil import dim
from trickerion.ui.widgets import WidgetManager
from trickerion.words.screens import program as words
from trickerion.words.screens.together import CLOSED
from trickerion.words.trouble import DISK_REFUSES

LOG = logging.getLogger(__name__)
MOST_FAILURES = 25  # a program that keeps failing is better ended
LONGEST_STEP = 0.1  # seconds; after a pause (a dragged window) motion goes on, it does not jump


class FatalError(Exception):
    """The program cannot go on; the message is the crash report."""


class App:
    """Window, scenes, settings, sounds, keys, and the queue of calls from elsewhere.

    ``size`` overrides the remembered window size (``--size``). Scenes reach everything through ``self.app``.
    ``ended_badly``: the run before was killed or failed; ``is_second``: the game is open in another window, too;
    ``failures``: parts of the program that have failed in this run; ``keeps_settings`` False: what is changed now is
    not for the next start. ``overlay`` lies over whatever scene is on top.
    """

    def __init__(self, places: DataPaths, *, size: tuple[int, int] | None = None) -> None:
        set_display_hints()
        let_go_of_large_memory()
        open_screen()
        pygame.font.init()  # and nothing that is not used: joysticks would be polled all the time
        loaded = load_settings(places.settings)
        self.settings: Settings = loaded.settings
        self.memory = InterfaceMemory(self.settings.memory)
        self.notes = [*loaded.notes, *unreadable(places)]
        self.keys = KeyMap(self.settings.keys)
        fullscreen, maximised = (size is None and on for on in (self.settings.fullscreen, self.settings.maximised))
        desktops = pygame.display.get_desktop_sizes()
        if is_too_large(size, desktops, pygame.display.get_driver()):
            size, maximised = None, True
        usual = still_fitting(self.settings.window_size, desktops)
        self.window = Window(size or usual, fullscreen, asset_path("icon", "icon-128.png"), maximised)
        self.sounds = Sounds(asset_path("sounds"), self.settings.effects_volume, self.settings.mute)
        self.music = Music(asset_path("music"), self.sounds, self.settings.music_volume)
        self.widgets = WidgetManager(CANVAS_SIZE, asset_path("fonts"), lambda p: self.window.letterbox.to_canvas(p))
        self.stack = SceneStack()
        self.overlay: Overlay | None = None
        self.calls = CallQueue()
        self.later = Later()
        self.pacing = Pacing()
        self.deafness = Deafness()
        self.pointer = (-1, -1)
        self.magnifier = False
        self.running, self.restarts = True, False
        self.failures = 0
        self.keeps_settings = not loaded.is_closed
        if loaded.is_damaged:
            set_aside(places.settings)
        self.places, self._mark, self.ended_badly = arrive(places)
        self.is_second = self.places.window > 1
        take_in(self.places)
        sweep_all(self.places)
        self._keeps_mark = False
        self.left_by: Scene | None = None  # whose picture, and nothing else, is on the canvas
        self._covered: list[Covered] = []
        self._look: object = None
        self._caret = self._shows_caret = False
        self._clock = pygame.time.Clock()
        theme.use_palette(self.settings.palette)
        use_text_size(self.settings.text_size)
        PICTURES.join(self)
        PICTURES.use_folder(PictureFolder(self.places.pictures, _look_of_all))

    # --- what scenes use ----------------------------------------------------------------------------------------

    def post(self, call: Callable[[], object]) -> None:
        """Have ``call()`` made in the window's thread between two frames; may be used from any thread."""
        self.calls.post(call)

    def lay_over(self, overlay: Overlay | None) -> None:
        """Lay something over the scenes in the place of what lies there."""
        before, self.overlay = self.overlay, overlay
        if before is not None:
            before.leave()

    def quit(self, after_failure: bool = False) -> None:
        """End the program after this frame; ``after_failure``: the next start offers to take up the game."""
        self.running = False
        self._keeps_mark = after_failure

    def restart(self) -> None:
        """End the program after this frame, and begin it anew."""
        self.restarts = True
        self.quit()

    def change_settings(self, **values: Any) -> None:
        """Set settings by name, put them in force and write them. Raises TypeError for an unknown name."""
        known = {field.name for field in fields(Settings)}
        if unknown := set(values) - known:
            raise TypeError(unknown)
        for name, value in values.items():
            setattr(self.settings, name, value)
        self._put_in_force()
        self.save_settings()

    def save_settings(self) -> None:
        """Have the settings written; a disk that refuses is logged, not the player's trouble."""
        if not self.keeps_settings:
            return
        self.settings.window_size = self.window.size
        self.settings.fullscreen = self.window.fullscreen
        self.settings.maximised = self.window.maximised
        self.later.put(self.places.settings, settings_text(self.settings))
        self.memory.is_news = False

    def toggle_fullscreen(self) -> None:
        """To full screen or back."""
        self.window.toggle_fullscreen()
        self.save_settings()

    def toggle_magnifier(self) -> None:
        """Take the magnifier up, or lay it down."""
        self.magnifier = not self.magnifier

    def keep_memory(self) -> None:
        """A quiet moment (a scene has gone): write what is to be remembered, if there is anything new."""
        if self.memory.is_news:
            self.save_settings()

    def _put_in_force(self) -> None:
        self.keys = KeyMap(self.settings.keys)
        self.sounds.volume, self.sounds.mute = self.settings.effects_volume, self.settings.mute
        self.music.volume = self.settings.music_volume
        if theme.palette() != self.settings.palette:
            theme.use_palette(self.settings.palette)
        if text_size() != self.settings.text_size:
            use_text_size(self.settings.text_size)
            PICTURES.forget()
        for scene in self.stack:
            self._guarded(scene, scene.on_settings)

    # --- one frame ----------------------------------------------------------------------------------------------

    def frame(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Handle the events, let ``dt`` seconds pass, draw and show."""
        self.live(events, dt)
        self.draw()

    def step(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Like ``frame``, but what is on the screen stays there while nothing has changed."""
        if self.live(events, dt):
            self.draw()

    def live(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Handle the events and let ``dt`` seconds pass; whether the picture has to be drawn again."""
        moved, self._caret = self.is_moving, self.stack.top is not None and self.stack.top.caret
        dt = min(dt, LONGEST_STEP)
        self.pacing.pass_time(dt)
        self.deafness.pass_time(dt)
        for event in events:
            self.deafness.notice(self.stack.top)
            is_heard = self.deafness.hears(event)
            waiting = self._waits_for(event) if is_heard else None
            self._take(event, is_heard=is_heard)
            if waiting is not None:
                waiting.pace.go_on()
        if self._guarded(self.stack.top, self.calls.run):
            self.pacing.touch()
        awake, motion = self.pacing.awake, self.settings.motion
        self._guarded_stack(lambda: self.stack.update(dt, self.window.canvas, motion, awake))
        self._over(lambda overlay: overlay.update(dt))
        self._guarded(self.stack.top, lambda: self.widgets.update(dt))
        self._repeat_keys()
        if not (moved or self.is_moving):
            self.sounds.pass_time(dt)
        self._guarded_stack(self._notice_changes)
        self._guarded(self.stack.top, lambda: self.music.follow(mood_on(self.stack, self.session), dt))
        return moved or self.is_moving or bool(self.stack.lights_hz) or self._caret_blinks

    @property
    def _caret_blinks(self) -> bool:
        """Whether the cursor in a line of text has come or gone; while nobody is there it comes, and stays.

        Widgets are drawn a frame after they have changed.
        """
        return self._caret != self._shows_caret and (self._caret or self.pacing.awake)

    @property
    def is_moving(self) -> bool:
        """Whether frames are wanted at full rate."""
        over = self.overlay is not None and self.overlay.moving
        return self.pacing.settling or self.window.settling or self.stack.moving or over

    @property
    def pause(self) -> float:
        """Seconds that the loop may sleep when nothing happens."""
        return self.pacing.pause(self.is_moving, self.stack.lights_hz, self.stack.due)

    def _notice_changes(self) -> None:
        """What time alone has changed is something that has happened, too."""
        self.deafness.notice(self.stack.top)
        look = self.stack.look, self.overlay and self.overlay.look
        if look != self._look:
            self._look = look
            self.pacing.touch()

    def _repeat_keys(self) -> None:
        """A key held down repeats while a text is typed, and only then: a held Enter must not end three turns."""
        wanted = (400, 40) if self.stack.top is not None and self.stack.top.typing else (0, 0)
        if pygame.key.get_repeat() != wanted:
            pygame.key.set_repeat(*wanted)

    def draw(self) -> None:
        """Draw all scenes to the canvas and the canvas to the window."""
        canvas, self._shows_caret = self.window.canvas, self._caret
        changed = self._uncover(canvas)
        self._guarded_stack(lambda: self.stack.draw(canvas))
        self.left_by = self.stack.alone if self.overlay is None else None
        self._over(lambda overlay: overlay.draw(canvas))
        top = self.stack.top
        if top is not None:
            self._guarded(top, lambda: self._draw_pointed(canvas, top))
        drawn = self.left_by.drawn if self.left_by is not None else None
        parts = [*drawn, *changed, *(area for _, area in self._covered)] if drawn is not None else None
        self.window.present(self._draw_beside, self._draw_magnifier if self.magnifier else None, parts)

    def _uncover(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Put back what the tip and the ring of the last frame cover; where that was."""
        covered, self._covered = self._covered, []
        for below, area in reversed(covered):
            canvas.blit(below, area)
        return [area for _, area in covered]

    def _draw_pointed(self, canvas: pygame.Surface, top: Scene) -> None:
        for draw in (draw_focus, draw_tip):
            covered = draw(canvas, top.spots)
            self._covered += [covered] if covered is not None else []
        self._show_cursor(top)

    def _draw_beside(self, screen: pygame.Surface, letterbox: Letterbox) -> None:
        shown = self.stack.visible()
        if shown:
            self._guarded(shown[0], lambda: shown[0].draw_beside(screen, letterbox.rect))
        if len(shown) > 1:
            dim(screen)

    def _draw_magnifier(self, screen: pygame.Surface, letterbox: Letterbox) -> None:
        draw_magnifier(screen, letterbox, self.window.canvas, self.pointer, self.settings.lens_zoom)

    def _show_cursor(self, top: Scene) -> None:
        spot = top.spots.get(top.spots.hovered) if top.spots.hovered in top.spots.names() else None
        hand = spot is not None and spot.enabled and (spot.on_click is not None or spot.payload is not None)
        shape = pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW
        cursor = pygame.cursors.Cursor(shape)
        if cursor != self.widgets.active_user_cursor:
            self.widgets.set_active_cursor(cursor)

    def _waits_for(self, event: pygame.event.Event) -> RunningGame | None:
        """The game that waits for a press like this one, for which a mouse button counts when it is let go."""
        session = self.session if is_press(event) else None
        return session if session is not None and session.pace.waits_for_undo else None

    def _take(self, event: pygame.event.Event, *, is_heard: bool) -> None:
        if event.type == WAKE:
            return
        self.pacing.touch()
        if "pos" in event.dict and event.type != pygame.MOUSEWHEEL:
            self.pointer = self.window.letterbox.to_canvas(event.pos)
        if self._window_event(event):
            return
        if event.type == pygame.KEYDOWN and self._guarded(self.stack.top, lambda: obey(self, event)):
            return  # the keys that work everywhere, whatever the scene does
        top = self.stack.top
        if not is_heard:
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.stack.skip_fade()
        if top is None:
            return
        translated = to_canvas_event(event, self.window.letterbox, self.pointer)
        if not self._over(lambda overlay: overlay.keeps(translated)):
            self._guarded(top, lambda: top.dispatch(event, translated))

    def _window_event(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.window.forget()
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self.window.was_resized()
        elif event.type == pygame.WINDOWMAXIMIZED:
            self.window.was_maximised()
        elif event.type == pygame.WINDOWRESTORED:
            self.window.was_restored()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            if event.which and not event.iscapture:  # 0: one that was not in use
                self.music.lose_device()
        else:
            return False
        return True

    def take_screenshot(self) -> None:
        """Write the canvas to the screenshots folder."""
        path = self.places.screenshots / f"trickerion-{datetime.now():%Y%m%d-%H%M%S-%f}.png"
        try:
            write_picture(self.window.canvas, path)
        except OSError as error:
            LOG.warning("screenshot not written: %s", error)
            self.notice(words.NO_SCREENSHOT, words.picture_not_written(why=verbatim(error.strerror or DISK_REFUSES)))
            return
        self.sounds.play("page_turn")

    def open_help(self) -> bool:
        """The Workbook over whatever is on the screen, at the page that belongs to it; False without a Workbook."""
        if not has_scene("how_to_play"):
            return False
        page, anchor = self.stack.help_place()
        open_scene(self, "how_to_play", page=page, anchor=anchor)
        return True

    @property
    def session(self) -> RunningGame | None:
        """The game on the table, if there is one."""
        sessions = (getattr(scene, "session", None) for scene in self.stack)
        return next((session for session in sessions if is_running(session)), None)

    # --- trouble ------------------------------------------------------------------------------------------------

    def notice(self, title: str, text: str) -> None:
        """Tell the player something in a dialog; ``text`` is markup."""
        if has_scene("notice"):
            open_scene(self, "notice", title=title, text=text)

    def _guarded_stack(self, call: Callable[[], Any]) -> None:
        """Like ``_guarded``, for calls that go through several scenes: the one at work is the one that failed."""
        try:
            call()
        except Exception as error:
            self._failed(self.stack.at_work or self.stack.top, error)

    def _guarded(self, scene: Scene | None, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Exception as error:
            self._failed(scene, error)
        return None

    def _over(self, call: Callable[[Overlay], Any]) -> Any:
        """A call of what lies over the scenes; it is taken away when it fails, and the game goes on."""
        overlay = self.overlay
        try:
            return overlay and call(overlay)
        except Exception:
            LOG.exception("error in %s", type(overlay).__name__)
            self.failures += 1
            self.lay_over(None)
        return None

    def _failed(self, scene: Scene | None, error: Exception) -> None:
        if isinstance(error, PlayerError):
            self.notice(words.DID_NOT_WORK, verbatim(error))
        else:
            LOG.error("error in %s", type(scene).__name__, exc_info=error)
            self.failures += 1
            if not self._leaves_table(scene, error):
                self._recover(scene, error)

    def _leaves_table(self, scene: Scene | None, error: Exception) -> bool:
        """Leave the table of a host whose words a scene could not show; one sentence says so, the report is kept."""
        table: Company | None = getattr(scene, "company", None) or getattr(self._played_in(scene), "company", None)
        if table is None or not table.distrust(error):
            return False
        write_report(self.places.logs, self.report(error, type(scene).__name__))
        open_scene(self, "title", how="reset")
        self.notice(CLOSED, table.trouble)
        return True

    def _played_in(self, scene: Scene | None) -> RunningGame | None:
        session = getattr(scene, "session", None)
        return session if is_running(session) else None

    def _recover(self, scene: Scene | None, error: Exception) -> None:
        """Close the scene that failed and say so; without anything left there is only the title, or the end."""
        if scene is None or scene.is_last_word or self.failures > MOST_FAILURES:
            raise error  # going on has been tried often enough
        if self.stack.depth <= 1 and (scene.is_title or not has_scene("title")):
            raise error  # nothing would be left to go on with
        report = self.report(error, type(scene).__name__)
        with contextlib.suppress(Exception):
            self.stack.pop(scene)
        if self.stack.depth == 0:
            open_scene(self, "title", how="reset")
        if has_scene("crash"):
            open_scene(self, "crash", error=error, report=report, file=write_report(self.places.logs, report))

    def report(self, error: BaseException, where: str) -> str:
        """What can be said about a failure, with the game that was on the screen."""
        return crash_report(error, where, self.session)

    def close(self) -> None:
        """End everything but pygame itself: scenes with their games, pictures, settings, the running program's mark."""
        try:
            self.stack.clear()
        except Exception:
            LOG.exception("error while closing")
        self.music.close()
        self.save_settings()
        self._wait_for_disk()
        self._mark.leave(self._keeps_mark)
        self.lay_over(None)
        self._look = None
        self.widgets.close()
        self.window.close()
        PICTURES.use_folder(None)
        PICTURES.leave(self)

    def _wait_for_disk(self) -> None:
        """What is still being written gets there, and the window says so where that takes longer than a moment."""
        if self._is_all_written(LONGEST_WAIT):
            return
        with contextlib.suppress(pygame.error):
            draw_plain_sheet(self.window.canvas, words.STILL_SAVING)
            self.window.present()
        end = time.monotonic() + LAST_WAIT
        while not (done := self._is_all_written(LONGEST_WAIT)) and time.monotonic() < end:
            pygame.event.pump()  # the system sees that the window is alive
        if not done:
            LOG.error("the disk has not taken everything")

    def _is_all_written(self, seconds: float) -> bool:
        return wait_for_last(seconds) and self.later.flush(seconds)


def _look_of_all() -> object:
    """What every picture may depend on."""
    return spoken().code, theme.palette(), text_size()


def run(app: App, after_frame: Callable[[], object] = lambda: None) -> None:
    """Run until somebody quits; ``after_frame()`` is called each time that time has passed, drawn or not.

    What escapes from a frame ends the program: it is raised as ``FatalError``, with the report.
    """
    before = time.perf_counter()
    try:
        app.frame([], 0.0)
        LOG.info("the first frame is on the screen")
        while app.running:
            app._clock.tick(FAST_HZ)
            pause = app.pause
            if pause and not pygame.event.peek():
                do_ahead()
            events = events_within(pause, app.pacing.nap)
            now = time.perf_counter()
            app.step(events, now - before)
            before = now
            after_frame()
    except PlayerError:
        raise
    except Exception as error:
        LOG.exception("the program has failed")
        app.quit(after_failure=True)
        report = app.report(error, words.WHOLE_PROGRAM)
        write_report(app.places.logs, report)
        raise FatalError(report) from error
    finally:
        app.close()
        pygame.quit()
