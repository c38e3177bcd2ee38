"""One line that says why a move was chosen, in the words of the game. It is shown as the hint."""

from collections.abc import Callable

from trickerion.bots.configuration import why_reroll
from trickerion.bots.effect_reasons import EFFECT_REASONS
from trickerion.bots.trick_worth import missing
from trickerion.rules.catalog import DICE, PERFORMANCES, SLOTS, SPECIALS, TRICKS, WAGE, location_of
from trickerion.rules.effects.asking import day_modifier
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import (
    Advertise,
    Bargain,
    Buy,
    ChooseCount,
    ChooseReward,
    DeclineToPerform,
    DoNotAdvertise,
    DrawCard,
    Enhance,
    FinishAssignment,
    FinishCharacter,
    ForgoBonus,
    HireCharacter,
    LayCard,
    LearnTrick,
    LeaveIdle,
    Move,
    MoveApprentice,
    MoveComponents,
    MoveTrick,
    Order,
    Perform,
    PlaceCharacter,
    PlaceMarker,
    Prepare,
    QuickOrder,
    RerollConfiguration,
    RerollDie,
    SetDie,
    SetUpTrick,
    TakeBack,
    TakeCoins,
)
from trickerion.rules.state import ENGINEER_PLACE, GameState, PlayerState
from trickerion.rules.view import View

AIMS = {
    "downtown": "to learn a Trick, hire, or take Coins",
    "market_row": "to buy Components that your Tricks still need",
    "workshop": "to prepare Tricks",
    "theater": "to set up Tricks",
    "dark_alley": "to draw special Assignment cards",
}
"""What a Character is sent to a Location for."""

SHOW_DAYS = {
    1: "each Trick pays more Fame and Coins",
    0: "the Yields are paid in full",
    -1: "a show that pays less is better than none",
}


def reason_for(view: View, move: Move) -> str:
    """Why this move is a good answer for the seat of the View."""
    tell = REASONS.get(type(move)) or EFFECT_REASONS.get(type(move))
    return tell(view, move) if tell else f"{move}: it promises most of all answers."


def _me(view: View) -> PlayerState:
    return view.state.players[view.seat]


def _words(text: str) -> str:
    return text.replace("_", " ")


def _trick_name(view: View, place: int) -> str:
    owned = _me(view).tricks[place]
    return owned.trick.name if owned else "the Trick"


def _character(name: str) -> str:
    return _words(name.rsplit("_", 1)[0] if name.startswith("apprentice") else name).capitalize()


# ------------------------------------------------------------------ Advertise, Assignment, Place Characters


def _advertise(view: View, move: Move) -> str:
    return f"2 Fame for {_plural(view.state.initiative_slot(view.seat), 'Coin')} is a fair price."


def _no_advertising(view: View, move: Move) -> str:
    return f"With {_plural(_me(view).coins, 'Coin')} left, Components and wages come first."


def _lay_card(view: View, move: Move) -> str:
    assert isinstance(move, LayCard)
    location = location_of(move.card)
    who = _character(move.character)
    if move.card in SPECIALS:
        return f"{who} goes to the {_words(location).title()} with {SPECIALS[move.card].name}."
    if location == "theater" and move.character == "magician":
        return "The Magician goes to the Theater to perform."
    return f"{who} goes to the {_words(location).title()} {AIMS.get(location, 'to work')}."


def _take_back(view: View, move: Move) -> str:
    assert isinstance(move, TakeBack)
    return f"{_character(move.character)} is worth more without this card."


def _finish_assignment(view: View, move: Move) -> str:
    idle = [c for c in _me(view).characters.values() if not c.card]
    return "Everybody has work." if not idle else "Whoever has no card would not earn the wage this turn."


def _place(view: View, move: Move) -> str:
    assert isinstance(move, PlaceCharacter)
    slot = SLOTS[move.slot]
    if slot.is_performance:
        return f"Perform on {slot.day.capitalize()}: {_show_day(view.state, slot.day)}."
    if slot.day:
        return f"Behind the stage on {slot.day.capitalize()}, {AIMS['theater']}."
    more = f"{slot.modifier} more Action Points" if slot.modifier > 1 else "1 more Action Point"
    gain = f", with {more}" if slot.modifier > 0 else ""
    return f"{_character(move.character)} now, before others are there{gain}: {AIMS.get(slot.location, 'to work')}."


def _show_day(state: GameState, day: str) -> str:
    modifier = day_modifier(state, day)
    return SHOW_DAYS[max(-1, min(1, modifier))]


def _leave_idle(view: View, move: Move) -> str:
    assert isinstance(move, LeaveIdle)
    wage = WAGE[_me(view).characters[move.character].kind]
    saved = f", and {_plural(wage, 'Coin')} of wages are saved" if wage else ""
    return f"There is nothing worth doing for the {_character(move.character)}{saved}."


# ------------------------------------------------------------------ Actions


def _enhance(view: View, move: Move) -> str:
    return "One more Action Point does more than the Shard."


def _finish(view: View, move: Move) -> str:
    frame = view.choice
    if isinstance(frame, Acting) and SLOTS[frame.slot].is_performance:
        return "The Magician waits for the show."
    return "Nothing more is worth an Action Point here."


def _learn(view: View, move: Move) -> str:
    assert isinstance(move, LearnTrick)
    trick = TRICKS[move.trick]
    needed = missing(_me(view), trick)
    if not needed:
        return f"{trick.name}: its Components are there already."
    pays = ", ".join(_plural(n, kind) for n, kind in zip(trick.yields, ("Fame", "Coin", "Shard"), strict=True) if n)
    return f"{trick.name} yields {pays}, and its Components can be had."


def _hire(view: View, move: Move) -> str:
    assert isinstance(move, HireCharacter)
    kind = view.state.dice[move.die]
    return f"{_an(kind)} works in all turns to come, and counts at the end."


def _take_coins(view: View, move: Move) -> str:
    assert isinstance(move, TakeCoins)
    return f"{view.state.dice[move.die]} Coins from the Bank pay wages and Components."


def _set_die(view: View, move: Move) -> str:
    assert isinstance(move, SetDie)
    what = {"residence": "a Trick to learn", "inn": "whom to hire", "bank": "Coins to take"}[DICE[move.die].area]
    return f"The die can show {what}."


def _reroll(view: View, move: Move) -> str:
    assert isinstance(move, RerollDie)
    return "The dice offer nothing, and another throw may."


def _for_trick(view: View, component: str) -> str:
    names = [o.trick.name for o in _me(view).tricks if o is not None and component in missing(_me(view), o.trick)]
    return (
        f"{names[0]} needs {_words(component).capitalize()}" if names else f"{_words(component).capitalize()} is useful"
    )


def _buy(view: View, move: Move) -> str:
    assert isinstance(move, Buy)
    return f"{_for_trick(view, move.component)}."


def _order(view: View, move: Move) -> str:
    assert isinstance(move, (Order, QuickOrder))
    return f"{_for_trick(view, move.component)}, and it is not on sale."


def _count(view: View, move: Move) -> str:
    assert isinstance(move, ChooseCount)
    return f"{move.count} will do for your Tricks."


def _bargain(view: View, move: Move) -> str:
    assert isinstance(move, Bargain)
    if not move.points:
        return "The Action Points do more elsewhere."
    return f"{_plural(move.points, 'Action Point')} to spare lower the price."


def _prepare(view: View, move: Move) -> str:
    assert isinstance(move, Prepare)
    more = ", with one Trick Marker more from the Engineer" if move.place == ENGINEER_PLACE else ""
    return f"{_trick_name(view, move.place)} can then be set up{more}."


def _move_trick(view: View, move: Move) -> str:
    assert isinstance(move, MoveTrick)
    return f"The Engineer prepares {_trick_name(view, move.place)} with one Trick Marker more."


def _move_components(view: View, move: Move) -> str:
    assert isinstance(move, MoveComponents)
    return f"With the Manager, {_words(move.component).capitalize()} counts one more."


def _move_apprentice(view: View, move: Move) -> str:
    return "With the Assistant, the Apprentice needs no wage."


def _draw(view: View, move: Move) -> str:
    return "A special Assignment card helps once, and counts in the hand."


def _forgo(view: View, move: Move) -> str:
    return "Here one more Action Point is worth more than the bonus of the card."


# ------------------------------------------------------------------ Theater


def _set_up(view: View, move: Move) -> str:
    assert isinstance(move, SetUpTrick)
    return f"{_trick_name(view, move.place)} brings the most on the Performance cards."


def _lay_marker(view: View, move: Move) -> str:
    assert isinstance(move, PlaceMarker)
    card = next((card for card in view.state.row if card.id == move.card), None)
    neighbours = (
        [
            card.markers[link.b if link.a == move.slot else link.a]
            for link in PERFORMANCES[move.card].links_at[move.slot]
        ]
        if card
        else []
    )
    if any(neighbours):
        return "Beside another Trick Marker, where a Link is to be made."
    return "Here the Trick is likely to be performed, and Links may follow."


def _reward(view: View, move: Move) -> str:
    assert isinstance(move, ChooseReward)
    return "Fame lasts." if move.resource == "fame" else "Coins are scarce just now."


def _perform(view: View, move: Move) -> str:
    assert isinstance(move, Perform)
    card = view.state.performance(move.card)
    own = sum(marker.owner == view.seat for _, marker in card.all_markers())
    if view.choice is not None and type(view.choice).__name__ == "Possessing":
        return f"The opponent shall perform {_plural(own, 'Trick')} of yours." if own else "Another show suits you."
    return f"The show with {_plural(own, 'Trick')} of yours pays best."


def _decline(view: View, move: Move) -> str:
    return "A show now would pay less than later."


def _plural(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 or what == "Fame" else f"{number} {what}s"


def _an(kind: str) -> str:
    article = "An" if kind[:1] in "aeio" else "A"
    return f"{article} {kind.capitalize()}"


REASONS: dict[type[Move], Callable[[View, Move], str]] = {
    RerollConfiguration: why_reroll,
    Advertise: _advertise,
    DoNotAdvertise: _no_advertising,
    LayCard: _lay_card,
    TakeBack: _take_back,
    FinishAssignment: _finish_assignment,
    PlaceCharacter: _place,
    LeaveIdle: _leave_idle,
    Enhance: _enhance,
    FinishCharacter: _finish,
    LearnTrick: _learn,
    HireCharacter: _hire,
    TakeCoins: _take_coins,
    SetDie: _set_die,
    RerollDie: _reroll,
    Buy: _buy,
    Order: _order,
    QuickOrder: _order,
    ChooseCount: _count,
    Bargain: _bargain,
    Prepare: _prepare,
    MoveTrick: _move_trick,
    MoveComponents: _move_components,
    MoveApprentice: _move_apprentice,
    DrawCard: _draw,
    ForgoBonus: _forgo,
    SetUpTrick: _set_up,
    PlaceMarker: _lay_marker,
    ChooseReward: _reward,
    Perform: _perform,
    DeclineToPerform: _decline,
}
"""How each kind of move explains itself."""
