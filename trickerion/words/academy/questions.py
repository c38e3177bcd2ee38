"""The decisions of the Academy: how they are asked, and what its Actions do."""

from typing import Final

from trickerion.language.speech import _
from trickerion.words.question import ACADEMY, MARKET, TEAM, Question

QUESTIONS: Final[dict[str, Question]] = {
    "ChoosingRenovation": Question(
        _("Choose a price"), _("For how much?"), _("Missing Fame costs {coin}."), near="renovate", scene=ACADEMY
    ),
    "ChoosingTile": Question(_("Choose a room"), _("Which room do you open?"), near="renovate", scene=ACADEMY),
    "PlacingAcademyMarker": Question(_("Choose a slot"), _("Which slot?"), near="practice", scene=ACADEMY),
    "ChoosingSecretSlot": Question(
        _("Choose a slot"),
        _("Where does the secret go?"),
        _("The secret it replaces leaves the game."),
        near="learn_secret",
        scene=ACADEMY,
    ),
    "ChoosingDrawnSecret": Question(
        _("Learn a secret"),
        _("Which secret do you learn?"),
        _("The others go under the stack."),
        near="learn_secret",
        is_secret=True,
        is_covered=True,
    ),
    "Improvising": Question(
        _("Lay a card"),
        _("Which card do you lay?"),
        _("You then place the Character at once."),
        near=TEAM,
        is_secret=True,
        is_covered=True,
    ),
    "DoublingLesson": Question(
        _("Double a lesson?"),
        _("Which lesson do you double?"),
        _("The Classroom pays twice for this Trick."),
        near="teach",
    ),
    "SettingAside": Question(
        _("Set the Trick aside?"),
        _("Set the Trick aside?"),
        _("The Trick fills no slot and still pays, but it does not count in the final scoring."),
        near="teach",
    ),
    "ChoosingLessonYield": Question(
        _("Fame or Coins?"),
        _("The lesson pays"),
        line=_("This Classroom pays Fame or Coins of a Trick, not both."),
        near="teach",
    ),
    "OpeningLesson": Question(
        _("A first lesson?"),
        _("Which Trick opens the new room?"),
        _("It costs 1 Action Point, at any level."),
        near="renovate",
        scene=ACADEMY,
    ),
    "EnteringNewRoom": Question(_("Choose a slot"), _("Which slot of the new room?"), near="practice", scene=ACADEMY),
    "ChangingSubject": Question(
        _("Take which one back?"), _("Which Trick leaves a Classroom?"), _("You then teach one."), near="teach"
    ),
    "TeachingAfterwards": Question(_("Teach a Trick"), _("Which Trick do you teach?"), near="teach", scene=ACADEMY),
    "Browsing": Question(
        _("Learn one secret"),
        _("Which secret?"),
        _("The other ones drawn go under the stack."),
        near="learn_secret",
        is_secret=True,
        is_covered=True,
    ),
    "OrderingMore": Question(_("Order another one?"), _("Order what as well?"), near=MARKET),
}

ACTIONS: dict[str, tuple[str, ...]] = {
    "renovate": (
        _(
            "Choose an empty space and one of its three prices; pay the {coin}, gain the {fame}, and open any room of "
            "that Fame Threshold. Missing Fame costs 1 {coin} each."
        ),
        _("Banners go beside the room: the earlier the turn, the more."),
    ),
    "practice": (
        _(
            "Lay the Academy marker of a Trick in a Practice Room. The Trick has the bonus of the slot as long as "
            "the marker stays."
        ),
        _("It costs the level of the Trick in Action Points."),
    ),
    "teach": (
        _(
            "Lay the Academy marker of a Trick in a Classroom, which pays every turn. You cannot prepare the Trick any "
            "more."
        ),
        _(
            "The Trick must be prepared, or you must own all its Components. It costs the level of the Trick in Action "
            "Points."
        ),
    ),
    "learn_secret": (_("Your Protégé takes a secret on display and gains its ability."),),
    "reveal_secret": (_("Turn up the next secret of the stack, in the place of one that was learned this turn."),),
}
