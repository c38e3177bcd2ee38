"""Pursuit of the pointer: of which slot the preview speaks, and what a hint makes it speak of."""

from typing import Final

import pygame

from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.stage import advised
from trickerion.rules.facts.stage import Advised, Spot
from trickerion.scenes.theater.deeds import TheaterDeeds
from trickerion.scenes.theater.hand import TheaterView
from trickerion.scenes.theater.stage import CardRow, card_rect
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at

DWELL: Final = 0.16  # seconds on another slot before the preview follows: the way to the panel leads over slots


class Pursuit:
    """The preview follows the hand and hints; ``advised`` is the slot it speaks of while nothing is pointed at."""

    def __init__(self, stage: CardRow, session: RunningGame, spots: Hotspots) -> None:
        self._stage, self._session, self._spots = stage, session, spots
        self._table: TheaterView = stage.table
        self._deeds: TheaterDeeds = stage.deeds
        self._rested, self._known = 0.0, stage.table.target
        self._heard: Suggestion | None = None  # the last hint that the preview has followed
        self.advised: Spot | None = None

    def follow(self, dt: float) -> None:
        """Follow a new hint, then the pointer."""
        self._heed_hint()
        self._follow(dt)

    @property
    def proposed(self) -> Advised | None:
        """The Trick Marker that the hint would lay."""
        hint = self._session.hints.ready
        moves = hint.course if hint is not None else ()
        return advised(self._table.state, self._session.viewer, self._table.hand, moves) if moves else None

    def _heed_hint(self) -> None:
        """A hint for the marker in the hand: the preview speaks of its slot, with the turn that is advised."""
        hint = self._session.hints.ready
        if hint is self._heard:
            return
        self._heard, proposed = hint, self.proposed
        self.advised = proposed.spot if proposed is not None and self._table.hand is not None else None
        if proposed is not None and self.advised in self._table.options:
            self._deeds.aim(self.advised)
            self._deeds.turn_to(proposed.turns)

    def _follow(self, dt: float) -> None:
        """The preview follows the pointer from slot to slot, but not while it crosses them in passing."""
        spots, table, target = self._spots, self._table, self._table.target
        if target != self._known:
            self._rested, self._known = 0.0, target
        name = spots.hovered or spots.focused
        spot, table.pointed = self._stage.slot_at(name), self._stage.card_at(name)
        named = spots.meaning(name)
        table.shown = named if isinstance(named, Spot) and target is None else None
        if table.hand is None:
            return
        if spots.held is not None:
            self._deeds.aim(self._stage.slot_at(spots.landing))  # dragged, it is nowhere but where it would be laid
        elif spot is not None and spot in table.options and spot != target:
            self._rested += dt
            if target is None or self._rested >= DWELL or target.card != spot.card:
                self._deeds.aim(spot)
        elif spot is None and self.advised in table.options and (target is None or not self._is_near(target)):
            self._deeds.aim(self.advised)
        elif spot == target:
            self._rested = 0.0
        elif target is not None and not self._is_near(target):
            self._deeds.aim(None)

    def _is_near(self, target: Spot) -> bool:
        """True if the pointer is on the target's card, on the panel below, or between them."""
        if self._spots.pointer == (-1, -1):
            return not (self._spots.focused or "").startswith("wing_")
        card = card_rect(self._table, target.card)
        between = pygame.Rect(at.PREVIEW.x, card.bottom, at.PREVIEW.w, at.PREVIEW.y - card.bottom)
        areas = (at.PREVIEW, between, card)
        return any(area.collidepoint(self._spots.pointer) for area in areas)
