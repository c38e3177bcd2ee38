"""The tips of the board: what each thing is, and what it means now."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.rules.catalog import (
    DICE,
    FAME_THRESHOLDS,
    MAGICIANS,
    PERFORMANCES,
    SLOTS,
    SPECIALS,
    WAGE,
    Trick,
    Yields,
    kind_of,
    location_of,
)
from trickerion.rules.effects.asking import day_modifier
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick, Performance, PlayerState
from trickerion.scenes.table.looks import magician_name
from trickerion.scenes.table.strip import lacking
from trickerion.scenes.table.table import Table, is_covered
from trickerion.ui.bubble import Tip
from trickerion.ui.tokens import signed
from trickerion.words import names

Tips = Callable[[], Tip]

_ACTION_TEXT = {
    "learn_trick": "Take a Trick of a category that a Residence die shows (any for your favourite). "
    "Missing Fame is paid in {coin}. The die is used up.",
    "hire_character": "Hire whom an Inn die shows; it joins at the end of the turn. The die is used up.",
    "take_coins": "Take the {coin} that a Bank die shows. The die is used up.",
    "reroll_die": "Roll any one die again.",
    "set_die": "Turn any one die to another of its faces.",
    "buy": "Buy up to 3 of one Component that is in stock.",
    "bargain": "With Buy: each {ap} lowers the total by 1 {coin}, down to 1.",
    "order": "A Component that is not in stock replaces its neighbour on the Buy slots at the end of the turn.",
    "quick_order": "A Component can be bought this turn at once, for 1 {coin} more each.",
    "prepare": "Take the Trick Markers of a Trick whose Components you have. Components are not spent.",
    "move_trick": "A Trick changes to the Engineer’s slot, where it is prepared with 1 more Trick Marker.",
    "move_components": "A pile moves to a Manager slot, where it counts 1 more.",
    "move_apprentice": "An Apprentice moves to the Assistant’s place: it costs no wage there.",
    "set_up_trick": "Lay a Trick Marker on a Performance card; matching corners in a circle are Links.",
    "reschedule": "Move one of your Trick Markers to another slot.",
    "perform": "After everybody is placed, the Magicians on stage perform, Thursday to Sunday.",
    "draw_special_card": "Draw special Assignment cards: 1 {ap} for the first, 2 {ap} for each further one.",
    "fortune_telling": "The pending prophecies move one place clockwise.",
}


def action_tip(action: str, label: str, reason: str) -> Tip:
    """An Action, and why it cannot be taken."""
    return Tip(label, (_ACTION_TEXT.get(action, ""),), icon=f"action.{action}", note=reason)


def slot_tip(table: Table, slot: str) -> Tip:
    """A Character slot: what it adds, who stands there."""
    place = SLOTS[slot]
    body = [f"{signed(place.modifier)} {{ap}} for the Character that acts here."]
    if place.is_performance:
        body = ["For a Magician, who performs at the end of the turn and has no Action Points."]
    elif place.day:
        body.append("One player for each weekday.")
    occupant = table.state.occupants.get(slot)
    if is_covered(place, len(table.state.players)):
        body = [f"Not used with {len(table.state.players)} players."]
    if occupant is not None:
        owner = "You" if occupant[0] == table.viewer else table.names[occupant[0]]
        body.append(f"*{owner}*: {names.character(occupant[1])}.")
    return Tip(names.slot(slot), tuple(body), icon=f"location.{place.location}")


def die_tip(table: Table, die: str) -> Tip:
    """A die: what it shows and what else it could show."""
    faces = [names.face(die, face) for face in DICE[die].faces]
    listed = ", ".join(dict.fromkeys(faces))
    body = (f"Shows *{names.face(die, table.state.dice[die])}*.", f"Its six faces: {listed}.")
    return Tip(f"{names.AREA[DICE[die].area]} die", body, icon="ui.dice")


def stock_tip(component: str, price: int, *, quick: bool) -> Tip:
    """A Component that can be bought."""
    where = "Quick Order slot: 1 {coin} more than usual." if quick else "In stock: stays until an Order replaces it."
    return Tip(names.component(component), (f"{price} {{coin}} each. {where}",), icon=f"component.{component}")


def order_tip(table: Table, number: int) -> Tip:
    """An Order slot."""
    ordered, stock = table.state.orders[number], table.state.stock[number]
    what = names.component(ordered) if ordered else "Empty"
    body = f"At the end of the turn it replaces {names.component(stock)}." if stock else "It feeds the Buy slot."
    return Tip(f"Order: {what}", (body,), icon="action.order")


def day_tip(table: Table, day: str) -> Tip:
    """A weekday: whose it is and what it does to Yields."""
    owner = table.state.days.get(day)
    whose = "Nobody’s yet." if owner is None else f"{'Yours' if owner == table.viewer else table.names[owner]}."
    change = day_modifier(table.state, day)
    yields = f"Every Trick yields {signed(change)} {{fame}} and {signed(change)} {{coin}}." if change else "As printed."
    return Tip(names.DAY[day], (whose, yields), icon="ui.day")


def _yields(yields: Yields) -> str:
    parts = []
    for amount, sign in zip(yields, ("{fame}", "{coin}", "{shard}"), strict=True):
        if amount:
            parts.append(f"{amount} {sign}")
    return "  ".join(parts) or "nothing"


def card_tip(table: Table, card: Performance) -> Tip:
    """A Performance card: its bonus and who has Tricks on it."""
    printed = PERFORMANCES[card.id]
    body = [f"The performer gets {_yields(printed.bonus)} more."]
    for _slot, marker in card.all_markers():
        owner = "Your" if marker.owner == table.viewer else f"{table.names[marker.owner]}’s"
        body.append(f"{owner} {names.trick(marker.trick)}")
    return Tip(names.THEATER[printed.theater], tuple(body), icon="location.theater", note="Click: the Theater, large.")


def trick_facts(trick: Trick) -> list[str]:
    """What is printed on a Trick card."""
    need = ", ".join(names.pieces(component, number) for component, number in trick.components.items())
    markers = names.plural(trick.markers, "Trick Marker")
    return [
        f"{trick.category.capitalize()}, Fame Threshold {trick.fame_threshold}.",
        f"Needs {need}.",
        f"Prepare: {trick.prepare_cost} {{ap}} for {markers}.",
        f"Yields {_yields(trick.yields)}.",
        *([trick.end_game_text] if trick.end_game_text else []),
    ]


def trick_tip(player: PlayerState, place: int) -> Tip:
    """A Trick of a Workshop, with what it lacks."""
    owned: OwnedTrick | None = player.tricks[place]
    if owned is None:
        text = "The Engineer’s Trick gets 1 more Trick Marker." if place == ENGINEER_PLACE else "Room for a Trick."
        return Tip("Free slot", (text,), icon="ui.trick")
    missing = lacking(player, owned)
    short = ", ".join(names.pieces(component, number) for component, number in missing.items())
    state = f"*Lacks {short}.*" if short else f"*{names.plural(owned.markers, 'Trick Marker')} ready.*"
    note = "Right click: give it back."
    return Tip(owned.trick.name, (*trick_facts(owned.trick), state), icon=f"trick.{owned.id}", note=note)


def component_tip(player: PlayerState, component: str) -> Tip:
    """A pile of Components."""
    count = player.amount(component)
    extra = " One of them is the Manager’s." if component in player.manager_piles else ""
    return Tip(
        names.component(component),
        (f"You have {count} of at most 3.{extra} Components stay when a Trick is prepared.",),
        icon=f"component.{component}",
        note="Right click: give one back.",
    )


def character_tip(table: Table, character: str) -> Tip:
    """A disk of the own team with its card."""
    disk = table.me.characters[character]
    kind = kind_of(character)
    body = [f"{names.character(character)}: wage {WAGE[kind]} {{coin}} each turn."]
    if disk.card:
        body.append(f"Assigned to *{names.card(disk.card)}*.")
        special = SPECIALS.get(disk.card)
        if special is not None:
            body.append(f"{special.text} ({names.LOCATION[location_of(disk.card)]})")
    else:
        body.append("No Assignment card: idle this turn.")
    if disk.slot:
        body.append(f"Placed: {names.slot(disk.slot)}.")
    note = "Right click: leave it idle." if table.question == "Placing" and disk.status == "waiting" else ""
    return Tip(names.character(character), tuple(body), icon=f"character.{kind}", note=note)


def opponent_tip(table: Table, seat: int) -> Tip:
    """Another player."""
    player = table.state.players[seat]
    tricks = [owned.trick.name for owned in player.tricks if owned is not None]
    pieces = [names.pieces(component, player.components[component]) for component in player.components]
    body = [f"{table.names[seat]}, {table.colours[seat]}."]
    body.append("Tricks: " + (", ".join(tricks) or "none") + ".")
    body.append("Components: " + (", ".join(pieces) or "none") + ".")
    return Tip(magician_name(table.state, seat), tuple(body), note="Click: the whole Workshop.")


def initiative_tip(table: Table, number: int, seat: int) -> Tip:
    """A place of the Initiative panel."""
    who = "You" if seat == table.viewer else table.names[seat]
    price = f"Advertising costs {number + 1} {{coin}} here and gains 2 {{fame}}."
    done = "Has advertised this turn." if table.state.players[seat].advertised else ""
    body = tuple(text for text in (price, done) if text)
    return Tip(f"Initiative {number + 1}: {who}", body, icon="phase.initiative")


def deck_tip(table: Table, category: str, *, on_dice: bool) -> Tip:
    """A deck of the Residence."""
    number = len(table.state.residence[category])
    shown = "A Residence die shows this category." if on_dice else "No Residence die shows this category now."
    limits = ", ".join(str(fame) for fame in FAME_THRESHOLDS.values())
    body = (f"{names.plural(number, 'Trick')} to learn, Fame Thresholds {limits}.", shown)
    note = "Click: look through them."
    return Tip(f"{names.CATEGORY[category]} Tricks", body, icon=f"category.{category}", note=note)


def magician_tip(table: Table) -> Tip:
    """The own Magician."""
    player = table.me
    if player.magician not in MAGICIANS:
        return Tip(table.names[table.viewer])
    magician = MAGICIANS[player.magician]
    body = [f"{names.CATEGORY[magician.category]} is your favourite category: any Residence die will do."]
    if table.has_alley:
        body.append(f"*{magician.ability_name}*: {magician.ability}")
    sources = ", ".join(f"{source.replace('_', ' ')} {fame}" for source, fame in player.fame_by.items() if fame)
    if sources:
        body.append(f"{player.fame} {{fame}}: {sources}.")
    return Tip(magician.name, tuple(body), icon=f"magician.{magician.id}", note="Click: your Workshop.")
