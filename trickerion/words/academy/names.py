"""What rooms, spaces and secrets are called."""

from trickerion.rules.academy.catalog import SECRETS, SPACES, TILES

SECRETS_ON_SHOW = "Secrets"
LETTER: dict[str, str] = {"a": "A", "b": "B", "c": "C", "d": "D"}
"""Of the tokens that open spaces."""
TYPE: dict[str, str] = {"classroom": "Classroom", "practice": "Practice Room"}


def secret(secret_id: str) -> str:
    """The name of a secret; "a secret" for one that lies face down."""
    return SECRETS[secret_id].name if secret_id in SECRETS else "a secret"


def tile(tile_id: str) -> str:
    """The name of a room."""
    return TILES[tile_id].name


def space(space_id: str) -> str:
    """A space by its type and row: "Classroom 2"."""
    return f"{TYPE[SPACES[space_id].type]} {space_id.rpartition('_')[2]}"
