"""The modules, with the phases of a turn in small; how the game begins, and by which edition of the rules."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import begins
from trickerion.rules.catalog import BEGINNER, INITIATIVE_SLOTS, MAGICIANS, START, TRICKS
from trickerion.rules.options import EDITIONS, Terms, rulings_that_matter, terms_of
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.screens.setup.plan import SetUpPlan, why_closed
from trickerion.screens.setup.posters_panel import shown_magician
from trickerion.screens.setup.solo_plan import SoloPlan
from trickerion.screens.setup.switches import PlanPanel, switch
from trickerion.ui import theme
from trickerion.ui.action_row import draw_closed_row
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_resource, draw_toggle
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_panel_head, draw_paper_panel, draw_round_badge, draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import draw_aside, draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.academy.set_up import before_the_choices
from trickerion.words.editions import EDITION
from trickerion.words.screens import setup as words
from trickerion.words.screens.setup import MODULES, ModuleWords

BEGINNER_SETUP = "beginner"
_NARROW = 400
_STEP_SIGN = 42  # from the left edge of a choice of the full set-up to its words
_DARK, _LIT = (20, 11, 14, 190), (60, 36, 30, 210)


class _Row(NamedTuple):
    """A row with a switch: its words, whether it is on, why it is closed or why it is always on, and its deed."""

    words: ModuleWords
    is_on: bool
    closed: str
    always: str
    deed: Callable[[], object]


class ModulesPanel(PlanPanel):
    """A row for each module and for the short game, unless they are put away; a place for each phase."""

    def rows(self) -> list[_Row]:
        """The rows in the order of the list."""
        plan = self.plan
        if not plan.shows_all:
            return []
        rows = [
            _Row(
                module,
                module.id in plan.modules,
                why_closed(module, plan.modules),
                plan.always.get(module.id, ""),
                partial(plan.switch_module, module.id),
            )
            for module in MODULES
        ]
        if plan.has_short:
            closed = words.SHORT_ONLY_BASE if plan.modules or plan.setup != BEGINNER_SETUP else ""
            rows.append(_Row(words.SHORT_GAME, plan.is_short, closed, "", plan.switch_short))
        return rows

    zone = Zone.MINE

    def add_hotspots(self, spots: Hotspots) -> None:
        rows = self.rows()
        for number, row in enumerate(rows):
            module, reason = row.words, row.closed or row.always
            name, rect = f"setup.module.{module.id}", at.module_row(number, len(rows))
            about = f"{begins(module.detail)}.", *module.more
            tip = tip_words(module.name, *about, icon=module.icon)
            told, change = bool(reason), partial(self._change, row.deed)  # told: in the row itself
            says = saying(module.name, role=Role.SWITCH, on=row.is_on)
            spots.add(Hotspot(name, rect, change, enabled=not reason, why_not=reason, is_told=told, tip=tip, says=says))
        for number, (tile, (icon, name, text)) in enumerate(self.tiles()):
            tip = tip_words(name, text, icon=icon)
            spots.add(Hotspot(f"setup.phase.{number}", tile, tip=tip, focusable=False))

    @property
    def head(self) -> tuple[str, str]:
        """Head of the panel, and its sign."""
        return (words.MODULES_HEAD, "ui.choice") if self.plan.shows_all else (words.IN_A_MINUTE, "ui.info")

    def tiles(self) -> list[tuple[Rect, tuple[str, str, str]]]:
        """The game in a minute, below the modules or in their place: to be read, and none of them a button."""
        phases = words.game_in_a_minute(self.plan.turns, self.plan.modules)
        shown = len(self.rows())
        return [(at.phase_tile(number, len(phases), shown), phase) for number, phase in enumerate(phases)]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.MODULES, seed=1)
        head, icon = self.head
        draw_panel_head(canvas, at.MODULES.move(6, 4), head, icon_name=icon)
        rows, tiles = self.rows(), self.tiles()
        for number, row in enumerate(rows):
            is_hot = spots.is_hot(f"setup.module.{row.words.id}")
            _draw_row(canvas, at.module_row(number, len(rows)), row, is_hot)
        for number, (tile, (icon, name, text)) in enumerate(tiles):
            ink = theme.GLOW if number == len(tiles) - 1 or spots.is_hot(f"setup.phase.{number}") else theme.PARCHMENT
            is_told = not rows
            middle = tile.y + 14 if is_told else tile.centery
            draw_icon(canvas, icon, (tile.x + 20, middle), 22, theme.BRASS)
            draw_text(canvas, name, (tile.x + 40, middle - 1), theme.TEXT.label, ink, "midleft", width=tile.w - 46)
            if is_told:
                room = within(tile, left=40, right=4, top=26)
                draw_aside(canvas, text, room, theme.PARCHMENT2, line=19)


def _draw_row(canvas: Surface, row: Rect, told: _Row, hot: bool) -> None:
    module = told.words
    if told.closed:
        draw_closed_row(canvas, row, module.name, told.closed)
        return
    hot = hot and not told.always
    draw_plate(canvas, row, _LIT if hot else _DARK, 8, 1, theme.BRASS_LO)
    draw_icon(canvas, module.icon, within(row, left=13, width=30).center, 30, theme.BRASS_HI)
    is_narrow = row.w < _NARROW
    x, room = row.x + (50 if is_narrow else 56), row.w - (116 if is_narrow else 140)
    draw_text(canvas, module.name, (x, row.y + 14), theme.TEXT.strong, theme.CREAM, "midleft", width=room)
    detail = told.always or (module.short if is_narrow else module.detail)
    draw_text(canvas, detail, (x, row.y + 36), theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=room)
    draw_toggle(canvas, (row.right - 40, row.centery), told.is_on, hovered=hot)


class RulesPanel(PlanPanel):
    """The paper in the middle: how it begins, the edition, the way to the points; or the button that shows all that."""

    zone = Zone.NOW

    def add_hotspots(self, spots: Hotspots) -> None:
        if self.plan.has_more:
            spots.add(self._more().spot())
        if not self.plan.shows_all:
            spots.add_parts(self._size())
            return
        spots.add_parts(self._beginning())
        spots.add_parts(self._edition())
        changed = len(self.plan.changed_points())
        text = words.points_line(len(rulings_that_matter(self.plan.modules)), changed)
        says = saying(text, role=Role.BUTTON)
        spots.add(Hotspot("setup.points", at.POINTS, on_click=self.deeds.open_points, says=says))

    def _beginning(self) -> Segments:
        choose = partial(self._change, self.plan.set_setup)
        return switch("setup.begin", at.BEGINNING, words.SETUPS, self.plan.setup, choose, style=theme.TEXT.label)

    def _more(self) -> Button:
        label, icon = (words.LESS, "ui.cross") if self.plan.shows_all else (words.MORE, "ui.settings")
        return Button(
            "setup.more",
            at.MORE,
            label,
            partial(self._change, self.plan.show_all),
            icon=icon,
            style=theme.TEXT.label_large,
        )

    def _size(self) -> Segments:
        """The whole solo game, or the small one for beginners."""
        plan = self.plan
        assert isinstance(plan, SoloPlan)
        choose = {"whole": False, "small": True}
        about = [tip_words(words.SIZES[size], words.SIZE_TIPS[size]) for size in choose]
        chosen = "small" if plan.is_small else "whole"
        set_it = partial(self._change, lambda size: plan.set_small(choose[size]))
        return switch("setup.size", at.EDITION, words.SIZES, chosen, set_it, tips=about, style=theme.TEXT.label)

    def _edition(self) -> Segments:
        plan = self.plan
        labels = {edition: edition for edition in EDITIONS}
        if plan.changed_points():
            labels[plan.edition] = words.edition_changed(edition=plan.edition)
        about = [
            partial(Tip, words.rules_of(edition=edition), (EDITION[edition, "dark_alley" in plan.modules],), width=380)
            for edition in EDITIONS
        ]
        choose = partial(self._change, plan.set_edition)
        style, named = theme.TEXT.label, words.EDITION
        return switch("setup.edition", at.EDITION, labels, plan.edition, choose, tips=about, style=style, about=named)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        plan = self.plan
        panel = at.RULES
        draw_paper_panel(canvas, panel, rivets=True)
        write_line(
            canvas, words.HOW_IT_BEGINS, within(panel, left=24, top=14, height=30), theme.TEXT.head_large, theme.INK
        )
        _draw_start(canvas, plan, shown_magician(spots, plan))
        draw_rule(canvas, *ends(panel, 24), at.DEAL.bottom + 16)
        if plan.has_more:
            self._more().draw(canvas, spots)
        if not plan.shows_all:
            _draw_in_short(canvas, plan)
            self._size().draw(canvas, spots)
            return
        self._beginning().draw(canvas, spots)
        spot = (panel.x + 24, at.EDITION.centery - 1)
        draw_text(canvas, words.EDITION, spot, theme.TEXT.head_large, theme.INK, "midleft")
        self._edition().draw(canvas, spots)
        rect, text = at.EDITION_TEXT, EDITION[plan.edition, "dark_alley" in plan.modules]
        draw_block(canvas, text, rect, theme.TEXT.body, theme.INK, line=23, has_tip=True)
        _draw_points_line(canvas, plan, spots.is_hot("setup.points"))


def _draw_in_short(canvas: Surface, plan: SetUpPlan) -> None:
    """Draw the folded part: a summary of the settings, and a note on the choices behind the button."""
    rect = at.IN_SHORT
    draw_text(
        canvas, words.YOU_PLAY_WITH, (rect.x, at.EDITION.centery - 1), theme.TEXT.head_large, theme.INK, "midleft"
    )
    draw_block(canvas, plan.in_short(), rect, theme.TEXT.body, theme.INK, line=23, has_tip=True)
    aside = (rect.x, at.MORE.centery - 1)
    room = at.MORE.x - rect.x - 24
    draw_text(canvas, words.BEHIND_MORE, aside, theme.TEXT.aside, theme.INK2, "midleft", width=room)


def _draw_points_line(canvas: Surface, plan: SetUpPlan, hot: bool) -> None:
    rect, ink = at.POINTS, theme.INK if hot else theme.INK2
    if hot:
        draw_plate(canvas, rect, theme.PARCHMENT2, 8, 1, theme.PARCHMENT3)
    draw_icon(canvas, "ui.settings", within(rect, left=8, width=20).center, 20, ink)
    changed = len(plan.changed_points())
    text = words.points_line(len(rulings_that_matter(plan.modules)), changed)
    write_line(canvas, text, within(rect, left=36, right=8), theme.TEXT.aside, ink)


def _draw_start(canvas: Surface, plan: SetUpPlan, magician: str) -> None:
    """Draw the questions of the full Set-up, or the cards that a beginner is dealt."""
    panel, place = at.RULES, (at.RULES.x + 24, at.RULES.y + 52)
    draw_plate(canvas, at.DEAL, theme.PARCHMENT2, 8, 1, theme.PARCHMENT3)
    if plan.setup == "full":
        order = words.CHOICES_AND_POWERS if POWERS_MODULE in plan.modules else words.THE_CHOICES
        text = f"{before_the_choices(plan.wording.full, plan.modules)} {order}"
        room = Rect(place, (panel.w - 48, at.DEAL.y - place[1]))
        draw_block(canvas, text, room, theme.TEXT.body, theme.INK, line=23)
        _draw_steps(canvas)
        return
    text = words.dealt_to(plan.seats[plan.choosing].spoken, names.magician(magician) if magician else "")
    draw_block(canvas, text, Rect(place, (panel.w - 48, 24)), theme.TEXT.body, theme.INK, line=23)
    category, terms = MAGICIANS[magician].category if magician else "", terms_of(tuple(plan.modules))
    coins = (str(terms.coins), words.IN_FIRST_SLOT)
    if not plan.goes_first:
        coins = (coins_by_slot(terms.coins, len(plan.taken)), words.BY_INITIATIVE)
    _draw_deal(canvas, category, coins, terms)


def coins_by_slot(least: int, players: int) -> str:
    """Coins at the start by the Initiative slots of so many players, two at least."""
    slots = INITIATIVE_SLOTS[max(players, min(INITIATIVE_SLOTS))]
    more = [START["coins_by_initiative_slot"][str(slot)] for slot in slots]
    return words.COINS[len(more) == 2](least=least, most=least + max(more))


def _draw_steps(canvas: Surface) -> None:
    """The choices of the full set-up, from left to right."""
    rects = at.step_rects([step_width(step) for step in words.STEPS])
    for (icon, name, detail), rect in zip(words.STEPS, rects, strict=True):
        left, room = rect.x + _STEP_SIGN, rect.w - _STEP_SIGN
        draw_round_badge(canvas, within(rect, left=0, width=36).center, icon, 36, theme.INK)
        draw_text(canvas, name, (left, rect.y + 19), theme.TEXT.strong, theme.INK, "midleft", width=room)
        draw_text(canvas, detail, (left, rect.y + 40), theme.TEXT.aside, theme.INK2, "midleft", width=room)


def step_width(step: tuple[str, str, str]) -> int:
    """Width of a choice: its sign, and the longer of its two lines."""
    return _STEP_SIGN + max(text_width(step[1], theme.TEXT.strong), text_width(step[2], theme.TEXT.aside))


def _draw_deal(canvas: Surface, category: str, coins: tuple[str, str], terms: Terms) -> None:
    """Draw the things that a beginner of that category receives; without one, only those that everybody receives.

    Fame is told where a module changes it.
    """
    box = at.DEAL
    if category:
        _draw_dealt_cards(canvas, box, category)
    else:
        write_line(canvas, words.DEALT_BY_CATEGORY, within(box, left=20, width=512), theme.TEXT.aside, theme.INK2)
    draw_resource(canvas, (box.x + 542, box.y + 18), "coins", coins[0], 18, width=108)
    write_line(canvas, coins[1], within(box, left=542, top=26, width=108, height=30), theme.TEXT.aside, theme.INK2)
    amounts = {"shards": terms.shards} | ({"fame": terms.fame} if terms.fame != START["fame"] else {})
    for number, (kind, amount) in enumerate(amounts.items()):
        y = box.centery + (22 * number - 11 if len(amounts) > 1 else 0)
        draw_resource(canvas, (box.x + 655, y), kind, amount, 20)


def _draw_dealt_cards(canvas: Surface, box: Rect, category: str) -> None:
    start = BEGINNER[category]
    trick = TRICKS[start.trick]
    x, top, low = box.x, box.y + 19, box.y + 40
    draw_icon(canvas, f"trick.{trick.id}", (x + 30, box.centery), 36, theme.INK)
    draw_text(canvas, names.trick(trick.id), (x + 56, top), theme.TEXT.strong, theme.INK, "midleft", width=152)
    draw_text(
        canvas,
        words.with_markers(number=trick.markers),
        (x + 56, low),
        theme.TEXT.aside,
        theme.INK2,
        "midleft",
        width=152,
    )
    for number, (component, count) in enumerate(start.components.items()):
        chip = (x + 234 + number * 100, box.centery)
        draw_component(canvas, chip, 36, component)
        spot = (chip[0] + 26, box.centery - 1)
        draw_text(canvas, names.PIECES[component](count), spot, theme.TEXT.body, theme.INK, "midleft", width=84)
    draw_disk(canvas, (x + 370, box.centery - 2), 40, "neutral", start.specialist, badge=False)
    specialist = names.character(start.specialist)
    draw_text(canvas, specialist, (x + 398, top), theme.TEXT.strong, theme.INK, "midleft", width=136)
    second = names.trick(start.engineer_trick) if start.engineer_trick else ""
    bonus = words.brought_along(second, start.manager_components)
    draw_text(canvas, bonus, (x + 398, low), theme.TEXT.aside, theme.INK2, "midleft", width=136)
