"""Damaged saves: the longest valid beginning of the game, or one sentence; never anything else."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from saved_games import middle_game, new_game

from trickerion.rules.game import Game
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import LARGEST_FILE, OpenedGame, read_game
from trickerion.storage.record import Record


@pytest.fixture(scope="module")
def whole() -> bytes:
    game = middle_game()
    return Record(game.options, game.seed).text(game, "Evening").encode()


@pytest.fixture(scope="module")
def digests() -> list[str]:
    """The digest of the table after each number of moves."""
    game, replay = middle_game(), new_game()
    found = [replay.digest()]
    for move in game.moves:
        replay.apply(move)
        found.append(replay.digest())
    return found


def opened_or_refused(path: Path, data: bytes) -> OpenedGame | None:
    path.write_bytes(data)
    try:
        return read_game(path)
    except SaveError as error:
        said = str(error)
    assert said
    assert "\n" not in said
    assert len(said) < 400
    return None


def is_beginning(game: Game, digests: list[str]) -> bool:
    return game.digest() == digests[len(game.moves)]


def test_cut_off_anywhere_it_opens_to_a_beginning_or_is_refused(
    tmp_path: Path, whole: bytes, digests: list[str]
) -> None:
    path, longest = tmp_path / "game.json", 0
    for length in [*range(0, len(whole), 389), *range(len(whole) - 40, len(whole) - 1)]:
        opened = opened_or_refused(path, whole[:length])
        if opened is not None:
            assert is_beginning(opened.game, digests)
            assert len(opened.game.moves) >= longest, "a longer file holds no fewer moves"
            assert opened.note
            longest = len(opened.game.moves)
    assert longest == len(digests) - 1


@pytest.mark.slow
def test_cut_off_at_every_byte(tmp_path: Path, whole: bytes, digests: list[str]) -> None:
    path = tmp_path / "game.json"
    for length in range(len(whole) - 1):
        opened = opened_or_refused(path, whole[:length])
        assert opened is None or (is_beginning(opened.game, digests) and opened.note)


def corrupted(whole: bytes, lots: Random) -> bytes:
    data = bytearray(whole)
    place, length = lots.randrange(len(data)), lots.choice((1, 1, 2, 8, 60))
    kind = lots.randrange(5)
    if kind == 0:
        data[place] ^= 1 << lots.randrange(8)
    elif kind == 1:
        data[place : place + length] = lots.randbytes(length)
    elif kind == 2:
        del data[place : place + length]
    elif kind == 3:
        data[place:place] = data[place : place + length]
    else:
        data[place : place + length] = bytes(length)
    return bytes(data)


def check_corruptions(path: Path, whole: bytes, digests: list[str], number: int, seed: int) -> None:
    lots = Random(seed)
    for _ in range(number):
        opened = opened_or_refused(path, corrupted(whole, lots))
        if opened is not None:
            assert is_beginning(opened.game, digests)
            assert opened.note or len(opened.game.moves) == len(digests) - 1


def test_corrupted_at_random_it_opens_to_a_beginning_or_is_refused(
    tmp_path: Path, whole: bytes, digests: list[str]
) -> None:
    check_corruptions(tmp_path / "game.json", whole, digests, 100, 1)


@pytest.mark.slow
def test_two_thousand_corruptions(tmp_path: Path, whole: bytes, digests: list[str]) -> None:
    check_corruptions(tmp_path / "game.json", whole, digests, 2000, 2)


def test_one_changed_move_ends_the_game_there(tmp_path: Path, whole: bytes, digests: list[str]) -> None:
    lines = whole.decode().split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith('{"do"'))
    lines[first + 10] = lines[first + 9]
    opened = opened_or_refused(tmp_path / "game.json", "\n".join(lines).encode())
    assert opened is not None
    assert len(opened.game.moves) == 10
    assert "damaged" in opened.note
    assert is_beginning(opened.game, digests)
    # another seed or other options are not believed
    for old, new in ((b'"seed": "a seed"', b'"seed": "b seed"'), (b'"edition": "2019"', b'"edition": "2015"')):
        assert old in whole
        assert opened_or_refused(tmp_path / "game.json", whole.replace(old, new)) is None
    # a damaged sum of the start loses nothing
    opened = opened_or_refused(tmp_path / "game.json", whole.replace(b'"start": "', b'"start": "x'))
    assert opened is not None
    assert opened.game.digest() == digests[-1]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\xff\xfe" * 50,
        b"9" * 100_000,
        b'{"moves": []}',
        b'{"options": null, "seed": null, "moves": []}',
        b'{"format": true, "options": {}, "seed": "", "moves": []}',
        b'{"format": -1, "options": {}, "seed": "", "moves": []}',
        b'{"options": {"seats": [{"name": ["x"]}]}, "seed": "x", "moves": []}',
        b'{"options": {"seats": [{"name": "\\ud800"}, {"name": "B"}]}, "seed": "x", "moves": []}',
        b'{"options": {"seats": [{"name": "A"}, {"name": "B"}], "rulings": [1]}, "seed": "x", "moves": []}',
        b'{"options": {"seats": [{"name": "A"}, {"name": "B"}], "setup": {}}, "seed": "x", "moves": []}',
        b'{"options": {"seats": [{"name": "A"}, {"name": "B"}]}, "seed": "' + b"x" * 65 + b'", "moves": []}',
        b'{"options": {"seats": [{"name": "A"}, {"name": "B"}]}, "seed": 7, "moves": []}',
        b'{"options": ' + b"[" * 900 + b"]" * 900 + b', "seed": "x", "moves": []}',
    ],
)
def test_what_is_no_save_is_refused_with_one_sentence(tmp_path: Path, data: bytes) -> None:
    assert opened_or_refused(tmp_path / "game.json", data) is None


def test_moves_that_are_none_end_the_game(tmp_path: Path) -> None:
    game = new_game()
    data = json.loads(Record(game.options, game.seed).text(game))
    odds: tuple[Any, ...] = (7, None, [], {"do": []}, {"do": "Nothing", "sum": 3}, {"do": {"do": 1}})
    for odd in odds:
        opened = opened_or_refused(tmp_path / "game.json", json.dumps({**data, "moves": [odd]}).encode())
        assert opened is not None
        assert opened.game.moves == []
        assert opened.note


def test_a_huge_file_a_folder_and_nothing_at_all_are_refused(tmp_path: Path) -> None:
    assert opened_or_refused(tmp_path / "game.json", b" " * (LARGEST_FILE + 1)) is None
    for path in (tmp_path, tmp_path / "nothing.json"):
        with pytest.raises(SaveError):
            read_game(path)
