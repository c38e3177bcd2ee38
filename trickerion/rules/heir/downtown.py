"""Downtown: a Trick, a Specialist, an Apprentice, the Bank dice, one more Apprentice, in this order, each once."""

from collections.abc import Callable
from dataclasses import replace

from trickerion.rules.catalog import ANY, TRICKS, X
from trickerion.rules.effects.active_effects import personal
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_coins
from trickerion.rules.heir.catalog import ENOUGH_FAME, ENOUGH_TRICKS, MOST_HIRED_APPRENTICES, line_of, top_level
from trickerion.rules.heir.tricks import candidates, favorite, take_prepared
from trickerion.rules.heir.work import HeirAnswer, Work
from trickerion.rules.locations.downtown import apprentices_hired, can_hire, hire_with_die, roll_again, use_up_die
from trickerion.rules.moves import HireCharacter, Move, RerollDie, TakeCoins, TakeTrick
from trickerion.rules.state import GameState

REROLL_ORDER = ("residence_a", "residence_b", "inn_specialist", "bank_a", "bank_b", "inn_apprentice")
_TRICK_DICE = ("residence_a", "residence_b")
_BANK_DICE = ("bank_a", "bank_b")
_CHECK, _TRICK, _SPECIALIST, _APPRENTICE, _BANK, _OTHER_BANK, _LAST_APPRENTICE = range(7)


def next_step(state: GameState, work: Work) -> HeirAnswer | None:
    """The next die to use, or the die to reroll when too few show something; None when there is no more."""
    if work.step == _CHECK and _usable(state) < work.left:
        die = next(die for die in REROLL_ORDER if state.dice[die] == X)
        return HeirAnswer(RerollDie(die), "too_few_dice", (work.left, _usable(state), die))
    if not work.left:
        return None
    answers = (_STEPS[step](state, work.seat) for step in range(max(work.step, _TRICK), len(_STEPS)))
    return next((answer for answer in answers if answer is not None), None)


def _usable(state: GameState) -> int:
    return sum(face != X for face in state.dice.values())


def _trick(state: GameState, seat: int) -> HeirAnswer | None:
    player = state.players[seat]
    level = top_level(player.fame)
    of_level = sum(owned is not None and owned.trick.level == level for owned in player.tricks)
    if of_level >= ENOUGH_TRICKS and player.fame < ENOUGH_FAME:
        return None
    die = next((die for die in _TRICK_DICE if state.dice[die] != X and tricks_of(state, seat, die)), "")
    if not die:
        return None
    return HeirAnswer(TakeTrick(die), "trick", (level, of_level, player.fame, die, len(tricks_of(state, seat, die))))


def tricks_of(state: GameState, seat: int, die: str) -> list[str]:
    """The Tricks that a Trick die offers the Heir."""
    face = state.dice[die]
    category = favorite(state, seat) if face == ANY else face
    return candidates(state, category, top_level(state.players[seat].fame))


def _specialist(state: GameState, seat: int) -> HeirAnswer | None:
    kind = state.dice["inn_specialist"]
    if kind == X or not can_hire(state.players[seat], kind):
        return None
    return HeirAnswer(HireCharacter("inn_specialist"), "specialist", (kind,))


def _last_apprentice(state: GameState, seat: int) -> HeirAnswer | None:
    number = apprentices_hired(state.players[seat])
    if state.dice["inn_apprentice"] == X or number >= MOST_HIRED_APPRENTICES:
        return None
    return HeirAnswer(HireCharacter("inn_apprentice"), "last_apprentice", (number,))


def _apprentice(state: GameState, seat: int) -> HeirAnswer | None:
    player = state.players[seat]
    number = len(player.characters) + len(player.hired)
    hire = _last_apprentice(state, seat)
    return HeirAnswer(hire.move, "apprentice", (number,)) if hire and number <= line_of(state.options.modules) else None


def _bank(state: GameState, seat: int) -> HeirAnswer | None:
    dice = [die for die in _BANK_DICE if state.dice[die] != X]
    best = max(dice, key=lambda die: int(state.dice[die]), default="")
    return HeirAnswer(TakeCoins(best), "bank", (state.dice[best], best)) if best else None


_Step = Callable[[GameState, int], HeirAnswer | None]
_STEPS: dict[int, _Step] = {
    _CHECK: lambda state, seat: None,
    _TRICK: _trick,
    _SPECIALIST: _specialist,
    _APPRENTICE: _apprentice,
    _BANK: _bank,
    _OTHER_BANK: _bank,
    _LAST_APPRENTICE: _last_apprentice,
}


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Use the die of a move, or reroll it; the work that is left."""
    if isinstance(move, RerollDie):
        roll_again(state, work.seat, move.die, events)
        return replace(work, step=_TRICK)
    step = _step_of(state, work, move)
    if isinstance(move, TakeTrick):
        _take_trick(state, work.seat, move.die, events)
    elif isinstance(move, HireCharacter):
        hire_with_die(state, work.seat, state.dice[move.die], move.die, events)
    elif isinstance(move, TakeCoins):
        _take_coins(state, work.seat, move.die, events)
    return replace(work, left=work.left - 1, step=step + 1)


def _step_of(state: GameState, work: Work, move: Move) -> int:
    """Step that brought this move; those before it found nothing to do."""
    for step in range(max(work.step, _TRICK), len(_STEPS)):
        answer = _STEPS[step](state, work.seat)
        if answer is not None and answer.move is move:
            return step
    raise AssertionError(f"{move} belongs to no step of the Downtown")


def _take_trick(state: GameState, seat: int, die: str, events: list[Event]) -> None:
    """The new Trick is drawn before the rightmost one goes back."""
    offered = tricks_of(state, seat, die)
    drawn = offered[state.chance().below(len(offered))]
    assert drawn in TRICKS
    use_up_die(state, seat, die, events)
    take_prepared(state, seat, drawn, die, events)


def _take_coins(state: GameState, seat: int, die: str, events: list[Event]) -> None:
    coins = int(state.dice[die])
    for effect in personal(state, seat):
        coins = effect.bank_coins(state, seat, coins)
    gain_coins(state, seat, coins, "bank", events)
    use_up_die(state, seat, die, events)
