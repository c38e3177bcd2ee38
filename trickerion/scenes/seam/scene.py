"""The sheet on the dimmed table between two turns.

It appears piece by piece; a click shows all of it, another one takes it away. It stays for a moment from when all of
it lies there, or until the player goes on, as in a first game; in the solo game the player chooses here which die is
rolled again.
"""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.board import board_of
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.scenes.seam import telling as page
from trickerion.scenes.seam.begins import BeginsPage
from trickerion.scenes.seam.closed import ClosedSlots
from trickerion.scenes.seam.ends import EndsPage
from trickerion.scenes.seam.in_words import seam_in_words
from trickerion.scenes.seam.layout import SeamPlaces
from trickerion.table.seam import is_asked, seam_of
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_toggle
from trickerion.ui.curves import linear
from trickerion.ui.hotspot import Hotspot, tip_words
from trickerion.ui.said import Role, SceneTold, saying
from trickerion.ui.shapes import draw_glow, draw_plate, draw_round
from trickerion.ui.surfaces import draw_paper_panel, draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_note, draw_text, gold_text
from trickerion.ui.veil import dim
from trickerion.words.screens import seam as words

WAITED_FOR = 15.0  # seconds, at a table with people elsewhere
STAYS = 2.6  # seconds, after everything has appeared; quick motion makes nobody read faster
KNOWN: Final = "seam.known"
"""The memory that a person has said on the sheet itself whether it waits; until then it does in a first game."""
_LIGHT = (86, 76, 92)  # of 255: what remains of the table
_SLOWEST = 0.5  # of the speed of motion; without motion the sheet stays as long as at this one


@scene("seam")
class SeamScene(Scene):
    """Holds the game while it is open."""

    opaque = False
    fades = False
    skips_on_click = False
    holds_game = True
    help_page = "turn"

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(
            words.begins(turn=self.telling.seam.turn),
            [*seam_in_words(self.telling, self.ends, self.begins), self._note() if self.closed.is_asked else ""],
            zones=words.ZONES,
        )
        self.session = session
        self._is_first_game = not app.places.statistics.exists()  # none has been played to its end
        self._whole: Surface | None = None
        self.left = self._stays
        self._tell(0.0)

    def _tell(self, moment: float) -> None:
        """Read what has happened so far."""
        session, state = self.session, self.session.view.state
        seam, board = seam_of(session.log, state), board_of(state, session.viewer)
        at = SeamPlaces(has_closed=board.closes_by_turn, is_first=seam.is_first)
        viewer = session.viewer if len(session.screen.persons) == 1 else -1
        colours = seat_colours(session.options)
        names = seat_names(session.options, as_cast=session.sees_all)
        self.telling = page.Telling(seam, state, board, viewer, colours, names, at, moment)
        self.telling.prophecies_from = session.prophecies_from
        self.ends, self.begins = EndsPage(self.telling), BeginsPage(self.telling)
        self.closed = ClosedSlots(self.telling, self._answer)
        self.closed.legal = session.legal if is_asked(session) else ()
        self._go_on = self._button()

    def _button(self) -> Button:
        """Continue; closed while the question is open."""
        go_on = partial(
            Button,
            "seam.go_on",
            self.telling.at.go_on,
            words.GO_ON,
            self.go_on,
            primary=True,
            style=theme.TEXT.button_large,
        )
        if self.closed.is_asked:
            return go_on(enabled=False, why_not=words.CHOOSE_DIE_FIRST)
        return go_on(key="return", default=True)

    # --- time

    def on_enter(self) -> None:
        self.layout()
        self._run(page.PAGE if self.telling.seam.is_first else 0.0)

    def _run(self, start: float) -> None:
        """Let things appear, from a moment to the end or to the question."""
        end, sounds = page.DICE if self.closed.is_asked else page.END, self.app.sounds
        if not self.timeline.speed:
            sounds.play("page_turn")
        self.timeline.add(end - start, lambda t: self._show(start + (end - start) * t), ease=linear)
        for moment, sound in self._heard():
            if self.timeline.busy and start <= moment < end:
                self.timeline.after(moment - start, partial(sounds.play, sound))

    def _heard(self) -> list[tuple[float, str]]:
        """The sounds of the sheet, each at its moment."""
        seam = self.telling.seam
        cues = (
            (page.WAGES, "coins", any(row.paid for row in seam.wages)),
            (page.COINS, "quill", any(row.unpaid for row in seam.wages)),
            (page.JOINS, "disc_place", seam.joined),
            (page.ORDERS, "card_flick", seam.orders),
            (page.PAGE, "bell", True),
            (page.CARDS, "page_turn", seam.came),
            (page.DICE, "dice_roll", True),
            (page.RANKS, "tick", True),
        )
        return [(moment, sound) for moment, sound, is_told in cues if is_told]

    def _show(self, moment: float) -> None:
        self.telling.moment = moment

    @property
    def waits(self) -> bool:
        """True if the sheet stays until the player goes on: nobody hears it out in a moment."""
        return self.is_to_wait or self.app.listening.is_on

    @property
    def is_to_wait(self) -> bool:
        """True if it is set to stay, as in a first game."""
        is_new = self._is_first_game and not self.app.memory.recall(KNOWN, False)
        return is_new or self.app.settings.seam == "wait"

    @property
    def _stays(self) -> float:
        """Seconds that it stays after everything has appeared; longer for who wants to be waited for, not for ever."""
        company = self.session.company
        return WAITED_FOR if self.waits and company is not None and company.is_host else STAYS

    @property
    def _is_leaving(self) -> bool:
        """True while the time that is left runs: not below another scene, nor while something is read."""
        pointed = self.spots.hovered or self.spots.focused
        is_read = pointed not in (None, "seam.anywhere") and not self.session.others_wait
        is_read = is_read or self.app.stack.top is not self
        waits = self.waits and not self.session.others_wait
        is_explained = self.app.overlay is not None and self.app.overlay.holds_sheets
        is_held = waits or is_explained or self.closed.is_asked
        return self._whole is not None and not (is_held or is_read)

    @property
    def moving(self) -> bool:
        return self._is_leaving

    def update(self, dt: float) -> None:
        if self._is_leaving:
            slow = 1.0 if self.session.others_wait else min(1.0, max(_SLOWEST, self.app.settings.motion))
            self.left -= dt * slow
            if self.left <= 0:
                self.app.post(self._leave)

    def _leave(self) -> None:
        if self.app.stack.top is self:
            self.app.stack.pop(self)

    # --- what the player does

    def go_on(self) -> None:
        """Show everything at once; when it is there, go on with the game."""
        is_busy = self.timeline.busy
        if is_busy:
            self.timeline.skip()
        if (not is_busy or self.app.listening.is_on) and not self.closed.is_asked:  # an ear has heard it whole
            self.app.sounds.play("click")
            self._leave()

    def switch_waiting(self) -> None:
        """Wait every turn, or no more."""
        self.app.sounds.play("click")
        then = "brief" if self.is_to_wait else "wait"
        self.app.memory.remember(KNOWN, True)
        self.app.change_settings(seam=then)
        self.left = self._stays

    def _answer(self, move: Move) -> None:
        """A second click may come before the sheet has been laid out for what the first one did."""
        if move in self.session.legal:
            self.timeline.skip()
            self.session.play(move)

    def handle_action(self, action: str) -> bool:
        """Back goes on; the first of two dice can be taken back."""
        if action == "back":
            self.go_on()
        elif action == "undo" and self.closed.is_asked and self.session.undoing.can_undo:
            self.session.undo()
            self.on_events([])
        return True

    def on_events(self, events: list[Event]) -> None:
        """The question has been answered: the sheet goes on."""
        self._tell(page.CLOSED)
        self._whole, self.opaque, self.left = None, False, self._stays
        self.layout()
        self._run(page.CLOSED)

    def on_settings(self) -> None:
        self.on_hidden()
        self.layout()

    def on_hidden(self) -> None:
        self._whole, self.opaque = None, False

    def layout(self) -> None:
        """A click anywhere goes on; what lies there explains itself."""
        spots = self.spots
        spots.clear()
        whole = Rect(0, 0, *theme.CANVAS_SIZE)
        spots.add(Hotspot("seam.anywhere", whole, on_click=self.go_on, focusable=False))
        explained = len(spots.names())
        if not self.telling.seam.is_first:
            spots.add_parts(self.ends)
        spots.add_parts(self.begins)
        if self.telling.at.has_closed:
            spots.add_parts(self.closed)
        for name in spots.names()[explained:]:
            spots.get(name).on_click = spots.get(name).on_click or self.go_on
        stays = words.WAITED_FOR if self.session.others_wait else words.WAIT_TIP[1]
        tip = tip_words(words.WAIT_TIP[0], stays, icon="ui.settings")
        switch = saying(words.WAIT_TIP[0], role=Role.SWITCH, on=self.is_to_wait)
        spots.add(Hotspot("seam.wait", self.telling.at.wait, on_click=self.switch_waiting, tip=tip, says=switch))
        spots.add(self._go_on.spot())

    # --- the picture

    def draw(self, canvas: Surface) -> None:
        if self._whole is None:
            dim(canvas, _LIGHT)
            self._draw_sheet(canvas)
            if not self.timeline.busy and not self.closed.is_asked and not self.app.stack.fading:
                self._whole, self.opaque = canvas.copy(), True
        else:
            canvas.blit(self._whole, (0, 0))
        self._draw_foot(canvas)

    def _note(self) -> str:
        """Note beside Continue."""
        if self.closed.is_asked:
            return words.DIE_FIRST
        is_guided = self.app.overlay is not None and self.app.overlay.holds_sheets
        return "" if is_guided or self.telling.seam.is_first else words.ANYWHERE

    def _draw_sheet(self, canvas: Surface) -> None:
        telling, at = self.telling, self.telling.at
        draw_wood_panel(canvas, at.sheet, 14, 5)
        if not telling.seam.is_first:
            draw_paper_panel(canvas, at.ends, 10, 3)
            title = words.ends(turn=telling.seam.turn - 1)
            draw_ribbon(canvas, at.ribbon(at.ends), theme.VELVET, title, theme.TEXT.title_large)
            self.ends.draw(canvas, self.spots)
        telling.appear(canvas, at.begins.inflate(60, 90), page.PAGE - page.APPEARS, lambda: self._draw_begins(canvas))
        if not telling.seam.is_first:
            _draw_number(canvas, at.number, telling.seam.turn)

    def _draw_begins(self, canvas: Surface) -> None:
        telling, at = self.telling, self.telling.at
        draw_paper_panel(canvas, at.begins, 10, 3, seed=1)
        draw_ribbon(
            canvas, at.ribbon(at.begins), theme.VELVET, words.begins(turn=telling.seam.turn), theme.TEXT.title_large
        )
        self.begins.draw(canvas, self.spots)
        if at.has_closed:
            self.closed.draw(canvas, self.spots)

    def _draw_foot(self, canvas: Surface) -> None:
        at, bar = self.telling.at, self.telling.at.bar
        place, is_hot = (at.wait.x + 30, at.foot), self.spots.hovered == "seam.wait"
        draw_toggle(canvas, place, self.is_to_wait, hovered=is_hot)
        spot = (place[0] + 40, at.foot - 1)
        switch = draw_text(canvas, words.WAIT, spot, theme.TEXT.body_lead, theme.CREAM, "midleft")
        if (not self.waits or self.session.others_wait) and not self.closed.is_asked:
            draw_plate(canvas, bar, theme.DARK_INSET, 4, 1, theme.BRASS_LO)
            filled = round(bar.w * max(0.0, min(1.0, self.left / self._stays)))
            if filled > 4:
                draw_plate(canvas, Rect(bar.x, bar.y, filled, bar.h), theme.BRASS_HI, 4)
        if note := self._note():
            aside = (at.go_on.x - 20, at.foot - 1)
            draw_note(canvas, note, aside, theme.TEXT.aside_large, theme.PARCHMENT2, "midright", beside=switch)
        self._go_on.draw(canvas, self.spots)


def _draw_number(canvas: Surface, center: tuple[int, int], turn: int) -> None:
    """The disc of the new turn, on both pages."""
    draw_glow(canvas, center, 46, theme.GLOW, 0.6)
    draw_round(canvas, center, 78, theme.BRASS, 2, theme.BRASS_LO)
    draw_round(canvas, center, 66, theme.VELVET, 2, theme.BRASS_HI)
    gold_text(canvas, str(turn), (center[0], center[1] - 1), theme.TEXT.title_huge)
