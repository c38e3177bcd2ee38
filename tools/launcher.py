"""What the executable starts."""

import sys

from trickerion.cli import main

sys.exit(main())
