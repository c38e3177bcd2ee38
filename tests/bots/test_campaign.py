"""Saving over several turns for a Trick of level 3: for which one, from when on, and what a step is worth."""

import pytest
from given import of_kind
from played_games import game_until
from table import Table

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.campaign import SIZE, TrickGoal, aimed_at, campaign, campaigns, goal_of, owned_of
from trickerion.bots.manager import HEEDFUL, IN_THE_ALLEY, thorough
from trickerion.bots.registry import make_bot
from trickerion.bots.search import Search
from trickerion.bots.trick_worth import readiness, yields_worth
from trickerion.bots.turn_rollouts import TurnRollout
from trickerion.bots.weights import WEIGHTS
from trickerion.bots.worth import coin_steps, coins_worth
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import OwnedTrick

TRICK = "zig_zag_lady"
SKULL = "balsamos_skull"
"""Level 3, 36 Fame: 3 Metal, 2 Rope and 1 Padlock, 10 Coins in all."""
ALLEY = ("dark_alley", "prophecies")


def alley(turn: int = 5, fame: int = 36, coins: int = 8) -> Table:
    """Two in the Dark Alley, the first with all that the Skull needs but a Padlock, which is on sale."""
    table = Table(2, modules=ALLEY).purse(0, coins=coins, fame=fame).components(0, metal=3, rope=2)
    table.stock("padlock", "wood", "glass", "fabric")
    table.state.turn = turn
    return table


def saved_for(table: Table) -> str:
    goal = goal_of(table.state, 0, IN_THE_ALLEY)
    return goal.trick if goal else ""


def test_every_step_towards_a_trick_is_worth_more() -> None:
    table, goal = Table(2), TrickGoal(TRICK, 20.0)
    player, worths = table.player(0), [goal.worth(table.state, 0)]
    player.components = {"wood": 3}
    worths.append(goal.worth(table.state, 0))
    player.components = dict(TRICKS[TRICK].components)
    worths.append(goal.worth(table.state, 0))
    for markers in (0, 3):
        player.tricks[0] = OwnedTrick(TRICK, "hearts", markers)
        worths.append(goal.worth(table.state, 0))
    assert worths == sorted(set(worths))
    # coins for the fame threshold count until there are enough
    table, goal = Table(2), TrickGoal(TRICK, 20.0, thrift=0.5)
    player = table.player(0)
    player.components = dict(TRICKS[TRICK].components)
    fee, worths = TRICKS[TRICK].fame_threshold - player.fame, []
    for coins in (0, fee - 1, fee, fee + 5):
        player.coins = coins
        worths.append(goal.worth(table.state, 0))
    assert worths[0] < worths[1] < worths[2] == worths[3]


def test_a_component_on_its_way_is_worth_less_than_one_in_the_workshop_and_more_than_none() -> None:
    worths = []
    for stock, pieces in ((("wood",), 0), (("padlock",), 0), (("wood",), 1)):
        table = alley().stock(*stock).components(0, padlock=pieces)
        worths.append(TrickGoal(SKULL).worth(table.state, 0))
    assert worths == sorted(set(worths))
    # the components of a trick are wanted before it is learned
    table, goal = Table(2), TrickGoal(TRICK, 20.0)
    table.player(0).components = {"wood": 1}
    assert goal.needs(table.player(0)) == {"wood": 2, "fabric": 1, "petroleum": 1}


@pytest.mark.parametrize(
    ("table", "trick"),
    [
        (alley(turn=5), SKULL),
        (alley(turn=3), ""),  # all the Fame of the fee is still to come
        (alley(turn=7), ""),  # too late to learn one
        (alley(turn=6, fame=7, coins=0), ""),  # cannot be paid in time
    ],
    ids=["in time", "too early", "too late", "too dear"],
)
def test_a_trick_is_saved_for_while_it_can_still_be_paid_and_shown(table: Table, trick: str) -> None:
    assert saved_for(table) == trick


def test_the_trick_that_is_owned_is_kept_in_view_to_the_end() -> None:
    assert saved_for(alley(turn=7).trick(0, "hellhound", "hearts")) == "hellhound"


def test_in_the_base_game_nothing_is_saved_for() -> None:
    table = Table(2).purse(0, coins=20, fame=40)
    table.state.turn = 4
    assert goal_of(table.state, 0, HEEDFUL) is None


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (alley(), alley().stock("wood")),
        (alley(fame=36), alley(fame=20)),
        (alley(coins=8), alley(coins=0)),
        (alley(turn=4), alley(turn=6)),
    ],
    ids=["a Component on sale", "Fame", "Coins", "turns"],
)
def test_what_brings_a_trick_nearer_makes_it_promise_more(better: Table, worse: Table) -> None:
    gains = [campaign(table.state, 0, TRICKS[SKULL], IN_THE_ALLEY).gain for table in (better, worse)]
    assert gains[0] > gains[1]


def test_who_has_the_coins_is_ready_sooner() -> None:
    rich, poor = (campaign(alley(coins=coins, fame=20).state, 0, TRICKS[SKULL], IN_THE_ALLEY) for coins in (30, 0))
    assert rich.ready < poor.ready
    # saves waits for components and coins at once
    table = alley(coins=0).stock("wood").components(0, metal=0, rope=0)
    beliefs = (IN_THE_ALLEY, WEIGHTS)
    waits = [readiness(table.state, table.player(0), TRICKS[SKULL], 0, weights).delay for weights in beliefs]
    assert waits[0] < waits[1]
    for trick in ("linking_rings", TRICK):
        same = [readiness(table.state, table.player(0), TRICKS[trick], 0, weights).delay for weights in beliefs]
        assert same[0] == pytest.approx(
            readiness(table.state, table.player(0), TRICKS[trick], 0, aimed_at(IN_THE_ALLEY, TrickGoal(SKULL))).delay
        )


def test_coins_are_worth_more_while_there_is_much_to_build() -> None:
    worths, pays = [], []
    for turn in (3, 5, 6):
        table = alley(turn=turn)
        left = table.state.options.turns - turn
        worths.append(coins_worth(6, left, coin_steps(table.state, IN_THE_ALLEY)))
        pays.append(yields_worth(Yields(0, 3, 0), left, IN_THE_ALLEY))
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3
    assert pays == sorted(pays, reverse=True)
    assert len(set(pays)) == 3


def test_in_the_head_nobody_else_saves_for_ones_own_trick() -> None:
    table, aimed = alley(), aimed_at(HEEDFUL, TrickGoal(SKULL))
    rollout = TurnRollout(0, aimed, table.state, [()])
    assert aimed.goal == TrickGoal(SKULL)
    assert rollout.of_others.goal is None
    table.player(1).tricks[0] = OwnedTrick(SKULL, "hearts", 3)
    assert TrickGoal(SKULL).worth(table.state, 1) > 0, "which would count as theirs otherwise"


def test_what_it_saves_for_is_told_in_a_sentence_and_in_the_plan_of_the_turn() -> None:
    """In a game of Managers, from turn 4 on."""
    managers, told, planned = [("manager", seat, 0.3) for seat in range(2)], list[str](), list[str]()
    options = GameOptions((Seat("A"), Seat("B")), setup="full", modules=ALLEY)
    game = game_until(options, "saving-1", managers, lambda game: game.state.turn == 4)
    bots = [make_bot(*manager) for manager in managers]
    while (decision := game.decision) is not None and not (told and len(planned) > 3):
        view, bot = game.view_for(decision.seat), bots[decision.seat]
        thought = bot.choose(view)
        told += [thought.reason] * ("saving for" in thought.reason or "next Trick you will learn" in thought.reason)
        if decision.question == "Assigning":
            outline = of_kind(AssistantBot, bot).outline(view)
            planned += [outline.goal] if outline is not None and "saving for" in outline.goal else []
        game.apply(thought.move)
    assert told
    assert planned
    for goal in planned:
        done, _, saved = goal.partition("saving for ")
        assert saved.split(":")[0] not in done, "what is learned this turn is not saved for any more"
    assert all(text.endswith(".") and not set("_{}") & set(text) for text in (*told, *planned))


def test_one_component_that_is_nowhere_is_ordered_quickly_and_two_take_a_turn() -> None:
    """There is one Quick Order slot."""
    ready = [
        campaign(alley().components(0, metal=metal, rope=2).stock("wood").state, 0, TRICKS[SKULL], IN_THE_ALLEY).ready
        for metal in (3, 0)
    ]
    assert ready[0] < 1 < ready[1]


def test_steps_towards_a_trick_that_promises_more_are_worth_more() -> None:
    sizes = {way.gain: way.goal.size for way in campaigns(alley(fame=45, coins=30).state, 0, IN_THE_ALLEY)}
    by_gain = [sizes[gain] for gain in sorted(sizes)]
    assert by_gain == sorted(by_gain)
    assert by_gain[0] == SIZE < by_gain[-1]


@pytest.mark.parametrize("turn", [5, 7])
def test_with_a_full_workshop_and_no_die_for_it_the_trick_saved_for_is_learned_in_place_of_another(turn: int) -> None:
    """In the last turn as well, where its condition scores at once."""
    table = (
        alley(turn=turn, fame=60, coins=12).components(0, metal=3, rope=2, padlock=1).team(0, "manager", "assistant")
    )
    for place, trick in enumerate(("linking_rings", "enchanted_butterflies", "card_manipulation")):
        table.trick(0, trick, ("spades", "hearts", "clubs")[place], place)
    table.dice(residence_a="x", residence_b="x").acts(0, "magician", "downtown.0")
    table.state.turn = turn
    line = Search(0, aimed_at(IN_THE_ALLEY, TrickGoal(SKULL, 25.0)), thorough(1.0)).best_line(table.state.copy())
    assert [type(move).__name__ for move in line.moves][:3] == ["SetDie", "ChooseFace", "ReturnTrick"]
    assert owned_of(line.state.players[0], SKULL)
