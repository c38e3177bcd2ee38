"""``python -m trickerion``."""

import sys

from trickerion.start import main

if __name__ == "__main__":
    sys.exit(main())
