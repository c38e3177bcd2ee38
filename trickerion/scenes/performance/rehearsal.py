"""What shows are made of, painted in quiet moments and put away: it need not be painted while somebody looks on."""

from collections.abc import Iterator

from trickerion.app.registry import work_ahead
from trickerion.rules.catalog import TRICKS
from trickerion.ui.stage.curtain import main_curtain
from trickerion.ui.stage.layout import ARCHES
from trickerion.ui.stage.light import BOW, LINKS, lit_stage
from trickerion.ui.stage.painted import wall_mask
from trickerion.ui.surface_cache import PICTURES


def rehearse() -> Iterator[None]:
    """Paint the next picture each time that it is asked."""
    for theater in ARCHES:
        for picture in (wall_mask, main_curtain):
            yield from PICTURES.prepare(picture, theater)
        for light in (LINKS, BOW, *dict.fromkeys(trick.category for trick in TRICKS.values())):
            yield from PICTURES.prepare(lit_stage, theater, light)


work_ahead(rehearse())
