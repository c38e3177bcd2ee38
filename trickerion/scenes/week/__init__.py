"""Opening Week: the page with its evenings, and the first dialog of a new player."""

from trickerion.scenes.week import scene, welcome

__all__ = ["scene", "welcome"]
