"""What the Locations are for: their Character slots, weekdays, dice and Order slots."""

from collections import Counter

from trickerion.rules.ask import closing_module, day_modifier, policy_of, slot_price
from trickerion.rules.catalog import DICE, SLOTS, YIELD_MODIFIER, X
from trickerion.rules.state import GameState
from trickerion.words import duel
from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.powers.why import own_weekday
from trickerion.words.tooltips import component, resource
from trickerion.words.wording import Words

# ------------------------------------------------------------------ Locations and slots

_LOCATIONS = {
    "downtown": "Learn Tricks at the Residence, hire at the Inn, take Coins from the Bank, as their dice allow.",
    "market_row": "Buy the Components that lie in stock, or order others.",
    "workshop": "Prepare Tricks, so that their Trick Markers can be set up. Only for your own Characters.",
    "theater": "Set up Tricks backstage, link them, and let your Magician perform them on one day of the week.",
    "dark_alley": "Draw special Assignment cards and read the future.",
    "academy": "Renovate rooms, practice and teach Tricks there, and learn secrets.",
}


def location(location_id: str) -> Words:
    """A Location of the board."""
    return Words(n.LOCATION[location_id], (_LOCATIONS[location_id],), f"location.{location_id}")


_INLINE = {"fame": "fame", "coin": "coins", "shard": "shards", "ap": "points"}


def inline_icon(name: str) -> Words | None:
    """An icon in a sentence, as the sentence names it: "coin" or "location.theater"; None for one that says nothing."""
    if name in _INLINE:
        return resource(_INLINE[name])
    place = name.removeprefix("location.")
    return location(place) if place in _LOCATIONS and place != name else None


def slot(state: GameState, slot_id: str, names: Names, viewer: int) -> Words:
    """A Character slot: its modifier or purpose, its price, who stands there, whether it is in use."""
    place = SLOTS[slot_id]
    icon = f"location.{place.location}"
    if slot_id in state.closed:
        return _closed_slot(state, slot_id, icon)
    body = [_slot_purpose(slot_id)]
    price = slot_price(state, place)
    body += [f"Placing here costs {price} {{coin}} ({n.prophecy(state.active_prophecy)})."] if price else []
    if slot_id in state.occupants:
        seat, disk = state.occupants[slot_id]
        owner = n.whose(seat, names, viewer)
        body.append(f"*{owner[0].upper() + owner[1:]} {n.character(disk)}* stands here.")
    return Words(n.slot(slot_id), tuple(body), icon)


_BLOCKING = "A Blocking token lies here until that die is rolled again. Nobody can be placed here, not even the Heir."


def _closed_slot(state: GameState, slot_id: str, icon: str) -> Words:
    because = closing_module(state.options).closed_because
    if because == "blocked":
        return _blocked_slot(slot_id, icon)
    if because == "covered_this_turn":
        return duel.covered_slot(state, slot_id)
    return Words(n.slot(slot_id), (f"Not in use with {len(state.players)} players.",), icon)


def _blocked_slot(slot_id: str, icon: str) -> Words:
    place = SLOTS[slot_id]
    where = f"all of {n.DAY[place.day]}" if place.day else "this slot"
    cause = f"The Configuration die of the {n.LOCATION[place.location]} blocks {where}."
    return Words(f"{n.slot(slot_id)}: blocked", (cause, _BLOCKING), icon or "ui.locked")


def _slot_purpose(slot_id: str) -> str:
    place = SLOTS[slot_id]
    if place.is_performance:
        return "For a Magician: no {ap} here, but a show in the Performance phase."
    return points_here(place.modifier)


def points_here(modifier: int) -> str:
    """What a slot adds to the Action Points of whoever stands there."""
    if modifier:
        return f"A Character here has {abs(modifier)} {{ap}} {'more' if modifier > 0 else 'less'}."
    return "A Character here has its own {ap}, no more and no less."


def weekday(state: GameState, day: str, names: Names, viewer: int) -> Words:
    """A weekday of the Theater: its owner, its slots, its Yields."""
    if f"{day}.perform" in state.closed:
        words = _closed_slot(state, f"{day}.perform", "ui.locked")
        return words._replace(title=f"{n.DAY[day]}: {words.title.rpartition(': ')[2]}")
    owner = state.days.get(day)
    whose = "Free." if owner is None else f"Taken by {n.object_of(owner, names, viewer)}."
    change, printed = day_modifier(state, day), YIELD_MODIFIER[day]
    more = n.signed(change)
    yields = f"Each Trick of its owner yields {more} {{fame}} and {more} {{coin}}, never below 0."
    body = [
        f"{whose} The first to place a Character here takes the day; one day for each player.",
        yields if change else "Tricks of its owner yield what is printed.",
    ]
    if owner is not None and not policy_of(state, owner).feels_weekdays:
        body[1] = "The Heir feels no weekday: its Tricks yield what is printed."
    body += [f"Changed by {n.prophecy(state.active_prophecy)}."] if change != printed else []
    body += own_weekday(state, day, viewer)
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
    face = n.face(die_id, shown)
    now = "*X*: used up or useless, until it is rerolled or set." if shown == X else f"*{face[:1].upper()}{face[1:]}*."
    counted = Counter(n.face(die_id, face).removesuffix(" Coins") for face in printed.faces)
    faces = ", ".join(face if number == 1 else f"{number} × {face}" for face, number in counted.items())
    return Words(f"{n.AREA[printed.area]} die", (now, _DICE_USE[printed.area], f"Its faces: {faces}."), "ui.dice")


# ------------------------------------------------------------------ Order slots


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
