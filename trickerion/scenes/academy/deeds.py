"""Deeds in the Academy: lessons, rooms, secrets, and the ways of the keyboard from one offer to the next."""

from typing import Protocol

from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.scenes.academy.motion import Motion
from trickerion.scenes.academy.places import slot_name
from trickerion.scenes.academy.view import (
    AcademyView,
    LiftedAcademyMarker,
    LiftedSecret,
    Play,
    RoomSlot,
    Site,
    homes_of,
    next_of,
)
from trickerion.screens.closeup.deeds import CloseUpDeeds, WorkPlace
from trickerion.table.dock import DockButtons
from trickerion.ui.hotspots import Hotspots


class AcademyPlace(WorkPlace, Protocol):
    """Scene of the Academy."""

    spots: Hotspots
    dock: DockButtons

    @property
    def table(self) -> AcademyView:
        """Table as the panels see it."""


class AcademyDeeds(CloseUpDeeds):
    """Deeds that the panels of the Academy may do; ``motion`` shows them."""

    _place: AcademyPlace

    def __init__(self, place: AcademyPlace, motion: Motion) -> None:
        super().__init__(place)
        self._motion = motion

    @property
    def _table(self) -> AcademyView:
        return self._place.table

    def homes(self, secret: str) -> dict[int, Play]:
        """Slots of the viewer's Protégé for a secret, with the deed that lays it there."""
        return homes_of(self._place.session, secret, len(self._table.mine.secrets))

    def _do(self, deed: Play, sound: str, laid: RoomSlot | None = None) -> None:
        """One deed: one undo step. ``laid``: where the hand lays a marker."""
        self._table.site, self._table.tile, self._table.lifted = None, "", None
        self._motion.remember(laid)
        events = self._place.make(deed.move, deed.then)
        self._place.app.sounds.play(sound)
        self._place.refresh()
        self._motion.show(events)

    def lay(self, place: int, slot: RoomSlot) -> None:
        """Lay the Academy marker of a Trick on a slot: the room says whether it practices or is taught."""
        deed = self._table.lessons.get(place, {}).get(slot)
        if deed is not None:
            self._do(deed, "chalk" if self._table.kind_of(slot) == "teach" else "disc_place", slot)

    def take_back(self, place: int) -> None:
        """One's own marker leaves its Practice Room."""
        if m.TakeBackMarker(place) in self._place.legal:
            self._do(Play(m.TakeBackMarker(place)), "card_flick")

    def choose(self, site: Site) -> None:
        """Choose a price: the rooms of its stack are laid out."""
        self._table.site = site if site != self._table.site or self._table.asked_site else None
        self._table.tile = ""
        self._place.app.sounds.play("page_turn")
        self._place.lay_out()
        if self._table.site is not None and self._place.spots.focused is not None:
            self._place.spots.keyboard.go_to(f"tile.{next(iter(self._table.tiles))}")

    def build(self, tile: str) -> None:
        """Open a room on the space that was chosen."""
        deed = self._table.tiles.get(tile)
        if deed is not None:
            self._do(deed, "hammer")

    def learn(self, secret: str, slot: int) -> None:
        """A secret goes to the viewer's Protégé."""
        deed = self.homes(secret).get(slot)
        if deed is not None:
            self._do(deed, "secret")

    def reveal(self) -> None:
        """Turn up a secret."""
        if m.RevealSecret() in self._place.legal:
            self._do(Play(m.RevealSecret()), "page_turn")

    def enhance(self) -> None:
        """A Shard for one more Action Point."""
        if m.Enhance() in self._place.legal:
            self._do(Play(m.Enhance()), "shard_chime")

    def do_extra(self, move: Move) -> None:
        """Do something that a card or ability offers."""
        self._do(Play(move), "click")

    def act(self, action: str) -> None:
        """Begin an Action by its row or its key; again for the next Trick, secret or price."""
        if action == "reveal_secret":
            self.reveal()
        elif action == "renovate":
            self._to_next_price()
        elif action == "learn_secret":
            self._take_next_secret()
        else:
            self._take_next_marker(action)

    def _to_next_price(self) -> None:
        spots = self._place.spots
        names = [name for name in spots.names() if name.startswith("price.") and spots.get(name).enabled]
        now = names.index(spots.focused) if spots.focused in names else -1
        if names:
            spots.keyboard.go_to(names[(now + 1) % len(names)])

    def _take_next_marker(self, action: str) -> None:
        table = self._table
        slots = {p: [s for s in sorted(found) if table.kind_of(s) == action] for p, found in table.lessons.items()}
        held = self._place.spots.held.payload if self._place.spots.held is not None else None
        now = held.place if isinstance(held, LiftedAcademyMarker) else None
        place = next_of([place for place, found in slots.items() if found], now)
        if place is not None and f"wing_{place + 1}" in self._place.spots:
            self._place.spots.keyboard.pick_up(f"wing_{place + 1}", slot_name(slots[place][0]))

    def _take_next_secret(self) -> None:
        shown = [n for n, secret in enumerate(self._table.board.display) if secret in self._table.can_learn]
        held = self._place.spots.held.payload if self._place.spots.held is not None else None
        now = self._table.board.display.index(held.secret) if isinstance(held, LiftedSecret) else None
        number = next_of(shown, now)
        if number is not None:
            self._table.patron = self._table.viewer
            homes = self.homes(self._table.board.display[number])
            self._table.homes = homes
            self._place.spots.keyboard.pick_up(f"secret.{number + 1}", f"protege.slot_{max(homes) + 1}")

    def go_on(self, step: int) -> None:
        """To the next slot that takes the marker in the hand."""
        offers = self._table.offers
        if offers:
            now = offers.index(self._table.target) if self._table.target in offers else -1 if step > 0 else 0
            self._place.spots.keyboard.go_to(slot_name(offers[(now + step) % len(offers)]))

    def visit(self) -> None:
        """The Protégé of the next player."""
        self._table.patron = (self._table.patron + 1) % len(self._table.board.seats)
        self._place.app.sounds.play("page_turn")
        self._place.lay_out()

    def go_back(self) -> None:
        """To the board; a question of the Academy's that is open is taken back first."""
        if self._place.is_at_work and not (self._table.acting is not None and self._table.acting.is_asked):
            if self._place.session.undoing.can_step_back:
                self._place.dock.undo()
            return
        self._place.close()

    def leave_site(self) -> bool:
        """Put the tiles back into their stack; False when none lie open."""
        if self._table.site is None or self._table.asked_site is not None:
            return False
        self._table.site = None
        self._place.lay_out()
        return True
