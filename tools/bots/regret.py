"""What decisions gave away: held beside the best others, as the same hands play both on to the end of the next turn.

    python tools/bots/regret.py hold regret.jsonl --kinds base,alley --levels assistant,manager --games 2
    python tools/bots/regret.py told regret.jsonl

In each turn one seat's Assignment is held beside the best plan that performs, that does not, that learns, that hires,
that saves, each planned for that; and one placement, one Action and one other answer, drawn by lot, beside what
another level answers there, where that is another Move (``bots/regret.py``). Each on tables of its own; every fourth is
played on by Managers' hands. ``told`` prints by how much the others were better: own Fame of the seat, with the
standard error of the mean, and that of its best rival, by what was decided, game, level, turn, seats and own Fame.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from tools.bots.ladder import KINDS
from trickerion.bots.assistant import AssistantBot
from trickerion.bots.campaign import aimed_at, goal_of
from trickerion.bots.forward_model import take_back_cards
from trickerion.bots.manager import beliefs_for, thorough
from trickerion.bots.other_plans import WISHES, other_plans
from trickerion.bots.own_deeds import NO_MATTER
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import BRISK, TURNS_ON, TurnTrial, WayToGo, judged
from trickerion.bots.weights import Weights
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.sampling import sampled
from trickerion.rules.view import View

SEED = "regret-46"
TABLES = 2
"""Pairs for each alternative."""

BY_MANAGERS = 4
"""Every so manyth decision is played on by Managers' hands."""

BESIDE = {"apprentice": "manager", "assistant": "manager", "manager": "magician", "magician": "manager"}
"""Level -> whose answer its single answers are held beside."""

SORTS = {"Placing": "placement", "CharacterActs": "Action"}
"""Question -> what is decided there; all others are "answer"."""


class Held(NamedTuple):
    """An answer held beside another one, on some tables.

    ``own``: by how much the other is better for the seat, of which ``shown`` is to be believed; ``rival``: for the best
    of the others.
    """

    kind: str
    level: str
    seed: str
    turn: int
    what: str
    own: float
    shown: float
    error: float
    rival: float
    fame: int
    ahead: int


def weights_of(view: View) -> Weights:
    """What the seat of a View believes, and saves for."""
    beliefs = beliefs_for(view.state)
    return aimed_at(beliefs, goal_of(view.state, view.seat, beliefs))


def plans_beside(view: View, bot: AssistantBot) -> Iterator[tuple[str, WayToGo, WayToGo, float]]:
    """What each alternative plan is for, it, the bot's own one, and by how much it promises more."""
    answer = AssistantBot.outline(bot, view)
    assert answer is not None
    bare, weights = sampled(view, Random("regret")), weights_of(view)
    bare.stack = []
    take_back_cards(bare, view.seat)
    planner = Planner(view.seat, weights, thorough(1.0))
    plan = Plan(planner.judged(bare, answer.cards), answer.cards)
    own = WayToGo(laid_cards(plan.cards), weights)
    for other in other_plans(planner, bare, plan, WISHES):
        yield other.wish, other.way, own, other.plan.worth - plan.worth


def answers_beside(view: View, bot: AssistantBot, other: AssistantBot) -> Iterator[tuple[str, WayToGo, WayToGo, float]]:
    """What another level answers, where that is another Move."""
    own, theirs = bot.choose(view).move, other.choose(view).move
    if own != theirs:
        weights, sort = weights_of(view), SORTS.get(type(view.choice).__name__, "answer")
        yield sort, WayToGo((theirs,), weights), WayToGo((own,), weights), 0.0


def decisions(game: Game, seed: str, bots: Sequence[AssistantBot]) -> Iterator[tuple[View, AssistantBot, bool]]:
    """What is asked of a game's seats while they play it: who is held, and whether it is a plan.

    One seat a turn, the seats in turn; of its single questions one of each sort, drawn by lot.
    """
    random, seen = Random(seed), set[tuple[int, str]]()
    while (asked := game.decision) is not None:
        view, bot, turn = game.view_for(asked.seat), bots[asked.seat], game.state.turn
        is_plan = asked.assigns
        sort = "plan" if is_plan else SORTS.get(asked.question, "answer")
        is_due = asked.seat == turn % len(bots) and (turn, sort) not in seen and not isinstance(asked.choice, NO_MATTER)
        if is_due and len(view.moves) > 1 and (is_plan or random.random() < 0.4):
            seen.add((turn, sort))
            yield view, bot, is_plan
        game.apply(bot.choose(view).move)


def held_in(kind: str, level: str, number: int, turns: int) -> Iterator[Held]:
    """All that is held of one game, each played on for so many turns more."""
    seats, modules = KINDS[kind]
    players = tuple(Seat(f"Seat {seat + 1}", level) for seat in range(seats))
    seed = f"{SEED}-{kind}-{level}-{number}"
    bots = [make_bot(level, seat) for seat in range(seats)]
    game, counted = Game.new(GameOptions(players, setup="full", modules=modules), seed), 0
    for view, bot, is_plan in decisions(game, seed, bots):  # type: ignore[arg-type]
        other = make_bot(BESIDE[level], 99)
        assert isinstance(other, AssistantBot)
        ways = plans_beside(view, bot) if is_plan else answers_beside(view, bot, other)
        for what, better, own, promised in ways:
            counted += 1
            care = thorough(1.0) if counted % BY_MANAGERS == 0 else BRISK
            tables = range(TABLES * counted, TABLES * (counted + 1))
            trials = [TurnTrial(view, weights_of(view), (better, own), table, care, turns) for table in tables]
            ends = [found for trial in trials if (found := trial.ends())]
            if ends:
                gain = judged([one[0] - two[0] for one, two in ends], promised)
                rival = fmean(one[1] - two[1] for one, two in ends)
                fame = [player.fame for player in view.state.players]
                ahead = fame[view.seat] - max(other for seat, other in enumerate(fame) if seat != view.seat)
                about = (view.state.turn, what, gain.mean, gain.own, gain.error, rival, fame[view.seat], ahead)
                yield Held(kind, level, seed, *about)


GROUPS: dict[str, Callable[[Held], str]] = {
    "instead": lambda held: held.what,
    "of a level": lambda held: f"{held.level}, {held.what}",
    "game": lambda held: held.kind,
    "level": lambda held: held.level,
    "turn": lambda held: str(held.turn),
    "seats": lambda held: str(KINDS[held.kind][0]),
    "own Fame": lambda held: "under 20" if held.fame < 20 else "20 to 49" if held.fame < 50 else "50 and more",
    "margin": lambda held: "behind" if held.ahead < 0 else "ahead" if held.ahead > 0 else "even",
}


def tell(held: Sequence[Held]) -> None:
    """Print a table by each way to group them."""
    print("| by | | held | own Fame of the other (SE) | of the best rival | better | worse |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, group in GROUPS.items():
        grouped = defaultdict[str, list[Held]](list)
        for each in held:
            grouped[group(each)].append(each)
        for label, of in sorted(grouped.items()):
            print(f"| {name} | {label} {_figures(of)}")
    print(f"| all | {_figures(held)}")


def _figures(held: Sequence[Held]) -> str:
    own = [each.own for each in held]
    error = stdev(own) / len(own) ** 0.5 if len(own) > 1 else float("nan")
    sure = [each for each in held if abs(each.shown) > max(2.0, 2 * each.error)]
    better = sum(each.shown > 0 for each in sure)
    rival = fmean(each.rival for each in held)
    return f"| {len(own)} | {fmean(own):+.1f} ({error:.1f}) | {rival:+.1f} | {better} | {len(sure) - better} |"


def kept(path: Path) -> list[Held]:
    """What a file holds."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    entries: list[dict[str, Any]] = [json.loads(line) for line in lines if line.endswith("}")]
    return [Held(**entry) for entry in entries]


def hold(path: Path, kinds: Sequence[str], levels: Sequence[str], games: int, turns: int) -> None:
    """Hold what is not in the file yet, game by game."""
    done = {each.seed for each in kept(path)}
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            for kind in kinds:
                for level in levels:
                    if f"{SEED}-{kind}-{level}-{number}" not in done:
                        found = [json.dumps(each._asdict()) + "\n" for each in held_in(kind, level, number, turns)]
                        file.writelines(found)
                        file.flush()


def main() -> None:
    """Read the arguments; hold decisions, or tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("hold", "told"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--kinds", default="base,alley", help="as tools/bots/ladder.py names them")
    parser.add_argument("--levels", default="assistant,manager")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--turns-on", type=int, default=TURNS_ON, help="that are played on; 9: to the end of the game")
    args = parser.parse_args()
    if args.what == "hold":
        hold(args.file, args.kinds.split(","), args.levels.split(","), args.games, args.turns_on)
    tell(kept(args.file))


if __name__ == "__main__":
    main()
