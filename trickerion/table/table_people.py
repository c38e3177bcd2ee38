"""People of a table at several computers, in a scene of its game: pills, who is away, who knocks, and talk."""

from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.language.verbatim import Verbatim
from trickerion.play.running_game import RunningGame
from trickerion.table.away import AwayBubble
from trickerion.table.knock_pills import KnockPills
from trickerion.table.people_pills import PeoplePills, PersonAt
from trickerion.table.toasts import Toasts
from trickerion.table.top_bar import TopBar
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.keys import key_text
from trickerion.ui.layout import together as at
from trickerion.words.together import SPEECH

SAID_FOR = 8.0  # seconds that a line of talk is shown


class TablePeople(Drawn):
    """The other people of a game. ``places``: by seat, where the scene shows them; ``changed`` lays it out anew."""

    def __init__(
        self,
        app: App,
        session: RunningGame,
        called: tuple[Verbatim, ...],
        bar: TopBar,
        places: Callable[[], Mapping[int, PersonAt]],
        changed: Callable[[], object],
    ) -> None:
        self._app, self._session, self._bar, self._places = app, session, bar, places
        self.pills = PeoplePills(session, called, lambda: dict(places()), self.open_of)
        self.away = AwayBubble(session, called, self._panels, changed)
        self.knocks = KnockPills(
            app, lambda: session.company, lambda number, wide: at.knock_below(bar.people_x, number, wide)
        )

    @property
    def look(self) -> object:
        """State of the picture that time alone changes."""
        return self.pills.look, self.away.look, self.knocks.look

    def asked_at(self) -> dict[int, PersonAt]:
        """Place of the name in the top bar of the player who decides."""
        decision = self._session.decision
        is_other = decision is not None and decision.seat != self._session.viewer and self._bar.said_at.w
        return {decision.seat: PersonAt.below(self._bar.said_at)} if decision is not None and is_other else {}

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the spots for people elsewhere, above all else."""
        for part in (self.pills, self.away, self.knocks):
            part.add_hotspots(spots)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw who is away and who knocks; the scene draws the pills, where it likes."""
        self.away.draw(canvas, spots)
        self.knocks.draw(canvas, spots)

    def begin_talk(self, event: pygame.event.Event) -> bool:
        """Open the line of talk where its key is pressed and somebody hears it."""
        company = self._session.company
        is_heard = company is not None and company.own >= 0
        is_it = event.type == pygame.KEYDOWN and key_text(event) == "t" and is_heard
        if is_it:
            open_scene(self._app, "talk", session=self._session)
        return is_it

    def tell_remarks(self, toasts: Toasts, log_in_sight: bool) -> None:
        """Hang talk in a message for a while, where no log is in sight."""
        remarks = self._session.news.take_remarks()
        for name, text in () if log_in_sight else remarks:
            toasts.say(name, text, SPEECH, SAID_FOR)

    def _panels(self) -> dict[int, Rect]:
        return {seat: place.panel for seat, place in self._places().items()}

    def open_of(self, seat: int) -> None:
        """Open the remedies for a person who is away: the bubble where this screen decides them, else the sheet."""
        if self.away.is_of(seat):
            self.away.open(seat)
        else:
            open_scene(self._app, "people", session=self._session)
