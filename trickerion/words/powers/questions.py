"""The decisions of the Powers: how they are asked."""

from typing import Final

from trickerion.words.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    "KeepingPowers": Question(
        "Keep eight Powers",
        "Which Power do you give back?",
        "Eight of the twelve are kept, in secret.",
        is_secret=True,
        is_covered=True,
    ),
    "LearningPower": Question(
        "Learn a Power?",
        "Which Power, beside which slot?",
        "One a turn; missing Fame costs {coin}. One that lies there goes back to the hand.",
        is_secret=True,
        is_covered=True,
    ),
}
