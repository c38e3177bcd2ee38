"""Workshop: Prepare, Move Trick, Move Components, Move Apprentice (rulings 50 to 55, 113 to 115)."""

from collections.abc import Sequence

from trickerion.rules.academy.board import is_taught
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import MARKERS_PER_SUIT, MAX_PER_COMPONENT, SLOTS, Cost, Trick
from trickerion.rules.effects.active_effects import acting_effects, effects_of
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import Change, action_cost, changed, trick_cost
from trickerion.rules.events import ApprenticeMoved, ComponentsMoved, Event, TrickMoved, TrickPrepared
from trickerion.rules.learning import add_markers
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location, Priced, short_of
from trickerion.rules.moves import ChooseManagerSlot, Move, MoveApprentice, MoveComponents, MoveTrick, Prepare, Reason
from trickerion.rules.powers.helping import changed_by, tell_helpers
from trickerion.rules.returns import return_component
from trickerion.rules.state import ENGINEER_PLACE, Choice, GameState, OwnedTrick, PlayerState

_PREPARE = [Prepare(place) for place in range(4)]
_MOVE_TRICK = [MoveTrick(place) for place in range(ENGINEER_PLACE)]


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Every Action that the Character can pay for and that the boards allow."""
    points = acting.points
    moves: list[Move] = [_PREPARE[place] for place in range(4) if can_prepare(state, acting.seat, place, points)]
    if player.has("engineer") and points >= action_cost(state, acting, "move_trick"):
        moves += [move for place, move in enumerate(_MOVE_TRICK) if player.tricks[place] is not None]
    if player.has("manager") and points >= action_cost(state, acting, "move_components"):
        moves += [MoveComponents(c) for c in player.components if c not in player.manager_piles]
    if player.has("assistant") and points >= action_cost(state, acting, "move_apprentice"):
        moves += [MoveApprentice(character) for character in movable_apprentices(player)]
    return moves


def can_prepare(state: GameState, seat: int, place: int, points: int) -> bool:
    """Prepare needs the Components, an empty Trick card that is not taught, and a Trick Marker in the supply."""
    player = state.players[seat]
    owned = player.tricks[place]
    return (
        owned is not None
        and player.is_unprepared(owned)
        and prepare_cost(state, seat, owned) <= points
        and (player.meets(owned.trick) or _may_lack(state, seat, owned.trick))
        and not is_taught(state, seat, owned.id)
    )


def prepare_cost(state: GameState, seat: int, owned: OwnedTrick) -> int:
    """Action Points of Prepare for a Trick now: by its card, less in some Practice Rooms and by effects."""
    if not state.boards:
        return owned.trick.prepare_cost
    return trick_cost(state, seat, "prepare", owned.trick, _cost_before_effects(state, seat, owned))


def _cost_before_effects(state: GameState, seat: int, owned: OwnedTrick) -> int:
    return owned.trick.prepare_cost + practising_of(state, seat, owned.id).prepare_points


def _may_lack(state: GameState, seat: int, trick: Trick) -> bool:
    """True when an effect lets a Trick be prepared with too few of exactly one Component."""
    player = state.players[seat]
    is_let_off = any(effect.may_lack_one_type(state, seat) for effect in effects_of(state, seat))
    return is_let_off and len(player.missing(trick)) == 1


def _prepare(state: GameState, acting: Acting, move: Prepare, events: list[Event]) -> None:
    player = state.players[acting.seat]
    owned = player.trick_at(move.place)
    effects = acting_effects(state, acting)
    number, helped_by = prepared_markers(state, acting.seat, move.place), more_markers_by(state, acting.seat, owned)
    add_markers(state, acting.seat, move.place, number)
    events.append(TrickPrepared(acting.seat, owned.id, number))
    for effect in effects:
        effect.prepared(state, acting.seat, move.place, number, events)
    tell_helpers(helped_by, state, acting.seat, events)


def prepared_markers(state: GameState, seat: int, place: int) -> int:
    """The Trick Markers that Prepare puts on the Trick of a place, by whoever acts now."""
    owned = state.players[seat].trick_at(place)
    return changed(effects_of(state, seat), _markers_before_effects(state, seat, owned), _markers(state, seat, owned))


def _markers_before_effects(state: GameState, seat: int, owned: OwnedTrick) -> int:
    player = state.players[seat]
    number = markers_at(owned.trick, player.tricks.index(owned), state.options.terms.markers)
    number += practising_of(state, seat, owned.id).more_markers if state.boards else 0
    return min(number, player.supply[owned.suit])


def _markers(state: GameState, seat: int, owned: OwnedTrick) -> Change:
    supply = state.players[seat].supply[owned.suit]
    return lambda effect, number: min(supply, effect.markers_on_prepare(state, seat, owned, number))


def more_markers_by(state: GameState, seat: int, owned: OwnedTrick) -> Sequence[Effect]:
    """Because of whom Prepare puts another number of Trick Markers on a Trick."""
    before = _markers_before_effects(state, seat, owned)
    return changed_by(state, seat, "markers_on_prepare", before, _markers(state, seat, owned))


def markers_at(trick: Trick, place: int, most: int = MARKERS_PER_SUIT) -> int:
    """The Trick Markers of a Trick by its card, and one more in the Engineer's slot."""
    return min(trick.markers + (place == ENGINEER_PLACE), most)


def _move_trick(state: GameState, acting: Acting, move: MoveTrick, events: list[Event]) -> None:
    tricks = state.players[acting.seat].tricks
    tricks[move.place], tricks[ENGINEER_PLACE] = tricks[ENGINEER_PLACE], tricks[move.place]
    came, left = tricks[ENGINEER_PLACE], tricks[move.place]
    assert came is not None
    events.append(TrickMoved(acting.seat, came.id, left.id if left else ""))


class ChoosingManagerSlot(Choice):
    """Choice between the Manager's two slots; a pile there comes back, and a pile of 3 gives 1 back (43)."""

    component: str

    def legal_moves(self, state: GameState) -> list[Move]:
        first, second = state.players[self.seat].manager_piles
        return [ChooseManagerSlot(slot) for slot in ((0, 1) if first != second else (0,))]

    def answered(self, state: GameState, move: ChooseManagerSlot, events: list[Event]) -> None:
        player = state.players[self.seat]
        exchanged, player.manager_piles[move.slot] = player.manager_piles[move.slot], self.component
        events.append(ComponentsMoved(self.seat, self.component, move.slot, exchanged))
        if player.amount(self.component) > MAX_PER_COMPONENT:
            return_component(state, self.seat, self.component, events)


def movable_apprentices(player: PlayerState) -> list[str]:
    """The player's Apprentices, working ones too, while the Assistant's place is empty (ruling 54)."""
    apprentices = [c for c in player.characters.values() if c.kind == "apprentice"]
    if any(c.home == "assistant" for c in apprentices):
        return []
    return [c.id for c in apprentices]


def _move_apprentice(state: GameState, acting: Acting, move: MoveApprentice, events: list[Event]) -> None:
    characters = state.players[acting.seat].characters
    characters[move.character] = characters[move.character]._replace(home="assistant")
    events.append(ApprenticeMoved(acting.seat, move.character))


_PREPARE_COSTS = Cost(1, 3)


def _prepare_cost(state: GameState, acting: Acting) -> Cost:
    tricks = state.players[acting.seat].tricks
    owned = [prepare_cost(state, acting.seat, owned) for owned in tricks if owned is not None]
    return Cost(min(owned), max(owned)) if owned else _PREPARE_COSTS


def _prepare_priced(state: GameState, acting: Acting, move: Prepare) -> Priced:
    owned = state.players[acting.seat].trick_at(move.place)
    return Priced("prepare", _cost_before_effects(state, acting.seat, owned), owned.trick)


def prepare_reason(state: GameState, acting: Acting, place: int) -> Reason | None:
    """Reason why the Trick of a place cannot be prepared, or None; missing Components come with their numbers."""
    owned = state.players[acting.seat].tricks[place]
    if owned is None:
        return Reason("no_trick")
    if can_prepare(state, acting.seat, place, acting.points):
        return None
    return _not_preparable(state, acting.seat, owned) or short_of(acting, prepare_cost(state, acting.seat, owned))


def _not_preparable(state: GameState, seat: int, owned: OwnedTrick) -> Reason | None:
    player = state.players[seat]
    if is_taught(state, seat, owned.id):
        return Reason("taught", (owned.id,))
    if owned.markers:
        return Reason("has_markers", (owned.id, owned.markers))
    if not player.supply[owned.suit]:
        return Reason("no_supply", (owned.suit,))
    lacking = player.missing(owned.trick)
    is_let_off = can_prepare(state, seat, player.tricks.index(owned), prepare_cost(state, seat, owned))
    return Reason("lacks", (owned.id, tuple(lacking.items()))) if lacking and not is_let_off else None


def _nothing_to_prepare(state: GameState, acting: Acting) -> Reason | None:
    """Reason against the Trick that is closest to being prepared, or None."""
    if not any(state.players[acting.seat].tricks):
        return Reason("no_tricks")
    reasons = [prepare_reason(state, acting, place) for place in range(4)]
    by_nearness = ("short", "lacks", "no_supply", "has_markers", "taught", "no_trick")
    stops = [reason for reason in reasons if reason]
    stops.sort(key=lambda reason: (by_nearness.index(reason.id), len(reason.args[-1]) if reason.id == "lacks" else 0))
    return stops[0] if stops else None


def _no_trick_to_move(state: GameState, acting: Acting) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("engineer"):
        return Reason("no_specialist", ("engineer",))
    if any(player.tricks[:ENGINEER_PLACE]):
        return None
    return Reason("tricks_moved") if player.tricks[ENGINEER_PLACE] else Reason("no_tricks")


def _no_components_to_move(state: GameState, acting: Acting) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("manager"):
        return Reason("no_specialist", ("manager",))
    return None if any(c not in player.manager_piles for c in player.components) else Reason("nothing_to_move")


def _no_apprentice_to_move(state: GameState, acting: Acting) -> Reason | None:
    player = state.players[acting.seat]
    if not player.has("assistant"):
        return Reason("no_specialist", ("assistant",))
    if any(character.home == "assistant" for character in player.characters.values()):
        return Reason("assistant_full")
    return None if movable_apprentices(player) else Reason("no_apprentice")


_SLOTS = {seat: [slot for slot in SLOTS.values() if slot.owner == seat] for seat in range(4)}

WORKSHOP = Location(
    "workshop",
    actions,
    (
        Action(
            "prepare",
            (Prepare,),
            _prepare,
            _nothing_to_prepare,
            printed=_PREPARE_COSTS,
            cost=_prepare_cost,
            due=lambda state, acting, move: prepare_cost(
                state, acting.seat, state.players[acting.seat].trick_at(move.place)
            ),
            priced=_prepare_priced,
        ),
        Action("move_trick", (MoveTrick,), _move_trick, _no_trick_to_move),
        Action(
            "move_components",
            (MoveComponents,),
            lambda state, acting, move, events: state.ask(ChoosingManagerSlot(acting.seat, move.component), events),
            _no_components_to_move,
        ),
        Action("move_apprentice", (MoveApprentice,), _move_apprentice, _no_apprentice_to_move),
    ),
    lambda state, seat, character: _SLOTS[seat],
)
