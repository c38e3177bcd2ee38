"""The ten special Assignment cards of the Workshop."""

from typing import ClassVar

from trickerion.rules.catalog import SPECIALISTS, TIER, WAGE, Slot, kind_of
from trickerion.rules.dark_alley.special_assignments.offers import SKIP, Offer
from trickerion.rules.effects.active_effects import acting_character, keep_until_end_of_turn, use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import CharacterJoined, CharacterLeft, Event, MarkersReturned, TrickPrepared, TrickSetUp
from trickerion.rules.gains import gain, gain_coins, gain_fame, pay_shards
from trickerion.rules.learning import add_markers
from trickerion.rules.locations.theater import accepts, free_placements
from trickerion.rules.modules.module import locations_of
from trickerion.rules.moves import ChooseComponent, ChooseOwnTrick, ChooseSpecialist, Move, PlaceMarker
from trickerion.rules.phases.end_turn import pay_wage_list
from trickerion.rules.phases.performance import own_yields
from trickerion.rules.phases.place_characters import slots_of_location
from trickerion.rules.returns import return_component
from trickerion.rules.state import Character, Choice, GameState, Marker, OwnedTrick

PROTOTYPE_PIECES = 3


def _take_marker_off(state: GameState, seat: int, place: int, events: list[Event]) -> None:
    """One Trick Marker just received goes back to the supply."""
    add_markers(state, seat, place, -1)
    events.append(MarkersReturned(((seat, state.players[seat].trick_at(place).suit),), forgone_by=seat))


@special("trick_tweaking")
class TrickTweaking(Effect):
    """The prepared Trick receives 1 Trick Marker more."""

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        return markers + 1

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use_up_card(state, events)


@special("test_run")
class TestRun(Effect):
    """One Trick Marker fewer, and the Yields of the Trick are paid at once."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        state.stack.append(Testing(seat, self.id, place))


class Testing(Offer):
    """Give up a Trick Marker for the Yields now?"""

    place: int

    def accept(self, state: GameState, events: list[Event]) -> None:
        _take_marker_off(state, self.seat, self.place, events)
        trick = state.players[self.seat].trick_at(self.place).id
        gain(state, self.seat, own_yields(state, self.seat, trick), "test_run", events)


@special("replaceable_parts")
class ReplaceableParts(Effect):
    """One Trick Marker fewer, and 1 on another Trick of the player with no higher Fame Threshold."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        state.ask(Replacing(seat, place), events)


class Replacing(Choice):
    """Choice of another Trick that receives the Trick Marker, or of none."""

    source: ClassVar[str] = "replaceable_parts"
    place: int

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        level = state.players[self.seat].trick_at(self.place).trick.level
        others = [
            place
            for place, owned in enumerate(player.tricks)
            if owned and place != self.place and owned.trick.level <= level and player.supply[owned.suit]
        ]
        return [*(ChooseOwnTrick(place) for place in others), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseOwnTrick):
            use_up_card(state, events)
            _take_marker_off(state, self.seat, self.place, events)
            add_markers(state, self.seat, move.place, 1)
            events.append(TrickPrepared(self.seat, state.players[self.seat].trick_at(move.place).id, 1))


@special("invention")
class Invention(Effect):
    """Fame for each advanced and superior Component on the list of the prepared Trick."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        use_up_card(state, events)
        needed = state.players[seat].trick_at(place).trick.components
        fame = sum(number for component, number in needed.items() if TIER[component] != "basic")
        gain_fame(state, seat, fame, self.id, events)


@special("ingenuity")
class Ingenuity(Effect):
    """A Trick may be prepared with too few of exactly one Component; it receives a single Trick Marker."""

    sets_number = True

    def may_lack_one_type(self, state: GameState, seat: int) -> bool:
        return True

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        return markers if state.players[seat].meets(trick.trick) else 1

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        if not state.players[seat].meets(state.players[seat].trick_at(place).trick):
            use_up_card(state, events)


@special("unstable_prototype")
class UnstablePrototype(Effect):
    """Give back 1 to 3 Components of the Trick: 1 Trick Marker more, and 1 Fame and 1 Coin for each."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        state.stack.append(TakingApart(seat, place, PROTOTYPE_PIECES))


class TakingApart(Choice):
    """Choice of a Component to give back, or of no more."""

    source: ClassVar[str] = "unstable_prototype"
    place: int
    pieces: int

    def legal_moves(self, state: GameState) -> list[Move]:
        owned = state.players[self.seat].components
        needed = state.players[self.seat].trick_at(self.place).trick.components
        return [*(ChooseComponent(component) for component in needed if component in owned), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, ChooseComponent):
            return
        if self.pieces == PROTOTYPE_PIECES:
            self._add_marker(state, events)
        return_component(state, self.seat, move.component, events)
        gain_fame(state, self.seat, 1, "unstable_prototype", events)
        gain_coins(state, self.seat, 1, "unstable_prototype", events)
        if self.pieces > 1:
            state.ask(TakingApart(self.seat, self.place, self.pieces - 1), events)

    def _add_marker(self, state: GameState, events: list[Event]) -> None:
        use_up_card(state, events)
        owned = state.players[self.seat].trick_at(self.place)
        if state.players[self.seat].supply[owned.suit]:
            add_markers(state, self.seat, self.place, 1)
            events.append(TrickPrepared(self.seat, owned.id, 1))


@special("enhance_trick")
class EnhanceTrick(Effect):
    """A Shard on the prepared Trick: for the rest of the game it yields 1 Fame and 1 Coin more."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        if state.players[seat].shards:
            state.stack.append(EnhancingTrick(seat, self.id, place))


class EnhancingTrick(Offer):
    """Lay a Shard on the Trick?"""

    source: ClassVar[str] = "enhance_trick"
    place: int

    def accept(self, state: GameState, events: list[Event]) -> None:
        pay_shards(state, self.seat, 1, "enhance_trick", events)
        owned = state.players[self.seat].trick_at(self.place)
        state.players[self.seat].tricks[self.place] = owned._replace(shards=owned.shards + 1)


@special("on_stage_preparation")
class OnStagePreparation(Effect):
    """A Trick Marker just received may go straight to a Performance card; its Links are not paid."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        state.ask(BringingOnStage(seat, place), events)


class BringingOnStage(Choice):
    """Choice of a slot for the Trick Marker, or of none."""

    source: ClassVar[str] = "on_stage_preparation"
    place: int

    def legal_moves(self, state: GameState) -> list[Move]:
        owned = state.players[self.seat].trick_at(self.place)
        moves: list[Move] = [SKIP]
        for card in state.row:
            if accepts(state, card, self.seat, owned.suit):
                moves += free_placements(state, card, self.seat, owned.id)
        return moves

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, PlaceMarker):
            return
        use_up_card(state, events)
        owned = state.players[self.seat].trick_at(self.place)
        state.players[self.seat].tricks[self.place] = owned._replace(markers=owned.markers - 1)
        marker = Marker(self.seat, owned.id, owned.suit, move.turns)
        state.replace_performance(state.performance(move.card).with_marker(move.slot, marker))
        events.append(TrickSetUp(self.seat, owned.id, move.card, move.slot, move.turns))


@special("hidden_talent")
class HiddenTalent(Effect):
    """The preparing Apprentice may make way for a Specialist in the Return Characters step (ruling 133)."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        acting = acting_character(state)
        if acting and kind_of(acting.character) == "apprentice":
            keep_until_end_of_turn(state, seat, self.id, acting.character)
            use_up_card(state, events)

    def characters_returned(self, state: GameState, seat: int, character: str, events: list[Event]) -> None:
        state.ask(RevealingTalent(seat, character), events)


class RevealingTalent(Choice):
    """Choice of a Specialist to take the place of the Apprentice, or of none."""

    source: ClassVar[str] = "hidden_talent"
    apprentice: str

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        missing = [s for s in SPECIALISTS if not player.has(s) and s not in player.hired]
        return [*(ChooseSpecialist(specialist) for specialist in missing), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseSpecialist):
            characters = state.players[self.seat].characters
            del characters[self.apprentice]
            events.append(CharacterLeft(self.seat, self.apprentice))
            characters[move.specialist] = Character(move.specialist)
            events.append(CharacterJoined(self.seat, move.specialist, "board"))
            pay_wage_list(state, self.seat, {move.specialist: WAGE[move.specialist]}, events)


@special("freelancer")
class Freelancer(Effect):
    """The Character may be placed at any Location but the Workshop."""

    def more_slots(self, state: GameState, seat: int, character: Character) -> list[str]:
        elsewhere = [location for location in locations_of(state.options) if location != "workshop"]
        return [slot for location in elsewhere for slot in slots_of_location(state, seat, character, location)]

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        if slot.location != "workshop":
            use_up_card(state, events)
