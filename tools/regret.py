"""What an Assignment gave away: held beside the best that performs, that does not, that learns, that hires, that saves.

Each pair is played on by Managers to the end of the next turn (``bots/regret.py``), on tables of its own:

    .venv/bin/python tools/regret.py manager --games 2 --players 2 --modules dark_alley,prophecies --seed mine

One line for each alternative: how many were held, by how much own Fame they were better on average, with the standard
error of that mean, the same for the best rival's Fame, and how many stood above chance either way.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.campaign import aimed_at, goal_of
from trickerion.bots.forward_model import take_back_cards
from trickerion.bots.manager import beliefs_for, thorough
from trickerion.bots.other_plans import WISHES, other_plans
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import Gain, TurnTrial, WayToGo, judged
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.sampling import sampled
from trickerion.rules.view import View


def main() -> None:
    args = _arguments()
    modules = tuple(filter(None, args.modules.split(",")))
    options = GameOptions(
        tuple(Seat(f"Seat {n}", args.level) for n in range(args.players)), setup="full", modules=modules
    )
    held = defaultdict[str, list[tuple[Gain, float]]](list)
    for number in range(args.games):
        for view, bot in assignments(options, f"{args.seed}-{number}", args.level):
            for wish, found, rival in beside(view, bot, args.tables):
                held[wish].append((found, rival))
                turn, least = view.state.turn, "*" if found.stands_out else " "
                print(
                    f"  turn {turn}  {wish:<8} {found.mean:+6.1f}  shown {found.own:+5.1f} ({found.error:.1f}){least}"
                )
    print(f"\n{'instead':<10}{'held':>5}{'own Fame':>10}{'(SE)':>7}{'rival':>8}{'better':>8}{'worse':>7}")
    for wish, gains in held.items():
        print(_row(wish, gains))


def assignments(options: GameOptions, seed: str, level: str) -> Iterator[tuple[View, AssistantBot]]:
    """The Assignments of one seat in a game, the seats in turn, one each turn; and who answers them."""
    game, seen = Game.new(options, seed), 0
    bots = [make_bot(level, seat) for seat in range(len(options.seats))]
    while (decision := game.decision) is not None:
        view, bot, turn = game.view_for(decision.seat), bots[decision.seat], game.state.turn
        if decision.question == "Assigning" and turn > seen and decision.seat == turn % len(bots):
            seen = turn
            assert isinstance(bot, AssistantBot)
            yield view, bot
        game.apply(bot.choose(view).move)


def beside(view: View, bot: AssistantBot, tables: int) -> Iterator[tuple[str, Gain, float]]:
    """Each alternative to the answer of a bot, and by how much it is better for the seat and its best rival."""
    answer = AssistantBot.outline(bot, view)
    assert answer is not None
    bare, beliefs = sampled(view, Random("regret")), beliefs_for(view.state)
    bare.stack = []
    take_back_cards(bare, view.seat)
    weights = aimed_at(beliefs, goal_of(view.state, view.seat, beliefs))
    planner = Planner(view.seat, weights, thorough(1.0))
    plan = Plan(planner.judged(bare, answer.cards), answer.cards)
    own = WayToGo(laid_cards(plan.cards), weights)
    for other in other_plans(planner, bare, plan, WISHES):
        trials = [TurnTrial(view, weights, (other.way, own), number, planner.care) for number in range(tables)]
        ends = [found for trial in trials if (found := trial.ends())]
        held = judged([found[0][0] - found[1][0] for found in ends], other.plan.worth - plan.worth)
        yield other.wish, held, fmean(found[0][1] - found[1][1] for found in ends) if ends else 0.0


def _row(wish: str, held: list[tuple[Gain, float]]) -> str:
    gains = [each for each, _ in held]
    means = [each.mean for each in gains]
    error = stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("nan")
    better, worse = (sum(each.stands_out and (each.own > 0) is is_more for each in gains) for is_more in (True, False))
    rival = fmean(each for _, each in held)
    return f"{wish:<10}{len(gains):>5}{fmean(means):>+10.1f}{error:>7.1f}{rival:>+8.1f}{better:>8}{worse:>7}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", help="who plays, on every seat: assistant, manager or magician")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", type=int, default=2, help="pairs for each alternative")
    return parser.parse_args()


if __name__ == "__main__":
    main()
