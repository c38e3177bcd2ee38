"""The Heir's scene: its board, the table in small, and its decisions one by one with their reasons.

scene.py         the scene: stepping, running, the pace, what is looked at
story.py         which entries have been played, which is next, what lies before
picture.py       how it is drawn: the table, the explanation, lights and buttons above them
places.py        where the pieces lie, by name             spots.py       its hotspots and their tips
explanation.py   the list on the right                     flights.py     disks, markers and chips on their way
locations.py, stage.py, configuration.py                   the table in small
identity.py, team.py, things.py                            the Heir's board
"""

from trickerion.scenes.heir import scene

__all__ = ["scene"]
