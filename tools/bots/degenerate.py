"""Look for anything degenerate in how bots play: ``python tools/bots/degenerate.py assistant,assistant --games 40``.

Whole games of the given bots, who move on one seat with every game. Tells of each bot: wages left unpaid, Coins over 15
at the end, and how often they were there before the last shows, while they could be spent; idle Characters, shows, and
how often each Location and Action was used; of each seat its share of the wins.
The last lines are the verdict; the exit status is 1 when something is degenerate.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bots.arena import wilson
from trickerion.bots.playing import Played, play_game
from trickerion.bots.registry import BOTS, make_bot
from trickerion.rules.catalog import ACADEMY, SLOTS
from trickerion.rules.events import (
    CardsRevealed,
    CharacterEnhanced,
    CharacterFinished,
    CharacterIdle,
    CharacterPlaced,
    Event,
    PerformanceBegan,
    WagesPaid,
)
from trickerion.rules.game import Game
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import BEGINS
from trickerion.rules.modules.module import locations_of
from trickerion.rules.moves import Bargain, Move
from trickerion.rules.options import EDITIONS, HEIR, GameOptions, Seat
from trickerion.rules.state import Choice

HOARD = 15
"""Coins at the end that nobody needs."""

MOST_UNPAID, MOST_HOARDS, MOST_IDLE, LEAST_AT_A_LOCATION, MOST_ABOVE_SHARE = 0.02, 0.05, 0.3, 0.03, 0.05
"""Shares: of Characters not paid, of seats that hoard, of idle Characters; of a Location; a seat's wins above even."""

ACTIONS = (
    *("learn_trick", "hire_character", "take_coins", "reroll_die", "set_die", "buy", "bargain", "order", "quick_order"),
    *("prepare", "move_trick", "move_components", "move_apprentice", "set_up_trick", "perform"),
)
OF_THE_ALLEY = ("draw_card", "reschedule")
OF_PROPHECIES = ("fortune_telling",)
OF_THE_ACADEMY = ("renovate", "practice", "teach", "learn_secret", "reveal_secret")
"""Each is to be used in most games."""


@dataclass
class Habits:
    """What one bot has done in all its games."""

    seats: int = 0
    wins: int = 0
    turns: int = 0
    fame: int = 0
    hoards: int = 0
    unspent: int = 0
    paid: int = 0
    unpaid: int = 0
    idle: int = 0
    shows: int = 0
    magicians: int = 0
    """Magicians who had Action Points; ``points_left``: who went with some of them, ``all_points_left``: with all."""
    points_left: int = 0
    all_points_left: int = 0
    enhanced: int = 0
    enhanced_at_a_loss: int = 0
    """Shards for an Action Point of a Character who then went with one unused."""
    locations: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    """In how many games some seat of this bot has used each Action; ``this_game``: those of the game that is played."""
    this_game: set[str] = field(default_factory=set)
    had: int = 0
    """Action Points of the Character that acts, if it has done nothing yet."""
    is_enhanced: bool = False

    def saw(self, event: Event) -> None:
        """Count something that happened to the bot."""
        if isinstance(event, WagesPaid):
            self.unpaid += len(event.unpaid)
        elif isinstance(event, CharacterIdle):
            self.idle += 1
        elif isinstance(event, CharacterPlaced):
            self.locations[SLOTS[event.slot].location] += 1
            self.had, self.is_enhanced = event.points, False
        elif isinstance(event, CharacterEnhanced):
            self.had, self.is_enhanced = event.points, True
            self.enhanced += 1
        elif isinstance(event, CharacterFinished):
            self._went(event)
        elif isinstance(event, PerformanceBegan):
            self.shows += 1
            self.actions["perform"] += 1

    def _went(self, event: CharacterFinished) -> None:
        """A Character is through; what it has left is lost."""
        self.enhanced_at_a_loss += self.is_enhanced and event.points_left > 0
        self.is_enhanced = False
        if event.character == "magician" and self.had:
            self.magicians += 1
            self.points_left += event.points_left > 0
            self.all_points_left += event.points_left == self.had

    def did(self, frame: Choice, move: Move) -> None:
        """Count an Action that the bot began."""
        if isinstance(frame, Acting) and type(move) in BEGINS:
            self.actions[BEGINS[type(move)].id] += 1
            self.this_game.add(BEGINS[type(move)].id)
        elif isinstance(move, Bargain) and move.points:
            self.actions["bargain"] += 1

    def end_game(self) -> None:
        """Another game begins."""
        self.games.update(self.this_game)
        self.this_game.clear()

    @property
    def placed(self) -> int:
        """Characters placed."""
        return self.locations.total()


class Table:
    """One game, watched: whose habits are whose."""

    def __init__(self, habits: Sequence[Habits]) -> None:
        self._habits = habits
        self._purses: list[int] = []

    def watch(self, game: Game, frame: Choice, move: Move, events: Sequence[Event]) -> None:
        """One move, and what came of it."""
        self._habits[frame.seat].did(frame, move)
        if game.state.phase == "place_characters":
            self._purses = [player.coins for player in game.state.players]
        for event in events:
            seat = getattr(event, "seat", -1)
            if seat >= 0:
                self._habits[seat].saw(event)
            elif isinstance(event, CardsRevealed):
                self._without_cards(game, event)

    def _without_cards(self, game: Game, revealed: CardsRevealed) -> None:
        """Characters who got no card are idle, too."""
        for seat, habits in enumerate(self._habits):
            habits.idle += len(game.state.players[seat].characters) - sum(card[0] == seat for card in revealed.cards)

    def end(self, played: Played, turns: int) -> None:
        """The game is over."""
        for seat, habits in enumerate(self._habits):
            habits.seats += 1
            habits.wins += played.rank[seat] == 0
            habits.turns += turns
            habits.fame += played.fame[seat]
            habits.hoards += played.coins[seat] > HOARD
            habits.unspent += self._purses[seat] > HOARD
            habits.end_game()


def options_of(args: argparse.Namespace, bots: Sequence[str]) -> GameOptions:
    """A game with these bots on its seats."""
    seats = tuple(Seat(f"Player {seat + 1}", name) for seat, name in enumerate(bots))
    return GameOptions(seats, args.edition, args.setup, tuple(name for name in args.modules.split(",") if name))


def play(args: argparse.Namespace) -> tuple[dict[str, Habits], list[int], list[str]]:
    """All games: habits by bot, wins by seat, errors."""
    names = args.bots.split(",")
    habits, wins, errors = {name: Habits() for name in names}, [0] * len(names), []
    for number in range(args.games):
        turned = [names[(seat + number) % len(names)] for seat in range(len(names))]
        options = options_of(args, turned)
        bots = [make_bot(name, 1000 * number + seat) for seat, name in enumerate(turned)]
        table = Table([habits[name] for name in turned])
        played = play_game(options, f"{args.seed}-{number}", bots, table.watch)
        table.end(played, options.turns)
        errors += [played.error] if played.error else []
        wins = [won + (rank == 0) for won, rank in zip(wins, played.rank, strict=True)]
    return habits, wins, errors


def due_actions(modules: str) -> tuple[str, ...]:
    """The Actions that a game with these modules has."""
    alley = OF_THE_ALLEY if "dark_alley" in modules else ()
    academy = OF_THE_ACADEMY if ACADEMY in modules else ()
    return (*ACTIONS, *alley, *(OF_PROPHECIES if "prophecies" in modules else ()), *academy)


def told(name: str, habits: Habits) -> list[str]:
    """The figures of a bot."""
    seats, all_actions = max(1, habits.seats), max(1, habits.actions.total())
    places = ", ".join(f"{place} {n / max(1, habits.placed):.0%}" for place, n in habits.locations.most_common())
    actions = ", ".join(f"{action} {n / all_actions:.1%}" for action, n in habits.actions.most_common())
    of_games = ", ".join(f"{action} {habits.games[action]}" for action in OF_THE_ACADEMY if habits.games[action])
    return [
        f"{name}: won {habits.wins} of {habits.seats}, mean Fame {habits.fame / seats:.1f},"
        f" shows {habits.shows / max(1, habits.turns):.2f} a turn",
        f"  Characters placed {habits.placed / seats:.1f} a game, idle {share(habits.idle, habits):.1%},"
        f" unpaid {share(habits.unpaid, habits):.1%}; over {HOARD} Coins at the end: {habits.hoards / seats:.1%},"
        f" before the last shows: {habits.unspent / seats:.1%}",
        f"  Locations: {places}",
        f"  Actions: {actions}",
        *([f"  Of all games: {of_games}"] if of_games else []),
    ]


def share(number: int, habits: Habits) -> float:
    """A number of Characters as a share of all that were placed or idle."""
    return number / max(1, habits.placed + habits.idle)


def faults_of(name: str, habits: Habits, games: int, actions: Sequence[str], locations: Sequence[str]) -> list[str]:
    """What is degenerate about a bot."""
    seats = max(1, habits.seats)
    found = [
        (share(habits.unpaid, habits) > MOST_UNPAID, "leaves wages unpaid"),
        (habits.hoards / seats > MOST_HOARDS, "hoards Coins"),
        (share(habits.idle, habits) > MOST_IDLE, "leaves Characters idle"),
    ]
    found += [
        (habits.locations[place] < LEAST_AT_A_LOCATION * habits.placed, f"hardly uses: {place}") for place in locations
    ]
    found += [(not habits.actions[action], f"never uses: {action}") for action in actions]
    rare = [action for action in OF_THE_ACADEMY if action in actions and habits.games[action] <= games / 2]
    found += [(True, f"in few games uses: {action}") for action in rare]
    return [f"{name} {what}" for is_so, what in found if is_so]


def unfair_seats(wins: Sequence[int], games: int) -> list[str]:
    """Seats that win more than their share by more than a few points, and not by chance alone."""
    even = 1 / len(wins)
    unfair = [n for n, won in enumerate(wins) if won / games > even + MOST_ABOVE_SHARE and wilson(won, games)[0] > even]
    return [f"seat {number + 1} wins {wins[number] / games:.0%}, where even is {even:.0%}" for number in unfair]


def main() -> int:
    """Read the arguments, play, report, judge."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("bots", help=f"2 to 4 of {', '.join(name for name in BOTS if name != HEIR)}, with commas")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--setup", choices=("beginner", "full"), default="full")
    parser.add_argument("--edition", choices=EDITIONS, default="2019")
    parser.add_argument("--modules", default="")
    parser.add_argument("--seed", default="degenerate")
    args = parser.parse_args()
    habits, wins, faults = play(args)
    actions = due_actions(args.modules)
    locations = locations_of(options_of(args, args.bots.split(",")))
    for name, of_bot in habits.items():
        print("\n".join(told(name, of_bot)))
        faults += faults_of(name, of_bot, args.games, actions, sorted(locations))
    print("Wins by seat: " + ", ".join(f"{won / args.games:.0%}" for won in wins))
    faults += unfair_seats(wins, args.games)
    print("\n".join(f"Degenerate: {fault}" for fault in faults) or "Nothing degenerate.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
