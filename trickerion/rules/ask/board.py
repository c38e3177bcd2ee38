"""The board as its reader sees it: a record for each slot, die, Component, Trick and Character."""

from trickerion.rules import catalog as cat
from trickerion.rules.ask.actions import card_status, slot_reason, why_not_bought
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import location_of
from trickerion.rules.dark_alley.location import looks
from trickerion.rules.dark_alley.special_assignments.market_row import LAID_BESIDE
from trickerion.rules.dark_alley.special_assignments.picking import prices_now
from trickerion.rules.duel.module import covered_next, duel_of
from trickerion.rules.effects import modifiers
from trickerion.rules.effects.active_effects import effects_of, personal, powers_in_force, secrets_at_work
from trickerion.rules.facts import board as facts
from trickerion.rules.locations.market_row import orders_on_sale
from trickerion.rules.modules.module import closing_module, locations_of
from trickerion.rules.phases import advertise
from trickerion.rules.phases.end_turn import coming_theaters, leaving_card, wage_of
from trickerion.rules.phases.performance import Show
from trickerion.rules.phases.turn import phases_of
from trickerion.rules.prophecies.module import coming_prophecies
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import HIDDEN_CARD, PLACED, USUAL_STORAGE, WAITING, Character, GameState, PlayerState


def phases(state: GameState) -> tuple[str, ...]:
    """The phases of a turn of this game."""
    return tuple(phase for phase, _ in phases_of(state.options.modules))


def board_of(state: GameState, seat: int) -> facts.BoardFacts:
    """The board and all that lies there, with the prices of the player of a seat."""
    places, slots = locations_of(state.options), cat.SLOTS.values()
    free = {slot.location for slot in slots if slot.owner is None and not slot.day}
    return facts.BoardFacts(
        tuple(_player(player, number == seat) for number, player in enumerate(state.players)),
        tuple(initiative_facts(state, position) for position in range(len(state.initiative))),
        tuple(state.row),
        {day: day_facts(state, day) for day in cat.DAYS},
        dict(state.occupants),
        dict(state.dice),
        _market(state, seat),
        {
            deck: facts.DeckFacts(len(cards), cards[0] if cards and cards[0] in cat.SPECIALS else "")
            for deck, cards in state.special_decks.items()
        },
        state.turn,
        leaving_card(state),
        next((frame.card for frame in reversed(state.stack) if isinstance(frame, Show)), ""),
        coming_theaters(state)[: state.options.turns - state.turn],
        tuple(coming_prophecies(state)),
        places,
        tuple(place for place in places if place in free),
        frozenset(state.closed),
        closing_module(state.options).closed_because,
        _still_to_come(state, seat),
    )


def _still_to_come(state: GameState, seat: int) -> dict[str, dict[int, tuple[str, ...]]]:
    """The Characters of others that wait, while Characters are placed, with open cards; by Location and by seat."""
    found: dict[str, dict[int, tuple[str, ...]]] = {}
    placing = state.phase == "place_characters"
    for rival in (other for other in state.seats if placing and other != seat):
        for disk in state.players[rival].characters.values():
            card = disk.copies or disk.card
            if disk.status == WAITING and card not in ("", HIDDEN_CARD) and location_of(card) != "workshop":
                there = found.setdefault(location_of(card), {})
                there[rival] = (*there.get(rival, ()), disk.id)
    return found


def _player(player: PlayerState, is_own: bool) -> facts.PlayerFacts:
    return facts.PlayerFacts(
        player.magician,
        player.fame,
        player.coins,
        player.shards,
        len(player.hand),
        player.advertised,
        tuple(owned for owned in player.tricks if owned is not None),
        {component: player.amount(component) for component in cat.COMPONENTS},
        {disk.id: _member(disk, is_own) for disk in player.characters.values()},
    )


def _member(disk: Character, is_own: bool) -> facts.TeamMember:
    stands = cat.SLOTS[disk.slot].location if disk.status == PLACED and disk.slot in cat.SLOTS else ""
    if is_own or disk.is_open or not disk.card:
        return facts.TeamMember(disk.status, stands, disk.card, disk.copies)
    return facts.TeamMember(disk.status, stands, HIDDEN_CARD, "")


def _market(state: GameState, seat: int) -> facts.MarketFacts:
    prices, early = prices_now(state, seat), orders_on_sale(state)
    orders = [facts.Stall(ordered, prices.get(ordered) if ordered in early else None) for ordered in state.orders]
    elsewhere = (*state.stock, *state.beside_stock, *early)
    quick = facts.Stall(state.quick_order, None if state.quick_order in elsewhere else prices.get(state.quick_order))
    stock, beside = (
        [facts.Stall(there, prices.get(there)) for there in lie] for lie in (state.stock, state.beside_stock)
    )
    return facts.MarketFacts(tuple(stock), tuple(orders), quick, tuple(beside))


def slot_facts(state: GameState, slot: str, viewer: int = -1) -> facts.SlotFacts:
    """A Character slot, for the player of a seat or for nobody."""
    place, players = cat.SLOTS[slot], len(state.players)
    if slot in state.closed:
        closed = closing_module(state.options).closed_because
        is_told = closed == "covered_this_turn" and bool(duel_of(state).deck)
        return facts.SlotFacts(slot, players, closed, slot in covered_next(state) if is_told else None)
    price = modifiers.slot_price(state, place)
    seat, character = state.occupants.get(slot, (-1, ""))
    mine = state.players[viewer].characters if viewer >= 0 else ()
    refused = (slot_reason(state, viewer, disk, slot) for disk in mine)
    lowest = any(reason is not None and reason.id == "lowest_first" for reason in refused)
    on_stage = any(marker.owner == viewer for card in state.row for _, marker in card.all_markers())
    no_show = place.is_performance and not on_stage
    return facts.SlotFacts(slot, players, "", None, price, state.active_prophecy, seat, character, lowest, no_show)


def day_facts(state: GameState, day: str, viewer: int = -1) -> facts.DayFacts:
    """A weekday of the Theater."""
    owner, modifier = state.days.get(day, -1), modifiers.day_modifier(state, day)
    is_felt = owner < 0 or policy_of(state, owner).feels_weekdays
    usual = cat.Yields(modifier, modifier)
    powers = powers_in_force(state, viewer) if viewer >= 0 else ()
    changed = ((effect.id, effect.weekday_yields(state, viewer, day, usual)) for effect in powers)
    return facts.DayFacts(
        day,
        owner,
        modifier if is_felt else 0,
        is_felt,
        state.active_prophecy if modifier != cat.YIELD_MODIFIER[day] else "",
        tuple((power, change) for power, change in changed if change != usual),
        slot_facts(state, f"{day}.perform"),
        tuple(slot_facts(state, f"{day}.backstage.{number}") for number in range(2)),
        any(_may_come(state, seat) for seat in (state.seats if owner < 0 else [owner])),
    )


def _may_come(state: GameState, seat: int) -> bool:
    """True when the Magician of a seat can still be placed this turn."""
    magician = state.players[seat].characters.get("magician")
    return magician is None or magician.status == WAITING


def initiative_facts(state: GameState, position: int) -> facts.InitiativeFacts:
    """A place in the Initiative order."""
    seat = state.initiative[position]
    return facts.InitiativeFacts(
        position + 1,
        cat.INITIATIVE_SLOTS[len(state.players)][position],
        seat,
        advertise.cost(state, seat),
        state.players[seat].advertised,
        tuple(power.id for power in advertise.cheapened_by(state, seat)),
        tuple(advertise.bonuses(state, seat)),
    )


def die_facts(state: GameState, seat: int, die: str) -> facts.DieFacts:
    """A Downtown die, with what changes for this player."""
    face, area, effects = state.dice[die], cat.DICE[die].area, effects_of(state, seat)
    if face == cat.X:
        return facts.DieFacts(die, face)
    if area == "bank":
        more = modifiers.causes(effects, int(face), lambda e, coins: e.bank_coins(state, seat, coins))
        return facts.DieFacts(die, face, modifiers.bank_coins(state, seat, int(face)), more)
    widens = "usable_dice" if area == "residence" else "may_hire_any_kind"
    return facts.DieFacts(die, face, widened_by=tuple(e.id for e in effects if getattr(e, widens)(state, seat)))


def prices(state: GameState, seat: int) -> facts.Prices:
    """Prices of Components for a player."""
    later = {component: modifiers.component_price(state, seat, component) for component in cat.PRICE}
    return facts.Prices(prices_now(state, seat), later)


def component_facts(state: GameState, seat: int, component: str) -> facts.ComponentFacts:
    """A Component, for the player of a seat."""
    player, price = state.players[seat], prices_now(state, seat).get(component)
    replaces = state.stock[state.orders.index(component)] if component in state.orders else ""
    owned = [trick for trick in player.tricks if trick is not None and component in trick.trick.components]
    counted = player.counted(component)
    by = powers_in_force(state, seat) if counted > player.amount(component) else ()
    return facts.ComponentFacts(
        component,
        price,
        _lies(state, seat, component, price),
        LAID_BESIDE if component in state.beside_stock else state.active_prophecy,
        replaces,
        modifiers.causes(
            effects_of(state, seat), cat.PRICE[component], lambda e, n: e.component_price(state, seat, component, n)
        ),
        player.amount(component),
        component in player.manager_piles,
        counted,
        tuple(effect.id for effect in by if effect.storage(USUAL_STORAGE).counts_more.get(component)),
        tuple(
            facts.Need(
                trick.id, trick.trick.components[component], missing_components(player, trick.id).get(component, 0)
            )
            for trick in owned
        ),
        why_not_bought(state, seat, component) if price is not None else None,
    )


def kept_of(state: GameState, seat: int, deck: str) -> tuple[int, tuple[str, ...]]:
    """Of how many special cards that are drawn one is kept, and the Powers that make them more."""
    by = [effect.id for effect in powers_in_force(state, seat) if effect.cards_looked_at(state, seat, 1) > 1]
    cards = looks(state, seat, deck) if by and state.special_decks[deck] else 0
    if cards > 1:
        return cards, tuple(by)
    return (2 if state.options.ruling("special_draw") == "two_keep_one" else 1), ()


def _lies(state: GameState, seat: int, component: str, price: int | None) -> str:
    if price is None:
        return "ordered" if component in state.orders else ""
    if component == state.quick_order and price > modifiers.component_price(state, seat, component):
        return "quick"
    if component in state.stock:
        return "stock"
    return "beside" if component in state.beside_stock else "order"


def character_facts(state: GameState, seat: int, disk: Character) -> facts.CharacterFacts:
    """A disk of a player, as it stands or as it would with another Assignment card."""
    status = card_status(state, seat, disk)
    points = modifiers.causes(
        personal(state, seat), cat.BASE_POINTS[disk.kind], lambda e, n: e.base_points(state, seat, disk, n)
    )
    return facts.CharacterFacts(
        disk.id,
        wage_of(state, seat, disk),
        modifiers.base_points(state, seat, disk) if disk.kind == cat.PROTEGE else cat.BASE_POINTS[disk.kind],
        disk.slot,
        disk.status,
        disk.card,
        disk.copies,
        tuple(secret.id for secret in secrets_at_work(state, seat, disk.id)),
        points,
        status.state if status is not None else "",
        status.reason if status is not None else None,
    )
