/** The policy that options stand for. */
export function retryPolicy(options = {}) {
    return {
        attempts: options.attempts ?? 2,
        firstDelay: options.firstDelay ?? 500,
        maxDelay: options.maxDelay ?? 8_000,
        maxRetryAfter: options.maxRetryAfter ?? 60_000,
    };
}
/**
 * Milliseconds to wait before a retry, the first being number 0: twice as long each time, less up to
 * a quarter, so that clients who failed together do not come back together. Never less than `least`.
 */
export function delayBefore(retry, policy, least = 0) {
    const grown = Math.min(policy.maxDelay, policy.firstDelay * 2 ** Math.min(retry, 30));
    return Math.max(least, grown * (1 - Math.random() / 4));
}
/** `Retry-After` in milliseconds, be it seconds or a date. */
export function retryAfter(headers) {
    const value = headers.get("retry-after");
    if (value === null)
        return undefined;
    const seconds = Number(value);
    const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
    return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
/** Resolves after so many milliseconds; rejects with the reason of the signal as soon as it fires. */
export function sleep(milliseconds, signal) {
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener("abort", stop);
            resolve();
        }, milliseconds);
        signal?.addEventListener("abort", stop, { once: true });
    });
}
