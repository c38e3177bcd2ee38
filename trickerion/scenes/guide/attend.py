"""Who stands beside the table of a game: the guide of a first evening that is under way, else the coach."""

from collections.abc import Mapping
from functools import partial

from trickerion.app.loop import App
from trickerion.app.session import PERSON, Session
from trickerion.scenes.guide.lesson import lesson_of
from trickerion.scenes.guide.progress import ON, Progress
from trickerion.scenes.guide.script import WAGES


def attend(app: App, session: Session) -> None:
    """Lay over the table whoever has something to say about its game."""
    from trickerion.scenes.guide.guide import Guide  # the first frame does not wait for the table's scenes

    lesson, progress = lesson_of(session), Progress(app)
    if lesson is not None and progress.state(lesson.id) == ON and _has_stops(session, progress.starts(lesson.id)):
        app.lay_over(Guide(app, session, lesson, partial(_coach, app, session)))
    else:
        _coach(app, session)


def _has_stops(session: Session, starts: Mapping[str, int]) -> bool:
    """Whether a stop is still to come: in the first turn, and where the wages of that are told."""
    return session.view.state.turn == 1 or starts.get(WAGES) == len(session.game.moves)


def _coach(app: App, session: Session) -> None:
    from trickerion.scenes.guide.coach import Coach

    has_person = any(seat.player == PERSON for seat in session.options.seats)
    app.lay_over(Coach(app, session) if has_person else None)
