"""What lies over the table of a challenge: its goal and how far it is, help, and at the end how it went."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.app.guide_overlay import Overlay
from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.language.speech import Noun, begins
from trickerion.language.verbatim import verbatim
from trickerion.play.challenges.attempt import MOST_HELP
from trickerion.play.challenges.goals import GROWING, WIN
from trickerion.play.challenges.shelf import Challenge, challenges
from trickerion.play.session import Session
from trickerion.rules.catalog import kind_of
from trickerion.scenes.board.duel import places_with_slots
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.challenges import layout as at
from trickerion.scenes.challenges.poster import draw_seal, goal_of
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.scenes.workshop.scene import WorkshopScene
from trickerion.storage.challenge_results import Tried, add_try, read_results
from trickerion.storage.player_error import SaveError
from trickerion.table.game_scene import GameScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.ui.layout.board_duel import turn_setup
from trickerion.ui.shapes import draw_double_rule, draw_round
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_title_bar
from trickerion.ui.text import draw_text, grown
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.veil import dim
from trickerion.words import challenges as words
from trickerion.words.screens.program import DID_NOT_WORK

_MOST_LAMPS: Final = 6
_HEAD: Final = 46
_TELLING: Final = ("log", "large_log", "since")
"""The first words of the hotspots in whose place the panel stands."""
_PATIENCE: Final = 0.6
"""Seconds that the table is seen before the card comes."""


class ChallengeDeeds(NamedTuple):
    """Deeds of the panel's buttons: lay the table of a challenge, and show the known solution of one."""

    lay: Callable[[Challenge], object]
    show: Callable[[Challenge], object]


class ChallengePanel(Overlay):
    """Over the game of an attempt: a panel on the board, a ribbon elsewhere, and a card at the end."""

    def __init__(self, app: App, session: Session, deeds: ChallengeDeeds) -> None:
        self._app = app
        self._deeds = deeds
        assert session.attempt is not None
        self._session, self._attempt = session, session.attempt
        self._spots: Hotspots | None = None
        self._laid: object = None
        self._helped = 0
        self._shows_help = False
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
        return self._attempt.is_done and isinstance(self._app.stack.top, BoardScene)

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
            if self._left <= 0:
                self._tell_or_close(top)
        self._lay(top)

    def _listen(self) -> None:
        """A new step of help opens it; a Move closes it, for the deed is on the table then."""
        if self._attempt.helped != self._helped or self._session.hints.is_hinting:
            self._helped, self._shows_help = self._attempt.helped, True
        elif self._session.made != self._moves:
            self._shows_help = False
        self._moves = self._session.made

    def _is_calm(self, top: GameScene) -> bool:
        return not top.holds_game and not top.shows_reward and not top.timeline.busy

    def _tell_or_close(self, top: GameScene) -> None:
        """The result is told on the board: a scene that was opened over it closes first."""
        if isinstance(top, BoardScene):
            self._tell()
        else:
            top.close()

    def _tell(self) -> None:
        attempt, tally = self._attempt, self._attempt.tally
        number = attempt.fames[0] if self.challenge.task.kind == WIN else tally.number
        places = self._app.places
        self.result = Tried().after(number, attempt.is_solved, attempt.helped)
        try:
            self.result = add_try(places.challenges, self.challenge.id, number, attempt.is_solved, attempt.helped)
        except SaveError as error:
            self._session.news.note(str(error))
        self._app.sounds.play("applause" if attempt.is_solved else "page_turn")

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
        if not isinstance(top, BoardScene) and self._reads_help:
            paper.area = self._ground.union(self._note)
        if not self.is_told:
            paper.tip = self._tip
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

    def _tip(self) -> Tip:
        said = words.SAID[self.challenge.id]
        return Tip(said.title, (said.brief, *self._until(), words.STILL))

    def _until(self) -> tuple[str, ...]:
        task = self.challenge.task
        if task.character:
            return (words.only_one(character=Noun(kind_of(task.character))),)
        return (begins(words.UNTIL[task.until]),)

    def _place(self, top: GameScene) -> Rect:
        if isinstance(top, BoardScene):
            telling = [top.spots.rect(name) for name in top.spots.names() if name.split(".")[0] in _TELLING]
            if top.table.in_play.duel:  # what its cards cover is covered on the board, too
                telling.append(turn_setup(top.table.column, len(places_with_slots(top.table.state))).panel)
            return at.COLUMN.unionall(telling)
        return at.RIBBON_OF_WORKSHOP if isinstance(top, WorkshopScene) else at.RIBBON

    def _panel_buttons(self, top: GameScene) -> list[Button]:
        if not isinstance(top, BoardScene):
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
                tip=self._help_tip,
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

    def _help_tip(self) -> Tip:
        return Tip(words.HELP_TIP)

    def _help(self) -> None:
        self._session.hints.ask()
        self._shows_help = True

    def _card_buttons(self) -> list[Button]:
        result, following = self.result, self._following()
        assert result is not None
        is_open, solved = result.may_be_shown, self._attempt.is_solved
        makes: list[tuple[str, str, Callable[[], object], str]] = [
            ("leave", words.LEAVE, self.leave_table, "ui.exit"),
            ("show", words.SHOW_ME, partial(self._deeds.show, self.challenge), "ui.clock"),
            ("again", words.ONCE_MORE, self.again, "ui.undo"),
        ]
        if following is not None:
            makes.append(("next", words.NEXT, partial(self._deeds.lay, following), "ui.play"))
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

    # --- deeds

    def again(self) -> None:
        """The same table once more, from the cut."""
        self._give_up()
        self._deeds.lay(self.challenge)

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
        if not self.is_told or event.type != pygame.KEYDOWN or not isinstance(self._app.stack.top, BoardScene):
            return False
        return event.key not in _KEYS

    def leave(self) -> None:
        self._let_go()

    # --- how it looks

    def draw(self, canvas: Surface) -> None:
        top = self._app.stack.top
        if not isinstance(top, GameScene) or self._spots is not top.spots:
            return
        if self.is_told:
            self._draw_card(canvas)
        elif isinstance(top, BoardScene):
            self._draw_panel(canvas, self._ground)
        elif self.has_ribbon:
            self._draw_ribbon(canvas, self._ground)
        for button in self._buttons:
            button.draw(canvas, top.spots)

    @property
    def has_ribbon(self) -> bool:
        """True if the count is seen beside the board; a show that goes on tells its own news."""
        top = self._app.stack.top
        return not isinstance(top, BoardScene) and not (isinstance(top, PerformanceScene) and top.holds_game)

    def _draw_panel(self, canvas: Surface, panel: Rect) -> None:
        said = words.SAID[self.challenge.id]
        draw_paper_panel(canvas, panel, 12, 3)
        bar = within(panel, left=4, right=4, top=4, height=_HEAD)
        draw_title_bar(canvas, bar, theme.VELVET, said.title, theme.TEXT.title)
        self._draw_count(canvas, Rect(panel.x + 18, bar.bottom + 8, panel.w - 36, 34), theme.INK)
        rule = bar.bottom + 50
        draw_double_rule(canvas, *ends(panel, 20), rule)
        text = Rect(panel.x + 18, rule + 10, panel.w - 36, panel.bottom - at.BUTTONS_UP - rule - 18)
        draw_block(canvas, self.told, text, theme.TEXT.body_plus, theme.INK)

    @property
    def _reads_help(self) -> bool:
        return self._shows_help and self._helped > 0

    @property
    def _note(self) -> Rect:
        """The paper below the ribbon, as high as its text."""
        room = self._ground.w - 2 * at.NOTE_EDGE[0]
        return at.note(self._ground, block_height(self.told, room, theme.TEXT.body.of(grown(20))))

    @property
    def told(self) -> str:
        """The brief with its moment, or the step of help that was asked for."""
        said = words.SAID[self.challenge.id]
        if self._reads_help:
            return help_of(said)[self._helped - 1]
        return "\n".join((said.brief, *(f"*{line}*" for line in self._until())))

    def _draw_count(self, canvas: Surface, rect: Rect, ink: theme.ColourValue) -> None:
        """The goal, and how much of it is reached: a lamp for each Link, else the number."""
        task, number = self.challenge.task, self._attempt.tally.number
        goal, middle = goal_of(self.challenge), (rect.x, rect.centery)
        if task.kind == WIN:
            own, rival = self._attempt.fames
            count = words.score(own=own, rival=rival)
        else:
            count = words.so_far(number=number, wanted=task.at_least)
        lamps = task.at_least if task.kind in GROWING and task.at_least <= _MOST_LAMPS else 0
        width = 26 * lamps or 110
        draw_text(canvas, goal, middle, theme.TEXT.strong_large, ink, "midleft", width=rect.w - width - 10)
        if not lamps:
            draw_text(canvas, count, (rect.right, rect.centery), theme.TEXT.strong_large, ink, "midright", width=width)
        for lamp in range(lamps):
            center = rect.right - 26 * (lamps - lamp) + 13, rect.centery
            fill = theme.GLOW if lamp < number else "#8a7a5c"
            draw_round(canvas, center, 20, fill, 2, theme.BRASS_LO)

    def _draw_ribbon(self, canvas: Surface, ribbon: Rect) -> None:
        draw_dark_panel(canvas, ribbon, 10, 2, shadow=False)
        self._draw_count(canvas, ribbon.inflate(-32, -8), theme.CREAM)
        if self._reads_help:
            draw_paper_panel(canvas, self._note, 12, 3)
            across, down = at.NOTE_EDGE
            draw_block(canvas, self.told, self._note.inflate(-2 * across, -2 * down), theme.TEXT.body_large, theme.INK)

    def _draw_card(self, canvas: Surface) -> None:
        attempt, said, task = self._attempt, words.SAID[self.challenge.id], self.challenge.task
        dim(canvas)
        draw_paper_panel(canvas, at.CARD, rivets=True)
        bar = within(at.CARD, left=4, right=4, top=4, height=50)
        draw_title_bar(canvas, bar, theme.VELVET, said.title, theme.TEXT.title)
        title = words.SOLVED if attempt.is_solved else words.NOT_THIS_TIME
        draw_text(canvas, title, at.CARD_TITLE, theme.TEXT.title_huge, theme.VELVET, "center", width=at.CARD.w - 280)
        own, rival = attempt.fames
        number, wanted = (own, rival) if task.kind == WIN else (attempt.tally.number, task.at_least)
        told = (words.solved_with if attempt.is_solved else words.missed)[task.kind](number=number, wanted=wanted)
        draw_text(canvas, told, at.CARD_REACHED, theme.TEXT.strong_lead, theme.INK, "center", width=at.CARD.w - 120)
        draw_double_rule(canvas, *ends(at.CARD, 120), at.CARD_REACHED[1] + 22)
        text = f"{said.teaches}\n\n*{words.TEMPTING}* {said.tempting}" if attempt.is_solved else words.MISSED_ASIDE
        draw_block(canvas, text, at.CARD_TEXT, theme.TEXT.body_lead, theme.INK)
        if attempt.is_solved:
            draw_seal(canvas, at.CARD_SEAL, 104)


def help_of(said: words.SaidOfChallenge) -> tuple[str, str, str]:
    """The steps of help, each says more than the one before."""
    return said.first, said.second, said.third


_KEYS: Final = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE),
)
