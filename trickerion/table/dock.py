"""The dock: Undo, Redo, Hint and Done, with the panel of the Action Points above them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.language.wording import Words
from trickerion.play.hints import HintStep
from trickerion.play.running_game import RunningGame
from trickerion.table.company import absent_buttons
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import ButtonFace, draw_button, draw_check_box
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, Tips, always, plain
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_fits, block_lines, draw_aside, draw_block
from trickerion.words.privacy import NO_HINT_YET
from trickerion.words.screens import table as words

_OVERLAP = 3
"""Pixels by which the room of the last line above a note may reach below the rule: its letters do not."""


class DockPlaces(NamedTuple):
    """Places of the parts of a dock; the board's dock by default."""

    panel: Rect = at.ACTION_POINTS
    undo: Rect = at.UNDO
    redo: Rect = at.REDO
    hint: Rect = at.HINT
    done: Rect = at.DONE


@dataclass(slots=True)
class DoneButton:
    """The velvet button: what it says, what is odd about pressing it now, what it does (None: not now, ``why_not``)."""

    label: str = words.DONE
    second_line: str = ""
    on_click: Callable[[], object] | None = None
    why_not: str = words.NOT_YOUR_DECISION
    primary: bool = True


@dataclass(slots=True)
class CheckBox:
    """A check box in the dock: "+1 for a Shard". What ``acts`` at once is drawn as a button."""

    name: str
    text: str
    on: bool
    on_click: Callable[[], object]
    tip: Tip
    enabled: bool = True
    why_not: str = ""
    warns: bool = False
    acts: bool = False


def _draw_box(canvas: Surface, spots: Hotspots, box: CheckBox, rect: Rect) -> None:
    name, closed = f"dock.{box.name}", not box.enabled
    hot = spots.is_hot(name)
    if box.acts:
        sign = "ui.warning" if box.warns else None
        face = ButtonFace(box.text, icon=sign, style=theme.TEXT.label_large, disabled=closed)
        draw_button(canvas, rect, face, hovered=hot, pressed=spots.is_pressed(name))
    else:
        draw_check_box(canvas, rect, box.text, box.on, disabled=closed, hovered=hot, warns=box.warns)


@dataclass(slots=True)
class DockButtons(Drawn):
    """Undo, Redo, Hint and Done of any scene of the game."""

    zone = Zone.DEEDS

    app: App
    session: RunningGame
    after: Callable[[], object]
    places: DockPlaces
    done: Callable[[], DoneButton] = DoneButton
    step: Callable[[], HintStep] = HintStep

    def add_hotspots(self, spots: Hotspots) -> None:
        if absent := self._absent():
            spots.add_all(button.spot() for button in absent)
            return
        done, session, keys, places = self.done(), self.session, self.app.keys, self.places
        self._add(spots, "dock.undo", places.undo, self.undo, self.why_no_undo(), self.undo_tip)
        redo = Words(
            words.REDO(key=keys.label("redo")), (session.undoing.redo_label,) if session.undoing.can_redo else ()
        )
        why_not = "" if session.undoing.can_redo else words.NO_REDO
        self._add(spots, "dock.redo", places.redo, self.redo, why_not, always(plain(redo)))
        hint = words.hint_button(keys.label("hint"))
        why_not = "" if session.legal else NO_HINT_YET if session.screen.is_covered else words.NO_HINT_FOR_OTHERS
        self._add(spots, "dock.hint", places.hint, self.hint, why_not, always(plain(hint)))
        is_open = done.on_click is not None
        click = done.on_click or (lambda: None)
        about = saying(done.label, done.second_line if is_open else "", Role.BUTTON)
        spots.add(
            Hotspot("dock.done", places.done, click, enabled=is_open, why_not=done.why_not, default=True, says=about)
        )

    def _absent(self) -> list[Button]:
        """Buttons in place of the usual ones while somebody elsewhere, who decides, is away."""
        return absent_buttons(self.session, self.places.undo.union(self.places.hint), self.places.done, self.after)

    def hint_button(self, rect: Rect) -> Button:
        """Hint as a button of a scene that has no dock."""
        tip = always(plain(words.hint_button(self.app.keys.label("hint"))))
        why_not = "" if self.session.legal else words.NO_HINT_FOR_OTHERS
        click, is_open = self.hint, not why_not
        return Button("dock.hint", rect, "", click, icon="ui.hint", enabled=is_open, why_not=why_not, tip=tip)

    @staticmethod
    def _add(spots: Hotspots, name: str, rect: Rect, call: Callable[[], object], why_not: str, tip: Tips) -> None:
        spots.add(Hotspot(name, rect, on_click=call, enabled=not why_not, why_not=why_not, tip=tip, now=False))

    def undo_tip(self) -> Tip:
        """Tip of Undo: the move to take back, and the key."""
        session, keys = self.session, self.app.keys
        return plain(words.undo(keys.label("undo"), session.undoing.label, others=not session.undoing.can_step_back))

    def why_no_undo(self) -> str:
        """Reason why the last move cannot be taken back; "" when it can."""
        if self.session.undoing.can_undo:
            return ""
        return words.UNDO_ENDS[self.session.undoing.end.value]

    def undo(self) -> None:
        """Take back the last move."""
        if self.session.undoing.can_undo:
            self.session.undo()
            self.app.sounds.play("page_turn")
            self.after()

    def redo(self) -> None:
        """Make it again."""
        if self.session.undoing.can_redo:
            self.session.redo()
            self.after()

    def hint(self) -> None:
        """Ask for a hint about what the screen asks."""
        self.session.hints.ask(self.step())

    def handle_action(self, action: str) -> bool:
        """The keys for undo, redo and hint."""
        calls: dict[str, Callable[[], object]] = {"undo": self.undo, "redo": self.redo, "hint": self.hint}
        if action in calls:
            calls[action]()
        return action in calls

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if absent := self._absent():
            for button in absent:
                button.draw(canvas, spots)
            return
        done = self.done()
        for name, rect, sign in (
            ("dock.undo", self.places.undo, "ui.undo"),
            ("dock.redo", self.places.redo, "ui.redo"),
            ("dock.hint", self.places.hint, "ui.hint"),
        ):
            closed, hot = name not in spots or not spots.get(name).enabled, spots.is_hot(name)
            face = ButtonFace(icon=sign, disabled=closed)
            draw_button(canvas, rect, face, hovered=hot, pressed=spots.is_pressed(name))
        is_open, hot, more = done.on_click is not None, spots.is_hot("dock.done"), done.second_line
        face = ButtonFace(done.label, primary=done.primary and is_open, second_line=more, disabled=not is_open)
        draw_button(canvas, self.places.done, face, hovered=hot, pressed=spots.is_pressed("dock.done"))


@dataclass(slots=True)
class PointsPanel(Drawn):
    """The panel above the buttons: the Action Points large, who they belong to, a note or check boxes."""

    points: str
    title: str
    line: str
    note: str = ""
    note_icon: str = "ui.undo"
    boxes: tuple[CheckBox, ...] = ()
    tip: Callable[[], Tip | None] | None = None

    def box_rects(self, panel: Rect) -> list[Rect]:
        """Places of the check boxes."""
        number = len(self.boxes)
        if not number:
            return []
        if number > 2:  # in two rows
            width = (panel.w - 26) // 2
            return [
                Rect(panel.x + 10 + n % 2 * (width + 6), panel.y + 63 + n // 2 * 28, width, 26) for n in range(number)
            ]
        width = (panel.w - 20 - 6 * (number - 1)) // number
        return [Rect(panel.x + 10 + n * (width + 6), panel.y + 86, width, 30) for n in range(number)]

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the spots of the number of Action Points, with its tip, and of the check boxes."""
        panel = at.ACTION_POINTS
        if self.tip is not None:
            height = 62 if len(self.boxes) > 2 else 84 if self.boxes or self.note else 92
            upper = Rect(panel.x, panel.y, panel.w, height)
            spots.add(Hotspot("dock.points", upper, tip=self.tip, focusable=False))
        for box, rect in zip(self.boxes, self.box_rects(panel), strict=True):
            spot = Hotspot(f"dock.{box.name}", rect, on_click=box.on_click, tip=always(box.tip))
            spot.enabled, spot.why_not, spot.zone = box.enabled, box.why_not, Zone.NOW
            spot.says = saying(box.text, role=Role.BUTTON if box.acts else Role.SWITCH, on=None if box.acts else box.on)
            spots.add(spot)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        panel = at.ACTION_POINTS
        draw_dark_panel(canvas, panel)
        left = panel.x + 20
        if self.points:
            size, middle = (42, 34) if len(self.boxes) > 2 else (48, 44)  # two rows of boxes come higher
            place = (panel.x + 34, panel.y + middle)
            draw_icon(canvas, "resource.action_point", place, size, theme.BRASS_HI, shadow=True)
            number = (panel.x + 62, panel.y + middle - 4)
            draw_text(canvas, self.points, number, theme.TEXT.number_huge, theme.CREAM, "midleft")
            left = panel.x + 74 + max(24, text_width(self.points, theme.TEXT.number_huge))
        room = panel.right - 12 - left
        place = (left, panel.y + (18 if self.boxes else 22))
        draw_text(canvas, self.title, place, theme.TEXT.strong_plus, theme.BRASS_HI, "midleft", width=room)
        top = (30 if self.boxes else 36) if self.title else 14
        line = within(panel, left=left - panel.x, right=12, top=top, height=84 - top)
        bottom = draw_block(canvas, self.line, line, theme.TEXT.body, theme.CREAM)
        for box, rect in zip(self.boxes, self.box_rects(panel), strict=True):
            _draw_box(canvas, spots, box, rect)
        if self.note and not self.boxes:
            self._draw_note(canvas, panel, bottom)

    def _draw_note(self, canvas: Surface, panel: Rect, above: int) -> None:
        room = panel.w - 60
        is_short = block_lines(self.note, room, theme.TEXT.aside) == 1
        rule, top = (80, 92) if is_short else (77, 76)
        box = Rect(panel.x + 48, panel.y + top, room, 38)
        if above > panel.y + rule + _OVERLAP or not block_fits(self.note, box, theme.TEXT.aside, 18):
            return  # it gives way, with its sign
        draw_rule(canvas, *ends(panel, 14), panel.y + rule, theme.BRASS_LO)
        draw_icon(canvas, self.note_icon, (panel.x + 28, panel.y + 101), 22, theme.PARCHMENT)
        draw_aside(canvas, self.note, box, theme.PARCHMENT, line=18)
