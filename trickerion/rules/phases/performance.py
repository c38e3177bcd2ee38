"""Performance: from Thursday to Sunday every Magician on a Performance slot may perform a card (rulings 12-22, 121)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from trickerion.rules import events as e
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import DAYS, PERFORMER_BONUS, TRICKS, Yields
from trickerion.rules.effects.active_effects import common, of_bonuses, personal, secrets_at_work
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import changed, day_modifier
from trickerion.rules.gains import gain
from trickerion.rules.learning import add_markers
from trickerion.rules.moves import DeclineToPerform, Move, Perform
from trickerion.rules.powers import shows as by_powers
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.showing import Showing
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState, Marker, Performance, Step

_DECLINE = DeclineToPerform()


def begin(state: GameState, events: list[e.Event]) -> None:
    """One show after the other, in the order of the weekdays."""
    state.performed_markers = ()
    state.stack.append(Shows(_order_of_shows(state)))
    for seat in reversed(state.initiative):
        for effect in personal(state, seat):
            effect.before_shows(state, seat, events)


def _order_of_shows(state: GameState) -> tuple[str, ...]:
    """The weekdays; somebody may perform before all others."""

    def is_later(day: str) -> bool:
        performer, _ = state.occupants.get(f"{day}.perform", (-1, ""))
        return performer < 0 or not policy_of(state, performer).performs_first(state, performer)

    return tuple(sorted(DAYS, key=is_later))


def own_cards(state: GameState, seat: int) -> list[str]:
    """Performance cards with at least one Trick Marker of the player (ruling 13)."""
    return [card.id for card in state.row if any(marker.owner == seat for _, marker in card.all_markers())]


def show_effects(state: GameState, performer: int) -> list[Effect]:
    """Effects on the rules of this performer's show: prophecy, ability, cards under the performing Magician."""
    if not state.bends_rules:
        return []
    cards = [effect for bonus, effect in of_bonuses(state) if bonus.seat == performer]
    return [*personal(state, performer), *cards]


# ------------------------------------------------------------------ the order of a show (ruling 121)


class Shows(Step):
    """The weekdays on which a show may still take place."""

    days: tuple[str, ...]

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        if not self.days:
            self._end(state, events)
            return
        day = self.days[0]
        state.stack[-1] = Shows(self.days[1:])
        performer, _ = state.occupants.get(f"{day}.perform", (-1, ""))
        if performer < 0:
            return
        if not own_cards(state, performer):
            events.append(e.PerformanceDeclined(performer, day, True))
            return
        state.stack.append(OpeningShow(performer, day))
        for seat in reversed(state.initiative):
            for effect in personal(state, seat) if seat != performer else ():
                effect.before_choice(state, seat, performer, day, events)

    def _end(self, state: GameState, events: list[e.Event]) -> None:
        state.stack.pop()
        for seat in reversed(state.initiative):
            for effect in show_effects(state, seat):
                effect.after_shows(state, seat, events)


class OpeningShow(Step):
    """Everybody who may interfere has been asked: the performer chooses."""

    performer: int
    day: str

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        own = policy_of(state, self.performer).choosing_show(self.performer, self.day)
        state.stack[-1] = own or ChoosingShow(self.performer, self.day)


class ChoosingShow(Choice):
    """The performer picks a card with one of their Trick Markers, or declines (ruling 14)."""

    day: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(Perform(card) for card in own_cards(state, self.seat)), _DECLINE]

    def answered(self, state: GameState, move: Move, events: list[e.Event]) -> None:
        if isinstance(move, Perform):
            begin_show(state, self.seat, self.day, move.card, events)
        else:
            events.append(e.PerformanceDeclined(self.seat, self.day, False))


def begin_show(state: GameState, performer: int, day: str, card_id: str, events: list[e.Event]) -> None:
    """Links and Specialists are counted now; then cards and abilities of the performer are decided."""
    card = state.performance(card_id)
    show = show_of(state, performer, day, card)
    events.append(e.PerformanceBegan(performer, card_id, day, show.links))
    state.stack.append(show)
    for effect in show_effects(state, performer):
        effect.before_yields(state, performer, card, events)


def show_of(state: GameState, performer: int, day: str, card: Performance) -> "Show":
    """The show of a card as it is now: its Links, and who helps behind the performer."""
    behind = (state.occupants.get(f"{day}.backstage.{i}", (-1, "")) for i in range(2))
    helps = policy_of(state, performer).helps_backstage
    helpers = tuple(character for seat, character in behind if seat == performer and helps(character))
    return Show(performer, day, card.id, len(card.links), helpers)


def open_show(state: GameState) -> "Show":
    """The show that is about to be paid, under the decisions about it."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Show))


def change_show(state: GameState, **changes: Any) -> None:
    """A card or an ability changes the show that is about to be paid."""
    show = open_show(state)
    state.stack[state.stack.index(show)] = replace(show, **changes)


class Show(Step):
    """A show that is about to be paid.

    ``exchange`` (own slot, other slot): the performer's Trick pays the other's Yields; ``doubled`` (slot, resource):
    that Yield of the Trick on the slot counts twice, for all its markers. Both come from cards and abilities.
    """

    performer: int
    day: str
    card: str
    links: int
    specialists: tuple[str, ...]
    exchange: tuple[int, int] | None = None
    doubled: tuple[int, str] | None = None

    def proceed(self, state: GameState, events: list[e.Event]) -> None:
        state.stack.pop()
        card = state.performance(self.card)
        owners = [self.performer, *(seat for seat in state.initiative if seat != self.performer)]
        for owner in owners:
            for slot, marker in card.all_markers():
                if marker.owner == owner:
                    self._pay_yields(state, card, slot, marker, events)
        for kind, bonus in performer_bonuses(state, self, card):
            events.append(e.PerformerRewarded(self.performer, kind, *bonus))
            gain(state, self.performer, bonus, kind if kind in POWERS else f"performer_{kind}", events)
        if state.boards:
            days = {owner: weekday_of(state, owner, self.day) for owner in owners}
            events += by_powers.tell_powers(state, self.showing(card), self.links, days)
        _remember(state, self.performer, card)
        leave_stage(state, card, card.all_markers(), events)
        events.append(e.PerformanceEnded(self.performer, card.id))
        if state.boards:
            by_powers.announce_end(state, self.showing(card), events)

    def showing(self, card: Performance) -> Showing:
        """The show as effects are asked about it."""
        return Showing(self.performer, self.day, card, self.doubled)

    def _pay_yields(
        self, state: GameState, card: Performance, slot: int, marker: Marker, events: list[e.Event]
    ) -> None:
        reckoning = _reckoning(state, self, card, slot, marker)
        yields, modifier = reckoning.paid(state), yield_modifier(state, marker.owner, self.day)
        by_day = reckoning.by_day(modifier)
        events.append(e.TrickPerformed(marker.owner, marker.trick, slot, *yields, modifier, by_day.fame, by_day.coins))
        gain(state, marker.owner, yields, "trick", events)


# ------------------------------------------------------------------ Yields


def yield_modifier(state: GameState, owner: int, performers_day: str) -> int:
    """Addition of the weekday to Fame and Coins of each Trick; absent owners take the performer's (rulings 16, 17)."""
    if not policy_of(state, owner).feels_weekdays:
        return 0
    return day_modifier(state, _day_that_counts(state, owner, performers_day))


def one_day_for_all(state: GameState) -> bool:
    """Whether the weekday of the performer counts for the Tricks of everybody."""
    return any(effect.uses_performers_day(state) for effect in common(state))


def _day_that_counts(state: GameState, owner: int, performers_day: str) -> str:
    return performers_day if one_day_for_all(state) else state.day_of(owner) or performers_day


def other_day(state: GameState, owner: int, performers_day: str) -> str:
    """The card by which another weekday than their own counts for the Tricks of an owner; "" usually."""
    own = state.day_of(owner) or performers_day
    return state.active_prophecy if _day_that_counts(state, owner, performers_day) != own else ""


def weekday_of(state: GameState, owner: int, performers_day: str) -> tuple[str, Yields]:
    """The weekday that counts for an owner, and what it adds to the Fame and Coins of each Trick."""
    modifier = yield_modifier(state, owner, performers_day)
    return _day_that_counts(state, owner, performers_day), Yields(modifier, modifier)


def weekday_yields(state: GameState, owner: int, performers_day: str) -> Yields:
    """Addition of the weekday to the Fame and Coins of each Trick, as Powers of the owner change it."""
    day, change = weekday_of(state, owner, performers_day)
    return by_powers.weekday_change(state, owner, day, change) if state.boards else change


PILE_BONUS = {1: 1, 2: 2, 3: 3}
"""Fame and Coins that a pile of two Trick Markers yields on top, by Trick level (Supercharge)."""


def own_yields(state: GameState, owner: int, trick_id: str, pile: int = 1) -> Yields:
    """Printed Yields with what lies on the Trick card for good and the extra of a pile, before modifiers."""
    trick = TRICKS[trick_id]
    fame, coins, shards = lasting_yields(state, owner, trick_id)
    more = PILE_BONUS[trick.level] if pile > 1 else 0
    return policy_of(state, owner).trick_yields(state, owner, trick, Yields(fame + more, coins + more, shards))


def lying_yields(state: GameState, marker: Marker) -> Yields:
    """Yields of a Trick Marker on a Performance card before weekday, cards and Powers: its Practice Room counts."""
    base = own_yields(state, marker.owner, marker.trick, marker.pile)
    practised = practising_of(state, marker.owner, marker.trick).yields if state.boards else Yields()
    return Yields(base.fame + practised.fame, base.coins + practised.coins, base.shards + practised.shards)


def lasting_yields(state: GameState, owner: int, trick_id: str) -> Yields:
    """Printed Yields with what lies on the Trick card for good: all that others can take of a Trick (ruling 143)."""
    fame, coins, shards = TRICKS[trick_id].yields
    more = lasting_bonus(state, owner, trick_id)
    return Yields(fame + more, coins + more, shards)


def lasting_bonus(state: GameState, owner: int, trick_id: str) -> int:
    """Fame and Coins that Shards on the Trick card add (Enhance Trick)."""
    if not state.bends_rules:
        return 0
    return sum([owned.shards for owned in state.players[owner].tricks if owned is not None and owned.id == trick_id])


class Extras(NamedTuple):
    """Fame and Coins that a Trick yields beyond its card: as a pile, by Shards on its card, by its owner's policy."""

    pile: int
    enhanced: int
    charged: int


def extras_of(state: GameState, marker: Marker) -> Extras:
    """Extras of a Trick Marker over the Yields on its card, before weekday and cards of the show."""
    trick = TRICKS[marker.trick]
    pile = PILE_BONUS[trick.level] if marker.pile > 1 else 0
    enhanced = lasting_bonus(state, marker.owner, marker.trick)
    whole = own_yields(state, marker.owner, marker.trick, marker.pile)
    return Extras(pile, enhanced, whole.fame - trick.yields.fame - pile - enhanced)


class Reckoning(NamedTuple):
    """Parts of what a Trick pays: its own Yields, what the ``day`` and all others add, which Yield is doubled."""

    base: Yields
    day: Yields
    others: tuple[Yields, ...]
    doubled: str = ""

    @property
    def changed(self) -> Yields:
        """Additions, then a doubling, then deductions, then 0 (ruling 18)."""
        changes = (*self.others, self.day)
        return Yields(
            _changed(self.base.fame, [change.fame for change in changes], self.doubled == "fame"),
            _changed(self.base.coins, [change.coins for change in changes], self.doubled == "coins"),
            self.base.shards * (2 if self.doubled == "shards" else 1),
        )

    def paid(self, state: GameState) -> Yields:
        """The same as it is received on this table: Coins may become Fame."""
        yields = self.changed
        if any(effect.coins_become_fame(state) for effect in common(state)):
            return Yields(yields.fame + yields.coins, 0, yields.shards)
        return yields

    def by_day(self, modifier: int) -> Yields:
        """Fame and Coins that the weekday itself has added or found to take away, before what Powers make of it."""
        return Yields(
            self._by_day(modifier, self.base.fame, [change.fame for change in (self.day, *self.others)], "fame"),
            self._by_day(modifier, self.base.coins, [change.coins for change in (self.day, *self.others)], "coins"),
        )

    def _by_day(self, modifier: int, amount: int, changes: Sequence[int], kind: str) -> int:
        if modifier >= 0:
            return min(modifier, max(0, changes[0]))
        there = (amount + sum(change for change in changes if change > 0)) * (2 if self.doubled == kind else 1)
        return -min(-modifier, max(0, -changes[0]), there)


def show_yields(state: GameState, show: Show, card: Performance, slot: int, marker: Marker) -> Yields:
    """What one Trick Marker of a show pays."""
    return _reckoning(state, show, card, slot, marker).paid(state)


def _reckoning(state: GameState, show: Show, card: Performance, slot: int, marker: Marker) -> Reckoning:
    by_cards = [
        effect.trick_fame(state, show.performer, marker.owner, 0) for effect in show_effects(state, show.performer)
    ]
    changes = [Yields(fame) for fame in by_cards]
    base = lying_yields(state, marker)
    changes += by_powers.added_yields(state, marker.owner, show.showing(card), slot) if state.boards else []
    if show.exchange and show.exchange[0] == slot:
        other = card.marker_at(show.exchange[1])
        assert other is not None
        base = lasting_yields(state, other.owner, other.trick)
    elif show.exchange and show.exchange[1] == slot:
        changes.append(Yields(-1))
    doubled = show.doubled[1] if show.doubled and same_trick(card, show.doubled[0], slot) else ""
    return Reckoning(base, weekday_yields(state, marker.owner, show.day), tuple(changes), doubled)


def reckoned_beside(state: GameState, show: Showing, change: Yields) -> Reckoning:
    """What a Trick pays alone beside a show (Double Bill): cards of the show's performer do not count."""
    ((slot, marker),) = show.card.all_markers()
    changes = (change, *by_powers.added_yields(state, marker.owner, show, slot))
    return Reckoning(lying_yields(state, marker), weekday_yields(state, marker.owner, show.day), changes)


def same_trick(card: Performance, slot: int, other_slot: int) -> bool:
    """True when two slots hold markers of one Trick: cards that name a Trick mean all of them (ruling 142)."""
    one, other = card.marker_at(slot), card.marker_at(other_slot)
    return one is not None and other is not None and (one.owner, one.trick) == (other.owner, other.trick)


def modified(yields: Yields, modifier: int) -> Yields:
    """Yields after a modifier of Fame and Coins, never below 0; Shards stay (ruling 16)."""
    return changed_yields(yields, Yields(modifier, modifier))


def changed_yields(yields: Yields, change: Yields) -> Yields:
    """Yields with more or less Fame and Coins, never below 0."""
    return Yields(max(0, yields.fame + change.fame), max(0, yields.coins + change.coins), yields.shards)


def _changed(amount: int, changes: Iterable[int], is_doubled: bool) -> int:
    more = amount + sum(change for change in changes if change > 0)
    less = sum(change for change in changes if change < 0)
    return max(0, more * (2 if is_doubled else 1) + less)


# ------------------------------------------------------------------ performer bonuses and the end of a show


def performer_bonuses(state: GameState, show: Show, card: Performance) -> list[tuple[str, Yields]]:
    """Link bonus, Specialists behind the performer that day, and the bonus of the card (rulings 19, 20)."""
    bonuses = [("link", Yields(link_fame(state, show.performer, card), link_coins(state, show.performer, card)))]
    bonuses += policy_of(state, show.performer).backstage(state, show.specialists)
    bonuses.append(("card", card.card.bonus))
    if state.boards:
        bonuses.append(("secret", _secrets_backstage(state, show)))
        bonuses += by_powers.show_bonuses(state, show.showing(card))
    for effect in show_effects(state, show.performer):
        bonuses = [(kind, effect.performer_bonus(state, show.performer, kind, bonus)) for kind, bonus in bonuses]
    return [(kind, bonus) for kind, bonus in bonuses if any(bonus)]


def _secrets_backstage(state: GameState, show: Show) -> Yields:
    """Bonus by secrets of Characters behind the performer."""
    bonus = Yields()
    for seat, character in (state.occupants.get(f"{show.day}.backstage.{i}", (-1, "")) for i in range(2)):
        for effect in secrets_at_work(state, seat, character) if seat == show.performer else ():
            bonus = effect.backstage_bonus(state, seat, character, bonus)
    return bonus


def link_fame(state: GameState, performer: int, card: Performance) -> int:
    """Fame of the performer for all Links on a card."""
    total = 0
    for link in card.links:
        owners = [marker.owner for marker in (card.markers[link.a], card.markers[link.b]) if marker is not None]
        fame = PERFORMER_BONUS["link"].fame
        for effect in show_effects(state, performer):
            fame = effect.link_fame(state, performer, owners, fame)
        total += fame
    return total


def link_coins(state: GameState, performer: int, card: Performance) -> int:
    """Coins of the performer for all Links on a card; none without an effect."""
    effects = show_effects(state, performer)
    return len(card.links) * changed(effects, 0, lambda effect, coins: effect.link_coins(state, performer, coins))


HAS_PERFORMED = "has_performed"
"""Noted in ``PlayerState.used`` of a performer, for cards that ask."""


def _remember(state: GameState, performer: int, card: Performance) -> None:
    """Note who performed and what, for cards that ask."""
    if state.bends_rules:
        state.players[performer].used.append(HAS_PERFORMED)
        markers = [marker for _, marker in card.all_markers()]
        state.performed += tuple([marker.trick for marker in markers if marker.trick not in state.performed])


def leave_stage(
    state: GameState, card: Performance, performed: Sequence[tuple[int, Marker]], events: list[e.Event]
) -> None:
    """The Trick Markers of a show go to the supplies (ruling 21), but for those that a Practice Room keeps."""
    leaving = []
    for slot, marker in performed:
        if stays(state, marker):
            events.append(e.MarkerStayed(marker.owner, marker.trick, card.id))
        else:
            leaving.append((slot, marker))
    _take_off(state, card, leaving, events)
    for _, marker in leaving if state.bends_rules else ():
        _put_back_or_note(state, marker, events)


def stays(state: GameState, marker: Marker) -> bool:
    """True when the Practice Room of a Trick keeps its Trick Marker on the Performance card."""
    return bool(state.boards) and practising_of(state, marker.owner, marker.trick).stays_on_card


def _put_back_or_note(state: GameState, marker: Marker, events: list[e.Event]) -> None:
    """In some Practice Rooms one Trick Marker goes on to its Trick card (a pile counts as one: ruling 125).

    What is left in the supply is noted, for cards that ask.
    """
    returns = bool(state.boards) and practising_of(state, marker.owner, marker.trick).returns_to_trick
    if returns:
        tricks = [owned.id if owned is not None else "" for owned in state.players[marker.owner].tricks]
        add_markers(state, marker.owner, tricks.index(marker.trick), 1)
        events.append(e.MarkerBackOnTrick(marker.owner, marker.trick))
    if marker.pile > returns:
        state.performed_markers += ((marker.owner, marker.trick),)


def clear_markers(state: GameState, card: Performance, events: list[e.Event]) -> None:
    """All Trick Markers of a card go to their owners' supplies; printed ones stay."""
    _take_off(state, card, card.all_markers(), events)


def _take_off(
    state: GameState, card: Performance, leaving: Sequence[tuple[int, Marker]], events: list[e.Event]
) -> None:
    cleared = tuple((marker.owner, marker.suit) for _, marker in leaving for _ in range(marker.pile))
    for owner, suit in cleared:
        policy_of(state, owner).marker_comes_home(state, owner, suit)
    for slot, _ in reversed(leaving):
        card = card.with_marker(slot, None)
    state.replace_performance(card)
    if cleared:
        events.append(e.MarkersReturned(cleared))
