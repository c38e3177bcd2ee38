"""What a list of saved games says about each."""

from __future__ import annotations

from datetime import datetime

from trickerion.rules.options import HEIR
from trickerion.storage.record import Summary
from trickerion.words import names
from trickerion.words.trouble import NOTHING_KNOWN
from trickerion.words.verbatim import verbatim


def describe(summary: Summary) -> str:
    """ "Turn 3, Place Characters, with Ada and Dora"."""
    people = [verbatim(name) for name, player, _ in summary.seats if player != HEIR]
    if people and len(people) < len(summary.seats):
        return f"{moment(summary)}, {people[0]} alone against the Heir"
    return f"{moment(summary)}, with {names.join(people)}" if people else moment(summary)


def moment(summary: Summary) -> str:
    """ "Turn 3, Place Characters", "Finished", "In the set-up"."""
    if not summary.is_known:
        return NOTHING_KNOWN
    if summary.is_over:
        return "Finished"
    if summary.phase == "setup":
        return "In the set-up"
    phase = names.PHASE.get(summary.phase) or verbatim(summary.phase.replace("_", " "))
    return f"Turn {summary.turn}, {phase}"


def players(summary: Summary) -> str:
    """Names with their Fame, in block markup: persons in bold."""
    parts = []
    for name, player, fame in summary.seats:
        shown = f"*{verbatim(name)}*" if player == "person" else verbatim(name)
        parts.append(f"{shown} {fame} {{fame}}")
    return " · ".join(parts)


def when_words(when: datetime, now: datetime | None = None) -> str:
    """ "today, 10:31", "21 November 2026, 10:31", in local time."""
    local = _local(when)
    today = (now or datetime.now().astimezone()).date()
    days = (today - local.date()).days
    clock = f"{local:%H:%M}"
    if days in (0, 1):
        return f"{'today' if days == 0 else 'yesterday'}, {clock}"
    return f"{local.day} {local:%B %Y}, {clock}"


def _local(when: datetime) -> datetime:
    """In local time; as it is written where there is none, at the ends of the calendar."""
    try:
        return when.astimezone()
    except (OverflowError, OSError, ValueError):
        return when
