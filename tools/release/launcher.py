"""What the executable starts."""

import sys

from trickerion.start import main

sys.exit(main())
