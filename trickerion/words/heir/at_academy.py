"""What the Heir's Characters do in the Academy, in words: the result as the head, what decided below."""

from collections.abc import Callable

from trickerion.rules import events as e
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.heir import FEW_COINS, MOST_COINS_FOR_ROOM
from trickerion.rules.catalog import TRICKS
from trickerion.rules.heir.catalog import MOST_SECRETS, PROTEGE_POINTS
from trickerion.words import names as n
from trickerion.words.academy.names import TYPE, secret, space, tile
from trickerion.words.heir.entry import Entry, Outcome, first, sentences

_RULE = "academy"
_PLACE = "location.academy"


def _learn_secret(outcome: Outcome) -> Entry:
    owned, shown = outcome.args
    learned, tossed = first(outcome, e.SecretLearned), first(outcome, e.CoinTossed)
    names = n.join((secret(other) for other in shown), "or")
    choice = f"A coin decides: {names}." if len(shown) > 1 else f"Only {names} is on display."
    body = sentences(
        f"It has {owned} of {MOST_SECRETS} secrets, so it takes one.",
        choice,
        f"It shows {'heads' if tossed.is_heads else 'tails'}." if tossed else "",
        f"Its text does nothing for the Heir; its Protégé has {PROTEGE_POINTS[owned + 1]} {{ap}} from now on.",
    )
    head = f"A secret: {secret(learned.secret)}" if learned else "A secret"
    return Entry(head, body, (_PLACE, "character.protege"), _RULE)


def _no_secret(outcome: Outcome) -> Entry:
    return Entry("No secret", "None is on display, so it goes without.", (_PLACE,), _RULE)


def _renovate(outcome: Outcome) -> Entry:
    *chosen, own, others, rivals = outcome.args
    why = f"It has {n.plural(own, 'Banner')} in the Academy and you have {others}: not more than you."
    return _renovation(outcome, why, (*chosen, rivals))


def _renovate_left(outcome: Outcome) -> Entry:
    *chosen, _, _, rivals = outcome.args
    why = "An Action is left, and nothing to teach or to practise: it renovates, whoever has more Banners."
    return _renovation(outcome, why, (*chosen, rivals))


def _renovation(outcome: Outcome, why: str, chosen: tuple[object, ...]) -> Entry:
    place, threshold, price, fame, coins, is_geert, rivals = chosen
    assert isinstance(place, str) and isinstance(coins, int) and isinstance(rivals, tuple)
    opened = first(outcome, e.RoomRenovated)
    body = sentences(
        why,
        f"{_which(coins, bool(is_geert), rivals)}: {space(place)} at Fame Threshold {threshold}, {price} {{coin}} for "
        f"{fame} {{fame}}.",
        f"It pays all its Coins, {MOST_COINS_FOR_ROOM} at most: {min(coins, MOST_COINS_FOR_ROOM)} {{coin}}.",
        f"The room is drawn: *{tile(opened.tile)}*, with {n.plural(opened.banners, 'Banner')}." if opened else "",
    )
    return Entry(f"It renovates: {space(place)}", body, (_PLACE, f"space.{place}"), _RULE)


def _which(coins: int, is_geert: bool, rivals: tuple[tuple[str, int, int], ...]) -> str:
    """How the option was chosen."""
    if not rivals:
        return "Its only option"
    if is_geert:
        return "As Geert van Augustin, always the dearest that its Fame reaches"
    return f"With {coins} {{coin}} the {'cheapest' if coins <= FEW_COINS else 'dearest'} option"


_WHICH_TRICK = {"classroom": "the rightmost Trick that is in no room", "practice": "the leftmost Trick in no room"}
_VERB = {"classroom": "It teaches", "practice": "It practises"}


def _lesson(is_left: bool) -> Callable[[Outcome], Entry]:
    def tell(outcome: Outcome) -> Entry:
        trick, room, place, slot = outcome.args
        kind = SPACES[place].type
        prepared = first(outcome, e.TrickPrepared)
        body = sentences(
            "Actions are left: Teach and Practice in turns." if is_left else "",
            f"{n.trick(trick)}, {_WHICH_TRICK[kind]}.",
            f"The {TYPE[kind]} of the highest Fame Threshold with a free slot: *{tile(room)}*, slot {slot + 1}.",
            _LESSON[kind],
            f"{n.plural(prepared.markers, 'Trick Marker')} more on it at once." if prepared else "",
        )
        return Entry(f"{_VERB[kind]}: {n.trick(trick)}", body, (_PLACE, f"space.{place}", f"trick.{trick}"), _RULE)

    return tell


_LESSON = {
    "classroom": "It pays its printed Yields each turn, and the Heir goes on performing it.",
    "practice": "Slots that make Prepare cheaper are left out.",
}

AT_ACADEMY: dict[str, Callable[[Outcome], Entry]] = {
    "learn_secret": _learn_secret,
    "no_secret": _no_secret,
    "renovate": _renovate,
    "renovate_left": _renovate_left,
    **dict.fromkeys(("teach", "practice"), _lesson(False)),
    **dict.fromkeys(("teach_left", "practice_left"), _lesson(True)),
}
"""By the reason of a step."""


def lesson_paid(event: e.LessonPaid) -> Entry:
    """The Classroom phase: the printed Yields of a Trick."""
    brings = n.amounts(event.fame, event.coins, event.shards) or "nothing"
    is_doubled = (event.fame, event.coins, event.shards) != TRICKS[event.trick].yields
    yields = "Double Lesson: twice the Yields" if is_doubled else "The Yields"
    body = f"{yields} as printed, whatever the Classroom changes; its Trick Markers stay where they are."
    return Entry(f"{n.trick(event.trick)} is taught: {brings}", body, (_PLACE, f"trick.{event.trick}"), _RULE)
