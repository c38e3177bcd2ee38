"""The shows: choosing a Performance card from Thursday to Sunday, and every show as it plays out.

``open_scene(app, "performance", session=session)``; the director of the table opens it and hands it the events.
"""

from trickerion.scenes.performance import rehearsal, scene

__all__ = ["rehearsal", "scene"]
