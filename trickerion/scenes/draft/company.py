"""The panel on the left: every player in the order of the choices, with all that has been taken so far."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.voice import is_you
from trickerion.rules.ask.draft import starting
from trickerion.rules.catalog import MAGICIANS, SPECIALISTS, TRICKS, kind_of
from trickerion.rules.facts.board import PlayerFacts
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick, PlayerState
from trickerion.scenes.draft import layout as at
from trickerion.table.view import TableView
from trickerion.ui import surfaces, theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_resource
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_disk, draw_sign_disk
from trickerion.words import names
from trickerion.words.screens import draft as words

_LINE = 52
_HIGHEST_STEP = 64
_MOST_SEATS = 4
_FAME = 66  # from the right edge to a player's Fame
_WIDE = 300  # pixels in which a Trick has its name on one line and its marker beside it


@dataclass(frozen=True)
class CompanyPanel(Drawn):
    """Rows of players; whoever chooses is lit. ``order`` are the seats that choose, from the first one."""

    zone = Zone.OTHERS

    table: TableView
    order: Sequence[int]
    pulse: Callable[[], float]

    def add_hotspots(self, spots: Hotspots) -> None:
        for position, seat in enumerate(self.order):
            tip = partial(_tip, self.table.on_board.players[seat])
            says = saying(self.table.names[seat], role=Role.ROW, at=(position + 1, len(self.order)))
            spots.add(Hotspot(f"draft.seat.{seat}", at.seat_row(position), tip=tip, focusable=False, says=says))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Panel and rows; below them, where there is room, the order of the choices."""
        table, is_heir_there = self.table, self.table.in_play.heir
        surfaces.draw_wood_panel(canvas, at.COMPANY, seed=3)
        note = words.THEN_THE_HEIR if is_heir_there else words.IN_ORDER
        surfaces.draw_panel_head(canvas, at.COMPANY.move(6, 4), words.COMPANY, icon_name="ui.person", note=note)
        for position, seat in enumerate(self.order):
            row, lit = at.seat_row(position), table.decider == seat
            if lit:
                draw_glow_around(canvas, row, theme.GLOW, self.pulse(), blur=8)
            surfaces.draw_dark_panel(canvas, row, 10, 4 if lit else 2, shadow=not lit)
            _draw_row(canvas, row, table, seat)
        if len(self.order) < _MOST_SEATS:
            rect = at.seat_row(len(self.order)).union(at.seat_row(_MOST_SEATS - 1))
            kind = "heir" if is_heir_there else "powers" if table.in_play.powers else ""
            _draw_steps(canvas, rect, _step_of(table), words.STEPS[kind])


def _tip(player: PlayerFacts) -> Tip | None:
    if not player.magician:
        return None
    tricks = [names.trick(owned.id) for owned in player.tricks]
    return Tip(names.magician(player.magician), tuple(tricks), icon=f"magician.{player.magician}")


def _step_of(table: TableView) -> str:
    """The question whose step is lit: the Engineer's Trick gets its suit in the Engineer's step."""
    return "EngineersTrick" if starting(table.state).place == ENGINEER_PLACE else table.question


def _draw_steps(canvas: Surface, rect: Rect, question: str, steps: tuple[words.Step, ...]) -> None:
    """The order of the choices, the present one lit."""
    surfaces.draw_inset(canvas, rect)
    write_line(canvas, words.ORDER, within(rect, left=18, top=10, height=30), theme.TEXT.head_small, theme.BRASS_HI)
    step = min(_HIGHEST_STEP, (rect.h - 56) // len(steps))
    for number, (questions, icon, text) in enumerate(steps):
        now, y = question in questions, rect.y + 46 + step * number + step // 2
        if now:
            line = Rect(rect.x + 8, y - 16, rect.w - 16, 32)
            draw_plate(canvas, line, (110, 23, 38, 220), 8, 1, theme.BRASS)
        style, ink = (theme.TEXT.strong, theme.CREAM) if now else (theme.TEXT.body, theme.PARCHMENT2)
        draw_icon(canvas, icon, (rect.x + 30, y), 24, theme.BRASS_HI if now else theme.MUTED)
        draw_text(canvas, text, (rect.x + 54, y - 1), style, ink, "midleft", width=rect.w - 70)


def _draw_row(canvas: Surface, row: Rect, table: TableView, seat: int) -> None:
    player, colour = table.state.players[seat], table.colours[seat]
    _draw_head(canvas, row, table, seat)
    draw_rule(canvas, *ends(row, 14), row.y + 76, theme.BRASS_LO)
    top = row.y + 106
    _draw_tricks(canvas, row, top, player, colour)
    _draw_components(canvas, row, top + _LINE, player)
    _draw_team(canvas, row, top + 2 * _LINE - 2, player, colour)


def _draw_head(canvas: Surface, row: Rect, table: TableView, seat: int) -> None:
    """Draw the name of the player, and the Magician."""
    colour, center = table.colours[seat], (row.x + 42, row.y + 38)
    magician = MAGICIANS.get(table.on_board.players[seat].magician)
    own = is_you(seat, table.names, table.viewer)
    spot, room = (row.x + 82, row.y + 25), row.w - 96 - (64 if own else 0)
    draw_text(canvas, table.names[seat], spot, theme.TEXT.strong_lead, theme.BRASS_HI, "midleft", width=room)
    if own:
        pill = within(row, right=14, top=13, width=52, height=24)
        surfaces.draw_pill(canvas, pill, words.YOU, theme.VELVET, theme.CREAM, theme.TEXT.label)
    x, y = row.x + 82, row.y + 52
    begins = 0 if table.is_heir(seat) else table.state.options.terms.fame
    fame = table.on_board.players[seat].fame or begins
    draw_resource(canvas, (row.right - _FAME, y), "fame", fame, 20, on_dark=True)
    if magician is None:
        draw_disk(canvas, center, 54, colour, "magician")
        draw_text(canvas, words.NO_MAGICIAN, (x, y), theme.TEXT.aside, theme.PARCHMENT2, "midleft")
        return
    draw_sign_disk(canvas, center, 54, colour, f"magician.{magician.id}")
    surfaces.draw_category_badge(canvas, (x + 12, y), magician.category, 24)
    name, spot = names.magician(magician.id), (x + 30, y - 1)
    draw_text(canvas, name, spot, theme.TEXT.body, theme.CREAM, "midleft", width=row.w - 122 - _FAME)


def _draw_tricks(canvas: Surface, row: Rect, y: int, player: PlayerState, colour: str) -> None:
    owned = [trick for trick in player.tricks if trick is not None]
    if not owned:
        _draw_missing(canvas, row, y, "ui.trick", words.NO_TRICK)
        return
    width = (row.w - 28) // len(owned)
    for number, trick in enumerate(owned):
        _draw_trick(canvas, Rect(row.x + 14 + number * width, y - 21, width, 42), trick, colour)


def _draw_trick(canvas: Surface, rect: Rect, owned: OwnedTrick, colour: str) -> None:
    trick, plate = TRICKS[owned.id], Rect(rect.topleft, (42, 42))
    draw_plate(canvas, plate, theme.category_fill(trick.category), 8, 1, theme.BRASS)
    draw_icon(canvas, f"trick.{trick.id}", plate.center, 31, theme.CREAM)
    if rect.w < _WIDE:
        draw_marker(canvas, plate.bottomright, 13, colour, owned.suit)
        name, width = names.trick(trick.id), rect.w - 62
        top = rect.y + 19 - block_lines(name, width, theme.TEXT.strong) * 19 // 2
        room = Rect(plate.right + 16, top, width, 38)
        draw_block(canvas, name, room, theme.TEXT.strong, theme.CREAM, line=19)
        return
    place = (plate.right + 10, rect.centery - 1)
    draw_text(canvas, names.trick(trick.id), place, theme.TEXT.strong, theme.CREAM, "midleft", width=rect.w - 92)
    draw_marker(canvas, (rect.right - 22, rect.centery), 17, colour, owned.suit)


def _draw_team(canvas: Surface, row: Rect, y: int, player: PlayerState, colour: str) -> None:
    specialist = next((s for s in SPECIALISTS if player.has(s)), "")
    if not specialist:
        _draw_missing(canvas, row, y, "character.manager", words.NO_SPECIALIST)
        return
    draw_disk(canvas, (row.x + 35, y), 40, colour, specialist, badge=False)
    name = names.character(specialist)
    draw_text(canvas, name, (row.x + 66, y - 1), theme.TEXT.strong, theme.CREAM, "midleft")
    apprentices = [character for character in player.characters if kind_of(character) == "apprentice"]
    for number, apprentice in enumerate(apprentices):
        draw_disk(canvas, (row.right - 34 - 46 * number, y), 36, colour, apprentice, badge=False)


def _draw_components(canvas: Surface, row: Rect, y: int, player: PlayerState) -> None:
    if not player.components:
        _draw_missing(canvas, row, y, "resource.component", words.NO_COMPONENTS)
    for number, component in enumerate(player.components):
        center = (row.x + 35 + 54 * number, y)
        draw_component(canvas, center, 40, component, count=player.amount(component))
        if component in player.manager_piles:
            surfaces.draw_round_badge(
                canvas, (center[0] + 16, center[1] - 15), "character.manager", 22, theme.SPECIALIST_PLATE
            )


def _draw_missing(canvas: Surface, row: Rect, y: int, icon: str, text: str) -> None:
    draw_icon(canvas, icon, (row.x + 35, y), 28, "#6d5540")
    draw_text(canvas, text, (row.x + 66, y - 1), theme.TEXT.aside, "#b49c84", "midleft")
