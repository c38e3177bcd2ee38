"""Deeds with Powers: cards are marked, chosen, laid beside a slot, learned, given back."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from trickerion.app.loop import App
from trickerion.rules.moves import GivePowerBack, LearnNoPower, LearnPower, Move
from trickerion.scenes.powers.view import TO_GIVE, PowersView
from trickerion.screens.dialog import ask_to_give_back
from trickerion.table import pointed
from trickerion.table.director import open_game_scene
from trickerion.table.panel import Deeds, Panel
from trickerion.ui.hotspots import Hotspots
from trickerion.words.screens import board as board_words


class PowersInHand(Protocol):
    """Scene of the Powers, with what its deeds need."""

    app: App
    view: PowersView
    spots: Hotspots

    @property
    def legal(self) -> tuple[Move, ...]:
        """Moves that the viewer may make now."""

    def play(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Make a Move, and show what it changed."""

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""

    def layout(self) -> None:
        """Lay everything out anew."""

    def close(self) -> None:
        """Return to the board."""


class PowersDeeds(Deeds):
    """Nothing of the strip can be used here but what may be given back; a player's card opens the Workshop."""

    def __init__(self, hand: PowersInHand) -> None:
        self._hand = hand

    def changed(self) -> None:
        self._hand.refresh()

    def open_player(self, seat: int) -> None:
        open_game_scene(self._hand.app, "workshop", seat=seat)

    def close(self) -> None:
        """Return to the board."""
        self._hand.close()

    def mark(self, power: str) -> None:
        """Mark a card to be given back, or keep it."""
        given = self._hand.view.given
        if power in given:
            given.remove(power)
        elif len(given) < TO_GIVE:
            given.append(power)
        self._hand.app.sounds.play("card_flick")
        self._hand.layout()
        self._go_on(len(given) == TO_GIVE)

    def choose(self, power: str) -> None:
        """Choose the card to be learned; once more lets it go."""
        self._hand.view.chosen, self._hand.view.aimed = "" if self._hand.view.chosen == power else power, 0
        self._hand.app.sounds.play("click")
        self._hand.layout()
        self._go_on(bool(self._hand.view.chosen))

    def lay(self, power: str, slot: int) -> None:
        """Lay the card beside a slot, to be learned there; once more takes it back into the hand."""
        view = self._hand.view
        view.chosen, view.aimed = power, 0 if (view.chosen, view.aimed) == (power, slot) else slot
        self._hand.app.sounds.play("card_flick")
        self._hand.layout()
        self._go_on(bool(view.aimed))

    def _go_on(self, is_ready: bool) -> None:
        """The keyboard goes on to the velvet button, once all is chosen that it asks for."""
        if is_ready and self._hand.spots.focused is not None:
            self._hand.spots.keyboard.go_to("sheet.do")

    def learn(self, power: str, slot: int) -> None:
        """Learn a Power beside a slot."""
        move = LearnPower(power, slot)
        if move in self._hand.legal:
            self._hand.app.sounds.play("disc_place")
            self._hand.play(move)

    def skip(self) -> None:
        """Learn none this turn."""
        if LearnNoPower() in self._hand.legal:
            self._hand.play(LearnNoPower())

    def do(self) -> None:
        """Do the deed of the velvet button: give the marked cards back, or learn the chosen one."""
        view = self._hand.view
        if not view.is_deal:
            self.learn(view.chosen, view.best_slot(view.chosen))
        elif view.may_give and len(view.given) == TO_GIVE:
            first, *then = [GivePowerBack(power) for power in view.given]
            self._hand.app.sounds.play("page_turn")
            self._hand.play(first, then)

    def give_back(self, move: Move) -> None:
        """Ask before the player gives back something of theirs."""
        if move in self._hand.legal:
            what = board_words.give_back(move, pointed.label(self._hand.view, move))
            ask_to_give_back(self._hand.app, what, partial(self._hand.play, move))

    def open_powers(self, seat: int) -> None:
        """The Powers of another player."""
        self._hand.view.seat = seat
        self._hand.refresh()


class PowersPanel(Panel):
    """A panel of the scene of the Powers."""

    table: PowersView
    deeds: PowersDeeds
