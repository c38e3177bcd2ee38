"""The Heir's scene: its board, the table in miniature, and its decisions one by one with their reasons.

scene.py        the scene: stepping, running, the pace, what is looked at
story.py        the table with what is seen of the Heir; which entries have been played, which is next, what came before
explanation.py  the list on the right, and the buttons below it
locations.py    the Locations in miniature
board.py        the Heir's board
"""

from trickerion.scenes.heir import scene

__all__ = ["scene"]
