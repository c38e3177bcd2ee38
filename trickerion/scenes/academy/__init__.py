"""The Academy close up: ``view.py`` what can be done, ``house.py`` its rooms, ``column.py`` the boards beside it.

``preview.py`` tells what comes of it, ``side.py`` what a room does; ``wings.py`` and ``dock.py`` as in the Theater,
``motion.py`` what moves; ``scene.py`` composes them.
"""

from trickerion.scenes.academy.scene import AcademyScene as AcademyScene
