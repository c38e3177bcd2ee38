"""The sentences of the Heir's decisions: the result as a head, below it the reason with its numbers."""

from typing import Final

from trickerion.language.speech import Count, Remarks, _, table
from trickerion.words import names as n
from trickerion.words.heir.gaps import GAPS, USES
from trickerion.words.workbook_page import at_head
from trickerion.words.workbook_solo import LOCATIONS, SHOWS, SOLO

SAID: Final = Remarks(
    "the Heir",
    {
        # a placement: four decisions
        "for_nothing": "{location}: the {character}, for nothing",
        "in_stance": "{stance}.",
        "no_workshop": "In the Workshop it has nothing to do.",
        "contested_now": "Contested, as both sides are still to come: {contested}.",
        "nothing_contested": "Nothing is contested now.",
        "no_helper": "In the Theater no helper could set up a Trick now.",
        "no_slot": "No slot is open in {in_location}.",
        "stance": "Stance: {stance}",
        "stance_ready": "Its plan is a performance card, and it has {tricks} of level {roman}, its top level.",
        "stance_setup": "Its plan is a set-up card, so it is not Ready.",
        "stance_although": "Its plan is a set-up card, so it is not Ready, although it has a Trick of level {roman}.",
        "stance_no_trick": "Its plan is a performance card, but it has no Trick of level {roman}, the highest that its "
        "Fame allows.",
        "where": "Where: {location}",
        "its_list": "Its list when {stance}: {order}.",
        "so_by_priority": "So the first of the list where it still has somebody: {in_location}.",
        "so_magician_waits_no_longer": "Nothing else is possible: its Magician waits no longer for helpers.",
        "so_passed": "So {in_location}.",
        "so_first": "The first of these in the list is {in_location}.",
        "who": "Who: the {character}",
        "who_only": "Its only Character for {in_location}.",
        "who_theater": "Of {number} for the Theater: the Magician goes last, of the others the leftmost.",
        "who_several": "The leftmost of its {number} Characters for {in_location}.",
        "on_stage": "{day}, on the stage",
        "its_weekday": "Its weekday: Ready the earliest, Busy the latest that is free; it keeps the one it has.",
        "only_the_show": "The Magician does nothing else there: the show comes in the Performance phase.",
        "backstage": "{slot}, {points} {ap}: {uses}",
        "slot": "Slot {modifier}, {points} {ap}: {uses}",
        "highest_slot": "The highest open slot.",
        "points_theater": "{terms} = {total}, weekdays add nothing; its table gives {uses}.",
        "points_theater_own": "{total} of its own, weekdays add nothing; its table gives {uses}.",
        "points_market_row": "{terms} = {total}; each point orders once.",
        "points_market_row_own": "{total} of its own; each point orders once.",
        "points_table": "{terms} = {total}; its table gives {uses}.",
        "points_table_own": "{total} of its own; its table gives {uses}.",
        "spare_points": "More than {most_points} count as {most_points} and bring 1 {fame}.",
        "by_ability": "*{magician}*: {gains}.",
        "nothing_possible": "No placement is possible",
        "all_idle": "All its Characters left stay Idle.",
        # Advertise and Assignment
        "advertises": "It advertises",
        "advertises_free": "Always, and without paying.",
        "it_gains": "It gains {gains}.",
        "next_plan": "The next plan card",
        "next_plan_why": "You have assigned: the plan card of this turn is turned up.",
        "its_plan": "Its plan: {plan}",
        "plan_setup": "A set-up card.",
        "plan_performance": "A performance card.",
        "icons_in_line": "Its icons belong to the Characters in line, from left to right.",
        "icon": "Icon {number}: {location}",
        "icon_0": "For the {in_line}.",
        "icon_1": "A red icon: a special card, of several the one drawn first, for the {in_line}: +1 {ap}.",
        "icon_nobody": "Icon {number}: nobody",
        "no_special_card": "It asks for a special {location} card, and the hand holds none: the {in_line} stays Idle.",
        "assigned": "Assigned",
        "all_icons_served": "Every Character in line has had its icon.",
        "icons_too_few": Count(
            "{number} Character in line without an icon stays Idle.",
            "{number} Characters in line without an icon stay Idle.",
        ),
        # Downtown
        "die_trick": "{ordinal} die: a Trick",
        "die_specialist": "{ordinal} die: a Specialist",
        "die_apprentice": "{ordinal} die: an Apprentice",
        "die_bank": "{ordinal} die: {coins} {coin}",
        "reroll": "Once more: the {die}",
        "too_few_dice": Count(
            "{dice} to use, and only {number} shows something: one X die is rolled again, once; first the Trick dice, "
            "then Specialist, Bank, Apprentice.",
            "{dice} to use, and only {number} show something: one X die is rolled again, once; first the Trick dice, "
            "then Specialist, Bank, Apprentice.",
        ),
        "now_it_shows": "Now it shows {shown_face}.",
        "trick_always": "{reached} Fame: level {roman}, always a new one.",
        "trick_few": "{reached} Fame: level {roman}, and it has {number} of {enough} such Tricks.",
        "trick_cards": "{cards} to draw from by the {die}.",
        "trick_prepared": "The drawn one comes ready prepared.",
        "trick_back": "*{back}*, the rightmost, goes back.",
        "trick_new": "*{trick}* ({worth} {fame}) with {markers}.",
        "trick_listed": "*{trick}* ({worth} {fame}) with {markers}; {components} on the Shopping List.",
        "specialist": "The die shows the {character}, and it has none: hired, joins at the end of the turn.",
        "apprentice": "Only {characters}: one more Apprentice, joins at the end of the turn.",
        "last_apprentice": "The last step: it has {apprentices} and room for {most_apprentices}. Joins at the end of "
        "the turn.",
        "first_apprentice": "The last step: it has no Apprentice and room for {most_apprentices}. Joins at the end of "
        "the turn.",
        "bank": "The highest Bank die left shows {face}.",
        # Market Row and Dark Alley
        "empty_list": "The Shopping List is empty",
        "empty_list_why": "It needs no Component now.",
        "none_sold": "Nothing leaves the list",
        "none_sold_why": "None of its {types} is for sale now.",
        "some_sold": "Off the list: {sold_types}",
        "some_sold_why": "What lies on a Buy slot or the Quick Order slot counts as bought, without paying.",
        "an_order": "An Order",
        "order": "An Order: {component}",
        "one_to_order": "The only type of the list that is on no Order slot yet: {wanted_types}. Nothing is paid.",
        "some_to_order": "One type of the list that is on no Order slot yet, at random: {wanted_types}. Nothing is "
        "paid.",
        "coin": "A coin",
        "coin_heads_moves": "Heads: the pending prophecies move one place clockwise.",
        "coin_tails": "A coin: tails",
        "prophecies_stay": "The pending prophecies stay where they are.",
        "coin_heads": "A coin: heads",
        "prophecies_move": "The pending prophecies move one place clockwise.",
        "priestess": "The Priestess exchanges the next one for another of the pile.",
        "prophecy_next": "*{prophecy}* is next.",
        "special_card": "A special card: {location}",
        "fewest_cards": "The fewest in its hand: {counts}; of equals, the first.",
        "card_drawn": "It draws *{assignment}*.",
        # Theater, and its shows
        "set_up": "Set up: {trick}",
        "on_card": "{card}.",
        "with_partner": "With {partner}:",
        "card_own_marker": "Cards with its own markers come first.",
        "card_players_marker": "Of the cards that stay and take it, none has a marker of its own; one with yours comes "
        "next.",
        "card_leftmost": "Of the cards that stay and take it, none has a marker of either side: the leftmost.",
        "card_doomed_card_only": "Only the card that leaves this turn has a place for it.",
        "card_pair": "two markers for this card, laid where both together earn most.",
        "most_links": "Most Links, then Fame, then Shards: {links}, {gains}.",
        "no_link": "No Link is possible: the first slot that takes it.",
        "second_of_pair": "{card}: the second marker of the pair.",
        "both_links": "Now both have brought their Links: {gains} with this one.",
        "by_prophecy": "*{prophecy}*: {gains} more.",
        "performs": "It performs {in_theater}",
        "brings_most": "It brings the most: {gains}.",
        "rival_card": "{card}: {gains}.",
        "show_brings": "{card} brings the most: {gains}.",
        "most_first": "Most {fame}, then {shard}, then {coin}, then the leftmost.",
        "fame_decides": "Fame decides, then Shards, then Coins, then the leftmost.",
        "only_card": "Its only card with markers of its own.",
        "helpers_add": "Helpers backstage add {gains} to any card.",
        # the Academy
        "a_secret": "A secret",
        "secret": "A secret: {secret}",
        "takes_secret": "It has {number} of {most_secrets} secrets, so it takes one.",
        "coin_decides": "A coin decides: {shown}.",
        "only_secret": "Only {shown} is on display.",
        "it_shows_heads": "It shows heads.",
        "it_shows_tails": "It shows tails.",
        "secret_points": "Its text does nothing for the Heir; its Protégé has {points} {ap} from now on.",
        "no_secret": "No secret",
        "no_secret_why": "None is on display, so it goes without.",
        "renovates": "It renovates: {space}",
        "renovate_why": "It has {own_banners} in the Academy and you have {others}: not more than you.",
        "renovate_left_why": "An Action is left, and nothing to teach or to practise: it renovates, whoever has more "
        "Banners.",
        "only_option": "Its only option: {space} at Fame Threshold {threshold}, {price} {coin} for {worth} {fame}.",
        "geert_option": "As Geert van Augustin, always the dearest that its Fame reaches: {space} at Fame Threshold "
        "{threshold}, {price} {coin} for {worth} {fame}.",
        "cheapest_option": "With {coins} {coin} the cheapest option: {space} at Fame Threshold {threshold}, {price} "
        "{coin} for {worth} {fame}.",
        "dearest_option": "With {coins} {coin} the dearest option: {space} at Fame Threshold {threshold}, {price} "
        "{coin} for {worth} {fame}.",
        "pays_all": "It pays all its Coins, {most_coins} at most: {paid} {coin}.",
        "room_drawn": "The room is drawn: *{tile}*, with {banners}.",
        "classroom_lesson": "It teaches: {trick}",
        "practice_lesson": "It practises: {trick}",
        "actions_left": "Actions are left: Teach and Practice in turns.",
        "classroom_trick": "{trick}, the rightmost Trick that is in no room.",
        "practice_trick": "{trick}, the leftmost Trick in no room.",
        "classroom_slot": "The Classroom of the highest Fame Threshold with a free slot: *{tile}*, slot {row_of_slot}.",
        "practice_slot": "The Practice Room of the highest Fame Threshold with a free slot: *{tile}*, slot "
        "{row_of_slot}.",
        "classroom_why": "It pays its printed Yields each turn, and the Heir goes on performing it.",
        "practice_why": "Slots that make Prepare cheaper are left out.",
        "markers_at_once": "{markers} more on it at once.",
        "taught": "{trick} is taught: {gains}",
        "taught_why": "The Yields as printed, whatever the Classroom changes; its Trick Markers stay where they are.",
        "taught_twice": "{trick} is taught: {gains}",
        "taught_twice_why": "Double Lesson: twice the Yields as printed, whatever the Classroom changes; its Trick "
        "Markers stay where they are.",
        # the ends of visits and turns
        "done": "Done",
        "not_used": "Nothing more to do here: {uses} not used.",
        "coins_exchanged": "{coins} {coin} become {more} {fame}",
        "coins_exchanged_why": "In place of wages each full ten Coins become Fame.",
        "joins": "The {character} joins",
        "joins_why": "Hired this turn. Specialists stand in line before the Apprentices, all the others before them.",
        "leaving_card": "{trick}: {gains}",
        "leaving_card_why": "It lay on the card that leaves: 1 Fame and 1 Coin less than its Yields, and the marker "
        "comes home.",
        "ability_pays": "{magician}: {gains}",
        "ability_pays_why": "{ability}",
        "then_placing": "Then: Place Characters",
        "in_turn": "One Character each, in turn.",
        "you_begin": "You begin: less Fame goes first.",
        "you_begin_first": "You begin in the first turn.",
        "heir_begins": "The Heir begins: less Fame goes first.",
        "heir_begins_first": "The Heir begins in the first turn.",
        "then_your_turn": "Then: your turn",
        "then_your_turn_why": "The game waits for your decision.",
        "your_turn": "Your turn",
        "your_turn_why": Count("Your {waiting} is waiting.", "Your {waiting} are waiting."),
        "heir_goes_on": "The Heir goes on",
        "heir_goes_on_why": "You have nobody left to place.",
        "then_shows": "Then: the shows",
        "then_shows_why": "Nobody is left to place.",
    },
    GAPS,
)
"""What is said of a decision, by the ids of its remarks."""

# ------------------------------------------------------------------ where the Workbook explains the rule

HEADS: Final = {
    "": (SOLO, _("Where it places")),
    "assignment": (SOLO, _("The Heir’s plan")),
    "advertise": (SOLO, _("Advertise")),
    "stance": (SOLO, _("Stance")),
    "contested": (SOLO, _("Where it places")),
    "points": (SOLO, _("Action Points")),
    **{place: (LOCATIONS, n.LOCATION[place]) for place in USES},
    "show": (SHOWS, _("Performance")),
    "end_turn": (SHOWS, _("End of the turn")),
}
"""By the rule of a decision: the page, and the heading on it."""
PLACES: Final = {rule: (page, at_head(head)) for rule, (page, head) in HEADS.items()}
"""By the rule of a decision: the page of the Workbook and the anchor on it."""

TITLE: Final = table(
    "title",
    advertise="The Heir advertises",
    assignment="The Heir assigns",
    place_characters="The Heir’s turn",
    performance="The Heir’s show",
    classroom="The Heir’s lessons",
    end_turn="The turn ends",
)
"""By the phase: what a chapter of its decisions tells."""
