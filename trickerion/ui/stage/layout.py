"""The stage on which a show is seen: its opening, its boards, the places of those who stand on it."""

from typing import Final

from pygame import Rect

OPENING: Final = Rect(392, 62, 1136, 774)
"""Part of the stage that a spectator sees, the highest arch with it."""
FLOOR: Final = 660
"""Line where the boards meet the backcloth."""
EDGE: Final = OPENING.bottom
"""The front edge of the boards."""
FOCUS: Final = (960, 420)
"""Middle of the light in which the Trick of an act stands."""
LEDGE: Final = (960, 688)
"""The foot of the ledge on which a Trick rises from the trap."""
PERFORMER: Final = (630, 812)
PERFORMER_HEIGHT: Final = 372
HELPERS: Final = ((1380, 792), (1290, 792), (1200, 792), (1450, 792))
HELPER_HEIGHT: Final = 296

ARCHES: Final = {
    "riverside": (Rect(392, 152, 1136, 684), None),
    "grand_magorian": (Rect(392, 242, 1136, 594), Rect(392, 102, 1136, 300)),
    "magnus_pantheon": (Rect(392, 322, 1136, 514), Rect(392, 62, 1136, 540)),
}
"""Theater -> the straight part of its opening and the ellipse of its arch."""
CORNER: Final = 26
"""Radius of the corners of an opening without an arch."""
