"""The board: everything public at one glance, and every decision of Advertise, Place Characters and End Turn.

scene.py       the scene: what is looked at, what is in the hand, what is being answered
picture.py     how it is drawn: a still layer, and what breathes, moves and reacts above it
places.py      its hotspots, by name             answers.py     lists of choices and the things that stand for them
actions.py     the Action rows                   placing.py     what a Character may do where
dock_words.py  what the dock says                explain.py     the tips
flights.py     motion and sound                  residence.py   the Tricks that can be learned
fame_track, panels, downtown, market_row, side_panels, stage    the parts of the table
"""

from trickerion.scenes.board import residence, scene

__all__ = ["residence", "scene"]
