"""What is said on standard output and standard error, which may be full, closed, or nobody's any more."""

import argparse
import contextlib
import errno
import io
import os
import sys
from typing import Any, Final, TextIO

from trickerion.storage.player_error import PlayerError
from trickerion.words import trouble as words

LONGEST = 400
"""Letters of a complaint: what somebody typed may be in it, however long that was."""


WRONG: Final = 2
"""Exit status for wrong arguments."""


class Filled(argparse.Action):
    """Takes a value that is not empty; ``const`` is an example of one.

    An empty word is mostly a variable of a script that nobody has set: what was wanted is not what would happen then.
    """

    def __call__(
        self, parser: argparse.ArgumentParser, found: argparse.Namespace, given: Any, option: Any = None
    ) -> None:
        """Keep the value, or say that there is none and end."""
        if not given.strip():
            from trickerion.words.serve import empty_list  # no window needs these words

            complain(empty_list(option=self.option_strings[0], example=self.const))
            parser.exit(WRONG)
        setattr(found, self.dest, given)


def make_encodable() -> None:
    """Names that this console cannot show are escaped."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def tell(text: str) -> None:
    """Print to standard output, at once. Raises PlayerError, with one sentence, when it cannot be written.

    A reader who has gone away (``| head``) has had enough: that is no trouble.
    """
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        print(text, flush=True)
    except BrokenPipeError:
        _mute(sys.stdout)
    except (OSError, ValueError) as error:
        _mute(sys.stdout)
        raise PlayerError(words.not_said(why=getattr(error, "strerror", "") or words.DISK_REFUSES)) from error


def complain(text: str) -> None:
    """Print one line to standard error; where that cannot be done, nobody is there to be told."""
    line = one_line(text)
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"
    try:
        print(line, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _mute(sys.stderr)


def one_line(text: str) -> str:
    """Without line breaks and whatever else a console might obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _mute(stream: TextIO | None) -> None:
    """What is left in the stream goes nowhere, so that the interpreter does not stumble over it when it ends."""
    if stream is None:
        return
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
