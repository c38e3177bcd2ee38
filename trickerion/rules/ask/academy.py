"""The read door of the Academy: its rooms, prices, lessons and Banners, for the window."""

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import (
    NOBODY,
    AcademyBoard,
    AcademyMarker,
    Lesson,
    Room,
    academy_of,
    is_taught,
    lesson_of,
    practised,
    secrets_of,
)
from trickerion.rules.academy.building import (
    banners_by_turn,
    banners_now,
    coins_of,
    missing_fame,
    renovation_reason,
    space_reason,
    total_coins,
)
from trickerion.rules.academy.catalog import (
    BANNER_BONUS,
    BANNERS,
    BANNERS_BY_TURN,
    CHOOSE,
    CLASSROOM,
    CLASSROOMS,
    CLOSED,
    DISPLAY,
    EXTRA_COINS,
    MORE_MARKERS,
    OPENS,
    POINTS_BY_LEVEL,
    PRACTICE,
    PRACTICE_ROOMS,
    PROPHECIES_SWAPPED,
    ROOM_SLOTS,
    SECRET_SLOTS,
    SECRETS,
    SIDES,
    SPACES,
    STARTING_FAME,
    TILES,
    Classroom,
    PracticeRoom,
    Practising,
    Renovation,
    Space,
)
from trickerion.rules.academy.classroom import lesson_ways, lesson_yields, resources_of
from trickerion.rules.academy.lessons import forbidden, lesson_reason, match_bonus
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import PROTEGE_POINTS, PROTEGE_WAGE
