"""Playing together: the door, the lobby, the people of a table, and what is said when a wire is cut."""

from typing import Final

from trickerion.language.page import Given
from trickerion.language.speech import Count, Say, _, table

TITLE: Final = _("Play Together")

# ------------------------------------------------------------------ the door

YOUR_NAME, YOUR_COLOUR = _("Your name"), _("Your colour")
NAME_LINE: Final = _("as your friends know you")
WELCOME: Final = _("Welcome! A name and a colour, and you are at the table.")
HOW_SEEN: Final = _("This is how the others see you. If your colour is taken, you get the next free one.")
NAME_FIRST: Final = _("Type your name first: the others will read it.")
OPEN_HEAD: Final = _("Open a Table")
OPEN_TEXT: Final = _(
    "*You are the host.* You choose modules, edition and seats; the others join with a code. "
    "Computers can fill the rest."
)
OPEN_NEW: Final = _("Open a New Table")
THE_LAST, NO_LAST = _("The Last Set-up"), _("No table has been opened here before.")
HOW_HEAD: Final = _("How the others reach you")
HOW: Final = (
    ("location.downtown", _("*The same network:* your table appears in their list.")),
    ("ui.globe", _("*The internet:* forward a port to this computer, or play at a served table.")),
    ("ui.save", _("*The game lies on your computer,* which has to stay on. It is saved after every decision.")),
    ("ui.clock", _("*No evening in common?* At a served table everybody moves when they like.")),
)
HOW_MORE: Final = _("Show Me How")
JOIN_HEAD: Final = _("Join a Table")
WITH_CODE: Final = _("With a code")
READ_TO_YOU: Final = _("The host reads it to you or sends it. Capitals, blanks and dashes do not matter.")
NO_SUCH_LETTERS: Final = _("There is no I, L, O or U in a code.")
OR_ADDRESS: Final = _("or type an address, such as table.example.org:47600")
AND_SECRET: Final = _("the secret that came with it")
ADDRESS_LINE: Final = _("address")
DASH: Final = "–"
PASTE, JOIN = _("Paste"), _("Join")
LOOK_ON: Final = _("Look On")
PASTE_TIP: Final = _("What lies in the clipboard, with whatever stands around the code: Ctrl+V does the same.")
NOTHING_PASTED: Final = _("No code lies in the clipboard.")
ON_THIS_NETWORK, ALWAYS_LOOKING = _("On this network"), _("always looking")
NO_TABLES: Final = _("When somebody on your network opens a table, it appears here by itself.")
KNOCK: Final = _("Knock")
KNOCK_TIP: Final = _("The host sees that you knock, and lets you in.")
YOUR_TABLES, KEPT_FOR_YOU = _("Your tables"), _("where a seat is kept for you")
NO_SEATS: Final = _(
    "Leave a game whenever you must: the table stays here, and so does your seat.\nComing back is one click."
)
WHEN_OVER: Final = _("A table that is over lies among the Replays.")
GO_ON, TRY, OPEN_AGAIN = _("Go On"), _("Try"), _("Open Again")
free_seats: Final = Count("{number} seat free", "{number} seats free")
NO_FREE_SEAT: Final = _("no seat free")
other_version: Final = Say("has version {theirs}; yours is {ours}")
OTHER_VERSION: Final = _("other version")
IN_LOBBY: Final = _("before the game")
turn_and_phase: Final = Say("turn {turn}, {phase}")
seat_as: Final = Say("you sit there as {name}")
OWN_TABLE, ON_THIS_COMPUTER = _("Your own table"), _("on this computer")
edition_of: Final = Say("{edition} edition", "a label")
FORGET, FORGET_TITLE = _("Forget"), _("Forget This Table?")
forget_text: Final = Say("Your seat at {host:name’s} table can be taken up again only from here.")
FORGET_SERVED: Final = _("Your seat at this table can be taken up again only from here.")
KEEP_IT: Final = _("Keep It")
FORGET_TIP: Final = _("Right click: forget this table.")
table_of: Final = Say("{host:Name’s} table")
SERVED_TABLE: Final = _("A served table")
CALLING: Final = _("Calling …")
lets_you_in: Final = Say("Waiting until {host} lets you in …")
NO_CODE_YET: Final = _("Type or paste the code first.")
letters_missing: Final = Count("{number} letter is missing.", "{number} letters are missing.")
NO_U: Final = _("There is no such letter in a code: please compare the group in red.")
WRONG_GROUP: Final = (
    _("Something in the first group is wrong: please compare it."),
    _("Something in the second group is wrong: please compare it."),
    _("Something in the third group is wrong: please compare it."),
    _("Something in the fourth group is wrong: please compare it."),
)
NO_ADDRESS: Final = _("An address looks like table.example.org:47600.")
NO_SECRET: Final = _("The secret behind the address has eight letters.")

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

HELP: Final = "playing_together"
GIVEN: Final[Given] = {"play_together": TITLE, "open_new": OPEN_NEW, "your_tables": YOUR_TABLES}
"""What the page of the Workbook is given."""
