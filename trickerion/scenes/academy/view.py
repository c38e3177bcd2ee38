"""What the viewer can do in the Academy: where markers and secrets go, what a price opens. Asked of the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.language.voice import you_or_name
from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, SECRET_SLOTS, SPACES
from trickerion.rules.ask.academy import academy_asks, lesson_cost, price
from trickerion.rules.catalog import ACADEMY, Yields
from trickerion.rules.events import Event, TrickPractised, TrickTaught
from trickerion.rules.facts import academy as facts
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.moves import Reason
from trickerion.rules.state import OwnedTrick
from trickerion.screens.closeup.view import CloseUpView
from trickerion.words import names, reasons
from trickerion.words.academy import screen as words

ACTION_OF = {PRACTICE: facts.PRACTICE_ACTION, CLASSROOM: facts.TEACH_ACTION}
"""Name of the Action that lays a marker in a room of a type."""


class RoomSlot(NamedTuple):
    """A slot of the room on a space."""

    space: str
    number: int


class Play(NamedTuple):
    """A move with the answers to the questions that follow."""

    move: m.Move
    then: tuple[m.Move, ...] = ()


class LiftedAcademyMarker(NamedTuple):
    """The Academy marker of the Trick on a place of the Workshop, in the hand."""

    place: int


class LiftedSecret(NamedTuple):
    """A secret in the hand."""

    secret: str


class Site(NamedTuple):
    """A space with the price that is to be paid for a room there."""

    space: str
    threshold: int


LessonPlays = Mapping[RoomSlot, Play]


def lessons_of(session: RunningGame, place: int) -> dict[RoomSlot, Play]:
    """Slots for the Academy marker of a Trick now, with the deed that lays the marker there."""
    found: dict[RoomSlot, Play] = {}
    for kind in (m.Practice, m.Teach):
        move = kind(place)
        if move not in session.legal:
            continue
        slots = [lay for lay in session.preview.view_after(move).moves if isinstance(lay, m.LayAcademyMarker)]
        found |= {RoomSlot(lay.space, lay.slot): Play(move, (lay,)) for lay in slots}
        if not slots:  # there was one slot alone, and the marker lies there
            laid = [event for event in session.preview.events(move) if isinstance(event, (TrickPractised, TrickTaught))]
            found |= {RoomSlot(event.space, event.slot): Play(move) for event in laid}
    return found


def tiles_of(session: RunningGame, site: Site) -> dict[str, Play]:
    """The rooms that a price of a space opens, with the deed that builds each."""
    tiles = price(session.view.state, session.viewer, *site).tiles
    asked = academy_asks(session.view.state)
    if asked is not None and asked.kind == "tile":
        return {tile: Play(m.ChooseTile(tile)) for tile in tiles}
    pay, move = m.ChooseRenovation(site.threshold), m.Renovate(site.space)
    if asked is not None and asked.kind == "price":
        return {tile: Play(pay, session.preview.possible(pay, (m.ChooseTile(tile),))) for tile in tiles}
    return {tile: Play(move, session.preview.possible(move, (pay, m.ChooseTile(tile)))) for tile in tiles}


def homes_of(session: RunningGame, secret: str, number: int) -> dict[int, Play]:
    """The slots of the Protégé's board on which a secret may be laid now; the Protégé knows a ``number`` of them."""
    homes = {move.slot: Play(move) for move in session.legal if isinstance(move, m.ChooseSecretSlot)}
    move = m.LearnSecret(secret)
    if homes or move not in session.legal:
        return homes
    asked = [m.ChooseSecretSlot(slot) for slot in range(min(number + 1, SECRET_SLOTS))]
    return {answer.slot: Play(move, session.preview.possible(move, (answer,))) for answer in asked}


@dataclass
class AcademyView(CloseUpView):
    """The table, and what the viewer does in the Academy.

    ``board`` is what lies there, ``asks`` the question that is answered there, if the viewer is asked; ``lessons``
    says by place of the Workshop where a marker may go; ``lifted`` is in the hand, ``target`` the slot that the
    preview speaks of, ``home`` that of the Protégé; ``site`` the price that was chosen, with its ``tiles``;
    ``tile`` the one pointed at; ``is_carried``: what is lifted is in the hand and not only pointed at; ``pointed``
    the space pointed at; ``patron`` whose Protégé is shown; ``sure`` what a click would bring, ``spent`` its Action
    Points; ``pays`` and ``brings``: what a lesson in a Classroom would pay each turn, where one may choose all the
    ways, and at once; ``protege_then``: Action Points and wage of the Protégé with the secret in the hand;
    ``unrolled``: how far things have come that are on their way; ``due``: Fame, Coins and Shards of the viewer that
    fly to their counters.
    """

    board: facts.AcademyFacts = field(kw_only=True)
    asks: facts.AcademyAsks | None = None
    lessons: dict[int, dict[RoomSlot, Play]] = field(default_factory=dict)
    homes: dict[int, Play] = field(default_factory=dict)
    lifted: LiftedAcademyMarker | LiftedSecret | None = None
    target: RoomSlot | None = None
    home: int | None = None
    site: Site | None = None
    tiles: dict[str, Play] = field(default_factory=dict)
    tile: str = ""
    is_carried: bool = False
    pointed: str = ""
    patron: int = 0
    sure: tuple[Event, ...] = ()
    spent: int = 0
    pays: dict[RoomSlot, tuple[Yields, ...]] = field(default_factory=dict)
    brings: dict[RoomSlot, Yields] = field(default_factory=dict)
    protege_then: tuple[int, int] | None = None
    unrolled: dict[str, float] = field(default_factory=dict)
    due: list[int] = field(default_factory=lambda: [0, 0, 0])

    # ------------------------------------------------------------------ the board

    @property
    def mine(self) -> facts.SeatFacts:
        """Facts of the viewer's seat in the Academy."""
        return self.board.seats[self.viewer]

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
        return [lesson.trick for lesson in self.board.lessons if lesson.owner == self.viewer and not lesson.suit]

    # ------------------------------------------------------------------ who is at work

    @property
    def acting_here(self) -> ActingFacts | None:
        """The viewer's Character that acts in the Academy now."""
        acting = self.own_acting
        return acting if acting is not None and acting.location == ACADEMY else None

    # ------------------------------------------------------------------ the hand

    @property
    def asked_place(self) -> int | None:
        """The Trick whose marker must be laid now, because the game asks where."""
        return self.asks.place if self.asks is not None and self.asks.kind == "marker" else None

    @property
    def place(self) -> int | None:
        """The Trick whose Academy marker is in the hand."""
        return self.lifted.place if isinstance(self.lifted, LiftedAcademyMarker) else self.asked_place

    @property
    def is_held(self) -> bool:
        """True if the marker or secret is in the hand, and not only pointed at."""
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
        return self.asks.secret if self.asks is not None else ""

    @property
    def targets(self) -> LessonPlays:
        """Slots for the marker in the hand: Practice first, then Teach."""
        place = self.place
        return self.lessons.get(place, {}) if place is not None else {}

    @property
    def offers(self) -> list[RoomSlot]:
        """The same in the order of the preview."""
        return sorted(self.targets, key=lambda slot: (SPACES[slot.space].type == CLASSROOM, slot))

    @property
    def deed(self) -> Play | None:
        """Deed that a click on the spot below the pointer would do."""
        if self.target is not None and self.place is not None:
            return self.targets.get(self.target)
        if self.secret:
            return self.homes.get(self.home) if self.home is not None else None
        return self.tiles.get(self.tile)

    @property
    def courses(self) -> list[tuple[m.Move, ...]]:
        """Moves possible with the thing in the hand, or with the rooms at the chosen price; none without either."""
        if self.is_carried and self.place is not None:
            plays = self.targets.values()
        elif self.is_carried and self.secret:
            plays = self.homes.values()
        else:
            plays = self.tiles.values()
        return [(play.move, *play.then) for play in plays]

    @property
    def lesson_kinds(self) -> set[str]:
        """Practice and Teach, as far as some Trick can be practised or taught now."""
        asked = self.asked_place is not None
        return set() if asked else {self.kind_of(slot) for found in self.lessons.values() for slot in found}

    # ------------------------------------------------------------------ costs

    def cost(self, action: str, place: int) -> facts.LessonCost:
        """Cost of Practice or Teach for the Trick on a place, for the Character at work, else as printed."""
        return lesson_cost(self.state, self.viewer, place, action, acts=self.actor is not None)

    def price(self, site: Site) -> facts.PriceFacts:
        """Meaning of a price for the viewer."""
        return price(self.state, self.viewer, *site)

    @property
    def cheapened_by(self) -> tuple[str, ...]:
        """Causes that make the lesson in sight cheaper."""
        if self.owned is None or self.place is None:
            return ()
        kinds = {self.kind_of(slot) for slot in self.targets}
        action = self.kind_of(self.target) if self.target is not None else min(kinds, default="")
        return self.cost(action, self.place).changed_by if action else ()

    def kind_of(self, slot: RoomSlot) -> str:
        """The Action that lays a marker on a slot: practice or teach."""
        return ACTION_OF[SPACES[slot.space].type]

    def detail(self, action: str) -> str:
        """The second line of an Action that can be taken."""
        owned, known = self.owned, len(self.mine.secrets)
        trick = names.trick(owned.id) if owned is not None and self.is_held else ""
        kind = f"{action}_held" if trick and action in ACTION_OF.values() else action
        kind = f"{action}_{known}" if action == "learn_secret" and known < SECRET_SLOTS else kind
        return words.ACTION_LINES[kind](number=self.mine.due, trick=trick)

    # ------------------------------------------------------------------ why not

    def said(self, reason: Reason | None) -> str:
        """A whole sentence for a reason, "" for none."""
        return reasons.long(reason, self.names, self.viewer) if reason is not None else ""

    def who(self, seat: int) -> str:
        """A player in words."""
        return you_or_name(seat, self.names, self.viewer)

    def slot_reason(self, slot: RoomSlot) -> str:
        """Reason why a slot does not take the marker in the hand."""
        place, room = self.place, self.board.spaces[slot.space]
        lies = room.markers[slot.number]
        if lies is not None:
            return words.taken(who=self.who(lies.owner), trick=names.trick(lies.trick))
        if place is None:
            return ""
        if self.acting_here is None or not self.legal:
            return words.NOBODY_ACTS
        reason, trick = self.lesson_reason(ACTION_OF[room.type], place), self.me.trick_at(place).id
        if reason is None and any(one and (one.owner, one.trick) == (self.viewer, trick) for one in room.markers):
            reason = Reason("equal_slot", (trick,))
        return self.said(reason) or words.NOT_HERE

    def lesson_reason(self, action: str, place: int) -> Reason | None:
        """Reason why the viewer's Character in the Academy cannot practise or teach the Trick on a place."""
        return lesson_cost(self.state, self.viewer, place, action, acts=self.acting_here is not None).reason

    @property
    def why_nowhere(self) -> str:
        """Reason why no slot takes the marker in the hand."""
        if self.place is None or self.acting_here is None or not self.legal:
            return words.NOBODY_ACTS
        found = [self.lesson_reason(action, self.place) for action in ACTION_OF.values()]
        return " ".join(dict.fromkeys(filter(None, map(self.said, found))))

    def site_reason(self, site: Site) -> str:
        """Reason why a price cannot be paid now; "" when it can."""
        if site.space in self.buildable:
            return self.said(self.price(site).reason)
        if self.acting_here is None or not self.legal:
            return words.NOBODY_ACTS
        return self.said(price(self.state, self.viewer, *site, acts=True).reason) or words.NOT_NOW

    @property
    def buildable(self) -> set[str]:
        """The spaces that may be renovated now."""
        if self.asks is not None and self.asks.kind in ("price", "tile"):
            return {self.asks.space}
        return {move.space for move in self.legal if isinstance(move, m.Renovate)}

    @property
    def asked_site(self) -> Site | None:
        """The space and price for which the game asks which room is laid."""
        asked = self.asks
        return Site(asked.space, asked.threshold) if asked is not None and asked.kind == "tile" else None

    @property
    def may_reveal(self) -> bool:
        """True if a secret can be turned up now."""
        return m.RevealSecret() in self.legal

    @property
    def can_learn(self) -> list[str]:
        """The secrets that can be learned from the display now."""
        return [move.secret for move in self.legal if isinstance(move, m.LearnSecret)]


def next_of(things: Sequence[int], current: int | None) -> int | None:
    """The one after the current one, and round again; the first when there is none."""
    if not things:
        return None
    return things[(things.index(current) + 1) % len(things)] if current in things else things[0]
