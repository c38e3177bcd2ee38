"""Saved games: the very same table again, names, lists, backups."""

import contextlib
import errno
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from saved_games import middle_game, new_game
from wanderer import options, wander

from trickerion.rules.game import Game
from trickerion.rules.moves import CopyCard, Move, Skip
from trickerion.rules.options import EARLIER_RULINGS, RULINGS_PLAYED
from trickerion.storage import reader
from trickerion.storage.autosave import Autosaver
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.storage.record import FORMAT, Record, Summary, first_sum, lay_out, next_sum
from trickerion.storage.saves import SavedGames, file_name
from trickerion.storage.writer import backup_of, sweep, write_with_backup

ROOT = Path(__file__).resolve().parents[2]


def text_of(game: Game, name: str = "") -> str:
    return Record(game.options, game.seed).text(game, name)


@pytest.fixture
def shelf(tmp_path: Path) -> SavedGames:
    return SavedGames(find_data_paths(tmp_path))


def test_a_save_in_the_middle_of_a_characters_actions_opens_to_the_very_same_table(shelf: SavedGames) -> None:
    game = middle_game()
    opened = shelf.open(shelf.write(text_of(game, "Evening"), "Evening"))
    assert opened.note == ""
    assert opened.name == "Evening"
    assert opened.game.digest() == game.digest()
    assert opened.game.legal_moves() == game.legal_moves()
    assert opened.game.decision == game.decision


def with_another_move(game: Game, move: Move) -> str:
    """A save of the game that names one more move in its middle, every line proved by its sum."""
    half, number, lines = len(game.moves) // 2, first_sum(game.options.to_json(), game.seed), []
    for each in [*game.moves[:half], move, *game.moves[half:]]:
        number = next_sum(number, each.to_json())
        lines.append(json.dumps({**each.to_json(), "sum": f"{number:08x}"}))
    return lay_out({key: value for key, value in json.loads(text_of(game)).items() if key != "moves"}, lines)


def test_a_skip_that_nobody_asks_for_any_more_is_passed_over(tmp_path: Path) -> None:
    """Earlier versions asked a few questions although there was nothing to choose (ruling 143)."""
    game, path = middle_game(), tmp_path / "game.json"
    path.write_text(with_another_move(game, Skip()), encoding="utf-8")
    opened = read_game(path)
    assert opened.note == ""
    assert opened.game.digest() == game.digest()
    assert opened.game.moves == game.moves


def test_a_save_played_by_other_rules_opens_up_to_the_difference_and_is_not_called_damaged(tmp_path: Path) -> None:
    game, path = middle_game(), tmp_path / "game.json"
    path.write_text(with_another_move(game, CopyCard("magician", "headhunter")), encoding="utf-8")
    opened = read_game(path)
    assert opened.game.moves == game.moves[: len(game.moves) // 2]
    assert "other rules" in opened.note
    assert "damaged" not in opened.note


@pytest.mark.parametrize("each", [7, pytest.param(1, marks=pytest.mark.slow)])
def test_every_moment_of_a_game_can_be_saved_and_opened(tmp_path: Path, each: int) -> None:
    path = tmp_path / "game.json"
    game, record = middle_game(), Record(middle_game().options, middle_game().seed)
    replay = new_game()
    for number, move in enumerate(game.moves):
        if number % each == 0:
            path.write_text(record.text(replay), encoding="utf-8")
            assert read_game(path).game.digest() == replay.digest()
        replay.apply(move)


def test_the_record_follows_undo_and_other_moves() -> None:
    game = middle_game()
    record = Record(game.options, game.seed)
    record.text(game)
    earlier = new_game()
    for move in game.moves[:-3]:
        earlier.apply(move)
    other = next(move for move in earlier.legal_moves() if move is not game.moves[-3])
    earlier.apply(other)
    assert lines_of(record.text(earlier)) == lines_of(text_of(earlier))


def lines_of(text: str) -> list[str]:
    return text[text.index('"moves"') :].splitlines()


def test_a_save_is_one_json_object_with_a_line_for_each_move() -> None:
    game = middle_game()
    text = text_of(game, "Name")
    data = json.loads(text)
    assert data["format"] == FORMAT
    assert data["seed"] == game.seed
    assert data["digest"] == game.digest()
    assert len(data["moves"]) == len(game.moves) == data["summary"]["moves"]
    assert sum(line.startswith('{"do"') for line in text.splitlines()) == len(game.moves)


def test_the_list_shows_the_newest_first_and_what_is_in_each(shelf: SavedGames) -> None:
    game = middle_game()
    first = text_of(game, "First").replace('"when": "2', '"when": "1')
    shelf.write(first, "First")
    shelf.write(text_of(game, "Second"), "Second")
    listed = shelf.list()
    assert [save.name for save in listed] == ["Second", "First"]
    assert listed[0].summary.turn == game.state.turn
    assert listed[0].summary.moves == len(game.moves)
    assert [seat[0] for seat in listed[0].summary.seats] == ["Ada", "Béla", "“Cy”"]


def test_without_a_folder_the_list_is_empty(shelf: SavedGames) -> None:
    assert shelf.list() == []


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "CON", "nul", "a/b\\c:d*e", "Ünï 🎩", "🎩", ".", "x" * 500, "a\x00b\nc", " - "]
)
def test_any_name_gives_a_safe_file_in_the_folder(shelf: SavedGames, tmp_path: Path, name: str) -> None:
    path = shelf.write(text_of(new_game(), name), name)
    assert path.parent == tmp_path / "saves"
    assert path.is_file()
    assert path.name.isascii()
    assert len(path.name) < 80
    assert path.name[0] not in ".-"
    assert path.name.split(".")[0] not in ("con", "nul")
    assert shelf.open(path).note == ""


@pytest.mark.parametrize("name", ["", "   ", "\n\x00"])
def test_a_name_of_nothing_is_refused(shelf: SavedGames, name: str) -> None:
    with pytest.raises(SaveError, match="needs a name"):
        shelf.write(text_of(new_game()), name)


def test_different_names_never_share_a_file(shelf: SavedGames) -> None:
    one = shelf.write(text_of(new_game("1"), "Game 1!"), "Game 1!")
    two = shelf.write(text_of(new_game("2"), "Game 1?"), "Game 1?")
    assert file_name("Game 1!") == file_name("Game 1?")
    assert one != two
    assert shelf.open(one).game.seed == "1"
    assert shelf.open(two).game.seed == "2"


def test_the_same_name_replaces_the_save_and_keeps_the_one_before(shelf: SavedGames) -> None:
    path = shelf.write(text_of(new_game("old"), "Game"), "Game")
    assert shelf.write(text_of(new_game("new"), "Game"), "Game") == path
    assert shelf.open(path).game.seed == "new"
    assert read_game(backup_of(path)).game.seed == "old"
    assert len(shelf.list()) == 1


def test_rename_and_delete(shelf: SavedGames, tmp_path: Path) -> None:
    path = shelf.write(text_of(middle_game(), "Old"), "Old")
    renamed = shelf.rename(path, "New name")
    assert [save.name for save in shelf.list()] == ["New name"]
    assert not path.exists()
    assert shelf.open(renamed).note == ""
    shelf.delete(renamed)
    assert shelf.list() == []
    assert not list(renamed.parent.iterdir())
    # a save is not renamed onto another
    path = shelf.write(text_of(new_game(), "One"), "One")
    shelf.write(text_of(new_game(), "Two"), "Two")
    with pytest.raises(SaveError, match="already"):
        shelf.rename(path, "Two")
    # only saves of the folder can be deleted
    foreign = tmp_path / "diary.txt"
    foreign.write_text("mine", encoding="utf-8")
    with pytest.raises(SaveError):
        shelf.delete(foreign)
    assert foreign.is_file()


def test_a_file_that_is_no_save_stays_in_the_list_as_damaged(shelf: SavedGames) -> None:
    shelf.write(text_of(new_game(), "Game"), "Game").write_bytes(b"\x00\xff" * 100)
    assert [save.is_damaged for save in shelf.list()] == [True]


def test_a_damaged_save_opens_from_its_backup_when_that_holds_more(shelf: SavedGames) -> None:
    game = middle_game()
    path = shelf.write(text_of(game, "Game"), "Game")
    text = shelf.write(text_of(game, "Game"), "Game").read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    opened = shelf.open(path)
    assert opened.game.digest() == game.digest()
    assert "damaged" in opened.note
    path.unlink()
    assert shelf.open(path).game.digest() == game.digest()


def test_a_save_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text_of(new_game()).replace('"format": 1', '"format": 99'), encoding="utf-8")
    with pytest.raises(SaveError, match="newer version"):
        read_game(path)


def test_older_formats_are_upgraded_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, game = tmp_path / "game.json", middle_game()
    path.write_text(text_of(game, "Old"), encoding="utf-8")
    monkeypatch.setattr(reader, "FORMAT", 3)
    monkeypatch.setattr(reader, "UPGRADES", {1: lambda data: renamed(data, "er"), 2: lambda data: renamed(data, "!")})
    opened = read_game(path)
    assert opened.name == "Older!"
    assert opened.game.digest() == game.digest()
    assert not opened.note


def renamed(data: dict[str, Any], more: str) -> dict[str, Any]:
    return {**data, "name": data["name"] + more}


def test_every_format_has_a_step_to_the_next() -> None:
    assert set(reader.UPGRADES) == set(range(1, FORMAT))


def test_another_table_than_the_saved_one_is_told(tmp_path: Path) -> None:
    path, game = tmp_path / "game.json", middle_game()
    path.write_text(text_of(game).replace(game.digest(), "0" * 16), encoding="utf-8")
    assert "another table" in read_game(path).note


# ------------------------------------------------------------------ a kill between any two steps
class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("step", ["os.link", "os.unlink", "os.replace", "os.fsync"])
@pytest.mark.parametrize("nth", [1, 2])
def test_a_kill_at_any_step_of_writing_leaves_the_old_or_the_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, nth: int
) -> None:
    path = tmp_path / "autosave.json"
    old, new = new_game("old"), middle_game()
    write_with_backup(path, text_of(new_game("oldest")))
    write_with_backup(path, text_of(old))
    calls = iter(range(1, 100))
    module, name = step.split(".")
    real = getattr(os, name)

    def dies(*args: object, **kwargs: object) -> object:
        if next(calls) == nth:
            raise Killed
        return real(*args, **kwargs)

    with monkeypatch.context() as patched:
        patched.setattr(f"{module}.{name}", dies)
        with contextlib.suppress(Killed):
            write_with_backup(path, text_of(new))
    opened = read_game(path)
    assert opened.note == ""
    assert opened.game.seed in ("old", new.seed)
    sweep(path)
    assert {left.name for left in tmp_path.iterdir()} <= {path.name, backup_of(path).name}


def test_a_disk_without_links_keeps_a_backup_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_with_backup(path, "one")

    def refuses(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuses)
    write_with_backup(path, "two")
    assert path.read_text() == "two"
    assert backup_of(path).read_text() == "one"


def test_the_autosave_writes_in_order_and_ends_with_the_last(tmp_path: Path) -> None:
    path = tmp_path / "autosave.json"
    autosaver = Autosaver(path)
    for number in range(30):
        autosaver.put(str(number))
    autosaver.close()
    assert path.read_text() == "29"
    assert backup_of(path).read_text() == "28"
    autosaver.put("after the end")
    assert path.read_text() == "29"


def test_a_disk_that_refuses_is_told_once_and_again_after_it_has_worked(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a file where the folder should be")
    autosaver = Autosaver(folder / "autosave.json")
    autosaver.put("1")
    autosaver.flush()
    assert "could not be saved" in "".join(autosaver.take_troubles())
    autosaver.put("2")
    autosaver.flush()
    assert autosaver.take_troubles() == []
    folder.unlink()
    autosaver.put("3")
    autosaver.flush()
    assert autosaver.take_troubles() == []
    assert (folder / "autosave.json").read_text() == "3"
    autosaver.close()


def test_a_named_save_on_a_disk_that_refuses_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(SaveError, match="could not be saved"):
        SavedGames(find_data_paths(tmp_path)).write(text_of(new_game(), "Game"), "Game")


def test_sweeping_touches_nothing_foreign(tmp_path: Path) -> None:
    foreign = tmp_path / "film.part"
    foreign.write_text("downloading")
    (tmp_path / "autosave.jsonx1y2.part").write_text("half")
    sweep(tmp_path / "autosave.json")
    assert [left.name for left in tmp_path.iterdir()] == ["film.part"]


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_on_a_full_disk_the_last_good_state_stays_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    path = tmp_path / "autosave.json"
    for text in ("one", "two"):
        write_with_backup(path, text)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if not links:
        monkeypatch.setattr(os, "link", full)
        monkeypatch.setattr("shutil.copyfile", full)
    monkeypatch.setattr(os, "fsync", full)
    for _ in range(2):
        with pytest.raises(OSError, match="No space left"):
            write_with_backup(path, "three")
    assert (path.read_text(), backup_of(path).read_text()) == ("two", "one")
    assert not os.path.samefile(path, backup_of(path))
    assert {left.name for left in tmp_path.iterdir()} == {path.name, backup_of(path).name}


WRITER = """
import os, sys, time
from pathlib import Path
from trickerion.storage.writer import write_with_backup

def waits(_):
    print("half of it is written", flush=True)
    time.sleep(60)

os.fsync = waits
write_with_backup(Path(sys.argv[1]), "from another program")
"""


def test_sweeping_leaves_what_another_program_is_writing_until_that_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "autosave.json"
    write_with_backup(path, "ours")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    other = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True, env=env)
    assert other.stdout is not None
    other.stdout.readline()
    (part,) = tmp_path.glob("*.part")
    part.with_suffix(".old").write_text("made at the same moment")
    sweep(path)
    assert part.is_file()
    assert part.with_suffix(".old").is_file()
    other.kill()
    other.wait()
    other.stdout.close()
    assert part.is_file(), "a killed program leaves it"
    sweep(path)
    assert {left.name for left in tmp_path.iterdir()} == {path.name}


# ---- Saved games of every earlier format open in this version, with every move and the Fame that was writ
EXAMPLES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))


def test_there_are_examples_of_every_format() -> None:
    assert {int(path.name.split("-")[0]) for path in EXAMPLES} == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.removesuffix(".trickerion.json"))
def test_it_opens_whole(path: Path, tmp_path: Path) -> None:
    written, copy = json.loads(path.read_text(encoding="utf-8")), tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    opened = SavedGames(find_data_paths(tmp_path)).open(copy)
    assert opened.name == written["name"]
    assert len(opened.game.moves) == len(written["moves"])
    assert replace(Summary.of(opened.game), mode="", decides=-1) == Summary.from_json(written["summary"])
    assert opened.game.is_over == ("-finished" in path.name)


@pytest.mark.parametrize("last", RULINGS_PLAYED[:-1])
@pytest.mark.parametrize("modules", [("dark_alley", "academy"), ("dark_alley", "powers")], ids=lambda ids: ids[-1])
def test_a_game_that_was_begun_before_rulings_154_and_157_or_160_goes_on_as_it_was(
    modules: tuple[str, ...], last: int, tmp_path: Path
) -> None:
    """Its save tells the last ruling, one of before 154 does not; it opens whole, and is saved again as it was."""
    game = Game.new(options(2, modules=modules, last_ruling=last), "before")
    for _ in zip(range(400), wander(game, "before"), strict=False):
        pass
    text = Record(game.options, game.seed).text(game)
    assert json.loads(text)["options"].get("last_ruling", EARLIER_RULINGS) == last
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    opened = read_game(tmp_path / "game.json")
    assert opened.note == ""
    assert opened.game.moves == game.moves
    assert opened.game.digest() == game.digest()
    assert opened.game.options == game.options != opened.game.options.anew()
