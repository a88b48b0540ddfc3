import type { ChartProps } from './api.ts';
import type { ChartPoint } from './chart-point.ts';

type Kind = 'bar' | 'line' | 'area';

/** A course is seen over four spans at least, however few of them hold something. */
const fewest = 4;
/** Counts up to this are told apart as bars; a line between them would show halves of a thing. */
const fewCounted = 20;

/** A line needs a course: over a few spans that hold something, and for small counts, bars say more. */
export function drawnAs(
  { kind, agg }: Pick<ChartProps, 'kind' | 'agg'>,
  points: readonly ChartPoint[],
): Kind {
  if (kind === 'donut' || points.filter(({ value }) => value !== 0).length < fewest) return 'bar';
  const most = Math.max(...points.map(({ value, second }) => Math.max(value, second ?? 0)));
  return kind === 'area' && agg === 'count' && most <= fewCounted ? 'bar' : kind;
}

/** Spans from the first one that holds something: what was before the first record says nothing. */
export function fromFirst(points: ChartPoint[]): ChartPoint[] {
  const first = points.findIndex(({ value, second }) => value !== 0 || (second ?? 0) !== 0);
  return first <= 0 ? points : points.slice(Math.min(first, Math.max(0, points.length - fewest)));
}
