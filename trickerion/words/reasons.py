"""Why not, in words: short ones for Action rows and slots, whole sentences for tooltips."""

from collections.abc import Callable

from trickerion.language.speech import _
from trickerion.language.voice import Names, Voice, is_you
from trickerion.rules.facts.actions import ActionStatus
from trickerion.rules.moves import Reason
from trickerion.words import names as n
from trickerion.words.academy import reasons as academy

_Words = str | Callable[..., str]


def short(reason: Reason, names: Names, viewer: int) -> str:
    """At most four words for the row itself: "1 short", "no free slot", "taken by Optico"."""
    return _said(_SHORT[reason.id], reason, Voice(names, viewer))


def long(reason: Reason, names: Names, viewer: int) -> str:
    """A whole sentence: "Sunday is taken by Optico."."""
    return _said(_LONG[reason.id], reason, Voice(names, viewer))


def _said(words: _Words, reason: Reason, voice: Voice) -> str:
    return words if isinstance(words, str) else words(voice, *reason.args)


def cost(status: ActionStatus) -> str:
    """The Action Points of an Action now: "3", "1–3"; for Draw Special Card "1 › 2" (first, then each further)."""
    return cost_range(status.cost, status.action)


def cost_range(least_most: tuple[int, int], action: str) -> str:
    """A range of costs as it stands in a cost pill."""
    least, most = least_most
    if least == most:
        return str(least)
    return f"{least} › {most}" if action == "draw_card" else f"{least}–{most}"


SHORT_LENGTH = 26
"""Letters for which an Action row has room."""


def _short_lacks(voice: Voice, trick: str = "", missing: tuple[tuple[str, int], ...] = ()) -> str:
    if not missing:
        return "Components missing"
    all_of_them = f"lacks {n.join_pieces(dict(missing))}"
    if len(all_of_them) <= SHORT_LENGTH:
        return all_of_them
    return f"lacks {n.plural(sum(number for _, number in missing), 'Component')}"


def _long_threshold(voice: Voice, threshold: int = 0, coins_short: int = 0) -> str:
    if not threshold:
        return "Every Trick you could learn needs more Fame, and you have too few Coins to make up for it."
    return (
        f"This Trick needs {threshold} Fame. Each missing Fame costs 1 Coin, and you are "
        f"{n.plural(coins_short, 'Coin')} short."
    )


def _long_no_die(voice: Voice, category: str = "") -> str:
    if not category:
        return "No Residence die allows a category that you could learn."
    return f"No Residence die shows {n.CATEGORY[category]} or any category."


def _short_coins(voice: Voice, price: int = 0, missing: int = 0) -> str:
    return n.plural(missing, "Coin") + " short" if missing else "too few Coins"


def _long_coins(voice: Voice, price: int = 0, missing: int = 0) -> str:
    if not price:
        return "You cannot pay for any Component on sale, even with Bargain."
    return f"One costs {n.plural(price, 'Coin')}, and you are {n.plural(missing, 'Coin')} short."


def _long_three(voice: Voice, component: str = "") -> str:
    if not component:
        return "You own 3 of every Component on sale already."
    return f"You own 3 {n.components(component)} already, the most there can be."


def _long_taken(voice: Voice, seat: int, character: str) -> str:
    whose = "Your" if is_you(seat, voice.names, voice.viewer) else voice.whose(seat)
    return f"{whose} {n.character(character)} stands here."


def _long_has_specialist(voice: Voice, kind: str = "") -> str:
    what = n.an(n.CHARACTER[kind]) if kind else "this Specialist"
    return f"You have {what} already; one of each kind is the limit."


_SHORT: dict[str, _Words] = {
    "short": lambda voice, points: f"{points} short",
    "not_now": _("not now"),
    "on_stage": _("performs later"),
    "in_performance": _("after all are placed"),
    "with_buy": _("with a Buy"),
    # Actions
    "no_residence_die": _("no die"),
    "no_trick_to_learn": _("no Trick in reach"),
    "dice_x": _("dice show X"),
    "nobody_to_hire": _("nobody to hire"),
    "nothing_to_buy": _("nothing you can buy"),
    "order_slots_full": _("Order slots full"),
    "no_specialist": lambda voice, kind: f"you have no {n.CHARACTER[kind]}",
    "no_trick": _("no Trick here"),
    "no_tricks": _("you have no Trick"),
    "tricks_moved": _("nothing to move"),
    "nothing_to_move": _("nothing to move"),
    "assistant_full": _("place is taken"),
    "no_apprentice": _("no Apprentice"),
    "nothing_prepared": _("no Trick prepared"),
    "no_card_free": _("no free slot"),
    "no_own_marker": _("no marker on stage"),
    "no_other_slot": _("nowhere to go"),
    "decks_empty": _("decks are empty"),
    "once_per_character": _("done already"),
    "already_enhanced": _("done already"),
    "already_acted": _("only before Actions"),
    "no_shard": _("no Shard"),
    "not_in_theater": _("not in the Theater"),
    "nothing_for_card": _("nothing fits"),
    "card_elsewhere": lambda voice, location: f"only at {n.LOCATION[location]}",
    "performers_card": _("for the show"),
    # Character slots
    "covered": _("not in use"),
    "blocked": _("closed this turn"),
    "covered_this_turn": _("covered this turn"),
    "already_placed": _("already placed"),
    "copy_first": _("not before the copy"),
    "idle": _("Idle"),
    "no_card": _("no card"),
    "hidden_card": _("card face down"),
    "card_says_elsewhere": lambda voice, location: f"card says {n.LOCATION.get(location, 'elsewhere')}",
    "others_workshop": lambda voice, seat: f"{voice.whose(seat)} Workshop",
    "taken": lambda voice, seat, character: f"taken by {voice.object(seat)}",
    "day_taken": lambda voice, day, seat: f"taken by {voice.object(seat)}",
    "other_day": lambda voice, day: f"your day is {n.DAY[day]}",
    "magician_only": _("Magician only"),
    "toll": lambda voice, price: f"costs {n.plural(price, 'Coin')}",
    "lowest_first": _("lowest slot first"),
    # Downtown
    "no_trick_place": _("no free slot"),
    "no_die": _("no die"),
    "threshold": _("too little Fame"),
    "die_x": _("shows X"),
    "has_specialist": _("you have one"),
    "no_apprentice_place": _("no free place"),
    # Market Row
    "three_owned": _("you own 3"),
    "no_component_slot": _("no free slot"),
    "coins": _short_coins,
    # Workshop
    "has_markers": _("still prepared"),
    "no_supply": _("no marker left"),
    "lacks": _short_lacks,
    **academy.SHORT,
}

_LONG: dict[str, _Words] = {
    "short": lambda voice, points: f"{n.plural(points, 'Action Point is', 'Action Points are')} missing.",
    "not_now": _("This is not possible now."),
    "on_stage": _("A Magician on the stage takes no Actions; the show comes in the Performance phase."),
    "in_performance": _("Shows take place when all Characters are placed, from Thursday to Sunday."),
    "with_buy": _("Bargain belongs to a Buy: each Action Point takes 1 Coin off the total, which stays above 0."),
    # Actions
    "no_residence_die": _("No Residence die allows a category of which Tricks are left."),
    "no_trick_to_learn": _("No Trick is in reach: the dice, your Fame or your Coins do not allow one."),
    "dice_x": lambda voice, area: f"Every {n.AREA[area]} die shows X. Reroll or set one.",
    "nobody_to_hire": _("Your team has no room for anybody whom the Inn dice offer."),
    "nothing_to_buy": _("You have no room or too few Coins for every Component on sale."),
    "order_slots_full": _("All four Order slots are taken; they are emptied at the end of the turn."),
    "no_specialist": lambda voice, kind: f"You need {n.an(n.CHARACTER[kind])} for this Action.",
    "no_trick": _("No Trick card lies on this place of your Workshop."),
    "no_tricks": _("You have no Trick yet: learn one Downtown."),
    "tricks_moved": _("Your only Trick lies on the Engineer’s board already."),
    "nothing_to_move": _("You own no Component that is not on the Manager’s board already."),
    "assistant_full": _("The place on the Assistant’s board is taken; whoever lives there stays."),
    "no_apprentice": _("You have no Apprentice to move."),
    "nothing_prepared": _("None of your Trick cards has a Trick Marker: prepare one in the Workshop first."),
    "no_card_free": _("Every Performance card is full or has a Trick Marker of this suit of yours."),
    "no_own_marker": _("You have no Trick Marker on a Performance card."),
    "no_other_slot": _("None of your Trick Markers has another slot or orientation."),
    "decks_empty": _("No deck has a special Assignment card left."),
    "once_per_character": _("Fortune Telling works once for each placed Character."),
    "already_enhanced": _("A Character can be enhanced once."),
    "already_acted": _("A Shard can be paid only before the Character’s first Action."),
    "no_shard": _("You have no Shard."),
    "not_in_theater": _("Characters cannot be enhanced in the Theater."),
    "nothing_for_card": _("The card offers nothing that you can pay for and have room for in your Workshop."),
    "card_elsewhere": lambda voice, location: f"The bonus works only in the {n.LOCATION[location]}.",
    "performers_card": _("It helps the Magician who performs; backstage only its Action Point is of use."),
    # Character slots
    "blocked": _("A Configuration die closes this slot."),
    "covered_this_turn": _("The Turn Setup card covers this slot this turn."),
    "covered": lambda voice, players: (
        f"This slot is used with {players} players or more." if players > 2 else "This slot is not in use."
    ),
    "already_placed": _("This Character has been placed already."),
    "copy_first": lambda voice, character: (
        f"The {n.character(character)} comes first: a copied card serves the placement for which it was copied."
    ),
    "idle": _("This Character is Idle this turn."),
    "no_card": _("Without an Assignment card a Character cannot be placed."),
    "hidden_card": _("The Assignment card of this Character is face down."),
    "card_says_elsewhere": lambda voice, location: (
        f"The Assignment card sends this Character to the {n.LOCATION.get(location, 'place on the card')}."
    ),
    "others_workshop": lambda voice, seat: f"This is {voice.whose(seat)} Workshop.",
    "taken": _long_taken,
    "day_taken": lambda voice, day, seat: f"{n.DAY[day]} is taken by {voice.object(seat)}.",
    "other_day": lambda voice, day: (
        f"Your day this turn is {n.DAY[day]}; all your Characters in the Theater stay there."
    ),
    "magician_only": _("Only the Magician can be placed on the stage."),
    "toll": lambda voice, price: f"This slot costs {n.plural(price, 'Coin')}, which you do not have.",
    "lowest_first": _("From the Bottom: a slot with a lower modifier is still open to you here; that one comes first."),
    # Downtown
    "no_trick_place": _("Your Workshop has no free slot for a Trick. Give one back first."),
    "no_die": _long_no_die,
    "threshold": _long_threshold,
    "die_x": _("This die shows X. Reroll or set it first."),
    "has_specialist": _long_has_specialist,
    "no_apprentice_place": _("Your team has no place for another Apprentice: three, or four with an Assistant."),
    # Market Row
    "three_owned": _long_three,
    "no_component_slot": _("All Component slots hold other types. Give a type back first."),
    "coins": _long_coins,
    # Workshop
    "has_markers": lambda voice, trick, markers: (
        f"{n.trick(trick)} still has {n.plural(markers, 'Trick Marker')} on its card; a Trick is prepared when it has "
        "none."
    ),
    "no_supply": lambda voice, suit: (
        f"All your {n.SUIT[suit]} markers are in use. They come back when they are performed or leave the Theater."
    ),
    "lacks": lambda voice, trick, missing: f"{n.trick(trick)} lacks {n.join_pieces(dict(missing))}.",
    **academy.LONG,
}


def known_reasons() -> tuple[set[str], set[str]]:
    """The ids that have short and long words; a test compares them."""
    return set(_SHORT), set(_LONG)
