"""What the things on the table are and do: resources, marks, Components, Characters, phases, Initiative.

Every answer is a ``Words``: title, paragraphs, icon, note. The cards are in ``card_tooltips.py``, Locations with
their slots and dice in ``place_tooltips.py``, Actions in ``action_tooltips.py``.
"""

from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.ask import (
    POSTER_FAME,
    Points,
    base_points,
    component_price,
    missing_components,
    poster_bonuses,
    poster_cheapened_by,
    poster_cost,
    prices_now,
    wage_of,
    working_secrets,
)
from trickerion.rules.catalog import (
    BASE_POINTS,
    FAME_THRESHOLDS,
    INITIATIVE_SLOTS,
    MAGICIANS,
    MAX_PER_COMPONENT,
    PERFORMER_BONUS,
    PRICE,
    PROTEGE,
    SPECIALS,
    TIER,
    WAGE,
    kind_of,
)
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import Character, GameState
from trickerion.words import names as n
from trickerion.words.academy.names import secret, tile
from trickerion.words.names import Names
from trickerion.words.powers.names import power
from trickerion.words.wording import Words, card_text

# ------------------------------------------------------------------ resources and marks

_RESOURCES = {
    "fame": (
        "Fame wins the game.",
        f"Tricks of level II and III need {FAME_THRESHOLDS[2]} and {FAME_THRESHOLDS[3]} Fame to be learned; each "
        "missing Fame can be made up with 1 {coin}.",
        "Who has the least goes first next turn.",
    ),
    "coins": (
        "Coins buy Components, pay wages and Posters, and make up for missing Fame when a Trick is learned.",
        "At the end every full 3 {coin} are worth 1 {fame}.",
    ),
    "shards": (
        "A Trickerion Shard enhances a placed Character by 1 {ap}: once, before its first Action, not in the Theater.",
        "At the end each {shard} left is worth 1 {fame}.",
    ),
    "points": (
        "A placed Character spends its Action Points at once, Action by Action. What is left over is lost.",
        "Its own points plus the modifier of its slot; a {shard} can add 1.",
    ),
}


def resource(kind: str) -> Words:
    """fame, coins, shards or points (Action Points)."""
    icon = {"points": "resource.action_point", "shards": "resource.shard", "coins": "resource.coin"}
    return Words(n.RESOURCE[kind][1], _RESOURCES[kind], icon.get(kind, "resource.fame"))


def suit(suit_id: str) -> Words:
    """The suit of a Trick and its Trick Markers."""
    body = (
        "Each of your Tricks has a suit of its own, with its own Trick Markers: four, or five with the Academy.",
        "Two equal markers of one player never share a Performance card.",
    )
    return Words(n.SUIT[suit_id], body, f"suit.{suit_id}")


def link_circle(has_shard: bool) -> Words:
    """A circle between two slots of a Performance card."""
    body = (
        "When the two corners in it show the same category, they are a Link. Who makes it takes {fame} or {coin}: 1, "
        "2 or 3 by the level of the Trick.",
        "The performer gains 1 {fame} for each Link on the card.",
    )
    extra = ("Here each player with a marker in the Link also gains 1 {shard} when it is made.",) if has_shard else ()
    return Words("Shard circle" if has_shard else "Link circle", body + extra, "ui.link")


def points_sum(points: Points) -> str:
    """Where Action Points come from, short: "2 = 1 own +1 slot −1 Weary Bodies", or "3 of its own"."""
    more = _additions(points, "slot")
    return f"{points.total} = {points.base} own{more}" if more else f"{points.base} of its own"


def points(sum_of: Points, character: str) -> Words:
    """Where Action Points come from: "2 Action Points = 1 Apprentice +1 slot"."""
    line = f"{n.resource(sum_of.total, 'points')} = {sum_of.base} {n.character(character)}{_additions(sum_of, 'slot')}"
    more = (f"A {{shard}} would add {n.resource(sum_of.enhance, 'points')}.",) if sum_of.enhance else ()
    price = (f"This slot costs {sum_of.coins} {{coin}}.",) if sum_of.coins else ()
    return Words(n.resource(sum_of.total, "points"), (line, *more, *price), "resource.action_point")


def _additions(points_of: Points, slot_word: str) -> str:
    slot_part = f" {n.signed(points_of.slot)} {slot_word}" if points_of.slot else ""
    return slot_part + "".join(f" {n.signed(more)} {effect_name(effect)}" for effect, more in points_of.changes)


def effect_name(effect_id: str) -> str:
    """The name of what bends a rule: a prophecy, a special card, an ability, a secret, a room, a Power."""
    plain = effect_id.removesuffix(".academy")
    if plain in MAGICIANS:
        return n.ability(plain)
    if plain in SECRETS or plain in TILES:
        return secret(plain) if plain in SECRETS else tile(plain)
    if plain in POWERS:
        return power(plain)
    return n.card(plain) if plain in SPECIALS else n.prophecy(plain)


# ------------------------------------------------------------------ Components


def component(component_id: str, state: GameState | None = None, seat: int = 0) -> Words:
    """A Component: tier, price, where it can be had, how many the seat owns, which of its Tricks need it."""
    title = n.component(component_id)
    body = [f"{n.TIER_NAME[TIER[component_id]]} Component, {PRICE[component_id]} {{coin}} each."]
    if state is None:
        body.append(f"At most {MAX_PER_COMPONENT} of a type; Prepare never spends them.")
    else:
        body += [_availability(state, seat, component_id), _owned(state, seat, component_id)]
        body += _needed_by(state, seat, component_id)
    return Words(title, tuple(body), f"component.{component_id}")


def _availability(state: GameState, seat: int, component_id: str) -> str:
    price = prices_now(state, seat).get(component_id)
    if price is not None:
        quick = component_id == state.quick_order and price > component_price(state, seat, component_id)
        where = "On the Quick Order slot this turn" if quick else "On sale"
        return f"{where} for {price} {{coin}}."
    if component_id in state.orders:
        replaced = state.stock[state.orders.index(component_id)]
        return f"Ordered: it replaces {n.component(replaced)} at the end of the turn."
    return "Not on sale: order it for the next turn, or quick-order it for this one."


def _owned(state: GameState, seat: int, component_id: str) -> str:
    player = state.players[seat]
    number = player.amount(component_id)
    if not number:
        return f"None in the Workshop; at most {MAX_PER_COMPONENT} of a type."
    manager = ", one of them through the Manager" if component_id in player.manager_piles else ""
    return f"{number} of at most {MAX_PER_COMPONENT} in the Workshop{manager}."


def _needed_by(state: GameState, seat: int, component_id: str) -> list[str]:
    player = state.players[seat]
    owned = [trick for trick in player.tricks if trick is not None and component_id in trick.trick.components]
    needs = []
    for trick in owned:
        short = missing_components(player, trick.id).get(component_id, 0)
        lack = f", {short} short" if short else ""
        needs.append(f"{n.trick(trick.id)} ({trick.trick.components[component_id]}{lack})")
    return [f"Needed for {n.join(needs)}."] if needs else []


def free_component_slot(is_managers: bool) -> Words:
    """An empty Component slot of a Workshop."""
    if is_managers:
        return Words("Manager’s slot", ("A pile here counts one piece more than it holds.",), "character.manager")
    return Words("Free slot", ("Room for one type of Component, up to three pieces.",), "resource.component")


# ------------------------------------------------------------------ Characters

_CHARACTERS = {
    "magician": "The only one who can be placed on the stage and perform.",
    "assistant": "The board of the Assistant has room for one more Apprentice, who works without a wage.",
    "engineer": "The board of the Engineer holds a fourth Trick; prepared there, it gets 1 more Trick Marker.",
    "manager": "The board of the Manager holds two types of Components; each counts one piece more there.",
    "apprentice": "Cheap help. Up to three live on the player board, a fourth with the Assistant.",
    "protege": "Learns secrets: the second and the third bring 1 {ap} each, the first two cost 1 {coin} of wage each.",
}


def character(character_id: str, disk: Character | None = None, state: GameState | None = None, seat: int = 0) -> Words:
    """A kind of Character, or a disk of the table with what it does this turn, and the secrets that work for it."""
    kind = kind_of(character_id)
    wage, points = 0 if disk and disk.home == "assistant" else WAGE[kind], BASE_POINTS[kind]
    if disk and state is not None and kind == PROTEGE:
        wage, points = wage_of(state, seat, disk), base_points(state, seat, disk)
    pay = f"wage {wage} {{coin}} when it works" if wage else "no wage"
    body = [f"{points} {{ap}}, {pay}.", _CHARACTERS[kind]]
    secrets = working_secrets(state, seat, character_id) if state is not None else ()
    body += [f"*{secret(known)}*: {card_text(SECRETS[known].text)}" for known in secrets]
    if kind in PERFORMER_BONUS:
        body.append(f"Backstage on the day of the show: {n.yields(PERFORMER_BONUS[kind])} for the performer.")
    if disk:
        body.append(_occupation(disk))
    return Words(n.CHARACTER[kind], tuple(body), f"character.{kind}")


def _occupation(disk: Character) -> str:
    if disk.slot:
        return f"Placed: *{n.slot(disk.slot)}*."
    if disk.status == "idle":
        return "*Idle* this turn."
    return (
        f"Assignment card: *{n.card(disk.card)}*."
        if disk.card
        else "No Assignment card: it will be Idle this turn, without a wage."
    )


# ------------------------------------------------------------------ the turn

_PHASES = {
    "roll_dice": "The six dice of Downtown are rolled.",
    "set_initiative": "Least Fame first. Players with equal Fame change their order.",
    "advertise": f"In Initiative order, everybody may pay for a Poster: {POSTER_FAME} Fame.",
    "assignment": "All lay Assignment cards face down under their Characters. A Character without a card stays Idle, "
    "and costs no wage. Then all cards are revealed.",
    "place_characters": "In turn, everybody places one Character at the Location on its card. It acts at once.",
    "performance": "From Thursday to Sunday the Magicians on the stages perform.",
    "classroom": "Trick Markers of taught Tricks come home; then every Trick in a Classroom pays its owner.",
    "end_turn": "Wages; everybody comes home; hired Characters join, Orders arrive, the Performance cards move on.",
}
_PHASE_ICONS = {
    "roll_dice": "phase.roll_dice",
    "set_initiative": "phase.initiative",
    "advertise": "phase.advertise",
    "assignment": "phase.assign",
    "place_characters": "phase.place",
    "performance": "phase.perform",
    "end_turn": "phase.end_turn",
}


def phase(phase_id: str) -> Words:
    """A phase of the turn."""
    return Words(n.PHASE[phase_id], (_PHASES.get(phase_id, ""),), _PHASE_ICONS.get(phase_id, "ui.clock"))


def initiative(state: GameState, position: int, names: Names, viewer: int) -> Words:
    """A place in the Initiative order: who, and what a Poster costs there; places out of use say so."""
    slots = INITIATIVE_SLOTS[len(state.players)]
    if position >= len(slots):
        return Words("Initiative", (f"Not in use with {len(state.players)} players.",), "phase.initiative")
    seat = state.initiative[position]
    advertised = " It hangs already." if state.players[seat].advertised else ""
    body = (
        f"{'You are' if n.is_you(seat, names, viewer) else names[seat] + ' is'} number {position + 1} this turn.",
        f"A Poster costs {poster_cost(state, seat)} {{coin}} here and brings {POSTER_FAME} {{fame}}.{advertised}",
        *(f"Cheaper by *{effect_name(power.id)}*." for power in poster_cheapened_by(state, seat)),
        *(f"*{effect_name(power)}*: {n.change(*bonus)}." for power, bonus in poster_bonuses(state, seat)),
        "The order is set anew each turn: least Fame first.",
    )
    return Words(f"Initiative {n.ROMAN[slots[position]]}", body, "phase.initiative")
