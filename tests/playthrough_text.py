"""Golden games as text that people can read: one line a decision, and now and then the digest of the table."""

import json
from collections.abc import Iterator

from trickerion.rules.events import TurnBegan
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, move_from_json
from trickerion.rules.options import GameOptions

DIGEST_EVERY = 20
"""Decisions between two digests."""


def write(game: Game) -> str:
    """The text of a finished or unfinished game, by playing it again."""
    lines = [f"options {json.dumps(game.options.to_json())}", f"seed {json.dumps(game.seed)}"]
    again = Game.new(game.options, game.seed)
    lines.append(f"digest {again.digest()}")
    for number, move in enumerate(game.moves, 1):
        lines.append(_line(again, move))
        events = again.apply(move)
        lines += [f"# turn {event.turn}" for event in events if isinstance(event, TurnBegan)]
        if number % DIGEST_EVERY == 0:
            lines.append(f"digest {again.digest()}")
    lines.append(f"digest {again.digest()}")
    if again.is_over:
        lines.append(f"fame {json.dumps([player.fame for player in again.state.players])}")
    return "\n".join(lines) + "\n"


def _line(game: Game, move: Move) -> str:
    """``seat move-as-json  # question: sentence``."""
    decision = game.decision
    assert decision is not None
    return f"{decision.seat} {json.dumps(move.to_json())}  # {decision.question}: {move}"


def replay(text: str, checked: bool = True) -> Iterator[Game]:
    """Play a text; stops after every line. Raises AssertionError where the game differs from the text.

    Not ``checked``: the tables are taken for what they were; ``playthroughs/test_golden_games.py`` looks at them all.
    """
    lines = [line.split("  # ")[0] for line in text.splitlines() if not line.startswith("#")]
    words = [line.split(" ", 1) for line in lines]
    assert [word for word, _ in words[:2]] == ["options", "seed"]
    game = Game.new(GameOptions.from_json(json.loads(words[0][1])), json.loads(words[1][1]))
    for number, (word, rest) in enumerate(words[2:], 3):
        if word == "digest":
            assert not checked or game.digest() == rest, f"another table at line {number}"
        elif word == "fame":
            assert [player.fame for player in game.state.players] == json.loads(rest)
        else:
            assert game.decision is not None, f"another seat at line {number}"
            assert game.decision.seat == int(word), f"another seat at line {number}"
            game.apply(move_from_json(json.loads(rest)))
        yield game
