"""Contents of the board: slots, weekdays, dice, Components, Characters, the Initiative."""

from collections.abc import Mapping
from typing import NamedTuple

from trickerion.rules.catalog import SPECIALS, Yields
from trickerion.rules.facts.actions import Cause
from trickerion.rules.moves import Reason
from trickerion.rules.state import IDLE, OwnedTrick, Performance


class Prices(NamedTuple):
    """Coins for one piece of each Component: of those on sale ``now``, and ``later`` of any."""

    now: Mapping[str, int]
    later: Mapping[str, int]


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
    ``stage``: its Performance slot, and those ``backstage``; ``may_come``: a Magician who may perform there can still
    be placed.
    """

    id: str
    owner: int
    modifier: int
    is_felt: bool
    by: str
    own: tuple[tuple[str, Yields], ...]
    stage: SlotFacts
    backstage: tuple[SlotFacts, ...]
    may_come: bool

    @property
    def pays(self) -> str:
        """Change of the Yields: "change", "plain" for the printed ones, "heir" for an owner that feels no day."""
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
        """Place of the pieces: "none", "manager" for one that comes of the Manager, or "board"."""
        return "none" if not self.number else "manager" if self.on_manager else "board"


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
        """State of the Character this turn: "placed", "idle", waiting with a "card", or with "no_card"."""
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


class Stall(NamedTuple):
    """A place of the Market Row: what lies there ("" for nothing), and its price, None where it is not bought there."""

    component: str
    price: int | None


class MarketFacts(NamedTuple):
    """The Market Row with the reader's prices: Buy slots, Order slots, Quick Order slot, what lies beside."""

    stock: tuple[Stall, ...]
    orders: tuple[Stall, ...]
    quick: Stall
    beside: tuple[Stall, ...]


class DeckFacts(NamedTuple):
    """A deck of special Assignment cards: how many, and the one that lies open on top, or ""."""

    cards: int
    top: str


class TeamMember(NamedTuple):
    """A Character as the reader sees it.

    ``stands`` at a Location, or ""; ``card``: the Assignment card under it, HIDDEN_CARD while it is face down, or "";
    ``copies`` what that works like.
    """

    status: str
    stands: str
    card: str
    copies: str

    @property
    def special(self) -> str:
        """The open special card under it, also one that is copied, or ""."""
        card = self.copies or self.card
        return card if card in SPECIALS and self.status != IDLE else ""


class PlayerFacts(NamedTuple):
    """A player as the reader sees them; ``hand``: number of Assignment cards; ``pieces``: with those of the Manager."""

    magician: str
    fame: int
    coins: int
    shards: int
    hand: int
    has_poster: bool
    tricks: tuple[OwnedTrick, ...]
    pieces: Mapping[str, int]
    team: Mapping[str, TeamMember]

    @property
    def counts(self) -> dict[str, int]:
        """Fame, Coins and Shards."""
        return {"fame": self.fame, "coin": self.coins, "shard": self.shards}

    @property
    def things(self) -> object:
        """Other things of this player, as far as they do not stand on the board."""
        team = {name: (one.card, one.copies) for name, one in self.team.items()}
        return self.tricks, self.pieces, team, self.hand


class BoardFacts(NamedTuple):
    """The board in a ``turn`` with all that lies there.

    ``players`` by seat; ``row``: the Performance cards on stage; ``occupants``: slot -> (seat, Character); ``dice``:
    die -> face; ``decks`` of special Assignment cards by Location; ``leaving``: the card that leaves this turn;
    ``show``: the one that is performed now, or ""; ``theaters`` of the cards that the turns to come bring, the next one
    first; ``coming``: the pending prophecies that can still come true, that of the next turn first; ``locations`` of
    this game; ``closable``: those with slots that can be closed; ``closed``: the slots that are, and ``because`` of
    what; ``still_to_come``: Location -> the others whose open cards name it, each with the Characters that are not
    placed yet.
    """

    players: tuple[PlayerFacts, ...]
    initiative: tuple[InitiativeFacts, ...]
    row: tuple[Performance, ...]
    days: Mapping[str, DayFacts]
    occupants: Mapping[str, tuple[int, str]]
    dice: Mapping[str, str]
    market: MarketFacts
    decks: Mapping[str, DeckFacts]
    turn: int
    leaving: str
    show: str
    theaters: tuple[str, ...]
    coming: tuple[str, ...]
    locations: tuple[str, ...]
    closable: tuple[str, ...]
    closed: frozenset[str]
    because: str
    still_to_come: Mapping[str, Mapping[int, tuple[str, ...]]]

    @property
    def closes_by_turn(self) -> bool:
        """True when slots are closed for one turn: blocked by dice, or covered by a Turn Setup card."""
        return self.because in ("blocked", "covered_this_turn")

    def poster_price(self, seat: int) -> int:
        """The Coins that a Poster costs a player."""
        return next(place.price for place in self.initiative if place.seat == seat)

    def card(self, card: str) -> Performance | None:
        """A Performance card of the row."""
        return next((shown for shown in self.row if shown.id == card), None)
