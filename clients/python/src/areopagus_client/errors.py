"""What goes wrong. A move that the rules refuse is no error, but a result."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from areopagus_client.contract.shared import ProblemDocument, ProblemName


class AreopagusError(Exception):
    """What every error of this client is."""


class ConnectionError(AreopagusError):
    """The service could not be reached, or the connection broke before its answer was there."""


class TimeoutError(ConnectionError):
    """There was no answer in time."""


class ProblemError(AreopagusError):
    """The service answered, and the answer is a problem (RFC 9457)."""

    problem: "ProblemDocument"
    """The problem as it came; made up from the status where something else answered."""
    request_id: str | None
    """By which the log of the service knows the request."""
    retry_after: float | None
    """Seconds after which to try again, where the answer says so."""

    def __init__(
        self,
        problem: "ProblemDocument",
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{problem.title}: {problem.detail}")
        self.problem = problem
        self.request_id = problem.request_id or request_id
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The status of the answer."""
        return self.problem.status

    @property
    def type(self) -> str:
        """The kind of problem: a path of the service that explains it."""
        return self.problem.type

    def is_a(self, name: "ProblemName") -> bool:
        """Whether the problem is of this kind: ``error.is_a("stale-version")``."""
        return self.type.endswith(f"/problems/{name}")
