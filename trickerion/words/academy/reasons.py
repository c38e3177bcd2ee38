"""Why not, at the Academy."""

from collections.abc import Mapping
from typing import Final

from trickerion.language.speech import Count, Say, sayings

SHORT: Final[Mapping[str, Say | Count]] = {
    **sayings(
        "reason in a row",
        taught="in a Classroom",
        no_banner="no Banner left",
        no_empty_space="no empty space",
        renovation_too_dear="too few Coins",
        space_closed="closed: {letter}",
        space_taken="renovated",
        no_room_left="no room left",
        no_practice_slot="no free slot",
        no_class_slot="no free slot",
        equal_slot="is there already",
        stays_in_class="in a Classroom",
        not_ready="not prepared",
        no_secret="no secret",
        all_learned="all learned",
        stack_empty="no secret",
        display_full="the display is full",
        begun_first="another comes first",
        nothing_taught="no Trick taught",
        no_lesson="no marker in a room",
    ),
    "renovation_coins": Count("{number} Coin short", "{number} Coins short"),
}
LONG: Final[Mapping[str, Say | Count]] = {
    **sayings(
        "reason",
        taught="{trick} is taught in a Classroom and cannot be prepared any more.",
        no_banner="You have placed your last Banner, and without one you cannot renovate.",
        no_empty_space="Every open space of the Academy has its room already.",
        renovation_too_dear="You have too few Coins for any price, counting those for missing Fame.",
        space_closed="The spaces {letter} are still closed; a token says when they open.",
        space_taken="This space has a room already.",
        no_room_left="No room of this type and Fame Threshold is left.",
        no_practice_slot="No Practice Room has a free slot.",
        no_class_slot="No Classroom has a free slot.",
        equal_slot="The free slot is the same as that of {trick}.",
        stays_in_class="{trick} is taught in a Classroom and stays there.",
        not_ready="{trick} is not prepared and lacks {components}.",
        no_secret="No secret is left.",
        all_learned="Every secret on display was learned this turn: Reveal Secret turns up another.",
        stack_empty="The stack of secrets is empty.",
        display_full="No secret has left the display this turn, so there is no place for another.",
        begun_first="The {character} comes first: you have begun this placement.",
        nothing_taught="None of your Tricks is taught in a Classroom.",
        no_lesson="None of your Academy markers is in a room.",
    ),
    "renovation_coins": Count(
        "You are {number} Coin short; missing Fame counts as Coins.",
        "You are {number} Coins short; missing Fame counts as Coins.",
    ),
}
