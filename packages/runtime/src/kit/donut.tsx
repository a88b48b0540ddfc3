import { chartColors } from './chart-colors.ts';
import type { ChartPoint } from './chart-point.ts';
import { formatAmount, type Unit } from './format.ts';

const radius = 42;
const round = 2 * Math.PI * radius;
const gap = 1.6;

/** Drawn by hand: a ring and its legend need no chart library. */
export function Donut({ points, unit }: { points: readonly ChartPoint[]; unit: Unit }) {
  const shown = (value: number) => formatAmount(value, unit.format, unit.currency);
  const total = points.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const fills = chartColors(points);
  let before = 0;
  const arcs = points.map((point, at) => {
    const share = total === 0 ? 0 : Math.max(0, point.value) / total;
    const arc = { ...point, share, start: before, fill: fills[at] };
    before += share;
    return arc;
  });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5 py-3">
      <svg
        viewBox="0 0 108 108"
        className="size-34 shrink-0 -rotate-90"
        role="img"
        aria-label={arcs.map(({ label, value }) => `${label}: ${shown(value)}`).join(', ')}
      >
        {arcs.map(({ key, share, start, fill }) => (
          <circle
            key={key}
            cx="54"
            cy="54"
            r={radius}
            fill="none"
            stroke={fill}
            strokeWidth="17"
            strokeDasharray={`${Math.max(0.5, share * round - (arcs.length > 1 ? gap : 0))} ${round}`}
            strokeDashoffset={-start * round}
          />
        ))}
      </svg>
      <ul className="flex max-w-72 min-w-32 flex-1 flex-col gap-2 text-[13px]">
        {arcs.map(({ key, label, value, fill }) => (
          <li key={key} className="flex items-center gap-2.5">
            <span
              className="size-2.5 shrink-0 rounded-[3px]"
              style={{ background: fill }}
              aria-hidden="true"
            />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="font-semibold tabular-nums">{shown(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
