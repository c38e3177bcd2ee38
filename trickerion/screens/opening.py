"""From the menus to the table, in a new game, the game in progress or a saved one; and saving under a name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import lay_over, open_scene, scene
from trickerion.app.scene import Scene
from trickerion.language.clusters import cut
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.running_game import RunningGame
from trickerion.play.session import Session
from trickerion.play.tables.hosting import open_again, open_along, take_up
from trickerion.rules.options import GameOptions
from trickerion.screens.dialog import DialogScene, EntryScene, Reply
from trickerion.screens.first_evening.lesson import hush
from trickerion.screens.first_evening.pace import lend_pace
from trickerion.storage.in_progress import GamePlace
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.record import GAME_NAME_LENGTH, called
from trickerion.storage.saves import SavedGames
from trickerion.storage.tables import KeptTable
from trickerion.table.company import put_settings_in_force
from trickerion.table.view import typed_names
from trickerion.ui import theme
from trickerion.ui.said import SceneTold
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import Shaded, draw_text
from trickerion.words.screens import menus
from trickerion.words.screens import saves as words

BOARD = "board"
_RIBBON = Rect(660, 490, 600, 64)


class OpeningScene(Scene):
    """The moment while a game is made ready; a game that cannot be opened leads back with a notice."""

    may_be_covered = False
    moving = True
    fades = False
    is_interval = True

    def __init__(self, app: App, title: str, make: Callable[..., RunningGame]) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(self._title)
        self._title = title
        self._make = make
        self._frames = 0

    def handle_action(self, action: str) -> bool:
        """Nothing can be done meanwhile."""
        return True

    def update(self, dt: float) -> None:
        """The first frame is shown before the work begins."""
        self._frames += 1
        if self._frames == 2:
            self.app.post(self._open)

    def _open(self) -> None:
        try:
            session = self._make(pace=self.app.settings.opponent_pause)
        except PlayerError as trouble:
            self.app.stack.pop(self)
            self.app.notice(menus.NOT_OPENED, verbatim(trouble))
            return
        self.enter(session)

    def enter(self, session: RunningGame) -> None:
        """The game is ready."""
        enter_table(self.app, session)

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(120), (0, 0))
        draw_ribbon(canvas, _RIBBON, "#5a1222", self._title, theme.TEXT.title_large)
        below = (_RIBBON.centerx, _RIBBON.bottom + 36)
        draw_text(canvas, menus.OPENING, below, theme.TEXT.aside_lead, Shaded(theme.PARCHMENT, "#0a0408"), "center")


def enter_table(app: App, session: RunningGame) -> None:
    """Sit down at the table of a game; everything else on the screen goes."""
    session.pace.seconds = app.settings.opponent_pause
    session.let_think(app.settings.thinking_time, False)
    hush(session)
    if session.company is not None:
        put_settings_in_force(app.settings, session.company)
    open_scene(app, BOARD, how="reset", session=session)
    lend_pace(app, session)
    lay_over(app, "attendant", session=session)


def start_game(app: App, options: GameOptions, seed: str) -> OpeningScene:
    """Raise the curtain on a new game."""
    return push_opening(app, OpeningScene(app, menus.NEW_GAME, partial(Session.new, options, seed, app.places)))


def load_game(app: App, path: Path, name: str) -> OpeningScene:
    """Take up a saved game."""
    return push_opening(app, OpeningScene(app, name, partial(Session.load, app.places, path)))


def load_at_table(app: App, path: Path, name: str, kept: KeptTable) -> OpeningScene:
    """Take up a saved game with those who played it elsewhere."""
    return push_opening(app, OpeningScene(app, name, partial(open_again, app.places, path, kept)))


def load_along(app: App, path: Path, name: str, kept: KeptTable) -> OpeningScene:
    """Take up a table that has come along from another computer."""
    return push_opening(app, OpeningScene(app, name, partial(open_along, app.places, path, kept)))


def push_opening(app: App, opening: OpeningScene) -> OpeningScene:
    """Show it; what comes of it takes the place of everything else."""
    app.stack.push(opening)
    return opening


def see_again(app: App, path: Path, name: str = "") -> None:
    """Open the replay of a game that lies in a file; ``name`` is what it is called. Says so when it cannot be read."""
    try:
        opened = SavedGames(app.places).open(path)
    except SaveError as error:
        app.notice(menus.NOT_OPENED, verbatim(error))
        return
    app.sounds.play("page_turn")
    open_scene(app, "replay", game=opened.game, called=name)


@scene("continue")
def continue_game(app: App, place: GamePlace | None = None) -> Scene:
    """Take up the game in progress of that place, or the last one."""
    return OpeningScene(app, menus.GAME_GOES_ON, partial(take_up, place or app.places))


@scene("open_file")
def open_file(app: App, path: Path) -> Scene:
    """Take up a game that lies in any file; with a game on the table, after a question."""
    name = called(path)
    opening = OpeningScene(app, name, partial(Session.load, app.places, path))
    if app.session is None:
        return opening
    text = words.open_instead(name=verbatim(name))
    answers = [Reply(menus.CANCEL, escape=True), Reply(words.OPEN_IT, partial(push_opening, app, opening), True)]
    return DialogScene(app, words.OPEN_FILE, text, answers)


def suggested_name(session: RunningGame) -> str:
    """The name it was saved under, or one from its players."""
    if session.name:
        return session.name
    names = join(typed_names(session.options))
    if session.is_over:
        return cut(words.name_of_finished(names=names), GAME_NAME_LENGTH)
    name = words.name_of_game(names=names, turn=session.view.state.turn)
    return cut(name, GAME_NAME_LENGTH)


def ask_name_and_save(app: App, session: RunningGame) -> None:
    """Ask for a name and save; a game of the same name is replaced only after a question."""
    question, name = (words.SAVE_TITLE, words.SAVE_TEXT), suggested_name(session)
    ask_name(app, question, menus.SAVE, name, lambda name: _save(app, session, name), own=session.name)


def ask_name(
    app: App, question: tuple[str, str], accept: str, initial: str, save: Callable[[str], object], own: str = ""
) -> None:
    """Ask for a name and ``save`` under it; any game of that name but the ``own`` is replaced only after a question."""

    def named(name: str) -> None:
        if name == own or SavedGames(app.places).named(name) is None:
            save(name)
            return
        text = words.will_be_replaced(name=verbatim(name))
        open_scene(app, "confirm", title=words.REPLACE_TITLE, text=text, yes=words.REPLACE, on_yes=lambda: save(name))

    app.stack.push(EntryScene(app, *question, initial, named, accept))


def _save(app: App, session: RunningGame, name: str) -> None:
    try:
        session.save(name)
    except PlayerError as trouble:
        app.notice(words.NOT_SAVED, verbatim(trouble))
        return
    app.sounds.play("page_turn")
    app.notice(words.SAVED, words.lies_there(name=verbatim(name)))
