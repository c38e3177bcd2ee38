"""The panel of a replay: what has just happened, the buttons that move in time, who looks, and playing on."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.language.speech import in_turn
from trickerion.language.verbatim import Verbatim
from trickerion.language.wording import Words
from trickerion.play.looking_back import own_seats
from trickerion.play.replay import Replay
from trickerion.scenes.replay import layout as at
from trickerion.scenes.replay.playback import Playback
from trickerion.scenes.replay.ways_out import WaysOut
from trickerion.table.log_panel import Entry
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, always, plain
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate, draw_ring
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import game_text as text
from trickerion.words.screens import looking_back as lost
from trickerion.words.screens import replay as words

_ICONS: Final = {
    "turn_back": "ui.step_back",
    "move_back": "ui.left",
    "move_on": "ui.right",
    "turn_on": "ui.step_forward",
}
_EYE: Final = "category.optical"


class Console(Drawn):
    """Buttons of the playback, by name in ``steps``, and of the ways out; ``told``: log of the last move."""

    zone = Zone.NOW

    def __init__(
        self, replay: Replay, people: tuple[Sequence[str], Sequence[Verbatim]], playback: Playback, ways_out: WaysOut
    ) -> None:
        self._replay = replay
        self._colours, self._names = people
        self._playback, self._ways_out = playback, ways_out
        self.steps: Mapping[str, Callable[[], object]] = {
            "turn_back": playback.turn_back,
            "move_back": playback.move_back,
            "play": playback.play_or_pause,
            "move_on": playback.move_on,
            "turn_on": playback.turn_on,
        }
        self.told = list[Entry]()

    def add_hotspots(self, spots: Hotspots) -> None:
        for name, deed in self.steps.items():
            area = at.PLAY if name == "play" else at.step(name)
            spots.add(Hotspot(f"replay.{name}", area, on_click=deed, tip=always(plain(words.STEPS[name]))))
        spots.add_parts(self._segments())
        for number, (name, words_of, look) in enumerate(self._lookers()):
            place, tip = Circle(*at.seat_center(number), at.SEAT_SIZE // 2 + 3), always(plain(words_of))
            spots.add(Hotspot(f"replay.{name}", place, on_click=look, tip=tip))
        if self._replay.can_play_on:
            spots.add(self._button().spot())
            spots.add(self._to_what_was_lost().spot())
            spots.add(self._as_text().spot())

    def _segments(self) -> Segments:
        ends = range(len(words.SPEEDS))
        playback = self._playback
        return Segments("replay.speed", at.SPEED, ends, words.SPEEDS, playback.number, playback.set_speed, rests=True)

    def _lookers(self) -> list[tuple[str, Words, Callable[[], object]]]:
        replay = self._replay
        note = words.ONLY_WHAT_THEN if replay.is_finished else words.STILL_PLAYED
        lookers: list[tuple[str, Words, Callable[[], object]]] = []
        for seat in replay.seats:
            told = Words(words.seen_as(name=self._names[seat]), (note, words.STRIP))
            lookers.append((f"seat.{seat}", told, partial(replay.look_as, seat)))
        if replay.is_finished:
            lookers.append(("everything", words.EVERYTHING, replay.look_at_all))
        return lookers

    def _button(self) -> Button:
        is_over = self._replay.is_finished and self._replay.number == self._replay.last
        play_on = partial(Button, "replay.play_on", at.PLAY_ON, words.PLAY_ON, self._ways_out.play_on, primary=True)
        note, tip = words.PLAY_ON_NOTE, always(plain(words.PLAY_ON_TIP))
        return play_on(second_line=note, enabled=not is_over, why_not=words.IS_OVER, tip=tip)

    def _to_what_was_lost(self) -> Button:
        is_over, tip = self._replay.is_finished, always(plain(lost.TIP))
        why_not = lost.NO_PERSON if is_over else lost.NOT_OVER
        to_it = partial(
            Button,
            "replay.look_back",
            at.LOOK_BACK,
            lost.TITLE,
            self._ways_out.look_back,
            style=theme.TEXT.label,
            icon="ui.zoom",
        )
        return to_it(enabled=is_over and bool(own_seats(self._replay.options)), why_not=why_not, tip=tip)

    def _as_text(self) -> Button:
        copy, tip, style = self._ways_out.copy_as_text, always(plain(text.TEXT_TIP)), theme.TEXT.label
        button = partial(Button, "replay.as_text", at.AS_TEXT, text.TEXT, copy, style=style, icon="ui.copy", tip=tip)
        return button(enabled=self._replay.is_finished, why_not=text.ONLY_FINISHED)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self._draw_moment(canvas)
        if self._replay.can_play_on:
            self._to_what_was_lost().draw(canvas, spots)
            self._as_text().draw(canvas, spots)
        draw_dark_panel(canvas, at.CONSOLE, 10, 3)
        self._draw_step(canvas, spots, "play", at.PLAY, "ui.pause" if self._playback.is_playing else "ui.play")
        for name, icon in _ICONS.items():
            self._draw_step(canvas, spots, name, at.step(name), icon)
            word, middle = words.TURN if "turn" in name else words.MOVE, at.step(name).centerx
            place, room = (middle, at.STEP_LABEL_Y), at.step(name).w + 6
            draw_text(canvas, word, place, theme.TEXT.label, theme.PARCHMENT2, "center", width=room)
        self._segments().draw(canvas, spots)
        self._draw_side(canvas, spots)

    def _draw_step(self, canvas: Surface, spots: Hotspots, name: str, rect: Rect, icon: str) -> None:
        spot, is_large = f"replay.{name}", name == "play"
        face = ButtonFace(primary=is_large, icon=icon)
        draw_button(canvas, rect, face, hovered=spots.is_hot(spot), pressed=spots.is_pressed(spot))

    def _draw_moment(self, canvas: Surface) -> None:
        replay, strip, mark, told = self._replay, at.MOMENT, self._replay.mark, self.told
        draw_paper_panel(canvas, strip, 10, 2)
        moment = words.moment(mark.turn, mark.phase)
        pill = Rect(strip.x + 8, strip.y + 6, max(220, pill_width(moment, theme.TEXT.label, height=30) + 20), 30)
        draw_pill(canvas, pill, moment, theme.VELVET, style=theme.TEXT.label)
        number = words.number_of(number=replay.number, last=replay.last)
        end = (strip.right - 16, strip.centery - 1)
        draw_text(canvas, number, end, theme.TEXT.strong, theme.INK2, "midright")
        left = pill.right + 16
        if told and told[0].seat >= 0:
            draw_emblem(canvas, (left + 14, strip.centery), 28, self._colours[told[0].seat])
            left += 38
        room = Rect(left, strip.y + 9, end[0] - text_width(number, theme.TEXT.strong) - 20 - left, 26)
        draw_block(canvas, _in_one_line(told, room.w) or words.BEGINNING, room, theme.TEXT.body_large, theme.INK)

    def _draw_side(self, canvas: Surface, spots: Hotspots) -> None:
        replay = self._replay
        draw_dark_panel(canvas, at.SIDE, 10, 3)
        draw_text(canvas, words.SEEN_BY, at.SEEN_BY_LABEL, theme.TEXT.label, theme.PARCHMENT, "midleft", width=74)
        draw_plate(canvas, at.SEEN_BY, (24, 14, 20, 235), 22, 1, theme.BRASS_LO)
        for number, (name, _, _) in enumerate(self._lookers()):
            center, seat = at.seat_center(number), name.removeprefix("seat.")
            if seat.isdigit():
                draw_emblem(canvas, center, at.SEAT_SIZE - 4, self._colours[int(seat)])
            else:
                draw_icon(canvas, _EYE, center, at.SEAT_SIZE - 8, theme.BRASS_HI)
            is_chosen = replay.sees_all if not seat.isdigit() else not replay.sees_all and int(seat) == replay.viewer
            if is_chosen:
                draw_ring(canvas, center, at.SEAT_SIZE // 2 + 2, 3, theme.GLOW)
            elif spots.is_hot(f"replay.{name}"):
                draw_ring(canvas, center, at.SEAT_SIZE // 2 + 2, 2, theme.BRASS)
        if replay.can_play_on:
            self._button().draw(canvas, spots)
        else:
            draw_block(canvas, replay.name, at.PLAY_ON, theme.TEXT.aside_large, theme.PARCHMENT)


def _in_one_line(told: Sequence[Entry], room: int) -> str:
    """The sentences of a moment as far as they find room, and how many more the log has."""
    for number in range(len(told), 1, -1):
        rest = len(told) - number
        said = in_turn(entry.text for entry in told[:number])
        said = words.with_more(told=said, number=rest) if rest else said
        if block_lines(said, room, theme.TEXT.body_large) == 1:
            return said
    if len(told) > 1:
        return words.with_more(told=told[0].text, number=len(told) - 1)
    return told[0].text if told else ""
