"""The Magician tries its best ideas to the end of the turn, and prefers what leads further when rivals answer."""

from alley import Alley
from given import there
from played_games import game_until

from trickerion.bots.evaluation import MARGIN, Evaluation
from trickerion.bots.forward_model import options
from trickerion.bots.magician import MagicianBot
from trickerion.bots.manager import HEEDFUL, thorough
from trickerion.bots.planning import Planner
from trickerion.bots.registry import make_bot
from trickerion.bots.theater import settings
from trickerion.bots.trick_worth import yields_worth
from trickerion.bots.turn_rollouts import assigned_anew
from trickerion.rules.catalog import TRICKS
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LeaveIdle, PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import GameState

DARK_ALLEY = ("dark_alley", "prophecies")


def at(question: str, turn: int, seed: str = "magician") -> Game:
    """A game of Assistants at the first such question of a turn."""
    options = GameOptions((Seat("A"), Seat("B")), setup="full", modules=DARK_ALLEY)
    assistants = [("assistant", seat) for seat in range(2)]
    return game_until(
        options, seed, assistants, lambda game: there(game.decision).question == question and game.state.turn == turn
    )


def cards_of(state: GameState, seat: int) -> list[str]:
    player = state.players[seat]
    return sorted(player.hand + [c.card for c in player.characters.values() if c.card])


def test_what_leads_further_when_rivals_answer_is_preferred_to_what_was_thought_of_first() -> None:
    game = at("Placing", 2)
    state, seat = game.state, game.decision.seat if game.decision else 0
    idle = next(move for move in options(state) if isinstance(move, LeaveIdle))
    at_work = next(m for m in options(state) if isinstance(m, PlaceCharacter) and m.character == idle.character)
    ahead = Evaluation(seat, HEEDFUL)
    values = [ahead.best([state], [[idle], [move]]) for move in (idle, at_work)]
    assert values[0] == 0, "the same line leads no further"
    assert ahead.best([state], [[at_work], [idle]]) != ahead.best([state], [[idle], [at_work]])


def test_a_taste_counts_beside_what_is_gained_and_the_first_idea_has_a_little_start() -> None:
    game = at("Placing", 2)
    ahead, move = Evaluation(there(game.decision).seat, HEEDFUL), options(game.state)[0]
    lines = [[move], [move]]
    assert ahead.best([game.state], lines, (0.0, MARGIN - 0.01)) == 0
    assert ahead.best([game.state], lines, (0.0, MARGIN + 0.01)) == 1


def test_rivals_lay_what_they_would_lay_whatever_lies_face_down() -> None:
    game = at("Assigning", 3)
    while game.decision and game.decision.seat == game.state.initiative[0]:
        game.apply(make_bot("assistant").choose(game.view_for(game.decision.seat)).move)
    seat, rival = there(game.decision).seat, game.state.initiative[0]
    table = assigned_anew(game.state, seat, HEEDFUL)
    assert [cards_of(table, each) for each in (seat, rival)] == [cards_of(game.state, each) for each in (seat, rival)]
    assert not any(c.card for c in table.players[seat].characters.values())
    assert any(c.card for c in table.players[rival].characters.values())
    other = game.state.copy()
    player = other.players[rival]
    names, cards = list(player.characters), [c.card for c in player.characters.values()]
    for name, card in zip(names, cards[1:] + cards[:1], strict=True):
        player.characters[name] = player.characters[name]._replace(card=card)
    assert assigned_anew(other, seat, HEEDFUL).players[rival].characters == table.players[rival].characters


def test_the_next_best_assignments_promise_no_more_than_the_best() -> None:
    game = at("Assigning", 3)
    assert game.decision is not None
    state = game.state.copy()
    state.stack = []
    plans = Planner(game.decision.seat, HEEDFUL, thorough(1.0)).assignments(state, 4)
    assert plans[0] == Planner(game.decision.seat, HEEDFUL, thorough(1.0)).assignment(state)
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    assert len({tuple(sorted(plan.cards.items())) for plan in plans}) == 4


def test_a_marker_on_a_card_that_stays_is_likely_performed_sooner_or_later() -> None:
    ways = settings(Alley(2).trick(0, "linking_rings", markers=3).placing(0).state, 0, "", 3, HEEDFUL)
    performed = yields_worth(TRICKS["linking_rings"].yields, 3, HEEDFUL)
    assert min(way.worth for way in ways) >= HEEDFUL.later * performed > 0


def test_it_lays_the_assignment_of_its_plan_and_another_one_in_its_place_says_the_same() -> None:
    game = at("Assigning", 2)
    seat, bot = there(game.decision).seat, MagicianBot(5, effort=0.5)
    plan = bot.outline(game.view_for(seat))
    assert plan is not None
    while game.decision and game.decision.seat == seat:
        thought = bot.choose(game.view_for(seat))
        if isinstance(thought.move, FinishAssignment):
            assert MagicianBot(5, effort=0.5).choose(game.view_for(seat)) == thought
            laid = {c.id: c.card for c in game.state.players[seat].characters.values() if c.card}
            assert plan.cards.items() <= laid.items()
            return
        game.apply(thought.move)
    raise AssertionError("it never finished")
