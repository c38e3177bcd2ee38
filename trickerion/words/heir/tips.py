"""The Heir's board explained: its stances, plan, line, lists, Configuration dice, and where both sides still place."""

from typing import NamedTuple

from trickerion.rules.ask import heir as ask
from trickerion.rules.ask import marker_places
from trickerion.rules.ask.academy import secrets
from trickerion.rules.catalog import DAYS, SPECIALISTS, SPECIALS, Yields
from trickerion.rules.facts.academy import SeatFacts
from trickerion.rules.heir import catalog
from trickerion.rules.state import IDLE, PLACED, WAITING, Character, GameState
from trickerion.words import card_tooltips, place_tooltips
from trickerion.words import names as n
from trickerion.words.academy import tips as academy_tips
from trickerion.words.academy.names import secret
from trickerion.words.heir import KIND, PLAN, STANCE
from trickerion.words.heir.entry import bent_by, in_line
from trickerion.words.heir.tables import DIFFICULTY, work_at
from trickerion.words.names import Names
from trickerion.words.wording import Words, card_text

PLACING = "place_characters"
NO_MAGICIAN = "No Magician yet. When you have chosen yours, one of another category is drawn for the Heir."


# ------------------------------------------------------------------ contested or not


class Standing(NamedTuple):
    """How it stands at a Location now, in two or three words and in a sentence."""

    short: str
    long: str
    is_contested: bool = False


_STANDING = {
    "workshop": Standing("never contested", "The Workshop is never contested."),
    "early": Standing("", "Contested is only what both sides still place at, in Place Characters."),
    "contested": Standing("contested", "Contested: both sides still have a Character to place here.", True),
    "its_magician": Standing("only its Magician", "Not contested: the Heir has only its Magician left to place here."),
    "your_magician": Standing("only your Magician", "Not contested: you have only your Magician left to place here."),
    "heir": Standing("only the Heir", "Not contested: only the Heir still has a Character to place here."),
    "you": Standing("only you", "Not contested: only you still have a Character to place here."),
    "nobody": Standing("nobody left", "Not contested: neither side has a Character left to place here."),
}


def standing(state: GameState, location: str) -> Standing:
    """Why a Location is or is not contested at this moment."""
    if location == "workshop":
        return _STANDING["workshop"]
    if state.phase != PLACING:
        return _STANDING["early"]
    heir = ask.heir_seat(state)
    mine = ask.waiting_at(state, heir, location)
    yours = any(ask.waiting_at(state, seat, location) for seat in state.seats if seat != heir)
    if ask.is_contested(state, heir, location):
        return _STANDING["contested"]
    if mine and yours:  # in the Theater, where a Magician alone contests nothing
        return _STANDING["its_magician" if [c.id for c in mine] == ["magician"] else "your_magician"]
    return _STANDING["heir" if mine else "you" if yours else "nobody"]


# ------------------------------------------------------------------ stances and plan


def stance_words(state: GameState, which: str) -> Words:
    """A stance: when it holds, and whether it does now, with the reason."""
    heir = ask.heir_seat(state)
    level = n.LEVEL[catalog.top_level(state.players[heir].fame)]
    if which == "ready":
        rule = "A performance card is its plan, and it has a Trick of the highest level that its Fame allows."
        day = "It takes the earliest free weekday."
    else:
        rule = "Whenever it is not Ready."
        day = "It takes the latest free weekday."
    body = [rule, day]
    if ask.stance(state, heir) == which:
        body.append(f"*Now*: {_why_stance(state)}")
    return Words(STANCE[which], tuple(body), "ui.contraption", f"Its top level now is {level}.")


def _why_stance(state: GameState) -> str:
    heir = ask.heir_seat(state)
    card = ask.plan_card(state)
    if card is None:
        return "no plan card lies open yet."
    level = catalog.top_level(state.players[heir].fame)
    tricks = n.plural(ask.tricks_of_level(state.players[heir], level), "Trick")
    return f"a {KIND[card.kind]}, and {tricks} of level {n.LEVEL[level]}."


def priority_words(state: GameState, location: str) -> Words:
    """A row of the priority list."""
    body = (
        standing(state, location).long,
        "Contested Locations come first, in the order of this list; then the others where it still has a Character.",
    )
    return Words(n.LOCATION[location], body, f"location.{location}")


def plan_words(state: GameState) -> Words:
    """The plan card of this turn; the deck lies there only after the draft."""
    card = ask.plan_card(state)
    left = f"{n.plural(len(state.heir.plans), 'plan card')} left" if state.heir is not None else ""
    if card is None:
        waits = "Once all other cards are laid, the next of its plan cards is turned up."
        return Words("No plan yet", (waits,), "ui.order", left and f"{left}.")
    line = ", ".join(_icon_name(icon) for icon in card.icons)
    body = (
        f"{n.an(KIND[card.kind]).capitalize()}: {line}.",
        "Icon by icon the Characters in line get a card for that Location. A red icon asks for a special card of it; "
        "without one that Character stays Idle.",
    )
    return Words(PLAN[card.id], body, "ui.order", left and f"{left}, the next one is not known.")


def _icon_name(icon: str) -> str:
    place = n.LOCATION[icon.removeprefix(catalog.SPECIAL_ICON)]
    return f"special {place}" if icon.startswith(catalog.SPECIAL_ICON) else place


def icon_words(state: GameState, number: int) -> Words:
    """An icon of the plan card, counted from 0, and whose it is."""
    icon = ask.icons_of(state)[number]
    line = list(state.players[ask.heir_seat(state)].characters.values())
    owner = in_line(number + 1, line[number].id) if number < len(line) else ""
    whose = f"For the {owner}." if owner else "There is no Character for it: ignored."
    asks = f"A {'special' if icon.startswith(catalog.SPECIAL_ICON) else 'permanent'} card of this Location."
    place = icon.removeprefix(catalog.SPECIAL_ICON)
    return Words(f"Icon {number + 1}: {_icon_name(icon)}", (asks, whose), f"location.{place}")


# ------------------------------------------------------------------ the Heir, its Characters, Tricks and lists


def identity_words(state: GameState) -> Words:
    """Who the Heir is this time, and what its difficulty means."""
    player, difficulty = state.players[ask.heir_seat(state)], state.options.difficulty
    fame = catalog.fame_by("coins_to_fame", difficulty)
    body = (
        ability(player.magician),
        "It pays nothing: no Posters, no wages, no Components.",
        f"At the end of a turn each full {catalog.COINS_TO_FAME} {{coin}} become {fame} {{fame}}.",
    )
    title = f"As {n.magician(player.magician)}" if player.magician else "The Heir"
    icon = f"magician.{player.magician}" if player.magician else "character.magician"
    return Words(title, body, icon, f"Difficulty: {DIFFICULTY[difficulty]}.")


def ability(magician: str) -> str:
    """What the Heir's Magician can do for it."""
    return card_text(catalog.ABILITIES[magician]) if magician else NO_MAGICIAN


def ability_in_brief(magician: str) -> str:
    """The same in at most four short lines."""
    return catalog.BRIEF_ABILITIES.get(magician) or ability(magician)


def character_words(state: GameState, character: str) -> Words:
    """A Character in the Heir's line, its card, and what it is doing."""
    heir = ask.heir_seat(state)
    disk = state.players[heir].characters[character]
    body = [f"{ask.base_of(state, heir, disk)} {{ap}} of its own, no wage."]
    changes = ask.bonuses_of(state, heir, disk) if disk.status == WAITING else ()
    if changes:
        by, points = bent_by([effect for effect, _ in changes]), ask.own_points(state, heir, disk)
        when = "This turn" if points == ask.sure_points(state, heir, disk) else "If it is the next to be placed"
        body.append(f"{when}: {points} {{ap}}, by {by}.")
    body += ["The kind of a Specialist makes no difference."] if disk.kind in SPECIALISTS else []
    if disk.card in SPECIALS:
        body.append(f"{n.card(disk.card)}: {catalog.CARD_POINTS} {{ap}} more; its text counts nothing.")
    place = list(state.players[heir].characters).index(character)
    body.append(_doing(disk, place, catalog.line_of(state.options.modules)))
    return Words(f"The Heir’s {n.character(character)}", tuple(body), f"character.{disk.kind}")


def _doing(disk: Character, place: int, line: int) -> str:
    if disk.status == PLACED:
        return f"Placed: *{n.slot(disk.slot)}*."
    if disk.status == IDLE:
        return "Idle this turn."
    if disk.card:
        return "It waits to be placed."
    if place < line:
        return "It has no card."
    return "In the additional place: it never gets a card and counts at the end."


def trick_words(state: GameState, place: int) -> Words:
    """A Trick slot of the Heir."""
    player = state.players[ask.heir_seat(state)]
    owned = player.tricks[place]
    if owned is None:
        body = ("Room for a Trick: it takes one Downtown, ready prepared, without Components.",)
        return Words("Free slot", body, "ui.trick")
    printed = card_tooltips.trick(owned.id)
    markers = marker_places(state, ask.heir_seat(state), owned.suit)
    cards = n.join(dict.fromkeys(n.performance_in(state.row_ids, card) for card, _ in markers.on_stage))
    away = f", {len(markers.on_stage)} on stage ({cards})" if markers.on_stage else ""
    places = f"{n.plural(markers.ready, 'Trick Marker')} ready{away}"
    note = "Sorted by Fame, then Shards, then Coins; set up from the left."
    return Words(printed.title, (*printed.body, f"{places}.", "It needs no Components."), printed.icon, note)


def parting_words(pay: Yields) -> Words:
    """What the Heir receives for its own Tricks on the card that leaves."""
    body = f"The Heir receives {n.yields(pay)} for its Tricks on the card that leaves."
    return Words("Markers come home", (body, "Each pays 1 {fame} and 1 {coin} less than in a show."), "ui.trick_marker")


def shopping_words() -> Words:
    """The Shopping List."""
    body = (
        "Component types that its Tricks would need.",
        "In the Market Row it strikes off what is for sale and orders of the rest, one for each {ap}, so that you find "
        "other things there than you hoped.",
    )
    return Words("Shopping List", body, "action.order")


def specials_words(state: GameState) -> Words:
    """The special cards of the Heir."""
    hand, under = ask.special_cards(state)
    body = (
        f"{hand} in its hand, {under} under its Characters.",
        f"Under a Character each gives {catalog.CARD_POINTS} {{ap}}; the text counts nothing.",
        f"At the end each in the hand is worth {ask.CARD_FAME} {{fame}}, {ask.MOST_FAME_OF_A_LINE} at most.",
    )
    return Words("Special cards", body, "ui.special_card")


def banners_words(own: SeatFacts, players: int, turn: int) -> Words:
    """The Heir's Banners, with when it renovates."""
    return academy_tips.banners(own, players, turn).plus("It renovates while it has no more beside rooms than you.")


def secrets_words(state: GameState) -> Words:
    """The secrets of the Heir's Protégé."""
    own = secrets(state, ask.heir_seat(state))
    points = catalog.PROTEGE_POINTS[len(own)]
    learned = n.join(secret(known) for known in own)
    body = (
        f"{learned}." if own else "None yet.",
        f"{catalog.MOST_SECRETS} at most. They bring its Protégé {{ap}}: it has {points} {{ap}} now.",
        "What a secret says does nothing for the Heir.",
    )
    return Words("Its secrets", body, "ui.secret")


# ------------------------------------------------------------------ what it does where


def location_words(state: GameState, location: str) -> Words:
    """What the Heir does at a Location, with its table at this difficulty."""
    body = (*work_at(location, state.options.difficulty), standing(state, location).long)
    return Words(f"{n.LOCATION[location]}: what the Heir does", body, f"location.{location}")


# ------------------------------------------------------------------ dice, disks to come, prophecies


def configuration_words(state: GameState, location: str) -> Words:
    """The Configuration die of a Location: what it blocks, and whether it was rolled this turn."""
    history = "Rolled this turn." if ask.is_rolled_now(state, location) else "Kept: it shows what it showed last turn."
    body = (f"It blocks {n.join(_blocked(state, location))} until it is rolled again.", history)
    return Words(f"Configuration die: {n.LOCATION[location]}", body, "ui.dice")


def blocked_words(state: GameState, location: str) -> str:
    """What the Configuration die blocks now, beside its Location: "+2 and 0", "Thursday and Friday"."""
    return n.join([name.removeprefix(f"{n.LOCATION[location]} ") for name in _blocked(state, location)])


def _blocked(state: GameState, location: str) -> list[str]:
    return [n.DAY[entry] if entry in DAYS else n.slot(entry) for entry in ask.blocked_entries(state, location)]


def to_come_words(state: GameState, location: str) -> Words:
    """The disks of both sides that still have to be placed at a Location."""
    heir = ask.heir_seat(state)
    waits = []
    for seat in state.seats:
        waiting = n.join(n.character(c.id) for c in ask.waiting_at(state, seat, location)) or "nobody"
        waits.append(f"{'The Heir' if seat == heir else 'You'}: {waiting}.")
    return Words(f"Still to come: {n.LOCATION[location]}", (*waits, standing(state, location).long), "phase.place")


def ignores(prophecy: str) -> bool:
    """Whether a prophecy does not work for the Heir."""
    return prophecy in catalog.IGNORED_PROPHECIES


def prophecy_words(prophecy: str, place: int | None) -> Words:
    """A prophecy, with whether the Heir heeds it."""
    words = card_tooltips.prophecy(prophecy, place)
    more = "The Heir ignores it." if ignores(prophecy) else "It works for the Heir too."
    return words._replace(body=(*words.body, more))


def day_label(state: GameState, day: str) -> str:
    """What a weekday is to both sides: "blocked", "yours", "Heir’s", "free"; "earliest" or "latest" of the free."""
    heir = ask.heir_seat(state)
    if f"{day}.perform" in state.closed:
        return "blocked"
    if day in state.days:
        return "Heir’s" if state.days[day] == heir else "yours"
    if not state.day_of(heir) and ask.weekday(state, heir) == day:
        return "earliest" if ask.stance(state, heir) == "ready" else "latest"
    return "free"


SHORTER_DAY = {"earliest": "first", "latest": "last"}
"""Label of a weekday -> a shorter one, for narrow weekdays."""

_DAY_WORDS = {
    "earliest": "The Heir, Ready, goes here next: to the earliest weekday that is free.",
    "latest": "The Heir, Busy, goes here next: to the latest weekday that is free.",
}


def weekday_words(state: GameState, day: str, names: Names, viewer: int) -> Words:
    """A weekday, with what its label means for the Heir."""
    about = place_tooltips.weekday(state, day, names, viewer)
    more = _DAY_WORDS.get(day_label(state, day))
    return about._replace(body=(*about.body, more)) if more else about


def deck_words(state: GameState, deck: str) -> Words:
    """A deck of special cards, with how the Heir draws."""
    left = f"{n.plural(len(state.special_decks.get(deck, [])), 'special card')} left."
    order = ", ".join(n.LOCATION[place] for place in catalog.ACADEMY_DRAW_ORDER if place in state.special_decks)
    how = f"The Heir draws from the deck of which it has the fewest cards; of equals, the first in this order: {order}."
    return Words(f"{n.LOCATION[deck]} cards", (left, how), f"location.{deck}")
