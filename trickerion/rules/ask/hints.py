"""Why a move is a good answer for the seat of a View: what its Tricks lack, who goes on, where it will be shown."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import fields
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import hints_of_modules
from trickerion.rules.ask.stage import hand_of, laying
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import MAGICIANS, PRICE, SLOTS, SPECIALS, TRICKS, kind_of, location_of
from trickerion.rules.dark_alley.location import Keeping
from trickerion.rules.dark_alley.magician_effects import Possessing
from trickerion.rules.effects.modifiers import day_modifier
from trickerion.rules.facts.actions import Doing, Why
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.heir.policy import blocked_slots, expected_gain
from trickerion.rules.locations.acting import Acting
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.phases.place_characters import at_work
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.state import ENGINEER_PLACE, PLACED, WAITING, GameState, PlayerState
from trickerion.rules.view import View

Then = Sequence[m.Move]
Placing = m.PlaceMarker | m.PlacePile


def why(view: View, move: m.Move, then: Then = (), saved_for: str = "") -> Why:
    """Why this move, which the moves ``then`` shall follow; ``saved_for``: the Trick that the seat saves for."""
    saved = _for_saved(move, view, saved_for) if saved_for else None
    if saved is not None:
        return saved
    asked = hints_of_modules.AT.get(type(view.choice).__name__, {}).get(type(move))
    if asked is not None:
        return asked(move, view)
    if type(move) in _AHEAD:
        return _AHEAD[type(move)](move, view, then)
    found = _WHY.get(type(move))
    about = {field.name: getattr(move, field.name) for field in fields(move)}
    return found(move, view) if found is not None else Why(type(move).__name__, about)


def _why(kind: str, /, **about: Any) -> Why:
    return Why(kind, about)


def _me(view: View) -> PlayerState:
    return view.state.players[view.seat]


def _trick(view: View, place: int) -> str:
    owned = _me(view).tricks[place]
    return owned.id if owned is not None else ""


def _colleague(view: View, location: str) -> str:
    """Who waits with a card for a Location and goes on with the work there today, or ""."""
    waiting = [c for c in _me(view).characters.values() if c.status == WAITING and c.card]
    there = [c.kind for c in waiting if location_of(c.card) == location and c.kind != "magician"]
    return "engineer" if "engineer" in there and location == "workshop" else there[0] if there else ""


def _show_day(view: View) -> str:
    """The weekday of the seat's own show, if its Magician stands on a stage, or ""."""
    magician = _me(view).characters["magician"]
    is_on = magician.slot in SLOTS and SLOTS[magician.slot].is_performance and magician.status == PLACED
    return SLOTS[magician.slot].day or "" if is_on else ""


def _nearest(view: View, component: str = "") -> tuple[str, dict[str, int]]:
    """The seat's Trick that is nearest to ready and lacks something (this Component), and all that it lacks."""
    player = _me(view)
    owned = [(o.id, missing_components(player, o.id)) for o in player.tricks if o is not None and not o.markers]
    short = [(name, all_of_it) for name, all_of_it in owned if (component in all_of_it if component else all_of_it)]
    return min(short, key=lambda each: sum(each[1].values()), default=("", {}))


# ------------------------------------------------------------------ saving for a Trick


def _for_saved(move: m.Move, view: View, trick: str) -> Why | None:
    """Why a move is made for a Trick that is still to be learned; None when it is made for something else."""
    if isinstance(move, (m.TakeCoins, m.DoNotAdvertise)):
        return None if wage_bill(view.state, view.seat).short else saving(view, trick)
    if isinstance(move, (m.Buy, m.Order, m.QuickOrder)) and _is_for(view, move.component, trick):
        return _why("for_saved", component=move.component, trick=trick)
    return None


def saving(view: View, trick: str) -> Why | None:
    """What a Trick still to be learned asks for beyond the Coins that are there; None when they are enough."""
    player = _me(view)
    fee = max(0, TRICKS[trick].fame_threshold - player.fame)
    components = sum(PRICE[component] * number for component, number in missing_components(player, trick).items())
    if fee > player.coins:
        return _why("saving_fee", trick=trick, number=fee - player.coins)
    short = fee + components - player.coins
    return _why("saving_components", trick=trick, number=short) if short > 0 else None


def _is_for(view: View, component: str, trick: str) -> bool:
    """Whether this Trick alone needs the Component."""
    return component in missing_components(_me(view), trick) and not _nearest(view, component)[0]


# ------------------------------------------------------------------ set-up, Advertise, Assignment


def _configuration(move: m.RerollConfiguration, view: View) -> Why:
    """What the chosen die blocks now, and what the others do."""
    other = [o.location for o in view.moves if isinstance(o, m.RerollConfiguration) and o.location != move.location]
    blocked = {
        place: [SLOTS[slot].modifier for slot in blocked_slots(view.state, place)] for place in (move.location, *other)
    }
    gains = "gains" if expected_gain(view.state, move.location) > 0 else "no_better"
    kind = f"reroll_{gains}_elsewhere" if other else f"reroll_{gains}"
    return _why(kind, location=move.location, modifiers=blocked.pop(move.location), elsewhere=blocked)


def _lay_card(move: m.LayCard, view: View) -> Why:
    location, about = location_of(move.card), {"character": move.character, "card": move.card}
    if move.card in SPECIALS:
        return _why("lay_special", location=location, **about)
    kind = "lay_perform" if location == "theater" and move.character == "magician" else "lay_card"
    return _why(kind, location=location, aim=location, **about)


def _leave_idle(move: m.LeaveIdle, view: View) -> Why:
    wage = wage_of(view.state, view.seat, _me(view).characters[move.character])
    return _why("idle_saves" if wage else "idle", character=move.character, number=wage)


def _poster(move: m.Advertise, view: View) -> Why:
    coins = poster_cost(view.state, view.seat)
    return _why("poster" if coins else "poster_free", number=coins)


def _no_poster(move: m.DoNotAdvertise, view: View) -> Why:
    name, missing = _nearest(view)
    return _why("no_poster_for" if name else "no_poster", trick=name, components=missing)


def _assigned(move: m.FinishAssignment, view: View) -> Why:
    return _why("all_work" if all(c.card for c in _me(view).characters.values()) else "rest_idle")


# ------------------------------------------------------------------ Downtown, Market Row, Workshop


def _learn(move: m.LearnTrick, view: View) -> Why:
    missing, who = missing_components(_me(view), move.trick), _colleague(view, "workshop")
    if missing:
        return _why("learn_lacking", trick=move.trick, yields=TRICKS[move.trick].yields, pieces=missing)
    return _why("learn_for" if who else "learn", trick=move.trick, who=who)


def _coins(move: m.TakeCoins, view: View) -> Why:
    name, missing = _nearest(view)
    if wage_bill(view.state, view.seat).short:
        return _why("coins_wages")
    if name:
        return _why("coins_for", trick=name, components=missing)
    return _why("coins_end" if view.state.turn == view.state.options.turns else "coins")


def _for_trick(how: str) -> Callable[[Any, View], Why]:
    """What a Component is for, and what comes after it; ``how`` it is had, if not at once."""

    def found(move: Any, view: View) -> Why:
        trick, missing = _nearest(view, move.component)
        rest, who = [other for other in missing if other != move.component], _colleague(view, "workshop")
        kind = "for_later" if not trick else "lacks_more" if rest else "lacks" if how != "now" else "last"
        kind = "last_for" if kind == "last" and who else kind
        return _why(how, told=_why(kind, component=move.component, trick=trick, components=rest, who=who))

    return found


def _count(move: m.ChooseCount, view: View) -> Why:
    wanted = getattr(view.choice, "component", "")
    trick, missing = _nearest(view, wanted)
    if not trick:
        return _why("count_none")
    kind = "count_all" if move.count >= missing[wanted] else "count_some"
    return _why(kind, trick=trick, pieces={wanted: missing[wanted]})


def _bargain(move: m.Bargain, view: View) -> Why:
    name, missing = _nearest(view)
    return _why("haggle" if move.points else "points_for" if name else "no_bargain", components=missing)


def _prepare(move: m.Prepare, view: View) -> Why:
    who, kind = _colleague(view, "theater"), "prepare_more" if move.place == ENGINEER_PLACE else "prepare"
    return _why(f"{kind}_for" if who else kind, trick=_trick(view, move.place), who=who)


def _manager_slot(move: m.ChooseManagerSlot, view: View) -> Why:
    pile, component = _me(view).manager_piles[move.slot], getattr(view.choice, "component", "")
    return _why("manager_instead" if pile else "manager_slot", component=component, pile=pile)


def _make_room(move: m.ReturnTrick, view: View, then: Then) -> Why:
    learned = next((after.trick for after in then if isinstance(after, m.LearnTrick)), "")
    return _why("room_for" if learned else "make_room", trick=_trick(view, move.place), learned=learned)


def _of_trick(move: Any, view: View) -> Why:
    return _why(type(move).__name__, trick=_trick(view, move.place), place=move.place)


# ------------------------------------------------------------------ Theater, cards and abilities


def _brings(view: View, hand: Hand, move: Placing) -> Why:
    """What a Trick Marker brings on a slot: its Links, its Yields, and in which show."""
    links = len(laying(view.state, hand, Spot(move.card, move.slot), move.turns).links)
    day = _show_day(view)
    kind = ("links" if links else "yields") + ("_own_show" if day else "")
    return _why(kind, trick=hand.trick.id, number=links, yields=hand.trick.yields, day=day)


def _set_up(move: m.SetUpTrick, view: View, then: Then) -> Why:
    owned = _me(view).trick_at(move.place)
    for placed in then[:1]:
        if isinstance(placed, (m.PlaceMarker, m.PlacePile)):
            brought = _brings(view, Hand(view.seat, owned.trick, owned.suit), placed)
            return _why("on_card", show=(view.state.row_ids, placed.card), told=brought)
    return _why("set_up", trick=owned.id)


def _lay(move: Placing, view: View) -> Why:
    hand = hand_of(view)
    return _brings(view, hand, move) if hand is not None else _why("on_stage")


def _perform(move: m.Perform, view: View) -> Why:
    markers = view.state.performance(move.card).all_markers()
    own = list(dict.fromkeys(marker.trick for _, marker in markers if marker.owner == view.seat))
    pays = _why("show_pays" if len(own) == 1 else "shows_pay" if own else "show_links", tricks=own)
    return _why("possessed", told=pays) if isinstance(view.choice, Possessing) else pays


def _lying(move: m.ChooseMarker, view: View) -> Why:
    marker = view.state.performance(move.card).marker_at(move.slot)
    return _why("ChooseMarker", trick=marker.trick) if marker is not None else _why("this_marker")


def _keep(move: m.KeepCard, view: View) -> Why:
    place = SPECIALS[move.card].location
    others = any(card in SPECIALS and SPECIALS[card].location == place for card in _me(view).hand)
    kind = "keep_more" if others else "keep_first"
    return _why(kind if isinstance(view.choice, Keeping) else "take_back", card=move.card, location=place)


def _fortune(move: m.TellFortune, view: View) -> Why:
    if not coming_prophecies(view.state):
        return _why("fortune_pays")
    now, _, then = view.state.pending
    return _why("fortune", prophecy=now, then=then)


# ------------------------------------------------------------------ placements, and more Action Points


def _placed(move: m.PlaceCharacter, view: View, then: Then) -> Why:
    slot, done = SLOTS[move.slot], deeds(then, view.state, view.seat)
    if slot.is_performance:
        modifier = day_modifier(view.state, slot.day or "")
        return _why(("perform", "perform_better", "perform_worse")[(modifier > 0) - (modifier < 0)], day=slot.day)
    if slot.day:
        return _why("backstage_to" if done else "backstage", day=slot.day, deeds=done)
    purpose = _why("to", deeds=done) if done else _why(slot.location)
    kind = "place_first" if slot.modifier > 0 else "place"
    return _why(kind, character=move.character, number=slot.modifier, told=purpose)


def _boost(move: m.Move, view: View, then: Then) -> Why:
    done, kind = deeds(then, view.state, view.seat), type(move).__name__
    return _why(f"{kind}_to" if done else kind, deeds=done, ability=_me(view).magician)


def _set_die(move: m.SetDie, view: View, then: Then) -> Why:
    done = deeds((move, *then), view.state, view.seat)
    return _why("set_die_to" if done else "set_die", deeds=done)


def _finished(move: m.FinishCharacter, view: View) -> Why:
    frame = view.choice
    if not isinstance(frame, Acting):
        return _why("work_done")
    if not at_work(view.state, frame):
        return _why("awaits_show", day=_show_day(view))
    usual = ("downtown", "market_row", "workshop", "theater")
    return _why(f"none_{frame.location if frame.location in usual else 'here'}" if frame.points else "none_left")


def _face(move: m.ChooseFace, view: View) -> Why:
    if move.face.isdigit():
        return _why("face_coins", number=int(move.face))
    return _why(
        "face_hire" if move.face in ("assistant", "engineer", "manager", "apprentice") else f"face_{move.face}",
        hired=move.face,
    )


_WHY: dict[type[m.Move], Callable[[Any, View], Why]] = {
    **hints_of_modules.WHY,
    m.ChooseMagician: lambda move, view: _why(
        "ChooseMagician", magician=move.magician, category=MAGICIANS[move.magician].category
    ),
    m.ChooseTrick: lambda move, view: _why(
        "ChooseTrick", trick=move.trick, pieces=TRICKS[move.trick].components, number=TRICKS[move.trick].markers
    ),
    m.ChooseSpecialist: lambda move, view: _why(move.specialist),
    m.RerollConfiguration: _configuration,
    m.Advertise: _poster,
    m.DoNotAdvertise: _no_poster,
    m.LayCard: _lay_card,
    m.FinishAssignment: _assigned,
    m.LeaveIdle: _leave_idle,
    m.LearnTrick: _learn,
    m.TakeCoins: _coins,
    m.HireCharacter: lambda move, view: _why(view.state.dice[move.die]),
    m.ChooseFace: _face,
    m.Buy: _for_trick("now"),
    m.Order: _for_trick("ordered"),
    m.QuickOrder: _for_trick("quick_ordered"),
    m.ChooseComponent: _for_trick("now"),
    m.TakeComponent: _for_trick("now"),
    m.MoveComponents: _for_trick("with_manager"),
    m.ChooseCount: _count,
    m.Bargain: _bargain,
    m.ChooseOrderSlot: lambda move, view: _why("ChooseOrderSlot", component=view.state.stock[move.slot]),
    m.ChoosePile: lambda move, view: _why("pile_manager" if move.board == "manager" else "pile_board"),
    m.Prepare: _prepare,
    m.MoveTrick: _of_trick,
    m.ReplaceTrick: _of_trick,
    m.ChooseOwnTrick: _of_trick,
    m.ChooseTrickPlace: lambda move, view: _why("engineer" if move.place == ENGINEER_PLACE else "place_board"),
    m.ChooseManagerSlot: _manager_slot,
    m.ChooseApprenticePlace: lambda move, view: _why("home_free" if move.board == "assistant" else "home_board"),
    m.ChooseKind: lambda move, view: _why(kind_of(move.character)),
    m.PlaceMarker: _lay,
    m.PlacePile: _lay,
    m.ChooseReward: lambda move, view: _why("reward_fame" if move.resource == "fame" else "reward_coins"),
    m.Perform: _perform,
    m.ChooseMarker: _lying,
    m.KeepCard: _keep,
    m.TellFortune: _fortune,
    m.ChangeFate: lambda move, view: _why("ChangeFate", prophecy=view.state.pending[move.place]),
    m.UseCard: lambda move, view: _why("UseCard", card=move.card, text=move.card),
    m.CopyCard: lambda move, view: _why("CopyCard", card=move.card, ability=_me(view).magician),
    m.StealTrick: lambda move, view: _why("StealTrick", ability=_me(view).magician),
    m.FinishCharacter: _finished,
}
"""The reason of each kind of move that asks the table for one; that of any other is called as the move itself."""

_AHEAD: dict[type[m.Move], Callable[[Any, View, Then], Why]] = {
    m.PlaceCharacter: _placed,
    m.Enhance: _boost,
    m.ForgoBonus: _boost,
    m.UseAbility: _boost,
    m.SetDie: _set_die,
    m.SetUpTrick: _set_up,
    m.ReturnTrick: _make_room,
}
"""The reason of moves that are made for what follows them."""


# ------------------------------------------------------------------ what Characters do

GROWTH: dict[type[m.Move], tuple[str, str]] = {
    m.LearnTrick: ("learn", "trick"),
    m.HireCharacter: ("hire", "face"),
    m.ChooseTile: ("open", "tile"),
    m.Teach: ("teach", "own"),
    m.Practice: ("practice", "own"),
}
DEEDS: dict[type[m.Move], tuple[str, str]] = {
    m.ReturnTrick: ("give_back", "own"),
    **GROWTH,
    m.TakeCoins: ("take", "coins"),
    m.Buy: ("buy", "component"),
    m.Order: ("order", "component"),
    m.MoveTrick: ("give_engineer", "own"),
    m.MoveComponents: ("give_manager", "component"),
    m.MoveApprentice: ("give_assistant", "apprentice"),
    m.Prepare: ("prepare", "own"),
    m.SetUpTrick: ("set_up", "own"),
    m.Reschedule: ("move", "marker"),
    m.DrawCard: ("draw", "special"),
    m.TellFortune: ("turn", "prophecies"),
    m.LearnSecret: ("learn", "secret"),
    m.DrawSecrets: ("draw", "secrets"),
    m.RevealSecret: ("turn_up", "a_secret"),
    m.UseCard: ("use", "card"),
}
"""The verb of each kind of Action, and the kind of thing it is done to. What chance would bring is not told."""


def deeds(
    moves: Iterable[m.Move], state: GameState, seat: int, kinds: Collection[type[m.Move]] = DEEDS
) -> tuple[Doing, ...]:
    """What these Actions do, of these ``kinds``."""
    tricks = [owned.id if owned is not None else "" for owned in state.players[seat].tricks]
    faces, die, done = dict(state.dice), "", list[Doing]()
    for move in moves:
        if isinstance(move, m.SetDie):
            die = move.die
        elif isinstance(move, m.ChooseFace):
            faces[die] = move.face
        elif type(move) in DEEDS and type(move) in kinds:
            verb, kind = DEEDS[type(move)]
            done.append(Doing(verb, kind, _thing(kind, move, faces, tricks)))
        if isinstance(move, m.MoveTrick):
            tricks[move.place], tricks[-1] = tricks[-1], tricks[move.place]
    return tuple(done)


def _thing(kind: str, move: Any, faces: dict[str, str], tricks: list[str]) -> str:
    """What a move is about: a Trick in its place, what a die shows, or what the move itself names."""
    if kind == "own":
        return tricks[int(move.place)]
    return faces[move.die] if kind == "face" else str(getattr(move, kind, ""))
