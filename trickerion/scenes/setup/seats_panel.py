"""The four seats: who plays, name, colour, Magician."""

from functools import partial

from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from trickerion.rules.catalog import DUEL, MAGICIANS
from trickerion.rules.options import COLOURS, NAME_LENGTH
from trickerion.scenes.setup.plan import Plan
from trickerion.scenes.setup.seats import COMPUTER, OFFERED, PlannedSeat
from trickerion.scenes.setup.switches import PlanPanel, SetupDeeds, switch
from trickerion.ui import theme
from trickerion.ui.buttons import Segments
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_ring, draw_round
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.ui.widgets import WidgetLayer
from trickerion.words import names
from trickerion.words.manners import OF_PLAYER
from trickerion.words.screens import setup as words


class SeatsPanel(PlanPanel):
    """The panel on the left. The names are typed in pygame_gui's lines."""

    def __init__(self, plan: Plan, deeds: SetupDeeds) -> None:
        super().__init__(plan, deeds)
        self._lines: dict[int, UITextEntryLine] = {}

    # ------------------------------------------------------------------ names

    def make_lines(self, widgets: WidgetLayer) -> None:
        """The lines to type names in."""
        for number in self.plan.rows:
            self._lines[number] = widgets.entry(at.name_entry(number), "", words.NAME_LINE, NAME_LENGTH)
        self.show_names()

    def show_names(self) -> None:
        """Write the names of the plan into the lines; empty seats have none."""
        for number, line in self._lines.items():
            seat = self.plan.seats[number]
            if seat.is_taken:
                if line.get_text() != seat.name:
                    line.set_text(seat.name)
                line.show()  # type: ignore[no-untyped-call]
            else:
                line.hide()  # type: ignore[no-untyped-call]

    def typed(self, element: object, text: str) -> bool:
        """Something was typed; True when it was one of the names."""
        for number, line in self._lines.items():
            if element is line:
                self.plan.seats[number].name = text
                return True
        return False

    def add_hotspots(self, spots: Hotspots) -> None:
        """Row, Magician line, level and kind of every seat; colours; the switch of tables."""
        plan = self.plan
        for number in plan.rows:
            if plan.seats[number].is_taken:
                self._add_taken(spots, number)
            if plan.kinds:
                self._kind(number).add_hotspots(spots)
        for number in plan.taken:
            for position, colour in enumerate(COLOURS):
                area = Circle(*at.colour_choice(number, position).center, 21)
                change = partial(self._change, plan.set_colour, number, colour, sound="disc_place")
                tip = partial(_colour_tip, plan, plan.seats[number], colour)
                spots.add(Hotspot(f"setup.colour.{number}.{colour}", area, change, tip=tip))
        self._tables().add_hotspots(spots)

    def _add_taken(self, spots: Hotspots, number: int) -> None:
        seat, line = self.plan.seats[number], at.magician_line(number)
        choose = partial(self._change, self.plan.let_choose, number)
        spots.add(Hotspot(f"setup.seat.{number}", at.seat_row(number), on_click=choose, focusable=False))
        title, more = words.chooses(name=seat.spoken or words.THIS_SEAT), self._manner(seat)
        tip = tip_words(title, words.HOW_TO_CHOOSE, *more, icon="character.magician")
        spots.add(Hotspot(f"setup.magician.{number}", line, on_click=choose, tip=tip))
        if seat.kind == COMPUTER:
            self._level(seat, number).add_hotspots(spots)

    def _manner(self, seat: PlannedSeat) -> list[str]:
        """How the seat leans, in a sentence, if it does."""
        manner = seat.manner_with(seat.magician) if self.deeds.has_manners() else ""
        return [OF_PLAYER[manner]] if manner else []

    def _level(self, seat: PlannedSeat, number: int) -> Segments:
        """How well a computer player plays: strength by numeral; name and sentence stand below."""
        labels = {level: names.ROMAN[place] for place, level in enumerate(OFFERED, start=1)}
        levels = [words.LEVELS[level] for level in OFFERED]
        more = self._manner(seat)
        about = [tip_words(level.name, level.text, *more, icon="ui.computer") for level in levels]
        choose = partial(self._change, seat.set_level)
        return switch(f"setup.level.{number}", at.level_choice(number), labels, seat.level, choose, tips=about)

    def _kind(self, number: int) -> Segments:
        plan = self.plan
        labels, icons = {kind: words.KINDS[kind] for kind in plan.kinds}, [f"ui.{kind}" for kind in plan.kinds]
        name, rect, now = f"setup.kind.{number}", at.kind_control(number), plan.seats[number].kind
        return switch(name, rect, labels, now, partial(self._change, plan.set_kind, number), icons=icons)

    def _tables(self) -> Segments:
        labels = {name: table.label for name, table in words.TABLES.items()}
        about = [tip_words(table.name, table.text) for table in words.TABLES.values()]
        return switch(
            "setup.table", at.TABLES, labels, self.plan.table, self.deeds.change_table, tips=about, rests=True
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.SEATS)
        draw_panel_head(canvas, at.SEATS.move(6, 4), words.SEATS, icon_name="ui.person")
        self._tables().draw(canvas, spots)
        for number in self.plan.rows:
            self._draw_row(canvas, spots, number)
        draw_colours(canvas, spots, self.plan)

    def _draw_row(self, canvas: Surface, spots: Hotspots, number: int) -> None:
        plan = self.plan
        row, seat = at.seat_row(number), plan.seats[number]
        lit = seat.is_taken and number == plan.choosing
        if lit:
            draw_glow_around(canvas, row, theme.GLOW, self.light, blur=8)
        draw_dark_panel(canvas, row, 10, 4 if lit else 2, shadow=not lit)
        if seat.is_taken:
            draw_disk(canvas, at.seat_disk(number), 84, seat.colour, "magician")
            _draw_magician(canvas, spots, plan, number)
        else:
            _draw_empty(canvas, row, at.seat_disk(number), len(plan.taken), is_duel=DUEL in plan.modules)
        if seat.kind == COMPUTER:
            self._level(seat, number).draw(canvas, spots)
            _draw_level(canvas, spots, number, seat.level)
        if plan.kinds:
            self._kind(number).draw(canvas, spots)
        if plan.goes_first:
            draw_block(canvas, words.GOES_FIRST, at.seat_note(number), theme.ITALIC, 18, theme.PARCHMENT2)


def draw_colours(canvas: Surface, spots: Hotspots, plan: Plan) -> None:
    """The emblems from which the colours are chosen."""
    for number in plan.taken:
        seat = plan.seats[number]
        others = {other.colour for other in plan.others(seat)}
        for position, colour in enumerate(COLOURS):
            center = at.colour_choice(number, position).center
            hot = spots.is_hot(f"setup.colour.{number}.{colour}")
            draw_emblem(canvas, center, 38 if hot else 34, colour, dim=colour in others and not hot)
            if colour == seat.colour:
                draw_ring(canvas, center, 22, 2, theme.GLOW)


def _colour_tip(plan: Plan, seat: PlannedSeat, colour: str) -> Tip:
    holder = next((other for other in plan.others(seat) if other.colour == colour), None)
    note = words.has_colour(name=holder.spoken) if holder is not None else ""
    return Tip(theme.player_look(colour).name, note=note)


def _draw_magician(canvas: Surface, spots: Hotspots, plan: Plan, number: int) -> None:
    seat, line = plan.seats[number], at.magician_line(number)
    x, y = line.x + 18, line.centery
    if spots.is_hot(f"setup.magician.{number}"):
        draw_plate(canvas, line, (120, 84, 60, 70), 8)
    spot, room = (x + 22, y - 1), line.w - 46 - (at.LEVEL_WIDTH if seat.kind == COMPUTER else 0)
    if seat.magician:
        magician = MAGICIANS[seat.magician]
        draw_category_badge(canvas, (x, y), magician.category, 28)
        draw_text(canvas, names.magician(magician.id), spot, theme.HEAD2, 19, theme.BRASS_HI, "midleft", width=room)
    else:
        draw_ring(canvas, (x, y), 14, 2, theme.GLOW)
        draw_text(canvas, "?", (x, y - 1), theme.NUM, 17, theme.GLOW, "center")
        later = words.CHOSEN_LATER if plan.setup == "full" else words.DRAWN
        text = words.CHOOSING if number == plan.choosing else later
        draw_text(canvas, text, spot, theme.ITALIC, 19, theme.GLOW, "midleft", width=room)


def _draw_level(canvas: Surface, spots: Hotspots, number: int, level: str) -> None:
    """The level pointed at, else the chosen one, in a line."""
    shown = next((other for other in OFFERED if spots.is_hot(f"setup.level.{number}.{other}")), level)
    rect, text = at.level_line(number), words.level_in_short(words.LEVELS[shown])
    draw_block(canvas, text, rect, theme.ITALIC, 17, theme.PARCHMENT2, line=20)


def _draw_empty(canvas: Surface, row: Rect, center: tuple[int, int], players: int, *, is_duel: bool) -> None:
    draw_round(canvas, center, 84, (0, 0, 0, 90), 2, (199, 154, 75, 150))
    draw_icon(canvas, "character.magician", (center[0], center[1] - 2), 46, "#6d5540")
    draw_text(canvas, words.EMPTY_SEAT, (row.x + 116, row.y + 29), theme.HEAD2, 20, theme.PARCHMENT3, "midleft")
    note = words.DUEL_NOTE if is_duel and players > 1 else words.EMPTY_NOTES.get(players, words.TOO_FEW_NOTE)
    spot = (row.x + 116, row.y + 74)
    draw_text(canvas, note, spot, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=row.w - 130)
