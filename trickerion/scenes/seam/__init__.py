"""The sheet between two turns: what ends with the one, what begins with the other."""

from trickerion.scenes.seam import scene as _scene  # noqa: F401  (registers the scene)
