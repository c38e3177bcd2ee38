"""Why not, at the Academy."""

from collections.abc import Callable

from trickerion.language.voice import Voice
from trickerion.words import names as n
from trickerion.words.academy.names import LETTER

_Words = str | Callable[..., str]


def _not_ready(voice: Voice, trick: str, missing: tuple[tuple[str, int], ...]) -> str:
    return f"{n.trick(trick)} is not prepared and lacks {n.join_pieces(dict(missing))}."


SHORT: dict[str, _Words] = {
    "taught": "in a Classroom",
    "no_banner": "no Banner left",
    "no_empty_space": "no empty space",
    "renovation_too_dear": "too few Coins",
    "renovation_coins": lambda voice, short: f"{n.plural(short, 'Coin')} short",
    "space_closed": lambda voice, letter: f"closed: {LETTER[letter]}",
    "space_taken": "renovated",
    "no_room_left": "no room left",
    "no_practice_slot": "no free slot",
    "no_class_slot": "no free slot",
    "equal_slot": "lies there already",
    "stays_in_class": "in a Classroom",
    "not_ready": "not prepared",
    "no_secret": "no secret",
    "all_learned": "all learned",
    "stack_empty": "no secret",
    "display_full": "the display is full",
    "begun_first": "another comes first",
    "nothing_taught": "no Trick taught",
    "no_lesson": "no marker in a room",
}
LONG: dict[str, _Words] = {
    "taught": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and cannot be prepared any more.",
    "no_banner": "Your last Banner is placed, and without one nothing can be renovated.",
    "no_empty_space": "Every open space of the Academy has its room already.",
    "renovation_too_dear": "You have too few Coins for every price, also counting those for missing Fame.",
    "renovation_coins": lambda voice, short: f"You are {n.plural(short, 'Coin')} short; missing Fame counts as Coins.",
    "space_closed": lambda voice, letter: f"The spaces {LETTER[letter]} are still closed; a token says when they open.",
    "space_taken": "This space has a room already.",
    "no_room_left": "No room of this type and Fame Threshold is left.",
    "no_practice_slot": "No Practice Room that stands has a free slot.",
    "no_class_slot": "No Classroom that stands has a free slot.",
    "equal_slot": lambda voice, trick: f"The free slot is equal to that of {n.trick(trick)}.",
    "stays_in_class": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and stays there.",
    "not_ready": _not_ready,
    "no_secret": "No secret is left.",
    "all_learned": "Every secret on display was learned this turn: Reveal Secret turns up another.",
    "stack_empty": "The stack of secrets is empty.",
    "display_full": "No secret has left the display this turn: there is no place for another.",
    "begun_first": lambda voice, character: f"The {n.character(character)} comes first: its placement has begun.",
    "nothing_taught": "None of your Tricks is taught in a Classroom.",
    "no_lesson": "None of your Academy markers lies in a room.",
}
