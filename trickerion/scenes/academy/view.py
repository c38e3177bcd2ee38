"""What the viewer can do in the Academy: where markers and secrets go, what a price opens. Asked of the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.app.session import Session
from trickerion.rules import ask
from trickerion.rules.academy.catalog import CLASSROOM, OPENS, POINTS_BY_LEVEL, SECRET_SLOTS, SPACES, Renovation
from trickerion.rules.ask import (
    PRACTICE_ACTION,
    ROOM_OF,
    TEACH_ACTION,
    AcademyBoard,
    Acting,
    ChoosingRenovation,
    ChoosingSecretSlot,
    ChoosingTile,
    PlacingAcademyMarker,
    Reason,
    Room,
    academy_of,
)
from trickerion.rules.catalog import ACADEMY, PROTEGE, PROTEGE_WAGE, Trick, Yields
from trickerion.rules.events import Event, TrickPractised, TrickTaught
from trickerion.rules.moves import (
    ChooseRenovation,
    ChooseSecretSlot,
    ChooseTile,
    LayAcademyMarker,
    LearnSecret,
    Move,
    Practice,
    Renovate,
    RevealSecret,
    Teach,
)
from trickerion.rules.state import GameState, OwnedTrick
from trickerion.table.view import TableView
from trickerion.words import names, reasons
from trickerion.words.academy import screen as words

ACTION_OF = {room: action for action, room in ROOM_OF.items()}
"""What laying a marker in a room of a type is called."""


class Slot(NamedTuple):
    """A slot of the room on a space."""

    space: str
    number: int


class Deed(NamedTuple):
    """A move with the answers to the questions that follow."""

    move: Move
    then: tuple[Move, ...] = ()


class LiftedMarker(NamedTuple):
    """The Academy marker of the Trick on a place of the Workshop, in the hand."""

    place: int


class LiftedSecret(NamedTuple):
    """A secret in the hand."""

    secret: str


class Site(NamedTuple):
    """A space with the price that is to be paid for a room there."""

    space: str
    threshold: int


Lessons = Mapping[Slot, Deed]


def lessons_of(session: Session, place: int) -> dict[Slot, Deed]:
    """Where the Academy marker of a Trick may go now, with the deed that lays it there."""
    found: dict[Slot, Deed] = {}
    for kind in (Practice, Teach):
        move = kind(place)
        if move not in session.legal:
            continue
        slots = [lay for lay in session.view_after(move).moves if isinstance(lay, LayAcademyMarker)]
        found |= {Slot(lay.space, lay.slot): Deed(move, (lay,)) for lay in slots}
        if not slots:  # there was one slot alone, and the marker lies there
            laid = [event for event in session.preview(move) if isinstance(event, (TrickPractised, TrickTaught))]
            found |= {Slot(event.space, event.slot): Deed(move) for event in laid}
    return found


def tiles_of(session: Session, site: Site) -> dict[str, Deed]:
    """The rooms that a price of a space opens, with the deed that builds each."""
    tiles = academy_of(session.view.state).tiles_of(SPACES[site.space].type, site.threshold)
    asked = session.view.choice
    if isinstance(asked, ChoosingTile):
        return {tile: Deed(ChooseTile(tile)) for tile in tiles}
    price, move = ChooseRenovation(site.threshold), Renovate(site.space)
    if isinstance(asked, ChoosingRenovation):
        return {tile: Deed(price, session.possible(price, (ChooseTile(tile),))) for tile in tiles}
    return {tile: Deed(move, session.possible(move, (price, ChooseTile(tile)))) for tile in tiles}


def homes_of(session: Session, secret: str) -> dict[int, Deed]:
    """The slots of the Protégé's board on which a secret may be laid now."""
    if isinstance(session.view.choice, ChoosingSecretSlot):
        return {move.slot: Deed(move) for move in session.legal if isinstance(move, ChooseSecretSlot)}
    move = LearnSecret(secret)
    if move not in session.legal:
        return {}
    number = len(academy_of(session.view.state).secrets[session.viewer])
    asked = [ChooseSecretSlot(slot) for slot in range(min(number + 1, SECRET_SLOTS))]
    return {answer.slot: Deed(move, session.possible(move, (answer,))) for answer in asked}


@dataclass
class AcademyView(TableView):
    """The table, and what the viewer does in the Academy.

    ``lessons`` says by place of the Workshop where a marker may go; ``lifted`` is in the hand, ``target`` the slot that
    the preview speaks of, ``home`` that of the Protégé; ``site`` the price that was chosen, with its ``tiles``;
    ``tile`` the one pointed at; ``is_carried``: what is lifted is in the hand and not only pointed at; ``pointed`` the
    space pointed at; ``patron`` whose Protégé is shown; ``sure`` what a click would bring, ``spent`` its Action Points;
    ``pays`` and ``brings``: what a lesson in a Classroom would pay each turn, where one may choose all the ways, and
    at once; ``protege_then``: Action Points and wage of the Protégé with the secret in the hand; ``unrolled``: how far
    things have come that are on their way; ``due``: Fame, Coins and Shards of the viewer that fly to their counters.
    """

    lessons: dict[int, dict[Slot, Deed]] = field(default_factory=dict)
    homes: dict[int, Deed] = field(default_factory=dict)
    lifted: LiftedMarker | LiftedSecret | None = None
    target: Slot | None = None
    home: int | None = None
    site: Site | None = None
    tiles: dict[str, Deed] = field(default_factory=dict)
    tile: str = ""
    is_carried: bool = False
    pointed: str = ""
    patron: int = 0
    key: str = ""
    is_at_work: bool = False
    sure: tuple[Event, ...] = ()
    spent: int = 0
    pays: dict[Slot, tuple[Yields, ...]] = field(default_factory=dict)
    brings: dict[Slot, Yields] = field(default_factory=dict)
    protege_then: tuple[int, int] | None = None
    unrolled: dict[str, float] = field(default_factory=dict)
    due: list[int] = field(default_factory=lambda: [0, 0, 0])

    # ------------------------------------------------------------------ the board

    @property
    def board(self) -> AcademyBoard:
        """What lies in the Academy."""
        return academy_of(self.state)

    @property
    def rooms(self) -> dict[str, tuple[int, int]]:
        """Space -> its row, and how many rows there are."""
        placed, seen = dict[str, tuple[int, int]](), dict[str, int]()
        for room in self.board.rooms:
            row = seen[room.type] = seen.get(room.type, -1) + 1
            placed[room.space] = row, len(self.board.rooms) // 2
        return placed

    @property
    def rows(self) -> int:
        """Storeys of the house."""
        return len(self.board.rooms) // 2

    @property
    def set_aside(self) -> list[str]:
        """The viewer's Tricks that are in class without a place in the Workshop."""
        markers = (lesson.marker for lesson in self.board.lessons())
        return [marker.trick for marker in markers if marker.owner == self.viewer and not marker.suit]

    def opens(self, room: Room) -> int:
        """The turn in which a closed space opens; 0 for none."""
        letters = OPENS[len(self.state.players)]
        return next((turn for turn, letter in letters.items() if letter == SPACES[room.space].closed), 0)

    # ------------------------------------------------------------------ who is at work

    @property
    def actor(self) -> Acting | None:
        """The Character that acts now, under the sub-choices of its Action, while the viewer decides."""
        return self.acting if self.decider == self.viewer else None

    @property
    def acting_here(self) -> Acting | None:
        """The viewer's Character that acts in the Academy now."""
        acting = self.own_acting
        return acting if acting is not None and acting.location == ACADEMY else None

    # ------------------------------------------------------------------ the hand

    @property
    def asked_place(self) -> int | None:
        """The Trick whose marker must be laid now, because the game asks where."""
        asked = self.choice
        return asked.place if self.legal and isinstance(asked, PlacingAcademyMarker) else None

    @property
    def place(self) -> int | None:
        """The Trick whose Academy marker is in the hand."""
        return self.lifted.place if isinstance(self.lifted, LiftedMarker) else self.asked_place

    @property
    def is_held(self) -> bool:
        """Whether it is in the hand, and not only pointed at."""
        return self.is_carried or self.asked_place is not None

    @property
    def owned(self) -> OwnedTrick | None:
        """That Trick."""
        return self.me.tricks[self.place] if self.place is not None else None

    @property
    def secret(self) -> str:
        """The secret in the hand, or that must be laid now; "" for none."""
        if isinstance(self.lifted, LiftedSecret):
            return self.lifted.secret
        return self.choice.secret if self.legal and isinstance(self.choice, ChoosingSecretSlot) else ""

    @property
    def targets(self) -> Lessons:
        """Where the marker in the hand may go: Practice first, then Teach."""
        place = self.place
        return self.lessons.get(place, {}) if place is not None else {}

    @property
    def offers(self) -> list[Slot]:
        """The same in the order of the preview."""
        return sorted(self.targets, key=lambda slot: (SPACES[slot.space].type == CLASSROOM, slot))

    @property
    def deed(self) -> Deed | None:
        """What a click on what is pointed at would do."""
        if self.target is not None and self.place is not None:
            return self.targets.get(self.target)
        if self.secret:
            return self.homes.get(self.home) if self.home is not None else None
        return self.tiles.get(self.tile)

    @property
    def lesson_kinds(self) -> set[str]:
        """Practice and Teach, as far as some Trick can be practised or taught now."""
        asked = self.asked_place is not None
        return set() if asked else {self.kind_of(slot) for found in self.lessons.values() for slot in found}

    # ------------------------------------------------------------------ costs

    def cost(self, action: str, trick: Trick) -> int:
        """Action Points of Practice or Teach for a Trick, for the Character at work, else as printed."""
        if isinstance(self.choice, ask.OpeningLesson):
            return self.choice.price
        actor = self.actor
        printed = POINTS_BY_LEVEL[action][trick.level - 1]
        return ask.lesson_cost(self.state, actor, action, trick.level) if actor is not None else printed

    def cheapened(self, action: str, trick: Trick) -> tuple[str, ...]:
        """What changes that cost."""
        actor = self.actor
        return ask.cheapened(self.state, actor, action, trick.level) if actor is not None else ()

    @property
    def cheapened_by(self) -> tuple[str, ...]:
        """What makes the lesson in sight cheaper."""
        owned = self.owned
        if owned is None:
            return ()
        kinds = {self.kind_of(slot) for slot in self.targets}
        action = self.kind_of(self.target) if self.target is not None else min(kinds, default="")
        return self.cheapened(action, owned.trick) if action else ()

    def kind_of(self, slot: Slot) -> str:
        """The Action that lays a marker on a slot: practice or teach."""
        return ACTION_OF[SPACES[slot.space].type]

    def detail(self, action: str) -> tuple[str, int]:
        """What the row of an Action speaks of: a Trick in the hand, and a number of Banners or of a secret slot."""
        owned = self.owned
        numbers = {"renovate": self.ghosts, "learn_secret": len(self.board.secrets[self.viewer])}
        return names.trick(owned.id) if owned is not None and self.is_held else "", numbers.get(action, 0)

    # ------------------------------------------------------------------ why not

    def said(self, reason: Reason | None) -> str:
        """A whole sentence for a reason, "" for none."""
        return reasons.long(reason, self.names, self.viewer) if reason is not None else ""

    def who(self, seat: int) -> str:
        """A player in words."""
        return names.who(seat, self.names, self.viewer)

    def slot_reason(self, slot: Slot) -> str:
        """Why a slot does not take the marker in the hand."""
        place, room = self.place, self.board.room(slot.space)
        lies = room.markers[slot.number]
        if lies is not None:
            return words.taken(who=self.who(lies.owner), trick=names.trick(lies.trick))
        if place is None:
            return ""
        acting = self.acting_here
        if acting is None or not self.legal:
            return words.NOBODY_ACTS
        reason, owned = ask.lesson_reason(self.state, acting, ACTION_OF[room.type], place), self.me.trick_at(place)
        lesson = self.board.lesson_of(self.viewer, owned.id)
        if reason is None and lesson is not None and lesson.room.space == slot.space:
            reason = Reason("equal_slot", (owned.id,))
        return self.said(reason) or words.NOT_HERE

    @property
    def why_nowhere(self) -> str:
        """Why no slot takes the marker in the hand."""
        place, acting = self.place, self.acting_here
        if place is None or acting is None or not self.legal:
            return words.NOBODY_ACTS
        found = [ask.lesson_reason(self.state, acting, action, place) for action in (PRACTICE_ACTION, TEACH_ACTION)]
        return " ".join(dict.fromkeys(filter(None, map(self.said, found))))

    def site_reason(self, site: Site) -> str:
        """Why a price cannot be paid now; "" when it can."""
        if site.space in self.buildable:
            return self.said(ask.renovation_reason(self.state, self.viewer, site.space, price_of(site)))
        acting = self.acting_here
        if acting is None or not self.legal:
            return words.NOBODY_ACTS
        return self.said(ask.space_reason(self.state, acting, site.space)) or words.NOT_NOW

    @property
    def buildable(self) -> set[str]:
        """The spaces that may be renovated now."""
        asked = self.choice
        if self.legal and isinstance(asked, (ChoosingRenovation, ChoosingTile)):
            return {asked.space}
        return {move.space for move in self.legal if isinstance(move, Renovate)}

    @property
    def ghosts(self) -> int:
        """Banners that a renovation would place now."""
        return ask.banners_now(self.state, self.viewer)

    @property
    def asked_site(self) -> Site | None:
        """The space and price for which the game asks which room is laid."""
        asked = self.choice
        return Site(asked.space, asked.threshold) if self.legal and isinstance(asked, ChoosingTile) else None

    def may(self, kind: type[Move]) -> bool:
        """Whether a kind of move is possible now."""
        return any(isinstance(move, kind) for move in self.legal)

    @property
    def may_reveal(self) -> bool:
        """Whether a secret can be turned up now."""
        return RevealSecret() in self.legal

    @property
    def can_learn(self) -> list[str]:
        """The secrets that can be learned from the display now."""
        return [move.secret for move in self.legal if isinstance(move, LearnSecret)]


def protege_in(state: GameState, seat: int) -> tuple[int, int]:
    """Action Points and wage of a player's Protégé at a table."""
    disk = state.players[seat].characters.get(PROTEGE)
    wage = ask.wage_of(state, seat, disk) if disk is not None else PROTEGE_WAGE[len(academy_of(state).secrets[seat])]
    return ask.printed_points(state, seat, PROTEGE), wage


def price_of(site: Site) -> Renovation:
    """The price of a site."""
    return next(price for price in SPACES[site.space].renovations if price.threshold == site.threshold)


def next_of(things: Sequence[int], current: int | None) -> int | None:
    """The one after the current one, and round again; the first when there is none."""
    if not things:
        return None
    return things[(things.index(current) + 1) % len(things)] if current in things else things[0]
