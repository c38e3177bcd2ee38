"""The sheet between two turns."""

from typing import Final

from trickerion.language.speech import Say, Tell, _, sayings, table

ends: Final = Say("Turn {turn} ends")
begins: Final = Say("Turn {turn} begins")

WAGES, JOINS, ORDERS, ACADEMY = _("Wages"), _("Joins the team"), _("Orders arrive"), _("In the Academy")
THEATER, DICE, INITIATIVE = _("Theater"), _("Dice"), _("Initiative")
CLOSED: Final = table("closed", blocked="Blocked this turn", covered_this_turn="Covered this turn")
"""Words over the closed slots, by the reason why they are closed."""

DAY: Final = table("day", thursday="Thu", friday="Fri", saturday="Sat", sunday="Sun")

IN_ORDER: Final = _("each in Initiative order")
LEAST_FIRST: Final = _("least Fame first")
NOBODY, NONE = _("nobody this turn"), _("none this turn")
NO_WAGES: Final = _("nobody earned a wage")
NONE_PAID: Final = _("none", "wages")
FREE: Final = _("free", "of charge")
LEAVES, NEW, ON_STAGE, STAYS = _("leaves"), _("new"), _("on stage"), _("no card leaves")
NEW_ON_STAGE, LEAVES_STAGE = _("New on the stage"), _("Leaves the stage")
MARKERS_HOME: Final = _("its markers go back")
PROPHECY: Final = _("Prophecy of the turn")
ON_THE_STAGE: Final = _("Card bonuses now")
TURN_SETUP: Final = _("Turn Setup card")
CHOOSE_DIE: Final = _("Which die do you reroll?")
DIE_FIRST: Final = _("A die blocks some slots at each Location. First click a glowing die to reroll it.")
CHOOSE_DIE_FIRST: Final = _("First choose which die to reroll.")
WAIT, GO_ON, ANYWHERE = _("Wait for me every turn"), _("Continue"), _("click anywhere to continue")
WAITED_FOR: Final = _("The others are waiting: this page closes after 15 seconds.")
WAIT_TIP: Final = (_("Wait for me"), _("This page stays until you continue. You can also turn it off in the Settings."))

came_after: Final = Say("in place of {old}")
comes_next: Final = Say("next: {prophecy}")
ROLLED_AGAIN: Final = {1: _("one die was rerolled"), 2: _("two dice were rerolled")}
rolled_again: Final = Say("{number} dice were rerolled")
spared: Final = Say("{powers} {saved}")
nothing_left: Final = Say("nothing left to pay: {powers}")
"""Powers that lowered the wages: "Loyal Crew −2", or a note that nothing was left to pay."""
unpaid: Final = Say("{who} not paid")  # whose wages were not paid, or how many where there is no room for names
joins: Final = Tell("joins you", "joins {who}")
heir_exchanged: Final = Say("no wages; turned {coins} {coin} into {fame_gained} {fame}")
heir_exchanges: Final = Say("no wages; turns every {each} {coin} into {fame} (has {has})")
"""Exchange of Coins for Fame by the Heir, which pays no wages."""
ZONES: Final = {"TOWN": WAGES, "STAGE": THEATER}
"""Parts of the sheet, by their zones."""
staying: Final = Say("{card}: {bonus}")
leaving: Final = Say("{card}: {bonus}; it leaves this turn")
"""A Performance card of the row."""
spaces_open: Final = Say("Spaces {letter} are open now.")
new_secrets: Final = Say("The new secrets are {secrets}.")
POSTER: Final = sayings(
    "what a poster costs",
    first="You go first: a poster costs you *{price}* {coin}. You have *{coins}*.",
    between="A poster costs you *{price}* {coin}. You have *{coins}*.",
    last="You come last: a poster costs you *{price}* {coin}. You have *{coins}*.",
    short="You cannot pay for a poster: it costs *{price}* {coin}, and you have *{coins}*.",
)
nor_can, others_cannot = Say("Nor can {rivals}."), Say("{rivals} cannot pay for one.")
no_poster: Final = Say("{who} cannot pay for a poster.")
EACH_CAN_PAY: Final = _("Everybody can pay for a poster.")
cannot_pay: Final = Tell("You cannot pay for it.", "{who:Name} cannot pay for it.")
WAGES_OF: Final = Tell("Your wages", "{who:Name’s} wages")
WAGE_RULE: Final = _(
    "Each Specialist who worked costs 2 {coin}, and each Apprentice 1 {coin}. The Apprentice beside the "
    "Assistant is free, and so are idle Characters."
)
each_costs: Final = Say("Each unpaid wage costs {lost} {fame}.")
its_wage, NO_WAGE = Say("The wage is {coins} {coin}."), _("They worked without a wage.")
not_paid: Final = Say("Unpaid: you lost {lost} {fame}.")
