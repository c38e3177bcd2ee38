"""The Theater close up: the Performance cards, setting up and rescheduling Trick Markers, the weekdays.

``open_scene(app, "theater", session=session)`` lays it over the board at any time.
"""

from trickerion.scenes.theater import scene as _scene  # noqa: F401  (registers the scene)
