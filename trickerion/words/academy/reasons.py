"""Why not, at the Academy."""

from collections.abc import Callable

from trickerion.words import names as n
from trickerion.words.voice import Voice

_Words = Callable[..., str]


def _always(words: str) -> _Words:
    return lambda voice, *args: words


def _not_ready(voice: Voice, trick: str, missing: tuple[tuple[str, int], ...]) -> str:
    lacking = n.join(n.pieces(component, number) for component, number in missing)
    return f"{n.trick(trick)} is not prepared and lacks {lacking}."


SHORT: dict[str, _Words] = {
    "taught": _always("in a Classroom"),
    "no_banner": _always("no Banner left"),
    "no_empty_space": _always("no empty space"),
    "renovation_too_dear": _always("too few Coins"),
    "renovation_coins": lambda voice, short: f"{n.plural(short, 'Coin')} short",
    "space_closed": lambda voice, letter: f"closed: {letter.upper()}",
    "space_taken": _always("renovated"),
    "no_room_left": _always("no room left"),
    "no_practice_slot": _always("no free slot"),
    "no_class_slot": _always("no free slot"),
    "stays_in_class": _always("in a Classroom"),
    "not_ready": _always("not prepared"),
    "no_secret": _always("no secret"),
    "display_full": _always("nothing learned yet"),
    "begun_first": _always("another comes first"),
}
LONG: dict[str, _Words] = {
    "taught": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and cannot be prepared any more.",
    "no_banner": _always("Your last Banner is placed, and without one nothing can be renovated."),
    "no_empty_space": _always("Every open space of the Academy has its room already."),
    "renovation_too_dear": _always("You have too few Coins for every price, also counting those for missing Fame."),
    "renovation_coins": lambda voice, short: f"You are {n.plural(short, 'Coin')} short; missing Fame counts as Coins.",
    "space_closed": lambda voice, letter: f"The spaces {letter.upper()} are still closed; a token says when they open.",
    "space_taken": _always("This space has a room already."),
    "no_room_left": _always("No room of this type and Fame Threshold is left."),
    "no_practice_slot": _always("No Practice Room has a free slot."),
    "no_class_slot": _always("No Classroom has a free slot."),
    "stays_in_class": lambda voice, trick: f"{n.trick(trick)} is taught in a Classroom and stays there.",
    "not_ready": _not_ready,
    "no_secret": _always("No secret is left."),
    "display_full": _always("A secret can be turned up only where one was learned this turn."),
    "begun_first": lambda voice, character: f"The {n.character(character)} comes first: its placement has begun.",
}
