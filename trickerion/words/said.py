"""Words for those who hear the screen or go by keys: names of what is only drawn, and of deeds beside a click."""

from typing import Final

from trickerion.language.speech import Say, _, begins, table
from trickerion.rules.catalog import CHARACTERS, KIND_OF, SLOTS
from trickerion.words import names

EARLIER, LATER = _("Earlier lines"), _("Later lines")
"""Turns of the wheel over what is longer than its place."""
LOUDER, QUIETER = _("Louder"), _("Quieter")
"""Turns of the wheel over a volume."""
TURN_ON, TURN_BACK = _("Turn it a quarter further"), _("Turn it a quarter back")
"""Turns of the wheel over a Trick Marker in the hand."""
GIVE_BACK: Final = _("Give it back")
TAKE_MARKER_BACK: Final = _("Take the marker out of the room")
NEXT_SLOT, SLOT_BEFORE = _("Next free slot"), _("Free slot before")
"""Turns of the wheel over an Academy marker in the hand."""
LEAVE_IDLE: Final = _("Leave this Character idle")
TAKE_CARD_BACK: Final = _("Take the card back into the hand")
PUT_BACK: Final = _("Put it back")
in_hand: Final = Say("In your hand: {thing}")
IN_HAND: Final = _("Something is in your hand")
LISTED: Final = _("What else can be done")
"""The head of the list of what the right button and the wheel do."""
NOTHING_ELSE: Final = _("Nothing else can be done here.")
EMPTY_HAND: Final = _("Your hand is empty. Take something first that belongs here.")

ZONES: Final = table(
    "zone",
    {
        "NOW": "Now",
        "TOWN": "Town",
        "STAGE": "Stage",
        "MINE": "Mine",
        "OTHERS": "The others",
        "TOLD": "Log",
        "DEEDS": "Buttons",
        "BAR": "Bar",
    },
)
"""Parts of a screen."""
part_of: Final = Say("{part}, {whole}")
"""A thing with what tells it from its sisters: "Open, First table"."""
numbered: Final = Say("{name} {number}")
"""One of several of a name, as the screen has them in order: "Order slot 2"."""
CLOSED: Final = _("closed")
CLOSE: Final = _("Close")
EMPTY: Final = _("empty")
own_disk: Final = {
    disk: numbered(name=names.character(disk), number=disk.rpartition("_")[2])
    if KIND_OF[disk] != disk
    else names.character(disk)
    for disk in CHARACTERS
}.__getitem__
"""A Character of a team, told from the others: "Engineer", "Apprentice 2"."""
_SISTERS: Final = {
    slot: [other for other in SLOTS if SLOTS[other].owner == facts.owner and names.slot(other) == names.slot(slot)]
    for slot, facts in SLOTS.items()
}
"""Slots of a name; those of each Workshop by themselves."""
sister: Final = Say("{name}, number {number}")
"""One of several of a name that ends with a number of its own: "Downtown +1, number 2"."""
own_slot: Final = {
    slot: sister(name=names.slot(slot), number=alike.index(slot) + 1) if len(alike) > 1 else names.slot(slot)
    for slot, alike in _SISTERS.items()
}.__getitem__
"""A Character slot, told from another of the same kind: "Downtown +1, number 2"."""
own_die: Final = {die: begins(name) for die, name in names.DIE.items()}.__getitem__
"""A die of Downtown, told from its sister."""
points: Final = names.RESOURCES["points"]
"""A cost in Action Points."""
QUARTERS: Final = (_("as it is printed"), _("a quarter turn"), _("half a turn"), _("three quarters of a turn"))
"""Orientations of a Trick Marker, clockwise."""
show_for_you: Final = Say("you get {gains}")
show_for: Final = Say("{who} gets {gains}")
"""Gains of a show before it is chosen."""
