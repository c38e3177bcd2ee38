"""The one place where a file takes the place of another, whoever has it open just now."""

import os
import sys
import time
from pathlib import Path
from typing import Final

SCANNED: Final = sys.platform == "win32"
"""Whether a file cannot be replaced while another program looks at it, as those do that look for viruses."""
PATIENCE: Final = 1.0
"""Seconds for which it is tried again there; such a look takes less."""
PAUSE: Final = 0.05


def replace(source: Path | str, target: Path) -> None:
    """Give a file the name of another, whose content is gone with that. Raises OSError."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if not SCANNED or time.monotonic() > end:
                raise
        time.sleep(PAUSE)
