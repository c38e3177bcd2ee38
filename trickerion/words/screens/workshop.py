"""What the screen of a Workshop says."""

from collections.abc import Collection, Mapping
from typing import Final

from trickerion.rules import ask
from trickerion.rules.catalog import MARKERS_PER_SUIT, MAX_PER_COMPONENT, PROTEGE, SLOTS, SPECIALISTS, Trick, kind_of
from trickerion.rules.moves import ChooseManagerSlot, Move, MoveComponents, MoveTrick, Prepare
from trickerion.rules.state import PLACED, WAITING, Character, GameState, OwnedTrick, PlayerState
from trickerion.words import names as n
from trickerion.words.powers import why
from trickerion.words.wording import Words, phrase

# ------------------------------------------------------------------ whose Workshop it is

TO_BOARD: Final = "To the Board"
TO_BOARD_TIP: Final = "Back to the board (Esc)"
NO_MAGICIAN: Final = "No Magician yet"
WAGES: Final = "Wages this turn"
turn: Final = phrase("Turn {number}")  # the turn in the top bar


def title(seat: int, names: n.Names, viewer: int) -> str:
    """Whose Workshop it is: "Your Workshop", or the player's name."""
    return "Your Workshop" if n.is_you(seat, names, viewer) else names[seat]


def favourite(category: str) -> str:
    return f"Favourite category: a Trick of {n.CATEGORY[category]} can be learned whatever the dice show."


def wages(state: GameState, seat: int, bill: ask.WageBill) -> str:
    """What the wages are made of: "3 Specialists 6, 2 Apprentices 2; free on the Assistant's place."."""
    player = state.players[seat]
    team, parts = [player.characters[character] for character in bill.paid], []
    parts += [f"{n.CHARACTER[PROTEGE]} {ask.wage_of(state, seat, c)}" for c in team if c.kind == PROTEGE]
    is_short = bool(parts)  # with the Protégé there is no room for numbers
    for word, is_apprentice in (("Specialist", False), ("Apprentice", True)):
        group = [c for c in team if (c.kind == "apprentice") is is_apprentice and c.kind != PROTEGE]
        wage = sum(ask.wage_of(state, seat, c) for c in group)
        counted = f"{word}{'s' * (len(group) > 1)}" if is_short else n.plural(len(group), word)
        parts += [f"{counted} {wage}"] if group else []
    paid = ", ".join(parts) or "Nobody who takes a wage has a card"
    is_assisted = any(player.characters[character].home == "assistant" for character in bill.free)
    spared = why.spared(state, seat, [ask.wage_of(state, seat, c) for c in team])
    return f"{paid}{spared}; free on the Assistant's place." if is_assisted else f"{paid}{spared}."


# ------------------------------------------------------------------ Tricks and their Trick Markers

MARKERS: Final = ("Trick Markers", f"{MARKERS_PER_SUIT} of each suit")
NO_TRICK: Final = "no Trick"
CHOOSE: Final = "choose"
SELECTED: Final = "selected"
FREE_SLOT: Final = "free slot"
FREE_OWN_SLOT: Final = "free slot: learn a Trick Downtown"
NO_ENGINEER: Final = "closed without an Engineer"
GIVE_TRICK_BACK: Final = "Right click to give the Trick back."
engineers_slot: Final = phrase("Engineer's slot: one marker more, {markers} in all")
"""What the Engineer's slot does for the Trick in it."""


def trick_place(place: int) -> str:
    return f"Trick {n.ROMAN[place + 1]}"


def ready(cost: int) -> str:
    return f"Everything is here: prepare it for {cost} {{ap}}"


def lacks(missing: Mapping[str, int]) -> str:
    return f"Lacks {n.join(n.pieces(component, number) for component, number in missing.items())}"


def end_game(state: GameState, seat: int, trick: Trick) -> str:
    """The end-of-game condition of a Trick, and what it is worth at present."""
    number, fame = ask.trick_score(state, seat, trick)
    fame = ask.capped(state, fame)
    missing = ask.missing_components(state.players[seat], trick.id)
    if not ask.scores_at_end(state, seat, trick):
        return f"{_condition(trick)}; 0: lacks {n.component(next(iter(missing)))}"
    return f"{_condition(trick)}; {number} now: *{fame}* {{fame}}"


def _condition(trick: Trick) -> str:
    assert trick.end_game is not None
    rule = trick.end_game
    words = {
        "per_prepared_marker": "per marker on your Tricks",
        "per_shard": "per {shard}",
        "per_coins": f"per {rule.get('coins', '')} {{coin}}",
        "per_special_assignment": "per unused special card",
        "per_apprentice": "per Apprentice",
        "per_trick_level": f"per Trick of level {n.LEVEL.get(rule.get('level', 1), '')}",
        "per_component": f"per {rule.get('tier', '')} Component",
        "if_specialists": f"with {_specialists(rule.get('specialists', ()))}",
        "if_trick_count": f"with {rule.get('at_least', '')} Tricks",
    }
    return f"End: {rule['fame']} {{fame}} {words.get(rule['kind'], '')}".rstrip()


def _specialists(wanted: Collection[str]) -> str:
    return "all Specialists" if len(wanted) == len(SPECIALISTS) else n.join(n.CHARACTER[s] for s in wanted)


def whereabouts(markers: ask.MarkerPlaces) -> str:
    """Where the Trick Markers of a Trick are: "One marker ready here, two markers on stage"."""
    parts = [f"{_COUNT[markers.ready]} ready here"] if markers.ready else []
    parts += [f"{_COUNT[len(markers.on_stage)]} on stage"] if markers.on_stage else []
    return ", ".join(parts).capitalize() if parts else "No marker left in the supply"


_COUNT: Final = {1: "one marker", 2: "two markers", 3: "three markers", 4: "four markers", 5: "five markers"}


def supply(markers: ask.MarkerPlaces) -> str:
    """The Trick Markers of a suit: "1 ready, 1 on stage, 2 left"."""
    counted = ((markers.ready, "ready"), (len(markers.on_stage), "on stage"))
    parts = [f"{number} {word}" for number, word in counted if number]
    parts.append(f"{markers.supply} left" if len(parts) > 1 else f"{markers.supply} in the supply")
    return ", ".join(parts)


# ------------------------------------------------------------------ Components, Characters, the boards of Specialists

COMPONENTS: Final = ("Components", f"one type per slot, at most {MAX_PER_COMPONENT} of a type")
LIFTED: Final = "lifted"
CLOSED: Final = "closed"
GIVE_COMPONENT_BACK: Final = "Right click to give one back."
CHARACTERS: Final = ("Characters", "with this turn's Assignment cards")
ASSISTANTS_PLACE: Final = ("Assistant's place", "An Apprentice who lives here costs no wage.")
APPRENTICES_ONLY: Final = "Only an Apprentice can move here, by an Action in the Workshop."
CHARACTERS_ONLY: Final = "This slot is for a Character."
COMPONENTS_ONLY: Final = "Only Components lie on the Manager’s board."
ENGINEER_EXCHANGES: Final = "A Trick moves only to or from the Engineer’s board."
SLOTS_ASIDE: Final = (
    "Two slots, +0, only for the owner's Characters. A Shard may add 1 {ap} after a Character is placed, "
    "before its first Action."
)
_NOT_HIRED: Final = "not hired"
_JOINS_SOON: Final = "joins soon"
_EXTENSIONS: Final = {
    "engineer": ("Engineer", "+1 marker"),
    "manager": ("Manager's board", "+1 each"),
}


def extension(player: PlayerState, kind: str) -> tuple[str, str]:
    """The board of an Engineer or a Manager: (title, what it adds, or that nobody opens it)."""
    title, adds = _EXTENSIONS[kind]
    return title, adds if player.has(kind) else _JOINS_SOON if _joins(player, kind) else _NOT_HIRED


def _joins(player: PlayerState, kind: str) -> bool:
    return any(kind_of(character) == kind for character in player.hired)


def at_home(character: Character) -> str:
    """Below a Character of the team."""
    return "no wage" if character.home == "assistant" else n.CHARACTER[character.kind]


def absent(player: PlayerState, kind: str, is_assisted: bool) -> str:
    """Below the place of a Character that is not in the team, or below the Assistant's empty place."""
    if is_assisted:
        return "free place" if player.has("assistant") else CLOSED
    return _JOINS_SOON if _joins(player, kind) else "free place" if kind == "apprentice" else _NOT_HIRED


def doing(character: Character, is_acting: bool, phase: str) -> str:
    """Where a Character is, in a word on its card; "" at home."""
    if is_acting:
        return "acting"
    if character.status == PLACED:
        day = SLOTS[character.slot].day
        return n.DAY[day] if day else "placed"
    if phase != "place_characters":
        return ""
    return "waiting" if character.status == WAITING and character.card else "idle"


# ------------------------------------------------------------------ giving back


def giving_back_component(component: str, owned: int) -> tuple[str, str]:
    """The question before a Component is given back: (title, text)."""
    return f"Give back {n.pieces(component, 1)}?", f"One piece of {owned} goes back to the supply for nothing."


def giving_back_trick(owned: OwnedTrick, on_stage: int) -> tuple[str, str]:
    """The question before a Trick is given back: (title, text)."""
    number = owned.markers + on_stage
    where = ", also from the Theater" if on_stage else ""
    markers = f" {n.plural(number, 'Trick Marker')} of it come off{where}." if number else ""
    return f"Give back {n.trick(owned.id)}?", f"The card goes back to the Residence for nothing.{markers}"


# ------------------------------------------------------------------ the Character at work

DONE: Final = "Done"
UNDO: Final = "Undo"
ANSWER_FIRST: Final = "Answer first."
CHOOSE_CANDIDATE: Final = "now choose the one that glows"


def at_work(kind: str) -> str:
    return f"{n.CHARACTER[kind]} at work"


def points_left(points: int) -> str:
    return f"{points or 'No'} Action Point{'' if points == 1 else 's'} left"


def lost_points(points: int) -> str:
    return f"{n.plural(points, 'point')} would be lost"


def detail(state: GameState, seat: int, status: ask.ActionStatus) -> str:
    """What an Action would do; with one candidate it is named."""
    if status.action == "enhance":
        return why.enhanced(state, seat) if status.moves else ""
    if len(status.moves) == 1 and (named := _named(state, seat, status.moves[0])):
        return named
    return _DETAILS.get(status.action, "").format(n=len(status.moves)) if status.moves else ""


def _named(state: GameState, seat: int, move: Move) -> str:
    if isinstance(move, MoveComponents):
        return f"{n.component(move.component, 2)} to the Manager"
    owned = state.players[seat].tricks[move.place] if isinstance(move, (Prepare, MoveTrick)) else None
    if owned is None:
        return ""
    if isinstance(move, Prepare):
        return f"{n.trick(owned.id)}: {n.plural(ask.prepared_markers(state, seat, move.place), 'marker')}"
    return f"{n.trick(owned.id)} to the Engineer"


_DETAILS: Final = {
    "prepare": "choose one of {n} Tricks",
    "move_trick": "to the Engineer, or exchange",
    "move_components": "to the Manager, or exchange",
    "move_apprentice": "to the Assistant: no wage",
    "forgo_bonus": "one Action Point instead of the card",
}


def manager_slot(player: PlayerState, move: ChooseManagerSlot) -> tuple[str, str]:
    """A slot of the Manager as an answer: its name, and what lies there."""
    pile = player.manager_piles[move.slot]
    return f"Manager's slot {n.ROMAN[move.slot + 1]}", f"{n.component(pile, 2)} come back" if pile else "it is free"


def decides(seat: int, names: n.Names, is_viewer: bool) -> str:
    """Who decides, where the list has nothing to choose from."""
    return "You choose on the board." if is_viewer else f"{names[seat]} decides."


# ------------------------------------------------------------------ what is public

PLACE_BY_DRAG: Final = "Drag a Character onto a Workshop slot to place it."
_ORDINAL: Final = ("first", "second", "third", "fourth")


def standing(state: GameState, seat: int) -> str:
    return f"{_ORDINAL[state.initiative.index(seat)]} in the Initiative order"


def facts(state: GameState, seat: int) -> list[tuple[str, str, str]]:
    """(icon, words, value) of what everybody may know about a player."""
    player = state.players[seat]
    team, tricks = list(player.characters.values()), [owned for owned in player.tricks if owned is not None]
    placed = sum(character.status == PLACED for character in team)
    working = state.phase == "place_characters"
    on_stage = sum(len(ask.marker_places(state, seat, owned.suit).on_stage) for owned in tricks)
    return [
        ("ui.assignment", "Cards in the hand", str(len(player.hand))),
        ("ui.person", "Characters", f"{placed} of {len(team)} placed" if working else str(len(team))),
        ("ui.trick", "Markers ready", str(sum(owned.markers for owned in tricks))),
        ("ui.stage", "Markers on stage", str(on_stage)),
        ("resource.component", "Components", str(sum(player.components.values()))),
        ("action.hire_character", "Joins this turn", n.join(map(n.character, player.hired)) or "nobody"),
        ("action.advertise", "Advertised", "yes" if player.advertised else "no"),
    ]


def supply_tip(state: GameState, seat: int, suit: str) -> Words:
    """The Trick Markers of a suit in a Workshop where the rack leaves no room for these words."""
    tricks = state.players[seat].tricks
    owner = next((n.trick(owned.id) for owned in tricks if owned is not None and owned.suit == suit), "")
    where = supply(ask.marker_places(state, seat, suit))
    return Words(
        f"{n.SUIT[suit]}: {owner}" if owner else n.SUIT[suit], (f"{where[0].upper()}{where[1:]}.",), f"suit.{suit}"
    )
