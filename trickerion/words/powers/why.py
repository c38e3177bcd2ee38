""" "Why is this 2?": which effects, most of all Powers, change the numbers of a player, in a sentence each."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from trickerion.rules import ask
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import ACTION_COSTS, MAGICIANS, PROPHECIES, SPECIALS, TRICKS, Yields
from trickerion.rules.moves import Move
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import USUAL_STORAGE, GameState, OwnedTrick, PlayerState
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.tooltips import effect_name
from trickerion.words.wording import Words


class Seen(Protocol):
    """The table as its reader sees it."""

    state: GameState
    viewer: int

    @property
    def me(self) -> PlayerState: ...


def because(effects: Sequence[ask.Effect], number: int, change: Callable[[ask.Effect, int], int]) -> list[str]:
    """Which effects change a number, by how much, in their order: "Because of *Interest*: −1."."""
    causes = []
    for effect in effects:
        before, number = number, change(effect, number)
        if number != before:
            causes.append(f"Because of *{effect_name(effect.id)}*: {n.signed(number - before)}.")
    return causes


def _all(effects: Iterable[ask.Effect]) -> str:
    return n.join(f"*{effect_name(effect.id)}*" for effect in effects)


def source_name(source: str) -> str:
    """The name of a card, ability or Power that brought Fame."""
    effects = (SPECIALS, PROPHECIES, MAGICIANS, POWERS, SECRETS, TILES)
    known = any(source.removesuffix(".academy") in cards for cards in effects)
    return effect_name(source) if known else source.replace("_", " ")


# ------------------------------------------------------------------ Actions and Tricks

_MOST_TRICKS: Final = 4


def cost_of_tricks(seen: Seen, action: str, status: ask.ActionStatus | None) -> list[str]:
    """The Tricks with which an Action costs another number by an effect."""
    if action != "prepare" and action not in ACTION_COSTS:
        return []
    lines = []
    for effect in ask.effects_of(seen.state, seen.viewer):
        changes = {trick: _change_with(seen, action, effect, trick) for trick in _tricks_meant(seen, status)}
        for change in dict.fromkeys(filter(None, changes.values())):
            meant = n.join(n.trick(trick) for trick, other in changes.items() if other == change)
            lines.append(f"Because of *{effect_name(effect.id)}*: {n.signed(change)} with {meant}.")
    return lines


def _change_with(seen: Seen, action: str, effect: ask.Effect, trick: str) -> int:
    """By how much an effect changes the cost of an Action with one Trick beyond what it does to all."""
    card, seat, state = TRICKS[trick], seen.viewer, seen.state
    usual = ACTION_COSTS.get(action, card.prepare_cost)
    return effect.trick_cost(state, seat, action, card, usual) - effect.action_cost(state, seat, action, usual)


def _tricks_meant(seen: Seen, status: ask.ActionStatus | None) -> list[str]:
    """The Tricks that an Action can be taken with now, a few of them; else the player's own."""
    own = {place: owned.id for place, owned in enumerate(seen.me.tricks) if owned is not None}
    moves = status.moves if status is not None else ()
    found = [getattr(move, "trick", "") or own.get(getattr(move, "place", -1), "") for move in moves]
    return [trick for trick in dict.fromkeys(found or own.values()) if trick][:_MOST_TRICKS]


def prepared_otherwise(state: GameState, seat: int, owned: OwnedTrick) -> list[str]:
    """Which effects change what Prepare costs and gives for a Trick."""
    if owned.markers:
        return []
    printed, effects = owned.trick.prepare_cost, ask.effects_of(state, seat)
    lower = because(effects, printed, lambda e, cost: e.trick_cost(state, seat, "prepare", owned.trick, cost))
    more = _all(ask.more_markers_by(state, seat, owned))
    lines = [f"Prepare costs {ask.prepare_cost(state, seat, owned)} {{ap}} now, not {printed}. {' '.join(lower)}"]
    return [*(lines if lower else []), *([f"Prepare gives another number by {more}."] if more else [])]


def waived(seen: Seen) -> list[str]:
    """Fame that counts for the Fame Threshold of a Trick besides the player's own: "Study Loan +3"."""
    fame, state, seat = seen.me.fame, seen.state, seen.viewer
    effects = ask.effects_of(state, seat)
    changes = {effect.id: effect.fame_counted(state, seat, "learn_trick", fame) - fame for effect in effects}
    return [f"{effect_name(cause)} {n.signed(more)}" for cause, more in changes.items() if more]


# ------------------------------------------------------------------ goods and Coins


def bargain(move: Move, state: GameState, seat: int) -> Words | None:
    """What makes a Bargain take off another number of Coins than usual; None for nothing."""
    if not isinstance(move, m.Bargain) or not move.points:
        return None
    effects = ask.effects_of(state, seat)
    causes = because(effects, move.points, lambda e, coins: e.bargain_coins(state, seat, move.points, coins))
    return Words(n.ACTION["bargain"], tuple(causes), "action.bargain") if causes else None


def counted(state: GameState, seat: int, component: str) -> list[str]:
    """As how many pieces a Component counts by Powers, where that is more."""
    player, effects = state.players[seat], ask.powers_in_force(state, seat)
    by = [effect for effect in effects if effect.storage(USUAL_STORAGE).counts_more.get(component)]
    if not by or player.counted(component) <= player.amount(component):
        return []
    return [f"What is there counts as {player.counted(component)} by {_all(by)}."]


def more_looks(state: GameState, seat: int, deck: str) -> str:
    """The note of a deck of which a Power lets its owner look at more cards; "" without one."""
    by = [effect for effect in ask.powers_in_force(state, seat) if effect.cards_looked_at(state, seat, 1) > 1]
    looks = ask.looks(state, seat, deck) if by and state.special_decks.get(deck) else 0
    return f"Of {looks} drawn cards one is kept: {_all(by)}." if looks > 1 else ""


# ------------------------------------------------------------------ the stage


def own_weekday(state: GameState, day: str, viewer: int) -> list[str]:
    """What Powers of the reader make of a weekday."""
    modifier = ask.day_modifier(state, day)
    usual = Yields(modifier, modifier)
    effects = ask.powers_in_force(state, viewer) if viewer >= 0 else ()
    changes = {effect.id: effect.weekday_yields(state, viewer, day, usual) for effect in effects}
    return [
        f"*{power(card)}*: its owner’s Tricks {n.signed(change.fame)} {{fame}} and {n.signed(change.coins)} {{coin}}."
        for card, change in changes.items()
        if change != usual
    ]


# ------------------------------------------------------------------ what a Shard brings and closes


def laid_powers(state: GameState, seat: int) -> tuple[str, ...]:
    """The Powers beside the slots of a rival, by name."""
    laid = n.join(power(card) for card in ask.powers_at_work(state, seat))
    return (f"Powers: {laid}.",) if laid else ()
