"""The start of the program removes what earlier ones were writing when they were killed."""

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.writer import sweep_folder


def sweep_all(places: DataPaths) -> None:
    """Sweep every folder of ours. What another program is writing now stays, and so does what is not called as ours."""
    files = (places.settings, places.seats, places.statistics, places.challenges, places.autosave)
    names = {file.name for file in (*files, places.evenings, places.matinees)} | {"records.csv", "table.json"}
    for folder in {places.data, places.config}:
        sweep_folder(folder, names)
    for folder in (places.saves, places.games, places.replays, places.records_of_evenings, places.records_of_matinees):
        sweep_folder(folder)
