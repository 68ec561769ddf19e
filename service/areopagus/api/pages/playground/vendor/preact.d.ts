/** What the playground uses of Preact. */
export function h(type: unknown, props: unknown, ...children: unknown[]): unknown;
export function render(content: unknown, parent: Element): void;
