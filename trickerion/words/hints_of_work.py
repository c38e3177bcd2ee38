"""Why an opponent took an Action: what its Trick lacks, who goes on with it today, where it will be shown."""

from collections.abc import Callable, Sequence
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import (
    Acting,
    BringingOnStage,
    ChoosingCount,
    Rescheduling,
    SettingUp,
    at_work,
    day_modifier,
    missing_components,
    wage_bill,
)
from trickerion.rules.ask.stage import laying
from trickerion.rules.catalog import SLOTS, TRICKS, location_of
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.state import ENGINEER_PLACE, PLACED, WAITING, Marker, PlayerState
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.errands import errand

_SHOW_DAYS = {
    1: "each Trick pays more Fame and Coins",
    0: "the Yields are paid in full",
    -1: "a show that pays less is better than none",
}
_SPECIALISTS = {
    "assistant": "The Assistant brings 2 Fame behind the stage, and an Apprentice who needs no wage.",
    "engineer": "The Engineer prepares one Trick with one more Trick Marker.",
    "manager": "The Manager stretches the Components, and brings 3 Coins behind the stage.",
    "apprentice": "One more Apprentice is one more Character to send out, from the next turn on.",
}
_AIMS = {
    "downtown": "to learn a Trick, hire, or take Coins",
    "market_row": "to buy Components that [your] Tricks still need",
    "workshop": "to prepare Tricks",
    "theater": "to set up Tricks",
    "dark_alley": "to draw special Assignment cards",
    "academy": "to renovate, to practice or teach a Trick, or to learn a secret",
}


def aim(location: str) -> str:
    """What a Character is sent to a Location for."""
    return _AIMS.get(location, "to work")


def me(view: View) -> PlayerState:
    """The player of the seat."""
    return view.state.players[view.seat]


def trick(view: View, place: int) -> str:
    """The seat's Trick on a place."""
    owned = me(view).tricks[place]
    return n.trick(owned.id) if owned else "the Trick"


def specialist(kind: str) -> str:
    """What a new Character is good for."""
    return _SPECIALISTS[kind]


def _colleague(view: View, location: str) -> str:
    """Who waits with a card for a Location and goes on with the work there today: "the Engineer", or ""."""
    waiting = [c for c in me(view).characters.values() if c.status == WAITING and c.card]
    there = [c.kind for c in waiting if location_of(c.card) == location and c.kind != "magician"]
    found = "engineer" if "engineer" in there and location == "workshop" else there[0] if there else ""
    return f"the {n.CHARACTER[found]}" if found else ""


def show_day(view: View) -> str:
    """The weekday of the seat's own show, if its Magician stands on a stage: "Sunday", or ""."""
    slot = me(view).characters["magician"].slot
    is_on = slot in SLOTS and SLOTS[slot].is_performance and me(view).characters["magician"].status == PLACED
    return n.DAY[SLOTS[slot].day] if is_on else ""


def lacks(view: View, component: str = "") -> tuple[str, dict[str, int]]:
    """The seat's Trick that is nearest to ready and lacks something (this Component), and all that it lacks."""
    player = me(view)
    owned = [(o.id, missing_components(player, o.id)) for o in player.tricks if o is not None and not o.markers]
    short = [(name, all_of_it) for name, all_of_it in owned if (component in all_of_it if component else all_of_it)]
    name, missing = min(short, key=lambda each: sum(each[1].values()), default=("", {}))
    return (n.trick(name) if name else ""), missing


# ------------------------------------------------------------------ Downtown


def _learn(move: m.LearnTrick, view: View) -> str:
    learned, name = TRICKS[move.trick], n.trick(move.trick)
    missing, who = missing_components(me(view), move.trick), _colleague(view, "workshop")
    if not missing:
        return f"{name}: its Components lie ready, {f'and {who} can prepare it today' if who else 'for Prepare'}."
    kinds = zip(learned.yields, ("fame", "coins", "shards"), strict=True)
    yields = n.join(n.resource(number, kind) for number, kind in kinds if number)
    return f"{name} yields {yields} in each show; it then lacks {n.join_pieces(missing)}."


def _coins(move: m.TakeCoins, view: View) -> str:
    name, missing = lacks(view)
    if wage_bill(view.state, view.seat).short:
        return "Without Coins from the Bank this turn’s wages would stay unpaid."
    if name:
        return f"Coins from the Bank, for the {n.join(map(n.component, missing))} that {name} still lacks."
    if view.state.turn == view.state.options.turns:
        return "There is nothing more to build, and Coins count at the end."
    return "Coins from the Bank, for the wages and the next Trick."


# ------------------------------------------------------------------ Market Row and Workshop


def component(view: View, wanted: str, how: str = "") -> str:
    """What a Component is for, and what comes after it; ``how`` it is had, if not at once."""
    name, missing = lacks(view, wanted)
    if not name:
        return f"{n.component(wanted)} is for a Trick to come{how}."
    rest, who = [other for other in missing if other != wanted], _colleague(view, "workshop")
    if rest or how:
        then = f", and after that only {n.join(map(n.component, rest))}" if rest else ""
        return f"{name} lacks {n.component(wanted)}{then}{how}."
    return f"{n.component(wanted)} is all that {name} still lacks" + (f"; {who} can prepare it today." if who else ".")


def _count(move: m.ChooseCount, view: View) -> str:
    wanted = view.choice.component if isinstance(view.choice, ChoosingCount) else ""
    name, missing = lacks(view, wanted)
    if not name:
        return "None of [your] Tricks needs more of it."
    return f"{name} lacks {n.pieces(wanted, missing[wanted])}" + (
        "." if move.count >= missing[wanted] else ", and the rest can wait."
    )


def _bargain(move: m.Bargain, view: View) -> str:
    name, missing = lacks(view)
    if move.points:
        return "Nothing else here is wanted, so that Action Points left over lower the price."
    return (
        f"The Action Points are for {n.join(map(n.component, missing))}."
        if name
        else "There is nothing to haggle with."
    )


def _prepare(move: m.Prepare, view: View) -> str:
    more = ", with one more Trick Marker from the Engineer" if move.place == ENGINEER_PLACE else ""
    who, name = _colleague(view, "theater"), trick(view, move.place)
    return f"{name} is then ready{more}: {f'{who} can set it up today' if who else 'next turn it can be set up'}."


# ------------------------------------------------------------------ Theater


def _marker(view: View) -> Marker | None:
    """The Trick Marker in the hand."""
    choice = view.choice
    if isinstance(choice, Rescheduling):
        return choice.lifted(view.state)[1]
    if isinstance(choice, (SettingUp, BringingOnStage)):
        owned = me(view).trick_at(choice.place)
        return Marker(view.seat, owned.id, owned.suit, 0)
    return None


def brings(view: View, marker: Marker, move: m.PlaceMarker | m.PlacePile) -> str:
    """What a Trick Marker brings on a slot: its Links, its Yields, and in which show."""
    choice, trick = view.choice, TRICKS[marker.trick]
    lifted = Spot(choice.card, choice.slot) if isinstance(choice, Rescheduling) else None
    hand = Hand(view.seat, trick, marker.suit, lifted)
    links = len(laying(view.state, hand, Spot(move.card, move.slot), move.turns).links)
    kinds = zip(trick.yields, ("fame", "coins", "shards"), strict=True)
    yields, day = n.join(n.resource(number, kind) for number, kind in kinds if number), show_day(view)
    when = f"if [you] perform it on {day}" if day else "when this card is performed"
    beside = f"makes {n.plural(links, 'Link')} at once, and " if links else ""
    return f"{n.trick(marker.trick)} {beside}yields {yields} {when}."


def _set_up(move: m.SetUpTrick, view: View, then: Sequence[m.Move]) -> str:
    owned = me(view).trick_at(move.place)
    for placed in then[:1]:
        if isinstance(placed, (m.PlaceMarker, m.PlacePile)):
            on_card = f" {n.performance_in(view.state.row_ids, placed.card)}:"
            return f"In the{on_card} {brings(view, Marker(view.seat, owned.id, owned.suit, 0), placed)}"
    return f"{n.trick(owned.id)} is ready, and belongs on a Performance card."


def _lay(move: m.PlaceMarker | m.PlacePile, view: View) -> str:
    marker = _marker(view)
    return brings(view, marker, move) if marker is not None else "The Trick Marker belongs on a Performance card."


def perform(view: View, card: str) -> str:
    """Which Tricks of the seat a show pays for."""
    own = [n.trick(mark.trick) for _, mark in view.state.performance(card).all_markers() if mark.owner == view.seat]
    names = n.join(dict.fromkeys(own))
    pays = "pay" if len(set(own)) > 1 else "pays"
    return f"{names} {pays} [whom] in this show." if own else "[You] get the Links’ Fame."


# ------------------------------------------------------------------ placements, and more Action Points


def _placed(move: m.PlaceCharacter, view: View, then: Sequence[m.Move]) -> str:
    slot, who = SLOTS[move.slot], n.character(move.character)
    deeds = errand(then, view.state, view.seat)
    purpose = f"to {deeds}" if deeds else aim(slot.location)
    if slot.is_performance:
        modifier = day_modifier(view.state, slot.day)
        return f"Perform on {n.DAY[slot.day]}: {_SHOW_DAYS[max(-1, min(1, modifier))]}."
    if slot.day:
        return f"Behind the stage on {n.DAY[slot.day]}, {purpose if deeds else 'to help the performer'}."
    more = f"{slot.modifier} more Action Points" if slot.modifier > 1 else "1 more Action Point"
    race = f"before others take the slot with {more}" if slot.modifier > 0 else "while there is a slot"
    return f"The {who} now, {race}: {purpose}."


def _boost(move: m.Move, view: View, then: Sequence[m.Move]) -> str:
    deeds = errand(then, view.state, view.seat)
    source = {m.Enhance: "A Shard", m.ForgoBonus: "The bonus of the card"}.get(type(move))
    source = (
        f"{source} for one more Action Point" if source else f"{n.ability(me(view).magician)}: one Action Point more"
    )
    return f"{source}{f', enough to {deeds}' if deeds else ''}."


def _set_die(move: m.SetDie, view: View, then: Sequence[m.Move]) -> str:
    return f"Turned, the die lets this Character {errand((move, *then), view.state, view.seat) or 'do more'}."


def _make_room(move: m.ReturnTrick, view: View, then: Sequence[m.Move]) -> str:
    learned = next((n.trick(after.trick) for after in then if isinstance(after, m.LearnTrick)), "a better Trick")
    return f"{trick(view, move.place)} makes room for {learned}."


_NOTHING_LEFT = {
    "downtown": "None of the dice offers what is worth its price now.",
    "market_row": "What is on sale here [your] Tricks do not lack.",
    "workshop": "For what is still to be prepared Components are missing.",
    "theater": "No further Trick Marker would do more on stage than on its Trick card.",
}


def _finished(move: m.FinishCharacter, view: View) -> str:
    frame = view.choice
    if not isinstance(frame, Acting):
        return "The work is done."
    if not at_work(view.state, frame):
        return f"The Magician waits for the show on {show_day(view)}."
    if not frame.points:
        return "All Action Points are spent."
    return _NOTHING_LEFT.get(frame.location, "Nothing more is worth an Action Point here.")


def face(shown: str) -> str:
    """What a face of a die is good for."""
    if shown in n.CHARACTER:
        return f"With this face {n.an(n.CHARACTER[shown])} can be hired."
    kinds = {"any": "any Trick", **{category: f"{n.an(name)} Trick" for category, name in n.CATEGORY.items()}}
    return f"With this face {kinds[shown]} can be learned." if shown in kinds else f"Then the Bank pays {shown} Coins."


def place(number: int) -> str:
    """What a place for a Trick is good for."""
    return (
        _SPECIALISTS["engineer"] if number == ENGINEER_PLACE else "The Engineer’s place stays free for another Trick."
    )


def home(board: str) -> str:
    """What the place of an Apprentice is good for."""
    return "In the Assistant’s place an Apprentice takes no wage." if board == "assistant" else "A place on the board."


def lying(view: View, move: m.ChooseMarker) -> str:
    """The Trick of a Trick Marker on stage."""
    marker = view.state.performance(move.card).marker_at(move.slot)
    return n.trick(marker.trick) if marker else "this one"


HINTS: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    m.LearnTrick: _learn,
    m.TakeCoins: _coins,
    m.Buy: lambda move, view: component(view, move.component),
    m.Order: lambda move, view: component(view, move.component, "; ordered now, it is on sale next turn"),
    m.QuickOrder: lambda move, view: component(view, move.component, "; quickly ordered, it can be bought today"),
    m.ChooseCount: _count,
    m.Bargain: _bargain,
    m.Prepare: _prepare,
    m.PlaceMarker: _lay,
    m.PlacePile: _lay,
    m.FinishCharacter: _finished,
}
"""The reason of each kind of Action and of what belongs to it."""

AHEAD: dict[type[m.Move], Callable[[Any, View, Sequence[m.Move]], str]] = {
    m.PlaceCharacter: _placed,
    m.Enhance: _boost,
    m.ForgoBonus: _boost,
    m.UseAbility: _boost,
    m.SetDie: _set_die,
    m.SetUpTrick: _set_up,
    m.ReturnTrick: _make_room,
}
"""The reason of moves that are made for what follows them."""
