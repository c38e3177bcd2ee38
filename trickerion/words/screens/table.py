"""What is said on every table of a running game: bar, dock, log, strip, and the lists of choices."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from trickerion.language.speech import Count, Say, _, table
from trickerion.language.verbatim import Verbatim
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.catalog import DICE, SPECIALS, TRICKS
from trickerion.rules.facts.actions import AnswerFacts, Points, Shard
from trickerion.rules.moves import Move
from trickerion.rules.state import ENGINEER_PLACE, GameState, Marker, PlayerState
from trickerion.words import names, tooltips
from trickerion.words.academy import moves as academy
from trickerion.words.heir.tips import BLOCKED
from trickerion.words.moves import face_alone, say
from trickerion.words.names import signed
from trickerion.words.powers import moves as powers
from trickerion.words.tooltips import because, effect_name


class Seen(Protocol):
    """The table as its reader sees it, with what the reader may do."""

    state: GameState
    viewer: int
    names: tuple[Verbatim, ...]
    legal: tuple[Move, ...]

    @property
    def me(self) -> PlayerState: ...
    @property
    def voice(self) -> Voice: ...
    @property
    def question(self) -> str: ...
    @property
    def show_card(self) -> str: ...
    def face(self, die: str) -> str: ...
    def marker(self, card: str, slot: int) -> Marker | None: ...


player_name: Final = Say("Player {number}")  # a player without a name


# ------------------------------------------------------------------ the bar

FINAL_CURTAIN, THE_SHOWS, THE_LESSONS = _("The final curtain"), _("The shows"), _("The lessons")
"""What the bar says when nobody decides."""

PHASE_TEXT: Final = table(
    "phase text",
    roll_dice="The six Downtown dice are rolled: what can be learned, hired and taken this turn.",
    initiative="Fewest Fame first: the order in which everybody acts.",
    advertise="Pay the Coins of your Initiative place for a Poster and 2 {fame}.",
    assign="Lay Assignment cards face down under your Characters.",
    place="In Initiative order, place one Character at a time and take its Actions.",
    perform="Thursday to Sunday: the Magicians on stage perform one Performance card each.",
    classroom="Trick Markers of taught Tricks come home; then every Trick in a Classroom pays its owner.",
    end_turn="Wages, everybody comes home, orders arrive, the Performance cards move on.",
)
"""Pill of the bar -> what happens then."""

GAME_MENU, SETTINGS, LEAVE_REPLAY = _("Game menu: save, leave"), _("Settings"), _("Leave the replay")
decides: Final = Say("{name} decides")  # the prompt while somebody else has the decision
asked: Final = Say("{name}: {question}")  # a question, where several people are at the screen
large_log: Final = Say("The log, large ({key})")  # the button that opens the log
how_to_play: Final = Say("How to play ({key})")  # the button that opens the Workbook
sound_switch: Final = Say("Sound on or off ({key})")  # the button for the sound


# ------------------------------------------------------------------ the dock

UNDO_ENDS: Final = table(
    "undo ends",
    beginning="Nothing to undo.",
    opened="You can’t go back further: the game was reopened.",
    revealed="You can’t go back further: something was revealed.",
    others="You can’t go back further: another player has moved.",
)
"""Why undo goes no further back."""

DONE, NO_REDO = _("Done"), _("Nothing to redo.")
NOT_YOUR_DECISION, NO_HINT_FOR_OTHERS = _("It is not your turn."), _("Not your turn.")


def undo(key: str, takes_back: str, *, others: bool) -> Words:
    """Undo: its key, and what it would take back; ``others``: opponents have acted since."""
    told = (f"Takes back: {takes_back}.", "What the others have done since goes back, too.")
    return Words(f"Undo ({key})", told[: 1 + others] if takes_back else ())


def redo(key: str, makes: str) -> Words:
    """Redo: its key, and what it would make again."""
    return Words(f"Redo ({key})", (makes,) if makes else ())


def hint_button(key: str) -> Words:
    """The button that asks for a hint."""
    return Words(f"Hint ({key})", ("Ask a computer opponent what it would do here, and why.",))


def hint(move: Move, reason: str, state: GameState, viewer: int) -> Words:
    """A hint: the move, and the reason if there is one."""
    return Words("Hint", (f"{say(move, state, viewer)}.", *([reason] if reason else [])), "ui.hint")


# ------------------------------------------------------------------ the log

CONJURER = _("The Daily Conjurer")
LOOK_BACK = _("Click: the table right after this.")


def log_head(turn: int, phase: str) -> str:
    """The head over what happened in a phase; ``phase`` is "" before the first turn."""
    return f"Turn {turn} · {phase or 'Start'}"


def log_reason(reason: str, can_look_back: bool) -> Words:
    """Why an opponent did it, and what a click does."""
    return Words("Why" if reason else "", (reason,) if reason else (), note=LOOK_BACK if can_look_back else "")


# ------------------------------------------------------------------ the strip

COMPONENTS, HAND, EMPTY, FREE_SLOT, NO_CARD = _("Components"), "hand", "empty", _("free slot"), _("no card")
NEEDS_ENGINEER, NOT_PREPARED, TAUGHT, USED = _("needs the Engineer"), _("not prepared"), "taught", "used"
LIFTED, ACTS, PLACED, IDLE = "lifted", "acts", "placed", "idle"
"""What has become of a Character of the strip."""


def lacks(component: str, number: int) -> str:
    return f"lacks {number} {names.COMPONENT[component]}"


on_stage: Final = Say("{number} on stage")  # where the markers of a Trick are


def lacks_pieces(number: int) -> str:
    return f"lacks {names.plural(number, 'piece')}"


# ------------------------------------------------------------------ where a number comes from


def points(planned: Points, points: int, *, has_acted: bool) -> Words:
    """Why the Character at work has so many Action Points: those at its placement, and now."""
    more = points - planned.total
    then = f"At the placement: {tooltips.points_sum(planned)}."
    since = f"{signed(more)} since then: by a Shard, a card or an ability." if more else ""
    now = f"{points} left now." if has_acted else since
    return Words(
        names.resource(points, "points"),
        (then, *filter(None, [now])),
        "resource.action_point",
        _("What is left is lost."),
    )


def shard(facts: Shard, closes: str) -> Words:
    """What Enhance Character is, what changes it, and which Powers a Shard ``closes``."""
    body = f"1 {{shard}} for {facts.points} more {{ap}}, before the first Action."
    where = (
        f"In the Theater too: *{effect_name(facts.on_stage_by)}*." if facts.on_stage_by else _("Not in the Theater.")
    )
    return Words("Enhance Character", (f"{body} {where}", *because(facts.causes)), "action.enhance", closes)


# ------------------------------------------------------------------ moves in a list

PLAYER_BOARD, ENGINEERS_SLOT = _("Player board"), _("Engineer’s slot")
MANAGERS_SLOT, ASSISTANTS_PLACE = _("Manager’s slot"), _("Assistant’s place")


def _own_trick(seen: Seen, place: int) -> str:
    owned = seen.me.tricks[place]
    if owned is not None:
        return names.trick(owned.id)
    return ENGINEERS_SLOT if place == ENGINEER_PLACE else f"Trick place {place + 1}"


def _die(die: str, seen: Seen) -> str:
    return f"{names.AREA[DICE[die].area]} die: {names.face(die, seen.face(die))}"


def _of_marker(seen: Seen, card: str, slot: int) -> str:
    marker = seen.marker(card, slot)
    if marker is not None:
        return f"{names.trick(marker.trick)}, {names.performance_in(seen.state.row_ids, card)}"
    return f"{names.performance_in(seen.state.row_ids, card)}, slot {slot + 1}"


def _steal(move: m.StealTrick, seen: Seen) -> str:
    own, other = (seen.marker(seen.show_card, slot) for slot in (move.own_slot, move.other_slot))
    if own is None or other is None:
        return f"Slot {move.other_slot + 1} for slot {move.own_slot + 1}"
    return f"{names.trick(other.trick)} for {names.trick(own.trick)}"


def _of_state(make: Callable[[Any, GameState, int], str], move: Move, seen: Seen) -> str:
    return make(move, seen.state, seen.viewer)


_LABELS: Final[dict[type[Move], Callable[[Any, Seen], str]]] = {
    **dict.fromkeys(
        (m.TakeComponent, m.Buy, m.Order, m.QuickOrder, m.MoveComponents, m.ChooseComponent),
        lambda v, t: names.component(v.component),
    ),
    **dict.fromkeys((m.ChooseDie, m.RerollDie, m.SetDie), lambda v, t: _die(v.die, t)),
    **dict.fromkeys((m.HireCharacter, m.TakeCoins), lambda v, t: names.face(v.die, t.face(v.die))),
    **dict.fromkeys((m.Prepare, m.MoveTrick, m.SetUpTrick, m.ChooseOwnTrick), lambda v, t: _own_trick(t, v.place)),
    **dict.fromkeys((m.Reschedule, m.ChooseMarker), lambda v, t: _of_marker(t, v.card, v.slot)),
    **dict.fromkeys((m.ChooseTrick, m.LearnTrick), lambda v, t: names.trick(v.trick)),
    m.ChooseFace: lambda v, t: face_alone(v.face),
    m.KeepCard: lambda v, t: names.card(v.card),
    m.ChooseMagician: lambda v, t: names.magician(v.magician),
    m.ChooseSuit: lambda v, t: names.SUIT[v.suit],
    m.ChooseSpecialist: lambda v, t: names.CHARACTER[v.specialist],
    m.ReturnTrick: lambda v, t: f"Give back {_own_trick(t, v.place)}",
    m.ReturnComponent: lambda v, t: f"Give back 1 {names.component(v.component)}",
    m.Advertise: lambda v, t: "Advertise",
    m.DoNotAdvertise: lambda v, t: "Not this turn",
    m.LayCard: lambda v, t: names.card(v.card),
    m.TakeBack: lambda v, t: f"Take back from the {names.character(v.character)}",
    m.PlaceCharacter: lambda v, t: f"{names.character(v.character)}: {names.slot(v.slot)}",
    m.LeaveIdle: lambda v, t: f"{names.character(v.character)} stays idle",
    m.ChooseTrickPlace: lambda v, t: ENGINEERS_SLOT if v.place == ENGINEER_PLACE else PLAYER_BOARD,
    m.ChoosePile: lambda v, t: MANAGERS_SLOT if v.board == "manager" else PLAYER_BOARD,
    m.ChooseCount: lambda v, t: f"{v.count}",
    m.Bargain: lambda v, t: f"Bargain with {v.points} {{ap}}" if v.points else "Full price",
    m.ChooseOrderSlot: lambda v, t: f"Order slot {v.slot + 1}",
    m.ChooseManagerSlot: lambda v, t: "Lower slot" if v.slot else "Upper slot",
    m.MoveApprentice: lambda v, t: names.character(v.character),
    m.ChooseReward: lambda v, t: "Fame" if v.resource == "fame" else "Coins",
    m.Perform: lambda v, t: names.performance_in(t.state.row_ids, v.card),
    m.DeclineToPerform: lambda v, t: "Do not perform",
    m.ChooseApprenticePlace: lambda v, t: ASSISTANTS_PLACE if v.board == "assistant" else PLAYER_BOARD,
    m.DrawCard: lambda v, t: f"{names.LOCATION[v.deck]} deck",
    m.TellFortune: lambda v, t: "Turn the prophecies",
    m.ForgoBonus: lambda v, t: "+1 {ap} instead of the card’s bonus",
    m.UseCard: lambda v, t: f"Use {names.card(v.card)}",
    m.UseAbility: lambda v, t: names.ability(v.magician),
    m.ChooseKind: lambda v, t: names.CHARACTER[v.character],
    m.ReplaceTrick: lambda v, t: f"Instead of {_own_trick(t, v.place)}",
    m.ChooseYield: lambda v, t: v.resource.capitalize(),
    m.SwapCards: lambda v, t: (
        f"{names.performance_in(t.state.row_ids, v.card)} and {names.performance_in(t.state.row_ids, v.other)}"
    ),
    m.StealTrick: _steal,
    m.Skip: lambda v, t: "Place no second one" if t.question == "Placing" else "Don’t use it",
    m.CopyCard: lambda v, t: f"{names.character(v.character)}: like {names.card(v.card)}",
    m.ChangeFate: lambda v, t: names.prophecy(t.state.pending[v.place]),
    m.RerollConfiguration: lambda v, t: names.LOCATION[v.location],
    **{kind: partial(_of_state, make) for kind, make in (academy.LABELS | powers.LABELS).items()},
}


def label(move: Move, seen: Seen) -> str:
    """The name of a move in a list (block markup); any move has one."""
    make = _LABELS.get(type(move))
    return make(move, seen) if make is not None else str(move)


def told(move: Move) -> Words | None:
    """What is said in full where a line of a list is pointed at: a room, a secret, a Power."""
    return academy.told(move) or powers.told(move)


_AMOUNTS: Final = ("{fame}", "{coin}", "{shard}")


def change_of(change: tuple[int, int, int]) -> list[str]:
    """What a move pays and costs for certain, in Fame, Coins and Shards: "+2 {fame}"."""
    return [f"{signed(amount)} {icon}" for amount, icon in zip(change, _AMOUNTS, strict=True) if amount]


def _replaced(move: m.ChooseOrderSlot, seen: Seen) -> list[str]:
    there = seen.state.stock[move.slot]
    return [f"replaces {names.component(there)}"] if there else []


def _exchanged(move: m.ChooseManagerSlot, seen: Seen) -> list[str]:
    there = seen.me.manager_piles[move.slot]
    return [f"in exchange for {names.component(there)}"] if there else [EMPTY]


def _where(move: m.MoveApprentice, seen: Seen) -> list[str]:
    """Which of several equal Characters: by its slot, else by its card."""
    disk = seen.me.characters[move.character]
    card = names.card(disk.card) if disk.card else NO_CARD
    return [names.slot(disk.slot) if disk.slot else card]


_DETAILS: Final[dict[type[Move], Callable[[Any, Seen], list[str]]]] = {
    m.LearnTrick: lambda v, t: [f"Fame Threshold {TRICKS[v.trick].fame_threshold}"],
    m.ChooseOrderSlot: _replaced,
    m.ChooseManagerSlot: _exchanged,
    m.MoveApprentice: _where,
    m.KeepCard: lambda v, t: [names.LOCATION[SPECIALS[v.card].location]] if v.card in SPECIALS else [],
}


def detail(move: Move, seen: Seen, facts: AnswerFacts) -> list[str]:
    """What a line says of its move besides what that pays for certain."""
    if facts.price is not None:
        return [f"{facts.price} {{ap}}"]
    if facts.blocks:
        return [f"now blocks {BLOCKED('closes', {'closes': facts.blocks})}"]
    own = _DETAILS.get(type(move))
    lines = own(move, seen) if own is not None else academy.detail(move, seen.state)
    return [*lines, *(f"{effect_name(cause)} {signed(more)}" for cause, more in facts.counted)]


DRAWING_COSTS: Final = Count("{number} Action Point", "{number} Action Points")
"""What drawing costs, in words without icons."""
THEIR_SHOW, OWN_SHARE = Say("{who}: {gains}"), Say("you: {gains}")
"""What a show pays its performer, and the reader."""
