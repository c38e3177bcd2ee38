"""Scenes of the Tricks and posters of the Magicians; importing the package registers all of them."""

import importlib
import pkgutil

for _page in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_page.name}")
