"""What the command line says: the help of its arguments, and what the commands print."""

from typing import Final

from trickerion.language.speech import Count, Say, _, table

PROGRAM: Final = _("Trickerion - Legends of Illusion, an unofficial desktop adaptation.")
FAILED: Final = _("the program has failed; the log file says more, and the game in progress is kept")

DATA_DIR: Final = _("keep games and settings in this folder")
SIZE: Final = _("size of the window, 1280x720 for example")
AUTOPLAY: Final = _("let opponents play a game in the window, write a picture of the final table to this file, and end")
OPEN: Final = _("open a saved game, in the window that is open already if there is one; the file alone does it, too")
SIMULATE: Final = _("let opponents play games without a window")
SERVE: Final = _("serve tables for several computers, without a window")
REPLAY: Final = _("play a saved game to its end without a window")
LANGUAGE: Final = _("the language of the program")
VERSION: Final = _("print the version and exit")
wrong: Final = Say("{program}: {complaint} (try {program} --help)")
PARSER: Final = table(
    "what Python's parser of the command line says",
    {
        "usage: ": "usage: ",
        "positional arguments": "positional arguments",
        "options": "options",
        "show this help message and exit": "show this help message and exit",
        "argument %(argument_name)s: %(message)s": "argument %(argument_name)s: %(message)s",
        "invalid choice: %(value)r (choose from %(choices)s)": "invalid choice: %(value)r (choose from %(choices)s)",
        "the following arguments are required: %s": "the following arguments are required: %s",
        "unrecognized arguments: %s": "unrecognized arguments: %s",
        "expected one argument": "expected one argument",
        "not allowed with argument %s": "not allowed with argument %s",
        "ignored explicit argument %r": "ignored explicit argument %r",
        "ambiguous option: %(option)s could match %(matches)s": "ambiguous option: %(option)s could match %(matches)s",
        "invalid %(type)s value: %(value)r": "invalid %(type)s value: %(value)r",
    },
)
"""In English as it asks for it, a text for each."""
# Translators: what "trickerion replay" wants
FILE: Final = _("a saved game")
VERIFY: Final = _("fail unless every move and the final table are right")
LINE: Final = _("with --verify: the shared line of an evening, to which the game must belong")

GAMES: Final = _("how many games (default 10)")
SOLO: Final = _("one bot against Dahlgaard’s Heir, with all it needs")
SEED: Final = _("seed of the first game (default 1)")
SETUP: Final = _("beginner or full (default beginner)")
MANNERS: Final = _("computer players have the preferences of their Magicians")
JSON: Final = _("print one JSON object")
difficulty: Final = Say("of the Heir: {levels} (default normal)")
seats: Final = Say("2 to 4 of {bots} (default assistant,assistant; solo: assistant)")
edition: Final = Say("{editions} (default 2019)")
modules: Final = Say("any of {names}, with commas")

no_bot: Final = Say("--seats: {text} is not a bot; choose from {names}.")
no_module: Final = Say("--modules: {text} is none of {names}.")
NO_DIFFICULTY: Final = _("--difficulty is that of the Heir; add --solo.")
HEIR_ALONE: Final = _("--modules: the Heir comes with --solo.")
ONE_BOT: Final = _("--solo: one bot plays against the Heir; name one with --seats.")

THE_HEIR: Final = _("The Heir")
in_command: Final = Say("trickerion {command}: {complaint}")
no_end: Final = Say("game {seed}: no end after {decisions} decisions")
HEAD: Final = table("head of a table", seat="Seat", bot="Bot", wins="Wins", fame="Mean Fame")
simulated: Final = Count(
    "{number} game, {decisions} decisions in {seconds} s ({speed} decisions per second)",
    "{number} games, {decisions} decisions in {seconds} s ({speed} decisions per second)",
)
replayed: Final = Say("{file}: {moves} moves, {stand}, digest {digest}.")
replayed_as_saved: Final = Say("{file}: {moves} moves, {stand}, digest {digest} as saved.")
final_score: Final = Say("final score: {scores}")
score: Final = Say("{name} {points}", "score in a row")
seat: Final = Say("Seat {number}")
turn: Final = Say("turn {number}, {phase}")
"""Turn and phase that a game has reached."""
