import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Format } from './api.ts';
import { chartColors, hasOwnColors } from './chart-colors.ts';
import type { ChartPoint } from './chart-point.ts';
import { formatAmount, formatTick } from './format.ts';

type Props = {
  kind: 'bar' | 'line' | 'area';
  points: ChartPoint[];
  format: Format;
  names: [string, string];
};

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 };
const first = 'var(--chart-1)';
const other = 'var(--chart-3)';

const axes = (format: Format, largest: number) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--grid)" />,
  <XAxis
    key="x"
    dataKey="label"
    tickLine={false}
    axisLine={false}
    tick={tick}
    tickMargin={8}
    minTickGap={12}
  />,
  <YAxis
    key="y"
    tickLine={false}
    axisLine={false}
    tick={tick}
    width="auto"
    allowDecimals={false}
    tickFormatter={(value: number) => formatTick(value, format, largest)}
  />,
];

/** The part that needs recharts, loaded when the first chart is shown. */
export function ChartCanvas({ kind, points, format, names }: Props) {
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
        formatAmount(Number(value), format),
        name === 'second' ? names[1] : names[0],
      ]}
    />
  );
  const largest = Math.max(...points.flatMap(({ value, second = 0 }) => [Math.abs(value), Math.abs(second)]));
  const fills = hasOwnColors(points) ? chartColors(points) : [];
  const margin = { top: 8, right: 4, bottom: 0, left: 0 };
  const label = points.map((point) => `${point.label}: ${formatAmount(point.value, format)}`).join(', ');
  return (
    <div className="h-full min-h-56 w-full" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        {kind === 'bar' ? (
          <BarChart data={points} margin={margin} barCategoryGap="28%" accessibilityLayer={false}>
            {axes(format, largest)}
            {tooltip}
            <Bar dataKey="value" fill={first} radius={[5, 5, 0, 0]} maxBarSize={48} isAnimationActive={false}>
              {fills.map((fill, at) => (
                <Cell key={points[at]?.key} fill={fill} />
              ))}
            </Bar>
            {hasSecond ? (
              <Bar
                dataKey="second"
                fill={other}
                radius={[5, 5, 0, 0]}
                maxBarSize={48}
                isAnimationActive={false}
              />
            ) : null}
          </BarChart>
        ) : kind === 'line' ? (
          <LineChart data={points} margin={margin} accessibilityLayer={false}>
            {axes(format, largest)}
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
            {axes(format, largest)}
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
