"""The tables of this computer that wait for their guests: games in progress that people elsewhere play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trickerion.rules.options import PERSON, GameOptions, OptionsError
from trickerion.scenes.together.door_rows import DoorRow, moment
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import GameInProgress, GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_head
from trickerion.storage.tables import kept_table
from trickerion.words.screens import together as words


class OwnTable(NamedTuple):
    """Place of a table's game, and the row that shows the table at the door."""

    place: GamePlace
    row: DoorRow


def own_tables(places: DataPaths) -> Iterator[OwnTable]:
    """Those that can be opened again, the last one first."""
    for game in GamesInProgress(places).list():
        if game.place.table.is_file() and not game.place.is_taken and (row := _row(game)) is not None:
            yield OwnTable(game.place, row)


def _row(game: GameInProgress) -> DoorRow | None:
    kept, summary = kept_table(game.place.table), game.saved.summary
    if kept is None or not kept.elsewhere:
        return None
    try:
        options = GameOptions.from_json(read_head(game.saved.path)["options"])
    except (SaveError, OptionsError):
        return None
    seats = [_stands(one.player, number in kept.elsewhere) for number, one in enumerate(options.seats)]
    told = [f"{one.colour}.{stands}" for one, stands in zip(options.seats, seats, strict=True)]
    return DoorRow(words.OWN_TABLE, moment(summary.turn, summary.phase), words.ON_THIS_COMPUTER, options.modules, told)


def _stands(player: str, is_elsewhere: bool) -> str:
    return "away" if is_elsewhere else "here" if player == PERSON else "computer"
