"""The closed list of hooks: the questions that the rules ask and the moments that they announce.

Effects are asked in this order: the active prophecy, the Magician's ability, Powers, the secrets that work for the
acting Character, the special Assignment card in use, so that "set" (prophecies) comes before "add"; in a game with
Powers those that set a number come first of all. Clamping is the rules'
own. A card is a subclass that overrides only the hooks it needs; a method that is no hook does not register
(``effects/registry.py``).
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from trickerion.rules.academy.board import Built
from trickerion.rules.catalog import Link, Slot, Trick, Yields
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move
from trickerion.rules.powers.showing import Showing
from trickerion.rules.state import Character, GameState, Marker, OwnedTrick, Performance, Storage


class LinkPayment(NamedTuple):
    """Payment to the player who lays a Trick Marker for one Link circle.

    ``category``: the one that both corners show, "" where a card pays for a circle that is no Link; ``pays``: Fame or
    Coins, and ``shards``: Shards, each an entry of its own when a card pays more than once; ``more``: what a room
    or a secret, named by its id, adds to it.
    """

    link: Link
    category: str
    pays: tuple[int, ...]
    shards: tuple[int, ...] = ()
    more: tuple[tuple[str, Yields], ...] = ()


class Limit(IntEnum):
    """How narrowly an effect is bound: of two that could give one thing the narrower one is used (ruling 159)."""

    NONE = 0
    FIRST = 1
    PLACEMENT = 2
    TURN = 3
    CARD = 4
    """It is used up for good."""


class Effect:
    """A card that bends a rule. Every hook says by default what holds without the card."""

    id: str
    hooks: frozenset[str] = frozenset()
    """The hooks that it has something to say to; set when it registers."""

    limit = Limit.NONE
    """How often it works; what is limited is kept where another one does the work (150)."""

    @property
    def sets_number(self) -> bool:
        """True for an effect that sets a number before others add or take off; of two numbers the better counts."""
        return False

    def own_actions(self, state: GameState, acting: Acting) -> Sequence[str]:
        """The ids of the Actions that the card adds at this Location, possible now or not: to be shown, no rule."""
        return ()

    # ------------------------------------------------------------------ number: what is it now?

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        """Base Action Points of a Character, before the slot modifier."""
        return points

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        """Action Points that Enhance Character brings."""
        return points

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        """Action Points of an Action (its id in the catalogue)."""
        return cost

    def trick_cost(self, state: GameState, seat: int, action: str, trick: Trick, cost: int) -> int:
        """Action Points of an Action with one Trick (Prepare, Learn Trick); those of the Action unless told here."""
        return self.action_cost(state, seat, action, cost)

    def placed_points(self, state: GameState, seat: int, character: Character, slot: Slot, points: int) -> int:
        """Action Points of a Character on a slot, the slot modifier included."""
        return points

    def bargain_coins(self, state: GameState, seat: int, points: int, coins: int) -> int:
        """Coins that Bargain with so many Action Points (one at least) takes off a Buy, before its limit."""
        return coins

    def storage(self, storage: Storage) -> Storage:
        """Component slots of the player board, and Components that count more."""
        return storage

    def component_price(self, state: GameState, seat: int, component: str, price: int) -> int:
        """Coins for one piece of a Component, before the surcharge of the Quick Order slot."""
        return price

    def buy_total(self, state: GameState, seat: int, total: int) -> int:
        """Coins for a whole Buy, before Bargain; what lowers them never makes them 0."""
        return total

    def bank_coins(self, state: GameState, seat: int, coins: int) -> int:
        """Coins that Take Coins pays for the number on the die."""
        return coins

    def slot_price(self, state: GameState, slot: Slot, coins: int) -> int:
        """Coins for placing a Character on a slot."""
        return coins

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        """Trick Markers that Prepare brings, before the limit of the supply."""
        return markers

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        """Addition of a weekday to Fame and Coins of each Trick."""
        return modifier

    def uses_performers_day(self, state: GameState) -> bool:
        """True when everybody takes the Yield modifier of the performer."""
        return False

    def shards_received(self, state: GameState, seat: int, shards: int) -> int:
        """Shards of one payment."""
        return shards

    def link_fame(self, state: GameState, performer: int, owners: Sequence[int], fame: int) -> int:
        """Fame of the performer for one Link between markers of these owners."""
        return fame

    def performer_bonus(self, state: GameState, performer: int, kind: str, bonus: Yields) -> Yields:
        """One performer bonus: link, assistant, manager, engineer or card."""
        return bonus

    def trick_fame(self, state: GameState, performer: int, owner: int, fame: int) -> int:
        """Fame that a card adds to, or takes from, one marker of a show; 0 without an effect."""
        return fame

    def added_yields(self, state: GameState, seat: int, show: Showing, slot: int) -> Yields:
        """Yields that the owner's Trick on a slot of a show adds (asked of its owner's Powers)."""
        return Yields()

    def weekday_yields(self, state: GameState, seat: int, day: str, change: Yields) -> Yields:
        """Addition of a weekday to the Fame and Coins of each of the owner's Tricks (asked of its owner's Powers)."""
        return change

    def show_bonus(self, state: GameState, show: Showing) -> Yields:
        """Yields that the performer receives beside the usual bonuses."""
        return Yields()

    def stage_points(self, state: GameState, seat: int, points: int) -> int:
        """Action Points of the Magician on a Performance slot."""
        return points

    def coins_per_fame(self, state: GameState, seat: int, coins: int) -> int:
        """Coins for each Fame of the final scoring."""
        return coins

    def may_lack_at_end(self, state: GameState, seat: int, pieces: int) -> int:
        """Pieces of Components that may be missing where a level 3 Trick scores."""
        return pieces

    def end_score(self, state: GameState, seat: int) -> tuple[int, int]:
        """(how many, Fame) of a line of its own in the final scoring; no line for nothing."""
        return 0, 0

    def poster_cost(self, state: GameState, seat: int, coins: int) -> int:
        """Coins for a Poster."""
        return coins

    def poster_bonus(self, state: GameState, seat: int) -> Yields:
        """Yields that a Poster brings beside its Fame."""
        return Yields()

    def wages_in_all(self, state: GameState, seat: int, coins: int) -> int:
        """Coins for all working Characters together."""
        return coins

    def cards_looked_at(self, state: GameState, seat: int, cards: int) -> int:
        """Number of special Assignment cards to look at before one of them is kept."""
        return cards

    def coins_become_fame(self, state: GameState) -> bool:
        """True when Coins of Tricks are paid as Fame in the Performance phase."""
        return False

    def slot_modifier(self, state: GameState, seat: int, character: Character, slot: Slot, modifier: int) -> int:
        """Addition of a Character slot to the Action Points of a Character."""
        return modifier

    def wage(self, state: GameState, seat: int, character: Character, coins: int) -> int:
        """Coins for a working Character (asked of what works for this Character)."""
        return coins

    def link_coins(self, state: GameState, performer: int, coins: int) -> int:
        """Coins of the performer for each Link of the show, on top of the Fame."""
        return coins

    def backstage_bonus(self, state: GameState, seat: int, character: str, bonus: Yields) -> Yields:
        """Bonus of a Character behind the performer (asked of the effects that work for this Character)."""
        return bonus

    def fame_counted(self, state: GameState, seat: int, action: str, fame: int) -> int:
        """Fame that counts for a Fame Threshold of Learn Trick or Renovate."""
        return fame

    def renovation_coins(self, state: GameState, seat: int, coins: int) -> int:
        """Coins of a renovation, before those for missing Fame."""
        return coins

    def banners_to_place(self, state: GameState, seat: int, banners: int) -> int:
        """Banners that a renovation places, before the limit of the supply."""
        return banners

    def match_bonus(self, state: GameState, seat: int, is_equal: bool, times: int) -> int:
        """Number of times that Teach brings the bonus of the Classroom, by whether the levels are equal."""
        return times

    # ------------------------------------------------------------------ may: what is allowed now?

    def places_two(self, state: GameState) -> bool:
        """True when a second Character may be placed in the same turn."""
        return False

    def keeps_cards_hidden(self, state: GameState) -> bool:
        """True when Assignment cards stay face down until their Character is placed."""
        return False

    def may_enhance_in_theater(self, state: GameState) -> bool:
        """True when Enhance Character is possible in the Theater."""
        return False

    def more_slots(self, state: GameState, seat: int, character: Character) -> list[str]:
        """Slots beyond those of the Location on the card."""
        return []

    def narrow_slots(self, state: GameState, slots: list[str]) -> list[str]:
        """Open slots of one Location that may be taken."""
        return slots

    def usable_dice(self, state: GameState, seat: int) -> bool:
        """True when any Residence die that is not X allows any category."""
        return False

    def die_stays(self, state: GameState, seat: int) -> bool:
        """True when the Bank die of Take Coins is not turned to X."""
        return False

    def may_hire_any_kind(self, state: GameState, seat: int) -> bool:
        """True when any Inn die that is not X allows any kind of Character."""
        return False

    def may_replace_trick(self, state: GameState, seat: int, trick: str) -> bool:
        """True when one of the player's Tricks may be given back while this one is learned."""
        return False

    def more_stock(self, state: GameState) -> list[str]:
        """Components that can be bought beyond the Buy slots."""
        return []

    def may_lack_one_type(self, state: GameState, seat: int) -> bool:
        """True when Prepare is possible with too few of exactly one Component."""
        return False

    def more_placements(self, state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
        """Further ways to lay a Trick Marker that is being set up on a card."""
        return []

    def more_reschedules(self, state: GameState, seat: int) -> list[Move]:
        """Further Trick Markers that may be rescheduled."""
        return []

    def instead_of_rescheduling(self, state: GameState, seat: int) -> list[Move]:
        """Moves possible with the lifted marker in place of moving it."""
        return []

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        """Actions that the card itself offers to the acting Character."""
        return []

    def more_placing_moves(self, state: GameState, seat: int) -> list[Move]:
        """Moves possible before a Character is placed."""
        return []

    def may_teach_unready(self, state: GameState, seat: int, place: int) -> bool:
        """True when a Trick may be taught that is not prepared and lacks Components."""
        return False

    def before_assignment(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The Assignment phase begins; asked of every player in Initiative order, after all have learned Powers."""

    def more_assigning_moves(self, state: GameState, seat: int) -> list[Move]:
        """Moves possible during the Assignment."""
        return []

    def skips_assignment(self, state: GameState, seat: int) -> bool:
        """True when a player lays Assignment cards while placing, in place of the Assignment phase."""
        return False

    def reaches_threshold(self, state: GameState, seat: int, threshold: int, fame: int) -> bool:
        """True when so much Fame is enough for a Fame Threshold of Renovate above it."""
        return False

    # ------------------------------------------------------------------ when: this has just happened

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        """Carry out a move that the card offered; False when it is not the card's."""
        return False

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        """A Character of this player was placed."""

    def assigned(self, state: GameState, seat: int, events: list[Event]) -> None:
        """Everybody has finished the Assignment; asked of every player in Initiative order."""

    def acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        """The acting Character took an Action of its Location, whose choices may still be open."""

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        """A number of what the player does now would be worse without it (Action Points, Trick Markers, Coins)."""

    def opponent_acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        """A Character of somebody else took an Action of its Location."""

    def opponent_placed(self, state: GameState, seat: int, slot: Slot, events: list[Event]) -> None:
        """A Character of somebody else was placed."""

    def enhanced(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The acting Character was enhanced."""

    def learned(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        """A Trick was learned."""

    def hired(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        """A Character was hired."""

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        """Take Coins paid ``coins`` for a die that showed ``number``; the die is not X yet."""

    def bought(self, state: GameState, seat: int, price: int, events: list[Event]) -> None:
        """A Buy was paid with this many Coins."""

    def takes_market_coins(self, state: GameState) -> bool:
        """True when Coins that opponents spend in the Market Row go to the owner of this bonus of the turn."""
        return False

    def coins_spent_on_market(self, state: GameState, owner: int, coins: int, events: list[Event]) -> None:
        """An opponent of the owner of this bonus spent Coins in the Market Row."""

    def orders_beside_stock(self, state: GameState, seat: int) -> bool:
        """True when the ordered Component is laid beside the Buy slots, so that no Order slot is needed."""
        return False

    def order(self, state: GameState, seat: int, component: str, events: list[Event]) -> bool:
        """A Component is being ordered; True when the card lays it elsewhere."""
        return False

    def ordered(self, state: GameState, seat: int, component: str, events: list[Event]) -> None:
        """A Component was ordered."""

    def quick_ordered(self, state: GameState, seat: int, events: list[Event]) -> None:
        """A Component came to the Quick Order slot."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        """A Trick was prepared and received this many Trick Markers."""

    def renovated(self, state: GameState, seat: int, built: Built, events: list[Event]) -> None:
        """A space of the Academy was renovated."""

    def practised(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        """The Academy marker of a Trick was laid in a Practice Room."""

    def taught(self, state: GameState, seat: int, place: int, came_from: str, events: list[Event]) -> None:
        """The Academy marker of a Trick was laid in a Classroom; it came from a room of this type, or "" the supply."""

    def secret_learned(self, state: GameState, seat: int, secret: str, events: list[Event]) -> None:
        """A secret of the display was learned."""

    def before_lessons(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The Yields of the Classrooms are about to be paid; asked of every player in Initiative order."""

    def lesson_paid(self, state: GameState, seat: int, trick: str, events: list[Event]) -> None:
        """A Trick of the player in a Classroom has paid in the Classroom phase (ruling 147)."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        """Payments to the maker of each Link of a set up: Fame or Coins, and the Shard of its circle."""
        return payments

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        """A Trick was set up with the Set Up Trick Action."""

    def shards_gained(self, state: GameState, seat: int, events: list[Event]) -> None:
        """One payment brought Shards."""

    def before_shows(self, state: GameState, seat: int, events: list[Event]) -> None:
        """All Characters are placed; asked of every player in Initiative order."""

    def before_choice(self, state: GameState, seat: int, performer: int, day: str, events: list[Event]) -> None:
        """Somebody is about to choose a card to perform; asked of every other player in Initiative order."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        """The performer has chosen a card."""

    def show_ended(self, state: GameState, seat: int, show: Showing, events: list[Event]) -> None:
        """A show is over, its Trick Markers have left the card; asked of every player in Initiative order."""

    def after_shows(self, state: GameState, seat: int, events: list[Event]) -> None:
        """End of the Performance phase; asked of every player in Initiative order."""

    def before_end_turn(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The End Turn phase begins, before wages; asked of every player in Initiative order."""

    def card_discarded(self, state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
        """A Performance card is about to be discarded with its Trick Markers; asked in Initiative order."""

    def characters_returned(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        """Return Characters (asked of the bonuses of the turn)."""

    def orders_arrive(self, state: GameState, seat: int, events: list[Event]) -> None:
        """Orders Arrive, before the Quick Order slot is emptied (asked of the bonuses of the turn)."""

    def bonus_forgone(self, state: GameState, seat: int, events: list[Event]) -> None:
        """The bonus of the acting Character's special card was given up for Action Points."""

    def before_discard(self, state: GameState, seat: int, events: list[Event]) -> None:
        """Used special Assignment cards are about to be discarded."""


NO_HOOKS = frozenset({"id", "hooks", "own_actions", "limit", "sets_number"})
HOOKS: frozenset[str] = frozenset(name for name in vars(Effect) if not name.startswith("_")) - NO_HOOKS
"""The names of all hooks."""

PROPHECY, MAGICIAN, CARD, SECRET, POWER = "prophecy", "magician", "card", "secret", "power"
"""What an effect belongs to; a Power is asked like a Magician's ability; a card is asked while its bonus can be used,
or works until the end of the turn; a secret while the Character for which it works acts."""

_ASKED_OF_THE_PROPHECY = (
    "slot_price",
    "day_modifier",
    "uses_performers_day",
    "coins_become_fame",
    "shards_received",
    "places_two",
    "keeps_cards_hidden",
    "may_enhance_in_theater",
    "narrow_slots",
    "more_stock",
    "skips_assignment",
)
_ASKED_OF_PROPHECY_AND_MAGICIAN = (
    "base_points",
    "more_placing_moves",
    "before_shows",
    "before_choice",
    "before_discard",
    "more_assigning_moves",
    "assigned",
    "before_lessons",
    "lesson_paid",
)
_ASKED_OF_CARDS = ("takes_market_coins", "coins_spent_on_market", "characters_returned", "orders_arrive")
_ASKED_OF_SECRETS = ("slot_modifier", "wage", "backstage_bonus")
_ASKED_OF_PROPHECY_AND_POWERS = ("shards_gained",)
_ASKED_OF_SECRETS_AND_POWERS = ("acted",)
_ASKED_OF_LIMITED_EFFECTS = ("helped",)
_ASKED_OF_CARDS_AND_POWERS = ("more_slots",)
_ASKED_OF_POWERS = (
    "before_assignment",
    "placed_points",
    "bargain_coins",
    "storage",
    "added_yields",
    "weekday_yields",
    "show_bonus",
    "stage_points",
    "coins_per_fame",
    "may_lack_at_end",
    "end_score",
    "show_ended",
    "before_end_turn",
    "card_discarded",
    "poster_cost",
    "poster_bonus",
    "wages_in_all",
    "cards_looked_at",
    "bonus_forgone",
    "opponent_acted",
    "opponent_placed",
)
_NOT_ASKED_OF_SECRETS = ("link_fame", "link_coins", "performer_bonus", "trick_fame", "before_yields", "after_shows")

ASKED: dict[str, frozenset[str]] = (
    dict.fromkeys(HOOKS, frozenset({PROPHECY, MAGICIAN, CARD, SECRET, POWER}))
    | dict.fromkeys(_NOT_ASKED_OF_SECRETS, frozenset({PROPHECY, MAGICIAN, CARD, POWER}))
    | dict.fromkeys(_ASKED_OF_SECRETS, frozenset({SECRET}))
    | dict.fromkeys(_ASKED_OF_THE_PROPHECY, frozenset({PROPHECY}))
    | dict.fromkeys(_ASKED_OF_PROPHECY_AND_MAGICIAN, frozenset({PROPHECY, MAGICIAN, POWER}))
    | dict.fromkeys(_ASKED_OF_CARDS, frozenset({CARD}))
    | dict.fromkeys(_ASKED_OF_PROPHECY_AND_POWERS, frozenset({PROPHECY, POWER}))
    | dict.fromkeys(_ASKED_OF_SECRETS_AND_POWERS, frozenset({SECRET, POWER}))
    | dict.fromkeys(_ASKED_OF_LIMITED_EFFECTS, frozenset({CARD, SECRET, POWER}))
    | dict.fromkeys(_ASKED_OF_CARDS_AND_POWERS, frozenset({CARD, POWER}))
    | dict.fromkeys(_ASKED_OF_POWERS, frozenset({POWER}))
)
"""Who is asked each hook: the active prophecy, the Magician's ability, secrets, the special card; all, unless told
here."""
