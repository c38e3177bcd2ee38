"""Everything that happens, one small frozen class per kind, in ids and numbers, a file for each subject.

Those of a module stand in its folder. No event carries a secret: a card laid face down is told without its Location.
Sentences are made by the window.
"""

from typing import Any

from trickerion.rules.academy.events import *
from trickerion.rules.dark_alley.events import *
from trickerion.rules.duel.events import *
from trickerion.rules.events.shows import *
from trickerion.rules.events.team import *
from trickerion.rules.events.tricks import *
from trickerion.rules.events.turn import *
from trickerion.rules.heir.events import *
from trickerion.rules.powers.events import *

Event = tuple[Any, ...]
"""Any of the classes above."""
