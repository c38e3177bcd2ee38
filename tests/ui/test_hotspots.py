"""Drag, click-click and keyboard lead to the same drops; everything explains itself."""

from typing import TYPE_CHECKING

import pygame
import pytest

from trickerion.ui.hotspot import Circle, Hotspot, Tip
from trickerion.ui.hotspots import Hotspots
from trickerion.words.drawing import NOTHING_TAKES_IT, ONLY_LIT

if TYPE_CHECKING:
    from collections.abc import Callable

TWO = "two"


class Table:
    """A disk, a slot that takes it, one that refuses it, and a button."""

    def __init__(self) -> None:
        self.spots = Hotspots()
        self.did: list[object] = []
        self.spots.on_refused = lambda spot, reason: self.did.append((spot.name, reason))
        self.spots.on_put_back = lambda _held: self.did.append("back")
        self.lay()

    def lay(self, dx: int = 0) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("disk", pygame.Rect(100 + dx, 100, 60, 60), payload="manager"))
        self.spots.add(
            Hotspot(
                "slot", Circle(500, 130, 40), accepts=lambda p: p == "manager", on_drop=self.dropped, focusable=False
            )
        )
        taken = "Sunday is taken by Optico"
        self.spots.add(
            Hotspot(
                "taken",
                Circle(700, 130, 40),
                accepts=lambda _p: False,
                on_drop=self.did.append,
                refuses=lambda _p: taken,
            )
        )
        self.spots.add(
            Hotspot("button", pygame.Rect(100, 300, 200, 60), on_click=lambda: self.did.append("click"), key="1",
                    tip=lambda: Tip("Done"), default=True)
        )  # fmt: skip
        self.spots.add(
            Hotspot("closed", pygame.Rect(400, 300, 200, 60), on_click=lambda: self.did.append("never"), enabled=False,
                    why_not="You need 2 Coins", tip=lambda: Tip("Hire"))
        )  # fmt: skip

    def dropped(self, payload: object) -> None:
        self.did.append(("dropped", payload))

    def mouse(self, kind: int, at: tuple[int, int], button: int = 1) -> bool:
        data = {"pos": at} if kind == pygame.MOUSEMOTION else {"pos": at, "button": button}
        return self.spots.handle_event(pygame.event.Event(kind, data))

    def down(self, at: tuple[int, int], button: int = 1) -> bool:
        return self.mouse(pygame.MOUSEBUTTONDOWN, at, button)

    def up(self, at: tuple[int, int]) -> bool:
        return self.mouse(pygame.MOUSEBUTTONUP, at)

    def move(self, at: tuple[int, int]) -> bool:
        return self.mouse(pygame.MOUSEMOTION, at)

    def drag(self, *places: tuple[int, int], drops: bool = True) -> None:
        """Take the disk over these places, and let go at the last unless told otherwise."""
        self.down((110, 110))
        for at in places:
            self.move(at)
        if drops:
            self.up(places[-1])

    def click(self, at: tuple[int, int]) -> None:
        self.down(at)
        self.up(at)

    def key(self, key: int, mod: int = 0) -> bool:
        return self.spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))


@pytest.fixture
def table() -> Table:
    pygame.display.init()
    return Table()


def test_drag_and_drop(table: Table) -> None:
    table.down((110, 110))
    table.move((150, 120))
    held = table.spots.held
    assert held is not None
    assert not held.carried
    assert held.payload == "manager"
    table.move((500, 130))
    table.up((500, 130))
    assert table.did == [("dropped", "manager")]
    assert table.spots.held is None
    # a held disk keeps its grip
    table.down((110, 110))
    table.move((310, 210))
    held = table.spots.held
    assert held is not None
    assert held.center == (330, 230)


def test_a_click_picks_up_and_another_puts_down_or_lays(table: Table) -> None:
    table.click((130, 130))
    assert table.spots.held is not None
    assert table.spots.held.carried
    table.click((130, 130))
    assert table.did == ["back"]
    assert table.spots.held is None
    table.click((130, 130))
    table.move((500, 130))
    table.click((500, 130))
    assert table.did == ["back", ("dropped", "manager")]


def test_six_pixels_are_still_a_click(table: Table) -> None:
    table.down((130, 130))
    table.move((134, 134))
    assert table.spots.held is None
    table.up((134, 134))
    assert table.spots.held is not None
    assert table.spots.held.carried


def test_keyboard_all_the_way(table: Table) -> None:
    assert table.key(pygame.K_TAB)
    assert table.spots.focused == "disk"
    table.key(pygame.K_RETURN)
    assert table.spots.held is not None
    table.key(pygame.K_TAB)
    assert table.spots.focused == "slot", "with a disk in the hand Tab visits the places that take it"
    table.key(pygame.K_SPACE)
    assert table.did == [("dropped", "manager")]


def test_dropping_outside_puts_the_thing_back(table: Table) -> None:
    table.drag((300, 600))
    assert table.did == ["back"]
    assert table.spots.held is None


def test_escape_and_right_click_let_go_and_with_an_empty_hand_escape_is_left_to_the_scene(table: Table) -> None:
    ways: list[Callable[[], bool]] = [lambda: table.key(pygame.K_ESCAPE), lambda: table.down((500, 130), button=3)]
    for number, let_go in enumerate(ways, 1):
        table.click((130, 130))
        assert let_go()
        assert table.did == ["back"] * number
        assert table.spots.held is None
    assert not table.key(pygame.K_ESCAPE)


def test_a_carried_disk_stays_in_the_hand_after_a_refusal(table: Table) -> None:
    table.click((130, 130))
    table.click((700, 130))
    assert table.spots.held is not None
    table.spots.update(0.01)
    table.spots.update(0.4)
    tip = table.spots.tip()
    assert tip is not None
    assert tip.tip.title == "Sunday is taken by Optico"


def test_a_reason_that_can_be_read_beside_the_place_is_not_said_again_in_a_bubble(table: Table) -> None:
    table.spots.get("taken").is_told = table.spots.get("closed").is_told = True
    table.click((130, 130))
    table.click((700, 130))
    assert table.did == [("taken", "Sunday is taken by Optico")], "it is heard"
    table.spots.update(0.01)
    table.spots.update(0.4)
    assert table.spots.tip() is None
    table.key(pygame.K_ESCAPE)
    table.click((500, 330))
    table.spots.update(0.01)
    shown = table.spots.tip()
    assert shown is not None
    assert (shown.tip.title, shown.tip.note) == ("Hire", "")


def test_targets_light_up_on_hover_already(table: Table) -> None:
    assert table.spots.lit_targets() == []
    table.move((130, 130))
    assert table.spots.lit_targets() == ["slot"]


def test_a_tip_comes_within_a_third_of_a_second(table: Table) -> None:
    table.move((150, 330))
    table.spots.update(1 / 60)
    assert table.spots.tip() is None
    for _ in range(19):
        table.spots.update(1 / 60)
    tip = table.spots.tip()
    assert tip is not None
    assert tip.tip.title == "Done"
    assert tip.anchor == table.spots.rect("button")


def test_a_closed_button_does_nothing_and_says_why(table: Table) -> None:
    table.click((450, 330))
    assert table.did == [("closed", "You need 2 Coins")]
    table.spots.update(0.0)
    table.spots.update(0.5)
    tip = table.spots.tip()
    assert tip is not None
    assert tip.tip.title == "Hire"
    assert tip.tip.note == "You need 2 Coins"


def test_digits_and_enter_press_buttons(table: Table) -> None:
    table.key(pygame.K_1)
    table.key(pygame.K_KP1)
    table.key(pygame.K_RETURN)
    assert table.did == ["click"] * 3


def test_releasing_elsewhere_is_no_click(table: Table) -> None:
    table.down((150, 330))
    table.up((800, 800))
    assert table.did == []


def test_arrows_go_to_the_nearest_in_their_direction(table: Table) -> None:
    table.spots.focused = "disk"
    table.key(pygame.K_DOWN)
    assert table.spots.focused == "button"
    table.key(pygame.K_RIGHT)
    assert table.spots.focused == "closed"
    table.key(pygame.K_RIGHT)
    assert table.spots.focused == "closed"


def test_a_new_layout_keeps_what_is_held_and_follows_the_hover(table: Table) -> None:
    table.click((130, 130))
    table.lay(dx=500)
    assert table.spots.held is not None
    table.spots.put_back()
    table.spots.update(0.1)
    assert table.spots.hovered is None


def test_two_spots_of_one_name_are_a_mistake(table: Table) -> None:
    with pytest.raises(ValueError, match="disk"):
        table.spots.add(Hotspot("disk", pygame.Rect(0, 0, 1, 1)))


def test_the_wheel_goes_to_what_lies_under_the_pointer(table: Table) -> None:
    turned: list[int] = []
    table.spots.add(Hotspot("marker", pygame.Rect(900, 500, 80, 80), on_wheel=turned.append))
    table.move((940, 540))
    assert table.spots.handle_event(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, pos=(940, 540)))
    assert turned == [-1]


def test_a_default_without_words_of_its_own_tells_its_key() -> None:
    shown = Hotspot("done", pygame.Rect(0, 0, 50, 30), on_click=lambda: None, default=True).explanation(None)
    assert shown is not None
    assert "Enter" in shown.title
    capped = Hotspot("raise", pygame.Rect(0, 0, 50, 30), on_click=lambda: None, default=True, key="return")
    assert capped.explanation(None) is None
    target = Hotspot("slot", pygame.Rect(0, 0, 50, 30), on_drop=lambda held: held, default=True)
    assert target.explanation(None) is None, "a place on the table is no button: nothing covers what lies there"
    # closed default tells its reason alone
    closed = Hotspot("done", pygame.Rect(0, 0, 50, 30), default=True, enabled=False, why_not="Not your move.")
    shown = closed.explanation(None)
    assert shown is not None
    assert (shown.title, shown.note) == ("Not your move.", "")


def test_what_comes_up_below_the_resting_pointer_is_quiet_until_the_pointer_moves(table: Table) -> None:
    table.move((1500, 900))
    table.spots.update(0.01)
    table.spots.add(Hotspot("late", pygame.Rect(1450, 850, 100, 100), tip=lambda: Tip("Late")))
    for _ in range(3):
        table.spots.update(1.0)
    assert table.spots.tip() is None, "it would cover what has just come"
    assert not table.spots.moving
    table.move((1502, 900))
    for _ in range(2):
        table.spots.update(1.0)
    shown = table.spots.tip()
    assert shown is not None
    assert shown.tip.title == "Late"


def test_where_something_was_just_dropped_no_tip_comes_until_the_pointer_comes_back() -> None:
    spots = Hotspots()
    spots.add(Hotspot("card", pygame.Rect(0, 0, 50, 50), payload="theater"))
    spots.add(Hotspot("place", pygame.Rect(100, 0, 50, 50), on_drop=lambda _card: None, tip=lambda: Tip("Engineer")))
    for kind, at in (
        (pygame.MOUSEBUTTONDOWN, (20, 20)),
        (pygame.MOUSEMOTION, (120, 20)),
        (pygame.MOUSEBUTTONUP, (120, 20)),
    ):
        spots.handle_event(pygame.event.Event(kind, pos=at, button=1))
        spots.update(0.01)
    spots.update(1.0)
    assert spots.tip() is None
    for at in ((300, 300), (120, 20)):
        spots.handle_event(pygame.event.Event(pygame.MOUSEMOTION, pos=at))
        spots.update(0.01)
    spots.update(1.0)
    shown = spots.tip()
    assert shown is not None
    assert shown.tip.title == "Engineer"


def test_what_was_just_clicked_gives_no_tip_until_the_pointer_comes_back(table: Table) -> None:
    table.move((150, 330))
    table.spots.update(0.01)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.spots.handle_event(pygame.event.Event(kind, pos=(150, 330), button=1))
    table.spots.update(1.0)
    table.spots.update(1.0)
    assert table.spots.tip() is None, "it would lie over what the click has brought"
    table.move((5, 5))
    table.spots.update(0.01)
    table.move((150, 330))
    table.spots.update(0.01)
    table.spots.update(1.0)
    assert table.spots.tip() is not None


def test_a_drop_lands_on_the_nearest_target_within_eighty_pixels(table: Table) -> None:
    table.down((110, 110))
    table.move((500, 249))  # 79 px below the slot's edge
    assert table.spots.landing == "slot", "seen before the release"
    assert table.spots.is_hot("slot"), "seen before the release"
    table.move((500, 252))
    assert table.spots.landing is None
    table.move((500, 249))
    table.up((500, 249))
    assert table.did == [("dropped", "manager")]
    # of two targets in reach the nearer one is chosen
    table.spots.add(Hotspot("other", Circle(500, 330, 40), on_drop=lambda _held: table.did.append("other")))
    table.drag((500, 220), drops=False)
    assert table.spots.landing == "slot"
    table.move((500, 240))
    assert table.spots.landing == "other"


def test_a_whole_panel_catches_for_its_best_target_that_takes_it(table: Table) -> None:
    panel = pygame.Rect(900, 500, 300, 400)
    table.spots.layout.catches += [(panel, "taken"), (panel, "slot")]
    table.drag((1100, 800), drops=False)
    assert table.spots.landing == "slot"
    table.up((1100, 800))
    assert table.did == [("dropped", "manager")]


def test_a_panel_keeps_a_drop_from_the_nearer_target_of_its_neighbour(table: Table) -> None:
    table.spots.add(Hotspot("sunday", Circle(640, 200, 40), on_drop=table.did.append))
    table.spots.layout.catches.append((pygame.Rect(545, 50, 200, 200), "sunday"))
    table.drag((546, 130), drops=False)
    assert table.spots.landing == "sunday"
    table.move((544, 130))
    assert table.spots.landing == "slot"


def test_a_panel_of_which_nothing_takes_it_says_why(table: Table) -> None:
    table.spots.layout.catches.append((pygame.Rect(900, 500, 300, 400), "taken"))
    table.drag((1100, 800))
    assert table.did == [("taken", "Sunday is taken by Optico"), "back"]


def test_a_place_that_refuses_says_why_until_the_pointer_goes_elsewhere(table: Table) -> None:
    table.drag((700, 130))
    assert table.did == [("taken", "Sunday is taken by Optico"), "back"]
    table.spots.update(1.0)
    shown = table.spots.tip()
    assert shown is not None
    assert shown.tip.title == "Sunday is taken by Optico"
    assert shown.anchor == table.spots.rect("taken")
    table.move((150, 330))
    table.spots.update(0.01)
    assert table.spots.tip() is None


def test_a_target_that_says_why_not_gives_the_drop_to_no_neighbour(table: Table) -> None:
    table.spots.add(Hotspot("beside", Circle(790, 130, 40), on_drop=table.did.append))
    table.drag((735, 130), drops=False)
    assert table.spots.landing is None


def test_a_disk_let_go_over_its_own_place_stays_at_home(table: Table) -> None:
    table.spots.add(Hotspot("beside", Circle(130, 200, 40), on_drop=table.did.append))
    table.drag((130, 155))
    assert table.did == ["back"]


def test_a_picked_up_disk_is_not_put_down_by_starting_to_drag_it(table: Table) -> None:
    table.click((130, 130))
    table.down((130, 130))
    assert table.spots.held is not None
    assert table.did == []
    table.move((300, 200))
    assert table.spots.held is not None
    table.move((500, 130))
    table.up((500, 130))
    assert table.did == [("dropped", "manager")]


def test_a_reason_that_the_tip_says_already_is_not_said_twice() -> None:
    tip = Tip("Slot", ("Two more.", "The other one comes first."))
    slot = Hotspot("slot", pygame.Rect(0, 0, 50, 30), on_drop=lambda _held: None, tip=lambda: tip)
    slot.accepts, slot.refuses = lambda _held: False, lambda _held: "The other one comes first."
    shown = slot.explanation("a disk")
    assert shown is not None
    assert (shown.body, shown.note) == (("Two more.",), "The other one comes first.")
    assert slot.explanation(None) == tip


def said(table: Table) -> str:
    shown = table.spots.tip()
    return shown.tip.title if shown is not None else ""


def drop(table: Table, at: tuple[int, int]) -> None:
    table.down((130, 130))
    table.move((300, 200))
    table.move(at)
    table.up(at)


def test_a_drop_where_nothing_takes_it_says_so_and_goes_back(table: Table) -> None:
    for beside in ((400, 600), (150, 330), (500, 330)):  # nothing, a button, a closed button
        drop(table, beside)
        assert table.spots.held is None
        assert said(table) == ONLY_LIT
        table.spots.update(0.1)
        table.lay()
        table.spots.update(1.0)
        assert said(table) == ONLY_LIT, "still under the same hand"
        table.move((900, 700))
        table.spots.update(0.1)
        table.move((130, 130))
        table.spots.update(0.1)
        assert said(table) != ONLY_LIT, "until the pointer goes elsewhere"
    # where nothing at all takes it that is said
    table.spots.get("slot").enabled = False
    drop(table, (400, 600))
    assert said(table) == NOTHING_TAKES_IT


def test_a_thing_let_go_at_home_is_no_drop(table: Table) -> None:
    """Near its place, or over the area that it lies in and that takes things back."""
    drop(table, (200, 200))
    assert table.did[-1] == "back"
    assert not said(table)
    table.spots.clear()
    table.spots.add(Hotspot("hand", pygame.Rect(0, 60, 1500, 150), accepts=lambda _held: False, on_drop=table.dropped))
    table.spots.add(Hotspot("disk", pygame.Rect(100, 100, 60, 60), payload="manager"))
    table.spots.add(Hotspot("other", pygame.Rect(1200, 100, 60, 60), payload="assistant"))
    drop(table, (1220, 130))
    assert table.spots.held is None
    assert not said(table)
