"""What has happened since the viewer's last move; the theaters to come, and the last show."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules.catalog import CHARACTERS
from trickerion.rules.events import Event
from trickerion.rules.state import WAITING, GameState
from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.narration import narrate
from trickerion.words.wording import Words, phrase

SINCE: Final = "Since your last move"
PLAY: Final = Words("See it again", ("All that the others have done since your last move, on the table as it was.",))
PLAYING: Final = ("Once more", "What the others have done. A click ends it.")
more: Final = phrase("+{number}")
MORE: Final = Words("Page through all that has happened", note="The wheel does the same.")
_THE_TABLE_BEFORE: Final = "Click: the table as it was before."

TO_COME, LAST_SHOW, SEE_AGAIN = "To come", "Last show", "see again"
YOU: Final = "you"
NOTHING: Final = "nothing"
in_turn: Final = phrase("Turn {turn}: {theater}")
COMING_BODY: Final = "A card of this theater comes to the stage at the beginning of that turn. Which one is not known."


def deed(events: Sequence[Event], seat: int, names: Names, viewer: int, row: tuple[str, ...] = ()) -> Words:
    """What somebody has done, in the sentences of the log."""
    said = narrate(events, names, viewer, row)
    body = [one.text[:1].upper() + one.text[1:] if one.seat == seat else str(one) for one in said]
    return Words(names[seat], tuple(body), note=_THE_TABLE_BEFORE)


def assigned(state: GameState, seat: int) -> tuple[str, ...]:
    """The open Assignments of Characters that are still to be placed."""
    team = state.players[seat].characters
    waiting = [
        (name, one.card)
        for name in CHARACTERS
        if (one := team.get(name)) and one.status == WAITING and one.card and one.is_open
    ]
    told = ", ".join(f"{n.character(name)} ({n.card(card)})" for name, card in waiting)
    return (f"To be placed: {told}.",) if told else ()


def coming(turn: int, theater: str) -> Words:
    """A card of the deck."""
    return Words(in_turn(turn, n.THEATER[theater]), (COMING_BODY,), "location.theater")


def last_show(events: Sequence[Event], names: Names, viewer: int, row: tuple[str, ...] = ()) -> Words:
    """Who performed what, and what it paid to whom."""
    return Words(LAST_SHOW, tuple(str(one) for one in narrate(events, names, viewer, row)), note="Click: see it again.")
