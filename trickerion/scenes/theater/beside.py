"""Beside the Theater's stage: the viewer's Tricks, corners and Links explained, the two Actions."""

import math
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules import moves as m
from trickerion.rules.catalog import CORNERS, SLOTS, TRICKS
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.facts.stage import WingFacts
from trickerion.rules.moves import Move, SetUpTrick
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.scenes.theater.deeds import TheaterDeeds
from trickerion.scenes.theater.hand import TheaterView
from trickerion.screens.closeup.panels import Dock, Side, Wings
from trickerion.table.dock import DockButtons
from trickerion.table.pointed import shard_tip
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, always, spoken
from trickerion.ui.layout import close_up as at
from trickerion.ui.layout import theater as theater_at
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_diamond, draw_glow_around, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_category_badge
from trickerion.ui.text import draw_text
from trickerion.ui.trick_card import Owned, draw_trick_row
from trickerion.words import card_tooltips, names
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

_TYPES_NAMED = 2  # types of lacking Components that have room in the wings
_LOOKS = {"chosen": "chosen", "ready": "ready", "idle": "idle"}
"""Looks of a Trick's row that is not closed."""


class TheaterWings(Wings):
    """The rows of the viewer's Tricks by place: click one, drag it, press its number, ask it."""

    table: TheaterView
    deeds: TheaterDeeds
    title = words.WINGS
    note = words.WINGS_NOTE

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        for wing in table.stage.wings:
            place, move = wing.place, SetUpTrick(wing.place)
            hotspot = Hotspot(f"wing_{place + 1}", at.wing(place), tip=partial(_tip, table, wing))
            if move in table.legal or (table.hand is not None and wing.stands in ("ready", "chosen")):
                hotspot.on_click, hotspot.payload = partial(self.deeds.clicked_wing, place), move
                hotspot.key = str(place + 1)
            spots.add(hotspot)

    def draw_row(self, canvas: Surface, spots: Hotspots, place: int, owned: OwnedTrick) -> None:
        table, rect = self.table, at.wing(place)
        wing = next(wing for wing in table.stage.wings if wing.place == place)
        look = _LOOKS.get(wing.stands, "closed")
        if spots.hovered == f"wing_{place + 1}" and look == "ready":
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
        shards = sum(owned.shards for owned in table.me.tricks if owned is not None and owned.id == wing.trick.id)
        shown = Owned(table.colours[table.viewer], wing.suit, wing.ready, wing.on_stage, shards, wing.practised)
        label, why = words.STANDS[wing.stands](markers=wing.ready), reason(wing)
        draw_trick_row(canvas, rect, wing.trick, shown, state=look, label=label, reason=why, light=table.light)


def reason(wing: WingFacts) -> str:
    """Reason why a Trick is closed, in two or three words; "" when it is not."""
    if wing.stands not in words.WHY_CLOSED:
        return ""
    many = words.pieces(number=sum(wing.missing.values()))
    what = names.PIECES.listed(wing.missing) if len(wing.missing) <= _TYPES_NAMED else many
    return words.WHY_CLOSED[wing.stands](what=what, on_stage=wing.on_stage)


def _tip(table: TheaterView, wing: WingFacts) -> Tip:
    level, pays = wing.level, table.stage.link_pays
    may_be_more = table.stage.by_highest and level < max(pays)
    link = words.link_of_low_level if may_be_more else words.link_of_level
    told = words.OF_TRICK[wing.stands](what=names.PIECES.listed(wing.missing))
    body = (
        words.pays_when_performed(yields=names.yields(wing.pays)),
        *([words.practised_of_that(yields=names.yields(wing.practised))] if any(wing.practised) else []),
        link(level=level, pays=pays[level]),
        words.on_engineers_board(told=told) if wing.place == ENGINEER_PLACE else told,
    )
    return Tip(names.trick(wing.trick.id), body, f"trick.{wing.trick.id}")


_ARCS = (15, 105, 195, 285)  # degrees at which the arrows between the corners end
_REACH = 95
_SIDE = 250


@cached_surface
def _arrows() -> Surface:
    large, k = enlarged(_SIDE, _SIDE, 3)
    middle = _SIDE * k / 2
    box = Rect(0, 0, 2 * _REACH * k, 2 * _REACH * k)
    box.center = (round(middle), round(middle))
    for angle in _ARCS:
        pygame.draw.arc(large, theme.BRASS_LO, box, math.radians(angle), math.radians(angle + 60), 3 * k)
        turn = math.radians(angle)
        x, y = middle + _REACH * k * math.cos(turn), middle - _REACH * k * math.sin(turn)
        ahead, aside = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
        back = (x - ahead[0] * 4 * k, y - ahead[1] * 4 * k)
        tip = (x + ahead[0] * 10 * k, y + ahead[1] * 10 * k)
        wings = [(back[0] + s * aside[0] * 8 * k, back[1] + s * aside[1] * 8 * k) for s in (1, -1)]
        pygame.draw.polygon(large, theme.BRASS_LO, [tip, *wings])
    return reduced(large, k)


def tip_of_extra(table: TheaterView, move: Move) -> Tip | None:
    """Tip of an offer of a card or an ability."""
    state, viewer, acting = table.state, table.viewer, table.actor
    if isinstance(move, m.UseCard):
        return spoken(card_tooltips.special(move.card))
    if isinstance(move, m.UseAbility):
        return spoken(card_tooltips.magician_of(state.options, table.me))
    if isinstance(move, m.Enhance):
        return shard_tip(state, viewer, acting.card if acting is not None else "")
    if isinstance(move, m.ForgoBonus) and acting is not None:
        return spoken(card_tooltips.special(acting.card))
    return None


class Corners(Side):
    """The corners of Trick Markers and their Links."""

    table: TheaterView
    name, title = "corners", words.CORNERS
    shows, folds = words.SHOW_CORNERS, words.FOLD_CORNERS

    def add_hotspots(self, spots: Hotspots) -> None:
        super().add_hotspots(spots)
        if self.is_open:
            spots.add(Hotspot("corners", at.SIDE_SHEET, focusable=False))

    def draw_sheet(self, canvas: Surface) -> None:
        table, panel = self.table, at.SIDE
        center = (panel.x + 124, panel.y + 148)
        canvas.blit(_arrows(), _arrows().get_rect(center=center))
        suit, category = _example(table)
        draw_marker(canvas, center, 78, table.colours[table.viewer], suit, table.turns, category)
        _draw_symbols(canvas, panel, category)
        for number, fact in enumerate(words.CORNER_FACTS):
            y = panel.y + 262 + 27 * number
            draw_diamond(canvas, (panel.x + 30, y), 6, theme.VELVET, theme.VELVET, 1)
            draw_text(
                canvas, fact, (panel.x + 48, y - 1), theme.TEXT.body_plus, theme.INK, "midleft", width=panel.w - 66
            )


def _example(table: TheaterView) -> tuple[str, str]:
    if table.hand is not None:
        return table.hand.suit, table.hand.trick.category
    owned = next((trick for trick in table.me.tricks if trick is not None), None)
    return (owned.suit, TRICKS[owned.id].category) if owned is not None else ("spades", "mechanical")


def _draw_symbols(canvas: Surface, panel: Rect, own: str) -> None:
    for number, category in enumerate(CORNERS[0]):
        spot = (panel.x + 262, panel.y + 72 + number * 34)
        draw_category_badge(canvas, spot, category, 30)
        style, place = theme.TEXT.strong_plus if category == own else theme.TEXT.body_plus, (spot[0] + 24, spot[1] - 1)
        name = names.CATEGORY[category]
        said = words.own_corner(category=name) if category == own else name
        draw_text(canvas, said, place, style, theme.INK, "midleft", width=200)
    foot = within(panel, left=248, right=16, top=192, height=30)
    write_line(canvas, words.CLOCKWISE, foot, theme.TEXT.aside, theme.INK2)


_ACTIONS = {"set_up_trick": words.SET_UP_TRICK, "reschedule": words.RESCHEDULE}


class TheaterButtons(DockButtons):
    """Undo and Redo take the payments of a set-up together with it, also in a game that was opened from a file."""

    def undo(self) -> None:
        """Take back the last move; a set-up with all its payments."""
        super().undo()
        while self._is_payment() and self.session.undoing.can_undo:
            self.session.undo()
        self.after()

    def redo(self) -> None:
        """Make it again, with all its payments."""
        super().redo()
        while self._is_payment() and self.session.undoing.can_redo:
            self.session.redo()
        self.after()

    def _is_payment(self) -> bool:
        return any(isinstance(move, m.ChooseReward) for move in self.session.legal)


class TheaterDock(Dock):
    """Between points and buttons the two Actions of the Theater."""

    table: TheaterView
    looking_on = words.LOOKING_ON

    @property
    def offer(self) -> tuple[str, str] | None:
        stage, hand = self.table.stage, self.table.hand
        lay = words.TAKE_PAID if hand is None else words.LAY_UNPAID if hand.is_brought else words.LAY_PAID
        return (effect_name(stage.offer), lay) if stage.offer else None

    @property
    def warning(self) -> str:
        return words.TURNED_FURTHER if self.table.passed_up else ""

    @property
    def why_no_way_back(self) -> str:
        hand = self.table.hand
        if hand is None:
            return ""
        return words.LAY_OR_NOT if hand.is_brought else "" if self.buttons.session.undoing.can_undo else words.STUCK

    def where(self, acting: ActingFacts) -> str:
        modifier, who = signed(SLOTS[acting.slot].modifier), names.character(acting.character)
        return words.stands_on(character=who, slot=names.slot(acting.slot), modifier=modifier)

    def add_deeds(self, spots: Hotspots) -> None:
        for (action, body), rect in zip(_ACTIONS.items(), theater_at.dock_action_rects(), strict=True):
            tip = always(Tip(names.ACTION[action], body, f"action.{action}"))
            spots.add(Hotspot(f"dock.{action}", rect, tip=tip, focusable=False))

    def draw_deeds(self, canvas: Surface, spots: Hotspots) -> None:
        if self.table.is_at_work and not self.offer:
            _draw_actions(canvas, self.table, spots)


def _draw_actions(canvas: Surface, table: TheaterView, spots: Hotspots) -> None:
    for action, rect in zip(table.stage.actions, theater_at.dock_action_rects(), strict=True):
        reason = words.WHY_NOT[action.why](points=action.short) if action.why else ""
        state = "dim" if reason else "lit"
        if table.hand is not None:
            state, reason = "lit" if table.hand.is_new == (action.id == "set_up_trick") else "idle", ""
        draw_action_row(
            canvas,
            rect,
            RowText(
                names.ACTION[action.id],
                icon=f"action.{action.id}",
                cost=action.cost,
                was=action.usual if action.cost != action.usual else None,
                reason=reason,
                style=theme.TEXT.strong_plus,
            ),
            state=state,
            light=table.light,
            hovered=spots.is_hot(f"dock.{action.id}"),
        )
