"""The board: everything public at a glance, and every decision of Advertise, Place Characters and End Turn.

scene.py        composes the panels; what is lifted, what is open, what is looked back at
locations.py    the Locations of the base game with their slots; dark_alley, stage, solo    the other panels
actions.py      the Action rows                 answers.py   lists of choices and the things that stand for them
dock.py         what the dock says, and what would come of placing the Character in the hand
layers.py       the Fame track, and what is kept between frames
marker_slots.py where the Trick Marker in the hand may be laid
residence.py    the Tricks that can be learned     rehearsal.py   what is drawn before anybody sees it

A Location with a board is a panel of its own, and one line where the scene composes its panels.
"""

from trickerion.scenes.board import rehearsal, residence, scene

__all__ = ["rehearsal", "residence", "scene"]
