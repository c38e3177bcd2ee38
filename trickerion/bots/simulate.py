"""``trickerion simulate``: games between bots, told as a table or as one JSON object."""

import argparse
import json
from dataclasses import dataclass, field
from reprlib import repr as quoted
from time import perf_counter
from typing import Any

from trickerion.bots.playing import Played, play_game
from trickerion.bots.registry import BOTS, make_bot
from trickerion.console import Filled, complain, tell
from trickerion.language.speech import decimal, either, listed
from trickerion.rules.options import DIFFICULTIES, EDITIONS, HEIR, MODULES, GameOptions, OptionsError, Seat
from trickerion.words import command_line as words
from trickerion.words.serve import empty_in_list
from trickerion.words.trouble import not_a_number_of_games, options_refused

MOST_GAMES = 1_000_000
PLAYING = tuple(name for name in BOTS if name != HEIR)
"""The bots that may sit anywhere."""

WITHOUT_HEIR = tuple(name for name in MODULES if name != HEIR)
SOLO_MODULES = ("dark_alley", "prophecies", HEIR)


@dataclass
class Tally:
    """The games played so far."""

    seats: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    fame: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0] * len(self.seats)
        self.fame = [0] * len(self.seats)

    def add(self, played: Played) -> None:
        """Count one more game; one that broke counts for nothing but its error."""
        self.decisions += sum(played.decisions)
        if played.error:
            self.errors.append(played.error)
            return
        self.games += 1
        for seat, fame in enumerate(played.fame):
            self.fame[seat] += fame
            self.wins[seat] += played.rank[seat] == 0

    def to_json(self) -> dict[str, Any]:
        """The object that ``--json`` prints; lists are in seat order."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins_by_seat": self.wins,
            "mean_final_fame": [round(fame / max(1, self.games), 2) for fame in self.fame],
            "errors": self.errors,
        } | self._against_the_heir()

    def _against_the_heir(self) -> dict[str, Any]:
        """Of solo games: how often the player won, and both mean final scores."""
        if HEIR not in self.seats:
            return {}
        played = max(1, self.games)
        score, heirs_score = (round(fame / played, 2) for fame in self.fame)
        return {"win_rate": round(self.wins[0] / played, 3), "mean_score": score, "mean_score_of_the_heir": heirs_score}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--games", default="10", metavar="N", help=words.GAMES)
    parser.add_argument("--solo", action="store_true", help=words.SOLO)
    parser.add_argument("--difficulty", default="", metavar="LEVEL", help=words.difficulty(levels=listed(DIFFICULTIES)))
    parser.add_argument(
        "--seats",
        action=Filled,
        const="assistant,assistant",
        default="",
        metavar="BOTS",
        help=words.seats(bots=listed(PLAYING)),
    )
    parser.add_argument("--seed", default="1", metavar="TEXT", help=words.SEED)
    parser.add_argument("--setup", default="beginner", help=words.SETUP)
    parser.add_argument("--edition", default="2019", help=words.edition(editions=either(EDITIONS)))
    parser.add_argument("--modules", default="", metavar="NAMES", help=words.modules(names=listed(WITHOUT_HEIR)))
    parser.add_argument("--manners", action="store_true", help=words.MANNERS)
    parser.add_argument("--json", action="store_true", help=words.JSON)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them. Exit status 0, 1 when a game broke, 2 for wrong arguments.

    Raises PlayerError when nothing can be printed.
    """
    try:
        tally = simulate(_options(args), _games(args.games), args.seed, args.manners)
    except OptionsError as error:
        return _refused(options_refused[error.why](**error.facts))
    except ValueError as error:
        return _refused(str(error))
    tell(json.dumps(tally.to_json()) if args.json else table(tally))
    return 1 if tally.errors else 0


def _refused(why: str) -> int:
    complain(words.in_command(command="simulate", complaint=why))
    return 2


def simulate(options: GameOptions, games: int, seed: str, manners: bool = False) -> Tally:
    """Play games with the seeds "<seed>-0", "<seed>-1" and so on between the bots that the seats name.

    ``manners``: whether levels lean as their Magicians do.
    """
    tally = Tally(tuple(seat.player for seat in options.seats))
    begun = perf_counter()
    for number in range(games):
        seeds = range(number * len(tally.seats), (number + 1) * len(tally.seats))
        bots = [make_bot(name, own, manners=manners) for name, own in zip(tally.seats, seeds, strict=True)]
        tally.add(play_game(options, f"{seed}-{number}", bots))
    tally.seconds = perf_counter() - begun
    return tally


def table(tally: Tally) -> str:
    """The tally for people."""
    told = tally.to_json()
    rows = enumerate(zip(tally.seats, tally.wins, told["mean_final_fame"], strict=True), 1)
    seat, bot, wins, fame = words.HEAD.values()
    lines = [f"{seat:>4}  {bot:<10} {wins:>6} {fame:>10}"]
    lines += [f"{number:>4}  {name:<10} {won:>6} {decimal(mean, 2):>10}" for number, (name, won, mean) in rows]
    counted = {"decisions": tally.decisions, "seconds": decimal(tally.seconds), "speed": told["decisions_per_second"]}
    return "\n".join([*lines, words.simulated(tally.games, **counted), *tally.errors])


def _games(text: str) -> int:
    is_short = text.isdecimal() and len(text) <= len(str(MOST_GAMES))
    if not is_short or not 1 <= int(text) <= MOST_GAMES:
        raise ValueError(not_a_number_of_games(text=quoted(text), most=MOST_GAMES))
    return int(text)


def _options(args: argparse.Namespace) -> GameOptions:
    names = [name.strip() for name in (args.seats or ("assistant" if args.solo else "assistant,assistant")).split(",")]
    if not all(names):
        raise ValueError(empty_in_list(option="--seats", example="assistant,assistant"))
    for name in names:
        if name not in PLAYING:
            raise ValueError(words.no_bot(text=quoted(name), names=listed(PLAYING)))
    modules = _modules(args)
    if args.solo:
        return _solo_options(args, names, modules)
    if args.difficulty:
        raise ValueError(words.NO_DIFFICULTY)
    seats = tuple(Seat(f"{name.capitalize()} {i + 1}", name) for i, name in enumerate(names))
    return GameOptions(seats, edition=args.edition, setup=args.setup, modules=modules)


def _modules(args: argparse.Namespace) -> tuple[str, ...]:
    names = tuple(name.strip() for name in args.modules.split(",") if name.strip())
    for name in names:
        if name == HEIR and not args.solo:
            raise ValueError(words.HEIR_ALONE)
        if name not in MODULES:
            raise ValueError(words.no_module(text=quoted(name), names=listed(WITHOUT_HEIR)))
    return names


def _solo_options(args: argparse.Namespace, names: list[str], asked: tuple[str, ...]) -> GameOptions:
    if len(names) != 1:
        raise ValueError(words.ONE_BOT)
    seats = (Seat(names[0].capitalize(), names[0]), Seat(words.THE_HEIR, HEIR))
    modules = (*SOLO_MODULES, *(name for name in asked if name not in SOLO_MODULES))
    difficulty = args.difficulty or "normal"
    return GameOptions(seats, edition=args.edition, setup=args.setup, modules=modules, difficulty=difficulty)
