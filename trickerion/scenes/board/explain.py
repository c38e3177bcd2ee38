"""The tips of the board: the words of the game for the things on this table, and what a click does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from trickerion.rules.ask import (
    BOTTOM,
    LASTING,
    LEFT,
    LOST,
    OPEN,
    USED,
    Effect,
    acting_effects,
    card_status,
    effects_of,
    personal,
)
from trickerion.rules.catalog import ACTION_COSTS, BASE_POINTS, DICE, FAME_THRESHOLDS, PRICE, SLOTS, X
from trickerion.rules.moves import LeaveIdle
from trickerion.rules.options import HEIR
from trickerion.rules.state import Character, GameState, Performance
from trickerion.scenes.board import alley
from trickerion.scenes.board.actions import DIM, ActionRow
from trickerion.table.opponents import shown_special
from trickerion.table.own_hand import is_face_down, special_hand, special_number
from trickerion.table.points_words import because
from trickerion.table.tips import spoken
from trickerion.table.view import TableView
from trickerion.ui.bubble import Tip
from trickerion.words import (
    action_tooltips,
    card_tooltips,
    names,
    place_tooltips,
    privacy,
    reasons,
    tooltips,
)
from trickerion.words.heir import tips as heir_tips
from trickerion.words.wording import Words

Tips = Callable[[], Tip | None]
WIDTH = 360
NO_SHOW: Final = "No Trick Marker of yours is on stage yet: without one there is no show."


def tip(words: Words, *more: str, note: str = "") -> Tip:
    """Words as a tip, with more sentences and another last line."""
    return spoken(words, *more, note=note, width=WIDTH)


def action_tip(table: TableView, row: ActionRow) -> Tip:
    """An Action, its cost and what changed it, and why it cannot be taken."""
    more = cost_changes(table, row)
    if row.action.id == "fortune_telling" and row.state != DIM and len(table.state.pending) > BOTTOM:
        left, after = (names.prophecy(table.state.pending[place]) for place in (LEFT, BOTTOM))
        more.append(f"Next turn *{after}* would become active instead of *{left}*.")
    return tip(action_tooltips.action(row.action.id, row.status, table.names, table.viewer), *more)


def cost_changes(table: TableView, row: ActionRow) -> list[str]:
    """ "Because of *Interest* (−1)." for each card or ability that changes the Action's cost."""
    action = "draw_further_card" if row.action.id == "draw_card" else row.action.id
    if action not in ACTION_COSTS:
        return []
    acting = table.own_acting
    effects = acting_effects(table.state, acting) if acting is not None else personal(table.state, table.viewer)
    seat, state = table.viewer, table.state
    return because(effects, ACTION_COSTS[action], lambda e, cost: e.action_cost(state, seat, action, cost))


def slot_tip(table: TableView, slot: str) -> Tip:
    """A Character slot: what it adds, who stands there; for a performance slot, whether there is a show to give."""
    more = [NO_SHOW] if SLOTS[slot].is_performance and not has_marker(table) else []
    return tip(place_tooltips.slot(table.state, slot, table.names, table.viewer), *more)


def has_marker(table: TableView) -> bool:
    """Whether a Trick Marker of the viewer lies on a Performance card."""
    return any(marker.owner == table.viewer for card in table.state.row for _, marker in card.all_markers())


def die_tip(table: TableView, die: str) -> Tip:
    """A die: what it shows, what else it could show, and what changes what it pays or allows."""
    return tip(place_tooltips.die(table.state, die), *_die_changes(table, die))


def _die_changes(table: TableView, die: str) -> list[str]:
    face, area = table.state.dice[die], DICE[die].area
    if face == X:
        return []
    seat, state = table.viewer, table.state
    effects = effects_of(state, seat)
    if area == "bank":
        pays = because(effects, int(face), lambda e, coins: e.bank_coins(state, seat, coins))
        return [*pays, f"Take Coins pays {_bank_pays(effects, state, seat, int(face))} {{coin}}."] if pays else []
    widened = {"residence": "usable_dice", "inn": "may_hire_any_kind"}[area]
    allowed = {"residence": "It allows every category", "inn": "It allows every kind of Character"}[area]
    return [f"{allowed}: *{tooltips.effect_name(e.id)}*." for e in effects if getattr(e, widened)(state, seat)]


def _bank_pays(effects: Sequence[Effect], state: GameState, seat: int, coins: int) -> int:
    for effect in effects:
        coins = effect.bank_coins(state, seat, coins)
    return coins


def stock_tip(table: TableView, component: str, *, quick: bool) -> Tip:
    """A Component that can be bought, and what its price is made of."""
    where = ["The Quick Order slot: 1 {coin} dearer."] if quick else _place_on_sale(table, component)
    said = tooltips.component(component, table.state, table.viewer)
    return tip(said, *where, *_price_changes(table, component))


def _place_on_sale(table: TableView, component: str) -> list[str]:
    """Why a Component that lies on no Buy slot can be bought."""
    state = table.state
    if component in state.stock:
        return []
    if component in state.beside_stock:
        return [f"Beside the Buy slots this turn (*{names.card('logistics')}*): everybody can buy it."]
    return [f"From its Order slot: *{tooltips.effect_name(state.active_prophecy)}*."]


def _price_changes(table: TableView, component: str) -> list[str]:
    seat, state = table.viewer, table.state
    effects = effects_of(state, seat)
    return because(effects, PRICE[component], lambda e, price: e.component_price(state, seat, component, price))


def order_tip(table: TableView, number: int) -> Tip:
    """An Order slot."""
    return tip(place_tooltips.order_slot(table.state, number))


def day_tip(table: TableView, day: str) -> Tip:
    """A weekday: whose it is and what it does to Yields."""
    return tip(place_tooltips.weekday(table.state, day, table.names, table.viewer))


def card_tip(table: TableView, card: Performance) -> Tip:
    """A Performance card: its bonus and who has Tricks on it."""
    words = card_tooltips.performance_card(table.state, card, table.names, table.viewer)
    return tip(words, note="Click: the Theater, large.")


def trick_tip(table: TableView, place: int) -> Tip:
    """A place for a Trick: the card, what it lacks, where its markers are."""
    owned = table.me.tricks[place]
    note = "Right click: give it back." if owned is not None and table.legal else ""
    return tip(card_tooltips.owned_trick(table.state, table.viewer, place), note=note)


def component_tip(table: TableView, component: str) -> Tip:
    """A pile of Components."""
    note = "Right click: give one back." if table.legal else ""
    return tip(tooltips.component(component, table.state, table.viewer), note=note)


def character_tip(table: TableView, character: str) -> Tip:
    """A disk of the own team with its card."""
    disk = table.me.characters[character]
    words = tooltips.character(character, disk)
    card = disk.copies or disk.card
    more = card_tooltips.assignment_card(card).body if card and card not in names.LOCATION else ()
    copied = (f"Mimesis: works like *{names.card(card)}*.",) if disk.copies else ()
    more = (*_point_changes(table, disk), *copied, *more, *card_words(table, disk))
    may_idle = LeaveIdle(character) in table.legal
    return tip(words, *more, note="Right click: leave it idle." if may_idle else "")


def card_words(table: TableView, disk: Character) -> list[str]:
    """How the bonus of the special card under a placed Character stands."""
    status = card_status(table.state, table.viewer, disk)
    if status is None:
        return []
    if status.reason is not None:
        return [f"*Its bonus cannot be used now.* {reasons.long(status.reason, table.names, table.viewer)}"]
    return [_CARD_STATES[status.state]]


_CARD_STATES: Final = {
    OPEN: "*Its bonus waits for the Action that it helps.*",
    USED: "*Its bonus was used, given up or lost.*",
    LASTING: "*Its bonus works on this turn.*",
    LOST: "*Here its bonus is lost.*",
}


def _point_changes(table: TableView, disk: Character) -> list[str]:
    seat, state = table.viewer, table.state
    effects = personal(state, seat)
    return because(effects, BASE_POINTS[disk.kind], lambda e, points: e.base_points(state, seat, disk, points))


_WHOLE_CARDS = 3
"""So many special cards of the hand are read out in full; of more, the tip only says what they help."""


def hand_tip(table: TableView) -> Tip:
    """The own special cards that lie under no Character; how many, while other people look on."""
    if is_face_down(table.me):
        return tip(privacy.face_down_hand(special_number(table.me), table.viewer, table.names))
    cards = special_hand(table.me)
    parts = 2 if len(cards) <= _WHOLE_CARDS else 1
    lines = [f"*{names.card(card)}*: {' '.join(card_tooltips.special(card).body[:parts])}" for card in cards]
    title = f"{names.plural(len(cards), 'special card')} in your hand"
    return Tip(title, tuple(lines), "ui.special_card", "Click: read them whole.", 460)


def open_card_tip(table: TableView, seat: int, character: str) -> Tip:
    """An open special card under another player's Character."""
    card = shown_special(table.state.players[seat].characters[character])
    owner = f"Under the {names.character(character)} of {table.names[seat]}."
    return tip(card_tooltips.special(card), note=owner)


def opponent_tip(table: TableView, seat: int) -> Tip:
    """Another player, or the Heir with what its Magician does for it."""
    if table.state.options.seats[seat].player == HEIR and table.state.players[seat].magician:
        tricks = [owned.trick.name for owned in table.state.players[seat].tricks if owned is not None]
        said = heir_tips.identity_words(table.state)
        return tip(said, f"Tricks: {names.join(tricks)}.", note="Click: the Heir’s board.")
    return tip(card_tooltips.opponent(table.state, seat, table.names), note="Click: the whole Workshop.")


def initiative_tip(table: TableView, position: int) -> Tip:
    """A place of the Initiative order."""
    return tip(tooltips.initiative(table.state, position, table.names, table.viewer))


def deck_tip(table: TableView, category: str, *, on_dice: bool) -> Tip:
    """A deck of the Residence."""
    number = len(table.state.residence[category])
    shown = "A Residence die shows this category." if on_dice else "No Residence die shows this category now."
    limits = ", ".join(str(fame) for fame in FAME_THRESHOLDS.values())
    body = (f"{names.plural(number, 'Trick')} to learn, Fame Thresholds {limits}.", shown)
    note = "Click: look through them."
    return Tip(f"{names.CATEGORY[category]} Tricks", body, f"category.{category}", note)


def prophecy_tip(prophecy: str, place: int | None) -> Tip:
    """A prophecy, active or pending."""
    return tip(card_tooltips.prophecy(prophecy, place))


def magician_tip(table: TableView) -> Tip:
    """The own Magician, and where the Fame came from."""
    player = table.me
    sources = ", ".join(f"{tooltips_source(source)} {fame}" for source, fame in player.fame_by.items() if fame)
    more = (f"{player.fame} {{fame}}: {sources}.",) if sources else ()
    return tip(card_tooltips.magician_of(table.state, table.viewer), *more, note="Click: your Workshop.")


_SOURCES = {
    "start": "at the start",
    "advertise": "Posters",
    "link": "Links",
    "trick": "performed Tricks",
    "performer_link": "Links of shows",
    "performer_assistant": "Assistant",
    "performer_card": "Performance cards",
    "wages": "unpaid wages",
}


def tooltips_source(source: str) -> str:
    """Where Fame came from, in a word or two."""
    return _SOURCES.get(source, source.replace("_", " "))


def special_deck_tip(table: TableView, deck: str) -> Tip:
    """A deck of special Assignment cards: the open card in full, or how many are left."""
    number = len(table.state.special_decks.get(deck, []))
    left = f"{names.plural(number, 'card')} left." if number else "No card is left."
    top = alley.top_card(table, deck)
    if top:
        said = card_tooltips.special(top)
        return tip(said, note=f"On top of the {names.LOCATION[deck]} deck. {left}")
    body = ("Special Assignment cards: each helps one Action there, or gives 1 {ap} more.", left)
    two = table.state.options.ruling("special_draw") == "two_keep_one"
    note = "Of two drawn cards one is kept." if two else ""
    return Tip(f"{names.LOCATION[deck]} cards", body, f"location.{deck}", note, WIDTH)
