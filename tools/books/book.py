"""Books of what is said, shown and reckoned at tables of the golden games; ``tools/books/make_books.py`` writes them.

A difference is no fault by itself: it is read. Who meant it records the book anew, and the diff tells what changed.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections import defaultdict
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import pygame
import pytest
from playthrough_text import replay
from solo import entries

from tools.shots.studio import Studio
from trickerion.bots.assistant import reason_for
from trickerion.play.chronicle import Chronicle
from trickerion.play.deeds import say
from trickerion.play.narration import narrate
from trickerion.rules.ask.actions import action_statuses, slot_reasons
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.ask.tricks import lacking, workshop_of
from trickerion.rules.locations.downtown import learn_reason
from trickerion.rules.locations.market_row import buy_reason, stock_prices
from trickerion.rules.locations.workshop import prepare_reason
from trickerion.rules.moves.base import Reason
from trickerion.rules.options import HEIR
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.scenes import load_scenes
from trickerion.scenes.workshop.lacks import foot_line, short_line, way_note
from trickerion.table.seam import begins_turn, seam_of
from trickerion.table.view import seat_names
from trickerion.ui import text, theme
from trickerion.ui.surface_cache import PICTURES
from trickerion.words import reasons
from trickerion.words.lacking import WAYS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from trickerion.app.stacked_scene import StackedScene
    from trickerion.rules.game import Game
    from trickerion.ui.theme import Rgba

TESTS = Path(__file__).resolve().parents[2] / "tests"
FOLDER = TESTS / "books"
GAMES = {
    path.stem: path for folder in (".", "heir") for path in sorted((TESTS / folder / "playthroughs").glob("*.txt"))
}
NAMES = ("Ada", "Bela", "Cleo", "Dora")


def mark(said: object) -> str:
    """A short name for a text."""
    return f"{crc32(repr(said).encode()):08x}"[:6]


def kept(book: str, name: str = "") -> Sequence[str]:
    """The lines of a book, or only those about a game or a moment of one."""
    lines = _lines(book)
    return [line for line in lines if line.startswith(f"{name} ")] if name else lines


@cache
def _lines(book: str) -> Sequence[str]:
    return (FOLDER / book).read_text(encoding="utf-8").splitlines()


def of_one_person(game: Game, seat: int) -> Game:
    """The same game, with a person on one seat."""
    game, old = game.clone(), game.options
    players = [
        "person" if number == seat else HEIR if s.player == HEIR else "greedy" for number, s in enumerate(old.seats)
    ]
    seats = tuple(replace(s, name=NAMES[n], player=players[n]) for n, s in enumerate(old.seats))
    game.state.options = replace(old, seats=seats)
    return game


# ------------------------------------------------------------------ what is said in whole games

SAMPLE = 14
"""Of so many decisions one is asked for all its moves."""


def spoken(name: str) -> dict[str, list[str]]:
    """The sentences about a game by kind and turn: the log, moves and why, and why other things are not possible."""
    said: dict[str, list[str]] = defaultdict(list)
    before, step, lots, chronicle = None, None, Random(name), Chronicle()
    for game in replay(GAMES[name].read_text(encoding="utf-8"), checked=False):
        if before is not None and len(game.moves) > len(before.moves):
            assert before.decision is not None
            turn, seat, move = before.state.turn, before.decision.seat, game.moves[-1]
            events = before.apply(move)
            lines = narrate(events, seat_names(game.options), 0)
            said[f"log {turn}"] += map(str, lines)
            said[f"icons {turn}"] += [line.icon for line in lines]
            chronicle.tell(events, seat, len(game.moves))
            if begins_turn(events):
                said[f"seam {turn}"].append(str(seam_of(chronicle.lines, before.state)))
            if step is not None:
                told = (*entries(step, None), *entries(step, events))
                said[f"heir {turn}"] += [f"{entry.head}: {entry.body}" for entry in told]
            before = None
        if before is None and game.decision is not None:
            before, seat, turn = game.clone(), game.decision.seat, game.state.turn
            step = coming_step(game.view_for(0)) if HEIR in game.options.modules else None
            if game.options.seats[seat].player != HEIR and not lots.randrange(SAMPLE):
                moves, view = game.legal_moves(), game.view_for(seat)
                said[f"moves {turn}"] += [say(move, game.state, seat) for move in moves[:40]]
                said[f"why {turn}"] += [reason_for(view, move) for move in moves[:3]]
                for name, words in (("short", reasons.short), ("long", reasons.long)):
                    said[f"{name} {turn}"] += [words(no, seat_names(game.options), seat) for no in _why_not(game)]
                for text, is_whole in _ways(game, seat):
                    said[f"{'notes' if is_whole else 'ways'} {turn}"].append(text)
    return said


def _ways(game: Game, seat: int) -> Iterator[tuple[str, bool]]:
    """What the Tricks of a Workshop lack and how it is to be had; whether that is a whole sentence."""
    for place in range(4 if game.state.phase != "setup" else 0):
        trick, found = workshop_of(game.state, seat).tricks[place], lacking(game.state, seat, place)
        if trick is None or found is None:
            continue
        yield foot_line(trick, found), False
        for missing in found.missing:
            yield short_line(missing), False
            for way in missing.ways:
                yield WAYS[way.kind], False
                if note := way_note(way, missing.component):
                    yield note, True


def unreadable(spoken: dict[str, list[str]]) -> Iterator[str]:
    """Texts that are no sentence or phrase of their kind."""
    for place, texts in spoken.items():
        kind = place.split()[0]
        for line in texts if kind not in ("icons", "seam") else []:
            has_end = kind == "why" or (bool(line) and line.endswith(".") is (kind in ("long", "notes", "heir")))
            has_beginning = kind == "short" or not line[:1].islower()
            fits = len(line) <= {"short": 26, "long": 130}.get(kind, len(line))
            if not (has_end and has_beginning and fits) or re.search("_|  |(?<!:) None", line):
                yield f"{place}: {line}"


def marks(name: str, spoken: dict[str, list[str]]) -> list[str]:
    """What the book keeps of it: a mark for each kind and turn."""
    return [f"{name} {place} {mark(said)}" for place, said in spoken.items()]


def _why_not(game: Game) -> list[Reason]:
    """Why slots, Actions and things are closed to who is asked."""
    choice, found = game.state.stack[-1], list[Reason | None]()
    if isinstance(choice, Placing):
        for character in game.state.players[choice.seat].characters:
            found += slot_reasons(game.state, choice.seat, character).values()
    elif isinstance(choice, CharacterActs):
        found += [status.reason for status in action_statuses(game.state, choice.seat)]
        on_show = (trick for tricks in game.state.residence.values() for trick in tricks)
        found += [learn_reason(game.state, choice.seat, trick) for trick in on_show]
        found += [buy_reason(game.state, choice, component) for component in stock_prices(game.state, choice.seat)]
        found += [prepare_reason(game.state, choice, place) for place in range(4)]
    return [reason for reason in found if reason]


# ------------------------------------------------------------------ what lies on the screen at single moments

TILE = (96, 54)
"""The size of the small picture of a moment."""

ACROSS = 8

NEARLY = 2
"""Of 255: so much a small picture may differ where another machine has rounded otherwise."""

PLAIN = ("shapes", "surfaces", "scenery", "dice", "icons", "tokens", "components", "assets")
"""Modules that draw no words: what they have drawn before is used again."""

NEVER = ("top.", "bar.", "dock.", "since.", "popup.", "entry.", "heir.pace.", "undo", "settings")
STAYS = (".fold", ".save", ".again")
"""Beginnings and ends of spots that are left alone: of the program more than of the game, or what they do stays."""


class Moment(NamedTuple):
    """A moment of a game, after so many moves: what is said by area of the screen, and how it looks in small."""

    name: str
    at: int
    said: dict[str, list[str]]
    marks: dict[str, str]
    pictures: list[pygame.Surface]

    @property
    def lines(self) -> list[str]:
        """What the book keeps of it."""
        return [f"{self.name} {self.at} {area} {mark}" for area, mark in self.marks.items()]


def looked_at(studio: Studio, name: str, at: int) -> Moment:
    """A moment as its scenes show it, and again after one of their spots was pressed."""
    load_scenes()
    games = replay(GAMES[name].read_text(encoding="utf-8"), checked=False)
    game = next(game for game in games if len(game.moves) == at)
    seats = [n for n, seat in enumerate(game.options.seats) if seat.player != HEIR]
    asked = game.decision.seat if game.decision is not None else 0
    moment = Moment(name, at, {}, {}, [])
    studio.sit_down(of_one_person(game, asked if asked in seats else seats[0]))
    _look(studio, moment, "")
    spot = _to_press(studio.top, Random(f"{name} {at}"))
    if spot:
        studio.click(spot)
        _look(studio, moment, f"{spot}>")
    studio.rest()
    return moment


def news(moment: Moment) -> dict[str, list[str]]:
    """Of a moment, the areas of which the book says something else, and their texts that it does not know."""
    known, said = kept("tables.txt", f"{moment.name} {moment.at}"), set(kept("said.txt"))
    new = [line.split()[2] for line in moment.lines if line not in known]
    return {area: [line for line in moment.said.get(area, ()) if line not in said] for area in new}


@contextlib.contextmanager
def window(folder: Path) -> Iterator[Studio]:
    """A window for all moments."""
    made = Studio(folder, [(1920, 1080)], folder)
    yield made
    made.rest()
    made.app.close()


def _to_press(scene: StackedScene, lots: Random) -> str:
    """A spot of any area, "" when there is none."""
    areas = defaultdict(list)
    for name in scene.spots.names():
        if scene.spots.get(name).on_click is not None and not name.startswith(NEVER) and not name.endswith(STAYS):
            areas[name.split(".")[0]].append(name)
    return lots.choice(areas[lots.choice(sorted(areas))]) if areas else ""


def _look(studio: Studio, moment: Moment, after: str) -> None:
    studio.app.draw()  # with all that is drawn without words
    with drawn_words() as words, panels_drawn() as drawn:
        forget_words()
        studio.app.painter.forget()  # all is drawn anew
        studio.app.draw()
    small = pygame.transform.smoothscale(studio.app.window.screen, TILE)
    moment.pictures.append(pygame.transform.grayscale(small))
    moment.said[f"{after}drawn"] = sorted(set(words))
    moment.marks[f"{after}drawn"] = mark(moment.said[f"{after}drawn"])
    moment.marks.update({f"{after}{panel}": mark(sorted(map(str, calls))) for panel, calls in drawn.items() if calls})
    top = studio.top
    for area, spots in _areas(top).items():
        place = f"{after}{type(top).__name__}.{area}"
        moment.said[place] = list(_explained(top, spots))
        moment.marks[place] = mark((moment.said[place], [(spot, tuple(top.spots.rect(spot))) for spot in spots]))


def _areas(scene: StackedScene) -> dict[str, list[str]]:
    """The spots of a scene by the first part of their names."""
    found: dict[str, list[str]] = defaultdict(list)
    for name in scene.spots.names():
        found[name.split(".")[0]].append(name)
    return found


def _explained(scene: StackedScene, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        spot = scene.spots.get(name)
        tip = spot.tip() if spot.tip is not None else None
        if tip is not None:
            yield " / ".join([tip.icon, tip.title, *tip.body, tip.note])
        if spot.why_not:
            yield spot.why_not


@contextlib.contextmanager
def drawn_words() -> Iterator[list[str]]:
    """Every line that is set in letters meanwhile."""
    lines: list[str] = []
    draw = text._letters

    def letters(style: theme.Style, text: str, colour: Rgba) -> pygame.Surface:
        lines.append(text)
        return draw(style, text, colour)

    text._letters = letters
    try:
        yield lines
    finally:
        text._letters = draw


@contextlib.contextmanager
def panels_drawn() -> Iterator[dict[str, list[object]]]:
    """What every panel of the table draws meanwhile, and where, by its file: a pixel more or less is another mark."""
    calls: dict[str, list[object]] = defaultdict(list)
    with pytest.MonkeyPatch.context() as patch:
        for name, module in [(name, sys.modules[name]) for name in sorted(sys.modules)]:
            if name.startswith("trickerion.table."):
                panel = calls[f"{name.rpartition('.')[2]}.py"]
                for known, value in [*vars(module).items()]:
                    if isinstance(value, ModuleType) and value.__name__.startswith("trickerion.ui."):
                        noting = {call: _noted(call, draw, panel) for call, draw in vars(value).items()}
                        patch.setattr(module, known, SimpleNamespace(**noting))
                    else:
                        patch.setattr(module, known, _noted(known, value, panel))
        yield calls


def _noted(name: str, draw: Any, calls: list[object]) -> Any:
    """A function that draws, with a note of each call; anything else as it is."""
    if not name.startswith(("draw_", "blit_")) or not str(draw.__module__).startswith("trickerion.ui."):
        return draw

    def noting(*given: object, **more: object) -> object:
        calls.append([name, *map(_plain, given), *(f"{known} {_plain(more[known])}" for known in sorted(more))])
        return draw(*given, **more)

    return noting


def _plain(given: object) -> object:
    """What was given to be drawn, as far as it is the same in every run."""
    if isinstance(given, list | tuple | pygame.Rect):
        return [_plain(each) for each in given]
    if isinstance(given, float):
        return round(given, 3)
    return given if isinstance(given, str | int | None) else getattr(given, "id", type(given).__name__)


def forget_words() -> None:
    """Let go of all pictures that words may stand on."""
    kept = [(key, picture) for key, picture in PICTURES._pictures.items() if _is_plain(key)]
    PICTURES.forget()
    for key, picture in kept:
        PICTURES.keep(key, picture)


def _is_plain(key: object) -> bool:
    drawn_by = key[0] if isinstance(key, tuple) else None
    return getattr(drawn_by, "__module__", "").rpartition(".")[2] in PLAIN


def sheet(pictures: Sequence[pygame.Surface]) -> pygame.Surface:
    """Small pictures beside each other, as the book keeps them."""
    made = pygame.Surface((TILE[0] * ACROSS, TILE[1] * -(-len(pictures) // ACROSS)))
    made.blits([(picture, _tile(number)) for number, picture in enumerate(pictures)])
    return made


def kept_picture(number: int) -> pygame.Surface:
    """A small picture of the book."""
    return _kept_sheet().subsurface(_tile(number))


@cache
def _kept_sheet() -> pygame.Surface:
    return pygame.image.load(FOLDER / "tables.png")


def _tile(number: int) -> pygame.Rect:
    return pygame.Rect(number % ACROSS * TILE[0], number // ACROSS * TILE[1], *TILE)


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far two small pictures are from each other, in the place where they differ most; of 255."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return max(abs(a - b) for a, b in pairs)
