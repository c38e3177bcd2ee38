"""What has happened: the replay with its panel and list, the viewer's last move since, the last show."""

from typing import Final

from trickerion.language.speech import Say, _, listed
from trickerion.language.wording import Words
from trickerion.rules.catalog import CHARACTERS
from trickerion.rules.state import WAITING, GameState
from trickerion.words import names as n

REPLAY: Final = _("Replay")
BEGINNING: Final = _("The curtain rises: the table before the first decision.")
SEEN_BY: Final = _("Seen by")
TURN, MOVE = _("Turn"), _("Move")
SPEEDS: Final = ("½", "1", "2", "4", _("Fast"))

STEPS: Final[dict[str, Words]] = {
    "turn_back": Words(_("One turn back"), note=_("Page Up")),
    "move_back": Words(_("One move back"), note=_("Left")),
    "play": Words(_("Play or pause"), note=_("Space")),
    "move_on": Words(_("One move on"), note=_("Right")),
    "turn_on": Words(_("One turn on"), note=_("Page Down")),
}
"""Button -> what it does, and its key."""
MORE_STEPS: Final = (
    Words(_("The beginning and the end"), note=_("Home, End")),
    Words(_("One move back or on"), note=_("Mouse wheel")),
    Words(_("While held: what belongs to the player whose view is shown"), note=_("Tab")),
)
"""Steps that have a key and no button."""

PLAY_ON, PLAY_ON_NOTE = _("Play On from Here"), _("a new game; this one stays")
PLAY_ON_TIP: Final = Words(
    PLAY_ON, (_("A new game begins at this moment, under its own name. The game you see here stays as it is."),)
)
IS_OVER: Final = _("The game is over at this point: go back to a moment before the end.")

EVERYTHING: Final = Words(
    _("Everything open"), (_("Assignment cards are face up, and so is the top card of every deck."),)
)
STILL_PLAYED: Final = _("This game is not over, so you see it from your own seat.")
STRIP: Final = _("Hold Tab to see this player’s own things.")

LIST_TITLE: Final = _("Replays")
WATCH, WATCH_TIP = _("Watch"), _("Watch it again, move by move")
NOTHING_TO_SEE: Final = _("There is no game to watch again yet.")
KEPT_BY_ITSELF: Final = _("Every finished game is kept automatically.")
HOW_KEPT: Final = _("The last hundred finished games are kept automatically, and you can watch every saved game.")
NOT_KEPT: Final = _("The moves of this game were not kept.")
ALL_REPLAYS: Final = _("Replays")
DELETE_TEXT: Final = _("Then you can no longer watch it. The records stay as they are.")

unseen: Final = Say("*{name}* decided something that stays hidden for now")
own_deed: Final = Say("*{name}*: {deed}")
"""A move that the log does not tell; ``deed`` is what the move says of itself."""

number_of: Final = Say("move {number} of {last}")
pointed_at: Final = Say("{moment} · {number}")
show_of: Final = Say("A show of {name}")
SHOW_NOTE: Final = _("Click to see it from its beginning.")
seen_as: Final = Say("Seen by {name}")
ONLY_WHAT_THEN: Final = _("You see only what this seat knew then.")


def moment(turn: int, phase: str) -> str:
    """ "Turn 5, Place Characters", "Set-up", "Final Scoring"."""
    if phase in ("setup", "game_end"):
        return n.PHASE[phase]
    told = n.PHASE.get(phase)
    return Say("Turn {turn}, {phase}")(turn=turn, phase=told) if told else Say("Turn {turn}")(turn=turn)


def name_to_play_on(name: str, turn: int, number: int) -> str:
    """A name for a new game that begins in the middle of another: "Our evening, from turn 3 (2)"."""
    said = Say("{name}, from turn {turn} ({number})") if number > 1 else Say("{name}, from turn {turn}")
    return said(name=name, turn=turn, number=number)


with_more: Final = Say("{told}; and {number} more in the log")

SINCE: Final = _("Since your last move")
SINCE_THEN: Final = _("Since then")
PLAY: Final = Words(
    _("See it again"), (_("See all that the others have done since your last move, on the table as it was."),)
)
PLAYING: Final = (_("Once more"), _("This is what the others have done. Click to end it."))
more: Final = Say("+{number}")
MORE: Final = Words(_("Page through all that has happened"), note=_("The mouse wheel does the same."))
THE_TABLE_BEFORE: Final = _("Click to see the table as it was before.")

SHOW_AGAIN: Final = _("Click to see it again.")
TO_COME, LAST_SHOW, SEE_AGAIN = _("To come"), _("Last show"), _("see again")
YOU: Final = _("you")
NOTHING: Final = _("nothing")
in_turn: Final = Say("Turn {turn}: {theater}")


def assigned(state: GameState, seat: int) -> tuple[str, ...]:
    """The open Assignments of Characters that are still to be placed."""
    team = state.players[seat].characters
    waiting = [
        (name, one.card)
        for name in CHARACTERS
        if (one := team.get(name)) and one.status == WAITING and one.card and one.is_open
    ]
    placed = Say("{character} ({card})")
    told = listed(placed(character=n.character(name), card=n.card(card)) for name, card in waiting)
    return (Say("To be placed: {told}.")(told=told),) if told else ()


def coming(turn: int, theater: str) -> Words:
    """A card of the deck."""
    body = _("A card of this theater arrives at the beginning of that turn. Nobody knows yet which one.")
    return Words(in_turn(turn=turn, theater=n.THEATER[theater]), (body,), "location.theater")
