"""Tables of the Academy: rooms, Academy markers, secrets and Banners; everybody also has a Protégé."""

from __future__ import annotations

from typing import Any, Self

from alley import Alley
from table import MAGICIANS, Table

from trickerion.rules.academy.board import NOBODY, AcademyBoard, AcademyMarker, Lent, academy_of, put
from trickerion.rules.academy.catalog import TILES
from trickerion.rules.catalog import FIRST_HOUSE_CARDS, SLOTS
from trickerion.rules.moves import Move, PlaceCharacter
from trickerion.rules.state import Character

MODULES = ("dark_alley", "prophecies", "academy")
PROTEGE, SLOT = "protege", "academy.0"
"""The Protégé, and the +2 slot of the Academy."""
CLASS_1, CLASS_2, CLASS_3, CLASS_4 = (f"s8_classroom_{row}" for row in range(1, 5))
PRACTICE_1, PRACTICE_2, PRACTICE_3, PRACTICE_4 = (f"s8_practice_{row}" for row in range(1, 5))
"""The spaces of the side for two or three; those of rows 1 and 2 are closed at first."""


class WithLessons(Table):
    """A table with rooms in which Tricks are taught and practised, of several players or of the solo game."""

    @property
    def board(self) -> AcademyBoard:
        """What lies on the board."""
        return academy_of(self.state)

    def room(self, space: str, tile: str, builder: int = NOBODY, banners: int = 4) -> Self:
        """A room on a space, with Banners of who renovated it (seat 1 unless told otherwise)."""
        board, seat = self.board, 1 if builder == NOBODY else builder
        supply = tuple(left - banners * (other == seat) for other, left in enumerate(board.banners))
        room = board.room(space)._replace(tile=tile, builder=seat, banners=banners)
        tiles = tuple(other for other in board.tiles if other != tile)
        assert tile in TILES
        assert board.room(space).type in ("classroom", "practice")
        put(self.state, board.with_room(room)._replace(banners=supply, tiles=tiles))
        return self

    def lesson(self, seat: int, trick: str, space: str, slot: int = 0) -> Self:
        """The Academy marker of a Trick of the seat lies on a slot of a room."""
        owned = next(owned for owned in self.player(seat).tricks if owned is not None and owned.id == trick)
        room = self.board.room(space).with_marker(slot, AcademyMarker(seat, trick, owned.suit))
        put(self.state, self.board.with_room(room))
        return self

    def practises(self, seat: int, trick: str, tile: str, slot: int = 0, space: str = PRACTICE_3) -> Self:
        """A Practice Room with the marker of a Trick of the seat on a slot."""
        return self.room(space, tile).lesson(seat, trick, space, slot)

    def teaches(self, seat: int, trick: str, tile: str, slot: int = 0, space: str = CLASS_3) -> Self:
        """A Classroom with the marker of a Trick of the seat on a slot."""
        return self.room(space, tile).lesson(seat, trick, space, slot)


class Academy(Alley, WithLessons):
    """A table with the Academy for two unless told otherwise; the rooms are empty, the display shows two secrets.

    The rooms and cards are those of the first cut, whose numbers the tests name (see rules/test_house_cards.py).
    Everybody has a Magician, an Apprentice and a Protégé without secrets, 10 Coins, 5 Fame and 12 Banners.
    """

    def __init__(self, players: int = 2, magicians: tuple[str, ...] = MAGICIANS, **more: Any) -> None:
        more = {"house_cards": FIRST_HOUSE_CARDS, **more}
        super().__init__(players, magicians, more.pop("modules", MODULES), **more)
        for player in self.state.players:
            player.characters[PROTEGE] = Character(PROTEGE)
            player.supply = dict.fromkeys(player.supply, self.state.options.terms.markers)

    def change(self, **fields: Any) -> Self:
        """Other fields of the board."""
        put(self.state, self.board._replace(**fields))
        return self

    def _take_out(self, token: str) -> None:
        """One that was exchanged for the Academy's own comes back in place of another."""
        if token not in (*self.state.pending, *self.state.prophecy_stack):
            self.state.prophecy_stack[-1] = token
        super()._take_out(token)

    def display(self, *secrets: str) -> Self:
        """The secrets on display; "" is a free place."""
        board = self.board
        stack = [secret for secret in (*board.display, *board.stack) if secret and secret not in secrets]
        return self.change(display=secrets, stack=tuple(stack))

    def knows(self, seat: int, *secrets: str) -> Self:
        """The secrets of a Protégé."""
        board = self.board
        own = tuple(secrets if other == seat else known for other, known in enumerate(board.secrets))
        stack = tuple(secret for secret in board.stack if secret not in secrets)
        return self.change(secrets=own, stack=stack).display(*("" if s in secrets else s for s in board.display))

    def lends(self, seat: int, character: str, secret: str) -> Self:
        """A secret that works for an Apprentice, too."""
        return self.change(lent=(*self.board.lent, Lent(seat, character, secret)))

    def banners(self, seat: int, number: int) -> Self:
        """Banners left in a supply; the others are out of the game."""
        return self.change(banners=tuple(number if s == seat else left for s, left in enumerate(self.board.banners)))

    def acts(self, seat: int, character: str, slot: str = SLOT, turn: int = 2) -> Self:
        """This Character has just been placed on a slot (of the Academy, unless told otherwise)."""
        card = SLOTS[slot].location
        self._assign(seat, character, card)
        self.placing(seat, turn)
        self.events = self.game.apply(PlaceCharacter(character, slot))
        return self


def told(t: Academy, *moves: Move) -> Academy:
    """Take these moves, and remember what was told."""
    t.events = t.do(*moves)
    return t
