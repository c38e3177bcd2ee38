"""Reading a saved game back: whole, or up to the first line that is damaged."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import MoveError, Skip, move_from_json
from trickerion.rules.options import GameOptions, OptionsError
from trickerion.storage import record
from trickerion.storage.plain import decoded, first_bytes, read_bytes, read_json
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import FORMAT, Summary, called, clean_name
from trickerion.storage.wishes import read_wishes
from trickerion.words import trouble as words

LARGEST_FILE = 4_000_000
"""Bytes; a long game takes about 100,000."""

HEAD_ONLY = 32_000
"""Bytes that hold everything but the moves, also where an editor has made four of each letter."""

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Format number -> how its fields become those of the next format. Every format below ``FORMAT`` has a step."""

LONGEST_REASON = 200


@dataclass(frozen=True)
class Fields:
    """A save as written: its head, the lines of moves that were readable, and whether anything was not."""

    head: dict[str, Any]
    moves: list[Any]
    is_whole: bool


@dataclass(frozen=True)
class OpenedGame:
    """A game read from a file. ``note`` is a sentence for the player when not everything could be read, else "".

    ``purpose``, ``about`` and ``known_by`` are those of its place, when it had one: see ``in_progress.py``; ``wishes``:
    seat -> the Tricks of its wish list.
    """

    game: Game
    name: str = ""
    note: str = ""
    summary: Summary = field(default_factory=Summary)
    purpose: str = "ordinary"
    about: str = ""
    known_by: str = ""
    wishes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


def read_game(path: Path) -> OpenedGame:
    """Open a saved game, as far as it is undamaged. Raises SaveError, with one sentence, when there is nothing to open.

    Every move is checked by the sum in its line and by the rules; at the end the table's digest must be the same.
    """
    return _opened(path, read_text(path))


def game_in(text: str) -> Game:
    """The game in the text of a save that is no file. Raises SaveError where it is not whole."""
    opened = _opened(Path(words.UNNAMED), text)
    if opened.note:
        raise SaveError(opened.note)
    return opened.game


def _opened(path: Path, text: str) -> OpenedGame:
    fields = _upgraded(path, parse(path, text))
    game = _start(path, fields.head)
    read = _replay(game, fields)
    summary = Summary.from_json(fields.head.get("summary"))
    number, note = clean_name(fields.head.get("app")), ""
    version = words.VERSION(number=number) if number else words.ANOTHER_VERSION
    if not fields.is_whole and read >= summary.moves > 0:
        note = words.damaged_at_the_end(file=called(path))
    elif not fields.is_whole and summary.moves:
        note = words.damaged_after_some(file=called(path), move=read, moves=summary.moves)
    elif not fields.is_whole:
        note = words.damaged_after(file=called(path), move=read)
    elif read < len(fields.moves):
        note = words.played_by_other_rules(file=path.name, version=version, move=read)
    elif fields.head.get("digest") != game.digest():
        note = words.leads_to_another_table(file=called(path), version=version)
    texts = (clean_name(fields.head.get(key)) for key in ("name", "purpose", "about", "known_by"))
    name, purpose, about, known_by = texts
    wishes = read_wishes(fields.head.get("wishes"))
    return OpenedGame(game, name, note, summary, purpose or "ordinary", about, known_by, wishes)


def read_head(path: Path) -> dict[str, Any]:
    """The head of a save without its moves, for lists. Raises SaveError."""
    try:
        text = decoded(first_bytes(path, HEAD_ONLY), "replace")
    except (OSError, ValueError) as error:
        raise SaveError(words.not_read(file=called(path), why=getattr(error, "strerror", "") or error)) from error
    lines = text.partition('\n"moves"')[0]
    whole = _json(lines.rstrip().rstrip(",") + "}")
    head = whole if isinstance(whole, dict) else _lines(lines).head
    if "options" not in head or "seed" not in head:
        raise SaveError(words.not_a_save(file=called(path)))
    return head


def read_text(path: Path) -> str:
    """The text of a file of reasonable size. Raises SaveError."""
    try:
        if path.exists() and not path.is_file():
            raise SaveError(words.not_a_file(file=called(path)))
        text = read_bytes(path, LARGEST_FILE)
    except FileNotFoundError as error:
        raise SaveError(words.no_file(file=called(path))) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", "") or error
        raise SaveError(words.not_read(file=called(path), why=why)) from error
    return decoded(text, "replace")


def parse(path: Path, text: str) -> Fields:
    """The fields of a save: of the whole JSON object, or else line by line. Raises SaveError when it is not a save."""
    data = _json(text)
    if isinstance(data, dict) and isinstance(data.get("moves"), list):
        return Fields({k: v for k, v in data.items() if k != "moves"}, data["moves"], True)
    fields = _lines(text)
    if "options" not in fields.head or "seed" not in fields.head:
        raise SaveError(words.not_a_save(file=called(path)))
    return fields


def _json(text: str) -> Any:
    try:
        return read_json(text)
    except ValueError:
        return None


def _lines(text: str) -> Fields:
    """What can be read line by line, up to the first damaged move."""
    lines = iter(text.split("\n"))
    head: dict[str, Any] = {}
    for line in lines:
        if line.startswith('"moves"'):
            break
        entry = _json("{" + line.rstrip().rstrip(",") + "}")
        head.update(entry if isinstance(entry, dict) else {})
    moves: list[Any] = []
    for line in lines:
        move = _json(line.rstrip().rstrip(","))
        if not isinstance(move, dict):
            break
        moves.append(move)
    return Fields(head, moves, False)


def _upgraded(path: Path, fields: Fields) -> Fields:
    number = fields.head.get("format", FORMAT)
    if type(number) is not int or number < 1:
        raise SaveError(words.not_a_save(file=called(path)))
    if number > FORMAT:
        raise SaveError(words.too_new(file=called(path)))
    start = record.first_sum(fields.head.get("options"), str(fields.head.get("seed")))
    moves = _proved(fields, start)
    if not moves and fields.head.get("start") != f"{start:08x}":
        raise SaveError(words.start_damaged(file=called(path)))
    whole = {**fields.head, "moves": moves}
    try:
        for step in range(number, FORMAT):
            whole = UPGRADES[step](whole)
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise SaveError(words.not_a_save(file=called(path))) from error
    is_whole = fields.is_whole and len(moves) == len(fields.moves)
    return Fields({k: v for k, v in whole.items() if k != "moves"}, whole["moves"], is_whole)


def _proved(fields: Fields, number: int) -> list[Any]:
    """The moves up to the first whose sum, counted from that of the start, is not right."""
    proved: list[Any] = []
    for line in fields.moves[: record.MOST_MOVES]:
        if not isinstance(line, dict):
            break
        move = {k: v for k, v in line.items() if k != "sum"}
        number = record.next_sum(number, move)
        if line.get("sum") != f"{number:08x}":
            break
        proved.append(move)
    return proved


def _start(path: Path, head: dict[str, Any]) -> Game:
    seed = head.get("seed")
    if not isinstance(seed, str):
        raise SaveError(words.seed_damaged(file=called(path)))
    try:
        options = GameOptions.from_json(head.get("options"))
        record.require_storable(options, seed)
    except OptionsError as error:
        raise _not_opened(path, words.options_refused[error.why](**error.facts)) from error
    except (SaveError, ValueError, TypeError) as error:
        raise _not_opened(path, str(error)) from error
    return Game.new(options, seed)


def _not_opened(path: Path, why: str) -> SaveError:
    return SaveError(words.not_opened(file=called(path), why=why[:LONGEST_REASON]))


def _replay(game: Game, fields: Fields) -> int:
    """Make the moves as far as they are legal; how many were read.

    A Skip that is not asked for is passed over: earlier versions asked although there was nothing to choose.
    """
    for number, data in enumerate(fields.moves):
        try:
            move = move_from_json(data)
            if not isinstance(move, Skip) or move in game.legal_moves():
                game.apply(move)
        except (MoveError, IllegalMove, TypeError):
            return number
    return len(fields.moves)
