"""What goes wrong in a way that the player can understand."""


class PlayerError(Exception):
    """Raised with one clear sentence for the player (a damaged save, a full disk), which a notice then shows."""


class SaveError(PlayerError):
    """A saved game cannot be read or written; the sentence says why."""
