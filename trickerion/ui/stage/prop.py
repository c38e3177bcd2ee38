"""The prop on the boards from which a Trick rises: a hat, a tank, a trunk, as its Components say."""

from pygame import Surface

from trickerion.rules.catalog import TRICKS
from trickerion.ui.layout.stage import TABLE
from trickerion.ui.stage.painted import painted

_PROPS = {
    "padlock": "trunk",
    "saw": "bench",
    "disguise": "hat",
    "mirror": "mirror",
    "cog": "engine",
    "animal": "hat",
    "glass": "tank",
    "rope": "drum",
    "petroleum": "brazier",
    "fabric": "hat",
    "metal": "engine",
    "wood": "crate",
}
"""Component -> the prop that tells of it; the first that a Trick has is the one."""


def prop_of(trick_id: str) -> str:
    """The name of the prop of a Trick."""
    return next(prop for component, prop in _PROPS.items() if component in TRICKS[trick_id].components)


def draw_prop(canvas: Surface, trick_id: str) -> None:
    """The prop of a Trick in the middle of the boards."""
    picture = painted(f"prop-{prop_of(trick_id)}.png")
    canvas.blit(picture, picture.get_rect(midbottom=TABLE))
