"""Saving a running game under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.app.trouble import Trouble
from trickerion.scenes.table.looks import typed_names
from trickerion.storage.record import GAME_NAME_LENGTH
from trickerion.storage.saves import SavedGames
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

    def named(name: str) -> None:
        others = [save for save in SavedGames(app.places).list() if save.name == name]
        if others and name != session.name:
            text = f"There is already a game called *{verbatim(name)}*. It will be replaced."
            open_scene(
                app, "confirm", title="Replace it?", text=text, yes="Replace", on_yes=lambda: _save(app, session, name)
            )
        else:
            _save(app, session, name)

    open_scene(
        app,
        "entry",
        title="Save the Game",
        text="The game is saved automatically after every decision. A name keeps it beside other games.",
        initial=suggested_name(session),
        accept="Save",
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
