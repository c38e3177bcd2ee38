"""The log file: the only place where a traceback goes, since a windowed program has no console."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from trickerion.threads import report_failures

LOG = logging.getLogger(__name__)
FORMAT = "%(asctime)s\t%(levelname)s\t%(name)s\t%(message)s"


def start_logging(folder: Path) -> Path | None:
    """Log to ``folder/trickerion.log`` (three files of 500 kB) and to stderr when there is one; the file, or None."""
    report_failures()
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None and not root.handlers:
        console = logging.StreamHandler()
        console.setLevel(logging.ERROR)
        root.addHandler(console)
    path = folder / "trickerion.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(path, maxBytes=500_000, backupCount=2, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        LOG.warning("no log file: %s", error)
        return None
    file.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(file)
    return path
