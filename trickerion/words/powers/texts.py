"""What is printed on each Power, said to its owner in a sentence or two; numbers are those of the card: "$coins"."""

from typing import Final

from trickerion.language.speech import table
from trickerion.rules.catalog import RECUTS, filled
from trickerion.rules.powers.catalog import POWERS

_SAID: Final[dict[str, str]] = table(
    "said",
    # level I
    private_investments="Each Downtown Action of a rival lays $coins {coin} here ($coins_two_players with two "
    "players). Your Take Coins brings them all.",
    ears_among_the_townsfolk="After the reveal you may exchange two of your cards, or one with your hand; else "
    "you gain $otherwise_coins {coin}.",
    gambling="Before you Hire, Take Coins or Learn a Trick, you may pay $price {coin} to roll a Bank die for "
    "its {coin} (none for X).",
    personal_supply="Before the Assignment you may take a Basic Component, or an Advanced one for "
    "$advanced_price {coin}.",
    silver_tongue="Your first Bargain each turn takes $coins_off {coin} off for 1 {ap}, not 1.",
    regular_customer="Your first Buy each turn costs no {ap}.",
    roomy_trunk="You have $component_slots more Component slots. What no longer fits when they leave is lost.",
    express_courier="Quick Order costs $ap {ap}.",
    street_barker="Your Poster costs $coins_off {coin} less.",
    poster_artist="Your Poster earns $gain_fame {fame} more.",
    handyman="Once a turn Prepare costs no {ap} for a Trick of level I.",
    tidy_workshop="Your first Move in the Workshop each turn costs no {ap} and earns $gain_coins {coin}.",
    shop_boys="Your first Apprentice in the Workshop each turn has $ap {ap} more.",
    loyal_crew="Each turn you pay $coins_off {coin} less in wages, a Hidden Talent’s included.",
    dice_shark="Once a turn a Character just placed in Downtown may reroll a die for free.",
    marked_dice="Set Die costs $ap {ap}.",
    savings_account="Take Coins pays $gain_coins {coin} more.",
    talent_scout="Hire Character costs $ap {ap}.",
    avid_reader="Learn Trick costs $ap {ap} for a Trick of level I.",
    study_loan="When you learn a Trick or a Power, even the one that replaces this, up to $waived missing {fame} are "
    "free.",
    alley_contact="Your first card from the Dark Alley each turn costs no {ap}.",
    tarot_reader="Before the Assignment you may pay $coins {coin} to move the pending prophecies one place clockwise.",
    bootleg_notes="When you draw a special card, look at $extra_looks more before you keep one.",
    improviser="Giving up the bonus of a special card for 1 {ap} earns $gain_coins {coin}, too.",
    stagehand="The first Trick that an Apprentice of yours sets up each turn earns $gain_coins {coin}.",
    warm_up_act="Each of your Tricks of level I yields $add_coins {coin} more when performed.",
    guest_star="Each of your Tricks in a rival’s show yields $add_coins {coin} more.",
    early_bird="Thursday lowers only the {coin} of your Tricks, not their {fame}.",
    stage_whisper="Your first Reschedule each turn costs no {ap}.",
    crystal_broker="Once a turn, before the Assignment, you may buy $gain_shards {shard} for $pay_coins {coin}.",
    # level II
    opportunist="Once a turn a Character you place at a Location with a rival’s has $ap {ap} more (not Workshop, not "
    "Theater).",
    loose_schedule="Once a turn send a Character elsewhere (not to the Theater) with $ap {ap} less. Its special "
    "card is used up, and the bonus is lost.",
    foreman="Your first Specialist in the Workshop each turn has $ap {ap} more.",
    commodity_broker="Your first Specialist in Market Row each turn has $ap {ap} more.",
    socialite="Your first Specialist in Downtown each turn has $ap {ap} more.",
    night_walker="Your first Specialist in the Dark Alley each turn has $ap {ap} more.",
    stage_director="Your first Specialist backstage each turn has $ap {ap} more.",
    crystal_focus="Your first Enhance each turn gives $ap {ap}, not 1.",
    gearwright="Each of your mechanical Tricks yields $add_fame {fame} more.",
    veil_piercer="Each of your spiritual Tricks yields $add_fame {fame} more.",
    lock_breaker="Each of your escape Tricks yields $add_fame {fame} more.",
    light_bender="Each of your optical Tricks yields $add_fame {fame} more.",
    chain_of_wonders="Each Link you make by setting up pays $add_coins {coin} more.",
    shared_spotlight="Each Link you make with a rival’s Trick pays $add_fame {fame} more.",
    second_showing="Once a turn, after any show, you may put one marker of yours from it back onto its Trick "
    "(level I or II).",
    ticket_sales="When you perform: $add_coins {coin} for each Trick in the show, rivals’ Tricks included.",
    mixed_programme="When you perform: $add_fame {fame} for each category beyond the first.",
    weekend_crowd="Performing on Saturday or Sunday earns $flat_coins {coin}.",
    thursday_club="Thursday does not lower the Yields of your Tricks.",
    smart_rigging="Preparing a Trick that costs $printed_cost_at_least {ap} or more costs $ap_change {ap} less.",
    spare_props="The first Trick that you prepare each turn gets $extra_markers more Trick Markers.",
    makeshift_materials="To prepare, to teach and for level III at the end, each Basic Component counts as one "
    "piece more, up to 3.",
    wholesaler="Advanced and Superior Components cost $coins_off {coin} less each.",
    fence="Once a turn, in Market Row, you may sell up to $maximum Components for their printed price.",
    rich_uncle="Take Coins costs $ap {ap}.",
    word_of_mouth="Hire Character earns $gain_fame {fame}.",
    scholar="Learning a Trick earns {fame} by its level: $fame_by_level.",
    seer="Before the Assignment you may discard the leftmost pending prophecy; one drawn from the stack takes "
    "its place.",
    keeper_of_favours="At the end of the turn you may pay $pay_coins {coin} to take back a special card you "
    "used this turn.",
    sponsored_posters="Your Poster earns $gain_coins {coin}, and $coins_per_opponent_poster {coin} for each rival’s "
    "Poster that already hangs.",
    # level III
    grand_clockmaker="Each of your mechanical Tricks yields $add_fame {fame} and $add_coins {coin} more.",
    voice_of_the_beyond="Each of your spiritual Tricks yields $add_fame {fame} and $add_coins {coin} more.",
    king_of_escapes="Each of your escape Tricks yields $add_fame {fame} and $add_coins {coin} more.",
    prince_of_mirrors="Each of your optical Tricks yields $add_fame {fame} and $add_coins {coin} more.",
    legend_of_magoria="At the end: $fame {fame} for each of your Tricks.",
    shard_collector="At the end: $fame {fame} for each of your {shard}.",
    tycoon="At the end: 1 {fame} for every $coins_per_fame {coin} instead of every 3.",
    grand_company="At the end: $per_apprentice {fame} for each Apprentice, $per_specialist {fame} for each "
    "Specialist (the Protégé, too).",
    archivist="At the end: $fame {fame} more for each unused special card.",
    perfectionist="At the end Tricks of level III score with up to $missing_components of their Component "
    "pieces missing.",
    time_stretcher="Your first Character outside the Theater each turn has $ap {ap} more.",
    puppet_master="Your Apprentices in the Workshop and in Market Row have $ap {ap} more.",
    double_bill="After your show up to two of your Tricks on another card pay $change_fame {fame} and $change_coins "
    "{coin} less than they yield. Yours only; no performer bonus.",
    standing_ovation="When you perform, each Link gives $link_fame {fame}, not 1.",
    grand_finale="On Sunday each of your Tricks in your own show yields $add_fame {fame} more.",
    royal_command="If no rival’s Magician is on a Performance slot this turn, your show gives $flat_fame {fame} more.",
    solo_act="When you perform $minimum_tricks or more Tricks, all your own, the show gives $flat_fame {fame} more.",
    showstopper="Your first Trick of level III that is performed each turn yields $add_fame {fame} more.",
    unbroken_chain="Each Link you make by setting up pays both the {fame} and the {coin}.",
    second_sight="Once a turn a Character just placed in Downtown may turn a die to any face for free.",
    friends_in_high_places="Learn Trick and Hire Character cost $ap_change {ap} less.",
    royal_warrant="Every Component costs you $price {coin}.",
    phantom_crew="When you perform, one Specialist of yours who is not backstage brings the bonus, too.",
    man_of_many_parts="On a Performance slot your Magician has $ap {ap} for Set Up Trick or Reschedule.",
    unforgotten_show="Your Tricks on a Performance card that leaves pay $change_fame {fame} and $change_coins "
    "{coin} less than they yield.",
    market_baron="Each Buy of a rival brings you $coins {coin} ($coins_two_players with two players).",
    keeper_of_the_gates="Each Character of a rival on a +2 slot brings you $coins {coin} ($coins_two_players "
    "with two players).",
    crystal_heart="Each time you receive {shard}, $gain_fame {fame} comes with them.",
    living_legend="Each turn, before wages: $fame_per_power {fame} for each of your Powers at work.",
    dahlgaards_blessing="Your Poster costs nothing and earns $gain_fame {fame} more.",
    # cut anew, where the sentence is another one
    roomy_trunk_2="You have $component_slots more Component slots. What no longer fits when they leave is lost. Your "
    "first Buy each turn gives $gain_coins {coin}.",
    fence_2="Once a turn, in Market Row, you may sell up to $maximum Components for $premium {coin} more than their "
    "printed price.",
    perfectionist_2="At the end: $fame {fame} for each Trick of level III; these score with $missing_components "
    "Component piece missing, too.",
    personal_supply_2="Before the Assignment you may take a Basic or an Advanced Component for $basic_price {coin}.",
    express_courier_2="Your first Order or Quick Order each turn costs no {ap}.",
    avid_reader_2="Learn Trick costs $ap {ap} for a Trick of level I or II.",
    tarot_reader_2="Before the Assignment you may move the pending prophecies one place clockwise, and gain "
    "$gain_coins {coin} for it.",
    commodity_broker_2="Your first Character in Market Row each turn has $ap {ap} more.",
    seer_2="Before the Assignment you may draw another prophecy for the leftmost pending one, and gain "
    "$gain_coins {coin}.",
    shard_collector_2="At the end: $fame {fame} for every $each of your {shard}.",
    archivist_2="At the end: $fame {fame} more for every $each unused special cards.",
    double_bill_2="After your show one of your Tricks on another card may pay $change_fame {fame} and $change_coins "
    "{coin} less than it yields. Yours only; no performer bonus.",
    grand_finale_2="On Sunday each of your Tricks in your own show yields $add_fame {fame} and $add_coins {coin} more.",
    royal_command_2="Performing on Friday or Saturday earns $flat_fame {fame}.",
    solo_act_2="When all Tricks that you perform are your own, the show gives $flat_fame {fame} more.",
    unbroken_chain_2="Each Link you make by setting up pays $add_fame {fame} and $add_coins {coin} more.",
    living_legend_2="Each turn, before wages: $fame_per_power {fame} for every $each of your Powers at work.",
    foreman_3="Your first Specialist in the Workshop each turn brings $ap {ap} more and $gain_coins {coin}.",
    night_walker_3="Your first Specialist in the Dark Alley each turn brings $ap {ap} more and $gain_coins {coin}.",
    fence_3="Once a turn, in Market Row, you may sell up to $maximum Components for $premium {coin} more than printed, "
    "the first for $first_premium {coin} on top.",
    friends_in_high_places_3="Learn Trick and Hire Character cost $ap_change {ap} less and pay $gain_coins {coin}.",
)
for _new, _old in RECUTS.items():
    if _old in _SAID:
        _SAID.setdefault(_new, _SAID[_old])
TEXTS: Final = {card: filled(text, POWERS[card].data) for card, text in _SAID.items()}
"""By the id of the card."""
