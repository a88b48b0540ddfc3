import ts from 'typescript';

/** Deeper than anything that somebody wrote by hand; what is not so deep is no cause of an overflow elsewhere. */
const plainDepth = 300;

/** Thrown where code is nested deeper than the stack bears. */
export const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/i.test(error.message);

/** The file that made the checker overflow while it was at `path`, which may import it; the deepest where none is known. */
export function causeOfOverflow(
  depths: ReadonlyMap<string, number>,
  path: string | null,
): string | undefined {
  const [deepest] = [...depths].sort(([, a], [, b]) => b - a);
  if (path !== null && (deepest === undefined || deepest[1] <= plainDepth)) return path;
  return deepest?.[0];
}

/** Levels of a file's syntax, by a walk that no nesting is too deep for. */
export function depthOf(source: ts.SourceFile): number {
  let most = 0;
  const waiting: { node: ts.Node; depth: number }[] = [{ node: source, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    most = Math.max(most, depth);
    ts.forEachChild(node, (child) => void waiting.push({ node: child, depth: depth + 1 }));
  }
  return most;
}
