"""Parts that can be laid out: the base game, and the modules that are added to it.

Each has a folder in ``rules``, in which ``module.py`` says what it brings.
"""

from trickerion.rules.academy.module import AcademyModule
from trickerion.rules.dark_alley.module import DarkAlleyModule
from trickerion.rules.duel.module import DuelModule
from trickerion.rules.heir.module import HeirModule
from trickerion.rules.modules.base import BaseGame
from trickerion.rules.modules.module import lay_out
from trickerion.rules.powers.module import PowersModule
from trickerion.rules.prophecies.module import PropheciesModule

for _module in (BaseGame, DarkAlleyModule, PropheciesModule, AcademyModule, PowersModule, DuelModule, HeirModule):
    lay_out(_module())
