"""What the board says: its rows, its tips and its dock."""

from collections.abc import Iterable, Sequence
from typing import Final

from trickerion.language.speech import Count, Say, _, join, listed, sayings, signed, table
from trickerion.language.voice import Voice
from trickerion.language.wording import Words
from trickerion.rules import catalog
from trickerion.rules import moves as m
from trickerion.rules.facts.board import CharacterFacts, ComponentFacts
from trickerion.rules.moves import Move, Reason
from trickerion.words import card_tooltips, names, reasons, tooltips
from trickerion.words.academy.names import secret
from trickerion.words.screens.table import ENGINEERS_SLOT
from trickerion.words.tooltips import effect_name

# ------------------------------------------------------------------ Locations and their Action rows

LOCATION: Final = {**names.LOCATION, "residence": _("Residence")}
"""Words on the ribbon of a panel, or on a deck."""

STALLS: Final = table("stalls", buy="Buy", quick="Quick", orders="Orders")
WORKSHOP_NOTE: Final = (_("Prepare spends"), _("no Components"))
PERFORM, MAGICIAN_ONLY, YIELDS, PLAIN_YIELDS = _("Perform"), _("Magician only"), _("Yields"), _("Yields as printed")
AS_PRINTED: Final = _("as printed")
NEXT_PROPHECY, ROLLED_AGAIN = _("next", "above the pending prophecies"), _("rerolled")
CHIP: Final = {m.CopyCard: _("copy"), m.LendSecret: _("lend")}
AFTER_ALL, PERFORMED_LATER = _("after all are placed"), _("later")
WITH_THIS_DIE, DRAW = _("With this die"), _("Draw")
NOT_NOW = _("Not now.")

ROW_LABEL: Final = {**names.ACTION, "reroll_die": _("Reroll"), "set_die": _("Set die")}
"""The name of an Action on its row."""
SHORT_LABEL: Final = {
    **ROW_LABEL,
    "quick_order": _("Quick Order", "row"),
    "move_trick": _("Move Trick", "row"),
    "move_components": _("Components"),
    "move_apprentice": _("Apprentice"),
    "draw_card": _("Draw Special Card", "row"),
    "learn_secret": _("Learn Secret", "row"),
    "reveal_secret": _("Reveal Secret", "row"),
}
"""The same where two rows share a line, or where there is no room for more."""
ROW_DETAIL: Final = table(
    "row detail",
    prepare="onto a Trick card",
    move_trick="to the Engineer’s slot",
    move_components="to a Manager slot",
    move_apprentice="to the Assistant’s place",
)
"""The second line of the Actions that have one."""
quick_note: Final = Say("+{surcharge} coin")  # what stands below the Quick Order slot
deck_cards: Final = Say("×{cards}")  # how many Tricks of a deck have a Fame Threshold
prophecy_title: Final = Say("Prophecy: {name}")  # the head of the plate of the active prophecy


YOUR_WORKSHOP, WORKSHOP = _("Your Workshop"), _("Workshop")


def with_tricks(changes: Iterable[tuple[str, int, Sequence[str]]]) -> list[str]:
    """Changes of the cost of an Action with some Tricks only."""
    return [
        Say("*{effect}* changes this by {change} with {things}.")(
            effect=effect_name(effect), change=signed(change), things=join(map(names.trick, tricks))
        )
        for effect, change, tricks in changes
    ]


def fortune(left: str, bottom: str) -> str:
    """Effect of Fortune Telling, by the prophecies on the left and at the bottom of the ring."""
    after, before = names.prophecy(bottom), names.prophecy(left)
    return Say("Next turn *{after}* would become active instead of *{before}*.")(after=after, before=before)


# ------------------------------------------------------------------ things that are pointed at

FAME: Final = Words(_("Fame"), (_("The highest Fame at the end of the game wins."),), "resource.fame")
NO_SHOW: Final = _("You have no Trick Marker on stage yet. You need one to give a show.")
ENGINEERS_PLACE: Final = Words(
    ENGINEERS_SLOT, (_("A fourth Trick can go here if you have the Engineer."),), "character.engineer"
)
RESIDENCE: Final = Words(_("The Residence"), (_("Look through the Tricks that can be learned."),), "action.learn_trick")


LIES: Final = sayings(
    "why a Component is on sale",
    quick="It is in the Quick Order slot and costs 1 {coin} more.",
    beside="It is beside the Buy slots this turn (*{cause}*), so everybody can buy it.",
    order="You can buy it from its Order slot: *{cause}*.",
)


def counted(facts: ComponentFacts) -> list[str]:
    """As how many pieces a Component counts by Powers, where that is more."""
    by = join(f"*{effect_name(effect)}*" for effect in facts.counted_by)
    return [Say("Because of {by}, it counts as {counted}.")(counted=facts.counted, by=by)] if by else []


CLICK_THEATER: Final = _("Click to see the Theater large.")
GIVE_TRICK_BACK, GIVE_ONE_BACK = _("Right click: give it back."), _("Right click: give one back.")
FREE_SLOT: Final = _("Free slot")
_CARD_HINTS: Final = {
    (True, True): _("Click: assign a card. Right click: leave it idle."),
    (True, False): _("Click: assign a card."),
    (False, True): _("Right click: leave it idle."),
    (False, False): "",
}


def character(facts: CharacterFacts, reader: Voice, *, may_lay: bool, may_idle: bool) -> Words:
    """A disk of the reader's team with its card."""
    card = facts.copies or facts.card
    copied = (Say("Mimesis: works like *{card}*.")(card=names.card(card)),) if facts.copies else ()
    printed = card_tooltips.assignment_card(card).body if card and card not in names.LOCATION else ()
    more = (*tooltips.because(facts.causes), *copied, *printed, *_bonus(facts, reader))
    return tooltips.disk(facts).plus(*more, note=_CARD_HINTS[may_lay, may_idle])


_BONUSES: Final = table(
    "bonus of a special card",
    open="*Its bonus waits for the Action that it helps.*",
    used="*Its bonus was used, given up or lost.*",
    lasting="*Its bonus works on this turn.*",
    lost="*Here its bonus is lost.*",
)


def _bonus(facts: CharacterFacts, reader: Voice) -> list[str]:
    """State of the bonus of the special card under a placed Character."""
    if facts.closed is not None:
        return [
            Say("*Its bonus cannot be used now.* {long}")(long=reasons.long(facts.closed, reader.names, reader.viewer))
        ]
    return [_BONUSES[facts.bonus]] if facts.bonus else []


HAND: Final = {
    True: Count("{number} special card in your hand", "{number} special cards in your hand"),
    False: Count("{number} special card in the hand", "{number} special cards in the hand"),
}
READ_THEM: Final = {True: _("Click: read them in full."), False: ""}


def chip(moves: Sequence[m.CopyCard | m.LendSecret]) -> Words:
    """Mimesis, on a card that may work like others; secrets that may be lent."""
    cards = [move.card for move in moves if isinstance(move, m.CopyCard)]
    if cards:
        text = Say("Once a turn, you may use this card as {things}.")(things=join(map(names.card, cards)))
        return Words(_("Mimesis"), (text,), "ui.special_card")
    secrets = join(secret(move.secret) for move in moves if isinstance(move, m.LendSecret))
    return Words(
        _("Lend a secret"), (Say("In this placement, it may use {secrets}.")(secrets=secrets),), "character.protege"
    )


UNDER: Final = Say("It is under the {character} of {who}.")
_LIMITS: Final = listed(catalog.FAME_THRESHOLDS.values())
_TO_LEARN: Final = Count(
    "You can learn {number} Trick here. Fame Thresholds: {limits}.",
    "You can learn {number} Tricks here. Fame Thresholds: {limits}.",
)
_CARDS_LEFT: Final = Count("{number} card is left.", "{number} cards are left.")
_ON_DICE: Final = {
    True: _("A Residence die shows this category."),
    False: _("No Residence die shows this category now."),
}
CLICK_WORKSHOP, CLICK_OWN_WORKSHOP = _("Click: the whole Workshop."), _("Click: your Workshop.")
CLICK_HEIR: Final = _("Click: the Heir’s board.")
POWERS: Final = Say("Powers: {powers}.")
TRICKS_OF: Final = Say("Tricks: {tricks}.")


def deck(category: str, number: int, *, on_dice: bool) -> Words:
    """A deck of the Residence."""
    body = (_TO_LEARN(number, limits=_LIMITS), _ON_DICE[on_dice])
    return Words(
        Say("{category} Tricks")(category=names.CATEGORY[category]),
        body,
        f"category.{category}",
        _("Click: look through them."),
    )


def special_deck(deck_id: str, number: int, top: str, note: str) -> Words:
    """A deck of special Assignment cards: the open card on ``top`` in full, or how many are left."""
    left = _CARDS_LEFT(number) if number else _("No card is left.")
    if top:
        return card_tooltips.special(top).plus(
            note=Say("This is the top of the {location} deck. {left}")(location=names.LOCATION[deck_id], left=left)
        )
    body = (_("Each special Assignment card helps one Action there or gives you 1 {ap} more."), left)
    return Words(Say("{location} cards")(location=names.LOCATION[deck_id]), body, f"location.{deck_id}", note)


def looked_at(cards: int, causes: Sequence[str]) -> str:
    """Number of cards drawn of which one is kept, where a Power lets its owner draw more than usual."""
    if not causes:
        return _("You draw two cards and keep one.") if cards > 1 else ""
    by = join(f"*{effect_name(effect)}*" for effect in causes)
    return Say("You draw {cards} cards and keep one, thanks to {by}.")(cards=cards, by=by) if cards > 1 else ""


FAME_BY: Final = Say("{points} {fame}: {sources}.")


FAME_SOURCES: Final = tooltips.EFFECTS | table(
    "source of Fame",
    start="at the start",
    advertise="Posters",
    link="Links",
    trick="performed Tricks",
    performer_link="Links of shows",
    performer_assistant="Assistant",
    performer_card="Performance cards",
    wages="unpaid wages",
)


# ------------------------------------------------------------------ the Heir's plan

PLAN, NO_PLAN = _("Its plan"), _("Turned up once all cards are laid")
PLAN_KIND: Final = {"setup": _("set-up"), "performance": _("show")}


PLAN_TITLE: Final = {True: Say("Last plan: {name}"), False: Say("Plan: {name}")}


# ------------------------------------------------------------------ placing

_TOLD_TOGETHER = ("taken", "covered", "covered_this_turn", "blocked", "others_workshop", "magician_only")
"""Reasons of single slots that are not worth a sentence each when no slot is open."""


PERFORMS: Final = _("performs after all are placed")
FORECAST: Final = {False: Say("forecast: {points}"), True: Say("forecast: {points} {more} extra")}
"""Sources of a placement's Action Points: "1 own +1 slot"; the second with extra points, by a Shard, say."""


_ALL_TAKEN: Final = sayings(
    "no slot is open",
    {
        "all": "{location}: every slot is taken.",
        "all, covered": "{location}: every slot is taken or covered this turn.",
        "other": "The other slots of the {location} are taken.",
        "other, covered": "The other slots of the {location} are taken or covered this turn.",
    },
)
NO_CARD_NO_PLACE: Final = _("They have no Assignment card.")


def why_nowhere(place: str, refused: Sequence[Reason], reader: Voice) -> str:
    """Reasons why no slot of its Location takes a Character, each once."""
    ids = {reason.id for reason in refused}
    told = [reasons.long(reason, reader.names, reader.viewer) for reason in refused if reason.id not in _TOLD_TOGETHER]
    if "taken" in ids:
        which = ("other" if told else "all") + (", covered" if "covered_this_turn" in ids else "")
        told.append(_ALL_TAKEN[which](location=names.LOCATION[place]))
    return " ".join(dict.fromkeys(told)) or _("No slot is open for this Character.")


# ------------------------------------------------------------------ sheets of cards

YOUR_SPECIAL_CARDS, CLOSE = _("Your special cards"), _("Close")
HAND_NOTE: Final = _(
    "You assign them in the Assignment phase. At the end of the game, each one you have left is worth 2 Fame."
)

# ------------------------------------------------------------------ the dock

YOUR_POWERS: Final = (_("Powers"), _("learn one, or skip"))  # where the table is looked at meanwhile
CHOOSE_FIRST: Final = (_("choose first"), _("Choose one of the answers first."))
SKIP_TIP: Final = Words(_("Skip"), (_("You place only one Character this time."),))
SKIP_ABOVE: Final = _("Place a second Character, or press Skip above.")
IDLE, LEAVE_ONE_IDLE, PLACE_FIRST = _("Idle"), _("leave one idle"), _("place it first")


NOT_YOUR_MOVE: Final = _("not your move")
USE_CARD_BOX, FORGO_BOX = _("Use the card"), _("+1, no bonus")
DROP_IT, DRAG_IT = _("Drop it on a glowing slot."), _("Drag it, or click it and a slot.")
NO_SLOT: Final = _("No slot is free for them. Press Idle.")
LAY_FIRST: Final = _("Click them to assign a card.")
PLACE, PLACE_SECOND = _("Place a Character"), _("Place a second one")
GAME_OVER: Final = (_("The game is over"), _("Press Done to see the result."))
PERFORMS_LATER: Final = _("They perform once all are placed.")
CANNOT_SET_UP: Final = {
    False: _("You bring a marker on stage when one of your Characters acts in the Theater. Place one there first."),
    True: _("This Trick cannot be set up now: see Set Up Trick below the weekdays for the reason."),
}
"""Reason why a Trick Marker dropped on a Performance card goes back, by whether somebody acts in the Theater."""
STILL_TO_COME: Final = (
    _("Can still come here"),
    _("You can tell from the open Assignment cards of the Characters who are not placed yet."),
)
"""Title and note of the tip of the disks at a Location that are not one's own."""
turn_marker: Final = Say("Turn it with the wheel or {key}.")  # the Trick Marker in the hand, over a slot
CHOOSE: Final = _("Click an option or press its number.")
YOUR_TURN: Final = _("It is your turn.")  # where another screen is about to ask
WAITS_FOR_UNDO: Final = _("is about to move. Click to continue.")
SKIP_MOTION: Final = _("Click: skip what moves")
undo_note: Final = Say("Undo: {takes_back}")  # what the dock says about Undo
undo_more: Final = Say("Undo: {takes_back}\N{NO-BREAK SPACE}…")  # more moves: Undo's own tip names them


_ONLY_KIND: Final = {
    m.UseAbility: _("Ability"),
    m.CopyCard: _("Copy a card"),
    m.UseCard: USE_CARD_BOX,
    m.LendSecret: _("Lend a secret"),
    m.DrawSecrets: _("Draw secrets"),
}


ADVERTISE: Final = _("Advertise")
NO_POSTER_TIP: Final = Words(_("Not this turn"), (_("You keep the Coins. Undo takes it back."),))
POSTER_COSTS: Final = Count("pay {number} Coin", "pay {number} Coins")  # under Advertise
POSTER: Final = Say("+{gain} {fame}. You keep {left} {coin}; wages take up to {wages}.")
"""Gain of a Poster, the Coins left, and the wages to come (block markup)."""
POSTER_WITHOUT_WAGES: Final = Say("+{gain} {fame}. You keep {left} {coin}; no wages.")
ALL_SPENT: Final = _("all points spent")
POINTS_LEFT: Final = Count("{number} point left", "{number} points left")
"""Under Done: what the Character at work has left."""


def extras_label(moves: Sequence[Move], *, has_room: bool) -> str:
    """Label of the box for cards and abilities: the only one by its kind, an ability by its name if there is room."""
    if len(moves) == 1 and isinstance(moves[0], m.UseAbility) and has_room:
        return names.ability(moves[0].magician)
    kind, *others = {type(move) for move in moves}
    both = _("Cards, ability")
    return both if others else _ONLY_KIND.get(kind, both)


ENHANCE_BOX: Final = Say("+{points} for a Shard")


def forgo(card: str) -> Words:
    """Explanation of giving up the bonus of a special card; ``card`` is "" while the card is not known."""
    bonus = (
        Say("the bonus of *{card}*")(card=names.card(card))
        if card in catalog.SPECIALS
        else _("the special card’s bonus")
    )
    return Words(
        _("Not the bonus"),
        (Say("Give up {bonus} for 1 more {ap}. You use up the card.")(bonus=bonus),),
        "ui.special_card",
    )


AT_WORK: Final = Say("{character}, {place}")


UNDO_TO_ADD: Final = _("All spent. Undo to add a point.")
"""Words where a Shard, a bonus given up or an ability could have added an Action Point."""


ACTION_POINTS_LEFT: Final = Count("Action Point left", "Action Points left")
"""Meaning of the number in the dock."""
THEIR_POINTS_LEFT: Final = Count("Action Point left for {who}", "Action Points left for {who}")
SECOND_PLACEMENT: Final = Say("{prophecy}: if you like.")
DECIDES, IS_THINKING = _("decides."), _("is thinking …")
"""Words for another player who has a decision to make."""

# ------------------------------------------------------------------ asking again, and messages

LEAVE_WHOM_IDLE: Final = _("Leave which Character idle?")
THE_PAST: Final = (_("The table as it was"), _("Click anywhere to return."))
NOTICE, SHOWS_BEGIN = _("Notice"), _("The shows begin")
NO_SHARD_HERE: Final = (_("No Shard here"), _("A Shard buys no Action Point here, so you keep your Shard."))
screen_turns: Final = Say("{name}, it is your move")  # to the next person at the screen
turn_begins: Final = Say("Turn {turn} begins")  # a new turn


_COMPONENT_GOES_BACK: Final[dict[type[Move], str]] = {
    m.ReturnComponent: _("It goes back to the supply, and you get nothing for it.")
}


def give_back(move: Move, label: str) -> tuple[str, str]:
    """(title, text) before something of the player's is given back; ``label``: what the move is called."""
    to_residence = _(
        "It goes back to the Residence. Its Trick Markers go back to your supply, those on Performance cards too."
    )
    return Say("{what}?")(what=label), _COMPONENT_GOES_BACK.get(type(move), to_residence)


def leave_idle(character_id: str) -> tuple[str, str]:
    """(title, text) before a Character is left idle."""
    title = Say("Leave the {character} idle?")(character=names.character(character_id))
    return title, _("They will do nothing this turn and get no wage.")
