"""Downtown: Learn Trick, Hire Character, Take Coins, Reroll Die, Set Die (rulings 31 to 41)."""

from trickerion.rules import catalog as cat
from trickerion.rules import moves as m
from trickerion.rules.effects import modifiers
from trickerion.rules.effects.active_effects import acting_effects, effects_of, heeding, use_up_card
from trickerion.rules.events import CharacterHired, DieRolled, DieSet, Event
from trickerion.rules.gains import gain_coins, pay_coins
from trickerion.rules.learning import add_markers, take_trick
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location, Priced, most_telling
from trickerion.rules.powers.helping import needed, tell_helpers
from trickerion.rules.returns import return_trick
from trickerion.rules.state import BOARD_APPRENTICES, Choice, GameState, PlayerState

_REROLLS: list[m.Move] = [m.RerollDie(die) for die in cat.DICE]
_SETS: list[m.Move] = [m.SetDie(die) for die in cat.DICE]
_LEARN = {trick: m.LearnTrick(trick) for trick in cat.TRICKS}
_OF_LEVEL = {trick.level: trick for trick in cat.TRICKS.values()}
"""One Trick of each level: those of a level cost the same."""
_TAKE = {die.id: m.TakeCoins(die.id) for die in cat.DICE.values() if die.area == "bank"}
_HIRE = {die.id: m.HireCharacter(die.id) for die in cat.DICE.values() if die.area == "inn"}
_KINDS = (*cat.SPECIALISTS, "apprentice")
_RESIDENCE = tuple(die.id for die in cat.DICE.values() if die.area == "residence")


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[m.Move]:
    """Every Action that the Character can pay for and that the dice allow."""
    points = acting.points
    moves: list[m.Move] = []
    hire, take, reroll, set_die = modifiers.action_costs(
        state, acting, "hire_character", "take_coins", "reroll_die", "set_die"
    )
    if state.boards:
        levels = {level for level, cost in _costs_by_level(state, acting).items() if cost <= points}
        if levels:
            moves += [move for move in learnable(state, acting.seat) if cat.TRICKS[move.trick].level in levels]
    elif points >= modifiers.action_cost(state, acting, "learn_trick"):
        moves += learnable(state, acting.seat)
    if points >= hire:
        moves += [move for die, move in _HIRE.items() if hireable(state, acting.seat, die)]
    if points >= take:
        moves += [move for die, move in _TAKE.items() if state.dice[die] != cat.X]
    if points >= reroll:
        moves += _REROLLS
    if points >= set_die:
        moves += _SETS
    return moves


def use_up_die(state: GameState, seat: int, die: str, events: list[Event]) -> None:
    """The die shows X until it is rolled again."""
    state.dice[die] = cat.X
    events.append(DieSet(die, cat.X, seat))


# ------------------------------------------------------------------ Learn Trick


def usable_dice(state: GameState, seat: int, category: str) -> list[str]:
    """Residence dice with which a Trick of this category can be learned (ruling 32)."""
    if any(effect.usable_dice(state, seat) for effect in heeding(effects_of(state, seat), "usable_dice")):
        return [die for die in _RESIDENCE if state.dice[die] != cat.X]
    return [die for die in _RESIDENCE if _allows(state, seat, die, category)]


def _allows(state: GameState, seat: int, die: str, category: str) -> bool:
    """True when a die allows a category without a card."""
    favourite = cat.MAGICIANS[state.players[seat].magician].category
    return state.dice[die] != cat.X if category == favourite else state.dice[die] in (category, cat.ANY)


def matching_cost(state: GameState, seat: int, trick: str) -> int:
    """Coins for the Fame that is missing to the Fame Threshold (Matching Fame Thresholds)."""
    return _missing(trick, modifiers.fame_counted(state, seat, "learn_trick"))


def _missing(trick: str, fame: int) -> int:
    return max(0, cat.TRICKS[trick].fame_threshold - fame)


def replaceable_places(state: GameState, seat: int, trick: str) -> list[int]:
    """Places whose Trick may be given back while this one is learned; none without an effect."""
    effects = heeding(effects_of(state, seat), "may_replace_trick")
    if not any(effect.may_replace_trick(state, seat, trick) for effect in effects):
        return []
    return [place for place, owned in enumerate(state.players[seat].tricks) if owned is not None]


def learn_cost(state: GameState, acting: Acting, move: m.LearnTrick) -> int:
    """Action Points of Learn Trick for the Trick of the move."""
    return modifiers.trick_cost(
        state, acting.seat, "learn_trick", cat.TRICKS[move.trick], cat.ACTION_COSTS["learn_trick"]
    )


def _costs_by_level(state: GameState, acting: Acting) -> dict[int, int]:
    effects = heeding(effects_of(state, acting.seat), "action_cost", "trick_cost")
    cost = cat.ACTION_COSTS["learn_trick"]
    return {
        level: modifiers.changed(effects, cost, modifiers.by_trick(state, acting.seat, "learn_trick", trick))
        for level, trick in _OF_LEVEL.items()
    }


def _learn_costs(state: GameState, acting: Acting) -> cat.Cost:
    """The least and the most for any Trick."""
    costs = _costs_by_level(state, acting).values()
    return cat.Cost(min(costs), max(costs))


def learnable(state: GameState, seat: int) -> list[m.LearnTrick]:
    """Tricks of the Residence that can be learned now; there must be room (ruling 34)."""
    player = state.players[seat]
    has_room = bool(player.free_trick_places())
    if not has_room and not state.bends_rules:
        return []
    reach = modifiers.fame_counted(state, seat, "learn_trick") + player.coins
    return [
        _LEARN[trick]
        for category in cat.CATEGORIES
        if usable_dice(state, seat, category)
        for trick in state.residence[category]
        if cat.TRICKS[trick].fame_threshold <= reach and (has_room or replaceable_places(state, seat, trick))
    ]


class Learning(Choice):
    """Choices still open about a Trick being learned: the die, the place, the suit, in this order."""

    trick: str
    die: str = ""
    place: int = -1

    def legal_moves(self, state: GameState) -> list[m.Move]:
        player = state.players[self.seat]
        if not self.die:
            usable = usable_dice(state, self.seat, cat.TRICKS[self.trick].category)
            first = {state.dice[die]: die for die in reversed(usable)}  # of two equal faces the first will do
            return [m.ChooseDie(die) for die in sorted(first.values())]
        if self.place < 0:
            free: list[m.Move] = [m.ChooseTrickPlace(place) for place in player.free_trick_places()]
            return free + [m.ReplaceTrick(place) for place in replaceable_places(state, self.seat, self.trick)]
        return [m.ChooseSuit(suit) for suit in player.free_suits()]

    def answered(self, state: GameState, move: m.Move, events: list[Event]) -> None:
        if isinstance(move, m.ChooseDie):
            state.ask(self.but(die=move.die), events)
        elif isinstance(move, m.ChooseTrickPlace):
            state.ask(self.but(place=move.place), events)
        elif isinstance(move, m.ReplaceTrick):
            _learn_in_place_of(state, self, move.place, events)
        elif isinstance(move, m.ChooseSuit):
            _learn(state, self, move.suit, events)


def _learn(state: GameState, learning: Learning, suit: str, events: list[Event]) -> None:
    seat, trick, effects = learning.seat, learning.trick, effects_of(state, learning.seat)
    helped_by = needed(
        state, effects, lambda left: _missing(trick, modifiers.fame_with(left, state, seat, "learn_trick"))
    )
    pay_coins(state, seat, matching_cost(state, seat, trick), "fame_threshold", events)
    if not _allows(state, seat, learning.die, cat.TRICKS[trick].category):
        use_up_card(state, events)
    use_up_die(state, seat, learning.die, events)
    take_trick(state, seat, trick, suit, learning.place, learning.die, events)
    for effect in effects_of(state, seat):
        effect.learned(state, seat, learning.place, events)
    tell_helpers(helped_by, state, seat, events)


def _learn_in_place_of(state: GameState, learning: Learning, place: int, events: list[Event]) -> None:
    """The other Trick goes back; its Symbol Marker and the Trick Markers on it go to the new one (ruling 134)."""
    player = state.players[learning.seat]
    old = player.tricks[place]
    assert old is not None
    return_trick(state, learning.seat, place, events)
    _learn(state, learning.but(place=place), old.suit, events)
    add_markers(state, learning.seat, place, old.markers)
    use_up_card(state, events)


# ------------------------------------------------------------------ Hire Character


def hireable(state: GameState, seat: int, die: str) -> list[str]:
    """The kinds of Character that can be hired with an Inn die."""
    player, face = state.players[seat], state.dice[die]
    if face == cat.X:
        return []
    effects = heeding(effects_of(state, seat), "may_hire_any_kind")
    any_kind = any(effect.may_hire_any_kind(state, seat) for effect in effects)
    return [kind for kind in (_KINDS if any_kind else (face,)) if can_hire(player, kind)]


def can_hire(player: PlayerState, kind: str) -> bool:
    """One Specialist of each kind; 3 Apprentices, 4 with an Assistant, hired ones included (rulings 38, 39)."""
    if kind != "apprentice":
        return not player.has(kind) and kind not in player.hired
    return apprentices_hired(player) < BOARD_APPRENTICES + (player.has("assistant") or "assistant" in player.hired)


def apprentices_hired(player: PlayerState) -> int:
    """Apprentices of the team, those hired this turn included."""
    return sum(disk.startswith("apprentice") for disk in (*player.characters, *player.hired))


def next_disk(player: PlayerState, kind: str) -> str:
    """The disk of this kind that is still in the supply."""
    used = (*player.characters, *player.hired)
    return next(disk for disk in cat.CHARACTERS if disk.startswith(kind) and disk not in used)


class ChoosingKind(Choice):
    """Choice of the kind of Character to hire with a die that allows several."""

    die: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return [m.ChooseKind(kind) for kind in hireable(state, self.seat, self.die)]

    def answered(self, state: GameState, move: m.ChooseKind, events: list[Event]) -> None:
        if move.character != state.dice[self.die]:
            use_up_card(state, events)
        hire_with_die(state, self.seat, move.character, self.die, events)


def hire_with_die(state: GameState, seat: int, kind: str, die: str, events: list[Event]) -> None:
    """Hire and use up the die."""
    use_up_die(state, seat, die, events)
    hire(state, seat, kind, die, events)


def hire(state: GameState, seat: int, kind: str, die: str, events: list[Event]) -> None:
    """Put a disk of this kind on the Inn; it joins the team at the end of the turn."""
    disk = next_disk(state.players[seat], kind)
    state.players[seat].hired.append(disk)
    events.append(CharacterHired(seat, disk, die))
    for effect in effects_of(state, seat):
        effect.hired(state, seat, disk, events)


# ------------------------------------------------------------------ Take Coins, Reroll Die, Set Die


def _take_coins(state: GameState, acting: Acting, move: m.TakeCoins, events: list[Event]) -> None:
    effects = acting_effects(state, acting)
    number = coins = int(state.dice[move.die])
    for effect in effects:
        coins = effect.bank_coins(state, acting.seat, coins)
    gain_coins(state, acting.seat, coins, "bank", events)
    for effect in effects:
        effect.coins_taken(state, acting.seat, move.die, number, coins, events)
    if not any(effect.die_stays(state, acting.seat) for effect in effects):
        use_up_die(state, acting.seat, move.die, events)


def roll_again(state: GameState, seat: int, die: str, events: list[Event]) -> None:
    """Roll one die for a seat."""
    faces = cat.DICE[die].faces
    state.dice[die] = faces[state.chance().below(len(faces))]
    events.append(DieRolled(die, state.dice[die], seat))


class SettingDie(Choice):
    """The new face: any other that the die really has, X included (rulings 37, 116)."""

    die: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return [m.ChooseFace(face) for face in cat.DICE[self.die].distinct_faces if face != state.dice[self.die]]

    def answered(self, state: GameState, move: m.ChooseFace, events: list[Event]) -> None:
        state.dice[self.die] = move.face
        events.append(DieSet(self.die, move.face, self.seat))


# ------------------------------------------------------------------ the Location


def learn_reason(state: GameState, seat: int, trick: str) -> m.Reason | None:
    """Reason why a Trick of the Residence cannot be learned, or None; Action Points are not counted."""
    if _LEARN[trick] in learnable(state, seat):
        return None
    player, category = state.players[seat], cat.TRICKS[trick].category
    if not player.free_trick_places() and not replaceable_places(state, seat, trick):
        return m.Reason("no_trick_place")
    if not usable_dice(state, seat, category):
        return m.Reason("no_die", (category,))
    return m.Reason("threshold", (cat.TRICKS[trick].fame_threshold, matching_cost(state, seat, trick) - player.coins))


def _nothing_to_learn(state: GameState, acting: Acting) -> m.Reason | None:
    seat = acting.seat
    tricks = [trick for category in cat.CATEGORIES for trick in state.residence[category]]
    reasons = [reason for trick in tricks if (reason := learn_reason(state, seat, trick))]
    if len(reasons) < len(tricks):
        return None
    if not any(usable_dice(state, seat, category) for category in cat.CATEGORIES if state.residence[category]):
        return m.Reason("no_residence_die")
    return most_telling([m.Reason(reason.id) for reason in reasons], "no_trick_to_learn")


def hire_reason(state: GameState, seat: int, die: str) -> m.Reason:
    """Reason why an Inn die brings nobody."""
    kind = state.dice[die]
    if kind == cat.X:
        return m.Reason("die_x")
    if kind in cat.SPECIALISTS and not can_hire(state.players[seat], kind):
        return m.Reason("has_specialist", (kind,))
    return m.Reason("no_apprentice_place")


def _nobody_to_hire(state: GameState, acting: Acting) -> m.Reason | None:
    if any(hireable(state, acting.seat, die) for die in _HIRE):
        return None
    if all(state.dice[die] == cat.X for die in _HIRE):
        return m.Reason("dice_x", ("inn",))
    reasons = [hire_reason(state, acting.seat, die) for die in _HIRE]
    return most_telling([reason for reason in reasons if reason.id != "die_x"], "nobody_to_hire")


DOWNTOWN = Location(
    "downtown",
    actions,
    (
        Action(
            "learn_trick",
            (m.LearnTrick,),
            lambda state, acting, move, events: state.ask(Learning(acting.seat, move.trick), events),
            _nothing_to_learn,
            cost=_learn_costs,
            due=learn_cost,
            priced=lambda state, acting, move: Priced(
                "learn_trick", cat.ACTION_COSTS["learn_trick"], cat.TRICKS[move.trick]
            ),
        ),
        Action(
            "hire_character",
            (m.HireCharacter,),
            lambda state, acting, move, events: state.ask(ChoosingKind(acting.seat, move.die), events),
            _nobody_to_hire,
        ),
        Action(
            "take_coins",
            (m.TakeCoins,),
            _take_coins,
            lambda state, _: m.Reason("dice_x", ("bank",)) if all(state.dice[die] == cat.X for die in _TAKE) else None,
        ),
        Action(
            "reroll_die",
            (m.RerollDie,),
            lambda state, acting, move, events: roll_again(state, acting.seat, move.die, events),
        ),
        Action(
            "set_die",
            (m.SetDie,),
            lambda state, acting, move, events: state.stack.append(SettingDie(acting.seat, move.die)),
        ),
    ),
)
