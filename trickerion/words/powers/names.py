"""Names of Powers."""

from collections import defaultdict
from typing import Final

from trickerion.language.speech import _, printed
from trickerion.rules.powers.catalog import POWERS

power: Final = defaultdict(
    lambda: _("a Power"), {id: printed(id, "name", power.name) for id, power in POWERS.items()}
).__getitem__
"""The printed name of a Power; of one that is not to be seen, what it is."""
