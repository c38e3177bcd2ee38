"""One table, several computers: what is said of codes, of people elsewhere, and of wires that are cut."""

from typing import Final

from trickerion.language.speech import Say, _, sayings, table

# ------------------------------------------------------------------ in the game

NOT_DONE: Final = table(
    "why a deed was not carried out",
    late="The table had changed before your move arrived, so it was not made.",
    turned="Everybody was done already, so the cards have been turned up.",
    not_possible="Your move is not possible any more, so it was not made.",
)
YOU_ARE_BACK: Final = _("You are back.")
NO_DOOR: Final = _("The table could not be opened for your guests again, so the game continues at this screen.")
SAVED_THERE: Final = _("The computer that keeps the game saves it after every decision.")

# ------------------------------------------------------------------ at the door

REFUSED: Final = sayings(
    "why somebody does not come in",
    version="This table plays version {theirs}, and you have {ours}: both need the same.",
    build="This table calls itself version {version}, as yours does, but one of the two is older: both need the same.",
    rules="The cards of this table are not the same as yours: one of the two programs has been changed.",
    code="The code is wrong, or somebody has got between you and this table.",
    impostor="Somebody between you and this table does not know its code, so the connection was closed.",
    no_relay="The relay does not answer: is its address right, and is it running?",
    host_away="The relay answers, but the table’s computer does not: is the table open?",
    too_much="The relay has closed the connection: it had more to send than it carries.",
    another="Another table answers there; nothing was sent.",
    unsealed="The program there does not encrypt its connection: is it a table, and of the same version?",
    locked="There were too many wrong codes: the door opens again in {seconds} s.",
    no_knocking="This table asks for its code.",
    full="Every seat is taken.",
    no_looking_on="This table does not let anybody watch.",
    begun="The game has begun; a seat is free only when somebody gives it up.",
    not_now="{host} says: not now.",
    closed="The table is closed; the seats are kept.",
    closed_for_good="The table has been closed.",
    freed="Your seat was freed for somebody else.",
    group="The machine does not take our key, so no table was laid.",
    no_key="Tables are laid with the key of the machine. Its owner prints the line with trickerion serve --key.",
    many_tables="Many tables were laid there lately: try again in an hour, or close one.",
    not_laid="The machine could not lay the table: its disk refuses.",
    older="This is an older copy of the table: the game has gone on elsewhere.",
    moves="The table moves to another computer, and your seat goes along: Go On finds it as soon as it is open there.",
    sent_away="You were asked to leave this table.",
    elsewhere="Your seat is in use at another computer.",
    nobody="Nobody answers there: is the table open, and its computer awake?",
    certificate="This table cannot prove who it is, so nothing was sent.",
    knocked_before="Somebody knocked from here a moment ago: knock again in {seconds} seconds.",
    others_knock="Others knock there just now: try again in a minute.",
    unanswered="Nobody has answered your knock: try again later.",
    crowded="The door of this table is crowded just now: try again in a moment.",
    hung_up="Somebody answers there, and hangs up at once: try again in a moment.",
    nonsense="This table says things that make no sense here, so the connection was closed.",
)

NO_NAME: Final = sayings(
    "why a relay keeps no name for a table",
    key="The relay does not accept our key: friends elsewhere cannot come in.",
    full="The relay has no room for one more table just now.",
    version="The relay speaks another version: friends elsewhere cannot come in.",
    impostor="The program at the relay’s address does not know our key.",
)

# ------------------------------------------------------------------ what the house says of people

said: Final = Say("{name}: {text}", "talk")
quoted: Final = Say("“{text}”", "a line that a rival says")
HOUSE: Final = sayings(
    "what happens with people elsewhere",
    back="{name} is back.",
    cut="{name} has lost the connection.",
    took_back="{name} has taken the last move back.",
    sits_down="{name} sits down for {other}.",
    freed="{name} has lost the seat; a computer player plays on until somebody takes it.",
    wishes_again="{name} would like another game.",
    head="{name} is the head of the table now.",
    gave_up="{name} has given up the seat; a computer player plays on.",
    once="A computer player decides once for {name}.",
    sits_in="A computer player decides for {name} until {name} is back.",
)
WIRE, WIRE_CUT, SPEECH = "ui.wire", "ui.wire_cut", "ui.speech"
SIGNS: Final = {"cut": WIRE_CUT}
"""Sayings about people -> the sign before them, where it is not the wire."""
STANDS: Final[dict[tuple[str, str], Say]] = {
    ("guest", "away"): HOUSE["cut"],
    ("away", "guest"): HOUSE["back"],
    ("computer", "guest"): HOUSE["back"],
    ("away", "computer"): HOUSE["sits_in"],
}
"""State of a seat before and now -> the saying about the change."""
