"""Why not, at the Academy."""

from trickerion.language.speech import Count, pairs

SHORT, LONG = pairs(
    "reason in a row",
    "reason",
    {
        "taught": ("in a Classroom", "{trick} is taught in a Classroom and cannot be prepared any more."),
        "no_banner": ("no Banner left", "You have placed your last Banner, and without one you cannot renovate."),
        "no_empty_space": ("no empty space", "Every open space of the Academy has its room already."),
        "renovation_too_dear": (
            "too few Coins",
            "You have too few Coins for any price, counting those for missing Fame.",
        ),
        "space_closed": ("closed: {letter}", "The spaces {letter} are still closed; a token says when they open."),
        "space_taken": ("renovated", "This space has a room already."),
        "no_room_left": ("no room left", "No room of this type and Fame Threshold is left."),
        "no_practice_slot": ("no free slot", "No Practice Room has a free slot."),
        "no_class_slot": ("no free slot", "No Classroom has a free slot."),
        "equal_slot": ("is there already", "The free slot is the same as that of {trick}."),
        "stays_in_class": ("in a Classroom", "{trick} is taught in a Classroom and stays there."),
        "not_ready": ("not prepared", "{trick} is not prepared and lacks {components}."),
        "no_secret": ("no secret", "No secret is left."),
        "all_learned": (
            "all learned",
            "Every secret on display was learned this turn: Reveal Secret turns up another.",
        ),
        "stack_empty": ("no secret", "The stack of secrets is empty."),
        "display_full": (
            "the display is full",
            "No secret has left the display this turn, so there is no place for another.",
        ),
        "begun_first": ("another comes first", "Place the {character} first: you have begun with them."),
        "nothing_taught": ("no Trick taught", "None of your Tricks is taught in a Classroom."),
        "no_lesson": ("no marker in a room", "None of your Academy markers is in a room."),
        "renovation_coins": (
            Count("{number} Coin short", "{number} Coins short"),
            Count(
                "You are {number} Coin short; missing Fame counts as Coins.",
                "You are {number} Coins short; missing Fame counts as Coins.",
            ),
        ),
    },
)
"""By their ids: short ones for rows, whole sentences for tooltips."""
