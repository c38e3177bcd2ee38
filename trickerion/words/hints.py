"""One line that says why a move is chosen: as a hint it speaks to the player, in the log of a computer player.

Sentences here and in the hints of the modules leave gaps for the player: [You], [you], [whom], [Your], [your] and
[yours] (``language/voice.py``).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.language.speech import Count, Noun, Remarks, Say, _, join, listed, named, sayings, signed
from trickerion.words import names as n
from trickerion.words.academy import hints as of_academy
from trickerion.words.plans import errand
from trickerion.words.powers import hints as of_powers

ONLY_MOVE: Final = _("The Heir’s rules allow nothing else.")
ANY_MOVE: Final = _("One move is as good as another.")

_AIMS: Final = sayings(
    "what a Character is sent to a Location for",
    downtown="to learn a Trick, hire, or take Coins",
    market_row="to buy Components that [your] Tricks still need",
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
    "show": lambda show: n.performance(show[1], show[0], n.THEATER_SHORT),
    "suit": n.SUIT.__getitem__,
    "text": n.text,
    "then": n.prophecy,
    "told": lambda why: WHY(*why),
    "trick": lambda trick: n.trick(trick) if trick else _THE_TRICK,
    "tricks": lambda tricks: join(map(n.trick, tricks)),
    "who": lambda kind: n.CHARACTER.get(kind, ""),
    "yields": n.RESOURCES.join,
}
"""How what a reason speaks of is said, by the gaps of the sentences; numbers are numbers."""

_OF_THE_BASE: Final[Mapping[str, Say | Count]] = {
    **sayings(
        "reason of a move",
        # set-up
        ChooseMagician="All Magicians do about as well, so this one is drawn at random. {magician} begins with "
        "one of the {category} Tricks.",
        ChooseTrick="{trick} needs no more than {pieces}, and brings {number} Trick Markers on stage.",
        ChooseSuit="{suit} tell its Trick Markers from those of [your] other Tricks.",
        assistant="Backstage, the Assistant earns 2 Fame, and one Apprentice works without a wage.",
        engineer="The Engineer prepares one Trick with one more Trick Marker.",
        manager="The Manager makes Components count for more, and earns 3 Coins backstage.",
        apprentice="One more Apprentice is one more Character to place, from the next turn on.",
        reroll_gains="{location} {modifiers} are blocked now; a roll blocks less on average.",
        reroll_no_better="{location} {modifiers} are blocked now; no other die has more to win.",
        reroll_gains_elsewhere="{location} {modifiers} are blocked now; a roll blocks less on average. "
        "Blocked elsewhere: {elsewhere}.",
        reroll_no_better_elsewhere="{location} {modifiers} are blocked now; no other die has more to win. "
        "Blocked elsewhere: {elsewhere}.",
        # Advertise, Assignment
        poster_free="The Fame of a Poster opens dearer Tricks, and this one costs nothing.",
        no_poster="[Your] Coins are for the wages and for the next Trick.",
        no_poster_for="[Your] Coins are for the wages and for the {components} that {trick} lacks.",
        lay_card="The {character} goes to the {location} {aim}.",
        lay_special="The {character} goes to the {location} with {card}.",
        lay_perform="The Magician goes to the Theater to perform.",
        TakeBack="The {character} is needed elsewhere, or better left idle.",
        all_work="Everybody has work.",
        rest_idle="Characters without a card would not earn a wage this turn.",
        idle="There is nothing worth doing for the {character}.",
        # saving for a Trick
        for_saved="{component} is for {trick}, the next Trick to learn.",
        saving_fee="Saving for {trick}: {number} more Fame or Coins to go.",
        # Downtown
        learn="{trick} has all its Components and can be prepared.",
        learn_for="{trick} has all its Components, and the {who} can prepare it today.",
        learn_lacking="{trick} yields {yields} in each show. It will then lack {pieces}.",
        coins="Coins from the Bank, for the wages and the next Trick.",
        coins_for="Coins from the Bank, for the {components} that {trick} still lacks.",
        coins_wages="Without Coins from the Bank, [you] could not pay this turn’s wages.",
        coins_end="There is nothing more to build, and Coins count at the end.",
        ChooseDie="The other Residence die stays for one more Trick.",
        RerollDie="This die offers nothing that [you] need, and another roll may.",
        face_hire="With this face {hired:a} can be hired.",
        face_any="With this face any Trick can be learned.",
        face_mechanical="With this face a Mechanical Trick can be learned.",
        face_optical="With this face an Optical Trick can be learned.",
        face_escape="With this face an Escape Trick can be learned.",
        face_spiritual="With this face a Spiritual Trick can be learned.",
        face_x="With an X this die is of no use to anybody.",
        face_coins="Then the Bank pays {number} Coins.",
        set_die="Set to another face, the die lets this Character do more.",
        set_die_to="Set to another face, the die lets this Character {deeds}.",
        room_for="{trick} makes room for {learned}.",
        make_room="{trick} makes room for a better Trick.",
        # Market Row and Workshop: what a Component is for, and how it is had
        now="{told}.",
        ordered="{told}; ordered now, it is on sale next turn.",
        quick_ordered="{told}; as a Quick Order, it can be bought today.",
        with_manager="{told}; with the Manager, it counts one piece more.",
        for_later="{component} is for a Trick to come",
        lacks="{trick} lacks {component}",
        lacks_more="{trick} lacks {component}, and after that only {components}",
        last="{component} is all that {trick} still lacks",
        last_for="{component} is all that {trick} still lacks; the {who} can prepare it today",
        count_none="None of [your] Tricks needs more of it.",
        count_all="{trick} lacks {pieces}.",
        count_some="{trick} lacks {pieces}, and the rest can wait.",
        haggle="[You] need nothing else here, so Action Points left over lower the price.",
        points_for="The Action Points are for {components}.",
        no_bargain="There is nothing to haggle with.",
        ChooseOrderSlot="{component} may go, as [your] Tricks do not lack it.",
        ReturnComponent="None of [your] Tricks lacks {component}.",
        pile_manager="With the Manager, it counts one piece more.",
        pile_board="The Manager’s slots stay free.",
        manager_slot="{component} counts one piece more there.",
        manager_instead="{component} counts one piece more there, and [your] Tricks need it more than {pile}.",
        prepare="{trick} is then ready: next turn it can be set up.",
        prepare_for="{trick} is then ready: the {who} can set it up today.",
        prepare_more="{trick} is then ready, with one more Trick Marker from the Engineer: next turn it can be set up.",
        prepare_more_for="{trick} is then ready, with one more Trick Marker from the Engineer: "
        "the {who} can set it up today.",
        MoveTrick="The Engineer prepares {trick} with one more Trick Marker.",
        MoveApprentice="With the Assistant, the Apprentice needs no wage.",
        home_free="With the Assistant, the Apprentice needs no wage.",
        home_board="A place on the board.",
        place_board="The Engineer’s place stays free for another Trick.",
        Skip="Nothing on offer here helps [your] Tricks now.",
        # Theater
        set_up="{trick} is ready, and belongs on a Performance card.",
        on_card="In the {show}: {told}",
        on_stage="The Trick Marker belongs on a Performance card.",
        yields="{trick} yields {yields} when this card is performed.",
        yields_own_show="{trick} yields {yields} if [you] perform it on {day}.",
        Reschedule="Elsewhere on stage, this Trick Marker makes more Links, or is performed sooner.",
        reward_fame="The wages are safe, and Fame counts at the end.",
        reward_coins="[You] need Coins for this turn’s wages.",
        show_pays="{tricks} pays [whom] in this show.",
        shows_pay="{tricks} pay [whom] in this show.",
        show_links="[You] get the Links’ Fame.",
        possessed="The other Magician has to give this show: {told}",
        DeclineToPerform="[Your] Trick Markers wait for a show in which more of them pay.",
        SwapCards="In this order, [your] Trick Markers stay longer, and [you] earn Coins.",
        # placements, and more Action Points
        perform="Perform on {day}: the Yields are paid in full.",
        perform_better="Perform on {day}: each Trick pays more Fame and Coins.",
        perform_worse="Perform on {day}: a show that pays less is better than none.",
        backstage="Backstage on {day}, to help the performer.",
        backstage_to="Backstage on {day}, to {deeds}.",
        place="The {character} now, while there is a slot: {told}.",
        to="to {deeds}",
        Enhance="A Shard for one more Action Point.",
        Enhance_to="A Shard for one more Action Point, enough to {deeds}.",
        ForgoBonus="The bonus of the card for one more Action Point.",
        ForgoBonus_to="The bonus of the card for one more Action Point, enough to {deeds}.",
        UseAbility="{ability}: one Action Point more.",
        UseAbility_to="{ability}: one Action Point more, enough to {deeds}.",
        work_done="The work is done.",
        awaits_show="The Magician waits for the show on {day}.",
        none_left="All Action Points are spent.",
        none_downtown="None of the dice is worth its price now.",
        none_market_row="[Your] Tricks need nothing that is on sale here.",
        none_workshop="The Tricks that could be prepared next lack Components.",
        none_theater="No further Trick Marker would do more on stage than on its Trick card.",
        none_here="Nothing more is worth an Action Point here.",
        # cards and abilities
        DrawCard="A special card for the {deck} helps once, and counts in the hand at the end.",
        keep_first="{card} is [your] first special card for the {location}.",
        keep_more="{card} is one more special card for the {location}.",
        take_back="{card} back in the hand can be played once more, in the {location}.",
        fortune="{then} may suit [whom] better than {prophecy}, and will then come true in its place.",
        fortune_pays="No prophecy will come true any more, but telling fortunes still pays.",
        ChangeFate="{prophecy} suits what [your] Characters do this turn.",
        UseCard="{card}: {text}",
        CopyCard="{ability}: {card} helps here too.",
        StealTrick="{ability}: the Trick beside [yours] yields more, and now yields it to [whom].",
        ReplaceTrick="{trick} has done its part, and its Trick Markers serve the new Trick.",
        ChooseOwnTrick="Of [your] Tricks {trick} gains the most by it.",
        ChooseMarker="Of [your] Tricks {trick} gains the most by it.",
        this_marker="Of [your] Tricks this one gains the most by it.",
        ChooseYield="Doubled, this Yield of the premiere pays the most.",
    ),
    **_AIMS,
    "poster": Count(
        "The Fame of a Poster opens dearer Tricks, and {number} Coin can be spared for it.",
        "The Fame of a Poster opens dearer Tricks, and {number} Coins can be spared for it.",
    ),
    "idle_saves": Count(
        "There is nothing worth doing for the {character}, and this saves {number} Coin of wages.",
        "There is nothing worth doing for the {character}, and this saves {number} Coins of wages.",
    ),
    "saving_components": Count(
        "Saving for {trick}: {number} more Coin for its Components.",
        "Saving for {trick}: {number} more Coins for its Components.",
    ),
    "links": Count(
        "{trick} makes {number} Link at once, and yields {yields} when this card is performed.",
        "{trick} makes {number} Links at once, and yields {yields} when this card is performed.",
    ),
    "links_own_show": Count(
        "{trick} makes {number} Link at once, and yields {yields} if [you] perform it on {day}.",
        "{trick} makes {number} Links at once, and yields {yields} if [you] perform it on {day}.",
    ),
    "place_first": Count(
        "The {character} now, before others take the slot with {number} more Action Point: {told}.",
        "The {character} now, before others take the slot with {number} more Action Points: {told}.",
    ),
}
WHY: Final[Remarks] = Remarks(
    "reason of a move",
    {**of_academy.WHY, **of_powers.WHY, **_OF_THE_BASE},
    {gap: named(namer, gap) for gap, namer in _SAID.items()},
)
"""The reason of each kind, with gaps for the player; of moves that speak for themselves, by the name of the move."""
