"""What a card says, in full: Tricks, Performance cards, Magicians, special Assignment cards, prophecies."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, headed_bold, join, listed, sayings
from trickerion.language.verbatim import Verbatim
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS, kind_of, location_of
from trickerion.rules.facts.tricks import TrickFacts
from trickerion.rules.options import GameOptions
from trickerion.rules.state import ENGINEER_PLACE, Performance, PlayerState
from trickerion.words import names as n
from trickerion.words.cards.magicians import notes_on
from trickerion.words.manners import OF_PLAYER
from trickerion.words.screens.theater import LEAVES_SENTENCE
from trickerion.words.tooltips import because, effect_name

# ------------------------------------------------------------------ Tricks


_PREPARE: Final = Count(
    "For {points} {ap}, you prepare {number} Trick Marker.", "For {points} {ap}, you prepare {number} Trick Markers."
)


def trick(trick_id: str) -> Words:
    """A Trick card as it is printed."""
    card = TRICKS[trick_id]
    body = [
        Say("{category}, level {level}: you need {needed} {fame} to learn it.")(
            category=n.CATEGORY[card.category], level=n.LEVEL[card.level], needed=card.fame_threshold
        ),
        Say("It needs {components}.")(components=n.PIECES.join(card.components)),
        _PREPARE(card.markers, points=card.prepare_cost),
        Say("It yields {yields}.")(yields=n.yields(card.yields)),
    ]
    return Words(n.trick(trick_id), (*body, *filter(None, [n.condition(trick_id)])), f"trick.{trick_id}")


FREE_PLACE: Final = Words(_("Free slot"), (_("There is room for a Trick: learn one Downtown."),), "ui.trick")
ENGINEERS_PLACE: Final = Words(
    _("The Engineer’s slot"),
    (_("There is room for a Trick. If you prepare it here, it gets 1 more Trick Marker."),),
    "character.engineer",
)
_MARKERS: Final = Count("{number} Trick Marker", "{number} Trick Markers")


def owned_trick(facts: TrickFacts | None, place: int, row: Sequence[str]) -> Words:
    """A place for a Trick in a Workshop: the card, what it lacks, where its Trick Markers are, its worth at the end."""
    if facts is None:
        return ENGINEERS_PLACE if place == ENGINEER_PLACE else FREE_PLACE
    printed = trick(facts.id)
    markers = Say("{suit} markers: {places}.")(suit=n.SUIT[facts.suit], places=_places(facts, row))
    body = [*printed.body, markers, _readiness(facts), *_prepared_otherwise(facts)]
    if facts.shards:
        body.append(Say("It is enhanced and yields {shards} {fame} and {shards} {coin} more.")(shards=facts.shards))
    if facts.end is not None:
        body.append(_WORTH[facts.end.stands](worth=facts.end.fame, missing=n.PIECES.join(dict(facts.missing))))
    return Words(printed.title, tuple(body), printed.icon)


_WORTH: Final = sayings(
    "a Trick at the end",
    scores="At the end it would earn {worth} {fame} now.",
    short="At the end it would earn 0 {fame} now: it still needs {missing}.",
    unprepared="At the end it would earn 0 {fame} now: it still needs {missing}, and it has no Trick Marker.",
)


def _places(facts: TrickFacts, row: Sequence[str]) -> str:
    ready, stage, supply = facts.markers
    cards = join(dict.fromkeys(n.performance(card, row, n.THEATER_SHORT) for card, _ in stage))
    places = (
        (ready, Say("{number} on the card", "Trick Markers")),
        (len(stage), Say("{number} in the Theater ({cards})", "Trick Markers")),
        (supply, Say("{number} in the supply", "Trick Markers")),
    )
    return listed(told(number=number, cards=cards) for number, told in places if number)


def _readiness(facts: TrickFacts) -> str:
    if facts.markers.ready:
        return _("*It is prepared* and can be set up.")
    if facts.missing:
        return Say("*It still needs {components}.*")(components=n.PIECES.join(dict(facts.missing)))
    if not facts.markers.supply:
        return _("*All its Trick Markers are in the Theater.*")
    return Say("*Everything is here*: preparing it gives {markers}.")(markers=_MARKERS(facts.gives))


def _prepared_otherwise(facts: TrickFacts) -> list[str]:
    """Lines on causes that change the cost and the result of Prepare for a Trick that is not prepared."""
    lines = []
    if facts.cheaper_by:
        cost, printed = facts.prepare_points, TRICKS[facts.id].prepare_cost
        told = Say("Prepare costs {cost} {ap} now, not {printed}.")(cost=cost, printed=printed)
        lines = [" ".join((told, *because(facts.cheaper_by)))]
    if facts.more_by:
        causes = join(f"*{effect_name(effect)}*" for effect in facts.more_by)
        lines.append(Say("Preparing it gives a different number because of {causes}.")(causes=causes))
    return lines if not facts.markers.ready else []


# ------------------------------------------------------------------ Performance cards


_SLOTS: Final = Count("{number} slot", "{number} slots")
_CIRCLES: Final = Count("{number} Link circle", "{number} Link circles")
_SHARD_CIRCLES: Final = Count(
    "{number} Link circle, {shards} with a {shard}", "{number} Link circles, {shards} with a {shard}"
)
_PRINTED: Final = Count(
    "{number} printed marker: you can link with it but never cover it.",
    "{number} printed markers: you can link with them but never cover them.",
)
_HAS: Final = Tell("*You*: {tricks}.", "*{who}*: {tricks}.")


def performance_card(card: Performance, row: Iterable[str], reader: Voice, leaves: bool) -> Words:
    """A Performance card of the row: bonus, Links, whose Tricks lie on it."""
    printed = card.card
    shards = sum(link.shard for link in printed.links)
    circles = (_SHARD_CIRCLES if shards else _CIRCLES)(len(printed.links), shards=shards)
    by_owner: dict[int, list[str]] = {}
    for _slot, marker in card.all_markers():
        by_owner.setdefault(marker.owner, []).append(n.trick(marker.trick))
    body = [
        Say("{slots}, {circles}.")(slots=_SLOTS(len(printed.slots)), circles=circles),
        Say("The performer gains {yields}, and 1 {fame} for each Link.")(yields=n.yields(printed.bonus)),
        *([_PRINTED(len(printed.neutral))] if printed.neutral else []),
        *(_HAS(reader, owner, tricks=join(tricks)) for owner, tricks in by_owner.items()),
    ]
    return Words(n.performance(card.id, row), tuple(body), "location.theater", LEAVES_SENTENCE if leaves else "")


def printed_marker() -> Words:
    """A neutral marker, which is printed on cards of the solo game and of the Duel."""
    body = (
        _("It is printed on the card. You may link with it, but nothing can cover, move or turn it."),
        _(
            "Everybody can make Links with its corners. Such a Link pays according to the level of the Trick "
            "being set up and counts for the player who performs the card."
        ),
    )
    return Words(_("Printed marker"), body, "ui.link")


# ------------------------------------------------------------------ Magicians


def magician(magician_id: str, with_ability: bool, academy: bool = False) -> Words:
    """A Magician: favourite category, and the ability where abilities are in play."""
    card = MAGICIANS[magician_id]
    body = [
        Say("The favourite category is *{category}*. Any Residence die that does not show X allows these Tricks.")(
            category=n.CATEGORY[card.category]
        )
    ]
    if with_ability:
        body.append(headed_bold(head=n.ability(magician_id), text=n.abilities(magician_id)[academy]))
    return Words(n.magician(magician_id), tuple(body), f"magician.{magician_id}")


def magician_of(options: GameOptions, player: PlayerState) -> Words:
    """The Magician of a player as it counts in this game; notes what is used up this turn."""
    has_abilities, is_academy = options.terms.has_abilities, options.plays_academy_version(player.magician)
    words = magician(player.magician, has_abilities, is_academy)
    notes = notes_on(player.magician, options.modules, is_academy) if has_abilities else []
    is_used = player.magician in player.used
    note = _("The ability was used this turn.") if is_used else ""
    return words._replace(body=(*words.body, *notes), note=note)


# ------------------------------------------------------------------ Assignment cards


def assignment_card(card_id: str) -> Words:
    """An Assignment card, permanent, special or hidden."""
    if card_id in SPECIALS:
        return special(card_id)
    if card_id in n.LOCATION:
        text = Say("The Character on this card can be placed: {location}.")(location=n.LOCATION[card_id])
        return Words(
            n.LOCATION[card_id], (text, _("The card comes back at the end of the turn.")), f"location.{card_id}"
        )
    return Words(_("Face-down card"), (_("Nobody else knows where this Character goes."),), "ui.hidden")


def special(card_id: str) -> Words:
    """A special Assignment card: its Location and Action, the whole text, our reading, the alternative."""
    card = SPECIALS[card_id]
    action = n.ACTION.get(card.action) or _("any Action")
    helps = Say("{location}, {action}.")(location=n.LOCATION[location_of(card_id)], action=action)
    body = [helps, n.text(card_id), *filter(None, [n.note(card_id)])]
    note = _("You can take 1 Action Point more instead of its bonus. You discard a used card at the end of the turn.")
    return Words(n.card(card_id), tuple(body), "ui.special_card", note)


# ------------------------------------------------------------------ prophecies

_PENDING = (
    _("It becomes active next turn."),
    _("Two others come before it, unless Fortune Telling changes that."),
    _("One other comes before it, unless Fortune Telling changes that."),
)


def prophecy(prophecy_id: str, place: int | None = None) -> Words:
    """A prophecy; ``place`` 0 (left, next), 1 (right) or 2 (bottom) while it is pending, None when it is active."""
    if prophecy_id not in PROPHECIES:
        return Words(_("No prophecy"), (_("No prophecy is active in the first turn."),), "ui.prophecy")
    body = [n.text(prophecy_id), *filter(None, [n.note(prophecy_id)])]
    note = _("It is active this turn.") if place is None else _PENDING[place]
    return Words(n.prophecy(prophecy_id), tuple(body), f"prophecy.{prophecy_id}", note)


_APPRENTICES: Final = Count("{number} Apprentice", "{number} Apprentices")


def opponent(name: Verbatim, player: PlayerState, manner: str = "") -> Words:
    """A player at a glance: Magician, Tricks, Components, team; the manner of a computer player that has one."""
    team = Counter(map(kind_of, (*player.characters, *player.hired)))
    components = (n.PIECES[component](player.amount(component)) for component in player.components)
    tricks = (n.trick(owned.id) for owned in player.tricks if owned is not None)
    crew = [n.CHARACTER[kind] if number == 1 else _APPRENTICES(number) for kind, number in team.items()]
    body = (
        n.magician(player.magician) if player.magician else _("No Magician yet"),
        Say("Tricks: {things}.")(things=join(tricks) or _("none")),
        Say("Components: {things}.")(things=join(components) or _("none")),
        Say("Team: {things}.")(things=join(crew)),
        *([OF_PLAYER[manner]] if manner else []),
    )
    return Words(name, body, f"magician.{player.magician}" if player.magician else "ui.person")
