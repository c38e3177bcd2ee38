"""What the things of the Academy are and do: rooms with their slots and bonuses, spaces, Banners, secrets, the Protégé.

Every tooltip is a ``Words``; the Actions stand in ``action_tooltips.py``, the Location in ``place_tooltips.py``.
"""

from typing import Final

from trickerion.rules.academy import catalog as its
from trickerion.rules.ask import academy as ask
from trickerion.rules.catalog import FAME_THRESHOLDS, LOCATIONS, PROTEGE_POINTS, PROTEGE_WAGE, Yields
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words import reasons
from trickerion.words.academy import names as a
from trickerion.words.names import Names
from trickerion.words.wording import Words, card_text

ROOM_ICON: Final = {its.CLASSROOM: "room.classroom", its.PRACTICE: "room.practice"}
SECRET_ICON: Final = "ui.secret"
PROTEGE_ICON: Final = "character.protege"
_LEVEL: Final = {threshold: n.LEVEL[level] for level, threshold in FAME_THRESHOLDS.items()}

# ------------------------------------------------------------------ what slots and rooms do


def practice_bonus(practising: its.Practising) -> str:
    """What a slot of a Practice Room does, in words: "1 Trick Marker more at each Prepare; +1 {coin} at each show"."""
    parts = [f"+{n.yields(practising.yields)} each time the Trick is performed"] if any(practising.yields) else []
    if practising.prepare_points:
        parts.append(f"Prepare costs {-practising.prepare_points} {{ap}} less")
    if practising.more_markers:
        parts.append(f"{n.plural(practising.more_markers, 'Trick Marker')} more at each Prepare")
    if practising.same_card_markers > 1:
        parts.append(f"{practising.same_card_markers} Trick Markers of it may lie on one Performance card")
    if any(practising.link_pays):
        parts.append(f"each Link that you make with it pays {n.yields(practising.link_pays)} more")
    if practising.link_level:
        higher = n.plural(practising.link_level, "level")
        parts.append(f"its Links pay as if the Trick were {higher} higher, {n.LEVEL[max(n.LEVEL)]} at most")
    parts += [words for fact, words in _FACTS if getattr(practising, fact)]
    sentence = "; ".join(parts)
    return sentence[:1].upper() + sentence[1:]


_FACTS: Final = (
    ("stays_on_card", "after a show its Trick Markers stay on the Performance card"),
    ("returns_to_trick", "after a show its Trick Marker (one of a pile) comes back to the Trick card, still prepared"),
    ("free_orientation", "its Trick Markers may be laid turned any way"),
)


def classroom_pays(room: its.Classroom) -> str:
    """What a Classroom makes of the Yields of a Trick: "the {coin}, 2 at most"; "the {fame} less 1, …"."""
    kinds = Yields._fields[:2] if its.CHOOSE in room.keep else room.keep
    parts = [_kept(room, kind) for kind in kinds]
    if its.CHOOSE in room.keep:
        return f"{n.join(parts, 'or')}: its owner chooses each turn"
    words = n.join(parts)
    return f"{words}; {n.yields(room.instead)} when that is nothing" if any(room.instead) else words


def _kept(room: its.Classroom, kind: str) -> str:
    change, most = getattr(room.change, kind), room.cap.get(kind)
    is_half = room.is_half and kind != "shards"
    share, rounded = ("half of the", ", rounded down") if is_half else ("the", "")
    less = f" less {-change}" if change else ""
    limit = f" ({most} at most{rounded})" if most is not None else rounded
    return f"{share} {n.ICON[kind]}{less}{limit}"


def match_bonus(room: its.Classroom) -> str:
    """The bonus between the two slots, for an Academy marker that comes from elsewhere."""
    pays = n.yields(room.match_bonus)
    return f"Teach a Trick of level {_LEVEL[room.threshold]} here, from no other Classroom: {pays} at once"


def bonus_of(tile: str, slot: int) -> str:
    """What one slot of a room brings."""
    if tile in its.PRACTICE_ROOMS:
        return practice_bonus(its.PRACTICE_ROOMS[tile].slots[slot])
    return f"Each turn, of the Yields of the Trick: {classroom_pays(its.CLASSROOMS[tile])}"


# ------------------------------------------------------------------ rooms


def kind_of_room(tile: str) -> str:
    """The type and the Fame Threshold of a room: "Classroom, Fame Threshold 16"."""
    kind = its.CLASSROOM if tile in its.CLASSROOMS else its.PRACTICE
    return f"{a.TYPE[kind]}, Fame Threshold {its.TILES[tile].threshold}"


def effect_of_room(tile: str) -> tuple[str, ...]:
    """All that a room does, a sentence each."""
    if tile in its.CLASSROOMS:
        room = its.CLASSROOMS[tile]
        return f"In the Classroom phase a Trick taught here pays {classroom_pays(room)}.", f"{match_bonus(room)}."
    bonuses = [practice_bonus(slot) for slot in its.PRACTICE_ROOMS[tile].slots]
    if len(set(bonuses)) == 1:
        return (f"On both slots: {_small(bonuses[0])}.",)
    return tuple(f"Slot {number}: {_small(bonus)}." for number, bonus in enumerate(bonuses, 1))


def _small(sentence: str) -> str:
    return sentence if sentence.startswith(("Prepare", "Trick")) else sentence[:1].lower() + sentence[1:]


def room(tile: str) -> Words:
    """A room tile as it is printed."""
    kind = its.CLASSROOM if tile in its.CLASSROOMS else its.PRACTICE
    return Words(a.tile(tile), (f"{kind_of_room(tile)}.", *effect_of_room(tile)), ROOM_ICON[kind])


def space(state: GameState, space_id: str, names: Names, viewer: int) -> Words:
    """A space of the board: the room with its Banners and Academy markers, its prices, or when it opens."""
    board = ask.academy_of(state)
    there, icon = board.room(space_id), ROOM_ICON[its.SPACES[space_id].type]
    if there.tile:
        printed = room(there.tile)
        return Words(
            printed.title,
            (*printed.body, *_banners_beside(there, names, viewer), *_taught(state, there, names, viewer)),
            icon,
        )
    title = f"{a.space(space_id)}: {'closed' if board.is_closed(its.SPACES[space_id]) else 'empty'}"
    return Words(title, (*_opening(state, space_id), *map(price, its.SPACES[space_id].renovations)), icon)


def open_room_token(turn: int, letter: str) -> Words:
    """The letter below a turn of the turn counter."""
    title = f"Open Room token {letter.upper()}"
    return Words(title, (f"The spaces {letter.upper()} of the Academy open in turn {turn}.",), "location.academy")


def _opening(state: GameState, space_id: str) -> tuple[str, ...]:
    letter = its.SPACES[space_id].closed
    if letter not in ask.academy_of(state).closed:
        return ("Renovate it at one of three prices; then any room of that Fame Threshold stands here.",)
    turns = [turn for turn, opened in its.OPENS[len(state.players)].items() if opened == letter]
    return (f"Boarded up: the spaces {letter.upper()} open in turn {turns[0]}.",)


def price(renovation: its.Renovation) -> str:
    """One of the three prices of a space: "Fame Threshold 16: 5 {coin} for 3 {fame}"."""
    return (
        f"Fame Threshold {renovation.threshold}: {renovation.coins} {{coin}}, which brings {renovation.fame} {{fame}}."
    )


def _banners_beside(there: ask.Room, names: Names, viewer: int) -> tuple[str, ...]:
    if there.builder == ask.NOBODY:
        return ()
    return (
        f"{n.plural(there.banners, 'Banner')} beside it: renovated by {n.object_of(there.builder, names, viewer)}.",
    )


def _taught(state: GameState, there: ask.Room, names: Names, viewer: int) -> list[str]:
    found = (marker for marker in there.markers if marker is not None)
    return [_lesson(state, marker.owner, marker.trick, names, viewer) for marker in found]


def _lesson(state: GameState, owner: int, trick: str, names: Names, viewer: int) -> str:
    return f"*{_whose(owner, names, viewer)} {n.trick(trick)}*: {lesson_now(state, owner, trick)}."


def _whose(seat: int, names: Names, viewer: int) -> str:
    whose = n.whose(seat, names, viewer)
    return whose[:1].upper() + whose[1:]


def slot(state: GameState, space_id: str, number: int, names: Names, viewer: int) -> Words:
    """A slot of a room: what it brings, and whose Academy marker lies there."""
    there = ask.academy_of(state).room(space_id)
    marker = there.markers[number]
    if marker is not None:
        return academy_marker(state, marker.owner, marker.trick, names, viewer)
    title = f"{a.tile(there.tile)}, slot {number + 1}"
    how = "Teach" if there.type == its.CLASSROOM else "Practice"
    return Words(
        title, (f"{bonus_of(there.tile, number)}.", f"Free: {how} lays an Academy marker here."), ROOM_ICON[there.type]
    )


def renovation(state: GameState, seat: int, space_id: str, chosen: its.Renovation) -> Words:
    """One price of a space for a player: Coins in all, Fame, Banners, rooms to choose from, and why not."""
    coins, missing = ask.coins_of(state, seat, chosen), ask.missing_fame(state, seat, chosen.threshold)
    total = f"{coins + missing} {{coin}}: {coins} for the room and {missing} for missing Fame."
    kind = its.SPACES[space_id].type
    rooms = len(ask.academy_of(state).tiles_of(kind, chosen.threshold))
    body = (
        total if missing else f"{coins} {{coin}}.",
        f"It brings {chosen.fame} {{fame}} and places {n.plural(ask.banners_now(state, seat), 'Banner')} this turn.",
        f"You choose from {n.plural(rooms, a.TYPE[kind])} of this threshold.",
    )
    reason = ask.renovation_reason(state, seat, space_id, chosen)
    note = reasons.long(reason, (), seat) if reason else ""
    return Words(f"{a.space(space_id)}, Fame Threshold {chosen.threshold}", body, ROOM_ICON[kind], note)


# ------------------------------------------------------------------ Academy markers


def lesson_now(state: GameState, owner: int, trick: str) -> str:
    """What a Trick gains where its Academy marker lies: the bonus of the slot, or what the Classroom pays now."""
    lesson = ask.lesson_of(state, owner, trick)
    if lesson is None:
        return "in no room"
    if lesson.room.type == its.PRACTICE:
        return _small(bonus_of(lesson.room.tile, lesson.slot))
    paid = [n.yields(way) for way in ask.lesson_ways(state, owner, trick)]
    return f"{n.join(paid, 'or')} each turn"


def academy_marker(
    state: GameState, owner: int, trick: str, names: Names, viewer: int, *, comes_back: bool = False
) -> Words:
    """An Academy marker: whose, of which Trick, what it brings where it lies; whether a right click takes it back."""
    lesson, title = ask.lesson_of(state, owner, trick), f"{_whose(owner, names, viewer)} {n.trick(trick)}"
    if lesson is None:
        return Words(title, (_IN_SUPPLY,), f"trick.{trick}")
    where = f"{a.tile(lesson.room.tile)}: {lesson_now(state, owner, trick)}."
    note = _RIGHT_CLICK if comes_back else ""
    return Words(title, (where, _STAYS[lesson.room.type]), f"trick.{trick}", note)


_RIGHT_CLICK: Final = "Right click takes the marker back, for nothing."
_IN_SUPPLY: Final = "Its Academy marker is in the supply: Practice or Teach lays it in a room."
_STAYS: Final = {
    its.PRACTICE: "It may be taken back at any time for nothing, or moved by Practice or Teach.",
    its.CLASSROOM: "It cannot be prepared, and its marker does not come back; Teach may move it to another Classroom.",
}

# ------------------------------------------------------------------ secrets and the Protégé


CLICK_TO_LEND: Final = "Click: lay a Coin here, so that the secret can serve an Apprentice this turn, too."
COIN_LIES_HERE: Final = "A Coin lies here: the secret can serve an Apprentice this turn, too."
_OWN_ONLY: Final = "A secret works for its own Protégé."


def secret(secret_id: str, note: str = _OWN_ONLY) -> Words:
    """A secret: where it helps and what it does; one that lies face down says nothing.

    ``note``: what can be done with it now.
    """
    if secret_id not in its.SECRETS:
        return Words("Secrets", ("Nobody knows what comes next.",), SECRET_ICON)
    found = its.SECRETS[secret_id]
    where = n.LOCATION[found.location] if found.location in LOCATIONS else "Everywhere"
    return Words(found.name, (f"*{where}.* {card_text(found.text)}",), SECRET_ICON, note)


def secret_stack(state: GameState) -> Words:
    """The secrets that are not on display."""
    left = n.plural(len(ask.academy_of(state).stack), "secret")
    exchanged = f"At the end of a turn the display goes under the stack, and {its.DISPLAY} new ones are turned up."
    return Words("Stack of secrets", (f"{left}, face down.", exchanged), SECRET_ICON)


FREE_PLACE: Final = Words(
    "Free place", ("A secret was learned here this turn. Reveal Secret turns up the next one.",), SECRET_ICON
)


def display(secret_id: str) -> Words:
    """A place of the display: its secret, or where one was learned."""
    return secret(secret_id) if secret_id else FREE_PLACE


def secret_slot(number: int) -> Words:
    """A free slot of the Protégé's board, counted from 0: what a secret there changes."""
    points = PROTEGE_POINTS[number + 1] - PROTEGE_POINTS[number]
    wage = PROTEGE_WAGE[number + 1] - PROTEGE_WAGE[number]
    parts = [f"{points} {{ap}} more"] if points else []
    parts += [f"{wage} {{coin}} more in wages"] if wage else []
    return Words(
        f"Secret slot {n.ROMAN[number + 1]}", (f"A secret here brings the Protégé {n.join(parts)}.",), PROTEGE_ICON
    )


def protege(state: GameState, seat: int) -> Words:
    """A player's Protégé: points, wage and secrets."""
    own = ask.secrets_of(state, seat)
    names = n.join(a.secret(known) for known in own)
    body = (
        f"{PROTEGE_POINTS[len(own)]} {{ap}}, wage {PROTEGE_WAGE[len(own)]} {{coin}} when it works.",
        f"Secrets: {names}." if own else "No secret yet; three at most.",
        "A Specialist for wages and for Powers, but never hired, and the final scoring itself does not count it.",
    )
    return Words("Protégé", body, PROTEGE_ICON)


# ------------------------------------------------------------------ Banners


def banners(state: GameState, seat: int) -> Words:
    """The Banners of a player: placed and left, what this turn takes, what they are worth at the end."""
    board = ask.academy_of(state)
    placed, left = board.banners_placed(seat), board.banners[seat]
    worth = n.join([f"{fame} {{fame}}" for fame in its.BANNER_BONUS[len(state.players)]], "then")
    due = ask.banners_now(state, seat)
    last = ", the last" if due == left else ""
    renovation = f" A renovation of turn {state.turn} places {due}{last}." if left else ""
    body = (
        f"{placed} beside rooms, {left} left.{renovation}",
        f"At the end the most Banners beside rooms bring {worth}; now {ask.banner_fame(board, seat)} {{fame}}.",
        "Whoever places the last one makes all others discard one.",
    )
    return Words("Banners", body, "ui.banner")
