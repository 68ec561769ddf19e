/** What every error of this client is. A move that the rules refuse is no error, but a result. */
export class AreopagusError extends Error {
    name = "AreopagusError";
}
/** The service could not be reached, or the connection broke before its answer was there. */
export class ConnectionError extends AreopagusError {
    name = "ConnectionError";
}
/** There was no answer in time. */
export class TimeoutError extends ConnectionError {
    name = "TimeoutError";
}
/** The service answered, and the answer is a problem (RFC 9457). */
export class ProblemError extends AreopagusError {
    name = "ProblemError";
    /** The problem as it came; made up from the status where something else answered. */
    problem;
    /** By which the log of the service knows the request. */
    requestId;
    /** Milliseconds after which to try again, where the answer says so. */
    retryAfter;
    constructor(problem, requestId, retryAfter) {
        super(`${problem.title}: ${problem.detail}`);
        this.problem = problem;
        this.requestId = problem.requestId ?? requestId;
        this.retryAfter = retryAfter;
    }
    /** The status of the answer. */
    get status() {
        return this.problem.status;
    }
    /** The kind of problem: a path of the service that explains it. */
    get type() {
        return this.problem.type;
    }
    /** Whether the problem is of this kind: `error.is("stale-version")`. */
    is(name) {
        return this.type.endsWith(`/problems/${name}`);
    }
}
