"""What stands on the Heir's scene: labels and short lines beside its pieces, and what its buttons say."""

from collections.abc import Sequence

from trickerion.rules.ask import heir
from trickerion.rules.catalog import DICE, MAGICIANS, X
from trickerion.rules.events import CharacterPlaced
from trickerion.rules.heir.catalog import COINS_TO_FAME, line_of
from trickerion.rules.state import IDLE, PLACED, Character, GameState
from trickerion.words import names as n
from trickerion.words.heir import PLAN
from trickerion.words.heir.sayings import SAYINGS
from trickerion.words.heir.tale import Chapter, number_waiting
from trickerion.words.heir.tips import PLACING, ignores
from trickerion.words.wording import Words

# ------------------------------------------------------------------ Locations

FREE_BUY_SLOT = Words("Buy slot", ("Nothing is for sale here now.",), "action.buy")
NO_PROPHECY = "no prophecy in turn 1"
TO_COME, NOBODY_TO_COME = "to come", "nobody to come"
SECRETS, EMPTY_ROOM = "Secrets", "empty"


def configuration(state: GameState, location: str) -> str:
    """Beside a Configuration die: whether it was rolled again this turn; "" in turn 1, when all of them are rolled."""
    if state.turn == 1:
        return ""
    return "rerolled" if heir.is_rolled_now(state, location) else "kept"


def dice_note(state: GameState) -> tuple[str, str]:
    """How many dice the Heir's Character may still use, else how many show something."""
    work = heir.heir_at_work(state)
    if work is not None and work.location == "downtown":
        return f"{n.plural(work.left, 'die', 'dice')}", "still to use"
    usable = sum(face != X for face in state.dice.values())
    return f"{usable} of {len(DICE)}", "can be used"


def prophecy_note(prophecy: str) -> str:
    """Below the active prophecy: for whom it works."""
    return "the Heir ignores it" if ignores(prophecy) else "for both sides"


# ------------------------------------------------------------------ the Heir's board

THE_HEIR = "The Heir"
RESOURCES = (("fame", "Fame"), ("coins", "Coins"), ("shards", "Shards"))
TERMS = ("Difficulty", "Posters, wages", f"{COINS_TO_FAME} Coins become")
FREE = "free"
WHEN = {"ready": "needs a performance card and a Trick of its top level", "busy": "in every other case"}
NOW = "now"
AT_WORK = "it is at work here"
PLAN_WAITS = "It is turned up when you have assigned your Characters."
PLAN_GUIDE = "One icon for each Character; a red one asks for a special card."
LAST_PLAN = "Last plan"
_HEADS = {"setup": "Set-up plan", "performance": "Show plan"}


def in_the_role_of(magician: str) -> str:
    """Below its name; before it has a Magician, what it waits for."""
    return f"as {n.magician(magician)}" if magician else "waits for its Magician"


def plan(state: GameState) -> tuple[str, str]:
    """Over the plan card, and its name; no name before the first one."""
    card = heir.plan_card(state)
    if card is None:
        return "Plan", ""
    return LAST_PLAN if heir.is_last_plan(state) else _HEADS[card.kind], PLAN[card.id]


def occupation(state: GameState, character: Character) -> tuple[str, str]:
    """What a Character does, as the kit draws it, and what stands there in place of its Action Points."""
    work = heir.heir_at_work(state)
    if work is not None and work.character == character.id:
        return "acting", "at work"
    if character.status == PLACED:
        return "placed", "placed"
    return ("placed", "idle") if character.status == IDLE else ("waiting", "")


def without_card(state: GameState, number: int) -> str:
    """Where the card of a Character would lie, counted in line from 0."""
    if number >= line_of(state.options.modules):
        return "extra"
    return "no card" if state.phase == "assignment" or heir.is_last_plan(state) else "idle"


# ------------------------------------------------------------------ its Tricks and lists

FREE_TRICK, NO_MARKER, NEW = "free slot", "no marker", "new"
SHOPPING, EMPTY = "Shopping List", "empty"
SPECIALS = "Special cards"


def specials(state: GameState) -> tuple[str, str]:
    """Its special cards: in the hand, with what they are worth at the end, and under Characters."""
    hand, under = heir.special_cards(state)
    worth = f", worth {min(heir.CARD_FAME * hand, heir.MOST_FAME_OF_A_LINE)}" if hand else ""
    return f"{hand} in hand{worth}", f"{under} under Characters"


def in_academy(banners: int, secrets: int, most: int) -> tuple[str, str]:
    """What it has in the Academy: Banners beside rooms, and secrets of its Protégé."""
    return f"{n.plural(banners, 'Banner')} in the Academy", f"{secrets} of {most} secrets"


# ------------------------------------------------------------------ the list and its buttons

NOTHING_YET = "What the Heir does, and why, appears here step by step from its first decision on."
ENTRY_NOTE = "Click: the rule in the Workbook."
EARLIER, LATER = "What it did before", "What it did after that"
STEP, RUN, GO_ON, BACK, PACE = "Step", "Run", "Continue", "Back", "Pace"
YOU = "You"
_PACES = {
    "every_step": "Its turn waits for you: each Step plays one entry of the list.",
    "results": "Its whole turn is made, then the list is shown.",
    "at_once": "Its moves are shown on the board like any opponent’s. {key} opens this list at any time.",
}


def pace(which: str, key: str) -> str:
    """What a pace means; ``key`` opens the Heir's scene."""
    return _PACES[which].format(key=key)


RESULTS, FROM_NOW_ON = "Results", "from now on"  # offered when a turn has been told to its end


def title(shown: Sequence[Chapter], magician: str) -> tuple[str, str]:
    """Title of the list, and below it the Heir's own line of that turn, by the category of its Magician."""
    if not shown or not magician:
        return THE_HEIR, "what it does, and why"
    return shown[-1].title, f"“{SAYINGS[MAGICIANS[magician].category][shown[-1].turn - 1]}”"


def you(state: GameState, viewer: int, placed: CharacterPlaced | None) -> str:
    """What the player placed last this turn, else the phase; and who is left to place."""
    did = n.PHASE.get(state.phase, "")
    if placed is not None:
        did = f"placed the {n.character(placed.character)}: {n.slot(placed.slot)}"
    left = f"; {number_waiting(state, viewer) or 'nobody'} left to place" if state.phase == PLACING else ""
    return did + left
