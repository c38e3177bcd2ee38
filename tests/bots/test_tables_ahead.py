"""What has been tried out once is not carried out again, and every outcome stays what it was."""

import gc

import pytest
from alley import MAGICIAN, Alley

from trickerion.bots.forward_model import after, options
from trickerion.bots.outcomes import LOOKED_AHEAD, Outcomes, sensible
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseDie, ChooseTrickPlace, LearnTrick, UseCard
from trickerion.rules.state import Choice, GameState


def market(*team: str) -> GameState:
    table = Alley().purse(0, coins=9).team(0, MAGICIAN, *team).stock("wood", "saw", "cog", "animal")
    table.trick(0, "linking_rings").components(0, wood=1)
    state = table.acts_with(0, MAGICIAN, "component_sale", "market_row.3").state
    return after(state, UseCard("component_sale"))


def plainly(outcomes: Outcomes, state: GameState, depth: int) -> float:
    """The outcome with every way carried out by itself."""
    frame = state.stack[-1]
    if not depth or not isinstance(frame, Choice) or isinstance(frame, Acting):
        return outcomes.worth(state)
    return max(plainly(outcomes, after(state, move), depth - 1) for move in sensible(state))


@pytest.mark.parametrize("team", [(), ("manager",)])
def test_of_components_picked_one_by_one_every_order_is_looked_at_and_each_table_reckoned_once(
    team: tuple[str, ...],
) -> None:
    state, quick, plain = market(*team), Outcomes(0, WEIGHTS), Outcomes(0, WEIGHTS)
    for depth in range(1, LOOKED_AHEAD + 2):
        assert quick.outcome(state, depth) == plainly(plain, state, depth)
        assert quick.looked == plain.looked
    found = [plainly(plain, after(state, move), LOOKED_AHEAD) for move in options(state)]
    assert quick.best_answer(state, options(state)) == options(state)[found.index(max(found))]


def test_every_suit_of_a_trick_just_learned_leads_to_the_same_worth() -> None:
    table = Alley().purse(0, coins=9).dice(residence_a="any").acts(0, MAGICIAN, "downtown.3")
    learning = next(move for move in options(table.state) if isinstance(move, LearnTrick))
    state, quick, plain = after(table.state, learning), Outcomes(0, WEIGHTS), Outcomes(0, WEIGHTS)
    while isinstance(options(state)[0], ChooseDie | ChooseTrickPlace):
        state = after(state, options(state)[0])
    worths = [plain.worth(after(state, move)) for move in options(state)]
    assert len(worths) > 1
    assert quick.outcome(state, 1) == worths[0] == max(worths) == min(worths)
    assert quick.looked == len(worths)


def test_a_thought_is_not_disturbed_and_garbage_is_looked_for_again_after_it() -> None:
    with undisturbed(), undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), undisturbed():
        raise ZeroDivisionError
    assert gc.isenabled()
