"""The decisions of the Academy: how they are asked."""

from typing import Final

from trickerion.words.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    "ChoosingRenovation": Question("Choose a price", "For how much?", "Missing Fame costs {coin}.", near="renovate"),
    "ChoosingTile": Question("Choose a room", "Which room is opened?", near="renovate"),
    "PlacingAcademyMarker": Question("Choose a slot", "Which slot?", near="practice"),
    "ChoosingSecretSlot": Question(
        "Choose a slot", "Where does the secret go?", "One that lies there leaves the game.", near="learn_secret"
    ),
    "ChoosingLessonYield": Question(
        "Fame or Coins?", "The lesson pays", line="This Classroom pays Fame or Coins of a Trick, not both."
    ),
}
