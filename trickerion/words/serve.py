"""What ``trickerion serve`` and ``simulate --join`` say on the command line."""

from typing import Final

from trickerion.language.speech import Say, _, table

PORT: Final = _("the port to listen at (default 47600)")
ADDRESS: Final = _("the address to listen at (default: all of this computer)")
PUBLIC: Final = _("how guests reach it, for the invitations: table.example.org:47600, or wss://… behind a proxy")
NEW: Final = _("lay a new table with this name, print its invitation, and end")
SEATS: Final = _("of a new table: person or a computer player for each seat (default person,person)")
SETUP: Final = _("of a new table: beginner or full (default beginner)")
EDITION: Final = _("of a new table: 2015 or 2019 (default 2019)")
MODULES: Final = _("modules of a new table, with commas")
MOVE_BY: Final = _("a computer player decides for anyone who has not moved by this time of the day")
CALL: Final = _("call this address when it is the turn of somebody who has been away for five minutes")
CALL_AS: Final = _("the form of that call: json (default) or text, for ntfy")
CALL_BODY: Final = _("a file with the body of that call, which names text, title, name, table, seat, link in braces")
CALL_RUN: Final = _("run this command instead, with the sentence as its input; for mail")
CALL_TITLE: Final = _("Trickerion")
your_turn: Final = Say("{name}, it is your turn at the table {table}.")
page: Final = Say("Table {table} of Trickerion: open the game, Play Together, Your tables, Go On.")
ONE_CALL: Final = _("--call and --call-run: choose one of the two.")
no_command: Final = Say("--call-run: {text} is not a command.")
no_call_body: Final = Say("--call-body: the file {file} cannot be read, or is empty.")
RELAY: Final = _("be a relay, too: friends meet here without opening a port at home (open: for anyone)")
KEY: Final = _("print this relay’s address and the key of those who may keep tables there, and end")
THROUGH: Final = _("be reached through a relay: a file with the line that its --key prints")
BEHIND_PROXY: Final = _("trust the proxy in front to say who calls (X-Forwarded-For)")
INVITATIONS: Final = _("print the invitations of all tables, and end")
JOIN: Final = _("take a seat at a table elsewhere: its code, or its address with the secret")

# of the arguments
no_port: Final = Say("Port {port} cannot be used ({why}).")
PORTS: Final = _("ports go from 0 to 65535")
PORTS_OF_TABLES: Final = _("guests find a table at a port from 1 to 65535")
no_public: Final = Say("--public: {text} is not an address; write table.example.org:47600 or wss://table.example.org.")
no_call: Final = Say("--call: {text} is not an address on the web; write https://example.org/turn for example.")
no_time: Final = Say("--move-by: {text} is not a time of day; write 20:00 for example.")
no_name: Final = Say("--new: {text} is not a name for a table: use small letters, digits and dashes, 31 at most.")
name_taken: Final = Say("--new: {text} is taken; there is a folder {folder} already.")
no_seats: Final = Say("--seats: {text} is not possible; choose from {names}.")
NO_PERSON: Final = _("--seats: at least one seat needs a person.")
empty_list: Final = Say("{option} is empty; write {example} for example.")
empty_in_list: Final = Say("{option}: a name is missing between the commas; write {example} for example.")
no_folder: Final = Say("The folder {folder} cannot be entered ({why}).")
no_key: Final = Say("The key of the tables, {file}, cannot be used ({why}).")
not_laid: Final = Say("The table {name} could not be written ({why}), so nobody is invited.")

no_relay_file: Final = Say("--through: the file {file} cannot be read ({why}).")
no_relay_line: Final = Say("--through: {file} does not hold the line that --key prints at the relay.")
NO_RELAY_KEY: Final = _("relay.key holds no key")
NO_GROUP_KEY: Final = _("group.key holds no key of twelve letters")
DECLINED: Final = table(
    "why a relay keeps no name",
    key="The relay does not accept this group key.",
    token="The relay has another key than before, so it gives a new name: please send new invitations.",
    full="The relay has no room for one more name just now.",
    version="The relay speaks another version than this program does.",
    impostor="The program at the relay’s address does not know the group key.",
)

# of the tables
serving: Final = Say("Listening at port {port}; tables: {tables}.")
no_tables: Final = Say("There is no table in {folder} yet: lay one with --new.")
invitation: Final = Say("{name}: {invitation}")
not_opened: Final = Say("The table {name} cannot be opened ({why}).")
not_ours: Final = Say("The table {name} belongs to another account. Give it to this one: {command}")
laid_for_another: Final = Say("The folder {folder} belongs to another account. Give it the new table: {command}")
computer: Final = Say("Computer {number}")

# of those who join
seated: Final = Say("Seat {number} at the table.")
NO_CODE: Final = _("this is neither a code nor an address with its secret")
not_joined: Final = Say("The table cannot be joined: {why}.")
ended: Final = Say("The game is over: {scores}.")
