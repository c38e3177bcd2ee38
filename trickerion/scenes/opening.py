"""From the menus to the table, in a new game, the game in progress or a saved one; and saving under a name."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.app.hosting import take_up
from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.app.running_game import RunningGame
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import GameOptions
from trickerion.scenes.dialog import EntryScene, Reply
from trickerion.scenes.guide.attend import attend
from trickerion.scenes.guide.lesson import hush
from trickerion.storage.described import describe
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.record import GAME_NAME_LENGTH, Summary
from trickerion.storage.saves import SavedGames, summary_of, with_name
from trickerion.table.view import typed_names
from trickerion.ui import theme
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import Shaded, draw_text
from trickerion.words.screens import menus
from trickerion.words.screens import saves as words

BOARD = "board"
_RIBBON = Rect(660, 490, 600, 64)


class OpeningScene(Scene):
    """The moment while a game is made ready; a game that cannot be opened leads back with a notice.

    ``keeps``: the game in progress is saved under a name before, unless it lies under one.
    """

    may_be_covered = False
    moving = True
    fades = False
    is_interval = True

    def __init__(self, app: App, title: str, make: Callable[..., RunningGame], *, keeps: bool = True) -> None:
        super().__init__(app)
        self._title = title
        self._make = make
        self._frames = 0
        self.keeps = keeps

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
            kept = (
                [SavedGames(self.app.places).keep(current.text) for current in _at_stake(self.app)]
                if self.keeps
                else []
            )
        except SaveError as trouble:
            self.app.stack.pop(self)
            self._ask_to_discard(trouble)
            return
        told = words.is_kept_as(name=kept[0]) if kept else ""
        try:
            session = self._make(pace=self.app.settings.opponent_pause)
        except PlayerError as trouble:
            self.app.stack.pop(self)
            self.app.notice(menus.NOT_OPENED, f"{verbatim(trouble)} {verbatim(told)}".strip())
            return
        enter_table(self.app, session)
        if told:
            session.note(told)

    def _ask_to_discard(self, trouble: SaveError) -> None:
        """The disk refuses to keep the game in progress: it is lost only when the player says so."""
        again = partial(OpeningScene, self.app, self._title, self._make, keeps=False)
        discard = Reply(words.DISCARD, lambda: self.app.stack.push(again()), loses=True)
        answers = [Reply(menus.CANCEL, escape=True), discard]
        text = f"{verbatim(trouble)} {words.WOULD_BE_LOST}"
        open_scene(self.app, "choose", title=words.NOT_SAVED, text=text, answers=answers)

    def draw(self, canvas: Surface) -> None:
        canvas.blit(backdrop(120), (0, 0))
        draw_ribbon(canvas, _RIBBON, "#5a1222", self._title, 30)
        below = (_RIBBON.centerx, _RIBBON.bottom + 36)
        draw_text(canvas, menus.OPENING, below, theme.ITALIC, 22, Shaded(theme.PARCHMENT, "#0a0408"), "center")


def enter_table(app: App, session: RunningGame) -> None:
    """Sit down at the table of a game; everything else on the screen goes."""
    session.pace, session.effort = app.settings.opponent_pause, app.settings.thinking_time
    hush(session)
    open_scene(app, BOARD, how="reset", session=session)
    attend(app, session)


def start_game(app: App, options: GameOptions, seed: str) -> OpeningScene:
    """Raise the curtain on a new game."""
    return push_opening(app, OpeningScene(app, menus.NEW_GAME, partial(Session.new, options, seed, app.places)))


def load_game(app: App, path: Path, name: str) -> OpeningScene:
    """Take up a saved game."""
    return push_opening(app, OpeningScene(app, name, partial(Session.load, app.places, path)))


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
def continue_game(app: App) -> Scene:
    """Resume the game in progress."""
    return OpeningScene(app, menus.GAME_GOES_ON, partial(take_up, app.places), keeps=False)


class InProgress(NamedTuple):
    """The game in progress, which another one would replace: its record, and what is known of it."""

    text: str
    summary: Summary


def would_be_lost(app: App) -> InProgress | None:
    """The game in progress if it has begun, is not over, and is in no named save, as far as can be known."""
    return next(_at_stake(app), None)


def _at_stake(app: App) -> Iterator[InProgress]:
    """The game on the table, and what is saved by itself: by this window after every decision, or by another one."""
    saves = SavedGames(app.places)
    if app.session is not None:
        app.session.flush()
    texts = {app.session.record if app.session is not None else "", saves.autosaved()}
    for text in sorted(texts - {""}, key=len, reverse=True):
        if saves.is_at_stake(text):
            yield InProgress(text, summary_of(text))


def before_replacing(
    app: App, begin: Callable[[], object], way: words.Replacement = words.NEW, *, asks_always: bool = False
) -> None:
    """Call ``begin``, which opens another game, at once or after the player has agreed.

    ``asks_always``: also when the player wants no such questions; without one the game in progress is kept by itself.
    """
    current = would_be_lost(app)
    if current is None or not (app.settings.confirm or asks_always):
        begin()
        return
    save_it, discard_it, go = way.save_it, way.discard_it, partial(_begin_for_good, begin)
    answers = [
        Reply(menus.CANCEL, escape=True),
        Reply(save_it, lambda: _keep(app, current, save_it, go), primary=True, icon="ui.save"),
        Reply(discard_it, go, loses=True),
    ]
    text = way.text.format(game=describe(current.summary, inside=True))
    open_scene(app, "choose", title=words.IN_PROGRESS, text=text, answers=answers)


def _begin_for_good(begin: Callable[[], object]) -> None:
    """The player has decided what becomes of the game in progress."""
    opening = begin()
    if isinstance(opening, OpeningScene):
        opening.keeps = False


def _keep(app: App, current: InProgress, accept: str, go: Callable[[], object]) -> None:
    def named(name: str) -> None:
        try:
            SavedGames(app.places).write(with_name(app.places.autosave, current.text, name), name)
        except SaveError as error:
            app.notice(words.NOT_SAVED, verbatim(error))
            return
        go()

    initial = SavedGames(app.places).name_to_keep(current.summary)
    ask_name(app, (words.KEEP_TITLE, words.KEEP_TEXT), accept, initial, named)


def suggested_name(session: RunningGame) -> str:
    """The name it was saved under, or one from its players."""
    if session.name:
        return session.name
    names = join(typed_names(session.options))
    if session.is_over:
        return words.name_of_finished(names=names)[:GAME_NAME_LENGTH]
    name = words.name_of_game(names=names, turn=session.view.state.turn)
    return name[:GAME_NAME_LENGTH]


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
