"""A saved game in words: how far it is, and who plays."""

from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import HEIR
from trickerion.storage.record import Summary
from trickerion.words import names
from trickerion.words.screens import saves as words


def moment(summary: Summary, *, inside: bool = False) -> str:
    """ "Turn 3, Place Characters", "Finished", "In the set-up"; ``inside``: as it stands within a sentence."""
    phase = names.PHASE.get(summary.phase) or verbatim(summary.phase.replace("_", " "))
    return words.STAGES[inside][summary.stage](turn=summary.turn, phase=phase)


def describe(summary: Summary, *, inside: bool = False) -> str:
    """ "Turn 3, Place Characters, with Ada and Dora"."""
    people, when = [name for name, player, _ in summary.seats if player != HEIR], moment(summary, inside=inside)
    if people and len(people) < len(summary.seats):
        return words.ALONE(moment=when, name=verbatim(people[0]))
    return words.WITH(moment=when, names=join(map(verbatim, people))) if people else when


def players(summary: Summary) -> str:
    """Names with their Fame, in block markup: persons in bold."""
    seats = ((verbatim(name), player == "person", fame) for name, player, fame in summary.seats)
    return " · ".join(words.PLAYER[is_person](name=name, points=fame) for name, is_person, fame in seats)
