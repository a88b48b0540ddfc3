const order = [1, 3, 4, 2, 6, 7, 5, 8];

/** Colours of a chart in the app's own palette; an enum's colour name keeps its hue. */
export function chartColor(at: number, name: string | null): string {
  if (name === 'gray') return 'var(--chart-8)';
  return `var(--chart-${order[at % order.length] ?? 8})`;
}
