"""Meaning of the pointer on the board: the moves of a thing, the step of a hint, the page of the Workbook."""

from trickerion.play.hints import HintStep
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.catalog import Slot
from trickerion.rules.moves import Move
from trickerion.scenes.board.answers import Answers
from trickerion.scenes.board.dock import NextCharacter
from trickerion.screens.board.actions import ActionRows
from trickerion.table.opponents import Opponent
from trickerion.table.panel import Glow, Lifted, LiftedMarker
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Hotspots
from trickerion.words.workbook_where import ACTIONS, PHASES, THINGS, Place


class Pointing:
    """Things that are pointed at or held; ``actions`` are the rows of the Actions."""

    actions: ActionRows

    def __init__(
        self, table: TableView, session: RunningGame, spots: Hotspots, answers: Answers, placing: NextCharacter
    ) -> None:
        self._table, self._session, self._spots = table, session, spots
        self._answers, self._placing = answers, placing

    @property
    def lit_moves(self) -> tuple[Move, ...]:
        """The moves whose things light up: those of the open list, or of the Action under the pointer."""
        if self._answers.popup is not None:
            return tuple(self._answers.offered)
        row = self.actions.pointed_at(self._spots)
        return row.moves if row is not None else ()

    @property
    def hint_step(self) -> HintStep:
        """Step for a hint: a place for the thing in the hand, a Component of the sheet, or an answer of the list."""
        held = self._spots.held.payload if self._spots.held is not None else None
        if isinstance(held, Lifted):
            places = (move for move in self._session.legal if isinstance(move, m.PlaceCharacter))
            return HintStep(among=tuple(move for move in places if move.character == held.character))
        if isinstance(held, LiftedMarker) and m.SetUpTrick(held.place) in self._session.legal:
            return HintStep(after=(m.SetUpTrick(held.place),))
        return HintStep(among=tuple(self._answers.chosen_from))

    @property
    def _hot_move(self) -> Move | None:
        """The only move that a click would make."""
        hovered = self._spots.hovered or self._spots.focused or ""
        for name, target in self._answers.targets(self.lit_moves).items():
            if hovered == f"pick.{name}":
                return target.moves[0] if len(target.moves) == 1 else None
        for row in self.actions.now:
            if hovered == row.spot and len(row.moves) == 1:
                return row.moves[0]
        return self._answers.pointed_at(self._spots)

    def glow(self) -> Glow:
        """Effect of the hand on the viewer's strip."""
        lit = set(self._answers.targets(self.lit_moves))
        if self._table.is_placing and self._answers.popup is None:
            placed = self._table.placements
            lit.update(f"character.{name}" for name in (*placed.characters, *placed.improvisers))
        return Glow(frozenset(lit), self._placing.lifted, self._answers.change_in_sight(self._hot_move))

    @property
    def help_place(self) -> Place:
        """Page on the thing that is pointed at; else on the open question's Action, the Location at work, the phase."""
        near = self._table.near if self._answers.popup is not None else ""
        asked = next(((row.location, ACTIONS.get(row.id, "")) for row in self.actions.now if row.id == near), None)
        acting = self._table.acting
        at_work = (acting.location, "") if acting is not None else None
        return self._pointed_at or asked or at_work or PHASES.get(self._table.state.phase, ("turn", ""))

    @property
    def _pointed_at(self) -> Place | None:
        row = self.actions.pointed_at(self._spots)
        if row is not None:
            return row.location, ACTIONS.get(row.id, "")
        name = self._spots.hovered or self._spots.focused or ""
        match self._spots.meaning(name):
            case Slot(location=location):
                return location, ""
            case Opponent(seat=seat) if self._table.is_heir(seat):
                return THINGS["heirs_panel"]
            case (str(page), str(anchor)):
                return page, anchor
        return THINGS.get(name.split(".")[0])
