"""The unit of the documentation: with the whole path of the program in it systemd finds nothing against it."""

import subprocess
import sys
from pathlib import Path

from displays import ROOT, needs


@needs("systemd-analyze")
def test_the_unit_of_the_documentation_is_verified(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "together.md").read_text()
    lines = text[text.index("    [Unit]") : text.index("\n\nIn `ExecStart`")].splitlines()
    unit = "\n".join(line.removeprefix("    ") for line in lines)
    assert "ExecStart=trickerion serve" in unit
    file = tmp_path / "trickerion.service"
    file.write_text(unit.replace("ExecStart=trickerion", f"ExecStart={sys.executable} -m trickerion") + "\n")
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")
