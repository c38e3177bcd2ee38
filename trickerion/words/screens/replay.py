"""What has happened: the replay with its panel and list, the viewer's last move since, the last show."""

from collections.abc import Sequence
from typing import Final

from trickerion.language.speech import _
from trickerion.language.wording import Words, phrase
from trickerion.rules.catalog import CHARACTERS
from trickerion.rules.state import WAITING, GameState
from trickerion.words import names as n

REPLAY: Final = "Replay"
BEGINNING: Final = "The curtain rises: the table before the first decision."
SEEN_BY: Final = "Seen by"
TURN, MOVE = "Turn", "Move"
SPEEDS: Final = ("½", "1", "2", "4", "Fast")

STEPS: Final[dict[str, Words]] = {
    "turn_back": Words("One turn back", note="Page Up"),
    "move_back": Words("One move back", note="Left"),
    "play": Words("Play or pause", note="Space"),
    "move_on": Words("One move on", note="Right"),
    "turn_on": Words("One turn on", note="Page Down"),
}
"""Button -> what it does, and its key."""
MORE_STEPS: Final = (
    Words("The beginning and the end", note="Home, End"),
    Words("One move back or on", note="Mouse wheel"),
    Words("While held: what belongs to the player whose view is shown", note="Tab"),
)
"""What has a key and no button."""

PLAY_ON, PLAY_ON_NOTE = "Play On from Here", "a new game; this one stays"
PLAY_ON_TIP: Final = Words(
    PLAY_ON, ("A new game begins at this moment, under a name of its own. The one seen here stays as it is.",)
)
IS_OVER: Final = "The game is over here: go back to a moment before the end."

EVERYTHING: Final = Words("Everything open", ("Assignment cards lie face up, and so does the top card of every deck.",))
STILL_PLAYED: Final = "This game is not over: it is seen from your own seat."
STRIP: Final = "Hold Tab to see this player’s own things."

LIST_TITLE: Final = "Replays"
WATCH, WATCH_TIP = "Watch", "Watch it again, move by move"
NOTHING_TO_SEE: Final = "There is no game to watch again yet."
KEPT_BY_ITSELF: Final = "Every finished game is kept by itself."
HOW_KEPT: Final = "The last hundred finished games are kept by themselves, and every saved game can be seen."
NOT_KEPT: Final = "The moves of this game have not been kept."
ALL_REPLAYS: Final = "Replays"
DELETE_TEXT: Final = "It can no longer be watched then. The records stay as they are."

unseen: Final = phrase("*{name}* decided something that stays hidden for now")
own_deed: Final = phrase("*{name}*: {deed}")
"""A move that the log does not tell; ``deed`` is what the move says of itself."""

number_of: Final = phrase("move {number} of {last}")
pointed_at: Final = phrase("{moment} · {number}")
show_of: Final = phrase("A show of {name}")
SHOW_NOTE: Final = "Click: see it from its beginning."
seen_as: Final = phrase("Seen by {name}")
ONLY_WHAT_THEN: Final = "Only what this seat knew then."


def moment(turn: int, phase: str) -> str:
    """ "Turn 5, Place Characters", "Set-up", "Final Scoring"."""
    if phase in ("setup", "game_end"):
        return n.PHASE[phase]
    return f"Turn {turn}, {n.PHASE.get(phase, '')}".removesuffix(", ")


def evening(players: Sequence[str]) -> str:
    """What a finished game without a name is called in the list."""
    return n.join(players)


def name_to_play_on(name: str, turn: int, number: int) -> str:
    """A name for a new game that begins in the middle of another: "Our evening, from turn 3 (2)"."""
    return f"{name}, from turn {turn}" + (f" ({number})" if number > 1 else "")


more_in_log: Final = phrase("; and {number} more in the log")


# ------------------------------------------------------------------ since the last move, and the last show

SINCE: Final = "Since your last move"
PLAY: Final = Words("See it again", ("All that the others have done since your last move, on the table as it was.",))
PLAYING: Final = ("Once more", "What the others have done. A click ends it.")
more: Final = phrase("+{number}")
MORE: Final = Words("Page through all that has happened", note="The wheel does the same.")
THE_TABLE_BEFORE: Final = "Click: the table as it was before."

SHOW_AGAIN: Final = _("Click: see it again.")
TO_COME, LAST_SHOW, SEE_AGAIN = "To come", "Last show", "see again"
YOU: Final = "you"
NOTHING: Final = "nothing"
in_turn: Final = phrase("Turn {turn}: {theater}")
COMING_BODY: Final = "A card of this theater comes to the stage at the beginning of that turn. Which one is not known."


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
