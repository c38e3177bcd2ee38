"""Academy: Renovate, Practice, Teach, Learn Secret, Reveal Secret; each is carried out in a file beside this one."""

from trickerion.rules.academy import building, lessons, secrets
from trickerion.rules.academy.catalog import POINTS_BY_LEVEL
from trickerion.rules.academy.lessons import PRACTICE_ACTION, TEACH_ACTION
from trickerion.rules.catalog import ACADEMY as ID
from trickerion.rules.catalog import Cost
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import Action, Location
from trickerion.rules.moves import LearnSecret, Move, Practice, Renovate, RevealSecret, Teach
from trickerion.rules.state import GameState, PlayerState


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[Move]:
    """Every Action that the Character can pay for and that the board allows."""
    return [*building.possible(state, acting), *lessons.possible(state, acting), *secrets.possible(state, acting)]


_BY_LEVEL = {action: Cost(points[0], points[-1]) for action, points in POINTS_BY_LEVEL.items()}

ACADEMY = Location(
    ID,
    actions,
    (
        Action("renovate", (Renovate,), building.begin, building.nothing_to_renovate),
        Action(
            PRACTICE_ACTION,
            (Practice,),
            lessons.begin,
            lessons.nothing_to_practise,
            _BY_LEVEL[PRACTICE_ACTION],
            lambda state, acting: lessons.costs(state, acting, PRACTICE_ACTION),
            lessons.due,
        ),
        Action(
            TEACH_ACTION,
            (Teach,),
            lessons.begin,
            lessons.nothing_to_teach,
            _BY_LEVEL[TEACH_ACTION],
            lambda state, acting: lessons.costs(state, acting, TEACH_ACTION),
            lessons.due,
        ),
        Action("learn_secret", (LearnSecret,), secrets.learn, secrets.nothing_to_learn),
        Action("reveal_secret", (RevealSecret,), secrets.reveal, secrets.nothing_to_reveal),
    ),
)
