"""The strip above the log: what the others have done since the viewer's last move, and a rim round what it changed."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.language.speech import headed, in_turn
from trickerion.play import narration
from trickerion.play.running_game import RunningGame
from trickerion.play.since import PastDeed, deeds_since, last_move_of, turn_began
from trickerion.rules.ask.board import board_of
from trickerion.rules.facts.board import BoardFacts
from trickerion.rules.options import PERSON
from trickerion.table.changes import changed, count, draw_changes, draw_lasting, lies_there
from trickerion.table.log_panel import HEAD, NO_HEAD, LogPanel
from trickerion.table.panel import Anchor, Deeds, Panel
from trickerion.table.since_chips import Chip, chips_of, draw_chip
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_round_button
from trickerion.ui.giving_way import longer_or_shorter
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, always, plain, tip_of
from trickerion.ui.layout import board_since as at
from trickerion.ui.said import Role, Said, Zone, saying
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill
from trickerion.words import stops
from trickerion.words.screens import replay as words

_MORE: Final = 44  # width of the pill that leads to the other chips
_LEAST_HEAD: Final = 150
_COUNTED: Final = ("fame", "coin", "shard")


class Since(Panel):
    """One chip for each deed of the others; it goes with the viewer's own next move.

    The ``looks`` show the table after so many moves: to stay there, or to play on; ``anchors`` tells where things lie.
    ``shown`` is the deed before which the table is being looked at; ``_start`` the viewer's last move, and ``_late``
    how many of the last chips are scrolled away.
    """

    zone = Zone.OTHERS

    def __init__(
        self,
        table: TableView,
        deeds: Deeds,
        session: RunningGame,
        looks: tuple[Callable[[int], object], Callable[[int], object]],
        anchors: Callable[[], Mapping[str, Anchor]],
    ) -> None:
        super().__init__(table, deeds)
        self._session, self._find_anchors = session, anchors
        self._look_back, self._play = looks
        self._key: object = None
        self._late = self._start = 0
        self.rect, self._form = Rect(0, 0, 0, 0), at.form_for(0, 1)
        self.shown: PastDeed | None = None
        self.chips: list[Chip] = []
        self.lasting: frozenset[str] = frozenset()
        self.gains: dict[str, int] = {}
        self._anchors: Mapping[str, Anchor] = {}
        self._more: Rect | None = None
        self._places: dict[int, Rect] = {}
        self._lights: dict[PastDeed, set[str]] = {}

    # ------------------------------------------------------------------ what there is to tell

    def follow(self) -> None:
        """Read the deeds anew, when the table has changed."""
        session = self._session
        if self._key == (session.changes, session.viewer):
            return
        self._key, self._late, self._lights = (session.changes, session.viewer), 0, {}
        self._start = last_move_of(session.news.movers, session.viewer)
        is_person = not session.sees_all and session.options.seats[session.viewer].player == PERSON
        deeds = deeds_since(session.log, self._start, session.viewer) if is_person and not session.is_over else []
        self.chips = chips_of(deeds, self.table)
        self.lasting, self.gains = frozenset(), {}
        if deeds:
            began = session.sight.view_at(turn_began(session.log, self._start))
            self._compare(*(board_of(view.state, session.viewer) for view in (began, session.view)))

    def _compare(self, before: BoardFacts, now: BoardFacts) -> None:
        """Find the things that keep a rim, and the players' gains; a new turn, which is told by itself, begins anew."""
        names = changed(before, now)
        self.lasting = frozenset(name for name in names if lies_there(name, now))
        more = {name: count(now, name) - count(before, name) for name in names if name.split(".")[0] in _COUNTED}
        self.gains = {name: gain for name, gain in more.items() if gain > 0}

    def _changed_by(self, deed: PastDeed) -> set[str]:
        """The things that a deed has changed; where a turn has ended with it, only what it brought."""
        if deed not in self._lights:
            views = (self._session.sight.view_at(n) for n in (deed.first - 1, deed.last))
            before, after = (board_of(view.state, view.seat) for view in views)
            brought = {f"{kind}.{deed.seat}" for kind, gain in zip(_COUNTED, deed.gains, strict=True) if gain}
            self._lights[deed] = changed(before, after) if before.turn == after.turn else brought
        return self._lights[deed]

    def mark(self, number: int, *, plays: bool) -> None:
        """The table is seen as it was after so many moves: before a deed, or while it is done."""
        now = number if plays else number + 1
        self.shown = next((chip.deed for chip in self.chips if chip.deed.first <= now <= chip.deed.last), None)

    # ------------------------------------------------------------------ where it lies

    def lay(self, log: LogPanel) -> None:
        """Take a part of the log's place, as long as there is anything to tell."""
        self.follow()
        self._anchors = {}
        if not self.chips:
            return
        room = log.rect
        rows = (2,) if self._late else (1, 2)
        next(True for first in range(len(self.chips)) for number in rows if self._lay_rows(room, number, first))
        log.rect = at.log_below(room, self.rect)
        log.head = HEAD if log.rect.h >= _LEAST_HEAD else NO_HEAD

    def _lay_rows(self, room: Rect, rows: int, first: int) -> bool:
        """Show the chips from one on in so many rows of a room; False when they find no place there."""
        self._form = at.form_for(room.h, rows)
        self.rect = at.strip(room, self._form)
        return self._lay_chips(first)

    def _lay_chips(self, first: int) -> bool:
        """Show the chips from one on, but for those that are scrolled away; False when they find no room."""
        numbers = range(first, len(self.chips) - self._late)
        more = [_MORE] * (len(numbers) < len(self.chips))
        widths = [min(at.widest(self.rect), self.chips[number].width) for number in numbers]
        rects = at.chips(self.rect, self._form, [*more, *widths])
        if rects is None and len(numbers) > 1:
            return False
        self._more = rects[0] if rects and more else None
        self._places = dict(zip(numbers, (rects or [])[len(more) :], strict=False))
        return True

    def _scroll(self, late: int) -> None:
        self._late = max(0, min(len(self.chips) - 1, late))
        self.deeds.changed()

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.chips:
            return

        def wheel(notches: int) -> None:
            self._scroll(self._late + notches)

        spots.add(Hotspot("since", self.rect, on_wheel=wheel, focusable=False))
        play, begin = Circle(*at.play_button(self.rect, self._form), 18), partial(self._play, self._start)
        head = saying(stops.since(len(self.chips)), role=Role.BUTTON)
        spots.add(Hotspot("since.play", play, on_click=begin, tip=always(plain(words.PLAY)), says=head))
        if self._more is not None:
            earlier = self._late + len(self._places) if min(self._places, default=0) else 0
            tip = always(plain(words.MORE))
            spots.add(Hotspot("since.more", self._more, partial(self._scroll, earlier), on_wheel=wheel, tip=tip))
        for number, rect in self._places.items():
            deed = self.chips[number].deed
            told = tip_of(narration.deed, deed.events, deed.seat, self.table.names, self.table.viewer, deed.row)
            click = partial(self._look_back, deed.first - 1)
            spot = spots.add(Hotspot(f"since.chip.{number}", rect, click, on_wheel=wheel, means=deed, tip=told))
            spot.says = partial(self.chip_said, number)

    def chip_said(self, number: int) -> Said:
        """A deed in the sentences of the log, with who did it."""
        deed, table = self.chips[number].deed, self.table
        who, lines, *_ = narration.deed(deed.events, deed.seat, table.names, table.viewer, deed.row)
        return Said(headed(head=who, text=in_turn(lines)), "", Role.LINE, None, number + 1, len(self.chips))

    def _pointed(self, spots: Hotspots) -> PastDeed | None:
        pointed = spots.meaning(spots.hovered or spots.focused)
        return pointed if isinstance(pointed, PastDeed) else None

    @property
    def state(self) -> object:
        """State of the drawing besides the table and the pointer."""
        return self._late, self.shown

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The strip, without lights on the board."""
        if not self.chips:
            return
        draw_dark_panel(canvas, self.rect)
        if self._form.head:
            title, room = longer_or_shorter(words.SINCE, words.SINCE_THEN), self.rect.inflate(-36, 0)
            draw_panel_head(canvas, room.move(-18, 0), title, icon_name="phase.end_turn", style=theme.TEXT.head)
        button = at.play_button(self.rect, self._form)
        draw_round_button(canvas, button, "ui.play", 34, hovered=spots.is_hot("since.play"))
        if self._more is not None:
            fill = theme.VELVET if spots.is_hot("since.more") else theme.NIGHT
            draw_pill(canvas, self._more, words.more(number=len(self.chips) - len(self._places)), fill)
        for number, rect in self._places.items():
            chip = self.chips[number]
            is_lit = chip.deed in (self._pointed(spots), self.shown)
            draw_chip(canvas, rect, chip, self.table.colours[chip.deed.seat], is_lit=is_lit)

    def draw_changes(self, canvas: Surface) -> None:
        """The rims and numbers that last."""
        draw_lasting(canvas, self.lasting - self.table.hidden, self.gains, self._where)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """A rim round the pieces of the deed that is pointed at, or before which the table is seen."""
        deed = self._pointed(spots) or self.shown
        if deed is not None:
            draw_changes(canvas, self._changed_by(deed), self._where, self.table.column.opponent)

    @property
    def _where(self) -> Mapping[str, Anchor]:
        self._anchors = self._anchors or self._find_anchors()
        return self._anchors
