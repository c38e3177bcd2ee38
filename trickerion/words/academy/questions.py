"""The decisions of the Academy: how they are asked, and what its Actions do."""

from typing import Final

from trickerion.language.speech import _
from trickerion.words.question import ACADEMY, MARKET, TEAM, Question

QUESTIONS: Final[dict[str, Question]] = {
    "ChoosingRenovation": Question(
        _("Choose a price"), _("For how much?"), _("Missing Fame costs {coin}."), near="renovate", scene=ACADEMY
    ),
    "ChoosingTile": Question(_("Choose a room"), _("Which room is opened?"), near="renovate", scene=ACADEMY),
    "PlacingAcademyMarker": Question(_("Choose a slot"), _("Which slot?"), near="practice", scene=ACADEMY),
    "ChoosingSecretSlot": Question(
        _("Choose a slot"),
        _("Where does the secret go?"),
        _("One that lies there leaves the game."),
        near="learn_secret",
        scene=ACADEMY,
    ),
    "ChoosingDrawnSecret": Question(
        _("Learn a secret"),
        _("Which secret is learned?"),
        _("The others go under the stack."),
        near="learn_secret",
        is_secret=True,
        is_covered=True,
    ),
    "Improvising": Question(
        _("Lay a card"),
        _("Which card is laid?"),
        _("The Character is placed with it at once."),
        near=TEAM,
        is_secret=True,
        is_covered=True,
    ),
    "DoublingLesson": Question(
        _("Double a lesson?"), _("Which lesson is doubled?"), _("What the Classroom pays, twice over."), near="teach"
    ),
    "SettingAside": Question(
        _("Set the Trick aside?"),
        _("Set the Trick aside?"),
        _("It fills no slot and goes on paying; it is left out of the final scoring."),
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
        _("1 Action Point, whatever its level."),
        near="renovate",
        scene=ACADEMY,
    ),
    "EnteringNewRoom": Question(_("Choose a slot"), _("Which slot of the new room?"), near="practice", scene=ACADEMY),
    "ChangingSubject": Question(
        _("Take which one back?"), _("Which Trick leaves a Classroom?"), _("You then teach one."), near="teach"
    ),
    "TeachingAfterwards": Question(_("Teach a Trick"), _("Which Trick is taught?"), near="teach", scene=ACADEMY),
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
            "Lay the Academy marker of a Trick in a Practice Room: it has the bonus of the slot as long as it lies "
            "there."
        ),
        _("The level of the Trick is what it costs."),
    ),
    "teach": (
        _("Lay the Academy marker of a Trick in a Classroom, which pays every turn; the Trick cannot be prepared now."),
        _("It must be prepared, or all its Components owned. The level of the Trick is what it costs."),
    ),
    "learn_secret": (_("A secret on display comes to your Protégé: one more ability."),),
    "reveal_secret": (_("Turn up the next secret of the stack, in the place of one that was learned this turn."),),
}
