"""An Assignment is bettered by single changes; a big team is thought through to its last Character."""

from collections import Counter

from trickerion.bots.manager import THOROUGH
from trickerion.bots.planning import Planner
from trickerion.bots.refining import changes, refined
from trickerion.bots.search import CAREFUL
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import SPECIALISTS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Character, GameState

TEAM = (Character("magician"), Character("apprentice_1"), Character("assistant"))


def big_team() -> GameState:
    """A beginners' game of two in the Dark Alley in which the first seat has all seven Characters and Coins."""
    game = Game.new(GameOptions((Seat("A"), Seat("B")), modules=("dark_alley", "prophecies")), "team")
    player = game.state.players[0]
    for name in (*SPECIALISTS, "apprentice_1", "apprentice_2", "apprentice_3"):
        player.characters.setdefault(name, Character(name))
    player.coins = 20
    game.state.phase, game.state.stack = "assignment", []
    game.state.turn = 4
    return game.state


def test_every_change_uses_cards_of_the_hand() -> None:
    hand = Counter(["theater", "theater", "downtown"])
    for cards in changes(TEAM, hand, {"magician": "theater", "apprentice_1": "downtown"}):
        assert not Counter(cards.values()) - hand and cards != {"magician": "theater", "apprentice_1": "downtown"}


def test_changes_lead_to_the_best_assignment_within_reach() -> None:
    liked = {"magician": "theater", "assistant": "downtown"}

    def judge(cards: dict[str, str]) -> float:
        return sum(cards.get(name) == card for name, card in liked.items()) - 0.1 * len(cards)

    hand = ["theater", "downtown", "workshop"]
    worth, cards = refined(TEAM, hand, {"magician": "workshop", "apprentice_1": "theater"}, judge, tries=100)
    assert cards == liked and worth == judge(liked) and refined(TEAM, hand, {}, judge, tries=0) == (0, {})


def test_thinking_a_big_team_through_promises_more() -> None:
    state = big_team()
    usual, thorough = (Planner(0, WEIGHTS, care).assignment(state) for care in (CAREFUL, THOROUGH))
    assert thorough.worth > usual.worth


def test_assignments_that_come_to_the_same_are_judged_once() -> None:
    team = (Character("magician"), Character("apprentice_1"), Character("apprentice_2"))
    judged: list[tuple[tuple[str, str], ...]] = []

    def judge(cards: dict[str, str]) -> float:
        kinds = {"magician": "magician", "apprentice_1": "apprentice", "apprentice_2": "apprentice"}
        judged.append(tuple(sorted((kinds[name], card) for name, card in cards.items())))
        return float(len(cards))

    refined(team, ["theater", "downtown", "workshop"], {}, judge, tries=1000)
    assert len(judged) == len(set(judged))
