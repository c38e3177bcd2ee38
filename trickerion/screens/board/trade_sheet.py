"""The sheet of a trade: Components, the small choices, what the viewer's Tricks lack, the total, and the button."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from trickerion.language.speech import headed, listed
from trickerion.language.wording import Words
from trickerion.rules.ask.deeds import deed
from trickerion.rules.moves import Move, Order
from trickerion.rules.state import GameState
from trickerion.screens.board.trade import Trade, component_of
from trickerion.table.popup import Option, place_list
from trickerion.table.top_bar import addressed
from trickerion.ui import theme
from trickerion.ui.bookmark import draw_bookmark
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.components import draw_component
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import Column, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, always, spoken
from trickerion.ui.layout import board as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_plate, draw_rule, draw_shadow
from trickerion.ui.text import IN_HAND, draw_text, text_size
from trickerion.ui.text_block import block_width, draw_block
from trickerion.words import names
from trickerion.words.moves import CHOICE
from trickerion.words.screens import trade as words
from trickerion.words.screens import wishes as wish_words
from trickerion.words.tooltips import because

_PAD, _HEAD, _GAP = 16, 76, 6
_TILE, _PER_ROW = (108, 84), 6
_WIDTH = _PER_ROW * (_TILE[0] + _GAP) - _GAP + 2 * _PAD
_STEP, _LABEL, _LINE, _FOOT = 48, 108, 30, 84
_GROUND, _LIT, _PLAIN, _CLOSED = "#24151c", "#7a3a34", "#432a30", "#2e2026"


class TradeDeeds(Protocol):
    """Deeds of the sheet of a trade."""

    answer: Callable[..., object]
    """Make the moves of the trade."""

    def close(self) -> None:
        """Leave the sheet without a trade."""

    def changed(self) -> object:
        """Lay everything out anew."""


@dataclass
class TradeSheet(Drawn):
    """Behaves like a ``Popup``: its one option is the trade as it stands."""

    trade: Trade
    deeds: TradeDeeds
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        """Set the sheet's place and height, which it keeps whatever is chosen on it."""
        self.closed = self.trade.closed()
        rows = -(-(len(self.trade.moves) + len(self.closed)) // _PER_ROW)
        height = _HEAD + rows * (_TILE[1] + _GAP) + _STEP * len(self.trade.rows) + 8
        height += 30 + _LINE * max(1, len(self.trade.tricks)) + _FOOT
        wishes = len(self.trade.table.wishes)
        height += (30 + _LINE * wishes) if wishes else 0
        self.rect = place_list((_WIDTH, height), at.MARKET_ROW)
        self.rect.bottom = min(self.rect.bottom, at.STRIP.y - 8)

    @property
    def title(self) -> str:
        """The name of the Action."""
        return words.TITLE[self.trade.kind]

    @property
    def options(self) -> list[Option]:
        """Option of the button, then those of a click on the board."""
        chosen = (Option(component_of(move), partial(self.choose, move), move=move) for move in self.trade.on_board)
        return [Option(self.title, self.finish, move=None), *chosen]

    def close(self) -> None:
        """Leave the sheet without a trade."""
        self.deeds.close()

    def finish(self) -> None:
        """Do it, as one deed."""
        self.deeds.answer(self.trade.chosen, self.trade.then)

    def choose(self, move: Move) -> None:
        """Another Component, number, Bargain or place."""
        self.trade.choose(move)
        self.deeds.changed()

    def hot_option(self, spots: Hotspots) -> int | None:
        """The Component or the Order slot under the pointer or the focus."""
        names = {move: f"trade.{component_of(move)}" for move in self.trade.moves}
        names |= {move: name for name, move, _ in self._choices()}
        hot = (n for n, move in enumerate(self.trade.on_board, 1) if spots.is_hot(names.get(move, "")))
        return next(hot, None)

    @property
    def _seat(self) -> tuple[GameState, int]:
        return self.trade.table.state, self.trade.table.viewer

    # ---- where things lie

    def _tiles(self) -> Iterator[tuple[str, Rect]]:
        components = [*(component_of(move) for move in self.trade.moves), *self.closed]
        for number, component in enumerate(components):
            x = self.rect.x + _PAD + number % _PER_ROW * (_TILE[0] + _GAP)
            yield component, Rect((x, self.rect.y + _HEAD + number // _PER_ROW * (_TILE[1] + _GAP)), _TILE)

    def _rows(self) -> Iterator[tuple[int, tuple[Move, ...]]]:
        """The steps that leave something to choose, each with the height at which it always lies."""
        for step, moves in self.trade.steps.items():
            if len(moves) > 1:
                yield self._below_tiles + _STEP * self.trade.rows.index(step), moves

    @property
    def _below_tiles(self) -> int:
        return max(rect.bottom for _, rect in self._tiles()) + 8

    def _choices(self) -> Iterator[tuple[str, Move, Rect]]:
        for y, moves in self._rows():
            x = self.rect.x + _PAD + _LABEL
            for place, move in enumerate(moves):
                text = CHOICE(*deed(*self._seat, move))
                width = max(54, block_width(text, 400, theme.TEXT.strong) + 26)
                yield f"trade.{type(move).__name__}.{place}", move, Rect(x, y, width, _STEP - 8)
                x += width + 8

    @property
    def _buttons(self) -> tuple[Rect, Rect]:
        y = self.rect.bottom - _PAD - 54
        return Rect(self.rect.x + _PAD, y, 130, 54), Rect(self.rect.right - _PAD - 210, y, 210, 54)

    def add_hotspots(self, spots: Hotspots) -> None:
        """Tiles by digit, choices, Cancel; Enter does it."""
        spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        spots.add(Hotspot("popup.ground", self.rect, on_click=lambda: None, focusable=False))
        moves = {component_of(move): move for move in self.trade.moves}
        for number, (component, rect) in enumerate(self._tiles(), 1):
            spot = spots.add(Hotspot(f"trade.{component}", rect, on_click=lambda: None))
            spot.says = partial(self._tile_said, component, number)
            if component in moves:
                spot.on_click, spot.key = partial(self.choose, moves[component]), str(number) if number <= 9 else ""
            else:
                spot.enabled, spot.why_not = False, self.closed[component]
        for name, move, rect in self._choices():
            causes = because(deed(*self._seat, move).about.get("causes", ()))
            why = Words(names.ACTION["bargain"], tuple(causes), "action.bargain")
            tip = always(spoken(why)) if causes else None
            text = headed(head=words.ROWS[type(move)], text=CHOICE(*deed(*self._seat, move)))
            alike = next(moves for _, moves in self._rows() if move in moves)
            place = alike.index(move) + 1, len(alike)
            about = saying(text, role=Role.CHOICE, on=self.trade.is_chosen(move), at=place)
            spots.add(Hotspot(name, rect, on_click=partial(self.choose, move), tip=tip, says=about))
        cancel, do = self._buttons
        spots.add(Hotspot("trade.cancel", cancel, on_click=self.close, says=saying(words.CANCEL, role=Role.BUTTON)))
        total = saying(self.title, self._total, Role.BUTTON)
        spots.add(Hotspot("option.0", do, on_click=self.finish, default=True, says=total))

    def _tile_said(self, component: str, number: int) -> Said:
        """A Component with its price, the pieces that the player has, and whether it is chosen."""
        own, is_chosen = self.trade.table.me.amount(component), component == component_of(self.trade.chosen)
        price = names.yields({"coins": self.trade.price(component) or 0})
        state = listed((price, words.owned(own)))
        more = tuple(
            headed(
                head=names.trick(trick.id), text=words.trick_line(self.trade.lacks(trick), self.trade.lacks_then(trick))
            )
            for trick in self.trade.tricks * is_chosen
            if self.trade.lacks(trick)
        )
        name, of = names.component(component), len(self.trade.moves) + len(self.closed)
        return Said(name, state, Role.CHOICE, is_chosen, number, of, more)

    @property
    def _total(self) -> str:
        """Action Points and Coins that the trade costs, and the Coins left."""
        points, paid = self.trade.points, -self.trade.change[1]
        return words.TOTAL[points != 0, paid != 0](points=points, paid=paid, left=self.trade.table.me.coins - paid)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect = self.rect
        draw_shadow(canvas, rect, 12, 14, 235, (0, 8))
        draw_plate(canvas, rect, _GROUND, 12, 3, theme.BRASS)
        draw_plate(canvas, rect.inflate(-8, -8), (0, 0, 0, 0), 9, 1, theme.BRASS_LO)
        room = within(rect, left=_PAD, right=_PAD, top=44, height=26)
        title = addressed(self.trade.session, self.title)
        draw_text(canvas, title, (room.x, rect.y + 24), theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=room.w)
        note = words.NOTE[self.trade.kind] if self.trade.goes_to_slot or self.trade.kind is not Order else words.BESIDE
        draw_block(canvas, note, room, theme.TEXT.body, theme.PARCHMENT)
        for number, (component, tile) in enumerate(self._tiles(), 1):
            self._draw_tile(canvas, spots, component, tile, str(number) if number <= 9 else "")
        self._draw_choices(canvas, spots)
        self._draw_tricks(canvas)
        self._draw_foot(canvas, spots)

    def _draw_tile(self, canvas: Surface, spots: Hotspots, component: str, rect: Rect, key: str) -> None:
        is_closed, is_chosen = component in self.closed, component == component_of(self.trade.chosen)
        hot = spots.is_hot(f"trade.{component}")
        fill = _CLOSED if is_closed else _LIT if is_chosen else "#57342f" if hot else _PLAIN
        draw_plate(canvas, rect, fill, 9, 3 if is_chosen else 1, theme.LINK_GOLD if is_chosen else theme.BRASS_LO)
        price, center = self.trade.price(component), (rect.x + 28, rect.y + 31)
        draw_component(canvas, center, 44, component, price=price, faded=is_closed)
        if component in self.trade.marked:
            draw_bookmark(canvas, within(rect, left=56, top=-6, width=15, height=30).midtop, (15, 30))
        if key and not is_closed:
            draw_key_cap(canvas, (rect.right - 6, rect.y + 18), key)
        number = self.trade.table.me.amount(component)
        if number:
            place = (rect.right - 5, rect.y + 46)
            own, room = words.OWN(number=number), rect.w - (70 if text_size() >= IN_HAND else 60)
            draw_text(canvas, own, place, theme.TEXT.aside, theme.PARCHMENT, "midright", width=room)
        ink = theme.MUTED if is_closed else theme.CREAM
        place = (rect.centerx, rect.bottom - 13)
        draw_text(canvas, names.COMPONENT[component], place, theme.TEXT.label, ink, "center", width=rect.w - 8)

    def _draw_choices(self, canvas: Surface, spots: Hotspots) -> None:
        for top, moves in self._rows():
            label, place = words.ROWS[type(moves[0])], (self.rect.x + _PAD, top + (_STEP - 8) // 2)
            draw_text(canvas, label, place, theme.TEXT.strong, theme.BRASS_HI, "midleft")
        for name, move, rect in self._choices():
            is_chosen, hot = self.trade.is_chosen(move), spots.is_hot(name)
            rim = theme.LINK_GOLD if is_chosen else theme.BRASS_HI if hot else theme.BRASS_LO
            draw_plate(canvas, rect, _LIT if is_chosen else _PLAIN, 9, 3 if is_chosen else 1, rim)
            text, room = CHOICE(*deed(*self._seat, move)), within(rect, top=9, height=24)
            draw_block(canvas, text, room, theme.TEXT.strong, theme.CREAM, align="center")

    def _draw_tricks(self, canvas: Surface) -> None:
        y = self._below_tiles + len(self.trade.rows) * _STEP
        left, right = self.rect.x + _PAD, self.rect.right - _PAD
        draw_rule(canvas, left, right, y + 2, theme.BRASS_LO)
        draw_text(canvas, words.YOUR_TRICKS, (left, y + 18), theme.TEXT.strong, theme.BRASS_HI, "midleft")
        if not self.trade.tricks:
            draw_text(canvas, words.NO_TRICKS, (left, y + 46), theme.TEXT.aside, theme.PARCHMENT, "midleft")
        table = self.trade.table
        for number, trick in enumerate(self.trade.tricks):
            place = y + 46 + number * _LINE
            draw_marker(canvas, (left + 14, place), 13, table.colours[table.viewer], trick.suit)
            name = draw_text(canvas, names.trick(trick.id), (left + 36, place), theme.TEXT.body, theme.CREAM, "midleft")
            before, after = self.trade.lacks(trick), self.trade.lacks_then(trick)
            ink = theme.GOOD if not after else theme.PARCHMENT
            words_of, room = words.trick_line(before, after), right - name.right - 16
            draw_text(canvas, words_of, (right, place), theme.TEXT.aside, ink, "midright", width=room)
        if table.wishes:
            high = _LINE * (1 + len(table.wishes))
            self._draw_wishes(canvas, Column(within(self.rect, left=_PAD, right=_PAD, bottom=_FOOT, height=high)))

    def _draw_wishes(self, canvas: Surface, column: Column) -> None:
        write_line(canvas, wish_words.HEAD, column.take(_LINE), theme.TEXT.strong, theme.BRASS_HI)
        for trick in self.trade.table.wishes:
            line = column.take(_LINE)
            draw_bookmark(canvas, within(line, left=7, width=14, height=26).midtop, (14, 26))
            room = within(line, left=36)
            name = draw_text(canvas, names.trick(trick), room.midleft, theme.TEXT.body, theme.CREAM, "midleft")
            before, after = self.trade.wish_lacks(trick)
            bought = {component: short - after.get(component, 0) for component, short in before.items()}
            bought = {component: pieces for component, pieces in bought.items() if pieces > 0}
            says = (wish_words.with_these if after else wish_words.with_these_all) if bought else wish_words.still
            told = says(bought=names.PIECES.join(bought), rest=names.PIECES.join(after)) if before else words.COMPLETE
            ink, free = theme.GOOD if not after else theme.PARCHMENT, within(room, left=name.w, width=room.w - name.w)
            write_line(canvas, told, within(free, left=16), theme.TEXT.aside, ink, "right")

    def _draw_foot(self, canvas: Surface, spots: Hotspots) -> None:
        cancel, do = self._buttons
        face = ButtonFace(words.CANCEL, style=theme.TEXT.label_large)
        draw_button(canvas, cancel, face, hovered=spots.is_hot("trade.cancel"))
        face = ButtonFace(self.title, primary=True, style=theme.TEXT.button)
        draw_button(canvas, do, face, hovered=spots.is_hot("option.0"), pressed=spots.is_pressed("option.0"))
        room = Rect(cancel.right + 10, cancel.y + 15, do.x - cancel.right - 20, 26)
        draw_block(canvas, self._total, room, theme.TEXT.body_plus, theme.CREAM, align="center")
