"""What the board shows only in a solo game: the Configuration dice, and the Heir's plan card with its stance."""

from functools import partial

from pygame import Rect, Surface

from trickerion.app.registry import has_scene
from trickerion.rules.ask.heir import configurations, heir_facts
from trickerion.rules.facts.heir import HeirFacts, IconFacts
from trickerion.rules.moves import Move, RerollConfiguration
from trickerion.screens.board import solo_layout as at
from trickerion.table import pointed
from trickerion.table.panel import Panel, Place, square
from trickerion.ui import theme
from trickerion.ui.dice import draw_location_die
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round
from trickerion.ui.surfaces import draw_dark_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text, text_width
from trickerion.words.heir import tips as heir_tips
from trickerion.words.heir.gaps import PLAN, STANCE
from trickerion.words.screens import board as words

_ICON, _SPECIAL = 34, "#7a1626"


class ConfigurationDice(Panel):
    """The dice say what they block; the ones that are rolled again for certain say so while the player chooses."""

    zone = Zone.TOWN

    def places_of(self, move: Move) -> list[Place]:
        """The die that is rolled again."""
        if not isinstance(move, RerollConfiguration):
            return []
        return [Place(f"configuration.{move.location}", at.die_rect(move.location))]

    def add_hotspots(self, spots: Hotspots) -> None:
        for location, die in configurations(self.table.state).items():
            tip = tip_of(heir_tips.configuration_words, die)
            spots.add(Hotspot(f"configuration.{location}", at.die_rect(location), tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        dice = configurations(self.table.state)
        for location, die in dice.items():
            draw_location_die(canvas, at.DICE[location], at.CONFIGURATION, die)
        for location in (location for location, die in dice.items() if die.is_chosen):
            rect, width = at.die_rect(location), pill_width(words.ROLLED_AGAIN, theme.TEXT.label, height=24)
            place = Rect(rect.x - width - 4, rect.centery - 12, width, 24)
            draw_pill(canvas, place, words.ROLLED_AGAIN, theme.VELVET, theme.CREAM, theme.TEXT.label)


class HeirPlan(Panel):
    """Plan card of the Heir for this turn, icon by icon, and its stance; a click leads to the Heir."""

    zone = Zone.OTHERS

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.table.in_play.heir or not (heir := heir_facts(self.table.state)).has_board:
            return
        plate, icons = at.plate(self.table.column), heir.plan.icons if heir.plan is not None else ()
        click = partial(self.deeds.open_player, heir.seat)
        plan = tip_of(pointed.heirs_plan, heir, leads_on=has_scene("heir"))
        spots.add(Hotspot("heir.plan", plate, on_click=click, tip=plan))
        specials = tip_of(heir_tips.specials_words, heir)
        spots.add(Hotspot("heir.specials", at.specials(plate), on_click=click, tip=specials, focusable=False))
        for number in range(len(icons)):
            box, tip = square(at.icon_center(plate, number), _ICON + 4), tip_of(heir_tips.icon_words, heir, number)
            spots.add(Hotspot(f"heir.icon.{number}", box, on_click=click, tip=tip, focusable=False))

    def look(self, spots: Hotspots) -> object:
        return spots.is_hot("heir.plan")

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if not self.table.in_play.heir:
            return
        rect, heir = at.plate(self.table.column), heir_facts(self.table.state)
        if self.look(spots):
            draw_glow_around(canvas, rect, theme.GLOW, 0.5, blur=7)
        draw_dark_panel(canvas, rect)
        _draw_specials(canvas, rect, heir.special_cards[0])
        if heir.plan is None:
            place, below = (rect.x + 16, rect.y + 20), (rect.x + 16, rect.y + 54)
            draw_text(canvas, words.PLAN, place, theme.TEXT.head_small, theme.BRASS_HI, "midleft")
            draw_text(canvas, words.NO_PLAN, below, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=rect.w - 90)
        else:
            _draw_plan(canvas, rect, heir)


def _draw_plan(surface: Surface, rect: Rect, heir: HeirFacts) -> None:
    plan = heir.plan
    assert plan is not None
    place = (rect.x + 16, rect.y + 20)
    room = rect.w - 28 if plan.is_last else _draw_stance(surface, rect, heir.stance) - place[0] - 8
    title = words.PLAN_TITLE[plan.is_last](name=PLAN[plan.id])
    draw_text(surface, title, place, theme.TEXT.head_small, theme.BRASS_HI, "midleft", width=room)
    for number, icon in enumerate(plan.icons):
        _draw_icon(surface, at.icon_center(rect, number), icon)
    aside = (at.icon_center(rect, len(plan.icons))[0] - 16, rect.y + 55)
    room = at.specials(rect).x - 6 - aside[0]
    if text_width(words.PLAN_KIND[plan.kind], theme.TEXT.aside) <= room:  # six icons leave it to the tip
        draw_text(surface, words.PLAN_KIND[plan.kind], aside, theme.TEXT.aside, theme.PARCHMENT2, "midleft")


def _draw_stance(surface: Surface, rect: Rect, stance: str) -> int:
    """Ready or Busy, at the right end; returns its left edge."""
    now = STANCE[stance]
    pill = Rect(0, 0, pill_width(now, theme.TEXT.label, height=26), 26).move_to(midright=(rect.right - 12, rect.y + 21))
    draw_pill(surface, pill, now, theme.VELVET, theme.CREAM, theme.TEXT.label)
    return pill.x


def _draw_specials(surface: Surface, plate: Rect, number: int) -> None:
    """Draw the number of the Heir's special cards; each is worth Fame at the end."""
    rect = at.specials(plate)
    draw_icon(surface, "ui.special_card", within(rect, left=2, width=24).center, 24, theme.PARCHMENT)
    write_line(surface, str(number), within(rect, left=32), theme.TEXT.number, theme.CREAM)


def _draw_icon(surface: Surface, center: tuple[int, int], icon: IconFacts) -> None:
    """A Location; red with a card's corner when one of its special cards is asked for."""
    special, box = icon.is_special, square(center, _ICON)
    draw_plate(surface, box, _SPECIAL if special else "#1c1014", 8, 2 if special else 1, theme.BRASS)
    draw_icon(surface, f"location.{icon.location}", center, 23, theme.BRASS_HI)
    if special:
        corner = (box.right - 3, box.y + 4)
        draw_round(surface, corner, 18, "#1c1014", 1, theme.BRASS)
        draw_icon(surface, "ui.special_card", corner, 13, theme.CREAM)
