"""Pop-ups: they keep clear of what they ask about, and say each thing once."""

import pygame
from pygame import Rect, Surface
from rows import each_of
from table import Table

from trickerion.rules.events import (
    CharacterPlaced,
    CoinsGained,
    CoinsPaid,
    DieRolled,
    Event,
    FameGained,
    PerformanceBegan,
)
from trickerion.table.animator import Animator
from trickerion.table.panel import Anchor
from trickerion.table.popup import Option, Popup
from trickerion.table.toasts import WIDTH, Toasts
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.tween import Timeline

LONG = "Needs 36 Fame, and there is no die left that shows Spiritual or any category."


def popup(count: int, anchor: Rect, detail: str = "") -> Popup:
    options = [Option("Self Decapitation", lambda: None, lambda *_of: None, detail) for _ in range(count)]
    return Popup("Which Trick is learned?", options, anchor, lambda: None)


ANCHORS = [
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
]


@each_of(ANCHORS, [1, 2, 4, 6, 9, 16, 24], ["", "lacks 2 Glass, 1 Cog"])
def test_a_popup_lies_on_the_canvas_clear_of_what_it_asks_about(anchor: Rect, count: int, detail: str) -> None:
    shown = popup(count, anchor, detail)
    assert Rect(0, 0, 1920, 1080).contains(shown.rect)
    assert not shown.rect.colliderect(anchor)


def test_an_option_that_is_closed_says_why_in_its_row_and_nowhere_else() -> None:
    shown, spots = Popup("Which?", [Option("Learn", lambda: None, why_not=LONG)], at.DOWNTOWN), Hotspots()
    shown.add_hotspots(spots)
    spot = spots.get("option.0")
    assert not spot.enabled
    assert spot.why_not == LONG
    assert spot.explanation(None) is None
    assert shown.rect.w > 450, "the row is as wide as its reason"


SLOT = "downtown.0"
PLACED = CharacterPlaced(1, "magician", SLOT, 3)
HOME, PLACE = {"player.1": Anchor((50, 50))}, {f"slot.{SLOT}": Anchor((250, 50), 40)}


class Show:
    """A table on which something has just happened, and what is still in the air."""

    def __init__(self, anchors: dict[str, Anchor], *events: Event, speed: float = 1.0) -> None:
        state = Table(2).works(1, "magician", SLOT).state
        self.timeline = Timeline(speed)
        self.animator = Animator(self.timeline)
        self.table = TableView(state, 0, ("crimson", "teal"), (), hidden=self.animator.hidden)
        self.animator.show(events, self.table, anchors)

    def picture(self) -> bytes:
        """What is in the air."""
        return bytes(drawn(self).get_buffer().raw)


def drawn(show: Show) -> Surface:
    canvas = Surface((300, 120))
    show.animator.draw(canvas)
    return canvas


def test_a_disk_is_on_its_way_until_it_lands_on_its_slot() -> None:
    show = Show(HOME | PLACE, PLACED)
    show.timeline.update(0.1)
    assert show.table.occupant(SLOT) is None
    assert any(show.picture())
    show.timeline.skip()
    assert show.table.occupant(SLOT) == (1, "magician")
    assert not any(show.picture())


def test_a_die_is_in_the_air_until_it_rests_on_its_face() -> None:
    show = Show({"die.bank_a": Anchor((150, 60))}, DieRolled("bank_a", "x", -1))
    assert "die.bank_a" in show.table.hidden
    show.timeline.update(0.1)
    before = show.picture()
    show.timeline.update(0.1)
    assert any(before)
    assert show.picture() != before
    assert show.table.face("bank_a") == "x"
    show.timeline.update(0.5)
    assert not show.table.hidden
    assert not any(show.picture())


def test_coins_that_are_gained_drop_beside_the_counter() -> None:
    counter = {"coin.0": Anchor((150, 80))}
    paid, gained = Show(counter, CoinsPaid(0, 3, "wages")), Show(counter, CoinsGained(0, 3, "bank"))
    for show in (paid, gained):
        show.timeline.update(0.3)
    beside = Rect(98, 30, 16, 60)
    gold = [pygame.transform.average_color(drawn(show), beside)[0] for show in (paid, gained)]
    assert gold[1] > gold[0] + 20


def test_what_has_no_place_in_a_scene_lies_there_at_once() -> None:
    for anchors in ({}, HOME, PLACE):
        show = Show(anchors, PLACED, DieRolled("bank_a", "x", -1), FameGained(0, 3, "trick"))
        assert show.table.occupant(SLOT) is not None
        assert not show.table.faces
        assert not show.table.fame
        assert not show.timeline.busy


def test_the_fame_marker_walks_from_where_it_was_and_stays_there_in_the_end() -> None:
    show = Show({"fame.0": Anchor((40, 40))}, FameGained(0, 2, "trick"), FameGained(0, 1, "link"))
    assert show.table.shown_fame(0) == 2
    show.timeline.update(0.4)
    assert 2 < show.table.shown_fame(0) < 5
    show.timeline.skip()
    assert show.table.shown_fame(0) == 5
    assert not show.table.fame


def test_starting_fame_is_there_from_the_beginning() -> None:
    assert Show({"fame.0": Anchor((40, 40))}, FameGained(0, 5, "start")).table.shown_fame(0) == 5


def test_the_numbers_of_a_show_rise_in_its_own_scene() -> None:
    began = PerformanceBegan(0, "riverside_01", "friday", 0)
    show = Show({"fame.0": Anchor((150, 80))}, began, FameGained(0, 3, "trick"))
    show.timeline.update(0.2)
    assert not any(show.picture())
    assert show.table.shown_fame(0) < 5


def test_without_motion_everything_lies_where_it_belongs() -> None:
    show = Show(HOME | PLACE | {"die.bank_a": Anchor((9, 9))}, PLACED, DieRolled("bank_a", "x", -1), speed=0.0)
    assert show.table.occupant(SLOT) is not None
    assert not show.table.faces
    assert not any(show.picture())


def test_a_card_that_is_sent_hides_its_place_by_name() -> None:
    show = Show({})
    show.animator.fly(lambda _surface, _center: None, (0, 0), (90, 90), "place.x", 0.2)
    assert "place.x" in show.table.hidden
    show.timeline.update(0.3)
    assert not show.table.hidden


def test_a_message_without_a_text_is_as_wide_as_its_title() -> None:
    toasts = Toasts(960, 80)
    toasts.say("Done")
    toasts.say("Kept", "The game that was running is kept as “Ada, Bela, turn 1”.")
    short, long = toasts.rects()
    assert short.w < long.w == WIDTH
    assert short.centerx == long.centerx == 960
