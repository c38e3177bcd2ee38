"""The board: everything public at one glance, and every decision of Advertise, Place Characters and End Turn.

scene.py        composes the panels; what is lifted, what is open, what is looked back at
location.py     a Location's paper and slots    downtown, market_row, dark_alley, stage, solo, fame_track    the panels
actions.py      the Action rows                 answers.py   lists of choices and the things that stand for them
dock.py         what the dock says              placing.py   the Character in the hand and what would come of it
layers.py       what is kept between frames     animator.py  motion and sound
residence.py    the Tricks that can be learned

A Location with a board is a panel of its own, and one line where the scene composes its panels.
"""

from trickerion.scenes.board import residence, scene

__all__ = ["residence", "scene"]
