"""The scenes, one module or package each. ``load_scenes`` imports them all, and so registers them by name."""

from __future__ import annotations

import importlib
import pkgutil


def load_scenes() -> None:
    """Import every module of this package (each registers its scene with ``app.registry.scene``)."""
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        importlib.import_module(module.name)
