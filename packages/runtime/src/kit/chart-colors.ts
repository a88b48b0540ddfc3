import type { ChartPoint } from './chart-point.ts';

const order = [1, 3, 4, 2, 6, 7, 5, 8];

/** Colours of a chart: an option's own, as its badges have it, and the app's palette for what has none. */
export const chartColors = (points: readonly Pick<ChartPoint, 'color'>[]): string[] =>
  points.map(({ color }, at) =>
    color === null
      ? `var(--chart-${order[at % order.length] ?? 8})`
      : optionShade(color, shadeAt(at, points.length)),
  );

/** Neighbours differ in lightness too, since options often have hues side by side; a ring's last meets its first. */
const shadeAt = (at: number, count: number): number =>
  count % 2 === 1 && at === count - 1 && at > 1 ? 3 : (at % 2) + 1;

const optionShade = (color: string, shade: number): string =>
  color === 'gray'
    ? 'var(--chart-8)'
    : `oklch(var(--slice-${shade}) 0.14 var(--hue-${color}, var(--hue-blue)))`;

/** Bars in colours of their own: those of options. */
export const hasOwnColors = (points: readonly ChartPoint[]): boolean =>
  points.some(({ color, second }) => color !== null && color !== 'gray' && second === undefined);
