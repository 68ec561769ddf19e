"""Redis servers that speak TLS, with a certificate that nobody else vouches for."""

import ipaddress
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.sessions.redis_server import free_port, redis_server, sentinel_of, share_slots


@contextmanager
def redis_with_tls(kind: str) -> Iterator[tuple[str, Path]]:
    """The address of a server, of its Sentinel or of a Cluster, and the certificate to trust."""
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = _certificate(Path(folder))
        tls = ["--tls-cert-file", str(certificate), "--tls-key-file", str(key)]
        tls += ["--tls-ca-cert-file", str(certificate), "--tls-auth-clients", "no"]
        port = free_port()
        options = ["--tls-port", str(port), *tls]
        if kind == "+cluster":
            options += ["--cluster-enabled", "yes", "--tls-cluster", "yes"]
            options += ["--cluster-port", str(free_port())]
        with redis_server(*options) as server:
            if kind == "+cluster":
                share_slots([server])
            if kind != "+sentinel":
                yield f"rediss{kind}://127.0.0.1:{port}", certificate
                return
            own = free_port()
            with sentinel_of(port, "--tls-port", str(own), "--tls-replication", "yes", *tls):
                yield f"rediss{kind}://127.0.0.1:{own}", certificate


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of the loopback, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a test of Areopagus")])
    now = datetime.now(UTC)
    loopback = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([loopback]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    (folder / "tls.crt").write_bytes(certificate.public_bytes(pem))
    (folder / "tls.key").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    )
    return folder / "tls.crt", folder / "tls.key"
