"""Large pictures of Tricks: each shows what its scene says must be seen."""

import pytest

from trickerion.rules.catalog import TRICKS
from trickerion.ui.trick_pictures import SIZES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("place", ["sheet", "easel"])
def test_no_head_and_no_prop_that_names_the_trick_is_cut(place: str) -> None:
    """Painting needs numpy (the extra "tools")."""
    pytest.importorskip("numpy", reason="only tools need numpy")
    import tools.paint.scenes  # noqa: F401  (registers all)
    from tools.paint.pictures import view_of
    from tools.paint.scenes.registry import SCENES

    assert SCENES.keys() == TRICKS.keys()
    for trick, scene in SCENES.items():
        left, top, wide, high = view_of(scene, SIZES[place])
        assert top <= scene.seen[0] + 1e-6, trick
        assert top + high >= scene.seen[1] - 1e-6, trick
        assert left <= 0, trick
        assert left + wide >= 600, trick
