"""One line that says why an opponent chose a move, in the words of the game. It is shown as the hint."""

from __future__ import annotations

from functools import singledispatch

from trickerion.rules import moves as m
from trickerion.rules.ask import Acting, Keeping, Possessing, day_modifier, other_end
from trickerion.rules.ask.heir import blocked_slots, expected_gain
from trickerion.rules.catalog import (
    DICE,
    MAGICIANS,
    PERFORMANCES,
    PROPHECIES,
    SLOTS,
    SPECIALS,
    TRICKS,
    WAGE,
    location_of,
)
from trickerion.rules.state import ENGINEER_PLACE, GameState, PlayerState
from trickerion.rules.view import View

ONLY_MOVE = "The procedure of the Heir allows nothing else."
ANY_MOVE = "Any move is as good as another."

_AIMS = {
    "downtown": "to learn a Trick, hire, or take Coins",
    "market_row": "to buy Components that your Tricks still need",
    "workshop": "to prepare Tricks",
    "theater": "to set up Tricks",
    "dark_alley": "to draw special Assignment cards",
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

_ALWAYS: dict[type[m.Move], str] = {
    m.Enhance: "One more Action Point does more than the Shard.",
    m.RerollDie: "The dice offer nothing, and another throw may.",
    m.MoveApprentice: "With the Assistant, the Apprentice needs no wage.",
    m.DrawCard: "A special Assignment card helps once, and counts in the hand.",
    m.ForgoBonus: "Here one more Action Point is worth more than the bonus of the card.",
    m.DeclineToPerform: "A show now would pay less than later.",
    m.TellFortune: "Another prophecy will then come true after this turn.",
    m.Reschedule: "The Trick Marker does better elsewhere.",
    m.SwapCards: "In this order your Trick Markers stay longer, and it pays Coins.",
    m.Skip: "Doing without is worth more.",
    m.ChooseDie: "The other die is left for something better.",
    m.ChooseOrderSlot: "The Component that goes is one that you do not need.",
}
"""Moves with one reason only."""


def reason_for(view: View, move: m.Move) -> str:
    """Why this move is a good answer for the seat of the View."""
    return _ALWAYS.get(type(move)) or _why(move, view)


def heirs_reason(reason: str, move: m.Move) -> str:
    """The id of a step's reason as words; the window has longer ones (``words/heir.py``)."""
    return f"{reason.replace('_', ' ').capitalize()}: {move}."


@singledispatch
def _why(move: m.Move, view: View) -> str:
    return f"{move}: it promises most of all answers."


def _me(view: View) -> PlayerState:
    return view.state.players[view.seat]


def _words(text: str) -> str:
    return text.replace("_", " ").capitalize()


def _place(location: str) -> str:
    return location.replace("_", " ").title()


def _trick_name(view: View, place: int) -> str:
    owned = _me(view).tricks[place]
    return owned.trick.name if owned else "the Trick"


def _character(name: str) -> str:
    return _words(name.rsplit("_", 1)[0] if name.startswith("apprentice") else name)


def _plural(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 or what == "Fame" else f"{number} {what}s"


def _ability(view: View) -> str:
    return MAGICIANS[_me(view).magician].ability_name


# ------------------------------------------------------------------ set-up


@_why.register
def _(move: m.ChooseMagician, view: View) -> str:
    magician = MAGICIANS[move.magician]
    return f"{magician.name} likes {_words(magician.category)} Tricks."


@_why.register
def _(move: m.ChooseTrick, view: View) -> str:
    trick = TRICKS[move.trick]
    return f"{trick.name} brings {trick.markers} Trick Markers, and its Components are soon there."


@_why.register
def _(move: m.ChooseSuit, view: View) -> str:
    return f"{_words(move.suit)} are free; every suit serves alike."


@_why.register
def _(move: m.ChooseSpecialist, view: View) -> str:
    return _SPECIALIST_AIMS[move.specialist]


@_why.register
def _(move: m.RerollConfiguration, view: View) -> str:
    """What the chosen die blocks now, and what the others do."""
    state = view.state
    other = [o.location for o in view.moves if isinstance(o, m.RerollConfiguration) and o.location != move.location]
    gains = expected_gain(state, move.location) > 0
    chance = "a roll blocks less on average" if gains else "no other die has more to win"
    rest = ", ".join(f"{_place(place)} {_modifiers(state, place)}" for place in other)
    compared = f" Blocked elsewhere: {rest}." if rest else ""
    return f"{_place(move.location)} {_modifiers(state, move.location)} are blocked now; {chance}.{compared}"


def _modifiers(state: GameState, location: str) -> str:
    numbers = [SLOTS[slot].modifier for slot in blocked_slots(state, location)]
    return " and ".join(f"{number:+d}" if number else "0" for number in numbers)


# ------------------------------------------------------------------ Advertise, Assignment, Place Characters


@_why.register
def _(move: m.Advertise, view: View) -> str:
    return f"2 Fame for {_plural(view.state.initiative_slot(view.seat), 'Coin')} is a fair price."


@_why.register
def _(move: m.DoNotAdvertise, view: View) -> str:
    return f"With {_plural(_me(view).coins, 'Coin')} left, Components and wages come first."


@_why.register
def _(move: m.LayCard, view: View) -> str:
    location, who = location_of(move.card), _character(move.character)
    if move.card in SPECIALS:
        return f"{who} goes to the {_place(location)} with {SPECIALS[move.card].name}."
    if location == "theater" and move.character == "magician":
        return "The Magician goes to the Theater to perform."
    return f"{who} goes to the {_place(location)} {_AIMS.get(location, 'to work')}."


@_why.register
def _(move: m.TakeBack, view: View) -> str:
    return f"{_character(move.character)} is worth more without this card."


@_why.register
def _(move: m.FinishAssignment, view: View) -> str:
    has_idle = any(not character.card for character in _me(view).characters.values())
    return "Whoever has no card would not earn the wage this turn." if has_idle else "Everybody has work."


@_why.register
def _(move: m.PlaceCharacter, view: View) -> str:
    slot = SLOTS[move.slot]
    if slot.is_performance:
        modifier = day_modifier(view.state, slot.day)
        return f"Perform on {slot.day.capitalize()}: {_SHOW_DAYS[max(-1, min(1, modifier))]}."
    if slot.day:
        return f"Behind the stage on {slot.day.capitalize()}, {_AIMS['theater']}."
    more = f"{slot.modifier} more Action Points" if slot.modifier > 1 else "1 more Action Point"
    gain = f", with {more}" if slot.modifier > 0 else ""
    return f"{_character(move.character)} now, before others are there{gain}: {_AIMS.get(slot.location, 'to work')}."


@_why.register
def _(move: m.LeaveIdle, view: View) -> str:
    wage = WAGE[_me(view).characters[move.character].kind]
    saved = f", and {_plural(wage, 'Coin')} of wages are saved" if wage else ""
    return f"There is nothing worth doing for the {_character(move.character)}{saved}."


# ------------------------------------------------------------------ Actions


@_why.register
def _(move: m.FinishCharacter, view: View) -> str:
    frame = view.choice
    if isinstance(frame, Acting) and SLOTS[frame.slot].is_performance:
        return "The Magician waits for the show."
    return "Nothing more is worth an Action Point here."


@_why.register
def _(move: m.LearnTrick, view: View) -> str:
    trick = TRICKS[move.trick]
    if _me(view).meets(trick):
        return f"{trick.name}: its Components are there already."
    pays = ", ".join(_plural(n, kind) for n, kind in zip(trick.yields, ("Fame", "Coin", "Shard"), strict=True) if n)
    return f"{trick.name} yields {pays}, and its Components can be had."


@_why.register
def _(move: m.HireCharacter, view: View) -> str:
    kind = view.state.dice[move.die]
    article = "An" if kind[:1] in "aeio" else "A"
    return f"{article} {kind.capitalize()} works in all turns to come, and counts at the end."


@_why.register
def _(move: m.TakeCoins, view: View) -> str:
    return f"{view.state.dice[move.die]} Coins from the Bank pay wages and Components."


@_why.register
def _(move: m.SetDie, view: View) -> str:
    return f"The die can show {_AREAS[DICE[move.die].area]}."


@_why.register
def _(move: m.ChooseFace, view: View) -> str:
    return f"{_words(move.face)} is what you need on this die."


def _for_trick(view: View, component: str) -> str:
    tricks = [owned.trick for owned in _me(view).tricks if owned is not None]
    names = [trick.name for trick in tricks if component in _me(view).missing(trick)]
    return f"{names[0]} needs {_words(component)}" if names else f"{_words(component)} is useful"


@_why.register
def _(move: m.Buy, view: View) -> str:
    return f"{_for_trick(view, move.component)}."


@_why.register(m.Order)
@_why.register(m.QuickOrder)
def _(move: m.Order | m.QuickOrder, view: View) -> str:
    return f"{_for_trick(view, move.component)}, and it is not on sale."


@_why.register
def _(move: m.ChooseCount, view: View) -> str:
    return f"{move.count} will do for your Tricks."


@_why.register
def _(move: m.Bargain, view: View) -> str:
    if not move.points:
        return "The Action Points do more elsewhere."
    return f"{_plural(move.points, 'Action Point')} to spare lower the price."


@_why.register
def _(move: m.ChoosePile, view: View) -> str:
    return "With the Manager it counts one more." if move.board == "manager" else "The Manager's slots stay free."


@_why.register(m.ChooseComponent)
@_why.register(m.TakeComponent)
def _(move: m.ChooseComponent | m.TakeComponent, view: View) -> str:
    return f"{_words(move.component)} is the most useful Component for your Tricks."


@_why.register
def _(move: m.Prepare, view: View) -> str:
    more = ", with one Trick Marker more from the Engineer" if move.place == ENGINEER_PLACE else ""
    return f"{_trick_name(view, move.place)} can then be set up{more}."


@_why.register
def _(move: m.MoveTrick, view: View) -> str:
    return f"The Engineer prepares {_trick_name(view, move.place)} with one Trick Marker more."


@_why.register
def _(move: m.MoveComponents, view: View) -> str:
    return f"With the Manager, {_words(move.component)} counts one more."


@_why.register
def _(move: m.ReturnTrick, view: View) -> str:
    owned = _me(view).tricks[move.place]
    return f"{owned.trick.name if owned else 'The Trick'} makes room for a better Trick."


# ------------------------------------------------------------------ Theater


@_why.register
def _(move: m.SetUpTrick, view: View) -> str:
    return f"{_trick_name(view, move.place)} brings the most on the Performance cards."


@_why.register
def _(move: m.PlaceMarker, view: View) -> str:
    card = next((card for card in view.state.row if card.id == move.card), None)
    links = PERFORMANCES[move.card].links_at[move.slot] if card else ()
    if card and any(card.markers[other_end(link, move.slot)] for link in links):
        return "Beside another Trick Marker, where a Link is to be made."
    return "Here the Trick is likely to be performed, and Links may follow."


@_why.register
def _(move: m.ChooseReward, view: View) -> str:
    return "Fame lasts." if move.resource == "fame" else "Coins are scarce just now."


@_why.register
def _(move: m.Perform, view: View) -> str:
    card = view.state.performance(move.card)
    own = sum(marker.owner == view.seat for _, marker in card.all_markers())
    if isinstance(view.choice, Possessing):
        return f"The opponent shall perform {_plural(own, 'Trick')} of yours." if own else "Another show suits you."
    return f"The show with {_plural(own, 'Trick')} of yours pays best."


# ------------------------------------------------------------------ cards and abilities


@_why.register
def _(move: m.KeepCard, view: View) -> str:
    name = SPECIALS[move.card].name
    if isinstance(view.choice, Keeping):
        return f"{name} will be of more use than the other card."
    return f"{name} back in the hand is worth the Shard."


@_why.register
def _(move: m.ChangeFate, view: View) -> str:
    return f"{PROPHECIES[view.state.pending[move.place]].name} suits this turn better."


@_why.register
def _(move: m.UseCard, view: View) -> str:
    return f"{SPECIALS[move.card].name} pays now."


@_why.register
def _(move: m.UseAbility, view: View) -> str:
    return f"{_ability(view)}: one Action Point more costs nothing."


@_why.register
def _(move: m.CopyCard, view: View) -> str:
    return f"{_ability(view)}: {SPECIALS[move.card].name} helps here too."


@_why.register
def _(move: m.StealTrick, view: View) -> str:
    return f"{_ability(view)}: the other Trick yields more."


@_why.register
def _(move: m.PlacePile, view: View) -> str:
    return f"{_ability(view)}: two Trick Markers as a pile yield more than apart."
