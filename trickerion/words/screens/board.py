"""What the board says: its rows, its tips and its dock."""

from collections.abc import Sequence
from typing import Final

from trickerion.rules import ask, catalog
from trickerion.rules import moves as m
from trickerion.rules.ask.heir import heir_facts
from trickerion.rules.facts.heir import HeirFacts
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR
from trickerion.rules.state import Character, GameState, Performance
from trickerion.words import action_tooltips, card_tooltips, names, place_tooltips, reasons, tooltips
from trickerion.words.academy.names import secret
from trickerion.words.cards import BEGUN_IS_FOR_NOW, COPY_IS_FOR_NOW
from trickerion.words.heir import tips as heir_tips
from trickerion.words.moves import say
from trickerion.words.powers import why
from trickerion.words.powers.why import because
from trickerion.words.screens.answers import ABILITIES
from trickerion.words.screens.replay import assigned
from trickerion.words.screens.table import ENGINEERS_SLOT, Seen, label
from trickerion.words.wording import Words, phrase

# ------------------------------------------------------------------ Locations and their Action rows

LOCATION: Final = {**names.LOCATION, "residence": "Residence"}
"""What stands on the ribbon of a panel, or on a deck."""

STALLS: Final = {"buy": "Buy", "quick": "Quick", "orders": "Orders"}
WORKSHOP_NOTE: Final = ("Prepare spends", "no Components")
PERFORM, MAGICIAN_ONLY, YIELDS, PLAIN_YIELDS = "Perform", "Magician only", "Yields", "Yields as printed"
NEXT_PROPHECY, ROLLED_AGAIN = "next", "rolled again"
CHIP: Final = {m.CopyCard: "copy", m.LendSecret: "lend"}
AFTER_ALL, WITH_THIS_DIE, DRAW = "after all are placed", "With this die", "Draw"
NOT_NOW = "Not now."

ROW_LABEL: Final = {**names.ACTION, "reroll_die": "Reroll", "set_die": "Set die"}
"""The name of an Action on its row."""
SHORT_LABEL: Final = ROW_LABEL | {"move_components": "Components", "move_apprentice": "Apprentice"}
"""The same where two rows share a line."""
ROW_DETAIL: Final = {
    "prepare": "onto a Trick card",
    "move_trick": "to the Engineer’s slot",
    "move_components": "to a Manager slot",
    "move_apprentice": "to the Assistant’s place",
}
"""The second line of the Actions that have one."""
quick_note: Final = phrase("+{surcharge} coin")  # what stands below the Quick Order slot
deck_cards: Final = phrase("×{cards}")  # how many Tricks of a deck have a Fame Threshold
prophecy_title: Final = phrase("Prophecy: {name}")  # the head of the plate of the active prophecy


def workshop_title(is_own: bool) -> str:
    return "Your Workshop" if is_own else "Workshop"


def action(seen: Seen, action_id: str, status: ask.ActionStatus | None, *, is_open: bool) -> Words:
    """An Action, its cost and what changed it, and why it cannot be taken; ``is_open``: it could be of use."""
    more = [*_cost_changes(seen, action_id), *why.cost_of_tricks(seen, action_id, status)]
    if action_id == "fortune_telling" and is_open and len(seen.state.pending) > ask.BOTTOM:
        left, after = (names.prophecy(seen.state.pending[place]) for place in (ask.LEFT, ask.BOTTOM))
        more.append(f"Next turn *{after}* would become active instead of *{left}*.")
    return action_tooltips.action(action_id, status, seen.names, seen.viewer).plus(*more)


def _cost_changes(seen: Seen, action_id: str) -> list[str]:
    """Each card or ability that changes the Action's cost."""
    priced = "draw_further_card" if action_id == "draw_card" else action_id
    if priced not in catalog.ACTION_COSTS:
        return []
    seat, state, acting = seen.viewer, seen.state, seen.own_acting
    effects = ask.acting_effects(state, acting) if acting is not None else ask.personal(state, seat)
    return because(effects, catalog.ACTION_COSTS[priced], lambda e, cost: e.action_cost(state, seat, priced, cost))


# ------------------------------------------------------------------ things that are pointed at

FAME: Final = Words("Fame", ("The highest Fame at the end of the game wins.",), "resource.fame")
NO_SHOW: Final = "No Trick Marker of yours is on stage yet: without one there is no show."
ENGINEERS_PLACE: Final = Words(ENGINEERS_SLOT, ("For a fourth Trick; it needs the Engineer.",), "character.engineer")
RESIDENCE: Final = Words("The Residence", ("Look through the Tricks that can be learned.",), "action.learn_trick")


def _is_reader(seen: Seen) -> bool:
    """Whether the seat that is seen is "you"; in a replay that shows everything nobody is."""
    return names.is_you(seen.viewer, seen.names, seen.viewer)


def slot(seen: Seen, slot_id: str) -> Words:
    """A Character slot: what it adds, who stands there; for a performance slot, whether there is a show to give."""
    more = [NO_SHOW] if catalog.SLOTS[slot_id].is_performance and not has_marker(seen) and _is_reader(seen) else []
    refused = (ask.slot_reason(seen.state, seen.viewer, character, slot_id) for character in seen.me.characters)
    if any(reason is not None and reason.id == "lowest_first" for reason in refused):
        more.append(reasons.long(ask.Reason("lowest_first"), seen.names, seen.viewer))
    return place_tooltips.slot(seen.state, slot_id, seen.names, seen.viewer).plus(*more)


def has_marker(seen: Seen) -> bool:
    """Whether a Trick Marker of the viewer lies on a Performance card."""
    return any(marker.owner == seen.viewer for card in seen.state.row for _, marker in card.all_markers())


def die(seen: Seen, die_id: str) -> Words:
    """A die: what it shows, what else it could show, and what changes what it pays or allows."""
    return place_tooltips.die(seen.state, die_id).plus(*_die_changes(seen, die_id))


_WIDENED: Final = {
    "residence": ("usable_dice", "It allows every category"),
    "inn": ("may_hire_any_kind", "It allows every kind of Character"),
}


def _die_changes(seen: Seen, die_id: str) -> list[str]:
    face, area = seen.state.dice[die_id], catalog.DICE[die_id].area
    if face == catalog.X:
        return []
    seat, state = seen.viewer, seen.state
    effects = ask.effects_of(state, seat)
    if area == "bank":
        causes = because(effects, int(face), lambda e, coins: e.bank_coins(state, seat, coins))
        return [*causes, f"Take Coins pays {ask.bank_coins(state, seat, int(face))} {{coin}}."] if causes else []
    hook, allowed = _WIDENED[area]
    return [f"{allowed}: *{tooltips.effect_name(e.id)}*." for e in effects if getattr(e, hook)(state, seat)]


def stock(seen: Seen, component: str, *, quick: bool) -> Words:
    """A Component that can be bought, and what its price is made of."""
    seat, state = seen.viewer, seen.state
    where = ["The Quick Order slot: 1 {coin} dearer."] if quick else _place_on_sale(state, component)
    effects = ask.effects_of(state, seat)
    prices = because(
        effects, catalog.PRICE[component], lambda e, price: e.component_price(state, seat, component, price)
    )
    return tooltips.component(component, state, seat).plus(*where, *prices, *why.counted(state, seat, component))


def why_not_bought(seen: Seen, component: str) -> str:
    """Why the reader's Character at work cannot buy a Component that is on sale, or ""."""
    reason = ask.buy_reason(seen.state, seen.own_acting, component) if seen.own_acting is not None else None
    return reasons.long(reason, seen.names, seen.viewer) if reason is not None else ""


def _place_on_sale(state: GameState, component: str) -> list[str]:
    """Why a Component that lies on no Buy slot can be bought."""
    if component in state.stock:
        return []
    if component in state.beside_stock:
        return [f"Beside the Buy slots this turn (*{names.card(ask.LAID_BESIDE)}*): everybody can buy it."]
    return [f"From its Order slot: *{tooltips.effect_name(state.active_prophecy)}*."]


def performance_card(seen: Seen, card: Performance) -> Words:
    """A Performance card: its bonus and who has Tricks on it."""
    words = card_tooltips.performance_card(seen.state, card, seen.names, seen.viewer)
    return words.plus(note="Click: the Theater, large.")


def trick(seen: Seen, place: int) -> Words:
    """A place for a Trick: the card, what it lacks, where its markers are."""
    note = "Right click: give it back." if seen.me.tricks[place] is not None and seen.legal else ""
    return card_tooltips.owned_trick(seen.state, seen.viewer, place).plus(note=note)


def trick_title(seen: Seen, place: int) -> str:
    """The head of the list of what can be done with a place for a Trick."""
    owned = seen.me.tricks[place]
    return names.trick(owned.id) if owned is not None else "Free slot"


def component(seen: Seen, component_id: str) -> Words:
    note = "Right click: give one back." if seen.legal else ""
    of = (seen.state, seen.viewer)
    return tooltips.component(component_id, *of).plus(*why.counted(*of, component_id), note=note)


def character(seen: Seen, character_id: str) -> Words:
    """A disk of the reader's team with its card."""
    seat, state = seen.viewer, seen.state
    disk = seen.me.characters[character_id]
    card = disk.copies or disk.card
    points = because(
        ask.personal(state, seat), catalog.BASE_POINTS[disk.kind], lambda e, n: e.base_points(state, seat, disk, n)
    )
    copied = (f"Mimesis: works like *{names.card(card)}*.",) if disk.copies else ()
    printed = card_tooltips.assignment_card(card).body if card and card not in names.LOCATION else ()
    note = "Right click: leave it idle." if m.LeaveIdle(character_id) in seen.legal else ""
    note = f"Click: lay a card. {note}" if m.Improvise(character_id) in seen.legal else note
    return tooltips.character(character_id, disk).plus(*points, *copied, *printed, *_bonus(seen, disk), note=note)


_CARD_STATES: Final = {
    ask.OPEN: "*Its bonus waits for the Action that it helps.*",
    ask.USED: "*Its bonus was used, given up or lost.*",
    ask.LASTING: "*Its bonus works on this turn.*",
    ask.LOST: "*Here its bonus is lost.*",
}


def _bonus(seen: Seen, disk: Character) -> list[str]:
    """How the bonus of the special card under a placed Character stands."""
    status = ask.card_status(seen.state, seen.viewer, disk)
    if status is None:
        return []
    if status.reason is not None:
        return [f"*Its bonus cannot be used now.* {reasons.long(status.reason, seen.names, seen.viewer)}"]
    return [_CARD_STATES[status.state]]


_WHOLE_CARDS = 3
"""Up to this many special cards in the hand are quoted in full; of more, the tip only says what they help."""


def hand(seen: Seen, cards: Sequence[str]) -> Words:
    """The special cards of the seat that lie under no Character; the reader can have them shown large."""
    is_own = _is_reader(seen)
    parts = 2 if len(cards) <= _WHOLE_CARDS else 1
    lines = [f"*{names.card(card)}*: {' '.join(card_tooltips.special(card).body[:parts])}" for card in cards]
    title = f"{names.plural(len(cards), 'special card')} in {'your' if is_own else 'the'} hand"
    return Words(title, tuple(lines), "ui.special_card", "Click: read them in full." if is_own else "")


def chip(moves: Sequence[m.CopyCard | m.LendSecret]) -> Words:
    """Mimesis, on a card that may work like others; secrets that may be lent."""
    cards = [move.card for move in moves if isinstance(move, m.CopyCard)]
    if cards:
        text = f"This card may work like {names.join(map(names.card, cards))}, once per turn."
        return Words("Mimesis", (text,), "ui.special_card")
    secrets = names.join(secret(move.secret) for move in moves if isinstance(move, m.LendSecret))
    return Words("Lend a secret", (f"In this placement it may work with {secrets}.",), "character.protege")


def open_card(seen: Seen, seat: int, character_id: str) -> Words:
    """An open special card under another player's Character."""
    disk = seen.state.players[seat].characters[character_id]
    owner = f"Under the {names.character(character_id)} of {names.inside(seen.names[seat])}."
    return card_tooltips.special(disk.copies or disk.card).plus(note=owner)


_HEIRS_BOARD: Final = "Click: the Heir’s board."


def opponent(seen: Seen, seat: int, manner: str = "") -> Words:
    """Another player, with the manner if it has one, or the Heir with what its Magician does for it."""
    player = seen.state.players[seat]
    if seen.state.options.seats[seat].player == HEIR and player.magician:
        tricks = names.join(names.trick(owned.id) for owned in player.tricks if owned is not None)
        return heir_tips.identity_words(heir_facts(seen.state)).plus(f"Tricks: {tricks}.", note=_HEIRS_BOARD)
    known = (*why.laid_powers(seen.state, seat), *assigned(seen.state, seat))
    return card_tooltips.opponent(seen.state, seat, seen.names, manner).plus(*known, note="Click: the whole Workshop.")


def deck(seen: Seen, category: str, *, on_dice: bool) -> Words:
    """A deck of the Residence."""
    number = len(seen.state.residence[category])
    shown = "A Residence die shows this category." if on_dice else "No Residence die shows this category now."
    limits = ", ".join(str(fame) for fame in catalog.FAME_THRESHOLDS.values())
    body = (f"{names.plural(number, 'Trick')} to learn, Fame Thresholds {limits}.", shown)
    return Words(f"{names.CATEGORY[category]} Tricks", body, f"category.{category}", "Click: look through them.")


def special_deck(seen: Seen, deck_id: str, top: str) -> Words:
    """A deck of special Assignment cards: the open card on ``top`` in full, or how many are left."""
    number = len(seen.state.special_decks.get(deck_id, []))
    left = f"{names.plural(number, 'card')} left." if number else "No card is left."
    if top:
        return card_tooltips.special(top).plus(note=f"On top of the {names.LOCATION[deck_id]} deck. {left}")
    body = ("Special Assignment cards: each helps one Action there, or gives 1 {ap} more.", left)
    keeps_one = seen.state.options.ruling("special_draw") == "two_keep_one"
    note = why.more_looks(seen.state, seen.viewer, deck_id) or ("Of two drawn cards one is kept." if keeps_one else "")
    return Words(f"{names.LOCATION[deck_id]} cards", body, f"location.{deck_id}", note)


def magician(seen: Seen) -> Words:
    """The reader's Magician, and where the Fame came from."""
    player = seen.me
    sources = ", ".join(
        f"{_SOURCES.get(source) or why.source_name(source)} {fame}" for source, fame in player.fame_by.items() if fame
    )
    more = (f"{player.fame} {{fame}}: {sources}.",) if sources else ()
    note = "Click: your Workshop." if _is_reader(seen) else ""
    return card_tooltips.magician_of(seen.state, seen.viewer).plus(*more, note=note)


_SOURCES: Final = {
    "start": "at the start",
    "advertise": "Posters",
    "link": "Links",
    "trick": "performed Tricks",
    "performer_link": "Links of shows",
    "performer_assistant": "Assistant",
    "performer_card": "Performance cards",
    "wages": "unpaid wages",
}


# ------------------------------------------------------------------ the Heir's plan

PLAN, NO_PLAN = "Its plan", "Turned up once all cards are laid"
PLAN_KIND: Final = {"setup": "set-up", "performance": "show"}


def plan_title(name: str, *, is_last: bool) -> str:
    return f"{'Last plan' if is_last else 'Plan'}: {name}"


def plan(heir: HeirFacts, *, leads_on: bool) -> Words:
    """The Heir's plan card with its stance; ``leads_on``: a click opens its board."""
    now = heir_tips.stance_words(heir, heir.stance)
    more = f"*{now.title}.* {now.body[0]} {now.body[1]}"
    return heir_tips.plan_words(heir).plus(more, note=_HEIRS_BOARD if leads_on else "")


# ------------------------------------------------------------------ placing

_TOLD_TOGETHER = ("taken", "covered", "covered_this_turn", "blocked", "others_workshop", "magician_only")
"""Reasons of single slots that are not worth a sentence each when no slot is open."""


def points_to_come(seen: Seen, character_id: str, slot_id: str, points: int) -> str:
    """Where the Action Points of a placement come from: "1 own +1 slot +1 Shard"."""
    if catalog.SLOTS[slot_id].is_performance and not points:
        return "performs after all are placed"
    planned = ask.points_of(seen.state, seen.viewer, character_id, slot_id)
    words = tooltips.points_sum(planned).split(" = ", 1)[-1]
    more = points - planned.total
    return f"forecast: {words}" + (f" {names.signed(more)} extra" if more else "")


def why_not(seen: Seen, character_id: str, slot_id: str) -> str:
    """Why a Character may not go to a slot, in a sentence."""
    reason = ask.slot_reason(seen.state, seen.viewer, character_id, slot_id)
    return reasons.long(reason, seen.names, seen.viewer) if reason is not None else NOT_NOW


def why_nowhere(seen: Seen, character_id: str) -> str:
    """Why no slot takes a Character that waits: what stops it at the slots of its Location, each once."""
    card = seen.me.characters[character_id].card
    if not card:
        return "It has no Assignment card."
    place = catalog.location_of(card)
    by_slot = ask.slot_reasons(seen.state, seen.viewer, character_id)
    why_not = [
        reason for slot_id, reason in by_slot.items() if reason is not None and catalog.SLOTS[slot_id].location == place
    ]
    sentences = [reasons.long(reason, seen.names, seen.viewer) for reason in why_not if reason.id not in _TOLD_TOGETHER]
    if any(reason.id == "taken" for reason in why_not):
        lids = " or covered this turn" if any(reason.id == "covered_this_turn" for reason in why_not) else ""
        which = "The other" if sentences else "All"
        sentences.append(f"{which} slots of the {names.LOCATION[place]} are taken{lids}.")
    return " ".join(dict.fromkeys(sentences)) or "No slot is open for this Character."


# ------------------------------------------------------------------ sheets of cards

YOUR_SPECIAL_CARDS, CLOSE = "Your special cards", "Close"
HAND_NOTE: Final = "You lay them in the Assignment phase. At the end of the game each one left is worth 2 Fame."

# ------------------------------------------------------------------ the dock

YOUR_POWERS: Final = ("Powers", "learn one, or skip")  # where the table is looked at meanwhile
CHOOSE_FIRST: Final = ("choose first", "Choose one of the answers first.")
SKIP: Final = ("Skip", "no second one")
IDLE, LEAVE_ONE_IDLE, PLACE_FIRST = "Idle", "leave one idle", "place it first"


def placement_has_begun(seen: Seen) -> str:
    """Why nobody can be left idle now: one Character must be placed."""
    is_copy = any(character.copies for character in seen.me.characters.values())
    return COPY_IS_FOR_NOW if is_copy else BEGUN_IS_FOR_NOW


NOT_YOUR_MOVE: Final = "not your move"
USE_CARD_BOX, FORGO_BOX = "Use the card", "+1, no bonus"
DROP_IT, DRAG_IT = "Drop it on a glowing slot.", "Drag it, or click it and a slot."
LAY_FIRST: Final = "Click it to lay a card under it."
PLACE, PLACE_SECOND = "Place a Character", "Place a second one"
GAME_OVER: Final = ("The game is over", "Done shows the result.")
PERFORMS_LATER: Final = "It performs after all are placed."
CHOOSE: Final = "Choose from the list, or by its digit."
WAITS_FOR_UNDO: Final = "waits a moment. Press to go on."
SKIP_MOTION: Final = "Click: skip what moves"
undo_note: Final = phrase("Undo: {takes_back}")  # what the dock says about Undo
undo_more: Final = phrase("Undo: {takes_back} …")  # where it takes back more moves: Undo's own tip names them


_ONLY_KIND: Final = {
    m.UseAbility: "Ability",
    m.CopyCard: "Copy a card",
    m.UseCard: USE_CARD_BOX,
    m.LendSecret: "Lend a secret",
    m.DrawSecrets: "Draw secrets",
}


ADVERTISE, NO_POSTER = "Advertise", "Not this turn"
NO_POSTER_TIP: Final = Words("Not this turn", ("You keep the Coins. Undo takes it back.",))
poster_costs: Final = phrase("pay {coins}")  # under Advertise


def poster_price(state: GameState, seat: int) -> str:
    """Under Advertise: what the Poster costs."""
    return poster_costs(names.plural(ask.poster_cost(state, seat), "Coin"))


def poster(state: GameState, seat: int) -> str:
    """What a Poster brings, what it leaves, and the wages to come (block markup)."""
    left, bill = state.players[seat].coins - ask.poster_cost(state, seat), ask.wage_bill(state, seat)
    wages = f"wages up to {bill.everybody}" if bill.everybody else "no wages"
    return f"+{ask.POSTER_FAME} {{fame}}, leaves {left} {{coin}}; {wages}"


def points_spent(points: int) -> str:
    """Under Done: what the Character at work has left."""
    return names.plural(points, "point") + " left" if points else "all points spent"


def extras_label(moves: Sequence[Move], *, has_room: bool) -> str:
    """What the box for cards and abilities says: the only one by its kind, an ability by its name if there is room."""
    if len(moves) == 1 and isinstance(moves[0], m.UseAbility) and has_room:
        return names.ability(moves[0].magician)
    kind, *others = {type(move) for move in moves}
    return "Cards, ability" if others else _ONLY_KIND.get(kind, "Cards, ability")


def extras(seen: Seen, moves: Sequence[Move]) -> Words:
    """What the box for cards and abilities has to offer."""
    return Words(ABILITIES, tuple(f"{say(move, seen.state, seen.viewer)}." for move in moves[:6]))


def enhance_box(state: GameState, seat: int, card: str, character: str) -> str:
    return f"+{ask.enhance_points(state, seat, card, character)} for a Shard"


def forgo(card: str) -> Words:
    """What it means to give up the bonus of a special card; ``card`` is "" while it is not known which."""
    bonus = f"the bonus of *{names.card(card)}*" if card in catalog.SPECIALS else "the special card’s bonus"
    return Words("Not the bonus", (f"Give up {bonus} for 1 more {{ap}}. The card is used up.",), "ui.special_card")


def closed_card(seen: Seen, acting: ask.Acting) -> Words | None:
    """The Buy of a special card that cannot be begun now, with the reason; None where there is none."""
    if acting.card not in ask.SPECIAL_BUYS or m.UseCard(acting.card) in seen.legal:
        return None
    status = ask.card_status(seen.state, acting.seat, seen.me.characters[acting.character])
    why = reasons.long(status.reason, seen.names, seen.viewer) if status and status.reason else NOT_NOW
    return Words(names.card(acting.card), (why,), "ui.special_card")


def at_work(character_id: str, slot_id: str) -> str:
    place = catalog.SLOTS[slot_id]
    return f"{names.character(character_id)}, {names.DAY[place.day] if place.day else names.LOCATION[place.location]}"


UNDO_TO_ADD: Final = "All spent. Undo, and you can add one first."
"""Where a Shard, a bonus given up or an ability could have added an Action Point."""


def points_left(points: int, player: str = "") -> str:
    """What the number in the dock means; whose it is, for another ``player``."""
    words = ("Action Point" if points == 1 else "Action Points") + " left"
    return f"{player}: {words}" if player else words


def second_placement(state: GameState) -> str:
    return f"{names.prophecy(state.active_prophecy)}: if you like."


def waiting(*, is_thinking: bool) -> str:
    """What another player does."""
    return "is thinking …" if is_thinking else "decides."


# ------------------------------------------------------------------ asking again, and messages

LEAVE_WHOM_IDLE: Final = "Leave which Character idle?"
THE_PAST: Final = ("The table as it was", "Click anywhere to return.")
NOTICE, SHOWS_BEGIN = "Notice", "The shows begin"
NO_SHARD_HERE: Final = ("No more points", "A Shard cannot be used here.")
screen_turns: Final = phrase("{name}, it is your move")  # to the next person at the screen
turn_begins: Final = phrase("Turn {turn} begins")  # a new turn


def give_back(move: Move, seen: Seen) -> tuple[str, str]:
    """(title, text) before something of the player's is given back."""
    text = "It goes back to the Residence with its Trick Markers, also those on Performance cards."
    if isinstance(move, m.ReturnComponent):
        text = "It goes back to the supply. Nothing is paid for it."
    return f"{label(move, seen)}?", text


def leave_idle(character_id: str) -> tuple[str, str]:
    """(title, text) before a Character is left idle."""
    return f"Leave the {names.character(character_id)} idle?", "It will do nothing this turn and get no wage."
