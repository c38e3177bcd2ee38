"""What is lit for a wish on the scene that is shown: read from its hotspots by name, as a hand would find them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.scenes.guide.plans import WAGES
from trickerion.scenes.guide.script import HEIRS_TURN, LEFT_TO_RIVAL, WELCOME, Wish
from trickerion.ui.hotspots import Hotspots

_MARGIN: Final = 8  # of the light around a thing
_ROWS: Final = {
    m.Buy: "buy",
    m.Prepare: "prepare",
    m.SetUpTrick: "set_up_trick",
    m.HireCharacter: "hire_character",
    m.DrawCard: "draw_card",
    m.TellFortune: "fortune_telling",
}
"""Move -> the Action whose row on the board begins it."""
_SHEET: Final = "trade.cancel"
_DICE: Final = ("seam.closed.", "option.")
_BOARD_SHEET: Final = ("trade.cancel", "option.")
"""What answers of the sheet of a Buy: it shows what the Trick lacks, and anything else would end without a show."""
_LIST: Final = ("option.", "card_choice.", "popup.ground")
_READ_AT: Final = {WELCOME: ("trick.0",), HEIRS_TURN: ("since", "heir.plan")}
"""Card that is read -> what it is about."""
_NAMED: Final = {
    "poster": ("own_fame", "initiative."),
    "buy": ("trick.0", "dock.points", "stock."),
    "prepare": ("trick.0",),
    "spent": ("trick.0",),
    "place_assistant": ("day.",),
    "take": ("trick.0", "card."),
    "linked": ("performance_", "own_fame"),
    "no_link": ("performance_",),
    "unlinked": ("performance_",),
    "perform": ("performance_", "tally"),
    "hire": ("dock.points",),
    "fortune": ("prophecy.", "dock.points"),
    "dice": ("seam.closed.theater",),
    "wages": ("seam.prophecy",),
}
"""Step -> how the names begin of what its sentences name besides: that is lit, too."""


@dataclass(frozen=True)
class Light:
    """``areas``: what is lit and framed, first what the bubble is about; ``besides``: what its sentences name, lit
    without a frame; ``answers``: how the names of what can be used begin; ``step``: the sentences; ``do`` does it for
    the player, and where it only ``reads`` there is nothing to be done.
    """

    areas: tuple[Rect, ...]
    answers: tuple[str, ...]
    step: str
    do: Callable[[], object]
    reads: bool = False
    besides: tuple[Rect, ...] = ()

    @property
    def all_areas(self) -> tuple[Rect, ...]:
        """Everything that is lit."""
        return (*self.areas, *self.besides)

    def is_open(self, name: str) -> bool:
        """True if a hotspot answers."""
        return name.startswith(self.answers)


@dataclass(frozen=True)
class LitTable:
    """Table on which the lights are set: its hotspots and state; ``lay`` lays a marker, ``play`` makes a Move."""

    spots: Hotspots
    state: GameState
    viewer: int
    play: Callable[[Move], object]
    lay: Callable[[m.PlaceMarker], object] | None = None

    def light(self, wish: Wish) -> Light | None:
        """None while the things that it needs are not on the screen."""
        light = self._of(wish)
        return replace(light, besides=self._besides(wish, light)) if light is not None else None

    def _besides(self, wish: Wish, light: Light) -> tuple[Rect, ...]:
        """Areas of other things named in the sentences, as far as they can be seen beside the lit ones."""
        begin = (*wish.beside, *_NAMED.get(light.step, ()))
        found = [name for name in self.spots.names() if begin and name.startswith(begin)]
        return tuple(area for area in self._lit(*found) if not any(lit.contains(area) for lit in light.areas))

    def _of(self, wish: Wish) -> Light | None:
        if wish.stop == WAGES:
            return self._dice(wish) if wish.moves else self._wages(wish)
        if not wish.moves:
            return self._card(wish)
        match wish.moves[0]:
            case m.LayCard(character=character, card=card):
                return self._carried(wish, f"card.{card}", f"place.{character}")
            case m.PlaceCharacter(character=character, slot=slot):
                return self._carried(wish, f"character.{character}", f"slot.{slot}")
            case m.PlaceMarker() as move:
                return self._marker(wish, move)
            case m.Perform():
                return self._show(wish)
            case m.ChooseReward():
                return self._pressed(wish, "preview.fame", "preview.")
            case m.SetUpTrick(place=place) if f"wing_{place + 1}" in self.spots:
                return self._pressed(wish._replace(step="take_wing"), f"wing_{place + 1}")
            case m.Buy() if _SHEET in self.spots:
                return self._sheet(wish)
            case m.HireCharacter() | m.DrawCard() | m.KeepCard() as move if "popup.ground" in self.spots:
                return self._list(wish, move)
            case m.KeepCard():
                return None
            case m.TellFortune():
                return self._pressed(wish, f"action.{_ROWS[m.TellFortune]}", "prophecy.")
            case m.Buy() | m.Prepare() | m.SetUpTrick() | m.HireCharacter() | m.DrawCard() as move:
                return self._pressed(wish, f"action.{_ROWS[type(move)]}")
        return self._done(wish)

    def _card(self, wish: Wish) -> Light | None:
        """There is only something to read; what it is about can be looked at."""
        areas = self._lit(*_READ_AT[wish.step])
        return Light(areas, ("heir.plan", "since"), wish.step, _nothing, reads=True) if areas else None

    def _lit(self, *names: str) -> tuple[Rect, ...]:
        return tuple(self.spots.rect(name).inflate(_MARGIN, _MARGIN) for name in names if name in self.spots)

    def _carried(self, wish: Wish, source: str, target: str) -> Light | None:
        """A thing that is carried to a place; in the hand it still is the place that is meant."""
        if source not in self.spots or target not in self.spots:
            return None
        do = partial(_carry, self.spots, source, target)
        return Light(self._lit(source, target), (source, target), wish.step, do)

    def _pressed(self, wish: Wish, name: str, *also: str) -> Light | None:
        if name not in self.spots or not self.spots.get(name).enabled or self.spots.get(name).on_click is None:
            return None
        more = [other for other in self.spots.names() if other.startswith(also)] if also else []
        shown = [other for other in more if other.startswith(("offer_", "preview."))]
        return Light(self._lit(name, *shown), (name, *also), wish.step, partial(_press, self.spots, name))

    def _sheet(self, wish: Wish) -> Light:
        do = partial(_press, self.spots, "option.0")
        return Light(self._lit("popup.ground"), _BOARD_SHEET, "buy_sheet", do)

    def _list(self, wish: Wish, move: Move) -> Light | None:
        """List of answers: the choice is free, but who is hired comes up again in what is said."""
        answers = (self._meant(move),) if isinstance(move, m.HireCharacter) else _LIST
        if not all(answers):
            return None
        return Light(self._lit("popup.ground"), answers, f"{wish.step}_list", partial(self.play, move))

    def _meant(self, move: Move) -> str:
        """The spot that stands for a Move, "" while it is not on the screen."""
        return next((name for name in self.spots.names() if self.spots.meaning(name) == move), "")

    def _show(self, wish: Wish) -> Light | None:
        """Perform; where a card is left to a rival, the other one is chosen first."""
        if wish.step != LEFT_TO_RIVAL:
            return self._pressed(wish, "show.perform", "offer_", "performance_")
        if not (offer := self._meant(wish.moves[0])):
            return None
        says = self.spots.get(offer).says
        if says is not None and says().on:
            return self._pressed(wish._replace(step="perform"), "show.perform", offer)
        return self._pressed(wish, offer)

    def _marker(self, wish: Wish, move: m.PlaceMarker) -> Light | None:
        card = f"performance_{self.state.row_ids.index(move.card) + 1}"
        slot = f"{card}.slot_{move.slot + 1}"
        if self.lay is None or slot not in self.spots or "preview" not in self.spots:
            return None
        answers = (slot if wish.step == "link" else card, "preview")  # the Link of which is spoken is made
        return Light(self._lit(card, "preview"), answers, wish.step, partial(self.lay, move))

    def _done(self, wish: Wish) -> Light | None:
        """Done and Advertise: the large button of the dock, below the points, which no beak crosses so."""
        if "dock.done" not in self.spots or not self.spots.get("dock.done").enabled:
            return None
        is_finish = isinstance(wish.moves[0], m.FinishCharacter)
        do = partial(self.play, wish.moves[0]) if is_finish else partial(_press, self.spots, "dock.done")
        return Light(self._lit("dock.points", "dock.done"), ("dock.done", "dock.points"), wish.step, do)

    def _dice(self, wish: Wish) -> Light | None:
        """Light on the dice to choose: on the sheet between the turns, or without one in the list on the board."""
        glowing = [name for name in self.spots.names() if name.startswith(_DICE) and self.spots.get(name).focusable]
        if not glowing:
            return None
        areas = self._lit("popup.ground") or self._lit(*glowing)
        area = areas[0].unionall(areas[1:])
        return Light((area,), (*_DICE, "popup.ground"), wish.step, partial(_press, self.spots, glowing[0]))

    def _wages(self, wish: Wish) -> Light | None:
        """On the sheet between the turns, or where there is none on the player's own strip."""
        row, go_on = f"seam.wages.{self.viewer}", "seam.go_on"
        if row in self.spots and self.spots.get(go_on).enabled:
            answers, do = (go_on, row, f"seam.wage.{self.viewer}."), partial(_until_gone, self.spots, go_on)
            return Light(self._lit(row, go_on), answers, wish.step, do, reads=True)
        if "magician" in self.spots and go_on not in self.spots:
            return Light(self._lit("magician"), ("magician",), wish.step, _nothing, reads=True)
        return None


def _carry(spots: Hotspots, source: str, target: str) -> None:
    """Carry a thing from one spot to another, as a hand does."""
    start, end, pointer = spots.get(source), spots.get(target), spots.pointer
    if end.takes(start.payload) and end.on_drop is not None:
        spots.pointer = start.rect.center
        end.on_drop(start.payload)
        spots.pointer = pointer


def _press(spots: Hotspots, name: str) -> None:
    """Click a spot, as a hand does."""
    spot = spots.get(name) if name in spots else None
    if spot is not None and spot.enabled and spot.on_click is not None:
        spot.on_click()


def _until_gone(spots: Hotspots, name: str) -> None:
    """The first press shows all of the sheet, the second one takes it away."""
    for _ in range(2):
        _press(spots, name)


def _nothing() -> None:
    """Looking is enough."""
