"""Why not, in words: short ones for Action rows and slots, whole sentences for tooltips."""

from collections.abc import Callable

from trickerion.rules.ask import ActionStatus, Reason
from trickerion.words import names as n
from trickerion.words.academy import reasons as academy
from trickerion.words.names import Names
from trickerion.words.voice import Voice

_Words = Callable[..., str]


def short(reason: Reason, names: Names, viewer: int) -> str:
    """At most four words for the row itself: "1 short", "no free slot", "taken by Optico"."""
    return _SHORT[reason.id](Voice(names, viewer), *reason.args)


def long(reason: Reason, names: Names, viewer: int) -> str:
    """A whole sentence: "Sunday is taken by Optico."."""
    return _LONG[reason.id](Voice(names, viewer), *reason.args)


def cost(status: ActionStatus) -> str:
    """The Action Points of an Action now: "3", "1–3"; for Draw Special Card "1 › 2" (first, then each further)."""
    return cost_range(status.cost, status.action)


def cost_range(least_most: tuple[int, int], action: str) -> str:
    """A range of costs as it stands in a cost pill."""
    least, most = least_most
    if least == most:
        return str(least)
    return f"{least} › {most}" if action == "draw_card" else f"{least}–{most}"


# ------------------------------------------------------------------ words of each reason


def _lacking(missing: tuple[tuple[str, int], ...]) -> str:
    return n.join(n.pieces(component, number) for component, number in missing)


def _always(words: str) -> _Words:
    return lambda voice, *args: words


SHORT_LENGTH = 26
"""Letters for which an Action row has room."""


def _short_lacks(voice: Voice, trick: str = "", missing: tuple[tuple[str, int], ...] = ()) -> str:
    if not missing:
        return "Components missing"
    all_of_them = f"lacks {_lacking(missing)}"
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
    return (
        f"You own 3 {n.component(component, 3)} already, the most there can be."
        if component
        else ("You own 3 of every Component on sale already.")
    )


def _long_taken(voice: Voice, seat: int, character: str) -> str:
    return f"{_owner(voice, seat)} {n.character(character)} stands here."


def _long_has_specialist(voice: Voice, kind: str = "") -> str:
    return (
        f"You have {n.an(n.CHARACTER[kind])} already; one of each kind is the limit."
        if kind
        else ("You have this Specialist already; one of each kind is the limit.")
    )


_SHORT: dict[str, _Words] = {
    "short": lambda voice, points: f"{points} short",
    "not_now": _always("not now"),
    "on_stage": _always("performs later"),
    "in_performance": _always("after all are placed"),
    "with_buy": _always("with a Buy"),
    # Actions
    "no_residence_die": _always("no die"),
    "no_trick_to_learn": _always("no Trick in reach"),
    "dice_x": _always("dice show X"),
    "nobody_to_hire": _always("nobody to hire"),
    "nothing_to_buy": _always("nothing you can buy"),
    "order_slots_full": _always("Order slots full"),
    "no_specialist": lambda voice, kind: f"you have no {n.CHARACTER[kind]}",
    "no_trick": _always("no Trick here"),
    "nothing_to_move": _always("nothing to move"),
    "assistant_full": _always("place is taken"),
    "no_apprentice": _always("no Apprentice"),
    "nothing_prepared": _always("no Trick prepared"),
    "no_card_free": _always("no free slot"),
    "no_own_marker": _always("no marker on stage"),
    "no_other_slot": _always("nowhere to go"),
    "decks_empty": _always("decks are empty"),
    "no_prophecies": _always("no prophecies"),
    "once_per_character": _always("done already"),
    "already_enhanced": _always("done already"),
    "already_acted": _always("only before Actions"),
    "no_shard": _always("no Shard"),
    "not_in_theater": _always("not in the Theater"),
    "nothing_for_card": _always("nothing fits"),
    "card_elsewhere": lambda voice, location: f"only at {n.LOCATION[location]}",
    "performers_card": _always("for the show"),
    # Character slots
    "covered": _always("not in use"),
    "blocked": _always("closed this turn"),
    "already_placed": _always("already placed"),
    "copy_first": _always("not before the copy"),
    "idle": _always("Idle"),
    "no_card": _always("no card"),
    "hidden_card": _always("card face down"),
    "card_says_elsewhere": lambda voice, location: f"card says {n.LOCATION.get(location, 'elsewhere')}",
    "others_workshop": lambda voice, seat: f"{voice.whose(seat)} Workshop",
    "taken": lambda voice, seat, character: f"taken by {voice.object(seat)}",
    "day_taken": lambda voice, day, seat: f"taken by {voice.object(seat)}",
    "other_day": lambda voice, day: f"your day is {n.DAY[day]}",
    "magician_only": _always("Magician only"),
    "toll": lambda voice, price: f"costs {n.plural(price, 'Coin')}",
    "lowest_first": _always("lowest slot first"),
    # Downtown
    "no_trick_place": _always("no free slot"),
    "no_die": _always("no die"),
    "threshold": _always("too little Fame"),
    "die_x": _always("shows X"),
    "has_specialist": _always("you have one"),
    "no_apprentice_place": _always("no free place"),
    # Market Row
    "three_owned": _always("you own 3"),
    "no_component_slot": _always("no free slot"),
    "coins": _short_coins,
    # Workshop
    "has_markers": _always("still prepared"),
    "no_supply": _always("no marker left"),
    "lacks": _short_lacks,
    **academy.SHORT,
}

_LONG: dict[str, _Words] = {
    "short": lambda voice, points: (
        f"{n.plural(points, 'Action Point is', 'Action Points are')} missing. A Shard can be paid before the first "
        "Action."
    ),
    "not_now": _always("This is not possible now."),
    "on_stage": _always("A Magician on the stage takes no Actions; the show comes in the Performance phase."),
    "in_performance": _always("Shows take place when all Characters are placed, from Thursday to Sunday."),
    "with_buy": _always("Bargain belongs to a Buy: each Action Point takes 1 Coin off the total, which stays above 0."),
    # Actions
    "no_residence_die": _always("No Residence die allows a category of which Tricks are left."),
    "no_trick_to_learn": _always("No Trick is in reach: the dice, your Fame or your Coins do not allow one."),
    "dice_x": lambda voice, area: f"Every {n.AREA[area]} die shows X. Reroll or set one.",
    "nobody_to_hire": _always("Your team has no room for anybody whom the Inn dice offer."),
    "nothing_to_buy": _always("You have no room or too few Coins for every Component on sale."),
    "order_slots_full": _always("All four Order slots are taken; they are emptied at the end of the turn."),
    "no_specialist": lambda voice, kind: f"You need {n.an(n.CHARACTER[kind])} for this Action.",
    "no_trick": _always("There is no Trick card here."),
    "nothing_to_move": _always("You own no Component that is not on the Manager’s board already."),
    "assistant_full": _always("The place on the Assistant’s board is taken; whoever lives there stays."),
    "no_apprentice": _always("You have no Apprentice to move."),
    "nothing_prepared": _always("None of your Trick cards has a Trick Marker: prepare one in the Workshop first."),
    "no_card_free": _always("Every Performance card is full or has a Trick Marker of this suit of yours."),
    "no_own_marker": _always("You have no Trick Marker on a Performance card."),
    "no_other_slot": _always("None of your Trick Markers has another slot or orientation."),
    "decks_empty": _always("No deck has a special Assignment card left."),
    "no_prophecies": _always("This game is played without prophecies."),
    "once_per_character": _always("Fortune Telling works once for each placed Character."),
    "already_enhanced": _always("A Character can be enhanced once."),
    "already_acted": _always("A Shard can be paid only before the Character’s first Action."),
    "no_shard": _always("You have no Shard."),
    "not_in_theater": _always("Characters cannot be enhanced in the Theater."),
    "nothing_for_card": _always("Nothing that the card offers finds room in your Workshop and can be paid."),
    "card_elsewhere": lambda voice, location: f"The bonus works only in the {n.LOCATION[location]}.",
    "performers_card": _always("It helps the Magician who performs; backstage only its Action Point is of use."),
    # Character slots
    "blocked": _always("A Configuration die closes this slot."),
    "covered": lambda voice, players: (
        f"This slot is used with {players} players or more." if players > 2 else "This slot is not in use."
    ),
    "already_placed": _always("This Character has been placed already."),
    "copy_first": lambda voice, character: (
        f"The {n.character(character)} comes first: a copied card serves the placement for which it was copied."
    ),
    "idle": _always("This Character is Idle this turn."),
    "no_card": _always("Without an Assignment card a Character cannot be placed."),
    "hidden_card": _always("The Assignment card of this Character is face down."),
    "card_says_elsewhere": lambda voice, location: (
        f"The Assignment card sends this Character to the {n.LOCATION.get(location, 'place on the card')}."
    ),
    "others_workshop": lambda voice, seat: f"This is {voice.whose(seat)} Workshop.",
    "taken": _long_taken,
    "day_taken": lambda voice, day, seat: f"{n.DAY[day]} is taken by {voice.object(seat)}.",
    "other_day": lambda voice, day: (
        f"Your day this turn is {n.DAY[day]}; all your Characters in the Theater stay there."
    ),
    "magician_only": _always("Only the Magician can be placed on the stage."),
    "toll": lambda voice, price: f"This slot costs {n.plural(price, 'Coin')}, which you do not have.",
    "lowest_first": _always("From the Bottom: the free slot with the lowest modifier comes first."),
    # Downtown
    "no_trick_place": _always("Your Workshop has no free slot for a Trick. Give one back first."),
    "no_die": _long_no_die,
    "threshold": _long_threshold,
    "die_x": _always("This die shows X. Reroll or set it first."),
    "has_specialist": _long_has_specialist,
    "no_apprentice_place": _always("Your team has no place for another Apprentice: three, or four with an Assistant."),
    # Market Row
    "three_owned": _long_three,
    "no_component_slot": _always("All Component slots hold other types. Give a type back first."),
    "coins": _long_coins,
    # Workshop
    "has_markers": lambda voice, trick, markers: (
        f"{n.trick(trick)} still has {n.plural(markers, 'Trick Marker')} on its card; a Trick is prepared when it has "
        "none."
    ),
    "no_supply": lambda voice, suit: (
        f"All four {n.SUIT[suit]} markers are in use. They come back when they are performed or leave the Theater."
    ),
    "lacks": lambda voice, trick, missing: f"{n.trick(trick)} lacks {_lacking(missing)}.",
    **academy.LONG,
}


def _owner(voice: Voice, seat: int) -> str:
    return "Your" if n.is_you(seat, voice.names, voice.viewer) else voice.whose(seat)


def known_reasons() -> tuple[set[str], set[str]]:
    """The ids that have short and long words; a test compares them."""
    return set(_SHORT), set(_LONG)
