import { useRef } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  Cell,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
} from 'recharts';
import { axesBelow, lyingAxes, valueRoom } from './chart-axes.tsx';
import { chartColors, hasOwnColors } from './chart-colors.ts';
import { fitBelow, roomBeside } from './chart-labels.ts';
import type { ChartPoint } from './chart-point.ts';
import { formatAmount, type Unit } from './format.ts';
import { useWidth } from './use-width.ts';

type Props = {
  kind: 'bar' | 'line' | 'area';
  points: ChartPoint[];
  unit: Unit;
  names: [string, string];
  /** Along time: neighbours tell what a label that is left out would. All others are named. */
  isTimed: boolean;
};

const first = 'var(--chart-1)';
const other = 'var(--chart-3)';
/** Each bar with its label, where they lie. */
const barRoom = 28;
const lyingCorners: [number, number, number, number] = [0, 5, 5, 0];

/** The part that needs recharts, loaded when the first chart is shown. */
export function ChartCanvas({ kind, points, unit, names, isTimed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hasSecond = points.some(({ second }) => second !== undefined);
  const tooltip = (
    <Tooltip
      cursor={{ fill: 'var(--muted)', stroke: 'var(--border)' }}
      contentStyle={{
        background: 'var(--popover)',
        color: 'var(--popover-foreground)',
        border: '1px solid var(--border)',
        borderRadius: 8,
        fontSize: 13,
        padding: '6px 10px',
      }}
      labelStyle={{ fontWeight: 600, color: 'var(--popover-foreground)' }}
      itemStyle={{ color: 'var(--popover-foreground)' }}
      formatter={(value, name) => [
        formatAmount(Number(value), unit.format, unit.currency),
        name === 'second' ? names[1] : names[0],
      ]}
    />
  );
  const largest = Math.max(...points.flatMap(({ value, second = 0 }) => [Math.abs(value), Math.abs(second)]));
  const fills = hasOwnColors(points) ? chartColors(points) : [];
  const labels = points.map((point) => point.label);
  const room = Math.max(0, (width - valueRoom) / points.length - 8);
  const isLying = kind === 'bar' && !isTimed && width > 0 && !fitBelow(labels, room);
  const axes = isLying
    ? lyingAxes({ unit, largest, room: roomBeside(labels, width) })
    : axesBelow({ unit, largest, labels, room, isTimed });
  const margin = { top: 8, right: 4, bottom: 0, left: 0 };
  const label = points
    .map((point) => `${point.label}: ${formatAmount(point.value, unit.format, unit.currency)}`)
    .join(', ');
  return (
    <div
      ref={box}
      className="h-full min-h-56 w-full"
      style={isLying ? { minHeight: points.length * barRoom + 40 } : undefined}
      role="img"
      aria-label={label}
    >
      <ResponsiveContainer width="100%" height="100%">
        {kind === 'bar' ? (
          <BarChart
            data={points}
            layout={isLying ? 'vertical' : 'horizontal'}
            margin={isLying ? { ...margin, right: 16 } : margin}
            barCategoryGap="28%"
            accessibilityLayer={false}
          >
            {axes}
            {tooltip}
            <Bar
              dataKey="value"
              fill={first}
              radius={isLying ? lyingCorners : [5, 5, 0, 0]}
              maxBarSize={48}
              isAnimationActive={false}
            >
              {fills.map((fill, at) => (
                <Cell key={points[at]?.key} fill={fill} />
              ))}
            </Bar>
            {hasSecond ? (
              <Bar
                dataKey="second"
                fill={other}
                radius={isLying ? lyingCorners : [5, 5, 0, 0]}
                maxBarSize={48}
                isAnimationActive={false}
              />
            ) : null}
          </BarChart>
        ) : kind === 'line' ? (
          <LineChart data={points} margin={margin} accessibilityLayer={false}>
            {axes}
            {tooltip}
            <Line dataKey="value" stroke={first} strokeWidth={2.25} dot={false} isAnimationActive={false} />
            {hasSecond ? (
              <Line
                dataKey="second"
                stroke={other}
                strokeWidth={2.25}
                dot={false}
                isAnimationActive={false}
              />
            ) : null}
          </LineChart>
        ) : (
          <AreaChart data={points} margin={margin} accessibilityLayer={false}>
            <defs>
              <linearGradient id="kit-area" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={first} stopOpacity={0.24} />
                <stop offset="1" stopColor={first} stopOpacity={0.02} />
              </linearGradient>
            </defs>
            {axes}
            {tooltip}
            <Area
              dataKey="value"
              stroke={first}
              strokeWidth={2.25}
              fill="url(#kit-area)"
              isAnimationActive={false}
            />
            {hasSecond ? (
              <Area
                dataKey="second"
                stroke={other}
                strokeWidth={2.25}
                fill="none"
                isAnimationActive={false}
              />
            ) : null}
          </AreaChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}
