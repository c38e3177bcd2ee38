"""The final scoring."""

from trickerion.scenes.scoring import scene as _scene  # noqa: F401  (registers the scene)
