"""Who stands beside the table of a game: the guide of a first evening that is under way, else the coach."""

from typing import Final

from trickerion.app.guide_overlay import Overlay
from trickerion.app.loop import App
from trickerion.app.registry import overlay
from trickerion.play.running_game import RunningGame
from trickerion.rules.options import PERSON
from trickerion.scenes.guide.bow import Bow
from trickerion.scenes.guide.coach import Coach
from trickerion.scenes.guide.guide import Guide
from trickerion.screens.first_evening.lesson import lesson_of
from trickerion.screens.first_evening.progress import FREE, LEFT, ON, Progress

_WAGES_TOLD: Final = ("roll_dice", "set_initiative", "advertise")
"""The phases of turn 2 in which that stop comes, or is taken up."""


@overlay("attendant")
def attendant(app: App, session: RunningGame) -> Overlay | None:
    """Guide or coach that has something to say about a game."""
    lesson, progress, state = lesson_of(session), Progress(app), session.view.state
    stops_to_come = state.turn == 1 or (state.turn == 2 and state.phase in _WAGES_TOLD)
    if lesson is not None and progress.state(lesson.id) == ON and lesson.starts and stops_to_come:
        return Guide(app, session, lesson, lambda: app.lay_over(_coach(app, session)))
    return _coach(app, session)


def _coach(app: App, session: RunningGame) -> Coach | None:
    if all(seat.player != PERSON for seat in session.options.seats):
        return None
    lesson = lesson_of(session)
    takes_bow = lesson is not None and lesson.bow > 0 and Progress(app).state(lesson.id) in (ON, LEFT, FREE)
    return Coach(app, session, Bow(app, session, lesson) if lesson is not None and takes_bow else None)
