"""General Setup and Player Setup."""

from collections import Counter
from typing import Any

import pytest
from given import all_of, there
from table import options

from trickerion.rules import events as e
from trickerion.rules.catalog import DICE, MAGICIANS, PERFORMANCES, PRICE, TRICKS
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseMagician, ChooseSpecialist, ChooseSuit, ChooseTrick, TakeComponent
from trickerion.rules.options import GameOptions, OptionsError, Seat

SEEDS = [f"set-up-{n}" for n in range(8)]


def unnamed(players: int, **more: Any) -> GameOptions:
    return GameOptions(tuple(Seat(f"P{n}") for n in range(players)), **more)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_general_set_up(players: int) -> None:
    state = Game.new(options(players), "general").state
    learned = [owned.id for p in state.players for owned in p.tricks if owned]
    assert sorted([*(t for tricks in state.residence.values() for t in tricks), *learned]) == sorted(
        t for t in TRICKS if TRICKS[t].level < 3
    )
    assert sorted(state.stock) == ["fabric", "glass", "metal", "wood"]
    assert [PERFORMANCES[c].theater for c in state.deck] == ["riverside"] * 2 + ["grand_magorian"] * 2
    assert len(state.row) == players - 1
    assert {card.card.theater for card in state.row} == {"riverside"}
    assert len({*state.deck, *(card.id for card in state.row)}) == 4 + players - 1
    assert (state.turn, state.orders, state.quick_order) == (1, [""] * 4, "")


@pytest.mark.parametrize(("players", "coins"), [(2, [10, 14]), (3, [10, 12, 14]), (4, [10, 12, 14, 16])])
def test_coins_fame_and_shard_by_starting_initiative(players: int, coins: list[int]) -> None:
    """Ruling 67: two players use the slots I and III."""
    state = Game.new(options(players), "purse").state
    assert [state.players[seat].coins for seat in state.initiative] == coins
    assert {player.fame for player in state.players} == {5}
    assert {player.shards for player in state.players} == {1}


def test_every_player_gets_nine_permanent_assignment_cards() -> None:
    for player in Game.new(options(4), "hands").state.players:
        assert Counter(player.hand) == {"theater": 3, "workshop": 2, "market_row": 2, "downtown": 2}
    # two magicians of one category cannot be chosen
    with pytest.raises(OptionsError):
        GameOptions((Seat("A", magician="electra"), Seat("B", magician="the_mechaniker")))


@pytest.mark.parametrize("seed", SEEDS)
def test_favourite_categories_are_all_different(seed: str) -> None:
    assert len({MAGICIANS[p.magician].category for p in Game.new(unnamed(4), seed).state.players}) == 4


def test_initiative_of_turn_1_is_clockwise_in_2019() -> None:
    """Ruling 105."""
    orders = {tuple(Game.new(options(4, edition="2019"), seed).state.initiative) for seed in map(str, range(40))}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    # random in 2015: Ruling 105.
    orders = {tuple(Game.new(options(4, edition="2015"), seed).state.initiative) for seed in map(str, range(400))}
    assert len(orders) == 24


def test_dice_are_rolled_and_initiative_is_not_set_anew_in_turn_1() -> None:
    """Ruling 73."""
    game = Game.new(options(3), "first")
    assert sum(isinstance(event, e.InitiativeSet) for event in game.opening) == 1
    assert game.decision is not None
    assert game.decision.question == "Advertising"
    assert sorted([event.die for event in game.opening if isinstance(event, e.DieRolled)]) == sorted(DICE)


BEGINNERS = {
    0: ("linking_rings", 2, {"metal": 2}, {"magician", "apprentice_1", "assistant", "apprentice_2"}),
    1: ("enchanted_butterflies", 2, {"fabric": 2, "animal": 1}, {"magician", "apprentice_1", "manager"}),
    2: ("barricaded_barrels", 2, {"wood": 2}, {"magician", "apprentice_1", "engineer"}),
    3: ("mind_reading", 3, {"glass": 2, "rope": 1}, {"magician", "apprentice_1", "manager"}),
}


@pytest.mark.parametrize("seat", BEGINNERS)
def test_first_time_setup_for_beginners(seat: int) -> None:
    player = Game.new(options(4), "beginners").state.players[seat]
    trick, markers, components, team = BEGINNERS[seat]
    first = player.tricks[0]
    assert first is not None
    assert (first.id, first.markers) == (trick, markers)
    assert player.supply[first.suit] == 4 - markers
    assert player.components == components
    assert set(player.characters) == team


def test_beginners_manager_pile_lies_on_the_managers_board() -> None:
    players = Game.new(options(4), "beginners").state.players
    assert players[1].manager_piles == ["animal", ""]
    assert players[1].amount("animal") == 2
    assert players[3].manager_piles == ["rope", ""]
    # engineer has stocks escape unprepared on the engineers slot
    trick = Game.new(options(4), "beginners").state.players[2].tricks[3]
    assert trick is not None
    assert (trick.id, trick.markers) == ("stocks_escape", 0)
    # assistant apprentice lives on the assistants board
    player = Game.new(options(4), "beginners").state.players[0]
    assert player.characters["apprentice_2"].home == "assistant"
    assert player.characters["apprentice_1"].home == "board"


def chosen(game: Game, wishes: dict[int, list[Any]]) -> None:
    """Answer the set-up with each seat's wishes in turn."""
    while game.state.phase == "setup" and game.decision:
        game.apply(wishes[game.decision.seat].pop(0))


def full(first: list[Any], second: list[Any], seed: str = "full", **more: Any) -> Game:
    game = Game.new(options(2, setup="full", **more), seed)
    chosen(game, {0: first, 1: second})
    return game


def start(trick: str, pieces: str, specialist: str) -> list[Any]:
    return [ChooseTrick(trick), ChooseSuit("hearts"), *map(TakeComponent, pieces.split()), ChooseSpecialist(specialist)]


def test_magicians_are_chosen_clockwise_from_a_random_player_without_repeating_a_category() -> None:
    """Rulings 71 and 72."""
    firsts = set()
    for seed in SEEDS:
        game = Game.new(unnamed(3, setup="full"), seed)
        seats, categories = list[int](), set[str]()
        while game.state.phase == "setup" and game.decision:
            move = game.legal_moves()[-1]
            if isinstance(move, ChooseMagician):
                assert (
                    not {MAGICIANS[other.magician].category for other in all_of(ChooseMagician, game.legal_moves())}
                    & categories
                )
                seats.append(game.decision.seat)
                categories.add(MAGICIANS[move.magician].category)
            events = game.apply(move)
            assert not isinstance(move, ChooseMagician) or isinstance(events[0], e.MagicianChosen)
        assert seats == [(seats[0] + n) % 3 for n in range(3)]
        firsts.add(seats[0])
    assert firsts == {0, 1, 2}


def test_starting_trick_is_of_fame_threshold_1_and_the_favourite_category() -> None:
    game = Game.new(options(2, setup="full"), "tricks")
    category = MAGICIANS[game.state.players[there(game.decision).seat].magician].category
    offered = [TRICKS[move.trick] for move in all_of(ChooseTrick, game.legal_moves())]
    assert len(offered) == 4
    assert {(t.category, t.level) for t in offered} == {(category, 1)}
    game.apply(game.legal_moves()[0])
    assert [move.suit for move in all_of(ChooseSuit, game.legal_moves())] == ["spades", "hearts", "diamonds", "clubs"]
    # components are worth exactly 2 coins: Ruling 69.
    game = Game.new(options(2, setup="full"), "pieces")
    game.apply(game.legal_moves()[0])
    game.apply(game.legal_moves()[0])
    assert {PRICE[move.component] for move in all_of(TakeComponent, game.legal_moves())} == {1, 2}
    game.apply(TakeComponent("wood"))
    assert {PRICE[move.component] for move in all_of(TakeComponent, game.legal_moves())} == {1}
    game.apply(TakeComponent("wood"))
    assert there(game.decision).question == "StartingSpecialist"


def test_one_advanced_component_is_worth_2_coins() -> None:
    """Ruling 69."""
    game = Game.new(options(2, setup="full"), "pieces")
    game.apply(game.legal_moves()[0])
    game.apply(game.legal_moves()[0])
    game.apply(TakeComponent("rope"))
    assert there(game.decision).question == "StartingSpecialist"


def test_free_prepare_when_the_starting_components_meet_the_trick() -> None:
    game = full(start("linking_rings", "metal metal", "assistant"), start("pub_in_a_bottle", "rope", "assistant"))
    assert [trick.markers for trick in [player.tricks[0] for player in game.state.players] if trick] == [2, 0]
    assert game.state.players[0].supply["hearts"] == 2
    # Rulings 69, 70 and 106: one more type on the Manager's slots, one piece counts as two there.
    wish = [*start("rabbit_from_the_top_hat", "metal fabric", "manager"), TakeComponent("animal")]
    player = full(start("linking_rings", "rope", "assistant"), wish).state.players[1]
    assert player.tricks[0] is not None
    assert player.tricks[0].markers == 1
    assert player.manager_piles == ["animal", ""]
    assert player.amount("animal") == 2


def test_managers_start_bonus_is_a_type_not_on_the_player_board() -> None:
    """Ruling 106."""
    game = Game.new(options(2, setup="full"), "manager")
    wishes = {seat: start(t, "metal fabric", "manager") for seat, t in ((0, "linking_rings"), (1, "pub_in_a_bottle"))}
    seat = there(game.decision).seat
    for move in wishes[seat]:
        game.apply(move)
    assert there(game.decision).question == "StartingComponents"
    assert not {"metal", "fabric"} & {move.component for move in all_of(TakeComponent, game.legal_moves())}
    game.apply(TakeComponent("wood"))
    events = game.apply(TakeComponent("wood"))
    assert e.ComponentTaken(seat, "wood", "manager") in events
    assert game.state.players[seat].manager_piles == ["wood", ""]


def test_engineers_trick_is_chosen_after_all_starting_tricks_from_any_category() -> None:
    """Ruling 71."""
    game = Game.new(options(2, setup="full"), "engineers")
    wishes = {0: start("linking_rings", "metal metal", "engineer"), 1: start("pub_in_a_bottle", "rope", "engineer")}
    order = []
    while there(game.decision).question != "EngineersTrick":
        if there(game.decision).question == "StartingTrick":
            order.append(there(game.decision).seat)
        game.apply(wishes[there(game.decision).seat].pop(0))
    assert len(order) == 2
    assert there(game.decision).seat == order[0]
    offered = [move.trick for move in all_of(ChooseTrick, game.legal_moves())]
    assert len(offered) == 16 - 2
    assert {TRICKS[trick].level for trick in offered} == {1}
    # never prepared for free: Ruling 70: ``free_prepare_engineer`` is off in both editions.
    wish = start("linking_rings", "wood wood", "engineer")
    for edition in ("2015", "2019"):
        game = full(
            [*wish, ChooseTrick("barricaded_barrels"), ChooseSuit("clubs")],
            start("pub_in_a_bottle", "rope", "assistant"),
            edition=edition,
        )
        trick = game.state.players[0].tricks[3]
        assert trick is not None
        assert (trick.id, trick.suit, trick.markers) == ("barricaded_barrels", "clubs", 0)


def test_engineers_trick_is_prepared_with_its_extra_marker_when_the_option_says_so() -> None:
    """Ruling 70."""
    game = full(
        [*start("linking_rings", "wood wood", "engineer"), ChooseTrick("barricaded_barrels"), ChooseSuit("clubs")],
        start("pub_in_a_bottle", "rope", "assistant"),
        rulings={"free_prepare_engineer": True},
    )
    trick = game.state.players[0].tricks[3]
    assert trick is not None
    assert trick.markers == 3


def test_assistant_brings_a_second_apprentice() -> None:
    game = full(start("linking_rings", "rope", "assistant"), start("pub_in_a_bottle", "rope", "assistant"))
    assert game.state.players[0].characters["apprentice_2"].home == "assistant"


def test_set_up_is_told() -> None:
    game = Game.new(options(4), "told")
    assert sum(isinstance(event, e.MagicianChosen) for event in game.opening) == 4
    assert sum(isinstance(event, e.TrickLearned) for event in game.opening) == 5
    assert sum(isinstance(event, e.TrickPrepared) for event in game.opening) == 4
