"""The four seats: who plays, name, colour, Magician; of a solo game the Heir's place, with all that changes with it."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.rules.catalog import ACADEMY, DUEL, MAGICIANS
from trickerion.rules.options import COLOURS, DIFFICULTIES, NAME_LENGTH
from trickerion.screens.seats import COMPUTER, OFFERED, PlannedSeat
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.solo_plan import HEIR_SEAT, SoloPlan
from trickerion.screens.setup.switches import PlanDeeds, PlanPanel, point_switch, switch
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.controls import draw_pips, segment_rects
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.giving_way import LEVEL, stays
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.line_spot import line_spot
from trickerion.ui.magician_pictures import HEIR, magician_part
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_ring, draw_round, draw_rule
from trickerion.ui.surfaces import (
    draw_brass_frame,
    draw_category_badge,
    draw_dark_panel,
    draw_panel_head,
    draw_pill,
    draw_wood_panel,
)
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_aside, draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.ui.typing_line import TypingLine
from trickerion.ui.widgets import WidgetLayer
from trickerion.words import names
from trickerion.words.editions import POINTS_OF_THE_HEIR
from trickerion.words.heir.tables import DIFFICULTY, GAMES, GUIDE, MEASURED, ROWS, DifficultyRow
from trickerion.words.manners import OF_PLAYER
from trickerion.words.said import part_of
from trickerion.words.screens import handicap
from trickerion.words.screens import setup as words


def _seat_part(number: int, part: str) -> str:
    return part_of(part=words.seat(number=number + 1), whole=part)


class SeatsPanel(PlanPanel):
    """The panel on the left. The names are typed in pygame_gui's lines.

    ``change_table`` leads to another set-up, ``open_handicap`` to the handicap of a seat, where one can be had.
    """

    zone = Zone.TOWN

    def __init__(
        self,
        plan: SetUpPlan,
        deeds: PlanDeeds,
        *,
        change_table: Callable[[str], object] | None = None,
        open_handicap: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(plan, deeds)
        self._change_table, self.open_handicap = change_table, open_handicap
        self._lines: dict[int, TypingLine] = {}
        self._widgets: WidgetLayer | None = None

    # ------------------------------------------------------------------ names

    def make_lines(self, widgets: WidgetLayer) -> None:
        """The lines to type names in."""
        self._widgets = widgets
        for number in self.plan.rows:
            self._lines[number] = widgets.entry(at.name_entry(number), "", words.NAME_LINE, NAME_LENGTH)
        self.show_names()

    def show_names(self) -> None:
        """Write the names of the plan into the lines; empty seats have none."""
        for number, line in self._lines.items():
            seat = self.plan.seats[number]
            if self.has_line(number):
                if line.get_text() != seat.name:
                    line.set_text(seat.name)
                line.show()  # type: ignore[no-untyped-call]
            else:
                line.hide()  # type: ignore[no-untyped-call]

    def has_line(self, number: int) -> bool:
        """True if the name of a seat is typed here."""
        return self.plan.seats[number].is_taken

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
                spots.add_parts(self._kind(number))
            if self._widgets is not None and number in self._lines and self.has_line(number):
                label = _seat_part(number, words.NAME_OF)
                spots.add(line_spot(f"setup.name.{number}", label, self._widgets, self._lines[number]))
        self.add_colours(spots)
        if self._change_table is not None:
            spots.add_parts(self._tables(self._change_table))

    def add_colours(self, spots: Hotspots) -> None:
        """The emblems of the seats for which this screen chooses."""
        plan = self.plan
        for number in plan.own:
            for position, colour in enumerate(COLOURS):
                area = Circle(*at.colour_choice(number, position).center, 21)
                change = partial(self._change, plan.set_colour, number, colour, sound="disc_place")
                tip = partial(_colour_tip, plan, plan.seats[number], colour)
                spot = spots.add(Hotspot(f"setup.colour.{number}.{colour}", area, change, tip=tip))
                name, is_on = _seat_part(number, theme.player_look(colour).name), plan.seats[number].colour == colour
                holder = partial(_colour_tip, plan, plan.seats[number], colour)
                at_number = (position + 1, len(COLOURS))
                spot.says = saying(name, holder().note, Role.CHOICE, on=is_on, at=at_number)

    def _add_taken(self, spots: Hotspots, number: int) -> None:
        seat, line = self.plan.seats[number], at.magician_line(number)
        choose = partial(self._change, self.plan.let_choose, number)
        row = spots.add(Hotspot(f"setup.seat.{number}", at.seat_row(number), on_click=choose, focusable=False))
        row.says = saying(words.seat(number=number + 1), self.plan.seat_in_words(number), Role.ROW)
        title, more = words.chooses(name=seat.spoken or words.THIS_SEAT), self._manner(seat)
        tip = tip_words(title, words.HOW_TO_CHOOSE, *more, icon="character.magician")
        if seat.kind == COMPUTER:  # its level lies in the same line
            line = Rect(line.topleft, (at.level_choice(number).x - 6 - line.x, line.h))
        spots.add(Hotspot(f"setup.magician.{number}", line, on_click=choose, tip=tip))
        name, chosen = _seat_part(number, words.MAGICIAN_OF), self.plan.magician_in_words(number)
        spots.get(f"setup.magician.{number}").says = saying(name, chosen, Role.BUTTON)
        if seat.kind == COMPUTER:
            spots.add_parts(self._level(seat, number))
        if self.open_handicap is not None:
            spots.add(self.handicap(number, self.open_handicap).spot())

    def handicap(self, number: int, show: Callable[[int], object]) -> Button:
        """Button to the handicap of a seat; primary with one."""
        seat = self.plan.seats[number]
        tip = tip_words(handicap.HANDICAP, handicap.TIP, *_has(seat))
        look = partial(Button, style=theme.TEXT.label, primary=bool(seat.handicaps), tip=tip)
        name, to_it = f"setup.handicap.{number}", partial(show, number)
        return look(name, at.handicap(number), handicap.HANDICAP, to_it, about=words.seat(number=number + 1))

    def tell_handicap(self, spots: Hotspots, number: int) -> None:
        """Say the handicap of a seat, if there is one, where nobody can change it."""
        seat = self.plan.seats[number]
        if not seat.handicaps:
            return
        tip = tip_words(handicap.HANDICAP, handicap.TIP, *_has(seat))
        spot = spots.add(Hotspot(f"setup.handicap.{number}", at.handicap(number), tip=tip, is_stop=True))
        spot.says = saying(_seat_part(number, handicap.HANDICAP), listed(_has(seat)), Role.TEXT)

    def draw_handicap(self, canvas: Surface, spots: Hotspots, number: int) -> None:
        """The button of the handicap, or where it cannot be changed a pill, if there is one."""
        if self.open_handicap is not None:
            self.handicap(number, self.open_handicap).draw(canvas, spots)
        elif self.plan.seats[number].handicaps:
            draw_pill(canvas, at.handicap(number), handicap.HANDICAP, theme.VELVET)

    def _manner(self, seat: PlannedSeat) -> list[str]:
        """Manner of the seat, in a sentence, if there is one."""
        manner = seat.manner_with(seat.magician) if self.deeds.has_manners else ""
        return [OF_PLAYER[manner]] if manner else []

    def _level(self, seat: PlannedSeat, number: int) -> Segments:
        """Switch for the level of a computer player: strength by numeral; name and sentence stand below."""
        labels = {level: names.ROMAN[place] for place, level in enumerate(OFFERED, start=1)}
        levels = [self.plan.level_words(level) for level in OFFERED]
        more = self._manner(seat)
        about = [tip_words(level.name, level.text, *more, icon="ui.computer") for level in levels]
        choose = partial(self._change, seat.set_level)
        return switch(
            f"setup.level.{number}",
            at.level_choice(number),
            labels,
            seat.level,
            choose,
            tips=about,
            about=_seat_part(number, words.LEVEL_OF),
            spoken=[level.name for level in levels],
        )

    def _kind(self, number: int) -> Segments:
        plan = self.plan
        labels, icons = {kind: plan.kind_words[kind] for kind in plan.kinds}, [f"ui.{kind}" for kind in plan.kinds]
        name, rect, now = f"setup.kind.{number}", at.kind_control(number), plan.seats[number].kind
        return switch(
            name,
            rect,
            labels,
            now,
            partial(self._change, plan.set_kind, number),
            icons=icons,
            about=words.seat(number=number + 1),
        )

    def _tables(self, change: Callable[[str], object]) -> Segments:
        labels = {name: table.label for name, table in words.TABLES.items()}
        about = [tip_words(table.name, table.text) for table in words.TABLES.values()]
        return switch("setup.table", at.TABLES, labels, self.plan.table, change, tips=about, rests=True)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.SEATS)
        draw_panel_head(canvas, at.SEATS.move(6, 4), words.SEATS, icon_name="ui.person")
        if self._change_table is not None:
            self._tables(self._change_table).draw(canvas, spots)
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
            draw_magician(canvas, spots, plan, number)
        else:
            draw_empty(canvas, row, at.seat_disk(number), len(plan.taken), is_duel=DUEL in plan.modules)
        if seat.kind == COMPUTER:
            self._level(seat, number).draw(canvas, spots)
            draw_level(canvas, spots, number, plan)
        if plan.kinds:
            self._kind(number).draw(canvas, spots)
        if seat.is_taken:
            self.draw_handicap(canvas, spots, number)
        if plan.goes_first:
            draw_block(canvas, words.GOES_FIRST, at.seat_note(number), theme.TEXT.aside, theme.PARCHMENT2)


def _has(seat: PlannedSeat) -> list[str]:
    """Sentence about the handicap of a seat, if there is one."""
    told = listed(handicap.IN_SHORT[one] for one in seat.handicaps)
    return [handicap.has(handicaps=told)] if told else []


def draw_colours(canvas: Surface, spots: Hotspots, plan: SetUpPlan) -> None:
    """The emblems from which the colours are chosen."""
    for number in plan.own:
        seat = plan.seats[number]
        others = {other.colour for other in plan.others(seat)}
        for position, colour in enumerate(COLOURS):
            center = at.colour_choice(number, position).center
            hot = spots.is_hot(f"setup.colour.{number}.{colour}")
            draw_emblem(canvas, center, 38 if hot else 34, colour, dim=colour in others and not hot)
            if colour == seat.colour:
                draw_ring(canvas, center, 22, 2, theme.GLOW)


def _colour_tip(plan: SetUpPlan, seat: PlannedSeat, colour: str) -> Tip:
    holder = next((other for other in plan.others(seat) if other.colour == colour), None)
    note = words.has_colour(name=holder.spoken) if holder is not None else ""
    return Tip(theme.player_look(colour).name, note=note)


def draw_magician(canvas: Surface, spots: Hotspots, plan: SetUpPlan, number: int) -> None:
    """The Magician of a seat, or that none is chosen."""
    seat, line = plan.seats[number], at.magician_line(number)
    x, y = line.x + 18, line.centery
    if spots.is_hot(f"setup.magician.{number}"):
        draw_plate(canvas, line, (120, 84, 60, 70), 8)
    spot, room = (x + 22, y - 1), line.w - 46 - (at.LEVEL_WIDTH if seat.kind == COMPUTER else 0)
    if seat.magician:
        magician = MAGICIANS[seat.magician]
        draw_category_badge(canvas, (x, y), magician.category, 28)
        draw_text(
            canvas, names.magician(magician.id), spot, theme.TEXT.head_small, theme.BRASS_HI, "midleft", width=room
        )
    else:
        draw_ring(canvas, (x, y), 14, 2, theme.GLOW)
        draw_text(canvas, "?", (x, y - 1), theme.TEXT.number, theme.GLOW, "center")
        text = plan.magician_in_words(number)
        draw_text(canvas, text, spot, theme.TEXT.aside_plus, theme.GLOW, "midleft", width=room)


def draw_level(canvas: Surface, spots: Hotspots, number: int, plan: SetUpPlan) -> None:
    """The level pointed at, else the chosen one, in a line."""
    if not stays(LEVEL):
        return
    hot = (other for other in OFFERED if spots.is_hot(f"setup.level.{number}.{other}"))
    level = plan.level_words(next(hot, plan.seats[number].level))
    rect, text = at.level_line(number), f"*{level.name}:* {level.short}"
    draw_block(canvas, text, rect, theme.TEXT.aside, theme.PARCHMENT2, line=20)


def draw_empty(canvas: Surface, row: Rect, center: tuple[int, int], players: int, *, is_duel: bool) -> None:
    """A seat where nobody sits."""
    draw_round(canvas, center, 84, (0, 0, 0, 90), 2, (199, 154, 75, 150))
    draw_icon(canvas, "character.magician", (center[0], center[1] - 2), 46, "#6d5540")
    write_line(canvas, words.EMPTY_SEAT, within(row, left=116, top=15, height=30), theme.TEXT.head, theme.PARCHMENT3)
    note = words.DUEL_NOTE if is_duel and players > 1 else words.EMPTY_NOTES.get(players, words.TOO_FEW_NOTE)
    write_line(canvas, note, within(row, left=116, right=14, top=60, height=30), theme.TEXT.aside, theme.PARCHMENT2)


class HeirSettings(PlanPanel):
    """The dark plate below the player's row: difficulties; with everything shown their table and the points."""

    zone = Zone.MINE

    plan: SoloPlan

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.plan.shows_all:
            for number, level in enumerate(DIFFICULTIES):
                choose = partial(self._change, self.plan.set_difficulty, level)
                is_on, place = level == self.plan.difficulty, (number + 1, len(DIFFICULTIES))
                says = saying(DIFFICULTY[level], role=Role.CHOICE, on=is_on, at=place)
                tip = tip_words(DIFFICULTY[level], words.DIFFICULTIES[level], GUIDE[level])
                spots.add(Hotspot(f"setup.difficulty.{level}", at.difficulty(number), choose, tip=tip, says=says))
            return
        spots.add_parts(self._difficulty())
        rows = _rows(self.plan)
        for number, row in enumerate(rows):
            tip = tip_words(row.label.replace("{coin}", "Coins"), row.text)
            spots.add(Hotspot(f"setup.heir.{row.id}", at.heir_row(number, len(rows)), tip=tip, focusable=False))
        for number, point in enumerate(POINTS_OF_THE_HEIR):
            tip = tip_words(point.name, point.text)
            spots.add(Hotspot(f"setup.point.{point.id}", at.heir_point(number), tip=tip, focusable=False))
            spots.add_parts(self._point(number))

    def _difficulty(self) -> Segments:
        labels = {difficulty: DIFFICULTY[difficulty] for difficulty in DIFFICULTIES}
        guides = [tip_words(label, GUIDE[difficulty]) for difficulty, label in labels.items()]
        choose = partial(self._change, self.plan.set_difficulty)
        return switch(
            "setup.difficulty", at.DIFFICULTY, labels, self.plan.difficulty, choose, tips=guides, style=theme.TEXT.label
        )

    def _point(self, number: int) -> Segments:
        point, set_it = POINTS_OF_THE_HEIR[number], partial(self._change, self.plan.set_ruling)
        name, rect = f"setup.point.{point.id}", at.heir_point_choice(number)
        meant = [tip_words(words.point_set_to(name=point.name, value=label), point.text) for _, label in point.values]
        why_not = "" if self.plan.allows(point.id) else words.ONLY_HARD
        return point_switch(name, rect, self.plan, point, set_it, tips=meant, why_not=why_not)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        plan = self.plan
        panel = at.HEIR
        draw_dark_panel(canvas, panel, 10, 2)
        _draw_head(canvas, plan)
        draw_colours(canvas, spots, plan)
        if not plan.shows_all:
            for number, level in enumerate(DIFFICULTIES):
                hot = spots.is_hot(f"setup.difficulty.{level}")
                _draw_difficulty(canvas, at.difficulty(number), level, level == plan.difficulty, hot)
            return
        self._draw_table(canvas, spots)
        draw_rule(canvas, *ends(panel, 14), at.heir_point(0).y - 5, theme.BRASS_LO)
        for number, point in enumerate(POINTS_OF_THE_HEIR):
            rect, ink = at.heir_point(number), theme.PARCHMENT if plan.allows(point.id) else "#8d7a66"
            write_line(canvas, point.name, within(rect, left=8, width=172), theme.TEXT.body, ink)
            self._point(number).draw(canvas, spots)

    def _draw_table(self, canvas: Surface, spots: Hotspots) -> None:
        chosen = DIFFICULTIES.index(self.plan.difficulty)
        columns = segment_rects(at.DIFFICULTY, len(DIFFICULTIES))
        rows = _rows(self.plan)
        last = at.heir_row(len(rows) - 1, len(rows))
        lit = columns[chosen].unionall([last.clip(columns[chosen].inflate(0, 2000))])
        draw_plate(canvas, lit.inflate(-4, 6), (120, 84, 40, 84), 10, 1, theme.BRASS)
        place = (at.HEIR.x + 16, at.DIFFICULTY.centery - 1)
        room = within(at.HEIR, left=28, right=at.HEIR.right - at.DIFFICULTY.x).w
        draw_text(canvas, words.DIFFICULTY_HEAD, place, theme.TEXT.head, theme.BRASS_HI, "midleft", width=room)
        self._difficulty().draw(canvas, spots)
        for number, row in enumerate(rows):
            if spots.is_hot(f"setup.heir.{row.id}"):
                draw_plate(canvas, at.heir_row(number, len(rows)), (120, 84, 60, 70), 6)
            _draw_row(canvas, at.heir_row(number, len(rows)), row, columns, chosen)


def _rows(plan: SoloPlan) -> list[DifficultyRow]:
    rows, with_academy = ROWS[plan.ruling("heir_hard_team")], ACADEMY in plan.modules
    return [row for row in rows if with_academy or row.id != "academy_actions"]


def _draw_head(canvas: Surface, plan: SoloPlan) -> None:
    panel = at.HEIR
    picture = within(panel, left=10, top=8, width=74, height=68)
    canvas.blit(magician_part(HEIR, "face", picture.size), picture)
    draw_brass_frame(canvas, picture, 7, 2)
    draw_emblem(canvas, (picture.right - 12, picture.bottom - 10), 26, plan.seats[HEIR_SEAT].colour)
    spot = (panel.x + 92, panel.y + 28)
    draw_text(canvas, words.HEIR, spot, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=250)
    spot, room = (panel.x + 92, panel.y + 59), panel.w - 106
    draw_text(canvas, words.HEIRS_MAGICIAN, spot, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=room)


def _draw_difficulty(canvas: Surface, rect: Rect, difficulty: str, chosen: bool, hot: bool) -> None:
    """Draw a difficulty to choose: name and sentence, and the number of its games that our own player has won."""
    fill, frame = (120, 84, 40, 84) if chosen else (120, 84, 60, 70) if hot else (20, 11, 14, 190), theme.BRASS_LO
    draw_plate(canvas, rect, fill, 10, 3 if chosen else 1, theme.GLOW if chosen else frame)
    head = write_line(
        canvas, DIFFICULTY[difficulty], within(rect, left=18, top=10, height=30), theme.TEXT.head_large, theme.CREAM
    )
    draw_pips(canvas, (head.right + 14, head.centery + 1), DIFFICULTIES.index(difficulty) + 1, len(DIFFICULTIES))
    room = within(rect, left=18, top=44, width=334, bottom=2)
    draw_block(canvas, words.DIFFICULTIES[difficulty], room, theme.TEXT.body, theme.PARCHMENT, line=22)
    place = (rect.right - 74, rect.y + 34)
    won = words.share_won(won=MEASURED[difficulty].won, games=GAMES)
    draw_text(canvas, won, place, theme.TEXT.number_tall, theme.BRASS_HI, "center", width=128)
    below = within(rect, right=6, top=56, width=136, bottom=6)
    draw_aside(canvas, words.WON_BY, below, theme.PARCHMENT2, line=20, align="center")


def _draw_row(canvas: Surface, rect: Rect, row: DifficultyRow, columns: list[Rect], chosen: int) -> None:
    top = rect.y + 1
    draw_block(canvas, row.label, Rect(rect.x + 8, top, 200, rect.h), theme.TEXT.body, theme.PARCHMENT, line=22)
    for position, (column, cell) in enumerate(zip(columns, row.cells, strict=True)):
        style, ink = (theme.TEXT.strong, theme.CREAM) if position == chosen else (theme.TEXT.body, theme.PARCHMENT3)
        text, place = cell or words.NO_ENTRY, (column.x, top)
        draw_block(canvas, text, Rect(place, (column.w, rect.h)), style, ink, line=22, align="center")
