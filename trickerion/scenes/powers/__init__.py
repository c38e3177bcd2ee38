"""The Powers: the deal, learning one at the start of a turn, and a look at anybody's slots."""

from trickerion.scenes.powers.scene import PowersScene

__all__ = ["PowersScene"]
