"""Stops of somebody who hears the table, from its facts: where one is, who stands where, what a marker would link."""

from collections.abc import Iterator

from trickerion.language.speech import begins, headed, join, listed, signed
from trickerion.rules.ask.stage import laying
from trickerion.rules.catalog import SLOTS, location_of
from trickerion.rules.facts.stage import Hand, Spot
from trickerion.rules.state import IDLE, NEUTRAL, PLACED, GameState, Marker, Performance
from trickerion.table.view import TableView, side_slots
from trickerion.ui.said import Role, Said
from trickerion.words import names
from trickerion.words import stops as words
from trickerion.words.said import CLOSED, QUARTERS, own_slot

# --- players


def rank_of(table: TableView, seat: int) -> str:
    """Place of a seat by its Fame: "second of three"."""
    fame = [player.fame for player in table.on_board.players]
    ahead = sum(other > fame[seat] for other in fame)
    return words.rank_of(rank=words.RANK[ahead + 1], number=names.COUNT.get(len(fame), len(fame)))


def goods_of(table: TableView, seat: int) -> str:
    """Fame, Coins and Shards of a seat, also where there are none."""
    player = table.on_board.players[seat]
    amounts = {"fame": player.fame, "coins": player.coins, "shards": player.shards}
    return listed(names.RESOURCES[kind](number) for kind, number in amounts.items())


def numbers_of(table: TableView, seat: int) -> str:
    """Both: "second of three, 8 Fame, 1 Coin, 0 Shards"."""
    return words.numbers(rank=rank_of(table, seat), goods=goods_of(table, seat))


def rival_said(table: TableView, seat: int) -> Said:
    """Another player: the place and the goods, and where the Characters stand."""
    stand = ((slot, who) for slot, (owner, who) in table.on_board.occupants.items() if owner == seat)
    placed = (headed(head=names.character(who), text=words.STANDS_ON(place=own_slot(slot))) for slot, who in stand)
    return Said("", numbers_of(table, seat), Role.CARD, more=tuple(placed))


def where_am_i(table: TableView, question: str) -> tuple[str, str]:
    """Turn and phase; the open question, the viewer's numbers, the Character at work."""
    told = [words.asked(question=question)] if question else []
    goods, rank = goods_of(table, table.viewer), rank_of(table, table.viewer)
    if table.looks_on or not table.voice.is_you(table.viewer):
        told.append(words.whose_numbers(who=table.names[table.viewer], goods=goods, rank=rank))
    else:
        told.append(words.own_numbers(goods=goods, rank=rank))
    if (acting := table.own_acting) is not None and acting.takes_actions:
        who, place = names.character(acting.character), own_slot(acting.slot)
        told.append(words.at_work(acting.points, character=who, place=place))
    return words.turn(turn=table.state.turn, phase=names.PHASE[table.state.phase]), " ".join(told)


# --- Characters and their places


def character_state(table: TableView, character: str) -> str:
    """Where a Character of the viewer stands, or what it waits for and which places there it could take."""
    disk = table.me.characters[character]
    if disk.status == PLACED:
        stands = (slot for slot, there in table.on_board.occupants.items() if there == (table.viewer, character))
        return listed(words.STANDS_ON(place=own_slot(slot)) for slot in stands)
    location = location_of(disk.card) if disk.card else None
    if disk.status == IDLE or location not in names.LOCATION:
        return words.IS_IDLE if disk.status == IDLE else ""
    open_now = [slot for slot in SLOTS if table.placements.can_place(character, slot)]
    if not table.may_place:
        return names.LOCATION[location]
    if not open_now:
        return words.WAITS_IN_VAIN(location=names.LOCATION[location])
    return words.WAITS_FOR(location=names.LOCATION[location], free=join(dict.fromkeys(map(_short, open_now))))


def _short(slot: str) -> str:
    """A slot within its Location: its modifier, or the day and the place."""
    return names.slot(slot) if SLOTS[slot].day else signed(SLOTS[slot].modifier)


def location_said(table: TableView, location: str) -> Said:
    """A Location with its free slots, and who stands there."""
    there, closed = side_slots(location, table.viewer), table.on_board.closed
    open_slots = [slot.id for slot in there if slot.id not in closed]
    free = [slot for slot in open_slots if table.occupant(slot) is None]
    state = words.free_slots(len(free), all=len(open_slots)) if open_slots else ""
    more = [join(map(_short, free))] if free else []
    for slot in open_slots:
        if (occupant := table.occupant(slot)) is not None:
            seat, character = occupant
            more.append(words.stands_there(table.voice, seat, character=names.character(character), place=_short(slot)))
    return Said(names.LOCATION[location], state, Role.TEXT, more=tuple(more))


def slot_said(table: TableView, slot: str) -> Said:
    """A Character slot: free, closed, or who stands there."""
    state = CLOSED if slot in table.on_board.closed else words.FREE
    if (occupant := table.occupant(slot)) is not None:
        state = listed((table.names[occupant[0]], names.character(occupant[1])))
    return Said(own_slot(slot), state, Role.PLACE)


# --- Performance cards and markers


def card_slots(table: TableView, card: Performance) -> Iterator[str]:
    """Each slot of a Performance card with the marker on it, and between which slots there are Links."""
    for slot, marker in enumerate(card.markers):
        yield _slot_of(table, names.spot(card.id, slot), marker)
    if links := card.links:
        ends = ((names.spot(card.id, link.a), names.spot(card.id, link.b)) for link in links)
        yield words.links_on(len(links), between=join(words.between(slot=slot, other=other) for slot, other in ends))


def _slot_of(table: TableView, place: str, marker: Marker | None) -> str:
    if marker is None:
        return words.slot_free(place=place)
    if marker.owner == NEUTRAL:
        return words.SLOT_PRINTED(place=place)
    trick, suit = names.trick(marker.trick), names.SUIT.get(marker.suit, "")
    return words.slot_taken(table.voice, marker.owner, place=place, trick=trick, suit=suit)


def link_told(table: TableView, state: GameState, hand: Hand, spot: Spot, turns: int) -> str:
    """Links of the marker in the hand as it would lie there, with whom, what they pay, and where that is the best."""
    brings = laying(state, hand, spot, turns)
    links = [payment.link for payment in brings.payments if payment.link is not None and not payment.card]
    if not links:
        return words.no_link_there(turned=begins(QUARTERS[turns]))
    whose = (
        words.link_with(table.voice, link.partner.owner, trick=names.trick(link.partner.trick))
        if link.partner.owner != NEUTRAL
        else words.LINK_WITH_PRINTED
        for link in links
    )
    told = [words.link_there(len(links), turned=begins(QUARTERS[turns]), with_whom=join(whose))]
    pays = sum(brings.pays)
    if pays and hand.pays_links:
        say = words.pays_either if len(links) == 1 else words.pays_each
        told.append(say(pays=pays))
    if brings.shards:
        told.append(words.shards_for_all(brings.shards))
    others = (laying(state, hand, other, turned) for other, allowed in hand.single.items() for turned in allowed)
    best = max((sum(other.pays) + other.shards for other in others), default=0)
    if len(hand.single) > 1 and sum(brings.pays) + brings.shards >= best:
        told.append(words.best_of(len(hand.single)))
    return " ".join(told)
