"""The first evening and the coach: what the stage director says, stop by stop and at each first time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.words.screens.menus import BACK
from trickerion.words.wording import phrase

DIRECTOR: Final = "The stage director"
LEAVE, NEXT = "Leave", "Next"
BUTTON_TIPS: Final[Mapping[str, str]] = {
    "back": "Back to the step before; the game is taken back, too.",
    "leave": "The game goes on without the stage director. The title takes the evening up again.",
    "next": "It is done for you, and the evening goes on.",
}
BUTTONS: Final[Mapping[str, str]] = {"back": BACK, "leave": LEAVE, "next": NEXT}

STOPS: Final[Mapping[str, str]] = {
    "poster": "poster",
    "assignment": "assignment",
    "specialist": "Specialist",
    "buying": "buying",
    "preparing": "preparing",
    "link": "marker and Link",
    "magician": "Magician and show",
    "wages": "wages",
}
"""Stop -> its name."""

SIGNS: Final[Mapping[str, str]] = {
    "poster": "phase.advertise",
    "assignment": "ui.assignment",
    "specialist": "character.assistant",
    "buying": "action.buy",
    "preparing": "action.prepare",
    "link": "ui.link",
    "magician": "character.magician",
    "wages": "ui.wages",
}
"""Stop -> its icon."""

stop_note: Final = phrase("stop {number} of {count}: {name}")
go_back: Final = phrase("Back to: {name}")  # the tip of a past stop's sign


class Said(NamedTuple):
    """One step: the title, a sentence or two that explain, and what to do."""

    title: str
    explains: str
    do: str


_DONE: Final = "Press Done."
_ALONE: Final = ".heir"
STEPS: Final[Mapping[str, Said]] = {
    "poster": Said(
        "Your poster",
        "You are a stage magician: after seven turns the most Fame {fame} wins. A poster brings 2 Fame; it costs 1 "
        "Coin {coin} or more, by your place in the turn’s order.",
        "Press Advertise.",
    ),
    f"poster{_ALONE}": Said(
        "Your poster",
        "Your one rival is Dahlgaard’s Heir: after seven turns the most Fame {fame} wins. A poster brings 2 Fame; it "
        "costs 1 Coin {coin} or more, by your place in the turn’s order.",
        "Press Advertise.",
    ),
    "lay_magician": Said(
        "Your Magician",
        "A card sends each Character to work at one Location. Only the Magician can give a show in the Theater.",
        "Drag a Theater card under the Magician.",
    ),
    "lay_apprentice_1": Said(
        "An errand",
        "A Trick is what you show on stage; yours still lacks Components. An Apprentice with its one Action Point {ap} "
        "can go shopping.",
        "Drag the Market Row card under this Apprentice.",
    ),
    "lay_apprentice_2": Said(
        "Some work",
        "What is bought is made ready in your Workshop. That is a task for the other Apprentice.",
        "Drag the Workshop card under it.",
    ),
    "lay_assistant": Said(
        "Your Specialist",
        "The Assistant has 2 Action Points {ap}, and an Apprentice at its side works without wage. Backstage it makes "
        "your show richer.",
        "Drag a Theater card under the Assistant.",
    ),
    "assigned": Said(
        "Face down",
        "Everybody lays cards in secret, then all are turned up. Cards come back to your hand every turn.",
        _DONE,
    ),
    f"assigned{_ALONE}": Said(
        "Its plan",
        "The Heir lays no cards now: when you are done, its next plan card says where its Characters go. Your own "
        "cards come back to your hand every turn.",
        _DONE,
    ),
    "place_apprentice_1": Said(
        "To the market",
        "In turns, everybody places one Character, which acts at once; the number of its slot is added to its Action "
        "Points {ap}. A slot with a padlock is closed.",
        "Drag the Apprentice to the lit slot.",
    ),
    "buy": Said(
        "Buying",
        "A Buy costs 1 Action Point {ap} and brings up to three pieces of one kind, each at its price in Coins {coin}.",
        "Click Buy.",
    ),
    "buy_sheet": Said(
        "Two Fabric",
        "The sheet has chosen what your Trick lacks: two pieces of Fabric {component.fabric} for 1 Coin {coin} each.",
        "Press Buy on the sheet.",
    ),
    "done": Said(
        "Enough for today",
        "Nothing more is needed here. Action Points {ap} that are left over are lost.",
        _DONE,
    ),
    "linked": Said(
        "Paid at once",
        "What a Link pays is yours at once. A card takes each of your Tricks only once: a second marker "
        "{ui.trick_marker} waits for the next card.",
        _DONE,
    ),
    "spent": Said("Well done", "All Action Points {ap} of this Character are spent; the others are next.", _DONE),
    "on_stage": Said(
        "Ready for the show",
        "The Magician waits until all Characters have been placed. Then the shows are played, from Thursday to Sunday.",
        _DONE,
    ),
    "place_apprentice_2": Said(
        "To the Workshop",
        "Your Workshop is yours alone, and nobody can take its slots.",
        "Drag the other Apprentice to the lit slot.",
    ),
    "prepare": Said(
        "Preparing",
        "Preparing lays Trick Markers {ui.trick_marker} on the Trick. Its Components stay with you, for ever.",
        "Click Prepare.",
    ),
    "place_assistant": Said(
        "Backstage",
        "A show belongs to a weekday, and a weekday to one player. Your Assistant goes ahead and sets up the Trick.",
        "Drag the Assistant to the lit slot.",
    ),
    "take": Said(
        "On the stage",
        "For 1 Action Point {ap} a Trick Marker {ui.trick_marker} comes from your Trick to a Performance card.",
        "Click Set Up Trick.",
    ),
    "take_wing": Said(
        "One more",
        "The Assistant has another Action Point {ap}, and the Trick another marker {ui.trick_marker}.",
        "Click your Trick in the wings.",
    ),
    "lay": Said(
        "Your marker",
        "Whoever performs this card, every marker {ui.trick_marker} on it pays its owner what the Trick yields.",
        "Click a glowing slot.",
    ),
    "link": Said(
        "Your first Link",
        "Two equal symbols in one circle make a Link {ui.link}. It pays at once: Fame {fame} or Coins {coin}; a blue "
        "circle adds a Shard {shard}.",
        "Turn the marker with the wheel, or click the slot as it is.",
    ),
    "reward": Said(
        "Your first Link",
        "Two equal symbols in one circle make a Link {ui.link}, which pays Fame {fame} or Coins {coin}.",
        "Choose Fame.",
    ),
    "place_magician": Said(
        "Your Magician",
        "The Assistant holds the weekday. Now the Magician takes its stage, for the show at the end of the turn.",
        "Drag the Magician to the lit slot.",
    ),
    "perform": Said(
        "The show",
        "All markers on the card pay. As its performer you also get 1 Fame {fame} for each Link {ui.link}, the card’s "
        "bonus, and that of the Assistant backstage.",
        "Press Perform.",
    ),
    "dice": Said(
        "Blocked slots",
        "In every place a die blocks slots, for the Heir and for you. You choose one to be rolled again; the Theater’s "
        "is rolled with it.",
        "Choose a place.",
    ),
    "wages": Said(
        "Wages",
        "At the end of a turn Specialists want 2 Coins {coin}, Apprentices 1. A wage that is not paid costs Fame "
        "{fame}.",
        "That was a whole turn. Press Continue: the stage is yours.",
    ),
}
"""Step -> what is said at it; some steps say something else against the Heir (``said_at``)."""


def said_at(step: str, *, is_alone: bool) -> Said:
    """What is said at a step, in company or against the Heir."""
    return STEPS[f"{step}{_ALONE}" if is_alone and f"{step}{_ALONE}" in STEPS else step]


# ------------------------------------------------------------------ the coach

GOT_IT: Final = "Got It"
SILENCE: Final = "No more remarks"
SILENCE_TIP: Final = "The coach is silent from now on; the settings bring it back."
CLOSE_REMARK: Final = "Close"

REMARKS: Final[Mapping[str, str]] = {
    "learn": "Here you can *learn a Trick*: of your Magician’s category, of one that a die shows, or at a price.",
    "link": "Equal symbols in one circle make a *Link*, which pays at once. Turn the marker with the wheel until they "
    "meet.",
    "unpaid": "You could not pay a wage, and that has cost you Fame. *Keep some Coins* for the end of the turn.",
    "leaving": "This card leaves when the turn ends. Perform it before that, or your marker comes home *without pay*.",
    "special": "In the *Dark Alley* you draw special Assignment cards. Each sends a Character to work, once, with "
    "a bonus.",
    "prophecy": "A *prophecy* bends a rule for everybody, for one turn. Those to come lie in the Dark Alley.",
    "plan": "This is the *Heir’s plan* for the turn: where its Characters go, from left to right.",
}
"""First time -> the remark."""

# ------------------------------------------------------------------ the title and How to Play

ASK_TITLE: Final = "Your First Evening"
ASK_TEXT: Final = (
    "The stage director leads you through the first turn of a real game, in eight stops of a few minutes in all. "
    "You can leave at any time, and go on by yourself.\n"
    "*In company* you meet two magicians whom the computer plays. *Against the Heir* you are alone with one rival, who "
    "acts by cards.\n"
    "After “No, Thank You” it is found in How to Play."
)
IN_COMPANY, ALONE = "In Company", "Against the Heir"
CHOICES: Final[Mapping[str, str]] = {"company": IN_COMPANY, "solo": ALONE}
DECLINE: Final = "No, Thank You"
ANEW, RESUME = "Begin Anew", "Resume"
PLAY_AGAIN: Final = "Play the First Evening"
SET_UP_BY: Final[Mapping[str, str]] = {"company": "The First Evening", "solo": "The First Evening"}
"""What stands on the screen while the table is laid."""


def left_at(kind: str, stop: str) -> str:
    """Where an evening is taken up."""
    number = list(STOPS).index(stop) + 1 if stop in STOPS else 1
    return f"{kind}, {stop_note(number, len(STOPS), list(STOPS.values())[number - 1])}."
