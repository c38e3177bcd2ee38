"""What the log says of a computer player whose thinking did not come to an end."""

from __future__ import annotations

THINKS_AGAIN = "{name} lost the thread and thinks about this decision once more."
DECIDED_FOR = "{name} found no answer; this one decision is made {how}, and {name} goes on with the next."
HOW = {"greedy": "by a quicker player", "random": "by a random player", "lots": "by lot"}
BY_LOT = "Drawn by lot."


def thinks_again(name: str) -> str:
    """The same player tries again."""
    return THINKS_AGAIN.format(name=name)


def decided_for(name: str, brain: str) -> str:
    """The next simpler player decides for once."""
    return DECIDED_FOR.format(name=name, how=HOW[brain])
