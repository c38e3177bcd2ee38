"""The things on the board, put together once: for the game that is played and for one that is seen again."""

from collections.abc import Callable

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_of
from trickerion.rules.facts.stage import Advised
from trickerion.screens.board import locations
from trickerion.screens.board.academy import Academy, WorkshopInColumn
from trickerion.screens.board.actions import ActionRow, ActionRows
from trickerion.screens.board.dark_alley import ActiveProphecy, DarkAlley, below_opponents
from trickerion.screens.board.duel import TurnSetupCards
from trickerion.screens.board.focus import BoardFocus
from trickerion.screens.board.layers import FameTrack
from trickerion.screens.board.marker_slots import MarkerSlots
from trickerion.screens.board.seats import EverybodysPanels
from trickerion.screens.board.solo import ConfigurationDice, HeirPlan
from trickerion.screens.board.stage import Stage, marker_rect
from trickerion.screens.board.still_to_come import StillToCome
from trickerion.screens.board.trade_sheet import TradeSheet
from trickerion.table.academy import AcademyPieces
from trickerion.table.log_panel import HEAD, NO_HEAD, LogPanel
from trickerion.table.opponents import Initiative, OpponentPanels
from trickerion.table.panel import Anchor, Deeds, Glow, Panel
from trickerion.table.popup import Popup
from trickerion.table.strip import Strip
from trickerion.table.team import Team
from trickerion.table.to_come import ToCome
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.layout import to_come


class BoardPanels:
    """All panels but log and dock: ``above_log`` in the order in which the keyboard visits them, and the ``strip``."""

    def __init__(
        self, table: TableView, deeds: Deeds, take: Callable[[ActionRow], object], glow: Callable[[], Glow]
    ) -> None:
        self._table, here = table, (table, deeds)
        self.fame = FameTrack(*here)
        self.actions = ActionRows(*here, take)
        beside = DarkAlley(*here, self.actions.may_tell_fortune) if table.in_play.alley else locations.Residence(*here)
        last = (Academy(*here), WorkshopInColumn(*here)) if table.in_play.academy else (locations.Workshop(*here),)
        market = (locations.OrderSlots(*here), locations.MarketRow(*here))
        self.locations: tuple[Panel, ...] = (locations.Downtown(*here), *market, beside, *last, Stage(*here))
        self.character_slots = locations.CharacterSlots(*here, self.locations)
        self.marker_slots = MarkerSlots(*here)
        self.focus = BoardFocus(*here, self.locations, self.character_slots, self.actions)
        dice, rivals = ConfigurationDice(*here), StillToCome(*here, self.locations)
        below = (TurnSetupCards(*here, self.locations), ActiveProphecy(*here), ToCome(*here, to_come.on_board))
        self.opponents = EverybodysPanels(*here) if table.looks_on else OpponentPanels(*here)
        column = (Initiative(*here), self.opponents, HeirPlan(*here), *below)
        pieces = (AcademyPieces(*here),) if table.in_play.academy else ()
        own = (Strip(*here, glow), Team(*here, glow), *pieces)
        self.strip: tuple[Panel, ...] = () if table.looks_on else own
        board = (
            locations.LocationHeads(*here, self.locations),
            self.fame,
            self.actions,
            dice,
            *self.locations,
            rivals,
            self.marker_slots,
            self.character_slots,
            self.focus,
        )
        self.above_log: tuple[Panel, ...] = (*board, *column)
        self.still: tuple[Panel, ...] = (*self.locations, dice, rivals, *column)
        """Panels drawn on the layer that is kept, below the strip and the Action rows."""

    @property
    def areas(self) -> list[Rect]:
        """The panels that catch a drop as wholes."""
        return [at.ALLEY, *(panel.rect for panel in self.locations if isinstance(panel, locations.LocationPanel))]

    def lay_log(self, log: LogPanel) -> None:
        """The log takes what is left of the right column; where that is little, it goes without a head."""
        log.rect = below_opponents(self._table)[2]
        log.head = HEAD if log.rect.h >= self._table.column.headed else NO_HEAD

    def anchors(self, *, with_strip: bool = True) -> dict[str, Anchor]:
        """Anchors of everything that may fly."""
        panels = (*self.above_log, *self.strip) if with_strip else self.above_log
        return {name: anchor for panel in panels for name, anchor in panel.anchors.items()}


_SPOTS = {
    "slot": "slot.{}",
    "die": "die.{}",
    "component": "stock.{}",
    "card": "card.{}",
    "deck": "deck.{}",
    "space": "space.{}",
    "place": "trick.{}",
    "character": "character.{}",
}
"""Fields of moves -> the names of their spots on the board, the most telling first."""


def place_of_hint(move: m.Move, spots: Hotspots, open_list: object) -> Rect:
    """Place where a move is made, or of the thing that the move is about."""
    names = [pattern.format(getattr(move, field)) for field, pattern in _SPOTS.items() if hasattr(move, field)]
    box = [f"dock.{name}" for kind, name in ((m.DoNotAdvertise, "decline"), (m.Skip, "skip")) if isinstance(move, kind)]
    names += [f"action.{action_of(move)}", *box, "dock.done"]
    if isinstance(open_list, TradeSheet):
        names = [f"trade.{getattr(move, 'component', '')}"]
    if isinstance(open_list, Popup):
        names = [f"option.{n}" for n, option in enumerate(open_list.options) if move in option.moves]
        names += ["popup.more", "popup.ground"]
    return next((spots.rect(name) for name in names if name in spots), at.DONE)


def ghost_rect(table: TableView, proposed: Advised | None) -> Rect | None:
    """Place of the Trick Marker that a hint proposes."""
    rect = marker_rect(table, *proposed.spot) if proposed is not None else None
    return rect.inflate(10, 10) if rect is not None else None
