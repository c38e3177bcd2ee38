"""``trickerion replay``: a saved game played through, and told in one line."""

from pathlib import Path

from trickerion.console import complain, one_line, tell
from trickerion.language.speech import listed
from trickerion.rules.game import Game
from trickerion.storage.evening_line import BELONGS, verdict_on
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.words.command_line import final_score, in_command, replayed, replayed_as_saved, score, seat, turn
from trickerion.words.evening import VERDICT

WRONG = 2


def replay(path: Path, verify: bool, line: str = "") -> int:
    """Play a save through and print one line about it. Exit status 0; 2 when it cannot be read.

    With ``verify`` a save that is damaged anywhere, or leads to another table than the saved one, counts as unreadable;
    so does one that does not belong to ``line``, which somebody shared of an evening of Tonight's Show.
    """
    verify = verify or bool(line)
    try:
        opened = read_game(path)
    except SaveError as error:
        complain(in_command(command="replay", complaint=error))
        return WRONG
    if opened.note:
        complain(in_command(command="replay", complaint=opened.note))
        if verify:
            return WRONG
    tell(one_line(_told(path, opened.game, verify)))
    return _verify_line(opened.game, line) if line else 0


def _verify_line(game: Game, line: str) -> int:
    verdict = verdict_on(line, game)
    if verdict == BELONGS:
        tell(VERDICT[verdict])
        return 0
    complain(in_command(command="replay", complaint=VERDICT[verdict]))
    return WRONG


def _told(path: Path, game: Game, verified: bool) -> str:
    state = game.state
    if game.is_over:
        named = [(state.options.seats[s.seat].name or seat(number=s.seat + 1), s.fame) for s in game.result()]
        stand = final_score(scores=listed(score(name=name, points=fame) for name, fame in named))
    else:
        stand = turn(number=state.turn, phase=state.phase.replace("_", " "))
    say = replayed_as_saved if verified else replayed
    return say(file=path.name, moves=len(game.moves), stand=stand, digest=game.digest())
