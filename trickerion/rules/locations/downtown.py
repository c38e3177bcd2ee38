"""Downtown: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die (rulings 31 to 41)."""

from dataclasses import dataclass, replace

from trickerion.rules.catalog import ACTION_COSTS, ANY, CATEGORIES, CHARACTERS, DICE, MAGICIANS, TRICKS, X
from trickerion.rules.events import CharacterHired, DieRolled, DieSet, Event
from trickerion.rules.gains import gain_coins, pay_coins
from trickerion.rules.learning import take_trick
from trickerion.rules.locations.acting import Acting, DoAction, spend
from trickerion.rules.moves import (
    ChooseDie,
    ChooseFace,
    ChooseSuit,
    ChooseTrickPlace,
    HireCharacter,
    LearnTrick,
    Move,
    RerollDie,
    SetDie,
    TakeCoins,
)
from trickerion.rules.state import BOARD_APPRENTICES, Choice, GameState, PlayerState

_REROLLS: list[Move] = [RerollDie(die) for die in DICE]
_SETS: list[Move] = [SetDie(die) for die in DICE]
_LEARN = {trick: LearnTrick(trick) for trick in TRICKS}
_TAKE = {die.id: TakeCoins(die.id) for die in DICE.values() if die.area == "bank"}
_HIRE = {die.id: HireCharacter(die.id) for die in DICE.values() if die.area == "inn"}
_RESIDENCE = tuple(die.id for die in DICE.values() if die.area == "residence")

_REROLL_COST = ACTION_COSTS["reroll_die"]
_SET_COST = ACTION_COSTS["set_die"]
_TAKE_COST = ACTION_COSTS["take_coins"]
_HIRE_COST = ACTION_COSTS["hire_character"]
_LEARN_COST = ACTION_COSTS["learn_trick"]


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Every Action that the Character can pay for and that the dice allow."""
    points = acting.points
    moves: list[Move] = []
    if points >= _LEARN_COST:
        moves += learnable(state, player)
    if points >= _HIRE_COST:
        moves += [move for die, move in _HIRE.items() if can_hire(player, state.dice[die])]
    if points >= _TAKE_COST:
        moves += [move for die, move in _TAKE.items() if state.dice[die] != X]
    if points >= _REROLL_COST:
        moves += _REROLLS
    if points >= _SET_COST:
        moves += _SETS
    return moves


def _use_up(state: GameState, seat: int, die: str, events: list[Event]) -> None:
    state.dice[die] = X
    events.append(DieSet(die, X, seat))


# ------------------------------------------------------------------ Learn Trick


def usable_dice(state: GameState, player: PlayerState, category: str) -> list[str]:
    """Residence dice with which a Trick of this category can be learned (ruling 32)."""
    if MAGICIANS[player.magician].category == category:
        return [die for die in _RESIDENCE if state.dice[die] != X]
    return [die for die in _RESIDENCE if state.dice[die] in (category, ANY)]


def matching_cost(player: PlayerState, trick: str) -> int:
    """Coins for the Fame that is missing to the Fame Threshold (Matching Fame Thresholds)."""
    return max(0, TRICKS[trick].fame_threshold - player.fame)


def learnable(state: GameState, player: PlayerState) -> list[Move]:
    """Tricks of the Residence that can be learned now; there must be room (ruling 34)."""
    if not player.free_trick_places():
        return []
    reach = player.fame + player.coins
    return [
        _LEARN[trick]
        for category in CATEGORIES
        if usable_dice(state, player, category)
        for trick in state.residence[category]
        if TRICKS[trick].fame_threshold <= reach
    ]


def _learn_trick(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, LearnTrick)
    spend(state, _LEARN_COST)
    _continue_learning(state, Learning(acting.seat, move.trick), events)


@dataclass(frozen=True, slots=True)
class Learning(Choice):
    """What is still open about a Trick being learned: the die, the place, the suit, in this order."""

    trick: str
    die: str = ""
    place: int = -1

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        if not self.die:
            return [ChooseDie(die) for die in _distinct_dice(state, player, self.trick)]
        if self.place < 0:
            return [ChooseTrickPlace(place) for place in player.free_trick_places()]
        return [ChooseSuit(suit) for suit in player.free_suits()]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        state.stack.pop()
        if isinstance(move, ChooseDie):
            _continue_learning(state, replace(self, die=move.die), events)
        elif isinstance(move, ChooseTrickPlace):
            _continue_learning(state, replace(self, place=move.place), events)
        elif isinstance(move, ChooseSuit):
            _learn(state, self, move.suit, events)


def _distinct_dice(state: GameState, player: PlayerState, trick: str) -> list[str]:
    """Usable dice that make a difference: of two equal faces the first will do."""
    by_face = {state.dice[die]: die for die in reversed(usable_dice(state, player, TRICKS[trick].category))}
    return sorted(by_face.values())


def _continue_learning(state: GameState, learning: Learning, events: list[Event]) -> None:
    """Answer what leaves no choice; ask for the rest."""
    player = state.players[learning.seat]
    dice = _distinct_dice(state, player, learning.trick)
    if not learning.die and len(dice) == 1:
        learning = replace(learning, die=dice[0])
    places = player.free_trick_places()
    if learning.die and learning.place < 0 and len(places) == 1:
        learning = replace(learning, place=places[0])
    suits = player.free_suits()
    if learning.place >= 0 and len(suits) == 1:
        _learn(state, learning, suits[0], events)
    else:
        state.stack.append(learning)


def _learn(state: GameState, learning: Learning, suit: str, events: list[Event]) -> None:
    seat, trick = learning.seat, learning.trick
    pay_coins(state, seat, matching_cost(state.players[seat], trick), "fame_threshold", events)
    _use_up(state, seat, learning.die, events)
    take_trick(state, seat, trick, suit, learning.place, learning.die, events)


# ------------------------------------------------------------------ Hire Character


def can_hire(player: PlayerState, kind: str) -> bool:
    """One Specialist of each kind; 3 Apprentices, 4 with an Assistant, hired ones included (rulings 38, 39)."""
    if kind == X:
        return False
    if kind != "apprentice":
        return not player.has(kind) and kind not in player.hired
    return _apprentices(player) < BOARD_APPRENTICES + (player.has("assistant") or "assistant" in player.hired)


def _apprentices(player: PlayerState) -> int:
    return sum(disk.startswith("apprentice") for disk in (*player.characters, *player.hired))


def next_disk(player: PlayerState, kind: str) -> str:
    """The disk of this kind that is still in the supply."""
    used = (*player.characters, *player.hired)
    return next(disk for disk in CHARACTERS if disk.startswith(kind) and disk not in used)


def _hire_character(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, HireCharacter)
    spend(state, _HIRE_COST)
    player = state.players[acting.seat]
    disk = next_disk(player, state.dice[move.die])
    player.hired.append(disk)
    events.append(CharacterHired(acting.seat, disk, move.die))
    _use_up(state, acting.seat, move.die, events)


# ------------------------------------------------------------------ Take Coins, Reroll Die, Set Die


def _take_coins(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, TakeCoins)
    spend(state, _TAKE_COST)
    gain_coins(state, acting.seat, int(state.dice[move.die]), "bank", events)
    _use_up(state, acting.seat, move.die, events)


def _reroll_die(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, RerollDie)
    spend(state, _REROLL_COST)
    faces = DICE[move.die].faces
    face = faces[state.chance().below(len(faces))]
    state.dice[move.die] = face
    events.append(DieRolled(move.die, face, acting.seat))


def _set_die(state: GameState, acting: Acting, move: Move, events: list[Event]) -> None:
    assert isinstance(move, SetDie)
    spend(state, _SET_COST)
    state.stack.append(SettingDie(acting.seat, move.die))


@dataclass(frozen=True, slots=True)
class SettingDie(Choice):
    """The new face: any other that the die really has, X included (rulings 37, 116)."""

    die: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseFace(face) for face in DICE[self.die].distinct_faces if face != state.dice[self.die]]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, ChooseFace)
        state.stack.pop()
        state.dice[self.die] = move.face
        events.append(DieSet(self.die, move.face, self.seat))


DO: dict[type[Move], DoAction] = {
    LearnTrick: _learn_trick,
    HireCharacter: _hire_character,
    TakeCoins: _take_coins,
    RerollDie: _reroll_die,
    SetDie: _set_die,
}
