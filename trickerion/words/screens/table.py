"""What is said on every table of a running game: bar, dock, log, strip, and the lists of choices."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

from trickerion.rules import ask
from trickerion.rules import moves as m
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import DICE, SPECIALS, TRICKS
from trickerion.rules.moves import Move
from trickerion.rules.state import ENGINEER_PLACE, Character, GameState, Marker, PlayerState
from trickerion.words import names, tooltips
from trickerion.words.academy import moves as academy
from trickerion.words.heir.tips import BLOCKED
from trickerion.words.moves import face_alone, say
from trickerion.words.names import signed
from trickerion.words.powers import moves as powers
from trickerion.words.powers.why import because, waived
from trickerion.words.screens.powers import closing
from trickerion.words.verbatim import Verbatim
from trickerion.words.wording import Words, phrase


class Seen(Protocol):
    """The table as its reader sees it, with what the reader may do."""

    state: GameState
    viewer: int
    names: tuple[Verbatim, ...]
    legal: tuple[Move, ...]

    @property
    def me(self) -> PlayerState: ...
    @property
    def question(self) -> str: ...
    @property
    def own_acting(self) -> ask.Acting | None: ...
    @property
    def show_card(self) -> str: ...
    def marker(self, card: str, slot: int) -> Marker | None: ...


player_name: Final = phrase("Player {number}")  # a player without a name


# ------------------------------------------------------------------ the bar

FINAL_CURTAIN, THE_SHOWS, THE_LESSONS = "The final curtain", "The shows", "The lessons"
"""What the bar says when nobody decides."""

PHASE_TEXT: Final = {
    "roll_dice": "The six Downtown dice are rolled: what can be learned, hired and taken this turn.",
    "initiative": "Fewest Fame first: the order in which everybody acts.",
    "advertise": "Pay the Coins of your Initiative place for a Poster and 2 {fame}.",
    "assign": "Lay Assignment cards face down under your Characters.",
    "place": "In Initiative order, place one Character at a time and take its Actions.",
    "perform": "Thursday to Sunday: the Magicians on stage perform one Performance card each.",
    "classroom": "Trick Markers of taught Tricks come home; then every Trick in a Classroom pays its owner.",
    "end_turn": "Wages, everybody comes home, orders arrive, the Performance cards move on.",
}
"""Pill of the bar -> what happens then."""

GAME_MENU, SETTINGS, LEAVE_REPLAY = "Game menu: save, leave", "Settings", "Leave the replay"
decides: Final = phrase("{name} decides")  # the prompt while somebody else has the decision
asked: Final = phrase("{name}: {question}")  # a question, where several people are at the screen
large_log: Final = phrase("The log, large ({key})")  # the button that opens the log
how_to_play: Final = phrase("How to play ({key})")  # the button that opens the Workbook
sound_switch: Final = phrase("Sound on or off ({key})")  # the button for the sound


# ------------------------------------------------------------------ the dock

UNDO_ENDS: Final = {
    "beginning": "Nothing to undo.",
    "opened": "You can’t go back further: the game was reopened.",
    "revealed": "You can’t go back further: something was revealed.",
    "others": "You can’t go back further: another player has moved.",
}
"""Why undo goes no further back."""

DONE, NO_REDO = "Done", "Nothing to redo."
NOT_YOUR_DECISION, NO_HINT_FOR_OTHERS = "It is not your turn.", "Not your turn."


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

CONJURER = "The Daily Conjurer"
LOOK_BACK = "Click: the table right after this."


def log_head(turn: int, phase: str) -> str:
    """The head over what happened in a phase; ``phase`` is "" before the first turn."""
    return f"Turn {turn} · {phase or 'Start'}"


def log_reason(reason: str, can_look_back: bool) -> Words:
    """Why an opponent did it, and what a click does."""
    return Words("Why" if reason else "", (reason,) if reason else (), note=LOOK_BACK if can_look_back else "")


# ------------------------------------------------------------------ the strip

COMPONENTS, HAND, EMPTY, FREE_SLOT, NO_CARD = "Components", "hand", "empty", "free slot", "no card"
NEEDS_ENGINEER, NOT_PREPARED, TAUGHT, USED = "needs the Engineer", "not prepared", "taught", "used"
LIFTED, ACTS, PLACED, IDLE = "lifted", "acts", "placed", "idle"
"""What has become of a Character of the strip."""


def lacks(component: str, number: int) -> str:
    return f"lacks {number} {names.COMPONENT[component]}"


on_stage: Final = phrase("{number} on stage")  # where the markers of a Trick are


def lacks_pieces(number: int) -> str:
    return f"lacks {names.plural(number, 'piece')}"


# ------------------------------------------------------------------ where a number comes from


def points(state: GameState, acting: ask.Acting | None) -> Words | None:
    """Why the Character at work has so many Action Points."""
    if acting is None or not ask.at_work(state, acting):
        return None
    planned = ask.points_of(state, acting.seat, acting.character, acting.slot)
    body = [f"At the placement: {tooltips.points_sum(planned)}."]
    more = acting.points - planned.total
    if not acting.has_acted and more:
        body.append(f"{signed(more)} since then: by a Shard, a card or an ability.")
    if acting.has_acted:
        body.append(f"{acting.points} left now.")
    title, note = names.resource(acting.points, "points"), "What is left is lost."
    return Words(title, tuple(body), "resource.action_point", note)


def shard(state: GameState, seat: int, card: str = "", character: str = "") -> Words:
    """What Enhance Character is, and what changes it."""
    gain, effects = ask.enhance_points(state, seat, card, character), ask.effects_with(state, seat, card, character)
    on_stage = next((effect for effect in ask.common(state) if effect.may_enhance_in_theater(state)), None)
    where = f"In the Theater too: *{tooltips.effect_name(on_stage.id)}*." if on_stage else "Not in the Theater."
    body = [f"1 {{shard}} for {gain} more {{ap}}, before the first Action. {where}"]
    body += because(effects, ask.ENHANCE_POINTS, lambda e, n: e.enhance_points(state, seat, n))
    return Words(
        "Enhance Character",
        tuple(body),
        "action.enhance",
        closing(ask.powers_that_close(state, seat, ask.ENHANCE_SHARDS)),
    )


# ------------------------------------------------------------------ moves in a list

PLAYER_BOARD, ENGINEERS_SLOT = "Player board", "Engineer’s slot"
MANAGERS_SLOT, ASSISTANTS_PLACE = "Manager’s slot", "Assistant’s place"


def _own_trick(seen: Seen, place: int) -> str:
    owned = seen.me.tricks[place]
    if owned is not None:
        return names.trick(owned.id)
    return ENGINEERS_SLOT if place == ENGINEER_PLACE else f"Trick place {place + 1}"


def _die(die: str, seen: Seen) -> str:
    return f"{names.AREA[DICE[die].area]} die: {names.face(die, seen.state.dice[die])}"


def _face(die: str, seen: Seen) -> str:
    return names.face(die, seen.state.dice[die])


def _card(seen: Seen, card: str) -> str:
    """A Performance card of the row; numbered where its theater is there more than once."""
    return names.performance_in(seen.state.row_ids, card)


def _of_marker(seen: Seen, card: str, slot: int) -> str:
    marker = seen.marker(card, slot)
    if marker is not None:
        return f"{names.trick(marker.trick)}, {_card(seen, card)}"
    return f"{_card(seen, card)}, slot {slot + 1}"


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
    **dict.fromkeys((m.HireCharacter, m.TakeCoins), lambda v, t: _face(v.die, t)),
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
    m.Perform: lambda v, t: _card(t, v.card),
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
    m.SwapCards: lambda v, t: f"{_card(t, v.card)} and {_card(t, v.other)}",
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


def detail(move: Move, seen: Seen, change: tuple[int, int, int]) -> str:
    """The second line: what the move pays and costs for certain (``change`` in Fame, Coins, Shards)."""
    shows = _possessed(move, seen)
    if shows:
        return "; ".join(shows)
    icons = zip(change, ("{fame}", "{coin}", "{shard}"), strict=True)
    return "  ".join([*_own_detail(move, seen), *(f"{signed(amount)} {icon}" for amount, icon in icons if amount)])


def _where(character: Character) -> str:
    """Which of several equal Characters: by its slot, else by its card."""
    if character.slot:
        return names.slot(character.slot)
    return names.card(character.card) if character.card else NO_CARD


def _own_detail(move: Move, seen: Seen) -> list[str]:
    if isinstance(move, m.LearnTrick):
        return [f"Fame Threshold {TRICKS[move.trick].fame_threshold}", *waived(seen)]
    if isinstance(move, m.ChooseOrderSlot):
        replaced = seen.state.stock[move.slot]
        return [f"replaces {names.component(replaced)}"] if replaced else []
    if isinstance(move, m.ChooseManagerSlot):
        there = seen.me.manager_piles[move.slot]
        return [f"in exchange for {names.component(there)}" if there else EMPTY]
    if isinstance(move, m.RerollConfiguration):
        return [f"now blocks {BLOCKED('closes', {'closes': configurations(seen.state)[move.location].blocked})}"]
    if isinstance(move, m.MoveApprentice):
        return [_where(seen.me.characters[move.character])]
    if isinstance(move, m.KeepCard) and move.card in SPECIALS:
        return [names.LOCATION[SPECIALS[move.card].location]]
    price = _price_of_drawing(move, seen.state, seen.own_acting)
    return [f"{price} {{ap}}"] if price is not None else academy.detail(move, seen.state)


def drawing_costs(move: Move, state: GameState, acting: ask.Acting | None) -> str:
    """What drawing costs, in words without icons: "2 Action Points"; "" for other moves."""
    price = _price_of_drawing(move, state, acting)
    return names.plural(price, "Action Point") if price is not None else ""


def _price_of_drawing(move: Move, state: GameState, acting: ask.Acting | None) -> int | None:
    if acting is not None and isinstance(move, m.DrawCard):
        return ask.draw_cost(state, acting)
    if acting is not None and isinstance(move, m.DrawSecrets):
        return ask.action_cost(state, acting, "learn_secret")
    return None


def _possessed(move: Move, seen: Seen) -> list[str]:
    """What the show that the Spiritmaster picks would pay its performer."""
    choice = seen.state.stack[-1] if seen.state.stack else None
    if not isinstance(choice, ask.Possessing) or not isinstance(move, m.Perform):
        return []
    shows = ask.show_forecast(seen.state, choice.performer, choice.day, move.card)
    theirs, own = shows.total(choice.performer), shows.total(seen.viewer)
    they = f"{seen.names[choice.performer]}: {names.yields(theirs)}"
    return [they, *([f"you: {names.yields(own)}"] if any(own) else [])]
