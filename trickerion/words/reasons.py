"""Why not, in words: short ones for Action rows and slots, whole sentences for tooltips."""

from typing import Final

from trickerion.language.speech import Count, Remarks, Say, pairs
from trickerion.language.voice import ToReader
from trickerion.words.academy import reasons as academy
from trickerion.words.gaps import OF_A_REASON

in_points: Final = Say("*{cost}* {ap}")
"""A cost that is not always the same, to be heard."""


def cost_range(least_most: tuple[int, int], action: str) -> str:
    """Action Points in a cost pill: "3", "1–3"; for Draw Special Card "1 › 2" (first, then each further)."""
    least, most = least_most
    said = Say("{least} › {most}") if action == "draw_card" else Say("{least}–{most}")
    return str(least) if least == most else said(least=least, most=most)


_SHORT, _LONG = pairs(
    "reason in a row",
    "reason",
    {
        "short": (
            "{points} short",
            Count("You are {number} Action Point short.", "You are {number} Action Points short."),
        ),
        "not_now": ("not now", "This is not possible now."),
        "on_stage": ("performs later", "A Magician on stage takes no Actions. They perform in the Performance phase."),
        "in_performance": (
            "after all are placed",
            "You give shows from Thursday to Sunday, once all Characters are placed.",
        ),
        "with_buy": (
            "with a Buy",
            "You bargain together with a Buy: each Action Point takes 1 Coin off the total, which stays above 0.",
        ),
        # Actions
        "no_residence_die": ("no die", "No category that the Residence dice allow has Tricks left."),
        "no_trick_to_learn": ("no Trick in reach", "The dice, your Fame or your Coins do not allow any Trick."),
        "dice_x": ("dice show X", "There is an X on every {area} die. Reroll or set one."),
        "nobody_to_hire": ("nobody to hire", "Your team has no room for anybody the Inn dice offer."),
        "nothing_to_buy": (
            "nothing you can buy",
            "You have too little room or too few Coins for every Component on sale.",
        ),
        "order_slots_full": ("Order slots full", "All four Order slots are taken until the end of the turn."),
        "no_specialist": ("you have no {specialist}", "You need {specialist:a} for this Action."),
        "no_trick": ("no Trick here", "No Trick card is on this place of your Workshop."),
        "no_tricks": ("you have no Trick", "You have no Trick yet: learn one Downtown."),
        "tricks_moved": ("nothing to move", "Your only Trick is on the Engineer’s board already."),
        "nothing_to_move": ("nothing to move", "All your Components are on the Manager’s board already."),
        "assistant_full": (
            "place is taken",
            "The Assistant’s place is taken, and the Apprentice who lives there stays.",
        ),
        "no_apprentice": ("no Apprentice", "You have no Apprentice to move."),
        "nothing_prepared": (
            "no Trick prepared",
            "None of your Trick cards has a Trick Marker: prepare one in the Workshop first.",
        ),
        "no_card_free": (
            "no slot for it",
            "Every Performance card is full or already has a Trick Marker of this suit of yours.",
        ),
        "no_own_marker": ("no marker on stage", "You have no Trick Marker on a Performance card."),
        "no_other_slot": ("nowhere to go", "None of your Trick Markers can move or turn."),
        "decks_empty": ("decks are empty", "No deck has a special Assignment card left."),
        "once_per_character": ("done already", "Fortune Telling works once for each placed Character."),
        "already_enhanced": ("done already", "You can enhance a Character once."),
        "already_acted": ("only before Actions", "You can pay a Shard only before the Character’s first Action."),
        "no_shard": ("no Shard", "You have no Shard."),
        "not_in_theater": ("not in the Theater", "You cannot enhance Characters in the Theater."),
        "nothing_for_card": (
            "nothing fits",
            "The card offers nothing that you can pay for and have room for in your Workshop.",
        ),
        "card_elsewhere": ("only at {location}", "The bonus works only in the {location}."),
        "performers_card": (
            "for the show",
            "It helps the Magician who performs; backstage you can only use its Action Point.",
        ),
        # Character slots
        "blocked": ("closed this turn", "A Configuration die closes this slot."),
        "covered_this_turn": ("covered this turn", "The Turn Setup card covers this slot this turn."),
        "covered": ("not in use", "This slot is not in use."),
        "covered.players": (None, "You need {players} players or more to use this slot."),
        "already_placed": ("already placed", "You have already placed this Character."),
        "copy_first": ("not before the copy", "Place the {character} first: you copied the card for this placement."),
        "idle": ("Idle", "This Character is Idle this turn."),
        "no_card": ("no card", "You cannot place a Character without an Assignment card."),
        "hidden_card": ("card face down", "The Assignment card of this Character is face down."),
        "card_says_elsewhere": (
            "card says elsewhere",
            "The Assignment card sends this Character to the place on the card.",
        ),
        "card_says_elsewhere.location": (
            "card says {location}",
            "The Assignment card sends this Character to the {location}.",
        ),
        "others_workshop": ("{whose} Workshop", "This is {whose} Workshop."),
        "taken": ("taken by {who}", "{whose} {character} is here."),
        "taken.mine": (None, "Your {character} is here."),
        "day_taken": ("taken by {who}", "{day} is taken by {who}."),
        "other_day": (
            "your day is {day}",
            "Your day this turn is {day}; all your Characters in the Theater stay there.",
        ),
        "magician_only": ("Magician only", "You can place only your Magician on the stage."),
        "toll": (
            Count("costs {number} Coin", "costs {number} Coins"),
            Count(
                "This slot costs {number} Coin, and you do not have enough.",
                "This slot costs {number} Coins, and you do not have enough.",
            ),
        ),
        "lowest_first": (
            "lowest slot first",
            "From the Bottom: you must take a lower slot first, and one is still open to you here.",
        ),
        # Downtown
        "no_trick_place": ("no free slot", "Your Workshop has no free slot for a Trick. Give one back first."),
        "no_die": ("no die", "No Residence die allows a category that you could learn."),
        "no_die.category": (None, "No Residence die shows {category} or any category."),
        "threshold": (
            "too little Fame",
            "Every Trick you could learn needs more Fame, and you have too few Coins to make up for it.",
        ),
        "threshold.threshold": (
            None,
            Count(
                "This Trick needs {threshold} Fame. Each missing Fame costs 1 Coin, and you are {number} Coin short.",
                "This Trick needs {threshold} Fame. Each missing Fame costs 1 Coin, and you are {number} Coins short.",
            ),
        ),
        "die_x": ("shows X", "There is an X on this die. Reroll or set it first."),
        "has_specialist": ("you have one", "You already have this Specialist; one of each kind is the limit."),
        "has_specialist.specialist": (None, "You already have {specialist:a}; one of each kind is the limit."),
        "no_apprentice_place": ("no free place", "Your team is full: three Apprentices, or four with an Assistant."),
        # Market Row
        "three_owned": ("you own 3", "You already own 3 of every Component on sale."),
        "three_owned.component": (None, "You already own 3 {component:many}, which is the limit."),
        "no_component_slot": ("no free slot", "All Component slots hold other types. Give a type back first."),
        "coins": ("too few Coins", "You cannot pay for any Component on sale, even with Bargain."),
        "coins.number": (
            Count("{number} Coin short", "{number} Coins short"),
            Count(
                "One costs {price}, and you are {number} Coin short.",
                "One costs {price}, and you are {number} Coins short.",
            ),
        ),
        # Workshop
        "has_markers": (
            "still prepared",
            Count(
                "{trick} still has {number} Trick Marker on its card. You prepare a Trick when it has none.",
                "{trick} still has {number} Trick Markers on its card. You prepare a Trick when it has none.",
            ),
        ),
        "no_supply": (
            "no marker left",
            "All your {suit} markers are in use. They come back when you perform them or when they leave the Theater.",
        ),
        "lacks": ("Components missing", "{trick} still needs {components}."),
        "lacks.missing": ("lacks {components}", None),
        "lacks.number": (Count("lacks {number} Component", "lacks {number} Components"), None),
    },
)

SHORT: Final = Remarks("reason in a row", {**academy.SHORT, **_SHORT}, OF_A_REASON)
LONG: Final = Remarks("reason", {**academy.LONG, **_LONG}, OF_A_REASON)

long: Final = ToReader(LONG)
"""A whole sentence: "Sunday is taken by Optico."."""
short: Final = ToReader(SHORT, room=26)
"""At most four words, which an Action row has room for: "1 short", "no free slot", "taken by Optico"."""
