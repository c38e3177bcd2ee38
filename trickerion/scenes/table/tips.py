"""Tips that need no more than their words."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.ui.bubble import Tip


def always(tip: Tip) -> Callable[[], Tip]:
    """A hotspot's ``tip`` that is always the same."""
    return lambda: tip


def words(title: str, *body: str, icon: str = "", note: str = "") -> Callable[[], Tip]:
    """A hotspot's ``tip`` from its words."""
    return always(Tip(title, body, icon=icon, note=note))
