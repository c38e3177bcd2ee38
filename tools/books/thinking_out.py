"""How computer players think a turn out, and how games between them end: the book ``tests/books/thought.txt``.

Beside what is reckoned at single tables (``reckoning``): the Magician, who plays games to their end in its head, the
manners of levels, whole rollouts, Powers at work, and ``trickerion simulate``.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from playthrough_text import replay
from powers_table import Powers

from tools.books.book import GAMES, mark
from tools.books.reckoning import written
from trickerion.bots.bot import Leaning
from trickerion.bots.campaign import Campaign, TrickGoal, aimed_at, campaigns
from trickerion.bots.game_rollouts import GameRollout, weighed
from trickerion.bots.jobs import Job
from trickerion.bots.levels import has_thinking_time, leans, level_of
from trickerion.bots.magician import MagicianBot
from trickerion.bots.manager import beliefs_for
from trickerion.bots.manners import MANNERS, bent, manner_at, manner_of
from trickerion.bots.opening import _appeal
from trickerion.bots.power_moves import first_bargain, least_cost
from trickerion.bots.registry import BOTS, make_bot
from trickerion.bots.simulate import _games, _options, add_arguments, simulate, table
from trickerion.bots.turn_rollouts import TurnRollout
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import ACTION_COSTS, MAGICIANS, TRICKS
from trickerion.rules.options import HEIR, OptionsError
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.sampling import sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from trickerion.bots.jobs import Job
    from trickerion.rules.game import Game

TABLES = (
    "alley-2-mixed-full-2019",
    "academy-3-mixed-full-2019",
    "everything-2-mixed-full-2019",
    "normal-the_great_optico-full-random",
)
"""Whose first questions in a turn are thought out."""

THOUGHTFUL = ("Assigning", "Placing")
EFFORT = 0.3

COMMANDS = (
    "--games 2 --seats random,apprentice --setup full",
    "--games 1 --seats random,random,random,random --edition 2015 --modules dark_alley,academy,prophecies --json",
    "--games 1 --seats apprentice --solo --difficulty hard --modules academy --json",
    "--games 1 --seats apprentice,apprentice --manners",
    "--seats nobody",
    "--games 0",
    "--modules heir",
    "--modules no",
    "--solo --seats random,random",
    "--difficulty hard",
    "--seats random",
)


def tables(turn: int, *questions: str) -> Iterator[tuple[str, Game]]:
    """The first time in a turn that a seat that can think is asked each of these questions."""
    for name in TABLES:
        left = set(questions)
        for game in replay(GAMES[name].read_text(encoding="utf-8"), checked=False):
            asked = game.decision
            if asked is None or game.state.turn != turn or asked.question not in left:
                continue
            if game.options.seats[asked.seat].player != HEIR and len(game.legal_moves()) > 1:
                left.discard(asked.question)
                yield f"{name} {len(game.moves)}", game.clone()
            if not left:
                break


def levels() -> Iterator[str]:
    """Who is which level, leans and has which manner."""
    yield f"thinking_time {has_thinking_time()}"
    for player in (*BOTS, "person", "greedy"):
        manners = sorted({f"{manner_at(player, each)}" for each in MAGICIANS})
        yield f"{player} {level_of(player)} {leans(player)} {' '.join(manners)}"
        if player in BOTS:
            bot = make_bot(player, 1, manners=True)
            yield f"{player} leans {isinstance(bot, Leaning) and bot.manners is not None}"
    for magician in sorted(MAGICIANS):
        manner = manner_of(magician)
        yield f"{magician} {manner.id if manner else ''}"
    for manner in MANNERS.values():
        yield f"{manner.id} {mark(bent(WEIGHTS, manner))}"


def opening() -> Iterator[str]:
    """What each answer to a question of the set-up appeals to a computer player."""
    for name in TABLES:
        asked = set()
        for game in replay(GAMES[name].read_text(encoding="utf-8"), checked=False):
            if game.decision is None or game.state.phase != "setup":
                break
            if game.decision.question not in asked:
                asked.add(game.decision.question)
                player, moves = game.state.players[game.decision.seat], game.legal_moves()
                appeals = [_appeal(game.state, player, move) for move in moves]
                yield f"{name} {game.decision.question} {mark([round(each, 4) for each in appeals])}"


def manners() -> Iterator[str]:
    """What a level with manners answers."""
    for at, game in [*tables(3, *THOUGHTFUL), *tables(5, *THOUGHTFUL)]:
        assert game.decision is not None
        thought = make_bot("assistant", 1, manners=True).choose(game.view_for(game.decision.seat))
        yield f"{at} {mark([*map(str, (thought.move, *thought.then)), thought.reason])}"


def magician() -> Iterator[str]:
    """What the Magician answers, and where the lines that it tries lead."""
    for at, game in [*tables(3, "Placing"), *tables(4, "Assigning")]:
        assert game.decision is not None
        bot, found = MagicianBot(1, EFFORT), list[list[float]]()

        def work(jobs: Sequence[Job], found: list[list[float]] = found) -> list[list[float]]:
            done = [job.standings() for job in jobs]
            found += done
            return done

        bot.work = work
        thought = bot.choose(game.view_for(game.decision.seat))
        said = mark([*map(str, (thought.move, *thought.then)), thought.reason])
        yield f"{at} {said} {', '.join(map(written, found))}"


def _promised(fame: float, jobs: Sequence[Job]) -> list[list[float]]:
    """For each job: so much Fame without a goal, nothing for Trick "a", 9 for Trick "b"."""
    ends = {"a": 0.0, "b": 9.0}
    return [[ends[line.trick] if isinstance(line, TrickGoal) else fame for line in job.lines] for job in jobs]


def rollouts() -> Iterator[str]:
    """Games played to their end for a Trick, and without; and which of several Tricks is saved for then."""
    for at, game in islice(tables(4, "Assigning"), 1):
        assert game.decision is not None
        view = game.view_for(game.decision.seat)
        beliefs = beliefs_for(view.state)
        ways = campaigns(view.state, view.seat, beliefs)
        rollout = GameRollout(view.seat, beliefs, sampled(view, Random(1)), (None, *(way.goal for way in ways[:1])), 1)
        yield f"{at} {written(rollout.standings())} {[len(part.lines) for part in rollout.parts(2)]}"
        aimed = aimed_at(beliefs, TrickGoal(sorted(TRICKS)[game.decision.seat]))
        turn = TurnRollout(view.seat, aimed, sampled(view, Random(1)), [(move,) for move in game.legal_moves()[:1]])
        yield f"{at} saving {written(turn.standings())}"
        for fame in (0.0, 12.0, 20.0):
            told = [Campaign("a", 1.0, 12.0), Campaign("b", 1.0, 9.0)]
            best = weighed(view, beliefs, told, 1.0, partial(_promised, fame))
            yield f"{at} saves for {best.trick if best else 'nothing'} at {fame}"


def powers() -> Iterator[str]:
    """What Actions cost with each Power at work, where that is not what they cost without any."""
    game = Powers()
    for power in sorted(POWERS):
        game.change(racks=((power, "", "", ""), ("", "", "", "")))
        costs = {action: least_cost(game.state, 0, action) for action in sorted(ACTION_COSTS)}
        less = [f"{action} {cost}" for action, cost in costs.items() if cost != ACTION_COSTS[action]]
        if less or first_bargain(game.state, 0) != 1:
            yield f"{power} bargain {first_bargain(game.state, 0)}, {', '.join(less)}"


def simulated() -> Iterator[str]:
    """What the command tells about games with a seed, and why it refuses."""
    for line in COMMANDS:
        parser = argparse.ArgumentParser()
        add_arguments(parser)
        args = parser.parse_args(line.split())
        try:
            tally = simulate(_options(args), _games(args.games), args.seed, args.manners)
        except OptionsError as error:
            yield f"{line}: {error.why} {sorted(error.facts.items())}"
        except ValueError as error:
            yield f"{line}: {error}"
        else:
            tally.seconds = 2.0
            yield f"{line}: {tally.to_json()}"
            yield from (f"{line}: {told}" for told in table(tally).split("\n"))


PAGES: Mapping[str, Callable[[], Iterator[str]]] = {
    page.__name__: page for page in (levels, opening, manners, magician, rollouts, powers, simulated)
}


def page(name: str) -> list[str]:
    """What the book keeps of a page."""
    return [f"{name} {line}" for line in PAGES[name]()]
