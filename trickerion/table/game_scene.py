"""The base of all scenes of a running game."""

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.app.scene import Scene
from trickerion.language.verbatim import Verbatim
from trickerion.play.deeds import say
from trickerion.play.hints import WHOLE_QUESTION, HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.table import pointed
from trickerion.table.away import AwayBubble
from trickerion.table.dock import DockButtons, DockPlaces
from trickerion.table.knock_pills import KnockPills
from trickerion.table.people_pills import PeoplePills, PersonAt
from trickerion.table.toasts import Toasts
from trickerion.table.top_bar import TopBar
from trickerion.table.view import seat_colours, seat_names
from trickerion.together.knocks import Knock
from trickerion.ui import theme
from trickerion.ui.bubble import bubble_size, draw_bubble
from trickerion.ui.hotspot import plain
from trickerion.ui.keys import key_text
from trickerion.ui.layout import together as at
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.tip_view import busy_rects, place_tip
from trickerion.words.screens import table as words
from trickerion.words.together import SPEECH

HINT_SIGN = "ui.hint"
_LARGE = 90  # pixels: what a hint speaks of has a lit rim in place of a light, which would wash it out


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
        self.bar = TopBar(app, session)
        self.dock = DockButtons(app, session, self.refresh, dock or DockPlaces(), step=lambda: self.hint_step)
        self.people = PeoplePills(session, self.names, self.people_at, self._open_of)
        self.away = AwayBubble(session, self.names, self._panels_of_people, self.layout)
        self.knocks = KnockPills(
            lambda: session.company,
            lambda number, wide: at.knock_below(self.bar.people_x, number, wide),
            self._open_knock,
        )
        self.hint_at: Rect | None = None
        self.is_talking = False
        self._seen, self._says_it_thinks = -1, False
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

    def asked_at(self) -> dict[int, PersonAt]:
        """Place of the name in the top bar of the player who decides."""
        decision = self.session.decision
        is_other = decision is not None and decision.seat != self.session.viewer and self.bar.said_at.w
        return {decision.seat: PersonAt.below(self.bar.said_at)} if decision is not None and is_other else {}

    def _panels_of_people(self) -> dict[int, Rect]:
        return {seat: place.panel for seat, place in self.people_at().items()}

    def _open_of(self, seat: int) -> None:
        """Open the remedies for a person who is away: the bubble where this screen decides them, else the sheet."""
        if self.away.is_of(seat):
            self.away.open(seat)
        else:
            open_scene(self.app, "people", session=self.session)

    def _open_knock(self, knock: Knock) -> None:
        open_scene(self.app, "knock", company=self.session.company, knock=knock)

    def add_people(self) -> None:
        """Add the spots for people elsewhere, above all else."""
        self.people.add_hotspots(self.spots)
        self.away.add_hotspots(self.spots)
        self.knocks.add_hotspots(self.spots)

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
        return self.session.play(move, self.with_foregone(move, then)) if move in self.session.legal else []

    def with_foregone(self, move: Move, then: Sequence[Move] = ()) -> tuple[Move, ...]:
        """Moves that follow a move in one deed, with the answers that make no difference."""
        if move not in self.session.legal:
            return tuple(then)
        return (*then, *self.session.preview.foregone(move, then, may_finish=self.app.settings.done_by_itself))

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
            self._tell_what_is_said()
            self.away.update()
        self._tell_of_thought()
        if self is self.app.stack.top and self.session.hints.ready is not None:
            self.session.hints.keep_for(self.hint_step)
        if self.session.hints.ready is None:
            self.spots.layout.shield = None
        company = self.session.company
        people = ([*company.stands], self.knocks.look) if company is not None else ()
        if self._seen != self.session.changes or self._people != people:
            self._people = people
            self.refresh()

    def _tell_what_is_said(self) -> None:
        """Hang talk in a message for a while, where no log is in sight."""
        remarks = self.session.news.take_remarks()
        for name, text in () if self.log_in_sight else remarks:
            self.toasts.say(name, text, SPEECH, 8.0)

    def _tell_of_thought(self) -> None:
        """Say at once that a hint is thought about, and how to call it off; for as long as it is."""
        thinks = self.session.hints.is_hinting and self is self.app.stack.top
        if thinks != self._says_it_thinks:
            self._says_it_thinks = thinks
            self.toasts.take_back(HINT_SIGN)
            if thinks:
                self.toasts.say(*words.thinks_of_hint(self.app.keys.label("hint")), HINT_SIGN, math.inf)

    @property
    def look(self) -> object:
        session = self.session
        people = self.people.look, self.away.look, self.knocks.look
        return super().look, session.changes, len(session.log), session.hints.ready, self.toasts.look, people

    @property
    def moving(self) -> bool:
        """A message fades."""
        return self.toasts.moving

    @property
    def is_plain(self) -> bool:
        return super().is_plain and self.session.company is None and not self.toasts.titles

    def paint(self, canvas: Surface, is_top: bool) -> None:
        self.spots.layout.shield = None
        super().paint(canvas, is_top)
        if not self.people_are_drawn:
            self.people.draw(canvas, self.spots)
        self.away.draw(canvas, self.spots)
        self.knocks.draw(canvas, self.spots)
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
        return (self.session.hints.said_to(self.hint_step) or (hint.move, *hint.then)) if hint is not None else ()

    def say_hint(self, said: Sequence[Move]) -> tuple[Move, str]:
        """The move that a hint speaks of, and the sentence for it."""
        return said[0], say(said[0], self.state, self.session.viewer)

    def draw_hint(self, canvas: Surface, place_of: Callable[[Move], Rect], *avoid: Rect) -> None:
        """The hint, if there is one, beside what it speaks of, which is lit; its bubble lets no click through."""
        hint, self.hint_at = self.session.hints.ready, None
        if hint is not None:
            move, sentence = self.say_hint(self.hinted)
            self.hint_at = place = place_of(move)
            if min(place.size) > _LARGE:
                draw_plate(canvas, place.inflate(10, 10), (0, 0, 0, 0), 14, 4, theme.GLOW)
            else:
                draw_glow(canvas, place.center, max(24, min(place.size) // 2), theme.GLOW, 0.5)
            tip = plain(pointed.hint(sentence, hint.reason))
            lies = place_tip(bubble_size(tip), place, [*busy_rects(self.spots, place), *avoid])
            draw_bubble(canvas, lies, tip, place)
            self.spots.layout.shield = lies

    def close(self) -> None:
        """Back to what lies below."""
        self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """T says something to the people at the table; what is open about one of them comes before all else."""
        if self.begins_talk(event) or self.away.handle_first(event, self.spots):
            return True
        return super().handle_first(event)

    def begins_talk(self, event: pygame.event.Event) -> bool:
        """Open the line where the key is pressed and somebody hears it."""
        is_it = event.type == pygame.KEYDOWN and key_text(event) == "t" and self.session.company is not None
        if is_it:
            open_scene(self.app, "talk", session=self.session)
        return is_it

    def handle_action(self, action: str) -> bool:
        return self.dock.handle_action(action) or super().handle_action(action)
