"""Saving a running game under a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.app.trouble import Trouble
from trickerion.scenes.dialog import Question
from trickerion.storage.record import GAME_NAME_LENGTH
from trickerion.storage.saves import SavedGames
from trickerion.table.looks import typed_names
from trickerion.words.verbatim import verbatim

if TYPE_CHECKING:
    from trickerion.app.loop import App


def suggested_name(session: Session) -> str:
    """The name it was saved under, or one from its players."""
    if session.name:
        return session.name
    names = typed_names(session.options)
    when = "final" if session.is_over else f"turn {session.view.state.turn}"
    return f"{', '.join(names[:-1])} and {names[-1]}, {when}"[:GAME_NAME_LENGTH]


def ask_name_and_save(app: App, session: Session) -> None:
    """Ask for a name and save; a game of the same name is replaced only after a question."""

    text = "The game is saved automatically after every decision. A name keeps it beside other games."
    asked = Question("Save the Game", text)
    ask_name(app, asked, "Save", suggested_name(session), lambda name: _save(app, session, name), own=session.name)


def ask_name(
    app: App, asked: Question, accept: str, initial: str, save: Callable[[str], object], own: str = ""
) -> None:
    """Ask for a name and ``save`` under it; any game of that name but the ``own`` is replaced only after a question."""

    def named(name: str) -> None:
        if name == own or all(other.name != name for other in SavedGames(app.places).list()):
            save(name)
            return
        text = f"There is already a game called *{verbatim(name)}*. It will be replaced."
        open_scene(app, "confirm", title="Replace it?", text=text, yes="Replace", on_yes=lambda: save(name))

    open_scene(
        app,
        "entry",
        title=asked.title,
        text=asked.text,
        initial=initial,
        accept=accept,
        limit=GAME_NAME_LENGTH,
        on_done=named,
    )


def _save(app: App, session: Session, name: str) -> None:
    try:
        session.save(name)
    except Trouble as trouble:
        app.notice("Not saved", verbatim(trouble))
        return
    app.sounds.play("page_turn")
    app.notice("Saved", f"The game lies among the saved games as *{verbatim(name)}*.")
