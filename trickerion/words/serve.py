"""What ``trickerion serve`` and ``simulate --join`` say on the command line."""

from typing import Final

from trickerion.language.speech import Say, _

PORT: Final = _("the port to listen at (default 47600)")
ADDRESS: Final = _("the address to listen at (default: all of this computer)")
PUBLIC: Final = _("how guests reach it, for the invitations: table.example.org:47600, or wss://… behind a proxy")
NEW: Final = _("lay a new table with this name, print its invitation, and end")
SEATS: Final = _("of a new table: person or a computer player for each seat (default person,person)")
SETUP: Final = _("of a new table: beginner or full (default beginner)")
EDITION: Final = _("of a new table: 2015 or 2019 (default 2019)")
MODULES: Final = _("modules of a new table, with commas")
MOVE_BY: Final = _("who has not moved by this time of the day lets a computer player decide")
CALL: Final = _("call this address when it is somebody’s turn")
JOIN: Final = _("take a seat at a table elsewhere: its code, or its address with the secret")

no_port: Final = Say("Port {port} cannot be used ({why}).")
no_time: Final = Say("--move-by: {text} is no time of a day; write 20:00 for example.")
no_name: Final = Say("--new: {text} is taken, or no name of a table: small letters, digits and dashes.")
no_seats: Final = Say("--seats: {text} is not possible; choose from {names}.")
NO_PERSON: Final = _("--seats: at least one person plays.")
serving: Final = Say("Listening at port {port}; tables: {tables}.")
invitation: Final = Say("{name}: {invitation}")
computer: Final = Say("Computer {number}")
seated: Final = Say("Seat {number} at the table.")
PORTS: Final = _("ports go from 0 to 65535")
NO_CODE: Final = _("this is no code, and no address with its secret")
not_joined: Final = Say("The table cannot be joined: {why}.")
ended: Final = Say("The game is over: {scores}.")
