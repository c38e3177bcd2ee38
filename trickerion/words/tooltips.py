"""What everything on the table is and does: resources, Components, Characters, Locations, slots, dice, days, phases.

Every answer is a ``Words``: title, paragraphs, icon, note. Cards have their own: ``card_tooltips.py``.
"""

from trickerion.rules.action_status import ActionStatus, usual_cost
from trickerion.rules.catalog import (
    BASE_POINTS,
    DICE,
    FAME_THRESHOLDS,
    INITIATIVE_SLOTS,
    MAGICIANS,
    MAX_PER_COMPONENT,
    PERFORMER_BONUS,
    PRICE,
    SLOTS,
    SPECIALS,
    TIER,
    TURNS,
    WAGE,
    YIELD_MODIFIER,
    X,
    kind_of,
)
from trickerion.rules.conduct import conduct_of
from trickerion.rules.effects.asking import component_price, day_modifier, slot_price
from trickerion.rules.forecast import Points
from trickerion.rules.locations.market_row import stock_prices
from trickerion.rules.phases.advertise import FAME as POSTER_FAME
from trickerion.rules.phases.advertise import cost as poster_cost
from trickerion.rules.phases.turn import last_turn
from trickerion.rules.reasons import missing_components
from trickerion.rules.state import Character, GameState
from trickerion.words import names as n
from trickerion.words import reasons
from trickerion.words.names import Names
from trickerion.words.wording import Words

# ------------------------------------------------------------------ resources and marks

_RESOURCES = {
    "fame": (
        "Fame wins the game.",
        f"Tricks of level II and III need {FAME_THRESHOLDS[2]} and {FAME_THRESHOLDS[3]} Fame to be learned; "
        "each missing Fame can be made up with 1 {coin}.",
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


def category(category_id: str) -> Words:
    """One of the four Trick categories."""
    body = ("A Trick category. Two corners of the same category in one circle make a Link, whosever they are.",)
    return Words(f"{n.CATEGORY[category_id]} Tricks", body, f"category.{category_id}")


def suit(suit_id: str) -> Words:
    """The suit of a Trick and its Trick Markers."""
    body = (
        "Each of your Tricks has a suit of its own, with four Trick Markers.",
        "Two equal markers of one player never share a Performance card.",
    )
    return Words(n.SUIT[suit_id], body, f"suit.{suit_id}")


def link_circle(has_shard: bool) -> Words:
    """A circle between two slots of a Performance card."""
    body = (
        "When the two corners in it show the same category, they are a Link. Who makes it takes {fame} or {coin}: "
        "1, 2 or 3 by the level of the Trick.",
        "The performer gains 1 {fame} for each Link on the card.",
    )
    extra = ("Here each player with a marker in the Link also gains 1 {shard} when it is made.",) if has_shard else ()
    return Words("Shard circle" if has_shard else "Link circle", body + extra, "ui.link")


def points_sum(points: Points) -> str:
    """Where Action Points come from, short: "2 = 1 own +1 slot −1 Weary Bodies"."""
    return f"{points.total} = {points.base} own{_additions(points, 'slot')}"


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
    """The name of a prophecy, a special card or a Magician by the id of its effect."""
    plain = effect_id.removesuffix(".academy")
    if plain in MAGICIANS:
        return MAGICIANS[plain].ability_name
    return SPECIALS[plain].name if plain in SPECIALS else n.prophecy(plain)


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
    price = stock_prices(state, seat).get(component_id)
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
        needs.append(f"{trick.trick.name} ({trick.trick.components[component_id]}{lack})")
    return [f"Needed for {n.join(needs)}."] if needs else []


def free_component_slot(is_managers: bool) -> Words:
    """An empty Component slot of a Workshop."""
    if is_managers:
        return Words("Manager’s slot", ("A pile here counts one piece more than it holds.",), "character.manager")
    return Words("Free slot", ("Room for one type of Component, up to three pieces.",), "resource.component")


# ------------------------------------------------------------------ Characters

_CHARACTERS = {
    "magician": "The only one who can be placed on the stage and perform.",
    "assistant": "The board of the Assistant has room for one Apprentice more, who works without a wage.",
    "engineer": "The board of the Engineer holds a fourth Trick; prepared there, it gets 1 Trick Marker more.",
    "manager": "The board of the Manager holds two types of Components; each counts one piece more there.",
    "apprentice": "Cheap help. Up to three live on the player board, a fourth with the Assistant.",
}


def character(character_id: str, disk: Character | None = None) -> Words:
    """A kind of Character, or a disk of the table with what it does this turn."""
    kind = kind_of(character_id)
    wage = 0 if disk and disk.home == "assistant" else WAGE[kind]
    pay = f"wage {wage} {{coin}} when it works" if wage else "no wage"
    body = [f"{BASE_POINTS[kind]} {{ap}}, {pay}.", _CHARACTERS[kind]]
    if kind in PERFORMER_BONUS:
        body.append(f"Backstage on the day of your show: {n.yields(PERFORMER_BONUS[kind])} for the performer.")
    if disk:
        body.append(_occupation(disk))
    return Words(n.CHARACTER[kind], tuple(body), f"character.{kind}")


def _occupation(disk: Character) -> str:
    if disk.slot:
        return f"Placed: *{n.slot(disk.slot)}*."
    if disk.status == "idle":
        return "*Idle* this turn."
    return f"Assignment card: *{n.card(disk.card)}*." if disk.card else "No Assignment card: it will be Idle, unpaid."


# ------------------------------------------------------------------ Locations and slots

_LOCATIONS = {
    "downtown": "Learn Tricks at the Residence, hire at the Inn, take Coins from the Bank, as their dice allow.",
    "market_row": "Buy the Components that lie in stock, or order others.",
    "workshop": "Prepare Tricks, so that their Trick Markers can be set up. Only for your own Characters.",
    "theater": "Set up Tricks backstage, link them, and let your Magician perform them on one day of the week.",
    "dark_alley": "Draw special Assignment cards and read the future.",
}


def location(location_id: str) -> Words:
    """A Location of the board."""
    return Words(n.LOCATION[location_id], (_LOCATIONS[location_id],), f"location.{location_id}")


def slot(state: GameState, slot_id: str, names: Names, viewer: int) -> Words:
    """A Character slot: its modifier or purpose, its price, who stands there, whether it is in use."""
    place = SLOTS[slot_id]
    icon = f"location.{place.location}"
    if state.heir is not None and slot_id in state.closed:
        return _blocked_slot(slot_id, icon)
    if slot_id in state.closed:
        return Words(n.slot(slot_id), (f"Not in use with {len(state.players)} players.",), icon)
    body = [_slot_purpose(slot_id)]
    price = slot_price(state, place)
    body += [f"Placing here costs {price} {{coin}} ({n.prophecy(state.active_prophecy)})."] if price else []
    if slot_id in state.occupants:
        seat, disk = state.occupants[slot_id]
        owner = n.whose(seat, names, viewer)
        body.append(f"*{owner[0].upper() + owner[1:]} {n.character(disk)}* stands here.")
    return Words(n.slot(slot_id), tuple(body), icon)


_BLOCKING = (
    "A Blocking token lies here until that die is rolled again. Nobody can be placed here, neither you nor the Heir."
)


def _blocked_slot(slot_id: str, icon: str) -> Words:
    place = SLOTS[slot_id]
    where = f"all of {n.DAY[place.day]}" if place.day else "this slot"
    cause = f"The Configuration die of the {n.LOCATION[place.location]} blocks {where}."
    return Words(f"{n.slot(slot_id)}: blocked", (cause, _BLOCKING), icon or "ui.locked")


def _slot_purpose(slot_id: str) -> str:
    place = SLOTS[slot_id]
    if place.is_performance:
        return "For a Magician: no {ap} here, but a show in the Performance phase."
    if place.modifier:
        return f"A Character here has {n.signed(place.modifier)} {{ap}}."
    return "A Character here has its own {ap}, no more and no less."


def weekday(state: GameState, day: str, names: Names, viewer: int) -> Words:
    """A weekday of the Theater: its owner, its slots, its Yields."""
    if state.heir is not None and f"{day}.perform" in state.closed:
        return _blocked_slot(f"{day}.perform", "ui.locked")._replace(title=f"{n.DAY[day]}: blocked")
    owner = state.days.get(day)
    whose = "Free." if owner is None else f"Taken by {'you' if n.is_you(owner, names, viewer) else names[owner]}."
    change, printed = day_modifier(state, day), YIELD_MODIFIER[day]
    yields = (
        f"Each Trick of its owner yields {n.signed(change)} {{fame}} and {n.signed(change)} {{coin}}, never below 0."
    )
    body = [
        f"{whose} The first to place a Character here takes the day; one day for each player.",
        yields if change else "Tricks of its owner yield what is printed.",
    ]
    if owner is not None and not conduct_of(state, owner).feels_weekdays:
        body[1] = "The Heir feels no weekday: its Tricks yield what is printed."
    body += [f"Changed by {n.prophecy(state.active_prophecy)}."] if change != printed else []
    backstage = n.signed(SLOTS[f"{day}.backstage.0"].modifier)
    body.append(f"Backstage: {backstage} {{ap}}. On the stage: the Magician.")
    return Words(n.DAY[day], tuple(body), "ui.day")


# ------------------------------------------------------------------ dice

_DICE_USE = {
    "residence": "Learn Trick needs a die with the category of the Trick or with any category; "
    "for your favourite category every face but X will do.",
    "inn": "Hire Character takes whom the die shows.",
    "bank": "Take Coins pays the number on the die.",
}


def die(state: GameState, die_id: str) -> Words:
    """A Downtown die: what it shows, what it is for, its six faces."""
    printed = DICE[die_id]
    shown = state.dice[die_id]
    now = "*X*: used up or useless, until it is rerolled or set." if shown == X else f"*{n.face(die_id, shown)}*."
    faces = ", ".join(n.face(die_id, face).removesuffix(" Coins") for face in printed.faces)
    return Words(f"{n.AREA[printed.area]} die", (now, _DICE_USE[printed.area], f"Its faces: {faces}."), "ui.dice")


# ------------------------------------------------------------------ Actions

_ACTIONS = {
    "learn_trick": (
        "Take a Trick of the Residence that a die and your Fame allow, and give it a suit. The die turns to X.",
        "Each missing Fame costs 1 {coin}. Components are not needed yet.",
    ),
    "hire_character": (
        "Hire whom an Inn die shows. The die turns to X; the new Character joins at the end of the turn.",
        "One Specialist of each kind; three Apprentices, four with an Assistant.",
    ),
    "take_coins": ("Take the {coin} that a Bank die shows. The die turns to X.",),
    "reroll_die": ("Roll one die of Downtown again, also one that shows X. This cannot be undone.",),
    "set_die": ("Turn one die of Downtown to a face of your choice that it has.",),
    "buy": ("Buy up to three pieces of one Component that is on sale.", "At most three of a type in your Workshop."),
    "bargain": ("Together with a Buy: each {ap} takes 1 {coin} off the total, which stays at 1 or more.",),
    "order": ("Choose a Component and an Order slot; at the end of the turn it replaces what that slot feeds.",),
    "quick_order": (
        "Choose a Component for the Quick Order slot: all can buy it this turn, 1 {coin} dearer each.",
        "It replaces what lies there.",
    ),
    "prepare": (
        "Put the printed number of Trick Markers on a Trick card that has none. You must own the Components; "
        "they are not spent.",
    ),
    "move_trick": ("Bring a Trick to the Engineer’s slot, or exchange it with the Trick there. Markers move along.",),
    "move_components": ("Bring a pile to the Manager’s board, or exchange it with a pile there.",),
    "move_apprentice": ("An Apprentice moves to the empty place on the Assistant’s board and needs no wage any more.",),
    "set_up_trick": (
        "Lay a Trick Marker from a prepared Trick on a free slot of a Performance card, its own category in a circle.",
        "Links pay at once.",
    ),
    "reschedule": ("Move one of your Trick Markers to another free slot, or turn it. Links it makes pay nothing now.",),
    "perform": (
        "In the Performance phase each Magician on a stage performs one card with an own Trick Marker, "
        "Thursday to Sunday.",
    ),
    "draw_card": ("Draw a special Assignment card of a Location; the first of each Character is cheaper.",),
    "fortune_telling": ("All pending prophecies move one place clockwise. Once for each Character.",),
    "fate_weaving": ("A pending prophecy takes the place of the active one, at once.",),
    "use_card": ("The Action that the special Assignment card of this Character offers.",),
    "use_ability": ("The ability of your Magician.",),
    "enhance": ("Pay 1 {shard} for 1 {ap} more: once, before the first Action, not in the Theater.",),
    "forgo_bonus": ("Give up the bonus of the special Assignment card for 1 {ap} more.",),
    "advertise": (
        f"Hang up your Poster for {POSTER_FAME} {{fame}}: it costs as many {{coin}} as your Initiative slot says.",
    ),
}


def action(action_id: str, status: ActionStatus | None = None, names: Names = (), viewer: int = 0) -> Words:
    """An Action: what it does, what it costs, and why it is not possible now."""
    title = n.ACTION.get(action_id, "Advertise")
    body = list(_ACTIONS[action_id])
    if status is not None and status.cost != status.usual and status.cost[1]:
        body.append(f"{reasons.cost(status)} {{ap}} now, usually {reasons.cost_range(status.usual, action_id)}.")
    elif usual_cost(action_id)[1]:
        body.append(f"{reasons.cost_range(usual_cost(action_id), action_id)} {{ap}}.")
    note = reasons.long(status.reason, names, viewer) if status is not None and status.reason else ""
    return Words(title, tuple(body), action_icon(action_id), note)


def action_icon(action_id: str) -> str:
    """The concept of the icon map for an Action."""
    special = {
        "any": "ui.any",
        "draw_card": "action.draw_special_card",
        "fate_weaving": "ui.prophecy",
        "use_card": "ui.special_card",
        "use_ability": "character.magician",
        "forgo_bonus": "ui.special_card",
    }
    return special.get(action_id, f"action.{action_id}")


# ------------------------------------------------------------------ the turn

_PHASES = {
    "roll_dice": "The six dice of Downtown are rolled.",
    "set_initiative": "Least Fame first. Players with equal Fame change their order.",
    "advertise": f"In Initiative order, everybody may pay for a Poster: {POSTER_FAME} Fame.",
    "assignment": "All lay Assignment cards face down under their Characters. A Character without a card stays Idle, "
    "and costs no wage. Then all cards are revealed.",
    "place_characters": "In turn, everybody places one Character at the Location on its card. It acts at once.",
    "performance": "From Thursday to Sunday the Magicians on the stages perform.",
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


def turn(state: GameState) -> Words:
    """The turn counter."""
    left = last_turn(state) - state.turn
    rest = "This is the last turn." if not left else f"{n.plural(left, 'turn')} to come."
    length = f"{TURNS['base']} turns, {TURNS['dark_alley']} with the Dark Alley."
    return Words(f"Turn {state.turn} of {last_turn(state)}", (rest, length), "ui.turn_marker")


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
        "The order is set anew each turn: least Fame first.",
    )
    return Words(f"Initiative {n.ROMAN[slots[position]]}", body, "phase.initiative")


def order_slot(state: GameState, number: int) -> Words:
    """An Order slot of the Market Row."""
    ordered, fed = state.orders[number], n.component(state.stock[number])
    text = f"At the end of the turn it replaces {fed} in stock." if ordered else f"Free. It feeds the place of {fed}."
    title = f"Ordered: {n.component(ordered)}" if ordered else "Order slot"
    return Words(title, (text,), f"component.{ordered}" if ordered else "action.order")


def quick_order_slot(state: GameState, seat: int) -> Words:
    """The Quick Order slot of the Market Row."""
    if not state.quick_order:
        text = "Free. What is quick-ordered can be bought by all this turn, 1 {coin} dearer."
        return Words("Quick Order slot", (text,), "action.quick_order")
    return component(state.quick_order, state, seat)


def undo(label: str) -> Words:
    """The Undo button; ``label`` names the move that it takes back, "" when there is none."""
    if label:
        return Words("Undo", (f"Takes back: {label}.",), "ui.undo")
    return Words("Undo", ("Nothing to take back since the last dice, revealed cards or opponent’s move.",), "ui.undo")
