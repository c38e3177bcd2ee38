"""The challenges: three posters beside the evenings, the page with all of them, and what lies over their tables."""

from trickerion.scenes.challenges.scene import ChallengesScene

__all__ = ["ChallengesScene"]
