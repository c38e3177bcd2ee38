"""Challenges: a page of short puzzles on laid tables, and the panel that goes with an attempt."""

from trickerion.scenes.challenges import panel
from trickerion.scenes.challenges.scene import ChallengesScene

__all__ = ["ChallengesScene", "panel"]
