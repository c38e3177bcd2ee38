"""Deeds in a Workshop: Tricks, Components and Characters are used and given back, and other Workshops opened."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.ask.actions import points_of
from trickerion.rules.moves import FinishCharacter, Move, PlaceCharacter, ReturnComponent, ReturnTrick
from trickerion.rules.options import HEIR
from trickerion.scenes.workshop.shop import Shop, ShopRow
from trickerion.screens.dialog import ask_to_give_back, ask_to_lose, ask_to_lose_bonus
from trickerion.table.director import open_game_scene
from trickerion.table.dock import DockButtons
from trickerion.table.panel import Deeds, Panel
from trickerion.ui.hotspot import Hotspot
from trickerion.words import names
from trickerion.words.question import POWERS
from trickerion.words.screens import workshop as words

MovesOf = Callable[[object], tuple[Move, ...]]
"""The moves that a drop makes; the later ones only if they are legal by then."""


class Make(Protocol):
    """Make moves, one after the other, each if it is legal then."""

    def __call__(self, *moves: Move, sound: str = ...) -> None: ...


class WorkshopPlace(Protocol):
    """Scene of a Workshop, with what its deeds need."""

    app: App
    session: RunningGame
    shop: Shop
    dock: DockButtons

    def play(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Make a Move, and show what it changed."""

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""

    def layout(self) -> None:
        """Lay everything out anew."""

    def close(self) -> None:
        """Return to the board."""


class ShopDeeds(Deeds):
    """Deeds of the panels of a Workshop."""

    def __init__(self, place: WorkshopPlace) -> None:
        self._place = place

    @property
    def _shop(self) -> Shop:
        return self._place.shop

    @property
    def dock(self) -> DockButtons:
        """Buttons of the dock."""
        return self._place.dock

    def close(self) -> None:
        """Return to the board."""
        self._place.close()

    def open_player(self, seat: int) -> None:
        """Another player's Workshop; the Heir has a board of its own."""
        if self._place.session.options.seats[seat].player == HEIR:
            self._place.close()
            open_game_scene(self._place.app, "heir")
        else:
            self._shop.seat, self._shop.selected, self._shop.armed = seat, -1, ""
            self._place.app.sounds.play("page_turn")
            self._place.refresh()

    def open_powers(self, seat: int) -> None:
        """A player's Powers, large."""
        open_game_scene(self._place.app, POWERS, seat=seat)

    def make(self, *moves: Move, sound: str = "disc_place") -> None:
        """Make moves, one after the other, each if it is legal then."""
        for move in moves:
            if isinstance(move, PlaceCharacter) and self._shop.is_legal(move):
                lost = points_of(self._shop.state, self._shop.seat, move.character, move.slot).loses
                ask_to_lose_bonus(self._place.app, lost, partial(self._made, move, sound))
            else:
                self._made(move, sound)

    def _made(self, move: Move, sound: str) -> None:
        if self._shop.is_legal(move):
            self._shop.armed = ""
            self._place.app.sounds.play(sound)
            self._place.play(move)

    def choose(self, row: ShopRow) -> None:
        """Carry out a line of the list, or let it wait for its candidate."""
        if len(row.moves) == 1:
            self.make(row.moves[0])
        elif row.moves:
            self._shop.armed = "" if self._shop.armed == row.name else row.name
            self._place.app.sounds.play("click")
            self._place.layout()

    def look_at(self, place: int) -> None:
        """Let the sheet speak of a Trick."""
        self._shop.selected = place
        self._place.app.sounds.play("click")

    def finish(self) -> None:
        """End with this Character; ask first when points would be lost."""
        lost = self._shop.points_to_lose
        finish = partial(self.make, FinishCharacter(), sound="bell")
        if not lost or self._shop.is_legal(FinishCharacter()):
            ask_to_lose(self._place.app, lost, finish)

    def give_back(self, move: Move) -> None:
        """Ask before the player gives back something of theirs."""
        if not self._shop.is_legal(move):
            self._place.app.sounds.play("error")
            return
        if isinstance(move, ReturnComponent):
            what = names.PIECES[move.component](1)
            text = words.component_back(owned=self._shop.player.components[move.component])
        else:
            trick = self._shop.workshop.tricks[move.place] if isinstance(move, ReturnTrick) else None
            assert trick is not None
            what, away = names.trick(trick.id), len(trick.markers.on_stage)
            number = trick.markers.ready + away
            text = f"{words.TRICK_BACK} {words.MARKERS_BACK[bool(away)](number)}" if number else words.TRICK_BACK
        ask_to_give_back(self._place.app, (words.give_back(what=what), text), partial(self.make, move))


class ShopPanel(Panel):
    """A panel of the Workshop."""

    table: Shop
    deeds: ShopDeeds

    def click(self, name: str) -> Callable[[], object] | None:
        """Deed of a click on a candidate of the Action."""
        move = self.table.candidates.get(name)
        return (lambda: self.deeds.make(move)) if move is not None else None

    def target(self, spot: Hotspot, moves_of: MovesOf) -> Hotspot:
        """Let a spot take what is dropped on it, if the first of its moves is legal."""
        spot.accepts = lambda held: any(map(self.table.is_legal, moves_of(held)[:1]))
        spot.on_drop = lambda held: self.deeds.make(*moves_of(held))
        return spot
