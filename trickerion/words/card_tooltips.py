"""What a card says, in full: Tricks, Performance cards, Magicians, special Assignment cards, prophecies."""

from collections import Counter

from trickerion.rules.ask import (
    capped,
    leaving_card,
    marker_places,
    missing_components,
    prepared_markers,
    scores_at_end,
    trick_score,
)
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS, kind_of, location_of
from trickerion.rules.state import ENGINEER_PLACE, GameState, OwnedTrick, Performance
from trickerion.words import names as n
from trickerion.words.cards.magicians import further_note, version_note
from trickerion.words.manners import of_player
from trickerion.words.names import Names
from trickerion.words.powers.why import prepared_otherwise
from trickerion.words.screens.theater import LEAVES_SENTENCE
from trickerion.words.wording import Words, card_note, card_text

# ------------------------------------------------------------------ Tricks


def trick(trick_id: str) -> Words:
    """A Trick card as it is printed."""
    card = TRICKS[trick_id]
    body = [
        f"{n.CATEGORY[card.category]}, level {n.LEVEL[card.level]}: {card.fame_threshold} {{fame}} to learn.",
        f"Components: {n.join_pieces(card.components)}.",
        f"Prepare: {card.prepare_cost} {{ap}} for {n.plural(card.markers, 'Trick Marker')}.",
        f"Yields {n.yields(card.yields)}.",
    ]
    body += [card_text(card.end_game_text)] if card.end_game_text else []
    return Words(n.trick(trick_id), tuple(body), f"trick.{trick_id}")


def owned_trick(state: GameState, seat: int, place: int) -> Words:
    """A place for a Trick in a Workshop: the card, what it lacks, where its Trick Markers are, its worth at the end."""
    player = state.players[seat]
    owned = player.tricks[place]
    if owned is None:
        return _free_place(place)
    printed = trick(owned.id)
    body = [*printed.body, *_markers(state, seat, owned.suit), _readiness(state, seat, place)]
    body += prepared_otherwise(state, seat, owned)
    if owned.shards:
        body.append(f"Enhanced: yields {owned.shards} {{fame}} and {owned.shards} {{coin}} more.")
    if owned.trick.end_game:
        body.append(_worth(state, seat, owned))
    return Words(printed.title, tuple(body), printed.icon)


def _free_place(place: int) -> Words:
    if place == ENGINEER_PLACE:
        text = "Room for a Trick; prepared here, it gets 1 more Trick Marker."
        return Words("The Engineer’s slot", (text,), "character.engineer")
    return Words("Free slot", ("Room for a Trick: learn one Downtown.",), "ui.trick")


def _markers(state: GameState, seat: int, suit: str) -> list[str]:
    places = marker_places(state, seat, suit)
    parts = [f"{places.ready} on the card"] if places.ready else []
    if places.on_stage:
        theaters = dict.fromkeys(n.performance_in(state.row_ids, card) for card, _ in places.on_stage)
        parts.append(f"{len(places.on_stage)} in the Theater ({n.join(theaters)})")
    parts += [f"{places.supply} in the supply"] if places.supply else []
    return [f"{n.SUIT[suit]} markers: {', '.join(parts)}."]


def _readiness(state: GameState, seat: int, place: int) -> str:
    player = state.players[seat]
    owned = player.tricks[place]
    assert owned is not None
    missing = missing_components(player, owned.id)
    if owned.markers:
        return "*Prepared*: it can be set up."
    if missing:
        return f"*Lacks {n.join_pieces(missing)}.*"
    if not player.supply[owned.suit]:
        return "*All its Trick Markers are in the Theater.*"
    more = n.plural(prepared_markers(state, seat, place), "Trick Marker")
    return f"*Everything is here*: Prepare gives {more}."


def _worth(state: GameState, seat: int, owned: OwnedTrick) -> str:
    if not scores_at_end(state, seat, owned.trick):
        or_markers = ", and it has no Trick Marker" if state.options.terms.prepared_is_enough else ""
        lacks = n.join_pieces(missing_components(state.players[seat], owned.id))
        return f"At the end now: 0 {{fame}}, {lacks} short{or_markers}."
    return f"At the end now: {capped(state, trick_score(state, seat, owned.trick)[1])} {{fame}}."


# ------------------------------------------------------------------ Performance cards


def performance_card(state: GameState, card: Performance, names: Names, viewer: int) -> Words:
    """A Performance card of the row: bonus, Links, whose Tricks lie on it."""
    printed = card.card
    shards = sum(link.shard for link in printed.links)
    circles = f"{n.plural(len(printed.links), 'Link circle')}"
    body = [
        f"{n.plural(len(printed.slots), 'slot')}, "
        f"{circles}{f', {shards} with a ' if shards else ''}{'{shard}' if shards else ''}.",
        f"The performer gains {n.yields(printed.bonus)}, and 1 {{fame}} for each Link.",
        *_printed_on(card),
        *_tricks_on(card, names, viewer),
    ]
    note = LEAVES_SENTENCE if card.id == leaving_card(state) else ""
    return Words(n.performance(card.id, state.row_ids), tuple(body), "location.theater", note)


def printed_marker() -> Words:
    """A neutral marker, which is printed on cards of the solo game and of the Duel."""
    body = (
        "Printed on the card. You may link with it; nothing can be laid on it, and it is never moved or turned.",
        "Its corners make Links like any other’s, for everybody. Such a Link pays by the level of the "
        "Trick that is set up, and counts for whoever performs the card.",
    )
    return Words("Printed marker", body, "ui.link")


def _printed_on(card: Performance) -> list[str]:
    number = len(card.card.neutral)
    return [f"{n.plural(number, 'printed marker')} to link with; nothing lies on top of one."] if number else []


def _tricks_on(card: Performance, names: Names, viewer: int) -> list[str]:
    by_owner: dict[int, list[str]] = {}
    for _, marker in card.all_markers():
        by_owner.setdefault(marker.owner, []).append(n.trick(marker.trick))
    return [f"*{n.who(owner, names, viewer)}*: {n.join(tricks)}." for owner, tricks in by_owner.items()]


# ------------------------------------------------------------------ Magicians


def magician(magician_id: str, with_ability: bool, academy: bool = False) -> Words:
    """A Magician: favourite category, and the ability where abilities are in play."""
    card = MAGICIANS[magician_id]
    body = [
        f"Favourite category: *{n.CATEGORY[card.category]}*. These Tricks can be learned with any Residence die that "
        "does not show X."
    ]
    if with_ability:
        ability = card.ability_academy if academy else card.ability
        body.append(f"*{n.ability(magician_id)}*: {card_text(ability)}")
    return Words(n.magician(magician_id), tuple(body), f"magician.{magician_id}")


def magician_of(state: GameState, seat: int) -> Words:
    """The Magician of a player as it counts in this game; notes what is used up this turn."""
    player = state.players[seat]
    options, is_academy = state.options, state.options.plays_academy_version(player.magician)
    words = magician(player.magician, options.terms.has_abilities, is_academy)
    notes = [version_note(player.magician, options.modules)] if is_academy else []
    notes += [further_note(player.magician, options.modules)] if options.terms.has_abilities else []
    words = words._replace(body=(*words.body, *filter(None, notes)))
    is_used = player.magician in player.used
    return words._replace(note="The ability was used this turn.") if is_used else words


# ------------------------------------------------------------------ Assignment cards


def assignment_card(card_id: str) -> Words:
    """An Assignment card, permanent, special or hidden."""
    if card_id in SPECIALS:
        return special(card_id)
    if card_id in n.LOCATION:
        text = f"The Character on this card can be placed: {n.LOCATION[card_id]}."
        return Words(n.LOCATION[card_id], (text, "The card comes back at the end of the turn."), f"location.{card_id}")
    return Words("Face-down card", ("Nobody else knows where this Character goes.",), "ui.hidden")


def special(card_id: str) -> Words:
    """A special Assignment card: its Location and Action, the whole text, our reading, the alternative."""
    card = SPECIALS[card_id]
    helps = f"{n.LOCATION[location_of(card_id)]}, {n.ACTION.get(card.action, 'any Action')}."
    body = [helps, card_text(card.text)]
    body += [card_note(card.note)] if card.note else []
    note = "Instead of its bonus: 1 Action Point more. A used card is discarded at the end of the turn."
    return Words(n.card(card_id), tuple(body), "ui.special_card", note)


# ------------------------------------------------------------------ prophecies

_PENDING = (
    "Next turn it becomes active.",
    "It waits: two others come before it, if nobody tells the future.",
    "It waits: one other comes before it, if nobody tells the future.",
)


def prophecy(prophecy_id: str, place: int | None = None) -> Words:
    """A prophecy; ``place`` 0 (left, next), 1 (right) or 2 (bottom) while it is pending, None when it is active."""
    if prophecy_id not in PROPHECIES:
        return Words("No prophecy", ("In the first turn no prophecy is active.",), "ui.prophecy")
    token = PROPHECIES[prophecy_id]
    body = [card_text(token.text)]
    body += [card_note(token.note)] if token.note else []
    note = "Active this turn." if place is None else _PENDING[place]
    return Words(n.prophecy(prophecy_id), tuple(body), f"prophecy.{prophecy_id}", note)


def opponent(state: GameState, seat: int, names: Names, manner: str = "") -> Words:
    """A player at a glance: Magician, Tricks, Components, team; the manner of a computer player that has one."""
    player = state.players[seat]
    tricks = [n.trick(owned.id) for owned in player.tricks if owned is not None]
    components = [n.PIECES[component](player.amount(component)) for component in player.components]
    team = Counter(map(kind_of, (*player.characters, *player.hired)))
    crew = [n.CHARACTER[kind] if number == 1 else n.plural(number, n.CHARACTER[kind]) for kind, number in team.items()]
    body = (
        n.magician(player.magician) if player.magician else "No Magician yet",
        f"Tricks: {n.join(tricks) or 'none'}.",
        f"Components: {n.join(components) or 'none'}.",
        f"Team: {n.join(crew)}.",
        *([of_player(manner)] if manner else []),
    )
    return Words(names[seat], body, f"magician.{player.magician}" if player.magician else "ui.person")
