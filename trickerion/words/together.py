"""One table, several computers: what is said of codes, of people elsewhere, and of wires that are cut."""

from typing import Final

from trickerion.language.speech import _, sayings, table

# ------------------------------------------------------------------ in the game

NOT_DONE: Final = table(
    "why a deed was not carried out",
    late="The table had changed before your move arrived, so it was not made.",
    not_possible="Your move is not possible any more, so it was not made.",
)
YOU_ARE_BACK: Final = _("You are back.")
HOST_SAVES: Final = _("The host’s computer saves after every decision.")

# ------------------------------------------------------------------ at the door

REFUSED: Final = sayings(
    "why somebody does not come in",
    version="This table plays version {theirs}, yours is {ours}: both need the same.",
    rules="The cards of this table are not the same as yours: one of the two programs has been changed.",
    code="This code opens no table there.",
    locked="Too many wrong codes: the door opens again in {seconds} seconds.",
    no_knocking="This table asks for its code.",
    full="Every seat is taken.",
    no_looking_on="This table is not for looking on.",
    begun="The game has begun; a seat is free only when somebody gives it up.",
    not_now="{host} says: not now.",
    closed="The table is closed; the seats are kept.",
    sent_away="You were asked to leave this table.",
    elsewhere="Your seat is in use at another computer.",
    nobody="Nobody answers there: is the table open, and the host’s computer awake?",
    certificate="This table cannot prove who it is, so nothing was sent.",
    nonsense="What this table says makes no sense here, so the wire was cut.",
)
