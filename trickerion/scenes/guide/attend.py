"""Who stands beside the table of a game: the guide of a first evening that is under way, else the coach."""

from functools import partial

from trickerion.app.loop import App
from trickerion.app.session import PERSON, Session
from trickerion.scenes.guide.lesson import lesson_of
from trickerion.scenes.guide.progress import ON, Progress


def attend(app: App, session: Session) -> None:
    """Lay over the table whoever has something to say about its game."""
    from trickerion.scenes.guide.guide import Guide  # the first frame does not wait for the table's scenes

    lesson = lesson_of(session)
    if lesson is not None and session.view.state.turn == 1 and Progress(app).state(lesson.id) == ON:
        app.lay_over(Guide(app, session, lesson, partial(_coach, app, session)))
    else:
        _coach(app, session)


def _coach(app: App, session: Session) -> None:
    from trickerion.scenes.guide.coach import Coach

    has_person = any(seat.player == PERSON for seat in session.options.seats)
    app.lay_over(Coach(app, session) if has_person else None)
