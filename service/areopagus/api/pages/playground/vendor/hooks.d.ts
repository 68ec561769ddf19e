/** What the playground uses of Preact's hooks. */
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(initial: T): { current: T };
export function useCallback<T extends (...parameters: any[]) => unknown>(callback: T, inputs: unknown[]): T;
