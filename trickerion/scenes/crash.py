"""What the player sees when a part of the program has failed: what is safe, and the report to send."""

from collections.abc import Iterator
from pathlib import Path

from pygame import Rect, Surface

from trickerion.app.crash_report import copy_to_clipboard, headline
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.verbatim import verbatim
from trickerion.screens.dialog import BUTTON, MARGIN, DialogScene, Reply
from trickerion.storage.in_progress import GamesInProgress
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.said import SceneTold
from trickerion.ui.shapes import draw_plate
from trickerion.words.screens import menus as words

INSET = 78


@scene("crash")
class CrashScene(DialogScene):
    """A dialog that stays open while the report is copied. When it fails itself, the program ends."""

    is_last_word = True
    may_be_covered = False
    narrowest = 780
    extra_height = INSET + 22  # for the error and the name of the file

    def __init__(self, app: App, error: BaseException, report: str, file: Path | None) -> None:
        self._report = report
        self._head = headline(error)
        self._file = words.report_file(name=file.name, folder=file.parent) if file is not None else words.NO_REPORT_FILE
        self._copy = Reply(words.COPY)
        self._ways_on = tuple(_ways_on(app))
        text = f"{words.SORRY_AND_SAFE if _game_in_progress(app) else words.SORRY}\n{words.REPORT}"
        super().__init__(app, words.FAILED, text, (self._copy, *self._ways_on))
        self.told = lambda: SceneTold(self.title, (self.text, verbatim(self._head), self._file))

    def choose(self, answer: Reply) -> None:
        """Copying closes nothing."""
        if answer is not self._copy:
            super().choose(answer)
            return
        self.app.sounds.play("click")
        self._copy = Reply(words.COPIED if copy_to_clipboard(self._report) else words.NOT_COPIED)
        self.answers = (self._copy, *self._ways_on)
        self.layout()

    def draw_page(self, canvas: Surface) -> None:
        super().draw_page(canvas)
        panel = self.panel
        inset = Rect(panel.x + MARGIN, 0, panel.w - 2 * MARGIN, INSET)
        inset.bottom = panel.bottom - 34 - BUTTON[1] - 30
        draw_plate(canvas, inset, theme.NIGHT)
        width = inset.w - 32
        write_line(
            canvas,
            self._head,
            within(inset, left=16, top=10, width=width, height=30),
            theme.TEXT.strong,
            theme.PARCHMENT,
        )
        write_line(
            canvas, self._file, within(inset, left=16, top=40, width=width, height=30), theme.TEXT.body, theme.PARCHMENT
        )


def _game_in_progress(app: App) -> bool:
    return GamesInProgress(app.places).last() is not None


def _ways_on(app: App) -> Iterator[Reply]:
    below = app.stack.top
    if below is not None and not below.is_title:
        yield Reply(words.TO_THE_TITLE, lambda: open_scene(app, "title", how="reset"))
        yield Reply(words.GO_ON, primary=True, escape=True)
        return
    yield Reply(words.QUIT, lambda: app.quit(after_failure=True))
    if _game_in_progress(app):
        yield Reply(words.CONTINUE, lambda: open_scene(app, "continue"), primary=True)
    else:
        yield Reply(words.GO_ON, primary=True, escape=True)
