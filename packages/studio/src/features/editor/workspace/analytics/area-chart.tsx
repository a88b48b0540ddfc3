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
import { today } from './days.ts';
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
  const data = withOpenDay(points, key);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 16, bottom: 0, left: 12 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          {...bare}
          tickMargin={8}
          ticks={tickDays(points)}
          interval={0}
          tickFormatter={dayText}
        />
        <YAxis
          {...bare}
          width={widthOfNumbers(points)}
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
          dataKey="closed"
          stroke="var(--muted)"
          strokeWidth={1.5}
          fill="var(--line)"
          fillOpacity={0.5}
          isAnimationActive={false}
        />
        <Line
          dataKey="open"
          stroke="var(--muted)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
          dot={false}
          activeDot={false}
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

/** The day that still goes on is drawn apart: it isn't a fall. */
function withOpenDay(points: readonly Point[], key: Series['key']) {
  const last = points.length - 1;
  const isOpen = points[last]?.day === today();
  return points.map((point, at) => ({
    ...point,
    closed: isOpen && at === last ? null : point[key],
    open: isOpen && at >= last - 1 ? point[key] : null,
  }));
}

const mostTicks = 5;

/** The same days in both charts, whatever stands beside them. */
function tickDays(points: readonly Point[]): string[] {
  const step = Math.ceil(points.length / mostTicks);
  return points.filter((_, at) => at % step === 0).map(({ day }) => day);
}

/** Room for the largest figure of either chart, so that both begin at the same place. */
const widthOfNumbers = (points: readonly Point[]) =>
  12 + 8 * numberText(Math.max(...points.map(({ visits }) => visits))).length;

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
