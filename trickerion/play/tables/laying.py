"""Tables laid for a server: the arguments are checked, the table is written, then its invitation is printed."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shlex
import sys
from collections.abc import Iterator
from datetime import datetime, time
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from trickerion.bots.registry import BOTS
from trickerion.console import complain, tell
from trickerion.language.speech import listed
from trickerion.play.tables.call_forms import ByCommand, CallForm, OverWeb
from trickerion.play.tables.relaying import far_code
from trickerion.rules.options import HEIR, PERSON, GameOptions, OptionsError, Seat
from trickerion.storage.plain import read_bytes
from trickerion.storage.player_error import PlayerError
from trickerion.storage.tables import KeptTable, lay_table, read_table
from trickerion.together.addresses import HERE
from trickerion.together.code import FAR_BITS, PORT, Code, in_full, new_secret
from trickerion.words import serve as words
from trickerion.words.trouble import DISK_REFUSES, options_refused

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
PLAYING: Final = (PERSON, *(name for name in BOTS if name != HEIR))
TABLE: Final = "table.json"
"""The file of a table in its folder."""
GAME: Final = "autosave.json"
"""The file of its game, once that has begun."""
LAST_PORT: Final = 65535
LARGEST_BODY: Final = 20_000
"""Bytes of a template for calls."""
_PUBLIC: Final = re.compile(r"(wss://)?(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+))(?::(\d{1,5}))?")


class Public(NamedTuple):
    """Address at which guests find the tables: one of the network, or one of a proxy that speaks TLS."""

    host: str
    port: int
    is_safe: bool


def read_public(text: str) -> Public | None:
    """The address that is meant; None for what is none."""
    match = _PUBLIC.fullmatch(text)
    if match is None:
        return None
    safe, six, host, port = match.groups()
    number = int(port) if port else 443 if safe else PORT
    return Public(six or host, number, bool(safe)) if 0 < number <= LAST_PORT else None


def refusal(args: argparse.Namespace) -> str:
    """The sentence about the first argument that cannot be meant; "" where all can."""
    if not (1 if args.new else 0) <= args.port <= LAST_PORT:
        return words.no_port(port=args.port, why=words.PORTS_OF_TABLES if args.new else words.PORTS)
    if args.public and read_public(args.public) is None:
        return words.no_public(text=args.public)
    if args.call and not _is_web_address(args.call):
        return words.no_call(text=args.call)
    if args.call and args.call_run:
        return words.ONE_CALL
    try:
        command = shlex.split(args.call_run)
    except ValueError:
        command = []
    if args.call_run and not command:
        return words.no_command(text=args.call_run)
    if args.call_body and not _readable(args.call_body):
        return words.no_call_body(file=args.call_body)
    if args.move_by and time_of_day(args.move_by) is None:
        return words.no_time(text=args.move_by)
    return ""


def _readable(file: Path) -> str:
    """The text of a file; "" for one that cannot be read, or holds none."""
    try:
        return read_bytes(file, LARGEST_BODY).decode("utf-8", "replace").strip()
    except (OSError, ValueError):
        return ""


def form_of(args: argparse.Namespace) -> CallForm | None:
    """The form of calls that the arguments describe; None where nobody is called."""
    if args.call_run:
        return ByCommand(args.call_run)
    if not args.call:
        return None
    return OverWeb(args.call, args.call_as, _readable(args.call_body) if args.call_body else "")


def page_of(kept: KeptTable, name: str) -> str:
    """The page of a table, at the address of its invitation, without its secret; "" where there is none."""
    public = read_public(kept.public)
    if public is None or public.host == HERE:
        return ""
    host = f"[{public.host}]" if ":" in public.host else public.host
    return f"{'https' if public.is_safe else 'http'}://{host}:{public.port}/{name}"


def time_of_day(text: str) -> time | None:
    """The time of a day that was typed as 20:00; None for what is none."""
    try:
        return datetime.strptime(text, "%H:%M").time()
    except ValueError:
        return None


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        has_place = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and has_place and text.isprintable() and " " not in text


def folders_in(folder: Path) -> list[Path]:
    """The folders in the data folder that may be tables, in order. Raises PlayerError where nobody may look into it."""
    try:
        return sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name) and path.is_dir())
    except FileNotFoundError:
        return []
    except OSError as error:
        raise PlayerError(words.no_folder(folder=folder, why=error.strerror or DISK_REFUSES)) from error


def invitation_to(public: Public, name: str, secret: int) -> str:
    """The line that guests type or paste: address and secret of a table."""
    return in_full(Code(public.host, public.port, secret, name, public.is_safe))


def tell_invitations(folder: Path, public: str) -> int:
    """Print the invitations of all tables of a folder. Raises PlayerError."""
    is_there = False
    for path in folders_in(folder):
        try:
            kept = read_table(path / TABLE)
        except (FileNotFoundError, NotADirectoryError):
            continue
        except (OSError, ValueError) as error:
            complain(words.not_opened(name=path.name, why=getattr(error, "strerror", "") or str(error)))
            continue
        is_there = True
        code = None if public else far_code(folder, kept.far_secret)
        address = read_public(public or kept.public) or Public("127.0.0.1", kept.port, False)
        line = in_full(code) if code is not None else invitation_to(address, path.name, kept.secret)
        tell(words.invitation(name=path.name, invitation=line))
    if not is_there:
        complain(words.no_tables(folder=folder))
    return 0 if is_there else 2


def lay_new_table(folder: Path, args: argparse.Namespace) -> int:
    """Lay a new table in its folder, where a server finds it, and print how one gets there. Raises PlayerError."""
    folders_in(folder)  # may be looked into
    if not NAME.fullmatch(args.new):
        complain(words.no_name(text=args.new))
        return 2
    if os.path.lexists(folder / args.new):
        complain(words.name_taken(text=args.new, folder=folder / args.new))
        return 2
    try:
        options = _options(args)
    except ValueError as error:
        complain(str(error))
        return 2
    public = args.public or f"127.0.0.1:{args.port}"
    far = new_secret(FAR_BITS)
    table = KeptTable(new_secret(), args.port, "", options=options.to_json(), public=public, far_secret=far)
    try:
        lay_table(folder / args.new / TABLE, table)
    except OSError as error:
        with contextlib.suppress(OSError):
            (folder / args.new).rmdir()
        raise PlayerError(words.not_laid(name=args.new, why=error.strerror or DISK_REFUSES)) from error
    address, code = read_public(public), None if args.public else far_code(folder, far)
    assert address is not None
    tell(in_full(code) if code is not None else invitation_to(address, args.new, table.secret))
    if command := _given_to_owner(folder, folder / args.new):
        complain(words.laid_for_another(folder=folder, command=command))
    return 0


def _options(args: argparse.Namespace) -> GameOptions:
    """The game that the arguments describe. Raises ValueError with a sentence."""
    seats = list(_names("--seats", args.seats, "person,person"))
    modules = tuple(_names("--modules", args.modules, "dark_alley,prophecies")) if args.modules else ()
    if PERSON not in seats:
        raise ValueError(words.NO_PERSON)
    if not set(seats) <= set(PLAYING):
        raise ValueError(words.no_seats(text=args.seats, names=listed(PLAYING)))
    try:
        drawn = tuple(Seat(f"{number + 1}", player) for number, player in enumerate(seats))
        return GameOptions(drawn, edition=args.edition, setup=args.setup, modules=modules)
    except OptionsError as error:
        raise ValueError(options_refused[error.why](**error.facts)) from error


def _names(option: str, text: str, example: str) -> Iterator[str]:
    for name in text.split(","):
        if not name.strip():
            say = words.empty_in_list if text.strip() else words.empty_list
            raise ValueError(say(option=option, example=example))
        yield name.strip()


def _given_to_owner(folder: Path, table: Path) -> str:
    """The command that gives a table to the account of the data folder; "" where it is so already."""
    try:
        owner, own = folder.stat(), table.stat()
    except OSError:
        return ""
    return "" if owner.st_uid == own.st_uid else _chown(owner.st_uid, owner.st_gid, table)


def taken_over(folder: Path) -> str:
    """The command that gives this account a table that was laid by another one; "" where it can be read and written."""
    if sys.platform == "win32" or (not os.path.lexists(folder / TABLE) and _may(folder, os.X_OK)):
        return ""
    wanted = {folder: os.R_OK | os.W_OK | os.X_OK, folder / TABLE: os.R_OK, folder / GAME: os.R_OK}
    if all(_may(path, mode) for path, mode in wanted.items() if os.path.lexists(path)):
        return ""
    return _chown(os.geteuid(), os.getegid(), folder)


def _may(path: Path, mode: int) -> bool:
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def _chown(owner: int, group: int, table: Path) -> str:
    return f"chown -R {owner}:{group} {shlex.quote(str(table))}"
