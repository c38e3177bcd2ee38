"""A decision that stands out, in a sentence: where it was, what was chosen, what a Manager would have chosen."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trickerion.language.speech import listed
from trickerion.language.verbatim import verbatim
from trickerion.play.deeds import say_all
from trickerion.play.looking_back import tables_along
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.catalog import SLOTS
from trickerion.rules.facts.looking_back import HeldDecision, roundly
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter, LayCard, Move, PlaceCharacter
from trickerion.words import names as n
from trickerion.words.screens import looking_back as words
from trickerion.words.screens.replay import moment

MOST_SAID = 4
"""Moves of a line that are named."""


class ToldDecision(NamedTuple):
    """What stands on a card: where it was, the sentence, what explains it; whether it is one to be proud of."""

    head: str
    sentence: str
    reason: str
    is_proud: bool


def told(held: HeldDecision, before: Game, is_rough: bool) -> ToldDecision:
    """The words for a decision; ``before``: the game as it was then."""
    own, other = _lines(held, before)
    theirs = held.loss - held.margin
    kind = "proud" if held.loss < 0 else "likely" if not held.is_sure else "sure" if held.is_so_for_both else "others"
    say = words.VERDICT[is_rough][kind]
    numbers = {"points": roundly(abs(held.loss)), "theirs": roundly(abs(theirs)), "rival": _rival(before)}
    sentence = say(own=own, other=other, **{gap: numbers[gap] for gap in numbers if gap in say.gaps})
    return ToldDecision(_head(held, before), sentence, words.REASON.get(held.reason, ""), held.loss < 0)


def _rival(game: Game) -> str:
    """The only one by name."""
    seats, decision = game.options.seats, game.decision
    own = decision.seat if decision is not None else 0
    return verbatim(seats[1 - own].name) if len(seats) == 2 else words.STRONGEST_RIVAL


def _head(held: HeldDecision, game: Game) -> str:
    facts, first = acting_facts(game.state), held.own[0]
    if isinstance(first, PlaceCharacter):
        place = n.LOCATION[SLOTS[first.slot].location]
        return words.at_work(turn=held.turn, who=n.character(first.character), place=place)
    if held.kind == "visit" and facts is not None:
        return words.at_work(turn=held.turn, who=n.character(facts.character), place=n.LOCATION[facts.location])
    return moment(held.turn, game.state.phase)


def _lines(held: HeldDecision, game: Game) -> tuple[str, str]:
    """What was chosen and what was not, from where they part."""
    if held.kind == "assignment":
        return _assignments(held, game)
    same = 0
    while same < min(len(held.own), len(held.other)) and held.own[same] == held.other[same]:
        same += 1
    return _said(held.own, same, game), _said(held.other, same, game)


def _said(line: Sequence[Move], same: int, game: Game) -> str:
    made = tables_along(game, line)[same:]
    shown = [one for one in made if not isinstance(one[0], FinishCharacter)] or made[:1]
    if not shown:
        return words.NO_MORE
    said = say_all(shown[:MOST_SAID])
    return words.more(told=said) if len(shown) > MOST_SAID else said


def _assignments(held: HeldDecision, game: Game) -> tuple[str, str]:
    """The cards that differ."""
    own, other = (
        {move.character: move.card for move in line if isinstance(move, LayCard)} for line in (held.own, held.other)
    )
    names = [name for name in dict.fromkeys((*own, *other)) if own.get(name) != other.get(name)]
    return _sent(own, names), _sent(other, names)


def _sent(cards: Mapping[str, str], names: Sequence[str]) -> str:
    """ "Engineer (Workshop), Apprentice (idle)"."""
    return listed(
        words.sent(character=n.character(name), card=n.card(cards[name]))
        if name in cards
        else words.idle(character=n.character(name))
        for name in names
    )
