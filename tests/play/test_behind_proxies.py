"""Debian's nginx and Caddy in front, with TLS and the lines of the documentation: a whole game at a laid table."""

import re
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from displays import ROOT, needs
from given import there
from play.test_laid_from_afar import GAME, SEATS
from play.test_relaying import Served, key_of

from trickerion.bots.registry import make_bot
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.join import Player
from trickerion.play.tables.lay_far import LayingFar
from trickerion.together import messages as m
from trickerion.together.keeping import read_relay
from trickerion.together.wire import Wire

pytestmark = pytest.mark.slow


def documented(begins: str) -> str:
    """The lines for a proxy that begin so, as the documentation has them."""
    found = re.search(rf"    {begins} \{{.*?\n    \}}\n", (ROOT / "docs" / "together.md").read_text(), re.DOTALL)
    return there(found)[0]


def lines_for_nginx(folder: Path, port: int, pem: Path, keys: Path) -> str:
    inside = documented("location /")
    names = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in names)
    return (
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\nhttp {{\n{paths}"
        f"access_log off;\nserver {{\nlisten 127.0.0.1:{port} ssl;\nssl_certificate {pem};\n"
        f"ssl_certificate_key {keys};\n{inside}}}\n}}\n"
    )


def lines_for_caddy(_folder: Path, port: int, pem: Path, keys: Path) -> str:
    site = documented(r"table\.example\.org").replace("table.example.org {", f"localhost:{port} {{\ntls {pem} {keys}")
    return f"{{\nadmin off\nauto_https disable_redirects\n}}\n{site}"


PROXIES = {
    "nginx": (lines_for_nginx, ("nginx", "-c")),
    "caddy": (lines_for_caddy, ("caddy", "run", "--adapter", "caddyfile", "--config")),
}


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody vouches for, and its key."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=1))
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    made = made.not_valid_after(now + timedelta(days=1)).add_extension(
        x509.SubjectAlternativeName(names), critical=False
    )
    pem, keys = folder / "cert.pem", folder / "key.pem"
    pem.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    keys.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return pem, keys


@pytest.fixture(params=[pytest.param(name, marks=needs(name)) for name in PROXIES])
def proxy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server behind a proxy, which speaks TLS at this port."""
    lines_for, command = PROXIES[request.param]
    pem, keys = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Served(tmp_path / "games", "--relay", "--behind-proxy") as served:
        lines = lines_for(tmp_path, port, pem, keys).replace("47600", str(served.port))
        (tmp_path / "proxy.conf").write_text(lines)
        process = subprocess.Popen([*command, str(tmp_path / "proxy.conf")], stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1.0).close()
                break
            except OSError:
                time.sleep(0.05)
        yield port
        process.terminate()
        process.wait(10)


def until(is_so: Any, *parts: Any) -> None:
    news = threading.Event()
    for _ in range(6000):
        for part in parts:
            part.update()
        if is_so():
            return
        news.wait(0.01)
    raise AssertionError


def test_a_table_is_laid_and_a_whole_game_played_behind_a_proxy(
    proxy: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    context = ssl.create_default_context()
    with urlopen(f"https://localhost:{proxy}/health", context=context) as health:
        assert b'"ok": true' in health.read()
    line = key_of(tmp_path / "games", proxy, capsys).replace("127.0.0.1", "wss://localhost")
    laying = LayingFar(read_relay(line), "Ada", SEATS, GAME, lambda: None)
    laying.open()
    until(lambda: laying.why or laying.laid is not None, laying)
    assert not laying.why
    code = there(laying.laid)
    assert code.url.startswith("wss://localhost")
    ada = GuestTable(Wire(code, "Ada", token=laying.token, door=laying.door))
    bela = GuestTable(Wire(code, "Bela"))
    for guest in (ada, bela):
        guest.wire.open()
        until(lambda guest=guest: guest.lobby is not None, ada, bela)
    bela.wire.send(m.SetReady(True))
    until(lambda: there(ada.lobby).seats[1][5] == "ready", ada, bela)
    ada.wire.send(m.Rule("raise", 0, ""))
    until(lambda: ada.game is not None and bela.game is not None, ada, bela)
    players = [Player(guest, make_bot("random", number)) for number, guest in enumerate((ada, bela))]
    cut = False
    for _ in range(20_000):
        for player in players:
            player._is_ready = True
            player.step()
        if not cut and there(ada.game).made > 20:
            cut = True
            bela.wire.cut()  # it comes back through the proxy, too
        if all(player.is_done for player in players):
            break
        time.sleep(0.06)
    assert there(ada.game).is_over
    assert there(there(bela.game).whole_game).digest() == there(there(ada.game).whole_game).digest()
    for guest in (ada, bela):
        guest.close()
