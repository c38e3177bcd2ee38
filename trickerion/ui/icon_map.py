"""Which picture stands for which concept of the game: ``assets/icons/pictures.toml``."""

import functools
import tomllib

from trickerion.rules.catalog import RECUTS
from trickerion.ui.assets import asset_path


@functools.cache
def concepts() -> dict[str, str]:
    """``kind.id`` ("component.wood", "trick.linking_rings") -> name of a picture; MissingAsset without the file."""
    kinds = tomllib.loads(asset_path("icons", "pictures.toml").read_text(encoding="utf-8"))
    found = {f"{kind}.{key}": picture for kind, pictures in kinds.items() for key, picture in pictures.items()}
    for new, old in RECUTS.items():
        if f"power.{old}" in found:
            found[f"power.{new}"] = found[f"power.{old}"]
    return found
