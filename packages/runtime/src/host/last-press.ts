import { type JsxSource, sourceOf } from './jsx-source.ts';

/** What is read of React's fibers; this version of React is the one that the library was built with. */
type Fiber = { memoizedProps: unknown; return: Fiber | null };

const presses = ['click', 'submit', 'change', 'keydown'] as const;
/** What fails later than this was not asked for by the press. */
const lastsMs = 10_000;
let last: { source: JsxSource; at: number } | null = null;

/** Keeps in mind which element of the app was used last: a part of the kit that fails then was asked for there. */
export function watchPresses(): void {
  for (const type of presses) window.addEventListener(type, note, { capture: true, passive: true });
}

/** The element that somebody used just now. */
export const lastPressed = (): JsxSource | null =>
  last !== null && performance.now() - last.at < lastsMs ? last.source : null;

// At once: the element may be gone when something fails.
function note({ target }: Event): void {
  const source = target instanceof Element ? sourceAround(target) : undefined;
  last = source === undefined ? null : { source, at: performance.now() };
}

function sourceAround(element: Element): JsxSource | undefined {
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) {
    const source = sourceOf(fiber.memoizedProps);
    if (source !== undefined) return source;
  }
  return undefined;
}

/** The nearest that React made: charts and maps draw nodes of their own. */
function fiberOf(element: Element): Fiber | null {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    if (key !== undefined) return (node as unknown as Record<string, Fiber>)[key] ?? null;
  }
  return null;
}
