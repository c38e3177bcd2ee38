"""The line that a player shares of an evening, and whether a record belongs to one."""

import re
from collections import Counter
from hashlib import sha256
from typing import Final

from trickerion.rules.game import Game
from trickerion.storage.evening import evening_in
from trickerion.storage.evenings import Night, Result
from trickerion.words.evening import line

BELONGS: Final = "belongs"
"""The verdict on a line that tells of the record; all others say why not."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 5
_READ: Final = re.compile(rf"(.*)\(([\w.-]+)\)\s([{_LETTERS}]{{{_LENGTH}}})")
LONGEST: Final = 400


def shared_line(night: Night, result: Result) -> str:
    """The line, with a short sum of its text and of all moves of the record. Plain text, in the player's language."""
    numbers = (result.fame, result.place, result.of, result.shows, result.links)
    text = line(night.date, night.kind, night.magician, night.version, *numbers)
    return f"{text} {_sum(text, result.proof)}"


def verdict_on(told: str, game: Game) -> str:
    """Whether a game is the one of which a line tells, whatever its language; an id of ``words.evening.VERDICT``."""
    read, evening = _READ.fullmatch(" ".join(told[:LONGEST].split())), evening_in(game)
    if evening is None:
        return "no_evening"
    if not game.is_over:
        return "not_over"
    if read is None:
        return "no_line"
    text, version, told_sum = read.groups()
    if version != evening.version:
        return "other_version"
    result = Result.of_game(game)
    numbers = [result.fame, result.place, result.of, result.shows, result.links, evening.date.day, evening.date.year]
    is_told = Counter(map(int, re.findall(r"\d+", text))) == Counter(numbers)
    is_proved = _sum(f"{text}({version})", result.proof) == told_sum
    return BELONGS if is_told and is_proved else "another"


def _sum(text: str, proof: str) -> str:
    number = int.from_bytes(sha256(f"{' '.join(text.split())}/{proof}".encode()).digest()[:8], "big")
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(_LENGTH))
