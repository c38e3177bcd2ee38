"""The game in progress is replaced by the next one: ask before, and keep it under a name if the player wants that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trickerion.app.registry import open_scene
from trickerion.scenes.dialog import Answer, Question
from trickerion.scenes.saves.dialogs import ask_name
from trickerion.scenes.saves.words import describe
from trickerion.storage.errors import SaveError
from trickerion.storage.record import GAME_NAME_LENGTH, Record
from trickerion.storage.saves import SavedGame, SavedGames
from trickerion.words.verbatim import verbatim

if TYPE_CHECKING:
    from trickerion.app.loop import App


def would_be_lost(app: App) -> SavedGame | None:
    """The game in progress, if it has begun, is not over, and no named save holds the same; also when nobody knows."""
    saves = SavedGames(app.places)
    current = saves.autosave()
    if current is None or not current.summary.is_known:
        return current
    if current.summary.is_over or not current.summary.moves:
        return None
    if any(save.summary == current.summary for save in saves.list()):
        return None
    return current


def before_replacing(app: App, go: Callable[[], object]) -> None:
    """Call ``go``, which begins another game, at once or after the player has agreed."""
    current = would_be_lost(app)
    if current is None or not app.settings.confirm:
        go()
        return
    answers = [
        Answer("Cancel", escape=True),
        Answer("Keep It", lambda: _keep(app, current, go), primary=True, icon="ui.save"),
        Answer("Replace It", go, loses=True),
    ]
    text = f"There is a game in progress: {describe(current.summary)}. Another game takes its place."
    open_scene(app, "choose", title="The Game in Progress", text=text, answers=answers)


def _keep(app: App, current: SavedGame, go: Callable[[], object]) -> None:
    def named(name: str) -> None:
        try:
            saves = SavedGames(app.places)
            game = saves.open(current.path).game
            saves.write(Record(game.options, game.seed).text(game, name), name)
        except SaveError as error:
            app.notice("Not saved", verbatim(error))
            return
        go()

    names = [name for name, _, _ in current.summary.seats]
    initial = f"{', '.join(names)}, turn {current.summary.turn}"[:GAME_NAME_LENGTH] if names else ""
    ask_name(
        app, Question("Keep the Game", "Under this name it will lie among the saved games."), "Keep", initial, named
    )
