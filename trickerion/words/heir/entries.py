"""The sentences of the Heir's decisions: the result as a head, below it the reason with its numbers."""

from typing import Final

from trickerion.language.page import at_head
from trickerion.language.speech import Count, Remarks, _, table
from trickerion.words import names as n
from trickerion.words.heir.gaps import GAPS, USES
from trickerion.words.workbook_solo import LOCATIONS, SHOWS, SOLO

SAID: Final = Remarks(
    "the Heir",
    {
        # a placement: four decisions
        "for_nothing": "{location}: the {character} does nothing",
        "in_stance": "It is {stance}.",
        "no_workshop": "It does nothing in the Workshop, as its Tricks are always prepared.",
        "contested_now": "Contested, because you are both still going there: {contested}.",
        "nothing_contested": "No Location is contested now.",
        "no_helper": "No helper could set up a Trick in the Theater now.",
        "no_slot": "No slot is free in {in_location}.",
        "stance": "Stance: {stance}",
        "stance_ready": "Its plan is a performance card, and it has {tricks} of level {roman}, its top level.",
        "stance_setup": "Its plan is a set-up card, so it is Busy.",
        "stance_no_trick": "Its plan is a performance card, but it has no Trick of level {roman}, its top level.",
        "where": "Where: {location}",
        "its_list": "When {stance}, it follows this list: {order}.",
        "so_by_priority": "It goes to the first of them for which it still has a Character: {in_location}.",
        "so_magician_waits_no_longer": "Nothing else is possible, so its Magician stops waiting for helpers.",
        "so_passed": "So it goes to {in_location}.",
        "so_first": "The first of these on the list is {in_location}.",
        "who": "Who: the {character}",
        "who_only": "It has no other Character for {in_location}.",
        "who_theater": "It has {number} Characters for the Theater. The leftmost helper goes first, the Magician last.",
        "who_several": "It has {number} Characters for {in_location} and sends the leftmost.",
        "on_stage": "{day}, on the stage",
        "weekday_ready": "Ready, it takes the earliest free weekday, or keeps the one it has.",
        "weekday_busy": "Busy, it takes the latest free weekday, or keeps the one it has.",
        "only_the_show": "The Magician does nothing more now. The show comes in the Performance phase.",
        "backstage": "{slot}, {points} {ap}: {uses}",
        "slot": "Slot {modifier}, {points} {ap}: {uses}",
        "highest_slot": "It takes the highest free slot.",
        "points_theater": "{terms} = {total}, so it sets up {uses}. The weekday changes nothing.",
        "points_theater_own": "With {total} of its own, it sets up {uses}. The weekday changes nothing.",
        "points_market_row": "{terms} = {total}. Each point places one Order.",
        "points_market_row_own": "It has {total} of its own. Each point places one Order.",
        "points_table": "{terms} = {total}. That is enough for {uses}.",
        "points_table_own": "It has {total} of its own. That is enough for {uses}.",
        "spare_points": "More than {most_points} points count as {most_points} and earn 1 {fame}.",
        "by_ability": "*{magician}*: {gains}.",
        "nothing_possible": "No placement is possible",
        "all_idle": "All its remaining Characters stay Idle.",
        # Advertise and Assignment
        "advertises": "It advertises",
        "advertises_free": "It always does, and never pays for it.",
        "it_gains": "It gains {gains}.",
        "next_plan": "The next plan card",
        "next_plan_why": "You have assigned your Characters, so the Heir turns up its plan card for this turn.",
        "its_plan": "Its plan: {plan}",
        "plan_setup": "It is a set-up card.",
        "plan_performance": "It is a performance card.",
        "icons_in_line": "From left to right, each icon is for one Character in line.",
        "icon": "Icon {number}: {location}",
        "icon_0": "It is for the {in_line}.",
        "icon_1": "A red icon asks for a special card, and the Heir plays the one it drew first. The {in_line} has 1 "
        "{ap} more.",
        "icon_nobody": "Icon {number}: nobody",
        "no_special_card": "It asks for a special {location} card, but the Heir has none in hand. The {in_line} "
        "stays Idle.",
        "assigned": "Assigned",
        "all_icons_served": "Every Character in line has an icon.",
        "icons_too_few": Count(
            "{number} Character in line has no icon and stays Idle.",
            "{number} Characters in line have no icon and stay Idle.",
        ),
        # Downtown
        "die_trick": "{ordinal} die: a Trick",
        "die_specialist": "{ordinal} die: a Specialist",
        "die_apprentice": "{ordinal} die: an Apprentice",
        "die_bank": "{ordinal} die: {coins} {coin}",
        "reroll": "Reroll: the {die}",
        "too_few_dice": Count(
            "It may use {dice}, but only {number} shows something. So it rerolls one X die, once: first a Trick die, "
            "then Specialist, Bank, Apprentice.",
            "It may use {dice}, but only {number} show something. So it rerolls one X die, once: first a Trick die, "
            "then Specialist, Bank, Apprentice.",
        ),
        "now_it_shows": "Now it shows {shown_face}.",
        "trick_always": "With {reached} Fame, it always takes a new Trick of level {roman}.",
        "trick_few": "With {reached} Fame, it may learn level {roman}, and it has {number} of the {enough} such "
        "Tricks it wants.",
        "trick_cards": "The {die} leaves it {cards} to draw from.",
        "trick_prepared": "The drawn Trick comes prepared.",
        "trick_back": "*{back}*, its rightmost Trick, goes back.",
        "trick_new": "It gets *{trick}* ({worth} {fame}) with {markers}.",
        "trick_listed": "It gets *{trick}* ({worth} {fame}) with {markers}, and writes {components} on its Shopping "
        "List.",
        "specialist": "The die shows the {character}, and it has none yet. The new {character} joins at the end of "
        "the turn.",
        "apprentice": "It has only {characters}, so it hires one more Apprentice, who joins at the end of the turn.",
        "last_apprentice": "Last, with {apprentices} and room for {most_apprentices}, it hires one more, who joins "
        "at the end of the turn.",
        "first_apprentice": "Last, with no Apprentice and room for {most_apprentices}, it hires one, who joins at "
        "the end of the turn.",
        "bank": "The highest Bank die left shows {face}.",
        # Market Row and Dark Alley
        "empty_list": "The Shopping List is empty",
        "empty_list_why": "It needs no Components now.",
        "none_sold": "Nothing leaves the list",
        "none_sold_why": "None of its {types} is for sale now.",
        "some_sold": "Off the list: {sold_types}",
        "some_sold_why": "What is on a Buy slot or the Quick Order slot counts as bought. The Heir pays nothing.",
        "an_order": "An Order",
        "order": "An Order: {component}",
        "one_to_order": "Only {wanted_types} is on the list and not yet ordered. The Heir pays nothing.",
        "some_to_order": "It draws one type at random from those on the list and not yet ordered: {wanted_types}. It "
        "pays nothing.",
        "coin": "A coin",
        "coin_heads_moves": "On heads, the pending prophecies move one place clockwise.",
        "coin_tails": "A coin: tails",
        "prophecies_stay": "The pending prophecies stay where they are.",
        "coin_heads": "A coin: heads",
        "prophecies_move": "The pending prophecies move one place clockwise.",
        "priestess": "The Priestess swaps the next one for another from the pile.",
        "prophecy_next": "*{prophecy}* is next.",
        "special_card": "A special card: {location}",
        "fewest_cards": "It draws where it has the fewest in hand: {counts}. On a tie, it takes the first.",
        "card_drawn": "It draws *{assignment}*.",
        # Theater, and its shows
        "set_up": "Set up: {trick}",
        "on_card": "{card}.",
        "with_partner": "{partner} joins this card, too.",
        "card_own_marker": "Cards with its own markers come first.",
        "card_players_marker": "No card that stays and takes it has a marker of its own, so one with yours comes next.",
        "card_leftmost": "No card that stays and takes it has a marker of yours or its own, so it takes the leftmost.",
        "card_doomed_card_only": "Only the card that leaves this turn has a place for it.",
        "card_pair": "The two markers go where together they earn the most.",
        "most_links": "This slot makes the most Links, then Fame, then Shards: {links}, {gains}.",
        "no_link": "No Link is possible, so it takes the first slot that fits.",
        "second_of_pair": "{card}: the second marker of the pair.",
        "both_links": "Both have made their Links now. This one earned {gains}.",
        "by_prophecy": "*{prophecy}*: {gains} more.",
        "performs": "It performs {in_theater}",
        "brings_most": "This card pays it the most: {gains}.",
        "rival_card": "{card}: {gains}.",
        "show_brings": "{card} pays it the most: {gains}.",
        "most_first": "Most {fame} decides, then {shard}, then {coin}, then the leftmost card.",
        "fame_decides": "Fame decides, then Shards, then Coins, then the leftmost card.",
        "only_card": "No other card has its markers.",
        "helpers_add": "Helpers backstage add {gains} to any card.",
        # the Academy
        "a_secret": "A secret",
        "secret": "A secret: {secret}",
        "takes_secret": "It has {number} of {most_secrets} secrets, so it takes one.",
        "coin_decides": "A coin decides: {shown}.",
        "only_secret": "Only {shown} is on display.",
        "it_shows_heads": "It shows heads.",
        "it_shows_tails": "It shows tails.",
        "secret_points": "The Heir ignores its text, but its Protégé now has {points} {ap}.",
        "no_secret": "No secret",
        "no_secret_why": "None is on display, so it goes without.",
        "renovates": "It renovates: {space}",
        "renovate_why": "It has {own_banners} in the Academy, no more than your {others}.",
        "renovate_left_why": "It has an Action left and nothing to teach or practice, so it renovates, no matter who "
        "has more Banners.",
        "only_option": "It has only one option: {space} at Fame Threshold {threshold}, {price} {coin} for {worth} "
        "{fame}.",
        "geert_option": "As Geert van Augustin, it always takes the dearest option its Fame reaches: {space} at Fame "
        "Threshold {threshold}, {price} {coin} for {worth} {fame}.",
        "cheapest_option": "With {coins} {coin}, it takes the cheapest option: {space} at Fame Threshold "
        "{threshold}, {price} {coin} for {worth} {fame}.",
        "dearest_option": "With {coins} {coin}, it takes the dearest option: {space} at Fame Threshold {threshold}, "
        "{price} {coin} for {worth} {fame}.",
        "pays_all": "It pays all its Coins, up to {most_coins}: {paid} {coin}.",
        "room_drawn": "It draws the room: *{tile}*, with {banners}.",
        "classroom_lesson": "It teaches: {trick}",
        "practice_lesson": "It practices: {trick}",
        "actions_left": "It has Actions left, so it teaches and practices in turn.",
        "classroom_trick": "{trick} is its rightmost Trick that is in no room.",
        "practice_trick": "{trick} is its leftmost Trick that is in no room.",
        "classroom_slot": "It goes to the Classroom with the highest Fame Threshold and a free slot: *{tile}*, {side}.",
        "practice_slot": "It goes to the Practice Room with the highest Fame Threshold and a free slot: *{tile}*, "
        "{side}.",
        "classroom_why": "There it pays its printed Yields each turn, and the Heir still performs it.",
        "practice_why": "The Heir ignores slots that make Prepare cheaper.",
        "markers_at_once": "The Trick gets {markers} more at once.",
        "taught": "{trick} is taught: {gains}",
        "taught_why": "It gets the Yields as printed; what the Classroom changes does not count. Its Trick Markers "
        "stay where they are.",
        "taught_twice": "{trick} is taught: {gains}",
        "taught_twice_why": "Double Lesson gives it twice the Yields as printed; what the Classroom changes does not "
        "count. Its Trick Markers stay where they are.",
        # the ends of visits and turns
        "done": "Done",
        "not_used": "It can do no more here. Unused: {uses}.",
        "coins_exchanged": "{coins} {coin} become {more} {fame}",
        "coins_exchanged_why": "The Heir pays no wages. Instead, every ten Coins become Fame.",
        "joins": "The {character} joins",
        "joins_why": "They were hired this turn. Apprentices join at the end of the line, Specialists before the "
        "Apprentices.",
        "leaving_card": "{trick}: {gains}",
        "leaving_card_why": "Its card leaves, so it pays 1 Fame and 1 Coin less than its Yields, and the marker goes "
        "back to its Trick.",
        "ability_pays": "{magician}: {gains}",
        "ability_pays_why": "{ability}",
        "then_placing": "Then: Place Characters",
        "in_turn": "You take turns, one Character each.",
        "you_begin": "You begin, because less Fame goes first.",
        "you_begin_first": "You begin in the first turn.",
        "heir_begins": "The Heir begins, because less Fame goes first.",
        "heir_begins_first": "The Heir begins in the first turn.",
        "then_your_turn": "Then: your turn",
        "then_your_turn_why": "The game waits for your decision.",
        "your_turn": "Your turn",
        "your_turn_why": Count("Your {waiting} is waiting.", "Your {waiting} are waiting."),
        "heir_goes_on": "The Heir continues",
        "heir_goes_on_why": "You have nobody left to place.",
        "then_shows": "Then: the shows",
        "then_shows_why": "Nobody is left to place.",
    },
    GAPS,
)
"""Sentences on a decision, by the ids of its remarks."""

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
