"""Where the program keeps what it writes: never beside the executable."""

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from trickerion.storage.player_error import PlayerError

APP_NAME = "Trickerion"
MOST_WINDOWS = 9
"""Windows that each have a mark of their own; any further ones share the last."""


@dataclass(frozen=True)
class DataPaths:
    """The folders of one player: ``data`` for games, ``config`` for settings, ``logs`` for the log files, ``cache`` for
    what can be made again.

    ``window`` counts the windows in which the program runs at the same time.
    """

    data: Path
    config: Path
    logs: Path
    window: int = 1
    cache: Path | None = None

    @property
    def saves(self) -> Path:
        """The folder of the saved games."""
        return self.data / "saves"

    @property
    def games(self) -> Path:
        """The folder of the games in progress, each of which saves itself."""
        return self.data / "games"

    @property
    def autosave(self) -> Path:
        """The file that held the one game in progress of a window in earlier versions."""
        return self.data / f"autosave{self._number}.json"

    @property
    def running(self) -> Path:
        """The file that says that the program runs."""
        return self.data / f"running{self._number}"

    @property
    def to_open(self) -> Path:
        """The folder in which a second start of the program leaves what this one shall open."""
        return self.data / "to_open"

    @property
    def _number(self) -> str:
        return f"-{self.window}" if self.window > 1 else ""

    @property
    def seats(self) -> Path:
        """The file of the own seats at tables of others."""
        return self.data / "seats.json"

    @property
    def relay(self) -> Path:
        """The file of the relay at which tables of this window keep a name."""
        return self.data / "our_relay.json"

    @property
    def wishes(self) -> Path:
        """The file of the own wish lists at tables of others."""
        return self.data / "wishes.json"

    @property
    def statistics(self) -> Path:
        """The file of the finished games."""
        return self.data / "statistics.json"

    @property
    def challenges(self) -> Path:
        """The file of the results at challenges."""
        return self.data / "challenges.json"

    @property
    def evenings(self) -> Path:
        """The file of the evenings of Tonight's Show."""
        return self.data / "evenings.json"

    @property
    def records_of_evenings(self) -> Path:
        """The folder of their records: the first attempt of each date."""
        return self.data / "evenings"

    @property
    def matinees(self) -> Path:
        """The file of the Matinees."""
        return self.data / "matinees.json"

    @property
    def records_of_matinees(self) -> Path:
        """The folder of their records: the first attempt of each date."""
        return self.data / "matinees"

    @property
    def replays(self) -> Path:
        """The folder of the finished games, move by move."""
        return self.data / "replays"

    @property
    def texts(self) -> Path:
        """The folder of the finished games that were copied as plain text."""
        return self.data / "texts"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def pictures(self) -> Path:
        """The folder of pictures that took long to paint."""
        return (self.cache or self.data / "cache") / "pictures"

    @property
    def screenshots(self) -> Path:
        """The folder of the pictures taken with the screenshot key."""
        return self.data / "screenshots"


def find_data_paths(data_dir: Path | None = None) -> DataPaths:
    """The user's own folders as the system names them, or everything under ``data_dir`` (``--data-dir``).

    Raises PlayerError, with one sentence, when the user's home folder is not known.
    """
    try:
        if data_dir is not None:
            root = data_dir.expanduser()
            return DataPaths(data=root, config=root, logs=root / "logs")
        dirs = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
        paths = DataPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path, cache=dirs.user_cache_path)
    except RuntimeError as error:
        raise _no_home() from error
    if not all(path.is_absolute() for path in (paths.data, paths.config, paths.logs, paths.pictures)):
        raise _no_home()  # a "~" that stayed would be a folder in whatever folder this is
    return paths


def _no_home() -> PlayerError:
    from trickerion.words.trouble import NO_HOME  # not before the language is known

    return PlayerError(NO_HOME)
