"""The real program on a desktop that knows Wayland alone: weston, which draws what nobody sees."""

import subprocess
from pathlib import Path

import pygame
import pytest
from displays import PATIENCE, ROOT, ended_after, needs, trickerion, wait_for, wayland

from trickerion.app.canvas import CANVAS_SIZE
from trickerion.storage.reader import read_game

pytestmark = [pytest.mark.slow, needs("weston", "weston-screenshooter")]
LONGEST_GAME = 900.0  # seconds, on a busy machine
FIRST_FRAME = "the first frame is on the screen"


def colours(picture: Path, area: pygame.Rect | None = None) -> int:
    """Different colours of every fifth point: thousands in a painted table, a handful in an empty window."""
    surface = pygame.image.load(picture)
    within = (area or surface.get_rect()).clip(surface.get_rect())
    points = [(x, y) for x in range(within.left, within.right, 5) for y in range(within.top, within.bottom, 5)]
    return len({tuple(surface.get_at(point)) for point in points})


def test_a_whole_game_is_played_on_wayland_and_its_table_is_painted(tmp_path: Path) -> None:
    data, picture = tmp_path / "data", tmp_path / "final.png"
    with wayland(tmp_path / "run") as environment:
        played = subprocess.run(
            trickerion("--data-dir", str(data), "--size", "1280x720", "--autoplay", str(picture)),
            env=environment, capture_output=True, text=True, timeout=LONGEST_GAME, check=False,
        )  # fmt: skip
    assert played.returncode == 0, played
    assert "final score" in played.stdout, played
    assert pygame.image.load(picture).get_size() == CANVAS_SIZE
    assert colours(picture) > 2000
    (save,) = (data / "saves").glob("*.json")
    assert read_game(save).game.is_over


@pytest.mark.parametrize("asked_for", [{}, {"SDL_VIDEODRIVER": "wayland"}], ids=["found", "asked for"])
@pytest.mark.parametrize("fullscreen", ["false", "true"])
def test_the_title_is_seen_on_wayland(tmp_path: Path, fullscreen: str, asked_for: dict[str, str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text(f'{{"fullscreen": {fullscreen}}}')
    log = data / "logs" / "trickerion.log"
    with (
        wayland(tmp_path / "run") as environment,
        ended_after(*trickerion("--data-dir", str(data)), env=environment | asked_for, cwd=ROOT) as program,
    ):
        wait_for(lambda: log.is_file() and FIRST_FRAME in log.read_text(encoding="utf-8"))
        wait_for(lambda: _seen(tmp_path, environment) > 2000)
        assert program.poll() is None


def test_a_desktop_with_two_pixels_for_a_point_shows_all_of_them(tmp_path: Path) -> None:
    log = tmp_path / "data" / "logs" / "trickerion.log"
    command = trickerion("--data-dir", str(tmp_path / "data"), "--size", "1280x720")
    with wayland(tmp_path / "run", scale=2) as environment, ended_after(*command, env=environment, cwd=ROOT) as program:
        wait_for(lambda: log.is_file() and FIRST_FRAME in log.read_text(encoding="utf-8"))
        wait_for(lambda: _seen(tmp_path, environment) > 2000)
        assert program.poll() is None
        assert "the window has 2560 x 1440 pixels" in log.read_text(encoding="utf-8")
        assert pygame.image.load(tmp_path / "seen.png").get_size() == (3840, 2160)


def _seen(folder: Path, environment: dict[str, str]) -> int:
    """Colours in the middle of what weston shows now."""
    subprocess.run(["weston-screenshooter"], cwd=folder, env=environment, timeout=PATIENCE, check=True)
    (shot,) = folder.glob("wayland-screenshot*.png")
    try:
        return colours(shot, pygame.Rect(480, 270, 960, 540))
    finally:
        shot.rename(folder / "seen.png")
