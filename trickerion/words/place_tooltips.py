"""What the Locations are for: their Character slots, weekdays, dice and Order slots."""

from collections import Counter
from typing import Final

from trickerion.language.speech import Say, Tell, _, listed, sayings, signed, table
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules.catalog import DICE, SLOTS, X
from trickerion.rules.facts.board import DayFacts, DieFacts, SlotFacts
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.tooltips import RESOURCE, because, effect_name

# ------------------------------------------------------------------ Locations and slots

_LOCATIONS = table(
    "locations",
    downtown="Learn Tricks at the Residence, hire at the Inn, take Coins from the Bank, as their dice allow.",
    market_row="Buy the Components on sale, or order others.",
    workshop="Prepare Tricks to get Trick Markers that you can set up. Only your own Characters can work here.",
    theater="Set up Tricks backstage, link them, and let your Magician perform them on one day of the week.",
    dark_alley="Draw special Assignment cards and read the future.",
    academy="Renovate rooms, practice and teach Tricks there, and learn secrets.",
)


LOCATION: Final = {place: Words(n.LOCATION[place], (body,), f"location.{place}") for place, body in _LOCATIONS.items()}
"""The Locations of the board."""
INLINE: Final = {
    **{"fame": RESOURCE["fame"], "coin": RESOURCE["coins"], "shard": RESOURCE["shards"], "ap": RESOURCE["points"]},
    **{f"location.{place}": words for place, words in LOCATION.items()},
}
"""An icon in a sentence, as the sentence names it: "coin" or "location.theater"."""
POINTS_HERE: Final = {
    number: Say("Characters here have {points} {ap} more.")(points=number)
    if number > 0
    else Say("Characters here have {points} {ap} less.")(points=-number)
    if number
    else _("Characters here have their own {ap}, no more and no less.")
    for number in {slot.modifier for slot in SLOTS.values()}
}
"""Sentence on the Action Points that a slot adds for a Character there, by its modifier."""
_FOR_A_MAGICIAN: Final = _("A Magician here has no {ap} but gives a show in the Performance phase.")
_STANDS: Final = Tell("*Your {character}* is here.", "*{who:Name’s} {character}* is here.")


def slot(facts: SlotFacts, reader: Voice) -> Words:
    """A Character slot: its modifier or purpose, its price, who stands there, whether it is in use."""
    place = SLOTS[facts.id]
    icon = f"location.{place.location}"
    if facts.closed:
        return _closed(facts, n.slot(facts.id), "ui.locked" if place.day else icon)
    body = [_FOR_A_MAGICIAN if place.is_performance else POINTS_HERE[place.modifier]]
    if facts.price:
        body.append(
            Say("Placing a Character here costs {price} {coin} ({prophecy}).")(
                price=facts.price, prophecy=n.prophecy(facts.by)
            )
        )
    if facts.character:
        body.append(_STANDS(reader, facts.seat, character=n.character(facts.character)))
    return Words(n.slot(facts.id), tuple(body), icon)


_CLOSED: Final = sayings(
    "a closed slot", covered="{name}", blocked="{name}: blocked", covered_this_turn="{name}: covered this turn"
)
_WHY_CLOSED: Final = sayings(
    "why a slot is closed",
    covered="This slot is not in use with {players} players.",
    blocked="The Configuration die of the {location} blocks this slot.",
    covered_this_turn="The Turn Setup card covers this slot this turn. Nobody can place a Character here.",
)
_WHY_DAY_IS_CLOSED: Final = _WHY_CLOSED | sayings(
    "why a weekday is closed",
    blocked="The Configuration die of the {location} blocks all of {day}.",
    covered_this_turn="The Turn Setup card covers all of {day} this turn. Nobody can place a Character here.",
)
_THEN: Final = {True: (_("It is covered next turn, too."),), False: (_("It is open next turn."),), None: ()}


def _closed(facts: SlotFacts, name: str, icon: str) -> Words:
    """A slot or a weekday that nobody can have: "Sunday: blocked"."""
    place = SLOTS[facts.id]
    why = (_WHY_DAY_IS_CLOSED if place.day else _WHY_CLOSED)[facts.closed]
    told = why(players=facts.players, location=n.LOCATION[place.location], day=n.DAY.get(place.day, ""))
    token = _(
        "A Blocking token is here until that die is rerolled. Nobody can place a Character here, not even the Heir."
    )
    more = (token,) if facts.closed == "blocked" else _THEN[facts.next_too]
    return Words(_CLOSED[facts.closed](name=name), (told, *more), icon)


_OWNER: Final = Tell("You have taken it.", "It is taken by {who}.")
_FREE_DAY: Final = Say(
    "{whose} The first player to place a Character here takes the day. Each player can take one day."
)
_YIELDS: Final = sayings(
    "what a weekday yields",
    change="Each Trick of its owner yields {more} {fame} and {more} {coin}, never below 0.",
    plain="Tricks of its owner yield what is printed.",
    heir="Weekdays don’t change what the Heir’s Tricks pay.",
)
_BACKSTAGE: Final = {
    slot.day: Say("Backstage gives {points} {ap}. The stage is for the Magician.")(points=signed(slot.modifier))
    for slot in SLOTS.values()
    if slot.day and not slot.is_performance
}


def weekday(facts: DayFacts, reader: Voice) -> Words:
    """A weekday of the Theater: its owner, its slots, its Yields."""
    if facts.stage.closed:
        return _closed(facts.stage, n.DAY[facts.id], "ui.locked")
    whose = _("Free.") if facts.owner < 0 else _OWNER(reader, facts.owner)
    body = [_FREE_DAY(whose=whose), _YIELDS[facts.pays](more=signed(facts.modifier))]
    body += [Say("{prophecy} changes this.")(prophecy=n.prophecy(facts.by))] if facts.by else []
    body += [
        Say("*{power}* changes its owner’s Tricks by {fames} {fame} and {coins} {coin}.")(
            power=power(card), fames=signed(change.fame), coins=signed(change.coins)
        )
        for card, change in facts.own
    ]
    return Words(n.DAY[facts.id], (*body, _BACKSTAGE[facts.id]), "ui.day")


# ------------------------------------------------------------------ dice

_DICE_USE: Final = table(
    "Downtown die",
    residence="To learn a Trick, you need a die that shows its category or any category. For your favourite "
    "category, every face but X will do.",
    inn="You can hire the Character that the die shows.",
    bank="Take Coins pays the number on the die.",
)
_TIMES: Final = Say("{number} × {face}")
_FACES: Final = {
    die.id: listed(
        face if number == 1 else _TIMES(number=number, face=face)
        for face, number in Counter(face if face.isdigit() else n.face(die.id, face) for face in die.faces).items()
    )
    for die in DICE.values()
}
_FACE_NOW: Final = {X: _("*X* is used up or useless until you reroll or set the die."), "any": _("*Any category*.")}
_WIDENED: Final = sayings(
    "Downtown die",
    residence="It allows every category because of *{cause}*.",
    inn="It allows every kind of Character because of *{cause}*.",
)


def die(facts: DieFacts) -> Words:
    """A Downtown die: what it shows, what it is for, its six faces, and what changes what it pays or allows."""
    area = DICE[facts.id].area
    now = _FACE_NOW.get(facts.face, f"*{n.face(facts.id, facts.face)}*.")
    more = [_WIDENED[area](cause=effect_name(effect)) for effect in facts.widened_by]
    more += [*because(facts.causes), Say("Take Coins pays {pays} {coin}.")(pays=facts.pays)] if facts.causes else []
    body = (now, _DICE_USE[area], Say("Its faces are {faces}.")(faces=_FACES[facts.id]), *more)
    return Words(Say("{area} die")(area=n.AREA[area]), body, "ui.dice")


# ------------------------------------------------------------------ Order slots


def order_slot(ordered: str, feeds: str) -> Words:
    """An Order slot of the Market Row: what was ordered there, and the Component in stock that it feeds."""
    fed = n.component(feeds)
    if not ordered:
        return Words(_("Order slot"), (Say("It is free. It feeds the place of {fed}.")(fed=fed),), "action.order")
    text = Say("At the end of the turn it replaces {fed} in stock.")(fed=fed)
    return Words(Say("Ordered: {component}")(component=n.component(ordered)), (text,), f"component.{ordered}")


QUICK_ORDER_SLOT: Final = Words(
    _("Quick Order slot"),
    (_("It is free. Everybody can buy a Quick Order this turn, for 1 {coin} more."),),
    "action.quick_order",
)
"""The Quick Order slot of the Market Row while it is free."""
