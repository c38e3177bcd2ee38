"""Playing together: the door, the lobby, the people of a table, and what is said when a wire is cut."""

from typing import Final

from trickerion.language.page import Given
from trickerion.language.speech import Count, Say, _, sayings, table

TITLE: Final = _("Play Together")
ANOTHER_TABLE: Final = _("Another table is open there just now; your seat is safe.")

# ------------------------------------------------------------------ the door

YOUR_NAME, YOUR_COLOUR = _("Your name"), _("Your colour")
NAME_LINE: Final = _("as your friends know you")
WELCOME: Final = _("Welcome! Choose a name and a colour, and you are at the table.")
HOW_SEEN: Final = _("The others see you like this. If your colour is taken, you get the next free one.")
NAME_FIRST: Final = _("Type your name first: the others will see it.")
OPEN_HEAD: Final = _("Open a Table")
OPEN_TEXT: Final = _(
    "*You are the host.* You choose modules, edition and seats, and the others join with a code. "
    "Computers can fill the rest."
)
OPEN_NEW: Final = _("Open a New Table")
open_at: Final = Say("Open at {place}")
at_place: Final = Say("At {place}")
AT_HERE, AT_MACHINE = _("At This Computer"), _("At the Machine")
LAYING: Final = _("The table is being laid …")
HOW_THERE_HEAD: Final = _("How it works there")
HOW_THERE: Final = (
    ("ui.ticket", _("*Your friends join with the code,* from any home.")),
    ("ui.locked", _("*The machine knows every card;* no player’s computer does.")),
    ("ui.clock", _("*Close the program when you like:* your seat is kept, and everybody moves when they like.")),
    ("ui.person", _("*You are its head:* you set seats and modules, and decide about who is away.")),
)
THE_LAST, NO_LAST = _("The Last Set-up"), _("No table has been opened here before.")
HOW_HEAD: Final = _("How the others reach you")
HOW: Final = (
    ("location.downtown", _("*The same network:* your table appears in their list.")),
    (
        "ui.globe",
        _("*Anywhere else:* they join through our relay, at a served table, or by a port that leads to this computer."),
    ),
    ("ui.save", _("*Your computer keeps the game,* so it has to stay on. The game is saved after every decision.")),
    ("ui.clock", _("*No evening in common?* At a served table, everybody moves when they like.")),
)
OUR_RELAY: Final = _("Our Relay")
RELAY_TEXT: Final = _(
    "*A relay lets friends in two homes play without touching a router.* One of you runs it on a machine "
    "that the world can reach, with *trickerion serve --relay*; *--key* prints the line that you enter "
    "here. The relay carries sealed connections: it can read none of your cards and none of your "
    "words.\nWith a relay, the letters of your code work in the same room and anywhere else."
)
RELAY_LABEL: Final = _("Address of the relay, and its key")
RELAY_LINE: Final = _("relay.example.org ABCD-EFGH-JKMN")
RELAY_KEY_NOTE: Final = _("You need the key to open tables. To join one, the address is enough.")
NO_RELAY: Final = _("A relay looks like relay.example.org, followed by a key of twelve letters.")
NO_RELAY_TYPED: Final = _("Type or paste the line first.")
NO_RELAY_KEPT: Final = _("The game remembers no relay.")
KEEP_RELAY, FORGET_RELAY = _("Remember It"), _("Forget It")
WHICH_RELAY: Final = _(
    "This code leads through a relay. Which one? Ask the person who sent you the code for its address."
)
ANYWHERE: Final = _("*These letters work in this room and anywhere else.*")
RELAY_CALLED: Final = _("Calling the relay …")
RELAY_AWAY: Final = _("*The relay does not answer:* friends elsewhere cannot join just now. We are trying again.")
from_elsewhere: Final = Say(
    "*From elsewhere* the others come through the relay and also need its address, *{relay}*. *Copy* copies both."
)
HOW_MORE: Final = _("Show Me How")
JOIN_HEAD: Final = _("Join a Table")
WITH_CODE: Final = _("With a code")
READ_TO_YOU: Final = _("The host reads it to you or sends it. Capitals, blanks and dashes do not matter.")
NO_SUCH_LETTERS: Final = _("There is no I, L, O or U in a code.")
OR_ADDRESS: Final = _("or type an address, such as table.example.org:47600")
AND_SECRET: Final = _("the secret that came with it; without one, you knock")
ADDRESS_LINE: Final = _("address")
DASH: Final = "–"
PASTE, JOIN = _("Paste"), _("Join")
LOOK_ON: Final = _("Look On")
paste_tip: Final = Say("This takes the code from the clipboard, even from the middle of a text. {key} does the same.")
NOTHING_PASTED: Final = _("There is no code in the clipboard.")
ON_THIS_NETWORK, ALWAYS_LOOKING = _("On this network"), _("looking all the time")
NO_TABLES: Final = _("When somebody on your network opens a table, it appears here by itself.")
KNOCK: Final = _("Knock")
KNOCK_TIP: Final = _("The host sees that you knock and can let you in.")
YOUR_TABLES, KEPT_FOR_YOU = _("Your tables"), _("where your seat is kept")
NO_SEATS: Final = _(
    "Leave a game whenever you must: the table stays here, and so does your seat.\nYou come back with one click."
)
WHEN_OVER: Final = _("You find finished tables among the Replays.")
GO_ON, TRY, OPEN_AGAIN = _("Go On"), _("Try"), _("Open Again")
free_seats: Final = Count("{number} seat free", "{number} seats free")
NO_FREE_SEAT: Final = _("no seat free")
other_version: Final = Say("has version {theirs}; yours is {ours}")
other_build: Final = Say("has version {version}, another one than yours")
OTHER_VERSION: Final = _("other version")
IN_LOBBY: Final = _("before the game")
turn_and_phase: Final = Say("turn {turn}, {phase}")
seat_as: Final = Say("you sit there as {name}")
seat_and_moment: Final = Say("{moment} · {seat}")
OWN_TABLE, ON_THIS_COMPUTER = _("Your own table"), _("on this computer")
edition_of: Final = Say("{edition} edition", "a label")
FORGET, FORGET_TITLE = _("Forget"), _("Forget This Table?")
forget_text: Final = Say("You can return to your seat at {host:name’s} table only from here.")
FORGET_SERVED: Final = _("You can return to your seat at this table only from here.")
KEEP_IT: Final = _("Keep It")
group: Final = Say("Group {number} of the code")
"""A box of a code, for those who do not see it."""
FORGET_TIP: Final = _("Right click: forget this table.")
table_of: Final = Say("{host:Name’s} table")
SERVED_TABLE: Final = _("A served table")
CALLING: Final = _("Calling …")
lets_you_in: Final = Say("Waiting for {host} to let you in …")
SOMEBODY_LETS_YOU_IN: Final = _("Waiting for somebody there to let you in …")
NO_CODE_YET: Final = _("Type or paste the code first.")
letters_missing: Final = Count("{number} letter is missing.", "{number} letters are missing.")
NO_U: Final = _("No code has such a letter: please check the group in red.")
WRONG_GROUP: Final = (
    _("Something in the first group is wrong: please check it."),
    _("Something in the second group is wrong: please check it."),
    _("Something in the third group is wrong: please check it."),
    _("Something in the fourth group is wrong: please check it."),
)
NO_ADDRESS: Final = _("An address looks like table.example.org:47600.")
NO_SECRET: Final = _("The secret after the address has eight letters.")

# ------------------------------------------------------------------ the lobby

LOBBY: Final = _("Your Table")
HERE: Final = _("Here")
SEED_SECRET: Final = _("drawn in secret, shown at the end")
TOO_FEW_GUESTS: Final = _("Give at least one seat to a guest.")
seats_wait: Final = Count(
    "One seat waits for a guest. Give it to a computer, or leave it empty, to begin now.",
    "{number} seats wait for guests. Give them to computers, or leave them empty, to begin now.",
)
not_ready: Final = Count("{names} is not ready yet.", "{names} are not ready yet.")
seats_taken: Final = Say("{taken} of {seats} seats taken")
INVITATION: Final = _("The code of your table")
R_SPELLS: Final = _("R spells it out: K as in King …")
SPELL_TIP: Final = _("Spell the code out, letter by letter, to read it aloud.")
COPY, COPIED = _("Copy"), _("The code is in the clipboard.")
NOT_COPIED: Final = _("This system has no clipboard: please read the code aloud.")
honest: Final = Say(
    "*On this network* they find you by themselves. *From the internet*, port {port} must lead here, or "
    "you can use a served table."
)
from_outside: Final = Say(
    "*From the internet* the others type your public address, followed by *:{port} {secret}*. Your "
    "router has to send that port here."
)
WAYS: Final = sayings(
    "other ways to a table", vpn="*Through your VPN* they type *{line}*", six="*Over IPv6* they type *{line}*"
)
LOOK_FROM_OUTSIDE: Final = _("Look from Outside")
LOOK_NOTE: Final = _(
    "Can others join without the relay, too? Once a minute, it can test whether the world reaches this computer."
)
LOOKING: Final = _("The relay is looking …")
SEEN: Final = sayings(
    "what a relay has seen of this computer from outside",
    open="*{address}:{port} leads here:* anyone who types that and the secret needs no relay.",
    shut="Port {port} of {address} does not lead here, so the relay is the way.",
    later="The relay looked a moment ago: try again in a minute.",
    not_you="This computer is in the same network as the relay, so the relay cannot look from outside.",
)
HEAD_DECIDES, ANOTHER_HEAD = _("Decide …"), _("Another Head …")
HEAD_TEXT: Final = _("You are the head of this table. What shall become of it?")
ANOTHER_HEAD_TEXT: Final = _("Who is to set seats and modules, and to decide about who is away?")
MACHINE_NOTE: Final = _("The game stays on the machine: you may leave, and your seat is kept.")
YOUR_SERVED_TABLE: Final = _("Your Table at the Machine")
at_machine: Final = Say("*These letters lead to {place}* from this room and from anywhere else.")
CUT_FROM_MACHINE: Final = _("*The machine does not answer.* Trying again.")
HOST_NOTE: Final = _("This computer keeps the game: leave it on and awake.")
other_port: Final = Say("Another program uses the usual port, so your table uses {port}.")
guest_at: Final = Say("You are a guest at {host:name’s} table")
GUEST_OF_SERVED: Final = _("You are a guest at a served table")
guest_line: Final = Say("{host:Name’s} computer keeps the game and sends yours only what your seat may see.")
looker_line: Final = Say("{host:Name’s} computer keeps the game and sends yours what everybody may see.")
SERVED_LINE: Final = _("The served table keeps the game, and no player’s computer knows the decks.")
connected: Final = Say("Connected · {number} ms")
milliseconds: Final = Say("{number} ms")
STANDS: Final = table("how far the guest of a seat is", free="Waiting for a guest")
PILLS: Final = table(
    "how far the guest of a seat is",
    free="free",
    choosing="choosing",
    ready="Ready",
    away="away",
    host="Host",
    head="Head",
)
open_for: Final = Say("this seat has been open {time}")
YOUR_SEAT: Final = _("Your seat: type your name, choose colour and Magician")
AT_HOST: Final = _("at the host’s screen")
AWAY_SINCE: Final = _("The connection is lost; the seat is kept for two minutes")
level_and_what: Final = Say("Level {level}: {text}")
modules_of: Final = Say("Modules, chosen by {host}")
SAY_SOMETHING: Final = _("Say something to the table (T)")
TALK_TIP: Final = _("A line to everybody at the table; Enter sends it.")
SEND_AWAY, SEND_AWAY_WHOM, SEND_WHOM = _("Send Away"), _("Send Away …"), _("Who is to leave this table?")
send_away_text: Final = Say("{name} sits there and has to leave the table.")
NOBODY_SEATED: Final = _("No guest sits here yet.")
CLOSE_TABLE, LEAVE = _("Close Table"), _("Leave")
CLOSE_TEXT: Final = _("Your guests have to leave, and the code no longer works.")
READY, READY_DONE = _("I Am Ready"), _("Ready")
ARE_YOU_READY: Final = _("Are you ready?")
BY_LOT: Final = _("Without a poster, you get a random Magician.")
RAISES: Final = table(
    "after everybody is ready",
    host="then the host raises the curtain",
    head="then the head raises the curtain",
    nobody="then the curtain rises",
)
ALL_READY: Final = _("Everybody is ready.")
ONLY_YOU: Final = _("Only you are still choosing.")
still_choosing: Final = Say("Still choosing: {names}.")
FREE_SEATS_LEFT: Final = _("A seat waits for another guest.")
HOW_TO_PLAY: Final = _("How to Play")
YOU_LOOK_ON, LOOKING_ON = _("You are watching"), _("You see what everybody may see.")
switched_on: Final = Say("{module} is on now. Everybody has to be ready again.")
switched_off: Final = Say("{module} is off now. Everybody has to be ready again.")
GAME_CHANGED: Final = _("The rules have changed. Everybody has to be ready again.")
was_quicker: Final = Say("{name} was quicker.")
colour_taken: Final = Say("{taken} is taken, so you are {colour}. You can change that.")
name_taken: Final = Say("There is already a {wanted} here, so you are {name}. You can change that.")
knocks: Final = Say("{name} knocks and would like to sit down.")
SOMEBODY_KNOCKS, LET_IN, NOT_NOW = _("Somebody knocks"), _("Let In"), _("Not Now")
knocks_pill: Final = Say("{name} knocks")
KNOCK_PILL_TIP: Final = _("Click to answer.")
NO_MORE_KNOCKS, HEAR_KNOCKS = _("No More Knocks"), _("Let People Knock Again")
KNOCKS_LABEL: Final = _("Anyone who finds this table may knock")
LOOKERS_LABEL: Final = _("Others may watch without a seat")
LOOKERS_MAY: Final = _("Others may watch")
LOOKERS_TIP: Final = _(
    "Anyone with the code may watch. When you switch this off, everybody who is watching has to leave."
)
KNOCKS_ON: Final = {"on": _("Yes"), "off": _("No")}
WAIT_FOR: Final = sayings(
    "what those wait for who look on",
    host="When everybody is ready, the host raises the curtain.",
    head="When everybody is ready, the head of the table raises the curtain.",
    nobody="When everybody is ready, the curtain rises.",
)
NO_PORT: Final = _("No Table")
no_port: Final = Say("The table cannot be opened on this computer ({why}).")
CLOSED: Final = _("The Table Is Closed")

SPELLED: Final = table(
    "letters of a code",
    A="A as in Ace",
    B="B as in Box",
    C="C as in Coin",
    D="D as in Dove",
    E="E as in Echo",
    F="F as in Fan",
    G="G as in Glass",
    H="H as in Hat",
    J="J as in Jack",
    K="K as in King",
    M="M as in Mirror",
    N="N as in Night",
    P="P as in Poster",
    Q="Q as in Queen",
    R="R as in Rope",
    S="S as in Stage",
    T="T as in Trick",
    V="V as in Velvet",
    W="W as in Wand",
    X="X as in Xylophone",
    Y="Y as in Yes",
    Z="Z as in Zero",
)
"""Each letter of a code as it is read aloud; digits are said as digits."""

since_seconds: Final = Count("for {number} second", "for {number} seconds")
since_minutes: Final = Count("for {number} minute", "for {number} minutes")
since_hours: Final = Count("for {number} hour", "for {number} hours")
since_days: Final = Count("for {number} day", "for {number} days")

DURATIONS: Final = (
    (60, 1, since_seconds),
    (3600, 60, since_minutes),
    (86400, 3600, since_hours),
    (10**9, 86400, since_days),
)
"""Below so many seconds: the unit, and how it is said."""
SHORT: Final = sayings("short times", s="{number} s", min="{number} min", h="{number} h", d="{number} d")
"""The same in a pill, in their order."""

# ------------------------------------------------------------------ people and talk

TALK_LINE: Final = _("a line to everybody")
NOT_HEARD: Final = _("Nobody hears it just now: the connection is lost.")
TALK_LABEL: Final = _("Lines of the others in the log (T says one)")
SILENCE_TIP: Final = {
    False: _("You see what the others say. Click to hide their lines."),
    True: _("Talk is hidden, but you still see moves. Click to show it again."),
}
TALK_ON: Final = {"on": _("Shown"), "off": _("Silenced")}
PEOPLE: Final = _("At the Table")
STATES: Final = table(
    "where somebody is",
    here="at the host’s screen",
    guest="connected",
    away="away",
    computer="a computer player decides",
)
state_since: Final = Say("{state} {time}")
decides_at_level: Final = Say("a computer player decides, level {level}")
LOOKS_ON: Final = _("You are watching.")
look_on: Final = Count("{names} is watching.", "{names} are watching.")
NOBODY_LOOKS_ON: Final = _("Nobody is watching.")
STAND_IN: Final = _("A computer that decides for somebody plays at level")
sits_for: Final = Say("{state} · {name} sits there")
FREE_SEAT, FREE_WHOM = _("Free a Seat …"), _("Free a Seat")
FREE_TEXT: Final = _(
    "A player who loses the seat cannot come back to it. A computer decides until somebody takes the "
    "seat with the code of your table; that player then sees its hand."
)
NO_SEAT_TO_FREE: Final = _("Nobody elsewhere has a seat.")
MUTE, UNMUTE = _("Mute Talk"), _("Unmute Talk")
"""Buttons of a seat whose talk this window shows, or not."""
thought: Final = Say("{minutes}:{seconds}", "minutes and seconds for which somebody has been asked")
thinks: Final = Say("{state} · has been asked for {time}")
decides_for: Final = Say("decides · {time}")
THEY_WAIT: Final = _("They wait for you.")
TAKE_ALONG, TAKE_ALONG_TITLE = _("Take the Table Along …"), _("Take the Table Along")
TAKE_IT_ALONG: Final = _("Take It Along")
TAKE_ALONG_TEXT: Final = _(
    "The game and its table become one file that you open in the saved games of another computer. Here the table "
    "closes. Your guests keep their seats and find it there."
)
taken_along: Final = Say(
    "The table is now in this file: {file}. Carry it to the other computer, into its folder of documents "
    "or downloads, and the saved games there show it. The player who has the file is the host."
)
NOT_ALONG: Final = _("Not Taken Along")
LEAVE_KEPT, GIVE_UP = _("Leave, Keep My Seat"), _("Give Up My Seat")
GIVE_UP_TEXT: Final = _("A computer plays on for you; you cannot come back.")
PILL_TIP: Final = _("Click to see what you can do.")
computer_pill: Final = Say("computer · {level}")
away_since: Final = Say("away · {time}")
is_away: Final = Say("{name} is away")
seat_is_kept: Final = Say("{time}; the seat is kept.")
next_decision: Final = Say("At {who:name’s} next decision:")
wait_until: Final = Say("*Wait* until {name} is back")
ONCE_THEN_WAIT: Final = _("*A computer, once,* then wait again")
sits_in_until: Final = Say("*A computer,* until {name} is back")
ITS_LEVEL: Final = _("The computer’s level")
AWAY_HOST: Final = _("Wait, or let a computer decide.")
AWAY_GUEST: Final = table(
    "what becomes of one who is away",
    host="The host decides what happens.",
    head="The head of the table decides what happens.",
    nobody="The seat is kept, and the game waits.",
)
WAIT, ONCE, SIT_IN = _("Wait"), _("A Computer, Once"), _("A Computer, Until Back")
ONCE_SHORT, SIT_IN_SHORT = _("Once"), _("Sit In")
ONCE_TIP: Final = _("A computer decides this, then waits again.")
SIT_IN_TIP: Final = _("A computer decides until that player is back.")
knocks_to_look_on: Final = Say("{name} knocks and would like to watch.")
LOST_TITLE: Final = _("Connection Lost")
does_not_answer: Final = Say("{host:Name’s} computer does not answer")
RELAY_SILENT: Final = _("The relay does not answer")
host_away: Final = Say("*The relay is there, {host:name’s} computer is not:* the game continues as soon as it is back.")
LOST_SERVED: Final = _("The table does not answer")
kept_there: Final = Say(
    "*Your seat is kept, and nothing is lost:* {host:name’s} computer saved the game after the last "
    "decision. Until it answers, nobody can play on."
)
KEPT_SERVED: Final = _("*Your seat is kept, and nothing is lost:* the table saves the game after every decision.")
gone: Final = Say("The connection has been lost {time}. The game continues as soon as it is back.")
ask_host: Final = Say("If this lasts, ask {host}: the table must be open and the computer awake.")
ASK_SERVED: Final = _("If this lasts, ask the person who runs the table.")
COME_BACK: Final = _("To come back another day: *Play Together*, *Your tables*, *Go On*.")
NEXT_TRY, TRYING = _("next try"), _("trying")
TRY_NOW, SEE_TABLE = _("Try Now"), _("See the Table")

HELP: Final = "playing_together"
GIVEN: Final[Given] = {"play_together": TITLE, "open_new": OPEN_NEW, "your_tables": YOUR_TABLES}
"""Texts given to the page of the Workbook."""
