"""The decisions of the Academy: how they are asked, and what its Actions do."""

from typing import Final

from trickerion.words.question import ACADEMY, MARKET, TEAM, Question

QUESTIONS: Final[dict[str, Question]] = {
    "ChoosingRenovation": Question(
        "Choose a price", "For how much?", "Missing Fame costs {coin}.", near="renovate", scene=ACADEMY
    ),
    "ChoosingTile": Question("Choose a room", "Which room is opened?", near="renovate", scene=ACADEMY),
    "PlacingAcademyMarker": Question("Choose a slot", "Which slot?", near="practice", scene=ACADEMY),
    "ChoosingSecretSlot": Question(
        "Choose a slot",
        "Where does the secret go?",
        "One that lies there leaves the game.",
        near="learn_secret",
        scene=ACADEMY,
    ),
    "ChoosingDrawnSecret": Question(
        "Learn a secret",
        "Which secret is learned?",
        "The others go under the stack.",
        near="learn_secret",
        is_secret=True,
        is_covered=True,
    ),
    "Improvising": Question(
        "Lay a card",
        "Which card is laid?",
        "The Character is placed with it at once.",
        near=TEAM,
        is_secret=True,
        is_covered=True,
    ),
    "DoublingLesson": Question(
        "Double a lesson?", "Which lesson is doubled?", "What the Classroom pays, twice over.", near="teach"
    ),
    "SettingAside": Question(
        "Set the Trick aside?",
        "Set the Trick aside?",
        "It fills no slot and goes on paying; it is left out of the final scoring.",
        near="teach",
    ),
    "ChoosingLessonYield": Question(
        "Fame or Coins?",
        "The lesson pays",
        line="This Classroom pays Fame or Coins of a Trick, not both.",
        near="teach",
    ),
    "OpeningLesson": Question(
        "A first lesson?",
        "Which Trick opens the new room?",
        "1 Action Point, whatever its level.",
        near="renovate",
        scene=ACADEMY,
    ),
    "EnteringNewRoom": Question("Choose a slot", "Which slot of the new room?", near="practice", scene=ACADEMY),
    "ChangingSubject": Question(
        "Take which one back?", "Which Trick leaves a Classroom?", "You then teach one.", near="teach"
    ),
    "TeachingAfterwards": Question("Teach a Trick", "Which Trick is taught?", near="teach", scene=ACADEMY),
    "Browsing": Question(
        "Learn one secret",
        "Which secret?",
        "The other ones drawn go under the stack.",
        near="learn_secret",
        is_secret=True,
        is_covered=True,
    ),
    "OrderingMore": Question("Order another one?", "Order what as well?", near=MARKET),
}

ACTIONS: dict[str, tuple[str, ...]] = {
    "renovate": (
        "Choose an empty space and one of its three prices; pay the {coin}, gain the {fame}, and open any room of that "
        "Fame Threshold. Missing Fame costs 1 {coin} each.",
        "Banners go beside the room: the earlier the turn, the more.",
    ),
    "practice": (
        "Lay the Academy marker of a Trick in a Practice Room: it has the bonus of the slot as long as it lies there.",
        "The level of the Trick is what it costs.",
    ),
    "teach": (
        "Lay the Academy marker of a Trick in a Classroom, which pays every turn; the Trick cannot be prepared now.",
        "It must be prepared, or all its Components owned. The level of the Trick is what it costs.",
    ),
    "learn_secret": ("A secret on display comes to your Protégé: one more ability.",),
    "reveal_secret": ("Turn up the next secret of the stack, in the place of one that was learned this turn.",),
}
