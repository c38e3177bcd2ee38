"""The panels of a Location close up: signs above the stage; wings, side and dock beside it."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from trickerion.play.deeds import say
from trickerion.rules.ask.actions import answer_facts
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import Yields
from trickerion.rules.events import Event
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.facts.heir import ConfigurationFacts
from trickerion.rules.moves import Move, Skip
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.screens.closeup.deeds import CloseUpDeeds
from trickerion.screens.closeup.view import CardOffer, CloseUpView
from trickerion.table.dock import DockButtons
from trickerion.table.log_panel import LogPanel
from trickerion.table.move_pictures import deltas
from trickerion.table.panel import Deeds, Panel
from trickerion.table.pointed import points_tip
from trickerion.table.view import TableView
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.dice import draw_location_die
from trickerion.ui.flow import ends
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Point, Tip, always, spoken
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import close_up as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_double_rule
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel
from trickerion.ui.text import draw_note, draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_card import draw_trick_place
from trickerion.words import names
from trickerion.words.heir.tips import configuration_words
from trickerion.words.screens import theater as words
from trickerion.words.screens.table import DRAWING_COSTS


def enter_does_it(spots: Hotspots) -> bool:
    """True if Enter does the deed of the preview: its thing is in the hand, or nothing else has the focus."""
    focused = spots.focused or ""
    return spots.held is not None or focused not in spots or spots.get(focused).default


# ---- above the stage -----------------------------------------------------------------------------------------------


class Signs(Panel):
    """``location``: whose die it is, ``center`` where it lies, ``pill`` where the prophecy does."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, location: str, center: Point, pill: Rect) -> None:
        super().__init__(table, deeds)
        self._location, self._center, self._pill = location, center, pill

    def _die(self) -> ConfigurationFacts | None:
        return configurations(self.table.state).get(self._location)

    def add_hotspots(self, spots: Hotspots) -> None:
        if die := self._die():
            tip, area = always(spoken(configuration_words(die))), Circle(*self._center, at.CONFIGURATION_DIE)
            spots.add(Hotspot("configuration", area, tip=tip, focusable=False))
        prophecy_pill.add_spot(spots, self._pill, self.table.prophecy)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        prophecy_pill.draw(canvas, self._pill, self.table.prophecy, spots)
        if die := self._die():
            draw_location_die(canvas, self._center, at.CONFIGURATION_DIE, die)


# ---- the wings -----------------------------------------------------------------------------------------------------


class Wings(Panel):
    """The rows by place; the Engineer's only with an Engineer."""

    zone = Zone.MINE

    table: CloseUpView
    title: ClassVar[str]

    @property
    def note(self) -> str:
        """Note beside the head."""
        raise NotImplementedError

    def draw_row(self, canvas: Surface, spots: Hotspots, place: int, owned: OwnedTrick) -> None:
        """The row of a Trick."""
        raise NotImplementedError

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        panel, me = at.WINGS, self.table.me
        draw_dark_panel(canvas, panel, 12, 3)
        head = draw_text(canvas, self.title, (panel.x + 20, panel.y + 10), theme.TEXT.title_large, theme.BRASS_HI)
        draw_note(canvas, self.note, (panel.right - 18, panel.y + 20), colour=theme.PARCHMENT, beside=head)
        for number, owned in enumerate(me.tricks):
            if owned is not None:
                self.draw_row(canvas, spots, number, owned)
            elif number < ENGINEER_PLACE or me.has("engineer"):
                empty = words.NO_ENGINEERS_TRICK if number == ENGINEER_PLACE else words.NO_TRICK
                draw_trick_place(canvas, at.wing(number), empty)


# ---- the side ------------------------------------------------------------------------------------------------------


class Side(Panel):
    """``name`` begins the names of its hotspots; ``shows`` and ``folds`` are what its head says when pointed at."""

    zone = Zone.TOWN

    table: CloseUpView
    deeds: CloseUpDeeds
    name: ClassVar[str]
    shows: ClassVar[str]
    folds: ClassVar[str]

    def __init__(self, table: CloseUpView, deeds: CloseUpDeeds, log: LogPanel) -> None:
        super().__init__(table, deeds)
        self.log = log

    @property
    def title(self) -> str:
        """The head of the sheet."""
        raise NotImplementedError

    def draw_sheet(self, canvas: Surface) -> None:
        """Draw the explanations of the sheet."""
        raise NotImplementedError

    @property
    def is_open(self) -> bool:
        """True if the sheet lies open."""
        return not self.table.extras and not self.table.is_folded

    def add_hotspots(self, spots: Hotspots) -> None:
        extras = self.table.extras
        for number, offer in enumerate(extras):
            tip = always(offer.tip) if offer.tip else None
            click, rect = partial(self.deeds.do_extra, offer.move), at.extra(number, len(extras))
            says = saying(offer.label, offer.detail, Role.ROW)
            spots.add(Hotspot(f"extra_{number}", rect, on_click=click, tip=tip, says=says))
        if not extras:
            tip = always(Tip(self.folds if self.is_open else self.shows))
            spots.add(Hotspot(f"{self.name}.fold", at.SIDE_HEAD, on_click=self.deeds.fold, tip=tip, now=False))
            if self.table.is_folded:
                spots.add_parts(self.log)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_paper_panel(canvas, at.SIDE if self.is_open else at.SIDE_HEAD, 12, 3)
        head, extras = at.SIDE_HEAD, self.table.extras
        center = (head.centerx, head.y + 23)
        draw_text(canvas, self.title, center, theme.TEXT.title, theme.INK, "center", width=head.w - 110)
        if extras:
            _draw_extras(canvas, spots, extras)
            return
        ink = theme.VELVET if spots.is_hot(f"{self.name}.fold") else theme.INK2
        draw_icon(canvas, "ui.up" if self.is_open else "ui.down", (head.right - 30, center[1]), 20, ink)
        if self.is_open:
            draw_double_rule(canvas, *ends(head, 20), head.y + 42)
            self.draw_sheet(canvas)
        else:
            self.log.draw(canvas, spots)


def extra(table: CloseUpView, move: Move, events: list[Event], tip: Tip | None = None) -> CardOffer:
    """The offer of a move with the events that are certain."""
    price = answer_facts(table.state, table.viewer, move).price
    pays = names.change(Yields(*deltas(events, table.viewer))) if price is None else DRAWING_COSTS(price)
    return CardOffer(move, say(move, table.state, table.viewer), pays, tip)


def _draw_extras(canvas: Surface, spots: Hotspots, extras: Sequence[CardOffer]) -> None:
    panel = at.EXTRAS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, words.EXTRAS, (panel.x + 20, panel.y + 10), theme.TEXT.title, theme.BRASS_HI)
    for number, offer in enumerate(extras):
        hot, rect = spots.is_hot(f"extra_{number}"), at.extra(number, len(extras))
        icon = "ui.cancel" if isinstance(offer.move, Skip) else "ui.special_card"
        text = RowText(
            offer.label, icon=icon, detail=offer.detail if rect.h >= 44 else "", style=theme.TEXT.strong_plus
        )
        draw_action_row(canvas, rect, text, state="lit", hovered=hot, light=0.6)


# ---- the dock ------------------------------------------------------------------------------------------------------


class Dock(Panel):
    """The panel with its buttons."""

    zone = Zone.DEEDS

    table: CloseUpView
    deeds: CloseUpDeeds
    looking_on: ClassVar[str]
    rise: ClassVar[int] = 0
    """Pixels by which the Action Points stand higher."""

    def __init__(self, table: CloseUpView, deeds: CloseUpDeeds, buttons: DockButtons) -> None:
        super().__init__(table, deeds)
        self.buttons = buttons
        buttons.done = deeds.done_button

    # what a Location says and does with it

    @property
    def offer(self) -> tuple[str, str] | None:
        """The name of a card or ability at work, and what it lets the viewer do."""
        return None

    @property
    def warning(self) -> str:
        """Warning in place of the line below the title."""
        return ""

    @property
    def why_no_way_back(self) -> str:
        """Reason why the way back to the board is closed now."""
        return ""

    def where(self, acting: ActingFacts) -> str:
        """Sources of the Action Points."""
        raise NotImplementedError

    def add_deeds(self, spots: Hotspots) -> None:
        """Add the spots of the deeds, between the points and the buttons."""

    def draw_deeds(self, canvas: Surface, spots: Hotspots) -> None:
        """The same."""

    # the panel

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        if table.is_at_work and not self.offer:
            tip = partial(points_tip, table.state, table.actor)
            spots.add(Hotspot("dock.points", at.POINTS, tip=tip, focusable=False))
            self.add_deeds(spots)
        spots.add_parts(self.buttons)
        back, why_not = Hotspot("dock.back", at.dock_buttons()["back"], self.deeds.go_back), self.why_no_way_back
        back.enabled, back.why_not, back.tip = not why_not, why_not, always(Tip(words.BACK_TO_BOARD))
        spots.add(back)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        panel, actor = at.DOCK, self.table.actor
        draw_dark_panel(canvas, panel, 12, 3)
        if self.table.is_at_work and actor is not None and not self.offer:
            self._draw_points(canvas, actor)
        else:
            title, line = self.offer or self._whose_turn()
            place, room = (panel.x + 20, panel.y + 16), panel.w - 40
            draw_text(canvas, title, place, theme.TEXT.strong_lead, theme.BRASS_HI, width=room)
            self._draw_line(canvas, line, (panel.x + 20, panel.y + 46), room)
        self.draw_deeds(canvas, spots)
        self.buttons.draw(canvas, spots)
        hot, pressed = spots.is_hot("dock.back"), spots.is_pressed("dock.back")
        face = ButtonFace(words.BACK, style=theme.TEXT.button, disabled=not spots.get("dock.back").enabled)
        draw_button(canvas, at.dock_buttons()["back"], face, hovered=hot, pressed=pressed)

    def _whose_turn(self) -> tuple[str, str]:
        table = self.table
        if table.choice is None:
            return words.IS_OVER, self.looking_on
        if table.legal:
            return words.YOUR_DECISION, words.ON_THE_BOARD
        return words.decides(table.voice, table.decider), self.looking_on

    def _draw_points(self, canvas: Surface, acting: ActingFacts) -> None:
        """The Action Points left, large, and where they come from."""
        panel, top = at.DOCK, at.DOCK.y - self.rise
        size, points = 56 - 2 * self.rise, str(acting.points)
        draw_icon(canvas, "resource.action_point", (panel.x + 42, top + 48), size, theme.BRASS_HI, shadow=True)
        number = draw_text(canvas, points, (panel.x + 76, top + 44), theme.TEXT.number_huge, theme.CREAM, "midleft")
        left, room = max(panel.x + 116, number.right + 14), panel.w - 200
        said = words.POINTS_LEFT(acting.points)
        draw_text(canvas, said, (left, top + 16), theme.TEXT.strong_lead, theme.BRASS_HI, width=room)
        self._draw_line(canvas, self.where(acting), (left, top + 46), room)
        colour = self.table.colours[self.table.viewer]
        draw_disk(canvas, (panel.right - 44, top + 44), 52, colour, acting.character)

    def _draw_line(self, canvas: Surface, line: str, place: tuple[int, int], room: int) -> None:
        warning = self.warning
        ink = theme.WARN if warning else theme.CREAM
        draw_text(canvas, warning or line, place, theme.TEXT.body_plus, ink, width=room)
