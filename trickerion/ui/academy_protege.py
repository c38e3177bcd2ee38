"""The secrets of a Protégé as disks in a column; where Coins may be laid on them, a click does so."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.hotspot import Circle, Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_glow
from trickerion.ui.tips import spoken
from trickerion.words.academy import tips

DISK: Final = 36


@dataclass(frozen=True)
class SecretDisks:
    """Secrets with the middles of their disks, those on which a Coin lies, and what a click on some of them does."""

    centers: Mapping[str, tuple[int, int]]
    coins: Collection[str]
    clicks: Mapping[str, Callable[[], object]]

    def add_hotspots(self, spots: Hotspots) -> None:
        """Every secret explains itself."""
        for secret, center in self.centers.items():
            click = self.clicks.get(secret)
            note = tips.COIN_LIES_HERE if secret in self.coins else tips.CLICK_TO_LEND if click else ""
            tip, area = partial(spoken, tips.secret(secret, note)), Circle(*center, DISK // 2)
            spots.add(Hotspot(f"secret.{secret}", area, click, tip=tip, focusable=click is not None))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The disks with their Coins."""
        for secret, center in self.centers.items():
            if secret in self.clicks:
                light = 1.0 if spots.is_hot(f"secret.{secret}") else 0.6
                draw_glow(canvas, center, DISK // 2 + 2, strength=light)
            draw_secret_disk(canvas, center, DISK, secret)
            if secret in self.coins:
                spot = center[0] + 10, center[1] + 11
                draw_icon(canvas, "resource.coin", spot, 24, theme.COIN_ON_DARK, shadow=True)
