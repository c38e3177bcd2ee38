"""The decisions of the Academy: how they are asked."""

from typing import Final

from trickerion.words.question import TEAM, Question

QUESTIONS: Final[dict[str, Question]] = {
    "ChoosingRenovation": Question("Choose a price", "For how much?", "Missing Fame costs {coin}.", near="renovate"),
    "ChoosingTile": Question("Choose a room", "Which room is opened?", near="renovate"),
    "PlacingAcademyMarker": Question("Choose a slot", "Which slot?", near="practice"),
    "ChoosingSecretSlot": Question(
        "Choose a slot", "Where does the secret go?", "One that lies there leaves the game.", near="learn_secret"
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
    "DoublingLesson": Question("Double a lesson?", "Which lesson is doubled?", "What the Classroom pays, twice over."),
    "SettingAside": Question(
        "Set the Trick aside?",
        "Set the Trick aside?",
        "It fills no slot and goes on paying; it is left out of the final scoring.",
    ),
    "ChoosingLessonYield": Question(
        "Fame or Coins?", "The lesson pays", line="This Classroom pays Fame or Coins of a Trick, not both."
    ),
}
