"""Keys walk over the screen: by what answers, by zones, by the gaps between edges."""

import pygame
import pytest
from pygame import Rect

from trickerion.ui.focus import nearest, reading_order
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.said import Zone, saying

SHIFT, CTRL = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL
ROWS = {"a": Rect(0, 0, 300, 40), "b": Rect(0, 60, 80, 40), "c": Rect(100, 60, 80, 40), "d": Rect(0, 120, 300, 40)}


def test_an_arrow_goes_by_edges_and_jumps_over_nothing() -> None:
    rects = {"first": Rect(700, 500, 500, 90), "next": Rect(700, 610, 240, 60), "far": Rect(900, 1000, 100, 40)}
    assert nearest(rects, "first", (0, 1)) == "next"
    assert nearest(rects, "next", (0, 1)) == "far"
    assert nearest(rects, "far", (0, -1)) == "next"


def test_what_is_far_aside_counts_only_where_nothing_else_is() -> None:
    rects = {"start": Rect(0, 0, 40, 40), "aside": Rect(900, 60, 40, 40)}
    assert nearest(rects, "start", (0, 1)) == "aside"
    assert nearest({**rects, "below": Rect(0, 800, 40, 40)}, "start", (0, 1)) == "below"


def test_rows_are_read_from_left_to_right() -> None:
    assert reading_order(dict(reversed(ROWS.items()))) == ["a", "b", "c", "d"]


class Screen:
    """Two places of the town, one of which answers, a list now, a button in the bar, the usual button."""

    def __init__(self) -> None:
        self.spots, self.did = Hotspots(), list[str]()
        self.lay("now.1", "now.2")

    def lay(self, *now: str) -> None:
        self.spots.clear()
        self.add("done", Rect(600, 400, 80, 40), Zone.DEEDS, default=True)
        for number, name in enumerate(now):
            self.add(name, Rect(0, 60 * number, 80, 40), Zone.NOW)
        self.add("town", Rect(200, 0, 80, 40), Zone.TOWN)
        self.add("look", Rect(300, 0, 80, 40), Zone.TOWN, now=False)
        self.add("bar", Rect(900, 0, 40, 40), Zone.BAR)

    def add(self, name: str, rect: Rect, zone: Zone, *, default: bool = False, now: bool | None = None) -> None:
        press = lambda: self.did.append(name)  # noqa: E731
        self.spots.add(Hotspot(name, rect, press, zone=zone, default=default, now=now))

    def key(self, key: int, held: int = 0) -> str | None:
        self.spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=held))
        return self.spots.focused


@pytest.fixture
def screen() -> Screen:
    return Screen()


def test_tab_visits_what_answers_and_the_usual_button_last(screen: Screen) -> None:
    assert [screen.key(pygame.K_TAB) for _ in range(5)] == ["now.1", "now.2", "town", "done", "now.1"]


def test_f6_goes_round_the_zones_and_back_to_where_one_was(screen: Screen) -> None:
    screen.key(pygame.K_TAB), screen.key(pygame.K_TAB)
    assert [screen.key(pygame.K_F6) for _ in range(4)] == ["town", "done", "bar", "now.2"]
    assert screen.key(pygame.K_F6, SHIFT) == "bar"
    assert screen.key(pygame.K_2, CTRL) == "town"
    assert screen.key(pygame.K_END) == "look"
    assert screen.key(pygame.K_HOME) == "town"


def test_arrows_stay_in_a_zone_until_its_edge(screen: Screen) -> None:
    screen.key(pygame.K_2, CTRL)
    assert [screen.key(pygame.K_RIGHT) for _ in range(2)] == ["look", "bar"]


def test_a_focus_that_is_gone_goes_where_one_goes_on(screen: Screen) -> None:
    screen.key(pygame.K_TAB), screen.key(pygame.K_TAB)
    screen.lay("now.1")
    screen.spots.update(0.1)
    assert screen.spots.focused == "now.1"


def test_what_a_key_lifts_goes_to_the_best_place_that_takes_it() -> None:
    spots, dropped = Hotspots(), list[str]()
    spots.add(Hotspot("disk", Rect(0, 0, 40, 40), payload="disk"))
    for name, x in (("plain", 100), ("best", 200)):
        drop = lambda _held, name=name: dropped.append(name)  # noqa: E731
        spots.add(Hotspot(name, Rect(x, 0, 40, 40), accepts=lambda held: held == "disk", on_drop=drop))
    spots.layout.catches.append((Rect(0, 0, 900, 900), "best"))
    for _ in range(2):
        spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
        spots.focused = spots.focused or "disk"
    spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert dropped == ["best"]


def test_what_the_right_button_does_is_listed() -> None:
    spots, listed = Hotspots(), list[str]()
    back = saying("Trick", also=(("Give it back", lambda: None),))
    spots.add(Hotspot("trick", Rect(0, 0, 40, 40), on_right_click=lambda: None, says=back))
    spots.on_others = lambda spot: listed.extend(label for label, _ in spot.said().also)
    spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F10, mod=SHIFT))
    assert listed == ["Give it back"]


def test_tab_where_only_a_closed_spot_is_left_says_why_it_is_closed() -> None:
    spots, refused = Hotspots(), list[str]()
    spots.on_refused = lambda _spot, reason: refused.append(reason)
    spots.add(Hotspot("done", Rect(0, 0, 40, 40), on_click=lambda: None, enabled=False, why_not="It is not your turn."))
    for _ in range(2):
        spots.handle_event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    assert refused == ["It is not your turn."]
