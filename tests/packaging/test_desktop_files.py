"""What a Linux desktop and the release read: the entry of the menu, the metadata, the steps of the workflow."""

import configparser
import os
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import trickerion
from tools.release.appimage import make
from tools.release.install_linux import ENTRY, LICENCES, METADATA, MIME, NAME, icons, shared_files
from tools.release.mac_bundle import info
from trickerion.app.display import DESKTOP_NAME, set_display_hints
from trickerion.storage.saves import ENDING

ROOT = Path(__file__).resolve().parents[2]
FILES = shared_files()


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(FILES[ENTRY].read_text(encoding="utf-8"))
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]


def metadata() -> ElementTree.Element:
    return ElementTree.parse(FILES[METADATA]).getroot()


def test_the_menu_has_an_entry_that_starts_the_game() -> None:
    read = entry()
    assert (read["Type"], read["Exec"], read["Terminal"]) == ("Application", "trickerion %f", "false")
    assert read["Name"]
    assert read["Comment"]
    assert read["GenericName"]
    assert read["Categories"] == "Game;BoardGame;"
    assert read["Keywords"].endswith(";")


def test_the_desktop_finds_the_icon_of_the_entry_and_of_the_window() -> None:
    read = entry()
    assert read["Icon"] == NAME
    assert read["StartupWMClass"] == DESKTOP_NAME == NAME
    assert ENTRY.endswith(f"/{NAME}.desktop"), "Wayland looks for the file by the name of the window"
    assert all(Path(place).stem == NAME and source.is_file() for place, source in icons().items())


@pytest.mark.parametrize("variable", ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"])
def test_windows_go_by_the_entry_whatever_script_opened_them(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "__main__.py")  # as pygame does
    set_display_hints()
    assert os.environ[variable] == NAME


def test_the_metadata_belong_to_the_entry_and_to_this_version() -> None:
    read = metadata()
    assert read.get("type") == "desktop-application"
    assert read.findtext("id") == NAME
    assert read.findtext("launchable") == f"{NAME}.desktop"
    assert read.findtext("name") == entry()["Name"]
    newest = read.find("releases/release")
    assert newest is not None
    assert newest.get("version") == trickerion.__version__


def test_a_saved_game_belongs_to_the_entry() -> None:
    spaces = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.parse(FILES[MIME]).getroot().find("m:mime-type", spaces)
    assert kind is not None
    assert entry()["MimeType"] == f"{kind.get('type')};"
    assert metadata().findtext("provides/mediatype") == kind.get("type")
    patterns = [glob.get("pattern") for glob in kind.findall("m:glob", spaces)]
    assert patterns == [f"*{ENDING}"]


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="shared-mime-info is not installed")
def test_the_kind_of_a_saved_game_is_read_by_the_desktop(tmp_path: Path) -> None:
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    shutil.copy(FILES[MIME], tmp_path / "mime" / "packages")
    subprocess.run(["update-mime-database", str(tmp_path / "mime")], capture_output=True, timeout=60, check=True)
    assert "*.trickerion.json" in (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")


def test_windows_is_told_that_the_program_knows_screens_of_unlike_scale() -> None:
    text = (ROOT / "packaging" / "windows" / "trickerion.manifest").read_text(encoding="utf-8")
    told = {node.tag.rpartition("}")[2]: node.text for node in ElementTree.fromstring(text.encode()).iter()}
    assert told["dpiAwareness"].startswith("PerMonitorV2") if told["dpiAwareness"] else False
    assert "trickerion.manifest" in (ROOT / "build.spec").read_text(encoding="utf-8")


def test_macos_is_told_of_the_version_of_saved_games_and_of_all_pixels() -> None:
    told = plistlib.loads(plistlib.dumps(info(trickerion.__version__)))
    assert told["CFBundleShortVersionString"] == trickerion.__version__
    assert told["NSHighResolutionCapable"] is True
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [ENDING.removeprefix(".")]
    assert kind["UTTypeIdentifier"] in told["CFBundleDocumentTypes"][0]["LSItemContentTypes"]


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="squashfs-tools is not installed")
def test_an_appimage_is_a_runtime_with_the_installed_game_behind_it(tmp_path: Path) -> None:
    program, runtime = tmp_path / "Trickerion", tmp_path / "runtime"
    program.mkdir()
    (program / "Trickerion").write_text("#!/bin/sh\necho started with $1\n")
    (program / "Trickerion").chmod(0o755)
    runtime.write_bytes(b"\x7fELF" + bytes(1000))
    make(program, runtime, tmp_path / "game.AppImage")
    assert (tmp_path / "game.AppImage").read_bytes().startswith(runtime.read_bytes())
    unpacked = ("unsquashfs", "-quiet", "-no-progress", "-offset", "1004", "-dest", str(tmp_path / "out"))
    subprocess.run([*unpacked, str(tmp_path / "game.AppImage")], check=True, timeout=60, capture_output=True)
    done = subprocess.run([str(tmp_path / "out" / "AppRun"), "a.json"], capture_output=True, text=True, check=True)
    assert done.stdout == "started with a.json\n"
    assert {f"{NAME}.desktop", f"{NAME}.png", ".DirIcon", "usr"} <= {path.name for path in (tmp_path / "out").iterdir()}


def test_all_that_is_installed_is_there() -> None:
    assert [str(source) for source in FILES.values() if not source.is_file()] == []
    assert any(place.startswith(LICENCES) for place in FILES)


@pytest.mark.parametrize(
    ("program", "kind"), [(("appstreamcli", "validate", "--no-net"), METADATA), (("desktop-file-validate",), ENTRY)]
)
def test_the_desktops_own_checker_agrees(program: tuple[str, ...], kind: str) -> None:
    if shutil.which(program[0]) is None:
        pytest.skip(f"{program[0]} is not installed")
    done = subprocess.run([*program, str(FILES[kind])], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_step_of_the_release_is_one_command_of_tools() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    steps = re.findall(r"^ +run: (.+)$", text, re.MULTILINE)
    assert steps == [
        "python tools/release/check.py",
        "python tools/release/build.py",
        "python tools/release/try_build.py",
        "python tools/release/pack.py",
        "python tools/release/pack.py --check",
        "python tools/release/appimage.py",
    ]
    assert [step for step in steps if not (ROOT / step.split()[1]).is_file()] == []
    assert all(system in text for system in ("ubuntu", "windows", "macos"))


def test_the_gate_runs_on_every_system_and_every_python() -> None:
    text = (ROOT / ".github" / "workflows" / "gate.yml").read_text(encoding="utf-8")
    assert re.findall(r"^ +run: (.+)$", text, re.MULTILINE) == ["python tools/release/check.py"]
    for wanted in ("ubuntu", "windows", "macos", '"3.11"', '"3.12"', '"3.13"', '"3.14"'):
        assert wanted in text


@pytest.mark.slow
def test_every_slow_test_has_a_job_of_the_night_and_wayland_its_own() -> None:
    text = (ROOT / ".github" / "workflows" / "nightly.yml").read_text(encoding="utf-8")
    named = re.findall(r"^ +- ([\w.]+)$", text, re.MULTILINE)
    command = (sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-m", "slow")
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True).stdout
    assert named == sorted(set(re.findall(r"^tests/([\w.]+)", told, re.MULTILINE)))
    installs = re.findall(r"^ +run: apt-get install .* (weston|xvfb)\b", text, re.MULTILINE)
    assert installs == ["xvfb", "weston"]
    assert "pytest -n 0 -m slow tests/app/test_wayland.py" in text
