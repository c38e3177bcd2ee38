"""The scene of the decision "Assigning": it composes its panels, and lays the cards."""

import functools

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, paint_ahead, scene
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.team import assigning, wage_bill
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.moves import FinishAssignment, LayCard, LayCoin, Move, TakeBack
from trickerion.rules.state import Character
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.advice import Advice
from trickerion.scenes.assignment.characters import Characters
from trickerion.scenes.assignment.desk import Desk, desk_of
from trickerion.scenes.assignment.hand import AssignmentHand, draw_held, draw_tray
from trickerion.scenes.assignment.laying import CardLaying
from trickerion.scenes.assignment.planning import Planning
from trickerion.scenes.assignment.powers import Learned
from trickerion.scenes.assignment.side import OtherPlayers, draw_wages, rows_of
from trickerion.scenes.assignment.waiting import Waiting
from trickerion.scenes.assignment.what_if import WhatIf
from trickerion.screens.dialog import ask
from trickerion.table.animator import Animator
from trickerion.table.company import is_absent
from trickerion.table.director import open_game_scene
from trickerion.table.dock import DockPlaces, DoneButton
from trickerion.table.game_scene import GameScene
from trickerion.table.people_pills import PersonAt
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.flow import within
from trickerion.ui.keys import key_text
from trickerion.ui.scenery import backdrop
from trickerion.ui.surface_cache import lasting_surface
from trickerion.ui.surfaces import draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words.question import POWERS
from trickerion.words.screens import assignment as words
from trickerion.words.screens.menus import NOT_YET
from trickerion.words.workbook_where import PHASES

_DOCK = DockPlaces(undo=at.UNDO, redo=at.REDO, hint=at.HINT, done=at.DONE)


@scene("assignment")
class AssignmentScene(GameScene):
    """Assignment cards under Characters, by drag, by two clicks, or by keys."""

    help_page, help_anchor = PHASES["assignment"]
    messages = (1144, 66)

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session, dock=_DOCK)
        self.animator = Animator(self.timeline)
        self.laying = CardLaying(self, self.animator, app.sounds)
        self.spots.on_pick_up = lambda _held: app.sounds.play("card_flick")
        self._see()

    def _see(self) -> None:
        viewer = self.session.viewer
        self.table = TableView(self.state, viewer, self.colours, self.names, self.legal, self.animator.hidden)
        self.desk: Desk = desk_of(self.state, viewer)
        self.table.has_manners = self.app.settings.manners or self.session.is_tonight
        self.table.prophecies_from = self.session.prophecies_from
        self.characters = Characters(self.table, self.desk, self.laying)
        self.hand = AssignmentHand(self.table, self.desk, self.laying)
        self.laying.desk, self.laying.characters = self.desk, self.characters
        sheet = at.planning_panel(len(self.names) - 1, self.table.in_play.duel)
        workshop = functools.partial(self._open_workshop, viewer)
        academy, theater = (functools.partial(open_game_scene, self.app, name) for name in (ACADEMY, "theater"))
        self.plans = Planning(self.table, sheet, workshop, academy, theater)
        self.advice = self._advice(sheet)
        open_powers = functools.partial(open_game_scene, self.app, POWERS)
        learned = [
            Learned(self.table, self.hand.beside_ability, lambda seat: open_powers(seat=seat))
        ] * self.table.in_play.powers
        session, absent = self.session, functools.partial(is_absent, self.session.company)
        is_at_once = not session.screen.is_shared and self.state.heir is None
        side = OtherPlayers(self.table, self._open_workshop, session.assigning.laid_early, is_at_once, self.people.says)
        self.side = side
        rivals = at.players_panel(len(self.names) - 1, self.table.in_play.duel)
        self.spots.keep_clear = [at.HAND, *([rivals] if session.screen.elsewhere else [])]  # people are waited for
        self.waiting: Waiting | None = None
        if session.assigning.has_assigned:
            late = session.assigning.still_assigning
            open_of = self.others.open_of if session.company is not None and session.company.ruling.decides else None
            self.waiting = Waiting(self.table, late, self.dock.undo, session.undoing.can_undo, absent, open_of)
        self.bar.prompt = self.waiting.prompt if self.waiting is not None else ""
        self.panels = (self.hand, self.characters, side, self.advice or self.plans, *learned)

    def _advice(self, sheet: Rect) -> Advice | None:
        """The hint's plan beside the cards that lie, as long as they are weighed."""
        hints = self.session.hints
        if not hints.is_advising or hints.weighing.comparison is None:
            return None
        what_if = WhatIf(
            hints.weighing.comparison,
            sheet,
            self.colours[self.session.viewer],
            self.desk.moves_to_follow,
            self.laying.follow,
            self.put_away,
            is_weighing=hints.is_weighing,
            is_stale=hints.weighing.is_stale,
            has_cards=len(self.desk.idle) < len(self.desk.characters),
        )
        return Advice(what_if, self.characters.columns)

    def put_away(self) -> None:
        """The sheet of the hint turns back, and the thought about it ends."""
        self.session.hints.call_off()
        self.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        hints, sheet = self.session.hints, self.advice.sheet if self.advice is not None else None
        found = hints.weighing.comparison if hints.is_advising else None
        shown = (sheet.found, sheet.is_weighing) if sheet is not None else (None, False)
        if shown[0] is not found or shown[1] != hints.is_weighing:
            self.refresh()

    def layout(self) -> None:
        self._see()
        self.spots.clear()
        self.spots.add_parts(self.bar, *self.panels)
        self.dock.done = lambda: self.done
        self.spots.add_parts(self.waiting or self.dock)
        self.spots.add_parts(self.others)

    def people_at(self) -> dict[int, PersonAt]:
        rows = rows_of(self.table)
        return {seat: PersonAt.in_row(row, is_full=self.side.is_done(seat)) for seat, row in rows}

    def _open_workshop(self, seat: int) -> None:
        open_game_scene(self.app, "workshop", seat=seat)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A digit lays its card on the Character that has the focus; Delete takes its card back."""
        if event.type == pygame.KEYDOWN and self.spots.held is None:
            focused = self.spots.focused or ""
            character = next((c for c in self.desk.characters if focused == f"place.{c.id}"), None)
            if character is not None and self._use_key(key_text(event), character):
                return True
        return super().handle_first(event)

    def handle_action(self, action: str) -> bool:
        """Esc turns the hint's sheet back, or opens the game's menu: the Assignment itself cannot be put aside."""
        if action == "back" and self.advice is not None:
            self.put_away()
            return True
        if action == "back":
            open_scene(self.app, "pause")
            return True
        return super().handle_action(action)

    def _use_key(self, key: str, character: Character) -> bool:
        if key in ("delete", "backspace") and character.card:
            self.laying.take_back(character.id)
            return True
        if not key.isdigit() or not 0 < int(key) <= len(self.desk.pickable):
            return False
        card = self.desk.pickable[int(key) - 1]
        if LayCard(character.id, card) not in self.legal:
            self.app.sounds.play("error")
            return True
        self.laying.lay_by_key(card, character)
        self._focus_next(character)
        return True

    def _focus_next(self, after: Character) -> None:
        """Focus the next Character without a card, starting over at the end; Done when there is none."""
        ids = [character.id for character in self.desk.characters]
        start = ids.index(after.id) + 1
        free = {character.id for character in self.desk.idle}
        following = next((c for c in ids[start:] + ids[:start] if c in free), None)
        self.spots.focused = f"place.{following}" if following else "dock.done"

    @property
    def _coins_in_time(self) -> int:
        """Coins that come in before the wages by the cards laid, which then are paid; 0 where nobody has reckoned."""
        return self.advice.sheet.coins_in_time if self.advice is not None else 0

    @property
    def done(self) -> DoneButton:
        """The Done button as it is now."""
        can = FinishAssignment() in self.legal
        is_short = can and not self._coins_in_time
        short = wage_bill(self.state, self.session.viewer).short if is_short else 0
        warning = words.before_done(short, len(self.desk.idle)) if can else ""
        return DoneButton(words.DONE, warning, self.finish if can else None, words.WAITING)

    def finish(self) -> None:
        """End the Assignment; ask first when a Character would stay idle although there is a card for it, unless the
        player was told to do so.
        """
        is_told = self.app.overlay is not None and self.app.overlay.wishes(FinishAssignment())
        if self.desk.idle and self.desk.hand_size and not is_told:
            title, text = words.leave_idle(self.desk.idle)
            ask(self.app, title, text, words.DONE, self._finish, NOT_YET)
        else:
            self._finish()

    def _finish(self) -> None:
        if FinishAssignment() in self.legal:
            self.app.sounds.play("bell")
            self.play(FinishAssignment())

    @property
    def breathing(self) -> bool:
        return self.spots.held is not None

    def draw(self, canvas: Surface) -> None:
        canvas.blit(_ground(), (0, 0))
        self.bar.draw(canvas, self.spots)
        guide = self.waiting.guide if self.waiting is not None else words.GUIDE[assigning(self.state).kind]
        room = at.TABLE.w - 60
        draw_text(canvas, guide, at.GUIDE, theme.TEXT.aside_large, theme.PARCHMENT, "center", width=room)
        hand, characters, *others = self.panels
        for panel in (characters, hand, *others):
            panel.draw(canvas, self.spots)
        draw_wages(canvas, self.table, self._coins_in_time)
        (self.waiting or self.dock).draw(canvas, self.spots)

    def draw_over(self, canvas: Surface) -> None:
        self.plans.draw_large(canvas, self.spots)
        if self.session.hints.ready is not None and self.session.hints.ready.plan is None:
            self.draw_hint(canvas, self._hinted, *[at.place_rect(rect) for _, rect in self.characters.columns])
        self.animator.draw(canvas)
        draw_held(canvas, self.spots)

    def _hinted(self, move: Move) -> Rect:
        """Place to which a hint points."""
        if isinstance(move, (LayCard, TakeBack)):
            return self.characters.place_of(move.character)
        return self.spots.rect(f"secret.{move.secret}") if isinstance(move, LayCoin) else at.DONE


@lasting_surface
def _ground() -> Surface:
    ground = backdrop(110).copy()
    draw_wood_panel(ground, at.TABLE, 12, 4)
    lamp = Surface(at.TABLE.size, pygame.SRCALPHA)
    lamp.fill((255, 196, 110, 0))
    glow = within(lamp.get_rect(), left=120, right=120, top=40, height=620)
    pygame.draw.ellipse(lamp, (255, 196, 110, 64), glow)
    ground.blit(pygame.transform.box_blur(lamp, 90), at.TABLE)
    draw_ribbon(ground, at.RIBBON, "#21143f", words.TITLE, theme.TEXT.title_large, "ui.assignment")
    draw_tray(ground)
    return ground


paint_ahead(_ground)
