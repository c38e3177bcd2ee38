"""What the Actions do, what they cost, and why one is not possible now."""

from typing import Final

from trickerion.language.speech import Say, _
from trickerion.language.wording import Words
from trickerion.rules.catalog import POSTER_FAME
from trickerion.rules.facts.actions import ActionStatus
from trickerion.words import names as n
from trickerion.words import reasons
from trickerion.words.academy import questions as academy

_ACTIONS: Final = {
    "learn_trick": (
        _("Take a Trick from the Residence that a die and your Fame allow and give it a suit. Turn the die to X."),
        _("Each missing Fame costs 1 {coin}. You don’t need the Components yet."),
    ),
    "hire_character": (
        _(
            "Hire the Character that an Inn die shows. Turn the die to X. The new Character joins at the end of "
            "the turn."
        ),
        _("You can have one Specialist of each kind and three Apprentices, or four with an Assistant."),
    ),
    "take_coins": (_("Take the {coin} that a Bank die shows. Turn the die to X."),),
    "reroll_die": (_("Reroll one Downtown die, even one that shows X. You cannot undo this."),),
    "set_die": (_("Turn one Downtown die to any face that it has."),),
    "buy": (
        _("Buy up to three pieces of one Component that is on sale."),
        _("You can have at most three of a type in your Workshop."),
    ),
    "bargain": (_("Bargain together with a Buy: each {ap} takes 1 {coin} off the total, which stays at 1 or more."),),
    "order": (_("Choose a Component and an Order slot. At the end of the turn it replaces what that slot feeds."),),
    "quick_order": (
        _("Choose a Component for the Quick Order slot. Everybody can buy it this turn, for 1 {coin} more each."),
        _("It replaces what is there."),
    ),
    "prepare": (
        _(
            "Put the printed number of Trick Markers on a Trick card that has none. You must own the Components, "
            "but you keep them."
        ),
    ),
    "move_trick": (
        _("Bring a Trick to the Engineer’s slot, or exchange it with the Trick there. Its markers move with it."),
    ),
    "move_components": (_("Bring a pile to the Manager’s board, or exchange it with a pile there."),),
    "move_apprentice": (
        _("An Apprentice moves to the empty place on the Assistant’s board and needs no wage from then on."),
    ),
    "set_up_trick": (
        _(
            "Put a Trick Marker from a prepared Trick on a free slot of a Performance card, so that the corner "
            "with its own category is in a circle."
        ),
        _("You are paid for Links at once."),
    ),
    "reschedule": (
        _("Move one of your Trick Markers to another free slot, or turn it. You are not paid for its Links now."),
    ),
    "perform": (
        _("From Thursday to Sunday, each Magician on a stage performs one card with a Trick Marker of their own."),
    ),
    "draw_card": (_("Draw a special Assignment card of a Location. Each Character’s first one is cheaper."),),
    "fortune_telling": (_("All pending prophecies move one place clockwise. Each Character can do this once."),),
    "fate_weaving": (_("A pending prophecy replaces the active one at once."),),
    **academy.ACTIONS,
    "use_card": (_("Use the Action that this Character’s special Assignment card offers."),),
    "use_ability": (_("Use the ability of your Magician."),),
    "enhance": (_("Pay 1 {shard} for 1 {ap} more: once, before the first Action, not in the Theater."),),
    "forgo_bonus": (_("Give up the bonus of the special Assignment card for 1 {ap} more."),),
    "advertise": (
        Say("Your Poster earns {gained} {fame}. It costs as many {coin} as your Initiative slot says.")(
            gained=POSTER_FAME
        ),
    ),
}


_ICONS: Final = {
    "any": "ui.any",
    "draw_card": "action.draw_special_card",
    "fate_weaving": "ui.prophecy",
    "use_card": "ui.special_card",
    "use_ability": "character.magician",
    "forgo_bonus": "ui.special_card",
}


action_icon: Final = {**{action: f"action.{action}" for action in _ACTIONS}, **_ICONS}.__getitem__
"""The concept of the icon map for an Action."""
ACTION: Final = {
    action: Words(n.ACTION.get(action, _("Advertise")), body, action_icon(action)) for action, body in _ACTIONS.items()
}
"""Explanations of the Actions."""


def costs(status: ActionStatus) -> tuple[str, ...]:
    """Cost of an Action for a Character, in a sentence; nothing where the Action costs nothing."""
    now, usual = (reasons.cost_range(points, status.action) for points in (status.cost, status.usual))
    if status.cost.most and now != usual:
        return (Say("It costs {now} {ap} now, usually {usual}.")(now=now, usual=usual),)
    return (Say("It costs {usual} {ap}.")(usual=usual),) if status.usual.most else ()
