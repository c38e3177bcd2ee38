"""Reasons for what cards, prophecies and abilities offer, and for the set-up, in the words of the game."""

from collections.abc import Callable

from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS
from trickerion.rules.locations.dark_alley import Keeping
from trickerion.rules.moves import (
    ChangeFate,
    ChooseComponent,
    ChooseDie,
    ChooseFace,
    ChooseMagician,
    ChooseOrderSlot,
    ChoosePile,
    ChooseSpecialist,
    ChooseSuit,
    ChooseTrick,
    CopyCard,
    KeepCard,
    Move,
    PlacePile,
    Reschedule,
    ReturnTrick,
    Skip,
    StealTrick,
    SwapCards,
    TakeComponent,
    TellFortune,
    UseAbility,
    UseCard,
)
from trickerion.rules.view import View

SPECIALIST_AIMS = {
    "assistant": "The Assistant brings 2 Fame behind the stage, and an Apprentice who needs no wage.",
    "engineer": "The Engineer prepares one Trick with one Trick Marker more.",
    "manager": "The Manager stretches the Components, and brings 3 Coins behind the stage.",
}


def _ability(view: View) -> str:
    return MAGICIANS[view.state.players[view.seat].magician].ability_name


def _words(text: str) -> str:
    return text.replace("_", " ").capitalize()


# ------------------------------------------------------------------ Dark Alley


def _keep_card(view: View, move: Move) -> str:
    assert isinstance(move, KeepCard)
    name = SPECIALS[move.card].name
    if isinstance(view.choice, Keeping):
        return f"{name} will be of more use than the other card."
    return f"{name} back in the hand is worth the Shard."


def _tell_fortune(view: View, move: Move) -> str:
    return "Another prophecy will then come true after this turn."


def _change_fate(view: View, move: Move) -> str:
    assert isinstance(move, ChangeFate)
    return f"{PROPHECIES[view.state.pending[move.place]].name} suits this turn better."


# ------------------------------------------------------------------ cards and abilities


def _use_card(view: View, move: Move) -> str:
    assert isinstance(move, UseCard)
    return f"{SPECIALS[move.card].name} pays now."


def _use_ability(view: View, move: Move) -> str:
    return f"{_ability(view)}: one Action Point more costs nothing."


def _copy_card(view: View, move: Move) -> str:
    assert isinstance(move, CopyCard)
    return f"{_ability(view)}: {SPECIALS[move.card].name} helps here too."


def _steal(view: View, move: Move) -> str:
    return f"{_ability(view)}: the other Trick yields more."


def _pile(view: View, move: Move) -> str:
    return f"{_ability(view)}: two Trick Markers as a pile yield more than apart."


def _reschedule(view: View, move: Move) -> str:
    return "The Trick Marker does better elsewhere."


def _swap(view: View, move: Move) -> str:
    return "In this order your Trick Markers stay longer, and it pays Coins."


def _skip(view: View, move: Move) -> str:
    return "Doing without is worth more."


# ------------------------------------------------------------------ small choices


def _component(view: View, move: Move) -> str:
    assert isinstance(move, (ChooseComponent, TakeComponent))
    return f"{_words(move.component)} is the most useful Component for your Tricks."


def _die(view: View, move: Move) -> str:
    return "The other die is left for something better."


def _face(view: View, move: Move) -> str:
    assert isinstance(move, ChooseFace)
    return f"{_words(move.face)} is what you need on this die."


def _order_slot(view: View, move: Move) -> str:
    return "The Component that goes is one that you do not need."


def _pile_board(view: View, move: Move) -> str:
    assert isinstance(move, ChoosePile)
    return "With the Manager it counts one more." if move.board == "manager" else "The Manager's slots stay free."


def _return_trick(view: View, move: Move) -> str:
    assert isinstance(move, ReturnTrick)
    owned = view.state.players[view.seat].tricks[move.place]
    return f"{owned.trick.name if owned else 'The Trick'} makes room for a better Trick."


# ------------------------------------------------------------------ set-up


def _magician(view: View, move: Move) -> str:
    assert isinstance(move, ChooseMagician)
    return f"{MAGICIANS[move.magician].name} likes {_words(MAGICIANS[move.magician].category)} Tricks."


def _first_trick(view: View, move: Move) -> str:
    assert isinstance(move, ChooseTrick)
    trick = TRICKS[move.trick]
    return f"{trick.name} brings {trick.markers} Trick Markers, and its Components are soon there."


def _suit(view: View, move: Move) -> str:
    assert isinstance(move, ChooseSuit)
    return f"{_words(move.suit)} are free; every suit serves alike."


def _specialist(view: View, move: Move) -> str:
    assert isinstance(move, ChooseSpecialist)
    return SPECIALIST_AIMS[move.specialist]


EFFECT_REASONS: dict[type[Move], Callable[[View, Move], str]] = {
    KeepCard: _keep_card,
    TellFortune: _tell_fortune,
    ChangeFate: _change_fate,
    UseCard: _use_card,
    UseAbility: _use_ability,
    CopyCard: _copy_card,
    StealTrick: _steal,
    PlacePile: _pile,
    Reschedule: _reschedule,
    SwapCards: _swap,
    Skip: _skip,
    ChooseComponent: _component,
    TakeComponent: _component,
    ChooseDie: _die,
    ChooseFace: _face,
    ChooseOrderSlot: _order_slot,
    ChoosePile: _pile_board,
    ReturnTrick: _return_trick,
    ChooseMagician: _magician,
    ChooseTrick: _first_trick,
    ChooseSuit: _suit,
    ChooseSpecialist: _specialist,
}
"""How these moves explain themselves."""
