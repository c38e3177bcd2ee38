"""What lies on the board: slots, weekdays, dice, Components, Tricks, Characters, the Initiative."""

from typing import NamedTuple

from trickerion.rules.catalog import Yields
from trickerion.rules.facts.actions import Cause
from trickerion.rules.moves import Reason
from trickerion.rules.state import IDLE


class SlotFacts(NamedTuple):
    """A Character slot.

    ``closed``: why it is out of use ("covered" with so few ``players``, "blocked" by a Configuration die,
    "covered_this_turn" by a Turn Setup card, which ``next_too`` says of the next turn if that is known), or "";
    ``price``: Coins, by the prophecy ``by``; ``seat`` and ``character``: who stands there (-1 for nobody);
    ``lowest_first``: a Character of the reader must take a lower slot before; ``no_show``: a Performance slot, and no
    Trick Marker of the reader is on stage.
    """

    id: str
    players: int
    closed: str = ""
    next_too: bool | None = None
    price: int = 0
    by: str = ""
    seat: int = -1
    character: str = ""
    lowest_first: bool = False
    no_show: bool = False


class DayFacts(NamedTuple):
    """A weekday of the Theater.

    ``owner``: -1 while it is free; ``modifier``: of the Yields, 0 where its owner feels none (``is_felt``); ``by``: the
    prophecy that changes what is printed, or ""; ``own``: (Power of the reader, what it makes of the modifier);
    ``stage``: its Performance slot.
    """

    id: str
    owner: int
    modifier: int
    is_felt: bool
    by: str
    own: tuple[tuple[str, Yields], ...]
    stage: SlotFacts

    @property
    def pays(self) -> str:
        """What becomes of the Yields: "change", "plain" for what is printed, "heir" for an owner that feels no day."""
        return "heir" if not self.is_felt else "change" if self.modifier else "plain"


class DieFacts(NamedTuple):
    """A Downtown die: its face; for the Bank, Coins that it pays and why; else what lets it allow everything."""

    id: str
    face: str
    pays: int = 0
    causes: tuple[Cause, ...] = ()
    widened_by: tuple[str, ...] = ()


class Need(NamedTuple):
    """A Trick of the player that needs a Component: pieces, and how many are short."""

    trick: str
    pieces: int
    short: int


class ComponentFacts(NamedTuple):
    """A Component as a player sees it.

    ``price``: on sale for these Coins, None where it is not; ``lies``: where, as "stock", "quick", "beside" the Buy
    slots, "order" (on sale from its Order slot), "ordered", or "";
    ``by``: the card or the prophecy that has it lie there; ``replaces``: what it will
    replace in stock; ``causes``: what changes its price; ``number``: pieces owned, which count as ``counted`` by the
    Powers ``counted_by``; ``on_manager``: whether one of them is the Manager's; ``closed``: why the Character at work
    cannot buy it.
    """

    id: str
    price: int | None
    lies: str
    by: str
    replaces: str
    causes: tuple[Cause, ...]
    number: int
    on_manager: bool
    counted: int
    counted_by: tuple[str, ...]
    needs: tuple[Need, ...]
    closed: Reason | None

    @property
    def held(self) -> str:
        """Where the pieces are: "none", "manager" for one that comes of the Manager, or "board"."""
        return "none" if not self.number else "manager" if self.on_manager else "board"


class OwnTrick(NamedTuple):
    """A Trick in a Workshop.

    ``ready``, ``supply``: Trick Markers on the card and in the supply; ``on_stage``: the Performance cards of the
    others, out of the ``row``; ``missing``: (Component, pieces); ``gives``: Trick Markers of Prepare, by ``given_by``;
    ``cost``: of Prepare now, changed by ``causes``; ``end``: "" for a card without a condition for the end of the game,
    "scores" as things stand the Fame ``worth``, "short" of Components, or "unprepared" where a Trick Marker would do,
    too; ``shards``: on it.
    """

    id: str
    suit: str
    ready: int
    on_stage: tuple[str, ...]
    row: tuple[str, ...]
    supply: int
    missing: tuple[tuple[str, int], ...]
    gives: int
    given_by: tuple[str, ...]
    cost: int
    causes: tuple[Cause, ...]
    end: str
    worth: int
    shards: int


class CharacterFacts(NamedTuple):
    """A disk of the table.

    ``card``: the Assignment card under it, ``copies`` what that works like; ``secrets``: those that work for it;
    ``causes``: what changes its Action Points; ``bonus``: how the bonus of its special card stands ("open", "used",
    "lasting", "lost", or "" without one), and ``closed``: why it cannot be used now.
    """

    id: str
    wage: int
    points: int
    slot: str
    status: str
    card: str
    copies: str
    secrets: tuple[str, ...]
    causes: tuple[Cause, ...]
    bonus: str
    closed: Reason | None

    @property
    def does(self) -> str:
        """What it does this turn: "placed", "idle", waits with a "card", or has "no_card"."""
        return "placed" if self.slot else "idle" if self.status == IDLE else "card" if self.card else "no_card"


class InitiativeFacts(NamedTuple):
    """A place in the Initiative order: its slot, the player, the price of a Poster there and what changes that."""

    number: int
    slot: int
    seat: int
    price: int
    has_poster: bool
    cheapened_by: tuple[str, ...]
    bonuses: tuple[tuple[str, Yields], ...]
