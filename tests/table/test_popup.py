"""Pop-ups: they keep clear of what they ask about, and say each thing once."""

import pytest
from pygame import Rect

from trickerion.table.popup import Option, Popup
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at

LONG = "Needs 36 Fame, and there is no die left that shows Spiritual or any category."


def popup(count: int, anchor: Rect, detail: str = "") -> Popup:
    options = [Option("Self Decapitation", lambda: None, lambda *_of: None, detail) for _ in range(count)]
    return Popup("Which Trick is learned?", options, anchor, lambda: None)


@pytest.mark.parametrize("count", [1, 2, 4, 6, 9, 16, 24])
@pytest.mark.parametrize("detail", ["", "lacks 2 Glass, 1 Cog"])
@pytest.mark.parametrize(
    "anchor",
    [
        *at.THEATER_ROWS.values(),
        *(rect for rows in (at.DOWNTOWN_ROWS, at.MARKET_ROWS, at.WORKSHOP_ROWS) for rect in rows.values()),
        at.DOWNTOWN,
        at.MARKET_ROW,
        at.ALLEY,
        at.WORKSHOP,
        at.MAGICIAN,
        *at.TRICKS,
        at.COMPONENTS,
        at.TEAM,
        *at.performance_rects(3),
        *at.DAYS.values(),
    ],
    ids=str,
)
def test_a_popup_lies_on_the_canvas_clear_of_what_it_asks_about(anchor: Rect, count: int, detail: str) -> None:
    shown = popup(count, anchor, detail)
    assert Rect(0, 0, 1920, 1080).contains(shown.rect) and not shown.rect.colliderect(anchor)


def test_an_option_that_is_closed_says_why_in_its_row_and_nowhere_else() -> None:
    shown, spots = Popup("Which?", [Option("Learn", lambda: None, why_not=LONG)], at.DOWNTOWN), Hotspots()
    shown.add_hotspots(spots)
    spot = spots.get("option.0")
    assert not spot.enabled and spot.why_not == LONG and spot.explanation(None) is None
    assert shown.rect.w > 450, "the row is as wide as its reason"
