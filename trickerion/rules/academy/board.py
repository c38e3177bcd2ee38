"""The Academy's board and all that lies there, in immutable records, so that a copy of the table is cheap."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from trickerion.rules.academy import catalog as its
from trickerion.rules.catalog import ACADEMY, PROTEGE
from trickerion.rules.chance import Chance
from trickerion.rules.options import HEIR

if TYPE_CHECKING:
    from trickerion.rules.state import GameState, OwnedTrick

NOBODY = -1


class AcademyMarker(NamedTuple):
    """An Academy marker in a room.

    ``suit`` is "" for the special ones of a Trick that was set aside, whose card keeps its ``shards`` (Enhance Trick).
    """

    owner: int
    trick: str
    suit: str
    shards: int = 0


class Room(NamedTuple):
    """Contents of a space: the tile ("" = none yet), the renovator with the number of Banners, Academy markers."""

    space: str
    tile: str = ""
    builder: int = NOBODY
    banners: int = 0
    markers: tuple[AcademyMarker | None, ...] = (None,) * its.ROOM_SLOTS

    @property
    def type(self) -> str:
        """Classroom or practice."""
        return its.SPACES[self.space].type

    def with_marker(self, slot: int, marker: AcademyMarker | None) -> "Room":
        """The same room with another content of one slot."""
        return self._replace(markers=(*self.markers[:slot], marker, *self.markers[slot + 1 :]))


class Lesson(NamedTuple):
    """Academy marker with the room and the slot where it lies."""

    room: Room
    slot: int
    marker: AcademyMarker


class Rooms(tuple[Room, ...]):
    """All rooms, with what follows from them: worked out once, since other rooms are another record."""

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """Every Academy marker, room by room."""
        return [
            Lesson(room, slot, marker)
            for room in self
            if room.tile
            for slot, marker in enumerate(room.markers)
            if marker is not None
        ]

    @cached_property
    def practised(self) -> Mapping[int, Collection[str]]:
        """By seat the Tricks whose Academy markers lie in Practice Rooms."""
        tricks: dict[int, list[str]] = {}
        for lesson in self.lessons:
            if lesson.room.tile in its.PRACTICE_ROOMS:
                tricks.setdefault(lesson.marker.owner, []).append(lesson.marker.trick)
        return tricks

    @cached_property
    def free_slots(self) -> Mapping[str, Sequence[tuple[str, int]]]:
        """By type of room (space, slot) of every slot without an Academy marker."""
        free: dict[str, list[tuple[str, int]]] = {its.PRACTICE: [], its.CLASSROOM: []}
        for room in self:
            if room.tile:
                free[room.type] += [(room.space, slot) for slot, marker in enumerate(room.markers) if marker is None]
        return free


class Built(NamedTuple):
    """A renovation: its space and Fame Threshold, Coins spent in all (for missing Fame, too), Banners placed.

    ``fame``: what the player had before it.
    """

    space: str
    threshold: int
    coins: int
    banners: int
    fame: int


class Lent(NamedTuple):
    """A secret that works for an Apprentice, too, until the Characters return."""

    seat: int
    character: str
    secret: str


class _Laid(NamedTuple):
    """The whole board.

    ``closed``: letters of the spaces that are still closed; ``tiles`` that are left, which all may look through;
    ``stack``: the secrets to come, face down; ``display``: those on show ("" = a free place); ``secrets`` of each
    seat's Protégé; ``banners`` in each seat's supply; ``used``: (seat, Character, secret) of what works once in a
    placement and is used up this turn; ``lent``: secrets that work for Apprentices; ``coins``: (seat, secret) of the
    Coins that lie on secrets; ``closed_coins``: of those that are laid in the Assignment, which nobody else sees yet;
    ``known``: (seat, secret) of those that the seat has seen going under the stack.
    """

    rooms: Rooms
    closed: tuple[str, ...]
    tiles: tuple[str, ...]
    stack: tuple[str, ...]
    display: tuple[str, ...]
    secrets: tuple[tuple[str, ...], ...]
    banners: tuple[int, ...]
    used: tuple[tuple[int, str, str], ...] = ()
    lent: tuple[Lent, ...] = ()
    coins: tuple[tuple[int, str], ...] = ()
    closed_coins: tuple[tuple[int, str], ...] = ()
    known: tuple[tuple[int, str], ...] = ()


class AcademyBoard(_Laid):
    """The whole board, with what follows from it: that is worked out once, since no board ever changes."""

    @classmethod
    def laid_out(cls, players: int, chance: Chance, house_cards: int) -> "AcademyBoard":
        """The General Setup: closed rooms and slots by the number of players, two secrets on display."""
        secrets = chance.shuffled(its.SECRETS_OF_CUT[house_cards])
        return cls(
            Rooms(Room(space.id) for space in its.SIDES[players]),
            its.CLOSED[players],
            its.TILES_OF_CUT[house_cards],
            tuple(secrets[its.DISPLAY :]),
            tuple(secrets[: its.DISPLAY]),
            ((),) * players,
            (its.BANNERS,) * players,
        )

    def with_under(self, secrets: Iterable[str], seats: Iterable[int]) -> "AcademyBoard":
        """The board with these secrets under the stack, as these seats have seen, whoever saw them there before."""
        laid = tuple(secrets)
        known = [entry for entry in self.known if entry[1] in self.stack]
        known += [(seat, secret) for seat in seats for secret in laid]
        return self._replace(stack=(*self.stack, *laid), known=tuple(known))

    def knows(self, seat: int, secret: str) -> bool:
        """True when a seat (below 0: everybody) knows the place of a secret in the stack."""
        seats = (seat,) if seat >= 0 else range(len(self.banners))
        return all((one, secret) in self.known for one in seats)

    def room(self, space: str) -> Room:
        """The room on a space, laid or still empty."""
        return next(room for room in self.rooms if room.space == space)

    def with_room(self, changed: Room) -> "AcademyBoard":
        """The board with another room on its space."""
        return self._replace(rooms=Rooms(changed if room.space == changed.space else room for room in self.rooms))

    def is_closed(self, space: its.Space) -> bool:
        """True while a tile still closes this space."""
        return space.closed in self.closed if space.closed else False

    def tiles_of(self, room_type: str, threshold: int) -> Sequence[str]:
        """The stack from which a room of this type and Fame Threshold is chosen."""
        return self._stacks.get((room_type, threshold), ())

    @cached_property
    def _stacks(self) -> Mapping[tuple[str, int], Sequence[str]]:
        stacks: dict[tuple[str, int], list[str]] = {}
        for tile in self.tiles:
            room_type = its.CLASSROOM if tile in its.CLASSROOMS else its.PRACTICE
            stacks.setdefault((room_type, its.TILES[tile].threshold), []).append(tile)
        return stacks

    def lesson_of(self, owner: int, trick: str) -> Lesson | None:
        """Lesson of a Trick: the place of its Academy marker; None without one."""
        for lesson in self.rooms.lessons:
            if lesson.marker.owner == owner and lesson.marker.trick == trick:
                return lesson
        return None

    @cached_property
    def empty_spaces(self) -> Sequence[str]:
        """The spaces that are open and have no room yet."""
        return tuple(
            [room.space for room in self.rooms if not room.tile and not self.is_closed(its.SPACES[room.space])]
        )

    def banners_placed(self, seat: int) -> int:
        """Banners of a seat beside its rooms."""
        return sum(room.banners for room in self.rooms if room.builder == seat)


def academy_of(state: "GameState") -> AcademyBoard:
    """The board of a game that is played with the Academy."""
    board: AcademyBoard = state.boards[ACADEMY]
    return board


def put(state: "GameState", board: AcademyBoard) -> None:
    """Exchange the board."""
    state.put_board(ACADEMY, board)


def lesson_of(state: "GameState", owner: int, trick: str) -> Lesson | None:
    """Lesson of a Trick: the place of its Academy marker; None also in a game without the Academy."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    return board.lesson_of(owner, trick) if board is not None else None


def is_taught(state: "GameState", owner: int, trick: str) -> bool:
    """True when the Academy marker of a Trick lies in a Classroom: the Trick cannot be prepared."""
    lesson = lesson_of(state, owner, trick)
    return lesson is not None and lesson.room.type == its.CLASSROOM


def practised(state: "GameState", owner: int) -> list["OwnedTrick"]:
    """The Tricks of a player whose Academy markers lie in Practice Rooms."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    tricks = board.rooms.practised.get(owner) if board is not None else None
    return [owned for owned in state.players[owner].tricks if owned and owned.id in tricks] if tricks else []


def secrets_of(state: "GameState", seat: int) -> tuple[str, ...]:
    """The secrets of a seat's Protégé; none in a game without the Academy."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    return board.secrets[seat] if board is not None else ()


def secrets_with_coin(state: "GameState", seat: int) -> tuple[str, ...]:
    """The secrets of a seat on which a Coin lies, paid or only laid in the Assignment."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    return tuple(secret for owner, secret in (*board.coins, *board.closed_coins) if owner == seat) if board else ()


def coins_promised(state: "GameState", seat: int) -> int:
    """Coins that a seat has laid on secrets in the Assignment and pays when all have assigned."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    return sum(owner == seat for owner, _ in board.closed_coins) if board else 0


def working_secrets(state: "GameState", seat: int, character: str) -> tuple[str, ...]:
    """The secrets that work for a Character: those of its board for the Protégé, what was lent for an Apprentice.

    Those of the Heir do nothing for it.
    """
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    if board is None or not (board.lent or character == PROTEGE):
        return ()
    if state.options.seats[seat].player == HEIR:
        return ()
    if character == PROTEGE:
        return board.secrets[seat]
    return tuple(lent.secret for lent in board.lent if (lent.seat, lent.character) == (seat, character))
