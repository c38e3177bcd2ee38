"""A decision that stands out, in sentences: where it was, what was chosen, what a Manager would have chosen."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trickerion.bots.own_deeds import done_in
from trickerion.language.speech import join, listed
from trickerion.language.verbatim import verbatim
from trickerion.play.deeds import say
from trickerion.play.looking_back import game_after, tables_along
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.catalog import SLOTS, SPECIALS, location_of
from trickerion.rules.facts.looking_back import SURE, HeldDecision, roundly
from trickerion.rules.game import Game
from trickerion.rules.moves import LayCard, LeaveIdle, Move, PlaceCharacter
from trickerion.words import names as n
from trickerion.words.plans import errand
from trickerion.words.screens import looking_back as words
from trickerion.words.screens.replay import moment

Habit = tuple[object, ...]


class ToldDecision(NamedTuple):
    """Text of a decision's card: the moment, the sentence, what came of it, and the notes in italics.

    ``points``: Fame of the difference, 0 where it is only likely; ``band``: the ends between which it lies. ``kind`` as
    in the words of what came of it.
    """

    head: str
    sentence: str
    verdict: str
    notes: tuple[str, ...]
    kind: str
    points: int = 0
    band: tuple[int, int] = (0, 0)

    @property
    def is_proud(self) -> bool:
        """True if it was better than the Manager's idea."""
        return self.kind == "proud"

    @property
    def written(self) -> tuple[str, ...]:
        """Notes that a card needs beside its figure."""
        return (self.verdict, *self.notes) if self.kind == "others" else self.notes


class _Chosen(NamedTuple):
    """Kind of sentence that tells a decision, the words for both ways, and the habit shared with the same decisions."""

    kind: str
    own: str
    other: str
    habit: Habit


def told(held: HeldDecision, before: Game, is_rough: bool, again: Sequence[HeldDecision] = ()) -> ToldDecision:
    """The words for a decision; ``before``: the game as it was then, ``again``: the same in other turns."""
    chosen, theirs = _chosen(held, before), held.loss - held.margin
    kind = "proud" if held.loss < 0 else "likely" if not held.is_sure else "sure" if held.is_so_for_both else "others"
    about: dict[str, object] = {"character": _who(held, before), "own": chosen.own, "other": chosen.other}
    seats, own = before.options.seats, before.decision.seat if before.decision is not None else 0
    rival = verbatim(seats[1 - own].name) if len(seats) == 2 else words.STRONGEST_RIVAL
    about |= {"points": roundly(abs(held.loss)), "theirs": roundly(abs(theirs)), "rival": rival}
    sentence, verdict = (
        part(**{gap: about[gap] for gap in about if gap in part.gaps})
        for part in (words.CHOSEN[chosen.kind], words.VERDICT[is_rough][kind])
    )
    notes = [_again(held, again)] if again else []
    notes += [words.REASON[held.reason]] if held.reason else []
    figure = (0, (0, 0)) if kind == "likely" else (roundly(abs(held.loss)), _band(held))
    return ToldDecision(_head(held, before), sentence, verdict, tuple(notes), kind, *figure)


def _band(held: HeldDecision) -> tuple[int, int]:
    """Ends between which the Fame of a difference lies."""
    most = abs(held.loss) + SURE * held.error
    return max(1, round(abs(held.loss) - SURE * held.error)), round(most)


def _again(held: HeldDecision, again: Sequence[HeldDecision]) -> str:
    points = roundly(sum(abs(each.loss) for each in (held, *again)))
    turns = sorted({each.turn for each in again})
    return words.again(len(turns), turns=listed(map(str, turns)), points=points)


def habit_of(held: HeldDecision, before: Game) -> Habit:
    """Key that a decision shares with the same decision of another turn."""
    return held.loss < 0, held.kind, *_chosen(held, before).habit


def _head(held: HeldDecision, game: Game) -> str:
    facts, first = acting_facts(game.state), held.own[0]
    if isinstance(first, PlaceCharacter):
        place = n.LOCATION[SLOTS[first.slot].location]
        return words.at_work(turn=held.turn, who=n.character(first.character), place=place)
    if held.kind == "visit" and facts is not None:
        return words.at_work(turn=held.turn, who=n.character(facts.character), place=n.LOCATION[facts.location])
    return moment(held.turn, game.state.phase)


def _who(held: HeldDecision, game: Game) -> str:
    """The Character of a visit, or ""."""
    facts, first = acting_facts(game.state), held.own[0]
    if isinstance(first, (PlaceCharacter, LeaveIdle)):
        return n.character(first.character)
    return n.character(facts.character) if facts is not None else ""


# ------------------------------------------------------------------ both ways, told alike


def _chosen(held: HeldDecision, game: Game) -> _Chosen:
    if held.kind == "assignment":
        return _assignments(held)
    same = 0
    while same < min(len(held.own), len(held.other)) and held.own[same] == held.other[same]:
        same += 1
    if held.kind == "visit" and _who(held, game):
        (own, verbs), (other, others) = (_visit(line, game, same) for line in (held.own, held.other))
        if own != other:
            return _Chosen("visit", own, other, (_who(held, game), verbs, others))
    first = [line[same] if same < len(line) else None for line in (held.own, held.other)]
    own, other = (_step(line, same, game) for line in (held.own, held.other))
    return _Chosen("step", own, other, tuple(type(move).__name__ for move in first))


def _visit(line: Sequence[Move], game: Game, same: int) -> tuple[str, Habit]:
    """Deeds of a Character in a whole visit, and their verbs; as far as they can be told if something is revealed."""
    first = line[0]
    if isinstance(first, LeaveIdle):
        return words.STAY_IDLE, ("idle",)
    done = done_in(line, game)
    places = [words.go_to(slot=n.slot(first.slot))] if isinstance(first, PlaceCharacter) and not same else []
    said = join([*places, *filter(None, [errand(done)])]) or words.DO_NO_MORE
    habit = *(SLOTS[m.slot].location for m in line[:1] if isinstance(m, PlaceCharacter)), *(each.verb for each in done)
    return (words.goes_on(told=said) if _is_cut(line, game) else said), habit


def _is_cut(line: Sequence[Move], game: Game) -> bool:
    """True if the way ends before the Character is done, as a die or a card speaks then."""
    decision = game.decision
    facts = acting_facts(game_after(game, line).state)
    return facts is not None and decision is not None and facts.seat == decision.seat


def _step(line: Sequence[Move], same: int, game: Game) -> str:
    """One answer, where two ways part."""
    made = tables_along(game, line)[same : same + 1]
    return say(*made[0]) if made else words.NO_MORE


def _assignments(held: HeldDecision) -> _Chosen:
    """The cards that differ."""
    own, other = (
        {move.character: move.card for move in line if isinstance(move, LayCard)} for line in (held.own, held.other)
    )
    names = [name for name in dict.fromkeys((*own, *other)) if own.get(name) != other.get(name)]
    moved = tuple(sorted((own.get(name, ""), other.get(name, "")) for name in names))
    return _Chosen("cards", _sent(own, names), _sent(other, names), moved)


def _sent(cards: Mapping[str, str], names: Sequence[str]) -> str:
    """ "send the Engineer to the Workshop and leave the Apprentice idle"."""
    sent = [_sent_one(name, cards[name]) for name in names if name in cards]
    idle = [words.left_idle(character=n.character(name)) for name in names if name not in cards]
    parts = [words.send(whom=join(sent))] if sent else []
    return join([*parts, *([words.leave_idle(whom=join(idle))] if idle else [])])


def _sent_one(name: str, card: str) -> str:
    character = n.character(name)
    if card in SPECIALS:
        return words.sent_with(character=character, card=n.card(card))
    return words.sent_to(character=character, place=n.in_text(location_of(card)))
