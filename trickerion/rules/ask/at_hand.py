"""The seat of a View as reasons see it: what its Tricks lack, who goes on today, what its wages come to."""

from trickerion.rules.academy.board import coins_promised
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import SLOTS, TRICKS, location_of
from trickerion.rules.effects.modifiers import placement_points, players_cost, trick_cost
from trickerion.rules.facts.actions import Why
from trickerion.rules.locations import theater
from trickerion.rules.locations.workshop import prepare_cost
from trickerion.rules.phases.end_turn import wage_of, wages_in_all
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.state import PLACED, WAITING, Character, GameState, OwnedTrick, PlayerState
from trickerion.rules.view import View


def reason(kind: str, /, **about: object) -> Why:
    """A reason of a kind, and what it speaks of."""
    return Why(kind, about)


def player_of(view: View) -> PlayerState:
    """The player who sees the table."""
    return view.state.players[view.seat]


def trick_on(view: View, place: int) -> str:
    """The Trick on a place of the seat's Workshop, or ""."""
    owned = player_of(view).tricks[place]
    return owned.id if owned is not None else ""


def is_last_turn(state: GameState) -> bool:
    """True when no turn follows."""
    return state.turn >= state.options.turns


def nearest(view: View, component: str = "") -> tuple[str, dict[str, int]]:
    """The seat's Trick that is nearest to ready and lacks something (this Component), and all that it lacks."""
    player = player_of(view)
    owned = [(o.id, missing_components(player, o.id)) for o in player.tricks if o is not None and not o.markers]
    short = [(name, all_of_it) for name, all_of_it in owned if (component in all_of_it if component else all_of_it)]
    return min(short, key=lambda each: sum(each[1].values()), default=("", {}))


def aim_at(location: str, view: View) -> str:
    """Kind of the work for which a Character goes to a Location when nothing more is known."""
    return "market_row_any" if location == "market_row" and not nearest(view)[0] else location


def show_day(view: View) -> str:
    """The weekday of the seat's own show, if its Magician stands on a stage, or ""."""
    magician = player_of(view).characters["magician"]
    is_on = magician.slot in SLOTS and SLOTS[magician.slot].is_performance and magician.status == PLACED
    return SLOTS[magician.slot].day or "" if is_on else ""


# ------------------------------------------------------------------ who goes on with the work today


def with_nobody_at_work(state: GameState) -> GameState:
    """The same table before the next placement: what works for the Character that acts now is left out."""
    quiet = state.copy()
    quiet.stack = []
    return quiet


def who_prepares(view: View, trick: str) -> str:
    """The kind of Character that waits with a card for the Workshop and can prepare this Trick today, or ""."""
    state, seat = with_nobody_at_work(view.state), view.seat
    owned = _owned(view, trick)
    if owned is None:
        usual = TRICKS[trick].prepare_cost
        cost = trick_cost(state, seat, "prepare", TRICKS[trick], usual) if state.boards else usual
    elif not player_of(view).supply[owned.suit]:
        return ""
    else:
        cost = prepare_cost(state, seat, owned)
    able = _able(state, seat, "workshop", cost)
    return "engineer" if "engineer" in able else able[0] if able else ""


def who_sets_up(view: View, trick: str) -> str:
    """The kind of Character that waits with a card for the Theater and can set this Trick up today, or ""."""
    state, seat, owned = with_nobody_at_work(view.state), view.seat, _owned(view, trick)
    if owned is None or not any(theater.accepts(state, card, seat, owned.suit) for card in state.row):
        return ""
    able = _able(state, seat, "theater", players_cost(state, seat, "set_up_trick"))
    return able[0] if able else ""


def _owned(view: View, trick: str) -> OwnedTrick | None:
    return next((owned for owned in player_of(view).tricks if owned is not None and owned.id == trick), None)


def _able(state: GameState, seat: int, location: str, points: int) -> list[str]:
    """The kinds of Character, Magicians apart, that wait with a card for a Location and have so many points there."""
    waiting = [c for c in state.players[seat].characters.values() if c.status == WAITING and c.card]
    there = [c for c in waiting if location_of(c.card) == location and c.kind != "magician"]
    return [c.kind for c in there if most_points(state, seat, c, location) >= points]


def most_points(state: GameState, seat: int, character: Character, location: str) -> int:
    """Action Points on the best slot of a Location that is open to a Character; below 0 without one."""
    places = (SLOTS[slot] for slot in open_slots(state, seat, character))
    found = (placement_points(state, seat, character, slot) for slot in places if slot.location == location)
    return max(found, default=-1)


# ------------------------------------------------------------------ wages


def is_working(character: Character) -> bool:
    """True when a Character is to be paid at the end of the turn, as things stand."""
    return character.status == PLACED or (character.status == WAITING and bool(character.card))


def spared_by(view: View, character: str) -> tuple[int, int]:
    """(Coins, wages) that are not due when this Character does not work: Coins that are there, and what is owed."""
    state, seat, team = view.state, view.seat, player_of(view).characters
    others = [wage_of(state, seat, c) for c in team.values() if c.id != character and is_working(c)]
    without = wages_in_all(state, seat, others)
    owed = wages_in_all(state, seat, [*others, wage_of(state, seat, team[character])])
    coins = max(0, player_of(view).coins - coins_promised(state, seat))
    return min(owed, coins) - min(without, coins), owed - without
