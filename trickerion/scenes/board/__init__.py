"""The board: everything public at a glance, and every decision of Advertise, Place Characters and End Turn.

scene.py        the running game on the panels of ``screens/board``: what is lifted, open, looked back at
answers.py      lists of choices and the things that stand for them; lists, steps and answer_lines say what is in them
deeds.py        what panels may do   pointing.py  what the pointer means   greeter.py  who is greeted
dock.py         what the dock says, and what would come of placing the Character in the hand
residence.py    the Tricks that can be learned
"""

from trickerion.scenes.board import residence, scene
from trickerion.screens.board import rehearsal

__all__ = ["rehearsal", "residence", "scene"]
