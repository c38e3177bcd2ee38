"""What lies over the table of a challenge: its goal and how far it is, help, and at the end how it went."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.guide_overlay import Overlay
from trickerion.app.loop import App
from trickerion.app.registry import is_scene, open_scene, overlay
from trickerion.language.verbatim import verbatim
from trickerion.play.challenges.attempt import MOST_HELP
from trickerion.play.challenges.goals import WIN
from trickerion.play.challenges.shelf import Challenge, challenges
from trickerion.play.session import Session
from trickerion.scenes.challenges.attempt_view import AttemptView
from trickerion.screens.board.duel import places_with_slots
from trickerion.screens.challenges import layout as at
from trickerion.screens.challenges.start import lay, show_solution
from trickerion.storage.challenge_results import Tried, add_try, read_results
from trickerion.storage.player_error import SaveError
from trickerion.table.director import BOARD, SHOW
from trickerion.table.game_scene import GameScene
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.house_sounds import applause
from trickerion.ui.layout.board_duel import turn_setup
from trickerion.words import challenges as words
from trickerion.words.screens.program import DID_NOT_WORK

_TELLING: Final = ("log", "large_log", "since")
"""The first words of the hotspots in whose place the panel stands."""
_PATIENCE: Final = 0.6
"""Seconds that the table is seen before the card comes."""


@overlay("challenge_panel")
class ChallengePanel(Overlay):
    """Over the game of an attempt: a panel on the board, a ribbon elsewhere, and a card at the end."""

    def __init__(self, app: App, session: Session) -> None:
        self._app = app
        assert session.attempt is not None
        self._session, self._attempt = session, session.attempt
        self._view = AttemptView(session.attempt)
        self._spots: Hotspots | None = None
        self._laid: object = None
        self._helped, self._shows_help = 0, False
        self._moves = -1
        self._left = _PATIENCE
        self.result: Tried | None = None
        self._buttons: list[Button] = []
        self._ground = at.COLUMN

    @property
    def challenge(self) -> Challenge:
        """Challenge that is tried."""
        return self._attempt.challenge

    @property
    def is_told(self) -> bool:
        """True if the card with the result lies on the table."""
        return self.result is not None

    @property
    def holds_game(self) -> bool:
        """Nothing is raised over the table on which the attempt has ended, and over its result."""
        return self._attempt.is_done and is_scene(self._app.stack.top, BOARD)

    @property
    def look(self) -> object:
        return self._attempt.helped, self._shows_help, self.is_told, self._session.changes

    # --- time

    def update(self, dt: float) -> None:
        """Follow the table; tell the result once everything that led to it has been seen."""
        top = self._app.stack.top
        if self._app.session is not self._session:
            self._app.lay_over(None)
            return
        if not isinstance(top, GameScene):
            self._let_go()
            return
        self._listen()
        if self._attempt.is_done and not self.is_told and self._is_calm(top):
            self._left -= dt
            if self._left <= 0 and is_scene(top, BOARD):
                self._tell()
            elif self._left <= 0:  # the result is told on the board: a scene over it closes first
                top.close()
        self._lay(top)

    def _listen(self) -> None:
        """A new step of help opens it; a Move closes it, for the deed is on the table then."""
        if self._attempt.helped != self._helped or self._session.hints.is_hinting:
            self._helped, self._shows_help = self._attempt.helped, True
        elif self._session.made != self._moves:
            self._shows_help = False
        self._moves = self._session.made
        self._view.step = self._helped if self._shows_help else 0

    def _is_calm(self, top: GameScene) -> bool:
        return not top.holds_game and not top.shows_reward and not top.timeline.busy

    def _tell(self) -> None:
        attempt, tally = self._attempt, self._attempt.tally
        number = attempt.fames[0] if self.challenge.task.kind == WIN else tally.number
        places = self._app.places
        self.result = Tried().after(number, attempt.is_solved, attempt.helped)
        try:
            self.result = add_try(places.challenges, self.challenge.id, number, attempt.is_solved, attempt.helped)
        except SaveError as error:
            self._session.news.note(str(error))
        self._app.sounds.play(applause(3) if attempt.is_solved else "page_turn")

    # --- hotspots

    def _lay(self, top: GameScene) -> None:
        if not self.is_told and top.open_list is not None and top.open_list.colliderect(self._place(top)):
            self._let_go()  # a list of answers lies there
            return
        now = top, self.is_told, self._attempt.helped, self._shows_help, self._session.changes
        if self._laid == now and self._spots is top.spots:
            return
        self._let_go()
        self._laid, self._spots = now, top.spots
        self._ground = Rect(0, 0, 1920, 1080) if self.is_told else self._place(top)
        self._buttons = self._card_buttons() if self.is_told else self._panel_buttons(top)
        paper = Hotspot("challenge.paper", self._ground, on_click=self._close_help, focusable=False)
        if not is_scene(top, BOARD) and self._view.step:
            paper.area = self._ground.union(self._view.note(self._ground))
        if not self.is_told:
            paper.tip = self._view.tip
        top.spots.layout.guests = {spot.name: spot for spot in (paper, *(button.spot() for button in self._buttons))}
        if self.is_told:
            top.spots.layout.open_to = lambda name: False
            top.spots.focused = None

    def _let_go(self) -> None:
        if self._spots is not None:
            self._spots.layout.guests, self._spots.layout.open_to = {}, None
        self._spots, self._laid = None, None

    def _close_help(self) -> None:
        self._shows_help = False

    def _place(self, top: GameScene) -> Rect:
        if is_scene(top, BOARD):
            telling = [top.spots.rect(name) for name in top.spots.names() if name.split(".")[0] in _TELLING]
            table = TableView(top.state, self._session.viewer, top.colours, top.names)
            if table.in_play.duel:  # what its cards cover is covered on the board, too
                telling.append(turn_setup(table.column, len(places_with_slots(table.state))).panel)
            return at.COLUMN.unionall(telling)
        return at.RIBBON_OF_WORKSHOP if is_scene(top, "workshop") else at.RIBBON

    def _panel_buttons(self, top: GameScene) -> list[Button]:
        if not is_scene(top, BOARD):
            return []
        places, step = at.panel_buttons(self._ground), self._attempt.helped
        label = words.help_step(number=step + 1, all=MOST_HELP) if step < MOST_HELP else words.LAST_HELP
        again, leave = partial(Tip, words.ONCE_MORE_TIP), partial(Tip, words.LEAVE_TIP)
        return [
            Button(
                "challenge.help",
                places["help"],
                label,
                self._help,
                icon="ui.hint",
                style=theme.TEXT.label_large,
                tip=tip_words(words.HELP_TIP),
            ),
            Button(
                "challenge.again",
                places["again"],
                words.ONCE_MORE,
                self.again,
                icon="ui.undo",
                style=theme.TEXT.label,
                tip=again,
            ),
            Button(
                "challenge.leave",
                places["leave"],
                words.LEAVE,
                self.leave_table,
                style=theme.TEXT.label,
                icon="ui.exit",
                tip=leave,
            ),
        ]

    def _help(self) -> None:
        self._session.hints.ask()
        self._shows_help = True

    def _card_buttons(self) -> list[Button]:
        result, following = self.result, self._following()
        assert result is not None
        is_open, solved = result.may_be_shown, self._attempt.is_solved
        makes: list[tuple[str, str, Callable[[], object], str]] = [
            ("leave", words.LEAVE, self.leave_table, "ui.exit"),
            ("show", words.SHOW_ME, partial(show_solution, self._app, self.challenge), "ui.clock"),
            ("again", words.ONCE_MORE, self.again, "ui.undo"),
        ]
        if following is not None:
            makes.append(("next", words.NEXT, partial(lay, self._app, following), "ui.play"))
        main = "next" if solved and following is not None else "again"
        return [
            Button(
                f"challenge.{name}",
                at.CARD_BUTTONS[name],
                label,
                call,
                primary=name == main,
                default=name == main,
                icon=icon,
                style=theme.TEXT.label,
                enabled=name != "show" or is_open,
                why_not=words.SHOW_ME_LATER,
            )
            for name, label, call, icon in makes
        ]

    def _following(self) -> Challenge | None:
        """The next one on the shelf that is not solved; None when there is none."""
        results = read_results(self._app.places.challenges)
        ones = [one for one in challenges().values() if one.shelf == self.challenge.shelf]
        here = ones.index(self.challenge)
        later = (*ones[here + 1 :], *ones[:here])
        return next((one for one in later if not results.get(one.id, Tried()).is_solved), None)

    @property
    def told(self) -> str:
        """Words that are read on the panel."""
        return self._view.told

    # --- deeds

    def again(self) -> None:
        """The same table once more, from the cut."""
        self._give_up()
        lay(self._app, self.challenge)

    def _give_up(self) -> None:
        """A table at which something was done is a try, though its end was not awaited."""
        if not self.is_told and self._session.made > self._attempt.cut:
            try:
                add_try(self._app.places.challenges, self.challenge.id, 0, False, self._attempt.helped)
            except SaveError as error:
                self._app.post(partial(self._app.notice, DID_NOT_WORK, verbatim(error)))

    def leave_table(self) -> None:
        """Back to the challenges; the table is kept nowhere."""
        self._give_up()
        open_scene(self._app, "title", how="reset")
        open_scene(self._app, "challenges", left=self.challenge.id)

    def keeps(self, event: pygame.event.Event) -> bool:
        """Under the card no key reaches the table but those that walk its buttons and open the menu."""
        if not self.is_told or event.type != pygame.KEYDOWN or not is_scene(self._app.stack.top, BOARD):
            return False
        return event.key not in _KEYS

    def leave(self) -> None:
        self._let_go()

    # --- how it looks

    def draw(self, canvas: Surface) -> None:
        top = self._app.stack.top
        if not isinstance(top, GameScene) or self._spots is not top.spots:
            return
        if self.result is not None:
            self._view.draw_card(canvas, self.result)
        elif is_scene(top, BOARD):
            self._view.draw_panel(canvas, self._ground)
        elif self.has_ribbon:
            self._view.draw_ribbon(canvas, self._ground)
        for button in self._buttons:
            button.draw(canvas, top.spots)

    @property
    def has_ribbon(self) -> bool:
        """True if the count is seen beside the board; a show that goes on tells its own news."""
        top = self._app.stack.top
        return not is_scene(top, BOARD) and not (is_scene(top, SHOW) and isinstance(top, GameScene) and top.holds_game)


_KEYS: Final = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE),
)
