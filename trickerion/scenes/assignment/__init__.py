"""Assignment: cards under Characters. ``open_scene(app, "assignment", session=session)``; the director raises it."""

from trickerion.scenes.assignment import scene as _scene  # noqa: F401  (registers the scene)
