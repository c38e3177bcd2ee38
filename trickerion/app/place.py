"""Place of the window on the desktop, which full screen and back would move by the window's frame."""

from collections.abc import Sequence

from trickerion.app.pane import Pane, desktop_sizes

Point = tuple[int, int]
Size = tuple[int, int]
BELOW_FRAME = 0.93  # of a desktop's height; the rest is for title bar and task bar


class WindowPlace:
    """Remembers where the window stands, and puts it there again."""

    def __init__(self, pane: Pane) -> None:
        self._pane = pane
        self._at: Point | None = None
        self._before: Sequence[Size] = ()
        self.desktops: Sequence[Size] = ()

    def remember(self) -> None:
        """The window stands where the player wants it."""
        self._at = self._pane.position
        self._before = self.desktops = desktop_sizes()

    def leave_full_screen(self, filled: Size) -> bool:
        """The window ceases to fill a screen of that size; whether the desktops have changed since it stood on one.

        SDL does not notice every change of them, but the window has followed it.
        """
        known = desktop_sizes()
        self.desktops = known if filled in known else [filled]
        return self._at is not None and list(self.desktops) != list(self._before)

    def screens_have_shrunk(self) -> bool:
        """True when a desktop has gone or become smaller since this was asked before: ``put_back`` keeps in sight what
        stands there now.
        """
        before, self.desktops = self.desktops, desktop_sizes()
        if not have_shrunk(before, self.desktops):
            return False
        self._at, self._before = self._pane.position, before
        return True

    def put_back(self, size: Size) -> None:
        """Move a window of that size to where it stood, or as near as a smaller desktop allows."""
        if self._at is None:
            return
        at = standing(self._at, size, self._before, self.desktops)
        if self._pane.position != at:
            self._pane.move(at)


def have_shrunk(before: Sequence[Size], desktops: Sequence[Size]) -> bool:
    """True when one of these desktops has gone, or become smaller; one more is no reason to move a window."""
    if len(desktops) < len(before):
        return bool(desktops)
    return any(now[0] < was[0] or now[1] < was[1] for was, now in zip(before, desktops, strict=False))


def standing(at: Point, size: Size, before: Sequence[Size], desktops: Sequence[Size]) -> Point:
    """The place of a window that stood ``at`` when the desktops were those of ``before``.

    The desktop that was there first begins at (0, 0); where others begin SDL does not tell, so only a window for which
    something has changed is moved, to the first.
    """
    if not desktops or list(before) == list(desktops):
        return at
    width, height = desktops[0]
    bar = round(height * (1 - BELOW_FRAME) / 2)
    return max(0, min(at[0], width - size[0])), max(bar, min(at[1], height - bar - size[1]))
