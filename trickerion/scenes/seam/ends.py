"""The page of the turn that ends: wages, who joins, orders, the Academy."""

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import Noun, join, signed
from trickerion.language.voice import Voice, you_or_name
from trickerion.language.wording import Words
from trickerion.rules.ask.powers import wages_spared
from trickerion.rules.catalog import ACADEMY, FAME_PER_UNPAID_WAGE, kind_of
from trickerion.rules.events import Event, RoomsOpened, SecretsExchanged
from trickerion.rules.heir.catalog import COINS_TO_FAME
from trickerion.rules.options import HEIR
from trickerion.scenes.seam import telling as page
from trickerion.table.seam import WageRow
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.curves import arc
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Point, tip_of
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_tag
from trickerion.ui.text import draw_text, fits
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_coin, draw_disk, draw_emblem
from trickerion.words import names, tooltips
from trickerion.words import names as n
from trickerion.words.academy.names import LETTER, secret
from trickerion.words.powers.names import power
from trickerion.words.said import own_disk, part_of
from trickerion.words.screens import seam as words
from trickerion.words.screens.powers import wages_changed

_DISK, _FIRST_DISK, _STEP, _DISKS, _DISKS_BESIDE_UNPAID = 48, 252, 62, 310, 180
_UNPAID_ROW = "#f1cfae"


class EndsPage(Drawn):
    """The left page."""

    zone = Zone.TOWN

    def __init__(self, telling: page.Telling) -> None:
        self.telling = telling

    def add_hotspots(self, spots: Hotspots) -> None:
        telling = self.telling
        for number, row in enumerate(telling.seam.wages):
            rect = telling.at.wage_row(number)
            due = [coins for _, coins in row.wages]
            tip = tip_of(wages_words, telling, row.seat, due)
            spots.add(Hotspot(f"seam.wages.{row.seat}", rect, tip=tip, focusable=False))
            for (character, coins), (x, y) in zip(row.wages, _disk_centers(rect, row), strict=True):
                lost = FAME_PER_UNPAID_WAGE if character in row.unpaid else 0
                tip = tip_of(wage_words, character, coins, lost)
                name = f"seam.wage.{row.seat}.{character}"
                whose = part_of(part=own_disk(character), whole=telling.names[row.seat])
                says = saying(whose, names.yields({"coins": coins}), Role.ROW)
                spots.add(Hotspot(name, Circle(x, y, _DISK // 2), tip=tip, focusable=False, says=says))
        for number, (joined, rect) in enumerate(zip(telling.seam.joined, self._joins(), strict=True)):
            tip = tip_of(tooltips.CHARACTER.__getitem__, kind_of(joined.character))
            spots.add(Hotspot(f"seam.joins.{number}", rect, tip=tip, focusable=False))
        for (slot, component, _), rect in zip(telling.seam.orders, self._orders(), strict=True):
            tip = tip_of(tooltips.component, component)
            spots.add(Hotspot(f"seam.order.{slot}", rect, tip=tip, focusable=False))

    @property
    def _rows(self) -> int:
        return len(self.telling.seam.wages)

    def _joins(self) -> list[Rect]:
        return self.telling.at.boxes(self.telling.at.joins(self._rows), len(self.telling.seam.joined))

    def _orders(self) -> list[Rect]:
        return self.telling.at.boxes(self.telling.at.orders(self._rows), len(self.telling.seam.orders))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        telling, at = self.telling, self.telling.at
        page.draw_heading(canvas, at.wages, "ui.wages", words.WAGES, words.IN_ORDER if self._rows > 2 else "")
        for number, row in enumerate(telling.seam.wages):
            rect, start = at.wage_row(number), page.WAGES + page.WAGE_STEP * number
            telling.appear(canvas, rect.inflate(8, 12), start, partial(self._draw_row, canvas, rect, row))
            self._draw_coins(canvas, rect, row, start)
        self._draw_joins(canvas)
        self._draw_orders(canvas)
        if ACADEMY in telling.state.options.modules:
            self._draw_academy(canvas)

    # --- wages

    def _draw_row(self, canvas: Surface, rect: Rect, row: WageRow) -> None:
        telling = self.telling
        fill, edge = (_UNPAID_ROW, theme.BAD) if row.unpaid else (page.BOX, theme.PARCHMENT3)
        draw_plate(canvas, rect, fill, 10, 2 if row.unpaid else 1, edge)
        draw_emblem(canvas, within(rect, left=11, width=30).center, 30, telling.colours[row.seat])
        name = you_or_name(row.seat, telling.names, telling.viewer)
        write_line(canvas, name, within(rect, left=50, width=_FIRST_DISK - 84), theme.TEXT.strong_lead, theme.INK)
        for (character, coins), center in zip(row.wages, _disk_centers(rect, row), strict=True):
            self._draw_character(canvas, center, row, character, coins)
        aside, said = within(rect, left=232, top=18, width=500, height=0), self.instead(row)
        if said:
            draw_block(canvas, said, aside, theme.TEXT.aside_large, theme.INK2)
            return
        draw_reward(canvas, (rect.right - 16, rect.centery), {"coins": -row.paid}, 22, align="right")
        if row.unpaid:
            self._draw_unpaid(canvas, rect, row)
        elif row.savers:
            left = _disk_centers(rect, row)[-1][0] + _DISK // 2 + 14
            saved, room = spared(row), rect.right - 110 - left
            if fits(saved, theme.TEXT.aside, room):  # else the explanation alone says it
                draw_text(
                    canvas, saved, (rect.right - 110, rect.centery), theme.TEXT.aside_large, theme.INK2, "midright"
                )

    def instead(self, row: WageRow) -> str:
        """Words in a row without wages."""
        if self.telling.state.options.seats[row.seat].player == HEIR:
            (coins, fame), has = row.exchanged, self.telling.board.players[row.seat].coins
            say = words.heir_exchanged if coins else words.heir_exchanges
            return say(coins=coins, fame_gained=fame, each=COINS_TO_FAME, has=has)
        if row.wages:
            return ""
        return spared(row) if row.savers else words.NO_WAGES

    def _draw_character(self, canvas: Surface, center: Point, row: WageRow, character: str, coins: int) -> None:
        is_unpaid = character in row.unpaid
        draw_disk(canvas, center, _DISK, self.telling.colours[row.seat], character, faded=is_unpaid, badge=False)
        if coins:
            draw_coin(canvas, (center[0] + 19, center[1] + 17), 22, coins)
        else:
            draw_tag(canvas, (center[0], center[1] + 24), words.FREE, height=20)
        if is_unpaid:
            page.draw_cross(canvas, (center[0] - 19, center[1] - 19))

    def _draw_unpaid(self, canvas: Surface, rect: Rect, row: WageRow) -> None:
        pill = within(rect, right=92, width=92, height=36)
        if row.fame_lost:  # nobody comes below 0
            draw_plate(canvas, pill, theme.SHORT_NUMBER, 18, 1, theme.VELVET_LO)
            draw_reward(canvas, pill.center, {"fame": -row.fame_lost}, 21, on_dark=True, align="center")
        left = _disk_centers(rect, row)[-1][0] + _DISK // 2 + 14
        place, room = (left, rect.centery), pill.x - 10 - left
        for text in (unpaid(row.unpaid), words.unpaid(who=len(row.unpaid))):  # else the crosses alone say it
            if fits(text, theme.TEXT.aside, room):
                draw_text(canvas, text, place, theme.TEXT.aside_large, theme.REASON_ON_PAPER, "midleft", width=room)
                return

    def _draw_coins(self, canvas: Surface, rect: Rect, row: WageRow, start: float) -> None:
        """Each paid Coin flies to the sum."""
        share = self.telling.share(start + page.APPEARS, page.COINS)
        paid = [
            center
            for (who, _), center in zip(row.wages, _disk_centers(rect, row), strict=True)
            if who not in row.unpaid
        ]
        for x, y in paid if row.paid and 0 < share < 1 else ():
            draw_coin(canvas, arc((x + 19, y + 17), (rect.right - 26, rect.centery), share), 22)

    # --- who joins, orders, the Academy

    def _draw_joins(self, canvas: Surface) -> None:
        telling, heading = self.telling, self.telling.at.joins(self._rows)
        page.draw_heading(canvas, heading, "action.hire_character", words.JOINS)
        if not telling.seam.joined:
            page.draw_nothing(canvas, heading, words.NOBODY)
        for joined, rect in zip(telling.seam.joined, self._joins(), strict=True):
            paint = partial(self._draw_join, canvas, rect, joined.seat, joined.character)
            telling.appear(canvas, rect.inflate(8, 8), page.JOINS, paint)

    def _draw_join(self, canvas: Surface, rect: Rect, seat: int, character: str) -> None:
        draw_plate(canvas, rect, page.BOX, 10, 1, theme.PARCHMENT3)
        size = min(60, rect.h - 8)
        center = (rect.x + size // 2 + 14, rect.centery - 2)
        draw_disk(canvas, center, size, self.telling.colours[seat], character)
        said = words.joins(Voice(self.telling.names, self.telling.viewer), seat)
        _draw_two_lines(canvas, rect, center[0] + size // 2 + 18, n.character(character), said)

    def _draw_orders(self, canvas: Surface) -> None:
        telling, heading = self.telling, self.telling.at.orders(self._rows)
        page.draw_heading(canvas, heading, "action.order", words.ORDERS)
        if not telling.seam.orders:
            page.draw_nothing(canvas, heading, words.NONE)
        for (_, new, old), rect in zip(telling.seam.orders, self._orders(), strict=True):
            telling.appear(canvas, rect.inflate(8, 8), page.ORDERS, partial(_draw_order, canvas, rect, new, old))

    def _draw_academy(self, canvas: Surface) -> None:
        telling, heading = self.telling, self.telling.at.academy(self._rows)
        page.draw_heading(canvas, heading, "location.academy", words.ACADEMY)
        said = " ".join(map(in_academy, telling.seam.academy)) or words.NONE
        place = (heading.x + 4, heading.bottom + 10)
        draw_text(canvas, said, place, theme.TEXT.aside_large, theme.INK2, "midleft", width=heading.w - 8)


def wages_words(telling: page.Telling, seat: int, due: Sequence[int]) -> Words:
    """A row of wages; ``due`` are the single ones, which Powers may lower together."""
    rules = (words.WAGE_RULE, words.each_costs(lost=FAME_PER_UNPAID_WAGE))
    title = words.WAGES_OF(Voice(telling.names, telling.viewer), seat)
    return Words(title, (*rules, *wages_changed(wages_spared(telling.state, seat, due))), "ui.wages")


def wage_words(character: str, coins: int, lost: int) -> Words:
    """A Character that worked, and the Fame that was lost when it was not paid."""
    cost = words.its_wage(coins=coins) if coins else words.NO_WAGE
    body = (cost, words.not_paid(lost=lost)) if lost else (cost,)
    return tooltips.CHARACTER[kind_of(character)]._replace(body=body, note="")


def spared(row: WageRow) -> str:
    """Powers that lowered the wages: "Loyal Crew −2", or a note that nothing was left to pay."""
    said = join(map(power, row.savers))
    return words.spared(powers=said, saved=signed(-row.saved)) if row.saved else words.nothing_left(powers=said)


def unpaid(characters: Sequence[str]) -> str:
    """Names of the Characters whose wages were not paid, where there is room for them."""
    return words.unpaid(who=join(map(n.character, characters)) if len(characters) < 3 else len(characters))


def in_academy(event: Event) -> str:
    """Change of the Academy between the turns, in words."""
    if isinstance(event, RoomsOpened):
        return words.spaces_open(letter=LETTER[event.letter])
    shown = event.display if isinstance(event, SecretsExchanged) else ()
    return words.new_secrets(secrets=join(secret(one) for one in shown if one))


def _disk_centers(rect: Rect, row: WageRow) -> list[Point]:
    """Middles of the Characters that worked, in a row."""
    room = _DISKS_BESIDE_UNPAID if row.unpaid else _DISKS
    step = min(_STEP, room // max(1, len(row.wages) - 1))
    return [(rect.x + _FIRST_DISK + step * number, rect.centery - 3) for number in range(len(row.wages))]


def _draw_two_lines(canvas: Surface, rect: Rect, left: int, title: str, below: str) -> None:
    """A name, and in a box that has the room a line in italics below it."""
    room, is_high = rect.right - 8 - left, rect.h > 60
    y = rect.centery - 15 if is_high else rect.centery - 1
    draw_text(canvas, title, (left, y), theme.TEXT.head_large, theme.INK, "midleft", width=room)
    if is_high:
        draw_text(canvas, below, (left, y + 29), theme.TEXT.aside_plus, theme.INK2, "midleft", width=room)


def _draw_order(canvas: Surface, rect: Rect, new: str, old: str) -> None:
    draw_plate(canvas, rect, page.BOX, 10, 1, theme.PARCHMENT3)
    size = min(54, rect.h - 10)
    x, is_wide = rect.x + 12 + size // 2, rect.w > 300
    if is_wide and old:
        draw_component(canvas, (x, rect.centery - 2), size, old, faded=True)
        page.draw_arrow(canvas, (x + size // 2 + 22, rect.centery - 1), 30)
        x += size + 44
    draw_component(canvas, (x, rect.centery - 2), size, new)
    said = words.came_after(old=Noun(old)) if old else ""
    _draw_two_lines(canvas, rect, x + size // 2 + 14, n.component(new), said)
