"""A hint on the screen: a bubble beside what it speaks of, which is lit, and a message while it is thought about."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.bots.bot import Outline
from trickerion.language.speech import begins, headed
from trickerion.play.deeds import say
from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.deeds import deed
from trickerion.rules.moves import Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.table import pointed
from trickerion.table.placement_ways import WIDTH, PlacementWays
from trickerion.table.toasts import Toasts
from trickerion.ui import theme
from trickerion.ui.bubble import bubble_size, draw_bubble
from trickerion.ui.flow import within
from trickerion.ui.hotspot import plain
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.said import BriefMessage
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.tip_view import busy_rects, place_tip
from trickerion.words import names
from trickerion.words.moves import LABEL
from trickerion.words.said import own_disk
from trickerion.words.screens import assignment
from trickerion.words.screens import table as words

HINT_SIGN = "ui.hint"
_OWN: Final = "hint."  # how its places are called
_BESIDE, _BELOW = 28, 12
_TOLD: Final = -1  # number of the message that tells a hint: those of toasts are greater
_LARGE = 90  # pixels: what a hint speaks of has a lit rim in place of a light, which would wash it out


class HintBubble:
    """Hints of a game in one scene; ``play`` makes a move there."""

    def __init__(self, session: RunningGame, toasts: Toasts, play: Callable[[Move], object]) -> None:
        self._session, self._toasts, self._play = session, toasts, play
        self._says_it_thinks = False

    def tell_of_thought(self, is_top: bool, key: str) -> None:
        """Say at once that a hint is thought about, and by which key it is called off; for as long as it is."""
        thinks = self._session.hints.is_hinting and is_top
        if thinks != self._says_it_thinks:
            self._says_it_thinks = thinks
            self._toasts.take_back(HINT_SIGN)
            if thinks:
                self._toasts.say(*words.thinks_of_hint(key), HINT_SIGN, math.inf)

    def told(self, sentence: Callable[[], str]) -> list[BriefMessage]:
        """The hint that is ready, for those who hear it: the bubble's ``sentence`` with the reason, or the plan."""
        hint = self._session.hints.ready
        if hint is None:
            return []
        lines = errands_told(hint.plan) if hint.plan is not None else pointed.hint(sentence(), hint.why).body
        return [BriefMessage(headed(head=words.HINT, text=" ".join(lines)), _TOLD)]

    def put_away(self, spots: Hotspots) -> None:
        """Take the bubble and its places off the scene."""
        spots.layout.shield = None
        for name in [name for name in spots.layout.guests if name.startswith(_OWN)]:
            del spots.layout.guests[name]

    def draw_said(self, canvas: Surface, spots: Hotspots, sentence: str, place: Rect, avoid: Sequence[Rect]) -> None:
        """Draw the hint that is ready beside a place, which is lit; its bubble lets no click through."""
        hint = self._session.hints.ready
        if hint is None:
            return
        if min(place.size) > _LARGE:
            draw_plate(canvas, place.inflate(10, 10), (0, 0, 0, 0), 14, 4, theme.GLOW)
        else:
            draw_glow(canvas, place.center, max(24, min(place.size) // 2), theme.GLOW, 0.5)
        ways = self._ways(hint)
        tip = plain(pointed.hint(sentence, hint.why))
        width, height = bubble_size(replace(tip, width=WIDTH) if ways is not None else tip)
        if ways is not None:
            width, height = ways.room.w + _BESIDE, height + ways.room.h
        lies = place_tip((width, height), place, [*busy_rects(spots, place), *avoid])
        draw_bubble(canvas, lies, tip, place)
        spots.layout.shield = lies
        if ways is not None:
            ways.room.midbottom = within(lies, bottom=_BELOW, height=0).midbottom
            ways.add_hotspots(spots)
            ways.draw(canvas, spots)

    def _ways(self, hint: Suggestion) -> PlacementWays | None:
        """Both placements of a hint side by side; None where there is no second one."""
        found = hint.placements
        if found is None or found.second is None:
            return None
        state, viewer = self._session.view.state, self._session.viewer
        names = [_named(way.move, state, viewer) for way in (found.first, found.second)]
        ways = PlacementWays(found, found.second, names, int(hint.shows_second))
        ways.choose, ways.do = self._show, partial(self._play, hint.course[0])
        return ways

    def _show(self, number: int) -> None:
        self._session.hints.show(second=bool(number))


def _named(move: Move, state: GameState, viewer: int) -> str:
    """A placement by its name in lists, an Action in full."""
    return LABEL(*deed(state, viewer, move)) if isinstance(move, PlaceCharacter) else say(move, state, viewer)


def errands_told(plan: Outline) -> list[str]:
    """Aim of a plan and the errand of each Character, in the order of the work, for those who hear it."""
    told = [plan.goal] if plan.goal else []
    for character in dict.fromkeys((*plan.cards, *plan.errands)):
        card, what = plan.cards.get(character, ""), plan.errands.get(character, "")
        if card or what:
            errand = (
                assignment.errand(card=names.card(card), what=what)
                if card and what
                else names.card(card)
                if card
                else begins(what)
            )
            told.append(f"{headed(head=own_disk(character), text=errand)}.")
    return told
