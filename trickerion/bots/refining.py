"""A found Assignment made better: other cards under single Characters and exchanged cards, as long as it gains."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.moves import FinishAssignment, LayCard, Move
from trickerion.rules.state import Character

Cards = dict[str, str]
Judge = Callable[[Cards], float]
"""Worth of the turn with these Assignment cards."""


def able(character: Character, card: str) -> bool:
    """True when a card can do something for this Character: those for Perform wait for the Magician."""
    return card not in SPECIALS or SPECIALS[card].action != "perform" or character.kind == "magician"


def changes(team: tuple[Character, ...], hand: Counter[str], cards: Cards) -> Iterator[Cards]:
    """The same Assignment with one Character's card changed or taken away, or with two cards exchanged."""
    spare = hand - Counter(cards.values())
    for character in team:
        own = cards.get(character.id, "")
        for card in spare:
            if card != own and able(character, card):
                yield {**cards, character.id: card}
        if own:
            yield {name: card for name, card in cards.items() if name != character.id}
    for one, other in combinations(team, 2):
        first, second = cards.get(one.id, ""), cards.get(other.id, "")
        if _place(first) != _place(second) and one.kind != other.kind:
            swapped = {**cards, one.id: second, other.id: first}
            yield {name: card for name, card in swapped.items() if card}


def laid_cards(cards: Cards) -> tuple[Move, ...]:
    """An Assignment as its Moves, from a table on which the seat has laid no card."""
    return (*(LayCard(character, card) for character, card in cards.items()), FinishAssignment())


def likeness(team: tuple[Character, ...], cards: Cards) -> tuple[tuple[str, str, str], ...]:
    """Common trait of Assignments that differ only in which of several Characters alike has which card."""
    return tuple(sorted((c.kind, "" if c.home == "board" else c.home, cards.get(c.id, "")) for c in team))


def _place(card: str) -> str:
    return location_of(card) if card else ""


def refined(
    team: tuple[Character, ...], hand: list[str], cards: Cards, judge: Judge, tries: int
) -> tuple[float, Cards]:
    """The best Assignment that is reached by single changes, each of which gains; after ``tries`` it is enough.

    What has been judged once was not better, and is not looked at again.
    """
    best, counted, seen = judge(cards), Counter(hand), {likeness(team, cards)}
    improved = True
    while improved:
        improved = False
        for changed in changes(team, counted, cards):
            alike = likeness(team, changed)
            if alike in seen:
                continue
            seen.add(alike)
            tries -= 1
            if tries < 0:
                return best, cards
            worth = judge(changed)
            if worth > best + 1e-9:
                best, cards, improved = worth, changed, True
                break
    return best, cards
