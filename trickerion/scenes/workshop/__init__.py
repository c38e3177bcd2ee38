"""The Workshops, large: ``open_scene(app, "workshop", session=session, seat=2)``; without a seat the viewer's own."""

from trickerion.scenes.workshop import rehearsal, scene

__all__ = ["rehearsal", "scene"]
