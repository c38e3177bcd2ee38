"""What the things of the Academy are and do: rooms with their slots and bonuses, spaces, Banners, secrets, the Protégé.

Every tooltip is a ``Words``; the Actions stand in ``action_tooltips.py``, the Location in ``place_tooltips.py``.
"""

from collections.abc import Callable
from functools import reduce
from typing import Any, Final

from trickerion.language.speech import Count, Say, Tell, _, begins, either, join, listed, sayings, table
from trickerion.language.voice import Names, Voice, object_of
from trickerion.language.wording import Words
from trickerion.rules.academy import catalog as its
from trickerion.rules.catalog import FAME_THRESHOLDS, LOCATIONS, Yields
from trickerion.rules.facts.academy import NOBODY, LessonFacts, RoomFacts, SeatFacts
from trickerion.words import names as n
from trickerion.words.academy import names as a

ROOM_ICON: Final = {its.CLASSROOM: "room.classroom", its.PRACTICE: "room.practice"}
SECRET_ICON: Final = "ui.secret"
PROTEGE_ICON: Final = "character.protege"
_LEVEL: Final = {threshold: n.LEVEL[level] for level, threshold in FAME_THRESHOLDS.items()}

# ------------------------------------------------------------------ what slots and rooms do


_BONUS: Final = sayings(
    "bonus of a Practice slot",
    yields="+{amount} each time the Trick is performed",
    prepare_points="Prepare costs {amount} {ap} less",
    more_markers="{amount} more at each Prepare",
    same_card_markers="{amount} of its Trick Markers may share one Performance card",
    link_pays="each Link that you make with it pays {amount} more",
    link_level="its Links pay as if the Trick were {amount} higher, III at most",
    stays_on_card="after a show its Trick Markers stay on the Performance card",
    returns_to_trick="after a show its Trick Marker (one of a pile) comes back to the Trick card, still prepared",
    free_orientation="its Trick Markers may be turned any way",
)
_BONUS_ALONE: Final = _BONUS | sayings(
    "bonus of a Practice slot, to begin with",
    link_pays="Each Link that you make with it pays {amount} more",
    link_level="Its Links pay as if the Trick were {amount} higher, III at most",
    stays_on_card="After a show its Trick Markers stay on the Performance card",
    returns_to_trick="After a show its Trick Marker (one of a pile) comes back to the Trick card, still prepared",
    free_orientation="Its Trick Markers may be turned any way",
)
_MARKERS: Final = Count("{number} Trick Marker", "{number} Trick Markers")
_LEVELS: Final = Count("{number} level", "{number} levels")
_AMOUNT: Final[dict[str, Callable[[Any], object]]] = {
    "yields": n.yields,
    "link_pays": n.yields,
    "prepare_points": abs,
    "more_markers": _MARKERS,
    "link_level": _LEVELS,
}
"""Text in the gap of a bonus; else its number."""


def practice_bonus(practising: its.Practising, *, begins: bool = False) -> str:
    """Bonus of a slot of a Practice Room: "Prepare costs 1 {ap} less; 1 Trick Marker more at each Prepare"."""
    said, both = _BONUS_ALONE if begins else _BONUS, Say("{first}; {then}")
    parts = (
        say(amount=_AMOUNT.get(fact, str)(practising.bonuses[fact]))
        for fact, say in said.items()
        if fact in practising.bonuses
    )
    return reduce(lambda first, then: both(first=first, then=then), parts)


_KEPT: Final = sayings(
    "what a Classroom keeps",
    {
        "all": "the {kind}{less}",
        "all, most": "the {kind}{less} ({most} at most)",
        "half": "half of the {kind}{less}, rounded down",
        "half, most": "half of the {kind}{less} ({most} at most, rounded down)",
    },
)


def classroom_pays(room: its.Classroom) -> str:
    """Payment of a Classroom for the Yields of a Trick: "the {coin}, 2 at most"; "the {fame} less 1, …"."""
    if its.CHOOSE in room.keep:
        kinds = either(_kept(room, kind) for kind in Yields._fields[:2])
        return Say("{kinds}: its owner chooses each turn")(kinds=kinds)
    kinds, instead = join(_kept(room, kind) for kind in room.keep), n.yields(room.instead)
    return Say("{kinds}; {instead} when that is nothing")(kinds=kinds, instead=instead) if any(room.instead) else kinds


def _kept(room: its.Classroom, kind: str) -> str:
    change, most = getattr(room.change, kind), room.cap.get(kind)
    share = "half" if room.is_half and kind != "shards" else "all"
    less = Say(" less {amount}")(amount=-change) if change else ""
    return _KEPT[share if most is None else f"{share}, most"](kind=n.ICON[kind], less=less, most=most)


def match_bonus(room: its.Classroom) -> str:
    """The bonus between the two slots, for an Academy marker that comes from elsewhere."""
    said = Say("Teach a Trick of level {level} here, from no other Classroom: {pays} at once")
    return said(level=_LEVEL[room.threshold], pays=n.yields(room.match_bonus))


def bonus_of(tile: str, slot: int) -> str:
    """Bonus of a slot of a room, in a line of its own."""
    if tile in its.PRACTICE_ROOMS:
        return practice_bonus(its.PRACTICE_ROOMS[tile].slots[slot], begins=True)
    return Say("Each turn, of the Yields of the Trick: {pays}")(pays=classroom_pays(its.CLASSROOMS[tile]))


# ------------------------------------------------------------------ rooms


_EMPTY: Final = _("Renovate this space at one of three prices, then put any room of that Fame Threshold here.")
_PRICE: Final = Say("Fame Threshold {threshold}: you pay {cost} {coin} and gain {gain} {fame}.")
_BANNERS: Final = Count(
    "{number} Banner is beside it; {who} renovated it.", "{number} Banners are beside it; {who} renovated it."
)


def effect_of_room(tile: str) -> tuple[str, ...]:
    """All that a room does, a sentence each."""
    if tile in its.CLASSROOMS:
        room = its.CLASSROOMS[tile]
        pays = Say("In the Classroom phase a Trick taught here pays {pays}.")
        return pays(pays=classroom_pays(room)), f"{match_bonus(room)}."
    first, second = map(practice_bonus, its.PRACTICE_ROOMS[tile].slots)
    if first == second:
        return (Say("On both slots: {bonus}.")(bonus=first),)
    slot = Say("{side}: {bonus}.")
    left, right = (begins(side) for side in a.SIDES)
    return slot(side=left, bonus=first), slot(side=right, bonus=second)


def room(tile: str) -> Words:
    """A room tile as it is printed."""
    threshold, is_class = its.TILES[tile].threshold, tile in its.CLASSROOMS
    head = Say("Classroom, Fame Threshold {number}.") if is_class else Say("Practice Room, Fame Threshold {number}.")
    icon = ROOM_ICON[its.CLASSROOM if is_class else its.PRACTICE]
    return Words(a.tile(tile), (head(number=threshold), *effect_of_room(tile)), icon)


def space(there: RoomFacts, names: Names, viewer: int) -> Words:
    """A space of the board: the room with its Banners and Academy markers, its prices, or when it opens."""
    if there.tile:
        lessons, said = filter(None, there.markers), Say("*{title}*: {brings}.")
        taught = (said(title=_title(lesson, names, viewer), brings=lesson_now(lesson)) for lesson in lessons)
        own = [] if there.builder == NOBODY else [_BANNERS(there.banners, who=object_of(there.builder, names, viewer))]
        return room(there.tile).plus(*own, *taught)
    title = Say("{space}: closed") if there.is_closed else Say("{space}: empty")
    boarded_up = Say("Boarded up: the spaces {letter} open in turn {turn}.")
    prices = (
        _PRICE(threshold=price.threshold, cost=price.coins, gain=price.fame)
        for price in its.SPACES[there.space].renovations
    )
    opening = boarded_up(letter=a.LETTER[there.letter], turn=there.opens) if there.is_closed else _EMPTY
    return Words(title(space=a.space(there.space)), (opening, *prices), ROOM_ICON[there.type])


def open_room_token(turn: int, letter: str) -> Words:
    """The letter below a turn of the turn counter."""
    shown, opens = a.LETTER[letter], Say("The spaces {letter} of the Academy open in turn {turn}.")
    return Words(Say("Open Room token {letter}")(letter=shown), (opens(letter=shown, turn=turn),), "location.academy")


# ------------------------------------------------------------------ Academy markers

_STAYS: Final = table(
    "an Academy marker",
    {
        its.PRACTICE: "You may take it back at any time for free, or move it by Practice or Teach.",
        its.CLASSROOM: "You can neither prepare it nor take its marker back. You may move the marker to another "
        "Classroom by Teach.",
    },
)


def lesson_now(lesson: LessonFacts) -> str:
    """Gain of a Trick where its Academy marker lies: the bonus of the slot, or the Classroom's payment now."""
    if not lesson.is_taught:
        return practice_bonus(its.PRACTICE_ROOMS[lesson.tile].slots[lesson.slot])
    return Say("{ways} each turn")(ways=either(map(n.yields, lesson.pays)))


def _title(lesson: LessonFacts, names: Names, viewer: int) -> str:
    whose = Tell("Your {trick}", "{who:Name’s} {trick}")
    return whose(Voice(names, viewer), lesson.owner, trick=n.trick(lesson.trick))


def academy_marker(lesson: LessonFacts, names: Names, viewer: int, *, comes_back: bool = False) -> Words:
    """An Academy marker: whose, of which Trick, what it brings where it lies; whether a right click takes it back."""
    where = Say("{room}: {brings}.")(room=a.tile(lesson.tile), brings=lesson_now(lesson))
    note = _("Right-click to take the marker back for free.") if comes_back else ""
    return Words(_title(lesson, names, viewer), (where, _STAYS[lesson.type]), f"trick.{lesson.trick}", note)


# ------------------------------------------------------------------ secrets and the Protégé


CLICK_TO_LEND: Final = _("Click to put a Coin here, so that the secret can serve an Apprentice this turn, too.")
COIN_LIES_HERE: Final = _("A Coin is here: the secret can serve an Apprentice this turn, too.")
_OWN_ONLY: Final = _("A secret works for its own Protégé.")
_UNKNOWN: Final = Words(_("Secrets"), (_("Nobody knows what comes next."),), SECRET_ICON)
FREE_PLACE: Final = Words(
    _("Free place"), (_("A secret was learned here this turn. Reveal Secret turns up the next one."),), SECRET_ICON
)
STACK: Final = _("Stack of secrets")


def secret(secret_id: str, note: str = _OWN_ONLY) -> Words:
    """A secret: where it helps and what it does; one that lies face down says nothing. "": where one was learned.

    ``note``: what can be done with it now.
    """
    if secret_id not in its.SECRETS:
        return _UNKNOWN if secret_id else FREE_PLACE
    found = its.SECRETS[secret_id]
    where = n.LOCATION[found.location] if found.location in LOCATIONS else _("Everywhere", "where a secret helps")
    said = Say("*{where}.* {effect}")(where=where, effect=n.text(secret_id))
    return Words(a.secret(secret_id), (said,), SECRET_ICON, note)


def secret_stack(left: int) -> Words:
    """The secrets that are not on display."""
    down = Count("{number} secret, face down.", "{number} secrets, face down.")
    new = Say("At the end of a turn the display goes under the stack, and {number} new ones are turned up.")
    return Words(STACK, (down(left), new(number=its.DISPLAY)), SECRET_ICON)


def secret_slot(number: int) -> Words:
    """A free slot of the Protégé's board, counted from 0: what a secret there changes."""
    points, wage = its.SECRET_ADDS[number]
    parts = [Say("{points} {ap} more")(points=points)] if points else []
    parts += [Say("{wage} {coin} more in wages")(wage=wage)] if wage else []
    brings = Say("A secret here brings the Protégé {parts}.")(parts=join(parts))
    return Words(Say("Secret slot {number}")(number=n.ROMAN[number + 1]), (brings,), PROTEGE_ICON)


# ------------------------------------------------------------------ Banners

_PLACES: Final = sayings(
    "Banners of a player",
    none="{placed} beside rooms, {left} left.",
    some="{placed} beside rooms, {left} left. A renovation of turn {turn} places {due}.",
    last="{placed} beside rooms, {left} left. A renovation of turn {turn} places {due}, the last.",
)
BANNERS: Final = _("Banners")


def banners(own: SeatFacts, players: int, turn: int) -> Words:
    """The Banners of a player: placed and left, what this turn takes, what they are worth at the end."""
    state = _PLACES[own.places](placed=own.placed, left=own.left, turn=turn, due=own.due)
    *before, worth = [Say("{amount} {fame}")(amount=amount) for amount in its.BANNER_BONUS[players]]
    worth = Say("{first} then {last}")(first=listed(before), last=worth) if before else worth
    said = Say("At the end, the most Banners beside rooms bring {worth}; now you would get {now} {fame}.")
    last = _("When a player places their last one, all others discard one.")
    return Words(BANNERS, (state, said(worth=worth, now=own.worth), last), "ui.banner")
