"""Playing together: the door, the lobby, the people of a table, and what is said when a wire is cut."""

from typing import Final

from trickerion.language.speech import Count, Say, _, sayings, table

TITLE: Final = _("Play Together")

# ------------------------------------------------------------------ the door

YOUR_NAME: Final = _("You are")
NAME_LINE: Final = _("your name")
NAME_FIRST: Final = _("Type your name first: the others will read it.")
OPEN_HEAD: Final = _("Open a Table")
OPEN_TEXT: Final = _(
    "You choose the seats, the Magicians and the modules. Then you get a code that lets the others in, from their own "
    "computers."
)
OPEN_NEW: Final = _("Open a New Table")
HOW_HEAD: Final = _("How the others reach you")
HOW_TEXT: Final = _(
    "*In the same home* they see your table in their list and knock, or type its code.\n\n"
    "*Over the internet* your router must lead port 47600 to this computer, or you all meet at a served table "
    "(the manual says how). There is no server of ours, and no account.\n\n"
    "*The game lies on your computer:* keep it on and awake. The others are sent only what their seats may see; "
    "whoever hosts could read the file of the game."
)
JOIN_HEAD: Final = _("Join a Table")
WITH_CODE: Final = _("With a code")
CODE_LINE: Final = _("code, or address and secret")
PASTE, JOIN = _("Paste"), _("Join")
LOOK_ON: Final = _("Look On")
PASTE_TIP: Final = _("What lies in the clipboard, with whatever stands around the code.")
ON_THIS_NETWORK: Final = _("On this network")
NO_TABLES: Final = _("No table on this network yet. When somebody opens one, it appears here.")
KNOCK: Final = _("Knock")
YOUR_TABLES: Final = _("Your seats at other tables")
NO_SEATS: Final = _("Once you have sat at somebody’s table, you find your way back here.")
GO_ON: Final = _("Go On")
free_seats: Final = Count("{number} free seat", "{number} free seats")
seat_as: Final = Say("You sit there as {name}.")
table_of: Final = Say("{host:Name’s} table")
SERVED_TABLE: Final = _("A served table")
CALLING: Final = _("Calling …")
lets_you_in: Final = Say("Waiting until {host} lets you in …")
NO_CODE_YET: Final = _("Type or paste the code first.")

WRONG: Final = sayings(
    "what is wrong with a code",
    missing="The code is not complete: letters missing: {number}.",
    group="Something in group {group} is wrong: please compare it.",
    letter="There is no such letter in a code (group {group}).",
    address="An address looks like table.example.org:47600, and its secret follows after a blank.",
    secret="The secret behind the address has eight letters.",
)

# ------------------------------------------------------------------ the lobby

LOBBY: Final = _("The Table")
OPEN_THE_TABLE: Final = _("Open the Table")
SEED_SECRET: Final = _("drawn in secret, shown at the end")
TOO_FEW_GUESTS: Final = _("Give at least one seat to a guest.")
INVITATION: Final = _("The code of this table")
COPY, COPIED = _("Copy"), _("The code is in the clipboard.")
NOT_COPIED: Final = _("This system has no clipboard: please read the code aloud.")
host_line: Final = Say("Over the internet: your address:{port} {secret}")
HOST_NOTE: Final = _("The game lies on this computer: keep it on and awake.")
guest_line: Final = Say("The game lies on {host:name’s} computer; yours is sent only what your seat may see.")
SERVED_LINE: Final = _("The game lies on the served table; no player’s computer knows the decks.")
STANDS: Final = table(
    "how far the guest of a seat is",
    free="Waiting for a guest",
    choosing="choosing",
    ready="Ready",
    away="The wire is cut",
    here="at the host’s screen",
    computer="a computer player",
)
YOU: Final = _("you")
SEND_AWAY: Final = _("Send Away")
RAISE: Final = _("Raise the Curtain")
NOT_READY: Final = _("Not every guest is here and ready yet.")
READY, NOT_READY_YET = _("I Am Ready"), _("Not Ready Yet")
CLOSE_TABLE, LEAVE = _("Close the Table"), _("Leave")
NEXT_COLOUR: Final = _("Another colour")
ANOTHER_MAGICIAN: Final = _("Another Magician")
BY_LOT: Final = _("Magician: at random, or chosen in the game")
magician: Final = Say("Magician: {name}")
ALL_READY: Final = _("Everybody is ready.")
knocks: Final = Say("{name} knocks and would like to sit down.")
SOMEBODY_KNOCKS, LET_IN, NOT_NOW = _("Somebody knocks"), _("Let In"), _("Not Now")
WAIT_FOR_HOST: Final = _("When everybody is ready, the host raises the curtain.")
NO_PORT: Final = _("No Table")
no_port: Final = Say("The table cannot be opened on this computer ({why}).")
CLOSED: Final = _("The Table Is Closed")

# ------------------------------------------------------------------ people and talk

TALK: Final = _("Talk")
TALK_LINE: Final = _("a line to everybody")
SAY: Final = _("Say")
PEOPLE: Final = _("At the Table")
STATES: Final = table(
    "where somebody is",
    here="at the host’s screen",
    guest="connected",
    away="away",
    computer="a computer player decides",
)
LOOKS_ON: Final = _("You look on.")
since_seconds: Final = Count("for {number} second", "for {number} seconds")
since_minutes: Final = Count("for {number} minute", "for {number} minutes")
is_away: Final = Say("{name} is away")
away_text: Final = Say(
    "The wire to {name} is cut, and it is {name:name’s} decision. The seat is kept; {name} can come back at any time."
)
WAIT, ONCE, SIT_IN = _("Wait"), _("A Computer, Once"), _("A Computer, Until Back")
LOST_TITLE: Final = _("The Wire Is Cut")
lost_text: Final = Say("The table does not answer. Your seat is kept. Trying again in {seconds} s.")
LOST_TRYING: Final = _("The table does not answer. Your seat is kept. Trying …")
TRY_NOW, SEE_TABLE = _("Try Now"), _("See the Table")
