"""The Action rows: what each costs, whether the Character at work may take it, and why not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.language.voice import Voice
from trickerion.rules.ask.actions import action_statuses, costs_at
from trickerion.rules.facts.actions import ActingFacts, ActionStatus
from trickerion.rules.moves import Move, Reason
from trickerion.rules.state import GameState
from trickerion.table import pointed
from trickerion.table.panel import Deeds, Panel
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.giving_way import longer_or_shorter
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.said import Role, Said, Zone
from trickerion.words import names, reasons
from trickerion.words.action_tooltips import action_icon
from trickerion.words.said import points
from trickerion.words.screens import board as words

IDLE, LIT, DIM = "idle", "lit", "dim"
_NARROW: Final = 164  # a row up to this width has no room for words: the tip says why


@dataclass(frozen=True)
class ActionRow:
    """An Action as it stands on the board now.

    ``cost`` is None where there is nothing to pay; ``reason`` is short; ``moves`` begin the Action, in its own ``way``.
    """

    id: str
    location: str
    rect: Rect
    state: str = IDLE
    cost: str | None = None
    was: int | None = None
    reason: str = ""
    moves: tuple[Move, ...] = ()
    status: ActionStatus | None = None
    way: Callable[[Sequence[Move]], object] | None = None

    @property
    def spot(self) -> str:
        """The name of its hotspot."""
        return f"action.{self.id}"

    @property
    def is_compact(self) -> bool:
        """True if the row shares its line with another."""
        return self.rect.w <= _NARROW


def action_rows(
    table: TableView, panels: Sequence[Panel], state: GameState, acting: ActingFacts | None
) -> list[ActionRow]:
    """All rows of the board. ``state`` and ``acting`` are the table's, or a forecast's while placing."""
    live = {status.action: status for status in action_statuses(state, acting.seat)} if acting is not None else {}
    voice = table.voice
    rows = []
    for panel in panels:
        resting = {status.action: status for status in costs_at(state, table.viewer, panel.id)} if panel.rows else {}
        for action, rect in panel.rows.items():
            status = live.get(action) or resting.get(action)
            row = ActionRow(action, panel.id, rect, status=status, way=panel.way(action))
            rows.append(_as_it_stands(row, live.get(action), voice))
    return rows


def _as_it_stands(row: ActionRow, live: ActionStatus | None, voice: Voice) -> ActionRow:
    if row.id == "perform":
        return replace(row, reason=longer_or_shorter(words.AFTER_ALL, words.PERFORMED_LATER))
    status = row.status
    if status is not None:
        was = status.usual[0] if status.usual[0] == status.usual[1] and status.usual != status.cost else None
        row = replace(row, cost=reasons.cost_range(status.cost, status.action), was=was)
    if live is None or (row.id == "bargain" and live.reason is None):
        return row
    if live.moves:
        return replace(row, state=LIT, moves=live.moves)
    return replace(row, state=DIM, reason=reasons.short(live.reason or Reason("not_now"), voice.names, voice.viewer))


def _said(row: ActionRow) -> Said:
    """An Action with its cost, or the reason why it is closed."""
    cost = row.cost or ""
    if cost[:1].isdigit():
        cost = points(int(cost)) if cost.isdigit() else reasons.in_points(cost=cost)
    state = listed(part for part in (cost, row.reason if row.state != DIM else "") if part)
    return Said(names.ACTION[row.id], state, Role.ROW)


class ActionRows(Panel):
    """The rows of all Locations: a lit one begins its Action, by click or digit."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, take: Callable[[ActionRow], object]) -> None:
        super().__init__(table, deeds)
        self._take = take
        self.now: Sequence[ActionRow] = ()
        self.has_digits = True  # no open list takes them

    def add_hotspots(self, spots: Hotspots) -> None:
        lit = [row for row in self.now if row.state == LIT]
        for row in self.now:
            tip = tip_of(pointed.action, self.table, row.id, row.status, is_open=row.state != DIM)
            spot = spots.add(Hotspot(row.spot, row.rect, tip=tip, focusable=row.state != IDLE, now=False))
            spot.says = partial(_said, row)
            if spots.held is None and row.state == LIT and self.table.legal:
                spot.on_click, spot.zone, spot.now = partial(self._take, row), Zone.NOW, True
                number = lit.index(row) + 1
                spot.key = str(number) if number <= 9 and self.has_digits else ""
            elif row.state == DIM:
                spot.enabled, spot.on_click = False, lambda: None
                spot.why_not = pointed.why(self.table, row.status.reason if row.status is not None else None)
            elif row.way is not None:
                spot.on_click = partial(row.way, ())

    def pointed_at(self, spots: Hotspots) -> ActionRow | None:
        """The row under the pointer or the focus."""
        hot = spots.hot
        return next((row for row in self.now if row.spot in hot), None)

    def may_tell_fortune(self) -> bool:
        """True if Fortune Telling would move something: not for a Character that has no more fortunes to tell."""
        return any(row.id == "fortune_telling" and row.state != DIM for row in self.now)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for row in self.now:
            if row.state == IDLE:
                _draw_row(canvas, row, spots, 0.0, hovered=False)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The rows that breathe, and an idle one that is pointed at."""
        hot = spots.hot
        for row in self.now:
            if row.spot in hot or row.state != IDLE:
                _draw_row(canvas, row, spots, pulse, hovered=row.spot in hot)

    def draw_open(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The rows that are not idle, again over the veil."""
        for row in self.now:
            if row.state != IDLE:
                _draw_row(canvas, row, spots, pulse, hovered=False)


def _draw_row(canvas: Surface, row: ActionRow, spots: Hotspots, pulse: float, *, hovered: bool) -> None:
    text = RowText(
        (words.SHORT_LABEL if row.is_compact else words.ROW_LABEL)[row.id],
        icon=action_icon(row.id),
        cost=row.cost,
        was=row.was if not row.is_compact else None,  # its name needs the room; the tip says it
        reason=row.reason if row.state != LIT and not row.is_compact else "",
        detail=words.ROW_DETAIL.get(row.id, "") if row.state != DIM and not row.is_compact else "",
        key=spots.get(row.spot).key if row.spot in spots else "",
        style=theme.TEXT.strong,
    )
    is_focused = hovered and spots.focused == row.spot
    draw_action_row(canvas, row.rect, text, state=row.state, light=pulse, hovered=hovered, focused=is_focused)
