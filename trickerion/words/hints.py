"""One line that says why a move is chosen: as a hint it speaks to the player, in the log of a computer player.

Sentences here and in the hints of the modules leave gaps for the player: [You], [you], [whom], [Your], [your] and
[yours] (``language/voice.py``).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import (
    Count,
    Noun,
    Player,
    Remarks,
    Say,
    _,
    begins,
    join,
    listed,
    named,
    sayings,
    signed,
)
from trickerion.language.verbatim import verbatim
from trickerion.words import names as n
from trickerion.words.academy import hints as of_academy
from trickerion.words.plans import errand
from trickerion.words.powers import hints as of_powers

ONLY_MOVE: Final = _("The Heir’s rules allow nothing else.")
ANY_MOVE: Final = _("All moves here are equally good.")

_AIMS: Final = sayings(
    "what a Character is sent to a Location for",
    downtown="to learn a Trick, hire, or take Coins",
    market_row="to buy Components that [your] Tricks still need",
    market_row_any="to buy Components",
    workshop="to prepare Tricks",
    theater="to set up Tricks",
    dark_alley="to draw special Assignment cards",
    academy="to renovate, to practice or teach a Trick, or to learn a secret",
)
_THE_TRICK: Final = _("the Trick")
_IT: Final = _("It")
_BLOCKED: Final = Say("{location} {modifiers}")

_SAID: Final[Mapping[str, Callable[[Any], str]]] = {
    **of_academy.SAID,
    **of_powers.SAID,
    "ability": n.ability,
    "aim": lambda aim: _AIMS[aim](),
    "card": n.card,
    "category": n.CATEGORY.__getitem__,
    "character": n.character,
    "component": lambda component: n.component(component) if component else _IT,
    "components": lambda components: join(map(n.component, components)),
    "day": lambda day: n.DAY.get(day, ""),
    "deck": n.LOCATION.__getitem__,
    "deeds": errand,
    "elsewhere": lambda blocked: listed(
        _BLOCKED(location=n.LOCATION[place], modifiers=join(map(signed, modifiers)))
        for place, modifiers in blocked.items()
    ),
    "hired": Noun,
    "learned": lambda trick: n.trick(trick) if trick else "",
    "location": n.LOCATION.__getitem__,
    "magician": n.magician,
    "modifiers": lambda modifiers: join(map(signed, modifiers)),
    "pieces": n.PIECES.join,
    "pile": lambda component: n.component(component) if component else "",
    "prophecy": n.prophecy,
    "rival": lambda name: f"{Player(verbatim(name))}",
    "show": lambda show: begins(n.in_theater(show[1], show[0])),
    "suit": n.SUIT.__getitem__,
    "text": n.text,
    "then": n.prophecy,
    "told": lambda why: WHY(*why),
    "trick": lambda trick: n.trick(trick) if trick else _THE_TRICK,
    "tricks": lambda tricks: join(map(n.trick, tricks)),
    "who": lambda kind: n.CHARACTER.get(kind, ""),
    "yields": lambda yields: n.RESOURCES.join(yields) if any(yields) else _("nothing"),
}
"""Speakers for the subjects of a reason, by the gaps of the sentences; numbers are numbers."""

_OF_THE_BASE: Final[Mapping[str, Say | Count]] = {
    **sayings(
        "reason of a move",
        # set-up
        ChooseMagician="All Magicians do about equally well, so this one is random. {magician} begins with one of the "
        "{category} Tricks.",
        ChooseSuit="No suit is better than another: {suit} will mark this Trick.",
        assistant="Backstage in [your] show the Assistant earns {yields}, and one Apprentice can work without a wage.",
        engineer="The Engineer prepares one Trick with one more Trick Marker.",
        manager="The Manager makes Components count for more and earns {yields} backstage in [your] show.",
        apprentice="One more Apprentice is one more Character to place in the turns to come.",
        joins_late="In the last turn {hired:a} can still count in the final scoring.",
        reroll_gains="{location} {modifiers} are blocked now; a reroll blocks less on average.",
        reroll_no_better="{location} {modifiers} are blocked now, and no other die has more to gain.",
        reroll_gains_elsewhere="{location} {modifiers} are blocked now; a reroll blocks less on average. Elsewhere "
        "{elsewhere} are "
        "blocked.",
        reroll_no_better_elsewhere="{location} {modifiers} are blocked now, and no other die has more to "
        "gain. Elsewhere {elsewhere} "
        "are blocked.",
        # Advertise, Assignment
        poster_free="This Poster earns {yields} and costs nothing.",
        poster_opens_free="This Poster earns {yields} and costs nothing. Then [you] can learn Tricks of "
        "{threshold} Fame "
        "without paying for missing Fame.",
        no_poster="[Your] Coins are for the wages and for the next Trick.",
        no_poster_alone="[Your] Coins are for the next Trick.",
        no_poster_for="[Your] Coins are for the wages and for the {components} that {trick} needs.",
        no_poster_for_alone="[Your] Coins are for the {components} that {trick} needs.",
        no_poster_end="In the last turn, the Coins are worth more to [whom] than a Poster.",
        lay_card="The {character} goes to the {location} {aim}.",
        lay_special="The {character} goes to the {location} with {card}.",
        lay_perform="The Magician goes to the Theater to perform.",
        TakeBack="The {character} is better used elsewhere or left idle.",
        all_work="Everybody has work.",
        rest_spares="Characters without a card stay idle and cost no wage.",
        rest_idle="Characters without a card would find nothing worth doing this turn.",
        idle="There is nothing worth doing for the {character}.",
        idle_owes="There is nothing worth doing for the {character}, and [your] Coins do not cover the wage.",
        # saving for a Trick
        for_saved="{component} is for {trick}, the next Trick [you] will learn.",
        saving_fee="[You] are saving for {trick}: {number} more Fame or Coins to go.",
        # Downtown
        learn="{trick} has all its Components and can be prepared.",
        learn_for="{trick} has all its Components, and the {who} can prepare it this turn.",
        learn_ready="[You] have all the Components of {trick}.",
        learn_lacking="The card of {trick} yields {yields} in each show. It will then still need {pieces}.",
        coins="The Coins from the Bank are for the wages and the next Trick.",
        coins_later="The Coins from the Bank are for the next Trick.",
        coins_for="The Coins from the Bank are for the {components} that {trick} still needs.",
        coins_wages="Without Coins from the Bank, [you] could not pay this turn’s wages.",
        coins_end="This is the last turn, and Coins count at the end.",
        ChooseDie="With this Residence die, [you] can learn the Trick.",
        die_any="The other Residence die stays: it is good for a Trick of any category.",
        die_stays="The other Residence die, {category}, stays for one more Trick.",
        RerollDie="This die offers nothing that [you] need, and another roll may.",
        face_hire="With this face, [you] can hire {hired:a}.",
        face_any="With this face, [you] can learn a Trick of any category.",
        face_mechanical="With this face, [you] can learn a Mechanical Trick.",
        face_optical="With this face, [you] can learn an Optical Trick.",
        face_escape="With this face, [you] can learn an Escape Trick.",
        face_spiritual="With this face, [you] can learn a Spiritual Trick.",
        face_x="With an X, nobody can use this die.",
        face_coins="Then the Bank pays {number} Coins.",
        set_die="Set to another face, the die lets this Character do more.",
        set_die_to="Set to another face, the die lets this Character {deeds}.",
        room_for="{trick} makes room for {learned}.",
        make_room="{trick} makes room for a better Trick.",
        # Market Row and Workshop: what a Component is for, and how it is had
        now="{told}.",
        ordered="{told}; if [you] order it now, it is on sale next turn.",
        quick_ordered="{told}; as a Quick Order, [you] can buy it this turn.",
        with_manager="{told}; on the Manager’s board, it counts as one piece more.",
        for_later="{component} is for a Trick to come",
        for_score="{component} can still count in the final scoring",
        lacks="{trick} still needs {component}",
        lacks_more="{trick} still needs {component}, and after that only {components}",
        last="{component} is all that {trick} still needs",
        last_for="{component} is all that {trick} still needs; the {who} can prepare it this turn",
        count_none="None of [your] Tricks needs more of it.",
        count_all="{trick} still needs {pieces}.",
        count_some="{trick} still needs {pieces}, and the rest can wait.",
        haggle="[You] need nothing else here, so leftover Action Points lower the price.",
        haggle_more="Leftover Action Points lower the price.",
        points_for="The Action Points are for {components}.",
        points_kept="The Action Points are worth more than a lower price.",
        no_bargain="There are no Action Points to bargain with.",
        ChooseOrderSlot="{component} may go, because [your] Tricks do not need it.",
        order_slot="Of what is on sale, [you] need {component} least.",
        ReturnComponent="None of [your] Tricks needs {component}.",
        returned_least="Of [your] Components, [you] need {component} least.",
        pile_manager="On the Manager’s board, it counts as one piece more.",
        pile_board="This keeps the Manager’s slots free.",
        manager_slot="{component} counts as one piece more there.",
        manager_instead="{component} counts as one piece more there, and [your] Tricks need it more than {pile}.",
        manager_moved="Moving {component} there frees its place on the board.",
        prepare="{trick} is then ready, and [you] can set it up next turn.",
        prepare_for="{trick} is then ready, and the {who} can set it up this turn.",
        prepare_more="{trick} is then ready, with one more Trick Marker from the Engineer, and [you] can set it up "
        "next "
        "turn.",
        prepare_more_for="{trick} is then ready, with one more Trick Marker from the Engineer, and the {who} can "
        "set it up "
        "this turn.",
        prepare_late="{trick} is then ready, and can still count in the final scoring.",
        MoveTrick="The Engineer prepares {trick} with one more Trick Marker.",
        move_trick="{trick} swaps places with the Trick on the Engineer’s board.",
        MoveApprentice="Beside the Assistant, the Apprentice needs no wage.",
        home_free="Beside the Assistant, the Apprentice needs no wage.",
        home_board="It needs a place on the board.",
        place_board="This keeps the Engineer’s place free for another Trick.",
        place_engineer="The Engineer prepares {trick} with one more Trick Marker.",
        place_any="The Trick needs a place, and no other place is better.",
        Skip="Nothing on offer here is worth it now.",
        # Theater
        set_up="{trick} is ready and belongs on a Performance card.",
        on_card="{show}: {told}",
        on_stage="The Trick Marker belongs on a Performance card.",
        yields_own_show="{trick} yields {yields} if [you] perform it on {day}.",
        yields_others_show="{trick} yields {yields} if {rival} performs it on {day}.",
        yields_later="{trick} yields {yields} when [you] perform it on a {day} to come.",
        Reschedule="This Trick Marker does more somewhere else on stage.",
        reward_fame="The wages are safe, and Fame counts at the end.",
        reward_fame_only="Fame is worth more to [whom] than Coins now.",
        reward_coins="[You] need Coins for this turn’s wages.",
        reward_coins_for="[You] need Coins for the {components} that {trick} still needs.",
        reward_coins_more="Coins are worth more to [whom] than Fame now.",
        show_pays="{tricks} pays [whom] in this show.",
        shows_pay="{tricks} pay [whom] in this show.",
        show_bonus="This show pays [whom] {yields}.",
        show_nothing="No other show would be better for [whom].",
        possessed="The other Magician has to give this show: {told}",
        DeclineToPerform="[Your] Trick Markers wait for a show in which more of them pay.",
        declined="None of the shows that [you] could give now is worth giving.",
        SwapCards="In this order, [your] Trick Markers stay longer, and [you] earn Coins.",
        swap_pays="[You] earn Coins with this.",
        # placements, and more Action Points
        perform="Perform on {day}: the Yields are paid in full.",
        perform_better="Perform on {day}: each Trick pays more Fame and Coins.",
        perform_no_less="Perform on {day}: no Trick pays less, and something is paid on top.",
        perform_worse="Perform on {day}: a show that pays less is better than none.",
        perform_early="Perform on {day}: the show comes before those of the other Magicians.",
        perform_on="Perform on {day}: the show suits [your] other Characters on that day.",
        backstage="Go backstage on {day} to help the performer.",
        backstage_day="Go backstage on {day}: that day is then [yours].",
        backstage_only="Go backstage on {day}, where [your] team is.",
        backstage_to="Go backstage on {day} to {deeds}.",
        place_one="Place the {character} now, while there is a slot, because {rival} can still come: {told}.",
        place="Place the {character} now, while there is a slot: {told}.",
        place_next="Place the {character} next: {told}.",
        place_free="Nothing there is worth an Action now, but the {character} costs no wage.",
        to="to {deeds}",
        ForgoBonus="Giving up the card’s bonus brings one more Action Point.",
        ForgoBonus_to="Giving up the card’s bonus brings one more Action Point, enough to {deeds}.",
        UseAbility="{ability} brings one more Action Point.",
        UseAbility_to="{ability} brings one more Action Point, enough to {deeds}.",
        work_done="The work is done.",
        awaits_show="The Magician waits for the show on {day}.",
        none_left="No Action Points are left.",
        none_from_the_start="There is no Action Point to spend here.",
        none_downtown="None of the dice is worth its price now.",
        none_market_row="[Your] Tricks need nothing that is on sale here.",
        none_workshop="The Tricks that [you] could prepare next still need Components.",
        none_ready="None of [your] Tricks is ready to be set up.",
        none_theater="Another Trick Marker would do no more on stage than on its Trick card.",
        none_here="Nothing more is worth an Action Point here.",
        # cards and abilities
        DrawCard="A special card for the {deck} helps once, and counts in the hand at the end.",
        draw_late="A special card for the {deck} counts in the hand at the end.",
        keep="{card} helps [whom] most: {text}",
        keep_late="{card} counts in the hand at the end.",
        take_back="With {card} back in the hand, [you] can play it once more, in the {location}.",
        fortune="{then} may suit [whom] better than {prophecy} and would come true instead.",
        fortune_pays="No prophecy will come true any more, but telling fortunes still pays.",
        ChangeFate="{prophecy} suits what [your] Characters do this turn.",
        UseCard="{card}: {text}",
        CopyCard="{ability}: {card} helps here too.",
        StealTrick="{ability}: the Trick beside [yours] yields more, and now yields it to [whom].",
        steals="{ability}: what the Trick beside [yours] yields, it now yields to [whom].",
        ReplaceTrick="{trick} has done its part, and the new Trick can use its Trick Markers.",
        ChooseOwnTrick="Of [your] Tricks, {trick} gains the most.",
        ChooseMarker="Of [your] Tricks, {trick} gains the most.",
        this_marker="Of [your] Tricks, this one gains the most.",
        ChooseYield="This Yield of the premiere pays the most when it is doubled.",
    ),
    **_AIMS,
    "ChooseTrick": Count(
        "Each time its Trick Marker is performed, {trick} pays {yields}. It needs {pieces}.",
        "Each time one of its {number} Trick Markers is performed, {trick} pays {yields}. It needs {pieces}.",
    ),
    "learn_marked": Count(
        "{trick} comes with {number} Trick Marker on its card, and [you] have all its Components.",
        "{trick} comes with {number} Trick Markers on its card, and [you] have all its Components.",
    ),
    "poster": Count(
        "This Poster earns {yields} for {number} Coin, and Fame counts at the end.",
        "This Poster earns {yields} for {number} Coins, and Fame counts at the end.",
    ),
    "poster_opens": Count(
        "This Poster earns {yields} for {number} Coin. Then [you] can learn Tricks of {threshold} Fame "
        "without paying for missing Fame.",
        "This Poster earns {yields} for {number} Coins. Then [you] can learn Tricks of {threshold} Fame "
        "without paying for missing Fame.",
    ),
    "idle_saves": Count(
        "There is nothing worth doing for the {character}, and this saves a wage of {number} Coin.",
        "There is nothing worth doing for the {character}, and this saves a wage of {number} Coins.",
    ),
    "saving_components": Count(
        "[You] are saving for {trick}: {number} more Coin for its Components.",
        "[You] are saving for {trick}: {number} more Coins for its Components.",
    ),
    "links_own_show": Count(
        "{trick} makes {number} Link at once, and yields {yields} if [you] perform it on {day}.",
        "{trick} makes {number} Links at once, and yields {yields} if [you] perform it on {day}.",
    ),
    "links_others_show": Count(
        "{trick} makes {number} Link at once, and yields {yields} if {rival} performs it on {day}.",
        "{trick} makes {number} Links at once, and yields {yields} if {rival} performs it on {day}.",
    ),
    "links_later": Count(
        "{trick} makes {number} Link at once, and yields {yields} when [you] perform it on a {day} to come.",
        "{trick} makes {number} Links at once, and yields {yields} when [you] perform it on a {day} to come.",
    ),
    "links_alone": Count("{trick} makes {number} Link at once.", "{trick} makes {number} Links at once."),
    "place_first_one": Count(
        "Place the {character} now, before {rival} takes the slot with {number} more Action Point: {told}.",
        "Place the {character} now, before {rival} takes the slot with {number} more Action Points: {told}.",
    ),
    "place_first": Count(
        "Place the {character} now, before others take the slot with {number} more Action Point: {told}.",
        "Place the {character} now, before others take the slot with {number} more Action Points: {told}.",
    ),
    "Enhance": Count("A Shard buys one more Action Point.", "A Shard buys {number} more Action Points."),
    "Enhance_to": Count(
        "A Shard buys one more Action Point, enough to {deeds}.",
        "A Shard buys {number} more Action Points, enough to {deeds}.",
    ),
}
WHY: Final[Remarks] = Remarks(
    "reason of a move",
    {**of_academy.WHY, **of_powers.WHY, **_OF_THE_BASE},
    {gap: named(namer, gap) for gap, namer in _SAID.items()},
)
"""The reason of each kind, with gaps for the player; of moves that speak for themselves, by the name of the move."""
