"""Makes the catalogues of the languages for wheel and sdist: hatchling calls it before it looks for files."""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Catalogues(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles every language that there is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them, or refuse to build."""
        sys.path.insert(0, self.root)
        from tools.books.language import compile_all

        if wrong := compile_all([]):
            raise SystemExit("\n".join(wrong))
