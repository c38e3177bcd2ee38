"""The picture of a prophecy on its plate, with the prophecy's own token on the corner."""

from pygame import Rect, Surface

from trickerion.ui.head_pieces import SIZES, head_part, of_prophecy
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.tokens import draw_prophecy

_TOKEN = 34


def draw_prophecy_picture(
    surface: Surface, center: tuple[int, int], prophecy: str, side: int = SIZES["token"][0], *, lit: bool = True
) -> None:
    """A square picture about a point; ``lit``: the prophecy is in force."""
    rect = Rect(0, 0, side, side).move_to(center=center)
    if lit:
        draw_glow_around(surface, rect, "#8f78e8", 0.5, blur=4, radius=8)
    surface.blit(head_part(of_prophecy(prophecy), "token", rect.size), rect)
    draw_brass_frame(surface, rect, 6, 2)
    draw_prophecy(surface, (rect.right - 20, rect.bottom - 20), _TOKEN, prophecy, lit=lit)
