"""Why a Character is placed now, and there; why it gets more Action Points, and why it stops or stays idle."""

from collections.abc import Callable, Sequence

from trickerion.rules import moves as m
from trickerion.rules.academy.board import working_secrets
from trickerion.rules.ask.at_hand import aim_at, nearest, player_of, reason, show_day, spared_by
from trickerion.rules.ask.errands import deeds
from trickerion.rules.catalog import DAYS, SLOTS, Slot, location_of
from trickerion.rules.effects.modifiers import ENHANCE_POINTS, day_modifier, enhance_points, slot_modifier
from trickerion.rules.facts.actions import Why
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.phases.assignment import skips_assignment
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.phases.performance import weekday_yields
from trickerion.rules.phases.place_characters import at_work, open_slots
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import HIDDEN_CARD, WAITING, Character, GameState
from trickerion.rules.view import View

Then = Sequence[m.Move]


def placed(move: m.PlaceCharacter, view: View, then: Then) -> Why:
    """Reason for this Character, and for this slot."""
    slot, done = SLOTS[move.slot], deeds(then, view.state, view.seat)
    if slot.is_performance:
        return _on_stage(view, slot.day or "")
    if slot.day:
        return reason("backstage_to" if done else _behind(view, move, slot.day), day=slot.day, deeds=done)
    if not then and not wage_of(view.state, view.seat, player_of(view).characters[move.character]):
        return reason("place_free", character=move.character)
    told, number = reason("to", deeds=done) if done else reason(aim_at(slot.location, view)), _of_the_slot(view, move)
    when, rivals = _when(view, move), seats_that_may_come(view, move.slot)
    if when != "place_next" and len(rivals) == 1:
        name = view.state.options.seats[rivals[0]].name
        return reason(f"{when}_one", character=move.character, number=number, told=told, rival=name)
    return reason(when, character=move.character, number=number, told=told)


def _of_the_slot(view: View, move: m.PlaceCharacter) -> int:
    """Action Points that the slot itself adds."""
    return slot_modifier(view.state, view.seat, player_of(view).characters[move.character], SLOTS[move.slot])


def _when(view: View, move: m.PlaceCharacter) -> str:
    """Reason why the Character is placed now: rivals may take its slot, or all slots that are left, or neither."""
    state, slot = view.state, SLOTS[move.slot]
    disk, rivals = player_of(view).characters[move.character], rivals_for(view, move.slot)
    there = [s for s in open_slots(state, view.seat, disk) if SLOTS[s].location == slot.location]
    as_good = [s for s in there if SLOTS[s].modifier >= slot.modifier]
    if slot.modifier > 0 and _of_the_slot(view, move) > 0 and rivals >= len(as_good):
        return "place_first"
    return "place" if rivals >= len(there) else "place_next"


def rivals_for(view: View, slot: str) -> int:
    """Number of Characters of others that may still be placed on a slot, by all that the seat knows."""
    return len(_who_may_come(view, slot))


def seats_that_may_come(view: View, slot: str) -> list[int]:
    """The others who have such Characters."""
    return list(dict.fromkeys(_who_may_come(view, slot)))


def _who_may_come(view: View, slot: str) -> list[int]:
    """The seat of each Character of others that may still be placed on a slot."""
    state, rivals = view.state, [seat for seat in view.state.seats if seat != view.seat]
    team = ((seat, c) for seat in rivals for c in state.players[seat].characters.values())
    return [seat for seat, c in team if c.status == WAITING and _may_come(state, seat, c, SLOTS[slot])]


def _may_come(state: GameState, seat: int, character: Character, slot: Slot) -> bool:
    if slot.location == "workshop" or (slot.is_performance and character.kind != "magician"):
        return False
    if not character.card:
        return skips_assignment(state, seat)
    if character.card == HIDDEN_CARD:
        return True
    if policy_of(state, seat).assigns_last:  # the Heir goes where its card says, by its own rules
        return location_of(character.card) == slot.location
    return slot.id in open_slots(state, seat, character)


# ------------------------------------------------------------------ the Theater


def _on_stage(view: View, day: str) -> Why:
    """Effect of the weekday on the Yields of the seat's Tricks."""
    change, modifier = weekday_yields(view.state, view.seat, day)[:2], day_modifier(view.state, day)
    if change == (0, 0):
        return reason("perform", day=day)
    if min(change) >= 0:
        return reason("perform_better" if min(change) > 0 else "perform_no_less", day=day)
    magician = player_of(view).characters["magician"]
    stages = [SLOTS[slot] for slot in open_slots(view.state, view.seat, magician) if SLOTS[slot].is_performance]
    is_best = all(day_modifier(view.state, slot.day or "") <= modifier for slot in stages)
    return reason("perform_worse" if is_best else "perform_early" if _is_first(view, day) else "perform_on", day=day)


def _is_first(view: View, day: str) -> bool:
    """True when the show on this weekday comes before that of a rival, who is on a stage or may come there."""
    later = DAYS[DAYS.index(day) + 1 :]
    taken = [view.state.occupants.get(f"{other}.perform", (view.seat, ""))[0] != view.seat for other in later]
    return any(taken) or any(rivals_for(view, f"{other}.perform") for other in later)


def _behind(view: View, move: m.PlaceCharacter, day: str) -> str:
    """Purpose of a Character who stands backstage: helps in a show that may come, or keeps the weekday for its team."""
    state, seat = view.state, view.seat
    is_helper = policy_of(state, seat).helps_backstage(move.character)
    is_helper = is_helper or (bool(state.boards) and bool(working_secrets(state, seat, move.character)))
    magician = player_of(view).characters["magician"]
    may_perform = magician.status == WAITING and bool(magician.card)
    if is_helper and (show_day(view) == day or (may_perform and f"{day}.perform" in open_slots(state, seat, magician))):
        return "backstage"
    return "backstage_day" if state.day_of(seat) != day else "backstage_only"


# ------------------------------------------------------------------ more Action Points


def enhanced(move: m.Enhance, view: View, then: Then) -> Why:
    """Gain by a Shard for the Character that acts, and its purpose."""
    frame, done = view.choice, deeds(then, view.state, view.seat)
    card, who = (frame.card, frame.character) if isinstance(frame, Acting) else ("", "")
    points = enhance_points(view.state, view.seat, card, who)
    return reason("Enhance_to" if done else "Enhance", number=points, deeds=done)


def boosted(move: m.ForgoBonus | m.UseAbility, view: View, then: Then) -> Why:
    """Purpose of one more Action Point."""
    done, kind = deeds(then, view.state, view.seat), type(move).__name__
    return reason(f"{kind}_to" if done else kind, deeds=done, ability=player_of(view).magician, number=ENHANCE_POINTS)


# ------------------------------------------------------------------ nothing more


def left_idle(move: m.LeaveIdle, view: View) -> Why:
    """Savings by an idle Character: Coins, the Fame for wages that could not be paid, or nothing."""
    coins, owed = spared_by(view, move.character)
    kind = "idle_saves" if coins and coins == owed else "idle_owes" if owed else "idle"
    return reason(kind, character=move.character, number=coins)


def finished(move: m.FinishCharacter, view: View) -> Why:
    """Reason why a Character does no more."""
    frame = view.choice
    if not isinstance(frame, Acting):
        return reason("work_done")
    if not at_work(view.state, frame):
        return reason("awaits_show", day=show_day(view))
    if not frame.points:
        return reason("none_left" if frame.has_acted else "none_from_the_start")
    return reason(_NOTHING_AT[frame.location](view) if frame.location in _NOTHING_AT else "none_here")


def nearest_on_sale(view: View) -> list[str]:
    """The Components on sale that a Trick of the seat lacks."""
    return [component for component in stock_prices(view.state, view.seat) if nearest(view, component)[0]]


_NOTHING_AT: dict[str, Callable[[View], str]] = {
    "downtown": lambda view: "none_downtown",
    "market_row": lambda view: "none_here" if nearest_on_sale(view) else "none_market_row",
    "workshop": lambda view: (
        "none_workshop"
        if nearest(view)[0] and not any(isinstance(move, m.Prepare) for move in view.moves)
        else "none_here"
    ),
    "theater": lambda view: (
        "none_theater" if any(owned is not None and owned.markers for owned in player_of(view).tricks) else "none_ready"
    ),
}
"""Why nothing more is done at a Location, by what lies there."""
