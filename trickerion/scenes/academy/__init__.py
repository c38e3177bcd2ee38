"""The Academy close up: ``view.py`` what can be done, ``house.py`` its rooms, ``column.py`` the boards beside it.

``preview.py`` tells what comes of it, ``beside.py`` what a room does, as in the Theater; ``motion.py`` what moves;
``scene.py`` composes them.
"""

from trickerion.scenes.academy.scene import AcademyScene as AcademyScene
