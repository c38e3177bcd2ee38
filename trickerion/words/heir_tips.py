"""The Heir's board explained: its stances, plan, line, lists, Configuration dice, and where both sides still place."""

from __future__ import annotations

from typing import NamedTuple

from trickerion.rules.ask import marker_places
from trickerion.rules.ask.heir import (
    ABILITIES,
    BLOCKED,
    CARD_FAME,
    CARD_POINTS,
    COINS_TO_FAME,
    IGNORED_PROPHECIES,
    LINE,
    MOST_FAME_OF_A_LINE,
    PERMANENT_CARDS,
    SPECIAL_ICON,
    base_of,
    by_points,
    fame_by,
    icons_of,
    is_contested,
    plan_card,
    stance,
    top_level,
    tricks_of_level,
    waiting_at,
    weekday,
)
from trickerion.rules.catalog import DAYS, SPECIALISTS, SPECIALS
from trickerion.rules.state import IDLE, PLACED, Character, GameState
from trickerion.words import card_tooltips
from trickerion.words import names as n
from trickerion.words.heir import KIND, PLAN, STANCE
from trickerion.words.heir_tables import DIFFICULTY
from trickerion.words.wording import Words, card_text

PLACING = "place_characters"
AT_WORK = "here it is at work"


def heir_seat(state: GameState) -> int:
    """The Heir's seat in a solo game."""
    return next(seat for seat, player in enumerate(state.options.seats) if player.player == "heir")


# ------------------------------------------------------------------ contested or not


class Standing(NamedTuple):
    """How it stands at a Location now, in two or three words and in a sentence."""

    short: str
    long: str
    is_contested: bool = False


def standing(state: GameState, location: str) -> Standing:
    """Why a Location is or is not contested at this moment."""
    if location == "workshop":
        return Standing("never contested", "The Workshop is never contested.")
    if state.phase != PLACING:
        return Standing("while placing", "Contested is only what both sides still place at, in Place Characters.")
    heir = heir_seat(state)
    mine = waiting_at(state, heir, location)
    yours = [c for seat in state.seats if seat != heir for c in waiting_at(state, seat, location)]
    if is_contested(state, heir, location):
        return Standing("contested", "Contested: both sides still have a Character to place here.", True)
    if mine and yours:
        return Standing(*_magician_alone(mine))
    if mine:
        return Standing("it alone", "Not contested: only the Heir still has a Character to place here.")
    if yours:
        return Standing("you alone", "Not contested: only you still have a Character to place here.")
    return Standing("nobody left", "Not contested: neither side has a Character left to place here.")


def _magician_alone(mine: list[Character]) -> tuple[str, str]:
    """Words for the Theater, where one side has only its Magician left."""
    if [character.id for character in mine] == ["magician"]:
        return "only its Magician", "Not contested: the Heir has only its Magician left to place here."
    return "only your Magician", "Not contested: you have only your Magician left to place here."


# ------------------------------------------------------------------ stances and plan


def stance_words(state: GameState, which: str) -> Words:
    """A stance: when it holds, and whether it does now, with the reason."""
    heir = heir_seat(state)
    level = n.LEVEL[top_level(state.players[heir].fame)]
    if which == "ready":
        rule = "A performance card is its plan, and it has a Trick of the highest level that its Fame allows."
        day = "It takes the earliest free weekday."
    else:
        rule = "In every other case than Ready."
        day = "It takes the latest free weekday."
    body = [rule, day]
    if stance(state, heir) == which:
        body.append(f"*Now*: {_why_stance(state)}")
    return Words(STANCE[which], tuple(body), "ui.contraption", f"Its top level now is {level}.")


def _why_stance(state: GameState) -> str:
    heir = heir_seat(state)
    card = plan_card(state)
    if card is None:
        return "no plan card lies open yet."
    level = top_level(state.players[heir].fame)
    tricks = n.plural(tricks_of_level(state.players[heir], level), "Trick")
    return f"a {KIND[card.kind]}, and {tricks} of level {n.LEVEL[level]}."


def priority_words(state: GameState, location: str) -> Words:
    """A row of the priority list."""
    body = (
        standing(state, location).long,
        "Contested Locations come first, in the order of this list; then the others where it still has a Character.",
    )
    return Words(n.LOCATION[location], body, f"location.{location}")


def plan_words(state: GameState) -> Words:
    """The plan card of this turn."""
    assert state.heir is not None
    card = plan_card(state)
    if card is None:
        waits = "When you have assigned your Characters, the next of its plan cards is turned up."
        return Words("No plan yet", (waits,), "ui.order", f"{n.plural(len(state.heir.plans), 'plan card')} left.")
    line = ", ".join(_icon_name(icon) for icon in card.icons)
    body = (
        f"{n.an(KIND[card.kind]).capitalize()}: {line}.",
        "Icon by icon the Characters in line get a card for that Location. A red icon asks for a special card of it; "
        "without one that Character stays Idle.",
    )
    left = f"{n.plural(len(state.heir.plans), 'plan card')} left, the next one is not known."
    return Words(PLAN[card.id], body, "ui.order", left)


def _icon_name(icon: str) -> str:
    place = n.LOCATION[icon.removeprefix(SPECIAL_ICON)]
    return f"special {place}" if icon.startswith(SPECIAL_ICON) else place


def icon_words(state: GameState, number: int) -> Words:
    """An icon of the plan card, counted from 0, and whose it is."""
    icon = icons_of(state)[number]
    line = list(state.players[heir_seat(state)].characters.values())
    whose = (
        f"For the {n.character(line[number].id)}." if number < len(line) else "There is no Character for it: ignored."
    )
    asks = "A special card of this Location." if icon.startswith(SPECIAL_ICON) else "A permanent card of this Location."
    place = icon.removeprefix(SPECIAL_ICON)
    return Words(f"Icon {number + 1}: {_icon_name(icon)}", (asks, whose), f"location.{place}")


# ------------------------------------------------------------------ the Heir, its Characters, Tricks and lists


def identity_words(state: GameState) -> Words:
    """Who the Heir is this time, and what its difficulty means."""
    player, difficulty = state.players[heir_seat(state)], state.options.difficulty
    fame = fame_by("coins_to_fame", difficulty)
    body = (
        ability(player.magician),
        "It pays nothing: no Posters, no wages, no Components.",
        f"At the end of a turn each full {COINS_TO_FAME} {{coin}} become {fame} {{fame}}.",
    )
    title = f"As {n.magician(player.magician)}" if player.magician else "The Heir"
    return Words(title, body, f"magician.{player.magician}", f"Difficulty: {DIFFICULTY[difficulty]}.")


def ability(magician: str) -> str:
    """What the Heir's Magician can do for it."""
    return card_text(ABILITIES.get(magician, ""))


_BRIEF = {
    "the_mechaniker": "Its first Apprentice of each turn has 1 {ap} more, in the Theater too.",
    "electra": "Tricks with 2 or 3 markers get one less, and yield 1, 2 or 3 {fame}, {coin} and {shard} more by level.",
    "the_great_optico": "For each special card that you use, one of its Characters but Apprentices has 1 {ap} more.",
    "the_gentleman": "Its Magician in Downtown, Market Row or Dark Alley: 1 {fame} for each of its Tricks.",
    "master_of_chains": "Its first marker of each turn may be turned any way.",
    "the_red_lotus": "When it performs: 1 {fame} for each of your Tricks on the card.",
    "priestess_of_mysticism": "Moving the prophecies, it exchanges the next one for one of the pile.",
    "yoruba_spiritmaster": "It always performs first, whatever its weekday.",
}


def ability_in_brief(magician: str) -> str:
    """The same in at most four short lines."""
    return _BRIEF.get(magician) or ability(magician)


def character_words(state: GameState, character: str) -> Words:
    """A Character in the Heir's line, its card, and what it is doing."""
    disk = state.players[heir_seat(state)].characters[character]
    body = [f"{base_of(disk)} {{ap}} of its own, no wage."]
    body += ["The kind of a Specialist makes no difference."] if disk.kind in SPECIALISTS else []
    body += (
        [f"{n.card(disk.card)}: {CARD_POINTS} {{ap}} more; its text counts nothing."] if disk.card in SPECIALS else []
    )
    body.append(_doing(disk, list(state.players[heir_seat(state)].characters).index(character)))
    return Words(f"The Heir’s {n.character(character)}", tuple(body), f"character.{disk.kind}")


def _doing(disk: Character, place: int) -> str:
    if disk.status == PLACED:
        return f"Placed: *{n.slot(disk.slot)}*."
    if disk.status == IDLE:
        return "Idle this turn."
    if disk.card:
        return "It waits to be placed."
    return "It has no card." if place < LINE else "In the additional place: it never gets a card and counts at the end."


def trick_words(state: GameState, place: int) -> Words:
    """A Trick slot of the Heir."""
    player = state.players[heir_seat(state)]
    owned = player.tricks[place]
    if owned is None:
        body = ("Room for a Trick: it takes one Downtown, ready prepared, without Components.",)
        return Words("Free slot", body, "ui.trick")
    printed = card_tooltips.trick(owned.id)
    found = marker_places(state, heir_seat(state), owned.suit)
    cards = n.join(dict.fromkeys(n.performance_short(card) for card, _ in found.on_stage))
    away = f", {len(found.on_stage)} on stage ({cards})" if found.on_stage else ""
    places = f"{n.plural(found.ready, 'Trick Marker')} ready{away}"
    note = "Sorted by Fame, then Shards, then Coins; set up from the left."
    return Words(printed.title, (*printed.body, f"{places}.", "It needs no Components."), printed.icon, note)


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
    hand, under = special_counts(state)
    body = (
        f"{hand} in its hand, {under} under its Characters.",
        f"Under a Character each gives {CARD_POINTS} {{ap}}; the text counts nothing.",
        f"At the end each in the hand is worth {CARD_FAME} {{fame}}, {MOST_FAME_OF_A_LINE} at most.",
    )
    return Words("Special cards", body, "ui.special_card")


def special_counts(state: GameState) -> tuple[int, int]:
    """Special cards in the hand, and under its Characters."""
    player = state.players[heir_seat(state)]
    permanent = _permanent_in_hand(state)
    under = sum(character.card in SPECIALS for character in player.characters.values())
    return len(player.hand) - permanent, under


def _permanent_in_hand(state: GameState) -> int:
    """The permanent cards that are not under Characters: the whole set less those laid."""
    player = state.players[heir_seat(state)]
    laid = sum(bool(c.card) and c.card not in SPECIALS for c in player.characters.values())
    return PERMANENT_CARDS - laid


# ------------------------------------------------------------------ what it does where

_WORK = {
    "downtown": "A Trick, if it has fewer than two of its top level; a Specialist of a new kind; an Apprentice; the "
    "higher Bank die, the other one; an Apprentice again: each step once, in this order, while it has dice to use. "
    "Used dice turn to X.",
    "market_row": "First what is for sale leaves its Shopping List. Then each {ap} orders one type of the list, at "
    "random, for the next turn.",
    "dark_alley": "A coin decides whether the pending prophecies move. Then it draws special cards from the decks of "
    "which it has the fewest.",
    "theater": "Its helpers set up Tricks from the left, first beside its own markers, then beside yours, then on the "
    "leftmost card; on each card where the most Links are made. The Magician comes last, for the show.",
}
_TABLE = {
    "downtown": ("downtown_dice", 5, "dice"),
    "dark_alley": ("dark_alley_cards", 5, "cards"),
    "theater": ("theater_markers", 3, "Trick Markers"),
}


def location_words(state: GameState, location: str) -> Words:
    """What the Heir does at a Location, with its table at this difficulty."""
    body = [_WORK[location]]
    if location in _TABLE:
        table, most, what = _TABLE[location]
        numbers = [str(by_points(table, state.options.difficulty, points)) for points in range(1, most + 1)]
        body.append(f"With 1 to {most} {{ap}}: {', '.join(numbers)} {what}.")
    body.append(standing(state, location).long)
    return Words(f"{n.LOCATION[location]}: what the Heir does", tuple(body), f"location.{location}")


# ------------------------------------------------------------------ dice, disks to come, prophecies


def configuration_words(state: GameState, location: str) -> Words:
    """The Configuration die of a Location: what it blocks, and whether it was rolled this turn."""
    history = "Rolled this turn." if is_rolled_now(state, location) else "Kept: it shows what it showed last turn."
    body = (f"It blocks {n.join(_blocked(state, location))} until it is rolled again.", history)
    return Words(f"Configuration die: {n.LOCATION[location]}", body, "ui.dice")


def blocked_words(state: GameState, location: str) -> str:
    """What the Configuration die blocks now, beside its Location: "+2 and 0", "Thursday and Friday"."""
    return n.join([name.removeprefix(f"{n.LOCATION[location]} ") for name in _blocked(state, location)])


def _blocked(state: GameState, location: str) -> list[str]:
    assert state.heir is not None
    entries = BLOCKED[location][dict(state.heir.dice)[location]]
    return [n.DAY[entry] if entry in DAYS else n.slot(entry) for entry in entries]


def is_rolled_now(state: GameState, location: str) -> bool:
    """Whether the Configuration die of a Location was rolled this turn."""
    return state.turn == 1 or (state.heir is not None and location in state.heir.tokens)


def to_come_words(state: GameState, location: str) -> Words:
    """The disks of both sides that still have to be placed at a Location."""
    heir = heir_seat(state)
    said = []
    for seat in state.seats:
        waiting = n.join(n.character(c.id) for c in waiting_at(state, seat, location)) or "nobody"
        said.append(f"{'The Heir' if seat == heir else 'You'}: {waiting}.")
    return Words(f"Still to come: {n.LOCATION[location]}", (*said, standing(state, location).long), "phase.place")


def ignores(prophecy: str) -> bool:
    """Whether a prophecy does not work for the Heir."""
    return prophecy in IGNORED_PROPHECIES


def prophecy_words(prophecy: str, place: int | None) -> Words:
    """A prophecy, with whether the Heir heeds it."""
    words = card_tooltips.prophecy(prophecy, place)
    more = "The Heir ignores it." if ignores(prophecy) else "It works for the Heir too."
    return words._replace(body=(*words.body, more))


def day_label(state: GameState, day: str) -> str:
    """What a weekday is to both sides: "blocked", "yours", "Heir’s", "free"; "earliest" or "latest" of the free."""
    heir = heir_seat(state)
    if f"{day}.perform" in state.closed:
        return "blocked"
    if day in state.days:
        return "Heir’s" if state.days[day] == heir else "yours"
    if not state.day_of(heir) and weekday(state, heir) == day:
        return "earliest" if stance(state, heir) == "ready" else "latest"
    return "free"


_DAY_WORDS = {
    "earliest": "The Heir, Ready, goes here next: to the earliest weekday that is free.",
    "latest": "The Heir, Busy, goes here next: to the latest weekday that is free.",
}


def day_words(state: GameState, day: str) -> str:
    """What the label of a weekday means for the Heir, or ""."""
    return _DAY_WORDS.get(day_label(state, day), "")


HOW_IT_DRAWS = (
    "The Heir draws from the deck of which it has the fewest cards; of equal ones Theater, Downtown, Market Row, "
    "Workshop in this order."
)


def stance_now(state: GameState) -> str:
    """The stance in force."""
    return stance(state, heir_seat(state))
