"""Lint, types and tests in a clean environment of its own: ``python tools/release/check.py [PYTEST ARGUMENTS]``.

The same on every system; without arguments it runs the tests of the gate.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.release.build import ROOT, clean_python, run

TESTS = ("-n", "3", "-m", "not slow")


def main() -> None:
    """Make the environment, and run everything in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted = parser.parse_known_args()[1] or TESTS
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    with tempfile.TemporaryDirectory() as workshop:
        python = clean_python(Path(workshop) / "env")
        run(python, "-m", "pip", "install", "--quiet", "-e", f"{ROOT}[dev]")
        run(python, "-m", "ruff", "check", ".")
        run(python, "-m", "mypy")
        run(python, "-m", "pytest", *wanted)


if __name__ == "__main__":
    main()
