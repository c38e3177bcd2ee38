"""Tricks in a Workshop: needs, pieces and pay here and now; every way to a lacking piece, the cheapest first."""

from collections.abc import Iterator
from itertools import product

from trickerion.rules import catalog as cat
from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import CHOOSE, CLASSROOM, CLASSROOMS
from trickerion.rules.academy.classroom import ONE_OF, room_pays
from trickerion.rules.academy.lessons import match_bonus
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.ask.academy import academy, lesson
from trickerion.rules.dark_alley.special_assignments.downtown import Investing
from trickerion.rules.dark_alley.special_assignments.market_row import BARTER_VALUE, BarterPicking, SmugglersPicking
from trickerion.rules.dark_alley.special_assignments.picking import SMUGGLERS_DISCOUNT, FinalBargain, Picking
from trickerion.rules.effects.active_effects import effects_of, powers_in_force
from trickerion.rules.effects.modifiers import causes, component_price, day_modifier, players_cost
from trickerion.rules.facts import tricks as facts
from trickerion.rules.locations import market_row as market
from trickerion.rules.locations.workshop import markers_at, more_markers_by, prepare_cost, prepared_markers
from trickerion.rules.phases.performance import Reckoning, lasting_yields, lying_yields, own_yields
from trickerion.rules.powers.catalog import POWERS_MODULE
from trickerion.rules.powers.shows import added_alone, weekday_change
from trickerion.rules.scoring import capped, scores_at_end, trick_score
from trickerion.rules.state import ENGINEER_PLACE, GameState, Marker, PlayerState

BUYS_NOW = ("buy", "quick_order")
"""The ways that end in a Buy this turn."""


def lacking(state: GameState, seat: int, place: int) -> facts.Lacking | None:
    """Components that the Trick on a place of a Workshop lacks; None for an empty place."""
    owned = state.players[seat].tricks[place]
    if owned is None:
        return None
    missing = missing_for(state, seat, owned.id)
    cost = prepare_cost(state, seat, owned)
    plan = _cheapest(state, seat, missing, cost)
    return facts.Lacking(owned.id, missing, cost, plan)


def missing_components(player: PlayerState, trick: str) -> dict[str, int]:
    """Component -> pieces that a player still needs for a Trick, in the order of the card."""
    return player.missing(cat.TRICKS[trick])


def missing_for(state: GameState, seat: int, trick: str) -> tuple[facts.Missing, ...]:
    """The missing Components of any Trick, owned or not, with the ways to get them now."""
    player = state.players[seat]
    needed = cat.TRICKS[trick].components
    is_free = bool(player.free_pile_boards())
    return tuple(
        facts.Missing(c, player.counted(c), needed[c], is_free or c in player.components, _ways(state, seat, trick, c))
        for c in missing_components(player, trick)
    )


def _ways(state: GameState, seat: int, trick: str, component: str) -> tuple[facts.Way, ...]:
    ways = [*_purchases(state, seat, trick, component), *_moves(state.players[seat], trick, component)]
    return tuple(sorted(ways, key=lambda way: (bool(way.harms), way.turns, way.coins, way.points)))


# ------------------------------------------------------------------ the Market Row


def _purchases(state: GameState, seat: int, trick: str, component: str) -> Iterator[facts.Way]:
    """Buy, order or quick-order the missing pieces, on each board where they have room."""
    player = state.players[seat]
    if not market.has_room(player, component):
        return
    for board in ["board"] if component in player.components else player.free_pile_boards():
        pieces = _pieces(player, trick, component, board)
        yield from _offers(state, seat, component, pieces, board)


def _pieces(player: PlayerState, trick: str, component: str, board: str) -> int:
    """Pieces to pay for: a new pile on a Manager's slot counts one more."""
    short = cat.TRICKS[trick].components[component] - player.counted(component)
    if not player.amount(component):  # the first piece of a type brings those that it counts more
        short -= player.storage.counts_more.get(component, 0)
    return max(1, short - (board == "manager"))


def _offers(state: GameState, seat: int, component: str, pieces: int, board: str) -> Iterator[facts.Way]:
    points = {action: players_cost(state, seat, action) for action in ("buy", "order", "quick_order")}
    buy, price = points["buy"], market.stock_prices(state, seat).get(component)
    later = pieces * component_price(state, seat, component)
    if price is not None:
        yield facts.Way("buy", buy, pieces * price, pieces, board=board)
        return
    if market.can_quick_order(state, component):
        coins = later + pieces * cat.QUICK_ORDER_SURCHARGE
        yield facts.Way("quick_order", points["quick_order"] + buy, coins, pieces, board=board)
    if state.turn >= state.options.turns:
        return  # what comes with the next turn comes too late
    if component in state.orders:
        yield facts.Way("arriving", buy, later, pieces, facts.NEXT_TURN, board)
    elif component in market.orderable(state, seat):
        yield facts.Way("order", points["order"] + buy, later, pieces, facts.NEXT_TURN, board)


# ------------------------------------------------------------------ the Manager's slots


def _moves(player: PlayerState, trick: str, component: str) -> Iterator[facts.Way]:
    """Move Components, where one more piece is enough and this Trick loses nothing by the exchange."""
    one_is_enough = cat.TRICKS[trick].components[component] - player.counted(component) == 1
    is_movable = component in player.components and component not in player.manager_piles
    if not player.has("manager") or not one_is_enough or not is_movable:
        return
    if player.components[component] >= cat.MAX_PER_COMPONENT:
        return
    for exchanged in dict.fromkeys(player.manager_piles):
        if cat.TRICKS[trick].components.get(exchanged, 0) < player.counted(exchanged):
            then, left = player.amount(component) + 1, player.amount(exchanged) - 1
            there = (player.manager_piles.index(exchanged), then, exchanged, left, _harmed(player, exchanged))
            yield facts.Way("move_components", cat.ACTION_COSTS["move_components"], 0, 0, facts.NOW, "board", *there)


def _harmed(player: PlayerState, exchanged: str) -> tuple[str, ...]:
    """The player's Tricks that have enough of a Component only while its pile lies with the Manager."""
    if not exchanged:
        return ()
    amount = player.counted(exchanged)
    return tuple(
        owned.id for owned in player.tricks if owned is not None and owned.trick.components.get(exchanged, 0) == amount
    )


# ------------------------------------------------------------------ the cheapest plan


def _cheapest(
    state: GameState, seat: int, missing: tuple[facts.Missing, ...], prepare: int
) -> facts.PreparePlan | None:
    """The combination with the fewest Coins, then the fewest Action Points, for which there is room."""
    plans = [
        _plan(state, seat, ways, prepare)
        for ways in product(*(entry.ways for entry in missing))
        if _fits(state.players[seat], missing, ways)
    ]
    return min(plans, key=lambda plan: (plan.coins, plan.points, plan.turn), default=None)


def _plan(state: GameState, seat: int, ways: tuple[facts.Way, ...], prepare: int) -> facts.PreparePlan:
    buys = [way.coins for way in ways if way.kind in BUYS_NOW]
    haggled = max((coins - market.total_of(state, seat, coins) for coins in buys), default=0)  # by whoever acts
    # Where the first Buy of a turn is cheaper, the later ones are not.
    later = max(0, sum(1 for way in ways if way.pieces) - 1)
    saved = cat.ACTION_COSTS["buy"] - players_cost(state, seat, "buy")
    points = sum(way.points for way in ways) + prepare + later * saved
    coins = sum(way.coins for way in ways) - haggled
    turns = max((way.turns for way in ways), default=facts.NOW)
    short = max(0, coins - state.players[seat].coins)
    return facts.PreparePlan(ways, points, coins, state.turn + turns, turns == facts.NOW, short)


def _fits(player: PlayerState, missing: tuple[facts.Missing, ...], ways: tuple[facts.Way, ...]) -> bool:
    """True when the Manager's slots and the free Component slots are enough for all ways together."""
    moved = [way for way in ways if way.kind == "move_components"]
    exchanges = [way.slot for way in moved if way.exchanged]
    new = [way.board for entry, way in zip(missing, ways, strict=True) if entry.component not in player.components]
    to_empty = len(moved) - len(exchanges)
    free_board = player.storage.slots - len(player.board_piles()) + to_empty
    free_manager = player.manager_piles.count("") if player.has("manager") else 0
    return (
        len(set(exchanges)) == len(exchanges)
        and to_empty + new.count("manager") <= free_manager
        and new.count("board") <= free_board
    )


def cheapest_coins(state: GameState, seat: int, trick: str) -> int:
    """Coins for all Components that a Trick lacks, the cheapest way; by their prices where there is no way now."""
    missing = missing_for(state, seat, trick)
    plan = _cheapest(state, seat, missing, 0)
    if plan is not None:
        return plan.coins
    return sum(component_price(state, seat, each.component) * each.short for each in missing)


# ------------------------------------------------------------------ a Workshop and its Tricks


def workshop_of(state: GameState, seat: int) -> facts.WorkshopFacts:
    """Contents of a Workshop."""
    school = academy(state) if cat.ACADEMY in state.boards else None
    lessons = school.lessons if school is not None else ()
    return facts.WorkshopFacts(
        tuple(trick_facts(state, seat, place) for place in range(ENGINEER_PLACE + 1)),
        {suit: marker_places(state, seat, suit) for suit in cat.SUITS},
        state.initiative.index(seat),
        school.seats[seat] if school is not None else None,
        tuple((entry.trick, entry.tile) for entry in lessons if entry.owner == seat and not entry.suit),
        POWERS_MODULE in state.boards,
    )


def trick_facts(state: GameState, seat: int, place: int) -> facts.TrickFacts | None:
    """The Trick on a place of a Workshop; None for an empty place."""
    player, most = state.players[seat], state.options.terms.markers
    owned = player.tricks[place]
    if owned is None:
        return None
    card_gives, more = markers_at(owned.trick, place, most), practising_of(state, seat, owned.id).more_markers
    cheaper_by = causes(
        effects_of(state, seat),
        owned.trick.prepare_cost,
        lambda e, cost: e.trick_cost(state, seat, "prepare", owned.trick, cost),
    )
    return facts.TrickFacts(
        place,
        owned.id,
        owned.suit,
        marker_places(state, seat, owned.suit),
        missing_components(player, owned.id),
        prepare_cost(state, seat, owned),
        cheaper_by,
        card_gives,
        min(most, card_gives + more),
        prepared_markers(state, seat, place),
        tuple(effect.id for effect in more_markers_by(state, seat, owned)),
        _end_worth(state, seat, owned.trick) if owned.trick.end_game else None,
        lesson(state, seat, owned.id),
        owned.shards,
        own_yields(state, seat, owned.id),
    )


def marker_places(state: GameState, seat: int, suit: str) -> facts.MarkerPlaces:
    """The Trick Markers of one suit of a player; a pile of two counts twice on stage."""
    player = state.players[seat]
    ready = sum(owned.markers for owned in player.tricks if owned is not None and owned.suit == suit)
    stage = [
        (card.id, slot)
        for card in state.row
        for slot, marker in card.all_markers()
        if marker.owner == seat and marker.suit == suit
        for _ in range(marker.pile)
    ]
    return facts.MarkerPlaces(ready, tuple(stage), player.supply[suit])


def _end_worth(state: GameState, seat: int, trick: cat.Trick) -> facts.EndWorth:
    """Worth of a level 3 Trick at the end of the game as things stand."""
    number, fame = trick_score(state, seat, trick)
    scores, short = scores_at_end(state, seat, trick), missing_components(state.players[seat], trick.id)
    stands = "scores" if scores else "unprepared" if state.options.terms.prepared_is_enough else "short"
    return facts.EndWorth(trick.end_game or {}, number, capped(state, fame), () if scores else tuple(short), stands)


# ------------------------------------------------------------------ what a Trick pays


def outlook(state: GameState, seat: int, place: int) -> facts.TrickPays:
    """Pay of the Trick on a place, here and elsewhere."""
    trick = state.players[seat].trick_at(place).id
    found, powers = [_on_day(state, seat, trick, day) for day in cat.DAYS], powers_in_force(state, seat)
    helping = [power for day in cat.DAYS for power, _ in added_alone(state, Marker(seat, trick, "", 0), day)]
    for day, modifier, *_ in found:
        usual = cat.Yields(modifier, modifier)
        helping += [power.id for power in powers if power.weekday_yields(state, seat, day, usual) != usual]
    offers = _class_offers(state, seat, place) if cat.ACADEMY in state.boards else []
    offers.sort(key=lambda offer: -max(map(sum, offer.pays)) - sum(offer.bonus))
    return facts.TrickPays(tuple(found), tuple(dict.fromkeys(helping)), tuple(offers))


def _on_day(state: GameState, seat: int, trick: str, day: str) -> facts.DayPays:
    """Yields of a Trick and what its Practice Room adds, after the weekday and the Powers of its owner."""
    modifier, marker = day_modifier(state, day), Marker(seat, trick, "", 0)
    change = weekday_change(state, seat, day, cat.Yields(modifier, modifier))
    others = tuple(more for _, more in added_alone(state, marker, day))
    reckoning = Reckoning(lying_yields(state, marker), change, others)
    return facts.DayPays(day, modifier, reckoning.by_day(modifier), reckoning.changed)


def _would_pay(state: GameState, seat: int, trick: str, tile: str) -> tuple[cat.Yields, ...]:
    """Pay of a Trick each turn in a Classroom; several entries where its owner may choose."""
    room = CLASSROOMS[tile]
    ways = [room_pays(room, lasting_yields(state, seat, trick), r) for r in (ONE_OF if CHOOSE in room.keep else ("",))]
    return tuple(way for way in ways if any(way)) or (cat.Yields(),)


def _class_offers(state: GameState, seat: int, place: int) -> list[facts.ClassOffer]:
    """Offers of the open Classrooms for a Trick, but for the one where it is taught."""
    owned = state.players[seat].trick_at(place)
    board, there = academy_of(state), lesson(state, seat, owned.id)
    here = there.space if there is not None else ""
    return [
        facts.ClassOffer(
            board.room(space).tile,
            _would_pay(state, seat, owned.id, board.room(space).tile),
            cat.Yields() if there is not None and there.is_taught else match_bonus(state, seat, owned, space),
        )
        for space in dict.fromkeys(space for space, _ in board.rooms.free_slots[CLASSROOM] if space != here)
    ]


# ------------------------------------------------------------------ Components and Tricks that are chosen


def picking(state: GameState) -> facts.PickFacts | None:
    """Picking with a card that is going on now, or None."""
    choice = state.stack[-1] if state.stack else None
    if not isinstance(choice, Picking):
        return None
    prices, total, in_fame = choice.prices(state), choice.total, isinstance(choice, SmugglersPicking)
    if in_fame:
        prices, total = {piece: _in_fame(total + price) for piece, price in prices.items()}, _in_fame(total)
    budget = BARTER_VALUE if isinstance(choice, BarterPicking) else getattr(choice, "budget", 0)
    pays = "barter" if isinstance(choice, BarterPicking) else "bank" if isinstance(choice, Investing) else "coins"
    taken = {piece: choice.taken.count(piece) for piece in choice.taken}
    return facts.PickFacts("fame" if in_fame else pays, taken, total, choice.pieces, budget - choice.total, prices)


def _in_fame(coins: int) -> int:
    return max(0, coins - SMUGGLERS_DISCOUNT)


def left_to_pay(state: GameState, points: int) -> tuple[int, bool] | None:
    """Amount left to pay with so many Action Points of Bargain, and True if in Fame; None when not asked now."""
    choice = state.stack[-1] if state.stack else None
    if isinstance(choice, FinalBargain):
        left = market.lowest_total(state, choice.seat, choice.total, points)
        return (_in_fame(left), True) if choice.in_fame else (left, False)
    if isinstance(choice, market.Bargaining):
        return market.lowest_total(state, choice.seat, choice.total(state), points), False
    return None
