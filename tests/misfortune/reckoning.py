"""What a ledger must show after an evening with a mishap: nothing is lost, or a sentence says so; nothing freezes."""

from collections.abc import Iterator
from pathlib import Path

from mishaps import KILL, Mishap
from playing import ALONE, CHALLENGE, Entry, Ledger

from trickerion.storage.challenge_results import read_results
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.evenings import read_evenings
from trickerion.storage.player_error import SaveError
from trickerion.storage.replays import list_replays
from trickerion.storage.saves import SavedGames
from trickerion.storage.settings import load_settings
from trickerion.storage.statistics import read_statistics
from trickerion.storage.sweeping import sweep_all

KEPT = ("base", "dark_alley", "academy_powers", "duel", "solo")
"""Kinds whose end counts in the records."""


def complaints(kind: str, folder: Path, ledger: Path, mishap: Mishap) -> Iterator[str]:
    """A line for everything that is not as it must be."""
    entries, places = Ledger.read(ledger), find_data_paths(folder)
    if not any(entry.what == "mishap" for entry in entries) and mishap.number:
        return  # so often it was not called this time
    yield from (f"froze: {entry.told}" for entry in entries if entry.what == "froze")
    yield from _damage(places)
    if mishap.how == KILL:
        yield from _after_a_kill(places, entries)
        return
    if entries[-1:] == [] or entries[-1].what != "closed":
        yield f"it did not come to its end: {entries[-1:]}"
        return
    if entries[-1].told["failures"]:
        yield "a part of the program has failed"
    yield from (f"{entry.what}: {entry.told}" for entry in entries if entry.what in ("stuck", "not begun"))
    said = [entry for entry in entries if entry.what == "said"]
    unsaid = [entry for entry in entries if entry.what == "not on disk" and not entry.told["said"]]
    yield from ("a decision was not on disk, and nothing was said" for _ in unsaid)
    lost = [*_lost_games(places, entries), *_lost_ends(kind, places, entries)]
    yield from lost if not said else [line for line in lost if "decision" in line]


def _damage(places: DataPaths) -> Iterator[str]:
    """Whatever has happened, no file is half written, and the next start finds everything in order."""
    if notes := load_settings(places.settings).notes:
        yield f"settings: {notes}"
    for known in (read_statistics(places.statistics), read_evenings(places.evenings)):
        if known.note:
            yield known.note
    sweep_all(places)
    yield from (f"left: {path.name}" for path in places.data.rglob("*") if path.suffix in (".part", ".old"))


def _after_a_kill(places: DataPaths, entries: list[Entry]) -> Iterator[str]:
    """The last game that was being played is there, but for the last decision."""
    made = [entry.told for entry in entries if entry.what == "made" and entry.told["path"]]
    if not made:
        return
    last = [told for told in made if told["path"] == made[-1]["path"]]
    path, digests = Path(made[-1]["path"]), [told["digest"] for told in last]
    try:
        opened = SavedGames(places).open(path)
    except SaveError as error:
        if len(set(digests)) > 1:
            yield f"the game is lost: {error}"
        return
    if opened.note:
        yield opened.note
    number = len(opened.game.moves)
    if number < sorted({told["made"] for told in last})[-2:][0]:
        yield f"more than a decision is lost: {number} moves of {made[-1]['made']}"


def _lost_games(places: DataPaths, entries: list[Entry]) -> Iterator[str]:
    last = {entry.told["path"]: entry for entry in entries if entry.what == "left"}
    for path, entry in last.items():
        if path:
            try:
                opened = SavedGames(places).open(Path(entry.told["path"]))
            except SaveError as error:
                yield f"a game with its decisions is lost: {error}"
                continue
            if opened.note or opened.game.digest() != entry.told["digest"]:
                made = entry.told["made"]
                yield f"a decision is lost: {len(opened.game.moves)} of {made} moves; {opened.note}"


def _lost_ends(kind: str, places: DataPaths, entries: list[Entry]) -> Iterator[str]:
    """What has come to its end is where ends are kept."""
    if kind == "challenge":
        if not (result := read_results(places.challenges).get(CHALLENGE)) or not result.is_solved:
            yield "the challenge that was solved is not among the results"
        return
    over = [entry for entry in entries if entry.what == "left" and entry.told["is_over"]]
    if kind == "hosted" or not over:
        if kind != "hosted":
            yield "no game came to its end"
        return
    if kind in KEPT and len(read_statistics(places.statistics).games) != 1:
        yield "the finished game is not among the records"
    if len(list_replays(places)) != 1:
        yield "the finished game is not among the replays"
    if kind == "tonight":
        night = read_evenings(places.evenings).nights.get(ALONE)
        if night is None or night.first is None:
            yield "the evening is not among those that were played"
