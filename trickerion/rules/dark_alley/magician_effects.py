"""The abilities of the eight Magicians (Dark Alley side), and the two other versions of ruling 83."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from trickerion.rules.catalog import TRICKS, Slot, location_of
from trickerion.rules.decks import draw_prophecy
from trickerion.rules.effects.active_effects import card_in_use, use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.effects.registry import EFFECTS, heirs_magician, magician
from trickerion.rules.events import AbilityUsed, Event, ProphecyChanged
from trickerion.rules.gains import gain_fame, pay_shards
from trickerion.rules.locations import theater
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.moves import (
    ChangeFate,
    CopyCard,
    KeepCard,
    Move,
    Perform,
    PlaceMarker,
    PlacePile,
    Reschedule,
    Skip,
    StealTrick,
    UseAbility,
)
from trickerion.rules.phases.assignment import cards_stay_hidden, reveal_all
from trickerion.rules.phases.performance import OpeningShow, begin_show, change_show, open_show, own_cards, same_trick
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import IDLE, WAITING, Character, Choice, GameState, OwnedTrick, Performance, Step

_SKIP = Skip()


def _use(state: GameState, seat: int, ability: str, events: list[Event]) -> None:
    """Tell that an ability was used; ``state.players[seat].used`` keeps what works once per turn."""
    state.players[seat].used.append(ability)
    events.append(AbilityUsed(seat, state.players[seat].magician))


# ------------------------------------------------------------------ The Mechaniker


@magician("the_mechaniker")
class MechanicalEnhancement(Effect):
    """Once per turn an Apprentice placed outside the Theater gets 1 more Action Point."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        is_possible = (
            acting.character.startswith("apprentice")
            and acting.location != "theater"
            and not acting.has_acted
            and self.id not in state.players[acting.seat].used
        )
        return [UseAbility(self.id)] if is_possible else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UseAbility(self.id):
            return False
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        _use(state, seat, self.id, events)
        state.stack[-1] = replace(acting, points=acting.points + 1)
        return True


# ------------------------------------------------------------------ Electra


@magician("electra")
class Supercharge(Effect):
    """Two Trick Markers of one Trick may be set up as a pile on one slot."""

    def more_placements(self, state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
        if trick.markers < 2:
            return []
        usual = (
            theater.free_placements(state, card, seat, trick.id)
            if theater.accepts(state, card, seat, trick.suit)
            else []
        )
        moves = usual + _placements_by_card(state, seat, trick, card)
        return [PlacePile(m.card, m.slot, m.turns) for m in moves if isinstance(m, PlaceMarker)]

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if not isinstance(move, PlacePile):
            return False
        setting_up = state.stack.pop()
        assert isinstance(setting_up, theater.SettingUp)
        events.append(AbilityUsed(seat, self.id))
        single = PlaceMarker(move.card, move.slot, move.turns)
        trick, card = setting_up.trick(state), state.performance(move.card)
        by_card = single in _placements_by_card(state, seat, trick, card)
        theater.set_up(state, seat, setting_up.place, single, 2, events)
        if by_card:
            use_up_card(state, events)
        return True


def _placements_by_card(state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
    """Placements that the special card in use allows on top; a pile may be laid with it too (ruling 125)."""
    effect = EFFECTS.get(card_in_use(state))
    return effect.more_placements(state, seat, trick, card) if effect else []


# ------------------------------------------------------------------ The Gentleman


@heirs_magician("the_gentleman")
@magician("the_gentleman")
class MagicForTheMasses(Effect):
    """The Magician placed Downtown, in the Market Row, the Dark Alley or the Academy brings 1 Fame for each Trick."""

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        if character.kind == "magician" and slot.location not in ("workshop", "theater"):
            tricks = sum(owned is not None for owned in state.players[seat].tricks)
            events.append(AbilityUsed(seat, "the_gentleman"))
            gain_fame(state, seat, tricks, "the_gentleman", events)


# ------------------------------------------------------------------ The Great Optico


@magician("the_great_optico")
class Mimesis(Effect):
    """Once per turn a permanent card works like an opponent's revealed special card for the same Location.

    The placement that it serves follows at once (ruling 145), so it is offered where a slot is open.
    """

    def more_placing_moves(self, state: GameState, seat: int) -> list[Move]:
        if self.id in state.players[seat].used:
            return []
        waiting = [c for c in state.players[seat].characters.values() if c.status == WAITING and c.card]
        return [
            CopyCard(character.id, card)
            for character in waiting
            if location_of(character.card) == character.card
            for card in _revealed_specials(state, seat)
            if location_of(card) == character.card and open_slots(state, seat, character._replace(copies=card))
        ]

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if not isinstance(move, CopyCard):
            return False
        characters = state.players[seat].characters
        characters[move.character] = characters[move.character]._replace(copies=move.card)
        _use(state, seat, self.id, events)
        return True


def _revealed_specials(state: GameState, seat: int) -> list[str]:
    """Special cards of opponents that lie open, used or not; those of Idle Characters are face down."""
    return [
        character.card
        for other in state.seats
        if other != seat
        for character in state.players[other].characters.values()
        if character.is_open and character.status != IDLE and location_of(character.card) != character.card
    ]


# ------------------------------------------------------------------ Master of Chains


@magician("master_of_chains")
class BreakingFree(Effect):
    """Before the Performance phase the player may Reschedule without a Character, and is paid for Links (87, 129)."""

    def before_shows(self, state: GameState, seat: int, events: list[Event]) -> None:
        state.ask(FreeReschedule(seat), events)


class FreeReschedule(Choice):
    """Choice of one of the player's Trick Markers to reschedule for free, or of none."""

    source: ClassVar[str] = "master_of_chains"

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*theater.reschedules(state, self.seat), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, Reschedule):
            events.append(AbilityUsed(self.seat, state.players[self.seat].magician))
            state.stack.append(FreeRescheduling(self.seat, move.card, move.slot))


class FreeRescheduling(theater.Rescheduling):
    """A Reschedule whose Links pay.

    A marker turned in place shows another corner in each circle, so that no Link can be sold twice (ruling 129).
    """

    source: ClassVar[str] = "master_of_chains"

    def legal_moves(self, state: GameState) -> list[Move]:
        return self.targets(state)

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, PlaceMarker)
        state.stack.pop()
        theater.move_marker(state, self.seat, self.card, self.slot, move, events)
        pays = theater.link_payments(state, state.performance(move.card), move.slot, self.seat, events)
        if pays:
            state.stack.append(theater.ReceivingLinkBonus(self.seat, tuple(pays)))


@magician("master_of_chains", academy=True)
class ChainedLinks(Effect):
    """When the player performs, every Link that holds one of their Trick Markers pays 2 Fame (ruling 128)."""

    def link_fame(self, state: GameState, performer: int, owners: Sequence[int], fame: int) -> int:
        return 2 if performer in owners else fame


# ------------------------------------------------------------------ The Red Lotus


@magician("the_red_lotus")
class TrickSteal(Effect):
    """As performer: the Yields of an opponent's Trick of no higher threshold in place of those of their own (84)."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        if _steals(card, performer):
            state.stack.append(OfferingSteal(performer))


def _steals(card: Performance, performer: int) -> list[StealTrick]:
    markers = card.all_markers()
    return [
        StealTrick(own_slot, other_slot)
        for own_slot, own in markers
        for other_slot, other in markers
        if own.owner == performer != other.owner and TRICKS[other.trick].level <= TRICKS[own.trick].level
    ]


class OfferingSteal(Step):
    """When the cards of the show are decided: with nothing to take nothing is asked (ruling 143)."""

    performer: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        state.ask(Stealing(self.performer), events)


class Stealing(Choice):
    """Choice of a performer's Trick and of one whose Yields it takes, once a show; not a doubled one (ruling 124)."""

    source: ClassVar[str] = "the_red_lotus"

    def legal_moves(self, state: GameState) -> list[Move]:
        show = open_show(state)
        card, doubled = state.performance(show.card), show.doubled
        steals = (m for m in _steals(card, self.seat) if not (doubled and same_trick(card, doubled[0], m.own_slot)))
        return [*steals, _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, StealTrick):
            change_show(state, exchange=(move.own_slot, move.other_slot))
            events.append(AbilityUsed(self.seat, state.players[self.seat].magician))


# ------------------------------------------------------------------ Priestess of Mysticism


@magician("priestess_of_mysticism")
class FateWeaving(Effect):
    """In the Dark Alley 1 Action Point puts a pending prophecy in the place of the active one, at once (88, 135)."""

    def own_actions(self, state: GameState, acting: Acting) -> Sequence[str]:
        return ("fate_weaving",) if acting.location == "dark_alley" and state.pending else ()

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        if acting.location != "dark_alley" or acting.points < action_cost(state, acting, "fate_weaving"):
            return []
        return [ChangeFate(place) for place in range(len(state.pending))]

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if not isinstance(move, ChangeFate):
            return False
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        was_hidden = cards_stay_hidden(state)
        spend(state, action_cost(state, acting, "fate_weaving"))
        if state.active_prophecy:
            state.prophecy_discard.append(state.active_prophecy)
        state.active_prophecy = state.pending[move.place]
        events.append(AbilityUsed(seat, state.players[seat].magician))
        state.pending[move.place] = draw_prophecy(state)
        events.append(ProphecyChanged(state.active_prophecy, tuple(state.pending)))
        if was_hidden and not cards_stay_hidden(state):
            reveal_all(state, events)
        return True


@magician("priestess_of_mysticism", academy=True)
class SavedCard(Effect):
    """When used special cards are discarded, 1 Shard takes one of the player's back into the hand, once per turn."""

    def before_discard(self, state: GameState, seat: int, events: list[Event]) -> None:
        if state.players[seat].shards:
            state.ask(SavingCard(seat), events)


class SavingCard(Choice):
    """Choice of a used special Assignment card that comes back for a Shard, or of none."""

    source: ClassVar[str] = "priestess_of_mysticism"

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(KeepCard(card) for owner, card in state.used_specials if owner == self.seat), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, KeepCard):
            pay_shards(state, self.seat, 1, "saved_card", events)
            state.used_specials.remove((self.seat, move.card))
            state.players[self.seat].hand.append(move.card)
            events.append(AbilityUsed(self.seat, state.players[self.seat].magician))


# ------------------------------------------------------------------ Yoruba Spiritmaster


@magician("yoruba_spiritmaster")
class SoulPossession(Effect):
    """Once per turn, for 1 Shard, the player picks the card that an opponent performs (ruling 85)."""

    def before_choice(self, state: GameState, seat: int, performer: int, day: str, events: list[Event]) -> None:
        is_open = policy_of(state, performer).may_decline or len(own_cards(state, performer)) > 1
        if is_open and state.players[seat].shards and self.id not in state.players[seat].used:
            state.stack.append(Possessing(seat, performer, day))


class Possessing(Choice):
    """Choice of the card that the opponent must perform, if the Spiritmaster pays."""

    source: ClassVar[str] = "yoruba_spiritmaster"
    performer: int
    day: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(Perform(card) for card in own_cards(state, self.performer)), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, Perform):
            opening = state.stack.pop()
            assert isinstance(opening, OpeningShow)
            pay_shards(state, self.seat, 1, "soul_possession", events)
            _use(state, self.seat, state.players[self.seat].magician, events)
            begin_show(state, self.performer, self.day, move.card, events)
