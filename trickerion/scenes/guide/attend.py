"""Who stands beside the table of a game: the guide of a first evening that is under way, else the coach."""

from functools import partial
from typing import Final

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.options import PERSON
from trickerion.scenes.guide.lesson import lesson_of
from trickerion.scenes.guide.progress import ON, Progress

_WAGES_TOLD: Final = ("roll_dice", "set_initiative", "advertise")
"""The phases of turn 2 in which that stop comes, or is taken up."""


def attend(app: App, session: RunningGame) -> None:
    """Lay over the table whoever has something to say about its game."""
    from trickerion.scenes.guide.guide import Guide  # the first frame does not wait for the table's scenes

    lesson, progress = lesson_of(session), Progress(app)
    if lesson is not None and progress.state(lesson.id) == ON and _has_stops(session):
        app.lay_over(Guide(app, session, lesson, partial(_coach, app, session)))
    else:
        _coach(app, session)


def _has_stops(session: RunningGame) -> bool:
    """True if a stop is still to come: in the first turn, and until the player is past its wages."""
    state = session.view.state
    return state.turn == 1 or (state.turn == 2 and state.phase in _WAGES_TOLD)


def _coach(app: App, session: RunningGame) -> None:
    from trickerion.scenes.guide.coach import Coach

    has_person = any(seat.player == PERSON for seat in session.options.seats)
    app.lay_over(Coach(app, session) if has_person else None)
