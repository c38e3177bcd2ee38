"""``python -m trickerion``."""

import sys

from trickerion.cli import main

if __name__ == "__main__":
    sys.exit(main())
