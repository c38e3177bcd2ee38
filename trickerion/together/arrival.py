"""Words of a host, looked at where they come in: order, lengths, ids and shapes, before anything here believes them.

A host may be anybody's program. What passes can be shown, and is never more than a window can hold.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from unicodedata import category

from trickerion.rules.catalog import MAGICIANS, PERFORMANCES
from trickerion.rules.moves import MoveError, move_from_json
from trickerion.rules.options import (
    COLOURS,
    EDITIONS,
    HEIR,
    MODULES,
    NAME_LENGTH,
    PLAYERS,
    RULINGS,
    GameOptions,
    OptionsError,
    is_handicap,
)
from trickerion.storage.tables import MOST_GENERATIONS
from trickerion.together import messages as m
from trickerion.together.codec import CodecError, events_from, view_from
from trickerion.together.knocks import MOST_OPEN
from trickerion.together.soundness import Soundness

MOST_MOVES: Final = 5_000
"""Moves of a game; those of four people with every module are about 400."""
MOST_STEPS: Final = 32
"""Steps of one message."""
MOST_EVENTS: Final = 400
"""Events of one step; the most that was seen is 46."""
LARGEST_VIEW: Final = 48 * 1024
"""Letters of one View; the most that was seen is 16 KiB."""
LARGEST_MOVE: Final = 2_000
MOST_KEPT: Final = 48 * 1024 * 1024
"""Bytes of all Views and events of a game, packed; an evening's are under one MiB."""
MOST_KINDS_OF_MOVES: Final = 20_000
"""Different Moves: each that was ever made stays in memory."""
LONGEST_WORD: Final = 40
PROOF: Final = 64
"""Letters of a proof."""
LONGEST_FACT: Final = 80
MOST_CARDS: Final = 8
LONGEST_TIME: Final = 400 * 24 * 3600
MOST_LOOKERS: Final = 16
"""People who look on; a table takes half as many."""
KINDS: Final = ("here", "guest", "computer", "empty")
STANDS: Final = ("", "free", "choosing", "ready", "away")
PEOPLE: Final = ("here", "guest", "away", "computer")
_STEERING: Final = ("Cc", "Cs", "Zl", "Zp")
"""Controls, halves of surrogates, ends of lines and paragraphs."""
LINES_A_SECOND: Final = 2.0
BURST: Final = 20.0
"""Lines of talk that are listened to; of more than that none is."""


class Arrival:
    """Everything that one wire brings. A new one belongs to a new wire."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sound: Soundness | None = None
        self._players = 0
        self._sizes: list[int] = []
        self._moves: set[int] = set()
        self._patience, self._listened = BURST, clock()
        self._is_over = False

    def read(self, text: object) -> tuple[m.Down, list[str]] | None:
        """A message and the lines that follow it; None for talk that is too much. Raises CodecError."""
        message, lines = m.read_down(text)
        try:
            is_right = _CHECKS.get(type(message), lambda message: True)(message) and self._fits(message, lines)
        except CodecError:
            raise
        except Exception as error:  # whatever a check stumbles over makes no sense
            raise CodecError(repr(error)[:200]) from error
        if not is_right:
            raise CodecError(type(message).__name__)
        return None if isinstance(message, m.Said) and self._is_too_much() else (message, lines)

    def _is_too_much(self) -> bool:
        now = self._clock()
        self._patience = min(BURST, self._patience + (now - self._listened) * LINES_A_SECOND)
        self._listened = now
        if self._patience < 1:
            return True
        self._patience -= 1
        return False

    def _fits(self, message: m.Down, lines: Sequence[str]) -> bool:
        """Check that a message fits what came before it."""
        if isinstance(message, m.Steps):
            return self._take_steps(message, lines)
        if lines:
            return False
        match message:
            case m.Begun():
                return self._begins(message)
            case m.Back():
                del self._sizes[message.made + 1 :]
                return len(self._sizes) == message.made + 1
            case m.NotDone():
                return -1 <= message.made < MOST_MOVES
            case m.People():
                lists = message.stands, message.levels, message.since, message.names, message.asked_for
                is_whole = self._sound is not None and all(len(one) == self._players for one in lists)
                return is_whole and message.head < self._players
            case m.Assigned():
                return self._sound is not None and len(message.laid) == self._players
            case m.Over():
                return self._ends()
            case m.Again():
                return self._is_laid_again()
        return True

    def _begins(self, begun: m.Begun) -> bool:
        """Check the game that begins, or goes on after a cut; from then on it is known what its Views hold."""
        options = GameOptions.from_json(begun.options)
        self._players, self._sizes, self._is_over = len(options.seats), [], False
        self._sound = Soundness(options, begun.seat)
        is_known = len(set(options.modules)) == len(options.modules) and HEIR not in options.modules
        names = [seat.name for seat in options.seats]
        is_place = m.LOOKS_ON <= begun.seat < self._players and 0 <= begun.sat_down <= begun.made
        return is_known and all(map(_is_name, names)) and is_place

    def _take_steps(self, message: m.Steps, lines: Sequence[str]) -> bool:
        """Check that the steps are the next ones, and that what they tell can be shown."""
        sound = self._sound
        if sound is None or message.first != len(self._sizes) or len(lines) != len(message.steps):
            return False
        if not 0 < len(lines) <= MOST_STEPS or message.first + len(lines) > MOST_MOVES:
            return False
        for told, line in zip(message.steps, lines, strict=True):
            if len(line) > LARGEST_VIEW or not _is_step(told, self._players):
                return False
            events = events_from(told["events"], self._players)
            sound.check_events(events)
            sound.check_view(view_from(line, self._players, looks_on=sound.looks_on))
            self._sizes.append(_size_of(line) + _size_of(json.dumps(told)))
            self._moves.add(hash(json.dumps(told["move"])))
            if len(events) > MOST_EVENTS or len(self._moves) > MOST_KINDS_OF_MOVES:
                return False
        return sum(self._sizes) <= MOST_KEPT

    def _ends(self) -> bool:
        """Check that the game can be over now; its record comes once."""
        was_over, self._is_over = self._is_over, True
        return bool(self._sizes) and not was_over

    def _is_laid_again(self) -> bool:
        """Check that no game is cut short by a new one."""
        is_right = self._is_over or self._sound is None
        self._sound, self._players, self._sizes, self._is_over = None, 0, [], False
        return is_right


def _size_of(text: str) -> int:
    return len(zlib.compress(text.encode(), 1))


# ------------------------------------------------------------------ what a field may hold


def _is_text(text: str, most: int) -> bool:
    """Check that a text can be shown in a line: none of its letters steers anything, or is half of one."""
    return len(text) <= most and (text.isprintable() or not any(category(letter) in _STEERING for letter in text))


def _is_word(text: str) -> bool:
    return _is_text(text, LONGEST_WORD)


def _is_name(text: str) -> bool:
    return _is_text(text, NAME_LENGTH)


def _is_move(told: Mapping[str, Any]) -> bool:
    if len(json.dumps(told)) > LARGEST_MOVE:
        return False
    try:
        move_from_json(told)
    except MoveError:
        return False
    return True


def _is_step(told: Mapping[str, Any], players: int) -> bool:
    if set(told) != {"seat", "move", "joined", "stand_in", "row", "events"}:
        return False
    if {type(told["joined"]), type(told["stand_in"])} != {bool}:
        return False
    seat, move, row = told["seat"], told["move"], told["row"]
    is_seat = type(seat) is int and -1 <= seat < players
    is_row = isinstance(row, list) and len(row) <= MOST_CARDS and all(card in PERFORMANCES for card in row)
    return is_seat and is_row and (move is None or (isinstance(move, dict) and _is_move(move)))


def _is_lobby(lobby: m.Lobby) -> bool:
    colours = [seat[2] for seat in lobby.seats if seat[2:3] != [""]]
    if len(lobby.seats) != len(COLOURS) or len(set(colours)) != len(colours):
        return False
    for kind, name, colour, magician, brain, stands, handicap in lobby.seats:
        is_seat = kind in KINDS and colour in ("", *COLOURS) and magician in ("", *MAGICIANS) and is_handicap(handicap)
        if not is_seat or not _is_name(name) or brain not in ("", *PLAYERS) or stands not in STANDS:
            return False
    is_head = m.LOOKS_ON <= lobby.head < len(COLOURS)
    return _is_draft(lobby.game) and is_head and _are_lookers(lobby.lookers)


def _are_lookers(names: Sequence[str]) -> bool:
    return len(names) <= MOST_LOOKERS and all(map(_is_name, names))


def _is_draft(game: Mapping[str, Any]) -> bool:
    """Check options without seats: known, and playable by some number of people."""
    if not game:
        return True
    modules, rulings = game.get("modules", []), game.get("rulings", {})
    if not isinstance(modules, list) or not isinstance(rulings, dict) or len(json.dumps(game)) > LARGEST_MOVE:
        return False
    are_known = all(module in MODULES and module != HEIR for module in modules) and rulings.keys() <= RULINGS.keys()
    if not are_known or len(set(modules)) != len(modules) or game.get("edition", EDITIONS[0]) not in EDITIONS:
        return False
    seats = [{"name": colour, "colour": colour} for colour in COLOURS]
    return any(_is_playable({**game, "seats": seats[:number]}) for number in range(2, len(seats) + 1))


def _is_playable(options: Mapping[str, Any]) -> bool:
    try:
        GameOptions.from_json(options)
    except OptionsError:
        return False
    return True


_CHECKS: Final[Mapping[type, Callable[[Any], bool]]] = {
    m.Hello: lambda hello: all(map(_is_word, (hello.program, hello.rules, hello.nonce))),
    m.Knocked: lambda knocked: _is_name(knocked.host),
    m.Welcome: lambda welcome: (
        m.LOOKS_ON <= welcome.seat < len(COLOURS)
        and _is_word(welcome.token)
        and _is_name(welcome.host)
        and len(welcome.proof) in (0, PROOF)
        and 0 <= welcome.generation <= MOST_GENERATIONS
    ),
    m.AtTheDoor: lambda door: (
        len(door.numbers) == len(door.names) == len(door.look_on) <= MOST_OPEN
        and all(0 < number < LONGEST_TIME for number in door.numbers)
        and all(map(_is_name, door.names))
    ),
    m.Laid: lambda laid: all(map(_is_word, (laid.name, laid.secret, laid.token))),
    m.Refused: lambda refused: (
        all(map(_is_word, (refused.why, *refused.facts)))
        and len(refused.facts) <= MOST_CARDS
        and all(isinstance(fact, str) and _is_text(fact, LONGEST_FACT) for fact in refused.facts.values())
    ),
    m.Closed: lambda closed: _is_word(closed.why),
    m.NotDone: lambda not_done: _is_word(not_done.why),
    m.Lobby: _is_lobby,
    m.People: lambda people: (
        all(one in PEOPLE for one in people.stands)
        and all(level in ("", *PLAYERS) for level in people.levels)
        and all(0 <= seconds < LONGEST_TIME for seconds in people.since)
        and all(map(_is_name, people.names))
        and all(-1 <= seconds < LONGEST_TIME for seconds in people.asked_for)
        and people.head >= m.LOOKS_ON
        and _are_lookers(people.lookers)
    ),
    m.Assigned: lambda assigned: (
        -1 <= assigned.number < MOST_MOVES
        and 0 <= assigned.turn < 10
        and all(-1 <= cards < 20 for cards in assigned.laid)
        and len(assigned.own) <= m.MOST_MOVES
        and all(map(_is_move, assigned.own))
    ),
    m.Said: lambda said: (
        m.LOOKS_ON <= said.seat < len(COLOURS) and _is_name(said.name) and _is_text(said.text, m.MOST_LETTERS)
    ),
    m.Back: lambda back: 0 <= back.made < MOST_MOVES and -1 <= back.seat < len(COLOURS),
    m.Over: lambda over: not any(category(letter) == "Cs" for letter in over.record),
}
"""Checks of the fields of each message by itself; a text that is half of a letter can be written nowhere."""
