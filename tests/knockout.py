"""A pytest plugin (-p knockout) that takes the effect named by KNOCKED_OUT out of the game: its tests must fail."""

import os

from trickerion.rules.effects import load
from trickerion.rules.effects.hooks import HOOKS, Effect
from trickerion.rules.effects.registry import EFFECTS

assert load, "importing it registers every effect"
_effect = EFFECTS[os.environ["KNOCKED_OUT"]]
for _hook in HOOKS:
    setattr(_effect, _hook, getattr(Effect, _hook).__get__(_effect))
