"""The first frame does not wait for all scenes: they are known by name and imported when they are opened."""

import importlib
import pkgutil
import subprocess
import sys

from trickerion import scenes
from trickerion.app import registry

_LOADED = "import sys; from trickerion.scenes import load_scenes, start; load_scenes(); print(*sys.modules)"


def test_every_scene_is_known_by_its_name_and_no_other_name_is() -> None:
    scenes.load_scenes()
    for module in pkgutil.iter_modules(scenes.__path__):
        importlib.import_module(f"{scenes.__name__}.{module.name}")
    ours = {
        name: factory for name, factory in registry._FACTORIES.items() if factory.__module__.startswith("trickerion")
    }
    assert set(registry._MODULES) == set(ours)
    assert all(ours[name].__module__.startswith(module) for name, module in registry._MODULES.items())


def test_a_game_s_scenes_are_not_imported_before_one_is_opened() -> None:
    done = subprocess.run([sys.executable, "-c", _LOADED], check=True, capture_output=True, text=True)
    loaded = done.stdout.split()
    assert "trickerion.scenes.crash" in loaded  # what tells of a failure must not have to be read first
    assert not {"trickerion.scenes.board.scene", "trickerion.scenes.theater.scene", "trickerion.table.panel"} & {
        *loaded
    }
