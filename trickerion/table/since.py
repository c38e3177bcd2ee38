"""The strip above the log: what the others have done since the viewer's last move, and a rim round what it changed."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.app.session import PERSON, Session
from trickerion.app.since import Deed, deeds_since, last_move_of, turn_began
from trickerion.rules.state import GameState
from trickerion.table.changes import changed, draw_changes, draw_gain, draw_lasting
from trickerion.table.log_panel import HEAD, NO_HEAD, LogPanel
from trickerion.table.panel import Anchor, Deeds, Panel
from trickerion.table.since_chips import Chip, chips_of
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_round_button
from trickerion.ui.hotspot import Circle, Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board_since as at
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill
from trickerion.ui.tips import always, plain, tip_of
from trickerion.words.screens import since as words

_EARLIER, _LATER = -1, -2  # in the place of a chip's number: the pills that lead to earlier chips, and to later ones
_MORE: Final = 44
_LEAST_HEAD: Final = 150
_COUNTED: Final = ("fame", "coin", "shard")
_NOWHERE: Final = Rect(0, 0, 0, 0)


class Lasting(NamedTuple):
    """What keeps a rim, and what every player has gained, until the viewer's own next move."""

    things: frozenset[str] = frozenset()
    gains: Mapping[str, int] = {}


class Since(Panel):
    """One chip for each deed of the others; it goes with the viewer's own next move.

    ``look_back`` shows the table after so many moves, ``play`` goes on from there; ``anchors`` tells where things lie.
    ``shown``: the deed before which the table is being looked at, or None.
    """

    def __init__(
        self,
        table: TableView,
        deeds: Deeds,
        session: Session,
        looks: tuple[Callable[[int], object], Callable[[int], object]],
        anchors: Callable[[], Mapping[str, Anchor]],
    ) -> None:
        super().__init__(table, deeds)
        self._session = session
        self._look_back, self._play = looks
        self._find_anchors = anchors
        self._anchors: Mapping[str, Anchor] = {}
        self._key: object = None
        self._late = 0
        self._start = 0
        self.rect = _NOWHERE
        self.shown: Deed | None = None
        self.chips: list[Chip] = []
        self.lasting = Lasting()
        self._form = at.form_for(0, 1)
        self._places: dict[int, Rect] = {}
        self._lights: dict[Deed, set[str]] = {}

    # ------------------------------------------------------------------ what there is to tell

    @property
    def _has_reader(self) -> bool:
        """Whether somebody plays at the screen, and the game is under way."""
        session = self._session
        is_person = session.options.seats[session.viewer].player == PERSON
        return is_person and not session.is_over and session.view.state.phase != "setup"

    def follow(self) -> None:
        """Read the deeds anew, when the table has changed."""
        session = self._session
        key = (session.changes, session.viewer)
        if key == self._key:
            return
        self._key, self._late, self._lights = key, 0, {}
        self.chips, self.lasting = [], Lasting()
        self._start = last_move_of(session.movers, session.viewer)
        if self._has_reader and self._start < len(session.game.moves):
            deeds = deeds_since(session.log, self._start, session.viewer)
            self.chips = chips_of(deeds, self.table)
            self.lasting = self._changes(turn_began(session.log, self._start)) if deeds else Lasting()

    def _changes(self, number: int) -> Lasting:
        """What is otherwise than after so many moves; a new turn, which is told by itself, begins anew."""
        before, now = self._session.view_at(number).state, self._session.view.state
        names = changed(before, now)
        things = {name for name in names if _lies_there(name, now)}
        more = {name: _count(now, name) - _count(before, name) for name in names if name.split(".")[0] in _COUNTED}
        return Lasting(frozenset(things), {name: gain for name, gain in more.items() if gain > 0})

    def _changed_by(self, deed: Deed) -> set[str]:
        """The things that a deed has changed; where a turn has ended with it, only what it brought."""
        if deed not in self._lights:
            before, after = (self._session.view_at(n).state for n in (deed.first - 1, deed.last))
            names = changed(before, after)
            if before.turn != after.turn:
                names = {f"{kind}.{deed.seat}" for kind, gain in zip(_COUNTED, deed.gains, strict=True) if gain}
            self._lights[deed] = names
        return self._lights[deed]

    def mark(self, number: int, *, plays: bool) -> None:
        """The table is seen as it was after so many moves: before a deed, or while it is done."""
        now = number if plays else number + 1
        self.shown = next((chip.deed for chip in self.chips if chip.deed.first <= now <= chip.deed.last), None)

    # ------------------------------------------------------------------ where it lies

    def lay(self, log: LogPanel) -> None:
        """Take a part of the log's place, as long as there is anything to tell."""
        self.follow()
        self._anchors, self._places, self.rect = {}, {}, _NOWHERE
        if not self.chips:
            return
        room = log.rect
        for rows in (2,) if self._late else (1, 2):
            self._form = at.form_for(room.h, rows)
            self.rect = at.strip(room, self._form)
            if self._lay_chips(0):
                break
        else:
            next(first for first in range(1, len(self.chips)) if self._lay_chips(first))
        log.rect = at.log_below(room, self.rect)
        log.head = HEAD if log.rect.h >= _LEAST_HEAD else NO_HEAD

    def _lay_chips(self, first: int) -> bool:
        """Show the chips from one on, without those that are scrolled away; False when they find no room."""
        numbers = range(min(first, self._last), self._last + 1)
        most = at.widest(self.rect)
        widths = [min(most, self.chips[number].width) for number in numbers]
        before, after = [_MORE] * (first > 0), [_MORE] * (self._late > 0)
        rects = at.chips(self.rect, self._form, [*before, *widths, *after])
        if rects is None and first < self._last:
            return False
        names = [*([_EARLIER] * len(before)), *numbers, *([_LATER] * len(after))]
        self._places = dict(zip(names, rects or [], strict=False))
        return True

    @property
    def _last(self) -> int:
        """The number of the last chip that is shown."""
        return len(self.chips) - 1 - self._late

    @property
    def _first(self) -> int:
        return min((number for number in self._places if number >= 0), default=0)

    def _scroll(self, late: int) -> None:
        self._late = max(0, min(len(self.chips) - 1, late))
        self.deeds.changed()

    # ------------------------------------------------------------------ the hand

    def add_hotspots(self, spots: Hotspots) -> None:
        if not self.chips:
            return
        wheel = self._wheel
        spots.add(Hotspot("since", self.rect, on_wheel=wheel, focusable=False))
        play = Circle(*at.play_button(self.rect, self._form), 18)
        spots.add(Hotspot("since.play", play, on_click=partial(self._play, self._start), tip=always(plain(words.PLAY))))
        for number, rect in self._places.items():
            if number in (_EARLIER, _LATER):
                late, tip, name = (
                    (self._late + self._last - self._first + 1, words.EARLIER, "since.earlier")
                    if number == _EARLIER
                    else (0, words.LATER, "since.later")
                )
                spots.add(Hotspot(name, rect, partial(self._scroll, late), on_wheel=wheel, tip=always(plain(tip))))
                continue
            deed = self.chips[number].deed
            tip_words = tip_of(words.deed, deed.events, deed.seat, self.table.names, self.table.viewer)
            click = partial(self._look_back, deed.first - 1)
            spots.add(Hotspot(f"since.chip.{number}", rect, click, on_wheel=wheel, means=deed, tip=tip_words))

    def _wheel(self, notches: int) -> None:
        self._scroll(self._late + notches)

    def _pointed(self, spots: Hotspots) -> Deed | None:
        pointed = spots.meaning(spots.hovered or spots.focused)
        return pointed if isinstance(pointed, Deed) else None

    # ------------------------------------------------------------------ drawing

    @property
    def state(self) -> object:
        """What of its drawing depends on more than the table and the pointer."""
        return self._late, self.shown

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The strip, without lights on the board."""
        if not self.chips:
            return
        draw_dark_panel(canvas, self.rect)
        if self._form.head:
            draw_panel_head(canvas, self.rect, words.SINCE, icon_name="phase.end_turn", size=20)
        center = at.play_button(self.rect, self._form)
        draw_round_button(canvas, center, "ui.play", 34, hovered=spots.is_hot("since.play"))
        for number, rect in self._places.items():
            if number in (_EARLIER, _LATER):
                is_earlier = number == _EARLIER
                text = words.earlier(self._first) if is_earlier else words.later(self._late)
                hot = spots.is_hot("since.earlier" if is_earlier else "since.later")
                draw_pill(canvas, rect, text, theme.VELVET if hot else theme.NIGHT, size=17)
                continue
            chip = self.chips[number]
            is_lit = chip.deed in (self._pointed(spots), self.shown)
            chip.draw(canvas, rect, self.table.colours[chip.deed.seat], is_lit=is_lit)

    def draw_changes(self, canvas: Surface) -> None:
        """The rims and numbers that last."""
        anchors = self._where
        draw_lasting(canvas, self.lasting.things - self.table.hidden, anchors)
        for name, gain in self.lasting.gains.items():
            if name in anchors:
                draw_gain(canvas, anchors[name].center, gain)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """A rim round the pieces of the deed that is pointed at, or before which the table is seen."""
        deed = self._pointed(spots) or self.shown
        if deed is not None:
            draw_changes(canvas, self._changed_by(deed), self._where, self.table.column.opponent)

    @property
    def _where(self) -> Mapping[str, Anchor]:
        self._anchors = self._anchors or self._find_anchors()
        return self._anchors


def _lies_there(name: str, state: GameState) -> bool:
    """Whether a rim can be seen round it: something lies there now."""
    kind, _, rest = name.partition(".")
    if kind == "slot":
        return rest in state.occupants
    if kind == "marker":
        card, _, slot = rest.rpartition(".")
        return any(shown.id == card and shown.marker_at(int(slot)) is not None for shown in state.row)
    if kind == "poster":
        return state.players[int(rest)].advertised
    return kind in ("die", "stock", "order", "quick_order")


def _count(state: GameState, name: str) -> int:
    """The Fame, Coins or Shards of a player."""
    kind, seat = name.split(".")
    player = state.players[int(seat)]
    return {"fame": player.fame, "coin": player.coins, "shard": player.shards}[kind]
