"""The Set-up of a new game."""

from trickerion.scenes.setup.handicap_sheet import HandicapSheet
from trickerion.scenes.setup.points_sheet import PointsSheet
from trickerion.scenes.setup.scene import SetupScene, SoloSetupScene

__all__ = ["HandicapSheet", "PointsSheet", "SetupScene", "SoloSetupScene"]
