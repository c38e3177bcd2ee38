"""Tonight's Show: the playbill of the evening, the seven evenings, the account and the line to share."""

from trickerion.scenes.daily.scene import TonightScene

__all__ = ["TonightScene"]
