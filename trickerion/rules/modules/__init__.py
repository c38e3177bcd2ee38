"""What can be laid out: the base game, and the modules that are added to it.

Each has a folder in ``rules``, in which ``module.py`` says what it brings.
"""

from trickerion.rules.academy.module import Academy
from trickerion.rules.dark_alley.module import DarkAlley
from trickerion.rules.duel.module import Duel
from trickerion.rules.heir.module import Heir
from trickerion.rules.modules.base import BaseGame
from trickerion.rules.modules.module import lay_out
from trickerion.rules.powers.module import Powers
from trickerion.rules.prophecies.module import Prophecies

for _module in (BaseGame(), DarkAlley(), Prophecies(), Academy(), Powers(), Duel(), Heir()):
    lay_out(_module)
