"""Make the game's sounds: short, all computed, in three takes each, all of one loudness.

    python tools/sounds/make_sounds.py OUTDIR [NAME ...]

Writes ``<name>.1.ogg`` to ``<name>.3.ogg`` for each sound, or only for those that are named. A sound is as loud as its
loudest 0.4 seconds by ITU-R BS.1770. Needs numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from tools.paint.ogg import write_ogg
from tools.score.loudness import OVERSAMPLED, momentary, true_peak
from tools.sounds import of_signs as signs
from tools.sounds import of_the_house as house
from tools.sounds import of_things as things
from tools.sounds import of_tricks as tricks
from tools.sounds.waves import PITCHES, RATE, Take, Wave, samples

QUALITY: Final = 0.3
TARGET: Final = -18.0  # LUFS of the loudest 0.4 seconds
CEILING: Final = 0.8  # of full scale; the encoder adds a little
KNEE: Final = 0.5  # of the ceiling: below it nothing is bent
ROUNDS: Final = 12  # each brings a limited sound nearer to the target
FADE: Final = 0.004  # seconds of silence-ward fade at the end of every sound

Maker = Callable[[Take], Wave]


def _named(*makers: Maker) -> dict[str, Maker]:
    return {maker.__name__: maker for maker in makers}


THINGS: Final[dict[str, Maker]] = {
    **_named(things.card_flick, things.page_turn, things.disc_place, things.coins, things.dice_roll, things.click),
    **_named(things.hammer, things.planks, things.chalk, things.quill, things.tick, things.error),
    **_named(house.hush, house.curtain, tricks.mechanical, tricks.escape),
    **{f"applause_{size}": partial(house.applause, size=size) for size in (1, 2, 3, 4)},
    **{f"murmur_{size}": partial(house.murmur, size=size) for size in (1, 2, 3, 4)},
}
RINGING: Final[dict[str, Maker]] = {
    **_named(signs.shard_chime, signs.bell, signs.secret, signs.power, tricks.optical, tricks.spiritual),
    **{f"link_{number}": partial(signs.link, number=number) for number in range(1, len(signs.LINKS) + 1)},
}
SOUNDS: Final[dict[str, Maker]] = {**THINGS, **RINGING}


def limited(sound: Wave) -> Wave:
    """The sound with its peaks bent softly below the ceiling, between the samples as well."""
    wide = np.fft.irfft(np.fft.rfft(sound), OVERSAMPLED * len(sound)) * (OVERSAMPLED / CEILING)
    over = np.maximum(np.abs(wide) - KNEE, 0) / (1 - KNEE)
    bent = np.sign(wide) * np.where(over > 0, KNEE + (1 - KNEE) * np.tanh(over), np.abs(wide))
    return np.fft.irfft(np.fft.rfft(bent)[: len(sound) // 2 + 1], len(sound)) * (CEILING / OVERSAMPLED)


def mastered(sound: Wave) -> Wave:
    """The sound at the loudness of all, its peaks limited, ending in silence."""
    sound = np.pad(sound, (0, len(sound) % 2))
    drive, found = 0.0, sound
    for _ in range(ROUNDS):
        drive += TARGET - momentary(found)
        found = limited(sound * 10 ** (drive / 20))
    tail = samples(FADE)
    found[-tail:] *= np.linspace(1, 0, tail)
    return found


def main() -> None:
    """Make the sounds in the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.names or SOUNDS:
        for number in range(1, len(PITCHES) + 1):
            sound = mastered(SOUNDS[name](Take(name, number, rings=name in RINGING)))
            write_ogg(args.out / f"{name}.{number}.ogg", sound, RATE, QUALITY)
            print(f"{name}.{number}: {momentary(sound):.1f} LUFS, {true_peak(sound):.1f} dBTP")


if __name__ == "__main__":
    main()
