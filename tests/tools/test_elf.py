"""Libraries of the executable that load without decoders: what they need, how they load, what lies among assets."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tools.release.elf import Library, NotForThisLibraryError, without
from trickerion.ui.assets import asset_path

ROOT = Path(__file__).resolve().parents[2]
LIBS = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
MIXERS = sorted(LIBS.glob("libSDL2_mixer-*"))
READ = {".ogg", ".png", ".jpg", ".ttf", ".json", ".toml", ".md", ".txt", ".svg"}
LOADED = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).Mix_Linked_Version is not None)"
pytestmark = pytest.mark.skipif(not MIXERS, reason="the libraries of this pygame are no ELF files of a wheel")


def test_a_library_loads_without_the_decoders_that_it_named(tmp_path: Path) -> None:
    (mixer,) = MIXERS
    gone = ("libxmp", "libfluidsynth")
    lean = without(mixer.read_bytes(), gone, ("xmp_", "fluid_", "new_fluid_", "delete_fluid_"))
    before, after = Library(bytearray(mixer.read_bytes())).needed(), Library(bytearray(lean)).needed()
    assert after == [name for name in before if not name.startswith(gone)] != before
    for library in LIBS.iterdir():
        if not library.name.startswith((*gone, mixer.name)):
            (tmp_path / library.name).symlink_to(library)
    (tmp_path / mixer.name).write_bytes(lean)
    loaded = [sys.executable, "-c", LOADED, str(tmp_path / mixer.name)]
    done = subprocess.run(
        loaded, env={"LD_LIBRARY_PATH": str(tmp_path)}, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_what_is_no_such_library_is_refused() -> None:
    with pytest.raises(NotForThisLibraryError):
        without(b"MZ" + bytes(200), ("libxmp",), ("xmp_",))


def test_no_asset_is_of_a_format_whose_decoder_the_executable_leaves_out() -> None:
    assert {path.suffix for path in asset_path().rglob("*") if path.is_file()} <= READ


def test_the_program_imports_nothing_that_the_executable_leaves_out() -> None:
    """By name, for a module that opens later would fail there alone."""
    spec = ast.parse((ROOT / "build.spec").read_text(encoding="utf-8"))
    named = [node for node in spec.body if isinstance(node, ast.Assign)]
    (unused,) = (node.value for node in named if ast.unparse(node.targets[0]) == "UNUSED")
    names = [node.value for node in ast.walk(unused) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    imports = re.compile(rf"^\s*(?:from|import) ({'|'.join(map(re.escape, names))})\b", re.MULTILINE)
    assert len(names) > 40
    for path in (ROOT / "trickerion").rglob("*.py"):
        assert imports.findall(path.read_text(encoding="utf-8")) == [], path
