"""The key of a door: Ed25519 with a certificate that it signs itself. Whose certificate it is, is who the table is.

Nobody vouches for it; the SHA-256 of the certificate is the *door* to which every proof is bound.
"""

from __future__ import annotations

import contextlib
import errno
import os
import ssl
import tempfile
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

NAMED: Final = "trickerion"
"""In the certificate, which needs a name; nobody looks at it."""
_FROM, _UNTIL = datetime(2000, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)
"""Always: a clock that is wrong shuts nobody out."""


def new_door_key() -> str:
    """A key with its certificate, as text. The library that makes them is imported when the first table is opened."""
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = Ed25519PrivateKey.generate()
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAMED)])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(_FROM).not_valid_after(_UNTIL)
    certificate = made.sign(key, None)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return (private + certificate.public_bytes(Encoding.PEM)).decode()


def door_of(certificate: bytes) -> str:
    """The door of a certificate: 64 letters."""
    return sha256(certificate).hexdigest()


class DoorKey:
    """A key that is in use: ``text`` as it is kept, ``door``, and the ``context`` for whoever comes.

    Raises OSError for a text that is no key with its certificate, and where no file can be written: OpenSSL reads
    nothing else.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.door = door_of(ssl.PEM_cert_to_DER_cert(text[text.index(ssl.PEM_HEADER) :].strip()))
            self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.context.minimum_version = ssl.TLSVersion.TLSv1_3
            self.context.num_tickets = 0
            _load(self.context, text)
        except ValueError as error:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from error


def _load(context: ssl.SSLContext, text: str) -> None:
    handle, path = tempfile.mkstemp()  # for its owner alone
    try:
        with open(handle, "w", encoding="ascii") as file:
            file.write(text)
        context.load_cert_chain(path)
    finally:
        with contextlib.suppress(OSError):
            os.unlink(path)


def guest_context() -> ssl.SSLContext:
    """Whoever is at the other end is taken as it comes: the door says which table it is, and the proofs whether."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
