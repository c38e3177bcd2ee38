"""What lies in one player's Workshop, as the viewer may see it, and what can be carried about in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from trickerion.language.wording import Words
from trickerion.rules.ask.team import team_of
from trickerion.rules.ask.tricks import workshop_of
from trickerion.rules.catalog import PROTEGE, SPECIALISTS, kind_of
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.facts.tricks import TrickFacts
from trickerion.rules.moves import Move
from trickerion.rules.state import BOARD_APPRENTICES, Character, PlayerState
from trickerion.scenes.workshop import layout as at
from trickerion.table.view import TableView
from trickerion.ui.action_row import RowText


@dataclass(frozen=True, slots=True)
class ShopRow:
    """One line of the list: an Action with its moves, or one answer."""

    name: str
    text: RowText
    moves: tuple[Move, ...]
    said: Words | None = None
    is_answer: bool = False


@dataclass
class Shop(TableView):
    """The table with the Workshop of one ``seat``.

    ``rows``: what the Character at work can do; ``armed`` is the Action of them that waits for its candidate, and
    ``candidates`` what it may be: hotspot -> the move that a click on it makes; ``selected`` is the place of the Trick
    that the sheet speaks of; ``lit`` glows that bright, ``lifted`` is in the hand. ``easel`` is the Trick whose picture
    stands there, ``turned`` towards the eye by 0 to 1, in a ``flash`` of light; ``warm``: Components that glow.
    """

    seat: int = 0
    rows: Sequence[ShopRow] = ()
    armed: str = ""
    candidates: Mapping[str, Move] = field(default_factory=dict)
    selected: int = -1
    lit: Mapping[str, float] = field(default_factory=dict)
    lifted: object = None
    easel: str = ""
    turned: float = 1.0
    flash: float = 0.0
    warm: dict[str, float] = field(default_factory=dict)
    to_board: Rect = field(default_factory=at.TO_BOARD.copy)

    def __post_init__(self) -> None:
        self.see()

    def see(self) -> None:
        """Look anew at what lies there, and at who works for the player and what that costs."""
        self.workshop, self.team = workshop_of(self.state, self.seat), team_of(self.state, self.seat)

    def standing(self, kind: str) -> str:
        """Of the place of a kind of Character: "there", it "joins" soon, "free" for an Apprentice, or "none"."""
        if self.player.has(kind):
            return "there"
        return "joins" if kind in map(kind_of, self.player.hired) else "free" if kind == "apprentice" else "none"

    @property
    def player(self) -> PlayerState:
        """Player who owns the Workshop."""
        return self.state.players[self.seat]

    @property
    def chosen(self) -> TrickFacts | None:
        """The Trick that the sheet speaks of."""
        return self.workshop.tricks[self.selected] if 0 <= self.selected < len(self.workshop.tricks) else None

    def ready(self, owned: TrickFacts) -> int:
        """The Trick Markers that lie on a Trick, without those in the air."""
        return owned.markers.ready - self.arriving(owned.id)

    @property
    def colour(self) -> str:
        """The player's colour."""
        return self.colours[self.seat]

    @property
    def is_own(self) -> bool:
        """True if the viewer looks at his or her own Workshop."""
        return self.seat == self.viewer

    @property
    def at_work(self) -> ActingFacts | None:
        """The Character that acts in this Workshop now, also while a choice of its Action is open."""
        acting = self.acting
        is_here = acting is not None and acting.seat == self.seat and acting.location == "workshop"
        return acting if is_here else None

    @property
    def may_act(self) -> bool:
        """True if the viewer decides for the Character that acts here."""
        return self.is_own and self.at_work is not None and bool(self.legal)

    def is_legal(self, move: Move) -> bool:
        """True if the viewer may make a move now, in his or her own Workshop."""
        return self.is_own and move in self.legal

    @property
    def points_to_lose(self) -> int:
        """Action Points that the Character at work could still use."""
        can_act = any(row.moves for row in self.rows if row.name != "enhance")
        return self.at_work.points if self.at_work is not None and can_act else 0

    @property
    def places(self) -> list[tuple[str, Character | None]]:
        """(kind, Character or None) of the board: Magician, Protégé if there is one, Specialists, three Apprentices."""
        team, alone = self.player.characters, (PROTEGE,) if self.workshop.has_academy else ()
        kinds = ("magician", *alone, *SPECIALISTS)
        places: list[tuple[str, Character | None]] = [(kind, team.get(kind)) for kind in kinds]
        apprentices = [c for c in team.values() if c.kind == "apprentice" and c.home == "board"]
        places += [("apprentice", apprentice) for apprentice in apprentices[:BOARD_APPRENTICES]]
        return places + [("apprentice", None)] * (BOARD_APPRENTICES - len(apprentices))

    @property
    def assisted(self) -> Character | None:
        """The Apprentice on the Assistant's board."""
        return next((c for c in self.player.characters.values() if c.home == "assistant"), None)


@dataclass(frozen=True, slots=True)
class HeldTrick:
    """A Trick by its place."""

    place: int


@dataclass(frozen=True, slots=True)
class HeldPile:
    """The pile of a Component."""

    component: str


@dataclass(frozen=True, slots=True)
class HeldCharacter:
    """A Character by its id."""

    id: str
