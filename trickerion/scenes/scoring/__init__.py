"""The final scoring."""

from trickerion.scenes.scoring.scene import ScoringScene

__all__ = ["ScoringScene"]
