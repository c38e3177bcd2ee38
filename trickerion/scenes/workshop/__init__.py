"""The Workshops, large: ``open_scene(app, "workshop", session=session, seat=2)``; without a seat the viewer's own."""

from trickerion.scenes.workshop import scene as _scene  # noqa: F401  (registers the scene)
