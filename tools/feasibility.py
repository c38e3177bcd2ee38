"""Force goals of several turns upon the Assistant and measure what they bring, net of all that they cost.

    python tools/feasibility.py --games 60 --players 4 --modules dark_alley,prophecies

Every seed is played once by Assistants alone; then once for each goal with one seat (in rotation) that is held to it.
Prints how often the goal was met and the difference in that seat's final Fame, with its standard error.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from campaign import CampaignBot, ChooseGoal, tricks_in_reach
from goals import ShowGoal, TeamGoal
from paired import PLAYED_AS, Mean, add_arguments, mean_of, play_on, table_of

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.bot import Bot
from trickerion.bots.campaign import TrickGoal
from trickerion.bots.search import CAREFUL, Care
from trickerion.bots.weights import Goal
from trickerion.rules.catalog import SPECIALISTS, TRICKS
from trickerion.rules.events import Event, PerformanceBegan, TrickLearned, TrickPerformed
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions
from trickerion.rules.view import View

NUMBER_OF_SPECIALISTS = 3
NEVER = 99


class Diary:
    """What one seat has done by the end of each turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.learned: dict[int, int] = {}
        self.performed: dict[int, int] = {}
        self.shows: list[int] = []
        self.specialists: dict[int, int] = {}

    def watch(self, game: Game, event: Event) -> None:
        """Take down what matters."""
        state = game.state
        if isinstance(event, TrickLearned) and event.seat == self.seat:
            self.learned.setdefault(TRICKS[event.trick].level, state.turn)
        elif isinstance(event, TrickPerformed) and event.owner == self.seat:
            self.performed.setdefault(TRICKS[event.trick].level, state.turn)
        elif isinstance(event, PerformanceBegan) and event.seat == self.seat:
            self.shows.append(state.turn)
        player = state.players[self.seat]
        team = sum(disk in SPECIALISTS for disk in (*player.characters, *player.hired))
        self.specialists.setdefault(team, state.turn)


# ------------------------------------------------------------------ goals


class TrickOfLevel:
    """The best Trick of a level, to be performed by the end of a turn; afterwards as the bot likes.

    The Trick once chosen is kept as long as nobody else learns it.
    """

    def __init__(self, level: int, by: int, size: float, start: int = 1) -> None:
        self.level, self.by, self.size, self.start = level, by, size, start
        self.trick = ""

    def __call__(self, view: View) -> Goal | None:
        """The goal of this turn."""
        state, player = view.state, view.state.players[view.seat]
        if not self.start <= state.turn <= self.by:
            return None
        own = [owned.id for owned in player.tricks if owned is not None and owned.trick.level == self.level]
        reach = [trick.id for trick in tricks_in_reach(state, view.seat, self.level)]
        if self.trick not in own + reach:
            self.trick = (own + reach + [""])[0]
        return TrickGoal(self.trick, self.size) if self.trick else None


def third_specialist(by: int, size: float, view: View) -> Goal | None:
    """All three Specialists."""
    return TeamGoal(SPECIALISTS, NUMBER_OF_SPECIALISTS, size) if view.state.turn <= by else None


def shows_from(turn: int, size: float, view: View) -> Goal | None:
    """A show of its own in every turn; in the turns before, something laid out for it."""
    return ShowGoal(size) if view.state.turn >= turn - 1 else None


Met = Callable[[Diary, int], bool]
"""Whether a diary of a game of so many turns fulfils a goal."""


class Force(NamedTuple):
    """What makes the goal of a new game, and how one sees that it was met."""

    goal: Callable[[], ChooseGoal]
    met: Met
    needs_level: int = 2


def performed(level: int, turn: int) -> Met:
    """Whether a Trick of the level was performed by the end of a turn."""
    return lambda diary, _: diary.performed.get(level, NEVER) <= turn


def team_complete(turn: int) -> Met:
    """Whether three Specialists were hired by the end of a turn."""
    return lambda diary, _: diary.specialists.get(NUMBER_OF_SPECIALISTS, NEVER) <= turn


def shown_from(turn: int) -> Met:
    """Whether there was a show of its own in every turn from this one on."""
    return lambda diary, turns: set(range(turn, turns + 1)) <= set(diary.shows)


FORCES: dict[str, Force] = {
    "level 2 performed by turn 2": Force(lambda: TrickOfLevel(2, 2, 30.0), performed(2, 2)),
    "level 2 performed by turn 3": Force(lambda: TrickOfLevel(2, 3, 30.0), performed(2, 3)),
    "level 2 performed by turn 3, gently": Force(lambda: TrickOfLevel(2, 3, 15.0), performed(2, 3)),
    "level 3 performed by turn 4": Force(lambda: TrickOfLevel(3, 4, 40.0, start=2), performed(3, 4), 3),
    "level 3 performed by turn 5": Force(lambda: TrickOfLevel(3, 5, 40.0, start=3), performed(3, 5), 3),
    "level 3 performed by turn 5, gently": Force(lambda: TrickOfLevel(3, 5, 20.0, start=3), performed(3, 5), 3),
    "third Specialist by turn 3": Force(lambda: partial(third_specialist, 3, 10.0), team_complete(3)),
    "own show every turn from turn 2": Force(lambda: partial(shows_from, 2, 8.0), shown_from(2)),
    "own show every turn from turn 2, gently": Force(lambda: partial(shows_from, 2, 3.0), shown_from(2)),
}


# ------------------------------------------------------------------ games


class Result(NamedTuple):
    """One pair: Fame gained by the seat, lost by the best rival, goal met with and without force."""

    force: str
    gain: float
    rival: float
    met: bool
    met_anyway: bool
    fame: int


def one_game(options: GameOptions, seed: str, bots: list[Bot], seat: int) -> tuple[list[int], Diary]:
    """Final Fame by seat, and the diary of a seat."""
    game, diary = Game.new(options, seed), Diary(seat)
    play_on(game, bots, diary.watch)
    return [player.fame for player in game.state.players], diary


def pairs(options: GameOptions, seed: str, number: int, names: tuple[str, ...], care: Care = CAREFUL) -> list[Result]:
    """Every goal on one seed."""
    players = len(options.seats)
    seat, text = number % players, f"{seed}-{number}"

    def team(forced: Force | None) -> list[Bot]:
        made: list[Bot] = [AssistantBot(1000 * number + i, care=care) for i in range(players)]
        if forced is not None:
            made[seat] = CampaignBot(1000 * number + seat, forced.goal(), care=care)
        return made

    plain, without = one_game(options, text, team(None), seat)
    found = []
    for name in names:
        fame, diary = one_game(options, text, team(FORCES[name]), seat)
        turns = options.turns
        rival = max(f for i, f in enumerate(fame) if i != seat) - max(f for i, f in enumerate(plain) if i != seat)
        met = FORCES[name].met
        found.append(Result(name, fame[seat] - plain[seat], rival, met(diary, turns), met(without, turns), fame[seat]))
    return found


def line(name: str, results: list[Result]) -> str:
    """One line of the table."""
    gain, rival = mean_of(r.gain for r in results), mean_of(r.rival for r in results)
    when_met = mean_of(r.gain for r in results if r.met)
    number = max(1, len(results))
    met, anyway = sum(r.met for r in results) / number, sum(r.met_anyway for r in results) / number
    fame = sum(r.fame for r in results) / number
    shown: tuple[Mean | str, ...] = (name, f"{anyway:.0%}", f"{met:.0%}", gain, when_met, rival, f"{fame:.1f}")
    return "| " + " | ".join(map(str, shown)) + " |"


def main() -> None:
    """Read the arguments, play, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    add_arguments(parser)
    parser.add_argument("--only", default="", help="goals whose names contain one of these, parted by commas")
    args = parser.parse_args()
    modules = tuple(name for name in args.modules.split(",") if name)
    options = table_of(args.players, modules, args.setup)
    names = tuple(
        name
        for name, force in FORCES.items()
        if any(part in name for part in args.only.split(",")) and force.needs_level <= options.terms.highest_level
    )
    with ProcessPoolExecutor(args.cores) as pool:
        numbers = range(args.games)
        found = pool.map(
            pairs, *zip(*((options, args.seed, n, names, PLAYED_AS[args.bot]) for n in numbers), strict=True)
        )
        results = [result for each in found for result in each]
    print(f"{args.players} players, {args.modules or 'base'}, {args.games} seeds {args.seed}-*, {args.bot}")
    print("| goal | met without | met | own Fame | own Fame where met | best rival | Fame |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name in names:
        print(line(name, [result for result in results if result.force == name]))


if __name__ == "__main__":
    main()
