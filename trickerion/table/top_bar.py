"""The top bar of the game's scenes: turn, phases, prompt, and the four round buttons."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import has_scene, open_scene
from trickerion.play.replay import Replay
from trickerion.play.running_game import RunningGame
from trickerion.rules.academy.catalog import OPENS
from trickerion.rules.ask.board import phases
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.state import GameState
from trickerion.table.company import choosing_seats, is_absent
from trickerion.table.view import seat_colours, seat_names
from trickerion.ui import topbar
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip, always, spoken
from trickerion.ui.said import Zone
from trickerion.words import names, questions
from trickerion.words.academy.tips import open_room_token
from trickerion.words.screens import table as words
from trickerion.words.screens.assignment import AT_ONCE
from trickerion.words.screens.together import PEOPLE, is_away

CLASSROOM_PHASE: Final = "classroom"
PHASE_PILL: Final = {
    "roll_dice": "roll_dice",
    "set_initiative": "initiative",
    "advertise": "advertise",
    "assignment": "assign",
    "place_characters": "place",
    "performance": "perform",
    CLASSROOM_PHASE: "classroom",
    "end_turn": "end_turn",
}
"""Phase of the rules -> pill of the bar."""


def pills_of(state: GameState) -> tuple[str, ...]:
    """The pills of the phases that a turn of this game has."""
    return tuple(PHASE_PILL[phase] for phase in phases(state))


def turn_of(state: GameState, phase: str) -> topbar.TurnShown:
    """The counter with the Open Room tokens, and the phases with the one that it is."""
    letters = tuple(OPENS[len(state.seats)].items()) if ACADEMY in state.options.modules else ()
    return topbar.TurnShown(state.turn, state.options.turns, pills_of(state), PHASE_PILL.get(phase), letters)


def prompt_of(session: RunningGame | Replay) -> tuple[str, int]:
    """Prompt for the open decision, and the seat that decides: (words, seat); seat -1 when nobody decides."""
    decision = session.decision
    if decision is None:
        return (words.FINAL_CURTAIN, -1) if session.is_over else ("", -1)
    choosing = [] if isinstance(session, Replay) else choosing_seats(session)
    if len(choosing) > 1:
        return AT_ONCE, -1
    seat = choosing[0] if choosing else decision.seat
    if not session.legal and not (session.holds and seat == session.viewer):
        say = is_away if is_absent(session.company, seat) else words.decides
        return say(name=seat_names(session.options)[seat]), seat
    prompt = questions.QUESTIONS[decision.question].prompt
    if decision.question == "CharacterActs":
        choice: Any = decision.choice
        prompt = questions.ACTS(character=names.character(choice.character))
    return addressed(session, prompt), seat


def asked_in_words(session: RunningGame) -> list[str]:
    """What the list of the open question says besides the prompt, where the viewer decides."""
    decision = session.decision
    asked = questions.QUESTIONS.get(decision.question) if decision is not None and session.legal else None
    return [line for line in (asked.title, asked.line, asked.note) if line] if asked is not None else []


def addressed(session: RunningGame | Replay, question: str) -> str:
    """A question to the viewer; where several people are at the screen it begins with the viewer's name."""
    name = seat_names(session.options)[session.viewer]
    return words.asked(name=name, question=question) if is_shared(session) else question


def is_shared(session: RunningGame | Replay) -> bool:
    """True if several people play at this screen; nobody is asked for anything in a replay."""
    return not isinstance(session, Replay) and session.screen.is_shared


def seen_prompt(phase: str) -> str:
    """Words in place of the prompt while an evening is still being seen."""
    return words.THE_LESSONS if phase == CLASSROOM_PHASE else words.THE_SHOWS


@dataclass(slots=True)
class TopBar(Drawn):
    """Draws the bar of a game scene and adds its hotspots.

    ``prompt`` stands in the place of what is to be done; ``on_leave`` in that of the game's menu; ``evening`` is a
    table whose shows (or another ``phase``) are still being seen.
    """

    zone = Zone.BAR

    app: App
    session: RunningGame | Replay
    prompt: str = ""
    on_leave: Callable[[], object] | None = None
    evening: GameState | None = None
    phase: str = ""
    said_at: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))  # where the prompt stands

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The bar as it is now; or as it was on that evening."""
        self.draw_buttons(canvas, spots, **self._said)

    def look(self, spots: Hotspots) -> object:
        """Two pictures of the bar with the same look are alike."""
        return self._signs(spots), self._said

    @property
    def _said(self) -> dict[str, Any]:
        prompt, seat = prompt_of(self.session) if self.evening is None else (seen_prompt(self.phase), -1)
        prompt, seat = (self.prompt, -1) if self.prompt else (prompt, seat)
        state = self.evening or self.session.view.state
        colour = seat_colours(self.session.options)[seat] if seat >= 0 else None
        turn = turn_of(state, self.phase or state.phase)
        if is_shared(self.session) and seat >= 0 and not topbar.has_room(prompt, turn):
            prompt = words.decides(name=seat_names(self.session.options)[seat])
        return {"turn": turn, "prompt": prompt, "player_colour": colour}

    def draw_buttons(self, canvas: Surface, spots: Hotspots, **rest: Any) -> None:
        """The bar with its buttons, alone for scenes that fill the ``rest`` themselves."""
        signs, hot = self._signs(spots)
        self.said_at = topbar.draw_top_bar(canvas, buttons=signs, hovered=hot, **rest)

    def _signs(self, spots: Hotspots) -> tuple[tuple[str, ...], int | None]:
        """The signs of the buttons, and on which of them the pointer is."""
        signs = tuple(sign for sign, _label, _call in self._buttons())
        return signs, next((number for number in range(len(signs)) if spots.is_hot(f"top.{number}")), None)

    def add_hotspots(self, spots: Hotspots) -> None:
        self.add_buttons(spots)
        turn = turn_of(self.session.view.state, self.phase or self.session.view.state.phase)
        for key, rect in zip(turn.phases, topbar.phase_rects(turn.phases, turn.phase), strict=True):
            tip = Tip(topbar.PHASES[key], (words.PHASE_TEXT[key],), icon=f"phase.{key}")
            spots.add(Hotspot(f"phase.{key}", rect, tip=always(tip), focusable=False))
        self._add_letters(spots, turn)

    def _add_letters(self, spots: Hotspots, turn: topbar.TurnShown) -> None:
        """The letters that hang below turns."""
        centers = topbar.turn_centers(turn.of)
        for number, letter in turn.letters:
            area = Rect(0, 0, 34, 50).move(centers[number - 1][0] - 17, 8)
            tip = partial(spoken, open_room_token(number, letter))
            spots.add(Hotspot(f"turn.{number}", area, tip=tip, focusable=False))

    @property
    def people_x(self) -> int:
        """Middle of the button that opens the people at the table."""
        labels = [label for _sign, label, _call in self._buttons()]
        return topbar.round_button_centers(len(labels))[labels.index(PEOPLE)][0]

    def add_buttons(self, spots: Hotspots) -> None:
        """The round buttons."""
        centers = topbar.round_button_centers(len(self._buttons()))
        for number, ((x, y), (sign, label, call)) in enumerate(zip(centers, self._buttons(), strict=True)):
            tip = Tip(label)
            spots.add(Hotspot(f"top.{number}", Circle(x, y, 19), on_click=call, means=sign, tip=always(tip)))

    def _buttons(self) -> list[tuple[str, str, Callable[[], object]]]:
        buttons: list[tuple[str, str, Callable[[], object]]] = []
        help_key = self.app.keys.label("help")
        if has_scene("how_to_play"):
            buttons.append(("ui.rules", words.how_to_play(key=help_key), self.app.open_help))
        if self.session.company is not None:
            people = partial(open_scene, self.app, "people", session=self.session)
            buttons.append(("ui.wire_cut" if self.session.company.is_cut else "ui.wire", PEOPLE, people))
        if self.on_leave is not None:
            buttons.append(("ui.exit", words.LEAVE_REPLAY, self.on_leave))
        elif has_scene("pause"):
            buttons.append(("ui.save", words.GAME_MENU, partial(open_scene, self.app, "pause")))
        sound = "ui.sound_off" if self.app.settings.mute else "ui.sound_on"
        label = words.sound_switch(key=self.app.keys.label("mute"))
        buttons.append((sound, label, lambda: self.app.change_settings(mute=not self.app.settings.mute)))
        buttons.append(("ui.settings", words.SETTINGS, lambda: open_scene(self.app, "settings")))
        return buttons
