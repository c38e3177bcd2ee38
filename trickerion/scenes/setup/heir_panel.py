"""The Heir's place in the Set-up of a solo game: its colour, the difficulty, and on demand all that changes with it."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.catalog import ACADEMY
from trickerion.rules.options import DIFFICULTIES
from trickerion.scenes.setup.seats_panel import draw_colours
from trickerion.scenes.setup.solo_plan import HEIR_SEAT, SoloPlan
from trickerion.scenes.setup.switches import PlanPanel, point_switch, switch
from trickerion.ui import theme
from trickerion.ui.buttons import Segments
from trickerion.ui.controls import draw_pips, segment_rects
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_words
from trickerion.ui.layout import setup as at
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words.heir.tables import DIFFICULTY, GAMES, GUIDE, MEASURED, ROWS, DifficultyRow
from trickerion.words.points import POINTS_OF_THE_HEIR
from trickerion.words.screens import setup as words


class HeirPanel(PlanPanel):
    """The dark plate below the player's row: difficulties; with everything shown their table and the points."""

    plan: SoloPlan

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.plan.shows_all:
            for number, level in enumerate(DIFFICULTIES):
                choose = partial(self._change, self.plan.set_difficulty, level)
                spots.add(Hotspot(f"setup.difficulty.{level}", at.difficulty(number), choose))
            return
        self._difficulty().add_hotspots(spots)
        rows = _rows(self.plan)
        for number, row in enumerate(rows):
            tip = tip_words(row.label.replace("{coin}", "Coins"), row.text)
            spots.add(Hotspot(f"setup.heir.{row.id}", at.heir_row(number, len(rows)), tip=tip, focusable=False))
        for number, point in enumerate(POINTS_OF_THE_HEIR):
            tip = tip_words(point.name, point.text)
            spots.add(Hotspot(f"setup.point.{point.id}", at.heir_point(number), tip=tip, focusable=False))
            self._point(number).add_hotspots(spots)

    def _difficulty(self) -> Segments:
        labels = {difficulty: DIFFICULTY[difficulty] for difficulty in DIFFICULTIES}
        guides = [tip_words(label, GUIDE[difficulty]) for difficulty, label in labels.items()]
        choose = partial(self._change, self.plan.set_difficulty)
        return switch("setup.difficulty", at.DIFFICULTY, labels, self.plan.difficulty, choose, tips=guides, size=18)

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
        draw_rule(canvas, panel.x + 14, panel.right - 14, at.heir_point(0).y - 5, theme.BRASS_LO)
        for number, point in enumerate(POINTS_OF_THE_HEIR):
            rect, ink = at.heir_point(number), theme.PARCHMENT if plan.allows(point.id) else "#8d7a66"
            spot = (rect.x + 8, rect.centery - 1)
            draw_text(canvas, point.name, spot, theme.BODY, 17, ink, "midleft", width=172)
            self._point(number).draw(canvas, spots)

    def _draw_table(self, canvas: Surface, spots: Hotspots) -> None:
        chosen = DIFFICULTIES.index(self.plan.difficulty)
        columns = segment_rects(at.DIFFICULTY, len(DIFFICULTIES))
        rows = _rows(self.plan)
        last = at.heir_row(len(rows) - 1, len(rows))
        lit = columns[chosen].unionall([last.clip(columns[chosen].inflate(0, 2000))])
        draw_plate(canvas, lit.inflate(-4, 6), (120, 84, 40, 84), 10, 1, theme.BRASS)
        place = (at.HEIR.x + 16, at.DIFFICULTY.centery - 1)
        draw_text(canvas, words.DIFFICULTY_HEAD, place, theme.HEAD2, 20, theme.BRASS_HI, "midleft")
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
    draw_disk(canvas, (panel.x + 46, panel.y + 42), 62, plan.seats[HEIR_SEAT].colour, "magician")
    spot = (panel.x + 92, panel.y + 28)
    draw_text(canvas, words.HEIR, spot, theme.HEAD2, 23, theme.BRASS_HI, "midleft", width=250)
    spot, room = (panel.x + 92, panel.y + 59), panel.w - 106
    draw_text(canvas, words.HEIRS_MAGICIAN, spot, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=room)


def _draw_difficulty(canvas: Surface, rect: Rect, difficulty: str, chosen: bool, hot: bool) -> None:
    """What is chosen from: name and sentence, and how many of the games with it our own player has won."""
    fill, frame = (120, 84, 40, 84) if chosen else (120, 84, 60, 70) if hot else (20, 11, 14, 190), theme.BRASS_LO
    draw_plate(canvas, rect, fill, 10, 3 if chosen else 1, theme.GLOW if chosen else frame)
    head = draw_text(
        canvas, DIFFICULTY[difficulty], (rect.x + 18, rect.y + 24), theme.HEAD2, 23, theme.CREAM, "midleft"
    )
    draw_pips(canvas, (head.right + 14, head.centery + 1), DIFFICULTIES.index(difficulty) + 1, len(DIFFICULTIES))
    room = Rect(rect.x + 18, rect.y + 44, 334, 0)
    draw_block(canvas, words.DIFFICULTIES[difficulty], room, theme.BODY, 18, theme.PARCHMENT, line=22)
    place = (rect.right - 74, rect.y + 34)
    won = words.share_won(won=MEASURED[difficulty].won, games=GAMES)
    draw_text(canvas, won, place, theme.NUM, 30, theme.BRASS_HI, "center")
    below = Rect(rect.right - 142, rect.y + 56, 136, 0)
    draw_block(canvas, words.WON_BY, below, theme.ITALIC, 17, theme.PARCHMENT2, line=20, align="center")


def _draw_row(canvas: Surface, rect: Rect, row: DifficultyRow, columns: list[Rect], chosen: int) -> None:
    top = rect.y + 1
    draw_block(canvas, row.label, Rect(rect.x + 8, top, 200, 0), theme.BODY, 17, theme.PARCHMENT, line=22)
    for position, (column, cell) in enumerate(zip(columns, row.cells, strict=True)):
        role, ink = (theme.BODY_BOLD, theme.CREAM) if position == chosen else (theme.BODY, theme.PARCHMENT3)
        text, place = cell or words.NO_ENTRY, (column.x, top)
        draw_block(canvas, text, Rect(place, (column.w, 0)), role, 17, ink, line=22, align="center")
