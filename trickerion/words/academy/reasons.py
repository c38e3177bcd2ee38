"""Why not, at the Academy."""

from collections.abc import Callable

from trickerion.language.speech import _
from trickerion.language.voice import Voice
from trickerion.words import names as n
from trickerion.words.academy.names import LETTER

_Words = str | Callable[..., str]


def _not_ready(voice: Voice, trick: str, missing: tuple[tuple[str, int], ...]) -> str:
    return f"{n.trick(trick)} is not prepared and lacks {n.join_pieces(dict(missing))}."


SHORT: dict[str, _Words] = {
    "taught": _("in a Classroom"),
    "no_banner": _("no Banner left"),
    "no_empty_space": _("no empty space"),
    "renovation_too_dear": _("too few Coins"),
    "renovation_coins": lambda voice, short: f"{n.plural(short, 'Coin')} short",
    "space_closed": lambda voice, letter: f"closed: {LETTER[letter]}",
    "space_taken": "renovated",
    "no_room_left": _("no room left"),
    "no_practice_slot": _("no free slot"),
    "no_class_slot": _("no free slot"),
    "equal_slot": _("lies there already"),
    "stays_in_class": _("in a Classroom"),
    "not_ready": _("not prepared"),
    "no_secret": _("no secret"),
    "all_learned": _("all learned"),
    "stack_empty": _("no secret"),
    "display_full": _("the display is full"),
    "begun_first": _("another comes first"),
    "nothing_taught": _("no Trick taught"),
    "no_lesson": _("no marker in a room"),
}
LONG: dict[str, _Words] = {
    "taught": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and cannot be prepared any more.",
    "no_banner": _("Your last Banner is placed, and without one nothing can be renovated."),
    "no_empty_space": _("Every open space of the Academy has its room already."),
    "renovation_too_dear": _("You have too few Coins for every price, also counting those for missing Fame."),
    "renovation_coins": lambda voice, short: f"You are {n.plural(short, 'Coin')} short; missing Fame counts as Coins.",
    "space_closed": lambda voice, letter: f"The spaces {LETTER[letter]} are still closed; a token says when they open.",
    "space_taken": _("This space has a room already."),
    "no_room_left": _("No room of this type and Fame Threshold is left."),
    "no_practice_slot": _("No Practice Room that stands has a free slot."),
    "no_class_slot": _("No Classroom that stands has a free slot."),
    "equal_slot": lambda voice, trick: f"The free slot is equal to that of {n.trick(trick)}.",
    "stays_in_class": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and stays there.",
    "not_ready": _not_ready,
    "no_secret": _("No secret is left."),
    "all_learned": _("Every secret on display was learned this turn: Reveal Secret turns up another."),
    "stack_empty": _("The stack of secrets is empty."),
    "display_full": _("No secret has left the display this turn: there is no place for another."),
    "begun_first": lambda voice, character: f"The {n.character(character)} comes first: its placement has begun.",
    "nothing_taught": _("None of your Tricks is taught in a Classroom."),
    "no_lesson": _("None of your Academy markers lies in a room."),
}
