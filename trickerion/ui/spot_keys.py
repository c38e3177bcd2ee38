"""The keyboard on hotspots: from one to the next by Tab, arrows and zones, and what Enter does there."""

from typing import Final

import pygame
from pygame import Rect

from trickerion.ui import focus as focus_order
from trickerion.ui.held import NOWHERE
from trickerion.ui.hotspot import Hotspot, Tip
from trickerion.ui.keys import key_text
from trickerion.ui.said import Zone
from trickerion.ui.spot_input import SpotHand
from trickerion.words.said import EMPTY_HAND, NOTHING_ELSE

_TAB: Final = {"tab": 1, "shift+tab": -1}
_ROUND: Final = {"f6": 1, "shift+f6": -1}
_STRAIGHT: Final = {f"ctrl+{zone.value}": zone for zone in Zone}
_ENDS: Final = {"home": 0, "end": -1}
_USUAL: Final = "ctrl+return"
"""Key of the usual button, wherever the focus is."""
_LISTS: Final = frozenset({"shift+f10", "menu", "application"})
"""Keys that show what else can be done with the thing in focus."""


class Keyboard:
    """The keyboard on the spots.

    Tab visits what answers the open question; F6 goes through the zones, Ctrl and a digit straight to one; arrows stay
    in a zone until its edge. Enter presses, a spot's own key clicks it.
    """

    def __init__(self, hand: SpotHand) -> None:
        self._hand = hand
        self._left: dict[Zone, str] = {}  # zone -> the last spot in focus there
        self._seen = -1  # number of the layout that the focus has followed

    # --- what a key does ------------------------------------------------------------------------------------------

    def handle_key(self, event: pygame.event.Event) -> bool:
        """Use a key that went down; False when it is not for the spots."""
        key, hand = key_text(event), self._hand
        if key in _TAB:
            return self._go_round(_TAB[key])
        if event.key in focus_order.DIRECTIONS and key in ("left", "right", "up", "down"):
            return self._go(focus_order.DIRECTIONS[event.key])
        if key in _ROUND or key in _STRAIGHT:
            return self._go_to_zone(_STRAIGHT.get(key) or self._zone_after(_ROUND[key]))
        if key in _ENDS and hand.focused in self._reachable():
            return self._focus(self._order(self._zone_of(hand.focused))[_ENDS[key]])
        aimed = hand.layout.open.get(hand.focused or hand.hovered or "")
        if key in _LISTS and aimed is not None:
            return self._list_others(aimed)
        if key == "escape" and hand.held is not None:
            hand.put_back()
            return True
        if key in ("return", "space"):
            return self._confirm()
        if key == _USUAL and hand.held is None:
            hand.focused = None
            return self._confirm()
        spot = next((spot for spot in hand.layout.open.values() if spot.key and spot.key == key), None)
        return spot is not None and self._activate(spot)

    def _go_round(self, step: int) -> bool:
        """Go to the next spot that answers the open question; where a closed one is alone, it says why it is closed."""
        hand = self._hand
        there = focus_order.next_in_order(self.asked(), hand.focused, step)
        alone = hand.layout.open.get(there) if there is not None and there == hand.focused else None
        if alone is not None and not alone.enabled:
            return hand.activate(alone, alone.rect.center)
        return self._focus(there)

    def _list_others(self, spot: Hotspot) -> bool:
        """Show what the right button and the wheel do on a spot as a list, or say that there is nothing else."""
        hand = self._hand
        if hand.on_others is not None and spot.enabled and spot.said().also:
            hand.on_others(spot)
        else:
            hand.say(spot.rect, Tip(NOTHING_ELSE))
        return True

    def _go(self, direction: tuple[int, int]) -> bool:
        """Go in a direction, or step what is in focus; beyond the edge of its zone lie the others."""
        hand = self._hand
        spot = hand.layout.spots.get(hand.focused) if hand.focused and hand.held is None else None
        if spot is not None and spot.on_step is not None and spot.enabled and direction[0]:
            spot.on_step(direction[0])
            return True
        start, everything = hand.focused or hand.hovered, self._reachable()
        if start is None or start not in everything:
            return self._focus(next(iter(self.asked()), None))
        beside = {name: everything[name] for name in self._order(self._zone_of(start))}
        there = focus_order.nearest(beside, start, direction)
        return self._focus(there if there != start else focus_order.nearest(everything, start, direction))

    def _zone_after(self, step: int) -> Zone | None:
        """The next zone in which there is anything, or the one before."""
        zones, focused = sorted({self._zone_of(name) for name in self._reachable()}), self._hand.focused
        if not zones:
            return None
        if focused not in self._reachable():
            return zones[0 if step > 0 else -1]
        return zones[(zones.index(self._zone_of(focused)) + step) % len(zones)]

    def _go_to_zone(self, zone: Zone | None) -> bool:
        """Go to the spot of a zone where the focus was last, else to its first one."""
        order = self._order(zone) if zone is not None else []
        if not order or zone is None:
            return False
        left = self._left.get(zone, "")
        return self._focus(left if left in order else order[0])

    def _confirm(self) -> bool:
        hand, layout = self._hand, self._hand.layout
        spot = layout.open.get(hand.focused) if hand.focused else None
        if hand.held is not None:
            spot = spot or layout.spots.get(hand.landing or "")
            if spot is not None:
                hand.drop(spot)
            return spot is not None
        if spot is None:
            usual = [spot for spot in reversed(layout.open.values()) if spot.default]
            spot = next((spot for spot in usual if spot.enabled), next(iter(usual), None))
            hand.is_unaimed = True
        try:
            return spot is not None and self._activate(spot)
        finally:
            hand.is_unaimed = False

    def _activate(self, spot: Hotspot) -> bool:
        """Click a spot; what is lifted goes to the best place that takes it."""
        hand = self._hand
        was_empty, did = hand.held is None, hand.activate(spot, spot.rect.center)
        if was_empty and hand.held is not None and hand.focused not in self._reachable():
            self._focus(self._best_target())
        if not did and spot.on_right_click is not None:
            return self._list_others(spot)
        if not did and spot.on_drop is not None:
            hand.say(spot.rect, Tip(EMPTY_HAND))
            return True
        return did

    def _best_target(self) -> str | None:
        """Place for what is in the hand: the best of the areas that catch drops, an empty one, the first one."""
        reachable, spots = self._reachable(), self._hand.layout.spots
        caught = [name for _, name in self._hand.layout.catches if name in reachable]
        order = focus_order.reading_order(reachable)
        empty = [name for name in order if spots[name].payload is None]
        return next(iter([*caught, *empty, *order]), None)

    # --- where the focus is ---------------------------------------------------------------------------------------

    def go_to(self, name: str) -> None:
        """Go to a spot, with whatever is in the hand."""
        if name in self._hand.layout.spots:
            self._focus(name)

    def go_on(self) -> None:
        """Go to the first spot that answers the open question, where the keyboard is in use."""
        if self._hand.focused is not None:
            self._focus(next(iter(self.asked()), None))

    def pick_up(self, name: str, target: str) -> None:
        """Take what lies on a spot into the hand in place of what is there, and go to where it may be laid."""
        spot = self._hand.layout.spots[name]
        if spot.payload is not None:
            self._hand.take(spot, spot.rect.center, carried=True)
            self.go_to(target)

    def follow(self) -> None:
        """Follow a new layout: a focus that is gone goes where the open question is answered."""
        hand = self._hand
        if self._seen != hand.layout.number:
            self._seen = hand.layout.number
            if hand.focused is not None and hand.held is None and hand.focused not in self._reachable():
                hand.focused = next(iter(self.asked()), None)

    def _focus(self, name: str | None) -> bool:
        if name is None:
            return False
        hand = self._hand
        hand.focused, hand.pointer, hand.hovered = name, NOWHERE, None
        self._left[self._zone_of(name)] = name
        if hand.held is not None:
            hand.held.position = hand.layout.spots[name].rect.center
            hand.held.grip = (0, 0)
        return True

    # --- what can be reached --------------------------------------------------------------------------------------

    def _zone_of(self, name: str) -> Zone:
        return self._hand.layout.spots[name].zone or Zone.NOW

    def _reachable(self) -> dict[str, Rect]:
        """Rectangles that keys visit: with something in the hand the places that take it, else all usable spots."""
        spots = self._hand.layout.open
        if self._hand.held is not None:
            payload = self._hand.held.payload
            return {name: spot.rect for name, spot in spots.items() if spot.takes(payload)}
        return {name: spot.rect for name, spot in spots.items() if spot.is_walked}

    def _order(self, zone: Zone) -> list[str]:
        """Names of what can be reached in a zone, in reading order."""
        rects = {name: rect for name, rect in self._reachable().items() if self._zone_of(name) is zone}
        return focus_order.reading_order(rects)

    def asked(self) -> list[str]:
        """Names of what answers the open question now, zone by zone in reading order, the usual button last.

        Everything that can be reached where nothing answers, or with something in the hand.
        """
        spots, reachable = self._hand.layout.spots, self._reachable()
        if self._hand.held is None:
            reachable = {name: rect for name, rect in reachable.items() if spots[name].answers} or reachable
        order = [name for zone in Zone for name in self._order(zone) if name in reachable]
        return sorted(
            order, key=lambda name: spots[name].default and spots[name].on_drop is None and not self._hand.held
        )
