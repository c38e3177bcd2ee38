"""The base of all scenes of a running game."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.scene import Scene
from trickerion.language.verbatim import Verbatim
from trickerion.play.deeds import say
from trickerion.play.hints import WHOLE_QUESTION, HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.table.company import people_laid
from trickerion.table.dock import DockButtons, DockPlaces
from trickerion.table.hint_bubble import HintBubble
from trickerion.table.people_pills import PersonAt
from trickerion.table.stops import where_am_i
from trickerion.table.table_people import TablePeople
from trickerion.table.toasts import Toasts
from trickerion.table.top_bar import TopBar, asked_in_words, prompt_of
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.keys import WHERE, key_text
from trickerion.ui.layout import together as at
from trickerion.ui.said import SceneTold

_READ_FOR: Final = 9.0  # seconds in which one reads where one is


class GameScene(Scene):
    """A scene that shows a ``session``: it lays itself out anew whenever the table has changed.

    ``holds_game`` is True while the opponents have to wait for the scene.
    ``messages`` is where short messages hang, ``hint_at`` what a hint points at.
    """

    messages = (1190, 66)
    people_are_drawn = False  # by the scene itself, below what it opens

    def __init__(self, app: App, session: RunningGame, *, dock: DockPlaces | None = None) -> None:
        super().__init__(app)
        self.session = session
        self.toasts = Toasts(*self.messages)
        self.told = lambda: SceneTold(
            prompt_of(session)[0],
            asked_in_words(session),
            [*self.toasts.told, *self._hint.told(lambda: self.say_hint(self.hinted)[1])],
        )
        self.bar = TopBar(app, session)
        self.dock = DockButtons(app, session, self.refresh, dock or DockPlaces(), step=lambda: self.hint_step)
        self.others = TablePeople(app, session, self.names, self.bar, self.people_at, self.layout)
        self.people, self.away, self.knocks = self.others.pills, self.others.away, self.others.knocks
        self._hint = HintBubble(session, self.toasts, self.play)
        self.hint_at: Rect | None = None
        self.is_talking = False
        self._seen = -1
        self._people: object = ()

    @property
    def holds_game(self) -> bool:
        """True while the game has to wait."""
        return False

    @property
    def shows_reward(self) -> bool:
        """True while a person sees a reward come in: nothing else takes the screen before."""
        return False

    @property
    def open_list(self) -> Rect | None:
        """Rectangle of an open list, which messages leave in sight; None without one."""
        return None

    @property
    def log_in_sight(self) -> bool:
        """True if the log, in which talk is read, is on the screen."""
        return False

    @property
    def saying_at(self) -> Rect:
        """Place where a line of talk is typed in, while ``is_talking``: below the log, or where messages hang."""
        return at.saying_over(*self.messages)

    def people_at(self) -> dict[int, PersonAt]:
        """Places of the other players in this scene, whose people may sit elsewhere."""
        return {}

    @property
    def state(self) -> GameState:
        """The table as the viewer sees it."""
        return self.session.view.state

    @property
    def colours(self) -> tuple[str, ...]:
        """Player colour by seat."""
        return seat_colours(self.session.options)

    @property
    def names(self) -> tuple[Verbatim, ...]:
        """Name by seat."""
        return seat_names(self.session.options, as_cast=self.session.sees_all)

    @property
    def legal(self) -> tuple[Move, ...]:
        """Moves that the viewer may make now."""
        return self.session.legal

    def play(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Do one deed for the viewer, as ``Session.play`` does, and show what it changed.

        What it leads to is not asked where all answers come to the same. Nothing where the table has changed while its
        player was asked: at several computers others go on meanwhile, and a wire may be cut.
        """
        self.make(move, then)
        self.refresh()

    def make(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """The same without showing it; what has happened."""
        if move not in self.session.legal:
            return []
        foregone = self.session.preview.foregone(move, then, may_finish=self.app.settings.done_by_itself)
        return self.session.play(move, (*then, *foregone))

    def refresh(self) -> None:
        """Lay the scene out for the table as it is; one that cannot be seen waits until it can."""
        if self.app.stack.shows(self):
            self._seen = self.session.changes
            self.layout()

    def on_enter(self) -> None:
        self.refresh()

    def on_reveal(self) -> None:
        self.refresh()

    def on_settings(self) -> None:
        self.refresh()

    def on_events(self, events: list[Event]) -> None:
        """React to the events that have just happened, in order."""

    def update(self, dt: float) -> None:
        self.toasts.update(dt)
        if self is self.app.stack.top:
            self.toasts.tell(self.session)
            self.others.tell_remarks(self.toasts, self.log_in_sight)
            self.away.update()
        self._hint.tell_of_thought(self is self.app.stack.top, self.app.keys.label("hint"))
        if self is self.app.stack.top and self.session.hints.ready is not None:
            self.session.hints.keep_for(self.hint_step)
        if self.session.hints.ready is None:
            self._hint.put_away(self.spots)
        company = self.session.company
        people = (people_laid(company), self.knocks.look) if company is not None else ()
        if self._seen != self.session.changes or self._people != people:
            self._people = people
            self.refresh()

    @property
    def look(self) -> object:
        session = self.session
        others = self.others.look
        return super().look, session.changes, len(session.log), session.hints.ready, self.toasts.look, others

    @property
    def moving(self) -> bool:
        """A message fades."""
        return self.toasts.moving

    @property
    def is_plain(self) -> bool:
        return super().is_plain and self.session.company is None and not self.toasts.titles

    def paint(self, canvas: Surface, is_top: bool) -> None:
        self._hint.put_away(self.spots)
        super().paint(canvas, is_top)
        if not self.people_are_drawn:
            self.people.draw(canvas, self.spots)
        self.others.draw(canvas, self.spots)
        above_all = self.saying_at if self.is_talking else self.away.rect if self.away.is_open else None
        self.toasts.open_list = above_all or self.open_list
        self.toasts.draw(canvas)

    @property
    def hint_step(self) -> HintStep:
        """Step of the open question that the screen asks just now."""
        return WHOLE_QUESTION

    @property
    def hinted(self) -> tuple[Move, ...]:
        """Moves of a hint for the step that the screen asks, and those to follow; else those for the whole question."""
        hint = self.session.hints.ready
        return (self.session.hints.said_to(self.hint_step) or hint.course) if hint is not None else ()

    def say_hint(self, said: Sequence[Move]) -> tuple[Move, str]:
        """The move that a hint speaks of, and the sentence for it."""
        return said[0], say(said[0], self.state, self.session.viewer)

    def draw_hint(self, canvas: Surface, place_of: Callable[[Move], Rect], *avoid: Rect) -> None:
        """The hint, if there is one, beside what it speaks of, which is lit; its bubble lets no click through."""
        self.hint_at = None
        if self.session.hints.ready is not None:
            move, sentence = self.say_hint(self.hinted)
            self.hint_at = place_of(move)
            self._hint.draw_said(canvas, self.spots, sentence, self.hint_at, avoid)

    def close(self) -> None:
        """Back to what lies below."""
        self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """T says something to the people at the table, I tells where one is; what is open of one is first."""
        if event.type == pygame.KEYDOWN and key_text(event) == WHERE and not self.takes_letters:
            table = TableView(self.state, self.session.viewer, self.colours, self.names, self.legal)
            self.toasts.say(*where_am_i(table, prompt_of(self.session)[0]), icon="ui.zoom", stays=_READ_FOR)
            return True
        if self.others.begin_talk(event) or self.away.handle_first(event, self.spots):
            return True
        return super().handle_first(event)

    def handle_action(self, action: str) -> bool:
        return self.dock.handle_action(action) or super().handle_action(action)
