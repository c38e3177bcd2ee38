"""The right column: how far the other players are, and what the wages will be."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.wording import Words
from trickerion.rules.ask.powers import wages_spared
from trickerion.rules.ask.team import assigning, team_of
from trickerion.rules.facts.team import TeamFacts
from trickerion.rules.state import Character
from trickerion.scenes.assignment import layout as at
from trickerion.table.view import TableView, others
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, spoken, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.ui.surfaces import draw_dark_panel, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_emblem
from trickerion.words import card_tooltips, names
from trickerion.words.screens import assignment as words
from trickerion.words.screens import powers
from trickerion.words.screens.what_if import PAID_BY_THEN

_BACK = (24, 34)
_FULL_STEP = 28
_BACKS_WIDTH = 136
_ROOM_FOR_PILL = 160
_SHORT_INK = "#ffb4a6"
_ROOM_FOR_DISKS = 52  # for each kind; with the Protégé there may be five
_WIDEST, _ROOM_FOR_PLUS = 80, 70  # for each kind, with a sign before every one of them or before none
_PLUS = 11  # from the first token to the middle of the sign before it


def rows_of(table: TableView) -> list[tuple[int, Rect]]:
    """The row of each other player."""
    seats = others(table.state, table.viewer)
    return list(zip(seats, at.player_rows(len(seats), table.in_play.duel), strict=True))


@dataclass(frozen=True)
class OtherPlayers(Drawn):
    """The other players, whose Workshops a click opens; and the wages. Those who are ``marked`` have a pill."""

    zone = Zone.OTHERS

    table: TableView
    open_workshop: Callable[[int], object]
    early: Mapping[int, int]
    at_once: bool
    marked: Callable[[int], str]

    def is_done(self, seat: int) -> bool:
        """True if a player has laid all cards."""
        return seat in self.early or assigning(self.table.state).seats[seat] == "ready"

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        for seat, rect in rows_of(table):
            tip = partial(
                spoken, card_tooltips.opponent(table.names[seat], table.state.players[seat], table.manner(seat))
            )
            spots.add(Hotspot(f"player.{seat}", rect, partial(self.open_workshop, seat), tip=tip, focusable=False))
        bill = tip_of(_wages, table)
        spots.add(Hotspot("wages", at.WAGES, tip=bill, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """One row for each: backs laid, and whether that player is ready."""
        table = self.table
        rows = rows_of(table)
        panel = at.players_panel(len(rows), table.in_play.duel)
        draw_dark_panel(canvas, panel, 12, 3)
        title = words.AT_ONCE if self.at_once else words.OTHERS[len(rows) > 1]
        draw_text(canvas, title, (panel.x + 18, panel.y + 10), theme.TEXT.title, theme.BRASS_HI)
        standing = assigning(table.state).seats
        for seat, rect in rows:
            team = table.on_board.players[seat].team.values()
            laid = self.early.get(seat, sum(bool(character.card) for character in team))
            if self.is_done(seat):
                _draw_done(canvas, rect, table, seat, (laid, len(team)))
            else:
                progress = "" if self.marked(seat) else words.STANDING[standing[seat]]
                _draw_choosing(canvas, rect, table, seat, progress, lit=self.at_once)


def _wages(table: TableView) -> Words:
    team = team_of(table.state, table.viewer).characters
    wages = [team[disk.id].wage for disk in table.me.characters.values() if disk.card]
    lower = powers.wages_changed(wages_spared(table.state, table.viewer, wages))
    return Words(powers.WAGES, (powers.TAKES_A_WAGE, *lower), "ui.wages")


def _draw_done(canvas: Surface, rect: Rect, table: TableView, seat: int, laid: tuple[int, int]) -> None:
    """The player with the cards laid, now that all are: before, nobody knows who will be idle."""
    _draw_plate(canvas, rect, table, seat, theme.BRASS_LO)
    room = _draw_backs(canvas, rect, table.colours[seat], *laid)
    pill = within(rect, right=8, width=104, height=30)
    draw_pill(
        canvas, pill, words.DONE, theme.GOOD_DEEP, style=theme.TEXT.label, icon_name="ui.tick", border=theme.BRASS
    )
    _draw_name(canvas, rect, table, seat, room)


def _draw_choosing(canvas: Surface, rect: Rect, table: TableView, seat: int, progress: str, *, lit: bool) -> None:
    """The player with how far it is, or room for the pill that says so."""
    if lit:
        draw_glow_around(canvas, rect, theme.GLOW, 0.5)
    _draw_plate(canvas, rect, table, seat, theme.BRASS_HI if lit else theme.BRASS_LO)
    said = (
        write_line(canvas, progress, within(rect, right=14), theme.TEXT.aside, theme.CREAM, "right").left
        if progress
        else 0
    )
    _draw_name(canvas, rect, table, seat, said or rect.right - _ROOM_FOR_PILL)


def _draw_plate(canvas: Surface, rect: Rect, table: TableView, seat: int, border: theme.ColourValue) -> None:
    draw_plate(canvas, rect, (28, 16, 20, 235), 8, 1, border)
    draw_emblem(canvas, within(rect, left=7, width=30).center, 30, table.colours[seat])
    numeral = names.ROMAN[next(place.slot for place in table.on_board.initiative if place.seat == seat)]
    draw_text(canvas, numeral, (rect.x + 54, rect.centery - 1), theme.TEXT.head_small, theme.PARCHMENT, "center")


def _draw_name(canvas: Surface, rect: Rect, table: TableView, seat: int, right: int) -> None:
    spot, room = (rect.x + 76, rect.centery - 1), right - 12 - (rect.x + 76)
    draw_text(canvas, table.names[seat], spot, theme.TEXT.strong_large, theme.BRASS_HI, "midleft", width=room)


def _draw_backs(canvas: Surface, rect: Rect, colour: str, laid: int, total: int) -> int:
    """A back for each card laid, a place for each that may follow; returns their left edge."""
    step = min(_FULL_STEP, (_BACKS_WIDTH - _BACK[0]) // max(1, total - 1))
    left = rect.right - 116 - (total - 1) * step - _BACK[0]
    for number in range(total):
        back = Rect(left + number * step, rect.centery - _BACK[1] // 2, *_BACK)
        if number < laid:
            draw_assignment_back(canvas, back, colour)
        else:
            draw_plate(canvas, back, (0, 0, 0, 90), 4, 1, (160, 124, 70))
    return left


def draw_wages(canvas: Surface, table: TableView, in_time: int = 0) -> None:
    """The bill with its disks, and what it costs not to pay.

    ``in_time``: Coins that come in first by the cards laid, which then are enough.
    """
    rect, facts = at.WAGES, team_of(table.state, table.viewer)
    bill = facts.bill
    draw_dark_panel(canvas, rect, 12, 3)
    owned = _draw_coins(canvas, rect.y + 27, words.you_have(coins=bill.coins), theme.TEXT.body_large, theme.CREAM)
    title = within(rect, left=18, top=10, height=30)
    title.w = owned.left - 12 - title.x
    draw_text(canvas, words.WAGES, title.topleft, theme.TEXT.title, theme.BRASS_HI, width=title.w)
    characters = list(table.me.characters.values())
    idle = [c for c in characters if not c.card]
    working = [c for c in characters if c.card]
    colour = table.colours[table.viewer]
    everybody = words.with_everybody(number=len(characters)) if idle else words.NOBODY_IDLE
    left = _draw_line(canvas, rect.y + 72, words.LAID_NOW, theme.CREAM, bill.laid, bill.coins)
    _draw_kinds(canvas, rect.y + 72, _paid(facts, working), left, colour)
    left = _draw_line(canvas, rect.y + 116, everybody, theme.PARCHMENT, bill.everybody, bill.coins)
    _draw_kinds(canvas, rect.y + 116, _paid(facts, idle), left, colour, added=True)
    place = (rect.x + 20, rect.bottom - 33)
    ink: theme.ColourValue = _SHORT_INK if bill.everybody > bill.coins else theme.PARCHMENT
    warning = words.WARNING(*bill.warning)
    if in_time and bill.short:
        warning, ink = PAID_BY_THEN(in_time), theme.mix(theme.GOOD, theme.CREAM, 0.5)
    draw_block(canvas, warning, Rect(place, (rect.w - 40, 22)), theme.TEXT.aside, ink)


def _draw_coins(canvas: Surface, y: int, text: str, style: theme.Style, colour: theme.ColourValue) -> Rect:
    draw_icon(canvas, "resource.coin", (at.WAGES.right - 30, y), 26, theme.COIN_ON_DARK)
    return draw_text(canvas, text, (at.WAGES.right - 50, y - 1), style, colour, "midright")


def _draw_line(canvas: Surface, y: int, text: str, ink: theme.ColourValue, coins: int, owned: int) -> int:
    """The words and the sum, red when Coins are short; returns the right end of what stands between them."""
    draw_text(canvas, text, (at.WAGES.x + 20, y), theme.TEXT.body_large, ink, "midleft", width=130)
    sum_ink: theme.ColourValue = _SHORT_INK if coins > owned else theme.BRASS_HI
    return _draw_coins(canvas, y, str(coins), theme.TEXT.number_lead, sum_ink).left - 8


def _paid(team: TeamFacts, characters: Sequence[Character]) -> dict[str, list[int]]:
    kinds: dict[str, list[int]] = {}
    for kind, _, wage in (team.characters[character.id] for character in characters):
        if wage:
            kinds.setdefault(kind, []).append(wage)
    return kinds


def _draw_kinds(
    canvas: Surface, y: int, kinds: dict[str, list[int]], right: int, colour: str, *, added: bool = False
) -> None:
    left, ink = at.WAGES.x + 174, theme.PARCHMENT if added else theme.CREAM
    step = min(_WIDEST, (right - left) // max(1, len(kinds)))
    is_tight = step < _ROOM_FOR_DISKS
    before, size = left, 28 if is_tight else 32
    for number, (kind, wages) in enumerate(kinds.items()):
        x = left + number * step
        if added and step >= _ROOM_FOR_PLUS:
            middle = (before + x - size // 2) // 2 if number else x - size // 2 - _PLUS
            draw_text(canvas, "+", (middle, y - 1), theme.TEXT.number, ink, "center")
        draw_disk(canvas, (x, y), size, colour, kind, badge=False)
        if len(wages) > 1:
            draw_badge(canvas, (x + (-10 if is_tight else 12), y + 11), str(len(wages)), 20)
        aside = 17 if is_tight else 26 if len(wages) > 1 else 22
        place = (x + aside, y - 1)
        before = draw_text(canvas, str(sum(wages)), place, theme.TEXT.number, ink, "midleft").right
