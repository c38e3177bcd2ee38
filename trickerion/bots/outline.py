"""A planned turn told in words: what each Character is sent to do, what the turn is for and what it should bring."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from trickerion.bots.bot import Outline, TurnSums
from trickerion.bots.planning import Planner
from trickerion.bots.theater import own_show_day, show_worth
from trickerion.bots.worth import turns_left
from trickerion.rules.ask.errands import DEEDS, GROWTH, deeds
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.catalog import SLOTS, Yields, location_of
from trickerion.rules.moves import Buy, LearnTrick, Move, Order, Prepare, SetUpTrick
from trickerion.rules.phases.end_turn import wage_of, wages_in_all
from trickerion.rules.scoring import capped, score_lines
from trickerion.rules.state import IDLE, GameState, PlayerState
from trickerion.words import plans as words
from trickerion.words.names import in_theater


def outlined(
    planner: Planner, state: GameState, cards: dict[str, str], saved_for: str = "", saving: str = ""
) -> Outline:
    """The turn with these Assignment cards, imagined from a table on which no card has been laid.

    ``saving`` tells of the Trick that is saved for; it is left out when that one is learned this turn.
    """
    seat, last = planner.seat, state
    errands, doings, gains = dict[str, str](), list[tuple[GameState, tuple[Move, ...]]](), dict[str, Yields]()
    for name, before, line in planner.carried_out(state, cards):
        last = line.state
        gains[name] = gained(before.players[seat], last.players[seat])
        doings.append((before, line.moves))
        if _is_on_stage(last, seat, name):
            errands[name] = words.performs(SLOTS[last.players[seat].characters[name].slot].day)
        else:
            deed = words.errand(deeds(line.moves, before, seat))
            errands[name] = deed or words.stands(location_of(cards[name]))
    busy = [name for name in errands if last.players[seat].characters[name].status != IDLE]
    works = {name: cards[name] for name in sorted(busy, key=lambda name: _is_on_stage(last, seat, name))}
    errands |= {name: _idle(last, seat, works, name) for name in last.players[seat].characters if name not in works}
    show, card, pays = _show(planner, last)
    if not card:
        errands |= {name: words.NO_SHOW for name in works if _is_on_stage(last, seat, name)}
    is_learned = any(isinstance(move, LearnTrick) and move.trick == saved_for for _, line in doings for move in line)
    done = {name: _done(doings, seat, kinds) for name, kinds in _KINDS.items()}
    player = last.players[seat]
    unprepared = [owned for owned in player.tricks if owned is not None and player.is_unprepared(owned)]
    if not any(player.meets(owned.trick) for owned in unprepared):
        done = {"supplies" if name == "market" else name: said for name, said in done.items()}
    ends = not turns_left(state)
    said = words.goal(show, done, ends=ends)
    goal = " ".join(filter(None, (said, "" if is_learned or ends else saving)))
    sums = _sums(last, seat, gains, card, pays)
    expected = expects(sums.total, sums.wages, ends=ends)
    if ends and (kept := _kept(state, seat, sums.total.coins)):
        expected = f"{expected} {kept}"
    return Outline(works, errands, goal, expected, sums=sums)


MANY: Final = 10
"""Coins that a player would ask about when nothing is bought for them in the last turn."""

_KINDS: Final[dict[str, Collection[type[Move]]]] = {
    "growth": GROWTH,
    "stage": (SetUpTrick,),
    "ready": (Prepare,),
    "market": (Buy, Order),
    "all": DEEDS,
}
"""Kinds of Move, by their purpose."""


def _kept(state: GameState, seat: int, gained: int) -> str:
    """Worth of many Coins that stay in the purse to the end, in words; ``gained``: Coins of the last turn."""
    end = state.copy()
    player = end.players[seat]
    player.coins += gained
    fame = capped(end, sum(fame for name, _, fame in score_lines(end, player) if name == "coins"))
    return words.KEPT(number=player.coins, counted=fame) if player.coins >= MANY else ""


def _done(doings: Iterable[tuple[GameState, Sequence[Move]]], seat: int, kinds: Collection[type[Move]]) -> str:
    """What the Characters do of some kinds, all of them together, each verb and each thing once."""
    return words.errand(one for state, moves in doings for one in deeds(moves, state, seat, kinds))


def _idle(state: GameState, seat: int, works: Iterable[str], name: str) -> str:
    """Why a Character is left out: what it would add to the wages, or that there is nothing to do."""
    team = state.players[seat].characters
    wages = [wage_of(state, seat, team[other]) for other in works]
    more = wages_in_all(state, seat, [*wages, wage_of(state, seat, team[name])])
    return words.NOT_WORTH_IT if more > wages_in_all(state, seat, wages) else words.NOTHING_TO_DO


def _is_on_stage(state: GameState, seat: int, name: str) -> bool:
    """Whether a Character performs: after all work is done."""
    slot = SLOTS.get(state.players[seat].characters[name].slot)
    return slot is not None and slot.is_performance


def _show(planner: Planner, state: GameState) -> tuple[tuple[str, str, list[str]] | None, str, Yields]:
    """The best show at the end of the turn, if there is to be one, its card, and what it pays its performer."""
    seat, day = planner.seat, own_show_day(state, planner.seat)
    best = best_card(planner, state, day)
    if not best:
        return None, "", Yields()
    own = [m.trick for card in state.row if card.id == best for _, m in card.all_markers() if m.owner == seat]
    return (day, in_theater(best, state.row_ids), own), best, show_forecast(state, seat, day, best).total(seat)


def best_card(planner: Planner, state: GameState, day: str) -> str:
    """The card of the seat's show on that day; "" when there is to be none."""
    seat, left = planner.seat, turns_left(state)
    laid = [card for card in state.row if any(marker.owner == seat for _, marker in card.all_markers())]
    if not day or not laid or not state.players[seat].characters["magician"].slot:
        return ""
    return max(laid, key=lambda card: show_worth(state, seat, card, day, left, planner.weights)).id


def gained(before: PlayerState, after: PlayerState) -> Yields:
    """Fame, Coins and Shards that a player has more, or less."""
    return Yields(after.fame - before.fame, after.coins - before.coins, after.shards - before.shards)


def _sums(end: GameState, seat: int, gains: dict[str, Yields], card: str, pays: Yields) -> TurnSums:
    """The planned turn in numbers; ``card`` leaves the Theater with the show of the seat, which ``pays`` it."""
    paid = end.copy()
    player = paid.players[seat]
    player.coins, player.fame = player.coins + pays.coins, player.fame + pays.fame
    bill = wage_bill(paid, seat)
    stay = ((each.id, sum(marker.owner == seat for _, marker in each.all_markers())) for each in end.row)
    left = tuple((in_theater(name, end.row_ids), number) for name, number in stay if number and name != card)
    ready = sum(owned.markers for owned in player.tricks if owned is not None)
    return TurnSums(gains, pays, bill.laid, bill.fame_lost, bill.short, left, ready)


def expects(brings: Yields, wages: int, *, ends: bool = False) -> str:
    """What a turn should bring, its wages paid, in a sentence; ``ends``: no turn follows in which it pays off."""
    gained, spent = (Yields(*(max(0, sign * number) for number in brings)) for sign in (1, -1))
    costs = "even" if not any(spent) else "ends" if ends else "costs"
    kind = "both" if any(gained) and any(spent) else "brings" if any(gained) else costs
    return words.EXPECTS(kind, {"gained": gained, "spent": spent, "wages": wages})
