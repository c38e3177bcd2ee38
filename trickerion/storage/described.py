"""A saved game in words: how far it is, and who plays."""

from trickerion.language.speech import join, listed
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import HEIR, PERSON
from trickerion.storage.record import Summary
from trickerion.words import names
from trickerion.words.screens import saves as words
from trickerion.words.screens.handicap import WITH


def moment(summary: Summary) -> str:
    """ "Turn 3, Place Characters", "Finished", "In the set-up"."""
    phase = names.PHASE.get(summary.phase) or verbatim(summary.phase.replace("_", " "))
    how_far = words.STAGES[summary.stage](turn=summary.turn, phase=phase)
    return listed((how_far, WITH)) if summary.has_handicap else how_far


def describe(summary: Summary, *, others: bool = False) -> str:
    """ "Turn 3, Place Characters, with Ada and Dora"; ``others``: without a person who is the only one at the table."""
    people, when = [name for name, player, _ in summary.seats if player != HEIR], moment(summary)
    if people and len(people) < len(summary.seats):
        return words.ALONE(moment=when, name=verbatim(people[0]))
    persons = [name for name, player, _ in summary.seats if player == PERSON]
    if others and len(persons) == 1:
        people.remove(persons[0])
    return words.WITH(moment=when, names=join(map(verbatim, people))) if people else when


def players(summary: Summary) -> str:
    """Names with their Fame, in block markup: persons in bold."""
    seats = ((verbatim(name), player == "person", fame) for name, player, fame in summary.seats)
    return " · ".join(words.PLAYER[is_person](name=name, points=fame) for name, is_person, fame in seats)
