"""The read door of the Academy: its rooms, prices, lessons and Banners, for the window."""

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import (
    NOBODY,
    AcademyBoard,
    AcademyMarker,
    Room,
    academy_of,
    is_taught,
    lesson_of,
    secrets_of,
)
from trickerion.rules.academy.building import banners_now, coins_of, missing_fame, renovation_reason
from trickerion.rules.academy.classroom import lesson_ways
