import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { numberText } from '../../../../texts/language.ts';
import { dayText } from './day-text.ts';
import type { Point } from './series.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };
const bare = { tickLine: false, axisLine: false, tick } as const;
const dot = { r: 2.5, fill: 'var(--info)', stroke: 'var(--info)', strokeWidth: 0 };

export type Series = {
  key: 'users' | 'visits';
  name: string;
  /** The chosen user: an area of their own, or marks on the days on which they came. */
  user: { name: string; key: 'visitsOfUser' | 'userCame' } | null;
};
type Props = { points: Point[]; series: Series };

/** The part that needs recharts, loaded when the first chart is shown. */
export function AreaChart({ points, series: { key, name, user } }: Props) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 16, bottom: 0, left: 12 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          {...bare}
          tickMargin={8}
          minTickGap={24}
          interval="equidistantPreserveStart"
          tickFormatter={dayText}
        />
        <YAxis
          {...bare}
          width="auto"
          allowDecimals={false}
          tickFormatter={(value: number) => numberText(value)}
        />
        <Tooltip
          cursor={{ stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point: Point | undefined = payload?.[0]?.payload;
            if (!active || point === undefined) return null;
            return <DayNote point={point} series={{ key, name, user }} />;
          }}
        />
        <Area
          dataKey={key}
          stroke="var(--muted)"
          strokeWidth={1.5}
          fill="var(--line)"
          fillOpacity={0.5}
          isAnimationActive={false}
        />
        {user?.key === 'visitsOfUser' && (
          <Area
            dataKey={user.key}
            stroke="var(--info)"
            strokeWidth={1.5}
            fill="var(--info)"
            fillOpacity={0.15}
            isAnimationActive={false}
          />
        )}
        {user?.key === 'userCame' && (
          <Line dataKey={user.key} stroke="none" dot={dot} activeDot={false} isAnimationActive={false} />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function DayNote({ point, series }: { point: Point; series: Series }) {
  const { key, name, user } = series;
  return (
    <div className="grid min-w-36 gap-1 rounded-control border border-line bg-raised px-3 py-2 text-caption shadow-float">
      <p className="font-semibold">{dayText(point.day)}</p>
      <NoteLine name={name} value={point[key]} className="bg-line-strong" />
      {user?.key === 'visitsOfUser' && (
        <NoteLine name={user.name} value={point.visitsOfUser ?? 0} className="bg-info" />
      )}
    </div>
  );
}

const NoteLine = ({ name, value, className }: { name: string; value: number; className: string }) => (
  <p className="flex items-center gap-2">
    <span aria-hidden className={`size-2 rounded-[2px] ${className}`} />
    <span className="text-muted">{name}</span>
    <span className="ml-auto pl-3 font-medium tabular-nums">{numberText(value)}</span>
  </p>
);
