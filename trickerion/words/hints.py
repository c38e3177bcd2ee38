"""One line that says why an opponent chose a move, in the words of the game. It is shown as the hint."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import Acting, Keeping, Possessing, at_work, day_modifier, other_end
from trickerion.rules.ask.heir import blocked_slots, expected_gain
from trickerion.rules.catalog import DICE, MAGICIANS, PERFORMANCES, SLOTS, SPECIALS, TRICKS, WAGE, location_of
from trickerion.rules.state import ENGINEER_PLACE, GameState, PlayerState
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.academy.hints import AIM, HINTS
from trickerion.words.heir import REASONS
from trickerion.words.powers import hints as of_powers

ONLY_MOVE = "The procedure of the Heir allows nothing else."
ANY_MOVE = "One move is as good as another."

_AIMS = {
    "downtown": "to learn a Trick, hire, or take Coins",
    "market_row": "to buy Components that your Tricks still need",
    "workshop": "to prepare Tricks",
    "theater": "to set up Tricks",
    "dark_alley": "to draw special Assignment cards",
    "academy": AIM,
}
"""What a Character is sent to a Location for."""

_SPECIALIST_AIMS = {
    "assistant": "The Assistant brings 2 Fame behind the stage, and an Apprentice who needs no wage.",
    "engineer": "The Engineer prepares one Trick with one Trick Marker more.",
    "manager": "The Manager stretches the Components, and brings 3 Coins behind the stage.",
}

_SHOW_DAYS = {
    1: "each Trick pays more Fame and Coins",
    0: "the Yields are paid in full",
    -1: "a show that pays less is better than none",
}

_AREAS = {"residence": "a Trick to learn", "inn": "whom to hire", "bank": "Coins to take"}


def reason_for(view: View, move: m.Move) -> str:
    """Why this move is a good answer for the seat of the View."""
    asked = of_powers.AT.get(type(view.choice).__name__, {})
    why = asked.get(type(move)) or _WHY.get(type(move), f"{move}: it promises the most of all the answers.")
    return why if isinstance(why, str) else why(move, view)


def heirs_reason(reason: str, args: tuple[Any, ...]) -> str:
    """The reason of a step as a sentence; the window has longer ones (``words/heir``)."""
    return f"{REASONS[reason](args)}."


def _me(view: View) -> PlayerState:
    return view.state.players[view.seat]


def _trick(view: View, place: int, unknown: str = "the Trick") -> str:
    owned = _me(view).tricks[place]
    return n.trick(owned.id) if owned else unknown


def _ability(view: View) -> str:
    return n.ability(_me(view).magician)


# ------------------------------------------------------------------ set-up


def _magician(move: m.ChooseMagician, view: View) -> str:
    return f"{n.magician(move.magician)} likes {n.CATEGORY[MAGICIANS[move.magician].category]} Tricks."


def _first_trick(move: m.ChooseTrick, view: View) -> str:
    markers = TRICKS[move.trick].markers
    return f"{n.trick(move.trick)} brings {markers} Trick Markers, and its Components are soon there."


def _configuration(move: m.RerollConfiguration, view: View) -> str:
    """What the chosen die blocks now, and what the others do."""
    state = view.state
    other = [o.location for o in view.moves if isinstance(o, m.RerollConfiguration) and o.location != move.location]
    gains = expected_gain(state, move.location) > 0
    chance = "a roll blocks less on average" if gains else "no other die has more to win"
    rest = ", ".join(f"{n.LOCATION[place]} {_modifiers(state, place)}" for place in other)
    compared = f" Blocked elsewhere: {rest}." if rest else ""
    return f"{n.LOCATION[move.location]} {_modifiers(state, move.location)} are blocked now; {chance}.{compared}"


def _modifiers(state: GameState, location: str) -> str:
    numbers = [SLOTS[slot].modifier for slot in blocked_slots(state, location)]
    return " and ".join(f"{number:+d}" if number else "0" for number in numbers)


# ------------------------------------------------------------------ Advertise, Assignment, Place Characters


def _advertise(move: m.Advertise, view: View) -> str:
    return f"2 Fame for {n.plural(view.state.initiative_slot(view.seat), 'Coin')} is a fair price."


def _lay_card(move: m.LayCard, view: View) -> str:
    location, who = location_of(move.card), f"The {n.character(move.character)}"
    if move.card in SPECIALS:
        return f"{who} goes to the {n.LOCATION[location]} with {n.card(move.card)}."
    if location == "theater" and move.character == "magician":
        return "The Magician goes to the Theater to perform."
    return f"{who} goes to the {n.LOCATION[location]} {_AIMS.get(location, 'to work')}."


def _assigned(move: m.FinishAssignment, view: View) -> str:
    has_idle = any(not character.card for character in _me(view).characters.values())
    return "Whoever has no card would not earn the wage this turn." if has_idle else "Everybody has work."


def _place(move: m.PlaceCharacter, view: View) -> str:
    slot = SLOTS[move.slot]
    if slot.is_performance:
        modifier = day_modifier(view.state, slot.day)
        return f"Perform on {n.DAY[slot.day]}: {_SHOW_DAYS[max(-1, min(1, modifier))]}."
    if slot.day:
        return f"Behind the stage on {n.DAY[slot.day]}, {_AIMS['theater']}."
    more = f"{slot.modifier} more Action Points" if slot.modifier > 1 else "1 more Action Point"
    gain = f", with {more}" if slot.modifier > 0 else ""
    who, aim = n.character(move.character), _AIMS.get(slot.location, "to work")
    return f"The {who} now, before others are there{gain}: {aim}."


def _leave_idle(move: m.LeaveIdle, view: View) -> str:
    wage = WAGE[_me(view).characters[move.character].kind]
    saved = f", and {n.plural(wage, 'Coin')} of wages are saved" if wage else ""
    return f"There is nothing worth doing for the {n.character(move.character)}{saved}."


# ------------------------------------------------------------------ Actions


def _finished(move: m.FinishCharacter, view: View) -> str:
    frame = view.choice
    if isinstance(frame, Acting) and not at_work(view.state, frame):
        return "The Magician waits for the show."
    return "Nothing more is worth an Action Point here."


def _learn(move: m.LearnTrick, view: View) -> str:
    trick = TRICKS[move.trick]
    if _me(view).meets(trick):
        return f"{n.trick(trick.id)}: its Components are there already."
    kinds = zip(trick.yields, ("fame", "coins", "shards"), strict=True)
    yields = ", ".join(n.resource(number, kind) for number, kind in kinds if number)
    return f"{n.trick(trick.id)} yields {yields}, and its Components can be had."


def _hire(move: m.HireCharacter, view: View) -> str:
    hired = n.an(n.CHARACTER[view.state.dice[move.die]])
    return f"{hired[0].upper()}{hired[1:]} works in all turns to come, and counts at the end."


def _for_trick(view: View, component: str) -> str:
    tricks = [owned.trick for owned in _me(view).tricks if owned is not None]
    names = [n.trick(trick.id) for trick in tricks if component in _me(view).missing(trick)]
    return f"{names[0]} needs {n.component(component)}" if names else f"{n.component(component)} is useful"


def _order(move: m.Order | m.QuickOrder, view: View) -> str:
    return f"{_for_trick(view, move.component)}, and it is not on sale."


def _bargain(move: m.Bargain, view: View) -> str:
    if not move.points:
        return "The Action Points do more elsewhere."
    return f"{n.resource(move.points, 'points')} to spare lower the price."


def _pile(move: m.ChoosePile, view: View) -> str:
    return "With the Manager it counts as one more." if move.board == "manager" else "The Manager's slots stay free."


def _useful(move: m.ChooseComponent | m.TakeComponent, view: View) -> str:
    return f"{n.component(move.component)} is the most useful Component for your Tricks."


def _prepare(move: m.Prepare, view: View) -> str:
    more = ", with one Trick Marker more from the Engineer" if move.place == ENGINEER_PLACE else ""
    return f"{_trick(view, move.place)} can then be set up{more}."


# ------------------------------------------------------------------ Theater, cards and abilities


def _lay_marker(move: m.PlaceMarker, view: View) -> str:
    card = next((card for card in view.state.row if card.id == move.card), None)
    links = PERFORMANCES[move.card].links_at[move.slot] if card else ()
    if card and any(card.markers[other_end(link, move.slot)] for link in links):
        return "Beside another Trick Marker, where a Link is to be made."
    return "Here the Trick is likely to be performed, and Links may follow."


def _perform(move: m.Perform, view: View) -> str:
    card = view.state.performance(move.card)
    own = sum(marker.owner == view.seat for _, marker in card.all_markers())
    if isinstance(view.choice, Possessing):
        return (
            f"The opponent then has to perform {n.plural(own, 'Trick')} of yours." if own else "Another show suits you."
        )
    return f"The show with {n.plural(own, 'Trick')} of yours pays best."


def _keep(move: m.KeepCard, view: View) -> str:
    if isinstance(view.choice, Keeping):
        return f"{n.card(move.card)} will be of more use than what else was drawn."
    return f"{n.card(move.card)} back in the hand is worth the Shard."


_WHY: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    # set-up
    m.ChooseMagician: _magician,
    m.ChooseTrick: _first_trick,
    m.ChooseSuit: lambda move, view: f"{n.SUIT[move.suit]} are free; any suit will do.",
    m.ChooseSpecialist: lambda move, view: _SPECIALIST_AIMS[move.specialist],
    m.RerollConfiguration: _configuration,
    # Advertise, Assignment, Place Characters
    m.Advertise: _advertise,
    m.DoNotAdvertise: lambda move, view: (
        f"With {n.plural(_me(view).coins, 'Coin')} left, Components and wages come first."
    ),
    m.LayCard: _lay_card,
    m.TakeBack: lambda move, view: f"The {n.character(move.character)} is worth more without this card.",
    m.FinishAssignment: _assigned,
    m.PlaceCharacter: _place,
    m.LeaveIdle: _leave_idle,
    # Actions
    m.Enhance: "One more Action Point does more than the Shard.",
    m.ForgoBonus: "Here one more Action Point is worth more than the bonus of the card.",
    m.FinishCharacter: _finished,
    m.LearnTrick: _learn,
    m.HireCharacter: _hire,
    m.TakeCoins: lambda move, view: f"{view.state.dice[move.die]} Coins from the Bank pay wages and Components.",
    m.ChooseDie: "The other die is left for something better.",
    m.RerollDie: "The dice offer nothing, and another throw may.",
    m.SetDie: lambda move, view: f"The die can show {_AREAS[DICE[move.die].area]}.",
    m.ChooseFace: lambda move, view: f"{move.face.capitalize()} is what you need on this die.",
    m.Buy: lambda move, view: f"{_for_trick(view, move.component)}.",
    m.Order: _order,
    m.QuickOrder: _order,
    m.ChooseOrderSlot: "The Component that goes is one that you do not need.",
    m.ChooseCount: lambda move, view: f"{move.count} will do for your Tricks.",
    m.Bargain: _bargain,
    m.ChoosePile: _pile,
    m.ChooseComponent: _useful,
    m.TakeComponent: _useful,
    m.Prepare: _prepare,
    m.MoveTrick: lambda move, view: f"The Engineer prepares {_trick(view, move.place)} with one Trick Marker more.",
    m.MoveComponents: lambda move, view: f"With the Manager, {n.component(move.component)} counts one more.",
    m.MoveApprentice: "With the Assistant, the Apprentice needs no wage.",
    m.ReturnTrick: lambda move, view: f"{_trick(view, move.place, 'The Trick')} makes room for a better Trick.",
    m.Skip: "Not using it is worth more.",
    # Theater
    m.SetUpTrick: lambda move, view: f"{_trick(view, move.place)} brings the most on the Performance cards.",
    m.Reschedule: "The Trick Marker does better elsewhere.",
    m.PlaceMarker: _lay_marker,
    m.ChooseReward: lambda move, view: "Fame lasts." if move.resource == "fame" else "Coins are scarce just now.",
    m.Perform: _perform,
    m.DeclineToPerform: "A show now would pay less than later.",
    m.SwapCards: "In this order your Trick Markers stay longer, and it pays Coins.",
    # cards and abilities
    m.DrawCard: "A special Assignment card helps once, and counts in the hand.",
    m.KeepCard: _keep,
    m.TellFortune: "Another prophecy will then come true after this turn.",
    m.ChangeFate: lambda move, view: f"{n.prophecy(view.state.pending[move.place])} suits this turn better.",
    m.UseCard: lambda move, view: f"{n.card(move.card)} pays now.",
    m.UseAbility: lambda move, view: f"{_ability(view)}: one Action Point more costs nothing.",
    m.CopyCard: lambda move, view: f"{_ability(view)}: {n.card(move.card)} helps here too.",
    m.StealTrick: lambda move, view: f"{_ability(view)}: the other Trick yields more.",
    m.PlacePile: lambda move, view: f"{_ability(view)}: two Trick Markers as a pile yield more than apart.",
    **HINTS,
    **of_powers.HINTS,
}
"""The reason of each kind of move."""
