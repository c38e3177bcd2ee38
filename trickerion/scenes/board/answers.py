"""How decisions are answered on the board: lists beside their cause, and the things themselves, which light up."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.alike import distinct
from trickerion.rules.moves import Move
from trickerion.scenes.board.answer_lines import BY_ACTION, AnswerLines, is_about_cards
from trickerion.scenes.board.lists import AskedList, list_of
from trickerion.scenes.board.steps import PLAIN, LineLook
from trickerion.screens.board.trade import Trade, is_trade
from trickerion.screens.board.trade_sheet import TradeSheet
from trickerion.table.panel import Panel
from trickerion.table.pointed import label
from trickerion.table.popup import Option, Popup
from trickerion.table.sheets import CardChoice, CoveredCards, HandSheet
from trickerion.table.top_bar import addressed
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.said import SILENT, Role, Zone, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.words.screens import answers as words

Sheet = Popup | CardChoice | CoveredCards | HandSheet | TradeSheet

_RETURNS: Final = (m.ReturnTrick, m.ReturnComponent, m.TakeBackMarker)
_AT_ONCE: Final = (m.DrawCard, m.ChangeFate, m.UseAbility)
"""Moves that a click on a thing makes at once, without a list of one answer."""


def answers(legal: Sequence[Move]) -> list[Move]:
    """The moves that answer the question; giving something back is the right mouse button's business."""
    return [move for move in legal if not isinstance(move, _RETURNS)]


class Target(NamedTuple):
    """A thing on the table that stands for moves: where it is, and the moves that a click on it may mean."""

    rect: Rect
    moves: list[Move]
    glows: bool


class Answers:
    """The open list or sheet, and the things on the ``panels`` that stand for its answers.

    ``answer`` makes a move; ``changed`` has everything laid out anew.
    """

    panels: Sequence[Panel] = ()

    def __init__(
        self, table: TableView, session: RunningGame, answer: Callable[..., object], changed: Callable[[], object]
    ) -> None:
        self._table = table
        self._session = session
        self.answer = answer
        self.changed = changed
        self._lines = AnswerLines(table, session, answer)
        self._targets: dict[tuple[Move, ...], dict[str, Target]] = {}
        self._things: dict[str, Target] = {}
        self.popup: Sheet | None = None

    def targets(self, moves: Sequence[Move]) -> dict[str, Target]:
        """The things on the table that stand for the moves, by name; kept until everything is laid out anew."""
        key = tuple(moves)
        if key not in self._targets:
            self._targets[key] = self._find(key)
        return self._targets[key]

    def _find(self, moves: Sequence[Move]) -> dict[str, Target]:
        targets: dict[str, Target] = {}
        for move in moves:
            for panel in self.panels:
                for name, rect, glows in panel.places_of(move):
                    targets.setdefault(name, Target(rect, [], glows)).moves.append(move)
        return targets

    def look_round(self) -> None:
        """Find the things that the Character at work can do something with."""
        self._targets.clear()
        acts = self._table.question == "CharacterActs"
        self._things = self.targets(answers(self._table.legal)) if acts else {}

    def moves_of(self, thing: str) -> Sequence[Move]:
        """The moves of the Character at work that are about a thing."""
        return self._things[thing].moves if thing in self._things else ()

    @property
    def offered(self) -> Sequence[Move]:
        """The moves of the open list, those that come after a first step among them."""
        options = self.popup.options if self.popup is not None else ()
        return list(dict.fromkeys(move for option in options for move in option.moves))

    @property
    def chosen_from(self) -> Sequence[Move]:
        """The moves of a list or sheet that the player has opened; none of one that asks the whole question."""
        if isinstance(self.popup, TradeSheet):
            return self.popup.trade.moves
        return self.offered if self.popup is not None and self.popup.close is not None else ()

    def pointed_at(self, spots: Hotspots) -> Move | None:
        """The answer of the open list under the pointer or the focus."""
        number = self.popup.hot_option(spots) if self.popup is not None else None
        return self.popup.options[number].move if self.popup is not None and number is not None else None

    def ask(self) -> None:
        """Open the list for the open decision: every answer is in it, unless its cards are still covered."""
        moves = distinct(self._table.state, self._table.viewer, answers(self._session.legal))
        if self._session.screen.is_covered:
            self.popup = self._lines.covered()
        elif is_about_cards(moves):
            self.popup = self._lines.card_choice(self._lines.title(moves), moves)
        else:
            rows = {action: rect for panel in self.panels for action, rect in panel.rows.items()}
            self.popup = self._popup(self._lines.question(moves, rows))

    def open(self, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool) -> None:
        """Ask which of several moves is meant; ``by_action`` names the Actions rather than what they work on."""
        different = distinct(self._table.state, self._table.viewer, moves)
        self._list(addressed(self._session, title), different, anchor, by_action=by_action)

    def _list(self, title: str, moves: Sequence[Move], anchor: Rect, *, by_action: bool = False) -> None:
        line = BY_ACTION if by_action else PLAIN
        self.show(AskedList(title, moves, anchor, self._lines.losses(moves), line, self.close))

    def option(self, move: Move, line: LineLook) -> Option:
        """Line of a move in a list."""
        return self._lines.option(move, line)

    def show(self, asked: AskedList) -> None:
        """Show a list in the place of the open one."""
        self.popup = self._popup(asked)
        self.changed()

    def take(self, title: str, moves: Sequence[Move], anchor: Rect) -> None:
        """An Action was clicked: it is begun, or asks with what."""
        different = distinct(self._table.state, self._table.viewer, moves)
        if is_trade(moves):
            self.trade(moves)
        elif len(different) == 1:
            self.answer(different[0])
        else:
            self.open(title, different, anchor, by_action=False)

    def trade(self, moves: Sequence[Move], wish: Move | None = None) -> None:
        """Buy, Order or Quick Order: everything about it on one sheet, with a Component or an answer chosen."""
        trade = Trade(self._session, self._table, moves, wish)
        self.popup = TradeSheet(trade, self)
        self.changed()

    def close(self) -> None:
        """Leave a list without choosing."""
        self.popup = None
        self.changed()

    def use(self, title: str, moves: Sequence[Move], anchor: Rect) -> None:
        """A thing on the table was clicked: what can be done with it."""
        if is_trade(moves):
            self.trade([move for move in self._session.legal if isinstance(move, m.Buy)], moves[0])
        elif len(moves) == 1 and isinstance(moves[0], _AT_ONCE):
            self.answer(moves[0])
        elif is_about_cards(moves):
            self._show_cards(words.USE_THE_CARD, moves)
        elif moves:
            self.open(title, moves, anchor, by_action=True)

    def offer(self, moves: Sequence[Move]) -> None:
        """Abilities and cards that can be used now."""
        if len(moves) == 1 and isinstance(moves[0], m.UseAbility):
            self.answer(moves[0])
        elif is_about_cards(moves):
            self._show_cards(words.COPY_A_CARD if isinstance(moves[0], m.CopyCard) else words.USE_THE_CARD, moves)
        else:
            self.open(words.ABILITIES, moves, at.ACTION_POINTS, by_action=False)

    def pick(self, moves: Sequence[Move]) -> None:
        """A thing that answers the question was clicked; if it may mean several moves, the list gets shorter."""
        if isinstance(self.popup, TradeSheet):
            self.popup.choose(moves[0])
        elif len(moves) == 1:
            self.answer(moves[0])
        elif isinstance(self.popup, Popup):
            self._pick_step(self.popup, moves)
        elif self.popup is not None:
            self._list(self.popup.title, moves, at.THEATER)

    def _pick_step(self, popup: Popup, moves: Sequence[Move]) -> None:
        """The same as a click on the first step that stands for these moves; else a shorter list."""
        step = next(
            (option for option in popup.options if option.first_of and set(moves) == set(option.first_of)), None
        )
        if step is not None:
            step.choose()
        else:
            self._list(popup.title, moves, popup.anchor)

    def _popup(self, asked: AskedList) -> Popup:
        """The list of these moves; when a later step of a question is left its first one is asked again."""
        return list_of(self._table, asked, self)

    @property
    def may_step_back(self) -> bool:
        """True when the way back from a list is to undo what asked it; a Poster is refused instead."""
        return self._lines.may_step_back

    def show_hand(self) -> None:
        """Show the viewer's special cards, large."""
        self.popup = HandSheet(self._session.screen.own_hand(), self.close)
        self.changed()

    def _show_cards(self, title: str, moves: Sequence[Move]) -> None:
        """Show special cards whole and ask which one is used; the sheet can be closed."""
        self.popup = self._lines.card_choice(addressed(self._session, title), moves, self.close)
        self.changed()

    def change_in_sight(self, hot: Move | None) -> tuple[int, int, int]:
        """Changes by the move that is pointed at; while a sheet for Components is open, by the choice on the sheet."""
        return self.popup.trade.change if isinstance(self.popup, TradeSheet) else self._lines.change(hot)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The list, and the things beside it that answer as well."""
        spots.keep_clear = [at.ACTION_POINTS, *([self.popup.rect] if self.popup is not None else [])]
        if self.popup is None:
            return
        for spot in map(spots.get, spots.names()):  # the list asks, and nothing below it can be seen
            spot.focusable = spot.focusable and not self.popup.rect.colliderect(spot.rect)
            spot.zone, spot.now = Zone.TOWN if spot.zone is Zone.NOW else spot.zone, False
        spots.add_parts(self.popup)
        for name, (rect, meant, _) in self.targets(self.offered).items():
            if not rect.colliderect(self.popup.rect):
                picked = spots.add(Hotspot(f"pick.{name}", rect, on_click=partial(self.pick, meant), zone=Zone.TOWN))
                picked.says = saying(label(self._table, meant[0]), role=Role.THING)
                for other in map(spots.get, spots.names()):
                    if other is not picked and (rect.contains(other.rect) or other.rect.contains(rect)):
                        other.focusable = False
                if name in spots:  # the thing itself answers, in its own words
                    thing = spots.get(name)
                    picked.says, picked.zone = replace(thing).said, thing.zone
                    thing.focusable, thing.says = False, SILENT

    def draw_targets(self, canvas: Surface, spots: Hotspots, lit: Sequence[Move], pulse: float) -> None:
        """Light round the things that an open list or a hovered Action is about; else round all that can be used."""
        pointed = self.pointed_at(spots)
        for name, thing in self._things.items() if not lit and self.popup is None and spots.held is None else ():
            if not thing.glows:
                rim = theme.LINK_GOLD if spots.is_hot(name) else theme.AMBER
                draw_plate(canvas, thing.rect.inflate(2, 2), (0, 0, 0, 0), 9, 2, rim)
        for name, (rect, moves, glows) in self.targets(lit).items():
            hot = spots.is_hot(f"pick.{name}") or (pointed is not None and pointed in moves)
            if glows and not hot:
                continue
            colour = theme.GLOW if hot else theme.AMBER
            draw_plate(canvas, rect.inflate(8, 8), (0, 0, 0, 0), 11, 3, theme.LINK_GOLD if hot else colour)
            if hot:
                draw_glow_around(canvas, rect, colour, pulse * 0.5, blur=6, radius=9)
