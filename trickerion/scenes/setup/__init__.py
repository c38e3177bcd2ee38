"""The Set-up of a new game."""

from trickerion.scenes.setup.points_sheet import PointsSheet
from trickerion.scenes.setup.scene import SetupScene, SoloSetupScene

__all__ = ["PointsSheet", "SetupScene", "SoloSetupScene"]
