"""The board's dock: what Done means, the Action Points, the check boxes, and what would come of a placement."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pygame import Surface

from trickerion.language.speech import signed
from trickerion.language.wording import Words
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import acting_facts, action_of, points_of, shard_facts
from trickerion.rules.ask.board import character_facts, slot_facts
from trickerion.rules.ask.powers import powers_that_close
from trickerion.rules.catalog import ENHANCE_SHARDS, SLOTS, SPECIALS, Slot
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.moves import Enhance, ForgoBonus, Move, PlaceCharacter
from trickerion.rules.state import WAITING, Character, GameState
from trickerion.table import pointed
from trickerion.table.company import away_words, choosing_seats, they_wait, thinking_time
from trickerion.table.dock import CheckBox, DockButtons, DoneButton, PointsPanel
from trickerion.table.panel import Deeds, Lifted, Panel
from trickerion.table.pointed import points_tip, shard_tip
from trickerion.table.top_bar import prompt_of
from trickerion.table.view import TableView
from trickerion.table.wishes import due_now
from trickerion.ui.hotspots import Hotspots, plain
from trickerion.words import names, privacy, tooltips
from trickerion.words.cards import BEGUN_IS_FOR_NOW, COPY_IS_FOR_NOW
from trickerion.words.question import BOARD
from trickerion.words.questions import QUESTIONS
from trickerion.words.reasons import SHORT
from trickerion.words.screens import board as words
from trickerion.words.screens.assignment import AT_ONCE
from trickerion.words.screens.together import LOOKS_ON, LOST_TITLE, THEY_WAIT, decides_for


@dataclass(frozen=True)
class Forecast:
    """Table after the placement of a Character: the state, the Character at work, the moves that were refused."""

    character: str
    slot: str
    state: GameState
    acting: ActingFacts | None
    refused: frozenset[Move] = frozenset()

    @property
    def points(self) -> int:
        """The Action Points of the Character there."""
        return self.acting.points if self.acting is not None else 0


class NextCharacter:
    """The Character that is about to be placed."""

    def __init__(self, session: RunningGame, table: TableView, spots: Hotspots) -> None:
        self._session = session
        self._table = table
        self._spots = spots
        self._wanted: set[Move] = set()
        self._in_sight: tuple[str, str] | None = None
        self._forecasts: dict[tuple[object, ...], Forecast | None] = {}

    @property
    def lifted(self) -> str:
        """The Character in the hand, or ""."""
        held = self._spots.in_air
        return held.payload.character if held is not None and isinstance(held.payload, Lifted) else ""

    def take_wishes(self) -> list[Move]:
        """The moves that the check boxes ask for right after the placement; this clears the boxes."""
        wanted = self._wishes()
        self._wanted.clear()
        return wanted

    def wants(self, move: Move) -> bool:
        """True while the check box of this move is ticked."""
        return move in self._wanted

    def toggle(self, move: Move) -> None:
        """Tick the check box of a move, or take the tick away."""
        self._wanted ^= {move}

    def _wishes(self) -> list[Move]:
        return [move for move in (ForgoBonus(), Enhance()) if move in self._wanted]

    def forget(self) -> None:
        """The table has changed."""
        self._forecasts.clear()
        if not self._table.is_placing:
            self._wanted.clear()

    def follow_hand(self) -> bool:
        """Look where the disk in the hand is; True when it has come to another slot."""
        before, lifted = self._in_sight, self.lifted
        landing = self._spots.meaning(self._spots.landing)
        self._in_sight = (lifted, landing.id) if isinstance(landing, Slot) else None
        return self._in_sight != before

    @property
    def forecast(self) -> Forecast | None:
        """Forecast of the placement in sight."""
        if self._in_sight is None:
            return None
        key = (*self._in_sight, *self._wishes())
        if key not in self._forecasts:
            self._forecasts[key] = _preview(self._session, *self._in_sight, self._wishes())
        return self._forecasts[key]


def _preview(session: RunningGame, character: str, slot: str, wanted: Sequence[Move]) -> Forecast | None:
    """Forecast of the viewer's table after placing the Character; None when the placement is not legal."""
    move = PlaceCharacter(character, slot)
    if move not in session.legal:
        return None
    then = session.preview.possible(move, wanted)
    view, refused = session.preview.view_after(move, then), frozenset(wanted) - frozenset(then)
    acting = acting_facts(view.state)
    return Forecast(character, slot, view.state, acting if acting is not None and acting.is_asked else None, refused)


_PLACED_ELSEWHERE: Final = (
    m.ReturnTrick,
    m.ReturnComponent,
    m.TakeBackMarker,
    m.Improvise,
    m.PlaceCharacter,
    m.LeaveIdle,
    m.FinishCharacter,
    m.Enhance,
    m.ForgoBonus,
    m.Skip,
)
"""Moves that have a place of their own on the board, as those that begin an Action have; all others are "more"."""

_DECLINED: Final = {m.DoNotAdvertise(): ("decline", words.NO_POSTER_TIP), m.Skip(): ("skip", words.SKIP_TIP)}
"""What says no to a Poster or a placement, beside Done: a second press on Done must not answer the next question."""


class BoardDock(Panel):
    """Undo, Redo, Hint, Done, and above them the Action Points."""

    def __init__(
        self, table: TableView, deeds: Deeds, session: RunningGame, buttons: DockButtons, placing: NextCharacter
    ) -> None:
        super().__init__(table, deeds)
        self._session = session
        self._buttons = buttons
        buttons.done = self.done
        self._placing = placing
        self.past = ("", "")  # while an earlier moment is looked at, what that is and how it ends

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_parts(self._buttons)
        spots.add_parts(self.points())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self.points().draw(canvas, spots)
        self._buttons.draw(canvas, spots)

    def done(self) -> DoneButton:
        """Done, or the button that takes its place."""
        table, legal = self.table, self._session.legal
        if self.past[0]:
            return DoneButton(why_not=self.past[1])
        if not legal:
            waits = words.NOT_YOUR_MOVE if table.decider >= 0 and not self._session.holds else ""
            return DoneButton(second_line=privacy.CARDS_FIRST if self._session.screen.is_covered else waits)
        acting = table.own_acting
        if table.question == "CharacterActs" and acting is not None:
            left = words.POINTS_LEFT(acting.points) if acting.points else words.ALL_SPENT
            return DoneButton(
                second_line=left if acting.takes_actions else SHORT("on_stage", {}), on_click=self.deeds.finish
            )
        if table.is_placing:
            return self._idle()
        if m.Advertise() in legal:
            price = words.POSTER_COSTS(table.on_board.poster_price(table.viewer))
            return DoneButton(words.ADVERTISE, price, partial(self.deeds.answer, m.Advertise()))
        if m.LearnNoPower() in legal:
            return DoneButton(*words.YOUR_POWERS, partial(self.deeds.open_powers, table.viewer))
        line, why_not = words.CHOOSE_FIRST
        return DoneButton(second_line=line, why_not=why_not)

    def _idle(self) -> DoneButton:
        """Done while a Character is placed: leave one idle. A second one is skipped elsewhere: Done ended the first."""
        legal = self._session.legal
        if m.Skip() in legal:
            return DoneButton(why_not=words.SKIP_ABOVE)
        if not any(isinstance(move, m.LeaveIdle) for move in legal):
            return DoneButton(words.IDLE, words.PLACE_FIRST, why_not=self._begun())
        return DoneButton(words.IDLE, words.LEAVE_ONE_IDLE, self.deeds.choose_idle, primary=self._is_stuck)

    @property
    def _is_stuck(self) -> bool:
        """True if no Character can be placed."""
        return not any(isinstance(move, m.PlaceCharacter) for move in self._session.legal)

    def _begun(self) -> str:
        """Reason why nobody can be left idle now: one Character must be placed."""
        return COPY_IS_FOR_NOW if any(one.copies for one in self.table.me.characters.values()) else BEGUN_IS_FOR_NOW

    def boxes(self) -> tuple[CheckBox, ...]:
        """ "+1 for a Shard" and "+1, not the card's bonus", before the drop and until the first Action."""
        table, legal, boxes = self.table, self._session.legal, []
        if table.question == "CharacterActs":
            boxes = [self._wish(move) for move in (m.Enhance(), m.ForgoBonus()) if move in legal]
            boxes += self._closed_card()
        elif table.is_placing and legal:
            if table.me.shards:
                boxes.append(self._open_box() or self._placing_box(Enhance()))
            waiting = (disk for disk in table.me.characters.values() if disk.status == WAITING)
            if any(_card_of(disk) in SPECIALS for disk in waiting):  # perhaps a copied one
                boxes.append(self._placing_box(ForgoBonus()))
        refusal = m.Skip() if table.is_placing else m.DoNotAdvertise()
        if refusal in legal:
            name, about = _DECLINED[refusal]
            refuse = partial(self.deeds.answer, refusal)
            boxes.append(CheckBox(name, about.title, False, refuse, plain(about), acts=True))
        may = table.is_placing or table.question == "CharacterActs"
        more = [move for move in legal if may and not isinstance(move, _PLACED_ELSEWHERE) and not action_of(move)]
        if more:
            click, tip = partial(self.deeds.offer, more), plain(pointed.extras(table, more))
            boxes.append(CheckBox("more", words.extras_label(more, has_room=not boxes), False, click, tip, acts=True))
        return tuple(boxes)

    def _open_box(self) -> CheckBox | None:
        """In place of a wish that the slot in sight does not allow: why not, before the Character is let go."""
        coming = self._placing.forecast
        if coming is None or Enhance() not in coming.refused:
            return None
        label, why = words.NO_SHARD_HERE
        return CheckBox(
            "enhance", label, False, lambda: None, plain(Words(label, (why,))), enabled=False, why_not=why, warns=True
        )

    def _wish(self, move: Move) -> CheckBox:
        return replace(self._box(move, False, partial(self.deeds.answer, move)), acts=True)

    def _placing_box(self, move: Move) -> CheckBox:
        return self._box(move, self._placing.wants(move), partial(self._toggle, move))

    def _toggle(self, move: Move) -> None:
        self._placing.toggle(move)
        self.deeds.changed()

    def _box(self, move: Move, on: bool, click: Callable[[], object]) -> CheckBox:
        if isinstance(move, m.ForgoBonus):
            return CheckBox("forgo", words.FORGO_BOX, on, click, plain(words.forgo(self._in_hand()[0])))
        of = (self.table.state, self.table.viewer, *self._in_hand())
        warns = bool(powers_that_close(self.table.state, self.table.viewer, ENHANCE_SHARDS))
        label = words.ENHANCE_BOX(points=shard_facts(*of).points)
        return CheckBox("enhance", label, on, click, shard_tip(*of), warns=warns)

    def _closed_card(self) -> list[CheckBox]:
        """The Buy of a special card that cannot be begun now, with the reason."""
        table, acting = self.table, self.table.own_acting
        if acting is None or acting.buys_for is None or m.UseCard(acting.card) in table.legal:
            return []
        facts = character_facts(table.state, acting.seat, table.me.characters[acting.character])
        why = pointed.why(table, facts.closed) or words.NOT_NOW
        label, tip = words.USE_CARD_BOX, plain(Words(names.card(acting.card), (why,), "ui.special_card"))
        return [CheckBox("card", label, False, lambda: None, tip, enabled=False, why_not=why)]

    def _in_hand(self) -> tuple[str, str]:
        """The special card of the Character at work or in the hand, and the Character itself."""
        acting, lifted = self.table.own_acting, self._placing.lifted
        if acting is not None:
            return acting.card, acting.character
        return (_card_of(self.table.me.characters[lifted]), lifted) if lifted else ("", "")

    def points(self) -> PointsPanel:
        """The panel of the Action Points; of an earlier time only the Character at work, for nobody decides there."""
        shown = self._shown()
        if self.past[0] or not they_wait(self._session):
            return shown
        return replace(shown, line=THEY_WAIT) if shown.boxes else replace(shown, note=THEY_WAIT, note_icon="ui.clock")

    def _shown(self) -> PointsPanel:
        if self.past[0]:
            worked = self.table.acting
            if worked is None:
                return PointsPanel("", *self.past)
            return replace(self._at_work(worked, ()), note=self.past[1])
        if self._session.ended:
            return PointsPanel("", self._session.ended, "")
        table, coming, boxes = self.table, self._placing.forecast, self.boxes()
        if coming is not None:
            performs = SLOTS[coming.slot].is_performance and not coming.points
            planned = points_of(table.state, table.viewer, coming.character, coming.slot)
            more, points = coming.points - planned.total, tooltips.points_from(planned)
            about = words.PERFORMS if performs else words.FORECAST[bool(more)](points=points, more=signed(more))
            number = "" if performs else str(coming.points)
            return PointsPanel(number, pointed.at_work(coming.character, coming.slot), about, boxes=boxes)
        acting = table.acting
        if acting is not None:
            return self._at_work(acting, boxes)
        if table.is_placing and self._session.legal:
            return PointsPanel("", *self._placing_words(), boxes=boxes)
        return self._quiet()

    def _placing_words(self) -> tuple[str, str]:
        if self._placing.lifted:
            return names.character(self._placing.lifted), words.DROP_IT
        if m.Skip() in self._session.legal:
            return words.PLACE_SECOND, words.SECOND_PLACEMENT(prophecy=names.prophecy(self.table.state.active_prophecy))
        may = self.table.placements
        if self._is_stuck and any(isinstance(move, m.LeaveIdle) for move in self._session.legal):
            return words.PLACE, words.NO_SLOT
        return words.PLACE, words.LAY_FIRST if may.improvisers and not may.characters else words.DRAG_IT

    def _at_work(self, acting: ActingFacts, boxes: tuple[CheckBox, ...]) -> PointsPanel:
        table, title = self.table, pointed.at_work(acting.character, acting.slot)
        own = acting.seat == table.viewer
        if not acting.takes_actions:
            no_show = own and slot_facts(table.state, acting.slot, table.viewer).no_show
            line = words.NO_SHOW if no_show else words.PERFORMS_LATER
            return PointsPanel("", title, line, note=self._undo_note(), boxes=boxes)
        meaning = words.ACTION_POINTS_LEFT if own else words.THEIR_POINTS_LEFT
        line = meaning(acting.points, who=table.names[acting.seat])
        if own and not acting.points and self._session.undoing.adds_point:
            line = words.UNDO_TO_ADD
        note, tip = self._undo_note() if own else "", partial(points_tip, table.state, acting)
        if own and (due := due_now(table)):  # who acts stands at the top of the screen, too
            title, line = "", due
        return PointsPanel(str(acting.points), title, line, note=note, boxes=boxes, tip=tip)

    def _quiet(self) -> PointsPanel:
        table, session = self.table, self._session
        if session.is_over:
            return PointsPanel("", *words.GAME_OVER)
        if m.Advertise() in session.legal:
            return PointsPanel("", prompt_of(session)[0], pointed.poster(table), boxes=self.boxes())
        if session.legal:
            asked = QUESTIONS[table.question]
            is_listed = asked.scene == BOARD and not asked.plain
            line = asked.line or (words.CHOOSE if is_listed else words.YOUR_TURN)
            return PointsPanel("", prompt_of(session)[0], line, note=self._undo_note())
        if session.holds and table.decider == table.viewer:
            is_cut = session.company is not None and session.company.is_cut
            return PointsPanel(
                "", prompt_of(session)[0], "", note=LOST_TITLE if is_cut else "", note_icon="ui.wire_cut"
            )
        choosing = choosing_seats(session)
        if len(choosing) > 1:
            return PointsPanel("", AT_ONCE, "", note=LOOKS_ON, note_icon="ui.zoom")
        decider = choosing[0] if choosing else table.decider
        title = table.names[decider] if decider >= 0 else ""
        if told := away_words(session):
            return PointsPanel("", *told, note_icon="ui.wire_cut")
        if session.pace.waits_for_undo:
            note = words.UNDO_TO_ADD if session.undoing.adds_point else self._undo_note()
            return PointsPanel("", title, words.WAITS_FOR_UNDO, note=note)
        if thinks := self._thinks():
            return PointsPanel("", title, thinks, note=words.SKIP_MOTION, note_icon="ui.fast_forward")
        line = words.IS_THINKING if session.pace.is_thinking and not session.screen.asks_person else words.DECIDES
        if session.company is not None and session.company.own < 0:
            return PointsPanel("", title, line, note=LOOKS_ON, note_icon="ui.zoom")
        return PointsPanel("", title, line, note=words.SKIP_MOTION, note_icon="ui.fast_forward")

    def _thinks(self) -> str:
        """Time for which the person who decides has been asked, "" while it is not long."""
        company, decider = self._session.company, self.table.decider
        if company is None or decider < 0 or company.own < 0:
            return ""
        time = thinking_time(company.thought(decider))
        return decides_for(time=time) if time else ""

    def _undo_note(self) -> str:
        if self._session.undoing.can_undo:
            head = self._session.undoing.head
            is_all = self._session.undoing.can_step_back and head == self._session.undoing.label
            return words.undo_note(takes_back=head) if is_all else words.undo_more(takes_back=head)
        return self._buttons.why_no_undo() if self._session.legal else ""


def _card_of(disk: Character) -> str:
    return disk.copies or disk.card
