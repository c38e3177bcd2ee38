"""Worth of things in Fame as the Assistant believes it. Tuned with ``tools/bots/arena.py`` in games of four."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Protocol

from trickerion.rules.state import GameState, PlayerState


class Goal(Protocol):
    """Goal of a player over several turns; it bends the worth of a table and of its Tricks and Components."""

    def worth(self, state: GameState, seat: int) -> float:
        """Fame on top for the progress made."""
        ...

    def appeal(self, trick: str) -> float:
        """Fame on top for a Trick of the Residence."""
        ...

    def needs(self, player: PlayerState) -> dict[str, int]:
        """Components to buy on top of what the seat's Tricks need."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """One number for each belief; "per turn" means for each turn still to come."""

    # Coins: (how many, worth of each) from the first on, while turns remain; the last turn pays 1 Fame for 3 Coins.
    coin_steps: tuple[tuple[int, float], ...] = ((4, 0.8), (6, 0.55), (999, 0.36))
    coin: float = 0.45  # a Coin of a Yield, before the last turn
    coin_by_turn: tuple[float, ...] = (1.0,)  # times this by the turns left, the last one from there on
    shard: float = 1.25  # while it can still enhance a Character; 1 at the end
    point: float = 0.9  # an Action Point
    special_card: float = 2.2  # a special Assignment card in the hand
    first_special: float = 0.7  # more for the first one of each Location, which sends one Character more there
    own_appeal: float = 0.3  # more for cards that help nearly always (``is_sure``)

    # Team, per turn and net of wages; the Fame of the final scoring comes on top.
    specialist: float = 1.3
    apprentice: float = 0.8
    free_apprentice: float = 0.5  # more for the place on the Assistant's board, which costs no wage
    crowded_from: int = 6  # from this team on Assignment cards and slots run short
    crowded: float = 0.6  # what a further Character is worth there

    # Tricks. A Trick Marker set up is worth its Yields, its Links and the performer's Fame for Links.
    links_per_marker: float = 0.75  # Links that a Trick Marker makes on average
    extra_marker: float = 0.8  # further Trick Markers of a suit in the same turn: never two on one card
    setups_base: float = 2.2  # Trick Markers set up in a turn: base, and more for each Character
    setups_per_character: float = 0.5
    usable: float = 0.9  # how much of that flow really comes, with 3 Theater cards in the hand
    in_stock_delay: float = 0.4  # turns lost when a Component is missing but on sale
    type_delay: float = 0.15  # ... for every further type that is missing
    ordered_delay: float = 0.2  # ... for every type that arrives with the Orders
    absent_delay: float = 0.5  # ... for every type that still has to be ordered
    short_coin_delay: float = 0.25  # ... for every Coin that the Components cost more than there is
    absent_points: float = 1.0  # Action Points that an Order costs
    side_by_side: bool = False  # whether Components of level 3 are awaited while Coins are saved, and not after it
    completed: float = 0.9  # how probably a level 3 Trick gets its Components by the end
    completed_less: float = 0.12  # ... less for every type that is missing
    ordered_late: float = 0.35  # ... times this for every type still to be ordered in the last turn but one
    prepared: float = 0.8  # a prepared Trick Marker left for the next turn, as a share of its Action Points
    prepared_now: float = 0.95  # ... with a Character still to come to the Theater, as a share of its worth

    # Theater: how probably a card with one's own Trick Markers is still performed.
    later: float = 0.85  # when the card stays for another turn
    last_chance: float = 0.15  # when it leaves, or the game ends, after this turn
    by_others: float = 0.8  # times the chance that an opponent picks it now
    pile_marker: float = 0.6  # what the second Trick Marker of a pile would have done later, as a share of its worth
    open_circle: float = 0.15  # a Link circle left open beside one of its Trick Markers

    # Academy. What a Practice Room does for its Trick:
    any_way: float = 0.3  # more Links with a Trick Marker that may be turned any way
    stays_on_card: float = 0.4  # more shows of one that stays on its card
    returns_to_trick: float = 0.4  # share of the work of Prepare with one that comes back to its card
    # The Protégé (net of wages, "per turn"), its secrets, Banners, free slots of rooms:
    protege_point: float = 0.95  # an Action Point of the Protégé per turn
    protege_coin: float = 0.55  # a Coin of its wage: it is due turn after turn, also when Coins are scarce
    secret_use: float = 0.6  # how often a secret bound to a Location is of use
    more_markers: float = 1.5  # a Trick Marker that a secret adds to Prepare
    banner: float = 1.0  # the bonus for Banners by the probable rank
    banner_spread: float = 0.9  # how much the standing may still change with each turn to come
    secret_step: tuple[float, ...] = (0.0, 0.4, 0.3, 0.0)  # what a secret is as a step to the third, in Action Points
    instead: float = 0.3  # Trick Markers that a taught Trick would have set up each turn, beyond others
    replaced: tuple[float, ...] = (0.0, 0.4, 0.65)  # share of the flow of a taught Trick that 0, 1 or more others bring
    place_freed: float = 0.5  # a place in the Workshop that a Trick set aside leaves free, per turn
    display: float = 0.08  # a secret on display, to choose from later in the turn
    lesson: float = 0.9  # how much of what a Classroom promises comes
    prospect: float = 0.3  # what could be practised or taught in free slots, as a share
    site: float = 0.35  # what a renovation of the turns to come would bring, as a share
    coin_steps_academy: tuple[tuple[int, float], ...] = ((6, 0.9), (8, 0.65), (999, 0.4))  # wages and rooms need more

    # How many of the best slots (days) of a Location rivals take, for each Character that they place before.
    contest: tuple[tuple[str, float], ...] = (
        ("downtown", 0.6),
        ("market_row", 0.2),
        ("dark_alley", 0.25),
        ("theater", 0.25),
        ("academy", 0.2),
    )

    # Powers. They are worth what they bring in the turns to come (``bots/powers.py``).
    powers: float = 0.75  # how much comes of those that are still to be learned; 0 for who never learns any
    power_shard: float = 0.7  # a Shard by itself, which does not score in a game with Powers

    heeds_rivals: bool = False  # whether it reckons with the dice and the cards that rivals take before

    goal: Goal | None = None

    # What a manner likes beyond its use (``bots/manners.py``); nothing to a level by itself.
    own_show: float = 0.0  # a show of one's own
    elbows: float = 0.0  # each Action Point, or Fame by the weekday, that a rival loses by the slot taken

    # Habits.
    unplanned: float = 0.8  # share of its Action Points that a Character without a card yet is worth to a plan
    worth_doing: float = 0.05  # an Action must gain at least this

    def __reduce__(self) -> tuple[object, ...]:
        """Sent to another process again and again it arrives as the same: by it memories are kept."""
        return _the_same, tuple([getattr(self, each.name) for each in fields(self)])

    def coins_now(self, left: int) -> float:
        """Factor for Coins with so many turns left, above or below the usual worth."""
        return self.coin_by_turn[min(left, len(self.coin_by_turn) - 1)]


@lru_cache(maxsize=64)
def _the_same(*beliefs: Any) -> Weights:
    return Weights(*beliefs)


WEIGHTS = Weights()
