"""What the screen of a Workshop says."""

from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, sayings, table
from trickerion.rules.catalog import MARKERS_PER_SUIT, MAX_PER_COMPONENT

# ------------------------------------------------------------------ whose Workshop it is

TO_BOARD: Final = _("To the Board")
TO_BOARD_TIP: Final = _("Back to the board (Esc)")
NO_MAGICIAN: Final = _("No Magician yet")
WAGES: Final = _("Wages this turn")
turn: Final = Say("Turn {number}")
"""The turn in the top bar."""
title: Final = Tell("Your Workshop", "{who:Name}")
"""Title with the owner of the Workshop."""
favourite: Final = Say("Favourite category: any Residence die but X allows {category} Tricks.")
PAID: Final = {
    "specialist": Count("{coins} {coin} for {number} Specialist", "{coins} {coin} for {number} Specialists"),
    "apprentice": Count("{coins} {coin} for {number} Apprentice", "{coins} {coin} for {number} Apprentices"),
}
"""Parts of the wages."""
PAID_IN_SHORT: Final = {
    "protege": Count("Protégé: {coins}", "Protégé: {coins}"),
    "specialist": Count("Specialist: {coins}", "Specialists: {coins}"),
    "apprentice": Count("Apprentice: {coins}", "Apprentices: {coins}"),
}
"""The same with the Protégé, or where a Power spares something: there is no room for numbers."""
NOBODY_PAID: Final = _("Nobody with a card takes a wage")
BILL: Final = (Say("{paid}."), Say("{paid}; free beside the Assistant."))
"""Without and with an Apprentice on the Assistant’s place."""

# ------------------------------------------------------------------ Tricks and their Trick Markers

MARKERS: Final = (_("Trick Markers"), Say("{number} of each suit")(number=MARKERS_PER_SUIT))
NO_TRICK: Final = _("no Trick")
CHOOSE: Final = _("choose")
SELECTED: Final = _("selected")
FREE_SLOT: Final = _("free slot")
FREE_OWN_SLOT: Final = _("free slot: learn a Trick Downtown")
NO_ENGINEER: Final = _("closed without an Engineer")
GIVE_TRICK_BACK: Final = _("Right click to give back the Trick.")
engineers_slot: Final = Say("Engineer’s slot: one marker more, so {markers}")
"""Effect of the Engineer’s slot on the Trick in it."""
trick_place: Final = Say("Trick {place}")
ready: Final = Say("Everything is here: prepare it for {points} {ap}")
lacks: Final = Say("Lacks {components}")
END: Final = sayings(
    "end of the game",
    per_prepared_marker="End: {each} {fame} per marker on your Tricks",
    per_shard="End: {each} {fame} per {shard}",
    per_coins="End: {each} {fame} per {number} {coin}",
    per_special_assignment="End: {each} {fame} per unused special card",
    per_apprentice="End: {each} {fame} per Apprentice",
    per_trick_level="End: {each} {fame} per Trick of level {level}",
    per_basic="End: {each} {fame} per basic Component",
    per_advanced="End: {each} {fame} per advanced Component",
    per_superior="End: {each} {fame} per superior Component",
    if_specialists="End: {each} {fame} with {specialists}",
    if_trick_count="End: {each} {fame} with {number} Tricks",
)
"""The end-of-game condition of a Trick."""
ALL_SPECIALISTS: Final = _("all Specialists")
end_lacks: Final = Say("{condition}; 0: lacks {component}")
end_now: Final = Say("{condition}; {number} now: *{worth}* {fame}")
"""Present worth of the condition."""

READY_HERE: Final = (
    _("No marker left in the supply"),
    _("One marker ready here"),
    _("Two markers ready here"),
    _("Three markers ready here"),
    _("Four markers ready here"),
    _("Five markers ready here"),
)
"""Notes on the ready Trick Markers of a Trick, by their number."""
ON_STAGE: Final = (
    "",
    _("One marker on stage"),
    _("Two markers on stage"),
    _("Three markers on stage"),
    _("Four markers on stage"),
    _("Five markers on stage"),
)
AND_ON_STAGE: Final = (
    "",
    _("one marker on stage"),
    _("two markers on stage"),
    _("three markers on stage"),
    _("four markers on stage"),
)
"""After those that are ready."""
for_the_stage: Final = Count("{number} marker for the stage", "{number} markers for the stage")
"""The Trick Markers in the tray on the bench."""
SUPPLY: Final = {
    (False, False): Say("{left} in the supply"),
    (True, False): Say("{ready} ready, {left} in the supply"),
    (False, True): Say("{stage} on stage, {left} in the supply"),
    (True, True): Say("{ready} ready, {stage} on stage, {left} left"),
}
"""The Trick Markers of a suit: whether some are ready, and on stage."""
supply_of: Final = Say("{suit}: {trick}")

# ------------------------------------------------------------------ Components, Characters, the boards of Specialists

COMPONENTS: Final = (_("Components"), Say("one type per slot, at most {number} of a type")(number=MAX_PER_COMPONENT))
LIFTED: Final = _("lifted")
CLOSED: Final = _("closed")
GIVE_COMPONENT_BACK: Final = _("Right click to give one back.")
CHARACTERS: Final = (_("Characters"), _("with this turn’s Assignment cards"))
ASSISTANTS_PLACE: Final = (_("Assistant’s place"), _("An Apprentice who lives here costs no wage."))
APPRENTICES_ONLY: Final = _("Only an Apprentice can move here, with an Action in the Workshop.")
CHARACTERS_ONLY: Final = _("This slot is for a Character.")
COMPONENTS_ONLY: Final = _("Only Components can go on the Manager’s board.")
ENGINEER_EXCHANGES: Final = _("You can move a Trick only to or from the Engineer’s board.")
SLOTS_ASIDE: Final = _(
    "There are two +0 slots, only for the owner’s Characters. A Shard may add 1 {ap} after you place a "
    "Character, before their first Action."
)
EXTENSION: Final = {"engineer": (_("Engineer"), _("+1 marker")), "manager": (_("Manager’s board"), _("+1 each"))}
"""The board of an Engineer or a Manager, and what it adds."""
ABSENT: Final = table("a place without a Character", joins="joins soon", free="free place", none="not hired")
NO_WAGE: Final = _("no wage")
"""Below the Apprentice who lives with the Assistant."""
DOING: Final = table("what a Character does", acting="acting", placed="placed", waiting="waiting", idle="idle")
"""State of a Character, in a word on its card."""

# ------------------------------------------------------------------ giving back

give_back: Final = Say("Give back {what}?")
component_back: Final = Say("One piece of {owned} goes back to the supply, and you get nothing for it.")
TRICK_BACK: Final = _("The card goes back to the Residence, and you get nothing for it.")
MARKERS_BACK: Final = (
    Count("{number} Trick Marker of it comes off.", "{number} Trick Markers of it come off."),
    Count(
        "{number} Trick Marker of it comes off, also from the Theater.",
        "{number} Trick Markers of it come off, also from the Theater.",
    ),
)
"""Return of the Trick Markers, when none and when some lie in the Theater."""

# ------------------------------------------------------------------ the Character at work

DONE: Final = _("Done")
EASEL: Final = _("Easel")
"""Place of the large Trick, for those who do not see it."""
UNDO: Final = _("Undo")
ANSWER_FIRST: Final = _("Answer the question first.")
CHOOSE_CANDIDATE: Final = _("now choose the one that glows")
at_work: Final = Say("{character} at work")
NO_POINTS_LEFT: Final = _("No Action Points left")
points_left: Final = Count("{number} Action Point left", "{number} Action Points left")
lost_points: Final = Count("{number} point would be lost", "{number} points would be lost")
to_manager: Final = Say("{component} to the Manager")
to_engineer: Final = Say("{trick} to the Engineer")
prepares: Final = Count("{trick}: {number} marker", "{trick}: {number} markers")
choose_trick: Final = Say("choose one of {number} Tricks")
DETAILS: Final = table(
    "what an Action does",
    move_trick="to the Engineer, or exchange",
    move_components="to the Manager, or exchange",
    move_apprentice="to the Assistant: no wage",
    forgo_bonus="one Action Point instead of the card",
)
manager_slot: Final = Say("Manager’s slot {number}")
"""A slot of the Manager as an answer."""
pile_comes_back: Final = Say("{components} come back")
SLOT_IS_FREE: Final = _("it is free")
YOU_CHOOSE: Final = _("You choose on the board.")
decides: Final = Say("{who} decides.")
"""Name of the player who decides, where the list has nothing to choose from."""

# ------------------------------------------------------------------ what is public

PLACE_BY_DRAG: Final = _("Drag a Character onto a Workshop slot to place it.")
STANDING: Final = (
    _("first in the Initiative order"),
    _("second in the Initiative order"),
    _("third in the Initiative order"),
    _("fourth in the Initiative order"),
)
PUBLIC: Final = table(
    "what everybody may know",
    hand="Cards in the hand",
    team="Characters",
    ready="Markers ready",
    on_stage="Markers on stage",
    components="Components",
    joins="Joins this turn",
    advertised="Advertised",
)
placed: Final = Say("{number} of {all} placed")
NOBODY: Final = _("nobody")
YES, NO = _("yes"), _("no")
