"""The sheet "For your plans": dice, market, Theater, Academy, the viewer's Tricks and Components, the prophecies."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.rules.ask.academy import academy
from trickerion.rules.ask.actions import costs_at
from trickerion.rules.ask.duel import duel as duel_of
from trickerion.rules.ask.tricks import workshop_of
from trickerion.rules.catalog import DICE, PROPHECIES
from trickerion.rules.facts.tricks import TrickFacts
from trickerion.rules.state import Performance
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.duel import HEIGHT, draw_next_setup, has_next
from trickerion.screens.theater_cards import markers_of
from trickerion.table.grounds import draw_chip
from trickerion.table.said import die_said
from trickerion.table.stops import card_slots
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy import draw_numbered_pennant
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.components import draw_component
from trickerion.ui.dice import draw_die
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, spoken
from trickerion.ui.markers import draw_marker, marker_image
from trickerion.ui.performance_card import THEATER_SIZE, draw_performance_card
from trickerion.ui.performance_grid import slot_center
from trickerion.ui.prophecy_picture import draw_prophecy_picture
from trickerion.ui.said import Said, Zone
from trickerion.ui.shapes import blit_round, draw_diamond, draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_action_points, draw_prophecy
from trickerion.words import duel, names
from trickerion.words.academy.names import secret as secret_name
from trickerion.words.academy.names import tile
from trickerion.words.screens import assignment as words

_HEAD = 50
_AREAS = ("residence", "inn", "bank")
_MINI_HALF, _LARGEST_HALF, _MINI_ROOM = 15, 24, 374
_LEFT, _INSET = 20, 112
_OWN_ROW = 50  # height; with three opponents the prophecy leaves no room for this row
_TRICK_ROOM, _TRICK_STEP = 142, 182  # for the words beside a Trick's marker, and from one to the next
_HEIGHTS = {
    "dice": 82,
    "market": 66,
    "theater": 102,
    "academy": 46,
    "tricks": 68,
    "components": _OWN_ROW,
    "next_setup": HEIGHT,
    "prophecy": 96,
}
_LEAST = {"dice": 78, "market": 58, "theater": 98, "academy": 36}
"""Least heights of the rows where the Academy has a row of its own."""
_SECRET_STEP, _SECRET_NAME = 164, 124  # from one secret to the next, room for its name
_FEW_TRICKS = 40  # height of the row of one or two Tricks, at least
_OPENS_WORKSHOP, _ORDERS = ("tricks", "components"), ("order", "quick_order")
_NARROW = 330  # width of a tip that says little


def order_prices(table: TableView) -> list[tuple[str, int]]:
    """Costs of the two kinds of Orders for the viewer in Action Points: [("order", 1), ("quick", 2)]."""
    costs = {status.action: status.cost for status in costs_at(table.state, table.viewer, "market_row")}
    return [(words.ORDER, costs["order"].least), (words.QUICK, costs["quick_order"].least)]


@dataclass(frozen=True)
class Planning(Drawn):
    """The sheet of the viewer; ``open_workshop`` opens the viewer's, the others the Academy and the Theater."""

    zone = Zone.TOLD

    table: TableView
    rect: Rect
    open_workshop: Callable[[], object]
    open_academy: Callable[[], object]
    open_theater: Callable[[], object]

    def rows(self) -> dict[str, Rect]:
        """The rows by name, spread over the sheet: what is left over is shared out between them."""
        heights = self._heights()
        extra = max(0, self._room - sum(heights.values())) // len(heights)
        y, rects = self.rect.y + _HEAD, {}
        for name, height in heights.items():
            rects[name] = Rect(self.rect.x, y, self.rect.w, height + extra)
            y += height + extra
        return rects

    @property
    def _room(self) -> int:
        return self.rect.h - _HEAD - 8

    def _heights(self) -> dict[str, int]:
        """The rows for which there is room: without that, the Components leave first, then the Academy."""
        heights = dict(_HEIGHTS)
        if not (self.table.prophecy or self._coming):
            del heights["prophecy"]
        if not has_next(self.table):
            del heights["next_setup"]
        has_academy = self.table.in_play.academy
        if not has_academy:
            del heights["academy"]
        if sum(heights.values()) > self._room:
            del heights["components"]
        if has_academy and sum(heights.values()) > self._room:
            heights |= {name: least for name, least in _LEAST.items() if name in heights}
            heights["tricks"] = _FEW_TRICKS if len(self._tricks) <= 2 else heights["tricks"]
            if sum(heights.values()) > self._room:
                heights = {name: _HEIGHTS[name] for name in heights if name != "academy"}
        return heights

    def add_hotspots(self, spots: Hotspots) -> None:
        """Every row has a tip; a click on a row opens the Workshop, the Academy or the Theater, if it is of one."""
        opens = {**dict.fromkeys(_OPENS_WORKSHOP, self.open_workshop), "academy": self.open_academy}
        opens["theater"] = self.open_theater
        for name, rect in self.rows().items():
            spot = spots.add(Hotspot(f"plans.{name}", rect, opens.get(name), tip=partial(self._tip, name)))
            spot.says = partial(self._said, name)
        for number, rect in enumerate(self._minis()):
            spots.add(Hotspot(f"mini.{number}", rect, self.open_theater, focusable=False))

    def _said(self, name: str) -> Said:
        return Said(more=tuple(row_told(name, self.table)))

    def _tip(self, name: str) -> Tip | None:
        if name == "prophecy":
            return spoken(words.prophecy(self.table.prophecy, self._coming), width=400)
        if name == "next_setup":
            return spoken(duel.next_setup(duel_of(self.table.state)), width=400)
        about = words.ROW_TIPS.get(name)
        if name == "academy":
            about = words.academy(academy(self.table.state))
        elif name == "tricks":
            about = words.tricks([(trick.id, standing(trick)[0][0]) for trick in self._tricks])
        return spoken(about, width=_NARROW) if about else None

    @cached_property
    def _tricks(self) -> tuple[TrickFacts, ...]:
        return workshop_of(self.table.state, self.table.viewer).owned

    @property
    def _trick_room(self) -> int:
        """For the words beside a Trick's marker: a single one has the whole line."""
        return _TRICK_ROOM if len(self._tricks) > 1 else _TRICK_ROOM + _TRICK_STEP

    @property
    def _coming(self) -> Sequence[str]:
        """The pending prophecies, the one of the next turn first."""
        return self.table.on_board.coming if self.table.tells_prophecies else ()

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect, rows = self.rect, self.rows()
        draw_paper_panel(canvas, rect, 12, 3)
        write_line(canvas, words.PLANS, within(rect, top=9, height=30), theme.TEXT.title, theme.INK, "center")
        draw_double_rule(canvas, *ends(rect, 20), rect.y + 41)
        for name, row in rows.items():
            if label := words.ROWS[name]:
                place, room = (row.x + _LEFT, row.centery), _INSET - _LEFT - 14
                draw_text(canvas, label, place, theme.TEXT.strong_large, theme.INK, "midleft", width=room)
            _DRAW[name](self, canvas, row)
            if row.bottom < max(other.bottom for other in rows.values()):
                draw_rule(canvas, *ends(row, 18), row.bottom)

    def draw_large(self, canvas: Surface, spots: Hotspots) -> None:
        """The Performance card under the pointer, large."""
        for number, rect in enumerate(self._minis()):
            if spots.hovered == f"mini.{number}":
                card = self.table.on_board.row[number]
                large = Rect(0, 0, *THEATER_SIZE).move_to(midright=(at.COLUMN.x - 24, rect.centery))
                draw_performance_card(canvas, large.clamp(at.TABLE), card.card, markers_of(card, self.table.colours))

    def _draw_dice(self, canvas: Surface, row: Rect) -> None:
        faces = self.table.on_board.dice
        for number, area in enumerate(_AREAS):
            x = row.x + 160 + number * 122
            draw_text(canvas, names.AREA[area], (x, row.centery - 28), theme.TEXT.caption, theme.INK2, "center")
            for side, die in enumerate(d.id for d in DICE.values() if d.area == area):
                draw_die(canvas, (x - 25 + 50 * side, row.centery + 6), 42, area, faces.get(die, "x"))

    def _draw_market(self, canvas: Surface, row: Rect) -> None:
        prices, stock = order_prices(self.table), self.table.on_board.market.stock
        wide = max((text_width(word, theme.TEXT.aside) for word, _ in prices), default=0)
        goods = within(row, left=140, right=96)
        step = min(68, (goods.w - wide) // max(1, len(stock) - 1))
        for number, (component, price) in enumerate(stock):
            draw_chip(canvas, (goods.x + number * step, row.centery - 3), 44, component, price)
        for number, (word, points) in enumerate(prices):
            y = row.centery - 15 + 30 * number
            draw_text(canvas, word, (row.right - 62, y - 1), theme.TEXT.aside, theme.INK2, "midright")
            draw_action_points(canvas, (row.right - 36, y), points, height=25, tight=True)

    def _minis(self) -> list[Rect]:
        """The small Performance cards, leftmost first, as large as the row allows."""
        row, count = self.rows()["theater"], len(self.table.on_board.row)
        half = max(_MINI_HALF, min(_LARGEST_HALF, (row.h - 18) // 6, (_MINI_ROOM // max(1, count) - 14) // 4))
        w, h = 4 * half + 6, 6 * half + 6
        return [Rect(row.x + _INSET + number * (w + 7), row.centery - h // 2, w, h) for number in range(count)]

    def _draw_theater(self, canvas: Surface, row: Rect) -> None:
        for rect, performance in zip(self._minis(), self.table.on_board.row, strict=True):
            _draw_mini(canvas, rect, performance, self.table.colours)

    def _draw_academy(self, canvas: Surface, row: Rect) -> None:
        """The secrets on display, and the Banners of a renovation this turn."""
        board, y = academy(self.table.state), row.centery
        for number, secret in enumerate(board.display):
            x = row.x + _INSET + _SECRET_STEP * number
            draw_secret_disk(canvas, (x + 16, y), 30, secret)
            name = secret_name(secret) if secret else words.NO_SECRET
            draw_text(canvas, name, (x + 35, y - 1), theme.TEXT.label, theme.INK2, "midleft", width=_SECRET_NAME)
        pennant = Rect(0, 0, 24, 30).move_to(midright=(row.right - 14, y))
        colour = self.table.colours[self.table.viewer]
        draw_numbered_pennant(canvas, pennant, colour, board.banners)

    def _draw_tricks(self, canvas: Surface, row: Rect) -> None:
        owned = self._tricks
        if not owned:
            _draw_nothing(canvas, row, words.NO_TRICKS)
        for number, trick in enumerate(owned):
            y = row.centery + (-17 + 34 * (number // 2) if len(owned) > 2 else 0)
            spot = (row.x + _INSET + 16 + number % 2 * _TRICK_STEP, y)
            colour = self.table.colours[self.table.viewer]
            draw_marker(canvas, spot, 16, colour, trick.suit, alpha=255 if trick.markers.ready else 150)
            texts, is_short = standing(trick)
            text = next((one for one in texts if text_width(one, theme.TEXT.body) <= self._trick_room), texts[-1])
            ink = theme.REASON_ON_PAPER if is_short else theme.INK
            draw_block(canvas, text, Rect(spot[0] + 24, spot[1] - 13, self._trick_room, 26), theme.TEXT.body, ink)

    def _draw_components(self, canvas: Surface, row: Rect) -> None:
        owned = self.table.me.components
        if not owned:
            _draw_nothing(canvas, row, words.NO_COMPONENTS)
        step = min(54, 360 // max(1, len(owned)))
        for number, component in enumerate(owned):
            center = (row.x + _INSET + 20 + number * step, row.centery - 3)
            draw_component(canvas, center, 38, component, count=self.table.me.amount(component))

    def _draw_prophecies(self, canvas: Surface, row: Rect) -> None:
        active = self.table.prophecy
        prophecy = PROPHECIES[active or self._coming[0]]
        draw_prophecy_picture(canvas, (row.x + 44, row.centery), prophecy.id, 80, lit=bool(active))
        left, right = row.x + 92, row.right - 16
        if active and self._coming:
            draw_prophecy(canvas, (right - 14, row.y + 16), 28, self._coming[0])
            place, text = (right - 34, row.y + 17), words.next_turn(prophecies=names.prophecy(self._coming[0]))
            right = draw_text(canvas, text, place, theme.TEXT.aside, theme.INK2, "midright", width=190).x - 8
        name, place = names.prophecy(prophecy.id), (left, row.y + 5)
        name = name if active else words.next_turn(prophecies=name)
        draw_text(canvas, name, place, theme.TEXT.strong_plus, theme.INK, width=right - left)
        width, room = row.right - 16 - left, row.bottom - 2 - (row.y + 31)
        draw_block(canvas, names.text(prophecy.id), Rect(left, row.y + 31, width, room), theme.TEXT.body, theme.INK)


def row_told(name: str, table: TableView) -> Iterator[str]:
    """Sentences of what a row shows and its tip does not say."""
    on_board = table.on_board
    if name == "dice":
        dice = (die_said(die, on_board.dice.get(die, "x")) for die in DICE)
        yield from (f"{headed(head=die.name, text=die.state)}." for die in dice)
    elif name == "market":
        prices = {names.component(good): names.RESOURCES["coins"](price or 0) for good, price in on_board.market.stock}
        costs = (status for status in costs_at(table.state, table.viewer, "market_row") if status.action in _ORDERS)
        prices |= {names.ACTION[status.action]: names.RESOURCES["points"](status.cost.least) for status in costs}
        yield from (f"{headed(head=what, text=price)}." for what, price in prices.items())
    elif name == "theater":
        for card in on_board.row:
            called = names.performance(card.id, table.state.row_ids)
            yield headed(head=called, text=" ".join(card_slots(table, card)))
    elif name == "components":
        yield f"{names.PIECES.join({component: table.me.amount(component) for component in table.me.components})}."


_DRAW: dict[str, Callable[[Planning, Surface, Rect], None]] = {
    "dice": Planning._draw_dice,
    "market": Planning._draw_market,
    "theater": Planning._draw_theater,
    "academy": Planning._draw_academy,
    "tricks": Planning._draw_tricks,
    "components": Planning._draw_components,
    "next_setup": lambda plans, canvas, row: draw_next_setup(canvas, row, plans.table),
    "prophecy": Planning._draw_prophecies,
}


def standing(trick: TrickFacts) -> tuple[tuple[str, ...], bool]:
    """State of a Trick, the longest wording first; and True if Components are short."""
    if trick.room is not None and trick.is_taught:
        return (words.taught_in(room=tile(trick.room.tile)), words.TAUGHT), False
    if trick.markers.ready:
        return (words.markers_ready(trick.markers.ready),), False
    if trick.missing:
        pieces = words.lacks_pieces(sum(trick.missing.values()))
        return (words.lacks(components=names.PIECES.join(trick.missing)), pieces), True
    ready = words.prepare(points=trick.prepare_points)
    return (ready if trick.is_unprepared else words.ALL_ON_STAGE,), False


def _draw_nothing(canvas: Surface, row: Rect, text: str) -> None:
    draw_text(canvas, text, (row.x + _INSET, row.centery), theme.TEXT.aside, theme.INK2, "midleft")


def _draw_mini(canvas: Surface, rect: Rect, performance: Performance, colours: tuple[str, ...]) -> None:
    edge = theme.THEATER_COLOURS[performance.card.theater]
    draw_plate(canvas, rect, theme.mix(theme.PARCHMENT, "#ffffff", 0.15), 6, 2, edge)
    origin, half = (rect.x + 3, rect.y + 3), (rect.w - 6) // 4
    markers = markers_of(performance, colours)
    for cell in performance.card.slots:
        center = slot_center(origin, half, cell)
        if cell in markers:
            blit_round(canvas, marker_image(markers[cell].colour, markers[cell].suit, half), center)
        else:
            draw_diamond(canvas, center, half, (206, 182, 134), (122, 85, 34), 1, (178, 146, 92))
