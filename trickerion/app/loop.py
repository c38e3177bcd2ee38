"""The App, which holds what every scene needs, and the loop that runs it."""

import contextlib
import gc
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from trickerion.app.call_queue import CallQueue
from trickerion.app.canvas import CANVAS_SIZE, draw_magnifier, write_picture
from trickerion.app.captions import Captions
from trickerion.app.crash_report import write_report
from trickerion.app.deafness import Deafness
from trickerion.app.display import is_games_session, is_held_in_hand, open_screen, set_display_hints
from trickerion.app.files_to_open import FilesToOpen
from trickerion.app.guard import Guard, game_of
from trickerion.app.guide_overlay import Overlay
from trickerion.app.hands import Hands
from trickerion.app.input import Input
from trickerion.app.listening import Listening
from trickerion.app.memory import InterfaceMemory
from trickerion.app.pacing import FAST_HZ, SLOW_HEARTBEAT, Pacing, events_within
from trickerion.app.painter import Painter
from trickerion.app.pane import desktop_sizes
from trickerion.app.registry import has_scene, open_scene, work_until
from trickerion.app.run_marker import arrive
from trickerion.app.soundtrack import Soundtrack
from trickerion.app.stack import SceneStack
from trickerion.app.window import Window, is_too_large, still_fitting
from trickerion.language.tongue import spoken
from trickerion.language.verbatim import verbatim
from trickerion.play.running_game import RunningGame
from trickerion.storage.autosave import LAST_WAIT, LONGEST_WAIT, Later, wait_for_last
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import take_in
from trickerion.storage.player_error import PlayerError
from trickerion.storage.settings import TEXT_SIZES, Settings, load_settings, set_aside, settings_text
from trickerion.storage.sweeping import sweep_all
from trickerion.storage.unreadable import unreadable
from trickerion.ui import theme
from trickerion.ui.assets import asset_path
from trickerion.ui.keys import KeyMap
from trickerion.ui.music import Music
from trickerion.ui.picture_folder import PictureFolder
from trickerion.ui.sheet import draw_plain_sheet
from trickerion.ui.sound import Sounds
from trickerion.ui.surface_cache import PICTURES, let_go_of_large_memory
from trickerion.ui.text import setting_of_type, use_plain_faces, use_text_size
from trickerion.ui.widgets import WidgetManager
from trickerion.words.screens import program as words
from trickerion.words.trouble import DISK_REFUSES, small_screen

LOG = logging.getLogger(__name__)
STEP_OF_MUSIC = 1 / 40  # seconds; while a piece comes or goes
LONGEST_STEP = 0.1  # seconds; after a pause (a dragged window) motion goes on, it does not jump


class FatalError(Exception):
    """The program cannot go on; the message is the crash report."""


class App:
    """Window, scenes, settings, sounds, keys, and the queue of calls from elsewhere.

    ``size`` overrides the remembered window size (``--size``). Scenes reach everything through ``self.app``.
    ``ended_badly``: the run before was killed or failed; ``is_second``: the game is open in another window, too;
    ``keeps_settings`` False: what is changed now is not for the next start. ``overlay`` lies over whatever scene is on
    top. What the window does in each frame is done by parts: ``input``, ``painter``, ``guard`` (of what may fail).
    """

    settings: Settings
    places: DataPaths
    window: Window
    music: Music
    keys: KeyMap
    stack: SceneStack
    overlay: Overlay | None
    pacing: Pacing
    files: FilesToOpen

    def __init__(self, places: DataPaths, *, size: tuple[int, int] | None = None) -> None:
        set_display_hints()
        let_go_of_large_memory()
        open_screen()
        pygame.font.init()  # and nothing that is not used: game pads are looked for when the first frame is there
        is_first, loaded = not places.settings.exists(), load_settings(places.settings)
        self.settings = loaded.settings
        if is_first and is_held_in_hand():
            self.settings.text_size = TEXT_SIZES[-1]
        self._is_alone = is_games_session()
        self.memory = InterfaceMemory(self.settings.memory)
        self.notes = [*loaded.notes, *unreadable(places)]
        self.keys = KeyMap(self.settings.keys)
        fills = self.settings.fullscreen or self._is_alone
        fullscreen, maximised = (size is None and on for on in (fills, self.settings.maximised))
        desktops = desktop_sizes()
        if is_too_large(size, desktops, pygame.display.get_driver()):
            size, maximised = None, True
        usual = still_fitting(self.settings.window_size, desktops)
        self.window = Window(size or usual, fullscreen, asset_path("icon", "icon-128.png"), maximised)
        if (screen := self.window.cramped) is not None:
            self.notes.append(small_screen(width=screen[0], height=screen[1], key=self.keys.label("lens")))
        self.sounds = Sounds(asset_path("sounds"), self.settings.effects_volume, self.settings.mute)
        self.music = Music(asset_path("music"), self.sounds, self.settings.music_volume)
        self.soundtrack = Soundtrack(self.music)
        self.widgets = WidgetManager(CANVAS_SIZE, asset_path("fonts"), lambda p: self.window.letterbox.to_canvas(p))
        self.stack = SceneStack(self.keep_memory)
        self.overlay = None
        self.guard = Guard(self)
        self.painter = Painter(self.window, self.stack, self.widgets, self.guard)
        self.calls = CallQueue()
        self.later = Later()
        self.pacing = Pacing()
        self.deafness = Deafness()
        self.input = Input(self, self.deafness, self.guard)
        self.hands = Hands(self)
        self.files = FilesToOpen(self)
        self.captions = Captions()
        self.listening = Listening(self)
        self.listening.meet(self.window)
        self.magnifier = False
        self.running, self.restarts = True, False
        self.keeps_settings = not loaded.is_closed
        if loaded.is_damaged:
            set_aside(places.settings)
        self.places, self._mark, self.ended_badly = arrive(places)
        self.is_second = self.places.window > 1
        take_in(self.places)
        sweep_all(self.places)
        self._keeps_mark = False
        self._look: object = None
        self._caret = False  # whether the cursor in a line of text is to be seen now
        self._clock = pygame.time.Clock()
        self.sounds.on_play = self.captions.hear if self.settings.captions else None
        theme.use_palette(self.settings.palette)
        self._use_type()
        PICTURES.join(self)
        PICTURES.use_folder(
            PictureFolder(self.places.pictures, lambda: (spoken().code, theme.palette(), setting_of_type()))
        )

    # --- what scenes use ----------------------------------------------------------------------------------------

    def post(self, call: Callable[[], object]) -> None:
        """Have ``call()`` made in the window's thread between two frames; may be used from any thread."""
        self.calls.post(call)

    @property
    def failures(self) -> int:
        """Number of parts of the program that have failed in this run."""
        return self.guard.failures

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
        if not self._is_alone:  # there it fills the screen without having been asked
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
        if setting_of_type() != (self.settings.text_size, self.settings.plain_faces):
            self._use_type()
            PICTURES.forget()
        self.sounds.on_play = self.captions.hear if self.settings.captions else None
        self.hands.on_settings()
        self.show_caps()

    def _use_type(self) -> None:
        use_text_size(self.settings.text_size)
        use_plain_faces(self.settings.plain_faces)

    def show_caps(self) -> None:
        """Have every scene laid anew: other settings are in force, or other caps are shown."""
        for scene in self.stack:
            self.guard.call(scene, scene.on_settings)

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
        moved, self._caret = self.is_moving, self.stack.top is not None and self.stack.top.widgets.caret
        dt = min(dt, LONGEST_STEP if moved or events else SLOW_HEARTBEAT)
        self.pacing.pass_time(dt)
        self.deafness.pass_time(dt)
        for turned in (*map(self.hands.take, events), self.hands.pass_time(dt)):
            for event in turned:
                self.input.take(event)
        if self.guard.call(self.stack.top, self.calls.run):
            self.pacing.touch()
        awake, motion = self.pacing.awake, self.settings.motion
        self.guard.call_stack(lambda: self.stack.update(dt, self.window.canvas, motion, awake))
        self.guard.call_overlay(lambda overlay: overlay.update(dt))
        self.guard.call(self.stack.top, lambda: self.widgets.update(dt))
        self.input.repeat_keys()
        self.captions.pass_time(dt)
        self.window.pass_time()
        self.guard.call(self.stack.top, self.files.pass_time)
        if not (moved or self.is_moving):
            self.sounds.pass_time(dt)
        self.guard.call_stack(self._notice_changes)
        self.listening.follow(self._look)
        self.guard.call(self.stack.top, lambda: self.soundtrack.follow(self.stack, self.session, dt))
        # the cursor in a line of text comes and goes (a widget is drawn a frame later); while nobody is there it stays
        blinks = self._caret != self.painter.has_caret and (self._caret or self.pacing.awake)
        return moved or self.is_moving or bool(self.stack.lights_hz) or blinks

    @property
    def is_moving(self) -> bool:
        """True while frames are wanted at full rate."""
        over = self.overlay is not None and self.overlay.moving
        return self.pacing.settling or self.window.settling or self.stack.moving or over

    @property
    def pause(self) -> float:
        """Seconds that the loop may sleep when nothing happens."""
        dues = STEP_OF_MUSIC if self.music.is_moving else self.stack.due, self.hands.due
        due = min((due for due in dues if due is not None), default=None)
        return self.pacing.pause(self.is_moving, self.stack.lights_hz, due)

    def _notice_changes(self) -> None:
        """Take what time alone has changed for something that has happened, too."""
        self.deafness.notice(self.stack.top)
        look = self.stack.look, self.overlay and self.overlay.look, self.hands.look, self.captions.look
        if look != self._look:
            self._look = look
            self.pacing.touch()

    def draw(self) -> None:
        """Draw all scenes to the canvas and the canvas to the window."""
        draw_lens = partial(
            draw_magnifier, canvas=self.window.canvas, at=self.input.pointer, zoom=self.settings.lens_zoom
        )
        self.painter.has_caret = self._caret
        self.painter.draw(
            self.overlay is not None, draw_lens if self.magnifier else None, self.hands.draw, self.captions.draw
        )

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
        return next((game for scene in self.stack if (game := game_of(scene)) is not None), None)

    # --- trouble ------------------------------------------------------------------------------------------------

    def notice(self, title: str, text: str) -> None:
        """Tell the player something in a dialog; ``text`` is markup."""
        if has_scene("notice"):
            open_scene(self, "notice", title=title, text=text)

    def close(self) -> None:
        """End everything but pygame itself: scenes with their games, pictures, settings, the running program's mark."""
        try:
            self.stack.clear()
        except Exception:
            LOG.exception("error while closing")
        self.music.close()
        self.hands.close()
        self.listening.end()
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
        """Wait for what is still being written; the window says so where that takes longer than a moment."""
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


def run(app: App, after_frame: Callable[[], object] = lambda: None) -> None:
    """Run until somebody quits; ``after_frame()`` is called each time that time has passed, drawn or not.

    What escapes from a frame ends the program: it is raised as ``FatalError``, with the report.
    """
    before, is_kept = time.perf_counter(), False
    try:
        app.frame([], 0.0)
        LOG.info("the first frame is on the screen")
        app.hands.pads.begin()
        app.listening.begin()
        while app.running:
            app._clock.tick(FAST_HZ)
            pause, paused = app.pause, time.perf_counter()
            if pause and not work_until(paused + pause) and not is_kept:
                gc.collect()
                gc.freeze()  # all that stays to the end: to look through that for garbage takes several frames
                is_kept = True
            left = max(0.0, pause - (time.perf_counter() - paused))
            events = events_within(left, app.pacing.nap, app.hands.sift)
            now = time.perf_counter()
            app.step(events, now - before)
            before = now
            after_frame()
    except PlayerError:
        raise
    except Exception as error:
        LOG.exception("the program has failed")
        app.quit(after_failure=True)
        report = app.guard.report(error, words.WHOLE_PROGRAM)
        write_report(app.places.logs, report)
        raise FatalError(report) from error
    finally:
        app.close()
        pygame.quit()
