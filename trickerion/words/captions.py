"""Captions: what a sound tells, for whoever does not hear it."""

from typing import Final

from trickerion.language.speech import table

CAPTIONS: Final[dict[str, str]] = table(
    "captions of sounds",
    applause_1="A few people clap",
    applause_2="Applause",
    applause_3="Loud applause",
    applause_4="The whole house applauds",
    bell="A bell rings",
    coins="Coins",
    curtain="The curtain moves",
    dice_roll="Dice roll",
    escape="An Escape Trick",
    error="That cannot be done",
    hammer="A hammer",
    hush="The house falls silent",
    link="A Link rings",
    mechanical="A Mechanical Trick",
    murmur="The house murmurs",
    optical="An Optical Trick",
    power="A Power is learned",
    quill="A pen writes",
    secret="A secret is told",
    shard_chime="A Shard rings",
    spiritual="A Spiritual Trick",
)
"""Sound, or its name without a number -> what it tells; those of pressing and turning pages tell nothing."""
